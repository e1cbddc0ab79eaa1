//! What an opponent has decided on.

use curio_rules::{Game, RequestedMove};

use super::Report;

/// A chosen move.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The move as text.
    pub mv: String,
    /// The same for the match, which need not read the text.
    pub requested: RequestedMove,
    /// What was thought about it; nothing when nothing was.
    pub report: Option<Report>,
}

/// Choices are equal when they are told alike.
impl PartialEq for Choice {
    fn eq(&self, other: &Self) -> bool {
        (&self.mv, &self.report) == (&other.mv, &other.report)
    }
}

impl Eq for Choice {}

/// A move that was chosen in the types of its game, and what was thought about it.
#[derive(Clone, Debug)]
pub struct Chosen<M> {
    /// The move.
    pub mv: M,
    /// What was thought about it; nothing when nothing was.
    pub report: Option<Report<M>>,
}

impl<M> From<M> for Chosen<M> {
    fn from(mv: M) -> Self {
        Self { mv, report: None }
    }
}

impl<M> Chosen<M> {
    /// The choice for code that serves all games alike.
    pub(super) fn written<G: Game<Move = M>>(self, position: &G) -> Choice {
        Choice {
            mv: position.move_text(&self.mv),
            report: self.report.map(|report| report.written(position)),
            requested: RequestedMove::typed::<G>(self.mv),
        }
    }
}
