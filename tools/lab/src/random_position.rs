//! A random position of mini-Xafka, for those who solve many.

use curio_rules::{
    Game,
    xafka::{Options, Xafka},
};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// A position with `left` hexagons left, after random moves. The light is set only by a
/// player who has no other move.
pub(crate) fn random_position(left: u32, dice: &mut Pcg64Mcg) -> Xafka {
    loop {
        let mut position = Xafka::new(Options::default());
        while !position.is_over() && position.standing().len() > left {
            let mut moves = position.legal_moves();
            let slides = moves.len() - 2 * usize::from(position.light_is_free());
            if slides > 0 {
                moves.truncate(slides);
            }
            let mv = moves[dice.random_range(0..moves.len())];
            position.play(&mv).expect("a legal move");
        }
        if !position.is_over() {
            return position;
        }
    }
}
