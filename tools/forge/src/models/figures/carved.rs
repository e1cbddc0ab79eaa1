//! The figures that are carved: a chest, a mitre, a horse, a shield.

use super::{on_foot, stem};
use crate::{
    finish::Finish,
    loft::{Section, limb, loft},
    outline::{plate, rounded, sharp},
    shape::{Run, Shape, V2, arc, curve, ellipsoid, lathe, lathe_part},
    solid::{block, cut_out},
};

/// A chest with a vaulted lid, straps and a lock.
pub(super) fn treasurer(finish: Finish) -> Shape {
    let (w, d) = (0.3, 0.205);
    let outline = rounded(
        &[[-w, -d], [w, -d], [w, d], [-w, d]],
        0.05,
        finish.pick(3, 1),
    );
    let runs = finish.pick(
        vec![
            curve(
                [[-0.03, 0.0], [-0.055, 0.01], [-0.055, 0.05], [-0.02, 0.06]],
                3,
            ),
            curve(
                [[-0.02, 0.06], [0.01, 0.065], [0.015, 0.08], [0.015, 0.1]],
                2,
            ),
            vec![
                [0.015, 0.1],
                [0.012, 0.125],
                [-0.002, 0.255],
                [-0.005, 0.28],
            ],
            curve(
                [
                    [-0.005, 0.28],
                    [-0.045, 0.285],
                    [-0.045, 0.33],
                    [-0.01, 0.335],
                ],
                3,
            ),
        ],
        vec![
            vec![[-0.04, 0.0], [-0.04, 0.05], [0.015, 0.08]],
            vec![[0.015, 0.08], [-0.005, 0.29]],
            vec![[-0.035, 0.29], [-0.035, 0.335]],
        ],
    );
    let chest = plate(&outline, &runs, 0.5);
    let (round, band) = (0.215, 0.238);
    // The lid lies along X: a half turn about a level axis.
    let half: Vec<Run> = finish.pick(
        vec![
            vec![[0.0, -0.32], [0.19, -0.32]],
            arc([0.19, -0.295], 0.025, -90.0, 0.0, 2),
            vec![[round, -0.295], [round, -0.22]],
            vec![[round, -0.22], [band, -0.22]],
            vec![[band, -0.22], [band, -0.14]],
            vec![[band, -0.14], [round, -0.14]],
            vec![[round, -0.14], [round, -0.11], [round, 0.11], [round, 0.14]],
            vec![[round, 0.14], [band, 0.14]],
            vec![[band, 0.14], [band, 0.22]],
            vec![[band, 0.22], [round, 0.22]],
            vec![[round, 0.22], [round, 0.295]],
            arc([0.19, 0.295], 0.025, 0.0, 90.0, 2),
            vec![[0.19, 0.32], [0.0, 0.32]],
        ],
        vec![
            vec![[0.0, -0.32], [round, -0.32]],
            vec![[round, -0.32], [round, -0.2], [band, -0.18], [round, -0.16]],
            vec![[round, -0.16], [round, 0.16]],
            vec![[round, 0.16], [band, 0.18], [round, 0.2], [round, 0.32]],
            vec![[round, 0.32], [0.0, 0.32]],
        ],
    );
    let lid = lathe_part(&half, finish.pick(12, 6), 0.0, 180.0)
        .turned(2, -90.0)
        .turned(0, 90.0)
        .shifted([0.0, 0.325, 0.0]);
    let plate_of = [[-0.06, -0.08], [0.06, -0.08], [0.06, 0.06], [-0.06, 0.06]];
    let lock = if finish == Finish::Fine {
        let hole = ellipsoid([0.02, 0.028, 0.02], 8, 4).shifted([0.0, -0.005, 0.02]);
        cut_out(&plate_of, 0.06, 0.015).with(&hole)
    } else {
        block(-0.08, 0.06, [0.06, 0.03], [0.06, 0.03])
    };
    chest.with(&lid).with(&lock.shifted([0.0, 0.32, 0.235]))
}

