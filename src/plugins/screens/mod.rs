//! The screens of the client and what may lie over them.
//!
//! Which screen is open is a state; what belongs to a screen is spawned with
//! `DespawnOnExit`. The table itself is drawn by the game's own plugin and by
//! [`super::hud`].

use bevy::prelude::*;

/// The screen that is open.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The five games.
    #[default]
    Title,
    /// Players, board and options before a match.
    SetUp,
    /// The table: a match, a replay or a puzzle.
    Table,
    /// Saved matches.
    Library,
    /// The list of puzzles.
    Puzzles,
}

/// What lies over the screen, if anything.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of the table: go on, restart, save, settings, leave.
    Menu,
    /// Settings.
    Settings,
    /// Rules and keys.
    Help,
}

/// The game that screens are about: chosen on the title screen.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenGame(pub &'static str);

impl Default for ChosenGame {
    fn default() -> Self {
        Self("xafka")
    }
}
