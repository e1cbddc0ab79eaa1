//! The machine under the program: threads and signals, when the window is drawn, the
//! desktop's files and clipboard, the calendar, and what the program carries inside itself.

pub mod calendar;
pub(crate) mod copied;
pub(crate) mod desktop;
pub mod embedded;
pub(crate) mod executor;
pub(crate) mod redraw;
pub(crate) mod stop;
pub(crate) mod worker;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        worker::plugin,
        stop::plugin,
        redraw::plugin,
        calendar::plugin,
    ));
}
