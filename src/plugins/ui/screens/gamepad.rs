//! What the buttons of a gamepad do, with their pictures: in the help and in the settings.

use bevy::input::gamepad::GamepadButton as Button;
use bevy_egui::egui::{Grid, Label, Ui, vec2};

use crate::{
    plugins::{
        app::gamepad::{Make, TABLE, meant},
        ui::theme,
    },
    texts,
};

/// Lists the buttons as they are labelled on a gamepad of this make.
pub(super) fn table(ui: &mut Ui, make: Make, swaps: bool) {
    theme::quiet(ui, texts::gamepad_about());
    ui.add_space(theme::GAP);
    let width = (ui.available_width() * 0.3).clamp(150.0, 320.0);
    Grid::new("gamepad")
        .min_col_width(width)
        .spacing(vec2(24.0, 8.0))
        .show(ui, |ui| {
            let mut row = |buttons: &[Button], does: &str| {
                ui.horizontal(|ui| {
                    for button in buttons {
                        theme::pad_button(ui, meant(*button, swaps), make);
                    }
                });
                ui.add(Label::new(does).wrap());
                ui.end_row();
            };
            for (button, action) in TABLE {
                if !ARROWS.contains(&button) {
                    row(&[button], action.title());
                }
            }
            row(&[Button::Start], texts::gamepad_opens_menu());
            let triggers = [Button::LeftTrigger2, Button::RightTrigger2];
            row(&triggers, texts::gamepad_zooms());
            row(&ARROWS[..1], texts::gamepad_moves_cursor());
            ui.label(texts::gamepad_left_stick());
            ui.label(texts::gamepad_moves_cursor());
            ui.end_row();
            ui.label(texts::gamepad_right_stick());
            ui.label(texts::gamepad_turns_camera());
            ui.end_row();
        });
}

/// The four arrows, which are one part of the gamepad.
const ARROWS: [Button; 4] = [
    Button::DPadUp,
    Button::DPadDown,
    Button::DPadLeft,
    Button::DPadRight,
];
