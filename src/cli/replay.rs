//! `curio replay`: watching a match in the window.

use std::{
    io::{self, Write as _},
    path::PathBuf,
};

use super::context::Context;
use crate::{
    client::ClientRequest,
    record::{self, Salvaged},
};

/// Watch a recorded match in the window.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  curio replay game.curio\n\n\
    Of a damaged record, the intact part is shown.")]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
}

pub(super) fn run(args: &Args, context: &Context<'_>) -> anyhow::Result<()> {
    let Salvaged { game, damage } = record::salvage(&args.file)?;
    if let Some(damage) = damage {
        // The match is shown even if the warning cannot be printed.
        let _ = writeln!(
            io::stderr(),
            "warning: {}: {damage}; only the {} moves before that are shown",
            args.file.display(),
            game.len()
        );
    }
    context.open(ClientRequest::Replay {
        game: Box::new(game),
        path: record::path_of(&args.file).into_owned(),
    })
}
