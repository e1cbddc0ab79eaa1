//! What the player keeps: matches, the pages that are made of them, and puzzles of one's own.

pub mod match_library;
pub mod own_puzzles;
pub(crate) mod saved_match;
mod study;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((match_library::plugin, own_puzzles::plugin));
}
