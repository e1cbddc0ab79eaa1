//! Pointing at a board on which a position is set up: whatever the game, the selected tool is
//! used on a place, and the place pointed at is ringed.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    pointing::{AimOf, Pointing},
    table::TableSystems,
};
use crate::plugins::app::{
    session::{EditState, EditStep, Session, SessionRequest},
    states::Activity,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SpotPointedAt>().add_systems(
        Update,
        forget
            .in_set(TableSystems::Lay)
            .run_if(not(in_state(Activity::Edit))),
    );
}

/// The place that is pointed at while a position is set up, by its name in the
/// texts of the game, and where it is on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SpotPointedAt(pub Option<(String, Option<Vec3>)>);

fn forget(mut spot: ResMut<SpotPointedAt>) {
    spot.set_if_neq(SpotPointedAt::default());
}

/// What pointing does while a position is set up.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "writers have none")]
pub struct SettingUp<'w> {
    session: Option<Res<'w, Session>>,
    requests: MessageWriter<'w, SessionRequest>,
}

impl SettingUp<'_> {
    /// Whether a position is set up on the table.
    pub(crate) fn is_on(&self) -> bool {
        self.state().is_some()
    }

    fn state(&self) -> Option<&EditState> {
        self.session.as_deref().and_then(Session::editor)
    }

    /// Whether it is a match in which a person may move now.
    pub(super) fn person_may_move(&self) -> bool {
        let session = self.session.as_deref();
        session.is_some_and(Session::person_may_move)
    }

    /// Whether the tool goes on working while the mouse is dragged over the board.
    pub(crate) fn paints(&self) -> bool {
        self.state().is_some_and(EditState::paints)
    }

    /// Asks the session for something else.
    pub(super) fn ask(&mut self, request: SessionRequest) {
        self.requests.write(request);
    }

    /// Uses the tool on a place, or carries what is on another one there.
    pub(crate) fn choose(&mut self, at: Option<String>, from: Option<String>) {
        let Some(at) = at else { return };
        self.requests.write(SessionRequest::Edit(match from {
            Some(from) => EditStep::Carry(from, at),
            None => EditStep::Use(at),
        }));
    }

    /// Takes away what is on a place.
    pub(crate) fn erase(&mut self, at: Option<String>) {
        if let Some(at) = at {
            self.requests
                .write(SessionRequest::Edit(EditStep::Erase(at)));
        }
    }
}

/// Notes the place that is pointed at.
pub(super) fn note_spot<G: Pointing>(
    aim: Res<AimOf<G>>,
    state: Res<G::State>,
    mut spot: ResMut<SpotPointedAt>,
) {
    let name = aim.target.and_then(|target| G::spot(&state, target));
    spot.set_if_neq(SpotPointedAt(name.map(|name| (name, None))));
}
