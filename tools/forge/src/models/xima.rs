//! The things of XIMA: a block, a square of the paving, a die.
//!
//! One unit is the side of a square of the board. A block is as high as half a
//! storey of the pyramid. Its top has texture coordinates in 0..1, each of its
//! four sides runs from 2 to 3, so that the shader can let signs into them.

use super::{Model, part};
use crate::shape::{Run, Shape, V2, V3, arc, run_normals};

/// Half the width of a block.
const BLOCK: f64 = 0.36;
/// The height of a block.
const HEIGHT: f64 = 0.39 / 0.9;
/// Half the width of a paving square, less half the joint.
const PAVING: f64 = 0.487;
/// Half the width of a die.
const DIE: f64 = 0.3;

/// The models by file name.
pub fn all() -> Vec<Model> {
    vec![
        Model::new("block", vec![part("Block", block())]),
        Model::new("drum", vec![part("Block", drum())]),
        Model::new("paving", vec![part("Paving", paving())]),
        Model::new("die", vec![part("Body", die()), part("Pips", pips())]).tumbling(),
    ]
}

/// A solid whose outline is a square with round corners, drawn in and out along
/// runs of (inset, height) from the foot upwards.
struct Prism {
    half: f64,
    round: f64,
    runs: Vec<Run>,
}

/// Steps of a round corner.
const STEPS: usize = 3;

impl Prism {
    /// The right side and the corner after it, counter-clockwise seen from above:
    /// places in (x, -z) and where they look.
    fn quarter(&self) -> [Vec<(V2, V2)>; 2] {
        let near = self.half - self.round;
        let side = [-near, near].map(|y| ([self.half, y], [1.0, 0.0]));
        let corner = (0..=STEPS).map(|k| {
            let (s, c) = (k as f64 / STEPS as f64 * std::f64::consts::FRAC_PI_2).sin_cos();
            ([near + self.round * c, near + self.round * s], [c, s])
        });
        [side.into(), corner.collect()]
    }

