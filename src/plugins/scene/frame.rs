//! The wooden frame a board of hexagons lies in, for any set of cells.
//!
//! The frame follows the convex hull of the cells, so that a hexagon gets six
//! long sides and a brick pattern four. Between the zigzag of the outer tiles
//! and the straight frame lies wood, flush with the tiles, and so between
//! islands; where a tile is gone, one looks into the pit.

use std::f32::consts::{FRAC_PI_3, TAU};

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

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
/// Straight pieces that replace each corner of the hull.
const CORNER_STEPS: usize = 4;

/// The parts of a frame.
#[derive(Clone, Debug)]
pub struct FrameModel {
    /// The rim and the wood between it and the tiles.
    pub wood: Mesh,
    /// A line let into the rim.
    pub brass: Mesh,
    /// The floor of the pit.
    pub floor: Mesh,
}

/// How the tiles lie in the wood.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bed {
    /// From the edge of a cell to the wood beside it.
    pub joint: f32,
    /// Height of the floor under the tiles.
    pub floor: f32,
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
#[must_use]
pub fn frame(cells: &[Vec2], bed: Bed) -> Option<FrameModel> {
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
#[must_use]
pub fn outline(cells: &[Vec2]) -> Vec<Vec2> {
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
pub fn spawn_frame_with(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    surfaces: &Surfaces,
    cells: &[Vec2],
    bed: Bed,
) -> Entity {
    let root = commands
        .spawn((
            Name::new("Frame"),
            Transform::default(),
            Visibility::default(),
        ))
        .id();
    if let Some(model) = frame(cells, bed) {
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

/// The six corners of a flat-topped hexagon of circumradius 1.
fn hexagon(centre: Vec2) -> [Vec2; 6] {
    std::array::from_fn(|k| centre + Vec2::from_angle(FRAC_PI_3 * k as f32))
}

/// Directions to the six neighbours of a flat-topped hexagon.
fn neighbours(centre: Vec2) -> [Vec2; 6] {
    std::array::from_fn(|k| centre + 3_f32.sqrt() * Vec2::from_angle(FRAC_PI_3 * (k as f32 + 0.5)))
}

fn same_cell(a: Vec2, b: Vec2) -> bool {
    a.distance_squared(b) < 0.25
}

/// Places inside a convex outline where a cell could be and is not: beside the
/// board, and behind those, as between islands.
fn gaps(centres: &[Vec2], inner: &[Vec2]) -> Vec<Vec2> {
    let mut found: Vec<Vec2> = Vec::new();
    let mut open = centres.to_vec();
    while let Some(centre) = open.pop() {
        for place in neighbours(centre) {
            let taken = |others: &[Vec2]| others.iter().any(|other| same_cell(*other, place));
            if taken(centres) || taken(&found) || clip(hexagon(place).to_vec(), inner).is_empty() {
                continue;
            }
            found.push(place);
            open.push(place);
        }
    }
    found
}

/// The hexagon of a gap, less a joint along the sides that cells are at.
fn beside_cells(gap: Vec2, centres: &[Vec2], joint: f32) -> Vec<Vec2> {
    let corners = hexagon(gap);
    let mut left = corners.to_vec();
    for (k, place) in neighbours(gap).into_iter().enumerate() {
        if joint > 0.0 && centres.iter().any(|cell| same_cell(*cell, place)) {
            let (a, b) = (corners[k], corners[(k + 1) % 6]);
            let inwards = (b - a).perp().normalize_or_zero() * joint;
            left = cut(&left, a + inwards, b + inwards);
        }
    }
    left
}

/// Edges of cells that have no neighbour behind them, going round each cell.
fn open_edges(centres: &[Vec2]) -> Vec<(Vec2, Vec2)> {
    let mut edges = Vec::new();
    for centre in centres {
        let corners = hexagon(*centre);
        for (k, place) in neighbours(*centre).into_iter().enumerate() {
            if !centres.iter().any(|other| same_cell(*other, place)) {
                edges.push((corners[k], corners[(k + 1) % 6]));
            }
        }
    }
    edges
}

/// The convex hull, counter-clockwise, without corners that lie on its sides.
fn hull(mut points: Vec<Vec2>) -> Vec<Vec2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let half = |points: &mut dyn Iterator<Item = Vec2>| {
        let mut chain: Vec<Vec2> = Vec::new();
        for point in points {
            while let [.., a, b] = chain[..] {
                // Corners of neighbouring cells agree only up to rounding.
                if (b - a).perp_dot(point - b) > 1e-3 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut lower = half(&mut points.iter().copied());
    lower.extend(half(&mut points.iter().rev().copied()));
    lower
}

/// What of a convex polygon lies inside another, both counter-clockwise.
fn clip(mut subject: Vec<Vec2>, window: &[Vec2]) -> Vec<Vec2> {
    for (k, a) in window.iter().enumerate() {
        subject = cut(&subject, *a, window[(k + 1) % window.len()]);
        if subject.is_empty() {
            break;
        }
    }
    subject
}

/// What of a convex polygon lies to the left of a line.
fn cut(subject: &[Vec2], a: Vec2, b: Vec2) -> Vec<Vec2> {
    let side = |p: Vec2| (b - a).perp_dot(p - a);
    let mut kept = Vec::with_capacity(subject.len() + 1);
    for (i, p) in subject.iter().enumerate() {
        let q = subject[(i + 1) % subject.len()];
        let (sp, sq) = (side(*p), side(q));
        if sp >= 0.0 {
            kept.push(*p);
        }
        if (sp > 0.0) != (sq > 0.0) && (sp - sq).abs() > 1e-9 {
            kept.push(p.lerp(q, sp / (sp - sq)));
        }
    }
    kept
}

/// A closed way round a convex polygon, with its corners turned in steps.
pub(super) struct Path {
    /// Place on the hull, outward direction, length travelled.
    stations: Vec<(Vec2, Vec2, f32)>,
}

impl Path {
    pub(super) fn around(polygon: &[Vec2]) -> Self {
        let n = polygon.len();
        let outward = |k: usize| {
            let d = polygon[(k + 1) % n] - polygon[k % n];
            Vec2::new(d.y, -d.x).normalize_or_zero()
        };
        let mut stations = Vec::new();
        let mut travelled = 0.0;
        for k in 0..=n {
            let (before, after) = (outward((k + n - 1) % n), outward(k % n));
            let turn = before.angle_to(after).rem_euclid(TAU);
            // The first corner is met again at the end: half of it each time.
            let (from, to) = match k {
                0 => (CORNER_STEPS / 2, CORNER_STEPS),
                k if k == n => (0, CORNER_STEPS / 2),
                _ => (0, CORNER_STEPS),
            };
            if k > 0 {
                travelled += polygon[k - 1].distance(polygon[k % n]);
            }
            for step in from..=to {
                let part = step as f32 / CORNER_STEPS as f32;
                let out = Vec2::from_angle(turn * part).rotate(before);
                stations.push((polygon[k % n], out, travelled));
                // Wood on the outside of a bend is longer; the middle counts.
                if step < to {
                    travelled += turn / CORNER_STEPS as f32 * (MARGIN + WIDTH * 0.5);
                }
            }
        }
        Self { stations }
    }

    pub(super) fn offset(&self, by: f32) -> Vec<Vec2> {
        let mut points: Vec<Vec2> = self
            .stations
            .iter()
            .map(|(at, out, _)| at + out * by)
            .collect();
        // The last station is the first again.
        points.pop();
        points
    }

    /// Draws a profile of (distance, height) all the way round.
    pub(super) fn sweep(&self, sheet: &mut Sheet, runs: &[Vec<Vec2>]) {
        for run in runs {
            let mut across = 0.0;
            let mut rows = Vec::new();
            for (k, point) in run.iter().enumerate() {
                let before = if k > 0 {
                    *point - run[k - 1]
                } else {
                    run[1] - run[0]
                };
                let after = run.get(k + 1).map_or(before, |next| *next - *point);
                let way = before.normalize_or_zero() + after.normalize_or_zero();
                // Looking along the profile, the outside is on the left.
                let normal = Vec2::new(-way.y, way.x).normalize_or_zero();
                if k > 0 {
                    across += before.length();
                }
                let row: Vec<u32> = self
                    .stations
                    .iter()
                    .map(|(at, out, along)| {
                        let place = at + out * point.x;
                        let facing = out * normal.x;
                        sheet.vertex(
                            Vec3::new(place.x, point.y, -place.y),
                            Vec3::new(facing.x, normal.y, -facing.y),
                            Vec2::new(*along, across),
                        )
                    })
                    .collect();
                rows.push(row);
            }
            for pair in rows.windows(2) {
                for s in 0..self.stations.len() - 1 {
                    sheet.quad([pair[0][s], pair[1][s], pair[1][s + 1], pair[0][s + 1]]);
                }
            }
        }
    }
}

/// A mesh in the making.
#[derive(Default)]
pub(super) struct Sheet {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Sheet {
    fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position.to_array());
        self.normals.push(normal.normalize_or(Vec3::Y).to_array());
        self.uvs.push(uv.to_array());
        (self.positions.len() - 1) as u32
    }

    fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
    }

    /// A level convex polygon, seen from above.
    pub(super) fn polygon(&mut self, points: &[Vec2], height: f32) {
        let ids: Vec<u32> = points
            .iter()
            .map(|p| self.vertex(Vec3::new(p.x, height, -p.y), Vec3::Y, *p))
            .collect();
        for k in 1..ids.len().saturating_sub(1) {
            self.indices.extend([ids[0], ids[k], ids[k + 1]]);
        }
    }

    /// An upright wall under an edge, seen from the left of `a` to `b`.
    fn wall(&mut self, a: Vec2, b: Vec2, top: f32, foot: f32) {
        let d = b - a;
        let normal = Vec3::new(-d.y, 0.0, -d.x);
        let mut at =
            |p: Vec2, y: f32, u: f32| self.vertex(Vec3::new(p.x, y, -p.y), normal, Vec2::new(u, y));
        let ids = [
            at(a, top, 0.0),
            at(a, foot, 0.0),
            at(b, foot, d.length()),
            at(b, top, d.length()),
        ];
        // Seen from inside the cell, which lies to the left.
        self.quad([ids[0], ids[3], ids[2], ids[1]]);
    }

    pub(super) fn mesh(self) -> Mesh {
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::expect_used,
        reason = "a failing test should panic"
    )]

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
        assert!(found.iter().any(|gap| same_cell(*gap, middle)));
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
