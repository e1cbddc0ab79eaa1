//! Marks that lie on tiles: reach in three shapes, a ring and the last move.
//!
//! Each reach mark has its own outline, so that it is read without its colour:
//! a domed dot, an open ring, a lozenge. All rest on height 0.

use super::{Model, part};
use crate::{
    outline::{band, plate, rounded},
    shape::{Shape, arc, lathe},
};

/// The marks by file name.
pub fn all() -> Vec<Model> {
    let one = |name, shape| Model::new(name, vec![part("Mark", shape)]);
    vec![
        one("mark_black", dot()),
        one("mark_white", band(0.17, 0.33, 0.0, 0.06, 0.0, 360.0, 24)),
        one("mark_both", lozenge()),
        one("mark_last", ticks()),
    ]
}

fn dot() -> Shape {
    lathe(&[arc([0.0, -0.37], 0.475, 51.2, 90.0, 3)], 20)
}

fn lozenge() -> Shape {
    let outline = rounded(
        &[[0.36, 0.0], [0.0, 0.36], [-0.36, 0.0], [0.0, -0.36]],
        0.05,
        2,
    );
    let edge = vec![[0.0, 0.0], [0.015, 0.04], [0.06, 0.065]];
    plate(&outline, &[edge], 0.36)
}

/// Three arcs at the corners of a triangle, outside the foot of a piece.
fn ticks() -> Shape {
    (0..3).fold(Shape::default(), |all, k| {
        let middle = 90.0 + 120.0 * f64::from(k);
        all.with(&band(0.6, 0.7, 0.0, 0.05, middle - 26.0, middle + 26.0, 5))
    })
}
