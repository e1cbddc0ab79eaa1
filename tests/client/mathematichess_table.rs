//! The table of Mathematichess without window or graphics card: a hand on the
//! mouse and the keys, the real plugins, and what comes of it.

use bevy::{input::keyboard::Key, prelude::*};
use curio::{
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            session::{Archive, Origin, PlayRequest, Pointed, SessionFact, SessionRequest},
            settings::Settings,
        },
        games::mathematichess::{
            Aim, Fill, Foreseen, MathematichessTable, Orders, PieceOf, SetUps, Tray,
        },
        testing::{announced, ask, click, frames, headless_app, on_screen, point},
    },
    record::{Match, Seat, Terms},
    rules::{
        Game, Player,
        mathematichess::{Kind, Move, Square},
    },
};

use crate::hud::{moves, session};
use crate::keys::stroke;

fn terms(size: &str, seats: [&str; 2]) -> Terms {
    let seats = seats.map(|text| Seat::new(text.parse().unwrap()));
    let mut terms = Terms::new("mathematichess", seats.into());
    terms.options.insert("size".to_owned(), size.to_owned());
    terms.options.insert("limit".to_owned(), "12".to_owned());
    terms
}

fn open(terms: Terms) -> App {
    let mut app = headless_app(Archive::none());
    let record = Match::new(terms).unwrap();
    ask(&mut app, SessionRequest::open(record));
    frames(&mut app, 5);
    app
}

/// A table on which `text` stands, White to move unless it says otherwise.
fn standing(text: &str) -> App {
    let mut terms = terms("5", ["human", "human"]);
    terms.start = Some(text.to_owned());
    open(terms)
}

/// Two holes, pushes, swaps and leaps for both.
const FULL: &str = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - -";

fn table(app: &App) -> &MathematichessTable {
    app.world().resource::<MathematichessTable>()
}

fn at(name: &str) -> Square {
    Square::read(name).unwrap()
}

fn place(app: &mut App, square: Square) -> Vec2 {
    let place = table(app).layout().place(square) + Vec3::Y * 0.1;
    on_screen(app, place).unwrap()
}

fn click_on(app: &mut App, square: Square) {
    let at = place(app, square);
    click(app, at);
}

fn press(app: &mut App, action: Action) {
    app.world_mut().write_message(ActionPressed(action));
    frames(app, 3);
}

/// A move of a piece on the board, and where it begins and leads.
fn first_move(app: &App, wanted: impl Fn(&Move) -> bool) -> Option<(Square, Square, String)> {
    let table = table(app);
    let mv = table.moves.iter().copied().find(|mv| wanted(mv))?;
    let (from, to) = match mv {
        Move::Step { from, to } | Move::Push { from, to } => (from, to),
        Move::Swap { from, with } => (from, with),
        _ => return None,
    };
    Some((from, to, table.position.move_text(&mv)))
}

/// The pieces on the table stand as in the position.
fn assert_shown(app: &mut App) {
    let mut shown: Vec<(Square, Kind, Player)> = app
        .world_mut()
        .query::<&PieceOf>()
        .iter(app.world())
        .map(|of| (of.at, of.piece.kind, of.piece.player))
        .collect();
    shown.sort();
    let position = &table(app).position;
    let mut wanted: Vec<_> = Square::all(position.board().size())
        .filter_map(|at| {
            position
                .piece(at)
                .map(|piece| (at, piece.kind, piece.player))
        })
        .collect();
    wanted.sort();
    assert_eq!(shown, wanted);
}

#[test]
fn pieces_are_placed_by_key_and_click() {
    let mut app = open(terms("7", ["human", "human"]));
    press(&mut app, Action::Choice6);
    click_on(&mut app, at("d4"));
    press(&mut app, Action::Choice1);
    click_on(&mut app, at("e4"));
    assert_eq!(moves(&app), ["R@d4", "F@e4"]);
    frames(&mut app, 3);
    assert_shown(&mut app);
    // An occupied square stays as it is.
    click_on(&mut app, at("d4"));
    assert_eq!(moves(&app).len(), 2);
    let tray = app.world().resource::<Tray>();
    assert_eq!(tray.kind(Player::FIRST), Some(Kind::Rook));
}

