//! Why a move of Xafka is not legal.

use super::moves::Goal;
use crate::{Colour, Player, texts};

/// The rule that forbids a move. Hexagons are named as on the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("{}", texts::refusal_over())]
    Over,
    /// The hexagon has been taken out.
    #[error("{}", texts::xafka_gone(.0))]
    Gone(String),
    /// The piece does not see the hexagon.
    #[error("{}", texts::xafka_out_of_reach(at, from))]
    OutOfReach {
        /// The hexagon.
        at: String,
        /// Where the piece stands.
        from: String,
    },
    /// An opponent's piece sees the hexagon.
    #[error("{}", texts::xafka_covered(at, colour.key(), colour.name()))]
    Covered {
        /// The hexagon.
        at: String,
        /// The seat whose piece sees it.
        by: Player,
        /// The colour of that piece.
        colour: Colour,
    },
    /// The light cannot be set yet.
    #[error("{}", texts::xafka_light_locked(*threshold, *gone))]
    LightLocked {
        /// How many must be gone.
        threshold: u8,
        /// How many are.
        gone: u8,
    },
    /// The light has been set before.
    #[error("{}", texts::xafka_light_set(.0.text()))]
    LightSet(Goal),
    /// The hexagon does not belong to this board.
    #[error("{}", texts::xafka_off_board())]
    OffBoard,
}
