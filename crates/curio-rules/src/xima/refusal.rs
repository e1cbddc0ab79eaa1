//! Why a move of XIMA is not legal.

use super::square::Square;

/// The rule that forbids a move. Colours are in lower case.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// The dice have to fall first.
    #[error("the dice must be thrown first")]
    DiceFirst,
    /// No dice are due.
    #[error("no dice are to be thrown now")]
    NoDice,
    /// Dice do not show this.
    #[error("the dice cannot fall like that")]
    NoSuchThrow,
    /// There is no block.
    #[error("there is no block on {at}")]
    Empty {
        /// The square.
        at: Square,
    },
    /// The free block of the tower is another player's.
    #[error("the free block on {at} is {owner}: only your own top blocks move")]
    NotYours {
        /// The square.
        at: Square,
        /// The colour of its top block.
        owner: &'static str,
    },
    /// The reserve holds no common block.
    #[error("no common block is left in the reserve")]
    NoReserve,
    /// The special is on the board.
    #[error("the special is on the board already")]
    SpecialOnBoard,
    /// The special is captured.
    #[error("the special is captured: a common block on the summit G7 would bring it back")]
    SpecialCaptured,
    /// The target is no square of a line with the origin.
    #[error("{to} is on no straight line with {from}: blocks run in one of eight directions")]
    NotInLine {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A step of the path is too high.
    #[error(
        "{at} is {surface} high and the block comes from {from}: a step climbs one block at most"
    )]
    TooHigh {
        /// The square that is too high.
        at: Square,
        /// The height of its surface in blocks.
        surface: u8,
        /// The height of the surface before it.
        from: u8,
    },
    /// The tower cannot hold another block.
    #[error("the tower on {at} is as high as towers get")]
    Full {
        /// The square.
        at: Square,
    },
    /// Incorporated blocks need a free square.
    #[error("{at} is taken: a block from the reserve comes to rest on a free square only")]
    Taken {
        /// The square.
        at: Square,
    },
    /// A path from outside begins on a free square.
    #[error("the path into the board begins on {at}, and that square must be free")]
    EdgeTaken {
        /// The square on the edge.
        at: Square,
    },
    /// The summit is not for common blocks.
    #[error(
        "only the special comes to rest on the summit; a common block may run over it, or end \
         there to bring back a captured special"
    )]
    SummitForSpecial,
    /// The summit is not entered from outside under these options.
    #[error("blocks from the reserve do not go straight to the summit in this match")]
    SummitFromReserve,
    /// The path is not as long as the dice say.
    #[error("the dice say {thrown} steps, and {to} is not that far along an open path")]
    Distance {
        /// What was thrown.
        thrown: String,
        /// The target.
        to: Square,
    },
    /// The block was moved by the other die.
    #[error("the block on {at} has moved in this turn: the second die moves another block")]
    MovedAlready {
        /// Where the block stands now.
        at: Square,
    },
    /// The position has occurred twice.
    #[error("the same position would be there for the third time")]
    Repetition,
    /// Something else can be played.
    #[error("passing is only for who cannot move with the dice as they fell")]
    NoPass,
    /// There is no second die to leave.
    #[error("there is no second die to leave unused")]
    NoStop,
    /// More blocks are not up for agreement.
    #[error("more blocks cannot be agreed on in this match")]
    NoOffers,
    /// The player has agreed already.
    #[error("you have offered or accepted already; now it is for the others")]
    AgreedAlready,
    /// Nobody has offered anything.
    #[error("nobody has offered more blocks")]
    NothingOffered,
    /// Nobody may own more.
    #[error("everybody owns as many blocks as a player can")]
    EnoughBlocks,
}
