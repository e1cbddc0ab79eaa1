//! Which positions have been there before, as far as they can come back, and where
//! everybody moved last.

use super::{
    moves::{Move, Origin},
    position::{SEATS, Xima},
    square::Square,
};
use crate::Player;

/// How many positions back a repetition is looked for.
const MEMORY: usize = 80;

/// The keys of the positions since something last happened that cannot be
/// undone, at most the last [`MEMORY`].
#[derive(Clone, Copy)]
pub(super) struct History {
    keys: [u64; MEMORY],
    len: usize,
    /// A bit for each key by its last eight bits: where it is not set, the key has not
    /// occurred.
    seen: [u64; 4],
    /// Whether any of them was there twice.
    pub has_pairs: bool,
    /// The last step of each player, where the last move was one.
    steps: [Option<(Square, Square)>; SEATS],
}

impl History {
    pub const EMPTY: Self = Self {
        keys: [0; MEMORY],
        len: 0,
        seen: [0; 4],
        has_pairs: false,
        steps: [None; SEATS],
    };

    /// Notes where a player moves a block.
    pub fn note_move(&mut self, player: Player, origin: Origin, to: Square) {
        self.steps[player.index() & 3] = match origin {
            Origin::On(from) => Some((from, to)),
            Origin::Reserve | Origin::SpecialReserve => None,
        };
    }

    /// Forgets the positions: they cannot come back.
    pub const fn clear(&mut self) {
        self.len = 0;
        self.seen = [0; 4];
        self.has_pairs = false;
    }

    pub fn push(&mut self, key: u64) {
        let (word, bit) = ((key >> 6 & 3) as usize, 1 << (key & 63));
        if self.seen[word] & bit != 0 {
            self.has_pairs |= self.count(key) > 0;
        }
        self.seen[word] |= bit;
        self.keys[self.len % MEMORY] = key;
        self.len += 1;
    }

    /// How often a position occurred.
    pub fn count(&self, key: u64) -> usize {
        self.keys[..self.len.min(MEMORY)]
            .iter()
            .filter(|it| **it == key)
            .count()
    }

    /// The position `back` turns ago; 1 is the last.
    pub const fn ago(&self, back: usize) -> Option<u64> {
        if back > self.len || back > MEMORY {
            None
        } else {
            Some(self.keys[(self.len - back) % MEMORY])
        }
    }
}

impl Xima {
    /// Whether a move of the player to move goes straight back to where that player's
    /// last one came from. What was moved before a position was read from a text is
    /// not known.
    pub fn takes_back(&self, mv: Move) -> bool {
        let last = self.history.steps[self.to_move.index() & 3];
        matches!(mv, Move::Step { from, to } if last == Some((to, from)))
    }
}
