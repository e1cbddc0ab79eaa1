//! The language that is read: which there are, which one is set, and how it counts and
//! writes numbers.
//!
//! The texts themselves are Project Fluent files beside the crate that says them; its build
//! script makes a typed function of each message ([`build`], with the feature of that name).
//! A misspelt message, a wrong argument or a language without the message does not compile.

#[cfg(feature = "build")]
pub mod build;
mod language;
mod numbers;
mod plural;

pub use language::{Language, in_language, language, set_language};
pub use numbers::{Count, decimal};
pub use plural::{Plural, plural};
