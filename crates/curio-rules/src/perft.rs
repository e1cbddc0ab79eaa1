//! Counting sequences of moves: the proof that a move generator is right.

use std::vec::IntoIter;

use super::{AnyGame, Game};

/// The longest sequences that are counted. No count of longer ones would end within a
/// lifetime, and the memory for a count grows with their length.
pub const LONGEST_PERFT: u32 = 1_000;

/// A position on the way, and the moves that have not been tried in it.
struct Branch<G: Game> {
    position: G,
    moves: IntoIter<G::Move>,
}

impl<G: Game> Branch<G> {
    fn at(position: G) -> Self {
        let moves = position.legal_moves().into_iter();
        Self { position, moves }
    }
}

/// The number of sequences of exactly `depth` moves from `position`.
///
/// Sequences that end early are not counted, nor are `resign` and `timeout`.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    perft_while(position, depth, &|| true).unwrap_or_default()
}

/// [`perft`] that can be stopped: `None` as soon as `goes_on` says no. It is asked
/// before every move.
pub fn perft_while<G: Game>(position: &G, depth: u32, goes_on: &dyn Fn() -> bool) -> Option<u64> {
    match depth {
        0 => return Some(1),
        1 => return Some(position.legal_moves().len() as u64),
        _ => {}
    }
    let depth = depth as usize;
    let mut count = 0;
    // On the heap: long sequences would overflow the stack of a thread.
    let mut branches = vec![Branch::at(position.clone())];
    while let Some(branch) = branches.last_mut() {
        let Some(mv) = branch.moves.next() else {
            branches.pop();
            continue;
        };
        if !goes_on() {
            return None;
        }
        let mut next = branch.position.clone();
        if next.play(&mv).is_err() {
            continue;
        }
        if depth - branches.len() == 1 {
            count += next.legal_moves().len() as u64;
        } else {
            branches.push(Branch::at(next));
        }
    }
    Some(count)
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
