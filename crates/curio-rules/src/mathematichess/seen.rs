//! The positions of the second stage that can come up again.
//!
//! A match keeps many positions, and each of them remembers all those before it.
//! What they have in common is stored once, in blocks that they share, so the
//! memory grows with the length of the match and not with its square.

use core::fmt;
use std::sync::Arc;

use super::hashing::keys;
use crate::zobrist_key;

/// The number of keys in a block. A position that is copied and played on copies
/// at most one block.
const BLOCK: usize = 32;

/// The keys of positions, the oldest first.
#[derive(Clone, Default)]
pub(super) struct Seen {
    len: usize,
    /// A sum over the keys, so that what was seen twice counts twice.
    sum: u64,
    /// The block that grows; all blocks before it are full.
    last: Option<Arc<Block>>,
}

#[derive(Clone)]
struct Block {
    keys: [u64; BLOCK],
    len: usize,
    before: Option<Arc<Self>>,
}

impl Block {
    fn keys(&self) -> &[u64] {
        self.keys.get(..self.len).unwrap_or(&self.keys)
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        // One after the other: dropping each within the next would overflow the stack.
        let mut before = self.before.take();
        while let Some(block) = before {
            before = Arc::into_inner(block).and_then(|mut block| block.before.take());
        }
    }
}

impl Seen {
    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Adds a position.
    pub fn push(&mut self, key: u64) {
        self.len += 1;
        self.sum = self.sum.wrapping_add(zobrist_key(keys::SEEN, key));
        if let Some(last) = &mut self.last
            && last.len < BLOCK
        {
            let last = Arc::make_mut(last);
            last.keys[last.len] = key;
            last.len += 1;
            return;
        }
        let mut keys = [0; BLOCK];
        keys[0] = key;
        self.last = Some(Arc::new(Block {
            keys,
            len: 1,
            before: self.last.take(),
        }));
    }

    /// The blocks, the newest first.
    fn blocks(&self) -> impl Iterator<Item = &Arc<Block>> {
        core::iter::successors(self.last.as_ref(), |block| block.before.as_ref())
    }

    /// How often a position was seen.
    pub fn count(&self, key: u64) -> usize {
        self.blocks()
            .flat_map(|block| block.keys())
            .filter(|seen| **seen == key)
            .count()
    }

    /// Whether one position was seen, and once.
    pub fn is_only(&self, key: u64) -> bool {
        self.len == 1 && self.count(key) == 1
    }

    /// What the positions add to a hash.
    pub const fn sum(&self) -> u64 {
        self.sum
    }

    /// [`Seen::sum`] computed afresh.
    pub fn recomputed_sum(&self) -> u64 {
        self.blocks()
            .flat_map(|block| block.keys())
            .fold(0, |sum, key| {
                sum.wrapping_add(zobrist_key(keys::SEEN, *key))
            })
    }

    /// The keys, the oldest first.
    pub fn to_vec(&self) -> Vec<u64> {
        let mut blocks: Vec<&Arc<Block>> = self.blocks().collect();
        blocks.reverse();
        blocks
            .into_iter()
            .flat_map(|block| block.keys())
            .copied()
            .collect()
    }
}

impl FromIterator<u64> for Seen {
    fn from_iter<I: IntoIterator<Item = u64>>(keys: I) -> Self {
        let mut seen = Self::default();
        for key in keys {
            seen.push(key);
        }
        seen
    }
}

impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        if self.len != other.len || self.sum != other.sum {
            return false;
        }
        for (one, another) in self.blocks().zip(other.blocks()) {
            // What both share is equal, and so is all that lies before it.
            if Arc::ptr_eq(one, another) {
                return true;
            }
            if one.keys() != another.keys() {
                return false;
            }
        }
        true
    }
}

impl Eq for Seen {}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.to_vec()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_in_the_order_in_which_they_came() {
        let keys: Vec<u64> = (0..200).map(|n| n % 70).collect();
        let seen: Seen = keys.iter().copied().collect();
        assert_eq!(seen.to_vec(), keys);
        assert_eq!((seen.count(3), seen.count(65), seen.count(70)), (3, 2, 0));
        assert_eq!(seen.sum(), seen.recomputed_sum());
        assert!(!seen.is_only(3));
        assert!(Seen::from_iter([5]).is_only(5));
    }

    #[test]
    fn copies_share_what_came_before_and_go_their_own_ways() {
        let common: Seen = (0..100).collect();
        let (mut one, mut other) = (common.clone(), common.clone());
        one.push(7);
        other.push(8);
        assert_eq!((common.len, one.len, other.len), (100, 101, 101));
        assert_ne!(one, other);
        assert_eq!(one, (0..100).chain([7]).collect());
        let block = |seen: &Seen| seen.blocks().nth(1).cloned();
        assert!(
            block(&one)
                .zip(block(&other))
                .is_some_and(|(one, other)| Arc::ptr_eq(&one, &other)),
            "full blocks are stored once"
        );
        one.clear();
        assert_eq!(one, Seen::default());
    }

    #[test]
    fn a_long_memory_is_dropped_without_overflowing_the_stack() {
        drop((0..3_000_000).collect::<Seen>());
    }
}
