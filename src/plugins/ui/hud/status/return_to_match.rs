//! The way back to the match, in the place of the status line, from an earlier position
//! and from moves that are tried out.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::{HEADLINE, words_of_headline};
use crate::plugins::ui::hud::words::{
    AnyWords,
    rounds::{round_of, rounds_of},
};
use crate::{
    plugins::{
        app::session::{ReplayRequest, Session, SessionRequest, TrialRequest},
        ui::theme::{self, Icon, PushButton},
    },
    texts,
};

/// The width from which a line about an earlier position has two buttons.
const TWO_BUTTONS: f32 = 650.0;

/// Whether the player looks at an earlier position of a match in progress, so
/// that the way back has to be shown.
pub(crate) fn is_looking_back(session: &Session) -> bool {
    !session.at_end() && !session.looks_on()
}

/// What is said over an earlier position, by the numbers that the list of moves has.
pub(crate) fn text(session: &Session, words: &dyn AnyWords) -> String {
    let (record, shown) = (session.record(), session.shown());
    let played = rounds_of(record, words);
    match shown {
        0 => texts::status_viewing_start().to_owned(),
        _ => texts::status_viewing_move(round_of(record, words, shown).min(played), played),
    }
}

/// Over moves that are tried out, the way back to the match is shown.
pub(crate) fn trial(
    ui: &mut Ui,
    (session, headline): (&Session, &str),
    requests: &mut MessageWriter<SessionRequest>,
) {
    let size = vec2(ui.available_width(), HEADLINE + 2.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        words_of_headline(ui, headline);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let back = PushButton::new(texts::hud_back_to_match())
                .icon(Icon::ChevronLeft)
                .height(30.0)
                .primary();
            let tip = match session.keeps_trial() {
                true => texts::status_trial_kept_tip(),
                false => texts::status_trial_over_tip(),
            };
            if ui.add(back.tip(tip)).clicked() {
                requests.write(SessionRequest::Trial(TrialRequest::End));
            }
        });
    });
}

pub(crate) fn looking_back(
    ui: &mut Ui,
    (session, words): (&Session, &dyn AnyWords),
    requests: &mut MessageWriter<SessionRequest>,
) {
    let size = vec2(ui.available_width(), HEADLINE + 2.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let text = text(session, words);
        ui.add(
            Label::new(
                RichText::new(text)
                    .text_style(theme::strong_style())
                    .size(21.0),
            )
            .selectable(false),
        );
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let back = PushButton::new(texts::hud_back_to_match())
                .icon(Icon::Last)
                .height(30.0)
                .primary();
            if ui.add(back.tip(texts::status_last_tip())).clicked() {
                requests.write(SessionRequest::seek(session.record().len()));
            }
            // Beside a wide drawer there is room for one button.
            if session.is_played() && size.x > TWO_BUTTONS {
                let on = PushButton::new(texts::status_play_from_here()).height(30.0);
                let tip = texts::status_play_from_here_tip();
                if ui.add(on.tip(tip)).clicked() {
                    requests.write(SessionRequest::Replay(ReplayRequest::PlayFromHere));
                }
            }
        });
    });
}
