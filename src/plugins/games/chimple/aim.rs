//! What the player points at, by mouse or by keys: a square of the board or a
//! meme of the panel; and the choice of it.
//!
//! The mouse is picked on one plane over the whole board: the place that is hit
//! tells the square. A click on one's own character takes it up, the next click
//! says where it goes.

use bevy::{
    picking::{Pickable, events::Move as PointerMove, pointer::PointerButton},
    prelude::*,
};

use super::{ChimpleSystems, ChimpleTable, layout::Layout, things::BoardPlane};
use crate::{
    plugins::{
        app::{
            keys::CursorAction,
            pulse::Pulse,
            session::{Origin, Pointed, Session, SessionFact, SessionRequest, SessionSystems},
        },
        board::steering::{in_turn, screen_direction},
    },
    rules::{
        Game,
        chimple::{Chimple, Move, Square, Step},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>();
    app.add_message::<CursorAction>();
    app.add_systems(
        Update,
        move_cursor
            .in_set(SessionSystems::Ask)
            .run_if(resource_exists::<ChimpleTable>),
    );
    app.add_systems(Update, (forget, tell).chain().in_set(ChimpleSystems::View));
    app.add_observer(watch_planes);
}

/// Descriptors up to this length leave room for more on the line.
const SHORT: usize = 68;

/// What is pointed at.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Aim {
    /// The square under the pointer or the cursor.
    pub square: Option<Square>,
    /// The character that was taken up, by its square.
    pub taken: Option<Square>,
    /// The meme that is looked at in the panel, or that the keys have reached.
    pub meme: Option<Step>,
    /// Whether it was reached by keys.
    pub by_keys: bool,
}

/// What a click on a square means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// The character there is taken up.
    Take,
    /// The one that was taken up is put down again.
    PutDown,
    /// This is asked for, legal or not.
    Play(Step),
    /// Nothing.
    Nothing,
}

fn deed(position: &Chimple, taken: Option<Square>, square: Square) -> Deed {
    let mover = position.to_move();
    let is_own = position.owner(square) == Some(mover);
    match taken {
        Some(taken) if taken == square => Deed::PutDown,
        _ if is_own => Deed::Take,
        Some(from) => {
            let step = Step {
                from,
                to: square,
                captures: position.owner(square).is_some(),
            };
            // Where only a capture could lead, its rule is what is in the way.
            let meme = position.meme(&step);
            Deed::Play(Step {
                captures: meme.map_or(step.captures, |meme| meme.act.is_capture()),
                ..step
            })
        }
        None => Deed::Nothing,
    }
}

fn carry_out(
    deed: Deed,
    square: Square,
    position: &Chimple,
    aim: &mut Aim,
    requests: &mut MessageWriter<SessionRequest>,
) {
    match deed {
        Deed::Take => aim.taken = Some(square),
        Deed::PutDown => aim.taken = None,
        Deed::Play(step) => {
            requests.write(SessionRequest::Play {
                text: position.move_text(&Move::Deploy(step)),
                origin: Origin::Person,
            });
        }
        Deed::Nothing => {}
    }
}

fn watch_planes(added: On<Add, BoardPlane>, mut commands: Commands) {
    let under = |planes: &Query<&BoardPlane>, entity: Entity, hit: Option<Vec3>| {
        let plane = planes.get(entity).ok()?;
        plane.0.square_at(hit?)
    };
    commands
        .entity(added.entity)
        .insert(Pickable::default())
        .observe(
            move |moved: On<Pointer<PointerMove>>,
                  planes: Query<&BoardPlane>,
                  mut aim: ResMut<Aim>| {
                let square = under(&planes, moved.entity, moved.hit.position);
                let now = Aim {
                    square,
                    meme: None,
                    by_keys: false,
                    ..*aim
                };
                aim.set_if_neq(now);
            },
        )
        .observe(|_: On<Pointer<Out>>, mut aim: ResMut<Aim>| {
            let now = Aim {
                square: None,
                ..*aim
            };
            aim.set_if_neq(now);
        })
        .observe(
            move |click: On<Pointer<Click>>,
                  planes: Query<&BoardPlane>,
                  table: Option<Res<ChimpleTable>>,
                  session: Option<Res<Session>>,
                  mut aim: ResMut<Aim>,
                  mut requests: MessageWriter<SessionRequest>| {
                let square = under(&planes, click.entity, click.hit.position);
                let (Some(square), Some(table), Some(session)) = (square, table, session) else {
                    return;
                };
                if click.button == PointerButton::Primary && session.person_may_move() {
                    let deed = deed(&table.0, aim.taken, square);
                    carry_out(deed, square, &table.0, &mut aim, &mut requests);
                }
            },
        );
}

/// The memes that may be deployed now, in the order of the list.
fn choices(position: &Chimple) -> Vec<Step> {
    position
        .eligible(position.to_move())
        .map(|meme| position.step(meme))
        .collect()
}

