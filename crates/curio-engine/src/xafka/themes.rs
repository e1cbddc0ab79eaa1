//! What puzzles of Xafka are about: the light, and what being stuck means.

use crate::{
    texts,
    theme::{Course, Theme, holding, themes},
};
use curio_rules::xafka::{Goal, Light, Move, Shape, Xafka};

themes! {
    LIGHT = "light", texts::theme_xafka_light, texts::theme_xafka_light_about;
    PATIENCE = "patience", texts::theme_xafka_patience, texts::theme_xafka_patience_about;
    TRAP = "trap", texts::theme_xafka_trap, texts::theme_xafka_trap_about;
    STUCK = "stuck", texts::theme_xafka_stuck, texts::theme_xafka_stuck_about;
    TRAINING = "training", texts::theme_xafka_training, texts::theme_xafka_training_about;
}

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
    holding(found)
}
