//! The set-up of a match: who plays, by which rules, against which clock.
//!
//! [`draft`] is what has been chosen so far, as a plain value that becomes a
//! match; [`view`] shows it. Neither knows a game: options come from the rules.

mod clock;
mod computer;
mod draft;
pub mod model;
mod options;
mod play_on;
mod seat;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::ScreenSystems;
use crate::plugins::app::{
    states::{Overlay, Screen},
    visitors,
};

pub use self::draft::Draft;
pub(crate) use self::draft::exhibition;

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Draft>(app);
    app.init_resource::<Draft>()
        .init_resource::<view::Visits>()
        .init_resource::<play_on::PlayOnDraft>()
        .add_systems(OnEnter(Screen::SetUp), view::lay_out)
        .add_systems(OnEnter(Overlay::PlayOn), play_on::begin)
        .add_systems(
            EguiPrimaryContextPass,
            (
                view::show.run_if(in_state(Screen::SetUp)),
                play_on::show.run_if(in_state(Overlay::PlayOn)),
            )
                .in_set(ScreenSystems),
        );
}
