//! What happens at an evening, as it is kept and read again, and why an event can be refused.
//! What an event does is in [`super::fold`].

use core::time::Duration;

use curio_record::PersonId;
use curio_rules::Player;
use serde::{Deserialize, Serialize};

use super::EveningPlan;

/// Something that happens at an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The evening is set up. [`super::Evening::new`] writes it first of all.
    Opened {
        /// What the evening is to be.
        plan: EveningPlan,
    },
    /// Somebody comes, or comes back after having left.
    Joined {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: String,
    },
    /// A phone is no longer heard of.
    Away {
        /// Whose.
        person: PersonId,
    },
    /// A phone is heard of again.
    Back {
        /// Whose.
        person: PersonId,
    },
    /// Somebody wants to wait, or to play again.
    Paused {
        /// Who.
        person: PersonId,
        /// Whether they want to wait.
        is_paused: bool,
    },
    /// Somebody is called something else.
    Renamed {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: String,
    },
    /// Somebody leaves. What they have played counts.
    Removed {
        /// Who.
        person: PersonId,
    },
    /// Two are the same person: all that one has done is the other's.
    Merged {
        /// The one who is taken off the list.
        from: PersonId,
        /// Who stays.
        into: PersonId,
    },
    /// The organiser starts the evening.
    Started,
    /// The organiser holds the evening, or lets it go on: meanwhile nobody is called, and the
    /// timetable stands still.
    Held {
        /// Whether it is held.
        is_held: bool,
    },
    /// The round and the evening last longer.
    Extended {
        /// By how much.
        seconds: u64,
    },
    /// A round of another game begins.
    GameBegan {
        /// The game.
        game: String,
    },
    /// Somebody votes for the next game, in place of any earlier vote.
    Voted {
        /// Who.
        person: PersonId,
        /// The game.
        game: String,
    },
    /// A round of a Swiss is paired.
    Paired {
        /// The pairs, each in seat order.
        pairs: Vec<[PersonId; 2]>,
        /// Who sits out, with the points of a win.
        bye: Option<PersonId>,
    },
    /// Two people are called to a table.
    Called {
        /// The number of the match: [`super::Evening::next_number`].
        match_number: u32,
        /// The table.
        table: u32,
        /// The game.
        game: String,
        /// Who sits where.
        seats: [PersonId; 2],
        /// Whether it is the second match of two, with seats changed.
        is_return: bool,
        /// Whether the organiser has paired them.
        is_by_hand: bool,
    },
    /// Both are at the table, and the match begins.
    Began {
        /// The table.
        table: u32,
    },
    /// A match is over.
    Ended {
        /// The table.
        table: u32,
        /// The winner; nobody if it was drawn.
        winner: Option<Player>,
        /// How many plies were played.
        plies: u32,
        /// One word for what decided, as in [`curio_rules::Outcome`], or [`super::ABSENT`].
        reason: String,
    },
    /// The organiser corrects the result of a match that is over.
    Corrected {
        /// The number of the match.
        match_number: u32,
        /// The winner; nobody if it was drawn.
        winner: Option<Player>,
    },
    /// A match ends without a result, or the second match of two is not played.
    Abandoned {
        /// The table.
        table: u32,
    },
    /// A prediction of somebody who watched a match has been decided.
    Predicted {
        /// Who.
        person: PersonId,
        /// Whether it was right.
        is_right: bool,
    },
    /// King of the hill begins or ends.
    Interlude {
        /// Whether it is on.
        is_on: bool,
    },
    /// Nobody is called any more. Matches in progress still count.
    Closed,
    /// An earlier event is taken back, with all that is about its match. Taking back an
    /// [`Event::Undone`] brings back what it took away.
    Undone {
        /// Its place in the log, counted from 0.
        event: usize,
    },
}

impl Event {
    /// A call to a match that is neither a return match nor paired by hand.
    pub(super) fn called(match_number: u32, table: u32, game: &str, seats: [PersonId; 2]) -> Self {
        Self::Called {
            match_number,
            table,
            game: game.to_owned(),
            seats,
            is_return: false,
            is_by_hand: false,
        }
    }
}

/// An event in the log of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// When, since the opening.
    pub at: Duration,
    /// What.
    pub event: Event,
    /// Whether it no longer counts. Computed anew from the log, and not written.
    #[serde(skip)]
    pub is_undone: bool,
}

/// Why an event cannot be. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Nobody of this id is in the list.
    #[error("nobody here is {0}")]
    UnknownPerson(PersonId),
    /// They have left.
    #[error("{0} has left")]
    Left(PersonId),
    /// They are there already.
    #[error("{0} is here already")]
    AlreadyHere(PersonId),
    /// There are as many people as there are signs.
    #[error("there are {most} people here, which is as many as there can be")]
    Full {
        /// How many there can be.
        most: usize,
    },
    /// A name is blank.
    #[error("a name needs at least one letter")]
    NoName,
    /// They sit at a table, or wait for the second match of two.
    #[error("{0} is at a table")]
    Seated(PersonId),
    /// The two have played each other, so they are not the same person.
    #[error("{0} and {1} have been paired with each other")]
    Met(PersonId, PersonId),
    /// Both are the same person.
    #[error("{0} cannot be both")]
    Same(PersonId),
    /// The plan has no such game.
    #[error("{0:?} is not played this evening")]
    UnknownGame(String),
    /// Nobody can vote for the game that is played now.
    #[error("{0:?} is being played now")]
    CurrentGame(String),
    /// Votes count only in the last minutes of a round.
    #[error("there is no vote now")]
    NoVote,
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(u32),
    /// The table is taken.
    #[error("table {0} is taken")]
    TableTaken(u32),
    /// Nobody plays there.
    #[error("nobody plays at table {0}")]
    TableFree(u32),
    /// No second match of these two is to be played there.
    #[error("no second match is to be played at table {0}")]
    NoReturn(u32),
    /// There has been a match of this number.
    #[error("there has been a match {0}")]
    NumberTaken(u32),
    /// No match of this number has a result.
    #[error("match {0} has no result")]
    NoResult(u32),
    /// A match has two seats.
    #[error("a match has no seat {}", .0.0)]
    NoSeat(Player),
    /// The evening has not been started.
    #[error("the evening has not been started")]
    NotStarted,
    /// The evening is closed.
    #[error("the evening is closed")]
    Closed,
    /// It is so already.
    #[error("nothing would change")]
    NoChange,
    /// The log has no such event, or one that cannot be taken back.
    #[error("event {0} cannot be taken back")]
    NotUndoable(usize),
    /// A later event depends on it, which would be lost.
    #[error("event {by} depends on it")]
    Needed {
        /// The place of the later event in the log.
        by: usize,
    },
}
