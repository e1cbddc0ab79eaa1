//! What the solver has found out: what is missing at a position to prove who wins, and
//! the memory of it, which solvers of the same board can share.

use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::state::State;

/// A proof number that cannot be reached: the opposite is proven.
pub(super) const NEVER: u32 = u32::MAX / 4;

/// What is still missing to prove that the player to move wins, and to prove that the
/// other does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Missing {
    pub win: u32,
    pub loss: u32,
}

impl Missing {
    pub const fn proven(wins: bool) -> Self {
        if wins {
            Self {
                win: 0,
                loss: NEVER,
            }
        } else {
            Self {
                win: NEVER,
                loss: 0,
            }
        }
    }

    pub const fn answer(self) -> Option<bool> {
        match (self.win, self.loss) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }
}

/// Slots that share a place in the table.
const SLOTS: usize = 4;

/// The bits of a [`State::key`] in a slot; the others tell how much work is in it.
const KEY: u64 = (1 << 52) - 1;

/// What was found out before: per slot a key with the work done, and what is missing.
///
/// Several threads may share it. A slot is two words, which are not written at the same
/// moment: the first has the second mixed in, so that halves of two do not look like one
/// (Hyatt and Mann, "A lockless transposition table implementation", 2002).
#[derive(Debug)]
pub(super) struct Memory {
    /// First the places for positions near the end, then the others.
    slots: Vec<[AtomicU64; 2]>,
    /// How many places there are for positions near the end, and how many others.
    ends: usize,
    others: usize,
    /// A position is near the end once this many hexagons are gone.
    gone: u32,
}

/// Positions near the end are by far the most numerous. They get no more memory than the
/// caches of a processor have: to find out again what was forgotten takes less time than to
/// read it from farther away.
const MOST_FOR_ENDS: usize = 1 << 23;

impl Memory {
    /// A memory of at most this many bytes, for a board of `cells` hexagons.
    pub fn new(bytes: usize, cells: u32) -> Self {
        let places = (bytes / (16 * SLOTS)).max(2);
        let ends = (places / 4).clamp(1, MOST_FOR_ENDS / (16 * SLOTS));
        Self {
            slots: slots(places * SLOTS),
            ends,
            others: places - ends,
            gone: cells.div_ceil(2),
        }
    }

    /// Where the slots for a key begin.
    fn place(&self, key: u64) -> usize {
        let mut mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^= mixed >> 32;
        mixed = mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let within = |places: usize| ((u128::from(mixed) * places as u128) >> 64) as usize;
        let place = if State::gone(key) >= self.gone {
            within(self.ends)
        } else {
            self.ends + within(self.others)
        };
        place * SLOTS
    }

    pub fn get(&self, key: u64) -> Option<Missing> {
        let place = self.place(key);
        let slots = self.slots.get(place..place + SLOTS)?;
        let [_, missing] = slots
            .iter()
            .map(read)
            .find(|[head, missing]| head & KEY == key && *missing != 0)?;
        Some(Missing {
            win: missing as u32,
            loss: (missing >> 32) as u32,
        })
    }

    /// Has the processor read all these places at the same time, which it does not do when
    /// each is looked up on its own: most of the time is spent waiting for the memory.
    pub fn fetch(&self, keys: impl Iterator<Item = u64>) {
        let heads = keys
            .filter_map(|key| self.slots.get(self.place(key)))
            .fold(0, |heads, [head, _]| heads ^ head.load(Relaxed));
        core::hint::black_box(heads);
    }

    /// Keeps what is missing at a position, in place of what cost the least work.
    pub fn put(&self, key: u64, missing: Missing, work: u64) {
        let place = self.place(key);
        let Some(slots) = self.slots.get(place..place + SLOTS) else {
            return;
        };
        let rank = |slot: &[AtomicU64; 2]| {
            let [head, missing] = read(slot);
            if head & KEY == key || missing == 0 {
                0
            } else {
                1 + (head >> 52)
            }
        };
        if let Some([head, second]) = slots.iter().min_by_key(|slot| rank(slot)) {
            let data = u64::from(missing.win) | u64::from(missing.loss) << 32;
            head.store((key | effort(work) << 52) ^ data, Relaxed);
            second.store(data, Relaxed);
        }
    }
}

/// This many empty slots.
fn slots(count: usize) -> Vec<[AtomicU64; 2]> {
    let empty = || [AtomicU64::new(0), AtomicU64::new(0)];
    core::iter::repeat_with(empty).take(count).collect()
}

/// A slot's key with the work done, and what is missing.
fn read([head, missing]: &[AtomicU64; 2]) -> [u64; 2] {
    let missing = missing.load(Relaxed);
    [head.load(Relaxed) ^ missing, missing]
}

/// Sixteen times the logarithm of the work, for at most twelve bits.
const fn effort(work: u64) -> u64 {
    let work = if work == 0 { 1 } else { work };
    let whole = work.ilog2() as u64;
    let rest = if whole >= 4 {
        work >> (whole - 4) & 15
    } else {
        0
    };
    whole * 16 + rest
}
