//! Keys as the interface is told of them, one after the other.
//!
//! `bevy_egui` 0.42 looks at what is held down at the end of a frame: of a Ctrl+V that is
//! over within a slow frame, it would type a "v".

use bevy::{
    input::keyboard::{Key, KeyboardFocusLost, KeyboardInput},
    prelude::*,
};
use bevy_egui::{
    EguiGlobalSettings, EguiInput, PrimaryEguiContext,
    egui::Event,
    helpers::{bevy_to_egui_key, bevy_to_egui_physical_key},
    input::ModifierKeysState,
};

use crate::plugins::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    let mut settings = app.world_mut().get_resource_or_init::<EguiGlobalSettings>();
    settings
        .input_system_settings
        .run_write_keyboard_input_messages_system = false;
}

/// Tells the interface of the keys of this frame.
pub(super) fn type_keys(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    settings: Res<Settings>,
    mut held: Local<ModifierKeysState>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    if lost.read().count() > 0 {
        *held = ModifierKeysState::default();
    }
    let keys = keys.read().filter(|key| {
        // A switch types nothing.
        settings.key_as_switch(key.key_code).is_none()
    });
    let typed: Vec<Event> = keys.flat_map(|key| events(key, &mut held)).collect();
    for mut input in &mut inputs {
        input.events.extend(typed.iter().cloned());
    }
}

/// What a key writes, and the key itself.
fn events(
    input: &KeyboardInput,
    held: &mut ModifierKeysState,
) -> impl Iterator<Item = Event> + use<> {
    let pressed = input.state.is_pressed();
    match input.logical_key {
        Key::Shift => held.shift = pressed,
        Key::Control => held.ctrl = pressed,
        Key::Alt => held.alt = pressed,
        Key::Super | Key::Meta => held.win = pressed,
        _ => {}
    }
    // After a dead key it is not what the key alone would write.
    let written = match (&input.text, &input.logical_key) {
        _ if !pressed || !held.text_input_is_allowed() => None,
        (Some(text), _) | (None, Key::Character(text)) => Some(text.to_string()),
        (None, Key::Space) => Some(" ".to_owned()),
        _ => None,
    };
    let written = written.filter(|text| !text.contains(char::is_control));
    // Where a layout has no Latin letters, the place counts.
    let physical_key = bevy_to_egui_physical_key(&input.key_code);
    let key = bevy_to_egui_key(&input.logical_key).or(physical_key);
    let modifiers = held.to_egui_modifiers();
    let key = key.map(|key| Event::Key {
        key,
        physical_key,
        pressed,
        repeat: false,
        modifiers,
    });
    written.map(Event::Text).into_iter().chain(key)
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy_egui::egui::{self, Modifiers};

    use super::*;

    fn typed(keys: &[(Key, KeyCode, ButtonState)]) -> Vec<Event> {
        let mut held = ModifierKeysState::default();
        let inputs = keys.iter().map(|(key, code, state)| KeyboardInput {
            key_code: *code,
            logical_key: key.clone(),
            state: *state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
        inputs.flat_map(|input| events(&input, &mut held)).collect()
    }

    #[test]
    fn a_quick_tap_keeps_what_was_held_with_it() {
        let v = |state| (Key::Character("v".into()), KeyCode::KeyV, state);
        let ctrl = |state| (Key::Control, KeyCode::ControlLeft, state);
        let (down, up) = (ButtonState::Pressed, ButtonState::Released);
        let events = typed(&[ctrl(down), v(down), v(up), ctrl(up), v(down)]);
        let keys: Vec<(bool, Modifiers)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Key {
                    key: egui::Key::V,
                    pressed,
                    modifiers,
                    ..
                } => Some((*pressed, *modifiers)),
                _ => None,
            })
            .collect();
        let command = Modifiers::CTRL | Modifiers::COMMAND;
        assert_eq!(
            keys,
            [(true, command), (false, command), (true, Modifiers::NONE)]
        );
        let texts: Vec<&Event> = events
            .iter()
            .filter(|event| matches!(event, Event::Text(_)))
            .collect();
        assert_eq!(texts, [&Event::Text("v".to_owned())]);
    }
}
