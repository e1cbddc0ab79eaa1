//! What a run leaves on the table when a fault ends it, in words for the run after it.
//! Starting the program again is left to `recovery::restart`.

use serde::{Deserialize, Serialize};

use crate::plugins::app::session::{Session, SessionRequest, TableRequest};
use crate::{
    engine::{lessons::lessons, puzzles::puzzles},
    rules::{OptionValues, registry},
};

/// What was on the table.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum RecoveredTable {
    /// Nothing that could be resumed.
    #[default]
    Nothing,
    /// A match in progress. It is the one that was touched last.
    Match,
    /// A lesson, by its game and name.
    Lesson(String, String),
    /// A puzzle of the collection, by its game and name.
    Puzzle(String, String),
    /// A position being set up: its game, options and text.
    Position(String, OptionValues, String),
}

impl RecoveredTable {
    /// What is on this table.
    pub fn on(session: &Session) -> Self {
        let owned = str::to_owned;
        if let Some(state) = session.lesson() {
            Self::Lesson(owned(state.lesson.game()), state.lesson.id.clone())
        } else if let Some(state) = session.puzzle() {
            Self::Puzzle(owned(state.puzzle.game()), state.puzzle.id.clone())
        } else if let Some(state) = session.editor() {
            let composer = state.composer();
            Self::Position(
                owned(composer.game()),
                composer.options().clone(),
                composer.text(),
            )
        } else if session.in_progress() {
            Self::Match
        } else {
            Self::Nothing
        }
    }

    /// Reads what [`RecoveredTable::text`] wrote; anything else reads as nothing left.
    pub fn read(text: &str) -> Self {
        ron::from_str(text).unwrap_or_default()
    }

    /// It in one line.
    pub fn text(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// The request to sit down to it again; nothing where nothing was left, or it is no
    /// longer there.
    pub fn request(&self) -> Option<SessionRequest> {
        match self {
            Self::Nothing => None,
            Self::Match => Some(SessionRequest::Table(TableRequest::Resume(None))),
            Self::Lesson(game, id) => {
                let lesson = lessons(game).iter().find(|lesson| lesson.id == *id);
                lesson.map(|lesson| SessionRequest::Table(TableRequest::Learn(lesson)))
            }
            Self::Puzzle(game, id) => {
                let puzzle = puzzles(game).iter().find(|puzzle| puzzle.id == *id);
                puzzle.map(|puzzle| SessionRequest::Table(TableRequest::Solve(puzzle)))
            }
            // What the rules cannot read is set up from the start again.
            Self::Position(game, options, text) => registry::rules(game)
                .and_then(|rules| rules.parse_position(options, text))
                .or_else(|_| registry::start(game, options))
                .ok()
                .map(|start| SessionRequest::Table(TableRequest::Compose(start))),
        }
    }
}
