//! Chimple at the table: its rule state as a resource, squares to point at,
//! characters that move, the panel of eligible memes; and the laboratory.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod aim;
mod cast;
mod charts;
mod help;
mod labels;
mod laboratory;
mod layout;
mod marks;
mod matrices;
mod memes;
mod things;
mod view;
mod words;

use bevy::prelude::*;

use super::session::{Session, SessionFact, SessionSystems};
use crate::rules::chimple::Chimple;

pub use self::{
    aim::Aim, cast::Character, laboratory::Bench, layout::Layout, memes::MemePanel,
    things::CharacterOf,
};

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (ChimpleSystems::Table, ChimpleSystems::View)
            .chain()
            .in_set(SessionSystems::Show),
    );
    app.add_systems(Update, keep_table.in_set(ChimpleSystems::Table));
    app.add_plugins((
        aim::plugin,
        help::plugin,
        labels::plugin,
        laboratory::plugin,
        marks::plugin,
        memes::plugin,
        things::plugin,
        view::plugin,
        words::plugin,
    ));
}

/// What this plugin does in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ChimpleSystems {
    /// The rule state is brought up to date.
    Table,
    /// Things are arranged after it.
    View,
}

/// The rule state: the position of Chimple that is shown. It is there as long
/// as a table of Chimple is open.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct ChimpleTable(pub Chimple);

fn keep_table(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    table: Option<ResMut<ChimpleTable>>,
) {
    let news = facts.read().filter(|fact| {
        matches!(
            fact,
            SessionFact::Opened
                | SessionFact::Closed
                | SessionFact::Played { .. }
                | SessionFact::Moved { .. }
        )
    });
    if news.count() == 0 {
        return;
    }
    let shown = session
        .as_ref()
        .and_then(|session| session.position().as_any().downcast_ref::<Chimple>());
    match (shown, table) {
        (Some(position), Some(mut table)) => table.0 = position.clone(),
        (Some(position), None) => commands.insert_resource(ChimpleTable(position.clone())),
        (None, _) => commands.remove_resource::<ChimpleTable>(),
    }
}
