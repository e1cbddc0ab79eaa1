//! Looks for puzzles: positions of games between quick players in which one
//! move wins, and after the best defence again only one, to the end.
//!
//! Usage: `cargo run --release -p curio-lab -- compose_xafka BOARD GAMES SEED [KEPT]`
//!
//! Prints the best finds of each kind: how hard they are, the moves to the
//! position and the solution. Titles and tasks are written by hand.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use curio_engine::{
    AnyThinker, CancelToken, Limits, Line, Verdict, thinker, xafka::evaluation::features,
};
use curio_rules::{
    AnyGame, Game, Player,
    xafka::{Cell, CellSet, Goal, Light, Move, Options, Shape, Stuck, Xafka},
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

struct Find {
    score: u32,
    text: String,
}

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let mut arguments = arguments.iter();
    let mut number = |otherwise: u64| {
        arguments
            .next()
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let shape = match number(37) {
        19 => Shape::Side3,
        61 => Shape::Side5,
        63 => Shape::Brick9x7,
        _ => Shape::Side4,
    };
    let (games, seed, kept) = (number(500), number(1), number(5) as usize);
    let mut finds: BTreeMap<&'static str, Vec<Find>> = BTreeMap::new();
    let mut player = thinker("xafka").expect("xafka can be searched");
    for game in 0..games {
        let mut dice = Pcg64Mcg::seed_from_u64(seed << 32 | game);
        let mut position = Xafka::new(Options::on(shape));
        let mut moves = Vec::new();
        while !position.is_over() {
            if position.turns() >= 8 && position.standing().len() <= 22 {
                for (kind, find) in examine(&mut *player, &position, &moves) {
                    let list = finds.entry(kind).or_default();
                    list.push(find);
                    list.sort_by_key(|find| core::cmp::Reverse(find.score));
                    list.truncate(kept);
                }
            }
            let legal = position.legal_moves();
            let quiet: Vec<Move> = legal
                .iter()
                .filter(|mv| matches!(mv, Move::To(_)))
                .copied()
                .collect();
            let random = dice.random_range(0..3_u32) > 0 || position.turns() < 4;
            let mv = if random && !quiet.is_empty() {
                quiet[dice.random_range(0..quiet.len() as u64) as usize]
            } else {
                let report = think(&mut *player, &position, &Limits::nodes(400));
                position
                    .parse_move(&report[0].moves[0])
                    .expect("a legal move")
            };
            moves.push(position.move_text(&mv));
            position.play_unchecked(mv);
        }
    }
    let mut out = io::stdout().lock();
    for (kind, list) in finds {
        writeln!(out, "== {kind}")?;
        for find in list {
            writeln!(out, "{}", find.text)?;
        }
    }
    Ok(())
}

fn think(thinker: &mut dyn AnyThinker, position: &Xafka, limits: &Limits) -> Vec<Line> {
    let never = CancelToken::default();
    let report = thinker.think(position, limits, &never, &mut |_| {});
    report.map(|report| report.lines).unwrap_or_default()
}

/// The only winning move and in how many plies it wins.
fn only_win(thinker: &mut dyn AnyThinker, position: &Xafka) -> Option<(Line, u32)> {
    let lines = think(thinker, position, &Limits::nodes(3_000_000).with_lines(2));
    let Verdict::Win { plies } = lines.first()?.verdict else {
        return None;
    };
    match lines.get(1)?.verdict {
        Verdict::Loss { .. } => Some((lines[0].clone(), plies)),
        _ => None,
    }
}

/// A line to the end in which the winner never has a choice and the defender
/// holds out as long as possible.
fn unique_line(thinker: &mut dyn AnyThinker, position: &Xafka, to_go: u32) -> Option<Vec<String>> {
    let (line, plies) = only_win(thinker, position)?;
    if plies > to_go {
        return None;
    }
    let first = line.moves[0].clone();
    let mut next = *position;
    next.play_text(&first).ok()?;
    let mut solution = vec![first];
    if next.is_over() {
        return Some(solution);
    }
    for reply in next.legal_moves() {
        let mut after = next;
        after.play_unchecked(reply);
        let text = next.move_text(&reply);
        if after.is_over() {
            if plies == 2 {
                solution.push(text);
                return Some(solution);
            }
            continue;
        }
        let longest = think(thinker, &after, &Limits::nodes(3_000_000));
        if longest.first().map(|line| line.verdict) != Some(Verdict::Win { plies: plies - 2 }) {
            continue;
        }
        // The last moves may leave no choice at all.
        if let Some(rest) = unique_line(thinker, &after, plies - 2)
            .or_else(|| forced_line(thinker, &after, plies - 2))
        {
            solution.push(text);
            solution.extend(rest);
            return Some(solution);
        }
    }
    None
}

/// As [`unique_line`] where the winner has one legal move only.
fn forced_line(thinker: &mut dyn AnyThinker, position: &Xafka, to_go: u32) -> Option<Vec<String>> {
    let legal = position.legal_moves();
    let [only] = legal[..] else {
        return None;
    };
    let mut next = *position;
    next.play_unchecked(only);
    let mut line = vec![position.move_text(&only)];
    if next.is_over() {
        return Some(line);
    }
    for reply in next.legal_moves() {
        let mut after = next;
        after.play_unchecked(reply);
        let text = next.move_text(&reply);
        if after.is_over() {
            if to_go == 2 {
                line.push(text);
                return Some(line);
            }
            continue;
        }
        let longest = think(thinker, &after, &Limits::nodes(3_000_000));
        if longest.first().map(|line| line.verdict)
            != Some(Verdict::Win {
                plies: to_go.checked_sub(2)?,
            })
        {
            continue;
        }
        if let Some(rest) = unique_line(thinker, &after, to_go - 2)
            .or_else(|| forced_line(thinker, &after, to_go - 2))
        {
            line.push(text);
            line.extend(rest);
            return Some(line);
        }
    }
    None
}

/// How many positions a fresh search needs before it prefers the winning move.
fn effort(position: &Xafka, winning: &str) -> u32 {
    let mut thinker = thinker("xafka").expect("xafka can be searched");
    for step in 0..8 {
        thinker.forget();
        let lines = think(&mut *thinker, position, &Limits::nodes(50 << (2 * step)));
        if lines.first().is_some_and(|line| line.moves[0] == winning) {
            return step;
        }
    }
    8
}

fn examine(
    thinker: &mut dyn AnyThinker,
    position: &Xafka,
    moves: &[String],
) -> Vec<(&'static str, Find)> {
    let legal = position.legal_moves();
    if legal.len() < 2 {
        return Vec::new();
    }
    let Some((line, plies)) = only_win(thinker, position) else {
        return Vec::new();
    };
    let mover = position.to_move();
    let numbers = features(position, mover, mover.other());
    let winning = position.parse_move(&line.moves[0]).expect("a legal move");
    let effort = effort(position, &line.moves[0]);
    let mut kinds = kinds(position, winning, plies, numbers[3]);
    if legal.len() >= 5 && plies >= 7 && easy_losers(thinker, position) {
        kinds.push("easy losers");
    }
    let appendix = if plies >= 3 {
        with_appendix(position)
    } else {
        None
    };
    if appendix.is_some() {
        kinds.push("appendix");
    }
    if kinds.is_empty() {
        return Vec::new();
    }
    // A fight for an appendix is turned to where the original puzzle had it.
    let turn = |mv: &Move| match (*mv, appendix) {
        (Move::To(cell), Some(symmetry)) => Move::To(symmetry[cell.index()]),
        (other, _) => other,
    };
    let turned: Vec<String> = moves
        .iter()
        .map(|text| {
            let mv = position.parse_move(text).expect("a move");
            position.move_text(&turn(&mv))
        })
        .collect();
    let position = &appendix.map_or(*position, |symmetry| position.transformed(symmetry));
    let Some(solution) = unique_line(thinker, position, plies) else {
        return Vec::new();
    };
    let mut end = *position;
    for mv in &solution {
        end.play_text(mv).expect("a legal move");
    }
    let reason = Game::outcome(&end).map_or("", |end| end.reason);
    if reason == Stuck::ShortCircuit.reason() && plies >= 5 {
        kinds.push("short circuit");
    }
    let score = plies + 2 * effort + legal.len().min(8) as u32;
    let text = format!(
        "score {score} effort {effort} plies {plies} legal {} standing {} {:?} numbers {numbers:?} {reason}\n   at {}\n   moves: {}\n   solution: {}",
        legal.len(),
        position.standing().len(),
        mover,
        Game::position_text(position),
        turned.join(" "),
        solution.join(" "),
    );
    kinds
        .into_iter()
        .map(|kind| {
            (
                kind,
                Find {
                    score,
                    text: text.clone(),
                },
            )
        })
        .collect()
}

/// The kinds of puzzle that the numbers alone tell. `territory` is how much larger
/// the mover's is.
fn kinds(position: &Xafka, winning: Move, plies: u32, territory: i32) -> Vec<&'static str> {
    let mut kinds = Vec::new();
    if position.turns() == 18 && plies >= 5 {
        kinds.push("turn 18");
    }
    if position.destinations().len() == 2 && plies >= 7 && !position.light_is_free() {
        kinds.push(if territory < -2 {
            "two moves, smaller territory"
        } else {
            "two moves"
        });
    }
    if let Move::Set(goal) = winning {
        if plies <= 2 && position.legal_moves().len() >= 4 {
            kinds.push(match goal {
                Goal::Green => "choose at once, green",
                Goal::Red => "choose at once, red",
            });
        } else if plies >= 5 {
            kinds.push(match goal {
                Goal::Green => "choose green",
                Goal::Red => "choose red",
            });
        }
    } else if position.light_is_free() && plies >= 3 {
        kinds.push("keep the light waiting");
    }
    match position.light() {
        Light::Set(Goal::Red) if plies >= 8 => kinds.push("red, long"),
        Light::Set(Goal::Green) if plies >= 9 => kinds.push("green, long"),
        _ => {}
    }
    kinds
}

