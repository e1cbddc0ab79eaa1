//! The traffic light that stands beside the board, facing +Z.
//!
//! Seven parts, so that every lens can be lit by itself: `Post`, `Housing`,
//! `Visors`, `LensRed`, `LensYellow`, `LensGreen`, `Fittings`. The head is most of
//! it: the lamps are what the game is about.

use super::{Model, part};
use crate::{
    finish::Finish,
    outline::{plate, rounded},
    shape::{Run, Shape, V2, V3, arc, curve, lathe, lathe_part, ring},
};

/// Middle of the head above the table.
const HEAD: f64 = 2.62;
/// From one lens to the next: as high as one of the three boxes of the head.
const STEP: f64 = 1.06;
/// Half the width of the head.
const HALF: f64 = 0.66;
/// How far the front of the head stands before the post's axis.
const FRONT: f64 = 0.4;
/// Of a lens.
const RADIUS: f64 = 0.42;
/// How far a lens bulges.
const BULGE: f64 = 0.22;
/// The head leans back a little, so that a player looking down sees into it.
const LEAN: f64 = -18.0;

/// The whole object in both sets; its foot stands at height 0.
pub fn all() -> Vec<Model> {
    Finish::ALL.map(traffic_light).into()
}

fn traffic_light(finish: Finish) -> Model {
    let parts = vec![
        part("Post", post(finish)),
        part("Housing", leaning(housing(finish))),
        part("Visors", leaning(visors(finish))),
        part("LensRed", leaning(lens(finish, 1.0))),
        part("LensYellow", leaning(lens(finish, 0.0))),
        part("LensGreen", leaning(lens(finish, -1.0))),
        part("Fittings", collars(finish).with(&leaning(fittings(finish)))),
    ];
    Model::new(finish.pick("traffic_light", "traffic_light_low"), parts)
}

fn leaning(shape: Shape) -> Shape {
    shape.turned(0, LEAN).shifted([0.0, HEAD, 0.0])
}

/// Stands a shape that lies on its back, its front up, on its foot, as a part of
/// the front of the head.
fn fronting(shape: Shape, at: V3) -> Shape {
    shape.turned(0, 90.0).shifted(at)
}

fn post(finish: Finish) -> Shape {
    lathe(
        &[
            curve(
                [[0.74, 0.0], [0.82, 0.01], [0.82, 0.12], [0.74, 0.13]],
                finish.steps(4),
            ),
            vec![[0.74, 0.13], [0.66, 0.14]],
            curve(
                [[0.66, 0.14], [0.68, 0.17], [0.67, 0.2], [0.62, 0.21]],
                finish.steps(2),
            ),
            curve(
                [[0.6, 0.21], [0.5, 0.34], [0.24, 0.32], [0.17, 0.56]],
                finish.steps(5),
            ),
            vec![[0.17, 0.56], [0.15, 1.1]],
        ],
        finish.sides(24),
    )
}

/// Three boxes with round edges, one on the other.
fn housing(finish: Finish) -> Shape {
    let (w, h) = (HALF, STEP / 2.0 - 0.012);
    let outline: [V2; 4] = [[w, -h], [w, h], [-w, h], [-w, -h]];
    let face = |bevel: f64, deep: f64, steps: usize| {
        let mut edge = arc([bevel, deep - bevel], bevel, 180.0, 90.0, steps);
        edge.insert(0, [0.0, 0.0]);
        plate(&rounded(&outline, 0.13, finish.pick(3, 1)), &[edge], 1.3)
    };
    let front = face(0.09, FRONT, finish.pick(3, 1));
    let back = face(0.12, FRONT - 0.02, finish.pick(2, 1)).turned(0, 180.0);
    let module = fronting(front.with(&back), [0.0; 3]);
    // What is seen between the boxes.
    let core = plate(
        &rounded(
            &[[0.5, -1.5], [0.5, 1.5], [-0.5, 1.5], [-0.5, -1.5]],
            0.1,
            1,
        ),
        &[vec![[0.0, -0.34], [0.0, 0.34]]],
        1.3,
    );
    [1.0, 0.0, -1.0]
        .into_iter()
        .fold(fronting(core, [0.0; 3]), |all, place| {
            all.with(&module.clone().shifted([0.0, place * STEP, 0.0]))
        })
}