/// French keys write digits with Shift alone, and Czech ones have a plus sign on the first.
#[test]
fn the_number_row_takes_from_the_tray_on_every_keyboard() {
    let mut app = open(terms("13", ["human", "human"]));
    let sign = |text: &str| Key::Character(text.into());
    for (key, code, kind) in [
        (sign("("), KeyCode::Digit5, Kind::Bishop),
        (sign("-"), KeyCode::Digit6, Kind::Rook),
        (sign("+"), KeyCode::Digit1, Kind::Farmer),
        (sign("ě"), KeyCode::Digit2, Kind::Pawn),
        (sign("1"), KeyCode::Numpad1, Kind::Farmer),
        (Key::Dead(Some('^')), KeyCode::Digit6, Kind::Rook),
    ] {
        for event in stroke(&mut app, &key, code) {
            app.world_mut().write_message(event);
            frames(&mut app, 2);
        }
        let tray = app.world().resource::<Tray>();
        assert_eq!(tray.kind(Player::FIRST), Some(kind), "{key:?}");
    }
}

/// No key of the board asks for anything below the menu, whatever it is for.
#[test]
fn what_lies_over_the_table_keeps_its_keys_away() {
    let mut app = open(terms("7", ["human", "human"]));
    let digit = (Key::Character("6".into()), KeyCode::Digit6);
    let keys = [
        digit.clone(),
        (Key::Character("h".into()), KeyCode::KeyH),
        (Key::Character("x".into()), KeyCode::KeyX),
        (Key::Character("w".into()), KeyCode::KeyW),
        (Key::Character("c".into()), KeyCode::KeyC),
    ];
    // Esc opens the menu, and closes it.
    let mut asked = |keys: &[(Key, KeyCode)], leads: Option<Action>| {
        if let Some(action) = leads {
            press(&mut app, action);
        }
        frames(&mut app, 3);
        let mut count = 0;
        for (key, code) in keys {
            for event in stroke(&mut app, key, *code) {
                app.world_mut().write_message(event);
            }
            frames(&mut app, 1);
            count += app.world().resource::<Messages<ActionPressed>>().len();
            frames(&mut app, 2);
        }
        let tray = app.world().resource::<Tray>();
        (count, tray.kind(Player::FIRST))
    };
    let before = asked(&[], None);
    assert_eq!(asked(&keys, Some(Action::Back)), before);
    assert_eq!(asked(&[digit], Some(Action::Back)), (1, Some(Kind::Rook)));
}

#[test]
fn pieces_are_placed_by_keys_alone() {
    let mut app = open(terms("7", ["human", "human"]));
    for action in [Action::CursorNext, Action::CursorNext, Action::Choose] {
        press(&mut app, action);
    }
    assert_eq!(moves(&app), ["K@b1"]);
    press(&mut app, Action::Up);
    press(&mut app, Action::Choose);
    assert_eq!(moves(&app), ["K@b1", "K@b2"]);
}

#[test]
fn a_fill_for_both_sides_is_one_deed() {
    for fill in [Fill::Random, Fill::Computer, Fill::Mirror] {
        let mut app = open(terms("7", ["human", "human"]));
        click_on(&mut app, at("a1"));
        let texts = curio::plugins::games::mathematichess::fill_both(
            &table(&app).position,
            fill,
            app.world().resource::<SetUps>(),
            3,
        );
        ask(&mut app, SessionRequest::Play(PlayRequest::Series(texts)));
        assert!(!table(&app).position.is_placing());
        assert_shown(&mut app);
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        assert_eq!(moves(&app).len(), 1, "{fill:?}");
        assert_shown(&mut app);
        ask(&mut app, SessionRequest::Play(PlayRequest::Redo));
        assert!(!table(&app).position.is_placing());
    }
}

#[test]
fn a_fill_for_one_side_goes_on_in_its_turns_and_is_taken_back_as_one() {
    let mut app = open(terms("7", ["human", "level:1"]));
    app.world_mut()
        .resource_mut::<Orders>()
        .fill(Player::FIRST, Fill::Random);
    let mut rounds = 0;
    while table(&app).position.is_placing() {
        frames(&mut app, 1);
        rounds += 1;
        assert!(rounds < 600, "{:?}", moves(&app).len());
    }
    frames(&mut app, 3);
    let placed = moves(&app).iter().filter(|mv| mv.contains('@')).count();
    assert_eq!(placed, 44);
    assert_shown(&mut app);
    ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
    assert_eq!(moves(&app).len(), 0);
}

