//! A walk through the screens by keys, with the real plugins and no window.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

use bevy::{input::keyboard::Key, prelude::*};
use curio::{
    plugins::{
        app::{
            keys::BoardCursor,
            session::{Archive, Origin, Session, SessionRequest},
            settings::{Progress, Settings},
            shelf::Shelf,
            states::{Overlay, Question, Screen},
        },
        testing::{ask, frames, headless_app},
        ui::{
            screens::{Draft, OpenPage},
            theme::Look,
        },
    },
    record::{Match, PlayerId, Seat, Store, Terms},
};

use crate::keys::stroke;

/// Presses a key and lets it go.
fn press(app: &mut App, key: Key, code: KeyCode) {
    for event in stroke(app, &key, code) {
        app.world_mut().write_message(event);
        frames(app, 1);
    }
    frames(app, 2);
}

fn escape(app: &mut App) {
    press(app, Key::Escape, KeyCode::Escape);
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<Overlay>()
}

fn go_to(app: &mut App, screen: Screen) {
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(screen);
    frames(app, 4);
}

fn two_people() -> Box<Match> {
    let seats = vec![Seat::human("Anna"), Seat::human("Ben")];
    Box::new(Match::new(Terms::new("xafka", seats)).unwrap())
}

#[test]
fn every_screen_is_drawn_and_left_by_escape() {
    let mut app = headless_app(Archive::none());
    assert_eq!(screen(&app), Screen::Title);
    for (there, before) in [
        (Screen::Game, Screen::Title),
        (Screen::SetUp, Screen::Game),
        (Screen::Puzzles, Screen::Game),
        (Screen::Library, Screen::Title),
        (Screen::Players, Screen::Title),
    ] {
        go_to(&mut app, there);
        assert_eq!(screen(&app), there);
        escape(&mut app);
        assert_eq!(screen(&app), before);
    }
}

#[test]
fn help_lies_over_every_screen_and_goes_by_its_own_key() {
    let mut app = headless_app(Archive::none());
    for there in [
        Screen::Title,
        Screen::Game,
        Screen::SetUp,
        Screen::Library,
        Screen::Puzzles,
        Screen::Players,
        Screen::Player,
    ] {
        go_to(&mut app, there);
        press(&mut app, Key::F1, KeyCode::F1);
        assert_eq!(overlay(&app), Overlay::Help);
        press(&mut app, Key::F1, KeyCode::F1);
        assert_eq!(overlay(&app), Overlay::None);
        assert_eq!(screen(&app), there);
    }
}

