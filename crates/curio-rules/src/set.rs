//! Sets of what has a small number (squares, hexagons, legs, seats) as bits.
//!
//! One type serves all games: each names its own with an alias, such as
//! `type CellSet = IndexSet<Cell>`. What a game alone knows of its sets, such as
//! how a board is turned, it adds to its alias.

use core::{
    fmt,
    iter::FusedIterator,
    marker::PhantomData,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign},
};

/// Something that is known by a small number, and can so be in an [`IndexSet`].
pub trait Indexed: Copy {
    /// The number.
    fn index(self) -> usize;

    /// What has the number; the inverse of [`Indexed::index`].
    fn at_index(index: usize) -> Self;
}

/// A set of `T` with numbers below `64 * WORDS`, as one bit each.
///
/// Sets are plain values: they are copied, compared and hashed like numbers,
/// and iterated in ascending order. Whether a number is in range is for `T` to
/// see to; a set does not check it.
///
/// ```
/// use curio_rules::{Player, PlayerSet};
///
/// let mut playing = PlayerSet::full(3);
/// playing.remove(Player::FIRST);
/// assert_eq!(playing.first(), Some(Player::SECOND));
/// assert_eq!((playing | PlayerSet::only(Player::FIRST)).len(), 3);
/// assert!((playing - playing).is_empty());
/// ```
#[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IndexSet<T, const WORDS: usize = 1> {
    words: [u64; WORDS],
    of: PhantomData<T>,
}

impl<T: Copy, const WORDS: usize> Copy for IndexSet<T, WORDS> {}

impl<T: Copy, const WORDS: usize> Clone for IndexSet<T, WORDS> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const WORDS: usize> Default for IndexSet<T, WORDS> {
    fn default() -> Self {
        Self::from_words([0; WORDS])
    }
}

/// The word that holds a number, and its bit there.
#[inline]
const fn place<const WORDS: usize>(index: usize) -> (usize, u64) {
    let word = index >> 6;
    // Where it costs nothing, the compiler is spared the check of the bounds.
    let word = if WORDS.is_power_of_two() {
        word & (WORDS - 1)
    } else {
        word
    };
    (word, 1 << (index & 63))
}

impl<T, const WORDS: usize> IndexSet<T, WORDS> {
    /// The most members that a set can have.
    pub const CAPACITY: usize = 64 * WORDS;

    /// The set without members.
    pub const EMPTY: Self = Self::from_words([0; WORDS]);

    /// The set whose members are the bits of `words`, the lowest first.
    #[inline]
    #[must_use]
    pub const fn from_words(words: [u64; WORDS]) -> Self {
        Self {
            words,
            of: PhantomData,
        }
    }

    /// The members as bits.
    #[inline]
    #[must_use]
    pub const fn words(&self) -> &[u64; WORDS] {
        &self.words
    }

    /// The members with the numbers below `count`.
    #[must_use]
    pub const fn full(count: usize) -> Self {
        let mut words = [0; WORDS];
        let mut word = 0;
        while word < WORDS {
            let left = count.saturating_sub(64 * word);
            words[word] = if left >= 64 {
                u64::MAX
            } else {
                (1 << left) - 1
            };
            word += 1;
        }
        Self::from_words(words)
    }

    /// The set with the member of this number added, for tables of constants.
    #[inline]
    #[must_use]
    pub const fn with_index(mut self, index: usize) -> Self {
        let (word, bit) = place::<WORDS>(index);
        self.words[word] |= bit;
        self
    }

    /// Whether the member with this number is in the set, for tables of
    /// constants.
    #[inline]
    #[must_use]
    pub const fn contains_index(&self, index: usize) -> bool {
        let (word, bit) = place::<WORDS>(index);
        self.words[word] & bit != 0
    }

