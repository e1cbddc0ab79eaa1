//! A position of Mathematichess: whose turn it is, what is in the hands, what a
//! move does, and when the game is over.
//!
//! The board with its score is in `board`, the texts in `notation`, and the implementation of
//! the trait `Game` in `game`.

use core::fmt;

use super::{
    board::Board,
    ending::{Achievement, End},
    hashing::keys,
    moves::{Change, Move, Shift},
    options::Options,
    pieces::{Kind, Piece},
    preview,
    refusal::Refusal,
    seen::Seen,
    squares::{Square, SquareSet},
    territory::Territory,
};
use crate::{Game, Player, PlayerSet, change_log::ChangeLog, sorted::sort_few, zobrist_key};

/// What the turn is about beside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) enum Talk {
    /// Nothing.
    #[default]
    None,
    /// The player to move is offered to end the game.
    Offered,
    /// The player to move has offered in vain.
    Declined,
}

/// A position of Mathematichess.
#[derive(Clone, PartialEq, Eq)]
pub struct Mathematichess {
    pub(super) options: Options,
    pub(super) board: Board,
    /// What is left to place, by player and kind.
    pub(super) hands: [[u8; 10]; 2],
    pub(super) to_move: Player,
    /// Who has used the Terminator.
    pub(super) terminated: [bool; 2],
    pub(super) talk: Talk,
    /// Whether the last ply of the second stage was a pass.
    pub(super) passed: bool,
    /// Plies of the second stage.
    pub(super) plies: u16,
    /// The positions of the second stage since the last Terminator.
    pub(super) seen: Seen,
    pub(super) end: Option<End>,
}

impl fmt::Debug for Mathematichess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Mathematichess")
            .field(&Game::position_text(self))
            .finish()
    }
}

impl Mathematichess {
    /// The position before the first move.
    pub fn new(options: Options) -> Self {
        let army = options.army();
        Self {
            board: Board::new(&options),
            hands: [army.counts; 2],
            to_move: Player::FIRST,
            terminated: [false; 2],
            talk: Talk::None,
            passed: false,
            plies: 0,
            seen: Seen::default(),
            end: None,
            options,
        }
    }

    /// Pieces put together, whether or not the rules allow it.
    pub(super) fn laid_out(
        options: Options,
        placed: impl Iterator<Item = (Square, Piece)>,
        hands: [[u8; 10]; 2],
        to_move: Player,
        terminated: [bool; 2],
    ) -> Self {
        let mut position = Self {
            hands,
            to_move,
            terminated,
            ..Self::new(options)
        };
        for (at, piece) in placed {
            position.board.put(piece, at);
        }
        if !position.is_placing() {
            position.begin_battle(&mut ());
        }
        position
    }

    /// What was agreed.
    pub const fn agreed(&self) -> &Options {
        &self.options
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What stands on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.board.piece(at)
    }

    /// The player whose turn it is.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Whether pieces are still being placed.
    pub fn is_placing(&self) -> bool {
        self.hands.iter().flatten().any(|count| *count > 0)
    }

    /// How many pieces of a kind a player has left to place.
    pub fn in_hand(&self, player: Player, kind: Kind) -> u8 {
        self.hands[player.index() & 1][kind.index()]
    }

    /// How many pieces a player has left to place.
    pub fn left_to_place(&self, player: Player) -> u32 {
        let hand = &self.hands[player.index() & 1];
        hand.iter().copied().map(u32::from).sum()
    }

    /// Whether a player has used the Terminator.
    pub fn has_terminated(&self, player: Player) -> bool {
        self.terminated[player.index() & 1]
    }

    /// Whether a player can still use a Terminator in this match.
    pub fn may_terminate(&self, player: Player) -> bool {
        self.options.terminators && !self.has_terminated(player)
    }

    /// Plies of the second stage so far.
    pub const fn plies(&self) -> u16 {
        self.plies
    }

    /// How the game ended, if it has.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// Whether the player to move has to answer an offer to end the game.
    pub fn is_offered(&self) -> bool {
        self.end.is_none() && self.talk == Talk::Offered
    }

    /// Whether the player to move may offer to end the game.
    pub fn may_offer(&self) -> bool {
        self.end.is_none() && self.check_offer().is_ok()
    }

    /// Whether the player to move may pass.
    pub fn may_pass(&self) -> bool {
        self.end.is_none() && self.talk != Talk::Offered && self.check_pass().is_ok()
    }

    /// The territories, from a1 on; none as long as pieces are being placed.
    pub fn territories(&self) -> Vec<Territory> {
        let mut found: Vec<Territory> = self
            .board
            .zones
            .iter()
            .map(|zone| Territory::new(&self.board, zone))
            .collect();
        sort_few(&mut found, |territory| territory.cells.first().copied());
        found
    }

    /// The settlers that `player` can neither push nor swap.
    pub fn frozen_for(&self, player: Player) -> SquareSet {
        self.board.closed_to(player).1
    }

    /// The players' points in seat order, the bonus included.
    pub fn points(&self) -> [i64; 2] {
        let mut points = self.board.totals().map(i64::from);
        if let Some(End::Bonus(player, _)) = self.end {
            points[player.index() & 1] += i64::from(self.options.bonus);
        }
        points
    }

