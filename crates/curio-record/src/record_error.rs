//! Why a record cannot be read.

use super::{
    ClockTextError, LinePath, SeatTextError, StakesTextError,
    bounds::{DEEPEST_BRANCH, LONGEST_MATCH, MOST_BRANCHES},
    texts,
};
use curio_rules::{MoveError, excerpt, registry::SetUpError};

/// Why a record cannot be read. Moves are counted from 0 in `ply`, and from 1
/// in the messages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not a record.
    #[error("{}", texts::record_unreadable(*line, *column, &excerpt(reason)))]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The reason.
        reason: String,
    },
    /// The record was written by a newer version of the program.
    #[error("{}", texts::record_newer(*found, *known))]
    Newer {
        /// The version of the record.
        found: u32,
        /// The latest version that this program reads.
        known: u32,
    },
    /// The match was played by newer rules.
    #[error("{}", texts::record_newer_rules(*found, game, *known))]
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
    #[error("{}", texts::record_in_list(*line, *column, &why.to_string()))]
    InList {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        why: Box<RecordError>,
    },
    /// The number of players is wrong.
    #[error("{}", texts::record_seats(*found, *expected))]
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
    #[error("{}", texts::record_mark(ply + 1, &excerpt(text)))]
    Mark {
        /// The move.
        ply: usize,
        /// The text.
        text: String,
    },
    /// A turn took longer than [`LONGEST_TIME`](crate::LONGEST_TIME).
    #[error("{}", texts::record_time(ply + 1, &millis.to_string()))]
    Time {
        /// The move.
        ply: usize,
        /// The time in the record.
        millis: u64,
    },
    /// A move is unreadable or illegal.
    #[error("{}", texts::record_move(ply + 1, &why.to_string()))]
    Move {
        /// The move.
        ply: usize,
        /// The reason.
        why: MoveError,
    },
    /// The hash of the position after a move is wrong.
    #[error(
        "{}",
        texts::record_hash(ply + 1, &excerpt(mv), &hex(*recorded), &hex(*actual))
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
    #[error("{}", texts::record_result(&excerpt(recorded), actual))]
    Result {
        /// The result in the record.
        recorded: String,
        /// The result of the moves.
        actual: String,
    },
    /// Something in a branch is wrong.
    #[error("{}", texts::record_in_branch(&branch.to_string(), &why.to_string()))]
    InBranch {
        /// The branch, by its place in the record.
        branch: LinePath,
        /// What is wrong.
        why: Box<RecordError>,
    },
    /// A branch has no moves.
    #[error("{}", texts::record_branch_empty())]
    BranchEmpty,
    /// A branch leaves its line where it cannot: after the end, or not after the beginning.
    #[error("{}", texts::record_branch_place(&at.saturating_add(1).to_string()))]
    BranchPlace {
        /// The ply before which it is said to leave.
        at: usize,
    },
    /// There are more branches, moves in branches, or branches within branches than a match
    /// can have.
    #[error(
        "{}",
        texts::record_branches_many(MOST_BRANCHES, LONGEST_MATCH, DEEPEST_BRANCH)
    )]
    TooManyBranches,
    /// A link was cut or changed on its way.
    #[error("{}", texts::record_link_changed())]
    LinkChanged,
    /// A link was made by a newer version of the program.
    #[error("{}", texts::record_link_newer())]
    LinkNewer,
    /// A link is [too long](crate::link::LONGEST_LINK), or its match is.
    #[error("{}", texts::record_link_too_long())]
    LinkTooLong,
    /// The moves of a link lead to another position than when it was made.
    #[error("{}", texts::record_link_other_rules())]
    LinkOtherRules,
    /// A link holds no match, but which lessons and puzzles were [done](crate::link::DoneTasks).
    #[error("{}", texts::record_link_of_done())]
    LinkOfDone,
    /// The record ends in the middle.
    #[error("{}", texts::record_ends_abruptly(*plies))]
    EndsAbruptly {
        /// The number of moves that could be read.
        plies: usize,
    },
}

fn hex(hash: u64) -> String {
    format!("{hash:#018x}")
}

impl RecordError {
    /// The move that is wrong, from 0.
    pub fn ply(&self) -> Option<usize> {
        match self {
            Self::InList { why, .. } | Self::InBranch { why, .. } => why.ply(),
            Self::Mark { ply, .. }
            | Self::Time { ply, .. }
            | Self::Move { ply, .. }
            | Self::Hash { ply, .. } => Some(*ply),
            _ => None,
        }
    }
}
