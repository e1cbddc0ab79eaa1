//! What puzzles of Mathematichess are about: how the first move is made, and who
//! moves last before the points are counted.

use crate::theme::{Course, Theme};
use curio_rules::mathematichess::{Mathematichess, Move};

const SWAP: Theme = Theme::new(
    "swap",
    "Change places",
    "The first move changes places with another piece.",
);
const PUSH: Theme = Theme::new("push", "Push a line", "The first move pushes a whole line.");
const TERMINATOR: Theme = Theme::new(
    "terminator",
    "Terminator",
    "The first move takes one of your own pieces off the board.",
);
const STEP: Theme = Theme::new(
    "step",
    "Step or leap",
    "The first move goes to an empty square.",
);
const LAST: Theme = Theme::new(
    "last",
    "The last word",
    "Yours is the last move before the points are counted.",
);
const ANSWER: Theme = Theme::new(
    "answer",
    "They move last",
    "Your opponent has the last move: your lead must outlast it.",
);
const BONUS: Theme = Theme::new(
    "bonus",
    "The bonus",
    "A special territory brings its owner a bonus and ends the game.",
);

/// The themes of a puzzle.
pub fn themes(course: &Course) -> Vec<Theme> {
    let steps = course.steps::<Mathematichess>();
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else {
        return Vec::new();
    };
    let ending = first.before.agreed().ending;
    let found = [
        (SWAP, matches!(first.mv, Move::Swap { .. })),
        (PUSH, matches!(first.mv, Move::Push { .. })),
        (TERMINATOR, matches!(first.mv, Move::Terminate { .. })),
        (STEP, matches!(first.mv, Move::Step { .. })),
        (LAST, last.is_own),
        (ANSWER, !last.is_own),
        (BONUS, ending.any_achievement()),
    ];
    found.into_iter().filter(|it| it.1).map(|it| it.0).collect()
}
