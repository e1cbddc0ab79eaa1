//! Where the squares of a board lie on the table.
//!
//! One unit is the side of a square; the first rank is nearest to White.

use bevy::math::Vec3;

use crate::{plugins::board::SquareGrid, rules::mathematichess::Square};

/// The places of a board's squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout(pub(crate) SquareGrid);

impl Layout {
    /// The layout of a board with `size` files and ranks.
    pub(crate) const fn new(size: u8) -> Self {
        Self(SquareGrid::new(size, 1.0))
    }

    /// The middle of a square's upper face.
    pub fn place(&self, at: Square) -> Vec3 {
        self.0.place((at.file(), at.rank()))
    }

    /// The square under a point of the table.
    pub(crate) fn square_at(&self, point: Vec3) -> Option<Square> {
        let (file, rank) = self.0.at(point)?;
        Square::new(file, rank)
    }
}
