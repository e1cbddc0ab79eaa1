//! What an opponent has decided on.

use curio_rules::{Game, WrittenMove};

use super::Report;

/// A chosen move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: WrittenMove,
    /// What was thought about it; nothing when nothing was.
    pub report: Option<Report>,
}

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
            report: self.report.map(|report| report.written(position)),
            mv: WrittenMove::new(position, self.mv),
        }
    }
}
