//! Which positions have been there before, as far as they can come back.

/// How many positions back a repetition is looked for.
const MEMORY: usize = 80;

/// The keys of the positions since something last happened that cannot be
/// undone, at most the last [`MEMORY`].
#[derive(Clone, Copy)]
pub(super) struct History {
    keys: [u64; MEMORY],
    len: usize,
    /// A bit for each key by its last eight bits: where it is not set, the key
    /// has not been there.
    seen: [u64; 4],
    /// Whether any of them was there twice.
    pub has_pairs: bool,
}

impl History {
    pub const EMPTY: Self = Self {
        keys: [0; MEMORY],
        len: 0,
        seen: [0; 4],
        has_pairs: false,
    };

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
