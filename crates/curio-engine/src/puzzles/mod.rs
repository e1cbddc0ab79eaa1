//! Composed positions with one way to win.
//!
//! The puzzles are data (`puzzles/*.ron`), embedded so that they are there wherever
//! the program is started; a player's own can be added to them ([`add`]). That each of the
//! collection has exactly one winning line is proven by
//! `crates/curio-engine/tests/engine/puzzles.rs`. [`judge`] says what a try is worth,
//! [`Found`] how hard a puzzle is, [`Theme`] what it is about, and [`of_day`] which one comes
//! today.

mod compose;
mod daily;
mod grade;
mod judge;

use std::sync::{Mutex, PoisonError, RwLock};

use ron::{Options, extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Serialize, Serializer};

use super::{lessons::words, registry::opponents};
use crate::texts;
use curio_rules::{AnyGame, OptionValues, registry};

pub use super::theme::{Course, Step, Theme};

pub use self::{
    compose::{ComposeError, Composed, compose},
    daily::of_day,
    grade::{Found, FoundError, TRIES, tried, tried_by},
    judge::{Feedback, judge},
};

/// A position to be won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The name in commands and records.
    pub id: String,
    /// The name as players read it, in English; see [`Self::said`].
    pub title: String,
    /// What to find, in a sentence or two, in English; see [`Self::said`].
    pub task: String,
    /// How often the levels found the solution, where that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<Found>,
    /// The options that differ from the defaults.
    #[serde(default)]
    pub options: OptionValues,
    /// The position to start from, as text; the usual start when it is empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub position: String,
    /// The moves from there to the position of the puzzle.
    #[serde(default, deserialize_with = "words", serialize_with = "in_a_line")]
    pub moves: Vec<String>,
    /// The winning line, both players' moves, to the end of the game. The
    /// solver's first move is the only one that wins, and so are the later ones
    /// where the game allows; the defender may choose others.
    #[serde(deserialize_with = "words", serialize_with = "in_a_line")]
    pub solution: Vec<String>,
    #[serde(skip)]
    game: &'static str,
    #[serde(skip)]
    is_own: bool,
    #[serde(skip)]
    difficulty: Option<u8>,
}

/// What a [`Puzzle`] says in the language that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said<'a> {
    /// The name as players read it.
    pub title: &'a str,
    /// What to find, in a sentence or two.
    pub task: &'a str,
}

/// A puzzle that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::coach_puzzle_wrong(reason, id))]
pub struct PuzzleError {
    /// The puzzle.
    pub id: String,
    /// What is wrong.
    pub reason: String,
}

impl Puzzle {
    /// The name by which links and pages know it.
    pub fn name(&self) -> String {
        format!("puzzle:{}:{}", self.game, self.id)
    }

    /// The game it is a position of.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The same as a puzzle of this game; nothing when there is no such game.
    #[must_use]
    pub fn of_game(mut self, game_id: &str) -> Option<Self> {
        self.game = registry::find(game_id)?.id;
        Some(self)
    }

    /// What it says in the language that is read. A player's own puzzle says what the player
    /// has written.
    pub fn said(&self) -> Said<'_> {
        let translated = |part| {
            let found = opponents(self.game).filter(|_| !self.is_own)?;
            (found.translated)(&self.text_name(part))
        };
        Said {
            title: translated("title").unwrap_or(&self.title),
            task: translated("task").unwrap_or(&self.task),
        }
    }

    /// The name of a text of the puzzle among the translations: `title` or `task`.
    pub fn text_name(&self, part: &str) -> String {
        format!("puzzle-{}-{}-{part}", self.game, self.id.replace('_', "-"))
    }

    /// Whether a player has added it.
    pub const fn is_own(&self) -> bool {
        self.is_own
    }

    /// From 1, the easiest fifth of the game's puzzles, to 5, the hardest, where it
    /// was measured.
    pub const fn difficulty(&self) -> Option<u8> {
        self.difficulty
    }

    /// The position to be won by the player whose turn it is.
    ///
    /// # Errors
    /// When options, position or moves of the puzzle are wrong; a test proves
    /// that those of the collection are not.
    pub fn start(&self) -> Result<Box<dyn AnyGame>, PuzzleError> {
        let position = registry::set_up(self.game, &self.options, &self.position, &self.moves);
        position.map_err(|reason| PuzzleError {
            id: self.id.clone(),
            reason,
        })
    }

    /// The puzzle played as in its solution; nothing when it cannot be set up.
    pub fn course(&self) -> Option<Course> {
        Course::new(self.start().ok()?, self.solution.clone())
    }

    /// What the puzzle is about, the most particular first; nothing when it
    /// cannot be set up.
    pub fn themes(&self) -> Vec<Theme> {
        let Some(course) = self.course() else {
            return Vec::new();
        };
        let of_game = opponents(self.game).map(|found| (found.themes)(&course));
        let mut themes = of_game.unwrap_or_default();
        themes.push(course.length());
        themes
    }
}

