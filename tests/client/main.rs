//! The client without a window: real plugins, driven as a player would.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

mod bench;
mod chimple_table;
mod composition;
mod editor;
mod gamepad;
mod going_on;
mod hand;
mod hud;
mod keys;
mod layout;
mod leftovers;
mod lessons;
mod mathematichess_table;
mod monkey;
mod one_switch;
#[cfg(feature = "host")]
mod phones;
#[cfg(feature = "host")]
#[path = "../phones/posting.rs"]
mod posting;
mod puzzles;
mod review;
mod rules_pages;
#[cfg(target_os = "linux")]
mod screen_reader;
mod screens;
mod seating;
mod seeking;
mod spoken;
mod stillness;
mod touch;
mod touches;
mod win_animation;
mod window;
mod xafka_table;
mod xima_matches;
mod xima_table;
mod xong_table;
