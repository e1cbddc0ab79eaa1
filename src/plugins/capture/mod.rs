//! Screenshots of the window; pictures and films of a match without any window for the
//! command line, and how fast it is drawn.

mod annotated;
mod bench;
mod caption;
mod dialog;
mod encode;
mod film;
mod last_words;
mod making;
mod off_screen;
mod png;
mod screenshot;
mod small_copy;
mod strip;
mod workshop;

use bevy::prelude::*;

pub(super) use self::screenshot::pictures_folder;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((screenshot::plugin, dialog::plugin));
}
pub(crate) use self::{
    bench::bench,
    film::film_match,
    off_screen::{Plugins, render_match},
};
