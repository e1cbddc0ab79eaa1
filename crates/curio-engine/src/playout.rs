//! Games played to the end with random moves.

use rand::{Rng, RngExt};

use super::searchable::Searchable;

/// Plays random moves until none is left, and returns their number.
///
/// `spare` is room for a list of moves, to be used again and again.
pub(super) fn play_on<G: Searchable>(
    position: &mut G,
    dice: &mut impl Rng,
    spare: &mut Vec<G::Move>,
) -> u32 {
    let mut plies = 0;
    loop {
        spare.clear();
        position.list_moves(spare);
        if spare.is_empty() {
            return plies;
        }
        let chosen = dice.random_range(0..spare.len() as u32) as usize;
        let mv = spare[chosen].clone();
        position.make_move(&mv);
        plies += 1;
    }
}
