//! Where the squares of the pyramid and the trays around it lie on the table,
//! and what a ray through the window meets there first.
//!
//! The pyramid stands in the middle of the XZ plane: columns run to the right,
//! rows away from the player at the near side. The bare first floor is at
//! height 0. Every player has a tray along one side of the board: the reserve on
//! its left, the captured blocks on its right, as seen from outside.

use bevy::math::{Quat, Ray3d, Vec2, Vec3, Vec3Swizzles};

use crate::{
    plugins::{board::SquareGrid, scene::TABLE_TOP},
    rules::{
        Player,
        xima::{Square, Xima},
    },
};

/// The side of a square.
pub(crate) const SQUARE: f32 = 0.9;
const GRID: SquareGrid = SquareGrid::new(13, SQUARE);
/// The height of a block: half a storey.
pub const BLOCK: f32 = 0.39;
/// Half the width of a block.
pub(crate) const HALF_BLOCK: f32 = 0.36 * SQUARE;
/// Half the width of the first floor.
pub(crate) const HALF_BOARD: f32 = 6.5 * SQUARE;
/// The width of the rim around it.
pub(crate) const RIM: f32 = 0.62;
/// From the middle of the board to the middle of a tray.
pub(crate) const TRAY: f32 = HALF_BOARD + RIM + 0.62;
/// Half the length and half the depth of a tray.
pub(crate) const HALF_TRAY: Vec2 = Vec2::new(HALF_BOARD + 0.35, 0.46);
/// The height of the floor of a tray.
pub(crate) const TRAY_TOP: f32 = TABLE_TOP + 0.09;
/// From one block in a tray to the next.
const PITCH: f32 = 0.73;
/// Common blocks that lie side by side in a reserve.
const RESERVE_ROW: u8 = 9;
/// Captured blocks that lie side by side.
const CAPTURED_ROW: u8 = 5;

/// Something on the table that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A square with whatever stands on it.
    Square(Square),
    /// The common blocks in a player's reserve.
    Reserve(Player),
    /// A player's special in the reserve.
    SpecialReserve(Player),
    /// What a player has captured.
    Captured(Player),
}

/// The middle of the bare surface of a square.
pub(crate) fn ground(square: Square) -> Vec3 {
    let place = GRID.place((square.column(), square.row()));
    place.with_y(f32::from(square.base()) * BLOCK)
}

/// The middle of the foot of a block at a level of a tower, 0 at the bottom.
pub(crate) fn on_tower(square: Square, level: u8) -> Vec3 {
    ground(square) + Vec3::Y * f32::from(level) * BLOCK
}

/// How far the tray of a player is turned round the board, anticlockwise: 0 is the near side.
pub(crate) fn side(player: Player, players: u8) -> Quat {
    // The turn goes round clockwise: near, left, far, right. Two players who sit opposite
    // each other have theirs at their right hand: a window is wider than high.
    let quarters: &[f32] = match players {
        2 => &[1.0, 3.0],
        3 => &[0.0, 3.0, 1.0],
        _ => &[0.0, 3.0, 2.0, 1.0],
    };
    let quarter = quarters.get(player.index()).copied().unwrap_or(0.0);
    Quat::from_rotation_y(quarter * core::f32::consts::FRAC_PI_2)
}

/// A place of a player's tray: `right` of its middle, and `level` blocks above its
/// floor.
fn on_tray(player: Player, players: u8, right: f32, level: u8) -> Vec3 {
    let height = TRAY_TOP + f32::from(level) * BLOCK;
    side(player, players) * Vec3::new(right, height, TRAY)
}

/// The place of the special in a reserve.
pub(crate) fn special_place(player: Player, players: u8) -> Vec3 {
    on_tray(player, players, 0.5 * PITCH - HALF_TRAY.x, 0)
}

/// The place of the `slot`-th common block in a reserve, counted from 0.
pub(crate) fn reserve_place(player: Player, players: u8, slot: u8) -> Vec3 {
    let right = 1.72 * PITCH + f32::from(slot % RESERVE_ROW) * PITCH - HALF_TRAY.x;
    on_tray(player, players, right, slot / RESERVE_ROW)
}

/// The most captured blocks that a tray shows: a match may go on for ever, and its trays must
/// not hide the board.
pub(crate) const MOST_CAPTURED: u8 = 4 * CAPTURED_ROW;

