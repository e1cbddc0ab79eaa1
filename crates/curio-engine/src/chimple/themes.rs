//! What puzzles of Chimple are about: how they begin, and under which rules.

use crate::{
    texts,
    theme::{Course, Theme, holding, themes},
};
use curio_rules::{
    Game,
    chimple::{Chimple, Move},
};

themes! {
    CAPTURE = "capture", texts::theme_chimple_capture, texts::theme_chimple_capture_about;
    QUIET = "quiet", texts::theme_chimple_quiet, texts::theme_chimple_quiet_about;
    FEWER = "fewer", texts::theme_chimple_fewer, texts::theme_chimple_fewer_about;
    FORWARDS = "forwards", texts::theme_chimple_forwards, texts::theme_chimple_forwards_about;
    SLIDE = "slide", texts::theme_chimple_slide, texts::theme_chimple_slide_about;
}

/// The themes of a puzzle.
pub fn themes(course: &Course) -> Vec<Theme> {
    let steps = course.steps::<Chimple>();
    let Some(first) = steps.first() else {
        return Vec::new();
    };
    let captures = matches!(first.mv, Move::Deploy(step) if step.captures);
    let options = Game::options(&first.before);
    let count = |player| first.before.characters(player).len();
    let found = [
        (CAPTURE, captures),
        (QUIET, !captures),
        (FEWER, count(course.solver) < count(course.solver.other())),
        (FORWARDS, !options.capture_back),
        (SLIDE, options.slide),
    ];
    holding(found)
}
