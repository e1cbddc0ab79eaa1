//! What every table does, whatever the game: [`TablePlugin`] keeps its rule state
//! and lays its things, [`PointerPlugin`] leads pointer and cursor over the board;
//! moves that are played, refusals, marks, writing and a column beside the board have
//! their common part here.
//!
//! A game brings its geometry, its view and its words.

mod aloud;
mod beacons;
mod column;
mod cursor;
mod graded;
mod hand;
mod lettering;
mod marking;
mod news;
mod piece_sets;
mod pointing;
mod ray;
mod refusals;
mod setting_up;
mod sides;
mod square_grid;
pub(crate) mod steering;
mod table;
mod win_animation;

use bevy::prelude::*;

pub use self::beacons::Beacons;
pub use self::{
    aloud::{AloudPlugin, ReadAloud},
    column::{Column, ColumnOf, ColumnPlugin},
    graded::{Graded, GradedPiece},
    hand::{HandPlugin, Handled},
    lettering::{Lettering, OverTable},
    marking::{MarkingParams, Marks},
    news::{News, TableNews},
    pointing::{Aim, AimOf, Choice, Chosen, Describes, PointerPlugin, Pointing, describe_target},
    ray::Ray,
    refusals::RefusedMove,
    setting_up::{SettingUp, SpotPointedAt},
    square_grid::SquareGrid,
    table::{BoardPlane, PickingPlane, RuleState, Table, TableGame, TablePlugin, TableRoot},
    win_animation::{Gesture, Glow, Instrument, WinAnimation, WinAnimationPlugin},
};
pub(crate) use self::{marking::lay_mark, piece_sets::PieceModels, pointing::nearest_place};
use super::app::session::{Pointed, SessionFact, SessionSystems};

/// What happens to a table in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// The rule state is brought up to date, and the table laid.
    Lay,
    /// What is pointed at and held is brought into line with it.
    Follow,
    /// Things are arranged to match it.
    View,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSystems::Lay, TableSystems::Follow, TableSystems::View)
            .chain()
            .in_set(SessionSystems::Show),
    );
    app.add_systems(Update, forget_pointed.in_set(TableSystems::Lay));
    app.add_plugins((
        aloud::plugin,
        beacons::plugin,
        graded::plugin,
        piece_sets::plugin,
        refusals::plugin,
        setting_up::plugin,
        sides::plugin,
        win_animation::plugin,
    ));
}

/// At a new table nothing is pointed at yet.
fn forget_pointed(mut facts: MessageReader<SessionFact>, mut pointed: ResMut<Pointed>) {
    let new = |fact: &SessionFact| matches!(fact, SessionFact::Opened | SessionFact::Closed);
    if facts.read().any(new) {
        pointed.set_if_neq(Pointed::default());
    }
}
