//! What the player points at, by mouse or by keys, and what a choice means.
//!
//! The mouse is picked on one plane over the whole board: the place that is hit
//! tells the square. A click on one's own stone takes it up, the next click says
//! where it jumps.

use bevy::{
    picking::{Pickable, events::Move as PointerMove, pointer::PointerButton},
    prelude::*,
};
use curio::{
    plugins::{
        app::{
            keys::CursorAction,
            pulse::Pulse,
            session::{Origin, Pointed, Session, SessionFact, SessionRequest, SessionSystems},
        },
        board::steering::{in_turn, nearest, screen_direction},
    },
    rules::Game,
};

use super::{
    board::Square,
    layout::Layout,
    position::{Konane, Move},
    table::{BoardPlane, KonaneSystems, KonaneTable},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>().add_message::<CursorAction>();
    app.add_systems(
        Update,
        move_cursor
            .in_set(SessionSystems::Ask)
            .run_if(resource_exists::<KonaneTable>),
    );
    app.add_systems(
        Update,
        (
            put_down,
            // Other games' tables say their own.
            say_what_is_pointed_at.run_if(resource_exists::<KonaneTable>),
        )
            .chain()
            .in_set(KonaneSystems::View),
    );
    app.add_observer(watch_plane);
}

/// What is pointed at.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Aim {
    /// The square under the pointer or the cursor.
    pub square: Option<Square>,
    /// The stone that was taken up, by its square.
    pub taken: Option<Square>,
    /// Whether the square was reached by keys.
    pub by_keys: bool,
}

/// What choosing a square means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    /// The stone there is taken up.
    Take,
    /// The one that was taken up is put down again.
    PutDown,
    /// This is asked for, legal or not.
    Play(Move),
    /// Nothing.
    Nothing,
}

fn choice(position: &Konane, taken: Option<Square>, square: Square) -> Choice {
    let is_own = position.stones().contains(square) && square.owner() == position.to_move();
    match taken {
        _ if position.is_opening() => Choice::Play(Move::Remove(square)),
        Some(from) if from == square => Choice::PutDown,
        _ if is_own => Choice::Take,
        Some(from) => Choice::Play(Move::Jump { from, to: square }),
        None => Choice::Nothing,
    }
}

fn choose(
    square: Square,
    position: &Konane,
    aim: &mut Aim,
    requests: &mut MessageWriter<SessionRequest>,
) {
    match choice(position, aim.taken, square) {
        Choice::Take => aim.taken = Some(square),
        Choice::PutDown => aim.taken = None,
        Choice::Play(mv) => {
            requests.write(SessionRequest::Play {
                text: position.move_text(&mv),
                origin: Origin::Person,
            });
        }
        Choice::Nothing => {}
    }
}

fn watch_plane(added: On<Add, BoardPlane>, mut commands: Commands) {
    let under = |planes: &Query<&BoardPlane>, entity: Entity, hit: Option<Vec3>| {
        planes.get(entity).ok()?.0.square_at(hit?)
    };
    commands
        .entity(added.entity)
        .insert(Pickable::default())
        .observe(
            move |moved: On<Pointer<PointerMove>>,
                  planes: Query<&BoardPlane>,
                  mut aim: ResMut<Aim>| {
                let now = Aim {
                    square: under(&planes, moved.entity, moved.hit.position),
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
                  table: Option<Res<KonaneTable>>,
                  session: Option<Res<Session>>,
                  mut aim: ResMut<Aim>,
                  mut requests: MessageWriter<SessionRequest>| {
                let square = under(&planes, click.entity, click.hit.position);
                let (Some(square), Some(table), Some(session)) = (square, table, session) else {
                    return;
                };
                if click.button == PointerButton::Primary && session.person_may_move() {
                    choose(square, &table.0, &mut aim, &mut requests);
                }
            },
        );
}

/// What Tab goes through: stones to begin with, or where the one taken up lands.
fn stops(position: &Konane, taken: Option<Square>) -> Vec<Square> {
    match taken {
        _ if position.is_opening() => position.removable().collect(),
        Some(from) => position.landings(from),
        None => position.jumpers(position.to_move()).collect(),
    }
}

fn move_cursor(
    mut actions: MessageReader<CursorAction>,
    table: Res<KonaneTable>,
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
        let stops = stops(position, aim.taken);
        match action {
            CursorAction::Next => now.square = in_turn(&stops, aim.square, 1),
            CursorAction::Previous => now.square = in_turn(&stops, aim.square, -1),
            CursorAction::Choose => {
                if let Some(square) = aim.square.filter(|_| may_move) {
                    choose(square, position, &mut now, &mut requests);
                }
            }
            CursorAction::Leave => now = Aim::default(),
            CursorAction::Left | CursorAction::Right | CursorAction::Up | CursorAction::Down => {
                let way = screen_direction(*action, camera.iter().next());
                now.square = match (aim.square, way) {
                    (Some(from), Some(way)) => towards(position, from, way),
                    (None, _) => stops.first().copied(),
                    (square, None) => square,
                };
            }
        }
        aim.set_if_neq(now);
    }
}

/// The next square in a direction; the same one at the edge.
fn towards(position: &Konane, from: Square, way: Vec3) -> Option<Square> {
    let layout = Layout(position.size());
    let squares = position.size().squares();
    let places = squares.map(|square| (square, layout.place(square)));
    nearest(places, layout.place(from), way, 0.3, 2.5).or(Some(from))
}

/// In a new position no stone is taken up.
fn put_down(mut facts: MessageReader<SessionFact>, mut aim: ResMut<Aim>) {
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
            ..*aim
        };
        aim.set_if_neq(now);
    }
}

/// Says what is pointed at, and why it cannot be chosen.
fn say_what_is_pointed_at(
    aim: Res<Aim>,
    table: Res<KonaneTable>,
    session: Option<Res<Session>>,
    mut pointed: ResMut<Pointed>,
) {
    let may_move = session.is_some_and(|session| session.person_may_move());
    let said = aim.square.filter(|_| may_move).map(|square| Pointed {
        what: Some(square.to_string()),
        refused: match choice(&table.0, aim.taken, square) {
            Choice::Play(mv) => table.0.check(&mv).err().map(|why| why.to_string()),
            Choice::Nothing => Some("take up one of your stones first".to_owned()),
            Choice::Take | Choice::PutDown => None,
        },
    });
    pointed.set_if_neq(said.unwrap_or_default());
}
