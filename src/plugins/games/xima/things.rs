//! The things on a table of XIMA that stay where they are: pyramid, paving,
//! trays, and the plane that the mouse is picked on. Spawned when a table
//! opens, gone with it. The blocks are spawned by the view, as they are needed.

use bevy::{picking::Pickable, prelude::*};

use super::{
    XimaSystems, XimaTable,
    layout::{self, SQUARE},
    looks::Looks,
    pyramid,
};
use crate::{
    plugins::{
        app::{session::SessionFact, states::Screen},
        scene::{
            TABLE_TOP,
            camera::{CameraRequest, Framing, Preset, Presets},
            surface::{Look, SurfaceMaterial},
        },
    },
    rules::{
        Colour, Game, Player,
        xima::{Square, Xima},
    },
};

/// From where a pyramid is looked at: steeply, so that no wall hides a square;
/// from above; and from aside, to see how high the towers are.
const PRESETS: Presets = Presets([(0.0, 1.06), (0.0, 1.54), (0.62, 0.56)]);

/// Half the side of the plane under everything.
const PLANE: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looks>();
    app.add_systems(Update, set_table.in_set(XimaSystems::View));
}

/// Everything that belongs to one table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableThing {
    players: u8,
    first: Option<Colour>,
}

impl TableThing {
    fn of(position: &Xima) -> Self {
        Self {
            players: position.players(),
            first: Game::colours(position).first().copied(),
        }
    }
}

/// The paving stone of a square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoneOf(pub Square);

/// The plane that the mouse is picked on.
#[derive(Component, Clone, Copy, Debug)]
pub struct PickingPlane;

pub(super) fn set_table(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    table: Option<Res<XimaTable>>,
    present: Query<(Entity, &TableThing)>,
    looks: Res<Looks>,
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
    let wanted = table.as_ref().map(|table| TableThing::of(&table.0));
    for (entity, thing) in &present {
        // The same table stays: its blocks go back to the reserves.
        if wanted == Some(*thing) {
            return;
        }
        commands.entity(entity).despawn();
    }
    let Some(wanted) = wanted else { return };
    let target = Vec3::new(0.0, 0.0, 0.0);
    *framing = Framing::of(target, layout::outline(wanted.players)).seen_from(PRESETS);
    camera.write(CameraRequest::Preset(Preset::Table));
    let root = commands
        .spawn((
            Name::new("table of XIMA"),
            wanted,
            Transform::default(),
            Visibility::default(),
            DespawnOnExit(Screen::Table),
        ))
        .id();
    let mut thing = |name: &'static str,
                     mesh: &Handle<Mesh>,
                     material: &Handle<SurfaceMaterial>,
                     transform: Transform| {
        commands
            .spawn((
                Name::new(name),
                Mesh3d(mesh.clone()),
                MeshMaterial3d(material.clone()),
                transform,
                Look::default(),
                Pickable::IGNORE,
                ChildOf(root),
            ))
            .id()
    };
    for (mesh, material) in &looks.pyramid {
        thing("pyramid", mesh, material, Transform::default());
    }
    let (tray, wood) = &looks.tray;
    for player in Player::all(wanted.players) {
        let turn = layout::side(player, wanted.players);
        let place = turn * Vec3::Z * layout::TRAY;
        let transform = Transform::from_translation(place).with_rotation(turn);
        thing("tray", tray, wood, transform);
    }
    let mut stones = Vec::new();
    for (square, place, is_dark) in pyramid::paving() {
        let stone = match (square == Square::SUMMIT, is_dark) {
            (true, _) => 2,
            (false, true) => 1,
            (false, false) => 0,
        };
        let transform = Transform::from_translation(place).with_scale(Vec3::splat(SQUARE));
        let entity = thing("stone", &looks.paving, &looks.stones[stone], transform);
        stones.push((entity, square));
    }
    for (entity, square) in stones {
        commands.entity(entity).insert((
            StoneOf(square),
            Look {
                variation: grain(square),
                ..default()
            },
        ));
    }
    commands.spawn((
        Name::new("picking plane"),
        PickingPlane,
        Mesh3d(meshes.add(Plane3d::default().mesh().size(PLANE, PLANE))),
        Pickable::default(),
        Transform::from_xyz(0.0, TABLE_TOP, 0.0),
        ChildOf(root),
    ));
}

/// Which piece of rock a stone is cut from: neighbours differ.
const fn grain(square: Square) -> u8 {
    (square.index() as u8).wrapping_mul(151).wrapping_add(37)
}
