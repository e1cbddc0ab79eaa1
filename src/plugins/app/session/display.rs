//! A match shown on the page of its game: nobody acts, and there are no panels.

use bevy::prelude::*;

use super::{Session, SessionFact, state::ActivityState, table::insert_session};
use crate::{
    plugins::app::states::Activity,
    record::{Journal, Match},
};

/// What is asked of a match that is shown on the page of its game.
#[derive(Clone, Debug)]
pub enum DisplayRequest {
    /// Show a match, from this ply on.
    Show(Box<Match>, usize),
    /// Take it off the table.
    PutAway,
}

pub(super) fn carry_out(world: &mut World, request: DisplayRequest) -> Vec<SessionFact> {
    match request {
        DisplayRequest::Show(record, ply) => {
            let record = Journal::in_memory(*record);
            let mut session = Session::new(record, ActivityState::Display);
            session.show(ply);
            insert_session(world, session)
        }
        DisplayRequest::PutAway => {
            let session = world.get_resource::<Session>();
            if session.is_none_or(|session| session.activity() != Activity::Display) {
                return Vec::new();
            }
            world.remove_resource::<Session>();
            vec![SessionFact::Closed]
        }
    }
}