#[test]
fn escape_opens_the_menu_of_the_table_and_closes_it() {
    let mut app = headless_app(Archive::none());
    ask(&mut app, SessionRequest::Open(two_people()));
    assert_eq!(screen(&app), Screen::Table);
    escape(&mut app);
    assert_eq!(overlay(&app), Overlay::Menu);
    escape(&mut app);
    assert_eq!(overlay(&app), Overlay::None);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn the_settings_are_drawn_at_every_size() {
    let mut app = headless_app(Archive::none());
    for scale in [0.75, 1.0, 2.0] {
        app.world_mut().resource_mut::<Settings>().ui_scale = scale;
        for over in [Overlay::Settings, Overlay::Help, Overlay::Menu] {
            app.world_mut().insert_resource(over);
            frames(&mut app, 3);
        }
        assert_eq!(app.world().resource::<Look>().scale, scale);
        app.world_mut().insert_resource(Overlay::None);
        for there in [
            Screen::Game,
            Screen::SetUp,
            Screen::Puzzles,
            Screen::Library,
            Screen::Players,
            Screen::Player,
            Screen::Title,
        ] {
            go_to(&mut app, there);
        }
    }
}

#[test]
fn resigning_asks_first() {
    let mut app = headless_app(Archive::none());
    ask(&mut app, SessionRequest::Open(two_people()));
    let play = SessionRequest::Play {
        text: "d4".to_owned(),
        origin: Origin::Person,
    };
    ask(&mut app, play);
    let resign = |app: &mut App| {
        for code in [KeyCode::ControlLeft, KeyCode::ShiftLeft] {
            app.world_mut()
                .resource_mut::<ButtonInput<KeyCode>>()
                .press(code);
        }
        press(app, Key::Character("R".into()), KeyCode::KeyR);
        for code in [KeyCode::ControlLeft, KeyCode::ShiftLeft] {
            app.world_mut()
                .resource_mut::<ButtonInput<KeyCode>>()
                .release(code);
        }
    };
    resign(&mut app);
    assert_eq!(overlay(&app), Overlay::Confirm(Question::Resign));
    assert!(
        app.world()
            .resource::<Session>()
            .record()
            .outcome()
            .is_none()
    );
    escape(&mut app);
    assert_eq!(overlay(&app), Overlay::None);
    app.world_mut().resource_mut::<Settings>().confirm_resign = false;
    resign(&mut app);
    assert!(
        app.world()
            .resource::<Session>()
            .record()
            .outcome()
            .is_some()
    );
}

#[test]
fn tab_wakes_the_board_cursor_and_enter_plays() {
    let mut app = headless_app(Archive::none());
    ask(&mut app, SessionRequest::Open(two_people()));
    assert!(!app.world().resource::<BoardCursor>().awake);
    press(&mut app, Key::Tab, KeyCode::Tab);
    assert!(app.world().resource::<BoardCursor>().awake);
    press(&mut app, Key::Enter, KeyCode::Enter);
    assert_eq!(app.world().resource::<Session>().record().len(), 1);
    escape(&mut app);
    assert!(!app.world().resource::<BoardCursor>().awake);
    assert_eq!(overlay(&app), Overlay::None);
}

#[test]
fn arrows_walk_through_the_moves_while_the_cursor_sleeps() {
    let mut app = headless_app(Archive::none());
    let mut game = two_people();
    for mv in ["f7", "b1"] {
        game.play(mv, None).unwrap();
    }
    ask(&mut app, SessionRequest::Watch(game, None));
    press(&mut app, Key::Home, KeyCode::Home);
    let shown = |app: &App| app.world().resource::<Session>().shown();
    assert_eq!(shown(&app), 0);
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    assert_eq!(shown(&app), 1);
    press(&mut app, Key::End, KeyCode::End);
    assert_eq!(shown(&app), 2);
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    assert_eq!(shown(&app), 1);
    press(&mut app, Key::Tab, KeyCode::Tab);
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    assert_eq!(shown(&app), 1, "an awake cursor has the arrows");
    assert!(app.world().resource::<BoardCursor>().awake);
}

#[test]
fn the_set_up_remembers_the_last_match() {
    let mut app = headless_app(Archive::none());
    go_to(&mut app, Screen::SetUp);
    app.world_mut()
        .resource_mut::<Draft>()
        .set_option("board", "61".to_owned());
    let draft = app.world().resource::<Draft>().clone();
    app.world_mut()
        .resource_mut::<Progress>()
        .set_ups
        .insert("xafka".to_owned(), draft.to_remember());
    go_to(&mut app, Screen::Title);
    go_to(&mut app, Screen::SetUp);
    assert_eq!(app.world().resource::<Draft>().option("board"), "61");
}

#[test]
fn a_players_page_is_reached_and_left_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut game = *two_people();
    for mv in ["d4", "g6", "resign"] {
        game.play(mv, None).unwrap();
    }
    store.save(&game).unwrap();
    let mut app = headless_app(Archive::at(store));
    go_to(&mut app, Screen::Players);
    let people = app.world().resource::<Shelf>().ratings.people().len();
    assert_eq!(people, 2);
    // The way back comes first, then the players.
    for _ in 0..2 {
        press(&mut app, Key::Tab, KeyCode::Tab);
    }
    press(&mut app, Key::Enter, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Player);
    let open = app.world().resource::<OpenPage>().0.clone();
    assert_eq!(open, PlayerId::named("Anna"));
    escape(&mut app);
    assert_eq!(screen(&app), Screen::Players);
    escape(&mut app);
    assert_eq!(screen(&app), Screen::Title);
}
