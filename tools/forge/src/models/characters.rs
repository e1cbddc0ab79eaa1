//! The four characters of Chimple, told apart by their outline: an ape with
//! round ears at its sides, a hare, an elephant, and an owl with tufts.

use super::{Model, figurine::Figurine};
use crate::{
    finish::Finish,
    loft::{Section, loft},
    shape::{Shape, V3, arc, curve, ellipsoid, lathe},
};

/// The characters by file name.
pub fn all() -> Vec<Model> {
    Finish::ALL
        .into_iter()
        .flat_map(|finish| [ape(finish), hare(finish), elephant(finish), owl(finish)])
        .collect()
}

/// Sits with long arms; ears like dishes, a broad muzzle, a brow.
fn ape(finish: Finish) -> Model {
    let trunk = vec![curve(
        [[0.4, 0.1], [0.5, 0.3], [0.43, 0.62], [0.17, 0.76]],
        finish.steps(8),
    )];
    let muzzle = ellipsoid([0.175, 0.135, 0.155], finish.sides(16), finish.rings(8))
        .turned(0, 8.0)
        .shifted([0.0, 0.835, 0.195]);
    let arm = finish.limb(
        &[
            ([0.27, 0.64, 0.02], 0.115),
            ([0.45, 0.5, 0.1], 0.1),
            ([0.475, 0.34, 0.23], 0.09),
            ([0.37, 0.2, 0.36], 0.085),
        ],
        10,
    );
    let placed = |shape: Shape| shape.turned(1, 25.0).shifted([0.315, 0.93, 0.0]);
    let mouth = arched(finish, [0.0, 0.815, 0.2], [0.118, 0.158], 0.0, 0.012, 0.03);
    Figurine::on_foot(finish, trunk)
        .body(&finish.ball([0.37, 0.17, 0.25], 18, 8, [0.0, 0.62, 0.0]))
        .body(&finish.ball([0.26, 0.265, 0.25], 18, 10, [0.0, 0.94, 0.02]))
        .body(&muzzle)
        .body(&finish.ball([0.2, 0.055, 0.1], 16, 6, [0.0, 1.025, 0.185]))
        .bodies(&placed(finish.dish(0.13, 0.145, 0.045, 0.035)))
        .brasses(&placed(
            finish
                .dish(0.085, 0.095, 0.018, 0.024)
                .shifted([0.0, 0.0, 0.022]),
        ))
        .bodies(&arm)
        .bodies(&finish.ball([0.105, 0.085, 0.12], 10, 6, [0.335, 0.18, 0.41]))
        .bodies(&finish.ball([0.12, 0.075, 0.16], 10, 6, [0.15, 0.14, 0.38]))
        .eyes([0.093, 0.955, 0.222], 0.05, 12.0)
        .brass(&mouth)
        .brasses(&finish.ball([0.02, 0.016, 0.014], 8, 4, [0.036, 0.893, 0.345]))
        .model(finish.pick("ape", "ape_low"))
}

/// A thin bow of brass before a face: about a middle, with half axes to the side
/// and ahead, sagging by so much.
fn arched(finish: Finish, middle: V3, half: [f64; 2], turn: f64, thick: f64, sag: f64) -> Shape {
    let knots: Vec<(V3, f64)> = (-3_i32..=3)
        .map(|k| {
            let (s, c) = (f64::from(k) * 20.0_f64).to_radians().sin_cos();
            let at = [
                middle[0] + half[0] * s,
                middle[1] - sag * c,
                middle[2] + half[1] * c,
            ];
            (at, if k.abs() == 3 { 0.4 * thick } else { thick })
        })
        .collect();
    finish.limb(&knots, 6).turned(1, turn)
}

