//! Who sits in a seat of a match that is being set up.

use core::time::Duration;

use super::model;
use crate::{
    engine::{Level, Opponent, Style},
    record::{Seat, SeatKind},
    rules::Colour,
    texts,
    words::{Language, in_language},
};

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatDraft {
    /// What decides the moves.
    pub(crate) kind: SeatChoice,
    /// The name of a person.
    pub(crate) name: String,
    /// Of a computer: its level, or [`UNLIMITED`].
    pub(crate) level: u8,
    /// The style of that level, in games that have styles.
    pub(crate) style: Style,
    /// Of an unlimited computer: tenths of a second for a move.
    pub(crate) tenths: i64,
    /// Of a decision model: its name and settings, `bold:t=0`.
    pub(crate) model: String,
}

/// The step above the highest level: a computer that plays as well as it can in the time
/// it is given for each move.
pub(crate) const UNLIMITED: u8 = 9;

/// What decides the moves of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatChoice {
    /// A person.
    Human,
    /// The computer, at a level or unlimited.
    Computer,
    /// Chance.
    Random,
    /// A decision model, in games that have such.
    Model,
}

impl SeatChoice {
    /// All choices.
    pub(crate) const ALL: [Self; 3] = [Self::Human, Self::Computer, Self::Random];

    /// The choices in a game that has decision models.
    pub(crate) const WITH_MODELS: [Self; 3] = [Self::Human, Self::Computer, Self::Model];

    /// What a player reads.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Human => texts::set_up_human(),
            Self::Computer => texts::set_up_computer(),
            Self::Random => texts::set_up_random(),
            Self::Model => texts::set_up_model(),
        }
    }
}

impl SeatDraft {
    /// A person.
    pub(crate) fn human(name: impl Into<String>) -> Self {
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
    pub(crate) fn level(level: u8) -> Self {
        Self {
            kind: SeatChoice::Computer,
            level,
            ..Self::human("")
        }
    }

    /// Whether the computer plays by time instead of at a level.
    #[must_use]
    pub(crate) const fn is_unlimited(&self) -> bool {
        self.level == UNLIMITED
    }

    pub(super) fn kind(&self) -> SeatKind {
        match self.kind {
            SeatChoice::Human => SeatKind::Human,
            SeatChoice::Random => SeatKind::Opponent(Opponent::Random),
            SeatChoice::Computer if self.is_unlimited() => {
                let tenths = u64::try_from(self.tenths.max(1)).unwrap_or(1);
                SeatKind::Opponent(Opponent::Time(Duration::from_millis(tenths * 100)))
            }
            SeatChoice::Computer => {
                let level = Level::try_from(self.level).unwrap_or(Level::LOWEST);
                SeatKind::Opponent(Opponent::at(level, self.style))
            }
            SeatChoice::Model => SeatKind::Opponent(Opponent::Model(self.model.clone())),
        }
    }

    pub(super) fn seat(&self, colour: Colour) -> Seat {
        let kind = self.kind();
        match kind {
            // As records call those without a name, in every language.
            SeatKind::Human if self.name.trim().is_empty() => {
                Seat::human(in_language(Language::English, || colour.name()))
            }
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
                tenths: i64::try_from(time.as_millis() / 100)
                    .unwrap_or(10)
                    .clamp(1, 600),
                ..Self::level(UNLIMITED)
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
    pub(crate) fn model_id(&self) -> &str {
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
