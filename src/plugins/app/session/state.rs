//! What the session is, and what it announces. What can be asked of it is in
//! [`super::request`].

use core::ops::Range;
use std::{path::PathBuf, sync::Arc};

use bevy::prelude::*;

use super::{EditState, LessonState, PuzzleState};
use crate::{
    engine::{lessons::Remark, puzzles::Feedback},
    plugins::app::states::{Activity, Overlay, Screen},
    record::{Branch, ClockSettings, Journal, LinePath, Match, Seat, SeatKind},
    rules::{AnyGame, AnyPlayedMove, Colour, Outcome, Player, PlayerSet, Turn},
    texts,
};

/// The match on the table, as a resource from the set-up to the way back to the
/// title screen.
#[derive(Resource, Debug)]
pub struct Session {
    /// The match itself. Only [`super::table`] changes it.
    pub(super) record: Journal,
    /// How many plies are played in the position that is shown.
    pub(super) shown: usize,
    /// The position after [`Session::shown`] plies.
    pub(super) position: Box<dyn AnyGame>,
    /// The move that led to the position shown; nothing before the first.
    pub(super) last: Option<Arc<dyn AnyPlayedMove>>,
    /// What the table is for.
    pub(super) activity: ActivityState,
    /// Which moves the computer makes.
    pub(super) mode: ComputerMode,
    /// Counted up whenever the record changes, and from a different start at every table:
    /// what was thought about an earlier state is out of date.
    pub(super) revision: u64,
    /// The player asked for the computer's move on a turn of their own.
    pub(super) calc: bool,
    /// Who tries moves out here; empty if the person has no name.
    pub(super) author: String,
    /// The branch that was deleted last, and where it was.
    pub(super) deleted: Option<(LinePath, Branch)>,
    /// Where the record has been saved, if it has.
    pub(super) saved_as: Option<PathBuf>,
    /// The parts of the record that are undone as one.
    pub(super) series: Vec<Range<usize>>,
    /// The seats of other programs that the person has declined to start.
    pub(super) declined: PlayerSet,
    /// The seats of guests, who move on their phones.
    pub(super) guests: PlayerSet,
    /// The screen that the table was opened from.
    pub(super) came_from: Screen,
}

/// What a table is for, and how far that has come.
#[derive(Debug)]
pub(super) enum ActivityState {
    Play(PlayState),
    Replay(ReplayState),
    Trial(Box<TrialState>),
    Puzzle(PuzzleState),
    Lesson(LessonState),
    Edit(Box<EditState>),
    Display,
}

/// A match that is played.
#[derive(Debug, Default)]
pub(super) struct PlayState {
    /// The computer does not think, and no clock runs.
    pub(super) paused: bool,
    /// The replay from which it was played on.
    pub(super) replay: Option<Box<ReplayPlace>>,
}

/// A match that is watched.
#[derive(Debug, Default)]
pub(super) struct ReplayState {
    /// How many plies have been seen.
    pub(super) seen: usize,
    /// The match as far as that, while what comes is hidden.
    pub(super) told: Option<Box<Match>>,
}

/// A match that was watched, and how far.
#[derive(Debug)]
pub(super) struct ReplayPlace {
    pub(super) record: Match,
    pub(super) shown: usize,
    pub(super) saved_as: Option<PathBuf>,
}

/// Moves that are tried out, and the match that was left for it.
#[derive(Debug)]
pub(super) struct TrialState {
    /// The match that was left.
    pub(super) record: Journal,
    /// How many plies were played in the position shown.
    pub(super) shown: usize,
    pub(super) saved_as: Option<PathBuf>,
    /// What the table was for.
    pub(super) activity: ActivityState,
    /// The side that tries something, where the computer answers for the others.
    pub(super) side: Option<Player>,
    /// Whether the next move of the match is guessed.
    pub(super) guesses: bool,
    /// The moves that were annotated meanwhile: after how many plies, and in which position.
    pub(super) annotated: Vec<(usize, u64)>,
}

/// Which moves the computer makes: the four modes of the inventor's applet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum ComputerMode {
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

impl ComputerMode {
    /// All modes, in the order they are offered.
    pub(crate) const ALL: [Self; 4] = [Self::Reply, Self::Automatic, Self::BoardOnly, Self::Ponder];

    /// The name of the mode, and what it means.
    pub(crate) fn describe(self) -> (&'static str, &'static str) {
        match self {
            Self::Reply => (texts::app_mode_reply(), texts::app_mode_reply_tip()),
            Self::Automatic => (texts::app_mode_automatic(), texts::app_mode_automatic_tip()),
            Self::BoardOnly => (
                texts::app_mode_board_only(),
                texts::app_mode_board_only_tip(),
            ),
            Self::Ponder => (texts::app_mode_ponder(), texts::app_mode_ponder_tip()),
        }
    }
}

