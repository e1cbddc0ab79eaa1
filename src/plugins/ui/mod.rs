//! The interface: what lies over the table and around it, and what keys do.
//!
//! It shows the session and asks for what buttons and keys say. What is
//! particular to a game comes to it as words and panels that the game's own
//! plugin brings.

mod clipboard;
mod covering;
pub mod hud;
mod input;
mod letters;
pub(crate) mod moving_pictures;
pub mod scan;
pub mod screens;
mod sound_captions;
pub mod theme;
pub mod touch;

use bevy::prelude::*;

pub(crate) use self::letters::{FontFolders, Letters, system_fonts};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        theme::plugin,
        clipboard::plugin,
        covering::plugin,
        input::plugin,
        letters::plugin,
        screens::plugin,
        hud::plugin,
        sound_captions::plugin,
        touch::plugin,
        scan::plugin,
    ));
}
