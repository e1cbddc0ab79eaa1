//! Which vacant legs a new Xoid can still cover: the exact test for the end of
//! the game and for hexagons that are cut off.
//!
//! A vacant leg is *live* when some new Xoid that fits covers it, else it is
//! *dead*. Dead legs stay dead: vacant legs only become fewer and played shapes
//! more. The game is over when no leg is live.
//!
//! Each connected set of `k + 1` legs that contains a leg contains a connected set of `k`
//! legs that does, because a connected graph has two vertices that are not cut vertices. So a
//! least new Xoid over a leg grows leg by leg out of sets that contain it and whose shapes
//! are all played, and only such sets need to be grown.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    board::Board,
    lattice::Mid,
    sets::{Leg, LegSet},
    xoid::{Xoid, canonical},
};

/// The Xoids that have been played, made for asking whether a set of legs has
/// one of their shapes.
#[derive(Clone, Debug, Default)]
pub(super) struct Played {
    /// In the order of play.
    xoids: Vec<Xoid>,
    /// How many have each number of legs, for the sizes that occur.
    sizes: Vec<u16>,
    /// The bit patterns of all orientations of the small ones, ascending.
    patterns: Vec<u128>,
}

/// Sets of up to this many legs have a bit pattern.
const SMALL: usize = 10;

/// The side of the square in which the pattern of a small set lies: `n`
/// connected legs reach over `n` coordinates, one more for the even origin.
const SQUARE: i16 = SMALL as i16 + 1;

/// Small sets of legs as bits in a square; the same for sets that differ by an
/// even vector only.
fn pattern(mids: impl Iterator<Item = Mid> + Clone) -> u128 {
    let (mut x, mut y) = (i16::MAX, i16::MAX);
    for mid in mids.clone() {
        x = x.min(mid.x);
        y = y.min(mid.y);
    }
    let (x, y) = (x & !1, y & !1);
    mids.fold(0, |pattern, mid| {
        pattern | 1 << ((mid.y - y) * SQUARE + (mid.x - x)).clamp(0, 127)
    })
}

impl Played {
    pub fn insert(&mut self, xoid: &Xoid) {
        if self.sizes.len() <= xoid.len() {
            self.sizes.resize(xoid.len() + 1, 0);
        }
        self.sizes[xoid.len()] += 1;
        if xoid.len() <= SMALL {
            let fresh = xoid.orientations().iter();
            self.patterns
                .extend(fresh.map(|mids| pattern(mids.iter().copied())));
            self.patterns.sort_unstable();
        }
        self.xoids.push(xoid.clone());
    }

    /// The Xoids in the order of play.
    pub fn xoids(&self) -> &[Xoid] {
        &self.xoids
    }

    pub fn contains(&self, xoid: &Xoid) -> bool {
        self.sizes.get(xoid.len()).is_some_and(|count| *count > 0) && self.xoids.contains(xoid)
    }

    /// Whether a connected set of legs has the shape of a Xoid that was played.
    fn has_shape_of(&self, board: &Board, legs: &[Leg]) -> bool {
        let mids = legs.iter().map(|leg| board.mid(*leg));
        if legs.len() <= SMALL {
            self.patterns.binary_search(&pattern(mids)).is_ok()
        } else {
            let shape = canonical(&mids.collect::<Vec<_>>());
            self.xoids.iter().any(|xoid| xoid.mids() == shape)
        }
    }

    /// The least number of legs of which no Xoid was played.
    fn unused_size(&self) -> usize {
        (1..)
            .find(|size| self.sizes.get(*size).is_none_or(|count| *count == 0))
            .unwrap_or(1)
    }
}

/// The live legs among the vacant ones.
pub(super) fn live_legs(board: &Board, vacant: &LegSet, played: &Played) -> LegSet {
    let unused = played.unused_size();
    let mut live = LegSet::EMPTY;
    let mut rest = *vacant;
    while let Some(leg) = rest.least() {
        let component = board.component(leg, &rest);
        rest -= component;
        // Any leg of so large a component grows to a set of the size of which
        // nothing was played.
        if component.len() as usize >= unused {
            live |= component;
        } else {
            live |= Pocket::new(board, &component).live(played);
        }
    }
    live
}

/// The new Xoids of the least size that fit, in ascending order; none when the
/// game is over.
pub(super) fn least_new(board: &Board, vacant: &LegSet, played: &Played) -> Vec<Xoid> {
    let mut level: BTreeSet<LegSet> = vacant.iter().map(LegSet::only).collect();
    while !level.is_empty() {
        let mut fresh: BTreeSet<Vec<Mid>> = BTreeSet::new();
        let mut grown: BTreeSet<LegSet> = BTreeSet::new();
        for set in &level {
            let legs: Vec<Leg> = set.iter().collect();
            if !played.has_shape_of(board, &legs) {
                let mids: Vec<Mid> = legs.iter().map(|leg| board.mid(*leg)).collect();
                fresh.insert(canonical(&mids));
            } else if fresh.is_empty() {
                for leg in &legs {
                    let beside = (board.neighbours(*leg) & *vacant) - *set;
                    for next in beside.iter() {
                        let mut larger = *set;
                        larger.insert(next);
                        grown.insert(larger);
                    }
                }
            }
        }
        if !fresh.is_empty() {
            return fresh.into_iter().map(Xoid::known).collect();
        }
        level = grown;
    }
    Vec::new()
}

/// A small component of vacant legs, with sets of its legs as bits of a word.
///
/// Of every size below the size of the smallest large component something was
/// played. As a board has at most 512 legs, that size is at most 32.
struct Pocket<'a> {
    board: &'a Board,
    legs: Vec<Leg>,
    neighbours: Vec<u32>,
}

impl<'a> Pocket<'a> {
    fn new(board: &'a Board, component: &LegSet) -> Self {
        let legs: Vec<Leg> = component.iter().take(32).collect();
        let neighbours = legs
            .iter()
            .map(|leg| {
                let beside = board.neighbours(*leg);
                (0..legs.len())
                    .filter(|at| beside.contains(legs[*at]))
                    .fold(0, |set, at| set | 1 << at)
            })
            .collect();
        Self {
            board,
            legs,
            neighbours,
        }
    }

    fn live(&self, played: &Played) -> LegSet {
        let everything = u32::MAX >> (32 - self.legs.len() as u32);
        let mut live = 0_u32;
        let mut level: Vec<u32> = (0..self.legs.len()).map(|at| 1 << at).collect();
        let mut grown = Vec::new();
        let mut chosen = Vec::with_capacity(32);
        while !level.is_empty() && live != everything {
            grown.clear();
            for set in &level {
                chosen.clear();
                let mut beside = 0;
                for at in bits(*set) {
                    chosen.push(self.legs[at]);
                    beside |= self.neighbours[at];
                }
                if !played.has_shape_of(self.board, &chosen) {
                    live |= set;
                    continue;
                }
                grown.extend(bits(beside & !set).map(|at| set | 1 << at));
            }
            grown.sort_unstable();
            grown.dedup();
            core::mem::swap(&mut level, &mut grown);
        }
        bits(live).map(|at| self.legs[at]).collect()
    }
}

fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let at = set.trailing_zeros() as usize;
            set &= set - 1;
            at
        })
    })
}

/// A shared list of played Xoids with one more.
pub(super) fn with(played: &Arc<Played>, xoid: &Xoid) -> Arc<Played> {
    let mut more = Arc::clone(played);
    Arc::make_mut(&mut more).insert(xoid);
    more
}
