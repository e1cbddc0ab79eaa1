//! Hints: a good move, and why it is good.

use super::{Limits, Report, Signal, Thinker, Verdict};
use curio_rules::AnyGame;

/// A suggestion to the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move as text.
    pub mv: String,
    /// What it leads to.
    pub verdict: Verdict,
    /// Why, in a sentence for players, without a capital or a full stop.
    pub reason: String,
    /// What was thought.
    pub report: Report,
}

/// Thinks about a position and explains the best move; nothing when it is no
/// player's turn.
pub fn hint(
    thinker: &mut dyn Thinker,
    position: &dyn AnyGame,
    limits: &Limits,
    stop: &Signal,
    report: &mut dyn FnMut(&Report),
) -> Option<Hint> {
    let found = thinker.think(position, limits, stop, report)?;
    let line = found.best()?;
    Some(Hint {
        mv: line.moves.first()?.clone(),
        verdict: line.verdict,
        reason: thinker.reason(position, line),
        report: found,
    })
}
