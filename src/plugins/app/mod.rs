//! What the client does without a picture: the match on the table, the states
//! of the program, keys, settings, workers and sound.
//!
//! Nothing here knows the scene, the interface or a game.

pub mod audio;
#[cfg(feature = "host")]
pub mod evening;
pub(crate) mod export_at_once;
pub mod faults;
#[cfg(fuzzing)]
pub mod fuzzing;
pub mod gamepad;
pub mod keys;
pub mod library;
pub mod machine;
pub mod notices;
mod overlay;
#[cfg(feature = "host")]
pub mod phones;
pub mod screen_reader;
pub(crate) mod served_page;
pub mod session;
pub mod settings;
pub mod show;
pub mod states;
pub(crate) mod visitors;
pub(crate) mod window;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        settings::plugin,
        machine::plugin,
        (keys::plugin, gamepad::plugin, screen_reader::plugin),
        audio::plugin,
        (overlay::plugin, export_at_once::plugin),
        (notices::plugin, served_page::plugin),
        faults::plugin,
        session::plugin,
        library::plugin,
        window::plugin,
    ));
    #[cfg(feature = "host")]
    app.add_plugins(phones::plugin);
}
