//! The table of Konane: its rule state as a resource, and the things on it.
//! They are spawned when a match opens, and gone with it.

use bevy::{picking::Pickable, prelude::*};
use curio::plugins::{
    app::{
        session::{RuleState, SessionFact, SessionSystems, keep_rule_state},
        states::Screen,
    },
    scene::{
        blob::BlobShadow,
        camera::{CameraRequest, Framing, Preset},
        models::part,
        palette,
        square_frame::{rim_corners, spawn_square_frame},
        surface::{Look, Recipe, SurfaceKind, SurfaceMaterial, Surfaces},
    },
};

use super::{
    aim,
    board::Square,
    emblem,
    layout::{Layout, SIDE},
    marks, page,
    position::Konane,
    view, words,
};

/// The radius of a stone.
const STONE: f32 = 0.40;

/// The table of Konane with all that belongs to it: what a program adds to the
/// client after it has registered [`super::GAME`].
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (KonaneSystems::Table, KonaneSystems::View)
            .chain()
            .in_set(SessionSystems::Show),
    );
    app.init_resource::<Stones>();
    app.add_systems(
        Update,
        (
            keep_rule_state::<KonaneTable>.in_set(KonaneSystems::Table),
            set_table.in_set(KonaneSystems::View),
        ),
    );
    app.add_plugins((
        aim::plugin,
        emblem::plugin,
        marks::plugin,
        page::plugin,
        view::plugin,
        words::plugin,
    ));
}

/// What this plugin does in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum KonaneSystems {
    /// The rule state is brought up to date.
    Table,
    /// Things are arranged after it.
    View,
}

/// The rule state: the position that is shown. It is there as long as a table of
/// Konane is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct KonaneTable(pub Konane);

impl RuleState for KonaneTable {
    type Position = Konane;

    fn of(position: &Konane) -> Self {
        Self(*position)
    }

    fn is_of(&self, position: &Konane) -> bool {
        self.0 == *position
    }
}

/// Everything on one table hangs on this.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct TableRoot;

/// A square of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareOf(pub Square);

/// A stone on the board, by its square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoneOn(pub Square);

/// The plane over the board that the mouse is picked on.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct BoardPlane(pub Layout);

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
    pub fn lay(&self, commands: &mut Commands, surfaces: &Surfaces, at: (Entity, Layout, Square)) {
        let (root, layout, square) = at;
        commands.spawn((
            Name::new("stone"),
            StoneOn(square),
            Mesh3d(self.stone.clone()),
            MeshMaterial3d(surfaces.lacquers[square.owner().index() & 1].clone()),
            Transform::from_translation(resting_place(layout, square)),
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
pub(super) fn resting_place(layout: Layout, square: Square) -> Vec3 {
    layout.place(square) + Vec3::Y * STONE * 0.5
}

pub(super) fn set_table(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    table: Option<Res<KonaneTable>>,
    present: Query<Entity, With<TableRoot>>,
    (stones, surfaces): (Res<Stones>, Res<Surfaces>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut framing: ResMut<Framing>,
    mut camera: MessageWriter<CameraRequest>,
) {
    let changed = |fact: &SessionFact| matches!(fact, SessionFact::Opened | SessionFact::Closed);
    if !facts.read().any(changed) {
        return;
    }
    for entity in &present {
        commands.entity(entity).despawn();
    }
    let Some(table) = table else { return };
    let layout = Layout(table.0.size());
    let half = layout.half();
    *framing = Framing::of(Vec3::ZERO, rim_corners(half));
    camera.write(CameraRequest::Preset(Preset::Table));
    let root = commands
        .spawn((
            Name::new("table of Konane"),
            TableRoot,
            Transform::default(),
            Visibility::default(),
            DespawnOnExit(Screen::Table),
        ))
        .id();
    for square in layout.0.squares() {
        commands.spawn((
            Name::new("square"),
            SquareOf(square),
            Mesh3d(stones.square.clone()),
            MeshMaterial3d(stones.paving[square.owner().index() & 1].clone()),
            Transform::from_translation(layout.place(square))
                .with_scale(Vec3::new(SIDE, 1.0, SIDE)),
            Look {
                variation: (square.index() as u8).wrapping_mul(151),
                ..default()
            },
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
    for square in table.0.stones() {
        stones.lay(&mut commands, &surfaces, (root, layout, square));
    }
    let frame = spawn_square_frame(&mut commands, &mut meshes, &surfaces, half);
    commands.entity(frame).insert(ChildOf(root));
    let plane = Plane3d::default().mesh().size(2.0 * half.x, 2.0 * half.y);
    commands.spawn((
        Name::new("picking plane"),
        BoardPlane(layout),
        Mesh3d(meshes.add(plane)),
        Pickable::default(),
        Transform::default(),
        ChildOf(root),
    ));
}
