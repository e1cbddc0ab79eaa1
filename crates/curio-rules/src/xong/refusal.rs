//! Why a move of Xong is not legal.

use core::fmt;

use super::xoid::Xoid;
use crate::texts;

/// The rule that forbids a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing can be played any more.
    Over,
    /// There is nothing to place.
    NothingInHand,
    /// A Xoid is waiting to be placed.
    InHand {
        /// The Xoid in hand.
        hand: Xoid,
    },
    /// The legs belong to another board.
    OffBoard,
    /// A leg has been taken before.
    Taken {
        /// The leg.
        at: String,
    },
    /// The legs have another shape than the Xoid in hand.
    OtherShape {
        /// The Xoid in hand.
        hand: Xoid,
    },
    /// The shape has been played.
    NotNew {
        /// The Xoid.
        xoid: Xoid,
    },
    /// The shape fits nowhere.
    FitsNowhere {
        /// The Xoid.
        xoid: Xoid,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str(texts::xong_refused_over()),
            Self::NothingInHand => f.write_str(texts::xong_refused_nothing_in_hand()),
            Self::InHand { hand } => f.write_str(&texts::xong_refused_in_hand(&hand.title())),
            Self::OffBoard => f.write_str(texts::xong_refused_off_board()),
            Self::Taken { at } => f.write_str(&texts::xong_refused_taken(at)),
            Self::OtherShape { hand } => {
                f.write_str(&texts::xong_refused_other_shape(&hand.title()))
            }
            Self::NotNew { xoid } => f.write_str(&texts::xong_refused_not_new(&xoid.title())),
            Self::FitsNowhere { xoid } => {
                f.write_str(&texts::xong_refused_fits_nowhere(&xoid.title()))
            }
        }
    }
}

impl std::error::Error for Refusal {}
