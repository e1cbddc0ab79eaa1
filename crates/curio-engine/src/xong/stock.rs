//! The Xoids that are worth thinking of in a position, each with all the places
//! where it fits.
//!
//! They are the candidates of the rules, and Xoids made to measure: sets of
//! vacant legs that would bring the one who has to place them as little as
//! possible. Long ones of those, too long to fit anywhere better, are what
//! players call snakes.

use super::{super::limits::SearchBudget, evaluation::Sight};
use curio_rules::{
    IndexSet,
    xong::{Board, CellSet, LegSet, Xoid, Xong},
};

/// A place where a Xoid fits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub legs: LegSet,
    /// The hexes that it touches.
    pub cells: CellSet,
}

/// A Xoid with the places where it fits.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    pub xoid: Xoid,
    pub spots: Vec<Spot>,
}

impl Kind {
    pub fn new(position: &Xong, xoid: Xoid) -> Self {
        let board = position.board();
        let spots = position
            .placements(&xoid)
            .into_iter()
            .map(|legs| Spot {
                legs,
                cells: board.touched_by(&legs),
            })
            .collect();
        Self { xoid, spots }
    }

    /// The most that the placing player can gain with it at a glance; nothing
    /// when it does not fit.
    pub fn best_gain(&self, sight: &Sight) -> Option<i32> {
        self.spots
            .iter()
            .filter(|spot| spot.legs.is_within(&sight.vacant))
            .map(|spot| sight.gain(spot.cells))
            .max()
    }
}

/// The most kinds in a stock.
pub(super) const MOST_KINDS: usize = 128;

/// Some of the kinds of a stock, by their places in it.
pub(super) type KindSet = IndexSet<usize, { MOST_KINDS / 64 }>;

/// The Xoids that are thought of. The one in hand, if any, comes first.
#[derive(Clone, Debug)]
pub(super) struct Stock {
    pub kinds: Vec<Kind>,
}

/// How many made-to-measure Xoids there are at most, for either receiver.
const MEASURED: usize = 24;

impl Stock {
    /// Gathers the Xoids; fewer when the budget is spent, but at least one that
    /// can be given.
    pub fn new(position: &Xong, budget: &mut SearchBudget<'_>) -> Self {
        let hand = position.hand().cloned();
        let mut kinds: Vec<Kind> = hand
            .into_iter()
            .map(|hand| Kind::new(position, hand))
            .collect();
        // Whoever acts gives next, and the other one has to place it; then it
        // goes the other way round.
        let me = position.to_act();
        let mut gives = position.conceivable_gives();
        gives.sort_by_key(|xoid| (xoid.field_count(), xoid.len()));
        for receiver in [me.other(), me] {
            if budget.check() {
                break;
            }
            let sight = Sight::new(position, receiver);
            gives.extend(made_to_measure(position.board(), &sight));
        }
        for xoid in gives {
            if kinds.len() >= MOST_KINDS || (kinds.len() > 1 && budget.check()) {
                break;
            }
            if kinds.iter().any(|kind| kind.xoid == xoid) || position.is_played(&xoid) {
                continue;
            }
            let kind = Kind::new(position, xoid);
            if !kind.spots.is_empty() {
                kinds.push(kind);
            }
        }
        Self { kinds }
    }
}

/// Xoids that lie where they bring little, the least rewarding first.
fn made_to_measure(board: &Board, sight: &Sight) -> Vec<Xoid> {
    const SIZES: core::ops::RangeInclusive<u32> = 4..=14;
    let mut found: Vec<(i32, core::cmp::Reverse<u32>, LegSet)> = Vec::new();
    for seed in sight.vacant.iter() {
        let mut set = LegSet::only(seed);
        let mut cells = board.beside(seed);
        let mut open = board.neighbours(seed) & sight.vacant;
        while set.len() < *SIZES.end() {
            let next = open.iter().min_by_key(|leg| {
                let more = cells | board.beside(*leg);
                (sight.gain(more), more.len())
            });
            let Some(next) = next else {
                break;
            };
            set.insert(next);
            cells |= board.beside(next);
            open |= board.neighbours(next) & sight.vacant;
            open -= set;
            if SIZES.contains(&set.len()) && set.len().is_multiple_of(2) {
                found.push((sight.gain(cells), core::cmp::Reverse(set.len()), set));
            }
        }
    }
    found.sort_unstable();
    found.dedup_by_key(|(_, _, set)| *set);
    let xoid_of = |set: &LegSet| {
        let mids: Vec<_> = set.iter().map(|leg| board.mid(leg)).collect();
        Xoid::new(&mids).ok()
    };
    let spread = found.chunk_by(|a, b| a.0 == b.0).flat_map(|alike| {
        // Of those that bring the same not more than a dozen.
        let step = alike.len().div_ceil(12).max(1);
        alike.iter().step_by(step)
    });
    spread
        .take(MEASURED)
        .filter_map(|(_, _, set)| xoid_of(set))
        .collect()
}
