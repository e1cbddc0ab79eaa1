//! How the eight levels play Xong: how far they look, how much they overlook.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::{
    super::{
        CancelToken, Chosen, Level, Limits, Line, Sight, Style, USUAL, Verdict,
        sight::{Glance, any_as_good, pick},
    },
    symmetry::alike,
    thinker::XongThinker,
};
use curio_rules::xong::{Mid, Move, Xong};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
struct LevelManner {
    /// Moves looked ahead at most.
    depth: u32,
    /// Xoids tried on the board.
    nodes: u64,
    /// What it sees of the moves there are.
    sight: Sight,
    /// Each move seems better or worse than it is by up to this many hundredths
    /// of the logarithm of the odds, 25 a point.
    misjudging: i32,
}

const MANNERS: [LevelManner; 8] = [
    manner(1, 2_000, Sight(190), 150),
    manner(1, 2_000, Sight(320), 122),
    manner(1, 2_000, Sight(540), 98),
    manner(1, 4_000, Sight(820), 78),
    manner(2, 8_000, Sight::CLEAR, 58),
    manner(2, 8_000, Sight::CLEAR, 32),
    manner(2, 12_000, Sight::CLEAR, 12),
    manner(4, 60_000, Sight::CLEAR, 0),
];

const fn manner(depth: u32, nodes: u64, sight: Sight, misjudging: i32) -> LevelManner {
    LevelManner {
        depth,
        nodes,
        sight,
        misjudging,
    }
}

/// Play is varied during this many turns.
const OPENING: usize = 8;

/// The move that a level chooses; nothing when it was stopped before it knew
/// any.
pub(super) fn choose(
    position: &Xong,
    (level, style): (Level, Style),
    dice: &mut Pcg64Mcg,
    stop: &CancelToken,
) -> Option<Chosen<Move>> {
    let manner = MANNERS[usize::from(level.number().clamp(1, 8)) - 1];
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
        glance: (!manner.sight.is_clear()).then(|| Glance {
            sight: manner.sight,
            seed: dice.random(),
        }),
        style,
        ..Limits::default()
    };
    let found = XongThinker::think_about(position, &limits, stop, &mut |_| {})?;
    let chosen = if manner.misjudging > 0 {
        misjudged(&found.lines, manner.misjudging, dice)
    } else {
        any_as_good(&found.lines, dice)
    };
    let mv = chosen?.moves.first()?;
    let same = alike(position, mv);
    Some(Chosen {
        mv: pick(&same, dice)?.clone(),
        // A player who does not see everything knows nothing for certain.
        report: manner.sight.is_clear().then_some(found),
    })
}

/// The line that seems best to a player who misjudges each by up to `error`.
fn misjudged<'a>(
    lines: &'a [Line<Move>],
    error: i32,
    dice: &mut Pcg64Mcg,
) -> Option<&'a Line<Move>> {
    let mut best: Option<(Verdict, &Line<Move>)> = None;
    for line in lines {
        let error = dice.random_range(-error..=error);
        let seems = match line.verdict {
            Verdict::Estimate(value) => Verdict::Estimate(value.saturating_add(error)),
            proven => proven,
        };
        if best.is_none_or(|(most, _)| seems > most) {
            best = Some((seems, line));
        }
    }
    best.map(|(_, line)| line)
}

/// A Xoid as it was handed over is found on the board sooner than one that has to
/// be turned, and that sooner than its mirror image.
pub(super) fn salience(position: &Xong, mv: &Move) -> u32 {
    let seen = || {
        let Move::Place(legs) = mv else {
            return None;
        };
        let board = position.board();
        let mids: Vec<Mid> = legs.iter().map(|leg| board.mid(leg)).collect();
        let xoid = position.hand()?;
        let lies = xoid.orientation_of(&mids)?;
        let mut turned = xoid.mids().to_vec();
        for turns in [1000, 750, 550, 450, 550, 750] {
            if xoid.orientation_of(&turned) == Some(lies) {
                return Some(turns);
            }
            turned = turned.into_iter().map(Mid::turned).collect();
        }
        Some(250)
    };
    seen().unwrap_or(USUAL)
}
