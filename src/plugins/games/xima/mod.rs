//! XIMA at the table: its rule state as a resource, the pyramid with its blocks
//! and reserves as things to point at, and the view.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod blocks;
mod course;
mod dice;
mod fan;
mod figures;
mod files;
mod furniture;
mod help;
mod labels;
mod layout;
mod lettering;
mod marks;
mod materials;
mod pointing;
mod preview;
mod pyramid;
mod scene;
mod view;
mod way;
mod which_die;
mod words;

use bevy::prelude::*;

use crate::{
    plugins::board::{
        AloudPlugin, HandPlugin, PointerPlugin, Table, TablePlugin, TableSystems,
        WinAnimationPlugin, describe_target,
    },
    rules::xima::Xima,
};

pub use self::blocks::{BlockOf, BlockPlace};
pub use self::fan::FAN;
pub(super) use self::files::FILES;
pub(crate) use self::layout::SQUARE;
pub use self::layout::{Target, place};
pub use self::pointing::Aim;
pub use self::which_die::WhichDie;
pub use self::{fan::Fan, layout::BLOCK as BLOCK_HEIGHT, materials::Looks};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        TablePlugin::<Xima>::default(),
        WinAnimationPlugin::<Xima>::default(),
        (
            PointerPlugin::<Xima>::default(),
            AloudPlugin::<Xima>::default(),
        ),
        HandPlugin::<Xima>::default(),
        pointing::plugin,
        dice::plugin,
        fan::plugin,
        help::plugin,
        labels::plugin,
        marks::plugin,
        furniture::plugin,
        view::plugin,
        which_die::plugin,
        words::plugin,
    ));
    app.add_systems(
        Update,
        describe_target::<Xima>
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<XimaTable>),
    );
}

/// The rule state.
pub type XimaTable = Table<Xima>;

/// What tests of the table need to say in few words.
#[cfg(test)]
mod testing {
    use crate::rules::{
        Game,
        xima::{Options, Square, Xima},
    };

    /// The position after some moves.
    pub(super) fn game(moves: &[&str]) -> Xima {
        let mut game = Xima::new(Options::default());
        for text in moves {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        game
    }

    pub(super) fn square(name: &str) -> Square {
        Square::parse(name).unwrap()
    }
}
