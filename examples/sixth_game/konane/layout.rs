//! Where the squares of the board lie on the table.

use bevy::math::{Vec2, Vec3};

use super::board::{Size, Square};

/// The side of a square.
pub const SIDE: f32 = 1.2;

/// The places of a board's squares, `a1` at the near left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout(pub Size);

impl Layout {
    /// The middle of a square's face.
    #[must_use]
    pub fn place(self, square: Square) -> Vec3 {
        let middle = f32::from(self.0.side() - 1) / 2.0;
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        Vec3::new(file - middle, 0.0, middle - rank) * SIDE
    }

    /// The square under a point of the table.
    #[must_use]
    pub fn square_at(self, point: Vec3) -> Option<Square> {
        let middle = f32::from(self.0.side()) / 2.0;
        let number = |along: f32| {
            let along = (middle + along / SIDE).floor();
            (0.0..8.0).contains(&along).then_some(along as u8)
        };
        Square::new(self.0, number(point.x)?, number(-point.z)?)
    }

    /// Half the width and half the depth of the board.
    #[must_use]
    pub fn half(self) -> Vec2 {
        Vec2::splat(f32::from(self.0.side()) * SIDE / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_a_square_leads_back_to_it() {
        for size in [Size::Six, Size::Eight] {
            let layout = Layout(size);
            for square in size.squares() {
                for (x, z) in [(0.0, 0.0), (0.48, 0.48), (-0.48, 0.48), (0.48, -0.48)] {
                    let point = layout.place(square) + Vec3::new(x, 0.0, z) * SIDE;
                    assert_eq!(layout.square_at(point), Some(square));
                }
            }
            let outside = Vec3::X * (layout.half().x + 0.1);
            assert_eq!(layout.square_at(outside), None);
            assert_eq!(layout.square_at(-outside), None);
        }
    }
}
