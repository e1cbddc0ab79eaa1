//! What can still be placed once the vacant legs lie in small pockets: every connected set of
//! legs, and which Xoid it is.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::super::limits::SearchBudget;
use curio_rules::xong::{Board, LegSet, Xoid, Xong};

/// No larger pocket is looked into.
const LARGEST_POCKET: u32 = 24;

/// A position with more sets of legs than this is too large for a short search.
const FEW_SETS: u64 = 1_600;

/// A longer search may list one set of legs for every this many positions it may visit.
const NODES_FOR_A_SET: u64 = 200;

/// The most kinds of Xoids in any search; a shorter one may list one kind for every
/// [`SETS_FOR_A_KIND`] sets of legs.
pub(super) const MOST_KINDS: usize = 512;
const SETS_FOR_A_KIND: usize = 12;

/// Of how many sets of legs the Xoid is remembered.
const MOST_SHAPES: usize = 1 << 14;

/// Which Xoids some sets of legs of a board are. To find that out takes longer than
/// anything else here, and positions of the same game have most of their pockets in common.
#[derive(Debug, Default)]
pub(super) struct Shapes {
    of_sets: HashMap<LegSet, Xoid>,
    /// Each Xoid once, so that equal ones share their memory.
    xoids: BTreeSet<Xoid>,
}

impl Shapes {
    fn xoid_of(&mut self, position: &Xong, legs: &LegSet) -> Option<Xoid> {
        if let Some(xoid) = self.of_sets.get(legs) {
            return Some(xoid.clone());
        }
        if self.of_sets.len() >= MOST_SHAPES {
            *self = Self::default();
        }
        let new = position.xoid_of(legs).ok()?;
        let xoid = if let Some(known) = self.xoids.get(&new) {
            known.clone()
        } else {
            self.xoids.insert(new.clone());
            new
        };
        self.of_sets.insert(*legs, xoid.clone());
        Some(xoid)
    }
}

/// The Xoids that may still be given, with the places where they fit; nothing when a
/// pocket is too large, when there are too many Xoids or places for a search of this many
/// `nodes`, or when the budget was spent.
pub(super) fn kinds_that_fit(
    position: &Xong,
    nodes: u64,
    shapes: &mut Shapes,
    budget: &mut SearchBudget<'_>,
) -> Option<BTreeMap<Xoid, Vec<LegSet>>> {
    let (board, live) = (position.board(), *position.live());
    if has_large_pocket(board, &live) {
        return None;
    }
    let most_sets = (nodes / NODES_FOR_A_SET).max(FEW_SETS) as usize;
    let most_kinds = MOST_KINDS.min(most_sets / SETS_FOR_A_KIND);
    let mut kinds: BTreeMap<Xoid, Vec<LegSet>> = BTreeMap::new();
    for set in connected_sets(board, &live, most_sets)? {
        if budget.check() {
            return None;
        }
        let xoid = shapes.xoid_of(position, &set)?;
        if !position.is_played(&xoid) {
            kinds.entry(xoid).or_default().push(set);
            if kinds.len() > most_kinds {
                return None;
            }
        }
    }
    for sets in kinds.values_mut() {
        sets.sort_unstable();
    }
    Some(kinds)
}

/// Whether some connected legs are too many to be solved.
fn has_large_pocket(board: &Board, live: &LegSet) -> bool {
    let mut rest = *live;
    while let Some(leg) = rest.least() {
        let pocket = board.component(leg, &rest);
        if pocket.len() > LARGEST_POCKET {
            return true;
        }
        rest -= pocket;
    }
    false
}

/// All connected sets of legs, each once; nothing when there are more than `most`.
fn connected_sets(board: &Board, legs: &LegSet, most: usize) -> Option<Vec<LegSet>> {
    let mut sets = Vec::new();
    let mut done = LegSet::EMPTY;
    for leg in legs.iter() {
        // The sets in which this leg is the least.
        done.insert(leg);
        let open = (board.neighbours(leg) & *legs) - done;
        let mut growth = Growth {
            board,
            legs,
            most,
            sets: &mut sets,
        };
        growth.grow(LegSet::only(leg), open, done | open)?;
    }
    Some(sets)
}

struct Growth<'a> {
    board: &'a Board,
    legs: &'a LegSet,
    most: usize,
    sets: &'a mut Vec<LegSet>,
}

impl Growth<'_> {
    /// Adds a set, and every larger one that comes of it by adding `open` legs and then
    /// their neighbours. Those that were `met` before are open already, or left out for
    /// good: that is why no set comes twice.
    fn grow(&mut self, set: LegSet, mut open: LegSet, met: LegSet) -> Option<()> {
        if self.sets.len() >= self.most {
            return None;
        }
        self.sets.push(set);
        while let Some(leg) = open.least() {
            open.remove(leg);
            let fresh = (self.board.neighbours(leg) & *self.legs) - met;
            self.grow(set.with(leg), open | fresh, met | fresh)?;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use curio_rules::{Game, xong::Options, zobrist_key};

    /// A position some random moves after the start.
    fn after_random_moves(plies: usize, seed: u64) -> Xong {
        let mut position = Xong::new(Options::default());
        for ply in 0..plies {
            let moves = position.legal_moves();
            let chance = zobrist_key(seed, ply as u64);
            match moves.get((chance % moves.len().max(1) as u64) as usize) {
                Some(mv) => position.play_unchecked(mv),
                None => break,
            }
        }
        position
    }

    #[test]
    fn sets_that_hang_together_are_found_once_each() {
        let position = after_random_moves(6, 1);
        let board = position.board();
        for seed in 0..40 {
            let all: Vec<_> = position.vacant().iter().collect();
            let first = all[(zobrist_key(seed, 0) % all.len() as u64) as usize];
            // Legs around one of them, some left out at random.
            let mut legs = LegSet::only(first);
            for round in 1..4 {
                for near in legs.iter().flat_map(|leg| board.neighbours(leg).iter()) {
                    let chance = zobrist_key(seed + round, near.0.into());
                    if legs.len() < 12 && !chance.is_multiple_of(3) {
                        legs.insert(near);
                    }
                }
            }
            let legs_list: Vec<_> = legs.iter().collect();
            let expected: BTreeSet<LegSet> = (1_u32..1 << legs_list.len())
                .map(|bits| {
                    (legs_list.iter().enumerate())
                        .filter(|(n, _)| bits >> n & 1 != 0)
                        .map(|(_, leg)| *leg)
                        .collect::<LegSet>()
                })
                .filter(|set| board.is_connected(set))
                .collect();
            let found = connected_sets(board, &legs, 1 << 13).unwrap();
            assert_eq!(found.len(), expected.len(), "{legs:?}");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
            let few = expected.len() - 1;
            assert!(connected_sets(board, &legs, few).is_none());
        }
    }
}
