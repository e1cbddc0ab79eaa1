//! The guests as the screen beside the table shows them, and how they are forgotten.

use core::time::Duration;

use curio_rules::Player;

use super::{Chair, Room};

/// The guests at a table, as the screen beside it shows them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guests {
    /// By seat: who has taken it.
    pub seats: Vec<Option<SeatedGuest>>,
    /// The names of those who wait for a seat, the first in line first.
    pub waiting: Vec<String>,
    /// How many phones are shown the table.
    pub phones: usize,
    /// How many predictions were right, and how many were made.
    pub predictions: (u32, u32),
}

/// A guest who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedGuest {
    /// The name that they gave.
    pub name: String,
    /// How long the seat is still kept for a guest who is away.
    pub away: Option<Duration>,
}

impl SeatedGuest {
    /// Whether the guest has been away for longer than [`PATIENCE`](super::PATIENCE) allows.
    pub const fn is_given_up(&self) -> bool {
        matches!(self.away, Some(Duration::ZERO))
    }
}

impl Room {
    /// The guests as the screen shows them.
    pub fn guests(&self, now: Duration) -> Guests {
        let name = |token: &String| Some(self.guests.get(token)?.name.clone());
        let seated = |seat: Player| {
            let guest = self.chairs.get(seat.index())?.guest.as_ref();
            Some(SeatedGuest {
                name: guest.and_then(name)?,
                away: self.left(now, seat),
            })
        };
        // Nobody is called who is not there to hear it.
        let waiting = self.queue.iter().filter(|token| self.is_here(token));
        Guests {
            seats: Player::all(self.chairs.len() as u8).map(seated).collect(),
            waiting: waiting.filter_map(name).collect(),
            phones: self.phones(),
            predictions: self.predictions(),
        }
    }

    /// How many phones are shown the table.
    pub(super) fn phones(&self) -> usize {
        self.guests.values().filter(|it| it.pages > 0).count() + self.strangers
    }

    /// What the screen shows that the keeper of the match is not told.
    pub fn crowd(&self) -> (usize, usize, (u32, u32)) {
        (self.phones(), self.queue.len(), self.predictions())
    }

    /// Forgets everybody who does not wait for a seat. Their phones go on showing the table
    /// to strangers.
    pub fn forget_guests(&mut self) {
        self.chairs.fill_with(Chair::default);
        let queue = &self.queue;
        let mut strangers = 0;
        self.guests.retain(|token, guest| {
            let waits = queue.contains(token);
            strangers += if waits { 0 } else { guest.pages };
            waits
        });
        self.strangers += strangers;
        (self.right, self.predictions) = (0, 0);
    }
}
