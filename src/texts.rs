//! What the window and the command line say, in every language: a function for each message
//! of `locales`, made by the build script.

#![allow(
    unreachable_pub,
    clippy::all,
    clippy::pedantic,
    reason = "written by a program"
)]

/// A text in the language that is read, for tables of them: `texts::close`.
pub type Said = fn() -> &'static str;

include!(concat!(env!("OUT_DIR"), "/words.rs"));
