//! What the player points at, by mouse or by keys, and the choice of it.
//!
//! The mouse is picked on one plane over the whole board: the place that is hit
//! tells the hexagon. The lamps of the traffic light are picked as things.

use bevy::{
    picking::{Pickable, events::Move as PointerMove, pointer::PointerButton},
    prelude::*,
};

use super::{
    XafkaSystems, XafkaTable,
    layout::Layout,
    things::{BoardPlane, goal_of},
};
use crate::{
    plugins::{
        app::{
            keys::CursorAction,
            pulse::Pulse,
            session::{Origin, Pointed, Session, SessionFact, SessionRequest, SessionSystems},
        },
        board::steering::{in_turn, nearest, screen_direction},
        games::xafka::traffic_light::Lamp,
    },
    rules::{
        Game,
        xafka::{Cell, Goal, Move},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>();
    app.add_message::<CursorAction>();
    app.add_systems(
        Update,
        move_cursor
            .in_set(SessionSystems::Ask)
            .run_if(resource_exists::<XafkaTable>),
    );
    app.add_systems(
        Update,
        (forget_on_new_table, tell)
            .chain()
            .in_set(XafkaSystems::View),
    );
    app.add_observer(watch_planes);
    app.add_observer(watch_lamps);
}

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A hexagon.
    Cell(Cell),
    /// A lamp of the traffic light.
    Lamp(Goal),
}

impl Target {
    /// The move that choosing it asks for.
    #[must_use]
    pub const fn to_move(self) -> Move {
        match self {
            Self::Cell(cell) => Move::To(cell),
            Self::Lamp(goal) => Move::Set(goal),
        }
    }
}

/// What is pointed at.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Aim {
    /// The thing, if any.
    pub target: Option<Target>,
    /// Whether it was reached by keys.
    pub by_keys: bool,
}

impl Aim {
    const fn at(target: Option<Target>) -> Self {
        Self {
            target,
            by_keys: false,
        }
    }
}

fn watch_planes(added: On<Add, BoardPlane>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .observe(
            |moved: On<Pointer<PointerMove>>, planes: Query<&BoardPlane>, mut aim: ResMut<Aim>| {
                let hit = moved.hit.position;
                let layout = planes.get(moved.entity).ok();
                let cell = layout
                    .zip(hit)
                    .and_then(|(plane, hit)| plane.0.cell_at(hit));
                aim.set_if_neq(Aim::at(cell.map(Target::Cell)));
            },
        )
        .observe(|_: On<Pointer<Out>>, mut aim: ResMut<Aim>| {
            aim.set_if_neq(Aim::default());
        })
        .observe(
            |click: On<Pointer<Click>>,
             planes: Query<&BoardPlane>,
             table: Option<Res<XafkaTable>>,
             requests: MessageWriter<SessionRequest>| {
                let hit = click.hit.position;
                let layout = planes.get(click.entity).ok();
                let cell = layout
                    .zip(hit)
                    .and_then(|(plane, hit)| plane.0.cell_at(hit));
                if let (PointerButton::Primary, Some(cell), Some(table)) =
                    (click.button, cell, table)
                {
                    choose(&table, Target::Cell(cell), requests);
                }
            },
        );
}

fn watch_lamps(added: On<Add, Lamp>, mut commands: Commands, lamps: Query<&Lamp>) {
    let Some(goal) = lamps.get(added.entity).ok().and_then(|lamp| goal_of(*lamp)) else {
        return;
    };
    commands
        .entity(added.entity)
        .insert(Pickable::default())
        .observe(move |_: On<Pointer<Over>>, mut aim: ResMut<Aim>| {
            aim.set_if_neq(Aim::at(Some(Target::Lamp(goal))));
        })
        .observe(|_: On<Pointer<Out>>, mut aim: ResMut<Aim>| {
            aim.set_if_neq(Aim::default());
        })
        .observe(
            move |click: On<Pointer<Click>>,
                  table: Option<Res<XafkaTable>>,
                  requests: MessageWriter<SessionRequest>| {
                if let (PointerButton::Primary, Some(table)) = (click.button, table) {
                    choose(&table, Target::Lamp(goal), requests);
                }
            },
        );
}

fn choose(table: &XafkaTable, target: Target, mut requests: MessageWriter<SessionRequest>) {
    let text = table.0.move_text(&target.to_move());
    requests.write(SessionRequest::Play {
        text,
        origin: Origin::Person,
    });
}

/// Everything that may be chosen now, in a fixed order: hexagons, then lamps.
fn choices(table: &XafkaTable) -> Vec<Target> {
    let moves = table.0.legal_moves();
    moves
        .into_iter()
        .filter_map(|mv| match mv {
            Move::To(cell) => Some(Target::Cell(cell)),
            Move::Set(goal) => Some(Target::Lamp(goal)),
            Move::Retire(_) => None,
        })
        .collect()
}

