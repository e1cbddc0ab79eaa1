//! The pyramid without its paving: rim, walls, ledges, brass edges, and the
//! letters and numbers on them; and the trays beside it.
//!
//! All of it is made of square rings, so a profile that runs from the foot
//! outside to the tip in the middle says everything.

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

use super::{
    layout::{BLOCK, HALF_BOARD, HALF_TRAY, RIM, SQUARE, TRAY_TOP, ground},
    lettering,
};
use crate::{plugins::scene::TABLE_TOP, rules::xima::Square};

/// How deep the joints between the paving stones are.
const JOINT: f32 = 0.012;
/// Height of the rim's upper face.
const RIM_TOP: f32 = -0.03;
/// The height of a letter.
const LETTER: f32 = 0.48;
/// The height of a storey.
const STOREY: f32 = 2.0 * BLOCK;
/// How much light reaches the foot of a wall.
const FOOT_OPEN: f32 = 0.42;
/// Width of the brass edges.
const EDGE: f32 = 0.028;

/// A mesh in the making: flat faces only.
#[derive(Default)]
pub(super) struct Sheet {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    indices: Vec<u32>,
}

impl Sheet {
    /// Adds a flat face, corners counter-clockwise, with texture coordinates.
    pub(crate) fn face(&mut self, corners: [Vec3; 4], uvs: [Vec2; 4]) {
        let [a, b, c, d] = corners;
        let first = self.positions.len() as u32;
        // One of the sides may have shrunk to a point.
        let normal = (b - a).cross(c - a) + (c - a).cross(d - a);
        self.positions.extend(corners);
        self.normals.extend([normal.normalize_or(Vec3::Y); 4]);
        self.uvs.extend(uvs);
        self.indices
            .extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }

    /// Draws a profile of (distance from the middle, height) round the square,
    /// from the foot upwards and inwards. Texture coordinates run along the
    /// sides and up the profile, in units of the table times `scale`.
    fn ring(&mut self, profile: &[(f32, f32)], scale: f32) {
        let mut travelled = 0.0;
        for pair in profile.windows(2) {
            let ((out, low), (inn, high)) = (pair[0], pair[1]);
            let length = Vec2::new(inn - out, high - low).length();
            for quarter in 0..4 {
                let turn = Quat::from_rotation_y(quarter as f32 * core::f32::consts::FRAC_PI_2);
                let corner = |x: f32, y: f32, z: f32| turn * Vec3::new(x, y, z);
                let (from, to) = (travelled * scale, (travelled + length) * scale);
                self.face(
                    [
                        corner(-out, low, out),
                        corner(out, low, out),
                        corner(inn, high, inn),
                        corner(-inn, high, inn),
                    ],
                    [
                        Vec2::new(-out * scale, from),
                        Vec2::new(out * scale, from),
                        Vec2::new(inn * scale, to),
                        Vec2::new(-inn * scale, to),
                    ],
                );
            }
            travelled += length;
        }
    }

    /// An upright box without a bottom, its foot at `low`.
    fn slab(&mut self, half: Vec2, low: f32, high: f32, bevel: f32) {
        let corners = |half: Vec2, y: f32| {
            [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]
                .map(|(x, z)| Vec3::new(x * half.x, y, z * half.y))
        };
        let rows = [
            corners(half, low),
            corners(half, high - bevel),
            corners(half - bevel, high),
        ];
        for pair in rows.windows(2) {
            for k in 0..4 {
                let next = (k + 1) % 4;
                let face = [pair[0][k], pair[0][next], pair[1][next], pair[1][k]];
                self.face(face, face.map(|p| Vec2::new(p.x + p.z, p.y)));
            }
        }
        let top = rows[2];
        self.face(top, top.map(|p| Vec2::new(p.x, p.z)));
    }

    /// How much light reaches each corner of the walls: they stand in the shade of
    /// the floor at their foot.
    fn wall_openness(&self) -> Vec<[f32; 4]> {
        let faces = self
            .positions
            .chunks_exact(4)
            .zip(self.normals.chunks_exact(4));
        faces
            .flat_map(|(corners, normals)| {
                let middle = corners.iter().map(|p| p.y).sum::<f32>() / 4.0;
                let foot = (middle / STOREY).floor() * STOREY;
                let is_wall = normals[0].y < 0.5;
                corners.iter().map(move |corner| {
                    let up = if is_wall {
                        (corner.y - foot) / STOREY
                    } else {
                        0.4
                    };
                    let open = FOOT_OPEN + (1.0 - FOOT_OPEN) * (up / 0.55).clamp(0.0, 1.0);
                    [open, open, open, 1.0]
                })
            })
            .collect()
    }

