//! The language that is read: which there are, which one is set, and how it counts and
//! writes numbers.
//!
//! The texts themselves are Project Fluent files beside the crates that say them;
//! `curio-words-build` makes functions of them.

mod language;
mod numbers;
mod order;
mod plural;

pub use language::{Language, in_language, language, set_language};
pub use numbers::{Count, decimal};
pub use order::alphabetical;
pub use plural::{Plural, plural};
