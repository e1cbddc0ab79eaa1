//! What an opponent has decided on.

use super::Report;

/// A chosen move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move as text.
    pub mv: String,
    /// What was thought about it; nothing when nothing was.
    pub report: Option<Report>,
}
