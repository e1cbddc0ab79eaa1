//! What the player points at and has selected, by mouse or by keys; what the
//! move that this amounts to would change; and the choice of it.
//!
//! The mouse is picked on one plane over the whole board: the place that is hit
//! gives the square.

use bevy::prelude::*;

use super::{MathematichessTable, Orders, Tray, ends, furniture::PieceOf};
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            machine::redraw::RedrawScheduler,
            session::{HintShown, Pointed, Requests, Session, SessionRequest, SessionSystems},
            states::Overlay,
        },
        board::{
            Aim as TableAim, AimOf, Choice, Chosen, Handled, Pointing, Ray, ReadAloud, TableSystems,
        },
    },
    rules::{
        Game,
        mathematichess::{Kind, Mathematichess, Move, Piece, Preview, Square},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Foreseen>();
    app.add_systems(
        Requests,
        (take_up_tool, carry_out_choice)
            .chain()
            .in_set(SessionSystems::Ask)
            .run_if(resource_exists::<MathematichessTable>),
    )
    .add_systems(
        Update,
        (
            foresee.in_set(TableSystems::Follow),
            describe
                .in_set(TableSystems::Follow)
                .run_if(resource_exists::<MathematichessTable>),
        ),
    );
}

/// What is pointed at, selected and opened.
pub type Aim = TableAim<Square, Held>;

/// What is selected and opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Held {
    /// The player's own piece that is to move.
    pub selected: Option<Square>,
    /// The territory whose sum stays open, by one of its squares.
    pub opened: Option<Square>,
    /// The territory pointed at in the list.
    pub(crate) listed: Option<Square>,
    /// A click takes a piece off the board as Terminator, once confirmed.
    pub terminating: bool,
    /// The Terminator that waits to be confirmed.
    pub condemned: Option<Square>,
}

/// The move that pointing amounts to, and what it would change.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Default)]
pub struct Foreseen(pub Option<(Move, Preview)>);

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

impl Pointing for Mathematichess {
    type Target = Square;
    type Held = Held;
    const REACH: f32 = 0.5;

    fn target_at(table: &MathematichessTable, _: &Held, ray: Ray) -> Option<Square> {
        table.layout().square_at(ray.hit)
    }

    /// Tray, Terminator and sums play a part in it: see `carry_out_choice`.
    fn choice(_: &MathematichessTable, _: &Held, _: Square) -> Choice<Move, Held> {
        Choice::Own
    }

    /// Pieces are laid at once, so that dragging goes on from there.
    fn paints(table: &MathematichessTable) -> bool {
        table.position.is_placing()
    }

    fn stroke(from: Square, to: Square) -> Vec<Square> {
        stroke(from, to).collect()
    }

    fn spot(_: &MathematichessTable, at: Square) -> Option<String> {
        Some(at.to_string())
    }

