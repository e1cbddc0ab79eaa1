//! A match shown away from the table: nobody acts, and there are no panels.

use bevy::prelude::*;

use super::{
    Session, SessionFact,
    state::ActivityState,
    table::{at_table, insert_session},
};
use crate::record::{Journal, Match};

/// What is asked of a match that is shown away from the table.
#[derive(Clone, Debug)]
pub enum DisplayRequest {
    /// Show a match, from this ply on.
    Show(Box<Match>, usize),
    /// The match being shown has continued up to here.
    Follow(Box<Match>),
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
        DisplayRequest::Follow(_) | DisplayRequest::PutAway if !is_displayed(world) => Vec::new(),
        DisplayRequest::Follow(record) => at_table(world, |session, clock, _| {
            session.record = Journal::in_memory(*record);
            session.changed();
            session.watch_at(session.record.len(), clock)
        }),
        DisplayRequest::PutAway => {
            world.remove_resource::<Session>();
            vec![SessionFact::Closed]
        }
    }
}

fn is_displayed(world: &World) -> bool {
    let session = world.get_resource::<Session>();
    session.is_some_and(Session::is_displayed)
}
