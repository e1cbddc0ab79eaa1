//! What the session announces and the player should read, as notices.

use bevy::prelude::*;

use super::SessionFact;
use crate::{
    plugins::app::notices::{self, Notice},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .add_systems(Update, listen.before(notices::take_up));
}

/// What the session announces and everybody should read.
fn listen(mut facts: MessageReader<SessionFact>, mut notices: MessageWriter<Notice>) {
    for fact in facts.read() {
        match fact {
            SessionFact::Saved(_) => {
                notices.write(Notice::done(texts::app_saved()));
            }
            SessionFact::SeatsSwapped(colour) => {
                notices.write(Notice::done(texts::app_computer_begins(colour.name())));
            }
            SessionFact::Trouble(trouble) => {
                notices.write(Notice::trouble(trouble.message.clone()));
            }
            _ => {}
        }
    }
}
