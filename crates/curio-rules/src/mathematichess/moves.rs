//! What a player can do in Mathematichess, and what it changes on the table.

use super::{
    ending::{Achievement, End},
    pieces::{Kind, Piece},
    squares::Square,
};
use crate::{Player, Retirement};

/// What a player does when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Put a piece from the hand on an empty square (first stage).
    Place {
        /// The kind.
        kind: Kind,
        /// The empty square.
        at: Square,
    },
    /// Step or leap to an empty square.
    Step {
        /// From where.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// Push the line up to an empty square.
    Push {
        /// The pusher.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// Swap places with a piece that touches an empty square.
    Swap {
        /// The king or queen.
        from: Square,
        /// The other piece.
        with: Square,
    },
    /// Take one of one's own pieces off the board for good.
    Terminate {
        /// The piece.
        at: Square,
    },
    /// Do nothing, where nothing can be done.
    Pass,
    /// Offer to end the game and to count.
    Offer,
    /// Accept the offer.
    Accept,
    /// Decline the offer.
    Decline,
    /// Leave the game.
    Retire(Retirement),
}

/// A piece that goes from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shift {
    /// The piece.
    pub piece: Piece,
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
}

/// One thing that a move changed on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A piece came onto the board.
    Placed {
        /// The piece.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// A piece stepped to a square beside its own.
    Stepped(Shift),
    /// A piece leapt, over others or not.
    Leapt(Shift),
    /// Pieces of a line slid, all at the same time; the one that fills the
    /// empty square first, the pusher last.
    Pushed(Vec<Shift>),
    /// Two pieces swapped; the king or queen that did it first.
    Swapped([Shift; 2]),
    /// A Terminator left the board.
    Terminated {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// All pieces are placed: the second stage begins.
    Battle,
    /// The points on the board changed.
    Scored {
        /// The players' points before, in seat order.
        from: [i64; 2],
        /// And after.
        to: [i64; 2],
    },
    /// A player passed.
    Passed {
        /// The player who passed.
        player: Player,
    },
    /// A player offered to end the game.
    Offered {
        /// The player who made the offer.
        player: Player,
    },
    /// A player accepted the offer.
    Accepted {
        /// The player who accepted it.
        player: Player,
    },
    /// A player declined the offer; it is the other's turn again.
    Declined {
        /// The player who declined it.
        player: Player,
    },
    /// A player earned the bonus.
    Bonus {
        /// The player who earned it.
        player: Player,
        /// What it was earned for.
        achievement: Achievement,
        /// How many points.
        points: u32,
    },
    /// The game is over.
    Over(End),
}
