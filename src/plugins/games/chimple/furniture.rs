//! The things on a table of Chimple: squares, characters, frame, and the plane
//! that the mouse is picked on. Spawned when a table opens, gone with it.

use bevy::{picking::Pickable, prelude::*};

use super::{
    ChimpleTable,
    cast::{Character, Part, cast},
    layout::{Layout, SIDE},
};
use crate::{
    plugins::{
        app::{
            audio::Sound,
            session::Session,
            settings::{PieceNames, PieceSets},
        },
        board::{
            Gesture, GradedPiece, Instrument, PickingPlane, PieceModels, TableGame, TableRoot,
            WinAnimation,
        },
        scene::{
            blob::BlobShadow,
            camera::Framing,
            models::part,
            motion::Landing,
            palette,
            square_frame::{rim_corners, spawn_square_frame},
            surface::{Look, Recipe, SurfaceKind, SurfaceMaterial, Surfaces},
        },
    },
    rules::{
        Game, Player, PlayerSet,
        chimple::{Chimple, Size, Square},
    },
    texts,
};

/// How large characters are compared with the models.
pub(super) const GROWN: f32 = 1.12;

pub(super) fn plugin(app: &mut App) {
    let names = PieceNames {
        game: Chimple::INFO.id,
        carved: texts::table_chimple_set_figures,
        plain: texts::table_chimple_set_stones,
    };
    PieceSets::add(app, names);
    app.init_resource::<Troupe>().add_observer(furnish);
}

/// What this table is made of besides what every table has.
#[derive(Resource, Debug)]
pub(super) struct Troupe {
    square: Handle<Mesh>,
    stones: [Handle<SurfaceMaterial>; 2],
    characters: [GradedPiece; 4],
}

impl FromWorld for Troupe {
    fn from_world(world: &mut World) -> Self {
        let light =
            Recipe::new(SurfaceKind::PAVING, palette::LIMESTONE).with(palette::LIMESTONE_DARK);
        let dark = Recipe::new(SurfaceKind::PAVING, palette::LIMESTONE_DARK).with(palette::OAK);
        let stones = [light.made(world), dark.made(world)];
        let assets = world.resource::<AssetServer>();
        let named = |name| GradedPiece::named(assets, name);
        let square = part(assets, "paving", 0);
        let characters = ["ape", "hare", "elephant", "owl"].map(named);
        let flat = ["stone_ape", "stone_hare", "stone_elephant", "stone_owl"].map(named);
        for (character, stone) in characters.iter().zip(&flat) {
            PieceModels::pair_pieces(world, Chimple::INFO.id, character, stone);
        }
        Self {
            stones,
            square,
            characters,
        }
    }
}

/// A square of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SquareOf(pub Square);

/// A character on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterOf(pub Character);

impl WinAnimation for Chimple {
    type Piece = CharacterOf;

    const INSTRUMENT: Instrument = Instrument::Kalimba;

    fn gesture(position: &Self, piece: &CharacterOf, winners: PlayerSet) -> Option<Gesture> {
        let Character { player, number } = piece.0;
        let here = position.places(player).get(number).copied().flatten();
        (winners.contains(player) && here.is_some()).then_some(Gesture::Strut(0.5))
    }
}

impl TableGame for Chimple {
    type State = ChimpleTable;
    /// The board, and the characters that the match begins with.
    type Setting = (Size, Vec<Character>);

    fn setting(position: &Self, session: &Session) -> Self::Setting {
        let cast = cast(session.record(), 0);
        let characters = cast.into_iter().map(|part| part.character).collect();
        (position.size(), characters)
    }

    fn framing(position: &Self) -> Framing {
        framing_of(Layout::new(position.size()))
    }

    fn plane(position: &Self) -> PickingPlane {
        PickingPlane {
            // The farthest heads are seen beyond the board.
            half: Layout::new(position.size()).half() + Vec2::splat(SIDE),
            height: 0.0,
        }
    }
}

/// Puts squares, frame and characters on a table that has just been laid.
fn furnish(
    laid: On<Add, TableRoot<Chimple>>,
    mut commands: Commands,
    session: Res<Session>,
    table: Res<ChimpleTable>,
    troupe: Res<Troupe>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let layout = Layout::new(table.0.size());
    let mut builder = Builder {
        commands: &mut commands,
        root: laid.entity,
        troupe: &troupe,
        surfaces: &surfaces,
    };
    builder.squares(layout);
    for Part { character, at } in cast(session.record(), 0) {
        let place = at.map_or_else(
            || layout.captured(character.player, 0),
            |at| layout.place(at),
        );
        builder.character(character, place);
    }
    let frame = spawn_square_frame(&mut commands, &mut meshes, &surfaces, layout.half());
    commands.entity(frame).insert(ChildOf(laid.entity));
}

struct Builder<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    troupe: &'a Troupe,
    surfaces: &'a Surfaces,
}

impl Builder<'_, '_, '_> {
    fn squares(&mut self, layout: Layout) {
        let size = layout.size();
        for square in size.all() {
            let odd = (square.row(size) + square.column(size)) % 2 != 0;
            self.commands.spawn((
                Name::new("square"),
                SquareOf(square),
                Mesh3d(self.troupe.square.clone()),
                MeshMaterial3d(self.troupe.stones[usize::from(odd)].clone()),
                Transform::from_translation(layout.place(square))
                    .with_scale(Vec3::new(SIDE, 1.0, SIDE)),
                Look {
                    variation: square.0.wrapping_mul(151).wrapping_add(37),
                    ..default()
                },
                Pickable::IGNORE,
                ChildOf(self.root),
            ));
        }
    }

    fn character(&mut self, character: Character, at: Vec3) {
        let lacquer = &self.surfaces.lacquers[character.player.index() & 1];
        let model = &self.troupe.characters[character.number & 3];
        let turn = facing(character.player);
        let body = self
            .commands
            .spawn((
                Name::new(character.name()),
                CharacterOf(character),
                Landing(Sound::Character),
                model.body.clone(),
                MeshMaterial3d(lacquer.clone()),
                Transform::from_translation(at)
                    .with_rotation(turn)
                    .with_scale(Vec3::splat(GROWN)),
                Look::default(),
                BlobShadow {
                    radius: 1.0,
                    ground: 0.0,
                },
                Pickable::IGNORE,
                ChildOf(self.root),
            ))
            .id();
        self.commands.spawn((
            Name::new("trim"),
            model.trim.clone(),
            MeshMaterial3d(self.surfaces.brass.clone()),
            Transform::default(),
            Look::default(),
            Pickable::IGNORE,
            ChildOf(body),
        ));
    }
}

/// White's characters look at the player behind Black's; those turn half aside, so
/// that their faces are seen as well.
pub(crate) fn facing(player: Player) -> Quat {
    let angle = if player == Player::FIRST { -0.6 } else { 0.35 };
    Quat::from_rotation_y(angle)
}

/// What must be in view: the board in its frame, and captured characters.
fn framing_of(layout: Layout) -> Framing {
    let half = layout.half();
    let corners = rim_corners(half);
    let mut framing = Framing::new(Vec3::ZERO, corners);
    framing.points.extend(
        Player::all(2)
            .map(|player| layout.captured(player, 0))
            .flat_map(|at| {
                let out = Vec3::X * at.x.signum() * 0.58;
                [at + out, at + out + Vec3::Y * 1.2]
            }),
    );
    // The far characters stand up over the rim.
    framing
        .points
        .extend([-1.0, 1.0].map(|side| Vec3::new(side * half.x, 1.35, -half.y)));
    framing
}
