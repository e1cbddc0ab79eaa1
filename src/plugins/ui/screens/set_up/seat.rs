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
    /// A person at the table.
    Human,
    /// A person on a phone.
    Phone,
    /// The computer, at a level or unlimited.
    Computer,
    /// Chance.
    Random,
    /// A decision model, in games that have such.
    Model,
}

/// How a set-up that is remembered calls the seat of a phone.
const PHONE: &str = "phone";

impl SeatChoice {
    /// The choices, as the game has decision models and phones can be invited.
    pub(crate) fn all(has_models: bool, has_phones: bool) -> Vec<Self> {
        let last = if has_models {
            Self::Model
        } else {
            Self::Random
        };
        let phone = has_phones.then_some(Self::Phone);
        let others = [Self::Computer, last];
        core::iter::once(Self::Human)
            .chain(phone)
            .chain(others)
            .collect()
    }

    /// What a player reads.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Human => texts::set_up_human(),
            Self::Phone => texts::set_up_phone(),
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
    pub(crate) fn level(level: u8) -> Self {
        Self {
            kind: SeatChoice::Computer,
            level,
            ..Self::human("")
        }
    }

    /// Whether the computer plays by time instead of at a level.
    pub(crate) const fn is_unlimited(&self) -> bool {
        self.level == UNLIMITED
    }

    pub(super) fn kind(&self) -> SeatKind {
        match self.kind {
            SeatChoice::Human | SeatChoice::Phone => SeatKind::Human,
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
            SeatKind::Human if self.kind == SeatChoice::Phone || self.name.trim().is_empty() => {
                Seat::human(in_language(Language::English, || colour.name()))
            }
            SeatKind::Human if self.name.trim() == texts::names_guest() => Seat::new(kind),
            SeatKind::Human => Seat::human(self.name.trim()),
            kind => Seat::new(kind),
        }
    }

    /// What is remembered of it, as [`SeatDraft::recalled`] reads it.
    pub(super) fn remembered(&self) -> (String, String) {
        let kind = match self.kind {
            SeatChoice::Phone => PHONE.to_owned(),
            _ => self.kind().to_string(),
        };
        (self.name.clone(), kind)
    }

    pub(super) fn recalled((name, kind): &(String, String)) -> Option<Self> {
        if kind == PHONE {
            return Some(Self {
                kind: SeatChoice::Phone,
                ..Self::human(name)
            });
        }
        Some(Self::new(name, &kind.parse().ok()?))
    }

    pub(super) fn new(name: &str, kind: &SeatKind) -> Self {
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
    pub(crate) fn model_id(&self) -> &str {
        model::id(&self.model)
    }
}

#[cfg(test)]
mod tests {
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
            let draft = SeatDraft::new("Ada", &kind);
            assert_eq!(draft.kind(), kind, "{text}");
            assert_eq!(SeatDraft::recalled(&draft.remembered()), Some(draft));
        }
    }

    #[test]
    fn a_phone_is_remembered_and_has_no_name_before_it_joins() {
        let phone = SeatDraft {
            kind: SeatChoice::Phone,
            ..SeatDraft::human("Ada")
        };
        let recalled = SeatDraft::recalled(&phone.remembered());
        assert_eq!(recalled.as_ref(), Some(&phone));
        assert_eq!(phone.seat(Colour::White), Seat::human("White"));
        assert!(SeatChoice::all(true, true).contains(&SeatChoice::Phone));
        assert!(!SeatChoice::all(false, false).contains(&SeatChoice::Phone));
    }
}
