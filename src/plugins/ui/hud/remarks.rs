//! What annotators say, in the list of moves below what it is about.

use bevy_egui::egui::{Label, RichText, Ui};

use super::{moves::NUMBER, words};
use crate::{
    plugins::scene::palette,
    record::Ply,
    rules::AnyGame,
    texts,
    words::{Language, in_language},
};

/// What annotators say of the moves of a round.
pub(super) fn comments(ui: &mut Ui, round: &[Vec<usize>], plies: &[Ply], game: &dyn AnyGame) {
    for ply in round.iter().flatten().filter_map(|index| plies.get(*index)) {
        if !ply.comment.is_empty() {
            let who = ply.by.map_or("", |player| words::name(game, player));
            // A comment that names its player, as most do in English, needs no name before it.
            let english = in_language(Language::English, || {
                ply.by.map_or("", |player| words::name(game, player))
            });
            if [who, english]
                .iter()
                .any(|name| ply.comment.starts_with(name))
            {
                remark(ui, &ply.comment);
            } else {
                remark(ui, &texts::hud_says(who, &ply.comment));
            }
        }
    }
}

/// What an annotator says, below what it is about.
pub(super) fn remark(ui: &mut Ui, text: &str) {
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
