//! What can be asked of the session. Each activity has an enum of its own beside what
//! carries it out; one queue keeps what is asked in order.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{
    DisplayRequest, EditStep, LessonRequest, Origin, PlayRequest, PuzzleRequest, ReplayRequest,
    TrialRequest,
};
use crate::{
    engine::{lessons::Lesson, puzzles::Puzzle},
    plugins::app::states::Screen,
    record::{Match, Terms},
    rules::{AnyGame, Game, RequestedMove},
};

/// Something asked of the session.
#[derive(Message, Clone, Debug)]
pub enum SessionRequest {
    /// Of the table: what comes on it, and when it is left.
    Table(TableRequest),
    /// Of the moves on it, whatever they are made for.
    Play(PlayRequest),
    /// Of a match that is looked at.
    Replay(ReplayRequest),
    /// Of moves that are tried out.
    Trial(TrialRequest),
    /// Of a puzzle.
    Puzzle(PuzzleRequest),
    /// Of a lesson.
    Lesson(LessonRequest),
    /// Of a position that is set up.
    Edit(EditStep),
    /// Of a match that is shown on the page of its game.
    Display(DisplayRequest),
}

/// What comes on the table, and when it is left.
#[derive(Clone, Debug)]
pub enum TableRequest {
    /// Sit down to a new match. The table opens.
    Open(Box<Match>),
    /// Go on with the interrupted match that has these terms, or with the newest.
    Resume(Option<Box<Terms>>),
    /// Watch a match.
    Watch(Box<Match>, Option<PathBuf>),
    /// Back to the match that was watched before the person played on from it, at the
    /// position where that began.
    BackToReplay,
    /// Try a puzzle.
    Solve(&'static Puzzle),
    /// Sit down to a lesson.
    Learn(&'static Lesson),
    /// Set up a position, beginning with this one.
    Compose(Box<dyn AnyGame>),
    /// The person has read this command, all of it, and allows it to be run.
    AllowProgram(String),
    /// Leave the table for the screen that suits what it was for. A match in progress is
    /// kept and can be resumed.
    Leave,
    /// Leave the table for another screen about the same game.
    LeaveFor(Screen),
}

impl SessionRequest {
    /// A table is opened for a match.
    pub fn open(record: Match) -> Self {
        Self::Table(TableRequest::Open(Box::new(record)))
    }

    /// Shows the position after this many plies.
    pub const fn seek(ply: usize) -> Self {
        Self::Replay(ReplayRequest::Seek(ply))
    }

    /// Watches a match that is in no file.
    pub fn watch(record: Match) -> Self {
        Self::Table(TableRequest::Watch(Box::new(record), None))
    }

    /// A person plays a move of the game `G`.
    pub(crate) fn play<G: Game>(mv: G::Move) -> Self {
        Self::play_by(RequestedMove::typed::<G>(mv), Origin::Person)
    }

    /// A move is played, from wherever it comes.
    pub fn play_by(mv: impl Into<RequestedMove>, origin: Origin) -> Self {
        let mv = mv.into();
        Self::Play(PlayRequest::Move { mv, origin })
    }
}
