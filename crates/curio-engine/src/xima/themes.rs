//! What puzzles of XIMA are about: what the solver's blocks do on the way up.

use crate::{
    texts,
    theme::{Course, Step, Theme, holding, themes},
};
use curio_rules::xima::{Move, Origin, Xima};

themes! {
    HOLD = "hold", texts::theme_xima_hold, texts::theme_xima_hold_about;
    CAPTURE = "capture", texts::theme_xima_capture, texts::theme_xima_capture_about;
    RESERVE = "reserve", texts::theme_xima_reserve, texts::theme_xima_reserve_about;
    STEP = "step", texts::theme_xima_step, texts::theme_xima_step_about;
    SPECIAL = "special", texts::theme_xima_special, texts::theme_xima_special_about;
}

/// The themes of a puzzle.
pub fn themes(course: &Course) -> Vec<Theme> {
    let steps = course.steps::<Xima>();
    let Some(first) = steps.first() else {
        return Vec::new();
    };
    let own = || steps.iter().filter(|step| step.is_own);
    let special = is_special(first);
    let found = [
        (HOLD, own().any(holds)),
        (
            CAPTURE,
            own().any(|step| {
                let taken = |position: &Xima| position.captured_by(course.solver).len();
                taken(&step.after) > taken(&step.before)
            }),
        ),
        (
            RESERVE,
            own().any(|step| matches!(step.mv, Move::Enter(_) | Move::EnterSpecial(_))),
        ),
        (SPECIAL, special),
        (STEP, !special),
    ];
    holding(found)
}

/// Whether a block comes to lie on one of the opponent's.
fn holds(step: &Step<Xima>) -> bool {
    let Some((_, to)) = step.mv.block() else {
        return false;
    };
    let me = step.before.to_move();
    let below = step.before.top(to);
    let above = step.after.top(to);
    below.is_some_and(|block| block.owner != me)
        && above.is_some_and(|block| block.owner == me)
        && step.after.tower_len(to) > step.before.tower_len(to)
}

fn is_special(step: &Step<Xima>) -> bool {
    match step.mv.block() {
        Some((Origin::SpecialReserve, _)) => true,
        Some((Origin::On(from), _)) => {
            let block = step.before.top(from);
            block.is_some_and(|block| block.is_special)
        }
        _ => false,
    }
}
