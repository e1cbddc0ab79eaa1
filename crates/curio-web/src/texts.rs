//! What the crate and its page say, in every language: a function for each message of
//! `locales`, made by the build script.

#![allow(clippy::all, clippy::pedantic, reason = "written by a program")]
#![cfg_attr(
    feature = "without_levels",
    allow(dead_code, reason = "hints are said elsewhere")
)]

include!(concat!(env!("OUT_DIR"), "/words.rs"));

macro_rules! named {
    ($($name:ident)+) => {
        [$((stringify!($name), $name().to_owned()),)+]
    };
}

/// All that the page itself says, by its name; `{0}` stands for what differs.
pub(crate) fn all() -> std::collections::BTreeMap<&'static str, String> {
    let plain = named![tagline failed start_again new_match your_matches kept_here not_kept remove open_link open here by_link computer level small_board your_name watch begin cancel all_matches board replay first back play pause forward last one_move moves all_moves start your_turn touch_twice touch play_move undo again hint_button turn_board resign asks_resign play_on send_move sent waits copy_link copied save gone_on open_latest language hide_ahead sound learn lessons puzzles todays_puzzle every_theme try_again next review better course rules stop go_on show_solution take_along taken_by done back_to_match guess watched];
    let filled = [
        ("to_move", to_move("{0}")),
        ("thinking", thinking("{0}")),
        ("guessed", guessed("{0}", "{1}")),
        ("guess_question", curio_engine::texts::guess_question("{0}")),
        ("watch_on", curio_engine::texts::guess_watch_on().to_owned()),
    ];
    plain.into_iter().chain(filled).collect()
}
