//! Where hexes and legs lie on the table.
//!
//! One unit is the distance from the centre of a hex to its corner, which is
//! also the length of a leg. The board lies in the XZ plane with its middle in
//! the origin, hexes with a corner at the top: `x` of the axial coordinates
//! counts to the right, `y` towards the player.

use std::{collections::BTreeSet, f32::consts::FRAC_PI_6, sync::Arc};

use bevy::math::{Quat, Vec2, Vec3};
use hexx::Hex;

use crate::rules::xong::{Board, Cell, Leg, LegSet, Mid};

/// Half the width of a hex, from side to side.
const APOTHEM: f32 = 0.866_025_4;

/// How far from a leg one may point at it.
const REACH: f32 = 0.42;

/// The places of a board's hexes and legs.
#[derive(Clone, Debug)]
pub struct Layout {
    board: Arc<Board>,
    middle: Vec2,
    half: Vec2,
}

/// Where a hex lies when `(0, 0)` lies in the origin.
fn plain(hex: Hex) -> Vec2 {
    let (q, r) = (hex.x as f32, hex.y as f32);
    Vec2::new(2.0 * APOTHEM * (q + r / 2.0), 1.5 * r)
}

/// Where a midpoint lies, on the same terms.
pub(super) fn plain_mid(mid: Mid) -> Vec2 {
    let (x, y) = (f32::from(mid.x), f32::from(mid.y));
    Vec2::new(APOTHEM * (x + y / 2.0), 0.75 * y)
}

/// The direction of a leg, from one end to the other.
pub(super) fn along(mid: Mid) -> Vec2 {
    let [one, other] = mid.hexes();
    let across = plain(other) - plain(one);
    across.perp().normalize_or(Vec2::X)
}

const fn on_table(at: Vec2) -> Vec3 {
    Vec3::new(at.x, 0.0, at.y)
}

impl Layout {
    /// The layout of a board.
    pub fn new(board: &Arc<Board>) -> Self {
        let centres = || board.cells().map(|(_, hex)| plain(hex));
        let low = centres().reduce(Vec2::min).unwrap_or_default();
        let high = centres().reduce(Vec2::max).unwrap_or_default();
        Self {
            board: Arc::clone(board),
            middle: (low + high) / 2.0,
            half: (high - low) / 2.0 + Vec2::new(APOTHEM, 1.0),
        }
    }

    pub(crate) const fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The middle of a hex's upper face.
    pub fn place(&self, cell: Cell) -> Vec3 {
        on_table(plain(self.board.hex(cell)) - self.middle)
    }

    /// The middle of a leg.
    pub fn leg(&self, leg: Leg) -> Vec3 {
        on_table(plain_mid(self.board.mid(leg)) - self.middle)
    }

    /// How a rod along X is turned to lie on a leg.
    pub(crate) fn turn(&self, leg: Leg) -> Quat {
        let along = along(self.board.mid(leg));
        Quat::from_rotation_y((-along.y).atan2(along.x))
    }

    /// How a flat-topped tile is turned to lie on this board.
    pub(crate) fn tile_turn() -> Quat {
        Quat::from_rotation_y(FRAC_PI_6)
    }

    /// The middle of a set of legs.
    pub fn middle_of(&self, legs: &LegSet) -> Vec3 {
        let sum: Vec3 = legs.iter().map(|leg| self.leg(leg)).sum();
        sum / (legs.len().max(1) as f32)
    }

    /// The vertices at which legs of one set meet.
    pub(crate) fn joints(&self, legs: &LegSet) -> Vec<Vec3> {
        let key = |at: Vec2| ((at.x * 64.0).round() as i32, (at.y * 64.0).round() as i32);
        let mut seen = BTreeSet::new();
        let mut joints = Vec::new();
        for leg in legs.iter() {
            let mid = self.board.mid(leg);
            let at = plain_mid(mid) - self.middle;
            for end in [at + along(mid) * 0.5, at - along(mid) * 0.5] {
                // Ends that come up twice are shared.
                if !seen.insert(key(end)) && !joints.contains(&key(end)) {
                    joints.push(key(end));
                }
            }
        }
        joints
            .into_iter()
            .map(|(x, z)| Vec3::new(x as f32 / 64.0, 0.0, z as f32 / 64.0))
            .collect()
    }

