//! `curio xong`: counting and listing Xoids, and drawing boards that a text editor
//! can change.

use anyhow::Context as _;

use super::{args::GameOptions, context::Context, table::aligned};
use crate::rules::{
    Game,
    xong::{Xong, catalogue},
};

/// Count and list Xoids, and draw boards.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio xong counts --legs 10\n  \
    curio xong shapes --legs 4 --option board=small\n  \
    curio xong board --option board=random --option board_seed=7 > my-board.txt\n  \
    curio play xong --option board=my-board.txt")]
pub(super) struct Args {
    #[command(subcommand)]
    what: XongCommand,
}

#[derive(Debug, clap::Subcommand)]
enum XongCommand {
    /// Count the Xoids by number of legs.
    Counts {
        /// The largest number of legs; each additional leg takes three times as long.
        #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=13))]
        legs: u8,
    },
    /// List the small Xoids with the number of ways to place each on an empty board.
    Shapes {
        /// The largest number of legs.
        #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=8))]
        legs: u8,
        #[command(flatten)]
        options: GameOptions,
    },
    /// Draw a board with x and ., for a text editor.
    Board {
        /// Write it in one line, as in options and positions.
        #[arg(long)]
        line: bool,
        #[command(flatten)]
        options: GameOptions,
    },
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let out = &mut *context.out;
    let start = |options: &GameOptions| -> anyhow::Result<Xong> {
        let values = options.values(Xong::INFO.id)?;
        let read = Xong::read_options(&values).map_err(crate::rules::registry::SetUpError::from);
        Ok(Xong::new(read?))
    };
    match &args.what {
        XongCommand::Counts { legs } => {
            let mut rows = vec![
                ["legs", "Xoids", "mirrored apart", "oriented"]
                    .map(str::to_owned)
                    .to_vec(),
            ];
            rows.extend(catalogue::counts(usize::from(*legs)).map(|count| {
                [count.legs, count.free, count.one_sided, count.fixed]
                    .map(|number| number.to_string())
                    .to_vec()
            }));
            write!(out, "{}", aligned(&rows))?;
        }
        XongCommand::Shapes { legs, options } => {
            let position = start(options)?;
            let head = ["number", "hexes", "turned", "fits", "legs", "name"];
            let mut rows = vec![head.map(str::to_owned).to_vec()];
            for xoid in catalogue::up_to(usize::from(*legs)) {
                let (legs, rank) = xoid.number().context("small Xoids are numbered")?;
                let mids: Vec<String> = xoid.mids().iter().map(|mid| format!("{mid:?}")).collect();
                rows.push(vec![
                    format!("{legs}.{rank}"),
                    xoid.field_count().to_string(),
                    xoid.orientations().len().to_string(),
                    position.placement_count(xoid).to_string(),
                    mids.join(";"),
                    xoid.name().unwrap_or_default().to_owned(),
                ]);
            }
            write!(out, "{}", aligned(&rows))?;
        }
        XongCommand::Board { line, options } => {
            let position = start(options)?;
            if *line {
                writeln!(out, "{}", position.board().text())?;
            } else {
                write!(out, "{}", position.board().picture())?;
            }
        }
    }
    Ok(())
}
