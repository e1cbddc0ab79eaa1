//! The table of Konane in the client, which knows nothing of it: a match by mouse,
//! moves by keys, refusals.

use bevy::prelude::*;
use curio::{
    plugins::{
        app::{
            keys::CursorAction,
            session::{Archive, Pointed, Session, SessionFact, SessionRequest, TableRequest},
            settings::Settings,
            states::Screen,
        },
        board::Table,
        scene::surface::{Look, Mark},
        testing::{
            announced, ask, click, drag, frames, headless_app_with, on_screen, point, settle,
        },
        ui::{hud::GameWords, screens::rules::RulesPages},
    },
    record::{Store, testing::played},
    rules::{Game, registry},
};
use tempfile::TempDir;

use crate::konane::counts::{PARSED, PLAYED};
use crate::konane::{
    GAME, Konane,
    board::{Size, Square},
    layout::place,
    pointing::Aim,
    position::Move,
    table::{self, SquareOf, StoneOn},
};

fn open(archive: Archive, seats: [&str; 2]) -> App {
    registry::register(&GAME).unwrap();
    let mut app = headless_app_with(archive, |app| {
        app.add_plugins(table::plugin);
    });
    let game = played("konane", &seats, &[]);
    ask(&mut app, SessionRequest::open(game));
    frames(&mut app, 6);
    app
}

fn square(name: &str) -> Square {
    Square::read(name).unwrap()
}

fn pixel(app: &mut App, at: Square) -> Vec2 {
    on_screen(app, place(Size::Six, at)).unwrap()
}

fn click_on(app: &mut App, at: Square) {
    let at = pixel(app, at);
    click(app, at);
}

fn position(app: &App) -> Konane {
    app.world().resource::<Table<Konane>>().0
}

/// The squares on which stones are seen.
fn stones(app: &mut App) -> Vec<Square> {
    let mut stones = app.world_mut().query::<&StoneOn>();
    let mut found: Vec<Square> = stones.iter(app.world()).map(|on| on.0).collect();
    found.sort_unstable();
    found
}

fn press(app: &mut App, action: CursorAction) {
    app.world_mut().write_message(action);
    frames(app, 2);
}

/// A move stays typed on its way from the pointer to the match, and what comes of it is
/// told to everybody: nobody reads it as text, and nobody plays it again.
#[test]
fn a_click_plays_its_move_once_and_reads_none() {
    let folder = TempDir::new().unwrap();
    let mut app = open(Archive::at(Store::at(folder.path())), ["human", "human"]);
    let counted = || [PARSED.get(), PLAYED.get()];
    for at in ["c3", "c4"] {
        let before = counted();
        click_on(&mut app, square(at));
        frames(&mut app, 3);
        assert_eq!(counted(), [before[0], before[1] + 1], "{at}");
    }
    let session = app.world().resource::<Session>();
    assert_eq!(session.record().len(), 2);
}

#[test]
fn the_client_knows_all_about_it() {
    let app = open(Archive::none(), ["human", "human"]);
    assert!(app.world().resource::<GameWords>().knows("konane"));
    assert!(app.world().resource::<RulesPages>().has("konane"));
}

#[test]
fn a_match_is_played_to_its_end_by_clicking_and_kept() {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path());
    let mut app = open(Archive::at(store), ["human", "level:1"]);
    // The first legal move is often a blunder, after which the coach would wait.
    app.world_mut().resource_mut::<Settings>().coach = false;
    let mut steps = 0;
    while Game::outcome(&position(&app)).is_none() {
        steps += 1;
        assert!(steps < 500, "the match does not end");
        if !app.world().resource::<Session>().person_may_move() {
            settle(&mut app);
            frames(&mut app, 1);
            continue;
        }
        let before = position(&app);
        match before.legal_moves()[0] {
            Move::Remove(at) => click_on(&mut app, at),
            Move::Jump { from, to } => {
                click_on(&mut app, from);
                assert_eq!(app.world().resource::<Aim>().held, Some(from));
                click_on(&mut app, to);
            }
            Move::Retire(_) => panic!("nobody lists that"),
        }
        frames(&mut app, 3);
        assert_ne!(position(&app), before);
        let shown: Vec<Square> = position(&app).stones().into_iter().collect();
        assert_eq!(stones(&mut app), shown);
    }
    frames(&mut app, 5);
    let files: Vec<_> = walk(folder.path());
    assert!(
        files.iter().any(|file| file.contains("konane")),
        "{files:?}"
    );
}

