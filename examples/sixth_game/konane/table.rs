//! The table of Konane: its rule state as a resource, and the things on it.
//! They are spawned when a match opens, and gone with it.

use bevy::{picking::Pickable, prelude::*};
use curio::{
    plugins::{
        app::session::Session,
        board::{
            AloudPlugin, HandPlugin, PickingPlane, PointerPlugin, Table, TableGame, TablePlugin,
            TableRoot, TableSystems, describe_target,
        },
        scene::{
            blob::BlobShadow,
            camera::Framing,
            models::part,
            palette,
            square_frame::{rim_corners, spawn_square_frame},
            surface::{Look, Recipe, SurfaceKind, SurfaceMaterial, Surfaces},
        },
    },
    rules::Numbered as _,
};

use super::{
    board::{Size, Square, owner},
    layout::{SIDE, grid, place},
    marks, page,
    position::Konane,
    view, words,
};

/// The radius of a stone.
const STONE: f32 = 0.40;

/// The table of Konane with all that belongs to it: what a program adds to the
/// client after it has registered [`super::GAME`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Stones>();
    app.add_plugins((
        TablePlugin::<Konane>::default(),
        PointerPlugin::<Konane>::default(),
        HandPlugin::<Konane>::default(),
        AloudPlugin::<Konane>::default(),
        marks::plugin,
        page::plugin,
        view::plugin,
        words::plugin,
    ));
    app.add_systems(
        Update,
        describe_target::<Konane>
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<Table<Konane>>),
    );
    app.add_observer(furnish);
}

impl TableGame for Konane {
    type State = Table<Self>;
    type Setting = Size;

    fn setting(position: &Self, _: &Session) -> Size {
        position.size()
    }

    fn framing(position: &Self) -> Framing {
        Framing::new(Vec3::ZERO, rim_corners(grid(position.size()).half()))
    }

    fn plane(position: &Self) -> PickingPlane {
        PickingPlane {
            half: grid(position.size()).half(),
            height: 0.0,
        }
    }
}

/// A square of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareOf(pub Square);

/// A stone on the board, by its square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoneOn(pub Square);

/// What stones and squares are made of.
#[derive(Resource, Debug)]
pub(super) struct Stones {
    stone: Handle<Mesh>,
    square: Handle<Mesh>,
    paving: [Handle<SurfaceMaterial>; 2],
}

impl FromWorld for Stones {
    fn from_world(world: &mut World) -> Self {
        let light = Recipe::new(SurfaceKind::PAVING, palette::LIMESTONE);
        let light = light.with(palette::LIMESTONE_DARK).made(world);
        let dark = Recipe::new(SurfaceKind::PAVING, palette::LIMESTONE_DARK);
        let dark = dark.with(palette::OAK).made(world);
        let pebble = Sphere::new(STONE).mesh().uv(28, 16);
        let pebble = pebble.scaled_by(Vec3::new(1.0, 0.52, 1.0));
        let stone = world.resource_mut::<Assets<Mesh>>().add(pebble);
        Self {
            stone,
            square: part(world.resource::<AssetServer>(), "paving", 0),
            paving: [dark, light],
        }
    }
}

impl Stones {
    /// Lays a stone on its square.
    pub fn lay(&self, commands: &mut Commands, surfaces: &Surfaces, at: (Entity, Size, Square)) {
        let (root, size, square) = at;
        commands.spawn((
            Name::new("stone"),
            StoneOn(square),
            Mesh3d(self.stone.clone()),
            MeshMaterial3d(surfaces.lacquers[owner(square).index() & 1].clone()),
            Transform::from_translation(resting_place(size, square)),
            Look::default(),
            BlobShadow {
                radius: STONE * 1.15,
                ground: 0.0,
            },
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
}

/// Where the middle of a stone is while it lies on a square.
pub(super) fn resting_place(size: Size, square: Square) -> Vec3 {
    place(size, square) + Vec3::Y * STONE * 0.5
}

/// Puts squares and frame on a table that has just been laid. The stones come
/// with the position.
fn furnish(
    laid: On<Add, TableRoot<Konane>>,
    mut commands: Commands,
    table: Res<Table<Konane>>,
    (stones, surfaces): (Res<Stones>, Res<Surfaces>),
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let root = laid.entity;
    let size = table.0.size();
    for square in size.squares() {
        commands.spawn((
            Name::new("square"),
            SquareOf(square),
            Mesh3d(stones.square.clone()),
            MeshMaterial3d(stones.paving[owner(square).index() & 1].clone()),
            Transform::from_translation(place(size, square)).with_scale(Vec3::new(SIDE, 1.0, SIDE)),
            Look {
                variation: (square.to_bit() as u8).wrapping_mul(151),
                ..default()
            },
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
    let frame = spawn_square_frame(&mut commands, &mut meshes, &surfaces, grid(size).half());
    commands.entity(frame).insert(ChildOf(root));
}
