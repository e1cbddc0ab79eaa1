//! What the player points at, by mouse or by keys, which block is chosen, and
//! what clicking does.
//!
//! The mouse is picked on one plane that reaches under everything; where its
//! ray meets the pyramid, a tower or a reserve is the arithmetic of the layout.
//! A block is moved by clicking it and then a square, or by dragging it there;
//! a click on a free square alone brings a block from the reserve.

use bevy::{
    picking::{backend::HitData, events::Move as PointerMove, pointer::PointerButton},
    prelude::*,
};

use super::{
    Fan, XimaSystems, XimaTable,
    layout::{self, Spot},
    preview::{self, move_of, origin_at},
    things::PickingPlane,
};
use crate::{
    plugins::{
        app::{
            keys::CursorAction,
            pulse::Pulse,
            session::{
                Origin as Source, Pointed, Session, SessionFact, SessionRequest, SessionSystems,
            },
        },
        board::steering::{in_turn, screen_direction},
        scene::camera::TableCamera,
    },
    rules::{
        Game,
        xima::{Move, Origin, Square, Xima},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>();
    app.add_message::<CursorAction>();
    app.add_systems(
        Update,
        move_cursor
            .in_set(SessionSystems::Ask)
            .run_if(resource_exists::<XimaTable>),
    );
    app.add_systems(
        Update,
        (forget_what_has_changed, tell)
            .chain()
            .in_set(XimaSystems::View),
    );
    app.add_observer(watch_plane);
}

/// What is pointed at, and what is chosen.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Aim {
    /// The thing pointed at, if any.
    pub spot: Option<Spot>,
    /// Whether it was reached by keys.
    pub by_keys: bool,
    /// The block that is to move.
    pub chosen: Option<Origin>,
    /// Where the button of the mouse went down.
    pressed: Option<Spot>,
}

/// What a click on a spot asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// To play a move; the rules may refuse it.
    Play(Move),
    /// To choose a block, or none.
    Choose(Option<Origin>),
    /// To see who is in a tower.
    Fan(Square),
    /// Nothing.
    Nothing,
}

fn wish(position: &Xima, chosen: Option<Origin>, spot: Spot) -> Wish {
    let own = origin_at(position, spot);
    if own.is_some() && own == chosen {
        return Wish::Choose(None);
    }
    match (spot, chosen) {
        (Spot::Square(to), Some(origin)) => {
            let mv = move_of(origin, to);
            match position.check(&mv) {
                Err(_) if own.is_some() => Wish::Choose(own),
                _ => Wish::Play(mv),
            }
        }
        (Spot::Square(to), None) => match (own, preview::implied(position, to)) {
            (Some(_), _) => Wish::Choose(own),
            (None, Some(origin)) => Wish::Play(move_of(origin, to)),
            (None, None) if position.tower_len(to) > 1 => Wish::Fan(to),
            (None, None) => Wish::Nothing,
        },
        _ if own.is_some() => Wish::Choose(own),
        _ => Wish::Nothing,
    }
}

/// What moving the pressed button from one spot to another asks for.
fn drag(position: &Xima, from: Spot, to: Spot) -> Wish {
    match (origin_at(position, from), to) {
        (Some(origin), Spot::Square(to)) => Wish::Play(move_of(origin, to)),
        _ => Wish::Nothing,
    }
}

/// Carries out a wish, if it is somebody's turn at this table.
fn carry_out(
    wish: Wish,
    position: &Xima,
    may_move: bool,
    aim: &mut Aim,
    fan: &mut Fan,
    requests: &mut MessageWriter<SessionRequest>,
) {
    match wish {
        Wish::Play(mv) => {
            // Whoever is not to move hears so from the session.
            requests.write(SessionRequest::Play {
                text: position.move_text(&mv),
                origin: Source::Person,
            });
        }
        Wish::Choose(origin) if may_move => aim.chosen = origin,
        Wish::Fan(square) => fan.turn(square),
        Wish::Choose(_) | Wish::Nothing => {}
    }
}

/// What the ray of a hit meets first.
fn spot_of(
    hit: &HitData,
    cameras: &Query<&GlobalTransform, With<TableCamera>>,
    table: Option<&XimaTable>,
) -> Option<Spot> {
    let from = cameras.get(hit.camera).ok()?.translation();
    let direction = Dir3::new(hit.position? - from).ok()?;
    layout::strike(&Ray3d::new(from, direction), &table?.0)
}

