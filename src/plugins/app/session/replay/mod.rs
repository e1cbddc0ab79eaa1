//! Looking at a match: which of its positions is shown, and going on from there.

mod autoplay;

use bevy::prelude::*;

use super::{
    Archive, ComputerMode, Session, SessionFact, TableClock,
    state::{ActivityState, PlayState, ReplayPlace},
    table::trouble,
};
use crate::{
    record::{ClockSettings, Edit, Match, Seat, Stakes, stamp},
    rules::PlayerSet,
    texts,
};

pub use self::autoplay::Autoplay;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(autoplay::plugin);
}

/// What is asked of a match that is looked at.
#[derive(Clone, Debug)]
pub enum ReplayRequest {
    /// Show the position after this many plies.
    Seek(usize),
    /// Show a position this many plies later, or earlier.
    Step(isize),
    /// Undo everything after the position shown of a match that is played, and go on from
    /// there.
    PlayFromHere,
    /// Play on, from the position shown of a match that is watched, in a match of its own.
    PlayOn(PlayOn),
}

/// On which terms somebody plays on from a match that is watched.
#[derive(Clone, Debug)]
pub struct PlayOn {
    /// The players in seat order.
    pub seats: Vec<Seat>,
    /// The time control.
    pub clock: ClockSettings,
}

impl Session {
    pub(super) fn carry_out_replay(
        &mut self,
        request: ReplayRequest,
        clock: &mut TableClock,
        archive: &Archive,
    ) -> Vec<SessionFact> {
        match request {
            ReplayRequest::Seek(ply) => self.watch_at(ply, clock),
            ReplayRequest::Step(by) => self.watch_at(self.shown.saturating_add_signed(by), clock),
            ReplayRequest::PlayFromHere if self.looks_on() => Vec::new(),
            ReplayRequest::PlayFromHere => self.go_to(self.shown, clock),
            ReplayRequest::PlayOn(terms) => self.play_on(terms, clock, archive),
        }
    }

    /// The replay from which the match was played on, to go back to it.
    pub(super) fn take_replay(&mut self) -> Option<ReplayPlace> {
        let activity = match &mut self.activity {
            ActivityState::Trial(trial) => &mut trial.activity,
            activity => activity,
        };
        match activity {
            ActivityState::Play(state) => state.replay.take().map(|place| *place),
            _ => None,
        }
    }

    /// The match that is watched stays as it is, with a way back to it.
    fn play_on(
        &mut self,
        terms: PlayOn,
        clock: &mut TableClock,
        archive: &Archive,
    ) -> Vec<SessionFact> {
        if !self.looks_on() || self.position.outcome().is_some() {
            return Vec::new();
        }
        let record = match branch(&self.record, self.shown, terms) {
            Ok(record) => archive.begin(record),
            Err(error) => return vec![trouble(texts::app_no_play_on(&error.to_string()))],
        };
        let branched = core::mem::replace(&mut self.record, record);
        let (record, shown, saved_as) = match self.leave_trial() {
            Some(trial) => (trial.record, trial.shown, trial.saved_as),
            None => (branched, self.shown, self.saved_as.take()),
        };
        let replay = ReplayPlace {
            record: Match::clone(&record),
            shown,
            saved_as,
        };
        self.activity = ActivityState::Play(PlayState {
            paused: false,
            replay: Some(Box::new(replay)),
        });
        self.mode = ComputerMode::default();
        self.saved_as = None;
        self.declined = PlayerSet::EMPTY;
        self.go_to(self.shown, clock)
    }
}

/// The first `plies` plies of a match as the beginning of another, in which no time has been
/// used yet.
fn branch(record: &Match, plies: usize, on: PlayOn) -> Result<Match, anyhow::Error> {
    let mut terms = record.terms().clone();
    terms.seats = on.seats;
    terms.clock = on.clock;
    terms.stakes = Stakes::Assisted;
    stamp(&mut terms);
    let mut branched = Match::new(terms)?;
    for (at, ply) in record.plies().iter().take(plies).enumerate() {
        branched.play(&ply.mv, None)?;
        branched.apply(Edit::Comment(at, ply.comment.clone()))?;
        branched.apply(Edit::Mark(at, ply.mark))?;
    }
    Ok(branched)
}
