//! The people at an evening: their names and signs, and whether they can play now. Pairings are
//! made in [`super::pairing`].

use core::time::Duration;
use std::collections::BTreeSet;

use curio_record::PersonId;
use serde::Serialize;

/// How long a phone may be away before its owner counts as absent.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The shapes: their names, and their outlines as SVG path data in a 24 by 24 view box.
const SHAPES: [(&str, &str); 6] = [
    (
        "star",
        "M12 2l3 7 7 .6-5.3 4.7 1.7 7.2-6.4-4-6.4 4 1.7-7.2L2 9.6 9 9z",
    ),
    ("moon", "M15 2a10 10 0 1 0 7 15A8.5 8.5 0 0 1 15 2z"),
    ("leaf", "M4 20C3 9 9 3 21 3c0 12-6 18-15 17l5-8-7 8z"),
    (
        "drop",
        "M12 2c5 7 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 2-6 7-13z",
    ),
    (
        "bell",
        "M12 2a6 6 0 0 1 6 6c0 6 1 7 3 9H3c2-2 3-3 3-9a6 6 0 0 1 6-6zM9 19h6a3 3 0 0 1-6 0z",
    ),
    ("kite", "M12 2l8 9-8 11-8-11z"),
];
/// Dark enough to be read on white, light enough to be read on black.
const COLOURS: [(&str, &str); 5] = [
    ("red", "#d62839"),
    ("blue", "#2f7fd1"),
    ("green", "#2a9d4a"),
    ("orange", "#d9720a"),
    ("violet", "#9a55c8"),
];

/// A coloured shape that tells people apart whatever they are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sign(u8);

impl Sign {
    /// How many there are.
    pub const COUNT: usize = SHAPES.len() * COLOURS.len();

    /// All signs. Neighbours differ in shape and in colour.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).take(Self::COUNT).map(Self)
    }

    /// The shape: `star`, `moon` ...
    pub fn shape(self) -> &'static str {
        self.outline().0
    }

    /// The outline of the shape: SVG path data in a 24 by 24 view box.
    pub fn path(self) -> &'static str {
        self.outline().1
    }

    fn outline(self) -> (&'static str, &'static str) {
        let at = usize::from(self.0) % SHAPES.len();
        SHAPES.get(at).copied().unwrap_or_default()
    }

    /// The name of the colour: `red`, `blue` ...
    pub fn colour(self) -> &'static str {
        self.tint().0
    }

    /// The colour for a style sheet: `#d62839`.
    pub fn css(self) -> &'static str {
        self.tint().1
    }

    /// The name of the sign, the same in every version: `red-star`.
    pub fn key(self) -> String {
        format!("{}-{}", self.colour(), self.shape())
    }

    fn tint(self) -> (&'static str, &'static str) {
        // Six shapes and five colours have no factor in common: counting both on at once goes
        // through all pairs.
        let at = usize::from(self.0) % COLOURS.len();
        COLOURS.get(at).copied().unwrap_or_default()
    }
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// With their phone.
    Here,
    /// Without their phone.
    Away {
        /// Since when.
        since: Duration,
    },
    /// There, and not to be paired.
    Paused,
    /// No longer at the evening.
    Gone,
}

/// Somebody who takes part, or has taken part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name that is shown.
    pub name: String,
    /// What tells them apart from others of the same name.
    pub sign: Sign,
    /// Right predictions.
    pub predictions: usize,
    /// The games in which they have won against the house.
    pub beaten: BTreeSet<String>,
    /// Whether they want to wait.
    pub is_paused: bool,
    /// Since when the phone is away.
    pub away: Option<Duration>,
    /// Whether they have left.
    pub is_gone: bool,
    /// Since when they wait for a match, when they do.
    pub(super) waits: Duration,
    /// Whether others were called while they were waiting.
    pub(super) is_passed: bool,
}

impl Person {
    pub(super) const fn new(id: PersonId, name: String, sign: Sign, at: Duration) -> Self {
        Self {
            id,
            name,
            sign,
            predictions: 0,
            beaten: BTreeSet::new(),
            is_paused: false,
            away: None,
            is_gone: false,
            waits: at,
            is_passed: false,
        }
    }

    /// Whether they are there.
    pub const fn presence(&self) -> Presence {
        match self.away {
            _ if self.is_gone => Presence::Gone,
            _ if self.is_paused => Presence::Paused,
            Some(since) => Presence::Away { since },
            None => Presence::Here,
        }
    }

    /// Whether they have left, or their phone has been away for [`PATIENCE`].
    pub fn is_absent(&self, now: Duration) -> bool {
        let is_long = |since| now.saturating_sub(since) >= PATIENCE;
        self.is_gone || self.away.is_some_and(is_long)
    }

    /// Whether they may be called to a table, if they are not at one.
    pub fn takes_part(&self, now: Duration) -> bool {
        !self.is_paused && !self.is_absent(now)
    }
}

/// The next free sign: one that nobody has had, or else one of somebody who has left.
pub(super) fn free_sign(people: &[Person]) -> Option<Sign> {
    let is_new = |sign: &Sign| people.iter().all(|it| it.sign != *sign);
    let is_free = |sign: &Sign| people.iter().all(|it| it.is_gone || it.sign != *sign);
    Sign::all()
        .find(is_new)
        .or_else(|| Sign::all().find(is_free))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn thirty_signs_are_distinct() {
        let keys: BTreeSet<String> = Sign::all().map(Sign::key).collect();
        assert_eq!((keys.len(), Sign::COUNT), (30, 30));
        for (one, next) in Sign::all().zip(Sign::all().skip(1)) {
            assert!(one.shape() != next.shape() && one.colour() != next.colour());
        }
    }
}