    /// Everything that may be chosen now.
    fn stops(table: &MathematichessTable, held: &Held) -> Vec<Square> {
        let position = &table.position;
        if position.is_placing() && !held.terminating {
            return position.board().holes().iter().collect();
        }
        let mut squares: Vec<Square> = if held.terminating {
            let own = |piece: Piece| piece.player == position.to_move();
            Square::all(position.board().size())
                .filter(|at| position.piece(*at).is_some_and(own))
                .collect()
        } else {
            let known = table.moves.iter().filter_map(|mv| ends(*mv));
            match held.selected {
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

    fn next(table: &MathematichessTable, aim: &Aim, step: isize) -> Option<Square> {
        in_turn(&Self::stops(table, &aim.held), aim.target, step)
    }

    fn places(table: &MathematichessTable) -> Vec<Square> {
        Square::all(table.position.board().size()).collect()
    }

    fn place(table: &MathematichessTable, target: Square) -> Option<Vec3> {
        Some(table.layout().place(target))
    }

    /// Selections are about positions: they go when those do.
    fn keep(table: Option<&MathematichessTable>, aim: &AimOf<Self>) -> AimOf<Self> {
        Aim {
            held: Held {
                // The sum of a hole that has gone elsewhere is closed.
                opened: aim
                    .held
                    .opened
                    .filter(|at| table.is_some_and(|table| table.territory(*at).is_some())),
                ..Held::default()
            },
            ..*aim
        }
    }
}

impl ReadAloud for Mathematichess {
    fn is_held(_: &MathematichessTable, held: &Held, target: Square) -> bool {
        held.selected == Some(target) || held.condemned == Some(target)
    }
}

impl Handled for Mathematichess {
    type Thing = &'static PieceOf;

    fn grip(table: &MathematichessTable, it: &PieceOf) -> Option<Square> {
        let position = &table.position;
        (!position.is_placing() && it.piece.player == position.to_move()).then_some(it.at)
    }

    fn may_go(table: &MathematichessTable, from: Square, to: Square) -> bool {
        table.move_between(from, to).is_some()
    }
}

/// The tool of the Terminator, and the way out of every half-made choice.
fn take_up_tool(
    mut pressed: MessageReader<ActionPressed>,
    table: Res<MathematichessTable>,
    session: If<Res<Session>>,
    overlay: Res<State<Overlay>>,
    mut aim: ResMut<Aim>,
) {
    if *overlay != Overlay::None {
        return;
    }
    let mine = session.person_may_move();
    for ActionPressed(action) in pressed.read() {
        if *action == Action::Special && mine {
            let may = table.position.may_terminate(table.position.to_move());
            aim.held.terminating = may && !aim.held.terminating;
            aim.held.condemned = None;
            aim.held.selected = None;
        }
    }
}

/// What choosing a square comes to.
fn carry_out_choice(
    mut chosen: MessageReader<Chosen<Square>>,
    table: Res<MathematichessTable>,
    session: If<Res<Session>>,
    tray: Res<Tray>,
    mut orders: ResMut<Orders>,
    mut aim: ResMut<Aim>,
    mut requests: MessageWriter<SessionRequest>,
) {
    // A click while a position is set up is not a move.
    if session.editor().is_some() {
        chosen.clear();
        return;
    }
    let position = &table.position;
    for Chosen { target: at, from } in chosen.read().copied() {
        let mine = session.person_may_move();
        if position.is_placing() && !aim.held.terminating {
            orders.lay(&session, position, &tray, at);
            continue;
        }
        let is_own = |at| {
            let piece = position.piece(at);
            piece.is_some_and(|piece| mine && piece.player == position.to_move())
        };
        let own = is_own(at);
        if let Some(from) = from.filter(|from| is_own(*from) && !aim.held.terminating) {
            aim.held.selected = Some(from);
        }
        let mut ask = |mv: Move| {
            requests.write(SessionRequest::play::<Mathematichess>(mv));
        };
        match aim.held.selected {
            // The same key twice says that it is meant; a click may slip.
            _ if aim.by_keys && aim.held.condemned == Some(at) => ask(Move::Terminate { at }),
            _ if aim.held.terminating && own => aim.held.condemned = Some(at),
            _ if aim.held.terminating => ask(Move::Terminate { at }),
            Some(from) if from == at => aim.held.selected = None,
            Some(from) => match table.move_between(from, at) {
                Some(mv) => {
                    aim.held.selected = None;
                    ask(mv);
                }
                None if own => aim.held.selected = Some(at),
                // The refusal says why not.
                None => {
                    if let Some(mv) = attempt(position, from, at) {
                        ask(mv);
                    }
                }
            },
            None if own => aim.held.selected = Some(at),
            None => {
                let territory = table.territory(at).map(|_| at);
                aim.held.opened =
                    territory.filter(|_| !same_territory(&table, aim.held.opened, at));
            }
        }
    }
}

fn same_territory(table: &MathematichessTable, opened: Option<Square>, at: Square) -> bool {
    opened
        .and_then(|opened| table.territory(opened))
        .is_some_and(|territory| territory.contains(at))
}

/// The move that a player who takes the piece on `from` to `at` has in mind, legal
/// or not.
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

/// Works out what the move that is pointed at, proposed by a hint or waiting to be confirmed
/// would change.
fn foresee(
    aim: Res<Aim>,
    hint: Res<HintShown>,
    table: Option<Res<MathematichessTable>>,
    mut foreseen: ResMut<Foreseen>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some(table) = table else {
        foreseen.set_if_neq(Foreseen(None));
        return;
    };
    if !(aim.is_changed() || table.is_changed() || hint.is_changed()) {
        return;
    }
    let mv = if let Some(at) = aim.held.condemned {
        Some(Move::Terminate { at })
    } else if aim.held.terminating {
        aim.target.map(|at| Move::Terminate { at })
    } else if let (Some(from), Some(at)) = (aim.held.selected.or(aim.pressed), aim.target) {
        table.move_between(from, at)
    } else {
        hint.mv(&table.position).as_deref().copied()
    };
    let preview = mv
        .filter(|_| !table.position.is_placing())
        .and_then(|mv| Some((mv, table.position.preview(mv).ok()?)));
    if foreseen.set_if_neq(Foreseen(preview)) {
        redraw.now();
    }
}

/// Says what is pointed at, and why it cannot be chosen.
fn describe(
    aim: Res<Aim>,
    tray: Res<Tray>,
    table: Res<MathematichessTable>,
    session: If<Res<Session>>,
    mut pointed: ResMut<Pointed>,
) {
    let may_move = session.person_may_move();
    let said = aim
        .target
        .filter(|_| may_move)
        .map(|at| pointed_at(&table, &aim, &tray, at));
    pointed.set_if_neq(said.unwrap_or_default());
}

fn pointed_at(table: &MathematichessTable, aim: &Aim, tray: &Tray, at: Square) -> Pointed {
    let position = &table.position;
    let player = position.to_move();
    let on = position.piece(at);
    let name = match on {
        Some(piece) => texts::table_mathematichess_piece_on(&piece.name(), &at.to_string()),
        None => at.to_string(),
    };
    let refused = |mv: Move| position.check(&mv).err().map(|refusal| refusal.to_string());
    let (what, refused) = if aim.held.terminating {
        let what = texts::table_mathematichess_terminator_at(&name);
        (what, refused(Move::Terminate { at }))
    } else if position.is_placing() {
        match (tray.kind(player), on) {
            (_, Some(_)) => (name, None),
            (None, None) => (kept_empty(table, at, name), None),
            (Some(kind), None) => {
                let what = texts::table_mathematichess_piece_on(kind.name(), &at.to_string());
                let what = kept_empty(table, at, what);
                (what, refused(Move::Place { kind, at }))
            }
        }
    } else if let Some(from) = aim.held.selected.filter(|from| *from != at) {
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
            Some(_) => (
                texts::table_mathematichess_moves_of(&name, moves.count()),
                None,
            ),
            None => (name, None),
        }
    };
    Pointed {
        what: Some(what),
        refused,
    }
}

/// With ". If e4 alone stays empty, it counts 12 for White", while pieces are placed.
fn kept_empty(table: &MathematichessTable, at: Square, what: String) -> String {
    let Some(worth) = table.prospect(at) else {
        return what;
    };
    let at = at.to_string();
    match worth {
        [white, 0] => texts::table_mathematichess_kept_empty_white(&what, &at, white),
        [0, black] => texts::table_mathematichess_kept_empty_black(&what, &at, black),
        [white, black] => texts::table_mathematichess_kept_empty_both(&what, &at, white, black),
    }
}

#[cfg(test)]
mod tests {
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
        let movers = Mathematichess::stops(&table, &aim.held);
        assert!(!movers.is_empty());
        for mover in &movers {
            aim.held.selected = Some(*mover);
            let targets = Mathematichess::stops(&table, &aim.held);
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
    fn while_placing_a_square_says_what_it_would_count_if_it_stayed_empty() {
        let mut game = Mathematichess::start(&Options::on(7));
        let play = |game: &mut Mathematichess, text: &str| {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        };
        let said = |game: &Mathematichess, name: &str| {
            let table = MathematichessTable::new(game.clone());
            let tray = Tray::default();
            pointed_at(&table, &Aim::default(), &tray, at(name))
                .what
                .unwrap()
        };
        assert!(!said(&game, "d4").contains("stays empty"));
        play(&mut game, "R@d5");
        let alone = game.board().prospect(at("d4"));
        assert!(alone[0] > 0);
        let text = said(&game, "d4");
        let worth = format!("If d4 alone stays empty, it counts {} for White", alone[0]);
        assert!(text.ends_with(&worth), "{text}");
        play(&mut game, "K@d3");
        let [white, black] = game.board().prospect(at("d4"));
        let text = said(&game, "d4");
        assert!(
            (white == 0 || text.contains(&format!("{white} for White")))
                && (black == 0 || text.contains(&format!("{black} for Black"))),
            "{text}"
        );
        assert!(
            !said(&game, "a1").contains("stays empty"),
            "no piece is near"
        );
    }

    #[test]
    fn a_wrong_try_is_refused_in_the_words_of_the_rules() {
        let table = table("nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB");
        let aim = Aim {
            held: Held {
                selected: Some(at("a1")),
                ..Held::default()
            },
            ..Aim::default()
        };
        let said = pointed_at(&table, &aim, &Tray::default(), at("b1"));
        assert!(said.refused.unwrap().contains("b1 is not empty"));
        let said = pointed_at(&table, &Aim::default(), &Tray::default(), at("a1"));
        assert!(said.what.unwrap().starts_with("white Bishop on a1"));
    }
}
