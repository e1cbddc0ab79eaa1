//! Hints: a good move, and why it is good.

use super::{AnyThinker, CancelToken, Limits, Report, Verdict, coach, explain::Explanation};
use curio_rules::{AnyGame, WrittenMove};

/// A suggestion to the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub mv: WrittenMove,
    /// What it leads to.
    pub verdict: Verdict,
    /// What it does.
    pub explanation: Explanation,
    /// The places on the board that the sentence speaks of.
    pub places: Vec<String>,
    /// What was thought.
    pub report: Report,
}

impl Hint {
    /// What the move does, as a clause for players without a capital or a full stop.
    pub fn reason(&self) -> String {
        self.explanation.sentence()
    }
}

/// Thinks about a position and explains the best move; nothing when it is no
/// player's turn.
pub fn hint(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    limits: &Limits,
    stop: &CancelToken,
    report: &mut dyn FnMut(&Report),
) -> Option<Hint> {
    let found = thinker.think(position, limits, stop, report)?;
    hint_from(thinker, position, found)
}

/// The hint for a person: it names the move that the coach would call the best.
pub fn suggestion(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    stop: &CancelToken,
) -> Option<Hint> {
    let found = coach::suggest(thinker, position, stop)?;
    hint_from(thinker, position, found)
}

/// The hint that follows from what was thought of the position; nothing without a line.
pub fn hint_from(thinker: &dyn AnyThinker, position: &dyn AnyGame, report: Report) -> Option<Hint> {
    let line = report.best()?;
    let explanation = thinker.explain(position, line).into_advice();
    Some(Hint {
        mv: position.legal_move(&line.moves.first()?.into()).ok()?,
        verdict: line.verdict,
        places: explanation.places(),
        explanation,
        report,
    })
}
