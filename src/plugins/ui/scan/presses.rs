//! What was pressed as a switch in this frame. The interface and the board do not see it.

use bevy::{
    input::{
        gamepad::GamepadButtonStateChangedEvent, keyboard::KeyboardInput, mouse::MouseButtonInput,
    },
    prelude::*,
};
use bevy_egui::{EguiInput, PrimaryEguiContext, egui};

use crate::plugins::app::settings::{Settings, SwitchPress, SwitchSetting};

/// The presses, in the order in which they came.
#[derive(Resource, Debug, Default)]
pub(super) struct Presses(pub(super) Vec<SwitchPress>);

pub(super) fn read(
    mut keys: MessageReader<KeyboardInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut pads: MessageReader<GamepadButtonStateChangedEvent>,
    settings: Res<Settings>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut presses: ResMut<Presses>,
) {
    if settings.switch == SwitchSetting::Off {
        keys.clear();
        clicks.clear();
        pads.clear();
        return;
    }
    let keys = keys.read().filter(|it| it.state.is_pressed() && !it.repeat);
    let clicks = clicks.read().filter(|it| it.state.is_pressed());
    let pads = pads.read().filter(|it| it.state.is_pressed());
    let all = keys
        .filter_map(|it| settings.key_as_switch(it.key_code))
        .chain(clicks.filter_map(|it| settings.mouse_as_switch(it.button)))
        .chain(pads.filter_map(|it| settings.button_as_switch(it.button)));
    presses.0.extend(all);
    let mouse = settings.mouse_as_switch(MouseButton::Left).is_some();
    for mut input in &mut inputs {
        input
            .events
            .retain(|event| !mouse || !matches!(event, egui::Event::PointerButton { .. }));
    }
}
