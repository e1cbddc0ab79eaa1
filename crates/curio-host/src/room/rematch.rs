//! Another match after the one that is over: everybody is asked, and sides change.

use core::time::Duration;

use super::{Chair, Room};
use crate::{HostRequest, Refusal};

impl Room {
    /// A guest would like another match. It begins when all want it who sit there.
    pub fn again(&mut self, now: Duration, token: &str) -> Result<(), Refusal> {
        self.asking(now, token)?;
        let seat = self.seat_of(token).ok_or(Refusal::Unseated)?;
        let table = self.table.as_ref().ok_or(Refusal::NotOver)?;
        if table.game().outcome().is_none() {
            return Err(Refusal::NotOver);
        }
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.wants_another = true;
        }
        self.agree_on_another();
        Ok(())
    }

    /// Asks for another match if somebody wants it and nobody who is there is still asked.
    /// Returns whether it does.
    pub(super) fn agree_on_another(&mut self) -> bool {
        let is_wanted = self.chairs.iter().any(|chair| chair.wants_another);
        let is_agreed = is_wanted && self.all_here(|chair| chair.wants_another);
        if is_agreed {
            self.forget_wishes();
            self.news.push(HostRequest::Again);
        }
        is_agreed
    }

    /// Whether all guests agree who have a seat and are there.
    pub(super) fn all_here(&self, agrees: impl Fn(&Chair) -> bool) -> bool {
        let is_here = |chair: &Chair| chair.guest.as_ref().is_some_and(|it| self.is_here(it));
        self.chairs.iter().filter(|it| is_here(it)).all(agrees)
    }

    pub(super) fn forget_wishes(&mut self) {
        for chair in &mut self.chairs {
            chair.wants_another = false;
            chair.fills = false;
        }
    }

    /// Has each guest take the seat of the next, where all seats are those of guests.
    pub fn change_sides(&mut self) {
        if self.chairs.iter().all(|chair| chair.guest.is_some()) {
            self.chairs.rotate_left(1);
        }
    }
}
