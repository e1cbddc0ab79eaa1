//! The ways in which a match can change.

use core::time::Duration;

use curio_rules::Player;

use super::{Branch, LineEdit, LinePath, Mark, Seat, Stakes, bounds};

/// A change to a match: [`Match::apply`](super::Match::apply) makes it, and a
/// [`Journal`](super::Journal) writes it to disk. Moves are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Play a move, given in any readable form. `resign` and `timeout` are
    /// moves of the player to move.
    Play {
        /// The move.
        mv: String,
        /// How long the turn took, if it was timed.
        used: Option<Duration>,
    },
    /// Undo this many moves.
    Undo(usize),
    /// Redo this many moves.
    Redo(usize),
    /// Keep this many moves and delete the others, undone moves and the branches that leave
    /// after them included.
    Truncate(usize),
    /// Comment on a move.
    Comment(usize, String),
    /// Mark a move, or remove its mark.
    Mark(usize, Option<Mark>),
    /// Put another player on a seat.
    Seat(Player, Seat),
    /// Change the stakes.
    Stakes(Stakes),
    /// Change a line of the tree.
    Line(LinePath, LineEdit),
    /// Put these branches in the place of all that there are: so a change of the tree is undone,
    /// and what was copied is put in. Refused if a branch is wrong.
    Branches(Vec<Branch>),
}

impl Edit {
    /// A move.
    pub fn play(mv: impl Into<String>, used: Option<Duration>) -> Self {
        Self::Play {
            mv: mv.into(),
            used,
        }
    }

    /// The same with its texts within their bounds.
    pub(super) fn cleaned(mut self) -> Self {
        match &mut self {
            Self::Comment(_, comment) => bounds::comment(comment),
            Self::Seat(_, seat) => seat.clean([]),
            Self::Line(_, change) => change.clean(),
            Self::Branches(branches) => branches.iter_mut().for_each(Branch::clean),
            _ => {}
        }
        self
    }
}
