//! Decision models that a seat can be given by their names. How they decide is left to
//! their game.

use curio_rules::OptionSpec;

/// The decision models of a game, behind the texts that name them.
#[derive(Clone, Copy, Debug)]
pub struct Models {
    /// Which there are.
    pub list: fn() -> Vec<ModelInfo>,
    /// Whether a text names one, and if not, why.
    pub check: fn(&str) -> Result<(), String>,
}

/// A decision model that a seat can be given: `model:ID`.
#[derive(Clone, Copy, Debug)]
pub struct ModelInfo {
    /// The name in texts.
    pub id: &'static str,
    /// The name as players read it.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub help: &'static str,
    /// What can be set, each as `:key=value` after the name.
    pub settings: &'static [OptionSpec],
}
