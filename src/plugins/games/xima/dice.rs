//! The dice: they lie at the corner of the board, roll when they are thrown,
//! and show what is still to be used.

use bevy::{
    math::curve::EaseFunction::{CubicOut, Linear, QuadraticIn},
    picking::Pickable,
    prelude::*,
};

use super::{
    XimaTable,
    layout::{HALF_BOARD, RIM, SQUARE},
    materials::Looks,
};
use crate::{
    plugins::{
        app::audio::{PlaySound, Sound},
        board::{TableRoot, TableSystems},
        scene::{
            TABLE_TOP,
            motion::{Leg, Motion, Pose, wait},
            surface::Look,
        },
    },
    rules::{
        Game,
        xima::{Dice, Throw, Xima},
    },
};

/// Half the side of a die of the usual size.
const HALF: f32 = 0.3 * SQUARE;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (set_dice, roll).chain().in_set(TableSystems::View));
}

/// One of the dice, and what it shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Die {
    /// Which of them.
    number: u8,
    up: u8,
    /// Whether it is still to be used in this turn.
    is_open: bool,
}

/// How many dice a match is played with.
const fn count(dice: Dice) -> u8 {
    match dice {
        Dice::None => 0,
        Dice::One => 1,
        Dice::Scienluck => 2,
    }
}

/// The rotation that shows a number. The model has one up, two in front, three
/// on the right, and opposite faces make seven.
fn turn_of(up: u8) -> Quat {
    let quarter = core::f32::consts::FRAC_PI_2;
    match up {
        2 => Quat::from_rotation_x(-quarter),
        3 => Quat::from_rotation_z(quarter),
        4 => Quat::from_rotation_z(-quarter),
        5 => Quat::from_rotation_x(quarter),
        6 => Quat::from_rotation_x(2.0 * quarter),
        _ => Quat::IDENTITY,
    }
}

/// How large a die is, as a multiple of the usual size: larger where it has a side of the
/// board for itself.
const fn size(players: u8) -> f32 {
    if players > 2 { 1.0 } else { 1.5 }
}

/// Where a die lies: at the near corner of the board on the right, clear of the trays.
fn place(number: u8, players: u8) -> Vec3 {
    let number = f32::from(number);
    let height = TABLE_TOP + HALF * size(players);
    if players > 2 {
        let (right, near) = (1.34 - 0.62 * number, 0.8 + 0.62 * number);
        Vec3::new(HALF_BOARD + right, height, HALF_BOARD + near)
    } else {
        let right = HALF_BOARD - 0.6 - 1.25 * number;
        Vec3::new(right, height, HALF_BOARD + RIM + 0.66)
    }
}

/// What must be in view of the dice.
pub(super) fn outline(position: &Xima) -> impl Iterator<Item = Vec3> {
    let players = position.players();
    let round = 1.4 * HALF * size(players);
    (0..count(position.options().dice)).map(move |number| place(number, players) + Vec3::Z * round)
}

fn pose(die: Die, players: u8) -> Pose {
    // No two lie alike.
    let aside = Quat::from_rotation_y(0.3 - 0.55 * f32::from(die.number));
    Pose {
        turn: aside * turn_of(die.up),
        darkness: if die.is_open { 0.0 } else { 0.42 },
        ..Pose::at(place(die.number, players))
    }
}

/// What a die shows in a position, given what the other one shows; a die that
/// is not due keeps what it showed.
fn shown(position: &Xima, before: Die, other: u8) -> Die {
    let Some(Throw { first, second }) = position.thrown() else {
        return Die {
            is_open: false,
            ..before
        };
    };
    let is_double = count(position.options().dice) == 2;
    let one_left = is_double && second == 0;
    let up = match before.number {
        // After one of two has been used, the other keeps its place.
        _ if one_left => before.up,
        0 => first,
        _ => second,
    };
    // If both show the same, the first is the one left.
    let is_left = before.up == first && (before.number == 0 || other != first);
    Die {
        up: up.max(1),
        is_open: !one_left || is_left,
        ..before
    }
}

fn set_dice(
    mut commands: Commands,
    If(table): If<Res<XimaTable>>,
    looks: Res<Looks>,
    roots: Query<(Entity, Ref<TableRoot<Xima>>)>,
    present: Query<(Entity, &Die)>,
) {
    let Some((root, thing)) = roots.iter().next() else {
        return;
    };
    let players = table.0.options().players;
    let wanted = count(table.0.options().dice);
    let there = present.iter().count() as u8;
    if !thing.is_added() && (there == wanted || !table.is_changed()) {
        return;
    }
    for (entity, _) in present.iter().filter(|(_, die)| die.number >= wanted) {
        commands.entity(entity).despawn();
    }
    for number in there.min(wanted)..wanted {
        let die = Die {
            number,
            up: 6 - number,
            is_open: false,
        };
        let rest = pose(die, players);
        let part = |mesh: &Handle<Mesh>, material: usize| {
            (
                Mesh3d(mesh.clone()),
                MeshMaterial3d(looks.ivory[material].clone()),
                Look {
                    darkness: rest.darkness,
                    ..default()
                },
                Pickable::IGNORE,
            )
        };
        commands
            .spawn((
                Name::new("die"),
                die,
                part(&looks.die, 0),
                Transform::from_translation(rest.at)
                    .with_rotation(rest.turn)
                    .with_scale(Vec3::splat(SQUARE * size(players))),
                ChildOf(root),
            ))
            .with_child((
                Name::new("pips"),
                part(&looks.pips, 1),
                Transform::default(),
            ));
    }
}

