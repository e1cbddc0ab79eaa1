//! How moves are seen: stones hop over others, and what is captured is lifted
//! and gone. Any other change of the position is shown at once.

use bevy::{math::curve::EaseFunction, prelude::*};
use curio::plugins::{
    app::{
        audio::{PlaySound, Sound},
        session::Session,
    },
    board::{Table, TableNews, TableRoot, TableSystems},
    scene::{
        last_mark::LastMarks,
        motion::{Leaving, Leg, Motion, Pose, wait},
        surface::Surfaces,
    },
};

use super::{
    board::{Size, Square, Squares},
    position::{Change, Konane, Move},
    table::{StoneOn, Stones, resting_place},
};

/// How long a hop takes, in seconds.
const HOP: f32 = 0.32;
/// How high it goes.
const HEIGHT: f32 = 0.7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (arrange, mark_last_mover)
            .chain()
            .in_set(TableSystems::View)
            // The mark is shared: other games at the table have their own way with it.
            .run_if(resource_exists::<Table<Konane>>),
    );
}

fn arrange(
    mut commands: Commands,
    mut news: TableNews,
    table: Res<Table<Konane>>,
    roots: Query<Entity, With<TableRoot<Konane>>>,
    on_board: Query<(Entity, &StoneOn)>,
    (stones, surfaces): (Res<Stones>, Res<Surfaces>),
    mut sounds: MessageWriter<PlaySound>,
) {
    let news = news.read();
    let Some(root) = roots.iter().next().filter(|_| news.any) else {
        return;
    };
    let size = table.0.size();
    let mut there: Vec<(Entity, Square)> =
        on_board.iter().map(|(stone, at)| (stone, at.0)).collect();
    let moves = news.moves::<Konane>();
    let changes: Vec<Change> = moves.flat_map(|played| played.changes.clone()).collect();
    if !changes.is_empty() {
        sounds.write(PlaySound::now(Sound::Slide));
    }
    let mut seconds = 0.0;
    let mut ways: Vec<(Entity, Vec<Leg>)> = Vec::new();
    for change in changes {
        match change {
            Change::Removed { at } => lift(&mut commands, size, &mut there, (at, seconds)),
            Change::Jumped { from, over, to } => {
                if let Some((stone, at)) = there.iter_mut().find(|(_, at)| *at == from) {
                    *at = to;
                    commands.entity(*stone).insert(StoneOn(to));
                    let hop = hop(resting_place(size, to));
                    match ways.last_mut().filter(|(last, _)| last == stone) {
                        Some((_, hops)) => hops.push(hop),
                        None => {
                            let here = Pose::at(resting_place(size, from));
                            ways.push((*stone, vec![wait(here, seconds), hop]));
                        }
                    }
                }
                lift(&mut commands, size, &mut there, (over, seconds + HOP * 0.6));
                seconds += HOP;
            }
            Change::Over(_) => {}
        }
    }
    for (stone, hops) in ways {
        commands.entity(stone).insert(Motion::along(hops));
    }
    // A jump to another point of the match, or a table that has just been laid, is shown at
    // once.
    let shown: Squares = there.iter().map(|(_, at)| *at).collect();
    if shown != table.0.stones() {
        for (stone, _) in there {
            commands.entity(stone).despawn();
        }
        for square in table.0.stones() {
            stones.lay(&mut commands, &surfaces, (root, size, square));
        }
    }
}

fn hop(to: Vec3) -> Leg {
    Leg {
        to: Pose::at(to),
        seconds: HOP,
        ease: EaseFunction::SineInOut,
        arch: HEIGHT,
    }
}

/// Takes a stone off the board after some seconds; it is no stone of the position
/// any more.
fn lift(
    commands: &mut Commands,
    size: Size,
    there: &mut Vec<(Entity, Square)>,
    (square, after): (Square, f32),
) {
    let Some(place) = there.iter().position(|(_, at)| *at == square) else {
        return;
    };
    let (stone, _) = there.swap_remove(place);
    let here = Pose::at(resting_place(size, square));
    let gone = Pose {
        at: here.at + Vec3::Y * 0.8,
        darkness: 1.0,
        ..here
    };
    let up = Leg {
        to: gone,
        seconds: 0.35,
        ease: EaseFunction::CubicOut,
        arch: 0.0,
    };
    commands
        .entity(stone)
        .remove::<StoneOn>()
        .insert((Leaving, Motion::along([wait(here, after), up])));
}

fn mark_last_mover(session: If<Res<Session>>, mut marks: LastMarks<StoneOn>) {
    let landed = session.last_move().and_then(|last| {
        let played = last.downcast::<Konane>()?;
        match played.mv {
            Move::Jump { to, .. } => Some(to),
            Move::Remove(_) | Move::Retire(_) => None,
        }
    });
    marks.show(|on| Some(on.0) == landed);
}
