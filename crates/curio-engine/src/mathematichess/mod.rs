//! What the search has to know of Mathematichess.
//!
//! Both stages have far more moves than can be searched. What is listed here are
//! candidates: in the first stage placements around the likely holes
//! ([`placing`]), in the second the moves that gain most at once, with the
//! Terminators that open a territory of one's own. On small boards all moves of
//! the second stage are listed. Every legal move may be played against the search.
//!
//! A player who overlooks moves overlooks good ones, too: on a large board such a player
//! looks at the best of the moves noticed, not at those noticed of the best.

mod explain;
pub mod placing;
mod standing;
mod themes;
mod thinker;
mod trials;

pub(super) use themes::themes;
pub(super) use thinker::MathematichessThinker;

use super::{
    Ending, Line, Searchable, Style, Styles, USUAL, baseline::RuleSet, explain::Explanation, sight,
};
use crate::texts;
use curio_rules::{
    AnyGame, Player, PlayerSet,
    mathematichess::{Board, Mathematichess, Move, Square},
};

/// How many moves of the second stage are looked at in a position, where not all are; in
/// either stage, how many of those noticed.
const WIDTH: usize = 32;

/// Up to this size of the board all moves of the second stage are looked at, so
/// that what is found to win does win.
const ALL_MOVES: u8 = 7;

/// Whether the board is too large to look at all moves.
fn is_large(board: &Board) -> bool {
    board.size() > ALL_MOVES
}

/// How many moves are looked at.
fn width(board: &Board) -> usize {
    if is_large(board) { WIDTH } else { usize::MAX }
}

/// Places on the largest board, for the codes of moves.
const PLACES: u16 = 169;
const PLACING: u16 = PLACES * PLACES;
const TERMINATING: u16 = PLACING + 10 * PLACES;
const TALKING: u16 = TERMINATING + PLACES;

fn place(at: Square) -> u16 {
    u16::from(at.rank()) * 13 + u16::from(at.file())
}

impl Searchable for Mathematichess {
    const CODES: usize = TALKING as usize + 8;

    fn list_moves(&self, list: &mut Vec<Move>) {
        if self.end().is_some() {
            return;
        }
        if self.is_offered() {
            list.push(Move::Decline);
        } else if self.is_placing() {
            placing::candidates(self, list);
        } else {
            list_fight(self, list);
        }
    }

    fn list_noticeable(&self, list: &mut Vec<Move>) {
        let chooses = is_large(self.board()) && self.end().is_none() && !self.is_offered();
        if chooses && !self.is_placing() {
            list.extend(ranked_fight(self));
        } else if chooses && self.left_to_place(self.to_move()) > 0 {
            list.extend(placing::ranked(self).into_iter().map(|(_, mv)| mv));
        } else {
            self.list_moves(list);
        }
    }

    fn most_noticed(&self) -> usize {
        width(self.board())
    }

    fn make_move(&mut self, mv: &Move) {
        self.play_unchecked(*mv);
    }

    fn code(mv: &Move) -> u16 {
        match *mv {
            Move::Step { from, to } | Move::Push { from, to } | Move::Swap { from, with: to } => {
                place(from) * PLACES + place(to)
            }
            Move::Place { kind, at } => PLACING + kind as u16 * PLACES + place(at),
            Move::Terminate { at } => TERMINATING + place(at),
            Move::Pass => TALKING,
            Move::Offer => TALKING + 1,
            Move::Accept => TALKING + 2,
            Move::Decline => TALKING + 3,
            Move::Retire(_) => TALKING + 4,
        }
    }

    fn key(&self) -> u64 {
        self.table_key()
    }

    fn result_for(&self, side: PlayerSet) -> Option<Ending> {
        let winner = self.winners()?.iter().next();
        Some(Ending::for_side(side, winner))
    }

    fn evaluate(&self, side: PlayerSet) -> i32 {
        let white = if self.is_placing() {
            placing::evaluate(self.board())
        } else {
            standing::evaluate(self)
        };
        if side.contains(Player::FIRST) {
            white
        } else {
            -white
        }
    }

