//! Lays the rods as the position has them, so that players see what a move changed.
//!
//! Which rods lie where, and which coat a tile has, follows from the position
//! alone; the move that led there only decides how it comes about: the rods of
//! a placement fly in one after the other and sink into their grooves, then the
//! colour of the owner spreads over the tiles from the side that was touched.

use bevy::{
    ecs::system::SystemParam,
    math::curve::EaseFunction::{CubicInOut, QuadraticIn, QuadraticOut},
    picking::Pickable,
    prelude::*,
};

use super::{
    XongTable,
    furniture::{BoardLayout, GrooveOf, TileOf},
    layout::Layout,
    materials::{Coat, FROM_THE_MIDDLE, Looks, TileFace},
};
use crate::{
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            machine::redraw::RedrawScheduler,
            session::Origin,
        },
        board::{News, TableNews, TableRoot, TableSystems},
        scene::{
            camera::ReduceMotion,
            motion::{Landing, Leg as Stretch, Motion, Pace, Pose, wait},
            surface::Look,
        },
    },
    rules::{
        Player,
        xong::{Cell, Leg, LegSet, Placement, Xong},
    },
};

/// Seconds between the rods of one Xoid.
const STAGGER: f32 = 0.05;
/// Seconds that a rod is on its way to the board.
const FLIGHT: f32 = 0.42;
/// Seconds in which it sinks into its groove.
const SINK: f32 = 0.16;
/// Seconds in which a coat spreads over a tile.
const SPREAD: f32 = 0.55;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (arrange, spread).chain().in_set(TableSystems::View));
}

/// A rod that lies in a groove.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RodOf {
    pub(crate) leg: Leg,
    /// Whose it is.
    pub(crate) player: Player,
    /// Of which placement it is a part, counted from 0.
    pub(crate) turn: usize,
}

/// A knob where rods of one placement meet.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct JointOf {
    turn: usize,
    legs: LegSet,
}

/// A coat that is about to spread.
#[derive(Component, Clone, Copy, Debug)]
struct Spreading {
    /// Seconds until it begins; negative while it spreads.
    wait: f32,
    /// Whether its beginning is heard.
    heard: bool,
}

/// How things get to their places.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Transition {
    /// The rods fly in from this height above the board.
    Played { height: f32 },
    /// At once: going back, or to another place in the match.
    Jump,
}

impl Transition {
    fn from_news(news: &News) -> Self {
        match news.origin() {
            // What the player has just laid down does not have far to go.
            Some(Origin::Person) => Self::Played { height: 0.5 },
            Some(_) => Self::Played { height: 2.6 },
            None => Self::Jump,
        }
    }
}

/// What the table is arranged by.
#[derive(SystemParam)]
struct TableParams<'w, 's> {
    news: TableNews<'w, 's>,
    table: If<Res<'w, XongTable>>,
    layout: If<Res<'w, BoardLayout>>,
    roots: Query<'w, 's, Entity, With<TableRoot<Xong>>>,
    fresh: Query<'w, 's, (), Added<TileOf>>,
}

