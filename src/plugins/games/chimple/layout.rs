//! Where the squares of a board lie on the table, and where captured characters
//! stand beside it.

use bevy::math::{Vec2, Vec3};

use crate::{
    plugins::{
        board::{Ray, SquareGrid},
        scene::TABLE_TOP,
    },
    rules::{
        Player,
        chimple::{Size, Square},
    },
};

/// The side of a square.
pub(crate) const SIDE: f32 = 1.72;

/// From the edge of the board to where captured characters stand: beyond the
/// frame, and clear of it.
const BESIDE: f32 = 1.74;
/// From one captured character to the next: as one looks at the table, they are about
/// as tall as they are deep.
const APART: f32 = 2.1;

/// Where the head of a character begins, and half its width: what a click on it meets.
const CHARACTER: (f32, f32) = (1.05, 0.38);

/// The places of a board's squares: number 1 at the near right, as Black sees
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    size: Size,
}

impl Layout {
    /// The layout of a board.
    pub const fn new(size: Size) -> Self {
        Self { size }
    }

    /// The board.
    pub(crate) const fn size(self) -> Size {
        self.size
    }

    const fn grid(self) -> SquareGrid {
        SquareGrid::new(self.size.side(), SIDE)
    }

    /// The middle of a square's face: they are counted from the right.
    pub fn place(self, square: Square) -> Vec3 {
        let (row, column) = (square.row(self.size), square.column(self.size));
        let last = self.size.side() - 1;
        self.grid().place((last - column as u8, row as u8))
    }

    /// The square under a point of the table.
    pub(crate) fn square_at(self, point: Vec3) -> Option<Square> {
        let (column, row) = self.grid().at(point)?;
        let from_right = i32::from(self.size.side() - 1 - column);
        self.size.at(i32::from(row), from_right)
    }

    /// The character that a line of sight meets, of those on these squares.
    pub(crate) fn character_at(
        self,
        ray: Ray,
        standing: impl IntoIterator<Item = Square>,
    ) -> Option<Square> {
        let feet = standing.into_iter();
        ray.meets(feet.map(|square| (square, self.place(square))), CHARACTER)
    }

    /// Half the width and half the depth of the board.
    pub(crate) fn half(self) -> Vec2 {
        self.grid().half()
    }

    /// Where the `nth` captured character of a player stands: beside the board,
    /// on the captor's side of it.
    pub(crate) fn captured(self, player: Player, nth: usize) -> Vec3 {
        let half = self.half();
        let side = if player == Player::FIRST { -1.0 } else { 1.0 };
        let along = half.y - 0.5 - APART * nth as f32;
        Vec3::new(side * (half.x + BESIDE), TABLE_TOP, side * along)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_square_is_near_and_right() {
        for size in Size::ALL {
            let first = Layout::new(size).place(size.square(1).unwrap());
            assert!(first.x > 0.0 && first.z > 0.0);
        }
    }
}
