//! Games played to the end by chance.

use rand::{Rng, RngExt};

use super::searchable::Searchable;
use curio_rules::Outcome;

/// Plays random moves until the game is over; how many it were, and how the
/// game ended.
///
/// `spare` is room for a list of moves, to be used again and again.
pub fn playout<G: Searchable>(
    position: &mut G,
    dice: &mut impl Rng,
    spare: &mut Vec<G::Move>,
) -> (u32, Option<Outcome>) {
    let plies = play_on(position, dice, spare);
    (plies, position.outcome())
}

/// Plays random moves until none is left; how many it were.
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
        position.advance(&mv);
        plies += 1;
    }
}
