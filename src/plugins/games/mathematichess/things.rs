//! The things on a table of Mathematichess: squares, frame, and the plane that
//! the mouse is picked on. Spawned when a table opens, gone with it. Pieces come
//! and go with the position, see [`view`](super::view).

use bevy::{picking::Pickable, prelude::*};

use super::{
    Layout, MathematichessTable, TableSystems,
    surfaces::{CourtModels, CourtSurfaces},
};
use crate::{
    plugins::{
        app::{session::SessionFact, states::Screen},
        scene::{
            camera::{CameraRequest, Framing, Preset},
            square_frame::{rim_corners, spawn_square_frame},
            surface::{Look, Surfaces},
        },
    },
    rules::mathematichess::{Piece, Square},
};

/// How much more steeply than usual one looks down: the pieces stand close.
const LEAN: f32 = 0.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_table.in_set(TableSystems::View));
}

/// Everything that belongs to one table.
#[derive(Component, Debug)]
pub struct TableThing {
    size: u8,
}

/// The stone of a square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareOf(pub Square);

/// A piece, and the square it belongs to in the position shown.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceOf {
    /// Whose it is, and what.
    pub piece: Piece,
    /// Where it stands, or travels to.
    pub at: Square,
}

/// The plane over the board that the mouse is picked on.
#[derive(Component, Clone, Debug)]
pub struct BoardPlane(pub Layout);

pub(super) fn set_table(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    table: Option<Res<MathematichessTable>>,
    present: Query<(Entity, &TableThing)>,
    models: Res<CourtModels>,
    court: Res<CourtSurfaces>,
    surfaces: Res<Surfaces>,
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
    let wanted = table.as_ref().map(|table| table.position.board().size());
    for (entity, thing) in &present {
        if wanted == Some(thing.size) {
            return;
        }
        commands.entity(entity).despawn();
    }
    let Some(size) = wanted else { return };
    let layout = Layout::of(size);
    *framing = framing_of(&layout);
    camera.write(CameraRequest::Preset(Preset::Table));
    camera.write(CameraRequest::Orbit {
        yaw: 0.0,
        pitch: LEAN,
    });
    let root = commands
        .spawn((
            Name::new("table of Mathematichess"),
            TableThing { size },
            Transform::default(),
            Visibility::default(),
            DespawnOnExit(Screen::Table),
        ))
        .id();
    for square in Square::all(size) {
        let dark = (square.file() + square.rank()) % 2 == 0;
        commands.spawn((
            Name::new("square"),
            SquareOf(square),
            Mesh3d(models.square.clone()),
            MeshMaterial3d(court.squares[usize::from(dark)].clone()),
            Transform::from_translation(layout.place(square)),
            Look {
                variation: grain(square),
                ..default()
            },
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
    let half = Vec2::splat(layout.half());
    let frame = spawn_square_frame(&mut commands, &mut meshes, &surfaces, half);
    commands.entity(frame).insert(ChildOf(root));
    let plane = Plane3d::default().mesh().size(2.0 * half.x, 2.0 * half.y);
    commands.spawn((
        Name::new("picking plane"),
        BoardPlane(layout),
        Mesh3d(meshes.add(plane)),
        Pickable::default(),
        // At the height of the plinths, where the eye sees the squares begin.
        Transform::from_xyz(0.0, 0.1, 0.0),
        ChildOf(root),
    ));
}

/// What must be in view: the board in its frame, and the heads of the pieces in
/// the last rank.
fn framing_of(layout: &Layout) -> Framing {
    let half = Vec2::splat(layout.half());
    let mut points = rim_corners(half);
    points.extend([-1.0, 1.0].map(|side| Vec3::new(side * half.x, 1.25, -half.y)));
    Framing::of(Vec3::ZERO, points)
}

/// Which piece of rock a square is cut from: neighbours differ.
const fn grain(square: Square) -> u8 {
    square
        .file()
        .wrapping_mul(59)
        .wrapping_add(square.rank().wrapping_mul(151))
        .wrapping_add(37)
}
