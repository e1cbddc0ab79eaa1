//! What the player points at and has selected, by mouse or by keys; what the
//! move that this amounts to would change; and the choice of it.
//!
//! The mouse is picked on one plane over the whole board: the place that is hit
//! tells the square.

use bevy::{
    picking::{
        events::{Move as PointerMove, Press, Release},
        pointer::PointerButton,
    },
    prelude::*,
};

use super::{Layout, MathematichessTable, Orders, TableSystems, Tray, ends, things::BoardPlane};
use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed, CursorAction},
            pulse::Pulse,
            session::{
                HintShown, Origin, Pointed, Session, SessionFact, SessionRequest, SessionSystems,
            },
            states::Overlay,
        },
        board::steering::screen_direction,
    },
    rules::{
        Game,
        mathematichess::{Kind, Mathematichess, Move, Piece, Preview, Square},
    },
};

pub(super) fn plugin(app: &mut App) {
    visitors::forget::<Aim>(app);
    app.init_resource::<Aim>()
        .init_resource::<Foreseen>()
        .init_resource::<Painting>();
    app.add_message::<CursorAction>();
    app.add_message::<Chosen>();
    app.add_systems(
        Update,
        (move_cursor, take_up_tool, choose)
            .chain()
            .in_set(SessionSystems::Ask)
            .run_if(resource_exists::<MathematichessTable>),
    );
    app.add_systems(
        Update,
        (forget, foresee, tell).chain().in_set(TableSystems::Aim),
    );
    app.add_observer(watch_planes);
}

/// What is pointed at, selected and opened.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Aim {
    /// The square pointed at, if any.
    pub at: Option<Square>,
    /// Whether it was reached by keys.
    pub by_keys: bool,
    /// The own piece that is to move.
    pub selected: Option<Square>,
    /// The territory whose sum stays open, by one of its squares.
    pub opened: Option<Square>,
    /// The territory pointed at in the list.
    pub listed: Option<Square>,
    /// A click takes a piece off the board as Terminator, once confirmed.
    pub terminating: bool,
    /// The Terminator that waits to be confirmed.
    pub condemned: Option<Square>,
}

/// The move that pointing amounts to, and what it would change.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Default)]
pub struct Foreseen(pub Option<(Move, Preview)>);

/// A square was clicked, or chosen by keys.
#[derive(Message, Clone, Copy, Debug)]
struct Chosen(Square);

/// Pieces are being laid out by dragging; the square that was last laid on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Painting(Option<Square>);

fn square_at(planes: &Query<&BoardPlane>, plane: Entity, hit: Option<Vec3>) -> Option<Square> {
    planes.get(plane).ok()?.0.square_at(hit?)
}

/// The squares on the way from one to another, the first left out: a quick hand
/// passes over several between two looks at the pointer.
fn stroke(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (file, rank) = (i32::from(from.file()), i32::from(from.rank()));
    let (files, ranks) = (i32::from(to.file()) - file, i32::from(to.rank()) - rank);
    let steps = files.abs().max(ranks.abs());
    (1..=steps).filter_map(move |n| {
        // To the nearest square; halves go on.
        let along = |whole: i32| (2 * whole * n + steps * whole.signum()) / (2 * steps);
        let file = u8::try_from(file + along(files)).ok()?;
        let rank = u8::try_from(rank + along(ranks)).ok()?;
        Square::new(file, rank)
    })
}

fn watch_planes(added: On<Add, BoardPlane>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .observe(
            |moved: On<Pointer<PointerMove>>,
             planes: Query<&BoardPlane>,
             mut aim: ResMut<Aim>,
             mut painting: ResMut<Painting>,
             mut chosen: MessageWriter<Chosen>| {
                let at = square_at(&planes, moved.entity, moved.hit.position);
                if (aim.at, aim.by_keys) != (at, false) {
                    aim.at = at;
                    aim.by_keys = false;
                }
                if let (Some(last), Some(at)) = (painting.0, at)
                    && last != at
                {
                    painting.0 = Some(at);
                    chosen.write_batch(stroke(last, at).map(Chosen));
                }
            },
        )
        .observe(|_: On<Pointer<Out>>, mut aim: ResMut<Aim>| {
            if aim.at.is_some() && !aim.by_keys {
                aim.at = None;
            }
        })
        .observe(
            |press: On<Pointer<Press>>,
             planes: Query<&BoardPlane>,
             table: Option<Res<MathematichessTable>>,
             mut painting: ResMut<Painting>,
             mut chosen: MessageWriter<Chosen>| {
                // Pieces are laid at once, so that dragging goes on from there.
                let placing = table.is_some_and(|table| table.position.is_placing());
                let at = square_at(&planes, press.entity, press.hit.position);
                if let (true, PointerButton::Primary, Some(at)) = (placing, press.button, at) {
                    painting.0 = Some(at);
                    chosen.write(Chosen(at));
                }
            },
        )
        .observe(|_: On<Pointer<Release>>, mut painting: ResMut<Painting>| {
            painting.set_if_neq(Painting(None));
        })
        .observe(
            |click: On<Pointer<Click>>,
             planes: Query<&BoardPlane>,
             table: Option<Res<MathematichessTable>>,
             mut chosen: MessageWriter<Chosen>| {
                let moving = table.is_some_and(|table| !table.position.is_placing());
                let at = square_at(&planes, click.entity, click.hit.position);
                if let (true, PointerButton::Primary, Some(at)) = (moving, click.button, at) {
                    chosen.write(Chosen(at));
                }
            },
        );
}