fn watch_plane(added: On<Add, PickingPlane>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .observe(
            |moved: On<Pointer<PointerMove>>,
             cameras: Query<&GlobalTransform, With<TableCamera>>,
             table: Option<Res<XimaTable>>,
             mut aim: ResMut<Aim>| {
                let spot = spot_of(&moved.hit, &cameras, table.as_deref());
                point_at(&mut aim, spot);
            },
        )
        .observe(|_: On<Pointer<Out>>, mut aim: ResMut<Aim>| {
            point_at(&mut aim, None);
        })
        .observe(
            |press: On<Pointer<Press>>,
             cameras: Query<&GlobalTransform, With<TableCamera>>,
             table: Option<Res<XimaTable>>,
             mut aim: ResMut<Aim>| {
                if press.button == PointerButton::Primary {
                    aim.pressed = spot_of(&press.hit, &cameras, table.as_deref());
                }
            },
        )
        .observe(
            |click: On<Pointer<Click>>,
             cameras: Query<&GlobalTransform, With<TableCamera>>,
             table: Option<Res<XimaTable>>,
             session: Option<Res<Session>>,
             mut aim: ResMut<Aim>,
             mut fan: ResMut<Fan>,
             mut requests: MessageWriter<SessionRequest>| {
                let (Some(table), Some(session)) = (table, session) else {
                    return;
                };
                let spot = spot_of(&click.hit, &cameras, Some(&table));
                let pressed = aim.pressed.take();
                let (PointerButton::Primary, Some(spot)) = (click.button, spot) else {
                    return;
                };
                let position = &table.0;
                let wish = match pressed {
                    Some(from) if from != spot => drag(position, from, spot),
                    _ => wish(position, aim.chosen, spot),
                };
                let may_move = session.person_may_move();
                carry_out(wish, position, may_move, &mut aim, &mut fan, &mut requests);
            },
        );
}

fn point_at(aim: &mut ResMut<Aim>, spot: Option<Spot>) {
    let now = Aim {
        spot,
        by_keys: false,
        ..**aim
    };
    aim.set_if_neq(now);
}

/// Everything that may be chosen now, in a fixed order: the blocks that may
/// move, or the squares that the chosen one may go to.
fn choices(position: &Xima, chosen: Option<Origin>) -> Vec<Spot> {
    let mut spots = Vec::new();
    for mv in position.legal_moves() {
        let Some((origin, to)) = mv.block() else {
            continue;
        };
        let spot = match chosen {
            Some(chosen) if chosen == origin => Spot::Square(to),
            Some(_) => continue,
            None => preview::spot_of(position, origin),
        };
        if !spots.contains(&spot) {
            spots.push(spot);
        }
    }
    spots
}

fn move_cursor(
    mut actions: MessageReader<CursorAction>,
    table: Res<XimaTable>,
    session: Option<Res<Session>>,
    mut aim: ResMut<Aim>,
    mut fan: ResMut<Fan>,
    camera: Query<&GlobalTransform, With<TableCamera>>,
    mut requests: MessageWriter<SessionRequest>,
    mut pulse: ResMut<Pulse>,
) {
    let position = &table.0;
    let may_move = session.is_some_and(|session| session.person_may_move());
    for action in actions.read() {
        pulse.now();
        let spot = match action {
            CursorAction::Next => in_turn(&choices(position, aim.chosen), aim.spot, 1).or(aim.spot),
            CursorAction::Previous => {
                in_turn(&choices(position, aim.chosen), aim.spot, -1).or(aim.spot)
            }
            CursorAction::Choose => {
                if let Some(text) = only_choice(position).filter(|_| may_move) {
                    let origin = Source::Person;
                    requests.write(SessionRequest::Play { text, origin });
                } else if let Some(spot) = aim.spot {
                    let wish = wish(position, aim.chosen, spot);
                    carry_out(wish, position, may_move, &mut aim, &mut fan, &mut requests);
                }
                continue;
            }
            CursorAction::Leave => {
                aim.chosen = None;
                None
            }
            CursorAction::Left | CursorAction::Right | CursorAction::Up | CursorAction::Down => {
                screen_direction(*action, camera.iter().next())
                    .map_or(aim.spot, |way| towards(position, aim.spot, way))
            }
        };
        let now = Aim {
            spot,
            by_keys: spot.is_some(),
            ..*aim
        };
        aim.set_if_neq(now);
    }
}

/// The one thing that can be done, where that is not to move a block.
fn only_choice(position: &Xima) -> Option<String> {
    match position.legal_moves().as_slice() {
        [only] if only.block().is_none() => Some(position.move_text(only)),
        _ => None,
    }
}

/// The square or reserve nearest to the present one in a direction.
fn towards(position: &Xima, now: Option<Spot>, direction: Vec3) -> Option<Spot> {
    let player = position.to_move();
    let flat = |spot: Spot| layout::place(spot, position).with_y(0.0);
    let from = now.map_or(flat(Spot::Reserve(player)), flat);
    let cost = |spot: Spot| {
        let way = flat(spot) - from;
        let along = way.dot(direction);
        let aside = (way - direction * along).length();
        // What lies mainly aside is in another direction.
        (along > 0.3 * layout::SQUARE && aside < 3.0 * along).then_some(along + 6.0 * aside)
    };
    Square::all()
        .map(Spot::Square)
        .chain([Spot::Reserve(player), Spot::SpecialReserve(player)])
        .filter_map(|spot| Some((cost(spot)?, spot)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, spot)| spot)
        .or(now)
}

