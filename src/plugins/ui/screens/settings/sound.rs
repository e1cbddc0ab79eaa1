//! The settings of what is heard: sounds, music and ambience, each with its own volume.

use bevy_egui::egui::{Key, Slider, Ui, WidgetInfo, style::HandleShape};

use super::sheet::{Sheet, switch};
use crate::{
    plugins::{
        app::settings::{AmbienceSetting, Settings},
        ui::theme::{self, choices},
    },
    texts,
};

/// Shows them; nothing but the switch while all is muted.
pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings) {
    sheet.row(texts::settings_sound(), "", |ui| {
        let mut on = !settings.muted;
        if switch(ui, &mut on) {
            settings.muted = !on;
        }
        if on {
            volume(ui, texts::volume_of_sounds(), &mut settings.volume);
        }
    });
    if settings.muted {
        return;
    }
    sheet.row(texts::music(), texts::music_help(), |ui| {
        switch(ui, &mut settings.music);
        if settings.music {
            volume(ui, texts::volume_of_music(), &mut settings.music_volume);
        }
    });
    let ambiences = [
        (AmbienceSetting::Off, texts::ambience_off()),
        (AmbienceSetting::Fire, texts::ambience_fire()),
        (AmbienceSetting::Window, texts::ambience_window()),
        (AmbienceSetting::Night, texts::ambience_night()),
    ];
    sheet.row(texts::ambience(), texts::ambience_help(), |ui| {
        choices(ui, &mut settings.ambience, &ambiences);
    });
    if settings.ambience != AmbienceSetting::Off {
        sheet.row(texts::volume_of_ambience(), "", |ui| {
            volume(
                ui,
                texts::volume_of_ambience(),
                &mut settings.ambience_volume,
            );
        });
    }
}

fn volume(ui: &mut Ui, name: &str, value: &mut f32) {
    let slider = Slider::new(value, 0.0..=1.0).show_value(false);
    let response = ui.add(slider.handle_shape(HandleShape::Circle));
    // Enter, which is all that a single switch can press, makes it louder, and at last silent.
    if response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        *value = if *value > 0.95 {
            0.0
        } else {
            (*value + 0.1).min(1.0)
        };
    }
    response.widget_info(|| WidgetInfo::slider(true, f64::from(*value), name));
    theme::note(ui, texts::percent((*value * 100.0).round() as i64));
}
