//! What keys ask of the table.

use bevy::prelude::*;

/// A step of the keyboard's cursor on the board.
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
    /// Away from the player.
    Up,
    /// Towards the player.
    Down,
    /// Choose what the cursor is on.
    Choose,
    /// Put the cursor away.
    Leave,
}
