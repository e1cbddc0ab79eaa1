//! Hexagons as numbers, and sets of them as bits.

use serde::{Deserialize, Serialize};

use crate::IndexSet;

/// A hexagon of a board, by its number on that board: file by file from the
/// left, upwards within a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell(pub u8);

impl Cell {
    /// The number as an index into per-cell arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

crate::sets::numbered!(Cell(u8));

/// A set of hexagons of one board.
pub type CellSet = IndexSet<Cell>;