    /// How many members there are.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u32 {
        let (mut count, mut word) = (0, 0);
        while word < WORDS {
            count += self.words[word].count_ones();
            word += 1;
        }
        count
    }

    /// Whether there are no members.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        let (mut all, mut word) = (0, 0);
        while word < WORDS {
            all |= self.words[word];
            word += 1;
        }
        all == 0
    }

    /// What is in this set or in `other`; also `a | b`.
    #[inline]
    #[must_use]
    pub const fn union(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] |= other.words[word];
            word += 1;
        }
        self
    }

    /// What is in this set and in `other`; also `a & b`.
    #[inline]
    #[must_use]
    pub const fn intersection(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= other.words[word];
            word += 1;
        }
        self
    }

    /// What is in this set and not in `other`; also `a - b`.
    #[inline]
    #[must_use]
    pub const fn difference(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= !other.words[word];
            word += 1;
        }
        self
    }

    /// Whether the sets have a member in common.
    #[inline]
    #[must_use]
    pub const fn intersects(&self, other: &Self) -> bool {
        let (mut common, mut word) = (0, 0);
        while word < WORDS {
            common |= self.words[word] & other.words[word];
            word += 1;
        }
        common != 0
    }

    /// Whether each member of this set is in `other`.
    #[inline]
    #[must_use]
    pub const fn is_subset(&self, other: &Self) -> bool {
        let (mut missing, mut word) = (0, 0);
        while word < WORDS {
            missing |= self.words[word] & !other.words[word];
            word += 1;
        }
        missing == 0
    }
}

impl<T: Indexed, const WORDS: usize> IndexSet<T, WORDS> {
    /// The set of one member.
    #[inline]
    #[must_use]
    pub fn only(member: T) -> Self {
        Self::EMPTY.with(member)
    }

    /// Whether `member` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, member: T) -> bool {
        self.contains_index(member.index())
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, member: T) {
        let (word, bit) = place::<WORDS>(member.index());
        self.words[word] |= bit;
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        let (word, bit) = place::<WORDS>(member.index());
        self.words[word] &= !bit;
    }

    /// The set with `member` added.
    #[inline]
    #[must_use]
    pub fn with(mut self, member: T) -> Self {
        self.insert(member);
        self
    }

    /// The set with `member` taken out.
    #[inline]
    #[must_use]
    pub fn without(mut self, member: T) -> Self {
        self.remove(member);
        self
    }

    /// The member with the least number.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<T> {
        self.iter().next()
    }

    /// Takes the member with the least number out.
    #[inline]
    pub fn pop_first(&mut self) -> Option<T> {
        for (word, bits) in self.words.iter_mut().enumerate() {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(T::at_index(64 * word + bit));
            }
        }
        None
    }

    /// The `n`-th member in ascending order, counted from 0.
    #[must_use]
    pub fn nth(&self, mut n: u32) -> Option<T> {
        for (word, bits) in self.words.iter().enumerate() {
            let count = bits.count_ones();
            if n < count {
                let mut bits = *bits;
                for _ in 0..n {
                    bits &= bits - 1;
                }
                return Some(T::at_index(64 * word + bits.trailing_zeros() as usize));
            }
            n -= count;
        }
        None
    }

    /// The members in ascending order.
    #[inline]
    #[must_use]
    pub fn iter(&self) -> Members<T, WORDS> {
        Members {
            left: *self,
            word: 0,
        }
    }
}

impl<T: Copy, const WORDS: usize> BitOr for IndexSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl<T: Copy, const WORDS: usize> BitAnd for IndexSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.intersection(other)
    }
}

impl<T: Copy, const WORDS: usize> Sub for IndexSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.difference(other)
    }
}

impl<T: Copy, const WORDS: usize> BitOrAssign for IndexSet<T, WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = self.union(other);
    }
}

impl<T: Copy, const WORDS: usize> BitAndAssign for IndexSet<T, WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = self.intersection(other);
    }
}

impl<T: Copy, const WORDS: usize> SubAssign for IndexSet<T, WORDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = self.difference(other);
    }
}

