//! `curio import`: a record from a list of moves.

use std::{io, path::PathBuf};

use super::{args::GameOptions, context::Context, matches, output};
use crate::{
    record::{self, format, notation},
    rules::registry,
    texts,
};

/// Convert a list of moves into a record.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio import xafka moves.txt -o game.curio\n  \
    echo \"1. d4 g6 2. d7 g5\" | curio import xafka -\n\n\
    It reads the output of `curio notation`, what \"Copy as text\" in the window copies, a plain \
    list of moves, and a mail with one of them in it, in UTF-8, UTF-16 or Latin-1. What the \
    list says is kept or refused with its place; lines around it are named.")]
pub(super) struct Args {
    /// The game, for instance `xafka`.
    game: String,
    /// The list of moves, a link, or `-` for the standard input.
    file: PathBuf,
    #[command(flatten)]
    options: GameOptions,
    /// The record to write; the standard output by default.
    #[arg(short, long, value_name = "OUT.curio")]
    output: Option<PathBuf>,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    registry::rules(&args.game)?;
    let is_stdin = args.file.as_os_str() == "-";
    let name = if is_stdin {
        texts::cli_standard_input().to_owned()
    } else {
        args.file.display().to_string()
    };
    let failed =
        |error: io::Error| anyhow::Error::from(error).context(texts::cli_cannot_read(&name));
    let text = if is_stdin {
        record::read_text_from(io::stdin())
    } else if matches::is_link(&args.file) {
        Ok(name.clone())
    } else {
        record::read_text(&args.file)
    }
    .map_err(failed)?;
    anyhow::ensure!(!text.trim().is_empty(), texts::cli_no_match_in_it(&name));
    let read = notation::read(&args.game, &args.options.values(&args.game)?, &text)
        .map_err(|error| anyhow::Error::from(error).context(name.clone()))?;
    if let Some(lines) = read.left_out_lines() {
        output::tell(&texts::cli_note(&texts::cli_because(&name, &lines)));
    }
    match &args.output {
        Some(path) => {
            record::lasting(path)?;
            record::save_to(path, &read.game)?;
        }
        None => context
            .out
            .write_all(format::write(&read.game).as_bytes())?,
    }
    Ok(())
}
