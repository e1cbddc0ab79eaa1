//! What puzzles of Chimple are about: how they begin, and under which rules.

use crate::{
    texts,
    theme::{Course, Theme},
};
use curio_rules::{
    Game,
    chimple::{Chimple, Move},
};

const CAPTURE: Theme = Theme::new(
    "capture",
    texts::theme_chimple_capture,
    texts::theme_chimple_capture_about,
);
const QUIET: Theme = Theme::new(
    "quiet",
    texts::theme_chimple_quiet,
    texts::theme_chimple_quiet_about,
);
const FEWER: Theme = Theme::new(
    "fewer",
    texts::theme_chimple_fewer,
    texts::theme_chimple_fewer_about,
);
const FORWARDS: Theme = Theme::new(
    "forwards",
    texts::theme_chimple_forwards,
    texts::theme_chimple_forwards_about,
);
const SLIDE: Theme = Theme::new(
    "slide",
    texts::theme_chimple_slide,
    texts::theme_chimple_slide_about,
);

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
    found.into_iter().filter(|it| it.1).map(|it| it.0).collect()
}