    /// How many territories `player` has of each kind that can end the game, with
    /// the number that ends it; nothing where none was agreed (ruling M23).
    pub fn towards_the_end(&self, player: Player) -> Vec<(Achievement, u32, u8)> {
        let counts = self.board.achievements()[player.index() & 1];
        Achievement::ALL
            .into_iter()
            .filter(|it| self.options.ending.contains(*it))
            .map(|it| (it, counts[it.index()], self.options.wanted(it)))
            .collect()
    }

    /// The winner: nobody where the game is drawn, nothing while it goes on.
    pub fn winners(&self) -> Option<PlayerSet> {
        let [white, black] = self.points();
        Some(match self.end? {
            End::Retired(player, _) => PlayerSet::only(player.other()),
            _ if white == black => PlayerSet::EMPTY,
            _ => PlayerSet::only(Player(u8::from(black > white))),
        })
    }

    /// Whether any piece of the player to move can be placed or moved.
    pub(super) fn can_act(&self) -> bool {
        if self.is_placing() {
            return self.left_to_place(self.to_move) > 0 && !self.board.holes().is_empty();
        }
        let mut moves = Vec::new();
        self.board.list_moves(self.to_move, &mut moves);
        !moves.is_empty()
    }

    fn check_pass(&self) -> Result<(), Refusal> {
        if self.can_act() {
            Err(Refusal::CanMove)
        } else {
            Ok(())
        }
    }

    fn check_offer(&self) -> Result<(), Refusal> {
        let terminating = Player::all(2).any(|player| self.may_terminate(player));
        if self.is_placing() || terminating {
            Err(Refusal::TooEarlyToAgree)
        } else {
            match self.talk {
                Talk::None => Ok(()),
                Talk::Offered => Err(Refusal::AnswerFirst),
                Talk::Declined => Err(Refusal::OfferedAlready),
            }
        }
    }

