//! What the session is, what can be asked of it, and what it announces.

use core::ops::Range;
use std::{path::PathBuf, sync::Arc};

use bevy::prelude::*;

use super::{EditState, EditStep, LessonState, PuzzleState};
use crate::{
    engine::{
        lessons::{Lesson, Remark},
        puzzles::{Feedback, Puzzle},
    },
    plugins::app::states::Screen,
    record::{Journal, Match, Seat, SeatKind, Terms},
    rules::{AnyGame, AnyPlayedMove, Outcome, Player, PlayerSet, Turn},
};

/// The match on the table, as a resource from the set-up to the way back to the
/// title screen.
#[derive(Resource, Debug)]
pub struct Session {
    /// The match itself. Only [`super::apply`] changes it.
    pub(super) record: Journal,
    /// How many plies are played in the position that is shown.
    pub(super) shown: usize,
    /// The position after [`Session::shown`] plies.
    pub(super) position: Box<dyn AnyGame>,
    /// The move that led to the position shown; nothing before the first.
    pub(super) last: Option<Arc<dyn AnyPlayedMove>>,
    /// What the table is for.
    pub(super) purpose: Purpose,
    /// Which moves the computer makes.
    pub(super) mode: Mode,
    /// Counted up whenever the record changes, and from a different start at every table:
    /// what was thought about an earlier state is out of date.
    pub(super) revision: u64,
    /// The player asked for the computer's move on a turn of their own.
    pub(super) calc: bool,
    /// Where the record has been saved, if it has.
    pub(super) saved_as: Option<PathBuf>,
    /// The match is paused: the computer does not think and no clock runs.
    pub(super) paused: bool,
    /// The parts of the record that are undone as one.
    pub(super) series: Vec<Range<usize>>,
    /// The match that is watched, while moves are tried out.
    pub(super) watched: Option<Watched>,
    /// The seats of other programs that the person has declined to start.
    pub(super) declined: PlayerSet,
    /// The screen that the table was opened from.
    pub(super) came_from: Screen,
}

/// A match that was left to try moves out.
#[derive(Debug)]
pub(super) struct Watched {
    pub record: Journal,
    /// How many plies were played in the position shown.
    pub shown: usize,
    pub saved_as: Option<PathBuf>,
    /// What the table was for.
    pub purpose: Purpose,
    /// The side that tries something, where the computer answers for the others.
    pub side: Option<Player>,
}

/// What a table is for.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// A match is played.
    Play,
    /// A finished or loaded match is watched.
    Replay,
    /// Moves are tried out on a match that is watched; nothing of it is kept,
    /// and the way back leads to where the match was left.
    Trial,
    /// A composed position is to be solved.
    Puzzle(PuzzleState),
    /// Something is learned.
    Lesson(LessonState),
    /// A position is set up by hand.
    Edit(Box<EditState>),
    /// A match is shown on the page of its game: nobody acts, and there are no
    /// panels.
    Display,
}

/// Which moves the computer makes: the four modes of the inventor's applet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Mode {
    /// Opponents reply to the players' moves.
    #[default]
    Reply,
    /// The computer plays every seat.
    Automatic,
    /// Only people move pieces.
    BoardOnly,
    /// The computer thinks about every position, and plays nothing.
    Ponder,
}

impl Mode {
    /// All modes, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Reply, Self::Automatic, Self::BoardOnly, Self::Ponder];

    /// The name of the mode, and what it means.
    #[must_use]
    pub const fn describe(self) -> (&'static str, &'static str) {
        match self {
            Self::Reply => ("Reply", "Opponents reply to your moves."),
            Self::Automatic => ("Automatic", "The computer plays every side."),
            Self::BoardOnly => ("Board only", "Only you move, for every side."),
            Self::Ponder => (
                "Ponder",
                "The computer thinks about the position but does not move.",
            ),
        }
    }
}

/// Where a move comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Somebody at the table, by mouse or keys.
    Person,
    /// The computer, for a seat of its own or because it was asked to.
    Computer,
    /// A clock that ran out.
    Clock,
    /// Dice or the like, by the seed of the match.
    Chance,
}

