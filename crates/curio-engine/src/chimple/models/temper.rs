//! What an agent is like: what it weighs, how strong its voice is, how far it is
//! swayed by the others; and companies of four such agents.
//!
//! As text an agent is a name, `bold`, or its nine weights, `8/4/-4/0/0/0/0/2/0`,
//! then `*3` for its strength and `~10` for how much it is swayed, where they are
//! not the usual ones: `timid*4`, `8/4/-4/0/0/0/0/2/0*3~0`.

use core::fmt;

use super::{FEATURES, Features};

/// How many agents a side has at most.
pub const AGENTS: usize = 4;

/// The agents by the names that they have at the table, in the order in which
/// they stand at first, from their own right.
pub const AGENT_NAMES: [&str; AGENTS] = ["ape", "hare", "elephant", "owl"];

/// The greatest weight, for or against.
pub const MOST_WEIGHT: i8 = 20;
/// The strongest voice.
pub const MOST_STRENGTH: u8 = 9;
/// The greatest sway, in tenths of the others' mean.
pub const MOST_SWAY: u8 = 30;

/// Utilities up to this are neither supported nor opposed.
const INDIFFERENCE: i32 = 1;

/// The character of an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Temper {
    /// What it wants of a meme, in the order of [`FEATURES`].
    pub weights: [i8; FEATURES.len()],
    /// How much its vote counts.
    pub strength: u8,
    /// In tenths: how much of the others' mean utility it takes over.
    pub sway: u8,
}

const fn temper(weights: [i8; FEATURES.len()], strength: u8, sway: u8) -> Temper {
    Temper {
        weights,
        strength,
        sway,
    }
}

// captures, advances, retreats, sideways, lands attacked, leaves attack,
// defends a friend, centre, enemy's choice
const BOLD: Temper = temper([8, 4, -4, 0, 0, 0, 0, 2, 0], 3, 0);
const TIMID: Temper = temper([2, -1, 2, 1, -8, 6, 1, 0, 0], 1, 0);
const CONFORMIST: Temper = temper([3, 1, -1, 1, -3, 2, 5, 1, 0], 2, 10);
const CALCULATING: Temper = temper([6, 1, 0, 0, -6, 4, 1, 1, -1], 2, 0);
const INDIFFERENT: Temper = temper([0; FEATURES.len()], 1, 0);

/// The tempers that have names.
pub const TEMPERS: [(&str, Temper); 5] = [
    ("bold", BOLD),
    ("timid", TIMID),
    ("conformist", CONFORMIST),
    ("calculating", CALCULATING),
    ("indifferent", INDIFFERENT),
];

impl Temper {
    /// A temper by its name.
    pub fn named(name: &str) -> Option<Self> {
        let found = TEMPERS.iter().find(|(known, _)| *known == name);
        found.map(|(_, temper)| *temper)
    }

    /// How much an agent of this temper wants a meme with these features.
    pub fn wish(&self, features: &Features) -> i32 {
        let parts = features.all().into_iter().zip(self.weights);
        parts
            .map(|(feature, weight)| feature * i32::from(weight))
            .sum()
    }

    /// The vote that a wish comes to: for, against, or neither.
    pub const fn vote(felt: i32) -> i32 {
        (felt > INDIFFERENCE) as i32 - (felt < -INDIFFERENCE) as i32
    }

    /// The name of the temper with these weights, whatever its strength.
    pub fn name(&self) -> Option<&'static str> {
        let found = TEMPERS
            .iter()
            .find(|(_, known)| known.weights == self.weights);
        found.map(|(name, _)| *name)
    }

    /// Reads a temper as it is written; nothing where it is none.
    pub fn read(text: &str) -> Option<Self> {
        let (text, sway) = match text.split_once('~') {
            Some((rest, sway)) => (rest, Some(sway.parse().ok()?)),
            None => (text, None),
        };
        let (text, strength) = match text.split_once('*') {
            Some((rest, strength)) => (rest, Some(strength.parse().ok()?)),
            None => (text, None),
        };
        let base = match Self::named(text) {
            Some(temper) => temper,
            None => {
                let weights: Vec<i8> = text
                    .split('/')
                    .map(|weight| weight.parse().ok())
                    .collect::<Option<_>>()?;
                Self {
                    weights: weights.try_into().ok()?,
                    ..INDIFFERENT
                }
            }
        };
        let temper = Self {
            strength: strength.unwrap_or(base.strength),
            sway: sway.unwrap_or(base.sway),
            ..base
        };
        let fits = temper
            .weights
            .iter()
            .all(|weight| weight.unsigned_abs() <= MOST_WEIGHT as u8)
            && temper.strength <= MOST_STRENGTH
            && temper.sway <= MOST_SWAY;
        fits.then_some(temper)
    }
}

impl fmt::Display for Temper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = match self.name() {
            Some(name) => {
                f.write_str(name)?;
                Self::named(name).unwrap_or(INDIFFERENT)
            }
            None => {
                for (place, weight) in self.weights.iter().enumerate() {
                    write!(f, "{}{weight}", if place > 0 { "/" } else { "" })?;
                }
                INDIFFERENT
            }
        };
        if self.strength != usual.strength {
            write!(f, "*{}", self.strength)?;
        }
        if self.sway != usual.sway {
            write!(f, "~{}", self.sway)?;
        }
        Ok(())
    }
}

/// The agents of a side.
pub type Company = [Temper; AGENTS];

/// A company made up for the purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Preset {
    /// Ahead and at them, whatever it costs.
    Bold,
    /// Out of reach first.
    Timid,
    /// With the others: stays by friends, and is swayed by what they want.
    Conformist,
    /// Each agent another character: bold, timid, conformist, calculating.
    Mixed,
    /// Each agent as it is set; to begin with, like the mixed one.
    Own,
}

impl Preset {
    /// Its agents, before anything is set.
    #[must_use]
    pub const fn company(self) -> Company {
        match self {
            Self::Bold => [BOLD; AGENTS],
            Self::Timid => [TIMID; AGENTS],
            Self::Conformist => [CONFORMIST; AGENTS],
            Self::Mixed | Self::Own => [BOLD, TIMID, CONFORMIST, CALCULATING],
        }
    }
}