fn move_cursor(
    mut actions: MessageReader<CursorAction>,
    table: Res<ChimpleTable>,
    session: Option<Res<Session>>,
    mut aim: ResMut<Aim>,
    camera: Query<&GlobalTransform, With<Camera3d>>,
    mut requests: MessageWriter<SessionRequest>,
    mut pulse: ResMut<Pulse>,
) {
    let position = &table.0;
    let may_move = session.is_some_and(|session| session.person_may_move());
    for action in actions.read() {
        pulse.now();
        let mut now = Aim {
            by_keys: true,
            ..*aim
        };
        match action {
            CursorAction::Next | CursorAction::Previous => {
                let step = if matches!(action, CursorAction::Next) {
                    1
                } else {
                    -1
                };
                now.meme = in_turn(&choices(position), aim.meme, step);
                now.square = None;
            }
            CursorAction::Choose if may_move => {
                if let Some(step) = aim.meme {
                    carry_out(Deed::Play(step), step.to, position, &mut now, &mut requests);
                } else if let Some(square) = aim.square {
                    let deed = deed(position, aim.taken, square);
                    carry_out(deed, square, position, &mut now, &mut requests);
                }
            }
            CursorAction::Choose => {}
            CursorAction::Leave => now = Aim::default(),
            CursorAction::Left | CursorAction::Right | CursorAction::Up | CursorAction::Down => {
                now.meme = None;
                now.square = screen_direction(*action, camera.iter().next())
                    .map_or(aim.square, |way| towards(position, aim.square, way));
            }
        }
        aim.set_if_neq(now);
    }
}

/// The square next to the present one in a direction; at first one's own.
fn towards(position: &Chimple, now: Option<Square>, direction: Vec3) -> Option<Square> {
    let layout = Layout::of(position.size());
    let Some(now) = now else {
        return position.characters(position.to_move()).into_iter().next();
    };
    let from = layout.place(now);
    position
        .size()
        .all()
        .filter_map(|square| {
            let way = layout.place(square) - from;
            let along = way.dot(direction);
            let aside = (way - direction * along).length();
            (along > 0.3).then_some((along + 2.5 * aside, square))
        })
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map_or(Some(now), |(_, square)| Some(square))
}

/// A new position is looked at afresh.
fn forget(mut facts: MessageReader<SessionFact>, mut aim: ResMut<Aim>) {
    let changed = facts.read().any(|fact| {
        matches!(
            fact,
            SessionFact::Opened
                | SessionFact::Closed
                | SessionFact::Played { .. }
                | SessionFact::Moved { .. }
        )
    });
    if changed {
        let now = Aim {
            taken: None,
            meme: None,
            ..*aim
        };
        aim.set_if_neq(now);
    }
}

/// Says what is pointed at, and why it cannot be chosen.
fn tell(
    aim: Res<Aim>,
    table: Option<Res<ChimpleTable>>,
    session: Option<Res<Session>>,
    mut pointed: ResMut<Pointed>,
) {
    // Another game's table says its own.
    let Some(table) = table else { return };
    let told = session
        .filter(|session| session.person_may_move())
        .map_or_else(Pointed::default, |_| told(&table.0, &aim));
    pointed.set_if_neq(told);
}

fn told(position: &Chimple, aim: &Aim) -> Pointed {
    let size = position.size();
    if let Some(step) = aim.meme {
        let what = position.meme(&step).map(|meme| {
            let mut next = position.clone();
            // What is looked at is eligible; otherwise there is no next state.
            let _ = next.play(&Move::Deploy(step));
            let number = next.view(crate::rules::Player::FIRST).number();
            let meme = meme.to_string();
            // The names of the larger board leave no room for the number.
            if meme.len() < SHORT {
                format!("{meme} (state {number})")
            } else {
                meme
            }
        });
        return Pointed {
            what,
            refused: None,
        };
    }
    let Some(square) = aim.square else {
        return Pointed::default();
    };
    let seen = position.own_square(square).name(size);
    let what = Some(format!("{}, {seen}", square.number()));
    let refused = match deed(position, aim.taken, square) {
        Deed::Play(step) => position
            .check(&Move::Deploy(step))
            .err()
            .map(|refusal| refusal.to_string()),
        Deed::Nothing => Some("take up one of your characters first".to_owned()),
        Deed::Take | Deed::PutDown => None,
    };
    Pointed { what, refused }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::chimple::{Options, Size};

    fn square(number: u32) -> Square {
        Size::Three.square(number).unwrap()
    }

    #[test]
    fn the_first_click_takes_up_and_the_second_moves() {
        let start = Chimple::new(Options::default());
        assert_eq!(deed(&start, None, square(3)), Deed::Take);
        assert_eq!(deed(&start, Some(square(3)), square(3)), Deed::PutDown);
        assert_eq!(deed(&start, Some(square(3)), square(1)), Deed::Take);
        assert_eq!(deed(&start, None, square(5)), Deed::Nothing);
        let Deed::Play(step) = deed(&start, Some(square(3)), square(6)) else {
            panic!("a click on another square is a move")
        };
        assert!(start.check(&Move::Deploy(step)).is_ok());
        let Deed::Play(step) = deed(&start, Some(square(3)), square(5)) else {
            panic!("so is one that nothing allows now")
        };
        let refusal = start.check(&Move::Deploy(step)).unwrap_err().to_string();
        assert_eq!(
            refusal,
            "square 5 holds no enemy: a capture needs `enemy` there"
        );
    }

    #[test]
    fn keys_go_round_through_the_memes_and_reach_every_square() {
        let start = Chimple::new(Options::default());
        let all = choices(&start);
        assert_eq!(all.len(), 4);
        let mut now = None;
        for _ in 0..5 {
            now = in_turn(&all, now, 1);
        }
        assert_eq!(now, Some(all[0]));
        assert_eq!(in_turn(&all, now, -1), Some(all[3]));
        let first = towards(&start, None, Vec3::X);
        assert_eq!(first, Some(square(1)));
        assert_eq!(towards(&start, first, Vec3::NEG_X), Some(square(2)));
        assert_eq!(towards(&start, first, Vec3::NEG_Z), Some(square(4)));
        assert_eq!(towards(&start, first, Vec3::X), first);
    }
}
