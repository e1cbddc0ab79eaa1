//! Chess clocks as plain values.
//!
//! The caller of a [`Clock`] reports how much time has passed, so a match can be
//! replayed with its original times.

use core::{fmt, str::FromStr, time::Duration};

use curio_rules::{Player, excerpt};

use super::texts;

/// A time control.
///
/// As text: `none`, `30s/move`, `5m` or `5m+3s`. A duration is a number and a
/// unit, `ms`, `s`, `m` or `h`, or several of them: `1m30s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum ClockSettings {
    /// No limit.
    #[default]
    None,
    /// A time for each move, which is not carried over.
    PerMove(Duration),
    /// A time for the whole match, and an increment after each move.
    Sudden {
        /// For the whole match.
        main: Duration,
        /// Added after each move.
        increment: Duration,
    },
}

/// A text that is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::record_no_clock(&excerpt(text)))]
pub struct ClockTextError {
    /// The text.
    pub text: String,
}

/// The longest time in a record: a century, which leaves room to add without
/// overflow.
pub const LONGEST_TIME: Duration = Duration::from_secs(100 * 366 * 86_400);

/// Reads a duration such as `500ms`, `90s` or `1m30s`.
pub fn parse_duration(text: &str) -> Option<Duration> {
    let mut rest = text.trim();
    let mut total = Duration::ZERO;
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit())?;
        let (number, after) = rest.split_at(digits);
        let number: u64 = number.parse().ok()?;
        let letters = after
            .find(|c: char| c.is_ascii_digit())
            .unwrap_or(after.len());
        let (unit, after) = after.split_at(letters);
        let unit = match unit {
            "ms" => 1,
            "s" => 1000,
            "m" => 60_000,
            "h" => 3_600_000,
            _ => return None,
        };
        total = total.checked_add(Duration::from_millis(number.checked_mul(unit)?))?;
        rest = after;
    }
    (total <= LONGEST_TIME).then_some(total)
}

