//! What a reader asks for: to press a button, to go to a place, to play a move.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput, PrimaryEguiContext,
    egui::{Event, accesskit::Action},
};

use super::{
    AskedPlace, ScreenReader,
    tree::{Thing, Things},
};
use crate::plugins::app::{
    keys::BoardCursor,
    machine::redraw::RedrawScheduler,
    session::{Origin, Session, SessionRequest},
};

/// Passes everything on to where it belongs: panels to egui, places to the board, moves to
/// the session.
pub(super) fn pass_on(
    mut reader: ResMut<ScreenReader>,
    things: Res<Things>,
    session: Option<Res<Session>>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut cursor: ResMut<BoardCursor>,
    mut places: MessageWriter<AskedPlace>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let asked = core::mem::take(&mut reader.bypass_change_detection().asked);
    for request in asked {
        redraw.now();
        let is_chosen = request.action == Action::Click;
        match things.get(request.target_node) {
            Some(Thing::Place(index)) => {
                if is_chosen || request.action == Action::Focus {
                    cursor.awake = true;
                    let index = *index;
                    places.write(AskedPlace { index, is_chosen });
                }
            }
            Some(Thing::Move(text)) => {
                let may_move = session.as_ref().is_some_and(|it| it.person_may_move());
                if is_chosen && may_move {
                    let text = text.clone();
                    requests.write(SessionRequest::play_by(text, Origin::Person));
                }
            }
            Some(Thing::Group) => {}
            None => {
                for mut input in &mut inputs {
                    let event = Event::AccessKitActionRequest(request.clone());
                    input.events.push(event);
                }
            }
        }
    }
}
