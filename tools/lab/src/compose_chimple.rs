//! Looks for puzzles of Chimple: positions in which one meme wins and every other
//! loses, met in random games.
//!
//! Usage: `cargo run --release -p curio-lab -- compose_chimple GAMES SEED [KEY=VALUE...]`
//!
//! Prints them as they stand in `crates/curio-engine/puzzles/chimple.ron`, without titles, each
//! position once, the shortest wins first. The same seed finds the same ones.

use std::{
    collections::BTreeSet,
    io::{self, Write},
};

use curio_engine::{AnyThinker, CancelToken, Limits, Line, Verdict, thinker};
use curio_rules::{AnyGame, OptionValues, registry, zobrist_key};

/// The longest games that are looked at, in plies.
const PLIES: usize = 16;
/// A puzzle has at least this many first moves.
const LEAST_MOVES: usize = 3;

/// A puzzle that was found.
struct Find {
    /// How many moves there are at first.
    choices: usize,
    moves: Vec<String>,
    solution: Vec<String>,
}

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let number = |n: usize, otherwise: u64| {
        arguments
            .get(n)
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(0, 200), number(1, 1));
    let options: OptionValues = arguments
        .iter()
        .skip(2)
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let mut solver = thinker("chimple").expect("chimple has opponents");
    let (mut known, mut finds) = (BTreeSet::new(), Vec::new());
    for game in 0..games {
        let seed = zobrist_key(seed, game);
        let mut position = registry::start("chimple", &options).expect("options");
        let mut moves: Vec<String> = Vec::new();
        while position.outcome().is_none() && moves.len() < PLIES {
            if known.insert(position.position_text())
                && let Some((choices, solution)) = examine(&mut *solver, &*position)
            {
                let moves = moves.clone();
                finds.push(Find {
                    choices,
                    moves,
                    solution,
                });
            }
            let legal = position.legal_texts();
            let dice = zobrist_key(seed, moves.len() as u64);
            let mv = legal[(dice % legal.len() as u64) as usize].clone();
            position.play_text(&mv).expect("a legal move");
            moves.push(mv);
        }
    }
    finds.sort_by_key(|find| (find.solution.len(), find.choices));
    let mut out = io::stdout().lock();
    for find in finds {
        writeln!(
            out,
            "    // {} moves, {} plies\n    (\n        id: \"\",\n        title: \"\",\n        task: \
             \"\",\n        options: {options:?},\n        moves: \"{}\",\n        \
             solution: \"{}\",\n    ),",
            find.choices,
            find.solution.len(),
            find.moves.join(" "),
            find.solution.join(" "),
        )?;
    }
    Ok(())
}

fn think(solver: &mut dyn AnyThinker, position: &dyn AnyGame) -> Vec<Line> {
    let limits = Limits::default().with_lines(u8::MAX);
    let report = solver.think(position, &limits, &CancelToken::default(), &mut |_| {});
    report.map(|report| report.lines).unwrap_or_default()
}

/// How many moves there are, and the shortest way to win against the longest
/// defence, where one move wins in three plies or more and all others lose.
fn examine(solver: &mut dyn AnyThinker, start: &dyn AnyGame) -> Option<(usize, Vec<String>)> {
    let lines = think(solver, start);
    let is_loss = |line: &Line| matches!(line.verdict, Verdict::Loss { .. });
    let (first, others) = lines.split_first()?;
    let Verdict::Win { plies: 3.. } = first.verdict else {
        return None;
    };
    if lines.len() < LEAST_MOVES || !others.iter().all(is_loss) {
        return None;
    }
    let mut position = start.boxed_clone();
    let mut solution = Vec::new();
    while position.outcome().is_none() {
        let mv = think(solver, &*position).first()?.moves.first()?.clone();
        position.play_text(&mv).ok()?;
        solution.push(mv);
    }
    Some((lines.len(), solution))
}