    /// Which hex of the endless tiling a point of the table lies in.
    fn hex_under(&self, point: Vec3) -> Hex {
        let at = Vec2::new(point.x, point.z) + self.middle;
        let r = at.y / 1.5;
        let q = at.x / (2.0 * APOTHEM) - r / 2.0;
        let s = -q - r;
        let (mut x, mut y, z) = (q.round(), r.round(), s.round());
        let (dx, dy, dz) = ((x - q).abs(), (y - r).abs(), (z - s).abs());
        if dx > dy && dx > dz {
            x = -y - z;
        } else if dy > dz {
            y = -x - z;
        }
        Hex::new(x as i32, y as i32)
    }

    /// The hex under a point of the table.
    pub(crate) fn cell_at(&self, point: Vec3) -> Option<Cell> {
        self.board.cell_at(self.hex_under(point))
    }

    /// The leg that a point of the table is near to.
    pub(crate) fn leg_at(&self, point: Vec3) -> Option<Leg> {
        let hex = self.hex_under(point);
        let from_centre = Vec2::new(point.x, point.z) + self.middle - plain(hex);
        (0..6)
            .map(|direction| Mid::of_side(hex, direction))
            .map(|mid| (from_centre.dot(plain_mid(mid) - plain(hex)) / APOTHEM, mid))
            .max_by(|(one, _), (other, _)| one.total_cmp(other))
            .filter(|(reached, _)| *reached > APOTHEM - REACH)
            .and_then(|(_, mid)| self.board.leg_at(mid))
    }

    /// Half the width and half the depth of the board.
    pub(crate) const fn half_size(&self) -> Vec2 {
        self.half
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> Vec<Layout> {
        [Board::standard(), Board::isles(60, 3), Board::random(70, 9)]
            .map(|board| Layout::new(&Arc::new(board)))
            .into()
    }

    #[test]
    fn every_point_of_a_hex_leads_back_to_it() {
        for layout in boards() {
            for (cell, _) in layout.board().cells() {
                let middle = layout.place(cell);
                for turn in 0..12 {
                    let angle = turn as f32 * FRAC_PI_6;
                    let aside = Vec3::new(angle.cos(), 0.0, angle.sin()) * 0.82;
                    assert_eq!(layout.cell_at(middle + aside), Some(cell));
                }
            }
        }
    }

    #[test]
    fn every_leg_is_found_from_either_side_and_lies_between_its_hexes() {
        for layout in boards() {
            for leg in layout.board().all().iter() {
                let at = layout.leg(leg);
                let along = layout.turn(leg) * Vec3::X;
                let across = along.cross(Vec3::Y);
                for step in [across * 0.3, across * -0.3, along * 0.4, along * -0.4] {
                    assert_eq!(layout.leg_at(at + step), Some(leg));
                }
                for cell in layout.board().beside(leg).iter() {
                    let way = layout.place(cell) - at;
                    assert!((way.length() - APOTHEM).abs() < 1e-3);
                    assert!(way.dot(along).abs() < 1e-3);
                }
            }
        }
    }

    #[test]
    fn the_middle_of_a_hex_points_at_no_leg() {
        for layout in boards() {
            for (cell, _) in layout.board().cells() {
                assert_eq!(layout.leg_at(layout.place(cell)), None);
            }
        }
    }

    #[test]
    fn the_board_lies_in_the_middle_and_within_its_size() {
        for layout in boards() {
            let half = layout.half_size();
            let mut reached = Vec2::ZERO;
            for leg in layout.board().all().iter() {
                let at = layout.leg(leg);
                reached = reached.max(Vec2::new(at.x.abs(), at.z.abs()));
            }
            assert!(reached.x <= half.x + 1e-3 && reached.y <= half.y + 1e-3);
            assert!(reached.x > half.x - 0.6 && reached.y > half.y - 0.6);
        }
    }

    #[test]
    fn legs_of_a_ring_meet_in_six_joints_and_a_single_leg_in_none() {
        let layout = Layout::new(&Arc::new(Board::standard()));
        let (cell, _) = layout.board().cells().next().unwrap();
        assert_eq!(layout.joints(&layout.board().rim(cell)).len(), 6);
        let leg = layout.board().all().least().unwrap();
        assert!(layout.joints(&LegSet::only(leg)).is_empty());
        let joints = layout.joints(&layout.board().rim(cell));
        for joint in joints {
            assert!((joint.distance(layout.place(cell)) - 1.0).abs() < 0.02);
        }
    }
}
