//! Sets of what a game numbers: squares, hexagons, legs.
//!
//! All games share one type, so that a set is read the same way everywhere and
//! is made fast once. Which numbers there are, and what lies beside what, is
//! left to the games.

use core::{
    fmt,
    iter::FusedIterator,
    marker::PhantomData,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign},
};

/// Something with a number, which a set can hold.
pub trait Numbered: Copy {
    /// The number, from 0.
    fn to_bit(self) -> usize;

    /// What has this number.
    ///
    /// Sets ask only for numbers that [`Numbered::to_bit`] has given, or that a
    /// game has put in by number.
    fn from_bit(bit: usize) -> Self;
}

/// Numbers what wraps its number: a type with an `index`, and the type of the number in it.
macro_rules! numbered {
    ($of:ident($number:ty)) => {
        impl $crate::Numbered for $of {
            #[inline]
            fn to_bit(self) -> usize {
                self.index()
            }

            #[inline]
            fn from_bit(bit: usize) -> Self {
                Self(bit as $number)
            }
        }
    };
}
pub(crate) use numbered;

impl Numbered for usize {
    fn to_bit(self) -> usize {
        self
    }

    fn from_bit(bit: usize) -> Self {
        bit
    }
}

/// A set of things with numbers below `64 * WORDS`, as bits.
///
/// It is copied like a number and iterates in the order of the numbers. A
/// number beyond the capacity is in no set: to insert it changes nothing.
///
/// The operators `|`, `&` and `-` are union, intersection and difference. There
/// is no complement, since a set does not know how large its board is. Sets are ordered by
/// their words, the one with the lowest numbers first.
///
/// ```
/// use curio_rules::{IndexSet, Numbered};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Field(u8);
///
/// impl Numbered for Field {
///     fn to_bit(self) -> usize {
///         self.0.into()
///     }
///     fn from_bit(bit: usize) -> Self {
///         Self(bit as u8)
///     }
/// }
///
/// // A board of up to 128 fields takes two words.
/// type Fields = IndexSet<Field, 2>;
///
/// let near: Fields = [Field(99), Field(3)].into_iter().collect();
/// let far = Fields::first(100) - near;
/// assert_eq!(far.len(), 98);
/// assert_eq!(near.iter().collect::<Vec<_>>(), [Field(3), Field(99)]);
/// assert!(!near.meets(&far) && near.is_within(&(near | far)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndexSet<T, const WORDS: usize = 1> {
    words: [u64; WORDS],
    members: PhantomData<fn() -> T>,
}

impl<T, const WORDS: usize> IndexSet<T, WORDS> {
    /// Nothing.
    pub const EMPTY: Self = Self::from_words([0; WORDS]);

    /// How many numbers there are.
    pub const CAPACITY: usize = 64 * WORDS;

    /// The set with these bits, the lowest numbers in the first word.
    #[inline]
    pub const fn from_words(words: [u64; WORDS]) -> Self {
        Self {
            words,
            members: PhantomData,
        }
    }

    /// The bits, the lowest numbers in the first word.
    #[inline]
    pub const fn words(self) -> [u64; WORDS] {
        self.words
    }

    /// What has the numbers below `count`.
    pub const fn first(count: usize) -> Self {
        let mut set = Self::EMPTY;
        let mut word = 0;
        while word < WORDS && 64 * word < count {
            let rest = count - 64 * word;
            set.words[word] = if rest < 64 { (1 << rest) - 1 } else { u64::MAX };
            word += 1;
        }
        set
    }

    /// Whether the number is that of a member.
    #[inline]
    pub const fn contains_bit(&self, bit: usize) -> bool {
        bit < Self::CAPACITY && self.words[bit / 64] >> (bit % 64) & 1 != 0
    }

    /// Adds what has this number. In tables worked out by the compiler it
    /// stands for [`IndexSet::insert`].
    #[inline]
    pub const fn insert_bit(&mut self, bit: usize) {
        if bit < Self::CAPACITY {
            self.words[bit / 64] |= 1 << (bit % 64);
        }
    }

