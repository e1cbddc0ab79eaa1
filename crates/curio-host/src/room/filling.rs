//! Places a guest's remaining pieces for them at their request, one in each of their turns.

use core::time::Duration;

use curio_engine::mathematichess::placing::placement;
use curio_rules::{
    Game as _, Player,
    mathematichess::{Mathematichess, Move},
};
use tokio::sync::oneshot::{Receiver, error::TryRecvError};

use super::Room;
use crate::{Answer, HALL, HostRequest, Refusal};

/// The ply at which a placement was requested, and the receiver of the answer.
pub(super) type AskedPlacement = (usize, Receiver<Result<(), Refusal>>);

impl Room {
    /// Starts or stops placing a guest's remaining pieces.
    pub fn fill(&mut self, now: Duration, token: &str, is_wanted: bool) -> Result<(), Refusal> {
        self.asking(now, token)?;
        let seat = self.seat_of(token).ok_or(Refusal::Unseated)?;
        if is_wanted && self.fills(seat).is_none() {
            return Err(Refusal::NotNow);
        }
        self.chairs[seat.index()].fills = is_wanted;
        self.place_on();
        Ok(())
    }

    fn placing(&self) -> Option<&Mathematichess> {
        let position = self.table.as_ref()?.game().position().as_any();
        let position: &Mathematichess = position.downcast_ref()?;
        (position.is_placing() && position.end().is_none()).then_some(position)
    }

    /// Whether a seat's pieces are placed automatically; `None` if it has none left to place.
    pub(super) fn fills(&self, seat: Player) -> Option<bool> {
        self.placing().filter(|it| it.left_to_place(seat) > 0)?;
        Some(self.chairs.get(seat.index())?.fills)
    }

    /// Requests the next placement for the player to move, if their guest wants that and no request
    /// is pending. Returns whether it did.
    pub(super) fn place_on(&mut self) -> bool {
        let Some(position) = self.placing() else {
            return false;
        };
        let seat = position.to_move();
        let is_wanted = |chair: &super::Chair| chair.fills && chair.guest.is_some();
        if !self.chairs.get(seat.index()).is_some_and(is_wanted) {
            return false;
        }
        let mv = placement(position).unwrap_or(Move::Pass);
        let mv = position.move_text(&mv).as_str().into();
        let ply = self.table.as_ref().map_or(0, |table| table.game().len());
        if let Some((asked, answer)) = &mut self.placed
            && *asked == ply
            && answer.try_recv() == Err(TryRecvError::Empty)
        {
            return false;
        }
        let (answer, answered) = Answer::new();
        self.placed = Some((ply, answered));
        let table = HALL;
        self.news.push(HostRequest::Play {
            table,
            seat,
            ply,
            mv,
            answer,
        });
        true
    }
}
