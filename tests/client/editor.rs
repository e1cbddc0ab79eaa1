//! Setting up a position at the table: by clicking, with the verdict of the rules on it, and
//! what can be done with it.

use bevy::prelude::*;
use curio::{
    engine::{
        CancelToken,
        puzzles::{self, ComposeError},
    },
    plugins::{
        app::{
            library::own_puzzles::OwnPuzzles,
            session::{EditState, EditStep, PlayRequest, SessionRequest, TableRequest, Tool},
            states::{Activity, ChosenGame, Screen},
        },
        games,
        testing::{ask, click, drag, frames, on_screen},
        ui::hud::GameWords,
    },
    record::testing::played,
    rules::{Player, registry},
};

use crate::hud::{assert_reads, press, readable_app, reads, session};

fn app() -> App {
    let mut app = readable_app();
    frames(&mut app, 4);
    app
}

/// The editor as the page of a game opens it.
fn editor(game: &'static str) -> App {
    let mut app = app();
    app.world_mut().resource_mut::<ChosenGame>().0 = game;
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Game);
    frames(&mut app, 6);
    press(&mut app, "Position editor");
    frames(&mut app, 6);
    app
}

fn state(app: &App) -> &EditState {
    session(app).editor().unwrap()
}

fn text(app: &App) -> String {
    state(app).composer().text()
}

fn step(app: &mut App, step: EditStep) {
    ask(app, SessionRequest::Edit(step));
    frames(app, 2);
}

fn take_up(app: &mut App, brush: &str) {
    let all = state(app).composer().brushes();
    let brush = all.iter().position(|it| it.name == brush).unwrap();
    step(app, EditStep::Take(Tool::Brush(brush)));
}

/// Where a place is seen.
fn seen(app: &mut App, name: &str) -> Vec2 {
    let position = session(app).position().boxed_clone();
    let words = app.world().resource::<GameWords>();
    let place = words
        .for_position(position.as_ref())
        .place(position.as_ref(), name);
    on_screen(app, place.unwrap()).unwrap()
}

fn click_on(app: &mut App, name: &str) {
    let at = seen(app, name);
    click(app, at);
}

#[test]
fn pieces_are_put_by_clicking_in_every_game() {
    for (game, brush, at, found) in [
        ("xafka", "Black piece", "d4", "d4 d4/- yellow W"),
        ("xima", "Red block", "C3", "C3:R R8r/B9b"),
        ("mathematichess", "white King", "g7", "6K/7/7/7/7/7/7 "),
        ("chimple", "White character", "5", "5"),
    ] {
        let mut app = editor(game);
        if game == "chimple" {
            // Both are on the board: one goes.
            step(&mut app, EditStep::Take(Tool::Erase));
            click_on(&mut app, "9");
        }
        take_up(&mut app, brush);
        click_on(&mut app, at);
        if game == "chimple" {
            assert!(text(&app).starts_with("002020101 "), "{}", text(&app));
        } else {
            assert!(text(&app).starts_with(found), "{game}: {}", text(&app));
        }
        let shown = session(&app).position().position_text();
        assert_eq!(shown, text(&app), "{game}: the table shows it");
        // And dragged elsewhere.
        step(&mut app, EditStep::Take(Tool::Hand));
        let before = text(&app);
        let to = match game {
            "xafka" => "d5",
            "xima" => "E5",
            "mathematichess" => "e5",
            _ => "4",
        };
        let (from, to) = (seen(&mut app, at), seen(&mut app, to));
        drag(&mut app, from, to);
        assert_ne!(text(&app), before, "{game}");
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        assert_eq!(text(&app), before, "{game}");
    }
}

#[test]
fn legs_are_drawn_by_clicking() {
    let mut app = editor("xong");
    step(&mut app, EditStep::Clear);
    let options = curio::rules::xong::Options::default();
    let board = std::sync::Arc::clone(options.board());
    let layout = games::xong::Layout::new(&board);
    let side = |direction| curio::rules::xong::Side {
        q: 0,
        r: 0,
        direction,
    };
    for direction in [0, 1] {
        let leg = board.leg_at(side(direction).mid()).unwrap();
        let at = on_screen(&mut app, layout.leg(leg)).unwrap();
        click(&mut app, at);
    }
    let position = session(&app).position().boxed_clone();
    let xong = position
        .as_any()
        .downcast_ref::<curio::rules::xong::Xong>()
        .unwrap();
    assert_eq!(xong.placed().len(), 1, "{}", text(&app));
    assert_eq!(xong.placed()[0].xoid.len(), 2);
    assert_eq!(xong.placed()[0].player, Player::FIRST);
}

#[test]
fn a_position_that_the_rules_refuse_says_why_and_is_not_played() {
    let mut app = editor("xafka");
    take_up(&mut app, "White piece");
    click_on(&mut app, "d4");
    assert_reads(&app, "Black has no piece");
    press(&mut app, "Play from here");
    frames(&mut app, 3);
    assert!(matches!(session(&app).activity(), Activity::Edit));
    take_up(&mut app, "Black piece");
    click_on(&mut app, "a1");
    assert!(!reads(&app, "has no piece"));
    assert_reads(&app, "Black to move");
    // What cannot be put says so, and changes nothing.
    let before = text(&app);
    step(&mut app, EditStep::Erase("g7".to_owned()));
    assert_reads(&app, "The hexagon on g7 is there already");
    assert_eq!(text(&app), before);
}