/// Upright, with ears half as long as itself.
fn hare(finish: Finish) -> Model {
    let trunk = vec![curve(
        [[0.38, 0.1], [0.48, 0.34], [0.25, 0.58], [0.15, 0.7]],
        finish.steps(8),
    )];
    let head = ellipsoid([0.205, 0.215, 0.25], finish.sides(18), finish.rings(10))
        .bent(|p| {
            let front = (p[2] / 0.25).max(0.0);
            [
                p[0] * (1.0 - 0.3 * front),
                p[1] * (1.0 - 0.25 * front) - 0.02 * front,
                p[2] * (1.0 + 0.12 * front),
            ]
        })
        .shifted([0.0, 0.82, 0.03]);
    let placed = |shape: Shape| {
        shape
            .shifted([0.0, 0.29, 0.0])
            .turned(0, -12.0)
            .turned(2, -13.0)
            .shifted([0.085, 0.93, -0.03])
    };
    let leaf = |wide: f64, high: f64, deep: f64, hollow: f64| {
        ellipsoid([wide, high, deep], finish.sides(14), finish.rings(9)).bent(move |p| {
            let across = (p[0] / wide).powi(2);
            [p[0], p[1], p[2] - hollow * (1.0 - across)]
        })
    };
    let leg = finish.limb(
        &[
            ([0.12, 0.55, 0.17], 0.075),
            ([0.12, 0.36, 0.31], 0.068),
            ([0.11, 0.17, 0.39], 0.06),
        ],
        9,
    );
    Figurine::on_foot(finish, trunk)
        .body(&head)
        .bodies(&placed(leaf(0.088, 0.33, 0.05, 0.03)))
        .brasses(&placed(
            leaf(0.05, 0.25, 0.018, 0.02).shifted([0.0, -0.01, 0.03]),
        ))
        .bodies(&finish.ball([0.17, 0.2, 0.25], 12, 7, [0.29, 0.27, 0.0]))
        .bodies(&finish.ball([0.09, 0.055, 0.16], 12, 6, [0.26, 0.13, 0.3]))
        .bodies(&leg)
        .bodies(&finish.ball([0.08, 0.07, 0.075], 10, 6, [0.052, 0.765, 0.235]))
        .body(&finish.ball([0.13, 0.13, 0.12], 12, 7, [0.0, 0.25, -0.43]))
        .brass(&finish.collar(0.172, 0.032, 0.645))
        .brass(&finish.ball([0.04, 0.03, 0.03], 10, 5, [0.0, 0.815, 0.3]))
        .eyes([0.128, 0.87, 0.165], 0.05, 48.0)
        .model(finish.pick("hare", "hare_low"))
}

/// Broad, with ears like sails and a trunk that curls up.
fn elephant(finish: Finish) -> Model {
    let trunk = vec![curve(
        [[0.43, 0.1], [0.5, 0.36], [0.46, 0.64], [0.2, 0.76]],
        finish.steps(8),
    )];
    let placed = |shape: Shape| shape.turned(1, 32.0).shifted([0.39, 0.88, -0.03]);
    let sail = |wide: f64, high: f64, deep: f64, hollow: f64| {
        finish.dish(wide, high, deep, hollow).bent(move |p| {
            let low = (-p[1] / high).max(0.0);
            [p[0] * (1.0 - 0.35 * low), p[1], p[2] + 0.03 * p[0] / wide]
        })
    };
    let nose = finish.limb(
        &[
            ([0.0, 0.88, 0.24], 0.125),
            ([0.0, 0.74, 0.37], 0.1),
            ([0.0, 0.57, 0.45], 0.082),
            ([0.0, 0.41, 0.5], 0.068),
            ([0.0, 0.33, 0.6], 0.058),
            ([0.0, 0.38, 0.69], 0.05),
        ],
        12,
    );
    let tusk = finish.limb(
        &[
            ([0.12, 0.76, 0.27], 0.042),
            ([0.165, 0.65, 0.41], 0.037),
            ([0.17, 0.6, 0.53], 0.028),
            ([0.15, 0.62, 0.64], 0.008),
        ],
        9,
    );
    let toes = [-0.085, 0.0, 0.085]
        .into_iter()
        .fold(Shape::default(), |all, x: f64| {
            let at = [0.23 + x, 0.125, 0.455 - 2.4 * x * x];
            all.with(&finish.ball([0.036, 0.04, 0.03], 8, 5, at))
        });
    Figurine::on_foot(finish, trunk)
        .body(&finish.ball([0.26, 0.27, 0.25], 18, 10, [0.0, 0.88, 0.08]))
        .bodies(&finish.ball([0.14, 0.12, 0.14], 12, 7, [0.095, 1.05, 0.09]))
        .bodies(&placed(sail(0.26, 0.3, 0.045, 0.04)))
        .brasses(&placed(
            sail(0.19, 0.22, 0.016, 0.03).shifted([0.0, 0.01, 0.03]),
        ))
        .body(&nose)
        .brasses(&tusk)
        .bodies(&finish.ball([0.15, 0.12, 0.15], 12, 7, [0.23, 0.16, 0.32]))
        .brasses(&toes)
        .eyes([0.165, 0.935, 0.268], 0.044, 28.0)
        .model(finish.pick("elephant", "elephant_low"))
}

