//! What the buttons of a gamepad are called.

use bevy::input::gamepad::GamepadButton;

use super::{Action, Make};
use crate::texts;

/// What is printed on a button.
pub(crate) fn label(button: GamepadButton, make: Make) -> &'static str {
    use GamepadButton as B;
    let printed = |xbox, station, nintendo| match make {
        Make::Xbox => xbox,
        Make::PlayStation => station,
        Make::Nintendo => nintendo,
    };
    match button {
        B::South => printed("A", texts::gamepad_cross(), "B"),
        B::East => printed("B", texts::gamepad_circle(), "A"),
        B::West => printed("X", texts::gamepad_square(), "Y"),
        B::North => printed("Y", texts::gamepad_triangle(), "X"),
        B::LeftTrigger => printed("LB", "L1", "L"),
        B::RightTrigger => printed("RB", "R1", "R"),
        B::LeftTrigger2 => printed("LT", "L2", "ZL"),
        B::RightTrigger2 => printed("RT", "R2", "ZR"),
        B::LeftThumb => printed("LS", "L3", "LS"),
        B::RightThumb => printed("RS", "R3", "RS"),
        B::Select => printed("View", "Create", "−"),
        B::Start => printed("Menu", "Options", "+"),
        B::DPadUp | B::DPadDown | B::DPadLeft | B::DPadRight => texts::gamepad_cross_of_arrows(),
        _ => "",
    }
}

/// The gamepad in use as hints name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PadNames {
    pub(crate) make: Make,
    /// What its buttons ask for now.
    pub(crate) asks: Vec<(GamepadButton, Action)>,
}

impl PadNames {
    /// What the button of an action is called; none where the gamepad has no button for it.
    pub(crate) fn get(&self, action: Action) -> Option<&'static str> {
        let (button, _) = self.asks.iter().find(|(_, asked)| *asked == action)?;
        Some(label(*button, self.make))
    }
}
