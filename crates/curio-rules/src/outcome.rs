//! How a game can end.

use curio_words::{Language, in_language};

use super::PlayerSet;

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who has won: one player, a team, or nobody when the game is drawn.
    pub winners: PlayerSet,
    /// One word for what decided, the same in every version: `isolated`,
    /// `short-circuit`, `resignation` ...
    pub reason: &'static str,
    /// What decided, as a sentence for the players.
    pub explanation: String,
}

/// What records say and other programs read: in English, whichever language is read.
pub fn in_english<T>(say: impl FnOnce() -> T) -> T {
    in_language(Language::English, say)
}

/// Why a player leaves a game that the board has not decided.
///
/// Both are moves of every game. They are legal as long as the game goes on,
/// and never listed among the legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Retirement {
    /// The player resigns; written `resign`.
    Resigned,
    /// The player's clock has run out; written `timeout`.
    OutOfTime,
}

impl Retirement {
    /// The text of the move.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Resigned => "resign",
            Self::OutOfTime => "timeout",
        }
    }

    /// One word for it, as outcomes give it.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Resigned => "resignation",
            Self::OutOfTime => "timeout",
        }
    }

    /// Reads that word.
    pub fn from_reason(word: &str) -> Option<Self> {
        [Self::Resigned, Self::OutOfTime]
            .into_iter()
            .find(|retirement| retirement.reason() == word)
    }

    /// Reads the text of the move.
    pub fn from_text(text: &str) -> Option<Self> {
        [Self::Resigned, Self::OutOfTime]
            .into_iter()
            .find(|retirement| retirement.text() == text)
    }
}
