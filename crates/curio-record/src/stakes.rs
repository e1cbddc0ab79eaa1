//! Whether a match may change the ratings of its players.

use core::{fmt, str::FromStr};

/// What is at stake in a match. Which matches of those that may change the
/// ratings do, is said in [`super::rating`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Stakes {
    /// The result may change the players' ratings.
    #[default]
    Rated,
    /// The players have agreed before the match that it does not.
    Friendly,
    /// Meant to be rated, but then moves were taken back, the computer helped
    /// a person, or somebody else took a seat.
    Assisted,
}

/// A text that names no stakes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` are no stakes: use rated, friendly or assisted")]
pub struct StakesTextError {
    /// The text.
    pub text: String,
}

impl Stakes {
    /// All stakes.
    pub const ALL: [Self; 3] = [Self::Rated, Self::Friendly, Self::Assisted];

    /// The word in records.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Rated => "rated",
            Self::Friendly => "friendly",
            Self::Assisted => "assisted",
        }
    }

    /// The stakes of another match on the same terms: what spoilt one match
    /// does not spoil the next.
    #[must_use]
    pub const fn anew(self) -> Self {
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
    fn what_spoilt_one_match_does_not_spoil_the_next() {
        assert_eq!(Stakes::Assisted.anew(), Stakes::Rated);
        assert_eq!(Stakes::Friendly.anew(), Stakes::Friendly);
    }
}
