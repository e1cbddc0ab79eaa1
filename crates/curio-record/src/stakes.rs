//! Whether a match may change the ratings of its players.

use core::{fmt, str::FromStr};

use curio_rules::excerpt;

use super::texts;

/// The stakes of a match. [`super::check_rated`] decides which matches with
/// [`Stakes::Rated`] are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Stakes {
    /// The result may change the players' ratings.
    #[default]
    Rated,
    /// The players have agreed before the match that it is not rated.
    Friendly,
    /// The computer moved for a person; or it began as a rated match, but moves were undone,
    /// there was a hint, or a seat changed hands.
    Assisted,
}

/// A text that does not name stakes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::record_no_stakes(&excerpt(text)))]
pub struct StakesTextError {
    /// The text.
    pub text: String,
}

impl Stakes {
    /// All stakes.
    pub const ALL: [Self; 3] = [Self::Rated, Self::Friendly, Self::Assisted];

    /// The word in records.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Rated => "rated",
            Self::Friendly => "friendly",
            Self::Assisted => "assisted",
        }
    }

    /// The stakes of a rematch: help in one match does not affect the next.
    #[must_use]
    pub const fn for_rematch(self) -> Self {
        match self {
            Self::Rated | Self::Assisted => Self::Rated,
            Self::Friendly => Self::Friendly,
        }
    }
}

impl fmt::Display for Stakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Stakes {
    type Err = StakesTextError;

    fn from_str(text: &str) -> Result<Self, StakesTextError> {
        Self::ALL
            .into_iter()
            .find(|stakes| stakes.text() == text)
            .ok_or_else(|| StakesTextError {
                text: text.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stakes_are_read_as_written() {
        for stakes in Stakes::ALL {
            assert_eq!(stakes.to_string().parse(), Ok(stakes));
        }
        assert!("high".parse::<Stakes>().is_err());
    }

    #[test]
    fn help_in_one_match_does_not_affect_the_next() {
        assert_eq!(Stakes::Assisted.for_rematch(), Stakes::Rated);
        assert_eq!(Stakes::Friendly.for_rematch(), Stakes::Friendly);
    }
}
