//! Looks for puzzles of XIMA: positions from the recorded games and from games
//! of the levels in which one move wins by force, and no other does as far as
//! the judge of tries looks.
//!
//! Usage: `cargo run --release -p curio-lab -- compose_xima GAMES SEED LEVEL`
//!
//! Prints them as they stand in `crates/curio-engine/puzzles/xima.ron`, without titles. The
//! same seed finds the same ones.

use std::io::{self, Write};

use curio_engine::{
    AnyThinker, CancelToken, Level, Limits, Opponent, Report, Verdict, choose, thinker,
};
use curio_record::shipped;
use curio_rules::{
    AnyGame, Game,
    xima::{Options, Xima},
};

/// The longest win that is looked for, in plies.
const LONGEST: u32 = 5;
/// A first look at a position.
const GLANCE: u64 = 40_000;
/// The most plies of a game.
const PLIES: usize = 120;

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let mut arguments = arguments.iter();
    let mut number = |otherwise: u64| {
        arguments
            .next()
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (games, seed, level) = (number(20), number(1), number(4));
    let mut out = io::stdout().lock();
    for shipped in shipped()
        .into_iter()
        .filter(|shipped| shipped.game == "xima")
    {
        let game = shipped.load().expect("a match that comes with the program");
        let moves: Vec<String> = game.plies().iter().map(|ply| ply.mv.clone()).collect();
        write_all(&mut out, shipped.title, &moves, usize::MAX)?;
    }
    for game in 0..games {
        let moves = played(seed + game, level);
        write_all(&mut out, &format!("seed {}", seed + game), &moves, 1)?;
    }
    Ok(())
}

/// A game that a level plays against itself, after random first moves.
fn played(seed: u64, level: u64) -> Vec<String> {
    let never = CancelToken::default();
    let mut thinker = thinker("xima").unwrap();
    let level = Opponent::Level(Level::try_from(level as u8).expect("a level"));
    let mut position = Xima::new(Options::default());
    let mut moves = Vec::new();
    while !position.is_over() && moves.len() < PLIES {
        let who = if moves.len() < 4 {
            &Opponent::Random
        } else {
            &level
        };
        let dice = seed * 1000 + moves.len() as u64;
        let chosen = choose(&mut *thinker, &position, who, dice, &never, &mut |_| {}).unwrap();
        position.play_text(&chosen.mv.text).unwrap();
        moves.push(chosen.mv.text);
    }
    moves
}

/// Writes the puzzles of a game, the last first, up to a number of them.
fn write_all(out: &mut impl Write, source: &str, moves: &[String], most: usize) -> io::Result<()> {
    let mut positions = vec![Xima::new(Options::default())];
    for mv in moves {
        let mut next = *positions.last().unwrap();
        next.play_text(mv).unwrap();
        positions.push(next);
    }
    let mut found = 0;
    for ply in (8..moves.len()).rev() {
        let Some((solution, looked)) = solution(&positions[ply]) else {
            continue;
        };
        writeln!(
            out,
            "    // {source}, after {ply} plies, {looked} positions.\n    (\n        id: \"\",\n        \
             title: \"\",\n        task: \"\",\n        moves: \"{}\",\n        \
             solution: \"{}\",\n    ),",
            moves[..ply].join(" "),
            solution.join(" "),
        )?;
        out.flush()?;
        found += 1;
        if found == most {
            break;
        }
    }
    Ok(())
}

fn think(thinker: &mut dyn AnyThinker, position: &Xima, limits: &Limits) -> Report {
    let never = CancelToken::default();
    thinker.forget();
    thinker
        .think(position, limits, &never, &mut |_| {})
        .unwrap()
}

/// The winning line of a position with one winning move, and how many positions
/// had to be looked at to know that it is the only one.
fn solution(start: &Xima) -> Option<(Vec<String>, u64)> {
    let solver = start.to_move();
    if start.is_over() || start.ascent(solver).is_some() || start.high_road().is_empty() {
        return None;
    }
    let mut thinker = thinker("xima").unwrap();
    let glance = Limits {
        depth: Some(3),
        ..Limits::nodes(GLANCE)
    };
    let is_win = |report: &Report| {
        let verdict = report.lines[0].verdict;
        matches!(verdict, Verdict::Win { plies } if (3..=LONGEST).contains(&plies))
    };
    if !is_win(&think(&mut *thinker, start, &glance)) {
        return None;
    }
    let two = thinker.profile().to_judge.with_lines(2);
    let first = think(&mut *thinker, start, &two);
    let second = first.lines.get(1)?;
    if !is_win(&first) || matches!(second.verdict, Verdict::Win { .. }) {
        return None;
    }
    let mut position = *start;
    let mut line = Vec::new();
    while !position.is_over() {
        let limits = thinker.profile().to_judge;
        let best = think(&mut *thinker, &position, &limits).lines.remove(0);
        let is_proven = match best.verdict {
            Verdict::Win { .. } => position.to_move() == solver,
            Verdict::Loss { .. } => position.to_move() != solver,
            _ => false,
        };
        if !is_proven || line.len() > LONGEST as usize {
            return None;
        }
        position.play_text(&best.moves[0]).ok()?;
        line.push(best.moves[0].clone());
    }
    let end = Game::outcome(&position)?;
    end.winners.contains(solver).then_some((line, first.nodes))
}
