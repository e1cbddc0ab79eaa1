//! What lies over the table, as a player meets it: the words that are painted,
//! and what comes of clicking them.

use core::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Shape},
};
use curio::{
    engine::puzzles::puzzles,
    plugins::{
        app::{
            session::{
                Analysis, Archive, Origin, PlayRequest, Session, SessionRequest, TableRequest,
                TrialRequest,
            },
            states::Activity,
        },
        scene::camera::FreeRect,
        testing::{ask, click, frames, headless_app},
        ui::{
            hud::{Hud, HudLayout, HudSystems, RightColumn},
            screens::ScreenSystems,
        },
    },
    record::{ClockSettings, Match, testing},
};

/// The words that were painted last, with the middle of their places in points.
#[derive(Resource, Default)]
pub(super) struct Painted(pub(super) Vec<(String, Vec2)>);

pub(super) fn read(mut contexts: EguiContexts, mut painted: ResMut<Painted>) -> Result {
    let context = contexts.ctx_mut()?;
    let layers: Vec<egui::LayerId> = context.memory(|memory| memory.layer_ids().collect());
    painted.0.clear();
    context.graphics(|graphics| {
        for list in layers.iter().filter_map(|layer| graphics.get(*layer)) {
            for entry in list.all_entries() {
                words(&entry.shape, &mut painted.0);
            }
        }
    });
    Ok(())
}

/// A client whose words can be read.
pub(super) fn readable_app() -> App {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    let last = read.after(HudSystems::Right).after(ScreenSystems);
    app.add_systems(EguiPrimaryContextPass, last);
    app
}

fn words(shape: &Shape, found: &mut Vec<(String, Vec2)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| words(shape, found)),
        Shape::Text(text) => {
            let middle = text.visual_bounding_rect().center();
            found.push((text.galley.text().to_owned(), Vec2::new(middle.x, middle.y)));
        }
        _ => {}
    }
}

fn table(request: SessionRequest) -> App {
    let mut app = readable_app();
    ask(&mut app, request);
    frames(&mut app, 6);
    app
}

fn played(seats: [&str; 2], moves: &[&str]) -> Match {
    testing::played("xafka", &seats, moves)
}

fn open(seats: [&str; 2], moves: &[&str]) -> App {
    table(SessionRequest::open(played(seats, moves)))
}

pub(super) fn reads(app: &App, text: &str) -> bool {
    let painted = app.world().resource::<Painted>();
    painted.0.iter().any(|(painted, _)| painted.contains(text))
}

#[track_caller]
pub(super) fn assert_reads(app: &App, text: &str) {
    let painted = app.world().resource::<Painted>();
    let all: Vec<&str> = painted.0.iter().map(|(text, _)| text.as_str()).collect();
    assert!(reads(app, text), "`{text}` is not among {all:?}");
}

/// Clicks the last of the places where exactly this is written.
#[track_caller]
pub(super) fn press(app: &mut App, text: &str) {
    let painted = &app.world().resource::<Painted>().0;
    let found = painted.iter().rfind(|(painted, _)| painted == text);
    let at = found.unwrap_or_else(|| panic!("`{text}` is not painted")).1;
    press_at(app, at);
}

/// Presses the first of several buttons that say the same: the others may be out of reach.
pub(super) fn press_first(app: &mut App, text: &str) {
    let painted = &app.world().resource::<Painted>().0;
    let found = painted.iter().find(|(painted, _)| painted == text);
    let at = found.unwrap_or_else(|| panic!("`{text}` is not painted")).1;
    press_at(app, at);
}

fn press_at(app: &mut App, at: Vec2) {
    let mut contexts = app.world_mut().query::<&mut bevy_egui::EguiContext>();
    let scale = contexts
        .single_mut(app.world_mut())
        .unwrap()
        .get_mut()
        .zoom_factor();
    click(app, at * scale);
    frames(app, 4);
}

/// What is on the table.
pub(crate) fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

/// The moves of the match, as they are written.
pub(crate) fn moves(app: &App) -> Vec<String> {
    let plies = session(app).record().plies();
    plies.iter().map(|ply| ply.mv.clone()).collect()
}

#[test]
fn a_new_match_says_whose_turn_it_is_and_what_to_do() {
    let mut app = open(["human", "level:1"], &[]);
    for text in [
        "Your move",
        "Put your piece on any hexagon.",
        "Black",
        "White",
        "Light locked: 11 hexagons to go",
        "Move for me",
    ] {
        assert_reads(&app, text);
    }
    assert!(!reads(&app, "Swap sides"), "it is in the drawer");
    assert!(!reads(&app, "No moves yet."), "the list is a drawer");
    assert!(!reads(&app, "Analysis"), "nothing of it unless asked for");
    press(&mut app, "Moves");
    assert_reads(&app, "No moves yet.");
    press(&mut app, "More");
    assert_reads(&app, "Swap sides");
}

