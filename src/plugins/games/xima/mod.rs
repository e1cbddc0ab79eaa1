//! XIMA at the table: its rule state as a resource, the pyramid with its blocks
//! and reserves as things to point at, and the view.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod aim;
mod blocks;
mod course;
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
mod miniature;
mod preview;
mod pyramid;
mod scene;
mod things;
mod view;
mod way;
mod which_die;
mod words;

use bevy::prelude::*;

use crate::{
    plugins::board::{PointerPlugin, Table, TablePlugin, TableSystems, TriumphPlugin, say},
    rules::xima::Xima,
};

pub(super) use self::files::FILES;
pub use self::{
    aim::Aim,
    blocks::{BlockOf, Place},
    fan::{FAN, Fan},
    layout::{BLOCK as BLOCK_HEIGHT, Target, place},
    looks::Looks,
    which_die::WhichDie,
};

pub(super) fn plugin(app: &mut App) {
    emblem::plugin(app);
    miniature::plugin(app);
    app.add_plugins((
        TablePlugin::<Xima>::default(),
        TriumphPlugin::<Xima>::default(),
        PointerPlugin::<Xima>::default(),
        aim::plugin,
        dice::plugin,
        fan::plugin,
        help::plugin,
        labels::plugin,
        marks::plugin,
        things::plugin,
        view::plugin,
        which_die::plugin,
        words::plugin,
    ));
    app.add_systems(
        Update,
        say::<Xima>
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<XimaTable>),
    );
}

/// The rule state.
pub type XimaTable = Table<Xima>;
