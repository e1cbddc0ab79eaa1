//! The things of XIMA: a block, a square of the paving, a die.
//!
//! One unit is the side of a square of the board. A block is as high as half a
//! storey of the pyramid. Its top has texture coordinates in 0..1, each of its
//! four sides runs from 2 to 3, so that the shader can let signs into them.

use super::{Model, part};
use crate::forge::shape::{Shape, V2, V3, ellipsoid};

/// Half the width of a block.
const BLOCK: f64 = 0.36;
/// The height of a block.
const HEIGHT: f64 = 1.0 / 3.0;
/// Half the width of a paving square, less half the joint.
const PAVING: f64 = 0.487;
/// Half the width of a die.
const DIE: f64 = 0.3;

/// The models by file name.
pub fn all() -> Vec<Model> {
    vec![
        Model::new("block", vec![part("Block", block())]),
        Model::new("paving", vec![part("Paving", paving())]),
        Model::new("die", vec![part("Body", die()), part("Pips", pips())]),
    ]
}

/// A solid whose outline is a square with its corners cut, drawn in and out
/// along a profile of (inset, height) from the foot upwards.
struct Prism {
    half: f64,
    corner: f64,
    profile: Vec<V2>,
}

impl Prism {
    /// The eight corners, counter-clockwise seen from above, as (x, z).
    fn outline(&self, inset: f64) -> [V2; 8] {
        let (far, near) = (self.half - inset, self.half - self.corner);
        // Counter-clockwise in (x, -z), beginning at the right side.
        [
            [far, near],
            [far, -near],
            [near, -far],
            [-near, -far],
            [-far, -near],
            [-far, near],
            [-near, far],
            [near, far],
        ]
    }

    fn shape(&self) -> Shape {
        let mut shape = Shape::default();
        let foot = self.profile.first().map_or(0.0, |p| p[1]);
        let height = self.profile.last().map_or(0.0, |p| p[1]) - foot;
        for pair in self.profile.windows(2) {
            let (low, high) = (self.outline(pair[0][0]), self.outline(pair[1][0]));
            // How steeply the normal rises: none on a side, half way on an edge.
            let lift = |k: usize| {
                let slope = (pair[1][0] - pair[0][0]) / (pair[1][1] - pair[0][1]).max(1e-9);
                if k == 0 {
                    slope.min(0.0)
                } else {
                    slope.max(0.0)
                }
            };
            for side in 0..8 {
                let next = (side + 1) % 8;
                let flat = side % 2 == 0;
                let normal = |at: usize, k: usize| -> V3 {
                    // A cut corner looks like the sides it joins.
                    let of = if flat { side } else { 2 * (at / 2) % 8 };
                    let of = if !flat && at == next { next } else { of };
                    let (x, z) = [(1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 1.0)][of / 2 % 4];
                    [x, lift(k), z]
                };
                let uv = |at: V2, y: f64| -> V2 {
                    if !flat {
                        return [2.0, 0.5];
                    }
                    let along = match side {
                        0 => -at[1],
                        2 => -at[0],
                        4 => at[1],
                        _ => at[0],
                    };
                    [2.5 + along / (2.0 * self.half), (y - foot) / height]
                };
                let corner = |outline: &[V2; 8], at: usize, k: usize| {
                    let y = pair[k][1];
                    let p = outline[at];
                    ([p[0], y, p[1]], normal(at, k), uv(p, y))
                };
                let face = [
                    corner(&low, side, 0),
                    corner(&low, next, 0),
                    corner(&high, next, 1),
                    corner(&high, side, 1),
                ];
                shape = shape.with(&polygon(&face));
            }
        }
        let (inset, top) = self.profile.last().map_or((0.0, 0.0), |p| (p[0], p[1]));
        let face: Vec<(V3, V3, V2)> = self
            .outline(inset)
            .into_iter()
            .map(|p| {
                let uv = [
                    0.5 + p[0] / (2.0 * self.half),
                    0.5 + p[1] / (2.0 * self.half),
                ];
                ([p[0], top, p[1]], [0.0, 1.0, 0.0], uv)
            })
            .collect();
        shape.with(&polygon(&face))
    }
}

