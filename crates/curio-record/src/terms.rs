//! The terms of a match: everything that is agreed before its first move.

use curio_rules::{AnyGame, OptionValues, registry};

use super::{
    ClockSettings, RecordError, Seat, Stakes,
    bounds::{LONGEST_EVENT, LONGEST_NAME, one_line},
};

/// The terms of a match: everything in a record except the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game, by its name in commands and records.
    pub game: String,
    /// The options; the others have their defaults.
    pub options: OptionValues,
    /// The players in seat order.
    pub seats: Vec<Seat>,
    /// The seed of all chance in the match.
    pub seed: u64,
    /// The date where it was played, as in ISO 8601; empty if unknown.
    pub date: String,
    /// The time at which it began, as in ISO 8601: `20:30:05+02:00`, or `18:30:05` in
    /// universal time; empty if unknown.
    pub time: String,
    /// The occasion; may be empty.
    pub event: String,
    /// The position to start from, if it is not the usual one.
    pub start: Option<String>,
    /// The time control.
    pub clock: ClockSettings,
    /// Whether the result may change the players' ratings.
    pub stakes: Stakes,
}

impl Terms {
    /// A match of `game` between `seats` under the usual rules.
    pub fn new(game: impl Into<String>, seats: Vec<Seat>) -> Self {
        Self {
            game: game.into(),
            options: OptionValues::new(),
            seats,
            seed: 0,
            date: String::new(),
            time: String::new(),
            event: String::new(),
            start: None,
            clock: ClockSettings::None,
            stakes: Stakes::Rated,
        }
    }

    /// A match between `seats` that begins with a position.
    pub fn from_position(position: &dyn AnyGame, seats: Vec<Seat>) -> Self {
        Self {
            options: position.option_values(),
            start: Some(position.position_text()),
            ..Self::new(position.info().id, seats)
        }
    }

    /// Whether date and time are those of universal time, or unknown.
    pub(super) fn is_universal(&self) -> bool {
        let offset = self.time.get(self.time.len().saturating_sub(6)..);
        !offset.is_some_and(|it| it.starts_with(['+', '-']) && it.get(3..4) == Some(":"))
    }

    /// Brings the texts within their bounds.
    pub(super) fn clean(&mut self) {
        for text in [&mut self.date, &mut self.time] {
            one_line(text, LONGEST_NAME);
        }
        one_line(&mut self.event, LONGEST_EVENT);
        for number in 0..self.seats.len() {
            let (before, rest) = self.seats.split_at_mut(number);
            if let Some(seat) = rest.first_mut() {
                seat.clean(&*before);
            }
        }
    }

    pub(super) fn set_up(&self) -> Result<Box<dyn AnyGame>, RecordError> {
        let rules = registry::rules(&self.game)?;
        Ok(match &self.start {
            Some(text) => rules.parse_position(&self.options, text)?,
            None => rules
                .start(&self.options)
                .map_err(registry::SetUpError::from)?,
        })
    }
}
