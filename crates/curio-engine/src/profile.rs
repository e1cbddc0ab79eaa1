//! How far is looked in a game, and what counts as a mistake there. A game says in what it
//! differs; what is done with it is for the levels, the coach and the puzzles.

use super::{Level, Limits};

/// Positions that are looked at when a try in a puzzle is judged: many times
/// what the puzzles of the collection need, and some seconds at most.
const TO_JUDGE: u64 = 20_000_000;

/// Positions that the coach looks at before it speaks of a better move.
const TO_CONFIRM: u64 = 100_000;

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

/// How far is looked in a game, and what counts as a mistake there.
#[derive(Clone, Debug)]
pub struct Profile {
    /// How much a move must lose to be called a mistake or a blunder; nothing where the
    /// outcome alone counts, because what an estimate says there does not show on the board.
    pub margins: Option<Margins>,
    /// The limits of a level of play.
    pub at_level: fn(Level) -> Limits,
    /// How far the coach looks.
    pub to_advise: Limits,
    /// How far the coach looks before it speaks of a better move.
    pub to_confirm: Limits,
    /// How many positions a review looks at to prove who wins one of a match; nothing where
    /// that finds no more than the coach does.
    pub to_prove: Option<u64>,
    /// How far to look when a try in a puzzle is judged: puzzles are near their
    /// end, but a wrong try may lead away from it for ever.
    pub to_judge: Limits,
}

impl Profile {
    /// The profile of a game whose levels have these limits; the coach looks as far as level 4.
    pub fn for_levels(at_level: fn(Level) -> Limits) -> Self {
        Self {
            margins: Some(Margins::default()),
            at_level,
            to_advise: at_level(Level::try_from(4).unwrap_or(Level::LOWEST)),
            to_confirm: Limits::nodes(TO_CONFIRM),
            to_prove: None,
            to_judge: Limits::nodes(TO_JUDGE),
        }
    }
}

impl Default for Profile {
    fn default() -> Self {
        Self::for_levels(Level::limits)
    }
}
