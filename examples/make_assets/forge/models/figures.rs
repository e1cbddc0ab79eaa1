//! The nine figures of Mathematichess. Each stands at the origin, looks along +Z
//! and is known by its outline from the front and by another from above.

use crate::forge::{
    finish::Finish,
    loft::{Section, limb, loft},
    outline::{band, plate, rounded, sharp},
    shape::{Run, Shape, V2, arc, curve, ellipsoid, lathe, lathe_part},
    solid::{block, cut_out},
};

/// A figure and the names of its two files.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Of the file in the fine set.
    pub name: &'static str,
    /// Of the file in the plain set.
    pub plain: &'static str,
    /// Makes it.
    pub make: fn(Finish) -> Shape,
}

/// From the greatest value to the least.
pub const ALL: [Figure; 9] = [
    figure("court_king", "court_king_low", king),
    figure("court_queen", "court_queen_low", queen),
    figure("court_treasurer", "court_treasurer_low", treasurer),
    figure("court_rook", "court_rook_low", rook),
    figure("court_bishop", "court_bishop_low", bishop),
    figure("court_knight", "court_knight_low", knight),
    figure("court_guard", "court_guard_low", guard),
    figure("court_pawn", "court_pawn_low", pawn),
    figure("court_farmer", "court_farmer_low", farmer),
];

const fn figure(name: &'static str, plain: &'static str, make: fn(Finish) -> Shape) -> Figure {
    Figure { name, plain, make }
}

/// A moulded foot, which ends at radius 0.21 and height 0.12, with what stands on
/// it.
fn turned(finish: Finish, mut above: Vec<Run>) -> Shape {
    let mut runs = finish.pick(
        vec![
            curve(
                [[0.285, 0.0], [0.315, 0.005], [0.315, 0.075], [0.27, 0.08]],
                4,
            ),
            vec![[0.27, 0.08], [0.24, 0.088]],
            curve(
                [[0.24, 0.088], [0.26, 0.092], [0.25, 0.118], [0.21, 0.12]],
                2,
            ),
        ],
        vec![
            vec![[0.3, 0.0], [0.3, 0.06]],
            vec![[0.3, 0.06], [0.21, 0.12]],
        ],
    );
    runs.append(&mut above);
    lathe(&runs, finish.pick(20, 12))
}

/// A stem that narrows from the foot up to a collar.
fn stem(finish: Finish, waist: f64, height: f64, collar: f64) -> Vec<Run> {
    let steps = |fine| finish.steps(fine);
    let rise = height - 0.12;
    vec![
        curve(
            [
                [0.21, 0.12],
                [0.19, 0.12 + 0.3 * rise],
                [waist + 0.01, 0.12 + 0.4 * rise],
                [waist, height],
            ],
            steps(5).max(2),
        ),
        finish.pick(
            curve(
                [
                    [waist, height],
                    [collar + 0.02, height],
                    [collar + 0.02, height + 0.035],
                    [waist + 0.02, height + 0.045],
                ],
                4,
            ),
            vec![
                [waist, height],
                [collar, height + 0.02],
                [waist + 0.02, height + 0.045],
            ],
        ),
    ]
}

/// A crown under a cross that has arms to all sides, so that it is one from above
/// as well.
fn king(finish: Finish) -> Shape {
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
    let body = turned(finish, runs);
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
fn queen(finish: Finish) -> Shape {
    let steps = |fine| finish.steps(fine);
    let body = turned(finish, stem(finish, 0.1, 0.4, 0.17));
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

/// A chest with a vaulted lid, straps and a lock.
fn treasurer(finish: Finish) -> Shape {
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

/// A round tower with merlons, open above.
fn rook(finish: Finish) -> Shape {
    let (inner, outer, top) = (0.17, 0.255, 0.6);
    let body = turned(
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

/// A mitre: broad and pointed from the front, two leaves with the cleft between
/// them from the side and from above.
fn bishop(finish: Finish) -> Shape {
    let body = turned(finish, stem(finish, 0.105, 0.35, 0.19));
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
fn knight(finish: Finish) -> Shape {
    let foot = turned(
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
fn guard(finish: Finish) -> Shape {
    let foot = turned(
        finish,
        vec![finish.pick(
            curve([[0.215, 0.12], [0.21, 0.14], [0.15, 0.15], [0.0, 0.15]], 2),
            vec![[0.2, 0.12], [0.0, 0.15]],
        )],
    );
    foot.with(&shield(finish)).with(&spear(finish))
}

fn shield(finish: Finish) -> Shape {
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
    shield.turned(0, -24.0).shifted([-0.05, 0.44, 0.1])
}

fn spear(finish: Finish) -> Shape {
    let shaft = finish.pick(
        limb(
            &[([0.25, 0.1, -0.08], 0.026), ([0.25, 0.72, -0.08], 0.024)],
            1,
            8,
        ),
        block(0.1, 0.74, [0.028, 0.028], [0.026, 0.026]).shifted([0.25, 0.0, -0.08]),
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
    shaft.with(&tip.shifted([0.25, 0.0, -0.08]))
}

/// A ball on a slender cone.
fn pawn(finish: Finish) -> Shape {
    let mut runs = stem(finish, 0.095, 0.33, 0.15);
    let mut ball = arc([0.0, 0.5], 0.165, -46.0, 90.0, finish.pick(9, 4));
    // Where the collar ends.
    ball[0] = [0.115, 0.375];
    runs.push(ball);
    turned(finish, runs)
}

/// A farmer under a straw hat with a wide brim, turned up at the sides.
fn farmer(finish: Finish) -> Shape {
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
