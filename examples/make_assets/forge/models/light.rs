//! The traffic light that stands beside the board, facing +Z.
//!
//! Seven parts, so that every lens can be lit by itself: `Post`, `Housing`,
//! `Visors`, `LensRed`, `LensYellow`, `LensGreen`, `Fittings`.

use super::{Model, part};
use crate::forge::shape::{Shape, V2, arc, curve, ellipsoid, lathe, plate, ring, rounded};

/// Middle of the housing above the table.
const HOUSING: f64 = 3.0;
/// From one lens to the next.
const STEP: f64 = 0.82;
/// How far the front of the housing stands before the post's axis.
const FRONT: f64 = 0.33;
/// Of a lens.
const RADIUS: f64 = 0.3;
/// The housing leans back a little, so that a player looking down sees into it.
const LEAN: f64 = -10.0;

/// The whole object; its foot stands at height 0.
pub fn traffic_light() -> Model {
    Model {
        name: "traffic_light",
        parts: vec![
            part("Post", post()),
            part("Housing", leaning(housing())),
            part("Visors", leaning(visors())),
            part("LensRed", leaning(lens(1.0))),
            part("LensYellow", leaning(lens(0.0))),
            part("LensGreen", leaning(lens(-1.0))),
            part("Fittings", fittings()),
        ],
    }
}

fn leaning(shape: Shape) -> Shape {
    shape.turned(0, LEAN).shifted([0.0, HOUSING, 0.0])
}

fn post() -> Shape {
    lathe(
        &[
            curve([[0.66, 0.0], [0.7, 0.03], [0.7, 0.1], [0.64, 0.14]], 3),
            vec![[0.64, 0.14], [0.56, 0.15]],
            curve([[0.56, 0.15], [0.5, 0.28], [0.2, 0.26], [0.14, 0.52]], 6),
            vec![[0.14, 0.52], [0.105, 1.72]],
        ],
        20,
    )
}

fn housing() -> Shape {
    // Laid out flat with its front up, then stood on its end.
    let (w, h) = (0.54, 1.3);
    let outline: [V2; 4] = [[w, -h], [w, h], [-w, h], [-w, -h]];
    let bevel = 0.07;
    let mut edge = arc([bevel, FRONT - bevel], bevel, 180.0, 90.0, 3);
    edge.insert(0, [0.0, -FRONT + bevel]);
    let front = plate(&rounded(&outline, 0.22, 4), &[edge], 1.3);
    let mut back_edge = arc([bevel, -bevel], bevel, 180.0, 90.0, 2);
    back_edge.insert(0, [0.0, -bevel - 0.01]);
    let back = plate(&rounded(&outline, 0.22, 4), &[back_edge], 1.3)
        .turned(0, 180.0)
        .shifted([0.0, -FRONT, 0.0]);
    front.with(&back).turned(0, 90.0)
}

fn lens(place: f64) -> Shape {
    // A shallow dome; its texture coordinates are its face seen from before.
    let deep = 0.1;
    let sphere = (RADIUS * RADIUS + deep * deep) / (2.0 * deep);
    let rim = ((sphere - deep) / sphere).asin().to_degrees();
    let mut dome = lathe(&[arc([0.0, deep - sphere], sphere, rim, 90.0, 3)], 20);
    for (uv, p) in dome.uvs.iter_mut().zip(&dome.positions) {
        *uv = [0.5 + p[0] / (2.0 * RADIUS), 0.5 + p[2] / (2.0 * RADIUS)];
    }
    dome.turned(0, 90.0)
        .shifted([0.0, place * STEP, FRONT + 0.012])
}

fn visors() -> Shape {
    let mut all = Shape::default();
    for place in [1.0, 0.0, -1.0] {
        // A rim round the lens and a hood over its upper part.
        let rim = lathe(&[arc([RADIUS + 0.035, 0.0], 0.04, 0.0, 180.0, 3)], 20);
        let hood = hood();
        all = all.with(
            &rim.with(&hood)
                .turned(0, 90.0)
                .shifted([0.0, place * STEP, FRONT]),
        );
    }
    all
}

/// A half pipe with some thickness, longer above than at its sides; made lying
/// with its mouth up, the top of the hood towards -Z.
fn hood() -> Shape {
    let steps = 8;
    let (inner, outer) = (RADIUS + 0.035, RADIUS + 0.07);
    let shell = |radius: f64, out: bool| {
        let mut runs = lathe(&[vec![[radius, 0.0], [radius, 1.0]]], steps * 2);
        // Keep the upper 210 degrees: squeeze the turn into them.
        for (k, (p, n)) in runs.positions.iter_mut().zip(&mut runs.normals).enumerate() {
            let turn = (k % (steps * 2 + 1)) as f64 / (steps * 2) as f64;
            let angle = (-15.0 + 210.0 * turn).to_radians();
            let reach = (turn * std::f64::consts::PI).sin();
            let (s, c) = angle.sin_cos();
            *p = [radius * c, p[1] * (0.1 + 0.3 * reach), -radius * s];
            let way = if out { 1.0 } else { -1.0 };
            *n = [c * way, 0.0, -s * way];
        }
        if !out {
            for t in runs.indices.chunks_exact_mut(3) {
                t.swap(1, 2);
            }
        }
        runs
    };
    let outside = shell(outer, true);
    let inside = shell(inner, false);
    // The lip joins the two mouths.
    let mut lip = Shape::default();
    let ring = steps * 2 + 1;
    for k in 0..ring {
        for side in [&inside, &outside] {
            lip.positions.push(side.positions[ring + k]);
            lip.normals.push([0.0, 1.0, 0.0]);
            lip.uvs.push([0.0, 0.0]);
        }
    }
    for k in 0..(ring - 1) as u32 {
        let (a, b, c, d) = (2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2);
        lip.indices.extend([a, b, c, a, c, d]);
    }
    outside.with(&inside).with(&lip)
}

fn fittings() -> Shape {
    let collar = ring(0.145, 0.045, 0.53, 18, 5);
    let socket = lathe(
        &[
            curve([[0.11, 1.56], [0.2, 1.6], [0.17, 1.66], [0.26, 1.76]], 4),
            vec![[0.26, 1.76], [0.0, 1.76]],
        ],
        16,
    );
    let finial = lathe(
        &[
            curve([[0.24, 0.0], [0.22, 0.06], [0.08, 0.04], [0.06, 0.1]], 3),
            arc([0.0, 0.19], 0.11, -60.0, 90.0, 5),
        ],
        14,
    )
    .shifted([0.0, 1.29, 0.0])
    .turned(0, LEAN)
    .shifted([0.0, HOUSING, 0.0]);
    let screw = |x: f64, y: f64| {
        ellipsoid([0.045, 0.02, 0.045], 6, 2)
            .turned(0, 90.0)
            .shifted([x, y, FRONT + 0.002])
            .turned(0, LEAN)
            .shifted([0.0, HOUSING, 0.0])
    };
    let mut all = collar.with(&socket).with(&finial);
    for x in [-0.42, 0.42] {
        for y in [-1.18, 1.18] {
            all = all.with(&screw(x, y));
        }
    }
    all
}
