//! Screenshots of the window; pictures and films of a match without any window for the
//! command line, and how fast it is drawn.

mod annotated;
mod bench;
mod caption;
mod caption_reader;
mod comment_parts;
mod dialog;
mod encode;
mod film;
mod last_words;
mod making;
mod off_screen;
mod png;
mod reel;
mod screenshot;
mod small_copy;
mod strip;
mod workshop;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((screenshot::plugin, dialog::plugin));
}

pub(crate) use self::{
    bench::bench,
    film::film_match,
    off_screen::{Plugins, render_match},
};
