//! The figures that are turned on a lathe.

use super::{on_foot, stem};
use crate::{
    finish::Finish,
    outline::band,
    shape::{Shape, V2, arc, curve, ellipsoid, lathe},
    solid::{block, cut_out},
};

/// A crown under a cross that has arms to all sides, so that it is one from above
/// as well.
pub(super) fn king(finish: Finish) -> Shape {
    let steps = |fine| finish.steps(fine);
    let mut runs = stem(finish, 0.11, 0.46, 0.19);
    runs.extend([
        curve(
            [[0.13, 0.505], [0.13, 0.58], [0.16, 0.64], [0.25, 0.7]],
            steps(4),
        ),
        finish.pick(
            curve(
                [[0.25, 0.7], [0.262, 0.712], [0.262, 0.73], [0.245, 0.74]],
                2,
            ),
            vec![[0.25, 0.7], [0.22, 0.738]],
        ),
        curve(
            [[0.22, 0.738], [0.2, 0.81], [0.11, 0.82], [0.04, 0.83]],
            steps(4),
        ),
    ]);
    let body = on_foot(finish, runs);
    if finish == Finish::Plain {
        let post = block(0.8, 1.03, [0.05, 0.05], [0.06, 0.06]);
        let arms = block(0.87, 0.96, [0.15, 0.05], [0.15, 0.05]);
        let across = block(0.87, 0.96, [0.05, 0.15], [0.05, 0.15]);
        return body.with(&post).with(&arms).with(&across);
    }
    let (thin, wide, long) = (0.036, 0.066, 0.145);
    let cross: Vec<V2> = [
        [long, -wide],
        [long, wide],
        [thin, thin],
        [wide, long],
        [-wide, long],
        [-thin, thin],
        [-long, wide],
        [-long, -wide],
        [-thin, -thin],
        [-wide, -long],
        [wide, -long],
        [thin, -thin],
    ]
    .into();
    let upright = cut_out(&cross, 0.09, 0.016);
    let level = block(-0.055, 0.055, [0.036, 0.145], [0.036, 0.145]);
    body.with(&upright.with(&level).shifted([0.0, 0.94, 0.0]))
}

/// A coronet of six points round a ball.
pub(super) fn queen(finish: Finish) -> Shape {
    let steps = |fine| finish.steps(fine);
    let body = on_foot(finish, stem(finish, 0.1, 0.4, 0.17));
    let cup = lathe(
        &[
            curve(
                [[0.11, 0.445], [0.12, 0.54], [0.2, 0.58], [0.25, 0.7]],
                steps(4).max(2),
            ),
            vec![[0.25, 0.7], [0.215, 0.7]],
            curve(
                [[0.215, 0.7], [0.19, 0.62], [0.13, 0.6], [0.0, 0.6]],
                finish.pick(2, 1),
            ),
        ],
        finish.sides(24),
    )
    .bent(|p| {
        let r = p[0].hypot(p[2]);
        let share = ((p[1] - 0.56) / 0.14).clamp(0.0, 1.0);
        // Six points go up and outwards, the rim between them is drawn in.
        let wave = (6.0 * p[2].atan2(p[0])).cos();
        let grown = if r > 0.12 {
            1.0 + 0.17 * wave * share
        } else {
            1.0
        };
        let up = if r > 0.2 { 0.075 * wave * share } else { 0.0 };
        [p[0] * grown, p[1] + up, p[2] * grown]
    });
    let ball = finish.pick(
        ellipsoid([0.1, 0.1, 0.1], 12, 7),
        ellipsoid([0.1, 0.1, 0.1], 6, 4),
    );
    let body = body.with(&cup).with(&ball.shifted([0.0, 0.67, 0.0]));
    if finish == Finish::Plain {
        return body;
    }
    (0..6).fold(body, |all, k| {
        let (s, c) = (f64::from(k) * std::f64::consts::FRAC_PI_3).sin_cos();
        all.with(&ellipsoid([0.036, 0.036, 0.036], 6, 3).shifted([0.275 * c, 0.79, -0.275 * s]))
    })
}

