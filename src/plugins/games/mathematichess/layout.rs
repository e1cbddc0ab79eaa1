//! Where the squares of a board lie on the table.
//!
//! One unit is the side of a square. The board lies in the XZ plane with its
//! middle in the origin; files run left to right, the first rank is nearest to
//! White.

use bevy::math::Vec3;

use crate::rules::mathematichess::Square;

/// The places of a board's squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    size: u8,
}

impl Layout {
    /// The layout of a board with `size` files and ranks.
    pub(crate) const fn new(size: u8) -> Self {
        Self { size }
    }

    /// Half the side of the board.
    pub(crate) fn half(&self) -> f32 {
        f32::from(self.size) / 2.0
    }

    /// The middle of a square's upper face.
    pub fn place(&self, at: Square) -> Vec3 {
        let across = |number: u8| f32::from(number) + 0.5 - self.half();
        Vec3::new(across(at.file()), 0.0, -across(at.rank()))
    }

    /// The square under a point of the table.
    pub(crate) fn square_at(&self, point: Vec3) -> Option<Square> {
        let number = |along: f32| {
            let number = (along + self.half()).floor();
            (0.0..f32::from(self.size))
                .contains(&number)
                .then_some(number as u8)
        };
        Square::new(number(point.x)?, number(-point.z)?)
    }

    /// The square beside another in a direction on the table, if there is one.
    pub(crate) fn beside(&self, at: Square, direction: Vec3) -> Option<Square> {
        let step = if direction.x.abs() > direction.z.abs() {
            Vec3::X * direction.x.signum()
        } else {
            Vec3::Z * direction.z.signum()
        };
        self.square_at(self.place(at) + step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_a_square_leads_back_to_it() {
        for size in [5, 8, 13] {
            let layout = Layout::new(size);
            for square in Square::all(size) {
                for (x, z) in [(0.0, 0.0), (0.49, 0.49), (-0.49, 0.49), (0.49, -0.49)] {
                    let point = layout.place(square) + Vec3::new(x, 0.0, z);
                    assert_eq!(layout.square_at(point), Some(square));
                }
            }
            let half = layout.half();
            let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
            for (x, z) in corners {
                let out = Vec3::new(x, 0.0, z) * 1.01;
                assert_eq!(layout.square_at(out), None);
            }
        }
    }

    #[test]
    fn files_run_to_the_right_and_ranks_away_from_white() {
        let layout = Layout::new(13);
        let at = |name| Square::read(name).unwrap();
        assert!(layout.place(at("a1")).x < layout.place(at("m1")).x);
        assert!(layout.place(at("a1")).z > layout.place(at("a13")).z);
        assert_eq!(layout.place(at("g7")), Vec3::ZERO);
        assert_eq!(layout.beside(at("a1"), Vec3::NEG_Z), Some(at("a2")));
        assert_eq!(layout.beside(at("a1"), Vec3::NEG_X), None);
    }
}