    /// Takes out what has this number.
    #[inline]
    pub const fn remove_bit(&mut self, bit: usize) {
        if bit < Self::CAPACITY {
            self.words[bit / 64] &= !(1 << (bit % 64));
        }
    }

    /// How many members there are.
    #[inline]
    pub const fn len(&self) -> u32 {
        let mut count = 0;
        let mut word = 0;
        while word < WORDS {
            count += self.words[word].count_ones();
            word += 1;
        }
        count
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        let mut all = 0;
        let mut word = 0;
        while word < WORDS {
            all |= self.words[word];
            word += 1;
        }
        all == 0
    }

    /// What is in this set or in `other`, as `|`.
    #[inline]
    pub const fn union(&self, other: &Self) -> Self {
        let mut words = self.words;
        let mut word = 0;
        while word < WORDS {
            words[word] |= other.words[word];
            word += 1;
        }
        Self::from_words(words)
    }

    /// What is in this set and in `other`, as `&`.
    #[inline]
    pub const fn intersection(&self, other: &Self) -> Self {
        let mut words = self.words;
        let mut word = 0;
        while word < WORDS {
            words[word] &= other.words[word];
            word += 1;
        }
        Self::from_words(words)
    }

    /// What is in this set and not in `other`, as `-`.
    #[inline]
    pub const fn minus(&self, other: &Self) -> Self {
        let mut words = self.words;
        let mut word = 0;
        while word < WORDS {
            words[word] &= !other.words[word];
            word += 1;
        }
        Self::from_words(words)
    }

    /// Whether the sets have a member in common.
    #[inline]
    pub const fn meets(&self, other: &Self) -> bool {
        !self.intersection(other).is_empty()
    }

    /// Whether every member is in `other`.
    #[inline]
    pub const fn is_within(&self, other: &Self) -> bool {
        self.minus(other).is_empty()
    }
}

impl<T: Numbered, const WORDS: usize> IndexSet<T, WORDS> {
    /// The set of one member.
    #[inline]
    pub fn only(member: T) -> Self {
        Self::EMPTY.with(member)
    }

    /// Whether `member` is in the set.
    #[inline]
    pub fn contains(&self, member: T) -> bool {
        self.contains_bit(member.to_bit())
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.insert_bit(member.to_bit());
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.remove_bit(member.to_bit());
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
    pub fn least(&self) -> Option<T> {
        self.iter().next()
    }

    /// Takes the member with the least number out.
    #[inline]
    pub fn take_least(&mut self) -> Option<T> {
        for (at, word) in self.words.iter_mut().enumerate() {
            if *word != 0 {
                let bit = 64 * at + word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(T::from_bit(bit));
            }
        }
        None
    }

    /// The `n`-th member, counted from 0.
    pub fn nth(&self, mut n: u32) -> Option<T> {
        for (at, word) in self.words.iter().enumerate() {
            let count = word.count_ones();
            if n < count {
                let rest = (0..n).fold(*word, |bits, _| bits & (bits - 1));
                return Some(T::from_bit(64 * at + rest.trailing_zeros() as usize));
            }
            n -= count;
        }
        None
    }

    /// The members in the order of their numbers.
    #[inline]
    pub const fn iter(&self) -> Members<T, WORDS> {
        Members {
            words: self.words,
            at: 0,
            members: PhantomData,
        }
    }
}

/// The members of a set in the order of their numbers.
#[derive(Clone)]
pub struct Members<T, const WORDS: usize = 1> {
    words: [u64; WORDS],
    /// The first word that may have a bit left.
    at: usize,
    members: PhantomData<fn() -> T>,
}

impl<T: Numbered, const WORDS: usize> Iterator for Members<T, WORDS> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = 64 * self.at + word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(T::from_bit(bit));
            }
            self.at += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = IndexSet::<T, WORDS>::from_words(self.words).len() as usize;
        (count, Some(count))
    }
}

impl<T: Numbered, const WORDS: usize> ExactSizeIterator for Members<T, WORDS> {}

impl<T: Numbered, const WORDS: usize> FusedIterator for Members<T, WORDS> {}

impl<T: Numbered, const WORDS: usize> IntoIterator for IndexSet<T, WORDS> {
    type Item = T;
    type IntoIter = Members<T, WORDS>;