/// Something asked of the session.
#[derive(Message, Clone, Debug)]
pub enum SessionRequest {
    /// Sit down to a new match. The table opens.
    Open(Box<Match>),
    /// Go on with the interrupted match that has these terms, or with the newest.
    Resume(Option<Box<Terms>>),
    /// Watch a match.
    Watch(Box<Match>, Option<PathBuf>),
    /// Try a puzzle.
    Solve(&'static Puzzle),
    /// Sit down to a lesson.
    Learn(&'static Lesson),
    /// Set up a position, beginning with this one.
    Compose(Box<dyn AnyGame>),
    /// Take a step in setting up a position.
    Edit(EditStep),
    /// Choose this reply to the question of a lesson.
    Reply(usize),
    /// Show the right move of a lesson on the board; in a puzzle that was missed,
    /// the solution.
    ShowAnswer,
    /// Show a match on the page of its game, from this ply on.
    Display(Box<Match>, usize),
    /// Take what is displayed off the table.
    PutAway,
    /// Play a move.
    Play {
        /// The move in any form that the game reads.
        text: String,
        /// Where it comes from.
        origin: Origin,
    },
    /// Play several moves one after the other, of any players, as one: they are
    /// undone together. A move that cannot be played ends the series.
    PlaySeries(Vec<String>),
    /// Joins what was played after this many plies: it is undone together.
    JoinSince(usize),
    /// What a try in a puzzle is worth.
    Judgement {
        /// The move.
        text: String,
        /// What it is worth, if that could be found out.
        feedback: Option<Feedback>,
    },
    /// Undo: to the last turn of a person where opponents reply, one ply
    /// otherwise.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Start the same match again; the one so far is kept among the matches.
    Restart,
    /// The player to move resigns.
    Resign,
    /// Show the position after this many plies.
    Seek(usize),
    /// Show a position this many plies later, or earlier.
    Step(isize),
    /// Undo everything after the position shown and go on from there. A replay
    /// becomes a match of its own.
    PlayFromHere,
    /// Try moves out from the position that is shown of a match that is
    /// watched, for every side.
    TryOut,
    /// Go back to before this ply, counted from 1, of a match that is over: its
    /// player tries another move, and the computer answers.
    TryAgain(usize),
    /// Try these moves out from the position that is shown of a match that is over,
    /// or after those that are being tried.
    TryLine(Vec<String>),
    /// Back from trying out to the match that is watched.
    EndTrial,
    /// Let the computer make this move (`Calc!`).
    Calc,
    /// Ask for a hint.
    Hint,
    /// Change which moves the computer makes.
    SetMode(Mode),
    /// Give a seat to another player.
    SetSeat(Player, Seat),
    /// The person has read this command, all of it, and allows it to be run.
    AllowProgram(String),
    /// The person does not want this command to be run.
    DeclineProgram(String),
    /// Stop clocks and opponents, or let them go on.
    SetPaused(bool),
    /// Put the record among the saved matches.
    Save,
    /// Leave the table for the screen that suits what it was for. A match in progress is
    /// kept and can be resumed.
    Leave,
    /// Leave the table for another screen about the same game.
    LeaveFor(Screen),
}

/// Something that happened to the session.
#[derive(Message, Clone, Debug)]
pub enum SessionFact {
    /// A table was opened.
    Opened,
    /// A move was played; the position shown is the one after it.
    Played {
        /// The move, with what it changed.
        played: Arc<dyn AnyPlayedMove>,
        /// Which ply of the match it is, counted from 1.
        ply: usize,
        /// Where it came from.
        origin: Origin,
    },
    /// Another position is shown, without a move having been played.
    Moved {
        /// Plies shown before.
        from: usize,
        /// Plies shown now.
        to: usize,
        /// The move between the two, where the way leads one ply on.
        step: Option<Arc<dyn AnyPlayedMove>>,
    },
    /// A move was refused.
    Refused {
        /// The move.
        text: String,
        /// The rule that forbids it, as a sentence.
        reason: String,
    },
    /// The match has been decided.
    Ended(Outcome),
    /// A move of a puzzle was judged.
    Judged(Feedback),
    /// A try in a lesson was answered.
    Remarked(Remark),
    /// A match was written to this file.
    Saved(PathBuf),
    /// Something went wrong that the player should know.
    Trouble(Trouble),
    /// The table was left.
    Closed,
}

/// Something that went wrong; it says so itself if anything was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// What it means for the player, in a sentence.
    pub message: String,
}

/// What the player points at on the table, in words; the game's plugin says it.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Default)]
pub struct Pointed {
    /// What it is.
    pub what: Option<String>,
    /// The rule that forbids choosing it, as a sentence.
    pub refused: Option<String>,
}

impl Session {
    /// The match.
    #[must_use]
    pub fn record(&self) -> &Match {
        &self.record
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &dyn AnyGame {
        self.position.as_ref()
    }

    /// The move that led to the position shown; nothing before the first.
    #[must_use]
    pub fn last_move(&self) -> Option<&Arc<dyn AnyPlayedMove>> {
        self.last.as_ref()
    }

    /// How many plies are played in the position that is shown.
    #[must_use]
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// Whether the position shown is the last of the match.
    #[must_use]
    pub fn at_end(&self) -> bool {
        self.shown == self.record.len()
    }

    /// What the table is for.
    #[must_use]
    pub const fn purpose(&self) -> &Purpose {
        &self.purpose
    }

    /// Which moves the computer makes.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// After how many plies a match that is watched was left to try moves out,
    /// while that goes on.
    #[must_use]
    pub fn trial_from(&self) -> Option<usize> {
        self.watched.as_ref().map(|watched| watched.shown)
    }

    /// The side that tries another move, where the computer answers for the others.
    #[must_use]
    pub fn trial_side(&self) -> Option<Player> {
        self.watched.as_ref().and_then(|watched| watched.side)
    }

    /// Whether the match is paused.
    #[must_use]
    pub const fn paused(&self) -> bool {
        self.paused
    }

    /// Counted up whenever the record changes; no two tables share a value.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Where the record has been saved, if it has.
    #[must_use]
    pub const fn saved_as(&self) -> Option<&PathBuf> {
        self.saved_as.as_ref()
    }

    /// The player whose turn it is in the position shown.
    #[must_use]
    pub fn to_move(&self) -> Option<Player> {
        match self.position.turn() {
            Turn::Player(player) => Some(player),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The name and kind of a player.
    #[must_use]
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.record.seat(player)
    }

    /// Whether a person may move now: it is the last position, and their turn.
    #[must_use]
    pub fn person_may_move(&self) -> bool {
        let Some(player) = self.to_move() else {
            return false;
        };
        self.at_end()
            && !self.paused
            && match &self.purpose {
                Purpose::Replay | Purpose::Display | Purpose::Edit(_) => false,
                Purpose::Trial => !self.computer_plays(player),
                Purpose::Lesson(state) => state.waits_for_move() && player == state.learner,
                Purpose::Puzzle(state) => {
                    !state.solved
                        && state.trying.is_none()
                        && state.shows.is_none()
                        && player == state.solver
                }
                Purpose::Play => !self.computer_plays(player),
            }
    }

    /// Whether the computer makes the moves of `player` in the present mode.
    #[must_use]
    pub fn computer_plays(&self, player: Player) -> bool {
        if matches!(self.purpose, Purpose::Trial) {
            return self.trial_side().is_some_and(|side| side != player);
        }
        match self.mode {
            Mode::Automatic => true,
            Mode::BoardOnly | Mode::Ponder => false,
            Mode::Reply => {
                !self.declined.contains(player)
                    && self
                        .seat(player)
                        .is_some_and(|seat| !matches!(seat.kind, SeatKind::Human))
            }
        }
    }

    /// Whether one person plays against the computer: "you" is clear, and nobody
    /// else waits.
    #[must_use]
    pub fn plays_alone(&self) -> bool {
        let seats = &self.record.terms().seats;
        let people = seats.iter().filter(|seat| seat.kind.is_human()).count();
        self.mode == Mode::Reply && people == 1
    }

    /// Whether everything played is safe on the disk, or cannot be kept.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.record.is_settled()
    }

    /// Whether something would be lost if the match were thrown away.
    #[must_use]
    pub fn in_progress(&self) -> bool {
        matches!(self.purpose, Purpose::Play)
            && !self.record.is_empty()
            && self.record.outcome().is_none()
    }
}
