//! A match that phones play, as its players meet it: `curio host`, `curio evening`, and its page in a browser.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

mod browser;
mod command;
mod evening;
mod guests;
#[path = "../../crates/curio-host/tests/host/offered.rs"]
mod offered;
mod page;
mod posting;
mod support;
mod touch;