    fn evaluate_in(&self, side: PlayerSet, style: Style) -> i32 {
        let value = self.evaluate(side);
        let Some(player) = side.iter().next().filter(|_| !self.is_placing()) else {
            return value;
        };
        let leaning = standing::leaning(self.board(), player, style);
        value
            + if player == Player::FIRST {
                leaning
            } else {
                -leaning
            }
    }

    fn is_opening(&self) -> bool {
        self.is_placing() && self.left_to_place(Player::FIRST) + 3 > self.agreed().army().pieces()
    }

    /// Short steps are plain; beginners forget that pieces push, swap and vanish.
    fn salience(&self, mv: &Move) -> u32 {
        match *mv {
            Move::Step { from, to } => {
                let files = from.file().abs_diff(to.file());
                sight::of_distance(files.max(from.rank().abs_diff(to.rank())).into())
            }
            Move::Push { .. } => 350,
            Move::Swap { .. } | Move::Terminate { .. } => 250,
            _ => USUAL,
        }
    }

    fn explain(&self, mv: &Move, line: &Line<Move>, reader: Player) -> Explanation {
        explain::explain(self, *mv, line, reader)
    }
}

/// What the styles care for, once the fight has begun.
pub(super) fn styles() -> Styles {
    Styles {
        bold: texts::opponents_math_bold(),
        careful: texts::opponents_math_careful(),
    }
}

/// Whether the levels have good and bad days. On a large board it is farther from a beginner
/// to the strongest level than seven steps of 60 to 80 % can span.
pub(super) fn has_form(position: &dyn AnyGame) -> bool {
    own(position).is_some_and(|own| is_large(own.board()))
}

fn own(position: &dyn AnyGame) -> Option<&Mathematichess> {
    position.as_any().downcast_ref()
}

/// The rules for the baselines; the standing is the points.
pub(super) const RULES: RuleSet<Mathematichess> = RuleSet {
    make_move: |position, mv| position.play_unchecked(*mv),
    winners: |position| position.winners().unwrap_or(PlayerSet::EMPTY),
    standing: |position, player| position.board().totals()[player.index() & 1],
    ..RuleSet::of_game()
};

/// Appends the moves of the second stage that gain most at once, the best first.
fn list_fight(position: &Mathematichess, list: &mut Vec<Move>) {
    list.extend(ranked_fight(position).take(width(position.board())));
}

/// The moves of the second stage by what they gain at once, the best first.
fn ranked_fight(position: &Mathematichess) -> impl Iterator<Item = Move> {
    let player = position.to_move();
    let board = position.board();
    let mut moves = Vec::with_capacity(128);
    board.list_moves(player, &mut moves);
    let blocked = moves.is_empty();
    if position.may_terminate(player) {
        terminators(board, player, &mut moves);
    }
    if blocked {
        // One may keep the Terminator for later.
        moves.push(Move::Pass);
    }
    let mut board = board.clone();
    let sign = if player == Player::FIRST { 1 } else { -1 };
    let mut ranked: Vec<(i32, Move)> = moves
        .into_iter()
        .map(|mv| {
            let undo = board.make(mv);
            let gain = sign * standing::of_board(&board);
            board.unmake(&undo);
            (gain, mv)
        })
        .collect();
    ranked.sort_by_key(|(gain, _)| core::cmp::Reverse(*gain));
    ranked.into_iter().map(|(_, mv)| mv)
}

/// Terminators that may be worth a turn: pieces beside empty squares, and pieces
/// whose place would be sovereign.
fn terminators(board: &Board, player: Player, moves: &mut Vec<Move>) {
    let seat = player.index() & 1;
    let holes = board.holes();
    for at in Square::all(board.size()) {
        let own = board.piece(at).is_some_and(|piece| piece.player == player);
        if !own {
            continue;
        }
        let prospect = board.prospect(at);
        let opens = prospect[seat] > prospect[1 - seat];
        if !is_large(board) || opens || holes.iter().any(|hole| hole.touches(at)) {
            moves.push(Move::Terminate { at });
        }
    }
}
