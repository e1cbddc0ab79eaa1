//! `curio verify`: checking records.

use std::path::PathBuf;

use super::{Context, matches};

/// Check records against the rules: every move, every hash, the result.
///
/// Prints one line per file, and stops with exit code 1 at the first wrong one.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  curio verify ~/.local/share/curio/matches/*.curio")]
pub(super) struct Args {
    /// The records.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    for path in &args.files {
        let game = matches::load(path)?;
        let ending = game
            .outcome()
            .map_or_else(|| "adjourned".to_owned(), |outcome| outcome.explanation);
        writeln!(
            context.out,
            "{}: ok, {}, {} moves, {ending}",
            path.display(),
            game.terms().game,
            game.len(),
        )?;
    }
    Ok(())
}
