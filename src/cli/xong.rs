//! `curio xong`: counting and listing Xoids, and drawing boards that a text editor
//! can change.

use anyhow::Context as _;
use serde::Serialize;

use super::{
    args::GameOptions,
    context::Context,
    output::{Out, aligned, print_json},
    progress::Clock,
};
use crate::rules::{
    Game, in_english,
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
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the small Xoids with the number of ways to place each on an empty board.
    Shapes {
        /// The largest number of legs.
        #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=8))]
        legs: u8,
        #[command(flatten)]
        options: GameOptions,
        /// Print JSON.
        #[arg(long)]
        json: bool,
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
        XongCommand::Counts { legs, json } => counts(*legs, *json, out)?,
        XongCommand::Shapes {
            legs,
            options,
            json,
        } => shapes(*legs, &start(options)?, *json, out)?,
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

/// How many Xoids of one size there are.
#[derive(Serialize)]
struct CountJson {
    legs: usize,
    xoids: usize,
    mirrored_apart: usize,
    oriented: usize,
}

fn counts(legs: u8, json: bool, out: &mut dyn Out) -> anyhow::Result<()> {
    // Each size takes three times as long as the one before.
    let clock = Clock::start("counting");
    let counts = catalogue::counts(usize::from(legs)).map(|count| CountJson {
        legs: count.legs,
        xoids: count.free,
        mirrored_apart: count.one_sided,
        oriented: count.fixed,
    });
    let counts: Vec<CountJson> = counts.collect();
    drop(clock);
    if json {
        return print_json(out, &counts);
    }
    let head = ["legs", "Xoids", "mirrored apart", "oriented"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(counts.into_iter().map(|count| {
        [
            count.legs,
            count.xoids,
            count.mirrored_apart,
            count.oriented,
        ]
        .map(|number| number.to_string())
        .to_vec()
    }));
    out.headed(&aligned(&rows))?;
    Ok(())
}

/// A small Xoid, and in how many ways it fits on an empty board.
#[derive(Serialize)]
struct ShapeJson {
    number: String,
    hexes: usize,
    turned: usize,
    fits: usize,
    legs: Vec<String>,
    name: Option<&'static str>,
}

fn shapes(legs: u8, position: &Xong, json: bool, out: &mut dyn Out) -> anyhow::Result<()> {
    let mut shapes = Vec::new();
    for xoid in catalogue::up_to(usize::from(legs)) {
        let (legs, rank) = xoid.number().context("small Xoids are numbered")?;
        shapes.push(ShapeJson {
            number: format!("{legs}.{rank}"),
            hexes: xoid.field_count(),
            turned: xoid.orientations().len(),
            fits: position.placement_count(xoid),
            legs: xoid.mids().iter().map(|mid| format!("{mid:?}")).collect(),
            name: in_english(|| xoid.name()),
        });
    }
    if json {
        return print_json(out, &shapes);
    }
    let head = ["number", "hexes", "turned", "fits", "legs", "name"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(shapes.into_iter().map(|shape| {
        vec![
            shape.number,
            shape.hexes.to_string(),
            shape.turned.to_string(),
            shape.fits.to_string(),
            shape.legs.join(";"),
            shape.name.unwrap_or_default().to_owned(),
        ]
    }));
    out.headed(&aligned(&rows))?;
    Ok(())
}
