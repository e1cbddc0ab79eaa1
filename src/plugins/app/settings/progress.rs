//! What the program remembers of what was played: solved puzzles and how the
//! last match was set up.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Stored, Strength};
use crate::{engine::lessons::Lesson, rules::OptionValues};

/// What the program remembers of what was played.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The names of the puzzles that were solved.
    pub solved: BTreeSet<String>,
    /// The lessons that were done, as `game/lesson`.
    pub lessons: BTreeSet<String>,
    /// The matches against one level of each game, by game and player; what is a
    /// fair opponent follows from them.
    pub strength: BTreeMap<String, BTreeMap<String, Strength>>,
    /// How the last match of each game was set up.
    pub set_ups: BTreeMap<String, LastSetUp>,
}

/// How a match was set up, in the texts of records and the command line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetUp {
    /// The options that differ from their defaults.
    pub options: OptionValues,
    /// Texts of the player's own for options that are not chosen now: a board that was
    /// drawn.
    pub own: OptionValues,
    /// Name and kind of each seat, such as `("Anna", "human")`.
    pub seats: Vec<(String, String)>,
    /// The clock, such as `5m+3s`.
    pub clock: String,
}

impl Progress {
    /// Whether a lesson has been done.
    #[must_use]
    pub fn has_learned(&self, lesson: &Lesson) -> bool {
        self.lessons.contains(&name_of(lesson))
    }

    /// Notes that a lesson has been done.
    pub fn learn(&mut self, lesson: &Lesson) {
        let name = name_of(lesson);
        if !self.lessons.contains(&name) {
            self.lessons.insert(name);
        }
    }

    /// How strong a player has been in a game.
    #[must_use]
    pub fn strength_of(&self, game: &str, player: &str) -> Strength {
        let of_game = self.strength.get(game);
        of_game
            .and_then(|players| players.get(player))
            .cloned()
            .unwrap_or_default()
    }

    /// Whether nothing has been learned, solved or played yet.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.solved.is_empty()
            && self.lessons.is_empty()
            && self.strength.is_empty()
            && self.set_ups.is_empty()
    }
}

fn name_of(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.game(), lesson.id)
}

impl Stored for Progress {
    const FILE: &'static str = "progress.ron";
    const NAME: &'static str = "progress";
}
