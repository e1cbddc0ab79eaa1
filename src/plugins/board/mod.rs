//! What every table does, whatever the game: it shows the moves that are played,
//! marks what the rules refuse, and leads a cursor over the board.

mod news;
mod refusals;
pub mod steering;

use bevy::prelude::*;

pub use self::{
    news::{News, TableNews},
    refusals::{RefusedMove, note_refusals},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(refusals::plugin);
}
