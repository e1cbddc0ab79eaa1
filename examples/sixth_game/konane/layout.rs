//! Where the squares of the board lie on the table, `a1` at the near left.

use bevy::math::Vec3;
use curio::plugins::board::SquareGrid;

use super::board::{Size, Square};

/// The side of a square.
pub const SIDE: f32 = 1.2;

/// The grid of a board.
#[must_use]
pub const fn grid(size: Size) -> SquareGrid {
    SquareGrid::new(size.side(), SIDE)
}

/// The middle of a square's face.
#[must_use]
pub fn place(size: Size, square: Square) -> Vec3 {
    grid(size).place((square.column(), square.row()))
}