#[test]
fn a_set_up_is_kept_and_laid_out_again() {
    let mut app = open(terms("7", ["human", "human"]));
    for (key, square) in [(Action::Choice9, "a1"), (Action::Choice5, "g7")] {
        press(&mut app, key);
        click_on(&mut app, at(square));
    }
    let position = table(&app).position.clone();
    app.world_mut()
        .resource_mut::<SetUps>()
        .keep(&position, Player::FIRST);
    ask(&mut app, SessionRequest::Play(PlayRequest::Restart));
    app.world_mut()
        .resource_mut::<Orders>()
        .fill(Player::FIRST, Fill::SetUp(0));
    frames(&mut app, 3);
    assert_eq!(moves(&app), ["K@a1"]);
    // What the set-up does not say is left to the player.
    ask(&mut app, SessionRequest::play_by("B@g7", Origin::Person));
    frames(&mut app, 6);
    assert_eq!(moves(&app), ["K@a1", "B@g7"]);
    assert_eq!(app.world().resource::<Orders>().standing(), None);
}

#[test]
fn a_piece_is_chosen_and_its_move_foreseen_before_it_is_played() {
    // Black has moves of all three kinds.
    let mut app = standing(&FULL.replace(" W ", " B "));
    for wanted in [
        (|mv: &Move| matches!(mv, Move::Push { .. })) as fn(&Move) -> bool,
        |mv| matches!(mv, Move::Swap { .. }),
        |mv| matches!(mv, Move::Step { .. }),
    ] {
        let (from, to, text) = first_move(&app, wanted).unwrap();
        click_on(&mut app, from);
        assert_eq!(app.world().resource::<Aim>().held.selected, Some(from));
        let target = place(&mut app, to);
        point(&mut app, target);
        let Some((_, preview)) = app.world().resource::<Foreseen>().0.clone() else {
            panic!("{text} is not foreseen");
        };
        assert!(!preview.shifts.is_empty());
        let before = moves(&app).len();
        click(&mut app, target);
        assert_eq!(moves(&app).last(), Some(&text));
        assert_eq!(moves(&app).len(), before + 1);
        assert_eq!(table(&app).position.points(), preview.after);
        frames(&mut app, 3);
        assert_shown(&mut app);
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        assert_shown(&mut app);
    }
}

#[test]
fn a_wrong_target_is_refused_with_the_rule() {
    let mut app = standing(FULL);
    let (from, _, _) = first_move(&app, |_| true).unwrap();
    click_on(&mut app, from);
    let position = table(&app).position.clone();
    let far = Square::all(5)
        .find(|to| {
            position
                .piece(*to)
                .is_some_and(|piece| piece.player != position.to_move())
                && table(&app).move_between(from, *to).is_none()
        })
        .unwrap();
    announced(&mut app);
    let target = place(&mut app, far);
    point(&mut app, target);
    assert!(app.world().resource::<Pointed>().refused.is_some());
    click(&mut app, target);
    let refused = announced(&mut app)
        .into_iter()
        .any(|fact| matches!(fact, SessionFact::Refused { .. }));
    assert!(refused);
    assert!(moves(&app).is_empty());
}

#[test]
fn a_move_is_made_by_keys_alone() {
    let mut app = standing(FULL);
    press(&mut app, Action::CursorNext);
    let from = app.world().resource::<Aim>().target.unwrap();
    press(&mut app, Action::Choose);
    assert_eq!(app.world().resource::<Aim>().held.selected, Some(from));
    press(&mut app, Action::CursorNext);
    assert!(app.world().resource::<Foreseen>().0.is_some());
    press(&mut app, Action::Choose);
    assert_eq!(moves(&app).len(), 1);
}

