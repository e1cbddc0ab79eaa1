//! Matches as they are kept: written, read, verified, rated.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

mod bounds;
mod branches;
mod links;
mod matches;
mod notation;
mod ratings;
mod store;
mod xima_games;
