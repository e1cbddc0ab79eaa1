//! One move of a match with its time and annotations.

use core::{fmt, str::FromStr, time::Duration};

use curio_rules::Player;

/// One move of a match. Plies are numbered from 0; players see `ply + 1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The canonical text of the move.
    pub mv: String,
    /// The player who made it; `None` for a chance event.
    pub by: Option<Player>,
    /// The time that the turn took, to the millisecond, if it was timed.
    pub used: Option<Duration>,
    /// The annotator's mark.
    pub mark: Option<Mark>,
    /// The annotator's comment.
    pub comment: String,
    /// The hash of the position after the move.
    pub hash: u64,
}

/// An annotation mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `!!`
    Brilliant,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Mark {
    /// All marks, best first.
    pub const ALL: [Self; 6] = [
        Self::Brilliant,
        Self::Good,
        Self::Interesting,
        Self::Dubious,
        Self::Mistake,
        Self::Blunder,
    ];

    /// The mark as written after a move.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Brilliant => "!!",
            Self::Good => "!",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Mark {
    /// The text that is not a mark.
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|mark| mark.text() == text)
            .ok_or_else(|| text.to_owned())
    }
}
