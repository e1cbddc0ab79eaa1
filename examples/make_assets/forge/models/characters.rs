//! The four characters of Chimple, told apart by their outline: an ape with
//! round ears at its sides, a hare, an elephant, and an owl with tufts. They
//! stand on the foot that all pieces have and look along +Z.

use super::{
    Model,
    pieces::{half_ring, model},
};
use crate::forge::{
    loft::limb,
    shape::{Run, Shape, curve, ellipsoid, lathe, ring},
};

const SIDES: usize = 14;

/// The characters by file name.
pub fn all() -> Vec<Model> {
    vec![ape(), hare(), elephant(), owl()]
}

/// A body of revolution on a foot of few edges, which is closed up to the body.
fn trunk(above: Run) -> Shape {
    let foot = vec![[0.5, 0.0], [0.535, 0.045], [0.48, 0.1]];
    let waist = above.first().copied().unwrap_or([0.44, 0.1]);
    let top = vec![[0.48, 0.1], [0.44, 0.108], waist];
    lathe(&[foot, top, above], SIDES)
}

/// Two eyes of brass at `side` and mirrored.
fn eyes(side: [f64; 3], radius: f64) -> Shape {
    let eye = |x| ellipsoid([radius, radius, radius], 7, 4).shifted([x, side[1], side[2]]);
    eye(side[0]).with(&eye(-side[0]))
}

fn foot_ring() -> Shape {
    half_ring(0.44, 0.034, 0.112, SIDES)
}

/// Sits with long arms; ears like dishes, a broad muzzle, a brow.
fn ape() -> Model {
    let body = trunk(curve(
        [[0.36, 0.1], [0.46, 0.3], [0.4, 0.62], [0.16, 0.74]],
        4,
    ));
    let head = ellipsoid([0.26, 0.26, 0.25], 12, 6).shifted([0.0, 0.88, 0.02]);
    let muzzle = ellipsoid([0.17, 0.13, 0.15], 10, 4).shifted([0.0, 0.79, 0.19]);
    let ear = |side: f64| {
        ellipsoid([0.13, 0.035, 0.14], 10, 3)
            .turned(0, 90.0)
            .turned(1, side * 25.0)
            .shifted([side * 0.31, 0.9, -0.01])
    };
    let arm = |side: f64| {
        limb(
            &[
                ([side * 0.3, 0.6, 0.05], 0.09),
                ([side * 0.46, 0.4, 0.14], 0.085),
                ([side * 0.4, 0.16, 0.3], 0.075),
            ],
            2,
            5,
        )
    };
    let body = body
        .with(&head)
        .with(&muzzle)
        .with(&ear(1.0))
        .with(&ear(-1.0))
        .with(&arm(1.0))
        .with(&arm(-1.0));
    let brow = ellipsoid([0.19, 0.028, 0.05], 8, 3).shifted([0.0, 0.965, 0.2]);
    let trim = foot_ring()
        .with(&brow)
        .with(&eyes([0.1, 0.905, 0.222], 0.042));
    model("ape", body, trim)
}

/// Upright, with ears half as long as itself.
fn hare() -> Model {
    let body = trunk(curve(
        [[0.34, 0.1], [0.44, 0.34], [0.24, 0.56], [0.14, 0.68]],
        4,
    ));
    let head = ellipsoid([0.2, 0.21, 0.24], 12, 6)
        .bent(|p| {
            let front = (p[2] / 0.24).max(0.0);
            [
                p[0] * (1.0 - 0.35 * front),
                p[1] * (1.0 - 0.25 * front),
                p[2] * (1.0 + 0.15 * front),
            ]
        })
        .shifted([0.0, 0.8, 0.03]);
    let ear = |side: f64| {
        ellipsoid([0.075, 0.3, 0.045], 8, 6)
            .shifted([0.0, 0.26, 0.0])
            .turned(0, -12.0)
            .turned(2, side * -14.0)
            .shifted([side * 0.085, 0.9, -0.03])
    };
    let tail = ellipsoid([0.12, 0.12, 0.11], 8, 4).shifted([0.0, 0.22, -0.42]);
    let body = body
        .with(&head)
        .with(&ear(1.0))
        .with(&ear(-1.0))
        .with(&tail);
    let collar = ring(0.165, 0.032, 0.63, SIDES, 4);
    let trim = foot_ring()
        .with(&collar)
        .with(&eyes([0.118, 0.845, 0.175], 0.042));
    model("hare", body, trim)
}

