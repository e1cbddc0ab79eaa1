//! Moves the blocks to their places in the position, so that players see what a
//! move changed.
//!
//! The goal of every block follows from the position alone; the changes that
//! led there only decide which block it is and how it gets to it.

use bevy::{ecs::system::SystemParam, picking::Pickable, prelude::*};

use super::{
    Fan, XimaTable,
    blocks::{self, BlockOf, BlockPlace, Placed},
    course::{Course, together},
    layout::SQUARE,
    materials::Looks,
    pointing::Aim,
};
use crate::{
    plugins::{
        app::audio::{PlaySound, Sound},
        board::{TableNews, TableRoot, TableSystems},
        scene::{
            camera::TableCamera,
            motion::{Landing, Motion, Pose},
            surface::Look,
        },
    },
    rules::xima::{Block, Change, Origin, Square, Xima},
};

/// How high a selected block is lifted: little enough that it is set down
/// without a sound.
const LIFTED: f32 = 0.09;
/// How dark a block is under others.
const HELD: f32 = 0.34;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, arrange.in_set(TableSystems::View));
}

/// What the blocks are arranged by.
#[derive(SystemParam)]
pub(super) struct BlockParams<'w, 's> {
    news: TableNews<'w, 's>,
    table: If<Res<'w, XimaTable>>,
    fan: Res<'w, Fan>,
    aim: Res<'w, Aim>,
    roots: Query<'w, 's, (Entity, Ref<'static, TableRoot<Xima>>)>,
    cameras: Query<'w, 's, &'static GlobalTransform, With<TableCamera>>,
}

impl BlockParams<'_, '_> {
    /// The right of the window, on the table.
    fn aside(&self) -> Vec3 {
        self.cameras.iter().next().map_or(Vec3::X, |view| {
            view.right().with_y(0.0).normalize_or(Vec3::X)
        })
    }
}

/// What a block is moved by, and the motion that it is in.
pub(super) type BlockParts = (
    Entity,
    &'static BlockOf,
    &'static mut BlockPlace,
    &'static Transform,
    &'static Look,
    Option<&'static Motion>,
);

pub(super) fn arrange(
    mut commands: Commands,
    mut shown: BlockParams,
    looks: Res<Looks>,
    mut blocks: Query<BlockParts>,
    mut sounds: MessageWriter<PlaySound>,
    mut lifted: Local<Option<Origin>>,
) {
    let news = shown.news.read();
    let fanned = shown.fan.is_changed();
    let held = shown.aim.held;
    let Some((root, laid)) = shown.roots.iter().next() else {
        return;
    };
    if !(news.any || fanned || *lifted != held || laid.is_added()) {
        return;
    }
    *lifted = held;
    let position = &shown.table.0.0;
    let changes = news
        .last::<Xima>()
        .map_or(&[][..], |played| &played.changes[..]);
    let arrangement = Arrangement {
        position,
        fan: &shown.fan,
        held,
        aside: shown.aside(),
        course: Course::from_changes(changes),
    };
    if arrangement.course.is_some() {
        let is_capture = |change: &Change| matches!(change, Change::Captured { .. });
        let sound = if changes.iter().any(is_capture) {
            Sound::Capture
        } else {
            Sound::Slide
        };
        sounds.write(PlaySound::now(sound));
    }
    let mut places: Vec<Placed> = blocks
        .iter()
        .map(|(_, block, place, ..)| (block.0, *place))
        .collect();
    blocks::follow(&mut places, changes);
    let missing = blocks::settle(&mut places, &blocks::placed(position));
    for ((entity, _, mut place, transform, look, motion), (block, to)) in
        blocks.iter_mut().zip(places)
    {
        let from = *place;
        place.set_if_neq(to);
        let goal = arrangement.pose(block, to);
        let now = motion.and_then(Motion::goal);
        let rests = now.is_none() && near(transform, look, &goal) && from == to;
        // A move, and a fan, may reach blocks that stay where they are.
        let stays = rests && arrangement.course.is_none() && !fanned;
        if now != Some(goal) && !stays {
            let here = Pose {
                turn: transform.rotation,
                ..Pose::at(transform.translation)
            };
            let way = arrangement.way(here, from, to, goal);
            commands.entity(entity).insert(way);
        }
    }
    for placed in missing {
        arrangement.spawn(&mut commands, &looks, root, placed);
    }
}

fn near(transform: &Transform, look: &Look, pose: &Pose) -> bool {
    transform.translation.distance_squared(pose.at) < 1e-6
        && (look.darkness - pose.darkness).abs() < 1e-3
}

/// Where blocks are in a position.
struct Arrangement<'a> {
    position: &'a Xima,
    fan: &'a Fan,
    /// The block that is selected to be moved.
    held: Option<Origin>,
    /// The right of the window, on the table.
    aside: Vec3,
    /// What is to be seen happening.
    course: Option<Course>,
}

