//! What the client does without a picture: the match on the table, the states
//! of the program, keys, settings, workers and sound.
//!
//! Nothing here knows the scene, the interface or a game.

pub mod audio;
pub mod copied;
pub mod embedded;
pub mod endurance;
pub mod fault;
#[cfg(fuzzing)]
pub mod fuzzing;
pub mod keys;
pub mod left;
pub mod log;
pub mod notices;
mod overlay;
pub mod own_puzzles;
pub mod pulse;
pub mod session;
pub mod settings;
pub mod shelf;
pub mod show;
pub mod states;
pub mod stop;
pub mod visitors;
mod window;
pub mod worker;

use bevy::prelude::*;

pub use window::window_mode;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        worker::plugin,
        stop::plugin,
        pulse::plugin,
        settings::plugin,
        keys::plugin,
        audio::plugin,
        overlay::plugin,
        notices::plugin,
        fault::plugin,
        session::plugin,
        shelf::plugin,
        own_puzzles::plugin,
        window::plugin,
    ));
}
