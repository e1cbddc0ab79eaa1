//! Moves the characters to their places in the position, so that players see what
//! a move changed.

use bevy::{
    math::curve::EaseFunction::{CubicInOut, CubicOut, QuadraticIn, SineInOut},
    prelude::*,
};

use super::{
    ChimpleTable,
    cast::{Part, cast},
    furniture::{CharacterOf, facing},
    layout::{Layout, SIDE},
};
use crate::{
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            session::Session,
        },
        board::{TableNews, TableSystems},
        scene::motion::{Leg, Motion, Pose, wait},
    },
    rules::{Game, Player, PlayerSet, chimple::Chimple},
};

/// How long a step takes.
const STEP: f32 = 0.42;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, arrange.in_set(TableSystems::View));
}

fn arrange(
    mut commands: Commands,
    mut news: TableNews,
    If(table): If<Res<ChimpleTable>>,
    session: If<Res<Session>>,
    mut sounds: MessageWriter<PlaySound>,
    characters: Query<(Entity, &CharacterOf, &Transform, Option<&Motion>)>,
    fresh: Query<(), Added<CharacterOf>>,
) {
    let news = news.read();
    let played = news.last::<Chimple>();
    let is_played = played.is_some();
    if !news.any && fresh.is_empty() {
        return;
    }
    if let Some(played) = played {
        let sound = if standing(&played.after) < standing(&played.before) {
            Sound::Capture
        } else {
            Sound::Slide
        };
        sounds.write(PlaySound::now(sound));
    }
    let layout = Layout::new(table.0.size());
    let parts = cast(session.record(), session.shown());
    let outcome = Game::outcome(&table.0);
    let winners = outcome.map(|outcome| outcome.winners);
    for (entity, CharacterOf(character), transform, motion) in &characters {
        let Some(part) = parts.iter().find(|part| part.character == *character) else {
            continue;
        };
        let goal = pose(layout, part, &parts, winners);
        let now = motion.and_then(Motion::goal);
        let there = transform.translation.abs_diff_eq(goal.at, 1e-4)
            && transform.rotation.abs_diff_eq(goal.turn, 1e-4);
        if now == Some(goal) || (now.is_none() && there) {
            continue;
        }
        let way = way(transform, goal, part.at.is_none(), is_played);
        commands.entity(entity).insert(way);
    }
}

/// How many characters stand on the board.
fn standing(position: &Chimple) -> usize {
    let players = Player::all(2);
    players
        .map(|player| position.places(player).iter().flatten().count())
        .sum()
}

/// Where a character stands: on its square, or beside the board. Those that
/// have lost lie down.
fn pose(layout: Layout, part: &Part, parts: &[Part], winners: Option<PlayerSet>) -> Pose {
    let player = part.character.player;
    let turn = facing(player);
    match part.at {
        Some(at) => {
            let lost = winners.is_some_and(|won| !won.is_empty() && !won.contains(player));
            let place = layout.place(at);
            if lost {
                Pose {
                    at: place + Vec3::Y * 0.2,
                    turn: turn * Quat::from_rotation_x(-1.35),
                    darkness: 0.25,
                }
            } else {
                Pose {
                    turn,
                    ..Pose::at(place)
                }
            }
        }
        None => {
            let before = parts
                .iter()
                .filter(|other| other.character.player == player && other.at.is_none())
                .take_while(|other| other.character != part.character)
                .count();
            Pose {
                turn,
                ..Pose::at(layout.captured(player, before))
            }
        }
    }
}

fn way(now: &Transform, goal: Pose, is_captured: bool, is_played: bool) -> Motion {
    let here = Pose {
        turn: now.rotation,
        ..Pose::at(now.translation)
    };
    let distance = here.at.with_y(0.0).distance(goal.at.with_y(0.0));
    let leg = |to: Pose, seconds, ease, arch| Leg {
        to,
        seconds,
        ease,
        arch,
    };
    if !is_played {
        let arch = if distance > 0.01 { 0.5 } else { 0.0 };
        return Motion::along([leg(goal, 0.38, CubicInOut, arch)]);
    }
    if is_captured {
        // It waits for the captor, then is lifted off the board in a high arch.
        let up = Pose {
            at: here.at + Vec3::Y * 0.35,
            ..here
        };
        return Motion::along([
            wait(here, STEP * 0.55),
            leg(up, 0.16, CubicOut, 0.0),
            leg(goal, 0.75, SineInOut, 1.9),
        ]);
    }
    if goal.darkness > 0.0 {
        return Motion::along([wait(here, STEP + 0.35), leg(goal, 0.5, QuadraticIn, 0.0)]);
    }
    // A hop: up, over, and down with its weight; a capture hops higher.
    let steps = distance / SIDE;
    let arch = if steps > 1.2 { 0.75 } else { 0.4 };
    Motion::along([leg(
        goal,
        STEP + 0.08 * (steps - 1.0).max(0.0),
        SineInOut,
        arch,
    )])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            games::chimple::{Character, furniture::GROWN},
            scene::square_frame::rim_corners,
        },
        rules::chimple::Size,
    };

    #[test]
    fn captured_characters_stand_side_by_side() {
        let part = |number| Part {
            character: Character {
                player: Player::SECOND,
                number,
            },
            at: None,
        };
        // How far the foot of a model reaches from its middle.
        let reach = 0.58 * GROWN;
        for (size, parts) in [
            (Size::Three, (0..2).map(part).collect::<Vec<_>>()),
            (Size::Four, (0..4).map(part).collect()),
        ] {
            let layout = Layout::new(size);
            let rim = rim_corners(layout.half())
                .into_iter()
                .fold(Vec3::ZERO, Vec3::max);
            let places: Vec<Vec3> = parts
                .iter()
                .map(|one| pose(layout, one, &parts, None).at)
                .collect();
            assert!(places.iter().all(|at| at.x - reach > rim.x), "{places:?}");
            assert!(places.iter().all(|at| at.z.abs() < rim.z), "{places:?}");
            assert!(
                places
                    .windows(2)
                    .all(|two| two[0].distance(two[1]) > 2.9 * reach),
                "{places:?}"
            );
        }
    }

    #[test]
    fn who_has_lost_lies_down() {
        let layout = Layout::new(Size::Three);
        let part = Part {
            character: Character {
                player: Player::FIRST,
                number: 0,
            },
            at: Size::Three.square(5),
        };
        let won = Some(PlayerSet::only(Player::SECOND));
        assert!(pose(layout, &part, &[part], won).darkness > 0.0);
        assert!(pose(layout, &part, &[part], Some(PlayerSet::EMPTY)).darkness <= 0.0);
    }
}
