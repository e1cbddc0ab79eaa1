//! Hexagons as numbers, and sets of them as bits.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A hexagon of a board, by its number on that board: file by file from the
/// left, upwards within a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell(pub u8);

impl Cell {
    /// The number as an index into per-cell arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of hexagons of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct CellSet(pub u64);

impl CellSet {
    /// No hexagon.
    pub const EMPTY: Self = Self(0);

    /// The set of one hexagon.
    #[must_use]
    pub const fn only(cell: Cell) -> Self {
        Self(1 << (cell.0 & 63))
    }

    /// The first `count` hexagons.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        if count >= 64 {
            Self(u64::MAX)
        } else {
            Self((1 << count) - 1)
        }
    }

    /// Whether `cell` is in the set.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> (cell.0 & 63) & 1 != 0
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

    /// The `n`-th hexagon of the set, counted from 0.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<Cell> {
        self.into_iter().nth(n as usize)
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        Cells(self.0)
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
            .entries(self.into_iter().map(|cell| cell.0))
            .finish()
    }
}

/// The hexagons of a set in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Cells(u64);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Cells {}
