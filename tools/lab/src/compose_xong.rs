//! Looks for puzzles of Xong: positions near the end of games on small boards in
//! which one placement wins, or one Xoid to give, and every other loses.
//!
//! Usage: `cargo run --release -p curio-lab -- compose_xong GAMES SEED`
//!
//! Prints them as they stand in `crates/curio-engine/puzzles/xong.ron`, without titles, after
//! what tells how hard they are: how many moves there are, how good the winning
//! one looks at a glance, and how many of the lower levels find it. The same seed
//! finds the same ones.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use curio_engine::{
    CancelToken, Level, Limits, Line, Opponent, Verdict, choose, thinker, xong::proof,
};
use curio_rules::{
    AnyGame, Game,
    xong::{Board, LegSet, Move, Options, Regular, Xong},
    zobrist_key,
};

/// Positions that a proof may look at. The judge of tries has as many.
const PROOF: u64 = 80_000;
/// A puzzle has at least this many first moves.
const LEAST_MOVES: usize = 3;
/// With more vacant legs than this nobody sees what is going on.
const MOST_LIVE: u32 = 34;
/// How often each level tries its luck.
const TRIES: u64 = 4;

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
    let (games, seed) = (number(20), number(1));
    let boards = boards();
    let mut out = io::stdout().lock();
    for game in 0..games {
        let dice = zobrist_key(seed, game);
        let board = &boards[(dice % boards.len() as u64) as usize];
        for (kind, find) in finds(board, dice) {
            writeln!(
                out,
                "    // {kind}, game {game} of seed {seed}: {}",
                find.text
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The boards that are played on: regular shapes, and islands.
fn boards() -> Vec<String> {
    let drawn = [
        // A flower of seven, and two of them.
        ".x.x./x.x.x/.x.x.",
        ".x.x...x.x./x.x.x.x.x.x/.x.x...x.x.",
        // Islands.
        ".x.x.....x.x/x.x.x...x.x./.x.x.....x.x",
        "x.x.x.....x/.x.x.....x.x/x.x.x.....x",
        // A bow tie and a boat.
        "x.x...x.x/.x.x.x.x./x.x...x.x",
        "x.x.x.x.x/.x.x.x.x./..x.x.x..",
    ];
    let regular = [
        Regular::Hexagon(3),
        Regular::Triangle(4),
        Regular::Triangle(5),
        Regular::Rhombus(3),
        Regular::Rhombus(4),
        Regular::Ring(3),
    ];
    drawn
        .map(|text| Board::drawn(text).expect("a board"))
        .into_iter()
        .chain(regular.map(Board::regular))
        .map(|board| board.text())
        .collect()
}

/// The best find of each kind in a game on a board.
fn finds(board: &str, seed: u64) -> BTreeMap<&'static str, Find> {
    let never = CancelToken::default();
    let mut thinker = thinker("xong").expect("xong has opponents");
    let mut position = Xong::new(Options::on(Board::drawn(board).expect("a board")));
    let mut moves = Vec::new();
    let mut finds: BTreeMap<&'static str, Find> = BTreeMap::new();
    while !position.is_over() {
        if let Some((kind, score, text)) = examine(&position, &moves)
            && finds.get(kind).is_none_or(|best| best.score < score)
        {
            finds.insert(kind, Find { score, text });
        }
        let dice = zobrist_key(seed, moves.len() as u64);
        let who = if dice.is_multiple_of(3) {
            Opponent::Random
        } else {
            Opponent::Level(Level::try_from(2).expect("a level"))
        };
        let chosen = choose(&mut *thinker, &position, &who, dice, &never, &mut |_| {});
        let mv = chosen.expect("a move").mv.text;
        position.play_text(&mv).expect("a legal move");
        moves.push(mv);
    }
    finds
}

/// What is proven of a position with this many lines.
fn lines(position: &Xong, lines: u8) -> Option<Vec<Line>> {
    let limits = Limits::nodes(PROOF).with_lines(lines);
    Some(proof(position, &limits, &CancelToken::default())?.lines)
}

/// The winning line, where one move alone wins.
fn only_win(position: &Xong) -> Option<Vec<String>> {
    let best = lines(position, 1)?.into_iter().next()?;
    if !matches!(best.verdict, Verdict::Win { .. }) {
        return None;
    }
    let mut two = lines(position, 2)?.into_iter();
    let (first, second) = (two.next()?, two.next()?);
    let Verdict::Win { plies } = first.verdict else {
        return None;
    };
    // Where the proof took all that was granted, the line is not written to its end.
    let is_whole = first.moves.len() == plies as usize;
    (is_whole && matches!(second.verdict, Verdict::Loss { .. })).then_some(first.moves)
}

/// What kind of puzzle a position is, how good, and how it is written down.
fn examine(position: &Xong, moves: &[String]) -> Option<(&'static str, u32, String)> {
    if position.live().len() > MOST_LIVE || position.turns() < 4 {
        return None;
    }
    let solution = only_win(position)?;
    let winning = position.parse_move(&solution[0]).ok()?;
    let glance = match &winning {
        Move::Place(legs) => Glance::of_placement(position, legs)?,
        _ => Glance::of_give(position, &winning)?,
    };
    if glance.moves < LEAST_MOVES {
        return None;
    }
    let found = found_by(position, &solution[0]);
    let (sole, turns) = sole_moves(position, &solution);
    let missed = found.iter().filter(|times| **times < TRIES).count() as u32;
    let score = 2 * missed + solution.len() as u32 + 2 * sole + 2 * glance.better as u32;
    let text = format!(
        "score {score}, {} moves, {} look better, {} as good, gains {}, cashes {}, levels {found:?}, \
         alone at {sole} of {turns} turns, {} plies, {} live\n{}\n    (\n        id: \"\",\n        \
         title: \"\",\n        task: \"\",\n        options: {{\"board\": \
         \"{}\"}},\n        moves: \"{}\",\n        solution: \"{}\",\n    ),",
        glance.moves,
        glance.better,
        glance.equal,
        glance.gain,
        glance.cashed,
        solution.len(),
        position.live().len(),
        commented(&Game::diagram(position)),
        position.board().text(),
        moves.join(" "),
        solution.join(" "),
    );
    Some((glance.kind, score, text))
}

fn commented(diagram: &str) -> String {
    let lines: Vec<String> = diagram
        .lines()
        .map(|line| format!("    // {line}"))
        .collect();
    lines.join("\n")
}

/// How the winning move looks to somebody who does not look ahead.
struct Glance {
    kind: &'static str,
    moves: usize,
    better: usize,
    equal: usize,
    gain: i32,
    cashed: u32,
}

impl Glance {
    fn of_placement(position: &Xong, winning: &LegSet) -> Option<Self> {
        let all = position.placements(position.hand()?);
        let gains: Vec<i32> = all
            .iter()
            .filter_map(|legs| Some(position.cold(legs)?.value()))
            .collect();
        let cold = position.cold(winning)?;
        let (gain, cashed) = (cold.value(), cold.cashed.len());
        let better = gains.iter().filter(|other| **other > gain).count();
        let equal = gains.iter().filter(|other| **other == gain).count() - 1;
        Some(Self {
            kind: match (better, cashed) {
                (_, 3..) => "cash",
                (0, _) => "place, the most",
                _ => "place, not the most",
            },
            moves: all.len(),
            better,
            equal,
            gain,
            cashed,
        })
    }

    /// A give looks the better the less the receiver can gain with it at once.
    fn of_give(position: &Xong, winning: &Move) -> Option<Self> {
        let most = |mv: &Move| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            let all = next.placements(next.hand()?);
            all.iter()
                .filter_map(|legs| Some(next.cold(legs)?.value()))
                .max()
        };
        let gain = most(winning)?;
        let all: Vec<i32> = lines(position, u8::MAX)?
            .iter()
            .filter_map(|line| most(&position.parse_move(line.moves.first()?).ok()?))
            .collect();
        let better = all.iter().filter(|other| **other < gain).count();
        Some(Self {
            kind: if better == 0 {
                "give, the least"
            } else {
                "give, not the least"
            },
            moves: all.len(),
            better,
            equal: all.iter().filter(|other| **other == gain).count() - 1,
            gain,
            cashed: 0,
        })
    }
}

/// How often each of the levels 1 to 7 finds the winning move.
fn found_by(position: &Xong, winning: &str) -> Vec<u64> {
    let never = CancelToken::default();
    let mut thinker = thinker("xong").expect("xong has opponents");
    (1..=7_u8)
        .map(|level| {
            let who = Opponent::Level(Level::try_from(level).expect("a level"));
            let mut finds = |dice: &u64| {
                choose(&mut *thinker, position, &who, *dice, &never, &mut |_| {})
                    .is_some_and(|choice| choice.mv.text == winning)
            };
            (0..TRIES).filter(|dice| finds(dice)).count() as u64
        })
        .collect()
}

/// At how many of the winner's turns one move alone wins, and how many of them
/// leave a choice.
fn sole_moves(start: &Xong, solution: &[String]) -> (u32, u32) {
    let (mut position, solver) = (start.clone(), start.to_act());
    let (mut sole, mut turns) = (0, 0);
    for mv in solution {
        if position.to_act() == solver {
            let known = lines(&position, 2).unwrap_or_default();
            if let [_, second] = &known[..] {
                turns += 1;
                sole += u32::from(matches!(second.verdict, Verdict::Loss { .. }));
            }
        }
        position.play_text(mv).expect("a legal move");
    }
    (sole, turns)
}
