//! Notices people: who comes, who is still there, and who has taken the seat of another.

use bevy::{
    ecs::system::SystemParam,
    input::{
        ButtonState, gamepad::GamepadButtonStateChangedEvent, keyboard::KeyboardInput,
        mouse::MouseButtonInput, touch::TouchInput,
    },
    prelude::*,
};

use super::{Show, Stage};

/// Whatever a person does at the table.
#[derive(SystemParam)]
pub(super) struct SignsOfLife<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    pads: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    cursor: MessageReader<'w, 's, CursorMoved>,
}

impl SignsOfLife<'_, '_> {
    /// Whether something was pressed or touched since the last call, and whether
    /// there was any sign of life at all. A mouse that is moved shows that somebody
    /// is there, but a table that shakes must not end the show.
    fn read(&mut self) -> (bool, bool) {
        let pressed = |state| state == ButtonState::Pressed;
        let touched = self.keys.read().any(|key| pressed(key.state))
            | self.buttons.read().any(|button| pressed(button.state))
            | self.pads.read().any(|button| pressed(button.state))
            | (self.touches.read().count() > 0);
        (touched, touched | (self.cursor.read().count() > 0))
    }
}

/// Somebody else has come while a visitor was believed to be at the table.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Newcomer;

/// The first sign of life invites; later ones keep the visitor's seat. A farewell is
/// answered where it is said.
pub(super) fn notice_people(
    mut signs: SignsOfLife,
    mut newcomers: MessageReader<Newcomer>,
    mut show: Show,
) {
    let (touched, seen) = signs.read();
    let now = show.time.elapsed();
    let another = newcomers.read().count() > 0;
    match show.showcase.stage {
        _ if another || show.showcase.awaits_visitors() && touched => show.invite(now),
        Stage::Invitation | Stage::Visit | Stage::Farewell if seen => show.showcase.since = now,
        _ => {}
    }
}