/// Broad, with ears like sails and a trunk that curls up.
fn elephant() -> Model {
    let body = trunk(curve(
        [[0.42, 0.1], [0.47, 0.36], [0.42, 0.62], [0.2, 0.7]],
        4,
    ));
    let head = ellipsoid([0.25, 0.26, 0.24], 12, 6).shifted([0.0, 0.84, 0.08]);
    let ear = |side: f64| {
        ellipsoid([0.24, 0.035, 0.27], 10, 3)
            .turned(0, 90.0)
            .bent(move |p| {
                let low = (-p[1] / 0.27).max(0.0);
                [p[0] * (1.0 - 0.35 * low), p[1], p[2]]
            })
            .turned(1, side * 32.0)
            .shifted([side * 0.38, 0.84, -0.02])
    };
    let nose = limb(
        &[
            ([0.0, 0.82, 0.28], 0.095),
            ([0.0, 0.62, 0.42], 0.08),
            ([0.0, 0.44, 0.48], 0.065),
            ([0.0, 0.4, 0.6], 0.052),
            ([0.0, 0.5, 0.66], 0.04),
        ],
        2,
        6,
    );
    let tusk = |side: f64| {
        limb(
            &[
                ([side * 0.12, 0.72, 0.28], 0.034),
                ([side * 0.16, 0.62, 0.42], 0.03),
                ([side * 0.15, 0.64, 0.52], 0.014),
            ],
            2,
            4,
        )
    };
    let body = body
        .with(&head)
        .with(&ear(1.0))
        .with(&ear(-1.0))
        .with(&nose);
    model(
        "elephant",
        body,
        foot_ring()
            .with(&tusk(1.0))
            .with(&tusk(-1.0))
            .with(&eyes([0.155, 0.9, 0.262], 0.042)),
    )
}

/// An egg with a flat face, a beak, and two tufts.
fn owl() -> Model {
    let body = trunk(curve(
        [[0.3, 0.1], [0.5, 0.36], [0.42, 0.86], [0.26, 1.0]],
        5,
    ));
    let crown = ellipsoid([0.29, 0.12, 0.27], 12, 4).shifted([0.0, 0.97, 0.0]);
    let tuft = |side: f64| {
        lathe(
            &[curve(
                [[0.09, 0.0], [0.08, 0.06], [0.04, 0.14], [0.0, 0.2]],
                3,
            )],
            6,
        )
        .turned(2, side * -24.0)
        .shifted([side * 0.19, 1.0, 0.02])
    };
    let wing = |side: f64| {
        ellipsoid([0.05, 0.26, 0.17], 8, 5)
            .turned(2, side * 9.0)
            .shifted([side * 0.4, 0.5, -0.03])
    };
    let body = body
        .with(&crown)
        .with(&tuft(1.0))
        .with(&tuft(-1.0))
        .with(&wing(1.0))
        .with(&wing(-1.0));
    let eye = |side: f64| ellipsoid([0.085, 0.085, 0.05], 8, 4).shifted([side * 0.125, 0.86, 0.29]);
    let beak = ellipsoid([0.045, 0.07, 0.06], 6, 4).shifted([0.0, 0.76, 0.37]);
    let trim = foot_ring().with(&eye(1.0)).with(&eye(-1.0)).with(&beak);
    model("owl", body, trim)
}
