//! The hexagon tile: a slab with rounded corners and a rounded upper edge.
//!
//! Flat-topped, so that files of the board run straight from front to back.
//! Its upper face is at height 0.

use super::{Model, part};
use crate::{
    outline::{Corner, plate, rounded},
    shape::{Shape, V2, arc},
};

/// Corner to centre, less half the joint between two tiles.
const RADIUS: f64 = 0.968;
/// From the upper face down.
const THICKNESS: f64 = 0.35;

/// The tile and its plainer twin for software rendering.
pub fn all() -> Vec<Model> {
    let fine = slab(rounded(&hexagon(RADIUS), 0.09, 3), 0.055, 3);
    let plain = slab(rounded(&hexagon(RADIUS), 0.07, 1), 0.05, 1);
    vec![
        Model::new("tile", vec![part("Tile", fine)]),
        Model::new("tile_low", vec![part("Tile", plain)]),
    ]
}

fn hexagon(radius: f64) -> Vec<V2> {
    (0..6)
        .map(|k| {
            let (s, c) = (f64::from(k) * std::f64::consts::FRAC_PI_3).sin_cos();
            [radius * c, radius * s]
        })
        .collect()
}

fn slab(outline: Vec<Corner>, bevel: f64, steps: usize) -> Shape {
    // The side leans in a little towards the foot, so that light reaches into
    // the joints; the upper edge is a quarter circle.
    let mut edge = arc([bevel, -bevel], bevel, 180.0, 90.0, steps);
    edge.insert(0, [0.02, -THICKNESS]);
    plate(&outline, &[edge], 1.0)
}
