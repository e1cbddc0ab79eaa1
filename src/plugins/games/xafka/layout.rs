//! Where the hexagons of a board lie on the table.
//!
//! One unit is the distance from the centre of a hexagon to its corner. The
//! board lies in the XZ plane with its middle in the origin; files run left to
//! right, the first rank is nearest to the player.

use bevy::math::{Vec2, Vec3, Vec3Swizzles};
use hexx::HexLayout;

use crate::rules::xafka::{Board, Cell};

/// The places of a board's hexagons.
#[derive(Clone, Debug)]
pub struct Layout {
    board: &'static Board,
    hexes: HexLayout,
    half: Vec2,
}

impl Layout {
    /// The layout of a board.
    #[must_use]
    pub fn of(board: &'static Board) -> Self {
        let hexes = HexLayout::flat();
        let centres = || {
            board
                .all()
                .into_iter()
                .map(|cell| hexes.hex_to_world_pos(board.hex(cell)))
        };
        let low = centres().fold(Vec2::MAX, Vec2::min);
        let high = centres().fold(Vec2::MIN, Vec2::max);
        Self {
            board,
            hexes: hexes.with_origin(-(low + high) / 2.0),
            // A hexagon with flat tops is 2 wide and √3 deep.
            half: (high - low) / 2.0 + Vec2::new(1.0, 3.0_f32.sqrt() / 2.0),
        }
    }

    /// The middle of a hexagon's upper face.
    #[must_use]
    pub fn place(&self, cell: Cell) -> Vec3 {
        let at = self.hexes.hex_to_world_pos(self.board.hex(cell));
        Vec3::new(at.x, 0.0, at.y)
    }

    /// The hexagon under a point of the table.
    #[must_use]
    pub fn cell_at(&self, point: Vec3) -> Option<Cell> {
        self.board.cell_at(self.hexes.world_pos_to_hex(point.xz()))
    }

    /// Half the width and half the depth of the board.
    #[must_use]
    pub const fn half_size(&self) -> Vec2 {
        self.half
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::xafka::Shape;

    #[test]
    fn every_point_of_a_hexagon_leads_back_to_it() {
        for shape in Shape::ALL {
            let board = Board::of(shape);
            let layout = Layout::of(board);
            for cell in board.all() {
                let middle = layout.place(cell);
                for turn in 0..6 {
                    let angle = turn as f32 * core::f32::consts::FRAC_PI_3;
                    let corner = Vec3::new(angle.cos(), 0.0, angle.sin()) * 0.95;
                    assert_eq!(layout.cell_at(middle + corner), Some(cell));
                }
            }
            assert_eq!(
                layout.cell_at(Vec3::new(layout.half_size().x + 1.0, 0.0, 0.0)),
                None
            );
        }
    }

    #[test]
    fn files_run_to_the_right_and_ranks_away_from_the_player() {
        let board = Board::of(Shape::Side4);
        let layout = Layout::of(board);
        let place = |name: &str| layout.place(board.cell(name).unwrap());
        assert!(place("a1").x < place("g7").x);
        assert!(place("d1").z > place("d7").z);
        assert!(place("d4").length() < 1e-5);
    }
}
