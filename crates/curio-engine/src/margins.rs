//! What a game counts as a mistake.

/// How much a move must lose to be called a mistake or a blunder, in hundredths as in
/// [`Verdict::Estimate`](super::Verdict::Estimate).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margins {
    /// A mistake loses at least this.
    pub mistake: i32,
    /// A blunder loses at least this.
    pub blunder: i32,
}

impl Default for Margins {
    fn default() -> Self {
        Self {
            mistake: 90,
            blunder: 180,
        }
    }
}
