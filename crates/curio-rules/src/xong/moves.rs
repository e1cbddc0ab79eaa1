//! What a player does, and what it changes on the table.

use super::{
    sets::{Cell, LegSet},
    xoid::Xoid,
};
use crate::{Player, Retirement};

/// A move. A turn has two: placing the Xoid that was given, then giving the
/// opponent a new one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Places the Xoid in hand on these legs.
    Place(LegSet),
    /// Gives the opponent a Xoid.
    Give(Xoid),
    /// Leaves the game.
    Retire(Retirement),
}

/// A Xoid on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Who placed it, and so owns its legs.
    pub player: Player,
    /// Its shape.
    pub xoid: Xoid,
    /// Its legs.
    pub legs: LegSet,
}

/// One thing that a move changed, in the order it happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A Xoid was handed over.
    Handed {
        /// Who gave it.
        from: Player,
        /// Who holds it now.
        to: Player,
        /// The shape.
        xoid: Xoid,
    },
    /// A Xoid was laid on the board.
    Placed(Placement),
    /// A hex was touched for the first time: one point.
    Touched {
        /// The hex.
        cell: Cell,
        /// Whose it is for now.
        player: Player,
    },
    /// A hex was touched by the second player: the first one's point is gone.
    Greened {
        /// The hex.
        cell: Cell,
        /// Whose it was.
        lost_by: Player,
    },
    /// Vacant legs that no new Xoid can cover any more.
    Died {
        /// The legs.
        legs: LegSet,
    },
    /// A hex was cut off from the other player: a second point.
    Cashed {
        /// The hex.
        cell: Cell,
        /// Whose it is for good.
        player: Player,
    },
    /// No new Xoid fits, so a point is given instead.
    LastPoint {
        /// Who gets it: the player who did not place last.
        to: Player,
    },
    /// A player left the game.
    Retired {
        /// The player who left.
        player: Player,
        /// Whether they resigned or ran out of time.
        why: Retirement,
    },
    /// The game is over.
    Over,
}
