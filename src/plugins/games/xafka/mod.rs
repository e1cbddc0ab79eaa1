//! Xafka at the table: its rule state as a resource, hexagons and lamps as
//! things to point at, and the view.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod aim;
mod diagrams;
mod emblem;
mod files;
mod help;
mod labels;
mod layout;
mod looks;
mod marks;
mod scene;
mod things;
pub mod traffic_light;
mod view;
mod words;

use bevy::prelude::*;

use crate::{
    plugins::app::session::{RuleState, SessionSystems, keep_rule_state},
    rules::xafka::Xafka,
};

pub(super) use self::files::FILES;
pub use self::{
    aim::{Aim, Target},
    layout::Layout,
    looks::{Looks, TrafficLightModel},
    marks::{EasyDisplay, ShowLegal},
    things::{PieceOf, TileOf},
};

pub(super) fn plugin(app: &mut App) {
    emblem::plugin(app);
    app.configure_sets(
        Update,
        (XafkaSystems::Table, XafkaSystems::View)
            .chain()
            .in_set(SessionSystems::Show),
    );
    app.add_systems(
        Update,
        keep_rule_state::<XafkaTable>.in_set(XafkaSystems::Table),
    );
    app.add_plugins((
        aim::plugin,
        help::plugin,
        labels::plugin,
        looks::plugin,
        marks::plugin,
        things::plugin,
        traffic_light::plugin,
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

impl RuleState for XafkaTable {
    type Position = Xafka;

    fn of(position: &Xafka) -> Self {
        Self(*position)
    }

    fn is_of(&self, position: &Xafka) -> bool {
        self.0 == *position
    }
}
