//! Playing: the moves on the table, whatever they are made for.

mod chance;
mod clocks;
mod keeping;
mod programs;
mod series;
mod stakes;

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    ComputerMode, Origin, Session, SessionFact,
    state::{ActivityState, PlayState},
    table::{again, as_asked, refusal, trouble},
};
use crate::{
    plugins::app::states::Activity,
    record::Seat,
    rules::{Player, PlayerSet, RequestedMove, Turn},
    texts,
};

pub use self::{clocks::TableClock, keeping::Archive, programs::Programs};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        chance::plugin,
        clocks::plugin,
        keeping::plugin,
        programs::plugin,
        stakes::plugin,
    ));
}

/// What is asked of the moves on the table.
#[derive(Clone, Debug)]
pub enum PlayRequest {
    /// Play a move.
    Move {
        /// The move.
        mv: RequestedMove,
        /// Where it comes from.
        origin: Origin,
    },
    /// Play several moves one after the other, of any players, as one: they are
    /// undone together. A move that cannot be played ends the series.
    Series(Vec<String>),
    /// Joins what was played after this many plies: it is undone together.
    JoinSince(usize),
    /// Undo: to the last turn of a person where opponents reply, one ply
    /// otherwise.
    Undo,
    /// Undo to this many plies what was played when the match had `from`, and no more since.
    TakeBack {
        /// The plies that were played.
        from: usize,
        /// Those that are left.
        to: usize,
    },
    /// Redo what was undone.
    Redo,
    /// Start the same match again; the one so far is kept among the matches.
    Restart,
    /// The player to move resigns.
    Resign,
    /// Let the computer make this move.
    Calc,
    /// Let the computer begin in the person's place.
    SwapSides,
    /// Ask for a hint.
    Hint,
    /// Change which moves the computer makes.
    SetMode(ComputerMode),
    /// Give a seat to another player.
    SetSeat(Player, Seat),
    /// These seats are played on phones from now on, and no others.
    SetGuests(PlayerSet),
    /// The person does not want this command to be run.
    DeclineProgram(String),
    /// Stop clocks and opponents, or let them go on.
    SetPaused(bool),
    /// Put the record among the saved matches.
    Save,
}

impl Session {
    pub(super) fn carry_out_play(
        &mut self,
        request: PlayRequest,
        clock: &mut TableClock,
        archive: &Archive,
    ) -> Vec<SessionFact> {
        match request {
            PlayRequest::Move { mv, origin } => return self.play(&mv, origin, clock),
            // A lesson is about one move.
            PlayRequest::Series(texts) if self.lesson().is_some() => {
                let first = texts.first().map(|text| text.as_str().into());
                return first.map_or_else(Vec::new, |mv| self.play(&mv, Origin::Person, clock));
            }
            PlayRequest::Series(texts) => return self.play_series(&texts, clock),
            PlayRequest::JoinSince(from) => self.join(from..self.record.len()),
            // Nothing is taken back that is not in sight.
            PlayRequest::Undo if self.looks_back() => {
                return self.watch_at(self.record.len(), clock);
            }
            PlayRequest::Undo if !self.can_take_back() => {}
            PlayRequest::Undo => return self.go_to(self.undo_target(), clock),
            PlayRequest::TakeBack { from, to } if self.record.len() == from => {
                return self.go_to(to.min(from), clock);
            }
            PlayRequest::TakeBack { .. } => {}
            // What was tried in a lesson or a puzzle is tried again rather than
            // repeated.
            PlayRequest::Redo if self.is_exercise() => {}
            PlayRequest::Redo => return self.go_to(self.redo_target(), clock),
            PlayRequest::Restart => return self.restart(clock, archive),
            PlayRequest::Save => {
                // What is tried out was not played: it is saved with the match it leaves.
                let mut facts = self.end_trial(clock);
                facts.extend(self.save(archive));
                return facts;
            }
            PlayRequest::Resign => return self.play(&"resign".into(), Origin::Person, clock),
            PlayRequest::SwapSides if !self.may_begin() => {}
            PlayRequest::SwapSides => return self.let_the_computer_begin(),
            PlayRequest::Calc => self.calc = self.may_be_asked_to_move(),
            PlayRequest::SetMode(mode) => {
                self.mode = mode;
                self.changed();
            }
            PlayRequest::SetSeat(player, seat) => {
                self.take_seat(player, seat);
                self.changed();
            }
            PlayRequest::SetGuests(guests) => {
                self.guests = guests;
                self.changed();
            }
            PlayRequest::DeclineProgram(command) => self.decline_program(&command),
            PlayRequest::SetPaused(paused) => {
                if let ActivityState::Play(state) = &mut self.activity {
                    state.paused = paused;
                }
                self.changed();
                clock.set_paused(self.paused());
            }
            // What a hint says is looked for elsewhere.
            PlayRequest::Hint => {
                self.note_move_by_another();
                self.note_help();
            }
        }
        Vec::new()
    }

    /// Whether the computer may make the move that is due.
    fn may_be_asked_to_move(&self) -> bool {
        self.plays_freely()
            && self.mode != ComputerMode::Ponder
            && self.at_end()
            && self.to_move().is_some_and(|player| !self.is_guest(player))
    }

