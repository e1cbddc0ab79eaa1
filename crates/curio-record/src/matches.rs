//! A match: its terms and the moves that were played.
//!
//! The position at any ply is found by replaying the moves before it, from a
//! position that is kept every few plies. [`super::format`] and
//! [`super::journal`] write a match down.

use core::time::Duration;
use std::sync::Arc;

use super::{
    Clock, Edit, Mark, Ply, RecordError, Seat, Terms,
    bounds::{self, LONGEST_MATCH},
    branches::Branches,
    clock::LONGEST_TIME,
    texts,
};
use curio_rules::{
    AnyGame, AnyPlayedMove, MoveError, Outcome, Player, RequestedMove, Retirement, Turn, excerpt,
    zobrist_key,
};

/// A position is kept every `STRIDE` plies, so a seek replays fewer moves than
/// that, even in games where replaying a move takes a millisecond.
const STRIDE: usize = 8;

/// A match.
///
/// Undone moves can be redone until a different move is played. Two matches are
/// equal if their terms, their moves, their comments and their branches are.
#[derive(Clone, Debug)]
pub struct Match {
    terms: Terms,
    /// What an annotator says of the position before the first move.
    start_comment: String,
    rules_version: u32,
    position: Box<dyn AnyGame>,
    plies: Vec<Ply>,
    /// Undone moves; the last one is redone first.
    undone: Vec<Ply>,
    /// The positions before plies `0, STRIDE, 2 * STRIDE ...`
    kept: Vec<Box<dyn AnyGame>>,
    branches: Branches,
}

impl PartialEq for Match {
    fn eq(&self, other: &Self) -> bool {
        self.terms == other.terms
            && self.start_comment == other.start_comment
            && self.rules_version == other.rules_version
            && self.plies == other.plies
            && self.branches.kept == other.branches.kept
    }
}

impl Eq for Match {}

