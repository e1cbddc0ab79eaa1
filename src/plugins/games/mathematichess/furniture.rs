//! The things on a table of Mathematichess: squares, frame, and the plane that
//! the mouse is picked on. Spawned when a table opens, gone with it. Pieces come
//! and go with the position, see [`view`](super::view).

use bevy::{picking::Pickable, prelude::*};

use super::{
    Layout, MathematichessTable,
    surfaces::{CourtModels, CourtSurfaces},
};
use crate::{
    plugins::{
        app::session::Session,
        board::{Gesture, Instrument, PickingPlane, TableGame, TableRoot, WinAnimation},
        scene::{
            camera::{Framing, Presets},
            square_frame::{rim_corners, spawn_square_frame},
            surface::{Look, Surfaces},
        },
    },
    rules::{
        PlayerSet,
        mathematichess::{Mathematichess, Piece, Square},
    },
};

/// From where the board is looked at: so low that figures are known by their outlines, and
/// so steeply that none hides the value or the hole behind it.
const PRESETS: Presets = Presets([(0.0, 1.02), (0.0, 1.54), (0.42, 0.46)]);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(furnish);
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

impl WinAnimation for Mathematichess {
    type Piece = PieceOf;

    const INSTRUMENT: Instrument = Instrument::Harp;

    fn gesture(position: &Self, piece: &PieceOf, winners: PlayerSet) -> Option<Gesture> {
        let _ = position;
        winners
            .contains(piece.piece.player)
            .then_some(Gesture::Rise(0.5))
    }
}

impl TableGame for Mathematichess {
    type State = MathematichessTable;
    /// The side of the board.
    type Setting = u8;

    fn setting(position: &Self, _: &Session) -> u8 {
        position.board().size()
    }

    fn framing(position: &Self) -> Framing {
        framing_of(&Layout::new(position.board().size()))
    }

    fn plane(position: &Self) -> PickingPlane {
        PickingPlane {
            half: Layout::new(position.board().size()).0.half(),
            // At the height of the plinths, where the eye sees the squares begin.
            height: 0.1,
        }
    }
}

/// Puts squares and frame on a table that has just been laid.
fn furnish(
    laid: On<Add, TableRoot<Mathematichess>>,
    mut commands: Commands,
    table: Res<MathematichessTable>,
    models: Res<CourtModels>,
    court: Res<CourtSurfaces>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let root = laid.entity;
    let size = table.position.board().size();
    let layout = Layout::new(size);
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
    let half = layout.0.half();
    let frame = spawn_square_frame(&mut commands, &mut meshes, &surfaces, half);
    commands.entity(frame).insert(ChildOf(root));
}

/// What must be in view: the board in its frame, and the heads of the pieces in
/// the last rank.
fn framing_of(layout: &Layout) -> Framing {
    let half = layout.0.half();
    let mut points = rim_corners(half);
    points.extend([-1.0, 1.0].map(|side| Vec3::new(side * half.x, 1.0, -half.y)));
    Framing::new(Vec3::ZERO, points).seen_from(PRESETS)
}

/// Which piece of rock a square is cut from: neighbours differ.
const fn grain(square: Square) -> u8 {
    square
        .file()
        .wrapping_mul(59)
        .wrapping_add(square.rank().wrapping_mul(151))
        .wrapping_add(37)
}
