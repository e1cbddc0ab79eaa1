//! Opponents: who chooses moves at the table.

use core::{fmt, str::FromStr, time::Duration};

use super::{
    Baseline, BaselineError, Budget, Level, LevelError, Style, StyleError, duration::read_time,
};
use crate::texts;
use curio_rules::{excerpt, is_instruction};

/// How the computer plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Plays any legal move.
    Random,
    /// Plays at a level.
    Level(Level),
    /// Plays at a level in a style, in games that have [`styles`](super::styles()).
    Styled(Level, Style),
    /// Plays as well as it can in a time per move.
    Time(Duration),
    /// Plays by a decision model: one of the game, such as `bold` (see
    /// [`models`](super::models)), or a [`Baseline`], which every game has and
    /// whose text stands for itself: `uct:100ms`.
    Model(String),
}

/// A text that names no opponent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpponentError {
    /// The kind is unknown.
    #[error("{}", texts::opponents_unknown(&excerpt(.0)))]
    Unknown(String),
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// There is no such style.
    #[error(transparent)]
    Style(#[from] StyleError),
    /// The time cannot be read.
    #[error("{}", texts::opponents_no_time(&excerpt(.0)))]
    Time(String),
    /// The model has no name, or one that cannot be written.
    #[error("{}", texts::opponents_no_model_name(&excerpt(.0)))]
    Model(String),
    /// There is no such baseline.
    #[error(transparent)]
    Baseline(#[from] BaselineError),
}

impl Opponent {
    /// The baseline that plays, if it is one.
    pub fn baseline(&self) -> Option<Baseline> {
        match self {
            Self::Model(model) => model.parse().ok(),
            _ => None,
        }
    }

    /// At a level, in a style.
    pub const fn at(level: Level, style: Style) -> Self {
        match style {
            Style::Balanced => Self::Level(level),
            style => Self::Styled(level, style),
        }
    }

    /// The level, if it plays at one, and the style.
    pub const fn level(&self) -> Option<(Level, Style)> {
        match self {
            Self::Level(level) => Some((*level, Style::Balanced)),
            Self::Styled(level, style) => Some((*level, *style)),
            _ => None,
        }
    }

    /// Whether it chooses the same whatever the speed of the machine.
    pub fn is_repeatable(&self) -> bool {
        match self {
            Self::Random | Self::Level(_) | Self::Styled(..) => true,
            Self::Time(_) => false,
            Self::Model(_) => self
                .baseline()
                .is_none_or(|baseline| matches!(baseline.budget(), Budget::Work(_))),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Styled(level, style) => write!(f, "level:{level}:{style}"),
            Self::Time(time) => write!(f, "time:{}ms", time.as_millis()),
            Self::Model(model) if self.baseline().is_some() => f.write_str(model),
            Self::Model(model) => write!(f, "model:{model}"),
        }
    }
}

impl FromStr for Opponent {
    type Err = OpponentError;

    fn from_str(text: &str) -> Result<Self, OpponentError> {
        let text = text.trim();
        if text == "random" {
            Ok(Self::Random)
        } else if let Some(level) = text.strip_prefix("level:") {
            Ok(match level.split_once(':') {
                Some((level, style)) => Self::at(level.parse()?, style.parse()?),
                None => Self::Level(level.parse()?),
            })
        } else if let Some(time) = text.strip_prefix("time:") {
            read_time(time)
                .map(Self::Time)
                .ok_or_else(|| OpponentError::Time(time.to_owned()))
        } else if let Some(model) = text.strip_prefix("model:") {
            let odd = |c: char| c.is_whitespace() || c == ',' || is_instruction(c);
            if model.is_empty() || model.contains(odd) {
                Err(OpponentError::Model(model.to_owned()))
            } else {
                Ok(Self::Model(model.to_owned()))
            }
        } else if text.starts_with("uct:") || text.starts_with("plain:") {
            Ok(Self::Model(text.parse::<Baseline>()?.to_string()))
        } else {
            Err(OpponentError::Unknown(text.to_owned()))
        }
    }
}
