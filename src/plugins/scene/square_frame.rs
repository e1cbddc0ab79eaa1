//! The wooden frame of a board that is one rectangle, made like the one round
//! hexagons: a rim with a line of brass, and a dark floor under the squares.

use bevy::prelude::*;

use super::{
    TABLE_TOP,
    frame::{FrameModel, MARGIN, Path, RISE, Sheet, WIDTH, rim_profile, spawn},
    surface::Surfaces,
};

/// Height of the floor under the squares: so that the joints are dark.
const FLOOR: f32 = -0.05;

/// The frame round a rectangle whose corners are this far from the middle.
pub(crate) fn square_frame(half: Vec2) -> FrameModel {
    let path = Path::around(&[
        Vec2::new(-half.x, -half.y),
        Vec2::new(half.x, -half.y),
        Vec2::new(half.x, half.y),
        Vec2::new(-half.x, half.y),
    ]);
    let mut wood = Sheet::default();
    path.sweep(&mut wood, &rim_profile());
    let mut brass = Sheet::default();
    let (line, height) = (MARGIN + WIDTH * 0.86, RISE + 0.004);
    path.sweep(
        &mut brass,
        &[vec![
            Vec2::new(line - 0.022, height),
            Vec2::new(line + 0.022, height),
        ]],
    );
    let mut floor = Sheet::default();
    floor.polygon(&path.offset(MARGIN + 0.01), FLOOR);
    FrameModel {
        wood: wood.mesh(),
        brass: brass.mesh(),
        floor: floor.mesh(),
    }
}

/// Points on the outer edge of the frame's rim and on its foot, for the camera
/// to keep in view.
pub fn rim_corners(half: Vec2) -> Vec<Vec3> {
    let out = half + Vec2::splat(MARGIN + WIDTH);
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .into_iter()
        .flat_map(|(x, z)| [0.0, TABLE_TOP].map(|y| Vec3::new(out.x * x, y, out.y * z)))
        .collect()
}

/// How far from the edge of the board the middle of the rim lies, where names
/// are written.
pub(crate) const fn rim_middle() -> f32 {
    MARGIN + WIDTH * 0.42
}

/// Spawns a frame as children of one entity, which is returned.
pub fn spawn_square_frame(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    surfaces: &Surfaces,
    half: Vec2,
) -> Entity {
    spawn(commands, meshes, surfaces, Some(square_frame(half)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rim_lies_outside_the_board() {
        for corner in rim_corners(Vec2::new(6.5, 4.0)) {
            assert!(corner.x.abs() > 7.0 && corner.z.abs() > 4.5);
        }
    }
}
