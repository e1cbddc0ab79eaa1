//! `curio verify`: checking records.

use std::path::PathBuf;

use serde::Serialize;

use super::{
    context::Context,
    line_of, matches,
    output::{GOOD, print_json},
    progress::Progress,
};
use crate::texts;

/// Check records against the rules: every move, every hash, the result.
///
/// Prints one line per file, and stops with exit code 1 at the first wrong one.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Example:\n  curio verify ~/.local/share/curio/matches/*.curio\n\n\
    JSON: a list of {file, ok, game, plies, result, error}, which ends with the first wrong one."
)]
pub(super) struct Args {
    /// The records.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What was found out about a record.
#[derive(Debug, Serialize)]
struct VerifiedJson {
    file: String,
    ok: bool,
    #[serde(flatten)]
    content: Option<ContentJson>,
    error: Option<String>,
}

#[derive(Debug, Serialize)]
struct ContentJson {
    game: String,
    plies: usize,
    result: Option<String>,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let mut progress = Progress::new("record", args.files.len() as u64);
    let mut found = Vec::new();
    let mut wrong = Ok(());
    for path in &args.files {
        let read = matches::load(path);
        let file = path.display().to_string();
        match read {
            Ok(game) => {
                let result = game.outcome().map(|outcome| outcome.explanation);
                if !args.json {
                    let ending = result.as_deref().unwrap_or(texts::cli_adjourned());
                    let (name, plies) = (&game.terms().game, game.len());
                    write!(context.out, "{file}: ")?;
                    context.out.styled(GOOD, "ok")?;
                    let content = texts::cli_verified(name, plies, ending);
                    writeln!(context.out, ", {content}")?;
                }
                found.push(VerifiedJson {
                    file,
                    ok: true,
                    content: Some(ContentJson {
                        game: game.terms().game.clone(),
                        plies: game.len(),
                        result,
                    }),
                    error: None,
                });
            }
            Err(error) => {
                found.push(VerifiedJson {
                    file,
                    ok: false,
                    content: None,
                    error: Some(line_of(&error)),
                });
                wrong = Err(error);
                break;
            }
        }
        progress.step();
    }
    drop(progress);
    if args.json {
        print_json(context.out, &found)?;
    }
    wrong
}
