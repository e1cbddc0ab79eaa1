//! The games at the table: each brings its geometry, its view and its words.

pub mod chimple;
pub mod mathematichess;
pub mod xafka;
pub mod xima;
pub mod xong;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        chimple::plugin,
        mathematichess::plugin,
        xafka::plugin,
        xima::plugin,
        xong::plugin,
    ));
}
