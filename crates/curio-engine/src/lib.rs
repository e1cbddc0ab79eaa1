//! The opponents: search shared by the games, levels, hints and puzzles.
//!
//! A game takes part by implementing [`Searchable`]; the search itself
//! ([`Thinker`]), the levels and hints know no game. Nothing here knows of
//! records, files or windows: who wants to think beside something else runs a
//! thinker on a thread of its own and stops it by its [`Signal`].
//!
//! ```
//! use curio_engine::{self as engine, Limits, Opponent, Signal};
//! use curio_rules::registry;
//!
//! let position = registry::start("xafka", &Default::default())?;
//! let mut thinker = engine::thinker("xafka").expect("xafka can be searched");
//! let stop = Signal::default();
//! let report = thinker.think(&*position, &Limits::nodes(5_000), &stop, &mut |_| {});
//! assert!(report.is_some_and(|report| report.lines.len() == 1));
//! let choice = engine::choose(
//!     &mut *thinker, &*position, &"level:2".parse()?, 7, &stop, &mut |_| {},
//! );
//! assert!(choice.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod chimple;
mod figures;
mod hint;
mod levels;
mod limits;
pub mod mathematichess;
mod negascout;
mod opponent;
mod ordering;
mod playout;
pub mod puzzles;
mod searchable;
mod signal;
mod table;
mod thinker;
mod verdict;
pub mod xafka;
pub mod xima;
mod xong;

pub use figures::{Figure, figures};
pub use hint::{Hint, hint};
pub use levels::{Level, LevelError};
pub use limits::Limits;
pub use opponent::{Choice, Opponent, OpponentError, choose};
pub use playout::playout;
pub use searchable::{Ending, Searchable};
pub use signal::{Ease, Signal};
pub use thinker::Thinker;
pub use verdict::{Line, Report, Verdict};

use curio_rules::{OptionSpec, xafka::Xafka};
use thinker::Searcher;

/// A thinker for the game `id`; nothing when there is no such game or it has
/// no opponents yet.
#[must_use]
pub fn thinker(id: &str) -> Option<Box<dyn Thinker>> {
    match id {
        "xafka" => Some(Box::new(Searcher::<Xafka>::default())),
        "xima" => Some(Box::new(xima::Climber::default())),
        "mathematichess" => Some(Box::new(mathematichess::Arithmetician::default())),
        "xong" => Some(Box::new(xong::Strategist)),
        "chimple" => Some(Box::new(chimple::Solver)),
        _ => None,
    }
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

/// The decision models of the game `id`; most games have none.
#[must_use]
pub fn models(id: &str) -> Vec<ModelInfo> {
    match id {
        "chimple" => chimple::models::KINDS
            .iter()
            .map(|info| ModelInfo {
                id: info.id,
                name: info.name,
                help: info.help,
                settings: info.settings,
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// Checks that an opponent can play the game `id`.
///
/// # Errors
/// When it is a decision model, and the game has none or not this one.
pub fn check_opponent(id: &str, opponent: &Opponent) -> Result<(), String> {
    match (id, opponent) {
        ("chimple", Opponent::Model(model)) => model
            .parse::<chimple::models::Spec>()
            .map(|_| ())
            .map_err(|error| error.to_string()),
        (_, Opponent::Model(model)) => Err(format!("{id} has no decision model `{model}`")),
        _ => Ok(()),
    }
}
