//! The client itself, without window or graphics card: a hand on the mouse, the
//! real plugins, and what comes of it.

use core::time::Duration;

use crate::hud::{moves, session};
use bevy::prelude::*;
use bevy_egui::egui;
use curio::{
    engine::puzzles::puzzles,
    plugins::{
        app::{
            session::{
                Archive, ComputerMode, HintShown, Origin, PlayOn, PlayRequest, Pointed,
                ReplayRequest, Session, SessionFact, SessionRequest, TableRequest,
                ThinkingSettings,
            },
            settings::Settings,
            states::{Activity, Screen},
        },
        games::xafka::{Layout, XafkaTable},
        testing::{
            announced, ask, click, frames, headless_app, hurried_click, instant_click, on_screen,
            point, settle,
        },
        ui::hud::HudLayout,
    },
    record::{ClockSettings, Match, Seat, Store, Terms, testing::played, verify},
    rules::{
        Game,
        xafka::{Cell, Move},
    },
};
use tempfile::TempDir;

fn seat(text: &str) -> Seat {
    Seat::new(text.parse().unwrap())
}

fn terms(seats: &[&str]) -> Terms {
    Terms::new("xafka", seats.iter().map(|text| seat(text)).collect())
}

fn table(seats: &[&str]) -> App {
    let mut app = headless_app(Archive::none());
    open(&mut app, terms(seats));
    app
}

fn open(app: &mut App, terms: Terms) {
    ask(app, SessionRequest::open(Match::new(terms).unwrap()));
    frames(app, 5);
}

fn place(app: &mut App, name: &str) -> Vec2 {
    let board = app.world().resource::<XafkaTable>().0.board();
    let at = Layout::new(board).place(board.cell(name).unwrap());
    on_screen(app, at).unwrap()
}

fn click_on(app: &mut App, name: &str) {
    let at = place(app, name);
    click(app, at);
}

/// The hexagons that the board offers now.
fn offered(app: &App) -> Vec<Cell> {
    app.world()
        .resource::<XafkaTable>()
        .0
        .destinations()
        .into_iter()
        .collect()
}

/// How many things lie on the table that are drawn.
fn things(app: &mut App) -> usize {
    app.world_mut().query::<&Mesh3d>().iter(app.world()).count()
}

#[test]
fn another_match_at_the_same_table_finds_its_board() {
    let mut app = headless_app(Archive::none());
    let seats = || vec![seat("human"), seat("human")];
    for game in curio::rules::registry::games() {
        open(&mut app, Terms::new(game.id, seats()));
        let before = things(&mut app);
        open(&mut app, Terms::new(game.id, seats()));
        assert_eq!(things(&mut app), before, "{}", game.id);
        ask(
            &mut app,
            SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)),
        );
        frames(&mut app, 5);
        // What is left lies on the title screen.
        let mut names = app.world_mut().query::<&Name>();
        let is_table = |name: &Name| name.as_str().starts_with("table of");
        assert!(!names.iter(app.world()).any(is_table), "{}", game.id);
    }
}

#[test]
fn a_match_is_played_to_its_end_by_clicking_and_kept() {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path());
    let mut app = headless_app(Archive::at(store.clone()));
    // Whoever clicks here does not listen to the coach.
    app.world_mut().resource_mut::<Settings>().coach = false;
    open(&mut app, terms(&["human", "level:1"]));
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Table
    );
    let mut clicks = 0;
    while session(&app).record().outcome().is_none() {
        assert!(clicks < 200, "the match does not end: {:?}", moves(&app));
        clicks += 1;
        if !session(&app).person_may_move() {
            settle(&mut app);
            frames(&mut app, 1);
            continue;
        }
        let position = app.world().resource::<XafkaTable>().0;
        match offered(&app).first() {
            Some(cell) => {
                let name = position.board().name(*cell).to_owned();
                let before = moves(&app).len();
                click_on(&mut app, &name);
                assert!(
                    moves(&app).len() > before,
                    "the click on {name} is not taken in {position:?}"
                );
            }
            None => {
                let text = position.move_text(position.legal_moves().first().unwrap());
                let play = SessionRequest::play_by(text, Origin::Person);
                ask(&mut app, play);
            }
        }
    }
    frames(&mut app, 3);
    let saved = store.list().unwrap();
    assert_eq!(saved.len(), 1);
    let text = std::fs::read_to_string(&saved[0].path).unwrap();
    let kept = curio::record::format::read(&text).unwrap();
    assert_eq!(kept.plies(), session(&app).record().plies());
    assert!(verify(&text).is_ok());
    assert!(store.unfinished().unwrap().is_empty());
}

/// Where panels lie under the pointer is asked anew at each click: on a slow machine it
/// has come from elsewhere since the last frame.
#[test]
fn a_click_goes_to_what_lies_under_the_pointer_now() {
    let mut app = table(&["human", "human"]);
    let layout = *app.world().resource::<HudLayout>();
    let tools = layout.tools.center_top() + egui::vec2(0.0, 30.0);
    let (tool, hexagon) = (Vec2::new(tools.x, tools.y), place(&mut app, "d4"));
    point(&mut app, tool);
    hurried_click(&mut app, hexagon);
    assert_eq!(moves(&app), ["d4"]);
}

