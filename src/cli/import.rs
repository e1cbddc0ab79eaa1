//! `curio import`: a record from a list of moves.

use std::{
    io::{self, Write as _},
    path::PathBuf,
};

use super::{Context, args::GameOptions};
use crate::{
    record::{self, format, notation},
    rules::registry,
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
    /// The list of moves, or `-` for the standard input.
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
        "the standard input".to_owned()
    } else {
        args.file.display().to_string()
    };
    let failed = |error: io::Error| anyhow::anyhow!("cannot read {name}: {error}");
    let text = if is_stdin {
        record::read_text_from(io::stdin())
    } else {
        record::read_text(&args.file)
    }
    .map_err(failed)?;
    let read = notation::read(&args.game, &args.options.values(&args.game)?, &text)
        .map_err(|error| anyhow::Error::from(error).context(name.clone()))?;
    if let Some(lines) = named(&read.left_out) {
        // The record is made even if nobody reads this.
        let _ = writeln!(
            io::stderr(),
            "note: {name}: {lines} is not part of the match"
        );
    }
    match &args.output {
        Some(path) => record::save_to(path, &read.game)?,
        None => context
            .out
            .write_all(format::write(&read.game).as_bytes())?,
    }
    Ok(())
}

/// Names lines by their numbers: `line 2`, `what stands in lines 1 to 3 and 8`.
fn named(lines: &[usize]) -> Option<String> {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for line in lines {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == *line => *last = *line,
            _ => ranges.push((*line, *line)),
        }
    }
    let mut texts: Vec<String> = ranges
        .iter()
        .map(|(first, last)| match first == last {
            true => first.to_string(),
            false => format!("{first} to {last}"),
        })
        .collect();
    let last = texts.pop()?;
    Some(match (texts.is_empty(), lines.len()) {
        (true, 1) => format!("line {last}"),
        (true, _) => format!("what stands in lines {last}"),
        (false, _) => format!("what stands in lines {} and {last}", texts.join(", ")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_named_in_ranges() {
        for (lines, expected) in [
            (&[2][..], "line 2"),
            (&[1, 2, 3], "what stands in lines 1 to 3"),
            (
                &[1, 2, 5, 9, 10],
                "what stands in lines 1 to 2, 5 and 9 to 10",
            ),
        ] {
            assert_eq!(named(lines).as_deref(), Some(expected));
        }
        assert_eq!(named(&[]), None);
    }
}
