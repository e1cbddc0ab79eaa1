//! Three pieces told apart by their outline alone: a mouse with round ears, a
//! cat with pointed ears, and a turned pawn with a ring.

use super::{Model, figurine::Figurine};
use crate::{
    finish::Finish,
    shape::{Shape, arc, curve, ellipsoid, lathe},
};

/// The pieces by file name.
pub fn all() -> Vec<Model> {
    Finish::ALL
        .into_iter()
        .flat_map(|finish| [mouse(finish), cat(finish), pawn(finish)])
        .collect()
}

/// Round ears, pointed snout, tail round the foot.
fn mouse(finish: Finish) -> Model {
    let trunk = vec![curve(
        [[0.42, 0.1], [0.47, 0.42], [0.31, 0.66], [0.17, 0.82]],
        finish.steps(8),
    )];
    let head = ellipsoid([0.25, 0.235, 0.27], finish.sides(18), finish.rings(10))
        .bent(|p| {
            // The snout: the front half is drawn out and narrowed.
            let front = (p[2] / 0.27).max(0.0);
            let narrow = 1.0 - 0.6 * front * front;
            [
                p[0] * narrow,
                p[1] * narrow - 0.05 * front * front,
                p[2] * (1.0 + 0.5 * front),
            ]
        })
        .turned(0, 8.0)
        .shifted([0.0, 0.86, 0.02]);
    let placed = |shape: Shape| {
        shape
            .turned(1, 22.0)
            .turned(2, -24.0)
            .shifted([0.225, 1.07, -0.06])
    };
    let ear = placed(finish.dish(0.2, 0.2, 0.055, 0.045));
    let within = placed(
        finish
            .dish(0.135, 0.135, 0.02, 0.03)
            .shifted([0.0, 0.0, 0.026]),
    );
    let tail = finish.limb(
        &[
            ([0.0, 0.24, -0.4], 0.052),
            ([0.12, 0.17, -0.5], 0.049),
            ([0.3, 0.155, -0.48], 0.043),
            ([0.46, 0.16, -0.31], 0.037),
            ([0.53, 0.17, -0.1], 0.029),
            ([0.53, 0.2, 0.12], 0.014),
        ],
        8,
    );
    let paw = finish.limb(
        &[
            ([0.2, 0.56, 0.24], 0.06),
            ([0.16, 0.47, 0.37], 0.055),
            ([0.07, 0.46, 0.43], 0.05),
        ],
        8,
    );
    Figurine::on_foot(finish, trunk)
        .body(&head)
        .body(&tail)
        .bodies(&ear)
        .brasses(&within)
        .bodies(&paw)
        .bodies(&finish.ball([0.1, 0.06, 0.15], 12, 6, [0.18, 0.13, 0.36]))
        .eyes([0.125, 0.9, 0.215], 0.042, 40.0)
        .brass(&finish.ball([0.058, 0.052, 0.052], 12, 6, [0.0, 0.742, 0.415]))
        .model(finish.pick("mouse", "mouse_low"))
}

