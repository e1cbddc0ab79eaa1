//! Where the squares of a board lie on the table, and where captured characters
//! stand beside it.

use bevy::math::{Vec2, Vec3};

use crate::{
    plugins::{board::Ray, scene::TABLE_TOP},
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
const NECK: f32 = 1.05;
const GIRTH: f32 = 0.38;

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

    /// The middle of a square's face.
    pub fn place(self, square: Square) -> Vec3 {
        let middle = f32::from(self.size.side() - 1) / 2.0;
        let (row, column) = (square.row(self.size), square.column(self.size));
        Vec3::new(middle - column as f32, 0.0, middle - row as f32) * SIDE
    }

    /// The square under a point of the table.
    pub(crate) fn square_at(self, point: Vec3) -> Option<Square> {
        let middle = f32::from(self.size.side()) / 2.0;
        let row = (middle - point.z / SIDE).floor() as i32;
        let column = (middle - point.x / SIDE).floor() as i32;
        self.size.at(row, column)
    }

    /// The character that a line of sight meets, of those on these squares: where
    /// several stand in its way, the one that it passes through most nearly.
    pub(crate) fn character_at(
        self,
        ray: Ray,
        standing: impl IntoIterator<Item = Square>,
    ) -> Option<Square> {
        let passed = standing.into_iter().map(|square| {
            let foot = self.place(square);
            (passes(ray, foot), square)
        });
        let met = passed.filter(|(distance, _)| *distance < GIRTH);
        let nearest = met.min_by(|one, other| one.0.total_cmp(&other.0));
        nearest.map(|(_, square)| square)
    }

    /// Half the width and half the depth of the board.
    pub(crate) fn half(self) -> Vec2 {
        Vec2::splat(f32::from(self.size.side()) * SIDE / 2.0)
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

/// How near a line of sight passes to the middle line of a character that stands there.
fn passes(ray: Ray, foot: Vec3) -> f32 {
    let sight = ray.hit - ray.eye;
    let (mut seen, mut inside) = (ray.hit, foot);
    // Each line's nearest place to the other's; every step at least halves the error.
    for _ in 0..8 {
        inside.y = seen.y.clamp(foot.y, foot.y + NECK);
        let along = (inside - ray.eye).dot(sight) / sight.length_squared();
        seen = ray.eye + sight * along.clamp(0.0, 1.0);
    }
    seen.distance(inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_a_square_leads_back_to_it() {
        for size in Size::ALL {
            let layout = Layout::new(size);
            for square in size.all() {
                for (x, z) in [(0.0, 0.0), (0.48, 0.48), (-0.48, 0.48), (0.48, -0.48)] {
                    let point = layout.place(square) + Vec3::new(x, 0.0, z) * SIDE;
                    assert_eq!(layout.square_at(point), Some(square));
                }
            }
            let outside = Vec3::new(layout.half().x + 0.1, 0.0, 0.0);
            assert_eq!(layout.square_at(outside), None);
        }
    }

    #[test]
    fn the_first_square_is_near_and_right() {
        for size in Size::ALL {
            let first = Layout::new(size).place(size.square(1).unwrap());
            assert!(first.x > 0.0 && first.z > 0.0);
        }
    }
}
