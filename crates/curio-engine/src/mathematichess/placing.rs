//! Placing pieces well: which squares may stay empty, what they would be worth,
//! and which placements make most of them.
//!
//! Every empty square is looked at as a territory of its own, with the pieces that stand
//! around it by now. Until only a few are left, each player fills what would serve the other;
//! so the squares that count in the end are those in the middle, between the best ones of
//! both.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use curio_rules::{
    Player,
    mathematichess::{Board, Kind, Mathematichess, Move, Piece, Square, SquareSet},
};

/// How many placements are looked at in a position.
const WIDTH: usize = 16;

/// How much more an empty square is worth to White than to Black.
fn lead(board: &Board, at: Square) -> i32 {
    let [white, black] = board.prospect(at);
    white - black
}

/// How good the empty squares are for White while pieces are being placed, in
/// points.
pub(super) fn evaluate(board: &Board) -> i32 {
    let mut leads: Vec<i32> = board.holes().iter().map(|at| lead(board, at)).collect();
    if leads.is_empty() {
        return 0;
    }
    leads.sort_unstable();
    let all: i32 = leads.iter().sum();
    let army = curio_rules::mathematichess::Army::for_size(board.size());
    let squares = u32::from(board.size()) * u32::from(board.size());
    let stay = squares.saturating_sub(2 * army.pieces()).max(1) as usize;
    let count = leads.len();
    let filled = count.saturating_sub(stay);
    let middle: i32 = leads[filled / 2..count - filled.div_ceil(2)].iter().sum();
    middle + all * stay as i32 / count as i32 / 2
}

/// The kinds worth trying on a square: the most and the least valuable in the
/// hand, and those that stand around the same empty squares already.
fn kinds_for(position: &Mathematichess, at: Square, kinds: &[Kind], tried: &mut Vec<Kind>) {
    tried.clear();
    let player = position.to_move();
    tried.extend(kinds.first());
    tried.extend(kinds.last());
    for dx in -2_i16..=2 {
        for dy in -2_i16..=2 {
            // Settlers of an empty square beside this one.
            if dx.abs() + dy.abs() != 2 {
                continue;
            }
            let (file, rank) = (i16::from(at.file()) + dx, i16::from(at.rank()) + dy);
            let square = u8::try_from(file)
                .ok()
                .zip(u8::try_from(rank).ok())
                .and_then(|(file, rank)| Square::new(file, rank));
            let like = square
                .and_then(|square| position.piece(square))
                .filter(|piece| piece.player == player && kinds.contains(&piece.kind));
            if let Some(piece) = like {
                tried.push(piece.kind);
            }
        }
    }
    tried.sort_unstable();
    tried.dedup();
}

/// Placements for the player to move with what each brings, the best first.
pub(super) fn ranked(position: &Mathematichess) -> Vec<(i32, Move)> {
    let player = position.to_move();
    let sign = if player == Player::FIRST { 1 } else { -1 };
    let kinds: Vec<Kind> = Kind::ALL
        .into_iter()
        .rev()
        .filter(|kind| position.in_hand(player, *kind) > 0)
        .collect();
    let mut board = position.board().clone();
    let holes = board.holes();
    let size = board.size();
    let mut tried = Vec::with_capacity(9);
    let mut found = Vec::with_capacity(4 * holes.len() as usize);
    let middle = i32::from(size) - 1;
    for at in holes.iter() {
        kinds_for(position, at, &kinds, &mut tried);
        let around = holes & neighbours(at);
        let before: i32 = lead(&board, at) + around.iter().map(|e| lead(&board, e)).sum::<i32>();
        // Among equals the middle comes first: more squares touch it.
        let off =
            (2 * i32::from(at.file()) - middle).abs() + (2 * i32::from(at.rank()) - middle).abs();
        for &kind in &tried {
            board.put(Piece { player, kind }, at);
            let after: i32 = around.iter().map(|e| lead(&board, e)).sum();
            board.take(at);
            let gain = 64 * sign * (after - before) - off;
            found.push((gain, Move::Place { kind, at }));
        }
    }
    found.sort_by_key(|(gain, _)| core::cmp::Reverse(*gain));
    found
}

/// Squares that are drawn for a placement of a trial, and kinds for each.
const DRAWN_SQUARES: u32 = 4;
const DRAWN_KINDS: u32 = 2;

/// Of a few placements, drawn at random, the one that gains most; nothing when nothing is
/// left to place.
pub(super) fn drawn(position: &Mathematichess, dice: &mut Pcg64Mcg) -> Option<Move> {
    let player = position.to_move();
    let sign = if player == Player::FIRST { 1 } else { -1 };
    let left = position.left_to_place(player);
    let mut board = position.board().clone();
    let holes = board.holes();
    if left == 0 || holes.is_empty() {
        return None;
    }
    let mut best: Option<(i32, Move)> = None;
    for _ in 0..DRAWN_SQUARES {
        let at = holes
            .iter()
            .nth(dice.random_range(0..holes.len()) as usize)?;
        let around = holes & neighbours(at);
        let before: i32 = lead(&board, at) + around.iter().map(|e| lead(&board, e)).sum::<i32>();
        for _ in 0..DRAWN_KINDS {
            let kind = nth_in_hand(position, dice.random_range(0..left))?;
            board.put(Piece { player, kind }, at);
            let after: i32 = around.iter().map(|e| lead(&board, e)).sum();
            board.take(at);
            let gain = sign * (after - before);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, Move::Place { kind, at }));
            }
        }
    }
    best.map(|(_, mv)| mv)
}

/// The kind of the `n`-th piece in the hand of the player to move, from 0 on.
fn nth_in_hand(position: &Mathematichess, n: u32) -> Option<Kind> {
    let mut before = 0;
    Kind::ALL.into_iter().find(|kind| {
        before += u32::from(position.in_hand(position.to_move(), *kind));
        n < before
    })
}

fn neighbours(at: Square) -> SquareSet {
    let (file, rank) = (at.file(), at.rank());
    (file.saturating_sub(1)..=file + 1)
        .flat_map(|file| {
            (rank.saturating_sub(1)..=rank + 1).filter_map(move |rank| Square::new(file, rank))
        })
        .filter(|square| *square != at)
        .collect()
}

/// Appends the placements worth looking at; a pass where there is none.
pub(super) fn candidates(position: &Mathematichess, list: &mut Vec<Move>) {
    if position.left_to_place(position.to_move()) == 0 {
        list.push(Move::Pass);
        return;
    }
    list.extend(ranked(position).into_iter().take(WIDTH).map(|(_, mv)| mv));
}

/// A good placement for the player to move, found without searching; nothing
/// when nothing is left to place.
///
/// It is quick enough to fill a whole board while a hand leaves the mouse. It
/// fits [`set_up::fill`](curio_rules::mathematichess::set_up::fill).
pub fn placement(position: &Mathematichess) -> Option<Move> {
    if position.left_to_place(position.to_move()) == 0 || position.end().is_some() {
        return None;
    }
    ranked(position).first().map(|(_, mv)| *mv)
}