fn move_cursor(
    mut actions: MessageReader<CursorAction>,
    table: Res<XafkaTable>,
    mut aim: ResMut<Aim>,
    camera: Query<&GlobalTransform, With<Camera3d>>,
    mut requests: MessageWriter<SessionRequest>,
    mut pulse: ResMut<Pulse>,
) {
    for action in actions.read() {
        pulse.now();
        let target = match action {
            CursorAction::Next => in_turn(&choices(&table), aim.target, 1),
            CursorAction::Previous => in_turn(&choices(&table), aim.target, -1),
            CursorAction::Choose => {
                if let Some(target) = aim.target {
                    let text = table.0.move_text(&target.to_move());
                    requests.write(SessionRequest::Play {
                        text,
                        origin: Origin::Person,
                    });
                }
                continue;
            }
            CursorAction::Leave => None,
            CursorAction::Left | CursorAction::Right | CursorAction::Up | CursorAction::Down => {
                screen_direction(*action, camera.iter().next())
                    .map_or(aim.target, |way| towards(&table, aim.target, way))
            }
        };
        aim.set_if_neq(Aim {
            target,
            by_keys: target.is_some(),
        });
    }
}

/// The hexagon nearest to the present one in a direction.
fn towards(table: &XafkaTable, now: Option<Target>, direction: Vec3) -> Option<Target> {
    let board = table.0.board();
    let layout = Layout::of(board);
    let standing = table.0.standing();
    let from = match now {
        Some(Target::Cell(cell)) => layout.place(cell),
        _ => table
            .0
            .piece(table.0.to_move())
            .map_or(Vec3::ZERO, |cell| layout.place(cell)),
    };
    let places = standing.into_iter().map(|cell| (cell, layout.place(cell)));
    nearest(places, from, direction, 0.3, 2.5)
        .map(Target::Cell)
        .or(now)
}

fn forget_on_new_table(mut facts: MessageReader<SessionFact>, mut aim: ResMut<Aim>) {
    let new = facts
        .read()
        .any(|fact| matches!(fact, SessionFact::Opened | SessionFact::Closed));
    if new {
        aim.set_if_neq(Aim::default());
    }
}

/// Says what is pointed at, and why it cannot be chosen.
fn tell(
    aim: Res<Aim>,
    table: Option<Res<XafkaTable>>,
    session: Option<Res<Session>>,
    mut pointed: ResMut<Pointed>,
    mut here: Local<bool>,
) {
    let (Some(table), Some(session)) = (table, session) else {
        // At the tables of other games others point.
        if core::mem::take(&mut *here) {
            pointed.set_if_neq(Pointed::default());
        }
        return;
    };
    *here = true;
    let text = aim
        .target
        .filter(|_| session.person_may_move())
        .map(|target| {
            let mv = target.to_move();
            let name = match target {
                Target::Cell(cell) => table.0.board().name(cell).to_owned(),
                Target::Lamp(Goal::Green) => "Green: a stuck player loses".to_owned(),
                Target::Lamp(Goal::Red) => "Red: a stuck player wins".to_owned(),
            };
            (
                name,
                table.0.check(&mv).err().map(|refusal| refusal.to_string()),
            )
        });
    let told = match text {
        Some((what, refused)) => Pointed {
            what: Some(what),
            refused,
        },
        None => Pointed::default(),
    };
    pointed.set_if_neq(told);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::xafka::{Options, Xafka};

    #[test]
    fn cursor_goes_round_through_what_may_be_chosen() {
        let table = XafkaTable(Xafka::new(Options::default()));
        let all = choices(&table);
        assert_eq!(all.len(), 37);
        let mut now = None;
        for _ in 0..38 {
            now = in_turn(&all, now, 1);
        }
        assert_eq!(now, Some(all[0]));
        assert_eq!(in_turn(&all, now, -1), Some(all[36]));
    }

    #[test]
    fn arrows_reach_every_side_of_the_board() {
        let table = XafkaTable(Xafka::new(Options::default()));
        for (direction, ends) in [
            (Vec3::X, ["g4", "g5", "g6", "g7"]),
            (Vec3::NEG_X, ["a1", "a2", "a3", "a4"]),
            (Vec3::NEG_Z, ["d7"; 4]),
            (Vec3::Z, ["d1"; 4]),
        ] {
            // From the middle, where a board without a piece begins.
            let mut now = None;
            for _ in 0..4 {
                now = towards(&table, now, direction);
            }
            let Some(Target::Cell(cell)) = now else {
                panic!("{now:?}")
            };
            let name = table.0.board().name(cell);
            assert!(ends.contains(&name), "{direction} leads to {name}");
        }
    }
}
