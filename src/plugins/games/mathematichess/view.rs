//! Moves the pieces after the position: what a move changed is seen to happen.
//!
//! The goal of every piece follows from the position, from the side that the
//! camera looks from, and from the move that is pointed at; the fact that led
//! there only decides how it gets to it.

use bevy::{
    math::curve::EaseFunction::{CubicIn, CubicInOut, QuadraticIn, QuadraticOut, SineInOut},
    picking::Pickable,
    prelude::*,
};

use super::{
    Foreseen, Layout, MathematichessTable, PieceOf, SquareOf,
    surfaces::{CourtModels, CourtSurfaces},
};
use crate::{
    plugins::{
        app::audio::{PlaySound, Sound},
        board::{TableNews, TableRoot, TableSystems},
        scene::{
            camera::TableCamera,
            motion::{Leg, Motion, Pose, wait},
            surface::Look,
        },
    },
    rules::mathematichess::{Change, Mathematichess, Piece, Preview, Shift, Square, SquareSet},
};

/// How high pieces leap over others.
const LEAP: f32 = 1.3;
/// How far a line that would be pushed leans forward, and how high pieces that
/// would be swapped are lifted.
const LEAN: f32 = 0.15;
/// From where a piece comes down, and to where it leaves.
const ABOVE: f32 = 2.4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arranged>().init_resource::<Facing>();
    app.add_systems(
        Update,
        (face_the_camera, arrange)
            .chain()
            .in_set(TableSystems::View),
    );
}

/// The position that the pieces were last arranged for.
#[derive(Resource, Debug, Default)]
struct Arranged {
    position: Option<Mathematichess>,
    facing: Facing,
    foreseen: Foreseen,
    /// Squares whose stone is to be seen: empty now, or until just now.
    open: SquareSet,
}

/// The side that the pieces look to, in quarters round the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Facing(pub u8);

impl Facing {
    fn turn(self) -> Quat {
        Quat::from_rotation_y(f32::from(self.0) * core::f32::consts::FRAC_PI_2)
    }

    /// The quarter that a yaw belongs to. It changes late, so that it does not
    /// go to and fro at the border.
    fn follow(self, yaw: f32) -> Self {
        let quarters = yaw / core::f32::consts::FRAC_PI_2;
        let away = (quarters - f32::from(self.0) + 2.0).rem_euclid(4.0) - 2.0;
        if away.abs() < 0.6 {
            self
        } else {
            Self(quarters.round().rem_euclid(4.0) as u8 % 4)
        }
    }
}

/// Where a piece was last sent.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Goal(Pose);

/// What a piece is moved by, and whether it is on its way.
type PieceParts = (
    Entity,
    &'static mut PieceOf,
    &'static Transform,
    &'static mut Goal,
    Has<Motion>,
);

/// Leaves the table at the end of its way.
#[derive(Component, Debug)]
struct Leaving;

fn face_the_camera(
    table: Option<Res<MathematichessTable>>,
    cameras: Query<&GlobalTransform, (With<TableCamera>, Changed<GlobalTransform>)>,
    mut facing: ResMut<Facing>,
) {
    if table.is_none() {
        return;
    }
    for view in &cameras {
        let back = view.back();
        // Straight from above, the direction is that of the picture's foot.
        let back = if back.with_y(0.0).length() > 0.1 {
            back.with_y(0.0)
        } else {
            view.down().with_y(0.0)
        };
        let now = facing.follow(back.x.atan2(back.z));
        facing.set_if_neq(now);
    }
}

/// How the pieces of a move get to their places.
#[derive(Clone, Debug, PartialEq)]
enum Manner {
    /// As the move says.
    Played(Vec<Change>),
    /// All together, quickly.
    Together,
}

