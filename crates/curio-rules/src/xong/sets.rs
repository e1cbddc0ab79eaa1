//! Legs and hexagons of a board as numbers, and sets of them as bits.

use crate::IndexSet;

/// A hexagon of a board, by its number there: ascending by `(q, r)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub u8);

/// A leg of a board, by its number there: ascending by the hexagon that names
/// it and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Leg(pub u16);

impl Cell {
    /// The number as an index into per-hexagon arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Leg {
    /// The number as an index into per-leg arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

crate::sets::numbered!(Cell(u8));

crate::sets::numbered!(Leg(u16));

/// A set of hexagons of one board.
pub type CellSet = IndexSet<Cell, 2>;

/// A set of legs of one board.
pub type LegSet = IndexSet<Leg, 8>;

/// The most legs that a board may have.
pub const MOST_LEGS: usize = LegSet::CAPACITY;
