//! `curio notation`: a record as a list of moves.

use std::path::PathBuf;

use super::{Context, matches};
use crate::record::notation::{self, Form};

/// Print a record as a list of moves.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio notation game.curio\n  \
    curio notation game.curio --short\n\n\
    `curio import` reads both forms.")]
pub(super) struct Args {
    /// The record, or `bundled:NAME` (see `curio matches`).
    file: PathBuf,
    /// Use the short notation of players, if the game has one.
    #[arg(long)]
    short: bool,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let game = matches::load(&args.file)?;
    let form = if args.short { Form::Short } else { Form::Long };
    context
        .out
        .write_all(notation::write(&game, form).as_bytes())?;
    Ok(())
}