fn arrange(
    mut commands: Commands,
    mut news: TableNews,
    table: Option<Res<MathematichessTable>>,
    facing: Res<Facing>,
    foreseen: Res<Foreseen>,
    models: Res<CourtModels>,
    surfaces: Res<CourtSurfaces>,
    root: Query<(Entity, Ref<TableRoot<Mathematichess>>)>,
    mut arranged: ResMut<Arranged>,
    mut sounds: MessageWriter<PlaySound>,
    mut pieces: Query<PieceParts, Without<Leaving>>,
    leaving: Query<Entity, (With<Leaving>, Without<Motion>)>,
    mut squares: Query<(&SquareOf, &mut Visibility)>,
) {
    for entity in &leaving {
        commands.entity(entity).despawn();
    }
    let told = news.read();
    let news = told.any;
    let (Some(table), Some((root, thing))) = (table, root.iter().next()) else {
        arranged.position = None;
        return;
    };
    let fresh = thing.is_added() || arranged.position.is_none();
    if !(news || fresh || arranged.facing != *facing || arranged.foreseen != *foreseen) {
        return;
    }
    let before = arranged.position.replace(table.position.clone());
    let turned = arranged.facing != *facing;
    arranged.facing = *facing;
    arranged.foreseen = foreseen.clone();
    let mut played = told.moves::<Mathematichess>();
    let manner = match (played.next(), played.next()) {
        (Some(only), None) if !fresh => Manner::Played(only.changes.clone()),
        _ => Manner::Together,
    };
    if let (true, Manner::Played(changes)) = (news, &manner) {
        sounds.write(PlaySound(sound(changes)));
    }
    let layout = table.layout();
    let position = &table.position;

    // The squares that can be seen: those that are empty, were empty before the
    // move, or show while a piece is on its way.
    let mut open = if news || fresh {
        let was = before
            .as_ref()
            .filter(|_| matches!(manner, Manner::Played(_)))
            .map_or(SquareSet::EMPTY, |before| before.board().holes());
        position.board().holes().union(&was)
    } else {
        arranged.open
    };

    // The pieces find their squares.
    if news || fresh {
        let shifts = match &manner {
            Manner::Played(changes) => shifts_of(changes),
            Manner::Together => Vec::new(),
        };
        let mut wanted: Vec<(Square, Piece)> = Square::all(position.board().size())
            .filter_map(|at| Some((at, position.piece(at)?)))
            .collect();
        let mut loose = Vec::new();
        for (entity, mut of, _, _, travels) in &mut pieces {
            if travels {
                open.insert(of.at);
            }
            let to = shifts
                .iter()
                .find(|shift| shift.from == of.at && shift.piece == of.piece)
                .map_or(of.at, |shift| shift.to);
            match wanted
                .iter()
                .position(|(at, piece)| (*at, *piece) == (to, of.piece))
            {
                Some(place) => {
                    wanted.swap_remove(place);
                    if of.at != to {
                        open.insert(of.at);
                        of.at = to;
                    }
                }
                None => loose.push((entity, of.piece)),
            }
        }
        for (entity, piece) in loose {
            // Going back and forth, pieces go where their likes are wanted.
            let like = wanted.iter().position(|(_, other)| *other == piece);
            match like {
                Some(place) => {
                    let (at, _) = wanted.swap_remove(place);
                    if let Ok((_, mut of, ..)) = pieces.get_mut(entity) {
                        open.insert(of.at);
                        of.at = at;
                    }
                }
                None => leave(&mut commands, entity, &pieces),
            }
        }
        for (at, piece) in wanted {
            let goal = pose(&layout, at, *facing, None);
            let start = Pose {
                at: goal.at + Vec3::Y * ABOVE,
                ..goal
            };
            let way = match manner {
                Manner::Played(_) => Motion::along([Leg {
                    to: goal,
                    seconds: 0.24,
                    ease: QuadraticIn,
                    arch: 0.0,
                }]),
                Manner::Together if fresh => Motion::put(goal),
                Manner::Together => Motion::along([
                    wait(start, 0.012 * f32::from(at.file() + at.rank())),
                    Leg {
                        to: goal,
                        seconds: 0.26,
                        ease: QuadraticIn,
                        arch: 0.0,
                    },
                ]),
            };
            if !fresh {
                open.insert(at);
            }
            let player = piece.player.index() & 1;
            commands.spawn((
                Name::new("piece"),
                PieceOf { piece, at },
                Goal(goal),
                Mesh3d(models.piece(piece.kind)),
                MeshMaterial3d(surfaces.pieces[player].clone()),
                Transform::from_translation(start.at).with_rotation(start.turn),
                Look {
                    variation: position.agreed().army().value(piece.kind),
                    ..default()
                },
                Pickable::IGNORE,
                way,
                ChildOf(root),
            ));
        }
    }

    // And get there.
    for (entity, of, transform, mut goal, _) in &mut pieces {
        let preview = foreseen.0.as_ref().map(|(_, preview)| preview);
        let to = pose(&layout, of.at, *facing, lean(&layout, preview, of.at));
        if goal.0 == to {
            continue;
        }
        goal.0 = to;
        if !turned {
            open.insert(of.at);
        }
        commands
            .entity(entity)
            .insert(way(transform, to, &manner, of.at, turned));
    }
    if fresh || open != arranged.open {
        arranged.open = open;
        for (SquareOf(at), mut visibility) in &mut squares {
            visibility.set_if_neq(if open.contains(*at) {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
    }
}

/// Takes a piece off the board: up, and away.
fn leave(commands: &mut Commands, entity: Entity, pieces: &Query<PieceParts, Without<Leaving>>) {
    let Ok((_, _, transform, ..)) = pieces.get(entity) else {
        return;
    };
    let here = Pose {
        turn: transform.rotation,
        ..Pose::at(transform.translation)
    };
    let up = Pose {
        at: here.at + Vec3::Y * ABOVE,
        ..here
    };
    commands.entity(entity).insert((
        Leaving,
        Motion::along([
            Leg {
                to: Pose {
                    at: here.at + Vec3::Y * 0.3,
                    ..here
                },
                seconds: 0.16,
                ease: QuadraticOut,
                arch: 0.0,
            },
            Leg {
                to: Pose {
                    darkness: 1.0,
                    ..up
                },
                seconds: 0.4,
                ease: CubicIn,
                arch: 0.0,
            },
        ]),
    ));
}

fn shifts_of(changes: &[Change]) -> Vec<Shift> {
    changes
        .iter()
        .flat_map(|change| match change {
            Change::Stepped(shift) | Change::Leapt(shift) => vec![*shift],
            Change::Pushed(shifts) => shifts.clone(),
            Change::Swapped(shifts) => shifts.to_vec(),
            _ => Vec::new(),
        })
        .collect()
}

fn sound(changes: &[Change]) -> Sound {
    if changes
        .iter()
        .any(|change| matches!(change, Change::Placed { .. } | Change::Leapt(_)))
    {
        Sound::Land
    } else if changes
        .iter()
        .any(|change| matches!(change, Change::Terminated { .. }))
    {
        Sound::Fall
    } else if shifts_of(changes).is_empty() {
        Sound::Tick
    } else {
        Sound::Slide
    }
}

/// Where a piece stands.
fn pose(layout: &Layout, at: Square, facing: Facing, lean: Option<Vec3>) -> Pose {
    Pose {
        turn: facing.turn(),
        ..Pose::at(layout.place(at) + lean.unwrap_or_default())
    }
}

/// How a piece leans that the move pointed at would take along.
fn lean(layout: &Layout, preview: Option<&Preview>, at: Square) -> Option<Vec3> {
    let preview = preview?;
    if let Some((_, gone)) = preview.terminated
        && gone == at
    {
        return Some(Vec3::Y * LEAN);
    }
    let shift = preview.shifts.iter().find(|shift| shift.from == at)?;
    let swap = preview
        .shifts
        .iter()
        .any(|other| (other.from, other.to) == (shift.to, shift.from));
    if swap {
        return Some(Vec3::Y * LEAN);
    }
    let way = layout.place(shift.to) - layout.place(shift.from);
    Some(way.normalize_or_zero() * LEAN)
}

fn way(now: &Transform, goal: Pose, manner: &Manner, at: Square, turned: bool) -> Motion {
    let distance = now.translation.with_y(0.0).distance(goal.at.with_y(0.0));
    let leg = |seconds, ease, arch| {
        Motion::along([Leg {
            to: goal,
            seconds,
            ease,
            arch,
        }])
    };
    if turned {
        return leg(0.3, CubicInOut, 0.0);
    }
    if let Manner::Played(changes) = manner
        && distance > 0.3
    {
        for change in changes {
            match change {
                Change::Leapt(shift) if shift.to == at => return leg(0.5, SineInOut, LEAP),
                Change::Stepped(shift) if shift.to == at => return leg(0.34, CubicInOut, 0.12),
                // The line slides as one.
                Change::Pushed(shifts) if shifts.iter().any(|shift| shift.to == at) => {
                    return leg(0.42, CubicInOut, 0.0);
                }
                Change::Swapped([first, second]) => {
                    // The one over, the other under.
                    let time = 0.4 + 0.03 * distance;
                    if first.to == at {
                        return leg(time, SineInOut, LEAP);
                    }
                    if second.to == at {
                        return leg(time, SineInOut, 0.55);
                    }
                }
                _ => {}
            }
        }
    }
    if distance > 0.3 {
        leg(0.36, CubicInOut, 0.7)
    } else {
        leg(0.14, QuadraticOut, 0.0)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use core::f32::consts::{FRAC_PI_2, PI};

    use super::*;
    use crate::rules::Game;
    use crate::rules::mathematichess::{Move, Options};

    #[test]
    fn pieces_look_at_the_quarter_of_the_camera_and_do_not_waver() {
        let facing = Facing(0);
        assert_eq!(facing.follow(0.7), facing);
        assert_eq!(facing.follow(FRAC_PI_2), Facing(1));
        assert_eq!(Facing(1).follow(0.8), Facing(1));
        assert_eq!(facing.follow(PI), Facing(2));
        assert_eq!(facing.follow(-FRAC_PI_2), Facing(3));
        assert_eq!(Facing(2).follow(-PI), Facing(2));
    }

    #[test]
    fn the_whole_line_leans_that_a_push_would_move() {
        let options = Options::on(5);
        let text = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB";
        let position = Mathematichess::parse_position(&options, text).unwrap();
        let layout = Layout::of(5);
        let pushes = position.legal_moves().into_iter().filter_map(|mv| {
            let Move::Push { from, .. } = mv else {
                return None;
            };
            Some((from, position.preview(mv).unwrap()))
        });
        for (from, preview) in pushes {
            assert!(lean(&layout, Some(&preview), from).is_some());
            let leaning = Square::all(5).filter(|at| lean(&layout, Some(&preview), *at).is_some());
            assert_eq!(leaning.count(), preview.shifts.len());
        }
    }
}
