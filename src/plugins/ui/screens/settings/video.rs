//! The settings of what is seen: the table, how well it is drawn, how things move.

use super::sheet::Sheet;
use crate::{
    client::{PieceSet, TableStyle},
    plugins::{
        app::settings::{PieceNames, PieceSets, QualitySetting, Settings},
        ui::theme::choices,
    },
    rules::registry,
    texts,
};

pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings, sets: &PieceSets) {
    let tables = [
        (TableStyle::Walnut, texts::table_walnut()),
        (TableStyle::Studio, texts::table_studio()),
        (TableStyle::Night, texts::table_night()),
    ];
    sheet.row(texts::table_name(), texts::table_help(), |ui| {
        choices(ui, &mut settings.table, &tables);
    });
    let qualities = [
        (QualitySetting::Auto, texts::quality_auto()),
        (QualitySetting::Low, texts::quality_low()),
        (QualitySetting::Medium, texts::quality_medium()),
        (QualitySetting::High, texts::quality_high()),
    ];
    sheet.row(texts::quality_name(), texts::quality_help(), |ui| {
        choices(ui, &mut settings.quality, &qualities);
    });
    let help = texts::full_screen_help();
    sheet.switch(texts::full_screen(), help, &mut settings.fullscreen);
    let help = texts::follow_action_help();
    sheet.switch(texts::follow_action(), help, &mut settings.follow_action);
    if !settings.reduce_motion {
        let words = (texts::animation_speed(), texts::animation_speed_help());
        sheet.percent(words, &mut settings.animation_speed, 50, 300, 25);
    }
    sheet.section(texts::pieces());
    for entry in registry::games() {
        if let Some(names) = sets.get(entry.id) {
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
            (PieceSet::Carved, (names.carved)()),
            (PieceSet::Plain, (names.plain)()),
        ];
        choices(ui, &mut set, &sets);
    });
    if set != before {
        settings.pieces.insert(names.game.to_owned(), set);
    }
}
