//! Xong at the table: its rule state as a resource, the board with its rods, the
//! Xoid in hand, the workshop in which one is built, and the bestiary.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod at_hand;
mod bestiary;
mod drawn_board;
mod editor;
mod files;
mod furniture;
mod hand;
mod help;
mod labels;
mod layout;
mod marks;
mod materials;
mod names;
mod panel;
mod pictures;
mod pointing;
mod reroll;
mod scene;
mod setting_up;
mod tray;
mod view;
mod wheel_notches;
mod words;
mod workshop;

use std::sync::Arc;

use bevy::prelude::*;

use crate::{
    plugins::{
        app::session::Session,
        board::{Table, TablePlugin, WinAnimationPlugin},
    },
    rules::{
        Game,
        xong::{Board, Xong},
    },
};

pub use self::drawn_board::{Sketch, Symmetry};
pub use self::editor::Editor;
pub(super) use self::files::FILES;
pub use self::furniture::TileOf;
pub use self::hand::Turning;
pub use self::materials::{Coat, TileFace};
pub use self::view::RodOf;
pub use self::workshop::Verdict;
pub use self::{
    hand::Hand, layout::Layout, materials::Looks, names::Names, pointing::Aim, workshop::Workshop,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (
            TablePlugin::<Xong>::default(),
            WinAnimationPlugin::<Xong>::default(),
            pointing::plugin,
        ),
        editor::plugin,
        hand::plugin,
        help::plugin,
        labels::plugin,
        materials::plugin,
        marks::plugin,
        names::plugin,
        panel::plugin,
        reroll::plugin,
        setting_up::plugin,
        furniture::plugin,
        view::plugin,
        words::plugin,
        workshop::plugin,
    ));
}

/// The rule state.
pub type XongTable = Table<Xong>;

impl XongTable {
    /// The board.
    pub fn board(&self) -> Arc<Board> {
        Arc::clone(Game::options(&self.0).board())
    }
}

/// What a player is to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Place the Xoid in hand.
    Place,
    /// Give the opponent a new Xoid.
    Give,
}

impl Task {
    /// What the person at the table is to do; nothing while nobody is asked.
    pub(crate) fn new(session: &Session, table: &XongTable) -> Option<Self> {
        session.person_may_move().then_some(match table.0.hand() {
            Some(_) => Self::Place,
            None => Self::Give,
        })
    }
}
