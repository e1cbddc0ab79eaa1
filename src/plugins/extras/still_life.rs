//! What stands on the table while no game does: a few tiles, the pieces and the
//! traffic light, as somebody left them.

use bevy::{picking::Pickable, prelude::*};

use crate::plugins::app::shelf::Shelf;
use crate::plugins::{
    app::states::Screen,
    games::xafka::{Looks, traffic_light::TrafficLight},
    scene::{
        TABLE_TOP,
        blob::BlobShadow,
        camera::{CameraRequest, Framing, FreeRect, Preset},
        models::{Models, Tile},
        quality::Quality,
        surface::{Look, Surfaces},
    },
};

/// Where the tiles lie, in (x, z), and how far each is turned.
const TILES: [(f32, f32, f32); 6] = [
    (-3.2, 0.3, 0.1),
    (-1.4, -0.9, 0.0),
    (-1.35, 0.95, 0.03),
    (0.35, 0.05, 0.0),
    (2.1, 1.0, -0.06),
    (3.4, -0.7, 0.5),
];

/// How thick a tile is.
const THICKNESS: f32 = 0.35;

/// The pieces: which, on which tile, and which way they look.
const PIECES: [(usize, usize, f32); 3] = [(0, 1, 0.55), (1, 3, -0.5), (2, 5, -0.3)];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (set_out, look));
    app.add_systems(Update, keep_in_view.run_if(in_state(Screen::Title)));
    app.add_systems(OnExit(Screen::Title), |mut free: ResMut<FreeRect>| {
        free.0 = None;
    });
}

fn set_out(
    mut commands: Commands,
    models: Res<Models>,
    xafka: Res<Looks>,
    surfaces: Res<Surfaces>,
    quality: Res<Quality>,
) {
    let root = commands
        .spawn((
            Name::new("Still life"),
            Transform::default(),
            Visibility::default(),
            DespawnOnExit(Screen::Title),
        ))
        .id();
    // Their upper faces are where they are in a board, so that the light is the
    // same; they reach down to the table.
    let taller = Vec3::new(1.0, -TABLE_TOP / THICKNESS, 1.0);
    for (n, (x, z, turn)) in TILES.into_iter().enumerate() {
        commands.spawn((
            Tile,
            Mesh3d(models.tile(*quality)),
            MeshMaterial3d(surfaces.limestone.clone()),
            Transform::from_xyz(x, 0.0, z)
                .with_rotation(Quat::from_rotation_y(turn))
                .with_scale(taller),
            Look {
                variation: (n * 83) as u8,
                ..default()
            },
            BlobShadow {
                radius: 1.15,
                ground: TABLE_TOP,
            },
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
    for (piece, tile, turn) in PIECES {
        let (x, z, _) = TILES[tile];
        let model = &xafka.pieces[piece];
        let body = commands
            .spawn((
                model.body.clone(),
                MeshMaterial3d(surfaces.lacquers[piece].clone()),
                Transform::from_xyz(x, 0.0, z).with_rotation(Quat::from_rotation_y(turn)),
                Look::default(),
                BlobShadow {
                    radius: 0.62,
                    ground: 0.0,
                },
                Pickable::IGNORE,
                ChildOf(root),
            ))
            .id();
        commands.spawn((
            model.trim.clone(),
            MeshMaterial3d(surfaces.brass.clone()),
            Transform::default(),
            Look::default(),
            Pickable::IGNORE,
            ChildOf(body),
        ));
    }
    commands.spawn((
        Name::new("traffic light"),
        TrafficLight {
            yellow: 1.0,
            ..default()
        },
        BlobShadow {
            radius: 0.9,
            ground: TABLE_TOP,
        },
        Transform::from_xyz(5.4, TABLE_TOP, -1.3).with_scale(Vec3::splat(0.6)),
        ChildOf(root),
    ));
}

fn look(mut framing: ResMut<Framing>, mut camera: MessageWriter<CameraRequest>) {
    *framing = Framing::around(&[
        Vec2::new(-4.4, 1.8),
        Vec2::new(5.0, 1.8),
        Vec2::new(-4.4, -1.6),
    ])
    .with(Vec3::new(5.9, 2.2, -1.3));
    camera.write(CameraRequest::Side(false));
    camera.write(CameraRequest::Preset(Preset::Low));
}

/// The things stand beside the name of the program, above the cards, and left
/// of the match that can be continued.
fn keep_in_view(windows: Query<&Window>, shelf: Res<Shelf>, mut free: ResMut<FreeRect>) {
    let Ok(window) = windows.single() else { return };
    let right = if shelf.unfinished.is_empty() {
        0.98
    } else {
        0.62
    };
    let (low, high) = (Vec2::new(0.29, 0.03), Vec2::new(right, 0.44));
    let rect = Rect::from_corners(low * window.size(), high * window.size());
    free.set_if_neq(FreeRect(Some(rect)));
}
