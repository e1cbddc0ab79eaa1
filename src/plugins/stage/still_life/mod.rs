//! What stands on the table while no game does: a few things of each game, as
//! somebody left them. How they come alive is in [`life`].

mod life;

use bevy::{ecs::system::SystemParam, picking::Pickable, prelude::*};

use self::life::{Gesture, Thing};

use crate::{
    plugins::{
        app::states::Screen,
        board::GradedPiece,
        games::{
            mathematichess::{CourtModels, CourtSurfaces},
            xafka, xima, xong,
        },
        scene::{
            TABLE_TOP,
            blob::BlobShadow,
            camera::{CameraRequest, Framing, FreeRect, Preset, Presets},
            models::{Models, Tile},
            quality::Quality,
            surface::{Look, SurfaceMaterial, Surfaces},
        },
    },
    rules::{Colour, Player, mathematichess::Kind, xima::Block},
};
use xafka::traffic_light::TrafficLight;

/// Where the tiles of mini-Xafka lie, in (x, z), and how far each is turned.
const TILES: [(f32, f32, f32); 4] = [
    (-1.75, -1.5, 0.1),
    (-3.5, -1.75, 0.4),
    (-0.35, -0.2, 0.0),
    (0.35, -2.3, 0.5),
];

/// How many times larger than at a table the figures stand here, those of Mathematichess
/// and the blocks of XIMA.
const FIGURE: f32 = 1.5;
const COURTIER: f32 = 2.1;
const SIDE: f32 = 1.55;

/// How thick a tile is.
const THICKNESS: f32 = 0.35;

/// The pieces on the tiles: which, on which tile, and which way they look.
const PIECES: [(usize, usize, f32); 2] = [(0, 0, 0.55), (1, 2, -0.5)];

/// The pieces of Mathematichess: kind, player, value, place, and which way they look.
const COURT: [(Kind, usize, u8, (f32, f32), f32); 3] = [
    (Kind::King, 0, 9, (-4.3, 0.0), 0.3),
    (Kind::Queen, 1, 8, (-2.5, 1.0), -0.1),
    (Kind::Knight, 0, 4, (-4.7, 2.3), 0.6),
];

/// The blocks of XIMA: colour, whether special, place, storey, and turn.
const BLOCKS: [(Colour, bool, (f32, f32), f32, f32); 5] = [
    (Colour::Red, false, (1.6, -0.95), 0.0, 0.2),
    (Colour::Blue, false, (1.62, -0.97), 1.0, 0.05),
    (Colour::Red, true, (1.6, -0.94), 2.0, 0.25),
    (Colour::Blue, true, (1.75, 1.55), 0.0, -0.4),
    (Colour::Yellow, false, (0.3, 1.75), 0.0, 0.7),
];

/// The characters of Chimple: model, lacquer, place, and which way they look.
const CHARACTERS: [(&str, usize, (f32, f32), f32); 2] = [
    ("elephant", 1, (2.95, 0.0), -0.25),
    ("owl", 0, (4.75, 0.9), -0.45),
];

/// The rods of Xong: whose, place, and turn.
const RODS: [(u8, (f32, f32), f32); 3] = [
    (0, (-1.0, 1.9), 0.35),
    (1, (-0.75, 2.6), -0.3),
    (1, (3.1, 2.2), 0.2),
];

/// From where they are looked at: as low as they stand, so that the near ones overlap the
/// far ones.
const EYE: Presets = Presets([(0.0, 0.785), (0.0, 1.54), (0.2, 0.33)]);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(life::plugin);
    app.add_systems(OnEnter(Screen::Title), (set_out, look));
    app.add_systems(OnExit(Screen::Title), |mut free: ResMut<FreeRect>| {
        free.0 = None;
    });
}

/// What the things are made of.
#[derive(SystemParam)]
struct Things<'w> {
    models: Res<'w, Models>,
    surfaces: Res<'w, Surfaces>,
    quality: Res<'w, Quality>,
    assets: Res<'w, AssetServer>,
    xafka: Res<'w, xafka::Looks>,
    xima: Res<'w, xima::Looks>,
    xong: Res<'w, xong::Looks>,
    court: Res<'w, CourtModels>,
    court_surfaces: Res<'w, CourtSurfaces>,
}

fn set_out(mut commands: Commands, things: Things) {
    let root = commands
        .spawn((
            Name::new("Still life"),
            Transform::default(),
            Visibility::default(),
            DespawnOnExit(Screen::Title),
        ))
        .id();
    let mut table = Tabletop {
        commands,
        root,
        game: "xafka",
    };
    tiles(&mut table, &things);
    let light = Transform::from_xyz(3.95, TABLE_TOP, -2.3).with_scale(Vec3::splat(0.78));
    let light = (
        Name::new("traffic light"),
        TrafficLight {
            yellow: 1.0,
            ..default()
        },
        light,
    );
    table.put(light, 1.1, TABLE_TOP);
    table.game = "mathematichess";
    court(&mut table, &things);
    table.game = "xima";
    blocks(&mut table, &things);
    table.game = "xong";
    rods(&mut table, &things);
    table.game = "chimple";
    for (name, lacquer, (x, z), turn) in CHARACTERS {
        let model = GradedPiece::named(&things.assets, name);
        let at = Transform::from_xyz(x, TABLE_TOP, z).with_rotation(Quat::from_rotation_y(turn));
        table.piece((&model, &things.surfaces), lacquer, at, Gesture::Turn);
    }
}

/// The table that things are put on.
struct Tabletop<'w, 's> {
    commands: Commands<'w, 's>,
    root: Entity,
    /// The game whose things are put on it.
    game: &'static str,
}

