//! The guests and the board as a page is shown them.

use core::time::Duration;

use curio_rules::{Colour, Player};
use serde::Serialize;
use serde_json::Value;

use super::{Chair, Room};
use crate::{shared::Looks, table::Table};

impl Room {
    /// The board as a page is shown it, with what tells it from others: a guest on a seat
    /// sees it from there, others from where they like.
    pub fn board(&self, looks: &Looks) -> Option<(String, impl Fn() -> Value + use<'_>)> {
        let table = self.table.as_ref()?;
        let seat = self.seat_of(&looks.token);
        let from = seat.unwrap_or(looks.from);
        let to_move = table.game().to_move();
        // Whoever has no seat may predict.
        let may_choose = (seat.is_none() || seat == to_move) && !looks.is_screen;
        let has_moves = to_move.is_some() && may_choose;
        let from = Player(from.0.min(self.chairs.len().saturating_sub(1) as u8));
        let id = format!("{}-{}-{}", table.id(), from.0, u8::from(has_moves));
        let draws = looks.draws;
        Some((id, move || table.board(from, has_moves, draws)))
    }

    /// The board as a picture.
    pub fn picture(&self) -> Option<String> {
        self.table.as_ref().map(Table::picture)
    }

    /// Everything beside the board, as a guest is shown it.
    pub fn people(&self, now: Duration, token: &str) -> People {
        let guest = self.guests.get(token);
        let table = self.table.as_ref();
        let seats = table.map_or_else(Vec::new, |table| {
            let colours = table.game().position().colours();
            let seats = self.chairs.iter().zip(colours).enumerate();
            seats
                .map(|(seat, (chair, colour))| self.person(now, table, seat, chair, *colour))
                .collect()
        });
        let position = |token| self.queue.iter().position(|waiting| waiting == token);
        People {
            game: table.map_or("", |table| table.game().position().info().name),
            seats,
            seat: self.seat_of(token).map(|seat| seat.0),
            name: guest.map_or("", |guest| &guest.name).to_owned(),
            place: position(token).map(|place| place + 1),
            waiting: self.queue.len(),
            undo: self.undo_for(token).map(|by| UndoShown { by }),
            fills: self.seat_of(token).and_then(|seat| self.fills(seat)),
            here: self.phones(),
            has_lost_seat: guest.is_some_and(|guest| guest.has_lost_seat),
            predicted: guest
                .and_then(|guest| guest.predicted.clone())
                .map(|(_, mv)| mv),
            mine: guest.map_or([0, 0], |guest| [guest.right, guest.predictions]),
            crowd: [self.right, self.predictions],
        }
    }

    fn person(
        &self,
        now: Duration,
        table: &Table,
        seat: usize,
        chair: &Chair,
        colour: Colour,
    ) -> Person {
        let guest = chair.guest.as_ref().and_then(|it| self.guests.get(it));
        let is_phone = self.is_for_phones(seat);
        let own = table.game().seats().get(seat);
        let name = match guest {
            Some(guest) => guest.name.clone(),
            None if is_phone => String::new(),
            None => own.map_or_else(String::new, |own| own.name.clone()),
        };
        let player = Player(seat as u8);
        let left = self.left(now, player);
        let clock = table.clock().remaining(player);
        let runs = clock.is_some() && table.clock().running() == Some(player);
        let used = now.saturating_sub(self.shown_at) * u32::from(runs);
        let clock = clock.map(|clock| clock.saturating_sub(used).as_secs());
        Person {
            key: colour.key(),
            colour: colour.name(),
            name,
            is_free: is_phone && guest.is_none(),
            is_away: chair.empty_since.is_some(),
            wants_another: chair.wants_another,
            seconds: left.map(|left| left.as_secs()).filter(|left| *left > 0),
            clock,
            runs,
        }
    }
}

/// The guests as a page is shown them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct People {
    pub(super) game: &'static str,
    pub(super) seats: Vec<Person>,
    /// The seat of whoever looks.
    pub(super) seat: Option<u8>,
    pub(super) name: String,
    /// Their place in the queue, from 1.
    pub(super) place: Option<usize>,
    pub(super) waiting: usize,
    /// The move that whoever looks may take back, or agree that another does.
    pub(super) undo: Option<UndoShown>,
    /// Whether the viewer's remaining pieces are placed automatically; `None` if none remain.
    pub(super) fills: Option<bool>,
    #[serde(rename = "lost")]
    pub(super) has_lost_seat: bool,
    pub(super) here: usize,
    pub(super) predicted: Option<String>,
    pub(super) mine: [u32; 2],
    pub(super) crowd: [u32; 2],
}

/// A move that may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct UndoShown {
    /// The seat that has asked to, if one has.
    pub(super) by: Option<u8>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Person {
    /// The colour, in every language.
    pub(super) key: &'static str,
    /// What the guest who looks calls it.
    pub(super) colour: &'static str,
    pub(super) name: String,
    #[serde(rename = "free")]
    pub(super) is_free: bool,
    #[serde(rename = "away")]
    pub(super) is_away: bool,
    /// Whether they would like another match.
    #[serde(rename = "again")]
    pub(super) wants_another: bool,
    /// How long the seat is kept.
    pub(super) seconds: Option<u64>,
    /// The seconds that are left on the clock.
    pub(super) clock: Option<u64>,
    /// Whether that clock runs.
    pub(super) runs: bool,
}
