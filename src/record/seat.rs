//! Who sits where: names, and what decides for each seat.

use core::{fmt, str::FromStr, time::Duration};

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The name as players read it.
    pub name: String,
    /// What decides the moves.
    pub kind: SeatKind,
}

impl Seat {
    /// A seat named after what sits there: `Level 3`, `Random`, `Guest`.
    #[must_use]
    pub fn of(kind: SeatKind) -> Self {
        Self {
            name: kind.default_name(),
            kind,
        }
    }

    /// A person.
    #[must_use]
    pub fn human(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            kind: SeatKind::Human,
        }
    }
}

/// What decides the moves of a seat.
///
/// The text of a kind, in records and on the command line, is `human`,
/// `random`, `level:1` to `level:8`, `time:500ms` or `ugi:COMMAND`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// A person.
    Human,
    /// An opponent of this program.
    Opponent(Opponent),
    /// Another program that speaks UGI: the command that starts it.
    External(String),
}

/// An opponent of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Any legal move, each as likely.
    Random,
    /// One of the eight levels.
    Level(u8),
    /// The best move found within this time.
    Time(Duration),
}

/// The greatest level.
const TOP_LEVEL: u8 = 8;

/// A text that names no kind of player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no player: use human, random, level:1 to level:8, time:500ms or ugi:COMMAND")]
pub struct SeatTextError {
    /// The text.
    pub text: String,
}

impl SeatKind {
    /// The name that a seat of this kind has when nobody gives it one.
    #[must_use]
    pub fn default_name(&self) -> String {
        match self {
            Self::Human => "Guest".to_owned(),
            Self::Opponent(Opponent::Random) => "Random".to_owned(),
            Self::Opponent(Opponent::Level(level)) => format!("Level {level}"),
            Self::Opponent(Opponent::Time(time)) => format!("{} ms", time.as_millis()),
            Self::External(command) => command.clone(),
        }
    }

    /// Whether a person decides.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Opponent(Opponent::Random) => f.write_str("random"),
            Self::Opponent(Opponent::Level(level)) => write!(f, "level:{level}"),
            Self::Opponent(Opponent::Time(time)) => write!(f, "time:{}ms", time.as_millis()),
            Self::External(command) => write!(f, "ugi:{command}"),
        }
    }
}

impl FromStr for SeatKind {
    type Err = SeatTextError;

    fn from_str(text: &str) -> Result<Self, SeatTextError> {
        let refuse = || SeatTextError {
            text: text.to_owned(),
        };
        match text.trim().split_once(':') {
            None => match text.trim() {
                "human" => Ok(Self::Human),
                "random" => Ok(Self::Opponent(Opponent::Random)),
                _ => Err(refuse()),
            },
            Some(("level", level)) => level
                .parse()
                .ok()
                .filter(|level| (1..=TOP_LEVEL).contains(level))
                .map(|level| Self::Opponent(Opponent::Level(level)))
                .ok_or_else(refuse),
            Some(("time", time)) => super::clock::read_duration(time)
                .filter(|time| !time.is_zero())
                .map(|time| Self::Opponent(Opponent::Time(time)))
                .ok_or_else(refuse),
            Some(("ugi", command)) if !command.trim().is_empty() => {
                Ok(Self::External(command.trim().to_owned()))
            }
            Some(_) => Err(refuse()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn kinds_are_read_as_written() {
        for text in [
            "human",
            "random",
            "level:1",
            "level:8",
            "time:500ms",
            "ugi:./engine --threads 2",
        ] {
            assert_eq!(text.parse::<SeatKind>().unwrap().to_string(), text);
        }
        assert_eq!(
            "time:2s".parse::<SeatKind>().unwrap().to_string(),
            "time:2000ms"
        );
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "", "level", "level:0", "level:9", "time:0ms", "time:x", "ugi:", "bot:1",
        ] {
            assert!(text.parse::<SeatKind>().is_err(), "{text}");
        }
    }
}
