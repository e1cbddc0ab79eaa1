//! What goes beyond a table: the showcase, the camera that follows the action,
//! pictures and films, and drawing without a graphics card.

pub mod capture;
pub mod director;
pub mod frame_times;
pub(super) mod frugal;
pub mod preflight;
pub mod showcase;
pub mod software;
mod still_life;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        software::plugin,
        showcase::plugin,
        director::plugin,
        capture::plugin,
        still_life::plugin,
    ));
}
