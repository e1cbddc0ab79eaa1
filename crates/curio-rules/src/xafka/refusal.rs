//! Why a move of Xafka is not legal.

use crate::Player;

/// The rule that forbids a move. Hexagons are named as on the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// The hexagon has been taken out.
    #[error("{at} is gone: a move must end on a hexagon that is still there")]
    Gone {
        /// The hexagon.
        at: String,
    },
    /// The piece does not see the hexagon.
    #[error("{at} is not in an open straight line from {from}")]
    OutOfReach {
        /// The hexagon.
        at: String,
        /// Where the piece stands.
        from: String,
    },
    /// An opponent's piece sees the hexagon.
    #[error(
        "{at} is within reach of the {colour} piece: a move may pass over it, but not end \
             there"
    )]
    Covered {
        /// The hexagon.
        at: String,
        /// The seat whose piece sees it.
        by: Player,
        /// The colour of that piece, in lower case.
        colour: &'static str,
    },
    /// The light cannot be set yet.
    #[error(
        "the light is locked until {threshold} hexagons are gone, and only {gone} are gone so far"
    )]
    LightLocked {
        /// How many must be gone.
        threshold: u8,
        /// How many are.
        gone: u8,
    },
    /// The light has been set before.
    #[error("the light is already {colour} and can no longer be changed")]
    LightSet {
        /// The colour of the light.
        colour: &'static str,
    },
    /// The hexagon does not belong to this board.
    #[error("there is no such hexagon on this board")]
    OffBoard,
}
