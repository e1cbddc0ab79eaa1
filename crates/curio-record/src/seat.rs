//! Seats: the players' names, and what chooses their moves.

use core::{fmt, str::FromStr};

use curio_engine::{Opponent, OpponentError};
use curio_rules::excerpt;

use super::{PersonId, bounds::LONGEST_KIND, distinct, name, texts};

/// How records call a person at the window who has chosen no name; whoever reads that there is
/// told it in their language.
pub const UNNAMED: &str = "You";

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The name as players read it.
    pub name: String,
    /// What chooses the moves.
    pub kind: SeatKind,
    /// Who it is, of a person known by more than a name.
    pub person: Option<PersonId>,
}

impl Seat {
    /// A seat named after its kind: `Level 3`, `Random`, `Guest`.
    pub fn new(kind: SeatKind) -> Self {
        Self {
            name: kind.default_name(),
            kind,
            person: None,
        }
    }

    /// A person.
    pub fn human(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            kind: SeatKind::Human,
            person: None,
        }
    }

    /// A person who is known.
    pub fn person(name: impl Into<String>, id: PersonId) -> Self {
        Self {
            person: Some(id),
            ..Self::human(name)
        }
    }

    /// The name that others are told: somebody without one is "you" only to themselves.
    pub fn name_for_others(&self) -> String {
        match self.kind.is_human() && self.name == UNNAMED {
            true => self.kind.default_name(),
            false => self.name.clone(),
        }
    }

    /// Gives the seat a [name](name()), and one that people on the others do not have.
    pub(super) fn clean<'a>(&mut self, others: impl IntoIterator<Item = &'a Self>) {
        let usual = self.kind.default_name();
        self.name = name(&self.name).or_else(|| name(&usual)).unwrap_or(usual);
        if self.kind.is_human() {
            let people = others.into_iter().filter(|seat| seat.kind.is_human());
            self.name = distinct(&self.name, people.map(|seat| seat.name.as_str()));
        } else {
            self.person = None;
        }
    }
}

/// What chooses the moves of a seat.
///
/// The text of a kind, in records and on the command line, is `human`,
/// `random`, `level:1` to `level:8`, `level:4:bold` (in a style), `time:500ms`, `model:NAME` (a decision model
/// of the game), `uct:100ms` or `plain:100ms` (a baseline) or `ugi:COMMAND`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// A person.
    Human,
    /// An opponent of this program.
    Opponent(Opponent),
    /// Another program that speaks UGI: the command that starts it.
    External(String),
}

/// A text that is not a kind of player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatTextError {
    /// The kind is unknown.
    #[error("{}", texts::record_no_player(&excerpt(.0)))]
    Unknown(String),
    /// The opponent is invalid.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
    /// The command is missing.
    #[error("{}", texts::record_no_command(&excerpt(.0)))]
    NoCommand(String),
    /// The text is too long.
    #[error("{}", texts::record_player_too_long(&excerpt(.0), LONGEST_KIND))]
    TooLong(String),
}

impl SeatKind {
    /// The name of a seat of this kind if it is not given one.
    pub fn default_name(&self) -> String {
        match self {
            Self::Human => "Guest".to_owned(),
            Self::Opponent(Opponent::Random) => "Random".to_owned(),
            Self::Opponent(Opponent::Level(level)) => format!("Level {level}"),
            Self::Opponent(Opponent::Styled(level, style)) => format!("Level {level} ({style})"),
            Self::Opponent(Opponent::Time(time)) => format!("Unlimited, {} s", time.as_secs_f64()),
            Self::Opponent(opponent @ Opponent::Model(model)) => {
                if let Some(baseline) = opponent.baseline() {
                    return baseline.name().to_owned();
                }
                // With its settings the name would be too long.
                let mut letters = model.split(':').next().unwrap_or_default().chars();
                letters.next().map_or_else(String::new, |first| {
                    first.to_uppercase().chain(letters).collect()
                })
            }
            Self::External(command) => command.clone(),
        }
    }

    /// Whether a person chooses the moves.
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Opponent(opponent) => opponent.fmt(f),
            Self::External(command) => write!(f, "ugi:{command}"),
        }
    }
}

impl FromStr for SeatKind {
    type Err = SeatTextError;

    fn from_str(text: &str) -> Result<Self, SeatTextError> {
        let text = text.trim();
        if text.len() > LONGEST_KIND {
            return Err(SeatTextError::TooLong(excerpt(text).into_owned()));
        }
        if text == "human" {
            return Ok(Self::Human);
        }
        if let Some(command) = text.strip_prefix("ugi:") {
            let command = command.trim();
            return if command.is_empty() {
                Err(SeatTextError::NoCommand(text.to_owned()))
            } else {
                Ok(Self::External(command.to_owned()))
            };
        }
        match text.parse() {
            Ok(opponent) => Ok(Self::Opponent(opponent)),
            Err(OpponentError::Unknown(_)) => Err(SeatTextError::Unknown(text.to_owned())),
            Err(error) => Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_read_as_written() {
        for text in [
            "human",
            "random",
            "level:1",
            "level:8",
            "time:500ms",
            "model:historical:k=4",
            "uct:100ms",
            "plain:20000n",
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
            "",
            "level",
            "level:0",
            "level:9",
            "time:0ms",
            "time:x",
            "ugi:",
            "bot:1",
            "model:",
            "model:a b",
            "model:a\u{202e}b",
        ] {
            assert!(text.parse::<SeatKind>().is_err(), "{text}");
        }
        let long = format!("ugi:{}", "x".repeat(LONGEST_KIND));
        let error = long.parse::<SeatKind>().unwrap_err().to_string();
        assert!(error.len() < 400, "{error}");
    }
}
