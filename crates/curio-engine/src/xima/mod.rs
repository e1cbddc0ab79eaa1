//! The opponents of XIMA.
//!
//! [`XimaThinker`] thinks about every kind of table: two players, more (partners taken
//! for one side; who of several others replies is in `replies`), and dice, whose
//! falls are averaged. What a position is worth is in `evaluation`, the search itself
//! in `search`; `draw_aversion` sees to it that matches in which nothing happens still
//! come to an end.

mod draw_aversion;
mod evaluation;
mod explain;
mod order_score;
mod replies;
mod search;
mod themes;
mod thinker;

use super::{Styles, baseline::RuleSet};
use crate::texts;
use curio_rules::{Player, PlayerSet, xima::Xima};
use rand::RngExt;
pub use thinker::XimaThinker;

pub(super) use themes::themes;

/// What the styles care for.
pub(super) fn styles() -> Styles {
    Styles {
        bold: texts::opponents_xima_bold(),
        careful: texts::opponents_xima_careful(),
    }
}

/// The rules for the baselines; the standing is the force of the book.
pub(super) const RULES: RuleSet<Xima> = RuleSet {
    list: Xima::list_legal,
    draw: |position, _, dice| position.pick_legal(|count| dice.random_range(0..count)),
    make_move: |position, mv| position.play_unchecked(*mv),
    winners: |position| {
        let victory = position.victory();
        victory.map_or(PlayerSet::EMPTY, |victory| position.side(victory.winner()))
    },
    standing: |position, player: Player| {
        let force = position.force(player).total();
        (100 * force.numerator() / force.denominator()) as i32
    },
};
