//! The opponents of XIMA.
//!
//! [`Climber`] thinks about every kind of table: two players, more (all others
//! taken for allies of each other, partners for one side), and dice, whose falls
//! are averaged. What a position is worth is in `evaluation`, the search itself
//! in `search`.

mod climber;
mod evaluation;
mod explain;
mod figures;
mod promise;
mod search;
mod themes;

use super::yardstick::RuleSet;
pub(super) use climber::Climber;
use curio_rules::{Player, PlayerSet, xima::Xima};
use rand::RngExt;

pub(super) use figures::figures;
pub(super) use themes::themes;

/// The rules for the yardsticks; the standing is the force of the book.
pub(super) const RULES: RuleSet<Xima> = RuleSet {
    list: Xima::list_legal,
    draw: |position, _, dice| position.pick_legal(|count| dice.random_range(0..count)),
    advance: |position, mv| position.play_unchecked(*mv),
    winners: |position| {
        let victory = position.victory();
        victory.map_or(PlayerSet::EMPTY, |victory| position.side(victory.winner()))
    },
    standing: |position, player: Player| {
        let force = position.force(player).total();
        (100 * force.numerator() / force.denominator()) as i32
    },
};
