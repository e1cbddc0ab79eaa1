//! Why a record cannot be read.

use super::{ClockTextError, SeatTextError, StakesTextError};
use curio_rules::{MoveError, excerpt, registry::SetUpError};

/// Why a record cannot be read. Moves are counted from 0 in `ply`, and from 1
/// in the messages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not a record.
    #[error(
        "not a match record: line {line}, column {column}: {}",
        excerpt(reason)
    )]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The reason.
        reason: String,
    },
    /// The record was written by a newer version of the program.
    #[error(
        "the record has format version {found}, and this program reads up to {known}: \
         a newer version of Curio is needed"
    )]
    Newer {
        /// The version of the record.
        found: u32,
        /// The latest version that this program reads.
        known: u32,
    },
    /// The match was played by newer rules.
    #[error(
        "the record was played by version {found} of the rules of {game}, and this program knows \
         up to {known}: a newer version of Curio is needed"
    )]
    NewerRules {
        /// The game.
        game: String,
        /// The version of the record.
        found: u32,
        /// The latest version that this program knows.
        known: u32,
    },
    /// The game, its options or the position to start from are wrong.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// Something in a list of moves is wrong.
    #[error("line {line}, column {column}: {why}")]
    InList {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        why: Box<RecordError>,
    },
    /// The number of players is wrong.
    #[error("the record has {found} players, but the game is for {expected}")]
    Seats {
        /// The number of players of the game.
        expected: usize,
        /// The number of players of the record.
        found: usize,
    },
    /// The kind of a player is unknown.
    #[error(transparent)]
    Seat(#[from] SeatTextError),
    /// The time control is unknown.
    #[error(transparent)]
    Clock(#[from] ClockTextError),
    /// The stakes are unknown.
    #[error(transparent)]
    Stakes(#[from] StakesTextError),
    /// The mark of a move is unknown.
    #[error("move {}: `{}` is not a mark", ply + 1, excerpt(text))]
    Mark {
        /// The move.
        ply: usize,
        /// The text.
        text: String,
    },
    /// A turn took longer than [`LONGEST_TIME`](crate::LONGEST_TIME).
    #[error("move {}: {millis} ms for a turn is too long; the limit is a century", ply + 1)]
    Time {
        /// The move.
        ply: usize,
        /// The time in the record.
        millis: u64,
    },
    /// A move is unreadable or illegal.
    #[error("move {}: {why}", ply + 1)]
    Move {
        /// The move.
        ply: usize,
        /// The reason.
        why: MoveError,
    },
    /// The hash of the position after a move is wrong.
    #[error(
        "move {} ({}): the hash of the position after it is {recorded:#018x} in the record, \
         but should be {actual:#018x}",
        ply + 1,
        excerpt(mv)
    )]
    Hash {
        /// The move.
        ply: usize,
        /// Its text.
        mv: String,
        /// The hash in the record.
        recorded: u64,
        /// The hash of the position.
        actual: u64,
    },
    /// The moves do not lead to the result in the record.
    #[error(
        "the result in the record is {}, but the moves lead to {actual}",
        excerpt(recorded)
    )]
    Result {
        /// The result in the record.
        recorded: String,
        /// The result of the moves.
        actual: String,
    },
    /// The record ends in the middle.
    #[error("the record ends abruptly after {plies} moves")]
    EndsAbruptly {
        /// The number of moves that could be read.
        plies: usize,
    },
}

impl RecordError {
    /// The move that is wrong, from 0.
    #[must_use]
    pub fn ply(&self) -> Option<usize> {
        match self {
            Self::InList { why, .. } => why.ply(),
            Self::Mark { ply, .. }
            | Self::Time { ply, .. }
            | Self::Move { ply, .. }
            | Self::Hash { ply, .. } => Some(*ply),
            _ => None,
        }
    }
}
