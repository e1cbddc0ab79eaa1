//! Why a move of Xong is not legal.

use super::xoid::Xoid;
use crate::texts;

/// The rule that forbids a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("{}", texts::xong_refused_over())]
    Over,
    /// There is nothing to place.
    #[error("{}", texts::xong_refused_nothing_in_hand())]
    NothingInHand,
    /// A Xoid is waiting to be placed.
    #[error("{}", texts::xong_refused_in_hand(&.0.title()))]
    InHand(Xoid),
    /// The legs belong to another board.
    #[error("{}", texts::xong_refused_off_board())]
    OffBoard,
    /// A leg has been taken before.
    #[error("{}", texts::xong_refused_taken(.0))]
    Taken(String),
    /// The legs have another shape than the Xoid in hand.
    #[error("{}", texts::xong_refused_other_shape(&.0.title()))]
    OtherShape(Xoid),
    /// The shape has been played.
    #[error("{}", texts::xong_refused_not_new(&.0.title()))]
    NotNew(Xoid),
    /// The shape fits nowhere.
    #[error("{}", texts::xong_refused_fits_nowhere(&.0.title()))]
    FitsNowhere(Xoid),
}