/// The tool of the Terminator, and the way out of every half-made choice.
fn take_up_tool(
    mut pressed: MessageReader<ActionPressed>,
    table: Res<MathematichessTable>,
    session: Option<Res<Session>>,
    overlay: Res<Overlay>,
    mut aim: ResMut<Aim>,
) {
    if *overlay != Overlay::None {
        return;
    }
    let mine = session.is_some_and(|session| session.person_may_move());
    for ActionPressed(action) in pressed.read() {
        if *action == Action::Special && mine {
            let may = table.position.may_terminate(table.position.to_move());
            aim.terminating = may && !aim.terminating;
            aim.condemned = None;
            aim.selected = None;
        }
    }
}

/// What choosing a square comes to.
fn choose(
    mut chosen: MessageReader<Chosen>,
    table: Res<MathematichessTable>,
    session: Option<Res<Session>>,
    tray: Res<Tray>,
    mut orders: ResMut<Orders>,
    mut aim: ResMut<Aim>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let Some(session) = session else { return };
    let position = &table.position;
    for Chosen(at) in chosen.read().copied() {
        let mine = session.person_may_move();
        if position.is_placing() && !aim.terminating {
            orders.lay(&session, position, &tray, at);
            continue;
        }
        let own = position
            .piece(at)
            .is_some_and(|piece| mine && piece.player == position.to_move());
        let mut ask = |mv: Move| {
            requests.write(SessionRequest::Play {
                text: position.move_text(&mv),
                origin: Origin::Person,
            });
        };
        match aim.selected {
            // The same key twice says that it is meant; a click may slip.
            _ if aim.by_keys && aim.condemned == Some(at) => ask(Move::Terminate { at }),
            _ if aim.terminating && own => aim.condemned = Some(at),
            _ if aim.terminating => ask(Move::Terminate { at }),
            Some(from) if from == at => aim.selected = None,
            Some(from) => match table.move_between(from, at) {
                Some(mv) => {
                    aim.selected = None;
                    ask(mv);
                }
                None if own => aim.selected = Some(at),
                // The refusal tells why not.
                None => {
                    if let Some(mv) = attempt(position, from, at) {
                        ask(mv);
                    }
                }
            },
            None if own => aim.selected = Some(at),
            None => {
                let territory = table.territory(at).map(|_| at);
                aim.opened = territory.filter(|_| !same_territory(&table, aim.opened, at));
            }
        }
    }
}

fn same_territory(table: &MathematichessTable, opened: Option<Square>, at: Square) -> bool {
    opened
        .and_then(|opened| table.territory(opened))
        .is_some_and(|territory| territory.contains(at))
}

/// The move that somebody has in mind who takes the piece on `from` to `at`,
/// be it legal or not.
fn attempt(position: &Mathematichess, from: Square, at: Square) -> Option<Move> {
    let piece = position.piece(from)?;
    let steps = position.agreed().is_revision();
    Some(match (piece.kind, position.piece(at)) {
        (Kind::King | Kind::Queen, Some(_)) if !steps => Move::Swap { from, with: at },
        (Kind::Bishop | Kind::Rook | Kind::Treasurer, _) if !steps => Move::Push { from, to: at },
        (Kind::King | Kind::Queen, _) if !steps => Move::Swap { from, with: at },
        _ => Move::Step { from, to: at },
    })
}

