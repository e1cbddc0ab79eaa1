//! Legs and hexagons of a board as numbers, and sets of them as bits.

use crate::{IndexSet, Numbered};

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

impl Numbered for Cell {
    #[inline]
    fn to_bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_bit(bit: usize) -> Self {
        Self(bit as u8)
    }
}

impl Numbered for Leg {
    #[inline]
    fn to_bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_bit(bit: usize) -> Self {
        Self(bit as u16)
    }
}

/// A set of hexagons of one board.
pub type CellSet = IndexSet<Cell, 2>;

/// A set of legs of one board.
pub type LegSet = IndexSet<Leg, 8>;

/// The most legs that a board may have.
pub const MOST_LEGS: usize = LegSet::CAPACITY;