impl Arrangement<'_> {
    /// How a block gets to its goal.
    fn way(&self, here: Pose, from: BlockPlace, to: BlockPlace, goal: Pose) -> Motion {
        match &self.course {
            Some(course) => course.way(here, from, to, goal),
            None => together(here, goal, from != to),
        }
    }

    /// Sets down a block that has not been on the table.
    fn spawn(&self, commands: &mut Commands, looks: &Looks, root: Entity, (block, place): Placed) {
        let pose = self.pose(block, place);
        let colour = self.position.colour(block.owner);
        commands.spawn((
            Name::new("block"),
            BlockOf(block),
            place,
            Landing(Sound::Block),
            Mesh3d(looks.block.clone()),
            MeshMaterial3d(looks.lacquer(block, colour)),
            Transform::from_translation(pose.at)
                .with_rotation(pose.turn)
                .with_scale(Vec3::splat(SQUARE)),
            Look {
                darkness: pose.darkness,
                ..default()
            },
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }

    fn pose(&self, block: Block, place: BlockPlace) -> Pose {
        let rest = self.rest(block, place);
        if self.is_selected(block, place) {
            let at = rest.at + Vec3::Y * LIFTED;
            return Pose { at, ..rest };
        }
        rest
    }

    /// Whether a block is the one that is selected to be moved: of a tower the top, of
    /// those in the tray the one that is taken next.
    fn is_selected(&self, block: Block, place: BlockPlace) -> bool {
        let player = self.position.to_move();
        let is_it = match (self.held, place) {
            (Some(Origin::On(from)), BlockPlace::Tower { at, level }) => {
                at == from && level + 1 == self.position.tower_len(at)
            }
            (Some(Origin::Reserve), BlockPlace::Reserve { slot }) => {
                slot + 1 == self.position.reserve(player)
            }
            (Some(Origin::SpecialReserve), BlockPlace::SpecialReserve) => true,
            _ => false,
        };
        is_it && block.owner == player
    }

    /// Where a block stands when it is not selected.
    fn rest(&self, block: Block, place: BlockPlace) -> Pose {
        let players = self.position.players();
        let foot = place.foot(block, players);
        match place {
            BlockPlace::Tower { at, level } => {
                let is_held = level + 1 < self.position.tower_len(at);
                let step = self.fan.step(self.position, at, self.aside);
                if step == Vec3::ZERO {
                    Pose {
                        darkness: if is_held { HELD } else { 0.0 },
                        turn: leaning(at, level),
                        ..Pose::at(foot)
                    }
                } else {
                    Pose {
                        darkness: if is_held { HELD * 0.4 } else { 0.0 },
                        ..Pose::at(foot + step * f32::from(level))
                    }
                }
            }
            BlockPlace::Away => Pose {
                darkness: 1.0,
                ..Pose::at(foot)
            },
            // Whichever way a tray is turned, signs are read like those on the board.
            BlockPlace::Reserve { .. }
            | BlockPlace::SpecialReserve
            | BlockPlace::Captured { .. } => Pose::at(foot),
        }
    }
}

/// A hand never sets blocks down quite straight.
fn leaning(at: Square, level: u8) -> Quat {
    let chance = (at.index() * 37 + usize::from(level) * 101) % 17;
    Quat::from_rotation_y((chance as f32 - 8.0) * 0.008)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, xima::Options};

    #[test]
    fn the_block_that_is_selected_is_lifted_and_no_other() {
        let mut position = Xima::new(Options::default());
        for text in ["-A1", "-A2", "-M1", "A2A1"] {
            let mv = position.parse_move(text).unwrap();
            position.play(&mv).unwrap();
        }
        let m1 = Square::parse("M1").unwrap();
        for held in [Origin::On(m1), Origin::Reserve, Origin::SpecialReserve] {
            let arrangement = Arrangement {
                position: &position,
                fan: &Fan::default(),
                held: Some(held),
                aside: Vec3::X,
                course: None,
            };
            let lifted: Vec<Block> = blocks::placed(&position)
                .into_iter()
                .filter(|(block, place)| {
                    let pose = arrangement.pose(*block, *place);
                    pose.at.y > arrangement.rest(*block, *place).at.y
                })
                .map(|(block, _)| block)
                .collect();
            let [one] = lifted.as_slice() else {
                panic!("{held:?}: {lifted:?}");
            };
            assert_eq!(one.owner, position.to_move());
            assert_eq!(one.is_special, held == Origin::SpecialReserve);
        }
    }
}
