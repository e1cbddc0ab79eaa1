//! The nine kinds of Mathematichess, their square, and the clamps of what is
//! frozen.
//!
//! One unit is the side of a square. Each piece is one mesh: a plinth that
//! nearly fills its square, and on its back part a figure that is told from
//! the others by its outline, from the front as from above. The plinth's
//! texture coordinates are its ground plan, 0 to 1 over the square, so that the
//! shader can write the value on its front and marks along its edge; those of
//! the figure are shifted by [`FIGURE`] and run with the grain.

use super::{Model, part};
use crate::forge::{
    shape::{Run, Shape, arc, band, curve, ellipsoid, lathe, plate, rounded},
    solid::{block, cut_out},
};

/// Half the side of a plinth; the joint between two is what is left of 1.
const HALF: f64 = 0.46;
/// The height of a plinth.
const PLINTH: f64 = 0.12;
/// How far behind the middle of the square a figure stands.
const BACK: f64 = 0.16;
/// How far the texture coordinates of a figure are from those of a plinth.
const FIGURE: f64 = 4.0;

/// The pieces by file name, from the greatest value to the least, then what
/// lies under and around them.
pub fn all() -> Vec<Model> {
    let piece = |name, figure: Shape| Model {
        name,
        parts: vec![part("Piece", on_plinth(figure))],
    };
    let one = |name, shape| Model {
        name,
        parts: vec![part("Square", shape)],
    };
    vec![
        piece("court_king", king()),
        piece("court_queen", queen()),
        piece("court_treasurer", treasurer()),
        piece("court_rook", rook()),
        piece("court_bishop", bishop()),
        piece("court_knight", knight()),
        piece("court_guard", guard()),
        piece("court_pawn", pawn()),
        piece("court_farmer", farmer()),
        one("square", slab(0.485, 0.2, 0.02).shifted([0.0, -0.2, 0.0])),
        one("clamp", clamp()),
    ]
}

/// A square slab with its foot at height 0 and a bevelled upper edge.
fn slab(half: f64, height: f64, bevel: f64) -> Shape {
    let corners = [[-half, -half], [half, -half], [half, half], [-half, half]];
    let edge = vec![[0.0, 0.0], [0.0, height - bevel]];
    let slope = vec![[0.0, height - bevel], [bevel, height]];
    plate(&rounded(&corners, half * 0.16, 1), &[edge, slope], 0.5)
}

/// Puts a figure that stands at the origin on the back of its plinth.
fn on_plinth(figure: Shape) -> Shape {
    let mut figure = figure.shifted([0.0, PLINTH, -BACK]);
    for (uv, p) in figure.uvs.iter_mut().zip(&figure.positions) {
        *uv = [FIGURE + p[0] + 0.5 * p[2], p[1]];
    }
    slab(HALF, PLINTH, 0.035).with(&figure)
}

/// A foot that all turned figures share, with what stands on it.
fn turned(sides: usize, mut above: Vec<Run>) -> Shape {
    let mut runs = vec![
        vec![[0.3, 0.0], [0.29, 0.07]],
        vec![[0.29, 0.07], [0.2, 0.12]],
    ];
    runs.append(&mut above);
    lathe(&runs, sides)
}

/// A broad crown under a cross.
fn king() -> Shape {
    let body = turned(
        10,
        vec![
            vec![[0.2, 0.12], [0.15, 0.36]],
            vec![[0.15, 0.36], [0.28, 0.62]],
            vec![[0.28, 0.62], [0.24, 0.65], [0.0, 0.69]],
        ],
    );
    // The cross has four arms, so that it is one from above as well.
    let post = block(0.68, 1.02, [0.055, 0.055], [0.055, 0.055]);
    let arms = block(0.8, 0.9, [0.19, 0.055], [0.19, 0.055]);
    let across = block(0.8, 0.9, [0.055, 0.19], [0.055, 0.19]);
    body.with(&post).with(&arms).with(&across)
}

/// A coronet of six points round a ball.
fn queen() -> Shape {
    let body = turned(
        12,
        vec![
            vec![[0.2, 0.12], [0.12, 0.34]],
            vec![[0.12, 0.34], [0.19, 0.5]],
        ],
    );
    let coronet = lathe(
        &[vec![[0.19, 0.5], [0.27, 0.66], [0.14, 0.56], [0.0, 0.56]]],
        12,
    )
    .bent(|p| {
        let r = (p[0] * p[0] + p[2] * p[2]).sqrt();
        if r < 0.25 {
            return p;
        }
        // Every other corner of the rim is drawn up and out.
        let sixth = (p[2].atan2(p[0]) / std::f64::consts::FRAC_PI_6).round();
        let point = (sixth as i64).rem_euclid(2) == 0;
        let (wide, up) = if point { (1.25, 0.1) } else { (0.78, -0.07) };
        [p[0] * wide, p[1] + up, p[2] * wide]
    });
    let ball = ellipsoid([0.085, 0.085, 0.085], 8, 4).shifted([0.0, 0.66, 0.0]);
    body.with(&coronet).with(&ball)
}