impl Match {
    /// A match before its first move. All options are written out in its
    /// [`Match::terms`], so that later defaults cannot change it, and its texts are
    /// brought within their [bounds](super::LONGEST_NAME).
    ///
    /// # Errors
    /// When the game, an option or the position to start from is wrong, or the
    /// number of seats is not that of the players.
    pub fn new(mut terms: Terms) -> Result<Self, RecordError> {
        terms.clean();
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
            start_comment: String::new(),
            rules_version: position.info().rules_version,
            kept: vec![position.boxed_clone()],
            position,
            plies: Vec::new(),
            undone: Vec::new(),
            branches: Branches::default(),
        })
    }

    /// The terms.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The comment on the position before the first move; may be empty.
    pub fn start_comment(&self) -> &str {
        &self.start_comment
    }

    /// The same match with another comment on the position before the first move.
    #[must_use]
    pub fn with_start_comment(mut self, comment: impl Into<String>) -> Self {
        self.start_comment = comment.into();
        bounds::comment(&mut self.start_comment);
        self
    }

    /// Adds to the comment on the last move, or on the start if there is none, in a line of
    /// its own.
    pub fn add_comment(&mut self, comment: &str) {
        let before = match self.plies.last_mut() {
            Some(last) => &mut last.comment,
            None => &mut self.start_comment,
        };
        if !before.is_empty() {
            before.push('\n');
        }
        before.push_str(comment);
        bounds::comment(before);
    }

    /// The version of the game's rules that the match is played by.
    pub const fn rules_version(&self) -> u32 {
        self.rules_version
    }

    /// The players in seat order.
    pub fn seats(&self) -> &[Seat] {
        &self.terms.seats
    }

    /// The same with the [names that others are told](Seat::name_for_others).
    #[must_use]
    pub fn for_others(mut self) -> Self {
        for seat in &mut self.terms.seats {
            seat.name = seat.name_for_others();
        }
        self
    }

    /// The player on a seat.
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.terms.seats.get(player.index())
    }

    /// Makes an edit. Returns it as it took effect: a move in its canonical
    /// text, an undo or redo with the number of moves it found. Returns `None`
    /// if nothing has changed.
    ///
    /// # Errors
    /// When a move is unreadable or illegal; nothing changes.
    pub fn apply(&mut self, edit: Edit) -> Result<Option<Edit>, MoveError> {
        let edit = edit.cleaned();
        let counted = |count, edit: fn(usize) -> Edit| (count > 0).then(|| edit(count));
        let has_effect = match &edit {
            Edit::Play { mv, used } => {
                let ply = self.play(mv, *used)?;
                return Ok(Some(Edit::play(&*ply.mv, ply.used)));
            }
            Edit::Undo(count) => return Ok(counted(self.undo(*count), Edit::Undo)),
            Edit::Redo(count) => return Ok(counted(self.redo(*count), Edit::Redo)),
            Edit::Truncate(ply) => {
                self.truncate(*ply);
                true
            }
            Edit::Comment(ply, comment) => {
                let played = self.ply_mut(*ply);
                played.map(|it| it.comment.clone_from(comment)).is_some()
            }
            Edit::Mark(ply, mark) => {
                let played = self.ply_mut(*ply);
                played.map(|it| it.mark = *mark).is_some()
            }
            Edit::Seat(player, seat) => return Ok(self.seat_anew(*player, seat.clone())),
            Edit::Stakes(stakes) => core::mem::replace(&mut self.terms.stakes, *stakes) != *stakes,
            Edit::Line(line, change) => return self.change_line(line, change),
            Edit::Branches(branches) => return self.replace_branches(branches).map(Some),
        };
        Ok(has_effect.then_some(edit))
    }

    /// Puts another player on a seat, under a name that nobody else has.
    fn seat_anew(&mut self, player: Player, mut seat: Seat) -> Option<Edit> {
        let others = self.terms.seats.iter().enumerate();
        seat.clean(others.filter_map(|(at, it)| (at != player.index()).then_some(it)));
        self.terms.seats.get_mut(player.index())?.clone_from(&seat);
        Some(Edit::Seat(player, seat))
    }

    /// The position after the last move.
    pub fn position(&self) -> &dyn AnyGame {
        self.position.as_ref()
    }

    /// The move that led to the position after `ply` moves, if one did.
    pub fn move_before(&self, ply: usize) -> Option<Arc<dyn AnyPlayedMove>> {
        let last = ply.checked_sub(1)?;
        let text = &self.plies.get(last)?.mv;
        // What is in a record has been played in it.
        self.position_at(last).played(text).ok()
    }

    /// The position after the first `ply` moves, or after the last one if there
    /// are fewer.
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
    pub fn start_position(&self) -> &dyn AnyGame {
        self.kept[0].as_ref()
    }

    /// The moves played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The undone moves, in the order in which they would be redone.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &Ply> {
        self.undone.iter().rev()
    }

    /// The last move.
    pub fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    /// The number of moves played.
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// How many rounds were played, as lists of moves count them: the turns of whoever has had
    /// most. What one player does in a row is one turn; chance, resigning and offers are none.
    pub fn rounds(&self) -> usize {
        self.round_of_each_ply().last().copied().unwrap_or_default()
    }

    /// How many rounds were played with each ply, see [`Self::rounds`].
    pub fn round_of_each_ply(&self) -> Vec<usize> {
        let info = self.position.info();
        let is_move = |text: &str| Retirement::from_text(text).is_none() && !info.is_talk(text);
        let mut turns = vec![0; self.terms.seats.len()];
        let (mut last, mut round) = (None, 0);
        let plies = self.plies.iter();
        let rounds = plies.map(|ply| {
            if let Some(by) = ply.by.filter(|_| is_move(&ply.mv))
                && last.replace(by) != Some(by)
                && let Some(turns) = turns.get_mut(by.index())
            {
                *turns += 1;
                round = round.max(*turns);
            }
            round
        });
        rounds.collect()
    }

    /// Whether no move has been played.
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// What the match is waiting for.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// The player to move.
    pub fn to_move(&self) -> Option<Player> {
        match self.position.turn() {
            Turn::Player(player) => Some(player),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// How the match ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Plays a move, given in any readable form: [`Edit::Play`]. Undone moves are
    /// deleted, unless this is the first of them.
    ///
    /// # Errors
    /// When the move is unreadable or illegal, or the match has [`LONGEST_MATCH`] moves and
    /// the player does not resign; nothing changes.
    pub fn play(&mut self, text: &str, used: Option<Duration>) -> Result<&Ply, MoveError> {
        self.check_room(text)?;
        let by = self.to_move();
        let before = self.position_to_keep();
        let mv = self.position.play_text(text)?;
        Ok(self.push_played(mv, by, used, before))
    }

    /// Plays a move as [`Match::play`] does, and returns it with all that there is to show
    /// of it.
    ///
    /// # Errors
    /// As in [`Match::play`].
    pub fn play_move(
        &mut self,
        mv: &RequestedMove,
        used: Option<Duration>,
    ) -> Result<Arc<dyn AnyPlayedMove>, MoveError> {
        let played = self.position.played_move(mv)?;
        let text = played.text();
        self.check_room(&text)?;
        let by = self.to_move();
        let before = self.position_to_keep();
        self.position = played.after().boxed_clone();
        self.push_played(text, by, used, before);
        Ok(played)
    }

    /// The position before the next move, where it is one of those that are kept.
    fn position_to_keep(&self) -> Option<Box<dyn AnyGame>> {
        let is_kept = self.plies.len().is_multiple_of(STRIDE);
        is_kept.then(|| self.position.boxed_clone())
    }

    /// Notes a move that has led to the present position.
    fn push_played(
        &mut self,
        mv: String,
        by: Option<Player>,
        used: Option<Duration>,
        before: Option<Box<dyn AnyGame>>,
    ) -> &Ply {
        match self.undone.pop() {
            Some(next) if next.mv == mv => {}
            _ => self.forget_undone(),
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
        self.push(ply, before)
    }

    fn check_room(&self, text: &str) -> Result<(), MoveError> {
        if self.plies.len() < LONGEST_MATCH || Retirement::from_text(text).is_some() {
            return Ok(());
        }
        Err(MoveError::Illegal {
            text: excerpt(text).into_owned(),
            reason: texts::record_too_many_moves(LONGEST_MATCH),
        })
    }

    fn push(&mut self, ply: Ply, before: Option<Box<dyn AnyGame>>) -> &Ply {
        let number = self.plies.len();
        if let Some(before) = before {
            self.kept.truncate(number / STRIDE);
            self.kept.push(before);
        }
        self.plies.push(ply);
        self.branches.redo(number + 1);
        &self.plies[number]
    }

    /// The chance event that the match is waiting for, as the text of a move. The
    /// seed decides it, so the same match has the same events.
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

    /// Whether there is a move to undo.
    pub const fn can_undo(&self) -> bool {
        !self.plies.is_empty()
    }

    /// Whether there is a move to redo.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes `count` moves, or all. Returns how many.
    fn undo(&mut self, count: usize) -> usize {
        let count = count.min(self.plies.len());
        if count > 0 {
            let ply = self.plies.len() - count;
            self.position = self.position_at(ply);
            self.undone.extend(self.plies.drain(ply..).rev());
            self.branches.undo(ply);
        }
        count
    }

    /// Redoes `count` moves, or all. Returns how many.
    pub(super) fn redo(&mut self, count: usize) -> usize {
        let mut done = 0;
        while done < count
            && let Some(ply) = self.undone.pop()
        {
            let before = self.position_to_keep();
            if self.position.play_text(&ply.mv).is_err() {
                debug_assert!(false, "an undone move is legal where it was played");
                break;
            }
            self.push(ply, before);
            done += 1;
        }
        done
    }

    /// Deletes all moves after the first `ply`, undone moves and the branches that leave after
    /// it included.
    pub(super) fn truncate(&mut self, ply: usize) {
        let count = self.plies.len().saturating_sub(ply);
        self.undo(count);
        self.forget_undone();
    }

    fn forget_undone(&mut self) {
        self.undone.clear();
        self.branches.undone.clear();
    }

    /// Takes out all moves after the first `ply`; undone moves are deleted.
    pub(super) fn split_off(&mut self, ply: usize) -> Vec<Ply> {
        self.forget_undone();
        self.undo(self.plies.len().saturating_sub(ply));
        self.undone.drain(..).rev().collect()
    }

    /// Puts back a move as it was taken out; undone moves are deleted.
    pub(super) fn put_back(&mut self, ply: Ply) {
        self.forget_undone();
        self.undone.push(ply);
        self.redo(1);
    }

    /// A move, to be annotated.
    pub(super) fn ply_mut(&mut self, ply: usize) -> Option<&mut Ply> {
        self.plies.get_mut(ply)
    }

    /// The branches, of undone moves, too.
    pub(super) const fn tree(&self) -> &Branches {
        &self.branches
    }

    /// The branches, to be changed.
    pub(super) const fn tree_mut(&mut self) -> &mut Branches {
        &mut self.branches
    }

    /// The clocks after the last move, with the turn of the player to move just
    /// begun and paused.
    pub fn clock(&self) -> Clock {
        let mut clock = self.clock_after(self.plies.len());
        if let Some(player) = self.to_move() {
            clock.start(player);
            clock.pause();
        }
        clock
    }

    /// The clocks after `plies` moves, paused.
    pub fn clock_after(&self, plies: usize) -> Clock {
        let mut clock = Clock::new(self.terms.clock, self.terms.seats.len());
        for ply in self.plies.iter().take(plies) {
            if let Some(player) = ply.by {
                clock.start(player);
                clock.elapse(ply.used.unwrap_or_default());
                clock.press(None);
            }
        }
        clock
    }

    /// Sets the mark and the comment of the last move.
    pub(super) fn annotate_last(&mut self, mark: Option<Mark>, mut comment: String) {
        bounds::comment(&mut comment);
        if let Some(last) = self.plies.last_mut() {
            last.mark = mark;
            last.comment = comment;
        }
    }
}

impl Edit {
    /// The undo or redo after which `ply` moves of `game` are played, or all of
    /// them if there are fewer.
    pub fn go_to(ply: usize, game: &Match) -> Self {
        match ply.checked_sub(game.len()) {
            Some(forward) => Self::Redo(forward),
            None => Self::Undo(game.len() - ply),
        }
    }
}

/// A duration in whole milliseconds, at most [`u64::MAX`].
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
