//! `curio notation`: a record as the game's own notation.

use std::path::PathBuf;

use super::Context;
use crate::record::{self, notation};

/// Print a record as a list of moves.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  curio notation game.curio")]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let game = record::load(&args.file)?;
    context.out.write_all(notation::write(&game).as_bytes())?;
    Ok(())
}
