//! The settings of what is heard: sounds, music and ambience, each with its own volume.

use bevy_egui::egui::{Slider, Ui, WidgetInfo, style::HandleShape};

use super::sheet::{Sheet, switch};
use crate::plugins::{
    app::settings::{AmbienceSetting, Settings},
    ui::theme::{self, choices},
};

const AMBIENCES: [(AmbienceSetting, &str); 4] = [
    (AmbienceSetting::Off, "Off"),
    (AmbienceSetting::Fire, "Fire"),
    (AmbienceSetting::Window, "Open window"),
    (AmbienceSetting::Night, "Night"),
];

/// Shows them; nothing but the switch while all is muted.
pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings) {
    sheet.row("Sound", "", |ui| {
        let mut on = !settings.muted;
        if switch(ui, &mut on) {
            settings.muted = !on;
        }
        if on {
            volume(ui, "Volume of sounds", &mut settings.volume);
        }
    });
    if settings.muted {
        return;
    }
    let help = "Quiet music. It is silent while you use another window.";
    sheet.row("Music", help, |ui| {
        switch(ui, &mut settings.music);
        if settings.music {
            volume(ui, "Volume of music", &mut settings.music_volume);
        }
    });
    sheet.row("Ambience", "What you hear around the table", |ui| {
        choices(ui, &mut settings.ambience, &AMBIENCES);
    });
    if settings.ambience != AmbienceSetting::Off {
        sheet.row("Volume of ambience", "", |ui| {
            volume(ui, "Volume of ambience", &mut settings.ambience_volume);
        });
    }
}

fn volume(ui: &mut Ui, name: &str, value: &mut f32) {
    let slider = Slider::new(value, 0.0..=1.0).show_value(false);
    let response = ui.add(slider.handle_shape(HandleShape::Circle));
    response.widget_info(|| WidgetInfo::slider(true, f64::from(*value), name));
    theme::note(ui, format!("{:.0} %", *value * 100.0));
}
