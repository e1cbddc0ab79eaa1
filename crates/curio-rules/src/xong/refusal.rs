//! Why a move of Xong is not legal.

/// The rule that forbids a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// There is nothing to place.
    #[error("a Xoid must be given now: the last one has been placed")]
    NothingInHand,
    /// A Xoid is waiting to be placed.
    #[error("{hand} must be placed before another Xoid is given")]
    InHand {
        /// The Xoid in hand.
        hand: String,
    },
    /// The legs belong to another board.
    #[error("a leg lies outside the board: each leg must be a side of one of its hexes")]
    OffBoard,
    /// A leg has been taken before.
    #[error("the leg {at} is taken: a Xoid must lie on vacant legs")]
    Taken {
        /// The leg.
        at: String,
    },
    /// The legs have another shape than the Xoid in hand.
    #[error("these legs do not form {hand}, which is to be placed")]
    OtherShape {
        /// The Xoid in hand.
        hand: String,
    },
    /// The shape has been played.
    #[error("{xoid} is already on the board: a Xoid that is given must be new")]
    NotNew {
        /// The Xoid.
        xoid: String,
    },
    /// The shape fits nowhere.
    #[error("{xoid} fits nowhere on the vacant legs")]
    FitsNowhere {
        /// The Xoid.
        xoid: String,
    },
}
