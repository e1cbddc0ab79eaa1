//! The things of Mathematichess besides the figures: plinths, squares, and the
//! clamps of what is frozen.
//!
//! One unit is the side of a square. Each piece is one mesh: a plinth that
//! nearly fills its square, and on it a figure that is told from the others by its
//! outline, from the front as from above. The plinth's texture coordinates are its ground
//! plan, 0 to 1 over the square, so that the shader can write the value in its left front
//! corner and marks along its edge; those of
//! the figure are shifted by [`FIGURE`] and run with the grain.

use super::{
    Model,
    figures::{self, Figure},
    part,
};
use crate::{
    finish::Finish,
    outline::{band, plate, rounded},
    shape::{Shape, arc},
};

/// Half the side of a plinth; the joint between two is what is left of 1.
const HALF: f64 = 0.48;
/// The round edge of a plinth.
const BEVEL: f64 = 0.022;
/// The height of a plinth.
const PLINTH: f64 = 0.12;
/// How far behind the middle of the square a figure stands: the value has the front edge.
const BACK: f64 = 0.12;
/// The size of a figure: no larger, so that it hides little of what is behind it.
const SIZE: f64 = 0.84;
/// Round the foot of a figure.
const FOOT: f64 = 0.32 * SIZE;
/// How far the texture coordinates of a figure are from those of a plinth.
const FIGURE: f64 = 4.0;

/// How large the sign of a flat tile is, and how far behind the middle it lies.
const SIGN_SIZE: f64 = 0.54;
const SIGN_BACK: f64 = 0.14;
/// How far the texture coordinates of a sign are from those of a plinth.
const SIGN: f64 = 12.0;

/// The pieces by file name, from the greatest value to the least, in both sets,
/// then what lies under and around them.
pub fn all() -> Vec<Model> {
    let one = |name, shape| Model::new(name, vec![part("Square", shape)]);
    let mut models = Vec::new();
    for (kind, figure) in figures::ALL.iter().enumerate() {
        let Figure {
            name, plain, make, ..
        } = *figure;
        for (name, finish) in [(name, Finish::Fine), (plain, Finish::Plain)] {
            let piece = on_plinth(make(finish), finish);
            models.push(Model::new(name, vec![part("Piece", piece)]));
        }
        let tiles = [
            (figure.tile, Finish::Fine),
            (figure.plain_tile, Finish::Plain),
        ];
        for (name, finish) in tiles {
            models.push(Model::new(
                name,
                vec![part("Piece", flat_tile(kind, finish))],
            ));
        }
    }
    let square = slab(0.485, 0.2, 0.02, 1, 1).shifted([0.0, -0.2, 0.0]);
    models.push(one("square", square));
    models.push(one("clamp", clamp()));
    models
}

/// A square slab with its foot at height 0, round corners and a round upper edge.
fn slab(half: f64, height: f64, bevel: f64, round: usize, steps: usize) -> Shape {
    let corners = [[-half, -half], [half, -half], [half, half], [-half, half]];
    let side = vec![[0.0, 0.0], [0.0, height - bevel]];
    let edge = if steps > 1 {
        arc([bevel, height - bevel], bevel, 180.0, 90.0, steps)
    } else {
        vec![[0.0, height - bevel], [bevel, height]]
    };
    plate(&rounded(&corners, half * 0.16, round), &[side, edge], 0.5)
}

/// A plinth without a figure: its kind is a flat sign on the back half.
fn flat_tile(kind: usize, finish: Finish) -> Shape {
    let (round, steps) = finish.pick((3, 3), (1, 1));
    let mut sign = figures::sign(kind, 0.012)
        .scaled(SIGN_SIZE)
        .shifted([0.0, PLINTH, -SIGN_BACK]);
    for (uv, p) in sign.uvs.iter_mut().zip(&sign.positions) {
        *uv = [SIGN + p[0], p[2]];
    }
    slab(HALF, PLINTH, BEVEL, round, steps).with(&sign)
}

/// Puts a figure that stands at the origin on the back of its plinth.
fn on_plinth(figure: Shape, finish: Finish) -> Shape {
    let mut figure = figure.scaled(SIZE).shifted([0.0, PLINTH, -BACK]);
    for (uv, p) in figure.uvs.iter_mut().zip(&figure.positions) {
        *uv = [FIGURE + p[0] + 0.5 * p[2], p[1]];
    }
    plinth(finish).with(&figure)
}

/// A plinth whose upper face has corners round the foot of its figure, so that
/// the figure's shade can lie on it.
fn plinth(finish: Finish) -> Shape {
    let (round, steps) = finish.pick((3, 3), (1, 1));
    let mut slab = slab(HALF, PLINTH, BEVEL, round, steps);
    let count = 4 * (round + 1);
    // The upper face comes last: its middle, then its rim.
    let rim = slab.positions.len() - count;
    slab.indices.truncate(slab.indices.len() - 3 * count);
    let shares: &[f64] = finish.pick(&[0.0, 0.4, 0.8, 1.0], &[0.0, 0.6, 1.0]);
    let mut before: Vec<u32> = (rim..rim + count).map(|i| i as u32).collect();
    for share in &shares[1..] {
        let ring: Vec<u32> = (rim..rim + count)
            .map(|i| {
                let [x, y, z] = slab.positions[i];
                let away = x.hypot(z + BACK);
                let foot = [FOOT * x / away, y, FOOT * (z + BACK) / away - BACK];
                let at = [x + (foot[0] - x) * share, y, z + (foot[2] - z) * share];
                slab.vertex(at, [0.0, 1.0, 0.0], [0.5 + at[0], 0.5 + at[2]])
            })
            .collect();
        for s in 0..count {
            let n = (s + 1) % count;
            slab.quad(before[s], before[n], ring[n], ring[s]);
        }
        before = ring;
    }
    let middle = slab.vertex([0.0, PLINTH, -BACK], [0.0, 1.0, 0.0], [0.5, 0.5 - BACK]);
    for s in 0..count {
        slab.triangle(before[s], before[(s + 1) % count], middle);
    }
    slab
}

/// Four brass angles that hold a plinth at its corners.
fn clamp() -> Shape {
    (0..4).fold(Shape::default(), |all, k| {
        let middle = 45.0 + 90.0 * f64::from(k);
        let angle = band(
            0.56,
            0.66,
            0.0,
            PLINTH + 0.05,
            middle - 17.0,
            middle + 17.0,
            3,
        );
        all.with(&angle)
    })
}
