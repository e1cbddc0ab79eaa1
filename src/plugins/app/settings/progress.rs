//! What the program remembers of what was played: solved puzzles and how the
//! last match was set up.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{DailyResult, Merge, PuzzleForm, Stored, Strength, merge_fields};
use crate::{
    engine::{
        lessons::{Lesson, lessons},
        puzzles::{Puzzle, puzzles},
    },
    record::link::DoneTasks,
    rules::{OptionValues, registry},
};

/// What the program remembers of what was played.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The names of the puzzles that were solved.
    pub solved: BTreeSet<String>,
    /// How each player does at the puzzles, by game and player.
    pub(crate) puzzles: BTreeMap<String, BTreeMap<String, PuzzleForm>>,
    /// The lessons that were done, as `game/lesson`.
    pub(crate) lessons: BTreeSet<String>,
    /// The matches against one level of each game, by game and player; what is a
    /// fair opponent follows from them.
    pub(crate) strength: BTreeMap<String, BTreeMap<String, Strength>>,
    /// How the last match of each game was set up.
    pub set_ups: BTreeMap<String, LastSetUp>,
    /// The game that somebody sat down to last, to play, learn or solve; empty before the
    /// first time.
    pub last_game: String,
    /// How each player did at the puzzles of the days, by player and date.
    pub(crate) daily: BTreeMap<String, BTreeMap<String, DailyResult>>,
}

/// How a match was set up, in the texts of records and the command line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetUp {
    /// The options that differ from their defaults.
    pub(crate) options: OptionValues,
    /// Texts of the player's own for options that are not chosen now: a board that was
    /// drawn.
    pub(crate) own: OptionValues,
    /// Name and kind of each seat, such as `("Anna", "human")`.
    pub(crate) seats: Vec<(String, String)>,
    /// The clock, such as `5m+3s`.
    pub(crate) clock: String,
}

impl Progress {
    /// Whether a lesson has been done.
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

    /// Notes the lessons and puzzles that were done elsewhere. How many are new.
    pub(crate) fn take_done(&mut self, done: &DoneTasks) -> usize {
        let before = self.lessons.len() + self.solved.len();
        for entry in registry::games() {
            let learned = lessons(entry.id).iter().filter(|it| done.has(&it.name()));
            self.lessons.extend(learned.map(name_of));
            let solved = puzzles(entry.id).iter().filter(|it| done.has(&it.name()));
            self.solved.extend(solved.map(|puzzle| puzzle.id.clone()));
        }
        self.lessons.len() + self.solved.len() - before
    }

    /// How strong a player has been in a game.
    pub fn strength_of(&self, game: &str, player: &str) -> Strength {
        let of_game = self.strength.get(game);
        of_game
            .and_then(|players| players.get(player))
            .cloned()
            .unwrap_or_default()
    }

    /// How a player does at the puzzles of a game.
    pub fn form_of(&self, game: &str, player: &str) -> PuzzleForm {
        let of_game = self.puzzles.get(game);
        of_game
            .and_then(|players| players.get(player))
            .copied()
            .unwrap_or_default()
    }

    /// Notes a wrong try in a puzzle, or a solution that was asked for.
    pub(crate) fn miss(&mut self, puzzle: &Puzzle, player: &str) {
        if !self.solved.contains(&puzzle.id) {
            self.form(puzzle, player).miss(puzzle);
        }
    }

    /// Notes that a puzzle has been solved; cleanly, when it was found without a
    /// wrong try and without help. What was solved before counts only once.
    pub fn solve(&mut self, puzzle: &Puzzle, player: &str, cleanly: bool) {
        if self.solved.contains(&puzzle.id) {
            return;
        }
        self.solved.insert(puzzle.id.clone());
        if cleanly {
            self.form(puzzle, player).solve(puzzle);
        }
    }

    fn form(&mut self, puzzle: &Puzzle, player: &str) -> &mut PuzzleForm {
        let of_game = self.puzzles.entry(puzzle.game().to_owned()).or_default();
        of_game.entry(player.to_owned()).or_default()
    }

    /// The puzzle to try next: of those that are not solved, the one as hard as
    /// what the player just solves; nothing when all are solved. `after` is the
    /// one on the table.
    pub fn next_puzzle(
        &self,
        game: &str,
        player: &str,
        after: Option<&Puzzle>,
    ) -> Option<&'static Puzzle> {
        let left = puzzles(game)
            .iter()
            .filter(|puzzle| !self.solved.contains(&puzzle.id))
            .filter(|puzzle| after.is_none_or(|after| after.id != puzzle.id));
        self.form_of(game, player).fitting(left)
    }

    /// The first lesson of a game that has not been done.
    pub(crate) fn next_lesson(&self, game: &str) -> Option<&'static Lesson> {
        lessons(game).iter().find(|it| !self.has_learned(it))
    }
}

fn name_of(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.game(), lesson.id)
}

impl Merge for LastSetUp {}

merge_fields!(Progress {
    solved,
    puzzles,
    lessons,
    strength,
    set_ups,
    last_game,
    daily,
});

impl Stored for Progress {
    const FILE: &'static str = "progress.ron";
    const NAME: &'static str = "progress";
}
