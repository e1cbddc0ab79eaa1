//! How the eight levels play Xong: how far they look, how much they overlook.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::{
    super::{Choice, Level, Limits, Signal, Verdict},
    thinker::{Strategist, alike},
};
use curio_rules::{AnyGame, Game, xong::Xong};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// Moves looked ahead at most.
    depth: u32,
    /// Xoids tried on the board.
    nodes: u64,
    /// In how many of 1000 moves it plays the first that comes to mind.
    careless: u32,
    /// Each move seems better or worse than it is by up to this many hundredths
    /// of the logarithm of the odds, 25 a point.
    misjudging: i32,
}

const MANNERS: [Manner; 8] = [
    manner(1, 2_000, 300, 240),
    manner(1, 2_000, 120, 130),
    manner(1, 4_000, 30, 60),
    manner(2, 8_000, 0, 60),
    manner(2, 8_000, 0, 30),
    manner(2, 8_000, 0, 21),
    manner(2, 12_000, 0, 8),
    manner(4, 60_000, 0, 0),
];

const fn manner(depth: u32, nodes: u64, careless: u32, misjudging: i32) -> Manner {
    Manner {
        depth,
        nodes,
        careless,
        misjudging,
    }
}

/// In the opening, moves this much worse than the best are as good to play.
const AS_GOOD: i32 = 12;

/// Play is varied during this many turns.
const OPENING: usize = 8;

/// The move that a level chooses; nothing when it was stopped before it knew
/// any.
pub(super) fn choose(
    position: &Xong,
    level: Level,
    dice: &mut Pcg64Mcg,
    stop: &Signal,
) -> Option<Choice> {
    let manner = MANNERS[usize::from(level.number().clamp(1, 8)) - 1];
    if dice.random_range(0..1000_u32) < manner.careless {
        let moves = position.legal_texts();
        let mv = pick(&moves, dice)?.clone();
        return Some(Choice { mv, report: None });
    }
    let varied = position.turns() < OPENING;
    let lines = match (manner.misjudging, varied) {
        (0, false) => 1,
        (0, true) => 4,
        _ => u8::MAX,
    };
    let limits = Limits {
        depth: Some(manner.depth),
        nodes: Some(manner.nodes),
        lines,
        ..Limits::default()
    };
    let found = Strategist::think_about(position, &limits, stop, &mut |_| {})?;
    let chosen = if manner.misjudging > 0 {
        let mut best: Option<(Verdict, usize)> = None;
        for (number, line) in found.lines.iter().enumerate() {
            let error = dice.random_range(-manner.misjudging..=manner.misjudging);
            let seems = match line.verdict {
                Verdict::Estimate(value) => Verdict::Estimate(value.saturating_add(error)),
                proven => proven,
            };
            if best.is_none_or(|(most, _)| seems > most) {
                best = Some((seems, number));
            }
        }
        best.map_or(0, |(_, number)| number)
    } else {
        let best = found.best()?.verdict;
        let good: Vec<usize> = (0..found.lines.len())
            .filter(|number| is_as_good(found.lines[*number].verdict, best))
            .collect();
        pick(&good, dice).copied().unwrap_or(0)
    };
    let mv = found.lines.get(chosen)?.moves.first()?;
    let same = alike(position, &position.parse_move(mv).ok()?);
    let mv = pick(&same, dice)?.clone();
    Some(Choice {
        mv,
        report: Some(found),
    })
}

fn is_as_good(verdict: Verdict, best: Verdict) -> bool {
    match (verdict, best) {
        (Verdict::Estimate(value), Verdict::Estimate(most)) => value + AS_GOOD >= most,
        _ => verdict == best,
    }
}

fn pick<'a, T>(list: &'a [T], dice: &mut Pcg64Mcg) -> Option<&'a T> {
    if list.is_empty() {
        None
    } else {
        // A fixed width keeps the choice the same on every machine.
        list.get(dice.random_range(0..list.len() as u64) as usize)
    }
}
