//! Gamepads: which device was used last, what the buttons of a gamepad ask for at a table, and
//! what they are called.
//!
//! Bevy's own components say what is pressed, whoever has written them: the driver, which is
//! compiled in with the feature `gamepad`, or a test. What a button does beyond the table is left
//! to the interface.

mod buttons;
#[cfg(feature = "gamepad")]
mod driver;

use bevy::{
    input::gamepad::{Gamepad, GamepadButton, GamepadConnection, GamepadConnectionEvent},
    prelude::*,
};

pub(crate) use self::buttons::{GamepadActions, TABLE};
#[cfg(feature = "gamepad")]
pub(crate) use self::driver::connected;
pub use super::keys::Make;
pub(crate) use super::keys::label;
use super::{
    keys::{KeyMap, PadNames},
    session::Session,
    settings::Settings,
    states::Activity,
};

/// Whether this build reads the gamepads of the machine.
pub(crate) const IS_READ: bool = cfg!(feature = "gamepad");

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastDevice>()
        .init_resource::<GamepadActions>()
        .add_systems(
            PreUpdate,
            (forget_what_is_gone, name_buttons)
                .chain()
                .in_set(NameButtons),
        );
    #[cfg(feature = "gamepad")]
    app.add_plugins(driver::plugin);
}

/// The gamepads that are connected, by their names, or why that is not known; for
/// `curio doctor`.
#[cfg(not(feature = "gamepad"))]
pub(crate) fn connected() -> Result<Vec<String>, String> {
    Err("built without the feature `gamepad`".to_owned())
}

/// When what keys are called is brought up to date with the device in use.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NameButtons;

/// What was used last: its keys or buttons are named.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LastDevice {
    /// Keyboard, mouse or fingers.
    #[default]
    KeysAndPointer,
    /// A gamepad, with the labels of this make.
    Gamepad(Make),
}

impl LastDevice {
    /// The make of the gamepad in use.
    pub(crate) const fn make(self) -> Option<Make> {
        match self {
            Self::KeysAndPointer => None,
            Self::Gamepad(make) => Some(make),
        }
    }
}

/// A button as it is meant: with the two that choose and go back exchanged if the player
/// wishes so.
pub(crate) const fn meant(button: GamepadButton, swaps: bool) -> GamepadButton {
    match button {
        GamepadButton::South if swaps => GamepadButton::East,
        GamepadButton::East if swaps => GamepadButton::South,
        _ => button,
    }
}

/// A gamepad that was pulled out is not spoken of any more.
fn forget_what_is_gone(
    mut changes: MessageReader<GamepadConnectionEvent>,
    left: Query<(), With<Gamepad>>,
    mut device: ResMut<LastDevice>,
) {
    let gone = changes
        .read()
        .filter(|it| matches!(it.connection, GamepadConnection::Disconnected))
        .count();
    if gone > 0 && left.is_empty() {
        device.set_if_neq(LastDevice::KeysAndPointer);
    }
}

/// Hands the names of buttons to the map of keys, which is asked for them.
fn name_buttons(
    device: Res<LastDevice>,
    settings: Res<Settings>,
    actions: Res<GamepadActions>,
    session: Option<Res<Session>>,
    mut keys: ResMut<KeyMap>,
) {
    let names = device.make().map(|make| {
        let game = session.as_ref().map(|it| it.position().info().id);
        let activity = session.as_ref().map(|it| it.activity());
        let asks = actions.at_table(game, activity.unwrap_or(Activity::Play));
        PadNames {
            make,
            asks: asks
                .into_iter()
                .map(|(button, action)| (meant(button, settings.pad_swaps), action))
                .collect(),
        }
    });
    if keys.pad() != names.as_ref() {
        keys.set_pad(names);
    }
}
