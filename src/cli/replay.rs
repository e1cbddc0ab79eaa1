//! `curio replay`: watching a match in the window.

use std::path::PathBuf;

use super::{
    context::{Context, Usage},
    matches, output,
};
use crate::{client::ClientRequest, record::Salvaged, texts};

/// Watch a recorded match in the window.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio replay game.curio\n  \
    curio replay bundled:xafka-the-wrong-colour --ply 12\n  \
    curio game.curio                      the same as `curio replay game.curio`\n\n\
    Of a damaged record, the intact part is shown.")]
pub(super) struct Args {
    /// The record, or `bundled:NAME` (see `curio matches`).
    file: PathBuf,
    /// The number of moves that are played at first.
    #[arg(long, value_name = "N", default_value_t = 0)]
    ply: usize,
}

pub(super) fn run(args: &Args, context: &Context<'_>) -> anyhow::Result<()> {
    let Salvaged { game, damage } = matches::salvage(&args.file)?;
    check_ply(args.ply, game.len())?;
    if let Some(damage) = damage {
        let (file, damage) = (args.file.display().to_string(), damage.to_string());
        let shown = texts::cli_shown_before(&damage, game.len(), &file);
        output::tell(&texts::cli_warning(&shown));
    }
    context.open(ClientRequest::Replay {
        game: Box::new(game),
        path: matches::file_of(&args.file),
        ply: args.ply,
    })
}

/// Refuses a ply that a match does not have.
pub(super) fn check_ply(ply: usize, len: usize) -> Result<(), Usage> {
    if ply <= len {
        return Ok(());
    }
    Err(Usage(texts::cli_ply_out_of_range(len, ply)))
}
