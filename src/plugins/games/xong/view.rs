//! Lays the rods after the position: what a move changed is seen to happen.
//!
//! Which rods lie where, and which coat a tile has, follows from the position
//! alone; the fact that led there only decides how it comes about: the rods of
//! a placement fly in one after the other and sink into their grooves, then the
//! colour of the owner spreads over the tiles from the side that was touched.

use bevy::{
    math::curve::EaseFunction::{CubicInOut, QuadraticIn, QuadraticOut},
    picking::Pickable,
    prelude::*,
};

use super::{
    XongTable,
    layout::Layout,
    looks::{Coat, FROM_THE_MIDDLE, Looks, TileFace},
    things::{BoardLayout, GrooveOf, TileOf},
};
use crate::{
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            pulse::Pulse,
            session::{Origin, Session},
        },
        board::{TableNews, TableRoot, TableSystems},
        scene::{
            camera::ReduceMotion,
            motion::{Leg as Stretch, Motion, Pace, Pose, wait},
            surface::Look,
        },
    },
    rules::{
        Player,
        xong::{Leg, LegSet, Placement, Xong},
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
    /// Its leg.
    pub leg: Leg,
    /// Whose it is.
    pub player: Player,
    /// Of which placement it is a part, counted from 0.
    pub turn: usize,
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
enum Manner {
    /// The rods fly in from so far above the board.
    Played { height: f32 },
    /// At once: going back, or to another place in the match.
    Together,
}

fn arrange(
    mut commands: Commands,
    mut news: TableNews,
    table: Option<Res<XongTable>>,
    layout: Option<Res<BoardLayout>>,
    session: Option<Res<Session>>,
    looks: Res<Looks>,
    roots: Query<Entity, With<TableRoot<Xong>>>,
    rods: Query<(Entity, &RodOf)>,
    joints: Query<(Entity, &JointOf)>,
    mut tiles: Query<(Entity, &TileOf, &mut TileFace)>,
    mut grooves: Query<(&GrooveOf, &mut Visibility)>,
    fresh: Query<(), Added<TileOf>>,
    mut sounds: MessageWriter<PlaySound>,
    mut pulse: ResMut<Pulse>,
) {
    let told = news.read();
    let manner = match told.origin() {
        // What the player has just laid down has not far to go.
        Some(Origin::Person) => Manner::Played { height: 0.5 },
        Some(_) => Manner::Played { height: 2.6 },
        None => Manner::Together,
    };
    let news = told.any || !fresh.is_empty();
    let (Some(table), Some(layout), Some(root)) = (table, layout, roots.iter().next()) else {
        return;
    };
    if !news || session.is_none() {
        return;
    }
    pulse.now();
    let position = &table.0;
    let wanted = |rod: &RodOf| {
        position.placed().get(rod.turn).is_some_and(|placement| {
            placement.player == rod.player && placement.legs.contains(rod.leg)
        })
    };
    let mut lying = LegSet::EMPTY;
    for (entity, rod) in &rods {
        if wanted(rod) {
            lying.insert(rod.leg);
        } else {
            commands.entity(entity).despawn();
        }
    }
    let mut knobs = 0;
    for (entity, joint) in &joints {
        let stays = position
            .placed()
            .get(joint.turn)
            .is_some_and(|placement| placement.legs == joint.legs);
        if stays {
            knobs = knobs.max(joint.turn + 1);
        } else {
            commands.entity(entity).despawn();
        }
    }
    let mut laid = LegSet::EMPTY;
    let mut builder = Builder {
        commands: &mut commands,
        layout: &layout.0,
        looks: &looks,
        root,
        manner,
    };
    for (turn, placement) in position.placed().iter().enumerate() {
        if placement.legs.is_within(&lying) {
            continue;
        }
        builder.lay(turn, placement, &lying, turn >= knobs);
        laid = laid.union(&placement.legs);
    }
    if !laid.is_empty() && manner != Manner::Together {
        sounds.write(PlaySound(Sound::Slide));
    }
    let landing = FLIGHT + STAGGER * laid.len().saturating_sub(1) as f32;
    for (entity, TileOf(cell), mut face) in &mut tiles {
        let coat = Coat::of(position, *cell);
        if face.coat == coat {
            continue;
        }
        face.before = face.coat;
        face.coat = coat;
        if manner == Manner::Together {
            face.spread = 1.0;
            continue;
        }
        face.spread = 0.0;
        let side = position.board().sides(*cell).and_then(|sides| {
            let touched = |leg: &Leg| laid.contains(*leg);
            sides.iter().position(touched)
        });
        face.side = side.map_or(FROM_THE_MIDDLE, |side| side as u8);
        commands.entity(entity).insert(Spreading {
            // What follows from the placement comes after it.
            wait: landing + if side.is_some() { 0.0 } else { SPREAD },
            heard: side.is_some(),
        });
    }
    show_grooves(position, &mut grooves);
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
    manner: Manner,
}

impl Builder<'_, '_, '_> {
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
            self.commands
                .entity(rod)
                .insert((Name::new("rod"), RodOf { leg, player, turn }));
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
        let motion = match self.manner {
            Manner::Together => Motion::along([Stretch {
                to: goal,
                seconds: 0.22,
                ease: CubicInOut,
                arch: 0.0,
            }]),
            Manner::Played { height } => Motion::along([
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
        let start = match self.manner {
            Manner::Together => over(0.3),
            Manner::Played { height } => over(height),
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
    mut pulse: ResMut<Pulse>,
) {
    let step = time.delta_secs().min(0.12) * pace.speed;
    let mut landed = false;
    for (entity, mut spreading, mut face) in &mut tiles {
        pulse.now();
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
        sounds.write(PlaySound(Sound::Land));
    }
}