/// A round tower with merlons, open above.
pub(super) fn rook(finish: Finish) -> Shape {
    let (inner, outer, top) = (0.17, 0.255, 0.6);
    let body = on_foot(
        finish,
        vec![
            finish.pick(
                curve([[0.21, 0.12], [0.205, 0.2], [0.17, 0.28], [0.165, 0.44]], 4),
                vec![[0.21, 0.12], [0.165, 0.44]],
            ),
            finish.pick(
                curve(
                    [[0.165, 0.44], [0.19, 0.48], [0.25, 0.47], [outer, 0.51]],
                    3,
                ),
                vec![[0.165, 0.44], [outer, 0.51]],
            ),
            vec![[outer, 0.51], [outer, top]],
            vec![[outer, top], [inner, top]],
            vec![[inner, top], [inner, 0.5]],
            vec![[inner, 0.5], [0.0, 0.5]],
        ],
    );
    (0..6).fold(body, |all, k| {
        // Of the plain tower's sides, every other one carries a merlon.
        let (middle, half) = (60.0 * f64::from(k) + 15.0, finish.pick(18.0, 15.0));
        let merlon = band(
            inner,
            outer,
            top - 0.01,
            top + 0.12,
            middle - half,
            middle + half,
            finish.pick(3, 1),
        );
        all.with(&merlon)
    })
}

/// A ball on a slender cone.
pub(super) fn pawn(finish: Finish) -> Shape {
    let mut runs = stem(finish, 0.095, 0.33, 0.15);
    let mut ball = arc([0.0, 0.5], 0.165, -46.0, 90.0, finish.pick(9, 4));
    // Where the collar ends.
    ball[0] = [0.115, 0.375];
    runs.push(ball);
    on_foot(finish, runs)
}

/// A farmer under a straw hat with a wide brim, turned up at the sides.
pub(super) fn farmer(finish: Finish) -> Shape {
    let steps = |fine| finish.steps(fine);
    let sides = finish.pick(22, 12);
    let body = lathe(
        &[
            finish.pick(
                curve(
                    [[0.24, 0.0], [0.27, 0.005], [0.27, 0.055], [0.235, 0.06]],
                    3,
                ),
                vec![[0.25, 0.0], [0.25, 0.05]],
            ),
            finish.pick(
                curve([[0.225, 0.06], [0.21, 0.14], [0.16, 0.2], [0.1, 0.24]], 4),
                vec![[0.25, 0.05], [0.2, 0.13], [0.1, 0.24]],
            ),
            finish.pick(
                arc([0.0, 0.3], 0.125, -40.0, 0.0, 3),
                vec![[0.1, 0.24], [0.13, 0.3]],
            ),
        ],
        sides,
    );
    let hat = lathe(
        &[
            curve(
                [[0.1, 0.28], [0.2, 0.3], [0.28, 0.29], [0.33, 0.28]],
                steps(3),
            ),
            finish.pick(
                curve(
                    [[0.33, 0.28], [0.35, 0.285], [0.35, 0.305], [0.33, 0.31]],
                    2,
                ),
                vec![[0.33, 0.28], [0.33, 0.31]],
            ),
            finish.pick(
                vec![[0.33, 0.31], [0.27, 0.325], [0.2, 0.33]],
                vec![[0.33, 0.31], [0.19, 0.33]],
            ),
            finish.pick(
                curve(
                    [[0.2, 0.33], [0.185, 0.335], [0.185, 0.37], [0.18, 0.375]],
                    2,
                ),
                vec![[0.19, 0.33], [0.17, 0.375]],
            ),
            curve(
                [[0.17, 0.375], [0.165, 0.46], [0.14, 0.5], [0.06, 0.485]],
                steps(5),
            ),
            vec![[0.06, 0.485], [0.0, 0.465]],
        ],
        sides,
    )
    .bent_slightly(|p| {
        // Oval, with the sides of the brim turned up.
        let out = ((p[0].hypot(p[2]) - 0.19) / 0.15).clamp(0.0, 1.0);
        let side = p[0] * p[0] - 0.5 * p[2] * p[2];
        [
            p[0] * 1.1,
            p[1] + 1.25 * side * out,
            p[2] * (0.93 - 0.03 * out),
        ]
    });
    body.with(&hat)
}
