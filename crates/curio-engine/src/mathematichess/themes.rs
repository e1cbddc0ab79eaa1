//! What puzzles of Mathematichess are about: how the first move is made, and who
//! moves last before the points are counted.

use crate::{
    texts,
    theme::{Course, Theme},
};
use curio_rules::mathematichess::{Mathematichess, Move};

const SWAP: Theme = Theme::new("swap", texts::theme_math_swap, texts::theme_math_swap_about);
const PUSH: Theme = Theme::new("push", texts::theme_math_push, texts::theme_math_push_about);
const TERMINATOR: Theme = Theme::new(
    "terminator",
    texts::theme_math_terminator,
    texts::theme_math_terminator_about,
);
const STEP: Theme = Theme::new("step", texts::theme_math_step, texts::theme_math_step_about);
const LAST: Theme = Theme::new("last", texts::theme_math_last, texts::theme_math_last_about);
const ANSWER: Theme = Theme::new(
    "answer",
    texts::theme_math_answer,
    texts::theme_math_answer_about,
);
const BONUS: Theme = Theme::new(
    "bonus",
    texts::theme_math_bonus,
    texts::theme_math_bonus_about,
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
