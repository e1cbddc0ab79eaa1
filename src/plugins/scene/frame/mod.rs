//! The wooden frame a board of hexagons lies in, for any set of cells.
//!
//! The frame follows the convex hull of the cells, so that a hexagon gets six long sides and
//! a brick pattern four. Between the zigzag of the outer tiles and the straight frame lies
//! wood, flush with the tiles, and likewise between islands; where a tile is gone, one looks
//! into the pit.

mod plan;
mod sweep;

use core::f32::consts::FRAC_PI_3;

use bevy::prelude::*;

use self::plan::{beside_cells, clip, gaps, hexagon, hull, open_edges};
pub(super) use self::sweep::{Path, Sheet};
use super::surface::Surfaces;

/// From the outermost corners of the tiles to the inner edge of the rim.
pub(super) const MARGIN: f32 = 0.16;
/// From the inner to the outer edge of the rim.
pub(super) const WIDTH: f32 = 0.92;
/// Height of the rim above the tiles.
pub(super) const RISE: f32 = 0.12;
/// Height of the wood between tiles and rim.
const FLUSH: f32 = -0.015;
/// Height of the floor of the pit, just above the table.
const FLOOR: f32 = super::TABLE_TOP + 0.02;

/// The parts of a frame.
#[derive(Clone, Debug)]
pub(crate) struct FrameModel {
    /// The rim and the wood between it and the tiles.
    pub(crate) wood: Mesh,
    /// A line let into the rim.
    pub(crate) brass: Mesh,
    /// The floor of the pit.
    pub(crate) floor: Mesh,
}

/// How the tiles lie in the wood.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bed {
    /// From the edge of a cell to the wood beside it.
    pub(crate) joint: f32,
    /// Height of the floor under the tiles.
    pub(crate) floor: f32,
}

impl Default for Bed {
    /// Tiles that touch the wood, over the pit.
    fn default() -> Self {
        Self {
            joint: 0.0,
            floor: FLOOR,
        }
    }
}

/// The frame round flat-topped hexagons of circumradius 1 with these centres,
/// in (x, z). `None` when there are no cells.
pub(crate) fn frame(cells: &[Vec2], bed: Bed) -> Option<FrameModel> {
    if cells.is_empty() {
        return None;
    }
    // The plane is drawn with z away from the viewer, so that going round
    // counter-clockwise there is counter-clockwise seen from above.
    let centres: Vec<Vec2> = cells.iter().map(|c| Vec2::new(c.x, -c.y)).collect();
    let corners: Vec<Vec2> = centres.iter().flat_map(|c| hexagon(*c)).collect();
    let path = Path::around(&hull(corners));

    let mut wood = Sheet::default();
    path.sweep(&mut wood, &rim_profile());
    let inner = path.offset(MARGIN + 0.01);
    for gap in gaps(&centres, &inner) {
        wood.polygon(&clip(beside_cells(gap, &centres, bed.joint), &inner), FLUSH);
    }
    for (a, b) in open_edges(&centres) {
        let out = (b - a).perp().normalize_or_zero() * -bed.joint;
        wood.wall(a + out, b + out, FLUSH, bed.floor);
    }

    let mut brass = Sheet::default();
    let line = MARGIN + WIDTH * 0.5;
    let height = RISE + 0.004;
    path.sweep(
        &mut brass,
        &[vec![
            Vec2::new(line - 0.022, height),
            Vec2::new(line + 0.022, height),
        ]],
    );

    let mut floor = Sheet::default();
    floor.polygon(&inner, bed.floor);

    Some(FrameModel {
        wood: wood.mesh(),
        brass: brass.mesh(),
        floor: floor.mesh(),
    })
}

/// The outer edge of the rim that [`frame`] makes, going round, in (x, z).
/// Empty when there are no cells.
pub(crate) fn outline(cells: &[Vec2]) -> Vec<Vec2> {
    if cells.is_empty() {
        return Vec::new();
    }
    let corners = cells
        .iter()
        .flat_map(|c| hexagon(Vec2::new(c.x, -c.y)))
        .collect();
    Path::around(&hull(corners))
        .offset(MARGIN + WIDTH)
        .into_iter()
        .map(|p| Vec2::new(p.x, -p.y))
        .collect()
}

/// Spawns a frame as children of one entity, which is returned. Despawn that
/// to be rid of it all.
pub fn spawn_frame(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    surfaces: &Surfaces,
    cells: &[Vec2],
) -> Entity {
    spawn_frame_with(commands, meshes, surfaces, cells, Bed::default())
}

/// As [`spawn_frame`], for tiles that lie in the wood in a way of their own.
pub(crate) fn spawn_frame_with(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    surfaces: &Surfaces,
    cells: &[Vec2],
    bed: Bed,
) -> Entity {
    spawn(commands, meshes, surfaces, frame(cells, bed))
}

/// Puts the parts of a frame on the table, if there are any.
pub(super) fn spawn(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    surfaces: &Surfaces,
    model: Option<FrameModel>,
) -> Entity {
    let still = (Transform::default(), Visibility::default());
    let root = commands.spawn((Name::new("Frame"), still)).id();
    if let Some(model) = model {
        let parts = [
            (model.wood, &surfaces.oak),
            (model.brass, &surfaces.brass),
            (model.floor, &surfaces.pit),
        ];
        for (mesh, surface) in parts {
            commands.entity(root).with_child((
                Mesh3d(meshes.add(mesh)),
                MeshMaterial3d(surface.clone()),
                Pickable::IGNORE,
            ));
        }
    }
    root
}