/// The puzzles of a game in the collection, the easiest first; none where the
/// game has none.
pub fn puzzles(game_id: &str) -> &'static [Puzzle] {
    /// What has been read: once for each game that was asked for, and for good.
    static READ: Mutex<Vec<(&str, &[Puzzle])>> = Mutex::new(Vec::new());
    let Some(found) = opponents(game_id).filter(|found| !found.puzzles.is_empty()) else {
        return &[];
    };
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, puzzles)) = known.iter().find(|(game, _)| *game == found.game) {
        return puzzles;
    }
    let puzzles = of_game(found.game, found.puzzles).unwrap_or_else(|error| {
        tracing::error!("the puzzles of {game_id} cannot be read: {error}");
        Vec::new()
    });
    let puzzles: &'static [Puzzle] = Vec::leak(puzzles);
    known.push((found.game, puzzles));
    puzzles
}

/// The puzzles that players have added. Like the list of games this one belongs
/// to the process; a puzzle that is on a table stays valid when it is removed.
static OWN: RwLock<Vec<&'static Puzzle>> = RwLock::new(Vec::new());

/// Adds a player's own puzzle, or takes the place of the one of the same name.
///
/// # Errors
/// When it cannot be set up, its solution cannot be played, or the collection
/// has a puzzle of that name.
pub fn add(mut puzzle: Puzzle) -> Result<&'static Puzzle, PuzzleError> {
    let fail = |reason: String| PuzzleError {
        id: puzzle.id.clone(),
        reason,
    };
    if puzzles(puzzle.game)
        .iter()
        .any(|known| known.id == puzzle.id)
    {
        return Err(fail(texts::coach_puzzle_known().to_owned()));
    }
    let mut position = puzzle.start()?;
    for mv in &puzzle.solution {
        let played = position.play_text(mv);
        played.map_err(|error| fail(error.to_string()))?;
    }
    puzzle.is_own = true;
    let mut all = OWN.write().unwrap_or_else(PoisonError::into_inner);
    let same = |known: &&Puzzle| known.game == puzzle.game && known.id == puzzle.id;
    if let Some(known) = all.iter().find(|known| ***known == puzzle) {
        return Ok(known);
    }
    let place = all.iter().position(same);
    let puzzle: &'static Puzzle = Box::leak(Box::new(puzzle));
    match place.and_then(|place| all.get_mut(place)) {
        Some(known) => *known = puzzle,
        None => all.push(puzzle),
    }
    Ok(puzzle)
}

/// Takes a player's own puzzle away; whether there was one.
pub fn remove(game_id: &str, id: &str) -> bool {
    let mut all = OWN.write().unwrap_or_else(PoisonError::into_inner);
    let before = all.len();
    all.retain(|known| known.game != game_id || known.id != id);
    all.len() < before
}

/// The puzzles of a game that players have added, the oldest first.
pub fn own(game_id: &str) -> Vec<&'static Puzzle> {
    let all = OWN.read().unwrap_or_else(PoisonError::into_inner);
    let of_game = all.iter().filter(|puzzle| puzzle.game == game_id);
    of_game.copied().collect()
}

/// Reads the puzzles of a game from the text of a file.
///
/// # Errors
/// When the text is no list of puzzles, or there is no such game.
pub fn read(game_id: &str, text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let fail = |reason: String| PuzzleError {
        id: game_id.to_owned(),
        reason,
    };
    let rules = registry::rules(game_id).map_err(|error| fail(error.to_string()))?;
    of_game(rules.info.id, text).map_err(|error| fail(error.to_string()))
}

/// Writes puzzles as [`read`] reads them.
pub fn write(puzzles: &[&Puzzle]) -> String {
    // Texts, numbers and lists of them can always be written.
    notation()
        .to_string_pretty(puzzles, PrettyConfig::new())
        .unwrap_or_default()
}

fn of_game(game: &'static str, text: &str) -> Result<Vec<Puzzle>, ron::error::SpannedError> {
    let mut puzzles: Vec<Puzzle> = notation().from_str(text)?;
    for puzzle in &mut puzzles {
        puzzle.game = game;
    }
    grade::give_stars(&mut puzzles);
    Ok(puzzles)
}

fn notation() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

fn in_a_line<S: Serializer>(moves: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&moves.join(" "))
}
