//! `curio export`: animations, once they can be made.

use std::path::PathBuf;

use super::Context;

/// Make an animation of a match (not built yet).
#[derive(Debug, clap::Args)]
#[command(hide = true)]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// The animation to write.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Which moves.
    #[arg(long, value_name = "A..B")]
    plies: Option<String>,
    /// How long each move is shown.
    #[arg(long, value_name = "S")]
    seconds_per_ply: Option<f32>,
}

pub(super) fn run(args: &Args, _: &Context<'_>) -> anyhow::Result<()> {
    anyhow::bail!(
        "animations cannot be made yet, they come with a later release; \
         `curio render {} -o OUT.png` draws single positions",
        args.file.display()
    )
}
