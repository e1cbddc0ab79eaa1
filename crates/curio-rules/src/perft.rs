//! Counting sequences of moves: the proof that a move generator is right.

use std::vec::IntoIter;

use super::{AnyGame, Game};

/// The longest sequences that are counted. No count that ends in a lifetime is of
/// longer ones, and the memory for a count grows with their length.
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
/// Sequences that end early are not counted, `resign` and `timeout` neither.
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

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use super::*;
    use crate::{xafka::Xafka, xima::Xima};

    /// As the definition says it.
    fn by_definition<G: Game>(position: &G, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = position.legal_moves();
        moves
            .iter()
            .map(|mv| {
                let mut next = position.clone();
                next.play(mv).map_or(0, |_| by_definition(&next, depth - 1))
            })
            .sum()
    }

    #[test]
    fn counts_follow_the_definition() {
        let start = Xafka::start(&Default::default());
        for depth in 0..4 {
            assert_eq!(perft(&start, depth), by_definition(&start, depth));
        }
        let divided: u64 = divide(&start, 3).iter().map(|(_, nodes)| nodes).sum();
        assert_eq!(divided, perft(&start, 3));
    }

    #[test]
    fn a_deep_count_fits_on_the_stack_and_can_be_stopped() {
        let start = Xima::start(&Default::default());
        let left = Cell::new(20_000_u32);
        let goes_on = || {
            left.set(left.get().saturating_sub(1));
            left.get() > 0
        };
        assert_eq!(perft_while(&start, LONGEST_PERFT, &goes_on), None);
        assert_eq!(perft_while(&start, 1, &|| false), Some(perft(&start, 1)));
    }
}