#[test]
fn a_click_within_one_frame_goes_to_where_the_mouse_has_come() {
    let mut app = table(&["human", "human"]);
    let layout = *app.world().resource::<HudLayout>();
    let tools = layout.tools.center_top() + egui::vec2(0.0, 30.0);
    point(&mut app, Vec2::new(tools.x, tools.y));
    for name in ["d4", "b1"] {
        let hexagon = place(&mut app, name);
        instant_click(&mut app, hexagon);
        settle(&mut app);
    }
    assert_eq!(moves(&app), ["d4", "b1"]);
}

#[test]
fn a_click_cuts_short_what_a_weak_level_takes_its_time_for() {
    let mut app = table(&["human", "level:1"]);
    app.world_mut().resource_mut::<ThinkingSettings>().pause = Duration::from_secs(60);
    click_on(&mut app, "d4");
    settle(&mut app);
    frames(&mut app, 40);
    assert_eq!(moves(&app).len(), 1, "a weak level takes its time");
    click(&mut app, Vec2::new(640.0, 30.0));
    settle(&mut app);
    assert_eq!(moves(&app).len(), 2, "and a click ends it");
}

#[test]
fn a_refused_move_is_explained_and_changes_nothing() {
    let mut app = table(&["human", "human"]);
    click_on(&mut app, "d4");
    click_on(&mut app, "b1");
    let before = moves(&app);
    announced(&mut app);
    click_on(&mut app, "d3");
    let reason = announced(&mut app).into_iter().find_map(|fact| match fact {
        SessionFact::Refused { reason, .. } => Some(reason),
        _ => None,
    });
    assert!(reason.unwrap().contains("white"));
    assert_eq!(moves(&app), before);
}

#[test]
fn pointing_tells_what_may_be_done() {
    let mut app = table(&["human", "human"]);
    click_on(&mut app, "d4");
    click_on(&mut app, "b1");
    let at = place(&mut app, "d3");
    point(&mut app, at);
    let pointed = app.world().resource::<Pointed>().clone();
    assert_eq!(pointed.what.as_deref(), Some("d3"));
    assert!(pointed.refused.is_some());
    let free = offered(&app)[0];
    let name = app
        .world()
        .resource::<XafkaTable>()
        .0
        .board()
        .name(free)
        .to_owned();
    let at = place(&mut app, &name);
    point(&mut app, at);
    assert_eq!(app.world().resource::<Pointed>().refused, None);
}

#[test]
fn taking_back_returns_to_the_players_own_turn() {
    let mut app = table(&["human", "level:1"]);
    click_on(&mut app, "d4");
    frames(&mut app, 5);
    assert_eq!(moves(&app).len(), 2);
    let played = moves(&app);
    ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
    assert_eq!(moves(&app).len(), 0);
    ask(&mut app, SessionRequest::Play(PlayRequest::Redo));
    assert_eq!(moves(&app), played);
    let shown = app.world().resource::<XafkaTable>().0;
    assert_eq!(shown.holes().len(), 2);
}

#[test]
fn an_earlier_position_can_be_looked_at_and_played_on_from() {
    let mut app = table(&["human", "human"]);
    for name in ["d4", "b1"] {
        click_on(&mut app, name);
    }
    ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(-1)));
    assert_eq!(session(&app).shown(), 1);
    assert_eq!(app.world().resource::<XafkaTable>().0.holes().len(), 1);
    announced(&mut app);
    let play = |text: &str| SessionRequest::play_by(text, Origin::Person);
    ask(&mut app, play("g6"));
    assert_eq!(moves(&app), ["d4", "b1"], "the past is only looked at");
    ask(
        &mut app,
        SessionRequest::Replay(ReplayRequest::PlayFromHere),
    );
    ask(&mut app, play("g6"));
    assert_eq!(moves(&app), ["d4", "g6"]);
}

#[test]
fn a_match_that_was_cut_off_goes_on_where_it_stood() {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path());
    let mut app = headless_app(Archive::at(store.clone()));
    open(&mut app, terms(&["human", "level:1"]));
    click_on(&mut app, "d4");
    while !session(&app).is_settled() || moves(&app).len() < 2 {
        frames(&mut app, 1);
    }
    let played = moves(&app);
    // Nothing is closed or saved in order, as when the power fails.
    drop(app);
    assert_eq!(store.unfinished().unwrap().len(), 1);
    let mut again = headless_app(Archive::at(store));
    ask(
        &mut again,
        SessionRequest::Table(TableRequest::Resume(None)),
    );
    assert_eq!(moves(&again), played);
    assert!(session(&again).person_may_move());
}

