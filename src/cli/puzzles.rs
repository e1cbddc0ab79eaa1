//! `curio puzzles`: the puzzles of a game.

use serde::Serialize;

use super::context::Context;
use crate::{
    engine::puzzles::{Found, puzzles},
    rules::registry,
};

/// List the puzzles of a game, easiest first.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio puzzles xafka\n  \
    curio puzzles xafka --solutions --json")]
pub(super) struct Args {
    /// The game, for instance `xafka`.
    game: String,
    /// Print the solutions too.
    #[arg(long)]
    solutions: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PuzzleJson<'a> {
    id: &'a str,
    title: &'a str,
    task: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<Found>,
    themes: Vec<&'static str>,
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<&'a [String]>,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    registry::rules(&args.game)?;
    let out = &mut *context.out;
    let mut list = Vec::new();
    for puzzle in puzzles(&args.game) {
        list.push((puzzle, puzzle.start()?));
    }
    if args.json {
        let list: Vec<PuzzleJson<'_>> = list
            .iter()
            .map(|(puzzle, start)| PuzzleJson {
                id: &puzzle.id,
                title: &puzzle.title,
                task: &puzzle.task,
                difficulty: puzzle.difficulty(),
                found: puzzle.found,
                themes: puzzle.themes().iter().map(|theme| theme.id).collect(),
                position: start.position_text(),
                solution: args.solutions.then_some(&*puzzle.solution),
            })
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&list)?)?;
        return Ok(());
    }
    for (puzzle, start) in list {
        writeln!(
            out,
            "{} ({}{}): {}",
            puzzle.title,
            puzzle.id,
            puzzle
                .difficulty()
                .map_or_else(String::new, |stars| format!(", difficulty {stars} of 5")),
            puzzle.task
        )?;
        writeln!(out, "  {}", start.position_text())?;
        if args.solutions {
            writeln!(out, "  {}", puzzle.solution.join(" "))?;
        }
    }
    Ok(())
}