/// The place of the `index`-th captured block, counted from 0.
pub(crate) fn captured_place(player: Player, players: u8, index: u8) -> Vec3 {
    let right = HALF_TRAY.x - (f32::from(CAPTURED_ROW - index % CAPTURED_ROW) - 0.42) * PITCH;
    on_tray(player, players, right, index / CAPTURED_ROW)
}

/// Where the points of what a player has captured are written.
pub(crate) fn captured_label(player: Player, players: u8) -> Vec3 {
    // Before the first of them.
    let right = HALF_TRAY.x - (f32::from(CAPTURED_ROW) + 1.2) * PITCH;
    on_tray(player, players, right, 0)
}

/// The square under a point of the plan.
pub(crate) fn square_at(plan: Vec2) -> Option<Square> {
    let (column, row) = GRID.at(Vec3::new(plan.x, 0.0, plan.y))?;
    Square::new(column, row)
}

/// An upright box.
#[derive(Clone, Copy, Debug)]
struct Solid {
    low: Vec3,
    high: Vec3,
}

impl Solid {
    fn standing(foot: Vec3, half: Vec2, height: f32) -> Self {
        let half = Vec3::new(half.x, 0.0, half.y);
        Self {
            low: foot - half,
            high: foot + half + Vec3::Y * height,
        }
    }

    /// How far a ray runs before it meets the box.
    fn met_by(&self, ray: &Ray3d) -> Option<f32> {
        let direction = *ray.direction;
        let (mut near, mut far) = (0.0_f32, f32::INFINITY);
        for axis in 0..3 {
            let one = (self.low[axis] - ray.origin[axis]) / direction[axis];
            let other = (self.high[axis] - ray.origin[axis]) / direction[axis];
            // Along a face the quotient is not a number; the face counts as met.
            near = near.max(one.min(other));
            far = far.min(one.max(other));
        }
        (near <= far).then_some(near)
    }
}

/// What a ray meets first.
pub(crate) fn strike(ray: &Ray3d, position: &Xima) -> Option<Target> {
    let players = position.players();
    let mut nearest: Option<(f32, Target)> = None;
    let mut meet = |solid: Solid, target: &dyn Fn(Vec3) -> Option<Target>| {
        if let Some(far) = solid.met_by(ray)
            && nearest.is_none_or(|(best, _)| far < best)
            // A wall belongs to the square behind it.
            && let Some(target) = target(ray.get_point(far + 1e-3))
        {
            nearest = Some((far, target));
        }
    };
    for (floor, half) in [(0.0, 6.5), (1.0, 4.5), (2.0, 2.5), (3.0, 0.5)] {
        let top = floor * 2.0 * BLOCK;
        let foot = Vec3::Y * TABLE_TOP;
        let solid = Solid::standing(foot, Vec2::splat(half * SQUARE), top - TABLE_TOP);
        meet(solid, &|point| square_at(point.xz()).map(Target::Square));
    }
    let block = Vec2::splat(HALF_BLOCK);
    for square in position.occupied() {
        let height = f32::from(position.tower_len(square)) * BLOCK;
        let solid = Solid::standing(ground(square), block, height);
        meet(solid, &|_| Some(Target::Square(square)));
    }
    for player in Player::all(players) {
        let place = special_place(player, players);
        let special = Solid::standing(place, block * 1.1, BLOCK);
        meet(special, &|_| Some(Target::SpecialReserve(player)));
        for slot in 0..position.reserve(player).max(1) {
            let place = reserve_place(player, players, slot);
            let solid = Solid::standing(place, block * 1.1, BLOCK);
            meet(solid, &|_| Some(Target::Reserve(player)));
        }
        for index in 0..CAPTURED_ROW {
            let place = captured_place(player, players, index);
            let solid = Solid::standing(place, block * 1.1, BLOCK);
            meet(solid, &|_| Some(Target::Captured(player)));
        }
    }
    nearest.map(|(_, target)| target)
}

/// Where a target is, for the cursor: the top of what stands there.
pub fn place(target: Target, position: &Xima) -> Vec3 {
    let players = position.players();
    match target {
        Target::Square(square) => on_tower(square, position.tower_len(square)),
        Target::Reserve(player) => {
            reserve_place(player, players, position.reserve(player).saturating_sub(1))
        }
        Target::SpecialReserve(player) => special_place(player, players),
        Target::Captured(player) => captured_place(player, players, 2),
    }
}

