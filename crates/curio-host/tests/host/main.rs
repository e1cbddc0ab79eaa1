//! Tables on the loopback, with phones that behave well and others.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

mod changed;
mod evening;
mod matches;
mod networks;
mod offered;
mod refusals;
mod support;