    fn shape(&self) -> Shape {
        let mut shape = Shape::default();
        let heights = || self.runs.iter().flatten().map(|p| p[1]);
        let foot = heights().fold(f64::INFINITY, f64::min);
        let top = heights().fold(f64::NEG_INFINITY, f64::max);
        let inset = self
            .runs
            .last()
            .and_then(|run| run.last())
            .map_or(0.0, |p| p[0]);
        let mut rim = Vec::new();
        for quarter in 0..4 {
            let turned = |p: V2| (0..quarter).fold(p, |p, _| [-p[1], p[0]]);
            for (is_corner, strip) in self.quarter().into_iter().enumerate() {
                for run in &self.runs {
                    // A profile goes inwards as it rises.
                    let mirrored: Run = run.iter().map(|p| [-p[0], p[1]]).collect();
                    let looks = run_normals(&mirrored);
                    let rows: Vec<Vec<u32>> = run
                        .iter()
                        .zip(looks)
                        .map(|(point, look)| {
                            let corner = |&(at, out): &(V2, V2)| {
                                let v = (point[1] - foot) / (top - foot);
                                let uv = if is_corner == 1 {
                                    [2.0, 0.5]
                                } else {
                                    [2.5 + at[1] / (2.0 * self.half), v]
                                };
                                let (at, out) = (turned(at), turned(out));
                                let x = at[0] - out[0] * point[0];
                                let y = at[1] - out[1] * point[0];
                                let normal = [out[0] * look[0], look[1], -out[1] * look[0]];
                                shape.vertex([x, point[1], -y], normal, uv)
                            };
                            strip.iter().map(corner).collect()
                        })
                        .collect();
                    for pair in rows.windows(2) {
                        for k in 0..strip.len() - 1 {
                            shape.quad(pair[0][k], pair[0][k + 1], pair[1][k + 1], pair[1][k]);
                        }
                    }
                }
                // The ends of a corner are those of the sides.
                let own = is_corner..strip.len() - is_corner;
                rim.extend(strip[own].iter().map(|&(at, out)| {
                    let (at, out) = (turned(at), turned(out));
                    [at[0] - out[0] * inset, top, out[1] * inset - at[1]]
                }));
            }
        }
        let plan = |p: V3| [p[0], p[2]].map(|c| 0.5 + c / (2.0 * self.half));
        let face: Vec<(V3, V3, V2)> = rim
            .into_iter()
            .map(|p| (p, [0.0, 1.0, 0.0], plan(p)))
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

/// Its upper edge is round and its foot drawn in, so that a line of shade lies
/// between two that stand on each other.
fn block() -> Shape {
    let (foot, edge) = (0.045, 0.042);
    Prism {
        half: BLOCK,
        round: 0.055,
        runs: vec![
            vec![[0.05, 0.0], [0.0, foot]],
            vec![[0.0, foot], [0.0, 0.11], [0.0, HEIGHT - edge]],
            arc([edge, HEIGHT - edge], edge, 180.0, 90.0, 3),
        ],
    }
    .shape()
}

/// A block of the second set: round, and just as high. Its signs run around it four times,
/// so that one is seen from every side.
fn drum() -> Shape {
    const SIDES: usize = 16;
    let radius = BLOCK + 0.03;
    let (foot, edge) = (0.045, 0.042);
    let runs: [Run; 3] = [
        vec![[radius - 0.05, 0.0], [radius, foot]],
        vec![[radius, foot], [radius, HEIGHT - edge]],
        arc([radius - edge, HEIGHT - edge], edge, 0.0, 90.0, 3),
    ];
    let at = |turn: f64, [r, y]: V2| {
        let (s, c) = (turn / SIDES as f64 * std::f64::consts::TAU).sin_cos();
        [r * c, y, -r * s]
    };
    let mut shape = Shape::default();
    for run in &runs {
        let looks = run_normals(run);
        for side in 0..SIDES {
            // Half a quarter on, so that the middle of a sign looks at the player.
            let u = |k: usize| 2.0 + ((side + 2) % 4 + k) as f64 / 4.0;
            let rows: Vec<[u32; 2]> = run
                .iter()
                .zip(&looks)
                .map(|(point, look)| {
                    [0, 1].map(|k| {
                        let turn = (side + k) as f64;
                        let uv = [u(k), point[1] / HEIGHT];
                        shape.vertex(at(turn, *point), at(turn, *look), uv)
                    })
                })
                .collect();
            for pair in rows.windows(2) {
                shape.quad(pair[0][0], pair[0][1], pair[1][1], pair[1][0]);
            }
        }
    }
    let face: Vec<(V3, V3, V2)> = (0..SIDES)
        .map(|side| {
            let p = at(side as f64, [radius - edge, HEIGHT]);
            let plan = [p[0], p[2]].map(|c| 0.5 + c / (2.0 * radius));
            (p, [0.0, 1.0, 0.0], plan)
        })
        .collect();
    shape.with(&polygon(&face))
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

/// Which way the faces of a die look: a turn about X, then about Z.
const FACES: [(f64, f64); 6] = [
    (0.0, 0.0),
    (90.0, 0.0),
    (0.0, -90.0),
    (0.0, 90.0),
    (-90.0, 0.0),
    (180.0, 0.0),
];

/// A cube with round edges.
fn die() -> Shape {
    let round = 0.085;
    let flat = DIE - round;
    // Across a face: from where a line starts, and how far its edge has turned away.
    let lines = [
        (-flat, -45.0),
        (-flat, -22.5),
        (-flat, 0.0),
        (flat, 0.0),
        (flat, 22.5),
        (flat, 45.0),
    ]
    .map(|(from, turn): (f64, f64)| (from, turn.to_radians().tan()));
    let mut face = Shape::default();
    let rows = lines.map(|(z, ahead)| {
        lines.map(|(x, aside)| {
            let length = (1.0 + ahead * ahead + aside * aside).sqrt();
            let out = [aside, 1.0, ahead].map(|c| c / length);
            let at = [
                x + round * out[0],
                flat + round * out[1],
                z + round * out[2],
            ];
            face.vertex(at, out, [0.5 + at[0], 0.5 + at[2]])
        })
    });
    for pair in rows.windows(2) {
        for k in 0..lines.len() - 1 {
            face.quad(pair[1][k], pair[1][k + 1], pair[0][k + 1], pair[0][k]);
        }
    }
    FACES
        .iter()
        .fold(Shape::default(), |all, (about_x, about_z)| {
            all.with(&face.clone().turned(0, *about_x).turned(2, *about_z))
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
    let mut all = Shape::default();
    for (places, (about_x, about_z)) in places.iter().zip(FACES) {
        let mut face = Shape::default();
        for place in *places {
            let radius = if places.len() == 1 { 0.075 } else { 0.056 };
            let corners: Vec<(V3, V3, V2)> = (0..14)
                .map(|k| {
                    let (s, c) = (f64::from(k) * std::f64::consts::TAU / 14.0).sin_cos();
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
