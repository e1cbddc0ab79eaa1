//! The nine figures of Mathematichess. Each stands at the origin, looks along +Z
//! and is known by its outline from the front and by another from above.

mod carved;
mod turned;

use crate::{
    finish::Finish,
    shape::{Run, Shape, curve, lathe},
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
    figure("court_king", "court_king_low", turned::king),
    figure("court_queen", "court_queen_low", turned::queen),
    figure("court_treasurer", "court_treasurer_low", carved::treasurer),
    figure("court_rook", "court_rook_low", turned::rook),
    figure("court_bishop", "court_bishop_low", carved::bishop),
    figure("court_knight", "court_knight_low", carved::knight),
    figure("court_guard", "court_guard_low", carved::guard),
    figure("court_pawn", "court_pawn_low", turned::pawn),
    figure("court_farmer", "court_farmer_low", turned::farmer),
];

const fn figure(name: &'static str, plain: &'static str, make: fn(Finish) -> Shape) -> Figure {
    Figure { name, plain, make }
}

/// A moulded foot, which ends at radius 0.21 and height 0.12, with what stands on
/// it.
fn on_foot(finish: Finish, mut above: Vec<Run>) -> Shape {
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
