#![doc = include_str!("../README.md")]

#[cfg(windows)]
mod job;
pub mod keeper;
mod program;
pub mod stderr;
pub mod stop;

pub use keeper::{Kept, Watched};
pub use program::this_program;