    fn play(
        &mut self,
        mv: &RequestedMove,
        origin: Origin,
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        // A legal move on a match that is watched is tried out; another learns why it is none.
        if matches!(self.activity, ActivityState::Replay(_))
            && let Err(error) = self.position.check_move(mv)
        {
            return vec![refusal(mv, &error)];
        }
        if let Some(reason) = self.not_now(origin) {
            let text = as_asked(mv, self.record.position());
            return vec![SessionFact::Refused { text, reason }];
        }
        // A flag that has fallen stands, whatever else came in the same frame.
        let flagged = clock.flagged().is_some() && clock.flagged() == self.record.to_move();
        if flagged != (origin == Origin::Clock) {
            return Vec::new();
        }
        // What chance decides comes from chance alone.
        if (self.record.turn() == Turn::Chance) != (origin == Origin::Chance) {
            return Vec::new();
        }
        // Moves are judged on the position they are made in, which is the last.
        let text = match self.record.position().check_move(mv) {
            Ok(text) => text,
            Err(error) => return vec![refusal(mv, &error)],
        };
        match &mut self.activity {
            ActivityState::Puzzle(state) if origin == Origin::Person => {
                // It is played once it has been judged.
                state.trying = Some(text);
                Vec::new()
            }
            ActivityState::Lesson(_) if origin == Origin::Person => {
                self.try_in_lesson(mv, &text, clock)
            }
            _ => {
                let mut facts = Vec::new();
                self.play_legal(mv, origin, clock, &mut facts);
                facts
            }
        }
    }

    pub(super) fn play_legal(
        &mut self,
        mv: &RequestedMove,
        origin: Origin,
        clock: &mut TableClock,
        facts: &mut Vec<SessionFact>,
    ) {
        self.forget_series();
        self.take_declined_seat(origin);
        if self.is_help(origin) {
            self.note_move_by_another();
        }
        let used = clock.press();
        let played = match self.record.play(mv, used) {
            Ok(played) => played,
            Err(error) => {
                facts.push(refusal(mv, &error));
                return;
            }
        };
        self.changed();
        self.show_played(Arc::clone(&played));
        facts.push(SessionFact::Played {
            played,
            ply: self.record.len(),
            origin,
        });
        let outcome = self.record.outcome();
        if let ActivityState::Puzzle(state) = &mut self.activity {
            state.note(outcome.as_ref());
        }
        match outcome {
            Some(outcome) => {
                clock.stop();
                facts.push(SessionFact::Ended(outcome));
                facts.extend(self.finish());
            }
            // What is tried out takes no time.
            None if !self.is_played() => clock.stop(),
            None => clock.start(self.record.to_move()),
        }
    }

    /// Why no move of this origin may be made now, if so.
    pub(super) fn not_now(&self, origin: Origin) -> Option<String> {
        if self.is_watched() {
            return Some(texts::app_wait_replay().to_owned());
        }
        if self.is_displayed() {
            return Some(texts::app_wait_display().to_owned());
        }
        if let Some(state) = self.lesson()
            && origin == Origin::Person
            && self.at_end()
            && !state.waits_for_move()
        {
            return Some(state.why_not().to_owned());
        }
        if let Some(state) = self.puzzle()
            && origin == Origin::Person
            && let Some(reason) = state.why_not()
        {
            return Some(reason.to_owned());
        }
        let waits_for_guest = self.record.to_move().is_some_and(|it| self.is_guest(it));
        match origin {
            Origin::Computer | Origin::Clock | Origin::Chance => None,
            // What is looked at on the screen is no matter to a phone.
            Origin::Guest if waits_for_guest && !self.paused() => None,
            Origin::Person if !self.at_end() => Some(texts::app_wait_earlier().to_owned()),
            Origin::Person | Origin::Guest if self.paused() => {
                Some(texts::app_wait_paused().to_owned())
            }
            Origin::Person if self.person_may_move() || self.record.outcome().is_some() => None,
            Origin::Person | Origin::Guest => {
                let name = self
                    .to_move()
                    .and_then(|player| self.position.colours().get(player.index()))
                    .map(ToString::to_string);
                Some(name.map_or_else(
                    || texts::app_wait_opponent().to_owned(),
                    |name| texts::app_wait_turn(&name),
                ))
            }
        }
    }

    fn restart(&mut self, clock: &mut TableClock, archive: &Archive) -> Vec<SessionFact> {
        match self.activity() {
            Activity::Lesson | Activity::Puzzle => return self.go_to(0, clock),
            Activity::Replay | Activity::Display => return self.watch_at(0, clock),
            Activity::Trial => return self.end_trial(clock),
            _ => {}
        }
        // What was played so far is kept among the matches.
        let mut facts: Vec<SessionFact> = Vec::new();
        if self.in_progress() {
            facts.extend(self.finish());
        }
        match again(self.record.terms().clone()) {
            Ok(record) => {
                let record = archive.begin(record);
                let (mode, revision) = (self.mode, self.revision + 1);
                *self = Self {
                    mode,
                    revision,
                    declined: self.declined,
                    guests: self.guests,
                    ..Self::new(record, ActivityState::Play(PlayState::default()))
                };
                clock.set(&self.record);
                facts.push(SessionFact::Opened);
            }
            Err(error) => facts.push(trouble(texts::app_not_restarted(&error.to_string()))),
        }
        facts
    }

    fn save(&mut self, archive: &Archive) -> Vec<SessionFact> {
        match archive.save(&mut self.record, self.saved_as.as_deref()) {
            Ok(Some(file)) => {
                self.saved_as = Some(file.clone());
                vec![SessionFact::Saved(file)]
            }
            Ok(None) => Vec::new(),
            Err(error) => vec![trouble(texts::app_not_saved(&error.to_string()))],
        }
    }

    /// Saves what has been played and ends its journal.
    fn finish(&mut self) -> Option<SessionFact> {
        match self.record.finish() {
            Ok(file) => {
                self.saved_as = file.clone();
                file.map(SessionFact::Saved)
            }
            Err(error) => Some(trouble(texts::app_not_saved(&error.to_string()))),
        }
    }
}
