//! What the machine lacks or takes away: said before the window opens, and made good where
//! that is possible.

pub(super) mod doctor;
mod gpu_lost;
pub(super) mod preflight;
pub(super) mod restart;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(gpu_lost::plugin);
}
