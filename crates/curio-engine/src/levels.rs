//! The eight levels of play.

use core::{fmt, str::FromStr};

use super::{Limits, Sight};
use crate::texts;
use curio_rules::excerpt;

/// A strength of play from 1 to 8.
///
/// Levels are fixed by the number of positions looked at, not by time: they
/// play the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// A number that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::opponents_no_level(&excerpt(given)))]
pub struct LevelError {
    given: String,
}

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
struct LevelManner {
    name: fn() -> &'static str,
    /// Positions looked at for a move.
    nodes: u64,
    /// Plies looked ahead at most.
    depth: u32,
    /// What it sees of the moves there are.
    sight: Sight,
}

const MANNERS: [LevelManner; 8] = [
    manner(texts::opponents_level_1, 400, 1, Sight(165)),
    manner(texts::opponents_level_2, 500, 2, Sight(600)),
    manner(texts::opponents_level_3, 600, 4, Sight(700)),
    manner(texts::opponents_level_4, 1_200, 5, Sight::CLEAR),
    manner(texts::opponents_level_5, 3_000, 99, Sight::CLEAR),
    manner(texts::opponents_level_6, 12_000, 99, Sight::CLEAR),
    manner(texts::opponents_level_7, 80_000, 99, Sight::CLEAR),
    manner(texts::opponents_level_8, 1_500_000, 99, Sight::CLEAR),
];

const fn manner(name: fn() -> &'static str, nodes: u64, depth: u32, sight: Sight) -> LevelManner {
    LevelManner {
        name,
        nodes,
        depth,
        sight,
    }
}

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);
    /// The strongest.
    pub const HIGHEST: Self = Self(8);

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..9_u8).map(Self)
    }

    /// The number, from 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The name as players read it.
    pub fn name(self) -> &'static str {
        (self.manner().name)()
    }

    /// The next weaker one; nothing below the lowest.
    #[must_use]
    pub fn below(self) -> Option<Self> {
        Self::try_from(self.0.checked_sub(1)?).ok()
    }

    /// The next stronger one; nothing above the highest.
    #[must_use]
    pub fn above(self) -> Option<Self> {
        Self::try_from(self.0.checked_add(1)?).ok()
    }

    fn manner(self) -> LevelManner {
        let last = MANNERS.len() - 1;
        MANNERS[usize::from(self.0.saturating_sub(1)).min(last)]
    }

    pub(super) fn sight(self) -> Sight {
        self.manner().sight
    }

    pub(super) fn limits(self) -> Limits {
        let manner = self.manner();
        Limits {
            depth: Some(manner.depth),
            nodes: Some(manner.nodes),
            ..Limits::default()
        }
    }
}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Self, LevelError> {
        if (1..=8).contains(&number) {
            Ok(Self(number))
        } else {
            Err(LevelError {
                given: number.to_string(),
            })
        }
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        text.trim()
            .parse::<u8>()
            .ok()
            .and_then(|number| Self::try_from(number).ok())
            .ok_or_else(|| LevelError {
                given: text.to_owned(),
            })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
