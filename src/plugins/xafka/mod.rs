//! Xafka at the table: its rule state as a resource, hexagons and lamps as
//! things to point at, and the view.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod aim;
mod diagrams;
mod help;
mod labels;
mod layout;
mod marks;
mod things;
mod view;
mod words;

use bevy::prelude::*;

use super::session::{Session, SessionFact, SessionSystems};
use crate::rules::xafka::Xafka;

pub use self::{
    aim::{Aim, Target},
    layout::Layout,
    marks::{EasyDisplay, ShowLegal},
    things::{PieceOf, TileOf},
};

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (XafkaSystems::Table, XafkaSystems::View)
            .chain()
            .in_set(SessionSystems::Show),
    );
    app.add_systems(Update, keep_table.in_set(XafkaSystems::Table));
    app.add_plugins((
        aim::plugin,
        help::plugin,
        labels::plugin,
        marks::plugin,
        things::plugin,
        view::plugin,
        words::plugin,
    ));
}

/// What this plugin does in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum XafkaSystems {
    /// The rule state is brought up to date.
    Table,
    /// Things are arranged after it.
    View,
}

/// The rule state: the position of Xafka that is shown. It is there as long as
/// a table of Xafka is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct XafkaTable(pub Xafka);

fn keep_table(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    table: Option<ResMut<XafkaTable>>,
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
        .and_then(|session| session.position().as_any().downcast_ref::<Xafka>().copied());
    match (shown, table) {
        (Some(position), Some(mut table)) => {
            table.set_if_neq(XafkaTable(position));
        }
        (Some(position), None) => commands.insert_resource(XafkaTable(position)),
        (None, _) => commands.remove_resource::<XafkaTable>(),
    }
}