    pub(super) fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        if self.end.is_some() {
            return Err(Refusal::Over);
        }
        let answering = self.talk == Talk::Offered;
        match mv {
            Move::Retire(_) => return Ok(()),
            Move::Accept | Move::Decline if answering => return Ok(()),
            Move::Accept | Move::Decline => return Err(Refusal::NoOffer),
            Move::Offer => return self.check_offer(),
            _ if answering => return Err(Refusal::AnswerFirst),
            _ => {}
        }
        let placing = self.is_placing();
        match mv {
            Move::Place { kind, at } => {
                if !placing {
                    Err(Refusal::AllPlaced)
                } else if self.left_to_place(self.to_move) == 0 {
                    Err(Refusal::HandEmpty)
                } else if self.in_hand(self.to_move, kind) == 0 {
                    Err(Refusal::NoneLeft(kind))
                } else if !self.board.has(at) {
                    Err(Refusal::OffBoard(at))
                } else if !self.board.holes().contains(at) {
                    Err(Refusal::Occupied(at))
                } else {
                    Ok(())
                }
            }
            Move::Terminate { .. } if !self.options.terminators => Err(Refusal::NoTerminators),
            Move::Terminate { .. } if self.has_terminated(self.to_move) => {
                Err(Refusal::TerminatorUsed)
            }
            Move::Terminate { .. } => self.board.allows(self.to_move, mv),
            Move::Pass => self.check_pass(),
            _ if placing => Err(Refusal::StillPlacing),
            _ => self.board.allows(self.to_move, mv),
        }
    }

    /// Plays a move that is known to be legal, without reporting what changed.
    ///
    /// An illegal move leaves a position that makes no sense, but is safe.
    pub fn play_unchecked(&mut self, mv: Move) {
        self.play_reporting(mv, &mut ());
    }

    pub(super) fn play_reporting(&mut self, mv: Move, changes: &mut impl ChangeLog<Change>) {
        if self.play_aside(mv, changes) {
            return;
        }
        let player = self.to_move;
        let placing = self.is_placing();
        let before = self.board.totals().map(i64::from);
        let achieved = if self.options.ending.any_achievement() {
            self.board.achievements()
        } else {
            Default::default()
        };
        self.play_on_board(mv, changes);
        self.talk = Talk::None;
        let beside = self.options.free_terminators && matches!(mv, Move::Terminate { .. });
        if !beside {
            self.to_move = player.other();
        }
        if placing {
            if !self.is_placing() {
                self.begin_battle(changes);
            }
            return;
        }
        self.note_score(before, changes);
        // Without a limit, the match may go on after the counter has reached its maximum.
        self.plies = self.plies.saturating_add(u16::from(!beside));
        let both_passed = mv == Move::Pass && self.passed;
        self.passed = mv == Move::Pass;
        let key = self.key();
        self.seen.push(key);
        if let Some(end) = self.early_end(player, &achieved) {
            self.finish(end, changes);
        } else if both_passed {
            self.finish(End::Blocked, changes);
        } else if self
            .options
            .repetition
            .is_some_and(|most| self.seen.count(key) >= usize::from(most))
        {
            self.finish(End::Repetition, changes);
        } else if self.options.limit.is_some_and(|most| self.plies >= most) {
            self.finish(End::Limit, changes);
        }
    }

    /// Plays what leaves the board alone and costs no turn: offers, their answers
    /// and retirement. Whether the move was such a one.
    fn play_aside(&mut self, mv: Move, changes: &mut impl ChangeLog<Change>) -> bool {
        let player = self.to_move;
        match mv {
            Move::Retire(retirement) => self.finish(End::Retired(player, retirement), changes),
            Move::Offer => {
                self.talk = Talk::Offered;
                self.to_move = player.other();
                changes.note(|| Change::Offered { player });
            }
            Move::Accept => {
                changes.note(|| Change::Accepted { player });
                self.finish(End::Agreement, changes);
            }
            Move::Decline => {
                self.talk = Talk::Declined;
                self.to_move = player.other();
                changes.note(|| Change::Declined { player });
            }
            _ => return false,
        }
        true
    }

    /// Plays what a move does to the pieces.
    fn play_on_board(&mut self, mv: Move, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        let seat = player.index() & 1;
        match mv {
            Move::Place { kind, at } => {
                let left = &mut self.hands[seat][kind.index()];
                *left = left.saturating_sub(1);
                let piece = Piece { player, kind };
                self.board.put(piece, at);
                changes.note(|| Change::Placed { piece, at });
            }
            Move::Terminate { at } => {
                let piece = self.board.piece(at);
                self.board.take(at);
                self.terminated[seat] = true;
                self.seen.clear();
                if let Some(piece) = piece {
                    changes.note(|| Change::Terminated { piece, at });
                }
            }
            Move::Pass => changes.note(|| Change::Passed { player }),
            _ => {
                changes.note_all(|| preview::shown(&self.board, mv));
                self.board.make_for_good(mv);
            }
        }
    }

    /// All pieces are on the board: territories count from now on.
    pub(super) fn begin_battle(&mut self, changes: &mut impl ChangeLog<Change>) {
        self.board.begin_counting();
        self.seen.clear();
        self.seen.push(self.key());
        changes.note(|| Change::Battle);
        self.note_score([0; 2], changes);
    }

    fn note_score(&self, from: [i64; 2], changes: &mut impl ChangeLog<Change>) {
        let to = self.board.totals().map(i64::from);
        if from != to {
            changes.note(|| Change::Scored { from, to });
        }
    }

    fn finish(&mut self, end: End, changes: &mut impl ChangeLog<Change>) {
        self.talk = Talk::None;
        self.end = Some(end);
        if let End::Bonus(player, achievement) = end {
            changes.note(|| Change::Bonus {
                player,
                achievement,
                points: self.options.bonus,
            });
        }
        changes.note(|| Change::Over(end));
    }

    /// Whether the move that `mover` has made ends the game by what it created
    /// or by points (rulings M23 and M25).
    fn early_end(&self, mover: Player, before: &[[u32; 3]; 2]) -> Option<End> {
        let agreed = self.options.ending;
        if agreed.any_achievement() {
            let after = self.board.achievements();
            for player in [mover, mover.other()] {
                let seat = player.index() & 1;
                for achievement in Achievement::ALL {
                    let n = achievement.index();
                    let (had, has) = (before[seat][n], after[seat][n]);
                    let wanted = u32::from(self.options.wanted(achievement));
                    if agreed.contains(achievement) && has > had && has >= wanted {
                        return Some(End::Bonus(player, achievement));
                    }
                }
            }
        }
        let most = i64::from(self.options.points);
        let reached = agreed.points && self.points().into_iter().any(|points| points >= most);
        reached.then_some(End::Points)
    }

    /// What is compared to tell a repetition: the pieces and the turn. The Terminators need
    /// not be in it, because each of them clears the memory.
    pub(super) fn key(&self) -> u64 {
        self.board.hash() ^ zobrist_key(keys::TO_MOVE, u64::from(self.to_move.0))
    }

    /// Tells positions apart by what is on the table and how late it is, but not
    /// by what was seen before or is being offered.
    pub fn table_key(&self) -> u64 {
        let mut key = self.key()
            ^ zobrist_key(keys::PLIES, u64::from(self.plies))
            ^ zobrist_key(
                keys::TERMINATED,
                u64::from(self.terminated[0]) + 2 * u64::from(self.terminated[1]),
            );
        if self.is_placing() {
            for (seat, hand) in (0..).zip(&self.hands) {
                for (kind, count) in (0..).zip(hand) {
                    key ^= zobrist_key(keys::HAND + 16 * seat + kind, u64::from(*count));
                }
            }
        }
        key
    }

    /// What a move would change, without making it: see [`super::Preview`].
    ///
    /// # Errors
    /// The rule that forbids the move.
    pub fn preview(&self, mv: Move) -> Result<super::Preview, Refusal> {
        preview::preview(self, mv)
    }

    /// Which pieces a move of the second stage takes where; empty for moves
    /// that take none.
    pub fn shifts(&self, mv: Move) -> Vec<Shift> {
        preview::shifts(&self.board, mv)
    }
}
