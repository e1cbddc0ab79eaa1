//! Moves the things on the table to their places in the position, so that players
//! see what a move changed.
//!
//! The goal of every thing follows from the position alone; the move that led
//! there only decides how it gets there.

use bevy::{
    math::curve::EaseFunction::{
        BackOut, CubicIn, CubicInOut, CubicOut, Linear, QuadraticIn, QuadraticOut, SineInOut,
    },
    prelude::*,
};

use super::{
    XafkaTable,
    furniture::{PieceOf, SUNK, TileOf, tile_pose, waiting_place},
    layout::Layout,
    pointing::{Aim, Target},
    traffic_light::TrafficLight,
};
use crate::{
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            machine::redraw::RedrawScheduler,
        },
        board::{TableNews, TableSystems},
        scene::motion::{Leg, Motion, Pose, wait},
    },
    rules::{
        Player,
        xafka::{Cell, CellSet, Goal, Light, Move, Xafka},
    },
};

/// How long a slide over one hexagon takes, and how much each further one adds.
const SLIDE: (f32, f32) = (0.30, 0.07);

/// How long a tile takes to fall.
const FALL: f32 = 0.75;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (arrange, light_lamps).chain().in_set(TableSystems::View),
    );
}

/// How the things get to their places.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Transition {
    /// One after the other, as in the course of a move.
    Played {
        /// When the piece has landed, in seconds.
        landing: f32,
    },
    /// All together, quickly: going back, or to another place in the match.
    Jump,
}

fn arrange(
    mut commands: Commands,
    mut news: TableNews,
    If(table): If<Res<XafkaTable>>,
    mut sounds: MessageWriter<PlaySound>,
    tiles: Query<(Entity, &TileOf, &Transform, Option<&Motion>)>,
    pieces: Query<(Entity, &PieceOf, &Transform, Option<&Motion>)>,
    fresh: Query<(), Added<TileOf>>,
) {
    let news = news.read();
    if !news.any && fresh.is_empty() {
        return;
    }
    let position = table.0;
    let layout = Layout::new(position.board());
    let played = news.last::<Xafka>();
    let transition = match played {
        Some(played) => Transition::Played {
            landing: landing(&played.before, played.mv, &layout),
        },
        None => Transition::Jump,
    };
    if let Some(played) = played {
        sounds.write(PlaySound::now(match played.mv {
            Move::Set(_) => Sound::Light,
            Move::To(_) | Move::Retire(_) => Sound::Slide,
        }));
    }
    let occupied = occupied(&position);
    for (entity, TileOf(cell), transform, motion) in &tiles {
        let goal = tile_pose(&layout, *cell, position.holes(), occupied);
        let now = motion.and_then(Motion::goal);
        if now == Some(goal) || (now.is_none() && transform.translation == goal.at) {
            continue;
        }
        let way = tile_way(*cell, transform, goal, &position, transition);
        commands.entity(entity).insert(way);
    }
    for (entity, PieceOf(player), transform, motion) in &pieces {
        let goal = piece_pose(&layout, &position, *player);
        let now = motion.and_then(Motion::goal);
        if now == Some(goal) || (now.is_none() && transform.translation == goal.at) {
            continue;
        }
        commands
            .entity(entity)
            .insert(piece_way(transform, goal, transition));
    }
}

/// The hexagons that pieces stand on.
fn occupied(position: &Xafka) -> CellSet {
    Player::all(position.players())
        .filter_map(|player| position.piece(player))
        .collect()
}

/// When the piece that moves has come to rest.
fn landing(before: &Xafka, mv: Move, layout: &Layout) -> f32 {
    match mv {
        Move::To(to) => match before.piece(before.to_move()) {
            Some(from) => slide_time(layout.place(from).distance(layout.place(to))),
            None => 0.6,
        },
        Move::Set(_) | Move::Retire(_) => 0.0,
    }
}

fn slide_time(distance: f32) -> f32 {
    // Neighbouring hexagons are √3 apart.
    SLIDE.0 + SLIDE.1 * (distance / 3.0_f32.sqrt() - 1.0).max(0.0)
}

/// Where a player's piece stands: on its sunken tile, or beside the board.
fn piece_pose(layout: &Layout, position: &Xafka, player: Player) -> Pose {
    // A piece looks at the middle of the board, where the others are.
    let look = |at: Vec3| {
        let to_middle = -at.with_y(0.0);
        if to_middle.length_squared() < 0.01 {
            Quat::IDENTITY
        } else {
            Quat::from_rotation_y(to_middle.x.atan2(to_middle.z))
        }
    };
    let lost = position.is_over() && !position.playing().contains(player)
        || position.why_out(player).is_some();
    match position.piece(player) {
        Some(cell) => {
            let at = layout.place(cell) - Vec3::Y * SUNK;
            if lost {
                // A player who is out: the piece tips over where it stands.
                let tip = Quat::from_rotation_x(-1.35);
                Pose {
                    at: at + Vec3::Y * 0.18,
                    turn: look(at) * tip,
                    darkness: 0.25,
                }
            } else {
                Pose {
                    turn: look(at),
                    ..Pose::at(at)
                }
            }
        }
        None => {
            let at = waiting_place(layout, player);
            Pose {
                turn: look(at),
                ..Pose::at(at)
            }
        }
    }
}