    #[inline]
    fn into_iter(self) -> Members<T, WORDS> {
        self.iter()
    }
}

impl<T: Numbered, const WORDS: usize> IntoIterator for &IndexSet<T, WORDS> {
    type Item = T;
    type IntoIter = Members<T, WORDS>;

    #[inline]
    fn into_iter(self) -> Members<T, WORDS> {
        self.iter()
    }
}

impl<T: Numbered, const WORDS: usize> Extend<T> for IndexSet<T, WORDS> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, members: I) {
        for member in members {
            self.insert(member);
        }
    }
}

impl<T: Numbered, const WORDS: usize> FromIterator<T> for IndexSet<T, WORDS> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(members);
        set
    }
}

impl<T, const WORDS: usize> BitOr for IndexSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.union(&other)
    }
}

impl<T, const WORDS: usize> BitAnd for IndexSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.intersection(&other)
    }
}

impl<T, const WORDS: usize> Sub for IndexSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.minus(&other)
    }
}

impl<T, const WORDS: usize> BitOrAssign for IndexSet<T, WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = self.union(&other);
    }
}

impl<T, const WORDS: usize> BitAndAssign for IndexSet<T, WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = self.intersection(&other);
    }
}

impl<T, const WORDS: usize> SubAssign for IndexSet<T, WORDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = self.minus(&other);
    }
}

impl<T, const WORDS: usize> Default for IndexSet<T, WORDS> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Numbered + fmt::Debug, const WORDS: usize> fmt::Debug for IndexSet<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Numbered + fmt::Debug, const WORDS: usize> fmt::Debug for Members<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(IndexSet::<T, WORDS>::from_words(self.words))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::IndexSet;

    type Set = IndexSet<usize, 3>;

    fn set_of(numbers: &BTreeSet<usize>) -> Set {
        numbers.iter().copied().collect()
    }

    fn numbers() -> impl Strategy<Value = BTreeSet<usize>> {
        prop::collection::btree_set(0..Set::CAPACITY, 0..60)
    }

    proptest! {
        #[test]
        fn it_is_a_set_of_numbers(a in numbers(), b in numbers(), n in 0..Set::CAPACITY) {
            let (x, y) = (set_of(&a), set_of(&b));
            prop_assert_eq!(x.iter().collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(x.iter().len(), a.len());
            prop_assert_eq!(x.len() as usize, a.len());
            prop_assert_eq!(x.is_empty(), a.is_empty());
            prop_assert_eq!(x.least(), a.first().copied());
            prop_assert_eq!(x.nth(n as u32), a.iter().nth(n).copied());
            prop_assert_eq!(x.contains(n), a.contains(&n));
            prop_assert_eq!(x | y, set_of(&(&a | &b)));
            prop_assert_eq!(x & y, set_of(&(&a & &b)));
            prop_assert_eq!(x - y, set_of(&(&a - &b)));
            prop_assert_eq!(x.meets(&y), !a.is_disjoint(&b));
            prop_assert_eq!(x.is_within(&y), a.is_subset(&b));
            prop_assert_eq!((x & y).is_within(&y), true);
            prop_assert_eq!(Set::first(n), (0..n).collect());
            prop_assert_eq!(Set::from_words(x.words()), x);
        }

        #[test]
        fn members_come_and_go(a in numbers(), n in 0..Set::CAPACITY) {
            let mut set = set_of(&a);
            prop_assert!(set.with(n).contains(n) && !set.without(n).contains(n));
            prop_assert_eq!(set.with(n).without(n), set - Set::only(n));
            let mut left = a;
            while let Some(least) = set.take_least() {
                prop_assert_eq!(Some(least), left.pop_first());
            }
            prop_assert!(left.is_empty());
        }
    }

    #[test]
    fn a_number_beyond_the_capacity_is_in_no_set() {
        let all = Set::first(usize::MAX);
        assert_eq!(all.len() as usize, Set::CAPACITY);
        let mut set = all.with(Set::CAPACITY);
        set.remove(Set::CAPACITY);
        assert_eq!(set, all);
        assert!(!all.contains(Set::CAPACITY) && !all.contains(usize::MAX));
    }
}