#[test]
fn a_replay_is_watched_and_taken_over() {
    let record = played("xafka", &["level:2", "level:2"], &["d4", "b1"]);
    let mut app = headless_app(Archive::none());
    ask(&mut app, SessionRequest::watch(record.clone()));
    assert_eq!(session(&app).shown(), 0);
    ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(1)));
    ask(&mut app, SessionRequest::seek(2));
    frames(&mut app, 10);
    assert_eq!(session(&app).shown(), 2);
    assert_eq!(moves(&app).len(), 2, "nobody moves in a replay");
    let me = ["level:2", "human"].map(|kind| Seat::new(kind.parse().unwrap()));
    ask(
        &mut app,
        SessionRequest::Replay(ReplayRequest::PlayOn(PlayOn {
            seats: me.into_iter().rev().collect(),
            clock: ClockSettings::None,
        })),
    );
    assert!(matches!(session(&app).activity(), Activity::Play));
    assert!(session(&app).person_may_move());
}

/// Every fourth puzzle: that each has the line it claims is held by the engine's tests.
#[test]
fn puzzles_are_solved_by_their_lines_and_a_wrong_try_is_told() {
    let mut app = headless_app(Archive::none());
    for puzzle in puzzles("xafka").iter().step_by(4) {
        ask(&mut app, SessionRequest::Table(TableRequest::Solve(puzzle)));
        let legal = session(&app).position().legal_texts();
        let wrong = legal.iter().find(|mv| **mv != puzzle.solution[0]).unwrap();
        ask(
            &mut app,
            SessionRequest::play_by(wrong.clone(), Origin::Person),
        );
        frames(&mut app, 3);
        assert_eq!(moves(&app)[0], *wrong, "{}", puzzle.id);
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        assert!(moves(&app).is_empty(), "{}: {wrong}", puzzle.id);
        let mut tries = 0;
        loop {
            let state = session(&app).puzzle().unwrap();
            if state.solved {
                break;
            }
            assert!(tries < 40, "{} is not solved", puzzle.id);
            tries += 1;
            if session(&app).person_may_move() {
                ask(&mut app, SessionRequest::Play(PlayRequest::Hint));
                frames(&mut app, 3);
                let hint = app.world().resource::<HintShown>().0.clone().unwrap();
                let play = SessionRequest::play_by(hint.mv, Origin::Person);
                ask(&mut app, play);
            }
            frames(&mut app, 3);
        }
        let winner = session(&app).record().outcome().unwrap().winners;
        let state = session(&app).puzzle().unwrap();
        assert!(winner.contains(state.solver), "{}", puzzle.id);
        assert_eq!(state.mistakes, 1, "{}", puzzle.id);
    }
}

#[test]
fn modes_say_who_plays_for_whom() {
    let mut app = table(&["human", "level:1"]);
    ask(
        &mut app,
        SessionRequest::Play(PlayRequest::SetMode(ComputerMode::BoardOnly)),
    );
    click_on(&mut app, "d4");
    frames(&mut app, 5);
    assert_eq!(moves(&app).len(), 1, "nobody answers on the bare board");
    ask(
        &mut app,
        SessionRequest::Play(PlayRequest::SetMode(ComputerMode::Reply)),
    );
    frames(&mut app, 5);
    assert_eq!(moves(&app).len(), 2);
    ask(
        &mut app,
        SessionRequest::Play(PlayRequest::SetMode(ComputerMode::BoardOnly)),
    );
    ask(&mut app, SessionRequest::Play(PlayRequest::Calc));
    assert_eq!(
        moves(&app).len(),
        3,
        "the computer moves for whoever is to move"
    );
    ask(
        &mut app,
        SessionRequest::Play(PlayRequest::SetMode(ComputerMode::Ponder)),
    );
    ask(&mut app, SessionRequest::Play(PlayRequest::Calc));
    frames(&mut app, 3);
    assert_eq!(moves(&app).len(), 3, "nothing is played while pondering");
}

#[test]
fn hints_are_legal_moves_with_a_reason() {
    let mut app = table(&["human", "human"]);
    click_on(&mut app, "d4");
    click_on(&mut app, "b1");
    ask(&mut app, SessionRequest::Play(PlayRequest::Hint));
    frames(&mut app, 3);
    let hint = app.world().resource::<HintShown>().0.clone().unwrap();
    let table = app.world().resource::<XafkaTable>().0;
    let mv: Move = table.parse_move(&hint.mv.text).unwrap();
    assert_eq!(table.check(&mv), Ok(()));
    assert!(!hint.reason().is_empty());
    click_on(&mut app, &hint.mv.text);
    assert!(app.world().resource::<HintShown>().0.is_none());
}

#[test]
fn the_table_closes_and_another_opens() {
    let mut app = table(&["human", "human"]);
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)),
    );
    frames(&mut app, 3);
    assert!(app.world().get_resource::<Session>().is_none());
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Title
    );
    let mut small = terms(&["human", "human", "human"]);
    small.options.insert("players".to_owned(), "3".to_owned());
    small.options.insert("board".to_owned(), "63".to_owned());
    open(&mut app, small);
    click_on(&mut app, "a1");
    assert_eq!(moves(&app), ["a1"]);
}
