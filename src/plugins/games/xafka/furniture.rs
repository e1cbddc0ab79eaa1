//! The things on a table of Xafka: tiles, pieces, traffic light, frame, and the
//! plane that the mouse is picked on. Spawned when a table opens, gone with it.

use bevy::{picking::Pickable, prelude::*};

use super::{
    XafkaTable,
    layout::Layout,
    materials::Looks,
    traffic_light::{self, Lamp, TrafficLight},
};
use crate::{
    plugins::{
        app::{audio::Sound, session::Session},
        board::{
            Gesture, GradedPiece, Instrument, PickingPlane, TableGame, TableRoot, WinAnimation,
        },
        scene::{
            TABLE_TOP,
            blob::BlobShadow,
            camera::Framing,
            frame::spawn_frame,
            models::{Models, Tile},
            motion::{Landing, Pose},
            quality::Quality,
            surface::{Look, SurfaceMaterial, Surfaces},
        },
    },
    rules::{
        Player, PlayerSet,
        xafka::{Board, Cell, CellSet, Goal, Shape, Xafka},
    },
};

/// How deep a tile has sunk under the piece that stands on it.
pub(crate) const SUNK: f32 = 0.22;

/// The traffic light's size: its lamps can be read from across a room.
const LIGHT_SCALE: f32 = 1.05;
/// Radius of the traffic light's foot on the table.
const LIGHT_FOOT: f32 = traffic_light::FOOT * LIGHT_SCALE;
/// Radius of a piece's foot.
const PIECE_FOOT: f32 = 0.54;
/// From what stands beside the board to its frame.
const GAP: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(furnish);
}

/// The tile of a hexagon.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileOf(pub Cell);

/// The piece of a player.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceOf(pub Player);

/// What choosing a lamp means; nothing for the yellow one.
pub(crate) const fn goal_of(lamp: Lamp) -> Option<Goal> {
    match lamp {
        Lamp::Red => Some(Goal::Red),
        Lamp::Yellow => None,
        Lamp::Green => Some(Goal::Green),
    }
}

/// Where a piece waits before it is placed: on the table beside the frame, on its
/// player's side.
pub(crate) fn waiting_place(layout: &Layout, player: Player) -> Vec3 {
    let deep = layout.half_size().y;
    let z = match player.index() {
        0 => 0.9 * deep,
        1 => -0.9 * deep,
        _ => 0.9 * deep - 3.0 * PIECE_FOOT,
    };
    on_table(layout.beside(z, -1.0, PIECE_FOOT + GAP))
}

/// Where the traffic light stands: on the right, where nothing is behind it but
/// the table.
fn light_place(layout: &Layout) -> Vec3 {
    let z = -0.3 * layout.half_size().y;
    on_table(layout.beside(z, 1.0, LIGHT_FOOT + GAP))
}

const fn on_table(at: Vec2) -> Vec3 {
    Vec3::new(at.x, TABLE_TOP, at.y)
}

impl WinAnimation for Xafka {
    type Piece = PieceOf;

    const INSTRUMENT: Instrument = Instrument::Bell;

    fn gesture(position: &Self, piece: &PieceOf, winners: PlayerSet) -> Option<Gesture> {
        let _ = position;
        winners.contains(piece.0).then_some(Gesture::Pirouette(1.1))
    }
}

impl TableGame for Xafka {
    type State = XafkaTable;
    /// The board and the number of players.
    type Setting = (Shape, u8);

    fn setting(position: &Self, _: &Session) -> Self::Setting {
        (position.board().shape(), position.players())
    }

    fn framing(position: &Self) -> Framing {
        framing_of(&Layout::new(position.board()), position)
    }

    fn plane(position: &Self) -> PickingPlane {
        PickingPlane {
            half: Layout::new(position.board()).half_size(),
            height: 0.0,
        }
    }
}

/// Puts tiles, pieces, frame and traffic light on a table that has just been laid.
fn furnish(
    laid: On<Add, TableRoot<Xafka>>,
    mut commands: Commands,
    table: Res<XafkaTable>,
    models: Res<Models>,
    looks: Res<Looks>,
    surfaces: Res<Surfaces>,
    quality: Res<Quality>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let root = laid.entity;
    let (board, players) = (table.0.board(), table.0.players());
    let layout = Layout::new(board);
    let mut builder = Builder {
        commands: &mut commands,
        root,
        models: &models,
        looks: &looks,
        surfaces: &surfaces,
        quality: *quality,
    };
    builder.tiles(board, &layout);
    builder.pieces(&layout, players);
    let frame = spawn_frame(&mut commands, &mut meshes, &surfaces, &layout.centres());
    commands.entity(frame).insert(ChildOf(root));
    commands.spawn((
        Name::new("traffic light"),
        TrafficLight::default(),
        BlobShadow {
            radius: 1.1 * LIGHT_FOOT,
            ground: TABLE_TOP,
        },
        Transform::from_translation(light_place(&layout)).with_scale(Vec3::splat(LIGHT_SCALE)),
        ChildOf(root),
    ));
}

struct Builder<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    models: &'a Models,
    looks: &'a Looks,
    surfaces: &'a Surfaces,
    quality: Quality,
}

