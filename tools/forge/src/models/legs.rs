//! What Xong is played with: tiles that leave grooves between them, rods for
//! the legs of either player, the joint where legs of one Xoid meet, and the
//! line let into an empty groove.
//!
//! A leg lies along X with its middle in the origin; it is one unit long.
//! Heights are those of the board: tiles end at height 0.

use super::{Model, part};
use crate::{
    outline::{plate, rounded, sharp},
    shape::{Shape, V2, arc, lathe},
};

/// From the middle of a leg to the tile beside it.
const JOINT: f64 = 0.115;
/// Half the width of a rod.
const WIDTH: f64 = 0.1;
/// From the middle of a rod to its tip: where three legs meet, three tips do.
const LENGTH: f64 = 0.425;
/// The floor of the grooves.
const FLOOR: f64 = -0.08;

/// The models by file name.
pub fn all() -> Vec<Model> {
    let one = |name, part_name, shape| Model::new(name, vec![part(part_name, shape)]);
    vec![
        one("leg_tile", "Tile", tile(0.05, 2)),
        one("leg_tile_low", "Tile", tile(0.04, 1)),
        one("leg_bar", "Rod", bar()),
        one("leg_beads", "Rod", beads()),
        one("leg_lath", "Rod", lath()),
        one("leg_studs", "Rod", studs()),
        one("leg_joint", "Joint", joint()),
        one("leg_groove", "Line", groove()),
    ]
}

/// A flat-topped tile that leaves half a groove along each side. Texture
/// coordinates run from corner to corner.
fn tile(bevel: f64, steps: usize) -> Shape {
    let radius = 1.0 - 2.0 * JOINT / 3.0_f64.sqrt();
    let corners: Vec<V2> = (0..6)
        .map(|k| {
            let (s, c) = (f64::from(k) * std::f64::consts::FRAC_PI_3).sin_cos();
            [radius * c, radius * s]
        })
        .collect();
    let mut edge = arc([bevel, -bevel], bevel, 180.0, 90.0, steps);
    edge.insert(0, [0.0, FLOOR]);
    plate(&rounded(&corners, 0.05, 1), &[edge], radius)
}

/// The section of a rod from the groove up to its rounded back.
fn back(height: f64, round: f64) -> Vec<V2> {
    let mut edge = arc([round, height - round], round, 180.0, 100.0, 2);
    edge.insert(0, [0.0, FLOOR]);
    edge
}

/// The first player's rod: one smooth bar with wedges for ends.
fn bar() -> Shape {
    let (tip, side) = (LENGTH, LENGTH - WIDTH / 3.0_f64.sqrt());
    let outline = sharp(&[
        [tip, 0.0],
        [side, WIDTH],
        [-side, WIDTH],
        [-tip, 0.0],
        [-side, -WIDTH],
        [side, -WIDTH],
    ]);
    plate(&outline, &[back(0.075, 0.07)], LENGTH)
}

/// The second player's rod: three beads on a wire.
fn beads() -> Shape {
    let bead = rounded(
        &[
            [0.135, WIDTH],
            [-0.135, WIDTH],
            [-0.135, -WIDTH],
            [0.135, -WIDTH],
        ],
        0.09,
        1,
    );
    let wire = sharp(&[
        [LENGTH, 0.035],
        [-LENGTH, 0.035],
        [-LENGTH, -0.035],
        [LENGTH, -0.035],
    ]);
    let strung = plate(&wire, &[vec![[0.0, FLOOR], [0.012, 0.01]]], 4.0);
    [-0.28, 0.0, 0.28].into_iter().fold(strung, |all, x| {
        let one = plate(&bead, &[back(0.085, 0.07)], 0.135);
        all.with(&one.shifted([x, 0.0, 0.0]))
    })
}

/// The first player's rod of the second set: a flat lath.
fn lath() -> Shape {
    let (long, wide) = (LENGTH - 0.03, WIDTH - 0.01);
    let outline = rounded(
        &[[long, wide], [-long, wide], [-long, -wide], [long, -wide]],
        0.03,
        1,
    );
    plate(&outline, &[flat(0.03)], LENGTH)
}

/// The second player's rod of the second set: three lozenges in a row.
fn studs() -> Shape {
    let lozenge = sharp(&[
        [0.135, 0.0],
        [0.0, WIDTH + 0.01],
        [-0.135, 0.0],
        [0.0, -WIDTH - 0.01],
    ]);
    [-0.27, 0.0, 0.27]
        .into_iter()
        .fold(Shape::default(), |all, x| {
            let one = plate(&lozenge, &[flat(0.035)], 0.135);
            all.with(&one.shifted([x, 0.0, 0.0]))
        })
}

/// The section of a flat rod.
fn flat(height: f64) -> Vec<V2> {
    vec![[0.0, FLOOR], [0.0, height - 0.012], [0.012, height]]
}

/// A knob over the vertex where legs of one Xoid meet.
fn joint() -> Shape {
    let dome = arc([0.0, -0.03], 0.135, 0.0, 90.0, 2);
    lathe(&[dome], 10)
}

/// The line that shows that a groove is empty.
fn groove() -> Shape {
    let outline = sharp(&[
        [0.33, 0.036],
        [-0.33, 0.036],
        [-0.33, -0.036],
        [0.33, -0.036],
    ]);
    plate(&outline, &[vec![[0.0, FLOOR], [0.008, FLOOR + 0.03]]], 0.33)
}