fn tile_way(
    cell: Cell,
    now: &Transform,
    goal: Pose,
    position: &Xafka,
    transition: Transition,
) -> Motion {
    let here = Pose {
        at: now.translation,
        turn: now.rotation,
        darkness: goal.darkness,
    };
    let gone = position.holes().contains(cell);
    match transition {
        Transition::Played { landing } if gone && goal.darkness >= 1.0 => {
            // The piece has left: the tile gives way, tips and falls.
            let loose = Pose {
                at: here.at - Vec3::Y * 0.12,
                darkness: 0.45,
                turn: here.turn,
            };
            Motion::along([
                wait(
                    Pose {
                        darkness: 0.42,
                        ..here
                    },
                    0.10 + 0.25 * landing,
                ),
                Leg {
                    to: loose,
                    seconds: 0.16,
                    ease: QuadraticOut,
                    arch: 0.0,
                },
                Leg {
                    to: goal,
                    seconds: FALL,
                    ease: CubicIn,
                    arch: 0.0,
                },
            ])
        }
        Transition::Played { landing } if gone => {
            // The piece lands: the tile gives under its weight.
            Motion::along([
                wait(
                    Pose {
                        darkness: 0.0,
                        ..here
                    },
                    (landing - 0.06).max(0.0),
                ),
                Leg {
                    to: goal,
                    seconds: 0.28,
                    ease: BackOut,
                    arch: 0.0,
                },
            ])
        }
        _ => {
            let stagger = f32::from(cell.0 % 7) * 0.015;
            let start = Pose {
                darkness: if gone { 0.0 } else { 0.99 },
                ..here
            };
            Motion::along([
                wait(start, stagger),
                Leg {
                    to: goal,
                    seconds: 0.38,
                    ease: CubicInOut,
                    arch: 0.0,
                },
            ])
        }
    }
}

fn piece_way(now: &Transform, goal: Pose, transition: Transition) -> Motion {
    let here = Pose {
        turn: now.rotation,
        ..Pose::at(now.translation)
    };
    let distance = here.at.with_y(0.0).distance(goal.at.with_y(0.0));
    let tipping = goal.darkness > 0.0;
    match transition {
        Transition::Played { landing } if tipping => Motion::along([
            wait(here, landing + 0.35),
            Leg {
                to: goal,
                seconds: 0.5,
                ease: QuadraticIn,
                arch: 0.0,
            },
        ]),
        Transition::Played { .. } if distance < 0.01 => Motion::along([Leg {
            to: goal,
            seconds: 0.2,
            ease: Linear,
            arch: 0.0,
        }]),
        Transition::Played { landing } => {
            // Off the sunken tile, over the stones, and down with its weight.
            let lift = Vec3::Y * (SUNK + 0.05);
            let up = Pose {
                at: here.at + lift,
                turn: goal.turn,
                darkness: 0.0,
            };
            let over = Pose {
                at: goal.at + lift,
                ..goal
            };
            let arch = if here.at.y < -SUNK - 0.1 { 1.6 } else { 0.0 };
            Motion::along([
                Leg {
                    to: up,
                    seconds: 0.12,
                    ease: CubicOut,
                    arch: 0.0,
                },
                Leg {
                    to: over,
                    seconds: (landing - 0.12).max(0.1),
                    ease: SineInOut,
                    arch,
                },
                Leg {
                    to: goal,
                    seconds: 0.16,
                    ease: QuadraticIn,
                    arch: 0.0,
                },
            ])
        }
        Transition::Jump => Motion::along([Leg {
            to: goal,
            seconds: 0.38,
            ease: CubicInOut,
            arch: if distance > 0.01 { 0.5 } else { 0.0 },
        }]),
    }
}

/// Lights the lamps: what is set burns, what may be set glows when pointed at.
fn light_lamps(
    If(table): If<Res<XafkaTable>>,
    aim: Res<Aim>,
    mut lights: Query<&mut TrafficLight>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let free = table.0.light_is_free() && !table.0.is_over();
    let pointed = match aim.target {
        Some(Target::Lamp(goal)) if free => Some(goal),
        _ => None,
    };
    let face = face(table.0.light(), free, pointed);
    for mut light in &mut lights {
        if light.set_if_neq(face) {
            redraw.now();
        }
    }
}

/// How brightly each lamp burns.
fn face(light: Light, free: bool, pointed: Option<Goal>) -> TrafficLight {
    let (red, yellow, green) = match light {
        Light::Set(Goal::Red) => (1.0, 0.0, 0.0),
        Light::Set(Goal::Green) => (0.0, 0.0, 1.0),
        // Locked yellow is a glimmer, free yellow a lamp; what may be chosen
        // shows that it is there.
        Light::Yellow if free => {
            let lamp = |goal| if pointed == Some(goal) { 0.8 } else { 0.14 };
            (lamp(Goal::Red), 1.0, lamp(Goal::Green))
        }
        Light::Yellow => (0.0, 0.25, 0.0),
    };
    TrafficLight { red, yellow, green }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locked_free_and_set_lights_look_different() {
        let faces = [
            face(Light::Yellow, false, None),
            face(Light::Yellow, true, None),
            face(Light::Set(Goal::Green), false, None),
            face(Light::Set(Goal::Red), false, None),
        ];
        for (n, one) in faces.iter().enumerate() {
            for other in &faces[n + 1..] {
                assert_ne!(one, other);
            }
        }
    }

    #[test]
    fn longer_slides_take_longer_but_not_much() {
        assert!(slide_time(1.7) < slide_time(6.0));
        assert!(slide_time(12.0) < 1.0);
    }
}
