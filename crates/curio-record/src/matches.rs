//! A match: what was agreed and the moves that were played.
//!
//! The state of the game at any ply is the replay of the moves up to it; a
//! position kept every few plies makes that quick. Writing it down is left to
//! [`super::format`] and [`super::journal`].

use core::time::Duration;

use super::{Clock, ClockSettings, Mark, Ply, RecordError, Seat, Stakes, clock::LONGEST_TIME};
use curio_rules::{AnyGame, MoveError, OptionValues, Outcome, Player, Turn, registry, zobrist_key};

/// A position is kept before every so many plies. A seek replays fewer moves
/// than that, even where a move takes a millisecond.
const STRIDE: usize = 8;

/// What was agreed before a match: all that a record says besides the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game, by its name in commands and records.
    pub game: String,
    /// The options; those not named have their defaults.
    pub options: OptionValues,
    /// The players in seat order.
    pub seats: Vec<Seat>,
    /// What all chance in the match comes from.
    pub seed: u64,
    /// The day, as in ISO 8601; empty when it is not known.
    pub date: String,
    /// The time of that day at which it began, in universal time as in
    /// ISO 8601: `18:30:05`; empty when it is not known.
    pub time: String,
    /// The occasion; may be empty.
    pub event: String,
    /// The position to start from, when it is not the usual one.
    pub start: Option<String>,
    /// The players' time.
    pub clock: ClockSettings,
    /// Whether the result may change the players' ratings.
    pub stakes: Stakes,
}

impl Terms {
    /// A match of `game` between `seats` under the usual rules.
    #[must_use]
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

    fn set_up(&self) -> Result<Box<dyn AnyGame>, RecordError> {
        let rules = registry::rules(&self.game)?;
        Ok(match &self.start {
            Some(text) => rules.parse_position(&self.options, text)?,
            None => rules
                .start(&self.options)
                .map_err(registry::SetUpError::from)?,
        })
    }
}

/// A match.
///
/// Moves that are taken back can be played again until a different one is
/// played. Two matches are equal when their terms and their moves are.
#[derive(Clone, Debug)]
pub struct Match {
    terms: Terms,
    rules_version: u32,
    position: Box<dyn AnyGame>,
    plies: Vec<Ply>,
    /// Moves taken back, the next to be played again last.
    undone: Vec<Ply>,
    /// The positions before plies `0, STRIDE, 2 * STRIDE ...`
    kept: Vec<Box<dyn AnyGame>>,
}

impl PartialEq for Match {
    fn eq(&self, other: &Self) -> bool {
        self.terms == other.terms
            && self.rules_version == other.rules_version
            && self.plies == other.plies
    }
}

impl Eq for Match {}

impl Match {
    /// A match before its first move. All options are written out in its
    /// [`Match::terms`], so that later defaults cannot change it.
    ///
    /// # Errors
    /// When the game, an option or the position to start from is wrong, or the
    /// number of seats is not that of the players.
    pub fn new(mut terms: Terms) -> Result<Self, RecordError> {
        let position = terms.set_up()?;
        let expected = position.colours().len();
        if terms.seats.len() != expected {
            return Err(RecordError::Seats {
                expected,
                found: terms.seats.len(),
            });
        }
        terms.options = position.option_values();
        Ok(Self {
            terms,
            rules_version: position.info().rules_version,
            kept: vec![position.boxed_clone()],
            position,
            plies: Vec::new(),
            undone: Vec::new(),
        })
    }

    /// What was agreed.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The version of the game's rules that the match is played by.
    #[must_use]
    pub const fn rules_version(&self) -> u32 {
        self.rules_version
    }