/// Where the stone nearest to a square is.
fn stone_near(app: &mut App, at: Square) -> Vec3 {
    let place = place(Size::Six, at);
    let mut stones = app
        .world_mut()
        .query_filtered::<&Transform, With<StoneOn>>();
    let places = stones.iter(app.world()).map(|stone| stone.translation);
    places
        .min_by(|a, b| a.distance(place).total_cmp(&b.distance(place)))
        .unwrap()
}

#[test]
fn a_stone_is_dragged_where_it_may_jump_and_glides_home_from_elsewhere() {
    let mut app = open(Archive::none(), ["human", "human"]);
    app.world_mut().resource_mut::<Settings>().reduce_motion = false;
    for at in ["c3", "c4"] {
        click_on(&mut app, square(at));
    }
    frames(&mut app, 60);
    let before = position(&app);
    let Move::Jump { from, to } = before.legal_moves()[0] else {
        panic!("the opening is over");
    };
    let home = stone_near(&mut app, from);
    let (grip, goal) = (pixel(&mut app, from), pixel(&mut app, to));
    point(&mut app, grip);
    frames(&mut app, 60);
    let raised = stone_near(&mut app, from);
    assert!(raised.y > home.y + 0.05, "{raised} answers the hand");
    let elsewhere = pixel(&mut app, square("a1"));
    drag(&mut app, grip, elsewhere);
    frames(&mut app, 120);
    assert_eq!(position(&app), before, "nothing is played");
    assert_eq!(stone_near(&mut app, from), home);
    drag(&mut app, grip, goal);
    frames(&mut app, 3);
    assert!(!position(&app).stones().contains(from));
    assert!(position(&app).stones().contains(to));
}

fn walk(folder: &std::path::Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(walk(&path));
        } else {
            found.push(path.display().to_string());
        }
    }
    found
}

#[test]
fn keys_reach_every_move() {
    let mut app = open(Archive::none(), ["human", "human"]);
    for _ in 0..4 {
        let before = position(&app);
        press(&mut app, CursorAction::Next);
        press(&mut app, CursorAction::Choose);
        if position(&app) == before {
            // A stone is selected now, and the next stop is where it lands.
            press(&mut app, CursorAction::Next);
            press(&mut app, CursorAction::Choose);
        }
        frames(&mut app, 3);
        assert_ne!(position(&app), before);
    }
    press(&mut app, CursorAction::Leave);
    press(&mut app, CursorAction::Left);
    let from = app.world().resource::<Aim>().target.unwrap();
    press(&mut app, CursorAction::Right);
    let to = app.world().resource::<Aim>().target.unwrap();
    assert!(to.column() == from.column() + 1 || to == from);
}

#[test]
fn what_is_refused_is_explained_and_marked() {
    let mut app = open(Archive::none(), ["human", "human"]);
    let at = pixel(&mut app, square("b2"));
    point(&mut app, at);
    let pointed = app.world().resource::<Pointed>().clone();
    assert_eq!(pointed.what.as_deref(), Some("b2"));
    assert!(pointed.refused.unwrap().starts_with("Black begins"));
    click(&mut app, at);
    let refused = |fact: &SessionFact| matches!(fact, SessionFact::Refused { .. });
    assert!(announced(&mut app).iter().any(refused));
    let mut marks = app.world_mut().query::<(&SquareOf, &Look)>();
    let marked: Vec<Square> = marks
        .iter(app.world())
        .filter(|(_, look)| look.mark == Mark::Refused)
        .map(|(of, _)| of.0)
        .collect();
    assert_eq!(marked, [square("b2")]);
}

#[test]
fn going_back_lays_the_stones_again() {
    let mut app = open(Archive::none(), ["human", "human"]);
    for at in ["c3", "c4"] {
        click_on(&mut app, square(at));
    }
    assert_eq!(stones(&mut app).len(), 34);
    ask(&mut app, SessionRequest::seek(0));
    assert_eq!(stones(&mut app).len(), 36);
    // Leaving leads to the page of the game, which shows its opening.
    ask(&mut app, SessionRequest::seek(2));
    ask(&mut app, SessionRequest::Table(TableRequest::Leave));
    frames(&mut app, 5);
    assert_eq!(stones(&mut app).len(), 36);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    frames(&mut app, 5);
    assert_eq!(stones(&mut app).len(), 0);
}

#[test]
fn an_opponents_move_is_read_by_nobody() {
    let mut app = open(Archive::none(), ["human", "level:1"]);
    app.world_mut().resource_mut::<Settings>().coach = false;
    click_on(&mut app, square("c3"));
    let read = PARSED.get();
    settle(&mut app);
    frames(&mut app, 3);
    assert_eq!(app.world().resource::<Session>().record().len(), 2);
    assert_eq!(PARSED.get(), read);
}
