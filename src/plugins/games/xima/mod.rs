//! XIMA at the table: its rule state as a resource, the pyramid with its blocks
//! and reserves as things to point at, and the view.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod aim;
mod blocks;
mod diagram;
mod dice;
mod emblem;
mod fan;
mod figures;
mod files;
mod help;
mod labels;
mod layout;
mod lettering;
mod looks;
mod marks;
mod preview;
mod pyramid;
mod scene;
mod things;
mod view;
mod way;
mod words;

use bevy::prelude::*;

use crate::{
    plugins::app::session::{RuleState, SessionSystems, keep_rule_state},
    rules::xima::Xima,
};

pub(super) use self::files::FILES;
pub use self::{
    aim::Aim,
    blocks::{BlockOf, Place},
    fan::{FAN, Fan},
    layout::{Spot, place},
};

pub(super) fn plugin(app: &mut App) {
    emblem::plugin(app);
    app.configure_sets(
        Update,
        (XimaSystems::Table, XimaSystems::View)
            .chain()
            .in_set(SessionSystems::Show),
    );
    app.add_systems(
        Update,
        keep_rule_state::<XimaTable>.in_set(XimaSystems::Table),
    );
    app.add_plugins((
        aim::plugin,
        dice::plugin,
        fan::plugin,
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
enum XimaSystems {
    /// The rule state is brought up to date.
    Table,
    /// Things are arranged after it.
    View,
}

/// The rule state: the position of XIMA that is shown. It is there as long as a
/// table of XIMA is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct XimaTable(pub Xima);

impl RuleState for XimaTable {
    type Position = Xima;

    fn of(position: &Xima) -> Self {
        Self(*position)
    }

    fn is_of(&self, _: &Xima) -> bool {
        // Positions that compare equal may still differ in their past.
        false
    }
}
