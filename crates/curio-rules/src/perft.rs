//! Counting sequences of moves: the proof that a move generator is right.

use super::{AnyGame, Game};

/// The number of sequences of exactly `depth` moves from `position`.
///
/// Sequences that end early are not counted, `resign` and `timeout` neither.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|mv| {
            let mut next = position.clone();
            if next.play(mv).is_ok() {
                perft(&next, depth - 1)
            } else {
                0
            }
        })
        .sum()
}

/// [`perft`] split by the first move, in the order of the legal moves.
pub fn divide(position: &dyn AnyGame, depth: u32) -> Vec<(String, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    position
        .legal_texts()
        .into_iter()
        .map(|text| {
            let mut next = position.boxed_clone();
            let count = if next.play_text(&text).is_ok() {
                next.perft(depth - 1)
            } else {
                0
            };
            (text, count)
        })
        .collect()
}
