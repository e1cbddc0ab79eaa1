//! Looks for puzzles of Mathematichess: positions on a small board with a few
//! plies to go, where one move wins and every other loses, at each of the
//! solver's turns.
//!
//! Usage: `cargo run --release -p curio-lab -- compose_mathematichess WANTED SEED SIZE PLIES [KEY=VALUE...]`
//!
//! Prints them as they stand in `crates/curio-engine/puzzles/mathematichess.ron`, without
//! titles. The same seed finds the same ones.

use std::io::{self, Write};

use curio_engine::{CancelToken, Limits, Verdict, mathematichess::placing, thinker};
use curio_rules::{
    Game, OptionValues,
    mathematichess::{Mathematichess, set_up::random_placement},
    zobrist_key,
};

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let number = |n: usize, otherwise: u64| {
        arguments
            .get(n)
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (wanted, seed) = (number(0, 3), number(1, 1));
    let (size, plies) = (number(2, 5), number(3, 1));
    let mut options: OptionValues = [("size", size), ("limit", plies)]
        .map(|(key, value)| (key.to_owned(), value.to_string()))
        .into();
    options.extend(
        arguments
            .iter()
            .skip(4)
            .filter_map(|option| option.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.to_owned())),
    );
    let mut out = io::stdout().lock();
    let (mut found, mut tried) = (0, 0);
    while found < wanted && tried < 200_000 {
        let Some(moves) = battle(&options, zobrist_key(seed, tried)) else {
            tried += 1;
            continue;
        };
        tried += 1;
        if let Some(solution) = solution(&options, &moves, plies as usize) {
            found += 1;
            writeln!(
                out,
                "    (\n        id: \"\",\n        title: \"\",\n        task: \"\",\n        \
                 options: {options:?},\n        moves: \"{}\",\n        \
                 solution: \"{}\",\n    ),",
                moves.join(" "),
                solution.join(" "),
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The placements of a board that is filled half at random, half with care.
fn battle(options: &OptionValues, seed: u64) -> Option<Vec<String>> {
    let options = Mathematichess::read_options(options).expect("options");
    let mut position = Mathematichess::new(options);
    let mut moves = Vec::new();
    while position.is_placing() {
        let with_care = zobrist_key(seed, moves.len() as u64).is_multiple_of(2);
        let mv = if with_care {
            placing::placement(&position)
        } else {
            random_placement(&position, seed)
        }?;
        moves.push(position.move_text(&mv));
        position.play(&mv).ok()?;
    }
    Some(moves)
}

/// The winning line, if there is one and no other move wins or draws on the way.
fn solution(options: &OptionValues, moves: &[String], plies: usize) -> Option<Vec<String>> {
    let never = CancelToken::default();
    let mut position = curio_rules::registry::start("mathematichess", options).expect("options");
    for mv in moves {
        position.play_text(mv).expect("a placement");
    }
    let mut line = Vec::new();
    while position.outcome().is_none() {
        let mut thinker = thinker("mathematichess")?;
        let limits = Limits::default().with_lines(2);
        let report = thinker.think(&*position, &limits, &never, &mut |_| {})?;
        let best = report.best()?;
        if line.len() % 2 == 0 {
            let alone = report
                .lines
                .get(1)
                .is_some_and(|second| matches!(second.verdict, Verdict::Loss { .. }));
            if !alone || !matches!(best.verdict, Verdict::Win { .. }) {
                return None;
            }
        }
        let mv = best.moves.first()?.clone();
        position.play_text(&mv).ok()?;
        line.push(mv);
    }
    (line.len() == plies).then_some(line)
}