impl<T: Indexed, const WORDS: usize> FromIterator<T> for IndexSet<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Indexed, const WORDS: usize> IntoIterator for IndexSet<T, WORDS> {
    type Item = T;
    type IntoIter = Members<T, WORDS>;

    #[inline]
    fn into_iter(self) -> Members<T, WORDS> {
        self.iter()
    }
}

impl<T: Indexed, const WORDS: usize> IntoIterator for &IndexSet<T, WORDS> {
    type Item = T;
    type IntoIter = Members<T, WORDS>;

    #[inline]
    fn into_iter(self) -> Members<T, WORDS> {
        self.iter()
    }
}

impl<T: Indexed + fmt::Debug, const WORDS: usize> fmt::Debug for IndexSet<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

/// The members of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Members<T: Indexed, const WORDS: usize = 1> {
    left: IndexSet<T, WORDS>,
    /// The first word with members left.
    word: usize,
}

impl<T: Indexed, const WORDS: usize> Iterator for Members<T, WORDS> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if WORDS == 1 {
            return self.left.pop_first();
        }
        while let Some(bits) = self.left.words.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(T::at_index(64 * self.word + bit));
            }
            self.word += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.left.len() as usize;
        (count, Some(count))
    }
}

impl<T: Indexed, const WORDS: usize> ExactSizeIterator for Members<T, WORDS> {}

impl<T: Indexed, const WORDS: usize> FusedIterator for Members<T, WORDS> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Number(usize);

    impl Indexed for Number {
        fn index(self) -> usize {
            self.0
        }

        fn at_index(index: usize) -> Self {
            Self(index)
        }
    }

    type Numbers = IndexSet<Number, 3>;

    fn set(members: &[usize]) -> Numbers {
        members.iter().map(|member| Number(*member)).collect()
    }

    fn members(set: Numbers) -> Vec<usize> {
        set.iter().map(|member| member.0).collect()
    }

    #[test]
    fn members_come_in_ascending_order_whatever_the_word() {
        let all = set(&[191, 64, 0, 63, 128, 65, 0]);
        assert_eq!(members(all), [0, 63, 64, 65, 128, 191]);
        assert_eq!((all.len(), all.iter().len()), (6, 6));
        assert_eq!(all.first(), Some(Number(0)));
        let by_rank: Vec<_> = (0..7).map(|n| all.nth(n).map(|member| member.0)).collect();
        assert_eq!(
            by_rank[2..],
            [Some(64), Some(65), Some(128), Some(191), None]
        );
        let mut rest = all;
        while let Some(member) = rest.pop_first() {
            assert!(all.contains(member) && !rest.contains(member));
        }
        assert!(rest.is_empty() && rest.first().is_none());
    }

    #[test]
    fn sets_are_joined_and_cut_like_sets() {
        let (a, b) = (set(&[1, 70, 130]), set(&[70, 131]));
        assert_eq!(members(a | b), [1, 70, 130, 131]);
        assert_eq!(members(a & b), [70]);
        assert_eq!(members(a - b), [1, 130]);
        assert!(a.intersects(&b) && !(a - b).intersects(&b));
        assert!((a & b).is_subset(&b) && !a.is_subset(&b));
        assert_eq!(members(a.with(Number(2)).without(Number(130))), [1, 2, 70]);
    }

    #[test]
    fn a_full_set_ends_where_it_should() {
        for count in [0, 1, 63, 64, 65, 128, 192] {
            assert_eq!(members(Numbers::full(count)), Vec::from_iter(0..count));
        }
        assert_eq!(IndexSet::<Number>::full(64).len(), 64);
    }

    #[test]
    fn constants_are_made_by_number() {
        const ODD: Numbers = Numbers::EMPTY.with_index(1).with_index(129);
        assert_eq!(members(ODD), [1, 129]);
        assert!(ODD.contains_index(129) && !ODD.contains_index(65));
    }
}