/// Everything that may be chosen now, in a fixed order.
fn choices(table: &MathematichessTable, aim: &Aim) -> Vec<Square> {
    let position = &table.position;
    if position.is_placing() && !aim.terminating {
        return position.board().holes().iter().collect();
    }
    let mut squares: Vec<Square> = if aim.terminating {
        let own = |piece: Piece| piece.player == position.to_move();
        Square::all(position.board().size())
            .filter(|at| position.piece(*at).is_some_and(own))
            .collect()
    } else {
        let known = table.moves.iter().filter_map(|mv| ends(*mv));
        match aim.selected {
            Some(selected) => known
                .filter(|(from, _)| *from == selected)
                .map(|(_, to)| to)
                .collect(),
            None => known.map(|(from, _)| from).collect(),
        }
    };
    squares.sort_unstable();
    squares.dedup();
    squares
}

fn move_cursor(
    mut actions: MessageReader<CursorAction>,
    table: Res<MathematichessTable>,
    mut aim: ResMut<Aim>,
    camera: Query<&GlobalTransform, With<Camera3d>>,
    mut chosen: MessageWriter<Chosen>,
    mut pulse: ResMut<Pulse>,
) {
    for action in actions.read() {
        pulse.now();
        let at = match action {
            CursorAction::Next => in_turn(&choices(&table, &aim), aim.at, 1),
            CursorAction::Previous => in_turn(&choices(&table, &aim), aim.at, -1),
            CursorAction::Choose => {
                if let Some(at) = aim.at {
                    chosen.write(Chosen(at));
                }
                continue;
            }
            CursorAction::Leave => {
                aim.selected = None;
                aim.terminating = false;
                aim.condemned = None;
                aim.opened = None;
                None
            }
            CursorAction::Left | CursorAction::Right | CursorAction::Up | CursorAction::Down => {
                screen_direction(*action, camera.iter().next())
                    .map_or(aim.at, |way| towards(&table.layout(), aim.at, way))
            }
        };
        aim.at = at;
        aim.by_keys = at.is_some();
    }
}

/// The choice after (or before) the present one, round and round.
fn in_turn(choices: &[Square], now: Option<Square>, step: isize) -> Option<Square> {
    let count = choices.len();
    if count == 0 {
        return now;
    }
    let next = match now {
        // From between the choices, to the nearest one in their order.
        Some(now) => match choices.binary_search(&now) {
            Ok(at) => (at as isize + step).rem_euclid(count as isize) as usize,
            Err(at) if step > 0 => at % count,
            Err(at) => (at + count - 1) % count,
        },
        None if step < 0 => count - 1,
        None => 0,
    };
    choices.get(next).copied()
}

fn towards(layout: &Layout, now: Option<Square>, direction: Vec3) -> Option<Square> {
    match now {
        Some(now) => layout.beside(now, direction).or(Some(now)),
        None => layout.square_at(Vec3::ZERO),
    }
}

/// Selections are about positions: they go when those do.
fn forget(
    mut facts: MessageReader<SessionFact>,
    table: Option<Res<MathematichessTable>>,
    mut aim: ResMut<Aim>,
    mut painting: ResMut<Painting>,
) {
    for fact in facts.read() {
        let kept = match fact {
            SessionFact::Opened | SessionFact::Closed => Aim::default(),
            SessionFact::Played { .. } | SessionFact::Moved { .. } => Aim {
                selected: None,
                terminating: false,
                condemned: None,
                // The sum of a hole that has gone elsewhere is closed.
                opened: aim.opened.filter(|at| {
                    let table = table.as_ref();
                    table.is_some_and(|table| table.territory(*at).is_some())
                }),
                listed: None,
                ..*aim
            },
            _ => continue,
        };
        aim.set_if_neq(kept);
    }
    if table.is_none() {
        painting.set_if_neq(Painting(None));
    }
}

/// Works out what the move would change that is pointed at, proposed by a hint,
/// or waits to be confirmed.
fn foresee(
    aim: Res<Aim>,
    hint: Res<HintShown>,
    table: Option<Res<MathematichessTable>>,
    mut foreseen: ResMut<Foreseen>,
    mut pulse: ResMut<Pulse>,
) {
    let Some(table) = table else {
        foreseen.set_if_neq(Foreseen(None));
        return;
    };
    if !(aim.is_changed() || table.is_changed() || hint.is_changed()) {
        return;
    }
    let mv = if let Some(at) = aim.condemned {
        Some(Move::Terminate { at })
    } else if aim.terminating {
        aim.at.map(|at| Move::Terminate { at })
    } else if let (Some(from), Some(at)) = (aim.selected, aim.at) {
        table.move_between(from, at)
    } else {
        hint.0
            .as_ref()
            .and_then(|hint| table.position.parse_move(&hint.mv).ok())
    };
    let told = mv
        .filter(|_| !table.position.is_placing())
        .and_then(|mv| Some((mv, table.position.preview(mv).ok()?)));
    if foreseen.set_if_neq(Foreseen(told)) {
        pulse.now();
    }
}

