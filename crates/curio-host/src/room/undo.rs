//! A move that is taken back: a guest asks, and whoever else is there agrees.

use core::time::Duration;

use curio_rules::{Player, Turn};

use super::Room;
use crate::{HostRequest, Refusal};

impl Room {
    /// A guest would like to take back their last move, or agrees that another does so. It is
    /// declined by a move, and forgotten when somebody takes a seat or leaves one.
    pub fn undo(&mut self, now: Duration, token: &str) -> Result<(), Refusal> {
        self.asking(now, token)?;
        let seat = self.seat_of(token).ok_or(Refusal::Unseated)?;
        let by = self.undo_by.unwrap_or(seat);
        let ply = self.last_of(by).ok_or(Refusal::NotNow)?;
        self.undo_by = Some(by);
        self.chairs[seat.index()].agrees_to_undo = true;
        if self.all_here(|chair| chair.agrees_to_undo) {
            self.news.push(HostRequest::Undo { seat: by, ply });
        }
        Ok(())
    }

    /// What a guest can ask for or agree to: nobody's undo yet, or that of a seat.
    pub(super) fn undo_for(&self, token: &str) -> Option<Option<u8>> {
        let seat = self.seat_of(token)?;
        match self.undo_by {
            Some(by) => Some(Some(by.0)),
            None => self.last_of(seat).map(|_| None),
        }
    }

    /// After how many moves the last one of a seat was played, in a match that goes on.
    fn last_of(&self, seat: Player) -> Option<usize> {
        let game = self.table.as_ref()?.game();
        let last = game.plies().iter().rposition(|ply| ply.by == Some(seat));
        last.filter(|_| game.turn() != Turn::Over)
    }

    pub(super) fn forget_undo(&mut self) {
        self.undo_by = None;
        for chair in &mut self.chairs {
            chair.agrees_to_undo = false;
        }
    }
}
