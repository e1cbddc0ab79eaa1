//! A walk through the screens by keys, with the real plugins and no window.

use bevy::{
    input::{
        keyboard::Key,
        mouse::{MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::EguiPrimaryContextPass;
use curio::{
    plugins::{
        app::{
            keys::BoardCursor,
            library::match_library::{MatchLibrary, UnfinishedMatch},
            session::{Archive, Origin, Session, SessionRequest, TableRequest},
            settings::{Progress, Settings},
            states::{ChosenGame, Overlay, PointedGame, Question, Screen},
        },
        testing::{ask, frames, headless_app, point},
        ui::{
            hud::Hud,
            screens::{Draft, OpenPage, ScreenSystems},
            theme::Look,
        },
    },
    record::{Match, PlayerId, Store, Terms, testing::played},
    rules::Colour,
};

use crate::{
    hud::{Painted, read, reads},
    keys::stroke,
};

/// Presses a key and lets it go.
fn press(app: &mut App, key: Key, code: KeyCode) {
    for event in stroke(app, &key, code) {
        app.world_mut().write_message(event);
        frames(app, 1);
    }
    frames(app, 2);
}

pub(super) fn turn_wheel(app: &mut App, notches: f32) {
    let window = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(app.world())
        .unwrap();
    app.world_mut().write_message(MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: notches,
        window,
        phase: bevy::input::touch::TouchPhase::Moved,
    });
    frames(app, 3);
}

fn escape(app: &mut App) {
    press(app, Key::Escape, KeyCode::Escape);
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

fn go_to(app: &mut App, screen: Screen) {
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(screen);
    frames(app, 4);
}

fn two_people() -> Box<Match> {
    Box::new(played("xafka", &["Anna", "Ben"], &[]))
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
fn the_keys_begin_where_the_title_screen_asks_to_be_pressed() {
    // At the first start that is the first lesson, on the page what to do first.
    let mut app = headless_app(Archive::none());
    frames(&mut app, 4);
    press(&mut app, Key::Enter, KeyCode::Enter);
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Table);
    // The arrows lead on from there to the cards of the games.
    let mut app = headless_app(Archive::none());
    frames(&mut app, 4);
    let at_a_card = |app: &App| app.world().resource::<PointedGame>().0.is_some();
    for _ in 0..4 {
        if !at_a_card(&app) {
            press(&mut app, Key::ArrowDown, KeyCode::ArrowDown);
        }
    }
    assert!(at_a_card(&app));
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    let card = app.world().resource::<PointedGame>().0.unwrap();
    press(&mut app, Key::Enter, KeyCode::Enter);
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Game);
    assert_eq!(app.world().resource::<ChosenGame>().0, card);
}

/// What was asked of the table.
#[derive(Resource, Default)]
struct Asked(Vec<SessionRequest>);

fn listen(mut requests: MessageReader<SessionRequest>, mut asked: ResMut<Asked>) {
    asked.0.extend(requests.read().cloned());
}

fn left(game: &str) -> UnfinishedMatch {
    UnfinishedMatch {
        terms: Terms::new(game, Vec::new()),
        game: game.to_owned(),
        players: vec!["Anna".to_owned(), "Level 3".to_owned()],
        rounds: 12,
        to_move: Some(Colour::Black),
        damaged: false,
    }
}

#[test]
fn all_matches_that_were_left_are_among_the_matches() {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(ScreenSystems));
    go_to(&mut app, Screen::Library);
    frames(&mut app, 4);
    assert!(!reads(&app, "Unfinished"));
    app.world_mut().resource_mut::<MatchLibrary>().unfinished =
        ["xima", "chimple", "chimple"].map(left).into();
    frames(&mut app, 4);
    assert!(reads(&app, "Unfinished") && reads(&app, "Saved matches"));
    let painted = &app.world().resource::<Painted>().0;
    let found = painted
        .iter()
        .filter(|it| it.0.contains("Anna vs. Level 3"));
    assert_eq!(found.count(), 3, "{painted:?}");
}

#[test]
fn a_match_that_was_left_is_the_first_thing_on_the_page_of_its_game() {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>().init_resource::<Asked>();
    app.add_systems(EguiPrimaryContextPass, read.after(ScreenSystems));
    app.add_systems(Last, listen);
    app.world_mut().resource_mut::<MatchLibrary>().unfinished = vec![left("xima"), left("chimple")];
    app.world_mut().resource_mut::<ChosenGame>().0 = "chimple";
    go_to(&mut app, Screen::Game);
    frames(&mut app, 4);
    assert!(reads(&app, "Continue") && reads(&app, "Play now"));
    press(&mut app, Key::Enter, KeyCode::Enter);
    let asked = &app.world().resource::<Asked>().0;
    let resumes = |it: &SessionRequest| matches!(it, SessionRequest::Table(TableRequest::Resume(Some(terms))) if terms.game == "chimple");
    assert!(asked.iter().any(resumes), "{asked:?}");
    app.world_mut().resource_mut::<ChosenGame>().0 = "xong";
    go_to(&mut app, Screen::Game);
    frames(&mut app, 4);
    assert!(!reads(&app, "Continue"));
}

#[test]
fn help_is_read_to_its_end_without_a_mouse() {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(ScreenSystems));
    press(&mut app, Key::F1, KeyCode::F1);
    let seen = |app: &App| -> Vec<String> {
        let painted = &app.world().resource::<Painted>().0;
        painted.iter().map(|(text, _)| text.clone()).collect()
    };
    let start = seen(&app);
    press(&mut app, Key::PageDown, KeyCode::PageDown);
    let next = seen(&app);
    assert_ne!(next, start);
    press(&mut app, Key::End, KeyCode::End);
    assert_ne!(seen(&app), next);
    press(&mut app, Key::Home, KeyCode::Home);
    assert_eq!(seen(&app), start);
    press(&mut app, Key::ArrowRight, KeyCode::ArrowRight);
    assert_ne!(seen(&app), start, "the page of the next game");
    press(&mut app, Key::ArrowLeft, KeyCode::ArrowLeft);
    assert_eq!(seen(&app), start);
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
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Open(two_people())),
    );
    assert_eq!(screen(&app), Screen::Table);
    escape(&mut app);
    assert_eq!(overlay(&app), Overlay::Menu);
    escape(&mut app);
    assert_eq!(overlay(&app), Overlay::None);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn escape_closes_an_open_drawer_before_it_opens_the_menu() {
    let mut app = headless_app(Archive::none());
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Open(two_people())),
    );
    app.world_mut().resource_mut::<Hud>().drawer = true;
    frames(&mut app, 3);
    escape(&mut app);
    assert!(!app.world().resource::<Hud>().drawer);
    assert_eq!(overlay(&app), Overlay::None);
    escape(&mut app);
    assert_eq!(overlay(&app), Overlay::Menu);
}

