//! Boards of squares: where a square lies on the table, and the names of columns and rows
//! on the rim.
//!
//! The board lies in the XZ plane with its middle in the origin. Columns run to the right,
//! rows away from the player who sits at the near edge.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::lettering::Lettering;
use crate::plugins::scene::square_frame::rim_middle;

/// The squares of a board with as many columns as rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SquareGrid {
    count: u8,
    side: f32,
}

impl SquareGrid {
    /// A board of `count` columns and rows, whose squares have sides of this length.
    pub const fn new(count: u8, side: f32) -> Self {
        Self { count, side }
    }

    /// Half the width and half the depth of the board.
    pub const fn half(self) -> Vec2 {
        Vec2::splat(self.count as f32 * self.side / 2.0)
    }

    /// The middle of the square in a column and a row, both counted from 0.
    pub fn place(self, (column, row): (u8, u8)) -> Vec3 {
        let middle = (f32::from(self.count) - 1.0) / 2.0;
        Vec3::new(f32::from(column) - middle, 0.0, middle - f32::from(row)) * self.side
    }

    /// Column and row of the square under a point of the table.
    pub fn at(self, point: Vec3) -> Option<(u8, u8)> {
        let number = |along: f32| {
            let number = (along / self.side + f32::from(self.count) / 2.0).floor();
            let inside = (0.0..f32::from(self.count)).contains(&number);
            inside.then_some(number as u8)
        };
        Some((number(point.x)?, number(-point.z)?))
    }

    /// Writes the names of columns and rows on the two sides of the rim that are nearest,
    /// `size` in parts of a square.
    pub fn name_lines(self, layer: &Lettering<'_>, size: f32, ink: Color32) {
        let Some((_, unit)) = layer.measure(Vec3::ZERO, self.side) else {
            return;
        };
        // Few sizes only: each is drawn into the atlas anew.
        let points = (unit * size / 2.0).round().clamp(4.0, 15.0) * 2.0;
        let out = self.half().x + rim_middle();
        let near = layer.view.back().z.signum() * out;
        let left = -layer.view.right().x.signum() * out;
        for number in 0..self.count {
            let along = self.place((number, number));
            let column = char::from(b'a' + number).to_string();
            let row = (u32::from(number) + 1).to_string();
            for (place, name) in [(along.with_z(near), column), (along.with_x(left), row)] {
                if let Some(at) = layer.point(place + Vec3::Y * 0.14) {
                    layer.write(at, points, &name, ink);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_a_square_leads_back_to_it() {
        for (count, side) in [(3, 1.72), (6, 1.2), (8, 1.2), (13, 1.0), (13, 0.9)] {
            let grid = SquareGrid::new(count, side);
            for square in (0..count).flat_map(|column| (0..count).map(move |row| (column, row))) {
                for (x, z) in [(0.0, 0.0), (0.48, 0.48), (-0.48, 0.48), (0.48, -0.48)] {
                    let point = grid.place(square) + Vec3::new(x, 0.0, z) * side;
                    assert_eq!(grid.at(point), Some(square));
                }
            }
            let half = grid.half();
            for (x, z) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                let out = Vec3::new(x * half.x, 0.0, z * half.y) * 1.01;
                assert_eq!(grid.at(out), None);
            }
        }
    }

    #[test]
    fn columns_run_to_the_right_and_rows_away() {
        let grid = SquareGrid::new(13, 1.0);
        assert!(grid.place((0, 0)).x < grid.place((12, 0)).x);
        assert!(grid.place((0, 0)).z > grid.place((0, 12)).z);
        assert_eq!(grid.place((6, 6)), Vec3::ZERO);
    }
}
