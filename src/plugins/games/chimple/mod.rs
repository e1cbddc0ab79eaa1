//! Chimple at the table: its rule state as a resource, squares to point at,
//! characters that move, the panel of eligible memes; and the laboratory.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod aim;
mod cast;
mod charts;
mod emblem;
mod files;
mod findings;
mod help;
mod labels;
mod laboratory;
mod layout;
mod marks;
mod matrices;
mod memes;
mod scene;
mod set_up;
mod things;
mod view;
mod words;

use bevy::prelude::*;

use crate::{
    plugins::app::session::{RuleState, SessionSystems, keep_rule_state},
    rules::chimple::Chimple,
};

pub(super) use self::files::FILES;
pub use self::{
    aim::Aim, cast::Character, laboratory::Bench, layout::Layout, memes::MemePanel,
    things::CharacterOf,
};

pub(super) fn plugin(app: &mut App) {
    emblem::plugin(app);
    app.configure_sets(
        Update,
        (ChimpleSystems::Table, ChimpleSystems::View)
            .chain()
            .in_set(SessionSystems::Show),
    );
    app.add_systems(
        Update,
        keep_rule_state::<ChimpleTable>.in_set(ChimpleSystems::Table),
    );
    app.add_plugins((
        aim::plugin,
        help::plugin,
        labels::plugin,
        laboratory::plugin,
        marks::plugin,
        matrices::plugin,
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

impl RuleState for ChimpleTable {
    type Position = Chimple;

    fn of(position: &Chimple) -> Self {
        Self(position.clone())
    }

    fn is_of(&self, _: &Chimple) -> bool {
        // Positions that compare equal may still differ in their past.
        false
    }
}