#[test]
fn a_position_is_played_from_and_analysed() {
    let mut app = editor("chimple");
    step(&mut app, EditStep::Paste("200010100 w".to_owned()));
    assert_reads(&app, "White to move");
    press(&mut app, "Two players, here");
    frames(&mut app, 4);
    let table = session(&app);
    assert!(table.activity() == Activity::Play);
    assert_eq!(table.position().position_text(), "200010100 w");
    assert_eq!(table.record().terms().start.as_deref(), Some("200010100 w"));
    assert!(table.person_may_move());
    // From the match back into the editor, with the position that is shown.
    let position = session(&app).position().boxed_clone();
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Compose(position)),
    );
    frames(&mut app, 3);
    assert_eq!(text(&app), "200010100 w");
    press(&mut app, "Analyse");
    frames(&mut app, 4);
    let table = session(&app);
    assert!(table.activity() == Activity::Trial);
    assert_eq!(table.position().position_text(), "200010100 w");
}

#[test]
fn the_computer_answers_in_a_match_from_a_position() {
    let mut app = editor("xafka");
    step(&mut app, EditStep::Paste("d4 d4/- yellow W".to_owned()));
    press(&mut app, "Play from here");
    frames(&mut app, 4);
    let table = session(&app);
    assert!(table.activity() == Activity::Play);
    let person = table.seat(Player::SECOND).unwrap();
    assert!(person.kind.is_human());
    assert!(!table.seat(Player::FIRST).unwrap().kind.is_human());
}

#[test]
fn texts_are_pasted_and_refused_ones_say_why() {
    let mut app = editor("mathematichess");
    step(
        &mut app,
        EditStep::Paste("nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB".to_owned()),
    );
    let small = text(&app);
    assert!(small.starts_with("nbtg1/"), "{small}");
    assert_eq!(session(&app).position().option_values()["size"], "5");
    step(&mut app, EditStep::Paste("no position at all".to_owned()));
    assert_eq!(text(&app), small);
    assert!(state(&app).refused().is_some());
    ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
    assert_eq!(session(&app).position().option_values()["size"], "7");
    ask(&mut app, SessionRequest::Play(PlayRequest::Redo));
    assert_eq!(text(&app), small);
    ask(&mut app, SessionRequest::Table(TableRequest::Leave));
    frames(&mut app, 4);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Game);
}

#[test]
fn a_won_position_becomes_a_puzzle_and_another_does_not() {
    let mut app = editor("chimple");
    // White has one character left, and Black takes it.
    step(&mut app, EditStep::Paste("000020100 b".to_owned()));
    press(&mut app, "Save as puzzle");
    frames(&mut app, 6);
    let own = app.world().resource::<OwnPuzzles>().clone();
    assert_eq!(own.all.len(), 1, "{own:?}");
    let id = own.all[0].puzzle.id.clone();
    let listed = puzzles::own("chimple");
    let puzzle = *listed.iter().find(|puzzle| puzzle.id == id).unwrap();
    assert_eq!(puzzle.task, "Find the win for Black.");
    ask(&mut app, SessionRequest::Table(TableRequest::Solve(puzzle)));
    frames(&mut app, 3);
    let play = |app: &mut App, text: &str| {
        let text = text.to_owned();
        let origin = curio::plugins::app::session::Origin::Person;
        ask(app, SessionRequest::play_by(text, origin));
        frames(app, 6);
    };
    play(&mut app, "3x5");
    let solved = |app: &App| session(app).puzzle().is_some_and(|state| state.solved);
    assert!(solved(&app));
    // A position that nobody wins by force, or the other one.
    let not_won = (0..500).find_map(|number| {
        let text = format!("{number} b");
        let never = CancelToken::default();
        let composed = puzzles::compose("chimple", &Default::default(), &text, "", &never);
        if composed != Err(ComposeError::NoWin) {
            return None;
        }
        let rules = registry::rules("chimple").unwrap();
        rules.parse_position(&Default::default(), &text).ok()
    });
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Compose(not_won.unwrap())),
    );
    frames(&mut app, 3);
    press(&mut app, "Save as puzzle");
    frames(&mut app, 6);
    assert_eq!(app.world().resource::<OwnPuzzles>().all.len(), 1);
    // It is listed.
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Puzzles);
    frames(&mut app, 6);
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Puzzles
    );
}

#[test]
fn a_match_is_edited_from_what_is_shown_of_it() {
    let mut app = app();
    let game = played("xafka", &["Ada", "Ben"], &["d4", "g5", "resign"]);
    ask(&mut app, SessionRequest::watch(game));
    ask(&mut app, SessionRequest::seek(2));
    let shown = session(&app).position().boxed_clone();
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Compose(shown)),
    );
    frames(&mut app, 3);
    assert_eq!(text(&app), "d4,g5 d4/g5 yellow B");
    // Nothing is played here.
    let text_before = text(&app);
    let origin = curio::plugins::app::session::Origin::Person;
    let mv = "d5".to_owned();
    ask(&mut app, SessionRequest::play_by(mv, origin));
    assert_eq!(text(&app), text_before);
    assert!(!session(&app).person_may_move());
}
