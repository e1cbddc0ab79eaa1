//! What a player can do in Chimple, and what it changes on the table.

use super::squares::Square;
use crate::{Player, Retirement};

/// A meme as it is deployed on the board: squares as Black sees them, whoever
/// moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// Where the character stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Whether it captures there.
    pub captures: bool,
}

/// What a player does when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Deploy a meme.
    Deploy(Step),
    /// Leave the game.
    Retire(Retirement),
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum End {
    /// The player has no character left, and loses.
    NoCharacters(Player),
    /// The player is to move and has no eligible meme; the options say what
    /// that means.
    Stuck(Player),
    /// The state has occurred for the third time: a draw.
    Repetition,
    /// The limit of turns was reached: a draw.
    TurnLimit,
    /// The player resigned or ran out of time.
    Retired(Player, Retirement),
}

impl End {
    /// One word for it, as outcomes give it.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::NoCharacters(_) => "no-characters",
            Self::Stuck(_) => "stuck",
            Self::Repetition => "repetition",
            Self::TurnLimit => "turn-limit",
            Self::Retired(_, how) => how.reason(),
        }
    }
}

/// One thing that a move changed on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A character was captured.
    Captured {
        /// Whose it was.
        player: Player,
        /// Where it stood.
        at: Square,
    },
    /// A character moved.
    Moved {
        /// The side of the character.
        player: Player,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// The game is over.
    Over(End),
}
