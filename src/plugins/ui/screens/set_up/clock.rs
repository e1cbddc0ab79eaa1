//! The clock of a match that is being set up.

use core::time::Duration;

use crate::record::ClockSettings;

/// The clock as it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClockDraft {
    /// What is limited.
    pub(crate) kind: ClockChoice,
    /// Seconds for a move.
    pub(crate) per_move: i64,
    /// Minutes for the match.
    pub(crate) minutes: i64,
    /// Seconds added after each move.
    pub(crate) increment: i64,
}

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClockChoice {
    /// Nothing.
    None,
    /// The time for each move.
    PerMove,
    /// The time for the whole match.
    Match,
}

impl Default for ClockDraft {
    fn default() -> Self {
        Self {
            kind: ClockChoice::None,
            per_move: 30,
            minutes: 10,
            increment: 5,
        }
    }
}

impl ClockDraft {
    /// The clock as records keep it.
    pub(crate) fn settings(&self) -> ClockSettings {
        let seconds = |seconds: i64| Duration::from_secs(u64::try_from(seconds).unwrap_or(0));
        match self.kind {
            ClockChoice::None => ClockSettings::None,
            ClockChoice::PerMove => ClockSettings::PerMove(seconds(self.per_move.max(1))),
            ClockChoice::Match => ClockSettings::Sudden {
                main: seconds(self.minutes.max(1) * 60),
                increment: seconds(self.increment),
            },
        }
    }

    pub(super) fn from_settings(settings: ClockSettings) -> Self {
        let seconds = |time: Duration| i64::try_from(time.as_secs()).unwrap_or(i64::MAX);
        let default = Self::default();
        match settings {
            ClockSettings::None => default,
            ClockSettings::PerMove(time) => Self {
                kind: ClockChoice::PerMove,
                per_move: seconds(time).clamp(1, 600),
                ..default
            },
            ClockSettings::Sudden { main, increment } => Self {
                kind: ClockChoice::Match,
                minutes: (seconds(main) / 60).clamp(1, 180),
                increment: seconds(increment).clamp(0, 120),
                ..default
            },
        }
    }
}