    /// As light as if it lay nearly flat: what is written on walls is read in their shade.
    fn lit_from_above(mut self) -> Self {
        for normal in &mut self.normals {
            *normal = (*normal + Vec3::Y * 2.0).normalize();
        }
        self
    }

    pub(crate) fn mesh(self) -> Mesh {
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

/// The parts of the pyramid that are made of one material each.
#[derive(Clone, Debug)]
pub(crate) struct PyramidModel {
    /// The rim.
    pub(crate) wood: Mesh,
    /// Walls and what lies under the paving.
    pub(crate) stone: Mesh,
    /// A line on the rim and the edges of the storeys.
    pub(crate) brass: Mesh,
    /// Letters and numbers on the walls.
    pub(crate) wall_letters: Mesh,
    /// Letters and numbers on the rim, to be read from the near side and from the far one.
    pub(crate) rim_letters: [Mesh; 2],
}

/// Half the width of the floor that begins at `floor`, 1 to 4.
const fn half_floor(floor: u8) -> f32 {
    match floor {
        1 => HALF_BOARD,
        2 => 4.5 * SQUARE,
        3 => 2.5 * SQUARE,
        _ => 0.5 * SQUARE,
    }
}

/// The height of the bare surface of a floor.
fn floor_height(floor: u8) -> f32 {
    f32::from(floor - 1) * STOREY
}

pub(crate) fn pyramid() -> PyramidModel {
    let outer = HALF_BOARD + RIM;
    let mut wood = Sheet::default();
    wood.ring(
        &[
            (outer + 0.03, TABLE_TOP),
            (outer, RIM_TOP - 0.07),
            (outer - 0.05, RIM_TOP),
            (HALF_BOARD, RIM_TOP),
            (HALF_BOARD, RIM_TOP - 0.05),
        ],
        1.0,
    );
    let mut stone = Sheet::default();
    let mut profile = vec![(HALF_BOARD, TABLE_TOP)];
    for floor in 1..=4 {
        let half = half_floor(floor);
        let top = floor_height(floor) - JOINT;
        profile.push((half, top - 0.5 * STOREY));
        profile.push((half, top));
        let inner = if floor < 4 {
            half_floor(floor + 1)
        } else {
            0.0
        };
        profile.push((inner, top));
    }
    stone.ring(&profile, 0.5 / SQUARE);
    let mut brass = Sheet::default();
    for floor in 1..=4 {
        let (half, top) = (half_floor(floor) + 0.004, floor_height(floor) + 0.003);
        brass.ring(&[(half, top - EDGE), (half, top), (half - EDGE, top)], 1.0);
    }
    let line = outer - 0.09;
    brass.ring(
        &[(line, RIM_TOP + 0.003), (line - EDGE, RIM_TOP + 0.003)],
        1.0,
    );
    PyramidModel {
        wood: wood.mesh(),
        stone: {
            let open = stone.wall_openness();
            stone
                .mesh()
                .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, open)
        },
        brass: brass.mesh(),
        wall_letters: wall_letters().lit_from_above().mesh(),
        rim_letters: [1.0, -1.0].map(|way| rim_letters(way).mesh()),
    }
}

/// A tray, in the middle of its place on the near side.
pub(crate) fn tray() -> Mesh {
    let mut wood = Sheet::default();
    wood.slab(HALF_TRAY, TABLE_TOP, TRAY_TOP, 0.03);
    wood.mesh()
}

/// The columns on the near and far walls of each storey and the rows on the
/// others, each to be read from outside.
fn wall_letters() -> Sheet {
    let mut sheet = Sheet::default();
    for floor in 2..=4_u8 {
        let half = half_floor(floor) + 0.006;
        let height = floor_height(floor) - BLOCK - 0.01;
        let (first, last) = (2 * (floor - 1), 12 - 2 * (floor - 1));
        for line in first..=last {
            let aside = (f32::from(line) - 6.0) * SQUARE;
            let column = char::from(b'A' + line).to_string();
            let row = (line + 1).to_string();
            // Rows count away from the near side.
            let walls = [
                (&column, 0.0, aside),
                (&row, 1.0, aside),
                (&column, 2.0, -aside),
                (&row, 3.0, -aside),
            ];
            for (text, quarter, right) in walls {
                let turn = Quat::from_rotation_y(quarter * core::f32::consts::FRAC_PI_2);
                let middle = turn * Vec3::new(right, height, half);
                lettering::write(&mut sheet, text, middle, turn * Vec3::X, Vec3::Y, LETTER);
            }
        }
    }
    sheet
}

/// The columns before and behind the board, the rows at both sides of it: all to be read
/// from the near side, or from the far one where `way` is -1.
fn rim_letters(way: f32) -> Sheet {
    let mut sheet = Sheet::default();
    let out = HALF_BOARD + RIM / 2.0 - 0.03;
    let height = RIM_TOP + 0.004;
    for line in 0..13_u8 {
        let aside = (f32::from(line) - 6.0) * SQUARE;
        let column = char::from(b'A' + line).to_string();
        let row = (line + 1).to_string();
        let (right, up) = (Vec3::X * way, Vec3::NEG_Z * way);
        for side in [-out, out] {
            let before = Vec3::new(aside, height, side);
            lettering::write(&mut sheet, &column, before, right, up, LETTER);
            let beside = Vec3::new(side, height, -aside);
            // The rim is as wide as two figures of this size.
            let size = if row.len() > 1 { 0.38 } else { LETTER };
            lettering::write(&mut sheet, &row, beside, right, up, size);
        }
    }
    sheet
}

/// Where the paving stones lie, every other one dark; A1 is dark.
pub(crate) fn paving() -> impl Iterator<Item = (Square, Vec3, bool)> {
    Square::all().map(|square| {
        let is_dark = (square.column() + square.row()) % 2 == 0;
        (square, ground(square), is_dark)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(mesh: &Mesh) -> Vec<(Vec3, Vec3)> {
        let get = |id| mesh.attribute(id).unwrap().as_float3().unwrap().to_vec();
        let positions = get(Mesh::ATTRIBUTE_POSITION);
        let normals = get(Mesh::ATTRIBUTE_NORMAL);
        let indices: Vec<usize> = mesh.indices().unwrap().iter().collect();
        indices
            .chunks_exact(3)
            .filter_map(|t| {
                let [a, b, c] = [0, 1, 2].map(|k| Vec3::from(positions[t[k]]));
                let face = (b - a).cross(c - a);
                (face.length() > 1e-6).then(|| {
                    assert!(face.dot(Vec3::from(normals[t[0]])) > 0.0);
                    ((a + b + c) / 3.0, face.normalize())
                })
            })
            .collect()
    }

    #[test]
    fn every_face_looks_outwards_or_up() {
        let model = pyramid();
        for mesh in [&model.stone, &model.brass, &model.wood, &tray()] {
            for (at, face) in faces(mesh) {
                let out = at.with_y(0.0).normalize_or_zero();
                assert!(
                    face.y > 0.5 || face.dot(out) > 0.5 || at.y < 0.0,
                    "{at} {face}"
                );
            }
        }
        let [near, far] = &model.rim_letters;
        for mesh in [&model.wall_letters, near, far] {
            for (at, face) in faces(mesh) {
                assert!(face.y > 0.9 || face.dot(at.with_y(0.0).normalize()) > 0.1);
            }
        }
    }

    #[test]
    fn the_whole_of_it_stays_simple() {
        let model = pyramid();
        let all = [
            &model.wood,
            &model.stone,
            &model.brass,
            &model.wall_letters,
            &model.rim_letters[0],
        ];
        let triangles: usize = all.iter().map(|mesh| faces(mesh).len()).sum();
        assert!(triangles < 4_000, "{triangles}");
    }

    #[test]
    fn a1_is_dark() {
        let first = paving().next().unwrap();
        assert_eq!((first.0.to_string(), first.2), ("A1".to_owned(), true));
        assert_eq!(paving().filter(|(_, _, is_dark)| *is_dark).count(), 85);
    }
}
