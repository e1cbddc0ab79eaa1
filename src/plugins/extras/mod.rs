//! What goes beyond a table: the showcase, the camera that follows the action,
//! pictures and films, and drawing without a graphics card.

mod capture;
mod director;
pub(super) mod doctor;
pub(super) mod frame_times;
mod lens;
mod outage;
pub(super) mod preflight;
pub(super) mod restart;
mod showcase;
pub mod software;
mod still_life;

use bevy::prelude::*;

pub(super) use self::capture::{Plugins, film_match, in_order, render_match};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        software::plugin,
        showcase::plugin,
        director::plugin,
        capture::plugin,
        still_life::plugin,
        lens::plugin,
        outage::plugin,
    ));
}
