//! What is made of the match on the table at once, without a dialog. Making it is left to the
//! capture.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ExportAtOnce>();
}

/// Something to be made.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExportAtOnce {
    /// One file that any browser replays.
    Page,
    /// Ten seconds that end with the question what to play.
    Clip,
    /// The position that is shown.
    Still,
}
