//! The settings of how a match is played: the player, what the board shows, the computer.

use bevy_egui::egui::{TextEdit, vec2};

use super::sheet::Sheet;
use crate::{
    plugins::{
        app::settings::{GameSwitches, Settings},
        ui::theme::{self, choices, stepper},
    },
    rules::registry,
};

pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings, switches: &GameSwitches) {
    let help = "Shown at the table and in your saved matches";
    sheet.row("Your name", help, |ui| {
        let edit = TextEdit::singleline(&mut settings.player_name).char_limit(40);
        theme::field(ui, edit.desired_width(280.0).margin(vec2(10.0, 7.0)));
    });
    sheet.section("Board");
    let help = "Mark where your move can end";
    sheet.switch("Show legal moves", help, &mut settings.move_hints);
    let help = "The names of the places, on the board";
    sheet.switch("Coordinates", help, &mut settings.coordinates);
    let help = "A bar beside the players, with the reason";
    sheet.switch("Show who leads", help, &mut settings.shows_lead);
    computer(sheet, settings);
    for entry in registry::games() {
        sheet.section(entry.name);
        for one in switches.of(entry.id) {
            let mut on = settings.is_on(one);
            let before = on;
            sheet.switch(one.name, one.tip, &mut on);
            if on != before {
                settings.turn(one, on);
            }
        }
    }
}

fn computer(sheet: &mut Sheet<'_>, settings: &mut Settings) {
    sheet.section("Computer");
    let help = "A word before a blunder and after a good find, in matches against the \
                computer that are not rated";
    sheet.switch("Coach", help, &mut settings.coach);
    let help = "How long the computer thinks when it moves for you";
    sheet.row("Thinking time", help, |ui| {
        let mut tenths = (settings.calc_seconds * 10.0).round() as i64;
        let step = if tenths < 20 { 5 } else { 10 };
        let write = |tenths: i64| format!("{:.1} s", tenths as f32 / 10.0);
        if stepper(ui, &mut tenths, 1..=600, step, write) {
            settings.calc_seconds = tenths as f32 / 10.0;
        }
    });
    let help = "Opponents with a time limit keep thinking during your turn";
    sheet.switch("Think ahead", help, &mut settings.ponder);
    let help = "How long another program may take to start, and how late it may be with a move";
    sheet.row("Patience with programs", help, |ui| {
        let mut seconds = settings.patience.round() as i64;
        let step = if seconds < 60 { 5 } else { 30 };
        let write = |seconds: i64| format!("{seconds} s");
        if stepper(ui, &mut seconds, 5..=600, step, write) {
            settings.patience = seconds as f32;
        }
    });
    let help = "How many CPU cores analysis uses. Opponents always use one.";
    sheet.row("Threads", help, |ui| {
        choices(ui, &mut settings.threads, &[(1, "1"), (2, "2")]);
    });
}
