//! Which device was used last: its keys or buttons are named.

use bevy::{
    input::{
        keyboard::KeyboardInput,
        mouse::{MouseButtonInput, MouseMotion},
        touch::TouchInput,
    },
    prelude::*,
};

use super::USED_MOUSE;
use crate::plugins::app::gamepad::LastDevice;

/// Keyboard, mouse and fingers take over from a gamepad; what it does itself, the gamepad says.
pub(super) fn notice(
    mut keys: MessageReader<KeyboardInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut moved: MessageReader<MouseMotion>,
    mut touches: MessageReader<TouchInput>,
    mut device: ResMut<LastDevice>,
) {
    let pressed = keys.read().filter(|it| it.state.is_pressed()).count()
        + clicks.read().filter(|it| it.state.is_pressed()).count()
        + touches.read().count();
    let way: Vec2 = moved.read().map(|motion| motion.delta.abs()).sum();
    if pressed > 0 || way.max_element() > USED_MOUSE {
        device.set_if_neq(LastDevice::KeysAndPointer);
    }
}
