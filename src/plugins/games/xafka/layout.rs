//! Where the hexagons of a board lie on the table.
//!
//! One unit is the distance from the centre of a hexagon to its corner. The
//! board lies in the XZ plane with its middle in the origin; files run left to
//! right, the first rank is nearest to the player.

use bevy::math::{Vec2, Vec3, Vec3Swizzles};
use hexx::HexLayout;

use crate::{
    plugins::scene::frame,
    rules::xafka::{Board, Cell},
};

/// The places of a board's hexagons.
#[derive(Clone, Debug)]
pub struct Layout {
    board: &'static Board,
    hexes: HexLayout,
    half: Vec2,
}

impl Layout {
    /// The layout of a board.
    pub fn new(board: &'static Board) -> Self {
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
    pub fn place(&self, cell: Cell) -> Vec3 {
        let at = self.hexes.hex_to_world_pos(self.board.hex(cell));
        Vec3::new(at.x, 0.0, at.y)
    }

    /// The hexagon under a point of the table.
    pub(crate) fn cell_at(&self, point: Vec3) -> Option<Cell> {
        self.board.cell_at(self.hexes.world_pos_to_hex(point.xz()))
    }

    /// The middles of the hexagons over the table.
    pub(crate) fn centres(&self) -> Vec<Vec2> {
        let cells = self.board.all().into_iter();
        cells.map(|cell| self.place(cell).xz()).collect()
    }

    /// The place beside the board's frame that is `clear` away from it, as far from
    /// the player as `z` says: on the right for a `side` of 1, on the left for -1.
    pub(crate) fn beside(&self, z: f32, side: f32, clear: f32) -> Vec2 {
        let rim = frame::outline(&self.centres());
        let at = |x: f32| Vec2::new(side * x, z);
        // The frame is convex: from its widest point on, it only gets farther away.
        let (mut near, mut far) = (0.0, self.half.x + 4.0);
        for _ in 0..24 {
            let middle = f32::midpoint(near, far);
            if outside(&rim, at(middle)) < clear {
                near = middle;
            } else {
                far = middle;
            }
        }
        at(far)
    }

    /// Half the width and half the depth of the board.
    pub(crate) const fn half_size(&self) -> Vec2 {
        self.half
    }
}

/// How far a place is outside a convex outline; 0 within it.
pub(crate) fn outside(outline: &[Vec2], at: Vec2) -> f32 {
    let sides = || outline.iter().zip(outline.iter().cycle().skip(1));
    let turns = sides().map(|(from, to)| (to - from).perp_dot(at - from));
    let (least, most) = turns.fold((f32::MAX, f32::MIN), |(least, most), turn| {
        (least.min(turn), most.max(turn))
    });
    if least >= 0.0 || most <= 0.0 {
        return 0.0;
    }
    let distance = |(from, to): (&Vec2, &Vec2)| {
        let side = to - from;
        let along = (at - from).dot(side) / side.length_squared().max(1e-12);
        (*from + side * along.clamp(0.0, 1.0)).distance(at)
    };
    sides().map(distance).fold(f32::MAX, f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::xafka::Shape;

    #[test]
    fn every_point_of_a_hexagon_leads_back_to_it() {
        for shape in Shape::ALL {
            let board = Board::for_shape(shape);
            let layout = Layout::new(board);
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
        let board = Board::for_shape(Shape::Side4);
        let layout = Layout::new(board);
        let place = |name: &str| layout.place(board.cell(name).unwrap());
        assert!(place("a1").x < place("g7").x);
        assert!(place("d1").z > place("d7").z);
        assert!(place("d4").length() < 1e-5);
    }
}