    /// The players in seat order.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.terms.seats
    }

    /// The player on a seat.
    #[must_use]
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.terms.seats.get(player.index())
    }

    /// Changes who sits on a seat: a person takes over, a level is set. The
    /// moves played stay.
    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        if let Some(place) = self.terms.seats.get_mut(player.index()) {
            *place = seat;
        }
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &dyn AnyGame {
        self.position.as_ref()
    }

    /// The position after the first `ply` moves, or after the last when there
    /// are fewer.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Box<dyn AnyGame> {
        if ply >= self.plies.len() {
            return self.position.boxed_clone();
        }
        let near = (ply / STRIDE).min(self.kept.len() - 1);
        let mut position = self.kept[near].boxed_clone();
        for played in &self.plies[near * STRIDE..ply] {
            let replayed = position.play_text(&played.mv);
            debug_assert!(replayed.is_ok(), "{replayed:?}: it was legal when played");
        }
        position
    }

    /// The position before the first move.
    #[must_use]
    pub fn start_position(&self) -> &dyn AnyGame {
        self.kept[0].as_ref()
    }

    /// The moves played.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The moves taken back, in the order they would be played again.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &Ply> {
        self.undone.iter().rev()
    }

    /// The last move.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    /// The number of moves played.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no move has been played.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Whose action the match waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// The player to move.
    #[must_use]
    pub fn to_move(&self) -> Option<Player> {
        match self.position.turn() {
            Turn::Player(player) => Some(player),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// How the match ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Sets whether the result may change the players' ratings.
    pub const fn set_stakes(&mut self, stakes: Stakes) {
        self.terms.stakes = stakes;
    }

    /// Plays a move, given in any readable form. `resign` and `timeout` are
    /// moves of the player whose turn it is.
    ///
    /// Moves that were taken back are forgotten, unless the move is the very
    /// next of them.
    ///
    /// # Errors
    /// When the text is no move, or the rules forbid it; nothing is changed.
    pub fn play(&mut self, text: &str, used: Option<Duration>) -> Result<&Ply, MoveError> {
        let by = self.to_move();
        let before = self
            .plies
            .len()
            .is_multiple_of(STRIDE)
            .then(|| self.position.boxed_clone());
        let mv = self.position.play_text(text)?;
        match self.undone.pop() {
            Some(next) if next.mv == mv => {}
            _ => self.undone.clear(),
        }
        // Records keep milliseconds, and no more than a century of them: a match
        // equals itself read back.
        let used = used.map(|time| Duration::from_millis(millis(time.min(LONGEST_TIME))));
        let ply = Ply {
            mv,
            by,
            used,
            mark: None,
            comment: String::new(),
            hash: self.position.hash(),
        };
        Ok(self.push(ply, before))
    }

    fn push(&mut self, ply: Ply, before: Option<Box<dyn AnyGame>>) -> &Ply {
        let number = self.plies.len();
        if let Some(before) = before {
            self.kept.truncate(number / STRIDE);
            self.kept.push(before);
        }
        self.plies.push(ply);
        &self.plies[number]
    }

    /// While the match waits for chance: the event that the seed decides on,
    /// as the text of a move. The same match has the same events.
    #[must_use]
    pub fn chance_move(&self) -> Option<String> {
        let events = self.position.chance_texts();
        let total: u64 = events.iter().map(|(_, weight)| u64::from(*weight)).sum();
        if total == 0 {
            return None;
        }
        let mut pick = zobrist_key(self.terms.seed, self.plies.len() as u64) % total;
        events.into_iter().find_map(|(mv, weight)| {
            let weight = u64::from(weight);
            if pick < weight {
                return Some(mv);
            }
            pick -= weight;
            None
        })
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.plies.is_empty()
    }

    /// Whether there is a move to play again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last move back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.undo_many(1) == 1
    }

    /// Takes back `count` moves, or all. Returns how many they were.
    pub fn undo_many(&mut self, count: usize) -> usize {
        let count = count.min(self.plies.len());
        if count > 0 {
            let ply = self.plies.len() - count;
            self.position = self.position_at(ply);
            self.undone.extend(self.plies.drain(ply..).rev());
        }
        count
    }

    /// Plays the move again that was taken back last. Returns whether there
    /// was one.
    pub fn redo(&mut self) -> bool {
        self.redo_many(1) == 1
    }

    /// Plays `count` moves again, or all. Returns how many they were.
    pub fn redo_many(&mut self, count: usize) -> usize {
        let mut done = 0;
        while done < count
            && let Some(ply) = self.undone.pop()
        {
            let before = self
                .plies
                .len()
                .is_multiple_of(STRIDE)
                .then(|| self.position.boxed_clone());
            if self.position.play_text(&ply.mv).is_err() {
                debug_assert!(false, "a move taken back is legal where it was played");
                break;
            }
            self.push(ply, before);
            done += 1;
        }
        done
    }

    /// Takes back or plays again until `ply` moves are played, or as many as
    /// there are.
    pub fn go_to(&mut self, ply: usize) {
        let now = self.plies.len();
        if ply < now {
            self.undo_many(now - ply);
        } else {
            self.redo_many(ply - now);
        }
    }

    /// Forgets all moves after the first `ply`, those taken back too.
    pub fn truncate(&mut self, ply: usize) {
        let count = self.plies.len().saturating_sub(ply);
        self.undo_many(count);
        self.undone.clear();
    }

    /// Says something about a move. Returns whether there is such a move.
    pub fn comment(&mut self, ply: usize, comment: impl Into<String>) -> bool {
        self.plies
            .get_mut(ply)
            .map(|played| played.comment = comment.into())
            .is_some()
    }

    /// Marks a move, or takes its mark away. Returns whether there is such a
    /// move.
    pub fn mark(&mut self, ply: usize, mark: Option<Mark>) -> bool {
        self.plies
            .get_mut(ply)
            .map(|played| played.mark = mark)
            .is_some()
    }

    /// The clocks as they stand after the last move, with the turn of the
    /// player to move just begun and stopped.
    #[must_use]
    pub fn clock(&self) -> Clock {
        let mut clock = Clock::new(self.terms.clock, self.terms.seats.len());
        for ply in &self.plies {
            if let Some(player) = ply.by {
                clock.start(player);
                clock.elapse(ply.used.unwrap_or_default());
                clock.press(None);
            }
        }
        if let Some(player) = self.to_move() {
            clock.start(player);
            clock.pause();
        }
        clock
    }

    /// Sets what a record says of a move besides the move itself.
    pub(super) fn annotate_last(&mut self, mark: Option<Mark>, comment: String) {
        if let Some(last) = self.plies.last_mut() {
            last.mark = mark;
            last.comment = comment;
        }
    }
}

/// A duration in whole milliseconds, at most [`u64::MAX`].
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
