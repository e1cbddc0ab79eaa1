//! Matches as they are kept: written, read, verified, rated.

mod bounds;
mod matches;
mod notation;
mod ratings;
mod store;
mod xima_games;
