//! What annotators say, in the list of moves below what it is about.

use bevy_egui::egui::{Label, RichText, Ui};

use super::NUMBER;
use crate::plugins::ui::hud::words;
use crate::{
    plugins::scene::palette,
    record::{Match, said},
    rules::AnyGame,
    texts,
    words::{Language, in_language},
};

/// What annotators say of the moves of a round.
pub(crate) fn comments(ui: &mut Ui, round: &[Vec<usize>], record: &Match, game: &dyn AnyGame) {
    let plies = record.plies();
    for ply in round.iter().flatten().filter_map(|index| plies.get(*index)) {
        if ply.comment.is_empty() {
            continue;
        }
        let comment = said(&record.terms().game, &ply.comment);
        let who = || ply.by.map_or("", |player| words::name(game, player));
        // A comment that names its player, as most do, needs no name before it; nor does a
        // translation of one, which may name the player later.
        let english = in_language(Language::English, who);
        if comment.starts_with(who()) || ply.comment.starts_with(english) {
            remark(ui, comment);
        } else {
            remark(ui, &texts::hud_says(who(), comment));
        }
    }
}

/// What an annotator says, below what it is about.
pub(crate) fn remark(ui: &mut Ui, text: &str) {
    if text.is_empty() {
        return;
    }
    ui.horizontal_top(|ui| {
        ui.add_space(NUMBER);
        let text = RichText::new(text)
            .size(16.0)
            .color(palette::TEXT_QUIET.egui());
        ui.add(Label::new(text).wrap());
    });
}