/// A mitre: broad and pointed from the front, two leaves with the cleft between
/// them from the side and from above.
pub(super) fn bishop(finish: Finish) -> Shape {
    let body = on_foot(finish, stem(finish, 0.105, 0.35, 0.19));
    let leaf: Vec<Section> = [
        (0.38, 0.13, 0.06, 0.055),
        (0.47, 0.2, 0.062, 0.06),
        (0.6, 0.235, 0.062, 0.075),
        (0.72, 0.19, 0.052, 0.09),
        (0.83, 0.11, 0.042, 0.1),
        (0.92, 0.012, 0.014, 0.104),
    ]
    .map(|(y, wide, thick, out)| Section::level([0.0, y, out], wide, thick))
    .into();
    let leaf = loft(&leaf, finish.pick(2, 1), finish.pick(12, 6)).bent(|p| {
        // Round like a hat, not flat like a board.
        [p[0], p[1], p[2] - 0.9 * p[0] * p[0]]
    });
    let mitre = leaf.clone().with(&leaf.turned(1, 180.0));
    let body = body.with(&mitre);
    if finish == Finish::Plain {
        return body;
    }
    // A cross on the front.
    let bar = |x: f64, y: f64| cut_out(&[[-x, -y], [x, -y], [x, y], [-x, y]], 0.04, 0.008);
    let cross = bar(0.024, 0.12).with(&bar(0.085, 0.024).shifted([0.0, 0.04, 0.0]));
    body.with(&cross.turned(0, 6.0).shifted([0.0, 0.62, 0.135]))
}

/// The head of a horse, seen from its side.
pub(super) fn knight(finish: Finish) -> Shape {
    let foot = on_foot(
        finish,
        vec![finish.pick(
            curve([[0.215, 0.12], [0.21, 0.15], [0.15, 0.17], [0.0, 0.17]], 2),
            vec![[0.2, 0.12], [0.0, 0.17]],
        )],
    );
    let head: Vec<Section> = [
        ([0.21, 0.1], [-0.19, 0.1], 0.17),
        ([0.245, 0.24], [-0.15, 0.25], 0.145),
        ([0.25, 0.4], [-0.06, 0.38], 0.118),
        ([0.215, 0.55], [-0.02, 0.45], 0.112),
        ([0.13, 0.7], [-0.035, 0.475], 0.118),
        ([0.0, 0.765], [-0.085, 0.47], 0.118),
        ([-0.13, 0.7], [-0.165, 0.455], 0.1),
        ([-0.25, 0.595], [-0.235, 0.41], 0.075),
        ([-0.345, 0.5], [-0.295, 0.36], 0.07),
        ([-0.385, 0.435], [-0.33, 0.345], 0.05),
    ]
    .map(|(crest, throat, wide)| Section::rib(crest, throat, wide))
    .into();
    let head = loft(&head, finish.pick(2, 1), finish.pick(14, 6));
    let ear = |side: f64| {
        let profile = finish.pick(
            curve([[0.05, 0.0], [0.055, 0.07], [0.03, 0.13], [0.0, 0.17]], 3),
            vec![[0.05, 0.0], [0.0, 0.17]],
        );
        lathe(&[profile], finish.pick(8, 4))
            .turned(0, side * 16.0)
            .turned(2, -8.0)
            .shifted([0.055, 0.72, side * 0.06])
    };
    let mane: Vec<V2> = finish.pick(
        vec![
            [0.16, 0.16],
            [0.3, 0.18],
            [0.33, 0.27],
            [0.285, 0.31],
            [0.34, 0.4],
            [0.285, 0.44],
            [0.325, 0.53],
            [0.265, 0.57],
            [0.285, 0.66],
            [0.21, 0.68],
            [0.2, 0.77],
            [0.11, 0.76],
            [0.05, 0.84],
            [0.02, 0.74],
            [0.14, 0.6],
            [0.18, 0.4],
        ],
        vec![
            [0.16, 0.16],
            [0.31, 0.2],
            [0.33, 0.4],
            [0.27, 0.62],
            [0.06, 0.82],
            [0.14, 0.6],
        ],
    );
    let mane = cut_out(&mane, 0.09, 0.02);
    let body = foot
        .with(&head)
        .with(&mane)
        .with(&ear(1.0))
        .with(&ear(-1.0));
    if finish == Finish::Plain {
        return body;
    }
    [1.0, -1.0].into_iter().fold(body, |all, side: f64| {
        let eye = ellipsoid([0.032, 0.03, 0.02], 8, 4).shifted([-0.09, 0.63, side * 0.1]);
        let nostril = ellipsoid([0.02, 0.016, 0.016], 6, 4).shifted([-0.33, 0.44, side * 0.058]);
        all.with(&eye).with(&nostril)
    })
}

