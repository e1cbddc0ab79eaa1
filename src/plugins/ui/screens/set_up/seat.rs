//! Who sits on a seat of a match that is being set up.

use core::time::Duration;

use super::model;
use crate::{
    engine::{Level, Opponent, Style},
    record::{Seat, SeatKind},
    rules::Colour,
};

/// The player on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDraft {
    /// What decides the moves.
    pub kind: SeatChoice,
    /// The name of a person.
    pub name: String,
    /// Of a computer that plays at a level.
    pub level: u8,
    /// The style of that level, in games that have styles.
    pub style: Style,
    /// Of a computer that plays by time: tenths of a second for a move.
    pub tenths: i64,
    /// Of a decision model: its name and settings, `bold:t=0`.
    pub model: String,
}

/// What decides the moves of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// A person.
    Human,
    /// A computer of a level.
    Level,
    /// A computer with some time for each move.
    Time,
    /// Chance.
    Random,
    /// A decision model, in games that have such.
    Model,
}

impl SeatChoice {
    /// All choices with their names.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Human, "Human"),
        (Self::Level, "Computer, level"),
        (Self::Time, "Computer, time"),
        (Self::Random, "Random"),
    ];

    /// The choices in a game that has decision models, with their names.
    pub const WITH_MODELS: [(Self, &'static str); 4] = [
        (Self::Human, "Human"),
        (Self::Level, "Computer, level"),
        (Self::Time, "Computer, time"),
        (Self::Model, "Decision model"),
    ];
}

impl SeatDraft {
    /// A person.
    pub fn human(name: impl Into<String>) -> Self {
        Self {
            kind: SeatChoice::Human,
            name: name.into(),
            level: 3,
            style: Style::Balanced,
            tenths: 10,
            model: "random".to_owned(),
        }
    }

    /// A computer of a level.
    #[must_use]
    pub fn level(level: u8) -> Self {
        Self {
            kind: SeatChoice::Level,
            level,
            ..Self::human("")
        }
    }

    pub(super) fn kind(&self) -> SeatKind {
        match self.kind {
            SeatChoice::Human => SeatKind::Human,
            SeatChoice::Random => SeatKind::Opponent(Opponent::Random),
            SeatChoice::Level => {
                let level = Level::try_from(self.level).unwrap_or(Level::LOWEST);
                SeatKind::Opponent(Opponent::at(level, self.style))
            }
            SeatChoice::Time => {
                let tenths = u64::try_from(self.tenths.max(1)).unwrap_or(1);
                SeatKind::Opponent(Opponent::Time(Duration::from_millis(tenths * 100)))
            }
            SeatChoice::Model => SeatKind::Opponent(Opponent::Model(self.model.clone())),
        }
    }

    pub(super) fn seat(&self, colour: Colour) -> Seat {
        let kind = self.kind();
        match kind {
            SeatKind::Human if self.name.trim().is_empty() => Seat::human(colour.name()),
            SeatKind::Human => Seat::human(self.name.trim()),
            kind => Seat::of(kind),
        }
    }

    pub(super) fn of(name: &str, kind: &SeatKind) -> Self {
        let default = Self::human(name);
        match kind {
            SeatKind::Human => default,
            SeatKind::Opponent(Opponent::Random) | SeatKind::External(_) => Self {
                kind: SeatChoice::Random,
                ..default
            },
            SeatKind::Opponent(Opponent::Level(level)) => Self::level(level.number()),
            SeatKind::Opponent(Opponent::Styled(level, style)) => Self {
                style: *style,
                ..Self::level(level.number())
            },
            SeatKind::Opponent(Opponent::Time(time)) => Self {
                kind: SeatChoice::Time,
                tenths: i64::try_from(time.as_millis() / 100)
                    .unwrap_or(10)
                    .clamp(1, 600),
                ..default
            },
            SeatKind::Opponent(Opponent::Model(model)) => Self {
                kind: SeatChoice::Model,
                model: model.clone(),
                ..default
            },
        }
    }

    /// The name of the decision model, without its settings.
    #[must_use]
    pub fn model_id(&self) -> &str {
        model::id(&self.model)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn a_seat_is_set_up_again_as_it_was() {
        for text in [
            "human",
            "random",
            "level:2",
            "level:5:bold",
            "level:1:careful",
            "time:1500ms",
            "model:bold:t=0",
        ] {
            let kind: SeatKind = text.parse().unwrap();
            assert_eq!(SeatDraft::of("Ada", &kind).kind(), kind, "{text}");
        }
    }
}
