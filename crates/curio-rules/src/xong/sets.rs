//! Legs and hexagons of a board as numbers, and sets of them as bits.

use core::fmt;

/// A hexagon of a board, by its number there: ascending by `(q, r)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub u8);

/// A leg of a board, by its number there: ascending by the hexagon that names
/// it and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Leg(pub u16);

impl Cell {
    /// The number as an index into per-hexagon arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Leg {
    /// The number as an index into per-leg arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of hexagons of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct CellSet(pub u128);

/// How many words a set of legs has.
const WORDS: usize = 8;

/// The most legs that a board may have.
pub const MOST_LEGS: usize = 64 * WORDS;

/// A set of legs of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct LegSet([u64; WORDS]);

impl CellSet {
    /// No hexagon.
    pub const EMPTY: Self = Self(0);

    /// The set of one hexagon.
    #[must_use]
    pub const fn only(cell: Cell) -> Self {
        Self(1 << (cell.0 & 127))
    }

    /// Whether `cell` is in the set.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> (cell.0 & 127) & 1 != 0
    }

    /// How many hexagons are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no hexagon is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in this set or in `other`.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this set and in `other`.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in this set and not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set with `cell` added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        self.union(Self::only(cell))
    }

    /// The hexagons in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let cell = Cell(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                cell
            })
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|cell| cell.0))
            .finish()
    }
}

impl LegSet {
    /// No leg.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The first `count` legs.
    #[must_use]
    pub fn first(count: usize) -> Self {
        (0..count.min(MOST_LEGS))
            .map(|leg| Leg(leg as u16))
            .collect()
    }

    /// The set of one leg.
    #[must_use]
    pub fn only(leg: Leg) -> Self {
        let mut set = Self::EMPTY;
        set.insert(leg);
        set
    }

    /// Adds a leg.
    #[inline]
    pub fn insert(&mut self, leg: Leg) {
        self.0[(leg.0 >> 6) as usize & (WORDS - 1)] |= 1 << (leg.0 & 63);
    }

    /// Takes a leg out.
    #[inline]
    pub fn remove(&mut self, leg: Leg) {
        self.0[(leg.0 >> 6) as usize & (WORDS - 1)] &= !(1 << (leg.0 & 63));
    }

    /// Whether `leg` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(&self, leg: Leg) -> bool {
        self.0[(leg.0 >> 6) as usize & (WORDS - 1)] >> (leg.0 & 63) & 1 != 0
    }

    /// How many legs are in the set.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether no leg is in the set.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn zip(&self, other: &Self, with: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|word| {
            with(self.0[word], other.0[word])
        }))
    }

    /// What is in this set or in `other`.
    #[inline]
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// What is in this set and in `other`.
    #[inline]
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// What is in this set and not in `other`.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// Whether the sets have a leg in common.
    #[inline]
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        !self.intersection(other).is_empty()
    }

    /// Whether every leg of this set is in `other`.
    #[inline]
    #[must_use]
    pub fn is_within(&self, other: &Self) -> bool {
        self.minus(other).is_empty()
    }

    /// The leg with the least number.
    #[must_use]
    pub fn least(&self) -> Option<Leg> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(Leg(
            (64 * word) as u16 + self.0[word].trailing_zeros() as u16
        ))
    }

    /// The legs in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Leg> + use<> {
        let words = self.0;
        let (mut at, mut rest) = (0, words[0]);
        core::iter::from_fn(move || {
            while rest == 0 {
                at += 1;
                rest = *words.get(at)?;
            }
            let leg = Leg((64 * at) as u16 + rest.trailing_zeros() as u16);
            rest &= rest - 1;
            Some(leg)
        })
    }
}

impl FromIterator<Leg> for LegSet {
    fn from_iter<I: IntoIterator<Item = Leg>>(legs: I) -> Self {
        let mut set = Self::EMPTY;
        for leg in legs {
            set.insert(leg);
        }
        set
    }
}

impl fmt::Debug for LegSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|leg| leg.0)).finish()
    }
}
