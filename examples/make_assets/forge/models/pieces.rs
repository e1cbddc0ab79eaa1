//! Three pieces told apart by their outline alone: a mouse with round ears, a
//! cat with pointed ears, and a turned pawn with a ring. They stand on the
//! same foot, look along +Z, and have a body and a brass trim.

use super::{Model, Part, part};
use crate::forge::{
    loft::limb,
    shape::{Run, Shape, arc, curve, ellipsoid, lathe, ring},
};

const SIDES: usize = 20;

/// The pieces by file name.
pub fn all() -> Vec<Model> {
    vec![mouse(), cat(), pawn()]
}

/// A profile that starts with the common foot and goes on as given.
fn on_foot(mut above: Vec<Run>) -> Vec<Run> {
    let mut runs = vec![
        curve([[0.5, 0.0], [0.54, 0.02], [0.54, 0.08], [0.49, 0.1]], 3),
        vec![[0.49, 0.1], [0.455, 0.108]],
    ];
    runs.append(&mut above);
    runs
}

/// The brass ring that lies on the foot.
fn foot_ring() -> Shape {
    half_ring(0.44, 0.032, 0.112, SIDES)
}

/// The upper half of a ring that is sunk into what it lies on.
pub(super) fn half_ring(bend: f64, thick: f64, height: f64, sides: usize) -> Shape {
    lathe(&[arc([bend, height], thick, -10.0, 190.0, 4)], sides)
}

pub(super) fn model(name: &'static str, body: Shape, trim: Shape) -> Model {
    let parts: Vec<Part> = vec![part("Body", body), part("Trim", trim)];
    Model::new(name, parts)
}

/// Round ears, pointed snout, tail round the foot.
fn mouse() -> Model {
    let trunk = lathe(
        &on_foot(vec![curve(
            [[0.41, 0.1], [0.46, 0.42], [0.3, 0.66], [0.17, 0.8]],
            5,
        )]),
        SIDES,
    );
    let head = ellipsoid([0.25, 0.23, 0.27], 14, 7)
        .bent(|p| {
            // The snout: the front half is drawn out and narrowed.
            let front = (p[2] / 0.27).max(0.0);
            let narrow = 1.0 - 0.55 * front * front;
            [
                p[0] * narrow,
                p[1] * narrow - 0.05 * front * front,
                p[2] * (1.0 + 0.45 * front),
            ]
        })
        .turned(0, 8.0)
        .shifted([0.0, 0.84, 0.02]);
    let ear = |side: f64| {
        ellipsoid([0.185, 0.05, 0.185], 12, 4)
            .turned(0, 90.0)
            .bent(|p| {
                // Hollow in front, like a spoon.
                let r2 = (p[0] * p[0] + p[1] * p[1]) / (0.185 * 0.185);
                [p[0], p[1], p[2] - 0.035 * (1.0 - r2)]
            })
            .turned(1, side * 22.0)
            .turned(2, side * -24.0)
            .shifted([side * 0.215, 1.04, -0.06])
    };
    let tail = limb(
        &[
            ([0.0, 0.24, -0.4], 0.05),
            ([0.12, 0.17, -0.5], 0.047),
            ([0.3, 0.155, -0.47], 0.042),
            ([0.45, 0.16, -0.31], 0.036),
            ([0.52, 0.17, -0.1], 0.028),
            ([0.525, 0.19, 0.1], 0.016),
        ],
        2,
        5,
    );
    let nose = ellipsoid([0.055, 0.05, 0.05], 8, 4).shifted([0.0, 0.735, 0.395]);
    let body = trunk
        .with(&head)
        .with(&ear(1.0))
        .with(&ear(-1.0))
        .with(&tail);
    model("mouse", body, foot_ring().with(&nose))
}

/// Pointed ears, upright neck, tail up the back.
fn cat() -> Model {
    let trunk = lathe(
        &on_foot(vec![curve(
            [[0.4, 0.1], [0.42, 0.5], [0.2, 0.56], [0.17, 0.82]],
            6,
        )]),
        SIDES,
    );
    let head = ellipsoid([0.285, 0.22, 0.235], 16, 7)
        .bent(|p| {
            // Cheeks: wider below the eyes than above; a short muzzle.
            let low = (-p[1] / 0.22).max(0.0);
            let front = (p[2] / 0.235).max(0.0);
            let muzzle = front * front * low;
            [
                p[0] * (1.0 + 0.1 * low * (1.0 - low)),
                p[1],
                p[2] * (1.0 + 0.12 * muzzle),
            ]
        })
        .shifted([0.0, 0.9, 0.03]);
    let ear = |side: f64| {
        let profile = curve([[0.125, 0.0], [0.12, 0.1], [0.05, 0.2], [0.0, 0.29]], 3);
        lathe(&[profile], 8)
            .bent(|p| [p[0], p[1], p[2] * 0.5])
            .turned(1, side * 18.0)
            .turned(2, side * -17.0)
            .shifted([side * 0.165, 1.0, 0.0])
    };
    let tail = limb(
        &[
            ([0.0, 0.2, -0.36], 0.06),
            ([-0.05, 0.17, -0.5], 0.06),
            ([-0.12, 0.25, -0.57], 0.058),
            ([-0.16, 0.42, -0.55], 0.055),
            ([-0.13, 0.58, -0.48], 0.052),
            ([-0.07, 0.7, -0.49], 0.047),
            ([-0.05, 0.78, -0.55], 0.03),
        ],
        2,
        5,
    );
    let collar = ring(0.185, 0.034, 0.7, 14, 5);
    let nose = ellipsoid([0.04, 0.03, 0.03], 6, 4).shifted([0.0, 0.87, 0.27]);
    let body = trunk
        .with(&head)
        .with(&ear(1.0))
        .with(&ear(-1.0))
        .with(&tail);
    model("cat", body, foot_ring().with(&collar).with(&nose))
}

/// Classical: a waist, a wide ring, a ball.
fn pawn() -> Model {
    let body = lathe(
        &on_foot(vec![
            curve([[0.4, 0.1], [0.38, 0.24], [0.17, 0.34], [0.15, 0.7]], 6),
            curve([[0.15, 0.7], [0.2, 0.72], [0.2, 0.76], [0.14, 0.78]], 2),
            arc([0.0, 0.93], 0.205, -48.0, 90.0, 6),
        ]),
        SIDES,
    );
    let halo = ring(0.215, 0.05, 0.72, SIDES, 6);
    model("pawn", body, foot_ring().with(&halo))
}