fn roll(
    mut commands: Commands,
    If(table): If<Res<XimaTable>>,
    mut dice: Query<(Entity, &mut Die, &Transform)>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if !table.is_changed() {
        return;
    }
    let ups: Vec<(u8, u8)> = dice
        .iter()
        .map(|(_, die, _)| (die.number, die.up))
        .collect();
    for (entity, mut die, transform) in &mut dice {
        let other = ups.iter().find(|(number, _)| *number != die.number);
        let now = shown(&table.0, *die, other.map_or(0, |(_, up)| *up));
        if now == *die {
            continue;
        }
        let is_thrown = now.is_open && !die.is_open;
        *die = now;
        let goal = pose(now, table.0.options().players);
        let way = if is_thrown {
            sounds.write(PlaySound::at(Sound::Dice, transform.translation));
            tumble(goal, now.number)
        } else {
            let here = Pose {
                turn: transform.rotation,
                ..Pose::at(transform.translation)
            };
            Motion::along([
                wait(here, 0.1),
                Leg {
                    to: goal,
                    seconds: 0.2,
                    ease: Linear,
                    arch: 0.0,
                },
            ])
        };
        commands.entity(entity).insert(way);
    }
}

/// A die is thrown from the near edge of the table and comes to rest.
fn tumble(goal: Pose, number: u8) -> Motion {
    let spin = |thirds: f32| {
        goal.turn
            * Quat::from_axis_angle(
                Vec3::new(1.0, 0.3, 0.6 - f32::from(number)).normalize(),
                thirds * core::f32::consts::TAU / 3.0,
            )
    };
    let at = |back: f32, rise: f32, thirds: f32| Pose {
        at: goal.at + Vec3::new(0.25 * back, rise, 0.9 * back),
        turn: spin(thirds),
        darkness: 0.0,
    };
    let leg = |to, seconds, ease, arch| Leg {
        to,
        seconds,
        ease,
        arch,
    };
    Motion::along([
        leg(at(2.2, 0.9, 5.0), 0.0, Linear, 0.0),
        leg(at(1.7, 0.5, 4.0), 0.12, Linear, 0.0),
        leg(at(1.2, 0.0, 3.0), 0.14, QuadraticIn, 0.0),
        leg(at(0.7, 0.0, 2.0), 0.16, Linear, 0.35),
        leg(at(0.3, 0.0, 1.0), 0.16, Linear, 0.16),
        leg(
            Pose {
                darkness: 0.0,
                ..goal
            },
            0.24,
            CubicOut,
            0.05,
        ),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::games::xima::layout::{HALF_TRAY, TRAY},
        rules::xima::Options,
    };

    #[test]
    fn the_number_thrown_is_up() {
        // Where the faces of the model look.
        let faces = [
            Vec3::Y,
            Vec3::Z,
            Vec3::X,
            Vec3::NEG_X,
            Vec3::NEG_Z,
            Vec3::NEG_Y,
        ];
        for (up, face) in (1..).zip(faces) {
            let looks = turn_of(up) * face;
            assert!(looks.distance(Vec3::Y) < 1e-5, "{up}: {looks}");
        }
    }

    #[test]
    fn dice_lie_beside_the_trays_and_each_other() {
        let off = |at: f32, middle: f32, half: f32| ((at - middle).abs() - half).max(0.0);
        for players in 2..=4 {
            let [one, other] = [0, 1].map(|number| place(number, players));
            let half = HALF * size(players);
            assert!(one.distance(other) > 2.0 * 1.4 * half, "{players}");
            for at in [one, other] {
                let near = off(at.x, 0.0, HALF_TRAY.x).hypot(off(at.z, TRAY, HALF_TRAY.y));
                let right = off(at.z, 0.0, HALF_TRAY.x).hypot(off(at.x, TRAY, HALF_TRAY.y));
                assert!(
                    (players == 2 || near > half) && right > half,
                    "{players}: {at}"
                );
                assert!(at.x.max(at.z) > HALF_BOARD + RIM + half, "{players}: {at}");
            }
        }
    }

    #[test]
    fn of_two_dice_the_used_one_is_put_aside() {
        let mut game = Xima::new(Options {
            dice: Dice::Scienluck,
            ..Options::default()
        });
        let dark = |number| Die {
            number,
            up: 1,
            is_open: false,
        };
        let roll = game
            .chances()
            .into_iter()
            .map(|(mv, _)| mv)
            .find(|mv| game.move_text(mv).contains('2') && game.move_text(mv).contains('1'))
            .unwrap();
        game.play(&roll).unwrap();
        let dice = [0, 1].map(|number| shown(&game, dark(number), 0));
        assert!(dice.iter().all(|die| die.is_open));
        assert_eq!(dice.map(|die| die.up), [1, 2]);
        let mv = game.legal_moves()[0];
        game.play(&mv).unwrap();
        let left = dice.map(|die| shown(&game, die, 3 - die.up));
        assert_eq!(left.iter().filter(|die| die.is_open).count(), 1);
        let same = [0, 1].map(|number| Die {
            up: 2,
            is_open: true,
            ..dark(number)
        });
        let left = same.map(|die| shown(&game, die, 2));
        assert!(left.iter().filter(|die| die.is_open).count() <= 1);
    }
}
