//! The things on a table of XIMA that stay where they are: pyramid, paving,
//! trays, and the plane that the mouse is picked on. Spawned when a table
//! opens, gone with it. The blocks are spawned by the view, as they are needed.

use bevy::{picking::Pickable, prelude::*};

use super::{
    XimaTable,
    blocks::BlockOf,
    layout::{self, SQUARE},
    materials::{self, Looks},
    pyramid,
};
use crate::{
    plugins::{
        app::session::Session,
        board::{Gesture, Instrument, PickingPlane, TableGame, TableRoot, WinAnimation},
        scene::{
            TABLE_TOP,
            camera::{Framing, Presets},
            surface::{Look, SurfaceMaterial},
        },
    },
    rules::{
        Colour, Game, Player, PlayerSet,
        xima::{Square, Victory, Xima},
    },
};

/// From where a pyramid is looked at: so that its storeys are seen to stand on one
/// another, and no wall hides a whole square; from above; and from the side, to see how
/// high the towers are.
const PRESETS: Presets = Presets([(0.0, 0.98), (0.0, 1.54), (0.62, 0.5)]);

/// Half the side of the plane under everything.
const PLANE: f32 = 30.0;

pub(super) fn plugin(app: &mut App) {
    materials::plugin(app);
    app.init_resource::<Looks>().add_observer(furnish);
}

/// The number of players, and the first one's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    players: u8,
    first: Option<Colour>,
}

impl WinAnimation for Xima {
    type Piece = BlockOf;

    const INSTRUMENT: Instrument = Instrument::Wood;

    fn gesture(position: &Self, piece: &BlockOf, winners: PlayerSet) -> Option<Gesture> {
        let block = piece.0;
        let captors = Player::all(position.players()).filter(|captor| *captor != block.owner);
        let is_captured = captors
            .into_iter()
            .any(|captor| position.captured_by(captor).contains(&block));
        let is_first = position.victory() == Some(Victory::Summit(block.owner));
        match winners.contains(block.owner) {
            _ if is_captured => None,
            true if block.is_special && is_first => Some(Gesture::Rise(1.6)),
            true => Some(Gesture::Jump(0.45)),
            // The towers of the others fall.
            false => Some(Gesture::Slump(0.5)),
        }
    }
}

impl TableGame for Xima {
    type State = XimaTable;
    type Setting = Setting;

    fn setting(position: &Self, _: &Session) -> Setting {
        Setting {
            players: position.players(),
            first: Game::colours(position).first().copied(),
        }
    }

    fn framing(position: &Self) -> Framing {
        Framing::of(Vec3::ZERO, layout::outline(position.players())).seen_from(PRESETS)
    }

    fn plane(_: &Self) -> PickingPlane {
        PickingPlane {
            half: Vec2::splat(PLANE),
            height: TABLE_TOP,
        }
    }
}

/// The paving stone of a square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StoneOf(pub Square);

/// Puts pyramid, paving and trays on a table that has just been laid.
fn furnish(
    laid: On<Add, TableRoot<Xima>>,
    mut commands: Commands,
    table: Res<XimaTable>,
    looks: Res<Looks>,
) {
    let root = laid.entity;
    let players = table.0.players();
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
    for player in Player::all(players) {
        let turn = layout::side(player, players);
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
}

/// Which piece of rock a stone is cut from: neighbours differ.
const fn grain(square: Square) -> u8 {
    (square.index() as u8).wrapping_mul(151).wrapping_add(37)
}

#[cfg(test)]
mod tests {
    use super::{
        super::layout::{BLOCK, HALF_BLOCK, SQUARE},
        *,
    };

    #[test]
    fn a_block_behind_a_wall_is_seen_from_the_seat() {
        let (_, pitch) = PRESETS.0[0];
        // Far from the middle the eye looks less steeply.
        let slope = (pitch - 0.15).tan();
        // A storey is as high as two blocks.
        let hidden = BLOCK / slope - (SQUARE / 2.0 - HALF_BLOCK);
        assert!(hidden < 0.3 * 2.0 * HALF_BLOCK, "{hidden}");
    }
}
