//! Drawing without a graphics card: what is saved where a processor draws.
//!
//! All of it acts on the low step of quality alone; with a graphics card nothing
//! here does anything.

mod damage;
mod interface;
mod primer;
mod rest;
pub mod stretch;
mod tiles;
mod unchanged;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        stretch::plugin,
        unchanged::plugin,
        primer::plugin,
        rest::plugin,
    ));
}
