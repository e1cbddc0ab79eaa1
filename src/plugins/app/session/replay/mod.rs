//! Looking at a match: which of its positions is shown, and going on from there.

mod autoplay;

use bevy::prelude::*;

use super::{Archive, Session, SessionFact, TableClock, state::ActivityState};
use crate::{
    plugins::app::states::Activity,
    record::{Edit, Journal, Match, Seat, SeatKind, Stakes},
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
    /// Undo everything after the position shown and go on from there. A replay
    /// becomes a match of its own.
    PlayFromHere,
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
            ReplayRequest::PlayFromHere => self.play_from_here(clock, archive),
        }
    }

    fn play_from_here(&mut self, clock: &mut TableClock, archive: &Archive) -> Vec<SessionFact> {
        if matches!(self.activity(), Activity::Replay | Activity::Trial) {
            self.watched = None;
            // The match that was watched stays as it is: this is another one.
            self.record = Journal::in_memory(Match::clone(&self.record));
            self.edit(Edit::Truncate(self.shown));
            self.edit(Edit::Stakes(Stakes::Assisted));
            self.record = archive.begin(Match::clone(&self.record));
            self.activity = ActivityState::Play;
            self.saved_as = None;
            // The viewer takes over the seat to move, and the others reply.
            if let Some(player) = self.to_move()
                && let Some(seat) = self.seat(player)
                && !matches!(seat.kind, SeatKind::Human)
            {
                self.edit(Edit::Seat(player, Seat::of(SeatKind::Human)));
            }
        }
        let shown = self.shown;
        self.go_to(shown, clock)
    }
}
