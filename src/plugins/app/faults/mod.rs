//! What is kept of a fault: the log, the report, and the table for the run after it. Starting
//! the program again is left to `recovery`.

pub(crate) mod fault;
pub(crate) mod log;
pub mod recovered_table;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(fault::plugin);
}
