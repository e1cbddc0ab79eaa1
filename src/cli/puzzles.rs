//! `curio puzzles`: the puzzles of a game.

use jiff::civil::Date;
use serde::Serialize;

use super::{context::Context, output::print_json};
use crate::{
    engine::puzzles::{Found, Puzzle, Said, of_day, puzzles},
    record::{days, today},
    rules::registry,
    texts,
};

/// List the puzzles of a game, easiest first, or show the puzzle of a day.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio puzzles xafka\n  \
    curio puzzles xafka --solutions --json\n  \
    curio puzzles --day today")]
pub(super) struct Args {
    /// The game, for instance `xafka`.
    #[arg(required_unless_present = "day")]
    game: Option<String>,
    /// Show the puzzle of this day: `today`, or a date such as 2026-11-26.
    #[arg(long, value_name = "DATE", value_parser = date, conflicts_with = "game")]
    day: Option<Date>,
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
    game: &'static str,
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

/// The day that is meant by a word.
fn date(word: &str) -> Result<Date, jiff::Error> {
    match word {
        "today" => Ok(today()),
        date => date.parse(),
    }
}

fn asked_for(args: &Args) -> anyhow::Result<Vec<&'static Puzzle>> {
    let of_day = args.day.and_then(|date| of_day(days(date)));
    let Some(game) = &args.game else {
        return Ok(of_day.into_iter().collect());
    };
    registry::rules(game)?;
    Ok(puzzles(game).iter().collect())
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let out = &mut *context.out;
    let mut list = Vec::new();
    for puzzle in asked_for(args)? {
        list.push((puzzle, puzzle.start()?));
    }
    if args.json {
        let list: Vec<PuzzleJson<'_>> = list
            .iter()
            .map(|(puzzle, start)| PuzzleJson {
                id: &puzzle.id,
                game: puzzle.game(),
                title: &puzzle.title,
                task: &puzzle.task,
                difficulty: puzzle.difficulty(),
                found: puzzle.found,
                themes: puzzle.themes().iter().map(|theme| theme.id).collect(),
                position: start.position_text(),
                solution: args.solutions.then_some(&*puzzle.solution),
            })
            .collect();
        return print_json(out, &list);
    }
    for (puzzle, start) in list {
        let Said { title, task } = puzzle.said();
        let heading = match puzzle.difficulty() {
            Some(stars) => texts::cli_puzzle_rated(&puzzle.id, stars, task, title),
            None => texts::cli_puzzle(&puzzle.id, task, title),
        };
        writeln!(out, "{heading}")?;
        writeln!(out, "  {}", start.position_text())?;
        if args.solutions {
            writeln!(out, "  {}", puzzle.solution.join(" "))?;
        }
    }
    Ok(())
}
