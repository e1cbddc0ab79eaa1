//! The settings of what is seen: the table, how well it is drawn, how things move.

use super::sheet::Sheet;
use crate::{
    client::{PieceSet, TableStyle},
    plugins::{
        app::settings::{PieceNames, PieceSets, QualitySetting, Settings},
        ui::theme::choices,
    },
    rules::registry,
};

const TABLES: [(TableStyle, &str); 3] = [
    (TableStyle::Walnut, "Evening walnut"),
    (TableStyle::Studio, "Bright studio"),
    (TableStyle::Night, "Night"),
];

const QUALITIES: [(QualitySetting, &str); 4] = [
    (QualitySetting::Auto, "Auto"),
    (QualitySetting::Low, "Low"),
    (QualitySetting::Medium, "Medium"),
    (QualitySetting::High, "High"),
];

pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings, sets: &PieceSets) {
    let help = "Its wood, its light and the room around it";
    sheet.row("Table", help, |ui| {
        choices(ui, &mut settings.table, &TABLES);
    });
    let help = "Shadows, smooth edges and glow. Auto suits your graphics card.";
    sheet.row("Quality", help, |ui| {
        choices(ui, &mut settings.quality, &QUALITIES);
    });
    let help = "Without a window frame";
    sheet.switch("Full screen", help, &mut settings.fullscreen);
    let help = "While you watch a match, the camera moves to where something happens";
    sheet.switch("Follow the action", help, &mut settings.follow_action);
    if !settings.reduce_motion {
        let words = ("Animation speed", "How fast pieces and hexagons move");
        sheet.percent(words, &mut settings.animation_speed, 50, 300, 25);
    }
    sheet.section("Pieces");
    for entry in registry::games() {
        if let Some(names) = sets.of(entry.id) {
            pieces(sheet, entry.name, settings, names);
        }
    }
}

/// The choice between the two sets of pieces of a game.
fn pieces(sheet: &mut Sheet<'_>, game: &str, settings: &mut Settings, names: &PieceNames) {
    let before = settings.pieces(names.game);
    let mut set = before;
    sheet.row(game, "", |ui| {
        let sets = [
            (PieceSet::Carved, names.carved),
            (PieceSet::Plain, names.plain),
        ];
        choices(ui, &mut set, &sets);
    });
    if set != before {
        settings.pieces.insert(names.game.to_owned(), set);
    }
}
