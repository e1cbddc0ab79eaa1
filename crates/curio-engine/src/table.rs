//! The transposition table: what is known of positions met before.
//!
//! Threads share it without locks. A slot is two words, the second the data and
//! the first the hash combined with them, so that a slot torn between two
//! writers is taken for another position's and ignored (Hyatt and Mann, "A
//! lock-less transposition table implementation for parallel search", 2002).

use core::sync::atomic::{AtomicU64, Ordering};

use super::verdict::score;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true score is at most this.
    Upper = 1,
    /// The true score is at least this.
    Lower = 2,
    /// It is this.
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The code of the best move.
    pub best: Option<u16>,
    /// The score, distances to the end counted from this position.
    pub score: i32,
    /// The plies that were searched below it.
    pub depth: u8,
    pub bound: Bound,
}

const NO_MOVE: u16 = u16::MAX;
const AGES: u64 = 1 << 6;

impl Entry {
    /// What a search to `depth` has found of a position at `ply`: its best move,
    /// and a score that is exact within the window, else a bound.
    pub fn found(
        best: Option<u16>,
        value: i32,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
    ) -> Self {
        Self {
            best,
            score: to_table(value, ply),
            depth: depth.clamp(0, 255) as u8,
            bound: if value >= beta {
                Bound::Lower
            } else if value > alpha {
                Bound::Exact
            } else {
                Bound::Upper
            },
        }
    }

    /// The score at `ply`, where it answers a search to `depth` within a null window.
    #[inline]
    pub fn answer(self, depth: i32, (alpha, beta): (i32, i32), ply: usize) -> Option<i32> {
        let value = from_table(self.score, ply);
        let is_deep = i32::from(self.depth) >= depth;
        // What is proven is true at any depth; but there may be a shorter win or
        // an earlier loss.
        let at_least = self.bound != Bound::Upper && (is_deep || value > score::PROVEN);
        let at_most = self.bound != Bound::Lower && (is_deep || value < -score::PROVEN);
        ((at_least && value >= beta) || (at_most && value <= alpha)).then_some(value)
    }

    fn pack(self, age: u64) -> u64 {
        u64::from(self.best.unwrap_or(NO_MOVE))
            | u64::from(self.score as i16 as u16) << 16
            | u64::from(self.depth) << 32
            | (self.bound as u64) << 40
            | age << 42
    }

    fn unpack(data: u64) -> Option<Self> {
        let bound = match data >> 40 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let best = data as u16;
        Some(Self {
            best: (best != NO_MOVE).then_some(best),
            score: i32::from((data >> 16) as u16 as i16),
            depth: (data >> 32) as u8,
            bound,
        })
    }
}

/// Distances are counted from the root in the search and from the position in
/// the table.
pub(super) const fn to_table(value: i32, ply: usize) -> i32 {
    if value > score::PROVEN {
        value + ply as i32
    } else if value < -score::PROVEN {
        value - ply as i32
    } else {
        value
    }
}

/// The reverse of [`to_table`].
pub(super) const fn from_table(value: i32, ply: usize) -> i32 {
    if value > score::PROVEN {
        value - ply as i32
    } else if value < -score::PROVEN {
        value + ply as i32
    } else {
        value
    }
}

#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots that share a place in the table.
const SLOTS: usize = 4;

/// Four slots, as large as a line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

#[derive(Debug, Default)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// How many buckets are in use, a power of two.
    used: usize,
    age: u64,
}

/// 2^18 buckets of 64 bytes: 16 MiB.
const MOST_BUCKETS: usize = 1 << 18;
const LEAST_BUCKETS: usize = 1 << 8;

impl Table {
    /// Empties the table, and fits it to a search of `nodes` positions.
    ///
    /// A small search gets a small table, so that emptying it costs less than
    /// the search; how full a table is depends on the search alone.
    pub fn renew(&mut self, nodes: Option<u64>) {
        self.used = Self::buckets_for(nodes);
        let kept = self.buckets.len().min(self.used);
        for bucket in &self.buckets[..kept] {
            for slot in &bucket.0 {
                slot.check.store(0, Ordering::Relaxed);
                slot.data.store(0, Ordering::Relaxed);
            }
        }
        if self.buckets.len() < self.used {
            self.buckets.resize_with(self.used, Bucket::default);
        }
        self.age = 0;
    }

