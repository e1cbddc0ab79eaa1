//! The nine figures of Mathematichess. Each stands at the origin, looks along +Z
//! and is known by its outline from the front and by another from above.

mod carved;
mod signs;
mod turned;

pub use self::signs::sign;
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
    /// The same of its flat tile.
    pub tile: &'static str,
    /// The same of its flat tile in the plain set.
    pub plain_tile: &'static str,
    /// Makes it.
    pub make: fn(Finish) -> Shape,
}

/// From the greatest value to the least.
pub const ALL: [Figure; 9] = [
    Figure {
        name: "court_king",
        plain: "court_king_low",
        tile: "court_king_tile",
        plain_tile: "court_king_tile_low",
        make: turned::king,
    },
    Figure {
        name: "court_queen",
        plain: "court_queen_low",
        tile: "court_queen_tile",
        plain_tile: "court_queen_tile_low",
        make: turned::queen,
    },
    Figure {
        name: "court_treasurer",
        plain: "court_treasurer_low",
        tile: "court_treasurer_tile",
        plain_tile: "court_treasurer_tile_low",
        make: carved::treasurer,
    },
    Figure {
        name: "court_rook",
        plain: "court_rook_low",
        tile: "court_rook_tile",
        plain_tile: "court_rook_tile_low",
        make: turned::rook,
    },
    Figure {
        name: "court_bishop",
        plain: "court_bishop_low",
        tile: "court_bishop_tile",
        plain_tile: "court_bishop_tile_low",
        make: carved::bishop,
    },
    Figure {
        name: "court_knight",
        plain: "court_knight_low",
        tile: "court_knight_tile",
        plain_tile: "court_knight_tile_low",
        make: carved::knight,
    },
    Figure {
        name: "court_guard",
        plain: "court_guard_low",
        tile: "court_guard_tile",
        plain_tile: "court_guard_tile_low",
        make: carved::guard,
    },
    Figure {
        name: "court_pawn",
        plain: "court_pawn_low",
        tile: "court_pawn_tile",
        plain_tile: "court_pawn_tile_low",
        make: turned::pawn,
    },
    Figure {
        name: "court_farmer",
        plain: "court_farmer_low",
        tile: "court_farmer_tile",
        plain_tile: "court_farmer_tile_low",
        make: turned::farmer,
    },
];

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
