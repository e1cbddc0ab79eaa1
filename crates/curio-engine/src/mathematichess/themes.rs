//! What puzzles of Mathematichess are about: how the first move is made, and who
//! moves last before the points are counted.

use crate::{
    texts,
    theme::{Course, Theme, holding, themes},
};
use curio_rules::mathematichess::{Mathematichess, Move};

themes! {
    SWAP = "swap", texts::theme_math_swap, texts::theme_math_swap_about;
    PUSH = "push", texts::theme_math_push, texts::theme_math_push_about;
    TERMINATOR = "terminator", texts::theme_math_terminator, texts::theme_math_terminator_about;
    STEP = "step", texts::theme_math_step, texts::theme_math_step_about;
    LAST = "last", texts::theme_math_last, texts::theme_math_last_about;
    ANSWER = "answer", texts::theme_math_answer, texts::theme_math_answer_about;
    BONUS = "bonus", texts::theme_math_bonus, texts::theme_math_bonus_about;
}

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
    holding(found)
}