/// A new position has new blocks to choose from.
fn forget_what_has_changed(mut facts: MessageReader<SessionFact>, mut aim: ResMut<Aim>) {
    for fact in facts.read() {
        let now = match fact {
            SessionFact::Opened | SessionFact::Closed => Aim::default(),
            SessionFact::Played { .. } | SessionFact::Moved { .. } => Aim {
                chosen: None,
                ..*aim
            },
            _ => continue,
        };
        aim.set_if_neq(now);
    }
}

/// Says what is pointed at, and why it cannot be chosen.
fn tell(
    aim: Res<Aim>,
    table: Option<Res<XimaTable>>,
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
    let told = match aim.spot.filter(|_| session.person_may_move()) {
        Some(spot) => super::way::told(&table.0, aim.chosen, spot),
        None => Pointed::default(),
    };
    pointed.set_if_neq(told);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::xima::Options;

    fn game(moves: &[&str]) -> Xima {
        let mut game = Xima::new(Options::default());
        for text in moves {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        game
    }

    fn at(name: &str) -> Spot {
        Spot::Square(Square::parse(name).unwrap())
    }

    fn on(name: &str) -> Origin {
        Origin::On(Square::parse(name).unwrap())
    }

    #[test]
    fn a_click_brings_a_block_in_or_chooses_one_or_plays_it() {
        let game = game(&["-A1", "-A2"]);
        let to = |name| Square::parse(name).unwrap();
        assert_eq!(
            wish(&game, None, at("C1")),
            Wish::Play(Move::Enter(to("C1")))
        );
        assert_eq!(wish(&game, None, at("A1")), Wish::Choose(Some(on("A1"))));
        assert_eq!(wish(&game, Some(on("A1")), at("A1")), Wish::Choose(None));
        let step = Move::Step {
            from: to("A1"),
            to: to("D1"),
        };
        assert_eq!(wish(&game, Some(on("A1")), at("D1")), Wish::Play(step));
        let red = game.to_move();
        let reserve = Wish::Choose(Some(Origin::Reserve));
        assert_eq!(wish(&game, None, Spot::Reserve(red)), reserve);
        assert_eq!(wish(&game, Some(on("A1")), Spot::Reserve(red)), reserve);
        let other = wish(&game, None, Spot::Reserve(red.other()));
        assert_eq!(other, Wish::Nothing);
        assert_eq!(drag(&game, at("A1"), at("D1")), Wish::Play(step));
        let special = Wish::Play(Move::EnterSpecial(to("C1")));
        assert_eq!(drag(&game, Spot::SpecialReserve(red), at("C1")), special);
    }

    #[test]
    fn a_tower_of_others_is_fanned_out() {
        let game = game(&["-A1", "-A2", "-M1", "A2A1"]);
        let a1 = Square::parse("A1").unwrap();
        assert_eq!(wish(&game, None, at("A1")), Wish::Fan(a1));
    }

    #[test]
    fn choices_go_round_and_lead_from_blocks_to_squares() {
        let game = game(&["-A1", "-B13"]);
        let blocks = choices(&game, None);
        let red = game.to_move();
        assert_eq!(
            blocks,
            [Spot::Reserve(red), Spot::SpecialReserve(red), at("A1")]
        );
        let squares = choices(&game, Some(on("A1")));
        assert!(squares.contains(&at("A13")) && !squares.contains(&at("A1")));
        let mut now = None;
        for _ in 0..blocks.len() {
            now = in_turn(&blocks, now, 1);
        }
        assert_eq!(now, blocks.last().copied());
        assert_eq!(in_turn(&blocks, now, 1), Some(blocks[0]));
        assert_eq!(in_turn(&blocks, None, -1), blocks.last().copied());
    }

    #[test]
    fn arrows_reach_every_square_and_the_reserve() {
        let game = game(&[]);
        let mut reached = std::collections::BTreeSet::new();
        let mut column = towards(&game, None, Vec3::NEG_Z);
        for _ in 0..13 {
            column = towards(&game, column, Vec3::NEG_X);
        }
        for _ in 0..13 {
            let mut spot = column;
            for _ in 0..13 {
                if let Some(Spot::Square(square)) = spot {
                    reached.insert(square);
                }
                spot = towards(&game, spot, Vec3::NEG_Z);
            }
            column = towards(&game, column, Vec3::X);
        }
        assert_eq!(reached.len(), 169);
        let mut down = Some(at("G7"));
        for _ in 0..8 {
            down = towards(&game, down, Vec3::Z);
        }
        assert_eq!(down, Some(Spot::Reserve(game.to_move())));
        let mut left = down;
        for _ in 0..2 {
            left = towards(&game, left, Vec3::NEG_X);
        }
        assert_eq!(left, Some(Spot::SpecialReserve(game.to_move())));
    }
}
