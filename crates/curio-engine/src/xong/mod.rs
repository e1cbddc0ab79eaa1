//! The opponents of Xong: what to do with the Xoid in hand, and what to hand
//! over.
//!
//! Gives cannot be listed, so `stock` chooses the Xoids that are worth
//! thinking of and knows all their placements; `search` looks ahead over pairs
//! of placing and giving among them, by `evaluation`; `trials` plays on to the end
//! where that says more; `endgame` knows every Xoid once the vacant legs lie in small
//! `pockets`, and proves what it says. `thinker` brings it together, `levels` makes it
//! weaker, `explain` puts it into words.

mod endgame;
mod evaluation;
mod explain;
mod levels;
mod pockets;
mod search;
mod stock;
mod symmetry;
mod themes;
mod thinker;
mod trials;

use crate::clock::Instant;
use core::sync::atomic::AtomicBool;

use super::{CancelToken, Limits, Report, Styles, baseline::RuleSet, limits::SearchBudget};
use crate::texts;
use curio_rules::xong::Xong;

pub(super) use themes::themes;
pub use thinker::XongThinker;

/// What the styles care for.
pub(super) fn styles() -> Styles {
    Styles {
        bold: texts::opponents_xong_bold(),
        careful: texts::opponents_xong_careful(),
    }
}

/// The rules for the baselines; the standing is the number of hexes. Of the Xoids
/// to give only the candidates of the rules are known.
pub(super) const RULES: RuleSet<Xong> = RuleSet {
    make_move: Xong::play_unchecked,
    standing: |position, player| position.owned_cells(player).len() as i32,
    ..RuleSet::of_game()
};

/// What can be proven of the end of a game within the limits: every line that is
/// wanted, the best first; nothing when the end is too far away, or the proof was
/// stopped.
pub fn proof(position: &Xong, limits: &Limits, stop: &CancelToken) -> Option<Report> {
    let (started, done) = (Instant::now(), AtomicBool::new(false));
    let mut budget = SearchBudget::new(limits, started, stop, &done);
    Some(XongThinker::prove(position, limits, &mut budget, started)?.written(position))
}