/// Pointed ears, upright neck, tail up the back.
fn cat(finish: Finish) -> Model {
    let trunk = vec![curve(
        [[0.41, 0.1], [0.43, 0.5], [0.21, 0.56], [0.18, 0.84]],
        finish.steps(8),
    )];
    let head = ellipsoid([0.285, 0.225, 0.235], finish.sides(18), finish.rings(10))
        .bent(|p| {
            // Cheeks: wider below the eyes than above.
            let low = (-p[1] / 0.225).max(0.0);
            [p[0] * (1.0 + 0.14 * low * (1.0 - low)), p[1], p[2]]
        })
        .shifted([0.0, 0.91, 0.03]);
    let cone = |wide: f64, high: f64| {
        let profile = curve(
            [
                [wide, 0.0],
                [0.96 * wide, 0.35 * high],
                [0.4 * wide, 0.7 * high],
                [0.0, high],
            ],
            finish.steps(5),
        );
        lathe(&[profile], finish.sides(12)).bent(|p| [p[0], p[1], p[2] * 0.45])
    };
    let placed = |shape: Shape| {
        shape
            .turned(1, 18.0)
            .turned(2, -17.0)
            .shifted([0.17, 1.01, 0.0])
    };
    let ear = placed(cone(0.13, 0.31));
    let within = placed(cone(0.08, 0.21).shifted([0.0, 0.015, 0.034]));
    let tail = finish.limb(
        &[
            ([0.0, 0.2, -0.36], 0.064),
            ([-0.05, 0.17, -0.5], 0.064),
            ([-0.13, 0.26, -0.58], 0.06),
            ([-0.17, 0.43, -0.56], 0.056),
            ([-0.13, 0.59, -0.49], 0.053),
            ([-0.07, 0.71, -0.5], 0.049),
            ([-0.05, 0.79, -0.56], 0.036),
        ],
        9,
    );
    let leg = finish.limb(
        &[
            ([0.11, 0.6, 0.17], 0.085),
            ([0.125, 0.38, 0.3], 0.075),
            ([0.125, 0.16, 0.38], 0.066),
        ],
        10,
    );
    let almond = |wide: f64, high: f64, z: f64| {
        ellipsoid([wide, high, 0.03], finish.sides(12), finish.rings(6))
            .turned(2, 18.0)
            .turned(1, 22.0)
            .shifted([0.118, 0.945, z])
    };
    Figurine::on_foot(finish, trunk)
        .body(&head)
        .body(&tail)
        .bodies(&ear)
        .brasses(&within)
        .bodies(&leg)
        .bodies(&finish.ball([0.085, 0.055, 0.1], 12, 6, [0.125, 0.14, 0.41]))
        .bodies(&finish.ball([0.16, 0.2, 0.25], 12, 7, [0.29, 0.26, 0.0]))
        .bodies(&finish.ball([0.09, 0.066, 0.07], 10, 6, [0.058, 0.85, 0.235]))
        .brasses(&almond(0.066, 0.044, 0.222))
        .bodies(&almond(0.016, 0.042, 0.238))
        .brass(&finish.collar(0.192, 0.032, 0.71))
        .brass(&finish.ball([0.058, 0.058, 0.058], 10, 6, [0.0, 0.655, 0.225]))
        .brass(&finish.ball([0.042, 0.03, 0.032], 10, 5, [0.0, 0.893, 0.287]))
        .model(finish.pick("cat", "cat_low"))
}

/// Classical: a waist, a wide ring, a ball under a knob.
fn pawn(finish: Finish) -> Model {
    let trunk = vec![
        curve(
            [[0.42, 0.1], [0.42, 0.14], [0.38, 0.16], [0.36, 0.17]],
            finish.steps(3),
        ),
        vec![[0.36, 0.17], [0.33, 0.18]],
        curve(
            [[0.33, 0.18], [0.3, 0.28], [0.17, 0.34], [0.15, 0.68]],
            finish.steps(8),
        ),
        curve(
            [[0.15, 0.68], [0.22, 0.7], [0.22, 0.77], [0.14, 0.79]],
            finish.steps(4),
        ),
        arc([0.0, 0.945], 0.21, -48.0, 90.0, finish.steps(12)),
    ];
    let knob = lathe(
        &[
            curve(
                [[0.075, 1.135], [0.07, 1.17], [0.03, 1.16], [0.028, 1.185]],
                finish.steps(3),
            ),
            arc([0.0, 1.215], 0.042, -48.0, 90.0, finish.steps(5)),
        ],
        finish.steps(14),
    );
    Figurine::on_foot(finish, trunk)
        .brass(&finish.collar(0.22, 0.05, 0.735))
        .brass(&knob)
        .model(finish.pick("pawn", "pawn_low"))
}
