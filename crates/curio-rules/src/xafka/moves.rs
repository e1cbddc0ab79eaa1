//! What a player can do in Xafka, and what it changes on the table.

use super::{cells::Cell, position::Stuck};
use crate::{Player, Retirement};

/// The traffic light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub enum Light {
    /// Nobody has chosen yet.
    #[default]
    Yellow,
    /// A goal has been chosen, once and for all.
    Set(Goal),
}

/// What being stuck means once the light is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Goal {
    /// The player who cannot move loses.
    Green,
    /// The player who cannot move wins.
    Red,
}

impl Goal {
    /// The text of the move that chooses it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Red => "red",
        }
    }
}

/// What a player does when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Put the piece on a hexagon, or slide it there.
    To(Cell),
    /// Set the light.
    Set(Goal),
    /// Leave the game.
    Retire(Retirement),
}

/// One thing that a move changed on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A piece came onto the board.
    Placed {
        /// Whose piece.
        player: Player,
        /// Where.
        at: Cell,
    },
    /// A piece slid.
    Slid {
        /// Whose piece.
        player: Player,
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
    },
    /// A hexagon was taken out from under a piece.
    Removed {
        /// The hexagon.
        cell: Cell,
    },
    /// The light may be set from now on.
    LightFreed,
    /// The light was set.
    LightSet {
        /// By whom.
        player: Player,
        /// What was chosen.
        goal: Goal,
    },
    /// A player is out of the game.
    Out {
        /// The player who is out.
        player: Player,
        /// What put them out.
        why: Stuck,
    },
    /// The game is over.
    Over,
}
