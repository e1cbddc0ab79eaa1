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
    #[error("there are no dice to throw now")]
    NoDice,
    /// Dice do not show this.
    #[error("the dice cannot show that")]
    NoSuchThrow,
    /// There is no block.
    #[error("there is no block on {at}")]
    Empty {
        /// The square.
        at: Square,
    },
    /// The free block of the tower is another player's.
    #[error("the top block on {at} is {owner}: you can move only your own")]
    NotYours {
        /// The square.
        at: Square,
        /// The colour of its top block.
        owner: &'static str,
    },
    /// The reserve holds no common block.
    #[error("no common block is left in the tray")]
    NoReserve,
    /// The special is on the board.
    #[error("the special is already on the board")]
    SpecialOnBoard,
    /// The special is captured.
    #[error("the special is captured: a common block moved to the summit G7 would rescue it")]
    SpecialCaptured,
    /// The target does not lie on a line with the origin.
    #[error("{to} is not in a straight line from {from}: blocks move in one of eight directions")]
    NotInLine {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A step of the path is too high.
    #[error(
        "{at} is {surface} high and the block comes from height {from}: it climbs at most one block \
         at a time"
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
    #[error("the tower on {at} is as high as a tower can be")]
    Full {
        /// The square.
        at: Square,
    },
    /// Incorporated blocks need a free square.
    #[error("{at} is occupied: a block from the tray must come to rest on a free square")]
    Taken {
        /// The square.
        at: Square,
    },
    /// A path from outside begins on a free square.
    #[error("{at} is occupied: a block cannot come in there")]
    EdgeTaken {
        /// The square on the edge.
        at: Square,
    },
    /// The summit is not for common blocks.
    #[error(
        "only a special can stay on the summit; a common block may pass over it, or end there to \
         rescue a captured special"
    )]
    SummitForSpecial,
    /// The summit is not entered from outside under these options.
    #[error("blocks cannot go straight from the tray to the summit in this match")]
    SummitFromReserve,
    /// The path is not as long as the dice say.
    #[error("the dice say {thrown} squares, and {to} is not that far away along an open path")]
    Distance {
        /// What was thrown.
        thrown: String,
        /// The target.
        to: Square,
    },
    /// A die was named where there is no choice of dice.
    #[error("a die is chosen only where both dice lead to {to}, and then the higher one")]
    NoChoiceOfDice {
        /// The target.
        to: Square,
    },
    /// The block was moved by the other die.
    #[error("the block on {at} has already moved this turn: the second die must move another one")]
    MovedAlready {
        /// Where the block stands now.
        at: Square,
    },
    /// The position has occurred twice.
    #[error("the same position would occur for the third time")]
    Repetition,
    /// Something else can be played.
    #[error("you can pass only when the dice leave you no move")]
    NoPass,
    /// There is no second die to leave.
    #[error("there is no second die to leave unused")]
    NoStop,
    /// More blocks are not up for agreement.
    #[error("extra blocks cannot be agreed on in this match")]
    NoOffers,
    /// The player has agreed already.
    #[error("you have already offered or accepted: wait for the other players")]
    AgreedAlready,
    /// Nobody has offered anything.
    #[error("nobody has offered extra blocks")]
    NothingOffered,
    /// Nobody may own more.
    #[error("everyone already owns as many blocks as a player can")]
    EnoughBlocks,
}
