//! Chimple at the table: its rule state as a resource, squares to point at,
//! characters that move, the panel of eligible memes; and the laboratory.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod cast;
mod charts;
mod files;
mod findings;
mod furniture;
mod help;
mod labels;
mod laboratory;
mod layout;
mod marks;
mod matrices;
mod memes;
mod pointing;
mod scene;
mod set_up;
mod view;
mod words;

use bevy::prelude::*;

use crate::{
    plugins::board::{
        AloudPlugin, HandPlugin, PointerPlugin, Table, TablePlugin, TableSystems,
        WinAnimationPlugin, describe_target,
    },
    rules::chimple::Chimple,
};

pub use self::cast::Character;
pub(super) use self::files::FILES;
pub use self::furniture::CharacterOf;
pub use self::laboratory::Bench;
pub use self::layout::Layout;
pub use self::memes::{EXPERT, MemePanel};
pub use self::pointing::{Aim, Target};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        TablePlugin::<Chimple>::default(),
        WinAnimationPlugin::<Chimple>::default(),
        (
            PointerPlugin::<Chimple>::default(),
            AloudPlugin::<Chimple>::default(),
        ),
        HandPlugin::<Chimple>::default(),
        help::plugin,
        labels::plugin,
        laboratory::plugin,
        marks::plugin,
        matrices::plugin,
        memes::plugin,
        furniture::plugin,
        view::plugin,
        words::plugin,
    ));
    app.add_systems(
        Update,
        describe_target::<Chimple>
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<ChimpleTable>),
    );
}

/// The rule state.
pub type ChimpleTable = Table<Chimple>;