/// The corners of the board with its trays, and the tip of the pyramid: what
/// must be in view.
pub(crate) fn outline(players: u8) -> Vec<Vec3> {
    let rim = HALF_BOARD + RIM + 0.2;
    let mut points: Vec<Vec3> = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
        .map(|(x, z)| Vec3::new(x * rim, TABLE_TOP, z * rim))
        .into();
    for player in Player::all(players) {
        // With a strip of the table, so that no tray touches the panels.
        let out = TRAY + HALF_TRAY.y + 0.38;
        for right in [-HALF_TRAY.x, HALF_TRAY.x] {
            for height in [TABLE_TOP, TRAY_TOP + 1.3 * BLOCK] {
                points.push(side(player, players) * Vec3::new(right, height, out));
            }
        }
    }
    // Towers at the edge of the board.
    for (x, z) in [(-1.0, -1.0), (1.0, -1.0)] {
        points.push(Vec3::new(x * HALF_BOARD, 3.0 * BLOCK, z * HALF_BOARD));
    }
    points.push(Vec3::Y * 8.0 * BLOCK);
    points
}

#[cfg(test)]
mod tests {
    use bevy::math::Dir3;

    use super::*;
    use crate::rules::{Game, xima::Options};

    fn ray(from: Vec3, to: Vec3) -> Ray3d {
        Ray3d::new(from, Dir3::new(to - from).unwrap())
    }

    /// Above the near side, as one looks at the table.
    const EYE: Vec3 = Vec3::new(0.0, 30.0, 9.0);

    #[test]
    fn every_square_is_met_through_its_middle() {
        let position = Xima::new(Options::default());
        for square in Square::all() {
            assert_eq!(square_at(ground(square).xz()), Some(square));
            let met = strike(&ray(EYE, ground(square)), &position);
            assert_eq!(met, Some(Target::Square(square)), "{square}");
        }
        assert_eq!(square_at(Vec2::new(HALF_BOARD + 0.1, 0.0)), None);
    }

    #[test]
    fn columns_run_to_the_right_and_rows_away() {
        let at = |name: &str| ground(Square::parse(name).unwrap());
        assert!(at("A1").x < at("M1").x && at("A1").z > at("A13").z);
        assert_eq!(at("G7"), Vec3::Y * 6.0 * BLOCK);
    }

    #[test]
    fn a_wall_belongs_to_the_square_above_it() {
        let position = Xima::new(Options::default());
        let foot = ground(Square::parse("F3").unwrap());
        let low = foot + Vec3::new(0.0, -0.5 * BLOCK, 0.5 * SQUARE);
        let level = Vec3::new(low.x, low.y + 0.1, 30.0);
        let met = strike(&ray(level, low), &position).unwrap();
        assert_eq!(met, Target::Square(Square::parse("F3").unwrap()));
    }

    #[test]
    fn a_tower_hides_what_is_behind_it() {
        let mut position = Xima::new(Options::default());
        for text in ["-C2", "-C13", "C2C13", "-C2", "-A1", "-B13"] {
            let Ok(mv) = position.parse_move(text) else {
                continue;
            };
            let _ = position.play(&mv);
        }
        let square = position.occupied().into_iter().next().unwrap();
        let side = ground(square) + Vec3::new(0.0, 0.5 * BLOCK, HALF_BLOCK);
        let level = side + Vec3::new(0.0, 0.2, 9.0);
        let met = strike(&ray(level, side), &position);
        assert_eq!(met, Some(Target::Square(square)));
    }

    #[test]
    fn reserves_are_met_at_every_table() {
        for players in 2..=4 {
            let position = Xima::new(Options::for_players(players));
            for player in Player::all(players) {
                for target in [Target::Reserve(player), Target::SpecialReserve(player)] {
                    let at = place(target, &position) + Vec3::Y * 0.5 * BLOCK;
                    let met = strike(&ray(at + Vec3::new(0.0, 20.0, 6.0), at), &position);
                    assert_eq!(met, Some(target));
                }
                let captured = captured_place(player, players, 0);
                let last = reserve_place(player, players, 8);
                assert!(captured.distance(last) > 2.0 * HALF_BLOCK);
            }
        }
    }
}