/// A chest with a vaulted lid and a lock.
fn treasurer() -> Shape {
    let foot = block(0.0, 0.07, [0.34, 0.25], [0.34, 0.25]);
    let chest = block(0.07, 0.3, [0.29, 0.2], [0.32, 0.23]);
    let rim = block(0.3, 0.34, [0.36, 0.27], [0.36, 0.27]);
    let arch: Vec<[f64; 2]> = (0..=6)
        .map(|k| {
            let (s, c) = (f64::from(k) * std::f64::consts::PI / 6.0).sin_cos();
            [0.24 * c, 0.2 * s]
        })
        .collect();
    let lid = cut_out(&arch, 0.66, 0.02)
        .turned(1, 90.0)
        .shifted([0.0, 0.34, 0.0]);
    let lock = block(0.2, 0.4, [0.07, 0.05], [0.07, 0.05]).shifted([0.0, 0.0, 0.24]);
    foot.with(&chest).with(&rim).with(&lid).with(&lock)
}

/// A square tower with four merlons.
fn rook() -> Shape {
    let foot = block(0.0, 0.1, [0.31, 0.31], [0.27, 0.27]);
    let tower = block(0.1, 0.46, [0.22, 0.22], [0.19, 0.19]);
    let parapet = block(0.46, 0.56, [0.22, 0.22], [0.29, 0.29]);
    let merlon = block(0.56, 0.7, [0.095, 0.095], [0.09, 0.09]);
    [[-1.0, -1.0], [1.0, -1.0], [-1.0, 1.0], [1.0, 1.0]]
        .into_iter()
        .fold(foot.with(&tower).with(&parapet), |all, [x, z]| {
            all.with(&merlon.clone().shifted([0.195 * x, 0.0, 0.195 * z]))
        })
}

/// A mitre: broad and pointed from the front, slim from the side, with the
/// cleft between its two halves.
fn bishop() -> Shape {
    let body = turned(
        8,
        vec![
            vec![[0.2, 0.12], [0.11, 0.34]],
            vec![[0.11, 0.34], [0.21, 0.37], [0.21, 0.41], [0.1, 0.44]],
        ],
    );
    let leaf = [
        [-0.15, 0.4],
        [0.15, 0.4],
        [0.25, 0.6],
        [0.17, 0.76],
        [0.0, 0.93],
        [-0.17, 0.76],
        [-0.25, 0.6],
    ];
    let half = cut_out(&leaf, 0.12, 0.04);
    let front = half.clone().turned(0, 9.0);
    let back = half.turned(0, -9.0);
    body.with(&front.shifted([0.0, 0.01, 0.03]))
        .with(&back.shifted([0.0, 0.01, -0.03]))
}

/// The head of a horse, seen from its side.
fn knight() -> Shape {
    let foot = turned(8, vec![vec![[0.2, 0.12], [0.17, 0.16], [0.0, 0.16]]]);
    let head = [
        [-0.2, 0.12],
        [0.2, 0.12],
        [0.23, 0.34],
        [0.16, 0.6],
        [0.06, 0.76],
        [0.02, 0.88],
        [-0.06, 0.78],
        [-0.19, 0.7],
        [-0.36, 0.52],
        [-0.36, 0.42],
        [-0.28, 0.38],
        [-0.1, 0.46],
        [-0.17, 0.3],
    ];
    foot.with(&cut_out(&head, 0.22, 0.05))
}

/// A shield that leans back, so that it is seen from above as well, and a
/// spear.
fn guard() -> Shape {
    let shield = [
        [0.0, 0.0],
        [0.2, 0.18],
        [0.27, 0.4],
        [0.27, 0.6],
        [0.0, 0.65],
        [-0.27, 0.6],
        [-0.27, 0.4],
        [-0.2, 0.18],
    ];
    let boss = ellipsoid([0.09, 0.09, 0.06], 8, 4).shifted([0.0, 0.38, 0.05]);
    let shield = cut_out(&shield, 0.12, 0.035)
        .with(&boss)
        .turned(0, -28.0)
        .shifted([-0.06, 0.0, 0.12]);
    let shaft = block(0.0, 0.66, [0.035, 0.035], [0.035, 0.035]);
    let tip = block(0.66, 0.86, [0.075, 0.05], [0.002, 0.002]);
    shield.with(&shaft.with(&tip).shifted([0.3, 0.0, -0.02]))
}

/// A ball on a cone.
fn pawn() -> Shape {
    let body = turned(10, vec![vec![[0.2, 0.12], [0.09, 0.34]]]);
    body.with(&ellipsoid([0.18, 0.18, 0.18], 10, 6).shifted([0.0, 0.45, 0.0]))
}

/// A straw hat with a wide brim.
fn farmer() -> Shape {
    lathe(
        &[
            vec![[0.16, 0.0], [0.16, 0.13]],
            vec![[0.16, 0.13], [0.32, 0.1]],
            vec![[0.32, 0.1], [0.32, 0.14]],
            curve([[0.32, 0.14], [0.24, 0.2], [0.2, 0.2], [0.19, 0.22]], 2),
            vec![[0.19, 0.22], [0.12, 0.4]],
            arc([0.0, 0.3], 0.157, 40.0, 90.0, 2),
        ],
        12,
    )
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
            1,
        );
        all.with(&angle)
    })
}
