//! Pictures: of the window for whoever presses the key, and of a match without
//! any window for the command line, single or as a film.

mod colours;
mod dialog;
mod encode;
mod film;
mod off_screen;
mod screenshot;

use bevy::prelude::*;

pub(super) use self::screenshot::pictures_folder;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((screenshot::plugin, dialog::plugin));
}
pub use self::{
    film::film_match,
    off_screen::{Plugins, render_match},
};
