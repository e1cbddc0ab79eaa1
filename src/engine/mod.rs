//! The opponents: search shared by the games, levels, hints and puzzles.
//!
//! A game takes part by implementing [`Searchable`]; the search itself
//! ([`Thinker`]), the levels and hints know no game. Nothing here knows of
//! records, files or windows: who wants to think beside something else runs a
//! thinker on a thread of its own and stops it by its flag.
//!
//! ```
//! use core::sync::atomic::AtomicBool;
//! use curio::{engine::{self, Limits, Opponent}, rules::registry};
//!
//! let position = registry::start("xafka", &Default::default())?;
//! let mut thinker = engine::thinker("xafka").expect("xafka can be searched");
//! let stop = AtomicBool::new(false);
//! let report = thinker.think(&*position, &Limits::nodes(5_000), &stop, &mut |_| {});
//! assert!(report.is_some_and(|report| report.lines.len() == 1));
//! let choice = engine::choose(
//!     &mut *thinker, &*position, &"level:2".parse()?, 7, &stop, &mut |_| {},
//! );
//! assert!(choice.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
pub use thinker::Thinker;
pub use verdict::{Line, Report, Verdict};

use crate::rules::xafka::Xafka;
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
        _ => None,
    }
}
