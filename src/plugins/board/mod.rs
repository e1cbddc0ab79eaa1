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
mod pointer;
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
    pointer::{PointerPlugin, describe_target},
    pointing::{Aim, AimOf, Choice, Chosen, Describes, Pointing},
    ray::Ray,
    refusals::RefusedMove,
    setting_up::{SettingUp, SpotPointedAt},
    square_grid::SquareGrid,
    table::{
        BoardPlane, PickingPlane, RuleState, Table, TableGame, TablePlugin, TableRoot, TableSystems,
    },
    win_animation::{Gesture, Glow, Instrument, WinAnimation, WinAnimationPlugin},
};
pub(crate) use self::{marking::lay_mark, piece_sets::PieceModels, pointing::nearest_place};
use super::app::session::{Pointed, SessionFact, SessionSystems};

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
