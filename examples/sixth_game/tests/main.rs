//! The sixth game under test: its rules and opponents, and its table in the
//! client.
//!
//! It has a binary of its own: registering a game adds it to the list of the
//! whole process, where other tests count five.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

/// What every game passes.
#[path = "../../../crates/curio-rules/tests/rules/battery.rs"]
mod battery;

#[path = "../konane/mod.rs"]
#[allow(
    dead_code,
    reason = "without the client there is nobody to use some of it"
)]
mod konane;

mod rules;
#[cfg(feature = "client")]
mod table;
