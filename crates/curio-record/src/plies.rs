//! One move of a match with what is kept beside it.

use core::{fmt, str::FromStr, time::Duration};

use curio_rules::Player;

/// One move of a match. `ply` counts moves from 0; players are told `ply + 1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The canonical text of the move.
    pub mv: String,
    /// Who made it; nobody when chance did.
    pub by: Option<Player>,
    /// How long the turn took, to the millisecond, when it was timed.
    pub used: Option<Duration>,
    /// What an annotator thinks of it.
    pub mark: Option<Mark>,
    /// What an annotator says about it.
    pub comment: String,
    /// The hash of the position after the move.
    pub hash: u64,
}

/// What an annotator thinks of a move.
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

    /// The mark as written behind a move.
    #[must_use]
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
    /// The text that is no mark.
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|mark| mark.text() == text)
            .ok_or_else(|| text.to_owned())
    }
}
