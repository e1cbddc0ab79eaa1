//! The things on a table of XIMA that stay where they are: pyramid, paving,
//! trays, and the plane that the mouse is picked on. Spawned when a table
//! opens, gone with it. The blocks are spawned by the view, as they are needed.

use bevy::{picking::Pickable, prelude::*};

use super::{
    XimaTable,
    blocks::BlockOf,
    dice,
    layout::{self, SQUARE},
    materials::{self, Looks},
    pyramid,
};
use crate::{
    plugins::{
        app::session::Session,
        board::{
            Gesture, Instrument, PickingPlane, TableGame, TableRoot, TableSystems, WinAnimation,
        },
        scene::{
            TABLE_TOP,
            camera::{Framing, Presets, TableCamera},
            surface::{Look, SurfaceMaterial},
        },
    },
    rules::{
        Colour, Game, Player, PlayerSet,
        xima::{Square, Victory, Xima},
    },
};

/// From where a pyramid is looked at: so low that its storeys are seen to stand on one
/// another, and so high that no wall hides a whole square; from above; and from the side, to see how
/// high the towers are.
const PRESETS: Presets = Presets([(0.0, 1.02), (0.0, 1.54), (0.62, 0.5)]);

/// Half the side of the plane under everything.
const PLANE: f32 = 30.0;

pub(super) fn plugin(app: &mut App) {
    materials::plugin(app);
    app.init_resource::<Looks>()
        .add_observer(furnish)
        .add_systems(Update, turn_letters.in_set(TableSystems::View));
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
        let mut outline = layout::outline(position.players());
        outline.extend(dice::outline(position));
        Framing::new(Vec3::ZERO, outline).seen_from(PRESETS)
    }

    fn plane(_: &Self) -> PickingPlane {
        PickingPlane {
            half: Vec2::splat(PLANE),
            height: TABLE_TOP,
        }
    }
}

/// Letters on the rim, and whether they are read from the far side.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RimLetters {
    pub(crate) far: bool,
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
    let letters = looks.rim_letters.each_ref();
    let letters = letters.map(|(mesh, ink)| thing("letters", mesh, ink, Transform::default()));
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
    for (entity, far) in letters.into_iter().zip([false, true]) {
        commands.entity(entity).insert(RimLetters { far });
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

/// Shows the letters that stand upright where the camera is.
fn turn_letters(
    cameras: Query<&GlobalTransform, With<TableCamera>>,
    mut letters: Query<(&RimLetters, &mut Visibility)>,
) {
    // Straight from above, the direction is that of the picture's foot.
    let far = cameras
        .iter()
        .any(|view| view.back().z + view.down().z < 0.0);
    for (of, mut visibility) in &mut letters {
        visibility.set_if_neq(match of.far == far {
            true => Visibility::Inherited,
            false => Visibility::Hidden,
        });
    }
}

/// Which piece of rock a stone is cut from: neighbours differ.
const fn grain(square: Square) -> u8 {
    (square.index() as u8).wrapping_mul(151).wrapping_add(37)
}

#[cfg(test)]
mod tests {
    use core::f32::consts::PI;

    use super::{
        super::layout::{BLOCK, HALF_BLOCK, SQUARE},
        *,
    };

    #[test]
    fn the_letters_on_the_rim_stand_upright_for_whoever_looks() {
        let mut app = App::new();
        app.add_systems(Update, turn_letters);
        let letters = [false, true].map(|far| {
            let world = app.world_mut();
            world
                .spawn((RimLetters { far }, Visibility::Inherited))
                .id()
        });
        for (preset, yaw) in PRESETS.0.iter().flat_map(|it| [(it, 0.0), (it, PI)]) {
            let eye = Quat::from_rotation_y(preset.0 + yaw) * Quat::from_rotation_x(-preset.1);
            let eye = GlobalTransform::from(Transform::from_rotation(eye));
            let camera = app.world_mut().spawn((TableCamera, eye)).id();
            app.update();
            let seen =
                letters.map(|it| app.world().get::<Visibility>(it) != Some(&Visibility::Hidden));
            assert_eq!(seen, [yaw == 0.0, yaw != 0.0], "{preset:?}");
            app.world_mut().despawn(camera);
        }
    }

    #[test]
    fn a_block_behind_a_wall_is_seen_from_the_seat() {
        let (_, pitch) = PRESETS.0[0];
        // Far from the middle the eye looks less steeply.
        let slope = (pitch - 0.15).tan();
        // A storey is as high as two blocks.
        let hidden = BLOCK / slope - (SQUARE / 2.0 - HALF_BLOCK);
        assert!(hidden < 0.5 * 2.0 * HALF_BLOCK, "{hidden}");
    }
}