/// What lies in the grooves, and what more of it is made of.
#[derive(SystemParam)]
struct Lying<'w, 's> {
    rods: Query<'w, 's, (Entity, &'static RodOf)>,
    joints: Query<'w, 's, (Entity, &'static JointOf)>,
    looks: Res<'w, Looks>,
}

fn arrange(
    mut commands: Commands,
    mut shown: TableParams,
    lying: Lying,
    mut tiles: Query<(Entity, &TileOf, &mut TileFace)>,
    mut grooves: Query<(&GrooveOf, &mut Visibility)>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let news = shown.news.read();
    let Some(root) = shown.roots.iter().next() else {
        return;
    };
    if !news.any && shown.fresh.is_empty() {
        return;
    }
    redraw.now();
    let position = &shown.table.0.0;
    let transition = Transition::from_news(&news);
    let rods = lying.keep_rods(&mut commands, position);
    let jointed = lying.keep_joints(&mut commands, position);
    let mut builder = Builder {
        commands: &mut commands,
        layout: &shown.layout.0.0,
        looks: &lying.looks,
        root,
        transition,
    };
    let laid = builder.lay_missing(position, &rods, jointed);
    if !laid.is_empty() && transition != Transition::Jump {
        sounds.write(PlaySound::now(Sound::Slide));
    }
    for (tile, TileOf(cell), face) in &mut tiles {
        if let Some(spreading) = repaint(position, *cell, face, transition, &laid) {
            commands.entity(tile).insert(spreading);
        }
    }
    show_grooves(position, &mut grooves);
}

impl Lying<'_, '_> {
    /// Takes away the rods that lie where the position has none; the legs of
    /// those that stay.
    fn keep_rods(&self, commands: &mut Commands, position: &Xong) -> LegSet {
        let wanted = |rod: &RodOf| {
            position.placed().get(rod.turn).is_some_and(|placement| {
                placement.player == rod.player && placement.legs.contains(rod.leg)
            })
        };
        let mut kept = LegSet::EMPTY;
        for (entity, rod) in &self.rods {
            if wanted(rod) {
                kept.insert(rod.leg);
            } else {
                commands.entity(entity).despawn();
            }
        }
        kept
    }

    /// Takes away the joints of placements that are not there; the number of the
    /// first placement without joints.
    fn keep_joints(&self, commands: &mut Commands, position: &Xong) -> usize {
        let mut jointed = 0;
        for (entity, joint) in &self.joints {
            let stays = position
                .placed()
                .get(joint.turn)
                .is_some_and(|placement| placement.legs == joint.legs);
            if stays {
                jointed = jointed.max(joint.turn + 1);
            } else {
                commands.entity(entity).despawn();
            }
        }
        jointed
    }
}

/// Gives a tile its coat after the rods in `laid` have been placed. A coat that
/// is seen to spread begins at the side that was touched, when the rods land.
fn repaint(
    position: &Xong,
    cell: Cell,
    mut face: Mut<TileFace>,
    transition: Transition,
    laid: &LegSet,
) -> Option<Spreading> {
    let coat = Coat::new(position, cell);
    if face.coat == coat {
        return None;
    }
    face.before = face.coat;
    face.coat = coat;
    if transition == Transition::Jump {
        face.spread = 1.0;
        return None;
    }
    face.spread = 0.0;
    let side = position.board().sides(cell).and_then(|sides| {
        let touched = |leg: &Leg| laid.contains(*leg);
        sides.iter().position(touched)
    });
    face.side = side.map_or(FROM_THE_MIDDLE, |side| side as u8);
    let landing = FLIGHT + STAGGER * laid.len().saturating_sub(1) as f32;
    Some(Spreading {
        // What follows from the placement comes after it.
        wait: landing + if side.is_some() { 0.0 } else { SPREAD },
        heard: side.is_some(),
    })
}

/// Grooves that nothing new can be laid into show no line.
fn show_grooves(position: &Xong, grooves: &mut Query<(&GrooveOf, &mut Visibility)>) {
    for (GrooveOf(leg), mut visibility) in grooves {
        let wanted = if position.live().contains(*leg) {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visibility.set_if_neq(wanted);
    }
}

struct Builder<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    layout: &'a Layout,
    looks: &'a Looks,
    root: Entity,
    transition: Transition,
}

impl Builder<'_, '_, '_> {
    /// Lays the rods that the position has and the table has not, with joints
    /// from the placement of the number `jointed` on; their legs.
    fn lay_missing(&mut self, position: &Xong, lying: &LegSet, jointed: usize) -> LegSet {
        let mut laid = LegSet::EMPTY;
        for (turn, placement) in position.placed().iter().enumerate() {
            if placement.legs.is_within(lying) {
                continue;
            }
            self.lay(turn, placement, lying, turn >= jointed);
            laid = laid.union(&placement.legs);
        }
        laid
    }

    fn lay(&mut self, turn: usize, placement: &Placement, lying: &LegSet, knobs: bool) {
        let player = placement.player;
        let (mesh, surface) = self.looks.rod(Some(player));
        let fresh = placement.legs.minus(lying);
        for (order, leg) in fresh.iter().enumerate() {
            let rod = self.rod(
                (mesh, surface),
                self.layout.leg(leg),
                self.layout.turn(leg),
                order,
            );
            self.commands.entity(rod).insert((
                Name::new("rod"),
                RodOf { leg, player, turn },
                Landing(Sound::Rod),
            ));
        }
        if !knobs {
            return;
        }
        let count = fresh.len() as usize;
        for at in self.layout.joints(&placement.legs) {
            let knob = self.rod((&self.looks.joint, surface), at, Quat::IDENTITY, count);
            self.commands.entity(knob).insert((
                Name::new("joint"),
                JointOf {
                    turn,
                    legs: placement.legs,
                },
            ));
        }
    }

    /// A thing that comes to lie in the grooves, as the n-th of its like.
    fn rod(
        &mut self,
        (mesh, surface): (
            &Handle<Mesh>,
            &Handle<crate::plugins::scene::surface::SurfaceMaterial>,
        ),
        at: Vec3,
        turn: Quat,
        order: usize,
    ) -> Entity {
        let goal = Pose {
            turn,
            ..Pose::at(at)
        };
        let over = |height: f32| Pose {
            at: at + Vec3::Y * height,
            ..goal
        };
        let motion = match self.transition {
            Transition::Jump => Motion::along([Stretch {
                to: goal,
                seconds: 0.22,
                ease: CubicInOut,
                arch: 0.0,
            }]),
            Transition::Played { height } => Motion::along([
                wait(over(height), STAGGER * order as f32),
                Stretch {
                    to: over(0.16),
                    seconds: if height > 1.0 { FLIGHT } else { FLIGHT * 0.6 },
                    ease: QuadraticIn,
                    arch: 0.0,
                },
                Stretch {
                    to: goal,
                    seconds: SINK,
                    ease: QuadraticOut,
                    arch: 0.0,
                },
            ]),
        };
        let start = match self.transition {
            Transition::Jump => over(0.3),
            Transition::Played { height } => over(height),
        };
        self.commands
            .spawn((
                Mesh3d(mesh.clone()),
                MeshMaterial3d(surface.clone()),
                Transform::from_translation(start.at).with_rotation(turn),
                Look::default(),
                motion,
                Pickable::IGNORE,
                ChildOf(self.root),
            ))
            .id()
    }
}

/// Spreads the coats, and lets the rods be heard when they land.
fn spread(
    mut commands: Commands,
    time: Res<Time>,
    pace: Res<Pace>,
    still: Res<ReduceMotion>,
    mut tiles: Query<(Entity, &mut Spreading, &mut TileFace)>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let step = time.delta_secs().min(0.12) * pace.speed;
    let mut landed = false;
    for (entity, mut spreading, mut face) in &mut tiles {
        redraw.now();
        let before = spreading.wait;
        spreading.wait -= step;
        landed |= spreading.heard && before > 0.0 && spreading.wait <= 0.0;
        if still.0 || spreading.wait <= -SPREAD {
            face.spread = 1.0;
            commands.entity(entity).remove::<Spreading>();
        } else if spreading.wait < 0.0 {
            let part = -spreading.wait / SPREAD;
            face.spread = part * part * (3.0 - 2.0 * part);
        }
    }
    if landed {
        sounds.write(PlaySound::now(Sound::Tiles));
    }
}
