//! The settings of how a match is played: the player, what the board shows, the computer.

use bevy_egui::egui::{TextEdit, vec2};

use super::sheet::Sheet;
use crate::{
    plugins::{
        app::settings::{GameSwitches, Settings},
        ui::theme::{self, choices, stepper},
    },
    record::WIDEST_NAME,
    rules::registry,
    texts,
    words::decimal,
};

pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings, switches: &GameSwitches) {
    sheet.row(texts::your_name(), texts::your_name_help(), |ui| {
        let edit = TextEdit::singleline(&mut settings.player_name)
            .hint_text(texts::default_name())
            .char_limit(WIDEST_NAME);
        let field = theme::field(ui, edit.desired_width(280.0).margin(vec2(10.0, 7.0)));
        theme::named(field, texts::your_name());
    });
    sheet.section(texts::board());
    let help = texts::show_legal_moves_help();
    sheet.switch(texts::show_legal_moves(), help, &mut settings.move_hints);
    let help = texts::coordinates_help();
    sheet.switch(texts::coordinates(), help, &mut settings.coordinates);
    let help = texts::show_who_leads_help();
    sheet.switch(texts::show_who_leads(), help, &mut settings.shows_lead);
    computer(sheet, settings);
    for entry in registry::games() {
        sheet.section(entry.name);
        for one in switches.for_game(entry.id) {
            let mut on = settings.is_on(one);
            let before = on;
            sheet.switch((one.name)(), (one.tip)(), &mut on);
            if on != before {
                settings.turn(one, on);
            }
        }
    }
}

fn computer(sheet: &mut Sheet<'_>, settings: &mut Settings) {
    sheet.section(texts::computer());
    sheet.switch(texts::coach(), texts::coach_help(), &mut settings.coach);
    sheet.row(texts::thinking_time(), texts::thinking_time_help(), |ui| {
        let mut tenths = (settings.calc_seconds * 10.0).round() as i64;
        let step = if tenths < 20 { 5 } else { 10 };
        let write = |tenths: i64| texts::seconds(&decimal(&format!("{:.1}", tenths as f32 / 10.0)));
        if stepper(ui, &mut tenths, 1..=600, step, write) {
            settings.calc_seconds = tenths as f32 / 10.0;
        }
    });
    let help = texts::think_ahead_help();
    sheet.switch(texts::think_ahead(), help, &mut settings.ponder);
    sheet.row(texts::patience(), texts::patience_help(), |ui| {
        let mut seconds = settings.patience.round() as i64;
        let step = if seconds < 60 { 5 } else { 30 };
        let write = |seconds: i64| texts::seconds(&seconds.to_string());
        if stepper(ui, &mut seconds, 5..=600, step, write) {
            settings.patience = seconds as f32;
        }
    });
    sheet.row(texts::threads(), texts::threads_help(), |ui| {
        choices(ui, &mut settings.threads, &[(1, "1"), (2, "2")]);
    });
}
