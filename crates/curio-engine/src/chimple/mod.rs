//! The opponents of Chimple: the game solved, levels that see a part of the
//! solution, and the decision models of the essay with a laboratory for them.
//!
//! [`Solution`] knows the value of every state; [`solved`] finds it once for
//! everybody. [`models`] has the ways in which a side may choose among its
//! eligible memes, [`laboratory`] lets them play against each other.

mod defence;
mod explain;
mod findings;
pub mod laboratory;
mod levels;
pub mod models;
mod motions;
mod playouts;
mod proof;
mod ranking;
mod shared;
mod solution;
mod themes;
mod thinker;

use super::baseline::RuleSet;
use curio_rules::chimple::Chimple;

pub use levels::{Manner, Weighed, choose, weigh};
pub use playouts::{Playouts, Walk};
pub use proof::{Proof, prove};
pub use shared::{ready, request, solved};
pub use solution::{Solution, Value};
pub(super) use themes::themes;
pub(super) use thinker::ChimpleThinker;

/// The rules for the baselines; the standing is the number of characters.
pub(super) const RULES: RuleSet<Chimple> = RuleSet {
    standing: |position, player| position.characters(player).len() as i32,
    ..RuleSet::of_game()
};
