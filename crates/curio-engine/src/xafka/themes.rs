//! What puzzles of Xafka are about: the light, and what being stuck means.

use crate::{
    texts,
    theme::{Course, Theme},
};
use curio_rules::xafka::{Goal, Light, Move, Shape, Xafka};

const LIGHT: Theme = Theme::new(
    "light",
    texts::theme_xafka_light,
    texts::theme_xafka_light_about,
);
const PATIENCE: Theme = Theme::new(
    "patience",
    texts::theme_xafka_patience,
    texts::theme_xafka_patience_about,
);
const TRAP: Theme = Theme::new(
    "trap",
    texts::theme_xafka_trap,
    texts::theme_xafka_trap_about,
);
const STUCK: Theme = Theme::new(
    "stuck",
    texts::theme_xafka_stuck,
    texts::theme_xafka_stuck_about,
);
const TRAINING: Theme = Theme::new(
    "training",
    texts::theme_xafka_training,
    texts::theme_xafka_training_about,
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
