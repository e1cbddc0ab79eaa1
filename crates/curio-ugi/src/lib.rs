#![doc = include_str!("../README.md")]
//!
//! [`External`] is the side that asks. [`Go`] and [`info_lines`] are what the side that
//! answers shares with it; how a search is run and stopped is left to that program.

mod external;
#[cfg(fuzzing)]
pub mod fuzzing;
mod lines;
mod permits;
mod protocol;
mod texts;

pub use external::{External, ExternalError, PATIENCE};
pub use lines::{Line, next_line};
pub use permits::{Permit, Permits};
pub use protocol::{Go, info_lines, is_bounded, score_words};