/// Says what is pointed at, and why it cannot be chosen.
fn tell(
    aim: Res<Aim>,
    tray: Res<Tray>,
    table: Option<Res<MathematichessTable>>,
    session: Option<Res<Session>>,
    mut pointed: ResMut<Pointed>,
    mut here: Local<bool>,
) {
    let (Some(table), Some(session)) = (table, session) else {
        if core::mem::take(&mut *here) {
            pointed.set_if_neq(Pointed::default());
        }
        return;
    };
    *here = true;
    let told = aim
        .at
        .filter(|_| session.person_may_move())
        .map_or_else(Pointed::default, |at| pointed_at(&table, &aim, &tray, at));
    pointed.set_if_neq(told);
}

fn pointed_at(table: &MathematichessTable, aim: &Aim, tray: &Tray, at: Square) -> Pointed {
    let position = &table.position;
    let player = position.to_move();
    let on = position.piece(at);
    let name = match on {
        Some(piece) => format!("{} on {at}", piece.name()),
        None => at.to_string(),
    };
    let refused = |mv: Move| position.check(&mv).err().map(|refusal| refusal.to_string());
    let (what, refused) = if aim.terminating {
        let what = format!("Terminator: {name}");
        (what, refused(Move::Terminate { at }))
    } else if position.is_placing() {
        match (tray.kind(player), on) {
            (_, Some(_)) | (None, None) => (name, None),
            (Some(kind), None) => (
                format!("{} on {at}", kind.name()),
                refused(Move::Place { kind, at }),
            ),
        }
    } else if let Some(from) = aim.selected.filter(|from| *from != at) {
        let own = on.is_some_and(|piece| piece.player == player);
        match table.move_between(from, at) {
            Some(_) => (name, None),
            None if own => (name, None),
            None => {
                let why = attempt(position, from, at).and_then(refused);
                (name, why)
            }
        }
    } else {
        let own = on.filter(|piece| piece.player == player);
        let moves = table
            .moves
            .iter()
            .filter(|mv| ends(**mv).is_some_and(|(from, _)| from == at));
        match own {
            Some(_) => (format!("{name}: {}", moves_text(moves.count())), None),
            None => (name, None),
        }
    };
    Pointed {
        what: Some(what),
        refused,
    }
}

fn moves_text(count: usize) -> String {
    match count {
        0 => "cannot move now".to_owned(),
        1 => "1 move".to_owned(),
        count => format!("{count} moves"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::mathematichess::Options;

    fn at(name: &str) -> Square {
        Square::read(name).unwrap()
    }

    #[test]
    fn a_quick_hand_leaves_no_gaps() {
        let way = |from, to| -> Vec<String> {
            stroke(at(from), at(to)).map(|at| at.to_string()).collect()
        };
        assert_eq!(way("b2", "b2"), [""; 0]);
        assert_eq!(way("b2", "c2"), ["c2"]);
        assert_eq!(way("b2", "f2"), ["c2", "d2", "e2", "f2"]);
        assert_eq!(way("d4", "b2"), ["c3", "b2"]);
        assert_eq!(way("a1", "d3"), ["b2", "c2", "d3"]);
    }

    fn table(text: &str) -> MathematichessTable {
        let options = Options::on(5);
        MathematichessTable::new(Mathematichess::parse_position(&options, text).unwrap())
    }

    #[test]
    fn the_cursor_goes_from_piece_to_piece_and_then_over_its_targets() {
        let table = table("nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB");
        let mut aim = Aim::default();
        let movers = choices(&table, &aim);
        assert!(!movers.is_empty());
        for mover in &movers {
            aim.selected = Some(*mover);
            let targets = choices(&table, &aim);
            assert!(!targets.is_empty());
            for target in targets {
                assert!(table.move_between(*mover, target).is_some());
            }
        }
        let first = in_turn(&movers, None, 1);
        assert_eq!(first, movers.first().copied());
        assert_eq!(in_turn(&movers, first, -1), movers.last().copied());
        assert_eq!(in_turn(&[], None, 1), None);
    }

    #[test]
    fn a_wrong_try_is_refused_in_the_words_of_the_rules() {
        let table = table("nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB");
        let aim = Aim {
            selected: Some(at("a1")),
            ..Aim::default()
        };
        let told = pointed_at(&table, &aim, &Tray::default(), at("b1"));
        assert!(told.refused.unwrap().contains("b1 is not empty"));
        let told = pointed_at(&table, &Aim::default(), &Tray::default(), at("a1"));
        assert!(told.what.unwrap().starts_with("white Bishop on a1"));
    }
}
