//! Playing with one switch, or two: what counts as pressing them.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Merge, Settings};
use crate::texts;

/// How many switches the player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum SwitchSetting {
    /// The whole keyboard, a mouse or a gamepad.
    #[default]
    Off,
    /// One: the game goes from one thing to the next by itself, and the switch selects.
    One,
    /// Two: one goes on, the other selects, and nothing depends on time.
    Two,
}

/// What the one switch is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum SwitchKey {
    /// Any of the others.
    #[default]
    Any,
    /// The space bar.
    Space,
    /// Enter.
    Enter,
    /// Any button of the mouse.
    Mouse,
    /// The lower button of a gamepad.
    Gamepad,
}

/// What a switch asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SwitchPress {
    /// To the next thing.
    Next,
    /// Do it.
    Select,
}

impl SwitchSetting {
    /// All of them with their names.
    pub(crate) fn all() -> [(Self, &'static str); 3] {
        [
            (Self::Off, texts::off()),
            (Self::One, texts::switch_one()),
            (Self::Two, texts::switch_two()),
        ]
    }
}

impl SwitchKey {
    /// All of them with their names.
    pub(crate) fn all() -> [(Self, &'static str); 5] {
        [
            (Self::Any, texts::switch_key_any()),
            (Self::Space, texts::app_key_space()),
            (Self::Enter, texts::app_key_enter()),
            (Self::Mouse, texts::help_mouse()),
            (Self::Gamepad, texts::gamepad_title()),
        ]
    }
}

impl Merge for SwitchSetting {}
impl Merge for SwitchKey {}

impl Settings {
    /// What a key asks for as a switch, if it is one.
    pub(crate) fn key_as_switch(&self, key: KeyCode) -> Option<SwitchPress> {
        let space = match key {
            KeyCode::Space => true,
            KeyCode::Enter | KeyCode::NumpadEnter => false,
            _ => return None,
        };
        let only = if space {
            SwitchKey::Space
        } else {
            SwitchKey::Enter
        };
        self.as_switch(only, space)
    }

    /// What a button of a gamepad asks for as a switch, if it is one.
    pub(crate) fn button_as_switch(&self, button: GamepadButton) -> Option<SwitchPress> {
        match button {
            GamepadButton::South => self.as_switch(SwitchKey::Gamepad, true),
            GamepadButton::East if self.switch == SwitchSetting::Two => Some(SwitchPress::Select),
            _ => None,
        }
    }

    /// What a button of the mouse asks for as a switch, if it is one.
    pub(crate) fn mouse_as_switch(&self, button: MouseButton) -> Option<SwitchPress> {
        self.as_switch(SwitchKey::Mouse, button == MouseButton::Left)
    }

    /// `first` is the first of two switches.
    fn as_switch(&self, only: SwitchKey, first: bool) -> Option<SwitchPress> {
        let counts = [SwitchKey::Any, only].contains(&self.switch_key);
        match self.switch {
            SwitchSetting::One if counts => Some(SwitchPress::Select),
            SwitchSetting::Two if first => Some(SwitchPress::Next),
            SwitchSetting::Two => Some(SwitchPress::Select),
            SwitchSetting::Off | SwitchSetting::One => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_is_what_was_chosen() {
        let mut settings = Settings::default();
        assert_eq!(settings.key_as_switch(KeyCode::Space), None);
        settings.switch = SwitchSetting::One;
        let select = Some(SwitchPress::Select);
        assert_eq!(settings.key_as_switch(KeyCode::Space), select);
        assert_eq!(settings.mouse_as_switch(MouseButton::Right), select);
        assert_eq!(settings.key_as_switch(KeyCode::KeyA), None);
        settings.switch_key = SwitchKey::Space;
        assert_eq!(settings.key_as_switch(KeyCode::Enter), None);
        assert_eq!(settings.mouse_as_switch(MouseButton::Left), None);
        assert_eq!(settings.button_as_switch(GamepadButton::South), None);
        settings.switch = SwitchSetting::Two;
        assert_eq!(
            settings.key_as_switch(KeyCode::Space),
            Some(SwitchPress::Next)
        );
        assert_eq!(settings.key_as_switch(KeyCode::Enter), select);
        assert_eq!(settings.button_as_switch(GamepadButton::East), select);
    }
}