/// An egg with a face of two discs, a beak, two tufts and folded wings.
fn owl(finish: Finish) -> Model {
    let trunk = vec![
        curve(
            [[0.34, 0.1], [0.54, 0.36], [0.46, 0.86], [0.31, 1.0]],
            finish.steps(8),
        ),
        curve(
            [[0.31, 1.0], [0.25, 1.06], [0.14, 1.1], [0.0, 1.105]],
            finish.steps(4),
        ),
    ];
    let tuft = loft(
        &[
            Section::level([0.16, 0.96, 0.04], 0.13, 0.12),
            Section::level([0.22, 1.08, 0.03], 0.085, 0.07),
            Section::level([0.27, 1.19, 0.0], 0.045, 0.035),
            Section::level([0.3, 1.28, -0.03], 0.006, 0.006),
        ],
        finish.pick(2, 1),
        finish.pick(9, 5),
    );
    // A shallow dish with a ring round it and an eye in it.
    #[expect(clippy::approx_constant, reason = "a place, not a part of π")]
    let eye = [0.145, 0.88, 0.318];
    let facing = |shape: Shape| shape.turned(0, 84.0).turned(1, 24.0).shifted(eye);
    let disc = facing(lathe(
        &[
            vec![[0.165, -0.09], [0.165, 0.0]],
            curve(
                [[0.165, 0.0], [0.15, 0.02], [0.12, 0.0], [0.0, -0.01]],
                finish.steps(4),
            ),
        ],
        finish.sides(20),
    ));
    let rim = facing(lathe(
        &[arc([0.158, 0.005], 0.024, -30.0, 210.0, finish.pick(4, 3))],
        finish.sides(20),
    ));
    let eye = facing(finish.ball([0.085, 0.06, 0.085], 14, 7, [0.0, 0.0, 0.0]));
    let pupil = facing(finish.ball([0.05, 0.035, 0.05], 12, 6, [0.0, 0.042, 0.0]));
    let beak = loft(
        &[
            Section::level([0.0, 0.86, 0.385], 0.045, 0.05),
            Section::level([0.0, 0.79, 0.415], 0.05, 0.06),
            Section::level([0.0, 0.7, 0.45], 0.012, 0.014),
        ]
        .into_iter()
        .rev()
        .collect::<Vec<_>>(),
        finish.steps(3),
        finish.sides(10),
    );
    let feather = |high: f64, y: f64, z: f64, out: f64| {
        ellipsoid([0.055, high, 0.15], finish.sides(10), finish.rings(7))
            .turned(0, 10.0)
            .turned(2, 7.0)
            .shifted([out, y, z])
    };
    Figurine::on_foot(finish, trunk)
        .bodies(&tuft)
        .bodies(&disc)
        .brasses(&rim)
        .brasses(&eye)
        .bodies(&pupil)
        .brass(&beak)
        .bodies(&feather(0.3, 0.56, 0.03, 0.445))
        .bodies(&feather(0.27, 0.5, -0.12, 0.435))
        .body(&plumes(finish))
        .brasses(&claws(finish))
        .model(finish.pick("owl", "owl_low"))
}

/// Three rows of feathers on the breast.
fn plumes(finish: Finish) -> Shape {
    [(0.62, 3), (0.5, 4), (0.38, 3)]
        .into_iter()
        .fold(Shape::default(), |all, (y, count)| {
            (0..count).fold(all, |all, k| {
                let turn = (f64::from(k) - f64::from(count - 1) / 2.0) * 25.0;
                let plume = ellipsoid([0.075, 0.085, 0.03], finish.pick(8, 5), finish.pick(4, 3))
                    .turned(0, 8.0)
                    .shifted([0.0, y, 0.468])
                    .turned(1, turn);
                all.with(&plume)
            })
        })
}

/// The claws of the left foot.
fn claws(finish: Finish) -> Shape {
    [-0.06, 0.0, 0.06]
        .into_iter()
        .fold(Shape::default(), |all, x: f64| {
            all.with(&finish.ball(
                [0.03, 0.035, 0.075],
                7,
                4,
                [0.15 + x, 0.13, 0.43 - 2.0 * x * x],
            ))
        })
}
