//! The things on a table of Xong: tiles, grooves, frame, and the plane that the
//! mouse is picked on. Spawned when a table opens, gone with it.
//!
//! Rods come and go with the moves; `view` lays them.

use std::sync::Arc;

use bevy::{picking::Pickable, prelude::*};

use super::{
    XongSystems, XongTable,
    layout::Layout,
    looks::{Looks, TileFace},
};
use crate::{
    plugins::{
        app::{session::SessionFact, states::Screen},
        scene::{
            camera::{CameraRequest, Framing, Preset},
            frame::{Bed, spawn_frame_with},
            quality::Quality,
            surface::{Look, Surfaces},
        },
    },
    rules::xong::{Board, Cell, Leg},
};

/// How the tiles lie in the wood: a groove all around each.
const BED: Bed = Bed {
    joint: 0.115,
    floor: -0.08,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_table.in_set(XongSystems::Table));
}

/// Everything that belongs to one table.
#[derive(Component, Debug)]
pub struct TableThing(pub Layout);

/// The tile of a hex.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileOf(pub Cell);

/// The line in the groove of a leg.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GrooveOf(pub Leg);

/// The plane over the board that the mouse is picked on.
#[derive(Component, Clone, Copy, Debug)]
pub struct BoardPlane;

/// The layout of the board on the table.
#[derive(Resource, Clone, Debug)]
pub struct BoardLayout(pub Layout);

fn set_table(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    table: Option<Res<XongTable>>,
    present: Query<(Entity, &TableThing)>,
    looks: Res<Looks>,
    surfaces: Res<Surfaces>,
    quality: Res<Quality>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut framing: ResMut<Framing>,
    mut camera: MessageWriter<CameraRequest>,
) {
    let opened = facts
        .read()
        .any(|fact| matches!(fact, SessionFact::Opened | SessionFact::Closed));
    if !opened {
        return;
    }
    let wanted: Option<Arc<Board>> = table.as_ref().map(|table| table.board());
    for (entity, thing) in &present {
        if wanted
            .as_ref()
            .is_some_and(|board| board == thing.0.board())
        {
            return;
        }
        commands.entity(entity).despawn();
    }
    let Some(board) = wanted else {
        commands.remove_resource::<BoardLayout>();
        return;
    };
    let layout = Layout::of(&board);
    let places: Vec<Vec3> = board.cells().map(|(cell, _)| layout.place(cell)).collect();
    let turn = Layout::tile_turn();
    // The frame is made for flat tops, and turned with the tiles.
    let flat: Vec<Vec2> = places
        .iter()
        .map(|place| {
            let at: Vec3 = turn.inverse() * *place;
            at.xz()
        })
        .collect();
    let mut seen = Framing::around(&flat);
    seen.target = turn * seen.target;
    for point in &mut seen.points {
        *point = turn * *point;
    }
    *framing = seen;
    camera.write(CameraRequest::Preset(Preset::Table));
    let root = commands
        .spawn((
            Name::new("table of Xong"),
            TableThing(layout.clone()),
            Transform::default(),
            Visibility::default(),
            DespawnOnExit(Screen::Table),
        ))
        .id();
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
    let frame = spawn_frame_with(&mut commands, &mut meshes, &surfaces, &flat, BED);
    commands
        .entity(frame)
        .insert((ChildOf(root), Transform::from_rotation(turn)));
    let size = layout.half_size() * 2.0 + Vec2::splat(2.0);
    commands.spawn((
        Name::new("picking plane"),
        BoardPlane,
        Mesh3d(meshes.add(Plane3d::default().mesh().size(size.x, size.y))),
        Pickable::default(),
        Transform::default(),
        ChildOf(root),
    ));
    commands.insert_resource(BoardLayout(layout));
}
