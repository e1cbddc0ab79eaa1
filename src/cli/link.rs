//! `curio link`: a match as a link.

use std::path::PathBuf;

use super::{context::Context, matches};
use crate::record::{LinkContents, link};

/// Print a match as a link.
///
/// The whole match stands behind the `#`, so nothing is stored anywhere. Every command that
/// reads a record takes the link in its place, between quotation marks.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio link game.curio --address https://example.org/curio/\n  \
    curio replay \"$(curio link bundled:xima-game-1)\"")]
pub(super) struct Args {
    /// The record, or `bundled:NAME` (see `curio matches`).
    file: PathBuf,
    /// The address of a page that opens such links. Only what stands behind its `#` by default.
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    /// Leave out the names of the players.
    #[arg(long)]
    no_names: bool,
    /// Leave out comments and marks.
    #[arg(long)]
    no_comments: bool,
    /// Add the clock, and how long each turn took.
    #[arg(long)]
    times: bool,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let game = matches::load(&args.file)?;
    let contents = LinkContents {
        names: !args.no_names,
        comments: !args.no_comments,
        times: args.times,
        ..LinkContents::ALL
    };
    let word = link::write(&game, contents)?;
    match &args.address {
        Some(address) => {
            let address = address.split('#').next().unwrap_or_default();
            writeln!(context.out, "{address}#{word}")?;
        }
        None => writeln!(context.out, "{word}")?,
    }
    Ok(())
}
