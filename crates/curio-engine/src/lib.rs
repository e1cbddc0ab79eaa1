#![doc = include_str!("../README.md")]
//!
//! The search, the levels and the hints know no game: a game takes part through
//! [`Searchable`], or brings a [`Thinker`] of its own, and has an entry in the list of
//! [`Opponents`]. Types lie below the games, the list of them above, and what looks a game
//! up by its name (choosing a move, puzzles, lessons) above that.

mod baseline;
mod cancel;
pub mod chimple;
mod choice;
mod choosing;
#[cfg(not(target_family = "wasm"))]
mod clock;
#[cfg(target_family = "wasm")]
pub mod clock;
pub mod coach;
mod duration;
mod effort;
pub mod explain;
mod form;
mod hint;
pub mod lessons;
mod levels;
mod limits;
pub mod mathematichess;
mod models;
mod negascout;
mod opponent;
mod ordering;
mod profile;
pub mod puzzles;
mod registry;
pub mod review;
mod searchable;
mod searcher;
mod sight;
mod style;
mod table;
pub mod texts;
mod theme;
mod thinker;
mod verdict;
pub mod xafka;
mod xima;
pub mod xong;

pub use baseline::{Baseline, BaselineError, Budget};
pub use cancel::{CancelToken, Throttle};
pub use choice::{Choice, Chosen};
pub use choosing::{MoveContext, choose, has_form};
pub use effort::Effort;
pub use hint::{Hint, hint, hint_from, suggestion};
pub use levels::{Level, LevelError};
pub use limits::Limits;
pub use models::{ModelInfo, Models};
pub use opponent::{Opponent, OpponentError};
pub use profile::{Margins, Profile};
pub use registry::{Opponents, opponents};
pub use searchable::{Ending, Searchable};
pub use searcher::Searcher;
pub use sight::{Glance, Sight, USUAL};
pub use style::{Style, StyleError, Styles};
pub use thinker::{AnyThinker, Thinker};
pub use verdict::{Degree, Line, Report, Verdict};
pub use xima::XimaThinker;

/// A thinker for the game `id`; nothing when there is no such game or it has
/// no opponents yet.
pub fn thinker(id: &str) -> Option<Box<dyn AnyThinker>> {
    opponents(id).map(|found| (found.thinker)())
}

/// How much a move of the game `id` must lose to be called a mistake or a blunder; nothing
/// where the outcome alone counts.
pub fn margins(id: &str) -> Option<Margins> {
    thinker(id)
        .map_or_else(Profile::default, |thinker| thinker.profile())
        .margins
}

/// The decision models of the game `id`; most games have none.
pub fn models(id: &str) -> Vec<ModelInfo> {
    let models = opponents(id).and_then(|found| found.models);
    models.map_or_else(Vec::new, |models| (models.list)())
}

/// The styles of play of the game `id`; nothing where the levels have none.
pub fn styles(id: &str) -> Option<Styles> {
    opponents(id)
        .and_then(|found| found.styles)
        .map(|styles| styles())
}

/// Checks that an opponent can play the game `id`.
///
/// # Errors
/// When it is a decision model, and the game has none or not this one; when it plays
/// in a style, and the game has no styles.
pub fn check_opponent(id: &str, opponent: &Opponent) -> Result<(), String> {
    let model = match opponent {
        Opponent::Model(model) => model,
        Opponent::Styled(_, style) if styles(id).is_none() => {
            return Err(texts::opponents_without_styles(id, &style.to_string()));
        }
        _ => return Ok(()),
    };
    if opponent.baseline().is_some() {
        return Ok(());
    }
    match opponents(id).and_then(|found| found.models) {
        Some(models) => (models.check)(model),
        None => Err(texts::opponents_without_models(id, model)),
    }
}
