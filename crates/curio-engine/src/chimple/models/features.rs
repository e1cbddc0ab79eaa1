//! What can be said of a meme in a state: the features that agents weigh.

use crate::chimple::motions::{Bits, Motions};
use curio_rules::chimple::{Descriptor, Matrix, Size, Square, View};

/// The features by name, in the order of the weights.
pub const FEATURES: [&str; 9] = [
    "captures",
    "advances",
    "retreats",
    "sideways",
    "lands attacked",
    "leaves attack",
    "defends a friend",
    "centre",
    "enemy's choice",
];

/// The features of one meme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// 1 when an enemy is captured.
    pub captures: i32,
    /// 1 when it leads up.
    pub advances: i32,
    /// 1 when it leads down.
    pub retreats: i32,
    /// 1 when it leads neither up nor down.
    pub sideways: i32,
    /// 1 when the agent can be captured where it goes.
    pub lands_attacked: i32,
    /// 1 when the agent could be captured before, and cannot after.
    pub leaves_attack: i32,
    /// How many friends the agent stands diagonally behind or before, so that it
    /// could capture who captures them.
    pub defends: i32,
    /// How many steps nearer to the centre the agent comes.
    pub centre: i32,
    /// How many more memes the enemy has afterwards than it would have now.
    pub enemy_choice: i32,
}

impl Features {
    /// The features of an eligible meme.
    pub fn new(view: &View, meme: &Descriptor, motions: &Motions) -> Self {
        let after = view.after(meme);
        let (up, _) = meme.act.direction().delta();
        let was_attacked = attacked(view, motions).contains(meme.agent);
        let is_attacked = attacked(&after, motions).contains(meme.result);
        let cover = Matrix::from_bits(motions.captures[meme.result.index() & 15]);
        let friends = after.own.without(meme.result);
        let flag = i32::from;
        Self {
            captures: flag(meme.act.is_capture()),
            advances: flag(up > 0),
            retreats: flag(up < 0),
            sideways: flag(up == 0),
            lands_attacked: flag(is_attacked),
            leaves_attack: flag(was_attacked && !is_attacked),
            defends: cover.and(friends).len() as i32,
            centre: (off_centre(meme.agent, view.size) - off_centre(meme.result, view.size)) / 2,
            enemy_choice: choices(&after, motions) - choices(view, motions),
        }
    }

    /// The features in the order of [`FEATURES`].
    pub const fn all(&self) -> [i32; FEATURES.len()] {
        [
            self.captures,
            self.advances,
            self.retreats,
            self.sideways,
            self.lands_attacked,
            self.leaves_attack,
            self.defends,
            self.centre,
            self.enemy_choice,
        ]
    }
}

/// Where own agents could be captured.
fn attacked(view: &View, motions: &Motions) -> Matrix {
    let seen = view.turned();
    seen.own
        .into_iter()
        .map(|agent| Matrix::from_bits(motions.captures[agent.index() & 15]))
        .fold(Matrix::EMPTY, |all, cover| all | cover)
        .rotated(view.size)
}

/// Steps from the centre, doubled.
fn off_centre(square: Square, size: Size) -> i32 {
    let last = i32::from(size.side()) - 1;
    (2 * square.row(size) - last).abs() + (2 * square.column(size) - last).abs()
}

/// How many memes the enemy would have.
fn choices(view: &View, motions: &Motions) -> i32 {
    let seen = view.turned();
    let mut many = 0;
    let bits = Bits {
        own: seen.own.bits(),
        enemy: seen.enemy.bits(),
    };
    motions.for_each(bits, |_, _| {
        many += 1;
        false
    });
    many
}
