#![doc = include_str!("../README.md")]

mod connection;
mod gate;
mod html;
mod invitation;
mod network;
mod page;
mod request;
mod room;
mod rooms;
mod server;
mod shared;
mod spoken;
mod table;
#[doc(hidden)]
pub mod texts;
mod word;

use std::sync::Arc;

use curio_rules::{Player, WrittenMove};
use tokio::sync::oneshot;

pub use invitation::{Invitation, write_private};
pub use network::{Interface, Listen, Route};
pub use request::{EveningAsk, LARGEST_REQUEST, LONGEST_NAME, Order, Refusal, Request};
pub use room::{Guests, Kept, MOST_PHONES, PATIENCE, PATIENCE_TO_THINK, SeatedGuest};
pub use rooms::{Called, HALL, HallGuest};
pub use server::{Host, HostError, PORT, Settings};
pub use shared::EveningNews;
pub use table::{Judged, Table, judge};

/// What the phones ask of whoever keeps the match, and what they have done.
#[derive(Debug)]
pub enum HostRequest {
    /// A move, for [`judge`] to judge.
    Play {
        /// At which table of an evening; at [`HALL`] where there is one table.
        table: u8,
        /// Whose move it is.
        seat: Player,
        /// How many moves had been played when it was chosen.
        ply: usize,
        /// The move.
        mv: WrittenMove,
        /// Where to say what became of it.
        answer: Answer,
    },
    /// Somebody has sat down, or nobody sits there any more.
    Seated {
        /// The seat.
        seat: Player,
        /// The name of the guest.
        name: Option<String>,
    },
    /// A player has been away for longer than [`PATIENCE`], when to move than
    /// [`PATIENCE_TO_THINK`], or is back.
    Away {
        /// The seat.
        seat: Player,
        /// Whether they are away.
        is_away: bool,
    },
    /// The match is over, and a player would like another.
    Again,
    /// A player would like to take back their last move, and every other guest who is there agrees.
    Undo {
        /// The seat.
        seat: Player,
        /// After how many moves it was played.
        ply: usize,
    },
    /// Something that only an evening knows.
    Evening {
        /// The guest who asks; nobody where the organiser's key is given.
        token: String,
        /// What for.
        ask: EveningAsk,
        /// Where to say what became of it.
        answer: Answer,
    },
    /// Phones find the table at another address than before, or at none: see [`Host::link`].
    Moved,
}

/// Where a phone waits to hear what became of its move. Dropped, it says that nobody
/// answers.
#[derive(Debug)]
pub struct Answer(oneshot::Sender<Result<(), Refusal>>);

impl Answer {
    /// Says that the move was played, or why it was not.
    pub fn send(self, outcome: Result<(), Refusal>) {
        // The phone may be gone.
        let _ = self.0.send(outcome);
    }

    fn new() -> (Self, oneshot::Receiver<Result<(), Refusal>>) {
        let (sender, receiver) = oneshot::channel();
        (Self(sender), receiver)
    }
}

/// What everything that serves phones shares.
type Shared = Arc<shared::Shared>;
