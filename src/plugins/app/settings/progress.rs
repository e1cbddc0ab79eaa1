//! What the program remembers of what was played: solved puzzles and how the
//! last match was set up.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::Stored;
use crate::rules::OptionValues;

/// What the program remembers of what was played.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The names of the puzzles that were solved.
    pub solved: BTreeSet<String>,
    /// How the last match of each game was set up.
    pub set_ups: BTreeMap<String, LastSetUp>,
}

/// How a match was set up, in the texts of records and the command line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetUp {
    /// The options that differ from their defaults.
    pub options: OptionValues,
    /// Name and kind of each seat, such as `("Anna", "human")`.
    pub seats: Vec<(String, String)>,
    /// The clock, such as `5m+3s`.
    pub clock: String,
}

impl Stored for Progress {
    const FILE: &'static str = "progress.ron";
    const NAME: &'static str = "progress";
}