/// A dome; its texture coordinates are its face seen from the front.
fn lens(finish: Finish, place: f64) -> Shape {
    let sphere = (RADIUS * RADIUS + BULGE * BULGE) / (2.0 * BULGE);
    let rim = ((sphere - BULGE) / sphere).asin().to_degrees();
    let mut dome = lathe(
        &[arc(
            [0.0, BULGE - sphere],
            sphere,
            rim,
            90.0,
            finish.pick(4, 2),
        )],
        finish.pick(24, 16),
    );
    for (uv, p) in dome.uvs.iter_mut().zip(&dome.positions) {
        *uv = [0.5 + p[0] / (2.0 * RADIUS), 0.5 + p[2] / (2.0 * RADIUS)];
    }
    fronting(dome, [0.0, place * STEP, FRONT + 0.02])
}

fn visors(finish: Finish) -> Shape {
    let hood = hood(finish);
    [1.0, 0.0, -1.0]
        .into_iter()
        .fold(Shape::default(), |all, place| {
            all.with(&fronting(hood.clone(), [0.0, place * STEP, FRONT - 0.01]))
        })
}

/// A thick shell over the upper part of a lens, longest at its top; made lying
/// with its mouth up, the top of the hood towards -Z.
fn hood(finish: Finish) -> Shape {
    let (inner, outer) = (RADIUS + 0.045, RADIUS + 0.095);
    let section: [Run; 3] = [
        finish.pick(
            vec![[outer, 0.0], [outer, 0.5], [outer, 0.95]],
            vec![[outer, 0.0], [outer, 0.95]],
        ),
        vec![
            [outer, 0.95],
            [f64::midpoint(inner, outer), 1.0],
            [inner, 0.95],
        ],
        vec![[inner, 0.95], [inner, 0.0]],
    ];
    lathe_part(&section, finish.pick(14, 8), -28.0, 208.0).bent_slightly(|p| {
        let up = (-p[2] / p[0].hypot(p[2])).clamp(-1.0, 1.0);
        let reach = 0.1 + 0.34 * ((up + 0.47) / 1.47).max(0.0).sqrt();
        // It narrows a little towards its mouth and hangs over.
        let drawn = 1.0 - 0.05 * p[1];
        [p[0] * drawn, p[1] * reach, p[2] * drawn]
    })
}

/// Where the post meets its foot and the head.
fn collars(finish: Finish) -> Shape {
    let socket = lathe(
        &[
            curve(
                [[0.16, 0.72], [0.3, 0.76], [0.22, 0.86], [0.4, 0.94]],
                finish.steps(4),
            ),
            curve(
                [[0.4, 0.94], [0.43, 0.95], [0.43, 1.0], [0.4, 1.02]],
                finish.steps(2),
            ),
            vec![[0.4, 1.02], [0.0, 1.06]],
        ],
        finish.sides(18),
    );
    ring(0.185, 0.05, 0.545, finish.sides(18), finish.pick(5, 4)).with(&socket)
}

/// Brass on the head: a ring round each lens, the finial, hinges and screws.
fn fittings(finish: Finish) -> Shape {
    let finial = lathe(
        &[
            curve(
                [[0.36, 0.0], [0.36, 0.06], [0.14, 0.04], [0.09, 0.13]],
                finish.steps(3),
            ),
            curve(
                [[0.09, 0.13], [0.13, 0.14], [0.13, 0.17], [0.08, 0.18]],
                finish.steps(2),
            ),
            arc([0.0, 0.29], 0.13, -52.0, 90.0, finish.steps(5)),
        ],
        finish.sides(14),
    )
    .shifted([0.0, 1.5 * STEP - 0.02, 0.0]);
    let bezel = lathe(
        &[arc(
            [RADIUS + 0.012, 0.0],
            0.038,
            -10.0,
            190.0,
            finish.pick(3, 2),
        )],
        finish.pick(24, 16),
    );
    let screw = lathe(
        &[arc([0.0, -0.03], 0.055, 28.0, 90.0, finish.pick(2, 1))],
        finish.pick(6, 4),
    );
    let hinge = lathe(
        &[
            vec![[0.0, -0.16], [0.05, -0.16]],
            vec![[0.05, -0.16], [0.05, 0.16]],
            vec![[0.05, 0.16], [0.0, 0.16]],
        ],
        finish.steps(6),
    );
    [1.0, 0.0, -1.0].into_iter().fold(finial, |all, place| {
        let middle = place * STEP;
        let mut all = all.with(&fronting(bezel.clone(), [0.0, middle, FRONT]));
        for x in [-1.0, 1.0] {
            for y in [-1.0, 1.0] {
                let at = [x * (HALF - 0.12), middle + y * (STEP / 2.0 - 0.13), FRONT];
                all = all.with(&fronting(screw.clone(), at));
            }
        }
        let at = [HALF + 0.01, middle, FRONT - 0.14];
        match finish {
            Finish::Fine => all.with(&hinge.clone().shifted(at)),
            Finish::Plain => all,
        }
    })
}