impl Builder<'_, '_, '_> {
    fn thing(
        &mut self,
        name: &'static str,
        mesh: impl Bundle,
        material: &Handle<SurfaceMaterial>,
        at: Vec3,
        look: Look,
    ) -> Entity {
        self.commands
            .spawn((
                Name::new(name),
                mesh,
                MeshMaterial3d(material.clone()),
                Transform::from_translation(at),
                look,
                Pickable::IGNORE,
                ChildOf(self.root),
            ))
            .id()
    }

    fn tiles(&mut self, board: &'static Board, layout: &Layout) {
        for cell in board.all() {
            let look = Look {
                variation: grain(cell),
                ..default()
            };
            let tile = Mesh3d(self.models.tile(self.quality));
            let material = self.surfaces.limestone.clone();
            let entity = self.thing("tile", tile, &material, layout.place(cell), look);
            self.commands.entity(entity).insert((TileOf(cell), Tile));
        }
    }

    fn pieces(&mut self, layout: &Layout, players: u8) {
        let looks = self.looks;
        let surfaces = self.surfaces;
        for player in Player::all(players) {
            let (Some(GradedPiece { body, trim }), Some(lacquer)) = (
                looks.pieces.get(player.index()),
                surfaces.lacquers.get(player.index()),
            ) else {
                continue;
            };
            let at = waiting_place(layout, player);
            let piece = self.thing("piece", body.clone(), lacquer, at, Look::default());
            self.commands.entity(piece).insert((
                PieceOf(player),
                Landing(Sound::Land),
                BlobShadow {
                    radius: 0.62,
                    ground: -SUNK,
                },
            ));
            let trim = self.thing(
                "trim",
                trim.clone(),
                &surfaces.brass,
                Vec3::ZERO,
                Look::default(),
            );
            self.commands.entity(trim).insert(ChildOf(piece));
        }
    }
}

/// What must be in view: the board in its frame, the pieces beside it, and the
/// whole of the traffic light.
fn framing_of(layout: &Layout, position: &Xafka) -> Framing {
    Player::all(position.players())
        .map(|player| waiting_place(layout, player))
        .fold(Framing::around(&layout.centres()), |framing, foot| {
            framing
                .with(foot - Vec3::X * 0.6)
                .with(foot + Vec3::new(-0.4, 1.2, 0.0))
        })
        .with(light_ends(layout)[0])
        .with(light_ends(layout)[1])
}

/// The foot and the top of the traffic light, at its right.
pub(super) fn light_ends(layout: &Layout) -> [Vec3; 2] {
    let top = Vec3::new(0.8, traffic_light::HEIGHT * LIGHT_SCALE, 0.0);
    [Vec3::X * LIGHT_FOOT, top].map(|end| light_place(layout) + end)
}

/// Which piece of rock a tile is cut from: neighbours differ.
const fn grain(cell: Cell) -> u8 {
    cell.0.wrapping_mul(151).wrapping_add(37)
}

/// Where a tile is when it is there, when a piece stands on it, and when it is
/// gone.
pub(crate) fn tile_pose(layout: &Layout, cell: Cell, holes: CellSet, occupied: CellSet) -> Pose {
    let place = layout.place(cell);
    if !holes.contains(cell) {
        Pose::at(place)
    } else if occupied.contains(cell) {
        Pose {
            darkness: 0.42,
            ..Pose::at(place - Vec3::Y * SUNK)
        }
    } else {
        // Each tile tips over its own way as it falls.
        let turn = Quat::from_euler(EulerRot::YXZ, f32::from(cell.0) * 1.7, 0.5, 0.25);
        Pose {
            at: place - Vec3::Y * 4.0,
            turn,
            darkness: 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::{games::xafka::layout::outside, scene::frame};

    /// Each board with the players that it is for.
    fn boards() -> impl Iterator<Item = (Layout, &'static Board)> {
        Shape::ALL
            .map(Board::for_shape)
            .into_iter()
            .map(|board| (Layout::new(board), board))
    }

    #[test]
    fn nothing_beside_the_board_stands_in_its_frame() {
        for (layout, board) in boards() {
            let rim = frame::outline(&layout.centres());
            let mut things = vec![(light_place(&layout), LIGHT_FOOT)];
            for player in Player::all(3) {
                things.push((waiting_place(&layout, player), PIECE_FOOT));
            }
            for (n, (at, foot)) in things.iter().enumerate() {
                let free = outside(&rim, at.xz()) - foot;
                assert!((0.1..0.2).contains(&free), "{:?}: {free}", board.shape());
                for (other, its_foot) in &things[n + 1..] {
                    let apart = at.distance(*other) - foot - its_foot;
                    assert!(apart > 0.1, "{:?}: {apart}", board.shape());
                }
            }
        }
    }

    #[test]
    fn the_traffic_light_hides_no_hexagon() {
        for (layout, board) in boards() {
            let light = light_place(&layout);
            let top = TABLE_TOP + traffic_light::HEIGHT * LIGHT_SCALE;
            // From 40 degrees above the table, close and far.
            for distance in [2.5, 5.0] {
                let eye = Vec3::new(0.0, 0.64, 0.77) * distance * layout.half_size().y;
                for cell in board.all() {
                    let line = layout.place(cell) - eye;
                    let hidden = (0..=400)
                        .map(|part| eye + line * (part as f32 / 400.0))
                        .filter(|at| at.y < top)
                        .any(|at| at.xz().distance(light.xz()) < LIGHT_FOOT);
                    assert!(!hidden, "{:?}: {}", board.shape(), board.name(cell));
                }
            }
        }
    }
}
