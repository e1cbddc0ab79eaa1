//! The settings for eyes and hands of all kinds.

use bevy::prelude::Vec2;

use super::sheet::Sheet;
use crate::{
    plugins::{
        app::settings::{ColourVision, Settings, SwitchKey, SwitchSetting},
        ui::theme::{self, choices, stepper},
    },
    texts,
    words::decimal,
};

/// Shows them. In a window of this size the interface can have some sizes only.
pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings, window: Option<Vec2>) {
    let (scale, text) = (settings.ui_scale, settings.text_size);
    let largest = window.and_then(|size| theme::largest_scale(size, scale, text));
    let help = largest.map_or_else(
        || texts::interface_size_help().to_owned(),
        |largest| texts::interface_size_room((largest * 100.0).round() as i64),
    );
    let words = (texts::interface_size(), help.as_str());
    sheet.percent(words, &mut settings.ui_scale, 75, 250, 25);
    let words = (texts::text_size(), texts::text_size_help());
    sheet.percent(words, &mut settings.text_size, 75, 150, 25);
    let help = texts::colour_vision_help();
    sheet.row(texts::colour_vision(), help, |ui| {
        choices(ui, &mut settings.colour_vision, &ColourVision::all());
    });
    let help = texts::bold_marks_help();
    sheet.switch(texts::bold_marks(), help, &mut settings.strong_marks);
    let help = texts::reduce_motion_help();
    sheet.switch(texts::reduce_motion(), help, &mut settings.reduce_motion);
    let help = texts::screen_reader_help();
    sheet.switch(texts::screen_reader(), help, &mut settings.screen_reader);
    let help = texts::sound_captions_help();
    sheet.switch(texts::sound_captions(), help, &mut settings.sound_captions);
    let help = texts::ask_before_resigning_help();
    let name = texts::ask_before_resigning();
    sheet.switch(name, help, &mut settings.confirm_resign);
    switches(sheet, settings);
}

/// Playing with one switch or two.
fn switches(sheet: &mut Sheet<'_>, settings: &mut Settings) {
    sheet.section(texts::switch_title());
    sheet.row(texts::switch_setting(), texts::switch_help(), |ui| {
        choices(ui, &mut settings.switch, &SwitchSetting::all());
        if settings.switch == SwitchSetting::Two {
            theme::note(ui, texts::switch_which_two());
        }
    });
    if settings.switch == SwitchSetting::Two {
        return;
    }
    sheet.row(texts::switch_key(), texts::switch_key_help(), |ui| {
        choices(ui, &mut settings.switch_key, &SwitchKey::all());
    });
    let help = texts::switch_seconds_help();
    sheet.row(texts::switch_seconds(), help, |ui| {
        let mut tenths = (settings.scan_seconds * 10.0).round() as i64;
        let write = |tenths: i64| texts::seconds(&decimal(&format!("{:.1}", tenths as f32 / 10.0)));
        if stepper(ui, &mut tenths, 4..=100, 2, write) {
            settings.scan_seconds = tenths as f32 / 10.0;
        }
    });
}
