//! The screens of the client and what may lie over them.
//!
//! Which screen is open is a state; what lies over it is a resource that only
//! `turn_over` changes on request. The table itself is drawn by the game's
//! own plugin and by [`super::hud`].

mod chooser;
mod drop;
#[cfg(feature = "host")]
mod evening;
mod game;
mod gamepad;
mod help;
mod library;
mod menu;
mod miniatures;
mod names;
mod notices;
mod pasted;
mod paths;
#[cfg(feature = "host")]
mod phones;
mod pictures;
mod players;
mod programs;
mod puzzles;
pub mod rules;
mod set_up;
mod settings;
pub(crate) mod share;
pub mod stage;
mod title;
mod unfinished;

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::theme::Icon;
use crate::texts::Said;

pub(crate) use self::pictures::{Boards, HEAD, PICTURE_SHAPE, Pictures};
pub use self::players::OpenPage;
pub use self::{
    miniatures::Miniatures,
    set_up::{Draft, model},
};

/// How a game's own screen is announced in the set-up of its matches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnScreen {
    /// The word on the button.
    pub(crate) label: Said,
    /// The sign on it.
    pub(crate) icon: Icon,
    /// What it is, in a sentence.
    pub(crate) tip: Said,
}

/// Games with a screen of their own: the game's plugin draws it while
/// `Screen::Own` is open and `ChosenGame` is its game.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct OwnScreens(BTreeMap<&'static str, OwnScreen>);

impl OwnScreens {
    /// Announces the screen of the game `id`.
    pub(crate) fn add(&mut self, id: &'static str, screen: OwnScreen) {
        self.0.insert(id, screen);
    }

    /// The screen of the game `id`, if it has one.
    pub(crate) fn get(&self, id: &str) -> Option<&OwnScreen> {
        self.0.get(id)
    }
}

/// The drawing of the screens that are not the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScreenSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnScreens>()
        .init_resource::<Pictures>()
        .init_resource::<Miniatures>()
        .init_resource::<Pictures>()
        .add_systems(Startup, Pictures::load)
        .add_plugins((
            chooser::plugin,
            drop::plugin,
            game::plugin,
            help::plugin,
            library::plugin,
            menu::plugin,
            notices::plugin,
            players::plugin,
            programs::plugin,
            puzzles::plugin,
            set_up::plugin,
            settings::plugin,
            share::plugin,
            title::plugin,
        ));
    #[cfg(feature = "host")]
    app.add_plugins((evening::plugin, phones::plugin));
}