/// Where a move comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Somebody at the table, by mouse or keys.
    Person,
    /// A guest, on a phone.
    Guest,
    /// The computer, for a seat of its own or because it was asked to.
    Computer,
    /// A clock that ran out.
    Clock,
    /// Dice or the like, by the seed of the match.
    Chance,
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
    /// The computer begins instead of the person, who plays this colour now.
    SeatsSwapped(Colour),
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
    pub(crate) message: String,
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
    /// The record of the match.
    pub fn record(&self) -> &Match {
        &self.record
    }

    /// The record as far as somebody who watches may know it: without what comes, where that
    /// is hidden.
    pub(crate) fn told(&self) -> &Match {
        match &self.activity {
            ActivityState::Replay(state) => state.told.as_ref().map_or(&*self.record, |it| it),
            _ => &self.record,
        }
    }

    /// The match that is looked at, also while moves are tried out on it.
    pub(crate) fn looked_at(&self) -> &Match {
        self.trial().map_or(&self.record, |trial| &trial.record)
    }

    /// Whether something of the match is still to come, and hidden.
    pub(crate) fn hides_ahead(&self) -> bool {
        self.told().len() < self.record.len()
    }

    /// The position that is shown.
    pub fn position(&self) -> &dyn AnyGame {
        self.position.as_ref()
    }

    /// The move that led to the position shown; nothing before the first.
    pub fn last_move(&self) -> Option<&Arc<dyn AnyPlayedMove>> {
        self.last.as_ref()
    }

    /// How many plies are played in the position that is shown.
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// Whether the position shown is the last of the match.
    pub(crate) fn at_end(&self) -> bool {
        self.shown == self.record.len()
    }

    /// What the table is for.
    pub const fn activity(&self) -> Activity {
        match self.activity {
            ActivityState::Play(_) => Activity::Play,
            ActivityState::Replay(_) => Activity::Replay,
            ActivityState::Trial(_) => Activity::Trial,
            ActivityState::Puzzle(_) => Activity::Puzzle,
            ActivityState::Lesson(_) => Activity::Lesson,
            ActivityState::Edit(_) => Activity::Edit,
            ActivityState::Display => Activity::Display,
        }
    }

    /// The moves that are tried out.
    pub(super) fn trial(&self) -> Option<&TrialState> {
        match &self.activity {
            ActivityState::Trial(trial) => Some(trial),
            _ => None,
        }
    }

    /// The puzzle that is being solved.
    pub const fn puzzle(&self) -> Option<&PuzzleState> {
        match &self.activity {
            ActivityState::Puzzle(state) => Some(state),
            _ => None,
        }
    }

    /// The lesson that is being learned.
    pub const fn lesson(&self) -> Option<&LessonState> {
        match &self.activity {
            ActivityState::Lesson(state) => Some(state),
            _ => None,
        }
    }

    /// The position that is being set up.
    pub fn editor(&self) -> Option<&EditState> {
        match &self.activity {
            ActivityState::Edit(state) => Some(state),
            _ => None,
        }
    }

    /// Which moves the computer makes.
    pub const fn mode(&self) -> ComputerMode {
        self.mode
    }

    /// After how many plies a match that is watched was left to try moves out,
    /// while that goes on.
    pub(crate) fn trial_from(&self) -> Option<usize> {
        self.trial().map(|trial| trial.shown)
    }

    /// Whether the match was played on from one that was watched, to which there is a way
    /// back.
    pub(crate) fn comes_from_replay(&self) -> bool {
        let activity = self.trial().map_or(&self.activity, |trial| &trial.activity);
        matches!(activity, ActivityState::Play(state) if state.replay.is_some())
    }

    /// Whether a match is played here.
    pub(crate) const fn is_played(&self) -> bool {
        matches!(self.activity, ActivityState::Play(_))
    }

    /// Whether a match is watched.
    pub(crate) const fn is_watched(&self) -> bool {
        matches!(self.activity, ActivityState::Replay(_))
    }

    /// Whether moves are tried out.
    pub(crate) const fn is_tried_out(&self) -> bool {
        matches!(self.activity, ActivityState::Trial(_))
    }

    /// Whether a match is shown to nobody who acts.
    pub(crate) const fn is_displayed(&self) -> bool {
        matches!(self.activity, ActivityState::Display)
    }

    /// Whether no move is added to the record here: positions of it are shown, or one is set
    /// up.
    pub(crate) const fn only_shows(&self) -> bool {
        self.is_watched() || self.is_displayed() || matches!(self.activity, ActivityState::Edit(_))
    }

    /// Whether a match is looked at, also while moves are tried out on it: for somebody who
    /// plays on, another begins.
    pub(crate) fn looks_on(&self) -> bool {
        self.is_watched() || self.is_tried_out()
    }

    /// Whether moves are made that neither a puzzle nor a lesson judges.
    pub(crate) fn plays_freely(&self) -> bool {
        self.is_played() || self.is_tried_out()
    }

    /// Whether a match is played that has not ended.
    pub(crate) fn goes_on(&self) -> bool {
        self.is_played() && self.record.outcome().is_none()
    }

    /// The side that tries another move, where the computer answers for the others.
    pub(crate) fn trial_side(&self) -> Option<Player> {
        self.trial()?.side
    }

    /// Whether the match is paused.
    pub(crate) fn paused(&self) -> bool {
        matches!(&self.activity, ActivityState::Play(state) if state.paused)
    }

    /// Counted up whenever the record changes; no two tables share a value.
    pub(crate) const fn revision(&self) -> u64 {
        self.revision
    }

    /// Where the record has been saved, if it has.
    pub(crate) const fn saved_as(&self) -> Option<&PathBuf> {
        self.saved_as.as_ref()
    }

    /// The player whose turn it is in the position shown.
    pub(crate) fn to_move(&self) -> Option<Player> {
        match self.position.turn() {
            Turn::Player(player) => Some(player),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The name and kind of a player.
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.record.seat(player)
    }

    /// Whether a person at the table may move now: it is the last position, and their turn.
    pub fn person_may_move(&self) -> bool {
        let Some(player) = self.to_move() else {
            return false;
        };
        self.at_end()
            && !self.paused()
            && match &self.activity {
                ActivityState::Replay(_) | ActivityState::Display | ActivityState::Edit(_) => false,
                ActivityState::Trial(_) => !self.computer_plays(player),
                ActivityState::Lesson(state) => state.waits_for_move() && player == state.learner,
                ActivityState::Puzzle(state) => {
                    !state.solved
                        && state.trying.is_none()
                        && state.shows.is_none()
                        && player == state.solver
                }
                ActivityState::Play(_) => !self.computer_plays(player) && !self.is_guest(player),
            }
    }

    /// Whether a guest has this seat, who moves on a phone.
    pub(crate) const fn is_guest(&self, player: Player) -> bool {
        self.guests.contains(player)
    }

    /// The seats of guests.
    pub const fn guests(&self) -> PlayerSet {
        self.guests
    }

    /// Whether the computer makes the moves of `player` in the present mode.
    pub(crate) fn computer_plays(&self, player: Player) -> bool {
        if self.is_tried_out() {
            return self.trial_side().is_some_and(|side| side != player);
        }
        match self.mode {
            ComputerMode::Automatic => true,
            ComputerMode::BoardOnly | ComputerMode::Ponder => false,
            ComputerMode::Reply => {
                !self.declined.contains(player)
                    && self
                        .seat(player)
                        .is_some_and(|seat| !matches!(seat.kind, SeatKind::Human))
            }
        }
    }

    /// Whether one person plays against the computer: "you" is clear, and nobody
    /// else waits.
    pub(crate) fn plays_alone(&self) -> bool {
        let seats = &self.record.terms().seats;
        let people = seats.iter().filter(|seat| seat.kind.is_human()).count();
        self.mode == ComputerMode::Reply && people == 1 && self.guests.is_empty()
    }

    /// Whether a person who plays the computer alone is elsewhere, which keeps nobody waiting:
    /// the clock stands still.
    pub(crate) fn is_away(&self, overlay: Overlay) -> bool {
        overlay != Overlay::None && self.plays_alone()
    }

    /// Whether the clocks of a match in progress stand still, so that the board is covered.
    pub(crate) fn clocks_stand_still(&self, overlay: Overlay) -> bool {
        let is_timed = self.record.terms().clock != ClockSettings::None;
        is_timed && self.goes_on() && (self.paused() || self.is_away(overlay))
    }

    /// Whether everything played is safe on the disk, or cannot be kept.
    pub fn is_settled(&self) -> bool {
        self.record.is_settled()
    }

    /// Whether something would be lost if the match were thrown away.
    pub(crate) fn in_progress(&self) -> bool {
        self.goes_on() && !self.record.is_empty()
    }
}
