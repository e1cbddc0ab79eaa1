//! When a match that was meant to be rated is not rated any more: moves are
//! taken back, the computer helps a person, or somebody else takes a seat.

use bevy::prelude::*;

use super::{Analysis, Origin, Purpose, Session, SessionSystems};
use crate::{
    record::{Seat, SeatKind, Stakes, Who, played},
    rules::Player,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, watch_analysis.in_set(SessionSystems::Follow));
}

/// Who sees what the computer thinks is helped.
fn watch_analysis(session: Option<ResMut<Session>>, analysis: Res<Analysis>) {
    if let Some(mut session) = session
        && analysis.enabled
        && session.is_rated()
        && session.in_progress()
    {
        session.assist();
    }
}

impl Session {
    /// Whether the match on the table is rated, as far as it is played.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        matches!(self.purpose(), Purpose::Play) && played::check_terms(self.record()).is_ok()
    }

    /// Somebody is helped: the match is not rated any more.
    pub(super) fn assist(&mut self) {
        if self.is_rated() && self.record().outcome().is_none() {
            self.record.set_stakes(Stakes::Assisted);
        }
    }

    /// Whether a move of this origin is not that of who sits on the seat to
    /// move: the computer moves for a person, or a person for the computer.
    pub(super) fn is_help(&self, origin: Origin) -> bool {
        let mover = self.record().to_move();
        let seat = mover.and_then(|player| self.seat(player));
        let is_person = seat.is_some_and(|seat| matches!(seat.kind, SeatKind::Human));
        match origin {
            Origin::Person => !is_person,
            Origin::Computer => is_person,
            Origin::Clock | Origin::Chance => false,
        }
    }

    /// Somebody takes a seat. Before the first move that is setting the table.
    pub(super) fn take_seat(&mut self, player: Player, seat: Seat) {
        let is_other = self.seat(player).map(Who::of) != Some(Who::of(&seat));
        if is_other && !self.record().is_empty() {
            self.assist();
        }
        self.record.set_seat(player, seat);
    }
}
