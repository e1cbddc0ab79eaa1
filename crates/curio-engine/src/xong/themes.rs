//! What puzzles of Xong are about: placing or giving, and what it brings.

use crate::{
    texts,
    theme::{Course, Step, Theme, holding, themes},
};
use curio_rules::xong::{Move, Xong};

themes! {
    PLACE = "place", texts::theme_xong_place, texts::theme_xong_place_about;
    GIVE = "give", texts::theme_xong_give, texts::theme_xong_give_about;
    CASH = "cash", texts::theme_xong_cash, texts::theme_xong_cash_about;
    GREEN = "green", texts::theme_xong_green, texts::theme_xong_green_about;
    LAST = "last", texts::theme_xong_last, texts::theme_xong_last_about;
}

/// How many hexes must be cashed in one turn for a puzzle to have this theme.
const MANY: u32 = 2;

/// The themes of a puzzle.
pub fn themes(course: &Course) -> Vec<Theme> {
    let steps = course.steps::<Xong>();
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else {
        return Vec::new();
    };
    let own = || steps.iter().filter(|step| step.is_own);
    let brings = |wanted: fn((u32, u32)) -> bool| {
        let mut brought = own().filter_map(worth);
        brought.any(wanted)
    };
    let found = [
        (PLACE, matches!(first.mv, Move::Place(_))),
        (GIVE, matches!(first.mv, Move::Give(_))),
        (CASH, brings(|(cashed, _)| cashed >= MANY)),
        (GREEN, brings(|(_, greened)| greened > 0)),
        (LAST, last.is_own),
    ];
    holding(found)
}

/// How many hexes a placement cashes for its owner, and how many it greens out.
fn worth(step: &Step<Xong>) -> Option<(u32, u32)> {
    let Move::Place(legs) = &step.mv else {
        return None;
    };
    let cold = step.before.cold(legs)?;
    Some((cold.cashed.len(), cold.greened.len()))
}