/// A shield that leans back, so that it is seen from above as well, and a spear.
pub(super) fn guard(finish: Finish) -> Shape {
    let foot = on_foot(
        finish,
        vec![finish.pick(
            curve([[0.215, 0.12], [0.21, 0.14], [0.15, 0.15], [0.0, 0.15]], 2),
            vec![[0.2, 0.12], [0.0, 0.15]],
        )],
    );
    let outline = finish.pick(
        vec![
            [0.0, -0.34],
            [0.09, -0.27],
            [0.175, -0.16],
            [0.235, -0.02],
            [0.26, 0.13],
            [0.26, 0.24],
            [0.13, 0.265],
            [0.0, 0.3],
            [-0.13, 0.265],
            [-0.26, 0.24],
            [-0.26, 0.13],
            [-0.235, -0.02],
            [-0.175, -0.16],
            [-0.09, -0.27],
        ],
        vec![
            [0.0, -0.34],
            [0.19, -0.14],
            [0.26, 0.1],
            [0.26, 0.24],
            [0.0, 0.3],
            [-0.26, 0.24],
            [-0.26, 0.1],
            [-0.19, -0.14],
        ],
    );
    let runs: Vec<Run> = finish.pick(
        vec![
            vec![[0.0, -0.03], [0.0, 0.02]],
            arc([0.02, 0.02], 0.02, 180.0, 90.0, 2),
            vec![[0.02, 0.04], [0.05, 0.04]],
            vec![[0.05, 0.04], [0.06, 0.012]],
            curve([[0.06, 0.012], [0.1, 0.035], [0.15, 0.05], [0.2, 0.055]], 3),
        ],
        vec![
            vec![[0.0, -0.03], [0.0, 0.03]],
            vec![[0.0, 0.03], [0.05, 0.04]],
            vec![[0.05, 0.015], [0.2, 0.055]],
        ],
    );
    let corners = sharp(&outline);
    let face = plate(&corners, &runs, 0.5).turned(0, 90.0);
    let boss = finish
        .pick(
            ellipsoid([0.085, 0.085, 0.06], 12, 6),
            ellipsoid([0.085, 0.085, 0.06], 6, 4),
        )
        .shifted([0.0, 0.04, 0.05]);
    let back = cut_out(&outline, 0.02, 0.004).shifted([0.0, 0.0, -0.022]);
    let shield = face
        .with(&boss)
        .with(&back)
        .bent_slightly(|p| [p[0], p[1], p[2] - 0.7 * p[0] * p[0]]);
    let shield = shield.turned(0, -24.0).shifted([-0.05, 0.44, 0.1]);
    foot.with(&shield)
        .with(&spear(finish).shifted([0.25, 0.0, -0.08]))
}

/// A shaft with a tip like a leaf.
fn spear(finish: Finish) -> Shape {
    let shaft = finish.pick(
        limb(&[([0.0, 0.1, 0.0], 0.026), ([0.0, 0.72, 0.0], 0.024)], 1, 8),
        block(0.1, 0.74, [0.028, 0.028], [0.026, 0.026]),
    );
    let tip = finish.pick(
        loft(
            &[
                Section::level([0.0, 0.7, 0.0], 0.03, 0.03),
                Section::level([0.0, 0.74, 0.0], 0.036, 0.034),
                Section::level([0.0, 0.755, 0.0], 0.03, 0.026),
                Section::level([0.0, 0.82, 0.0], 0.075, 0.034),
                Section::level([0.0, 0.97, 0.0], 0.004, 0.004),
            ],
            2,
            8,
        ),
        block(0.72, 0.8, [0.03, 0.03], [0.07, 0.04]).with(&block(
            0.8,
            0.96,
            [0.07, 0.04],
            [0.003, 0.003],
        )),
    );
    shaft.with(&tip)
}
