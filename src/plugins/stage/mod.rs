//! What the camera makes of a table: it follows the action, blurs what is far from it, and
//! shows a still life behind the title.

mod depth_of_field;
mod director;
mod still_life;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((director::plugin, still_life::plugin, depth_of_field::plugin));
}
