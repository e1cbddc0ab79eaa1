//! The things on a table of Xong: tiles, grooves, frame, and the plane that the
//! mouse is picked on. Spawned when a table opens, gone with it.
//!
//! Rods come and go with the moves; `view` lays them.

use std::sync::Arc;

use bevy::{picking::Pickable, prelude::*};

use super::{
    XongTable,
    layout::Layout,
    materials::{Looks, TileFace},
};
use crate::{
    plugins::{
        app::session::Session,
        board::{
            Gesture, Instrument, PickingPlane, TableGame, TableRoot, TableSystems, WinAnimation,
        },
        scene::{
            camera::Framing,
            frame::{Bed, spawn_frame_with},
            quality::Quality,
            surface::{Look, Surfaces},
        },
    },
    rules::{
        Game, Player, PlayerSet,
        xong::{Board, Cell, Leg, Xong},
    },
};

/// How the tiles lie in the wood: a groove all around each.
const BED: Bed = Bed {
    joint: 0.115,
    floor: -0.08,
};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(furnish);
    app.add_systems(
        Update,
        clear_away
            .in_set(TableSystems::Lay)
            .run_if(not(resource_exists::<XongTable>).and_then(resource_exists::<BoardLayout>)),
    );
}

/// The tile of a hex.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileOf(pub Cell);

/// The line in the groove of a leg.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GrooveOf(pub Leg);

/// The layout of the board on the table.
#[derive(Resource, Clone, Debug)]
pub(crate) struct BoardLayout(pub Layout);

impl WinAnimation for Xong {
    type Piece = TileOf;

    const INSTRUMENT: Instrument = Instrument::Chime;

    fn gesture(position: &Self, piece: &TileOf, winners: PlayerSet) -> Option<Gesture> {
        let _ = winners;
        let owns = |player: &Player| position.owned_cells(*player).contains(piece.0);
        // Every hex tips to its owner.
        let owner = Player::all(2).find(owns)?;
        let to_the_near_edge = if owner == Player::FIRST { 1.0 } else { -1.0 };
        Some(Gesture::Tip(0.5 * to_the_near_edge))
    }
}

impl TableGame for Xong {
    type State = XongTable;
    type Setting = Arc<Board>;

    fn setting(position: &Self, _: &Session) -> Arc<Board> {
        board_of(position)
    }

    fn framing(position: &Self) -> Framing {
        let turn = Layout::tile_turn();
        let mut seen = Framing::around(&centres(&Layout::new(&board_of(position))));
        seen.target = turn * seen.target;
        for point in &mut seen.points {
            *point = turn * *point;
        }
        seen
    }

    fn plane(position: &Self) -> PickingPlane {
        PickingPlane {
            half: Layout::new(&board_of(position)).half_size() + Vec2::ONE,
            height: 0.0,
        }
    }
}

fn board_of(position: &Xong) -> Arc<Board> {
    Arc::clone(Game::options(position).board())
}

/// The middles of the hexes, turned back: the frame is made for flat tops, and
/// turned with the tiles.
fn centres(layout: &Layout) -> Vec<Vec2> {
    let back = Layout::tile_turn().inverse();
    let cells = layout.board().cells();
    let places = cells.map(|(cell, _)| back * layout.place(cell));
    places.map(Vec3Swizzles::xz).collect()
}

fn clear_away(mut commands: Commands) {
    commands.remove_resource::<BoardLayout>();
}

/// Puts tiles, grooves and frame on a table that has just been laid.
fn furnish(
    laid: On<Add, TableRoot<Xong>>,
    mut commands: Commands,
    table: Res<XongTable>,
    looks: Res<Looks>,
    surfaces: Res<Surfaces>,
    quality: Res<Quality>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let root = laid.entity;
    let board = board_of(&table.0);
    let layout = Layout::new(&board);
    let turn = Layout::tile_turn();
    for (cell, _) in board.cells() {
        commands.spawn((
            Name::new("tile"),
            TileOf(cell),
            TileFace::new(cell.0.wrapping_mul(151).wrapping_add(37)),
            Mesh3d(looks.tile(*quality)),
            MeshMaterial3d(looks.tile_surface.clone()),
            Transform::from_translation(layout.place(cell)).with_rotation(turn),
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
    for leg in board.all().iter() {
        commands.spawn((
            Name::new("groove"),
            GrooveOf(leg),
            Look::default(),
            Mesh3d(looks.groove.clone()),
            MeshMaterial3d(looks.groove_surface.clone()),
            Transform::from_translation(layout.leg(leg)).with_rotation(layout.turn(leg)),
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
    let frame = spawn_frame_with(
        &mut commands,
        &mut meshes,
        &surfaces,
        &centres(&layout),
        BED,
    );
    commands
        .entity(frame)
        .insert((ChildOf(root), Transform::from_rotation(turn)));
    commands.insert_resource(BoardLayout(layout));
}