    /// Whether the table is large enough for a search of `nodes` positions.
    pub fn suits(&self, nodes: Option<u64>) -> bool {
        self.used >= Self::buckets_for(nodes)
    }

    /// A slot for each position, as a power of two: of those that are looked at
    /// the greater part are leaves, which are not kept.
    fn buckets_for(nodes: Option<u64>) -> usize {
        nodes.map_or(MOST_BUCKETS, |nodes| {
            let buckets = nodes.div_ceil(SLOTS as u64).min(MOST_BUCKETS as u64);
            (buckets as usize)
                .next_power_of_two()
                .clamp(LEAST_BUCKETS, MOST_BUCKETS)
        })
    }

    /// Begins a new search: what is older gives way first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn bucket(&self, hash: u64) -> Option<&Bucket> {
        // The low bits choose the bucket; all of them are compared.
        self.buckets
            .get(hash as usize & (self.used.wrapping_sub(1)))
    }

    /// What is known of the position with this hash.
    pub fn get(&self, hash: u64) -> Option<Entry> {
        self.bucket(hash)?.0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == hash {
                Entry::unpack(data)
            } else {
                None
            }
        })
    }

    /// Keeps an entry, in the place of the same position's or else of the one
    /// that is worth least: old before new, shallow before deep.
    pub fn put(&self, hash: u64, mut entry: Entry) {
        let Some(bucket) = self.bucket(hash) else {
            return;
        };
        let mut victim = None;
        let mut least = i32::MAX;
        for slot in &bucket.0 {
            let data = slot.data.load(Ordering::Relaxed);
            let Some(old) = Entry::unpack(data) else {
                if least > i32::MIN {
                    least = i32::MIN;
                    victim = Some(slot);
                }
                continue;
            };
            if slot.check.load(Ordering::Relaxed) ^ data == hash {
                entry.best = entry.best.or(old.best);
                victim = Some(slot);
                break;
            }
            let worth = i32::from(old.depth) - if data >> 42 == self.age { 0 } else { 256 };
            if worth < least {
                least = worth;
                victim = Some(slot);
            }
        }
        if let Some(slot) = victim {
            let data = entry.pack(self.age);
            slot.check.store(hash ^ data, Ordering::Relaxed);
            slot.data.store(data, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(score: i32, depth: u8, bound: Bound) -> Entry {
        Entry {
            best: Some(7),
            score,
            depth,
            bound,
        }
    }

    #[test]
    fn entries_come_back_as_they_were() {
        let mut table = Table::default();
        assert_eq!(table.get(1), None);
        table.renew(Some(1000));
        for (hash, kept) in [
            (1, entry(-29_990, 0, Bound::Upper)),
            (u64::MAX, entry(29_990, 255, Bound::Lower)),
            (
                1 << 63,
                Entry {
                    best: None,
                    ..entry(-1, 3, Bound::Exact)
                },
            ),
        ] {
            table.put(hash, kept);
            assert_eq!(table.get(hash), Some(kept));
        }
        table.renew(Some(1000));
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn old_and_shallow_entries_give_way() {
        let mut table = Table::default();
        table.renew(Some(1));
        let place = |n: u64| n << 32;
        for n in 1..=4 {
            table.put(place(n), entry(0, n as u8, Bound::Exact));
        }
        table.put(place(5), entry(0, 9, Bound::Exact));
        assert_eq!(table.get(place(1)), None, "the shallowest gives way");
        table.grow_older();
        for n in 6..=9 {
            table.put(place(n), entry(0, 1, Bound::Exact));
        }
        assert_eq!(table.get(place(5)), None, "the old give way");
        assert!((6..=9).all(|n| table.get(place(n)).is_some()));
    }

    #[test]
    fn distances_are_counted_from_the_position() {
        for value in [29_990, -29_990, 123, -123, 0] {
            assert_eq!(from_table(to_table(value, 9), 9), value);
        }
        assert_eq!(to_table(29_990, 4), 29_994);
    }
}
