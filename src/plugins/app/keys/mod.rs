//! What keys can ask for, and which key that is.
//!
//! [`Action`] names everything that a key can ask for, [`KeyMap`] says which
//! key that is; the player may change it. What the buttons of a gamepad are called is said
//! here as well, in place of keys, while one is in use. Reading the keyboard and carrying
//! actions out is left to the interface.

mod actions;
mod chord;
mod make;
mod map;
mod pad;

use bevy::prelude::*;

use super::visitors;

pub use self::chord::ChordError;
pub use self::{
    actions::{Action, Group},
    chord::Chord,
    make::Make,
    map::KeyMap,
};
pub(crate) use self::{
    chord::held_then,
    pad::{PadNames, label},
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<KeyCapture>(app);
    app.init_resource::<KeyMap>()
        .init_resource::<KeyCapture>()
        .init_resource::<BoardCursor>()
        .init_resource::<BoardStops>()
        .add_message::<ActionPressed>()
        .add_message::<CursorAction>();
}

/// A key asked for something.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionPressed(pub Action);

/// What the board cursor is to do. The board's own plugin knows what may be
/// chosen there.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorAction {
    /// To the next thing that may be chosen.
    Next,
    /// To the one before.
    Previous,
    /// To the left, as seen on the screen.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
    /// Choose what the cursor is at.
    Choose,
    /// Put it away.
    Leave,
}

/// The cursor over the board.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BoardCursor {
    /// The arrows move it.
    pub awake: bool,
    /// Something on the board is chosen, by whatever means, and waits for where it goes.
    pub(crate) holds: bool,
}

/// How many places the cursor goes through by [`CursorAction::Next`].
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BoardStops {
    /// Whether anybody asks: some games look for all legal moves.
    pub(crate) wanted: bool,
    /// So many.
    pub(crate) count: usize,
}

/// A key that is about to be given to an action.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Default)]
pub(crate) enum KeyCapture {
    /// Keys do what they do.
    #[default]
    Off,
    /// The next key pressed is meant for this action.
    Wanted(Action),
    /// This key was pressed.
    Caught(Action, Chord),
}
