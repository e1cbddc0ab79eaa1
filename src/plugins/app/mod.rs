//! What the client does without a picture: the match on the table, the states
//! of the program, keys, settings, workers and sound.
//!
//! Nothing here knows the scene, the interface or a game.

pub mod audio;
pub mod calendar;
pub(crate) mod copied;
pub(crate) mod desktop;
pub mod embedded;
#[cfg(feature = "host")]
pub mod evening;
pub(crate) mod executor;
pub(crate) mod export_at_once;
pub mod fault;
#[cfg(fuzzing)]
pub mod fuzzing;
pub mod gamepad;
pub mod keys;
pub mod log;
pub mod match_library;
pub mod notices;
mod overlay;
pub mod own_puzzles;
#[cfg(feature = "host")]
pub mod phones;
pub mod recovered_table;
pub(crate) mod redraw;
pub(crate) mod saved_match;
pub mod screen_reader;
pub(crate) mod served_page;
pub mod session;
pub mod settings;
pub mod show;
pub mod states;
pub mod stop;
mod study;
pub(crate) mod visitors;
mod window;
pub(crate) mod worker;

use bevy::prelude::*;

pub(crate) use window::window_mode;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        worker::plugin,
        stop::plugin,
        redraw::plugin,
        settings::plugin,
        (keys::plugin, gamepad::plugin, screen_reader::plugin),
        audio::plugin,
        calendar::plugin,
        (overlay::plugin, export_at_once::plugin),
        (notices::plugin, served_page::plugin),
        fault::plugin,
        session::plugin,
        match_library::plugin,
        own_puzzles::plugin,
        window::plugin,
    ));
    #[cfg(feature = "host")]
    app.add_plugins(phones::plugin);
}