#[test]
fn a_new_match_leads_to_the_page_of_the_game() {
    let mut app = headless_app(Archive::none());
    let mut game = two_people();
    for mv in ["d4", "resign"] {
        game.play(mv, None).unwrap();
    }
    ask(&mut app, SessionRequest::Table(TableRequest::Open(game)));
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::LeaveFor(Screen::Game)),
    );
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Game);
    assert_eq!(app.world().resource::<ChosenGame>().0, "xafka");
}

#[test]
fn the_settings_are_drawn_at_every_size() {
    let mut app = headless_app(Archive::none());
    for scale in [0.75, 1.0, 2.0] {
        app.world_mut().resource_mut::<Settings>().ui_scale = scale;
        for over in [Overlay::Settings, Overlay::Help, Overlay::Menu] {
            app.world_mut().insert_resource(State::new(over));
            frames(&mut app, 3);
        }
        assert_eq!(app.world().resource::<Look>().scale, scale);
        app.world_mut().insert_resource(State::new(Overlay::None));
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
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Open(two_people())),
    );
    let play = SessionRequest::play_by("d4", Origin::Person);
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
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Open(two_people())),
    );
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
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Watch(game, None)),
    );
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
fn the_set_up_opens_at_its_top_however_it_was_left() {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(ScreenSystems));
    let top = |app: &App| {
        let painted = &app.world().resource::<Painted>().0;
        let found = painted.iter().find(|(text, _)| text == "Players");
        found.map(|(_, at)| at.y)
    };
    app.insert_resource(ChosenGame("xima"));
    go_to(&mut app, Screen::SetUp);
    let before = top(&app).unwrap();
    point(&mut app, Vec2::new(400.0, 400.0));
    turn_wheel(&mut app, -20.0);
    frames(&mut app, 10);
    assert_ne!(top(&app), Some(before), "the page was scrolled");
    go_to(&mut app, Screen::Game);
    go_to(&mut app, Screen::SetUp);
    assert_eq!(top(&app), Some(before));
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
    let people = app
        .world()
        .resource::<MatchLibrary>()
        .ratings
        .people()
        .len();
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