#[test]
fn a_terminator_is_confirmed_before_it_is_played() {
    let mut app = standing(FULL);
    press(&mut app, Action::Special);
    assert!(app.world().resource::<Aim>().held.terminating);
    click_on(&mut app, at("a1"));
    let aim = *app.world().resource::<Aim>();
    assert_eq!(aim.held.condemned, Some(at("a1")));
    assert!(moves(&app).is_empty(), "nothing without being confirmed");
    assert!(app.world().resource::<Foreseen>().0.is_some());
    ask(&mut app, SessionRequest::play_by("!a1", Origin::Person));
    frames(&mut app, 60);
    assert_eq!(app.world().resource::<Aim>().held.condemned, None);
    assert_shown(&mut app);
}

#[test]
fn a_piece_that_a_terminator_takes_rises_although_it_leant_before() {
    let mut app = standing(FULL);
    app.world_mut().resource_mut::<Settings>().reduce_motion = false;
    press(&mut app, Action::Special);
    click_on(&mut app, at("a1"));
    frames(&mut app, 20);
    let height = |app: &mut App| {
        let mut pieces = app.world_mut().query::<(&PieceOf, &Transform)>();
        let mut pieces = pieces.iter(app.world());
        let found = pieces.find(|(of, _)| of.at == at("a1"));
        found.map(|(_, place)| place.translation.y)
    };
    let before = height(&mut app).unwrap();
    let origin = Origin::Person;
    let text = "!a1".to_owned();
    ask(&mut app, SessionRequest::play_by(text, origin));
    frames(&mut app, 1);
    let risen = height(&mut app).unwrap();
    assert!(risen > before + 0.1, "{before} to {risen}");
}

#[test]
fn a_terminator_is_played_by_keys_alone_and_then_the_players_agree() {
    let mut app = standing(FULL);
    for player in Player::all(2) {
        press(&mut app, Action::Special);
        press(&mut app, Action::CursorNext);
        press(&mut app, Action::Choose);
        assert!(
            !table(&app).position.has_terminated(player),
            "once is asked"
        );
        press(&mut app, Action::Choose);
        assert!(table(&app).position.has_terminated(player));
        frames(&mut app, 3);
    }
    for text in ["offer", "decline", "offer", "accept"] {
        assert!(session(&app).record().outcome().is_none());
        if text == "offer" && moves(&app).len() > 2 {
            // An offer that was declined is not repeated in the same turn.
            let (_, _, mv) = first_move(&app, |_| true).unwrap();
            ask(&mut app, SessionRequest::play_by(mv, Origin::Person));
        }
        let origin = Origin::Person;
        ask(&mut app, SessionRequest::play_by(text, origin));
        assert_eq!(moves(&app).last().unwrap(), text);
    }
    let outcome = session(&app).record().outcome().unwrap().clone();
    assert_eq!(outcome.reason, "agreement");
    assert_shown(&mut app);
}

#[test]
fn a_hole_is_opened_and_closed_by_clicking_it() {
    let mut app = standing(FULL);
    let hole = table(&app).territories[0].cells[0];
    click_on(&mut app, hole);
    assert_eq!(app.world().resource::<Aim>().held.opened, Some(hole));
    click_on(&mut app, hole);
    assert_eq!(app.world().resource::<Aim>().held.opened, None);
}

#[test]
fn a_small_match_against_the_computer_is_played_to_its_end() {
    let mut app = open(terms("5", ["human", "level:1"]));
    // Whoever clicks here does not listen to the coach.
    app.world_mut().resource_mut::<Settings>().coach = false;
    app.world_mut()
        .resource_mut::<Orders>()
        .fill(Player::FIRST, Fill::Computer);
    let mut rounds = 0;
    while session(&app).record().outcome().is_none() {
        rounds += 1;
        assert!(rounds < 900, "the match does not end: {:?}", moves(&app));
        if table(&app).position.is_placing() || !session(&app).person_may_move() {
            frames(&mut app, 1);
            continue;
        }
        let before = moves(&app).len();
        if let Some((from, to, _)) = first_move(&app, |_| true) {
            click_on(&mut app, from);
            click_on(&mut app, to);
        } else {
            let text = session(&app).position().legal_texts()[0].clone();
            let origin = Origin::Person;
            ask(&mut app, SessionRequest::play_by(text, origin));
        }
        assert!(moves(&app).len() > before, "{:?}", moves(&app));
    }
    frames(&mut app, 60);
    assert_shown(&mut app);
}