/// How the board has to be turned for f4 and g5 to be a pocket with one way in,
/// or two, that both players see; nothing when no turn does it.
fn with_appendix(position: &Xafka) -> Option<&'static Vec<Cell>> {
    let board = position.board();
    let pocket: CellSet = ["f4", "g5"]
        .into_iter()
        .filter_map(|name| board.cell(name))
        .collect();
    board.symmetries().iter().find(|symmetry| {
        let turned = position.transformed(symmetry);
        let beside = pocket
            .into_iter()
            .fold(CellSet::EMPTY, |near, cell| near | board.neighbours(cell));
        let ways_in = (beside & turned.standing()) - pocket;
        let mover = turned.to_move();
        pocket.is_within(&turned.standing())
            && ways_in.len() <= 2
            && mover == Player::FIRST
            && turned.reach(mover).meets(&pocket)
            && turned.reach(mover.other()).meets(&pocket)
    })
}

/// Whether all moves but the best lose within three plies.
fn easy_losers(thinker: &mut dyn AnyThinker, position: &Xafka) -> bool {
    let lines = think(
        thinker,
        position,
        &Limits::nodes(300_000).with_lines(u8::MAX),
    );
    lines[1..]
        .iter()
        .all(|line| matches!(line.verdict, Verdict::Loss { plies } if plies <= 5))
}
