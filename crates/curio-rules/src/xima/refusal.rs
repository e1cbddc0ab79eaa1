//! Why a move of XIMA is not legal.

use super::{moves::Throw, square::Square};
use crate::{Colour, texts};

/// The rule that forbids a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("{}", texts::refusal_over())]
    Over,
    /// The dice have to fall first.
    #[error("{}", texts::xima_dice_first())]
    DiceFirst,
    /// No dice are due.
    #[error("{}", texts::xima_no_dice())]
    NoDice,
    /// Dice do not show this.
    #[error("{}", texts::xima_no_such_throw())]
    NoSuchThrow,
    /// There is no block.
    #[error("{}", texts::xima_empty(&.0.to_string()))]
    Empty(Square),
    /// The free block of the tower is another player's.
    #[error("{}", texts::xima_not_yours(&at.to_string(), owner.key(), owner.name()))]
    NotYours {
        /// The square.
        at: Square,
        /// The colour of its top block.
        owner: Colour,
    },
    /// The reserve holds no common block.
    #[error("{}", texts::xima_no_reserve())]
    NoReserve,
    /// The special is on the board.
    #[error("{}", texts::xima_special_on_board())]
    SpecialOnBoard,
    /// The special is captured.
    #[error("{}", texts::xima_special_captured())]
    SpecialCaptured,
    /// The target does not lie on a line with the origin.
    #[error("{}", texts::xima_not_in_line(&from.to_string(), &to.to_string()))]
    NotInLine {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A step of the path is too high.
    #[error("{}", texts::xima_too_high(&at.to_string(), *surface, *from))]
    TooHigh {
        /// The square that is too high.
        at: Square,
        /// The height of its surface in blocks.
        surface: u8,
        /// The height of the surface before it.
        from: u8,
    },
    /// The tower cannot hold another block.
    #[error("{}", texts::xima_full(&.0.to_string()))]
    Full(Square),
    /// Incorporated blocks need a free square.
    #[error("{}", texts::xima_taken(&.0.to_string()))]
    Taken(Square),
    /// A path from outside begins on a free square.
    #[error("{}", texts::xima_edge_taken(&.0.to_string()))]
    EdgeTaken(Square),
    /// The summit is not for common blocks.
    #[error("{}", texts::xima_summit_for_special())]
    SummitForSpecial,
    /// The summit is not entered from outside under these options.
    #[error("{}", texts::xima_summit_from_reserve())]
    SummitFromReserve,
    /// The path is not as long as the dice say.
    #[error("{}", distance(*thrown, *to))]
    Distance {
        /// What was thrown.
        thrown: Throw,
        /// The target.
        to: Square,
    },
    /// A die was named where there is no choice of dice.
    #[error("{}", texts::xima_no_choice_of_dice(&.0.to_string()))]
    NoChoiceOfDice(Square),
    /// The block was moved by the other die.
    #[error("{}", texts::xima_moved_already(&.0.to_string()))]
    MovedAlready(Square),
    /// The position has occurred twice.
    #[error("{}", texts::xima_repeated())]
    Repetition,
    /// Something else can be played.
    #[error("{}", texts::xima_no_pass())]
    NoPass,
    /// There is no second die to leave.
    #[error("{}", texts::xima_no_stop())]
    NoStop,
    /// More blocks are not up for agreement.
    #[error("{}", texts::xima_no_offers())]
    NoOffers,
    /// The player has agreed already.
    #[error("{}", texts::xima_agreed_already())]
    AgreedAlready,
    /// Nobody has offered anything.
    #[error("{}", texts::xima_nothing_offered())]
    NothingOffered,
    /// Nobody may own more.
    #[error("{}", texts::xima_enough_blocks())]
    EnoughBlocks,
}

fn distance(thrown: Throw, to: Square) -> String {
    let to = to.to_string();
    match thrown {
        Throw { first, second: 0 } => texts::xima_distance(first, &to),
        Throw { first, second } => texts::xima_distance_either(first, second, &to),
    }
}
