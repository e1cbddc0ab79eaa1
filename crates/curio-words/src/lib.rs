//! The language that is read: which there are, which one is set, and how it counts and
//! writes numbers.
//!
//! The texts themselves are Project Fluent files beside the crates that say them;
//! `curio-words-build` makes functions of them, and one file for each language.

mod language;
mod numbers;
mod order;
mod plural;
mod said;

pub use language::{Language, in_language, language, set_language};
pub use numbers::{Count, decimal};
pub use order::alphabetical;
pub use plural::{Plural, plural};
pub use said::{ARGUMENT, CASE, CHOICE, CRATE, END, MESSAGE, THEN, Words, bring, brought};
