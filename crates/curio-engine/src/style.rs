//! Styles of play: what a level cares for more than it is worth.
//!
//! A style changes how positions are judged, not how far a level looks or what it
//! overlooks. What the two styles mean in a game is said in its entry in the list of
//! [`Opponents`](super::Opponents).

use core::{fmt, str::FromStr};

use crate::texts;
use curio_rules::excerpt;

/// How a level likes to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Style {
    /// Judges every position for what it is worth.
    #[default]
    Balanced,
    /// Seeks chances of its own, and thinks less of what the others may do.
    Bold,
    /// Guards what it has, and thinks first of what the others may do.
    Careful,
}

/// What the two [styles](Style) mean in a game, each in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Styles {
    /// The bold one.
    pub bold: &'static str,
    /// The careful one.
    pub careful: &'static str,
}

/// A text that names no style.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::opponents_no_style(&excerpt(.0)))]
pub struct StyleError(String);

/// By how much a style counts one's own standing more, and the others' less, in
/// hundredths.
const LEANING: i32 = 25;

impl Style {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Balanced, Self::Bold, Self::Careful];

    /// The name as players read it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Balanced => texts::opponents_balanced(),
            Self::Bold => texts::opponents_bold(),
            Self::Careful => texts::opponents_careful(),
        }
    }

    /// How large the lead seems, from two standings: one's own and the others'.
    pub(super) const fn lead(self, own: i32, others: i32) -> i32 {
        let leaning = match self {
            Self::Balanced => return own - others,
            Self::Bold => LEANING,
            Self::Careful => -LEANING,
        };
        ((100 + leaning) * own - (100 - leaning) * others) / 100
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Balanced => "balanced",
            Self::Bold => "bold",
            Self::Careful => "careful",
        })
    }
}

impl FromStr for Style {
    type Err = StyleError;

    fn from_str(text: &str) -> Result<Self, StyleError> {
        let found = Self::ALL
            .into_iter()
            .find(|style| style.to_string() == text);
        found.ok_or_else(|| StyleError(text.to_owned()))
    }
}
