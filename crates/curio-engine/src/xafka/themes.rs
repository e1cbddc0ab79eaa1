//! What puzzles of Xafka are about: the light, and what being stuck means.

use crate::theme::{Course, Theme};
use curio_rules::xafka::{Goal, Light, Move, Shape, Xafka};

const LIGHT: Theme = Theme::new(
    "light",
    "Set the light",
    "You set the light, and win by it.",
);
const PATIENCE: Theme = Theme::new(
    "patience",
    "Leave the light",
    "The light is free, and the right move is to leave it alone for now.",
);
const TRAP: Theme = Theme::new(
    "trap",
    "Trap",
    "Under a green light you leave your opponent without a move.",
);
const STUCK: Theme = Theme::new(
    "stuck",
    "Get stuck",
    "Under a red light you win by being stuck yourself.",
);
const TRAINING: Theme = Theme::new(
    "training",
    "Training board",
    "The small board of 19 hexagons.",
);

/// The themes of a puzzle.
pub fn themes(course: &Course) -> Vec<Theme> {
    let steps = course.steps::<Xafka>();
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else {
        return Vec::new();
    };
    let sets = matches!(first.mv, Move::Set(_));
    let waits = !sets && first.before.light_is_free();
    let end = last.after.light();
    let found = [
        (LIGHT, sets),
        (PATIENCE, waits),
        (TRAP, end == Light::Set(Goal::Green)),
        (STUCK, end == Light::Set(Goal::Red)),
        (TRAINING, first.before.board().shape() == Shape::Side3),
    ];
    found.into_iter().filter(|it| it.1).map(|it| it.0).collect()
}
