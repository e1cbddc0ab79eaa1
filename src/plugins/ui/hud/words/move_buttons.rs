//! The moves that are no place on the board, as buttons below the players: to pass, to offer.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::{AnyWords, MoveButton};
use crate::plugins::{
    app::session::{Origin, Session, SessionRequest},
    ui::theme::PushButton,
};

/// The moves that are played by buttons; they stay in view below whatever is scrolled.
pub(crate) struct MoveButtons(Vec<MoveButton>);

impl MoveButtons {
    /// Those of the player to move, if that is a person.
    pub(crate) fn new(session: &Session, words: &dyn AnyWords) -> Self {
        let mut all = match session.person_may_move() {
            true => words.buttons(session.position()),
            false => Vec::new(),
        };
        // Nobody answers an offer in a puzzle or a lesson.
        let is_match = session.puzzle().is_none() && session.lesson().is_none();
        all.retain(|it| it.is_primary || is_match);
        Self(all)
    }

    /// What they take of the height.
    pub(crate) fn height(&self, ui: &Ui) -> f32 {
        self.0.len() as f32 * (PLAY_BY + ui.spacing().item_spacing.y)
    }

    pub(crate) fn show(self, ui: &mut Ui, requests: &mut MessageWriter<SessionRequest>) {
        for button in self.0 {
            let push = PushButton::new(button.name)
                .icon(button.icon)
                .height(PLAY_BY)
                .width(ui.available_width())
                .tip(button.tip);
            let push = if button.is_primary {
                push.primary()
            } else {
                push
            };
            if ui.add_enabled(button.is_legal, push).clicked() {
                requests.write(SessionRequest::play_by(button.mv, Origin::Person));
            }
        }
    }
}

/// The height of a button that plays a move.
const PLAY_BY: f32 = 40.0;