#[test]
fn the_board_gets_the_room_between_the_panels() {
    let app = open(["human", "level:1"], &[]);
    let free = app.world().resource::<FreeRect>().0.unwrap();
    let layout = app.world().resource::<HudLayout>();
    assert!(free.width() > 600.0 && free.height() > 400.0, "{free:?}");
    assert!(free.center().x > layout.left.right() && free.center().x < layout.right.left());
}

#[test]
fn a_refused_move_is_explained() {
    let mut app = open(["human", "human"], &["d4", "g6"]);
    let text = "red".to_owned();
    let origin = Origin::Person;
    ask(&mut app, SessionRequest::play_by(text, origin));
    assert_reads(&app, "The light is locked until 11 hexagons are gone");
    let text = "d4".to_owned();
    ask(&mut app, SessionRequest::play_by(text, origin));
    assert_reads(&app, "d4 is gone");
}

#[test]
fn a_hint_is_explained_and_played_by_its_button() {
    let mut app = open(["human", "human"], &["d4", "g6"]);
    press(&mut app, "Hint");
    frames(&mut app, 10);
    assert_reads(&app, "Slide to ");
    press(&mut app, "Play it");
    assert_eq!(session(&app).record().len(), 3);
    assert!(!reads(&app, "Play it"), "the hint goes with its position");
    press(&mut app, "Undo");
    assert_eq!(session(&app).record().len(), 2);
    press(&mut app, "Redo");
    assert_eq!(session(&app).record().len(), 3);
}

#[test]
fn the_analysis_comes_when_asked_for_and_goes_again() {
    let mut app = open(["human", "human"], &["d4", "g6"]);
    press(&mut app, "Analyse");
    frames(&mut app, 20);
    assert!(app.world().resource::<Analysis>().enabled);
    assert_reads(&app, "Analysis");
    assert_reads(&app, "positions");
    assert_reads(&app, "2. ");
    press(&mut app, "Analyse");
    assert!(!reads(&app, "Analysis"));
}

#[test]
fn a_click_in_a_line_plays_it_and_after_the_match_tries_it_out() {
    let first = |app: &App, number: &str| {
        let painted = &app.world().resource::<Painted>().0;
        let found = painted.iter().find(|(text, _)| text.starts_with(number));
        found.map_or_else(|| panic!("{painted:?}"), |(text, _)| text.clone())
    };
    let mut app = open(["human", "human"], &["d4", "g6"]);
    press(&mut app, "Analyse");
    frames(&mut app, 20);
    let played = first(&app, "2. ");
    press(&mut app, &played);
    assert_eq!(session(&app).record().len(), 3);
    let last = session(&app).record().plies().last().unwrap().mv.clone();
    assert_eq!(played, format!("2. {last}"));

    ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
    frames(&mut app, 4);
    in_full(&mut app);
    press(&mut app, "The board");
    ask(&mut app, SessionRequest::seek(2));
    frames(&mut app, 20);
    let tried = first(&app, "2. ");
    press(&mut app, &tried);
    assert!(matches!(session(&app).activity(), Activity::Trial));
    assert_eq!(session(&app).shown(), 3);
    ask(&mut app, SessionRequest::Trial(TrialRequest::End));
    assert_eq!(
        session(&app).record().len(),
        4,
        "three moves and the resignation"
    );
}

#[test]
fn a_position_that_is_solved_at_once_keeps_its_analysis() {
    let moves = "d2 e5 d7 g6 b3 e4 a1 d3 d1 c4 f3 a4 g4 a2 e3 b2 c5 c2 d6 c3 e6 b1 d5 c1 b4 e2";
    let moves: Vec<&str> = moves.split(' ').collect();
    let mut app = open(["human", "human"], &moves);
    press(&mut app, "Analyse");
    frames(&mut app, 3);
    ask(&mut app, SessionRequest::play_by("b5", Origin::Person));
    frames(&mut app, 3);
    assert_eq!(session(&app).record().len(), 27);
    assert!(app.world().resource::<Analysis>().report.is_some());
    assert!(!reads(&app, "Looking at the position"));
}

