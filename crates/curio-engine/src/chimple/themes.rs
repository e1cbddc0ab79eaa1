//! What puzzles of Chimple are about: how they begin, and under which rules.

use crate::theme::{Course, Theme};
use curio_rules::{
    Game,
    chimple::{Chimple, Move},
};

const CAPTURE: Theme = Theme::new("capture", "Capture", "The first move captures.");
const QUIET: Theme = Theme::new("quiet", "Quiet step", "The first move captures nothing.");
const FEWER: Theme = Theme::new(
    "fewer",
    "One against two",
    "You win with fewer characters than your opponent.",
);
const FORWARDS: Theme = Theme::new(
    "forwards",
    "Forwards only",
    "Characters capture forwards only.",
);
const SLIDE: Theme = Theme::new("slide", "Like rooks", "Characters move like rooks.");

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
