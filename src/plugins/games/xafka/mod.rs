//! Xafka at the table: its rule state as a resource, hexagons and lamps as
//! things to point at, and the view.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod files;
mod furniture;
mod help;
mod labels;
mod layout;
mod marks;
mod materials;
mod pointing;
mod scene;
mod sight;
pub mod traffic_light;
mod view;
mod words;

use bevy::prelude::*;

use crate::{
    plugins::board::{
        AloudPlugin, HandPlugin, PointerPlugin, Table, TablePlugin, TableSystems,
        WinAnimationPlugin, describe_target,
    },
    rules::xafka::Xafka,
};

pub(super) use self::files::FILES;
pub use self::furniture::{PieceOf, TileOf};
pub(crate) use self::marks::EasyDisplay;
pub use self::pointing::Aim;
pub use self::{layout::Layout, materials::Looks, pointing::Target};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        TablePlugin::<Xafka>::default(),
        WinAnimationPlugin::<Xafka>::default(),
        (
            PointerPlugin::<Xafka>::default(),
            AloudPlugin::<Xafka>::default(),
        ),
        HandPlugin::<Xafka>::default(),
        pointing::plugin,
        help::plugin,
        labels::plugin,
        materials::plugin,
        marks::plugin,
        sight::plugin,
        furniture::plugin,
        traffic_light::plugin,
        view::plugin,
        words::plugin,
    ));
    app.add_systems(
        Update,
        describe_target::<Xafka>
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<XafkaTable>),
    );
}

/// The rule state.
pub type XafkaTable = Table<Xafka>;