/// The section of the rim: (distance from the hull, height), from the pit up,
/// over the top and down to the table. Runs are smooth in themselves.
pub(super) fn rim_profile() -> Vec<Vec<Vec2>> {
    let (inner, outer) = (MARGIN, MARGIN + WIDTH);
    let round = 0.07;
    let quarter = |centre: Vec2, from: f32| -> Vec<Vec2> {
        (0..=3)
            .map(|k| {
                let angle = from - FRAC_PI_3 * 0.5 * k as f32;
                centre + round * Vec2::new(angle.cos(), angle.sin())
            })
            .collect()
    };
    let mut run = vec![Vec2::new(inner, FLUSH - 0.02)];
    run.extend(quarter(
        Vec2::new(inner + round, RISE - round),
        std::f32::consts::PI,
    ));
    run.extend(quarter(
        Vec2::new(outer - round, RISE - round),
        std::f32::consts::FRAC_PI_2,
    ));
    run.push(Vec2::new(outer + 0.02, super::TABLE_TOP));
    vec![run]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Centres of a regular hexagon of hexagons.
    fn board(side: i32) -> Vec<Vec2> {
        let r = side - 1;
        let mut cells = Vec::new();
        for q in -r..=r {
            for s in -r..=r {
                if (q + s).abs() <= r {
                    let y = 3_f32.sqrt() * (s as f32 + q as f32 / 2.0);
                    cells.push(Vec2::new(1.5 * q as f32, y));
                }
            }
        }
        cells
    }

    fn face_normals_agree(mesh: &Mesh) {
        let get = |id| mesh.attribute(id).unwrap().as_float3().unwrap().to_vec();
        let positions = get(Mesh::ATTRIBUTE_POSITION);
        let normals = get(Mesh::ATTRIBUTE_NORMAL);
        let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
        for t in indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|k| Vec3::from(positions[t[k]]));
            let face = (b - a).cross(c - a);
            if face.length() < 1e-5 {
                continue;
            }
            let mean: Vec3 = t.iter().map(|i| Vec3::from(normals[*i])).sum();
            assert!(
                face.dot(mean) > 0.0,
                "face at {a} looks away from its normal"
            );
        }
    }

    #[test]
    fn every_face_looks_where_its_normals_point() {
        let sunk = Bed {
            joint: 0.1,
            floor: -0.08,
        };
        for (side, bed) in (2..=5).flat_map(|side| [(side, Bed::default()), (side, sunk)]) {
            let model = frame(&board(side), bed).unwrap();
            face_normals_agree(&model.wood);
            face_normals_agree(&model.brass);
            face_normals_agree(&model.floor);
        }
    }

    #[test]
    fn the_hull_of_a_hexagon_board_has_twelve_sides() {
        let corners = board(4).iter().flat_map(|c| hexagon(*c)).collect();
        assert_eq!(hull(corners).len(), 12);
    }

    #[test]
    fn no_tile_reaches_under_the_rim() {
        let cells = board(4);
        let outline = outline(&cells);
        let reach = outline.iter().map(|p| p.length()).fold(0.0, f32::max);
        let tiles = cells.iter().map(|c| c.length() + 1.0).fold(0.0, f32::max);
        assert!(reach > tiles + WIDTH * 0.8);
        assert!(reach < tiles + MARGIN + WIDTH + 0.1);
    }

    #[test]
    fn wood_fills_what_lies_between_islands() {
        let far = Vec2::new(12.0, 0.0);
        let mut cells = board(2);
        cells.extend(board(2).into_iter().map(|cell| cell + far));
        let corners = cells.iter().flat_map(|c| hexagon(*c)).collect();
        let inner = Path::around(&hull(corners)).offset(MARGIN);
        let found = gaps(&cells, &inner);
        let middle = Vec2::new(6.0, 0.0);
        assert!(found.iter().any(|gap| plan::same_cell(*gap, middle)));
        assert!(found.iter().all(|gap| gap.distance(middle) < 12.0));
    }

    #[test]
    fn a_joint_keeps_the_wood_from_the_tiles() {
        let cells = board(2);
        let gap = gaps(&cells, &[Vec2::ZERO, Vec2::X * 9.0, Vec2::splat(9.0)])[0];
        for corner in beside_cells(gap, &cells, 0.1) {
            for cell in &cells {
                let from = corner - cell;
                let inside = hexagon(Vec2::ZERO)
                    .windows(2)
                    .all(|side| (side[1] - side[0]).perp_dot(from - side[0]) > -0.0999);
                assert!(!inside, "{corner} reaches into the joint of {cell}");
            }
        }
    }

    #[test]
    fn no_cells_no_frame() {
        assert!(frame(&[], Bed::default()).is_none());
    }

    #[test]
    fn clipping_keeps_what_is_inside() {
        let square = [
            Vec2::new(0.0, 0.0),
            Vec2::new(2.0, 0.0),
            Vec2::new(2.0, 2.0),
            Vec2::new(0.0, 2.0),
        ];
        let moved: Vec<Vec2> = square.iter().map(|p| p + Vec2::splat(1.0)).collect();
        let common = clip(moved, &square);
        let area: f32 = (0..common.len())
            .map(|k| common[k].perp_dot(common[(k + 1) % common.len()]) * 0.5)
            .sum();
        assert!((area - 1.0).abs() < 1e-4);
    }
}
