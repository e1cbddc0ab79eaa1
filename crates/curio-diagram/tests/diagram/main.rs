//! What every drawing must be: well-formed, the same every time, with every legal move in
//! it once, and told apart without colours.

#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

mod golden;
mod moves;
mod random;
mod support;