#[test]
fn a_click_on_a_move_shows_its_position_and_a_button_leads_back() {
    let mut app = open(["human", "human"], &["d4", "g6", "d5"]);
    press(&mut app, "Moves");
    press(&mut app, "g6");
    assert_eq!(session(&app).shown(), 2);
    assert_reads(&app, "Viewing move 1 of 2");
    press(&mut app, "Back to the match");
    assert_eq!(session(&app).shown(), 3);
    press(&mut app, "d4");
    press(&mut app, "Play on from here");
    assert_eq!(session(&app).record().len(), 1);
}

#[test]
fn a_replay_is_played_on_from_and_leads_back() {
    let record = Box::new(played(["level:2", "level:2"], &["d4", "b1"]));
    let mut app = table(SessionRequest::Table(TableRequest::Watch(record, None)));
    ask(&mut app, SessionRequest::seek(1));
    frames(&mut app, 4);
    press(&mut app, "Play on");
    assert_reads(&app, "A new match begins at the position after move 1.");
    press(&mut app, "Per move");
    press(&mut app, "Start");
    assert_eq!(session(&app).activity(), Activity::Play);
    assert!(session(&app).person_may_move());
    let kinds = |app: &App| -> Vec<String> {
        let seats = &session(app).record().terms().seats;
        seats.iter().map(|seat| seat.kind.to_string()).collect()
    };
    assert_eq!(kinds(&app), ["level:2", "human"]);
    let clock = session(&app).record().terms().clock;
    assert_eq!(clock, ClockSettings::PerMove(Duration::from_secs(30)));
    assert_eq!(session(&app).record().len(), 1);
    ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
    frames(&mut app, 4);
    in_full(&mut app);
    press(&mut app, "Back to the replay");
    assert_eq!(session(&app).activity(), Activity::Replay);
    assert_eq!(
        (session(&app).shown(), session(&app).record().len()),
        (1, 2)
    );
    assert_eq!(kinds(&app), ["level:2", "level:2"]);
}

/// Opens the rest of the result; the tools have a button of the same name.
fn in_full(app: &mut App) {
    app.world_mut().resource_mut::<Hud>().result_in_full = true;
    frames(app, 3);
}

#[test]
fn the_result_tells_what_decided_and_offers_a_rematch() {
    let mut app = open(["human", "human"], &["d4", "g6"]);
    ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
    frames(&mut app, 4);
    assert_reads(&app, "White wins");
    assert_reads(&app, "Black resigns: White wins.");
    assert_reads(&app, "in 1 move");
    in_full(&mut app);
    assert_reads(&app, "never set");
    press(&mut app, "Rematch");
    assert!(session(&app).record().is_empty());
    assert!(!reads(&app, "Rematch"));
}

#[test]
fn a_result_can_be_put_away_and_watched_again() {
    let mut app = open(["human", "human"], &["d4", "g6"]);
    ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
    frames(&mut app, 4);
    in_full(&mut app);
    press(&mut app, "The board");
    assert!(!app.world().resource::<Hud>().has(RightColumn::Result));
    press(&mut app, "Result");
    press(&mut app, "Watch");
    assert!(matches!(session(&app).activity(), Activity::Replay));
    assert_reads(&app, "0 / 1");
    assert_reads(&app, "mini-Xafka: Guest (Black) – Guest 2 (White)");
}

#[test]
fn the_drawer_changes_mode_and_level() {
    let mut app = open(["human", "level:2"], &[]);
    press(&mut app, "More");
    press(&mut app, "Stays out");
    assert_eq!(
        session(&app).mode(),
        curio::plugins::app::session::ComputerMode::BoardOnly
    );
    press(&mut app, "7");
    let kind = &session(&app).record().terms().seats[1].kind;
    assert_eq!(kind.to_string(), "level:7");
}

#[test]
fn whoever_solves_a_puzzle_is_addressed_and_no_guest() {
    let app = table(SessionRequest::Table(TableRequest::Solve(
        &puzzles("xafka")[0],
    )));
    let session = session(&app);
    let Some(state) = session.puzzle() else {
        panic!("no puzzle");
    };
    assert_eq!(session.seat(state.solver).unwrap().name, "You");
}

#[test]
fn a_puzzle_says_its_task_and_judges_the_try() {
    let puzzle = &puzzles("xafka")[0];
    let mut app = table(SessionRequest::Table(TableRequest::Solve(puzzle)));
    assert_reads(&app, &puzzle.title);
    assert_reads(&app, &format!("{} of 5", puzzle.difficulty().unwrap()));
    let text = puzzle.solution[0].clone();
    let origin = Origin::Person;
    ask(&mut app, SessionRequest::play_by(text, origin));
    frames(&mut app, 12);
    assert!(
        reads(&app, "Correct!") || reads(&app, "Solved!"),
        "the solution is right"
    );
    press(&mut app, "From the start");
    assert!(session(&app).record().is_empty());
}
