//! What was on the table when the program had to be started again is there afterwards.

use bevy::prelude::*;
use curio::{
    engine::{lessons::lessons, puzzles::puzzles},
    plugins::{
        app::{
            faults::recovered_table::RecoveredTable,
            session::{
                Archive, EditStep, Origin, PlayRequest, Session, SessionRequest, TableRequest, Tool,
            },
        },
        testing::{ask, frames, headless_app},
    },
    record::{Store, testing::played},
    rules::registry,
};

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

/// What another program finds that is started with what this one left.
fn next_run(app: &App, store: Store) -> App {
    let left = RecoveredTable::on(app.world().resource::<Session>());
    let request = RecoveredTable::read(&left.text()).request().unwrap();
    let mut next = headless_app(Archive::at(store));
    frames(&mut next, 2);
    ask(&mut next, request);
    next
}

#[test]
fn lessons_puzzles_and_positions_are_on_the_table_again() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path());
    let mut app = headless_app(Archive::at(store.clone()));
    let table = |app: &App| app.world().resource::<Session>().position().position_text();
    for game in GAMES {
        let lesson = lessons(game).get(1).unwrap();
        ask(&mut app, SessionRequest::Table(TableRequest::Learn(lesson)));
        let next = next_run(&app, store.clone());
        let session = next.world().resource::<Session>();
        let Some(state) = session.lesson() else {
            panic!("{game}: no lesson");
        };
        assert_eq!((state.lesson.game(), &state.lesson.id), (game, &lesson.id));

        let puzzle = puzzles(game).last().unwrap();
        ask(&mut app, SessionRequest::Table(TableRequest::Solve(puzzle)));
        let next = next_run(&app, store.clone());
        let session = next.world().resource::<Session>();
        let Some(state) = session.puzzle() else {
            panic!("{game}: no puzzle");
        };
        assert_eq!((state.puzzle.game(), &state.puzzle.id), (game, &puzzle.id));
        assert_eq!(table(&next), table(&app), "{game}");
    }
}

#[test]
fn a_position_being_set_up_is_on_the_table_again() {
    let store = Store::at(tempfile::tempdir().unwrap().path());
    let mut app = headless_app(Archive::at(store.clone()));
    let options = [("size".to_owned(), "4".to_owned())].into();
    let start = registry::start("chimple", &options).unwrap();
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Compose(start)),
    );
    let steps = [EditStep::Take(Tool::Erase), EditStep::Use("1".to_owned())];
    for step in steps {
        ask(&mut app, SessionRequest::Edit(step));
    }
    let next = next_run(&app, store);
    let text = |app: &App| {
        let composer = app
            .world()
            .resource::<Session>()
            .editor()
            .unwrap()
            .composer();
        (composer.text(), composer.options().clone())
    };
    assert_eq!(text(&next), text(&app));
    assert_eq!(text(&next).1["size"], "4");
}

#[test]
fn a_match_in_progress_is_resumed_and_one_that_is_over_is_not() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path());
    let mut app = headless_app(Archive::at(store.clone()));
    let game = played("xafka", &["Anna", "Bruno"], &[]);
    ask(&mut app, SessionRequest::open(game));
    let (text, origin) = ("d4".to_owned(), Origin::Person);
    ask(&mut app, SessionRequest::play_by(text, origin));
    let left = RecoveredTable::on(app.world().resource::<Session>());
    assert_eq!(left, RecoveredTable::Match);
    assert!(matches!(
        left.request(),
        Some(SessionRequest::Table(TableRequest::Resume(None)))
    ));
    ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
    let left = RecoveredTable::on(app.world().resource::<Session>());
    assert_eq!(left, RecoveredTable::Nothing);
    assert!(left.request().is_none());
}

#[test]
fn what_cannot_be_read_is_left_out() {
    for text in ["", "Nonsense", "Lesson(\"xafka\")", "Position(1)"] {
        assert_eq!(
            RecoveredTable::read(text),
            RecoveredTable::Nothing,
            "{text}"
        );
    }
    for gone in [
        RecoveredTable::Lesson("xafka".to_owned(), "gone".to_owned()),
        RecoveredTable::Puzzle("gone".to_owned(), "1".to_owned()),
        RecoveredTable::Position("gone".to_owned(), [].into(), String::new()),
    ] {
        assert!(gone.request().is_none(), "{gone:?}");
    }
    // A position that the rules refuse is set up from the start.
    let wrong = RecoveredTable::Position("chimple".to_owned(), [].into(), "nothing".to_owned());
    assert!(matches!(
        wrong.request(),
        Some(SessionRequest::Table(TableRequest::Compose(_)))
    ));
}