/// A flat convex polygon, counter-clockwise.
fn polygon(corners: &[(V3, V3, V2)]) -> Shape {
    let mut shape = Shape::default();
    for (position, normal, uv) in corners {
        let length = normal.iter().map(|c| c * c).sum::<f64>().sqrt();
        shape.positions.push(*position);
        shape.normals.push(normal.map(|c| c / length));
        shape.uvs.push(*uv);
    }
    for k in 1..corners.len() as u32 - 1 {
        shape.indices.extend([0, k, k + 1]);
    }
    shape
}

fn block() -> Shape {
    Prism {
        half: BLOCK,
        corner: 0.045,
        profile: vec![
            [0.018, 0.0],
            [0.0, 0.016],
            [0.0, HEIGHT - 0.034],
            [0.034, HEIGHT],
        ],
    }
    .shape()
}

/// A slab so thin that only its top and its worn edge are seen.
fn paving() -> Shape {
    let (edge, deep) = (0.016, 0.014);
    let corners = |half: f64, y: f64| -> [V3; 4] {
        [
            [-half, y, half],
            [half, y, half],
            [half, y, -half],
            [-half, y, -half],
        ]
    };
    let (foot, top) = (corners(PAVING, -deep), corners(PAVING - edge, 0.0));
    // The edge is of the same stone as the face.
    let uv = |p: V3| [0.5 + p[0], 0.5 + p[2]];
    let up = top.map(|p| (p, [0.0, 1.0, 0.0], uv(p)));
    let mut shape = polygon(&up);
    let sides = [
        [0.0, 1.0, 1.0],
        [1.0, 1.0, 0.0],
        [0.0, 1.0, -1.0],
        [-1.0, 1.0, 0.0],
    ];
    for (k, normal) in sides.into_iter().enumerate() {
        let next = (k + 1) % 4;
        let face = [foot[k], foot[next], top[next], top[k]].map(|p| (p, normal, uv(p)));
        shape = shape.with(&polygon(&face));
    }
    shape
}

/// A cube with round edges.
fn die() -> Shape {
    ellipsoid([1.0, 1.0, 1.0], 16, 8).bent(|p| {
        // A ball blown up towards a cube.
        let power = 6.0;
        let sum: f64 = p.iter().map(|c| c.abs().powf(power)).sum();
        let reach = DIE * sum.powf(-1.0 / power);
        p.map(|c| c * reach)
    })
}

/// The pips: one up, six down, two in front, five behind, three right, four
/// left, so that opposite faces make seven.
fn pips() -> Shape {
    let (o, d) = (0.0, 0.145);
    let places: [&[V2]; 6] = [
        &[[o, o]],
        &[[-d, d], [d, -d]],
        &[[-d, d], [o, o], [d, -d]],
        &[[-d, -d], [-d, d], [d, -d], [d, d]],
        &[[-d, -d], [-d, d], [o, o], [d, -d], [d, d]],
        &[[-d, -d], [-d, o], [-d, d], [d, -d], [d, o], [d, d]],
    ];
    // Which way the faces look: a turn about X, then about Z.
    let turns = [
        (0.0, 0.0),
        (90.0, 0.0),
        (0.0, -90.0),
        (0.0, 90.0),
        (-90.0, 0.0),
        (180.0, 0.0),
    ];
    let mut all = Shape::default();
    for (places, (about_x, about_z)) in places.iter().zip(turns) {
        let mut face = Shape::default();
        for place in *places {
            let radius = if places.len() == 1 { 0.075 } else { 0.056 };
            let corners: Vec<(V3, V3, V2)> = (0..8)
                .map(|k| {
                    let (s, c) = (f64::from(k) * std::f64::consts::FRAC_PI_4).sin_cos();
                    let at = [place[0] + radius * c, DIE + 0.003, place[1] - radius * s];
                    (at, [0.0, 1.0, 0.0], [0.0, 0.0])
                })
                .collect();
            face = face.with(&polygon(&corners));
        }
        all = all.with(&face.turned(0, about_x).turned(2, about_z));
    }
    all
}
