//! A place in a match and the pace of walking through it.
//!
//! A [`Replay`] is a plain value: the viewer tells it how much time has passed
//! and shows the ply it stands at.

use core::time::Duration;

use super::Match;
use curio_rules::AnyGame;

/// The speeds that [`Replay::faster`] and [`Replay::slower`] walk through.
const SPEEDS: [f32; 7] = [0.25, 0.5, 1.0, 1.5, 2.0, 4.0, 8.0];

/// How long each move is shown at speed 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// All moves alike.
    Even(Duration),
    /// As long as the players took, within bounds that keep it watchable.
    /// Moves that were not timed take the shortest time.
    Played {
        /// At least this long.
        shortest: Duration,
        /// At most this long.
        longest: Duration,
    },
}

impl Default for Pace {
    fn default() -> Self {
        Self::Even(Duration::from_millis(1500))
    }
}

/// A place in a match, and whether and how fast it moves on.
///
/// Ply `n` is the position after `n` moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    ply: usize,
    length: usize,
    playing: bool,
    pace: Pace,
    speed: f32,
    /// Match time since the last step, speed applied.
    waited: Duration,
    /// How long the wait for each ply was when it was played.
    used: Vec<Option<Duration>>,
}

impl Replay {
    /// The start of a match, standing still.
    #[must_use]
    pub fn new(game: &Match) -> Self {
        Self {
            ply: 0,
            length: game.len(),
            playing: false,
            pace: Pace::default(),
            speed: 1.0,
            waited: Duration::ZERO,
            used: game.plies().iter().map(|ply| ply.used).collect(),
        }
    }

    /// How many moves are played at the place.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// How many moves the match has.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.length
    }

    /// Whether no move follows.
    #[must_use]
    pub const fn at_end(&self) -> bool {
        self.ply >= self.length
    }

    /// The position at the place.
    #[must_use]
    pub fn position(&self, game: &Match) -> Box<dyn AnyGame> {
        game.position_at(self.ply)
    }

    /// Goes to a ply, or the end when there are fewer. Returns the ply.
    pub fn seek(&mut self, ply: usize) -> usize {
        self.ply = ply.min(self.length);
        self.waited = Duration::ZERO;
        self.ply
    }

    /// Goes a move on. Returns whether there was one.
    pub fn forward(&mut self) -> bool {
        let before = self.ply;
        self.seek(before + 1) != before
    }

    /// Goes a move back. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        let before = self.ply;
        self.seek(before.saturating_sub(1)) != before
    }

    /// Whether it moves on by itself.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Starts moving on; from the start again when it stands at the end.
    pub fn play(&mut self) {
        if self.at_end() {
            self.seek(0);
        }
        self.playing = self.length > 0;
        self.waited = Duration::ZERO;
    }

    /// Stands still.
    pub const fn pause(&mut self) {
        self.playing = false;
    }

    /// Starts, or stands still.
    pub fn toggle(&mut self) {
        if self.playing {
            self.pause();
        } else {
            self.play();
        }
    }

    /// How long each move is shown.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Changes how long each move is shown.
    pub const fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// How many times faster than the pace it moves on.
    #[must_use]
    pub const fn speed(&self) -> f32 {
        self.speed
    }

    /// Changes the speed; between a tenth and a hundred.
    pub fn set_speed(&mut self, speed: f32) {
        if speed.is_finite() {
            self.speed = speed.clamp(0.1, 100.0);
        }
    }

    /// Takes the next higher of the usual speeds.
    pub fn faster(&mut self) {
        if let Some(speed) = SPEEDS.into_iter().find(|speed| *speed > self.speed) {
            self.speed = speed;
        }
    }

    /// Takes the next lower of the usual speeds.
    pub fn slower(&mut self) {
        if let Some(speed) = SPEEDS.into_iter().rev().find(|speed| *speed < self.speed) {
            self.speed = speed;
        }
    }

    /// How long the place is shown before move `ply` is played, at speed 1.
    #[must_use]
    pub fn wait_before(&self, ply: usize) -> Duration {
        match self.pace {
            Pace::Even(time) => time,
            Pace::Played { shortest, longest } => self
                .used
                .get(ply)
                .copied()
                .flatten()
                .unwrap_or(shortest)
                .min(longest)
                .max(shortest),
        }
    }

    /// Tells that time has passed. Returns whether the place has moved, which
    /// it does by one move at a time, so that none is skipped over unseen.
    pub fn elapse(&mut self, time: Duration) -> bool {
        if !self.playing {
            return false;
        }
        self.waited = self.waited.saturating_add(time.mul_f32(self.speed));
        if self.waited < self.wait_before(self.ply) {
            return false;
        }
        let moved = self.forward();
        if self.at_end() {
            self.pause();
        }
        moved
    }
}
