//! A hand on the keyboard.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
    window::PrimaryWindow,
};

pub fn window(app: &mut App) -> Entity {
    let mut windows = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(app.world()).unwrap()
}

/// A key pressed and let go.
pub fn stroke(app: &mut App, key: &Key, code: KeyCode) -> [KeyboardInput; 2] {
    let window = window(app);
    [ButtonState::Pressed, ButtonState::Released].map(|state| KeyboardInput {
        key_code: code,
        logical_key: key.clone(),
        state,
        text: None,
        repeat: false,
        window,
    })
}