/// Writes a duration as [`parse_duration`] reads it, to the millisecond.
pub fn format_duration(duration: Duration) -> String {
    let mut rest = duration.as_millis();
    let mut text = String::new();
    for (unit, millis) in [("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)] {
        if rest >= millis {
            text.push_str(&format!("{}{unit}", rest / millis));
            rest %= millis;
        }
    }
    if text.is_empty() {
        text.push_str("0s");
    }
    text
}

impl fmt::Display for ClockSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::None => f.write_str("none"),
            Self::PerMove(time) => write!(f, "{}/move", format_duration(time)),
            Self::Sudden { main, increment } => {
                f.write_str(&format_duration(main))?;
                if !increment.is_zero() {
                    write!(f, "+{}", format_duration(increment))?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for ClockSettings {
    type Err = ClockTextError;

    fn from_str(text: &str) -> Result<Self, ClockTextError> {
        let refuse = || ClockTextError {
            text: text.to_owned(),
        };
        let positive = |text: &str| parse_duration(text).filter(|time| !time.is_zero());
        let word = text.trim();
        if word == "none" {
            return Ok(Self::None);
        }
        if let Some(time) = word.strip_suffix("/move") {
            return positive(time).map(Self::PerMove).ok_or_else(refuse);
        }
        let (main, increment) = match word.split_once('+') {
            Some((main, increment)) => (main, parse_duration(increment)),
            None => (word, Some(Duration::ZERO)),
        };
        match (positive(main), increment) {
            (Some(main), Some(increment)) => Ok(Self::Sudden { main, increment }),
            _ => Err(refuse()),
        }
    }
}

/// The clocks of a match in progress.
///
/// At most one side is running. Time passes only by [`Clock::elapse`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    settings: ClockSettings,
    /// The time that each player has left, less the turn in progress.
    remaining: Vec<Duration>,
    running: Option<Player>,
    /// The time that the turn in progress has taken.
    turn: Duration,
    flagged: Option<Player>,
}

impl Clock {
    /// The clocks of `players` before the first move, stopped.
    pub fn new(settings: ClockSettings, players: usize) -> Self {
        let each = match settings {
            ClockSettings::None => Duration::ZERO,
            ClockSettings::PerMove(time) => time,
            ClockSettings::Sudden { main, .. } => main,
        };
        Self {
            settings,
            remaining: vec![each; players],
            running: None,
            turn: Duration::ZERO,
            flagged: None,
        }
    }

    /// The time control.
    pub const fn settings(&self) -> ClockSettings {
        self.settings
    }

    /// Starts the clock of `player` for a new turn. If a flag has fallen and the
    /// game goes on, only the clock of that player stays stopped.
    pub fn start(&mut self, player: Player) {
        self.turn = Duration::ZERO;
        if self.flagged != Some(player) {
            self.flagged = None;
        }
        self.running =
            (self.flagged.is_none() && player.index() < self.remaining.len()).then_some(player);
        if let ClockSettings::PerMove(time) = self.settings
            && let Some(left) = self.remaining.get_mut(player.index())
            && self.flagged.is_none()
        {
            *left = time;
        }
    }

    /// Stops the clock without ending the turn; [`Clock::resume`] continues it.
    pub const fn pause(&mut self) {
        self.running = None;
    }

    /// Continues the turn of `player` after a pause.
    pub fn resume(&mut self, player: Player) {
        self.running =
            (self.flagged.is_none() && player.index() < self.remaining.len()).then_some(player);
    }

    /// Lets time pass. Returns the player whose time has just run out.
    pub fn elapse(&mut self, time: Duration) -> Option<Player> {
        let player = self.running?;
        self.turn = self.turn.saturating_add(time);
        if matches!(self.settings, ClockSettings::None) {
            return None;
        }
        let left = self.remaining.get_mut(player.index())?;
        *left = left.saturating_sub(time);
        if !left.is_zero() {
            return None;
        }
        self.flagged = Some(player);
        self.running = None;
        self.flagged
    }

    /// Ends the turn in progress and starts that of `next`. Returns how long the
    /// turn took.
    pub fn press(&mut self, next: Option<Player>) -> Duration {
        let used = self.turn;
        if let (Some(player), ClockSettings::Sudden { increment, .. }) =
            (self.running, self.settings)
            && let Some(left) = self.remaining.get_mut(player.index())
        {
            *left = left.saturating_add(increment);
        }
        self.running = None;
        self.turn = Duration::ZERO;
        if let Some(next) = next {
            self.start(next);
        }
        used
    }

    /// The time that `player` has left; `None` without a limit.
    pub fn remaining(&self, player: Player) -> Option<Duration> {
        match self.settings {
            ClockSettings::None => None,
            _ => self.remaining.get(player.index()).copied(),
        }
    }

    /// The player whose clock is running.
    pub const fn running(&self) -> Option<Player> {
        self.running
    }

    /// The player whose time has run out.
    pub const fn flagged(&self) -> Option<Player> {
        self.flagged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);
    const BLACK: Player = Player::FIRST;
    const WHITE: Player = Player::SECOND;

    #[test]
    fn settings_are_read_as_written() {
        for text in "none 30s/move 5m 5m+3s 1h30m+500ms 1m30s/move".split(' ') {
            assert_eq!(text.parse::<ClockSettings>().unwrap().to_string(), text);
        }
        for text in "5 5x m 0s +3s 5m+ -5m 99999999999999999999h"
            .split(' ')
            .chain([""])
        {
            assert!(text.parse::<ClockSettings>().is_err(), "{text}");
        }
    }

    #[test]
    fn an_increment_is_added_after_the_move() {
        let mut clock = Clock::new("10s+2s".parse().unwrap(), 2);
        clock.start(BLACK);
        assert_eq!(clock.elapse(3 * SECOND), None);
        assert_eq!(clock.press(Some(WHITE)), 3 * SECOND);
        assert_eq!(clock.remaining(BLACK), Some(9 * SECOND));
        assert_eq!(clock.remaining(WHITE), Some(10 * SECOND));
        assert_eq!(clock.running(), Some(WHITE));
    }

    #[test]
    fn a_flag_falls_once_and_stops_its_own_player() {
        let mut clock = Clock::new("10s".parse().unwrap(), 2);
        clock.start(BLACK);
        assert_eq!(clock.elapse(9 * SECOND), None);
        assert_eq!(clock.elapse(SECOND), Some(BLACK));
        assert_eq!(clock.elapse(SECOND), None);
        assert_eq!(clock.flagged(), Some(BLACK));
        clock.start(BLACK);
        assert_eq!(clock.running(), None, "there is no time left to run");
        clock.start(WHITE);
        assert_eq!(clock.running(), Some(WHITE), "the others go on");
    }

    #[test]
    fn time_per_move_starts_anew() {
        let mut clock = Clock::new("5s/move".parse().unwrap(), 2);
        clock.start(BLACK);
        clock.elapse(4 * SECOND);
        clock.press(Some(WHITE));
        clock.elapse(SECOND);
        clock.press(Some(BLACK));
        assert_eq!(clock.remaining(BLACK), Some(5 * SECOND));
    }

    #[test]
    fn a_pause_keeps_the_turn() {
        let mut clock = Clock::new(ClockSettings::None, 2);
        clock.start(BLACK);
        clock.elapse(SECOND);
        clock.pause();
        clock.elapse(SECOND);
        clock.resume(BLACK);
        clock.elapse(SECOND);
        assert_eq!(clock.press(None), 2 * SECOND);
        assert_eq!(clock.remaining(BLACK), None);
    }
}