impl Tabletop<'_, '_> {
    /// Puts a thing that throws a soft shadow of this radius on what is under it.
    fn put(&mut self, thing: impl Bundle, radius: f32, ground: f32) -> Entity {
        let shadow = BlobShadow { radius, ground };
        let with = (shadow, Pickable::IGNORE, ChildOf(self.root));
        self.commands.spawn((thing, with)).id()
    }

    /// Puts a mesh of one material, with a shadow of this radius.
    fn mesh(
        &mut self,
        (mesh, surface): (Handle<Mesh>, Handle<SurfaceMaterial>),
        variation: u8,
        at: Transform,
        (radius, gesture): (f32, Gesture),
    ) {
        let look = Look {
            variation,
            ..default()
        };
        let alive = Thing::new(self.game, &at, gesture);
        let thing = (Mesh3d(mesh), MeshMaterial3d(surface), look, at, alive);
        self.put(thing, radius, TABLE_TOP);
    }

    /// Puts a lacquered piece with its brass trim.
    fn piece(
        &mut self,
        (model, surfaces): (&GradedPiece, &Surfaces),
        lacquer: usize,
        at: Transform,
        gesture: Gesture,
    ) {
        let (ground, at) = (at.translation.y, at.with_scale(Vec3::splat(FIGURE)));
        let lacquer = surfaces.lacquers.get(lacquer).cloned().unwrap_or_default();
        let body = (
            model.body.clone(),
            MeshMaterial3d(lacquer),
            at,
            Look::default(),
            Thing::new(self.game, &at, gesture),
        );
        let body = self.put(body, 0.62 * FIGURE, ground);
        self.commands.spawn((
            model.trim.clone(),
            MeshMaterial3d(surfaces.brass.clone()),
            Transform::default(),
            Look::default(),
            Pickable::IGNORE,
            ChildOf(body),
        ));
    }
}

/// Tiles of mini-Xafka, with its cat and its mouse.
fn tiles(table: &mut Tabletop<'_, '_>, things: &Things) {
    // Their upper faces are where they are in a board, so that the light is the
    // same; they reach down to the table.
    let taller = Vec3::new(1.0, -TABLE_TOP / THICKNESS, 1.0);
    for (n, (x, z, turn)) in TILES.into_iter().enumerate() {
        let look = Look {
            variation: (n * 83) as u8,
            ..default()
        };
        let at = Transform::from_xyz(x, 0.0, z)
            .with_rotation(Quat::from_rotation_y(turn))
            .with_scale(taller);
        let mesh = Mesh3d(things.models.tile(*things.quality));
        let surface = MeshMaterial3d(things.surfaces.limestone.clone());
        let alive = Thing::new(table.game, &at, Gesture::None);
        table.put((Tile, mesh, surface, at, look, alive), 1.15, TABLE_TOP);
    }
    for (piece, tile, turn) in PIECES {
        let (x, z, _) = TILES[tile];
        let at = Transform::from_xyz(x, 0.0, z).with_rotation(Quat::from_rotation_y(turn));
        let model = (&things.xafka.pieces[piece], &*things.surfaces);
        table.piece(model, piece, at, Gesture::Hop);
    }
}

/// Three pieces of Mathematichess on their plinths.
fn court(table: &mut Tabletop<'_, '_>, things: &Things) {
    for (kind, player, value, (x, z), turn) in COURT {
        let look = (
            things.court.piece(kind),
            things.court_surfaces.pieces[player].clone(),
        );
        let at = Transform::from_xyz(x, TABLE_TOP, z)
            .with_rotation(Quat::from_rotation_y(turn))
            .with_scale(Vec3::splat(COURTIER));
        table.mesh(look, value, at, (0.56 * COURTIER, Gesture::Turn));
    }
}

/// A tower of XIMA, and two blocks beside it.
fn blocks(table: &mut Tabletop<'_, '_>, things: &Things) {
    for (colour, is_special, (x, z), storey, turn) in BLOCKS {
        let block = Block {
            owner: Player::FIRST,
            is_special,
        };
        let look = (
            things.xima.block.clone(),
            things.xima.lacquer(block, colour),
        );
        let height = TABLE_TOP + storey * xima::BLOCK_HEIGHT * SIDE / xima::SQUARE;
        let at = Transform::from_xyz(x, height, z)
            .with_rotation(Quat::from_rotation_y(turn))
            .with_scale(Vec3::splat(SIDE));
        // Nothing stands on a special block.
        let gesture = if is_special {
            Gesture::Hop
        } else {
            Gesture::None
        };
        table.mesh(look, 0, at, (0.54 * SIDE, gesture));
    }
}

/// Legs of Xong that nobody has built into a Xoid yet.
fn rods(table: &mut Tabletop<'_, '_>, things: &Things) {
    for (player, (x, z), turn) in RODS {
        let (mesh, surface) = things.xong.rod(Some(Player(player)));
        let at = Transform::from_xyz(x, TABLE_TOP + 0.05, z)
            .with_rotation(Quat::from_rotation_y(turn))
            .with_scale(Vec3::splat(FIGURE));
        let look = (mesh.clone(), surface.clone());
        table.mesh(look, 0, at, (0.5, Gesture::Turn));
    }
}

fn look(mut framing: ResMut<Framing>, mut camera: MessageWriter<CameraRequest>) {
    let corners = [(-5.4, 2.9), (5.6, 2.6), (-4.6, -2.2)];
    let points = corners.map(|(x, z)| Vec3::new(x, TABLE_TOP, z));
    *framing = Framing::new(Vec3::ZERO, points.into())
        .with(Vec3::new(-1.75, 2.4, -1.5))
        .with(Vec3::new(4.4, 3.0, -2.3))
        .seen_from(EYE);
    camera.write(CameraRequest::Side(false));
    camera.write(CameraRequest::Preset(Preset::Low));
}
