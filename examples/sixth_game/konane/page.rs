//! The rules of Konane in the help: `rules.md`.

use bevy::prelude::*;
use curio::plugins::ui::screens::rules::{Gesture, RulesPage, RulesPages};

use super::position::Konane;

/// What the mouse does on this table.
const MOUSE: [Gesture; 2] = [
    (
        || "Click your stone",
        || "Select it; its landings are ringed",
    ),
    (
        || "Click a square",
        || "Jump there, or remove the stone on it",
    ),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(RulesPage::for_game::<Konane>(include_str!("rules.md")).mouse(&MOUSE));
    });
}
