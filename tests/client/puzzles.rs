//! Puzzles at the table and in their list: what comes of a wrong try, the solution,
//! puzzles solved in a row, and what comes next.

use bevy::prelude::*;
use curio::{
    engine::{
        CancelToken,
        lessons::lessons,
        puzzles::{Feedback, Puzzle, judge, of_day, puzzles},
    },
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            machine::calendar::Calendar,
            session::{
                Origin, PlayRequest, PlayedOutKind, PuzzleRequest, PuzzleState, SessionRequest,
                TableRequest,
            },
            settings::{DailyResult, OWNER, Progress, PuzzleForm},
            states::{ChosenGame, Screen},
        },
        testing::{ask, frames},
    },
    record::days,
};
use jiff::civil::date;

use super::hud::{self, Painted, readable_app, session};

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

fn solve(app: &mut App, puzzle: &'static Puzzle) {
    ask(app, SessionRequest::Table(TableRequest::Solve(puzzle)));
    frames(app, 4);
}

fn state(app: &App) -> &PuzzleState {
    session(app).puzzle().unwrap()
}

fn moves(app: &App) -> Vec<String> {
    let plies = session(app).record().plies().iter();
    plies.map(|ply| ply.mv.clone()).collect()
}

fn play(app: &mut App, text: &str) {
    let text = text.to_owned();
    let origin = Origin::Person;
    ask(app, SessionRequest::play_by(text, origin));
    frames(app, 4);
}

/// A first move that is not the solution.
fn wrong(puzzle: &Puzzle) -> String {
    let legal = puzzle.start().unwrap().legal_texts();
    let other = legal.into_iter().find(|mv| *mv != puzzle.solution[0]);
    other.unwrap()
}

fn press(app: &mut App, action: Action) {
    app.world_mut().write_message(ActionPressed(action));
    frames(app, 4);
}

fn form(app: &App, game: &str) -> PuzzleForm {
    app.world().resource::<Progress>().form_of(game, OWNER)
}

fn reads(app: &App, words: &str) -> bool {
    let painted = &app.world().resource::<Painted>().0;
    painted.iter().any(|(text, _)| text.contains(words))
}

/// Solves the puzzle; where the defender does not play as in the solution, by any
/// move that keeps the win.
fn find(app: &mut App, puzzle: &'static Puzzle) {
    for _ in 0..60 {
        if state(app).solved {
            return;
        }
        if session(app).person_may_move() {
            let text = right(app, puzzle);
            play(app, &text);
        }
        frames(app, 4);
    }
    panic!("{} is not solved", puzzle.id);
}

fn right(app: &App, puzzle: &Puzzle) -> String {
    let (position, played) = (session(app).position(), moves(app));
    if puzzle.solution.starts_with(&played) {
        return puzzle.solution[played.len()].clone();
    }
    let never = CancelToken::default();
    let keeps = |mv: &String| {
        let feedback = judge(position, mv, &never).unwrap();
        feedback.is_some_and(|it| it.is_right())
    };
    let mut legal = position.legal_texts().into_iter();
    legal.find(keeps).expect("a move that keeps the win")
}

/// A puzzle whose whole solution is one move of the player's.
fn in_one(game: &str, nth: usize) -> &'static Puzzle {
    let mut short = puzzles(game).iter().filter(|it| it.solution.len() == 1);
    short.nth(nth).unwrap()
}

#[test]
fn a_wrong_try_is_refuted_on_the_board_and_in_words() {
    let puzzle = puzzles("xafka")
        .iter()
        .find(|puzzle| puzzle.id == "not-yet")
        .unwrap();
    let mut app = readable_app();
    solve(&mut app, puzzle);
    play(&mut app, "green");
    let Some(Feedback::Loses { refutation, told }) = state(&app).feedback.clone() else {
        panic!("{:?}", state(&app).feedback);
    };
    let told = told.text();
    assert!(told.starts_with("White answers "), "{told}");
    assert!(reads(&app, &told), "the card says it");
    assert!(state(&app).shows(PlayedOutKind::Refutation));
    assert_eq!(moves(&app)[0], "green", "the try is on the board");
    assert!(!session(&app).person_may_move());
    play(&mut app, "d5");
    assert!(
        !moves(&app).contains(&"d5".to_owned()),
        "nobody moves meanwhile"
    );
    frames(&mut app, 40 * refutation.len());
    let shown = moves(&app);
    assert!(shown.len() > 2);
    assert_eq!(
        shown[1..],
        refutation[..shown.len() - 1],
        "the answer follows"
    );
    assert!(
        !state(&app).solved,
        "a game that the opponent wins is not solved"
    );

    // The arrows lead through it, and Enter takes it back.
    press(&mut app, Action::Left);
    assert_eq!(session(&app).shown(), shown.len() - 1);
    press(&mut app, Action::Choose);
    assert!(moves(&app).is_empty() && session(&app).person_may_move());
    assert_eq!(state(&app).mistakes, 1, "the wrong try is remembered");
    ask(&mut app, SessionRequest::Play(PlayRequest::Redo));
    assert!(moves(&app).is_empty(), "and not repeated");
    find(&mut app, puzzle);
    assert!(state(&app).solved && !state(&app).is_clean());
}

#[test]
fn the_solution_is_shown_only_after_a_miss() {
    let puzzle = puzzles("chimple")
        .iter()
        .find(|puzzle| puzzle.solution.len() == 3)
        .unwrap();
    let mut app = readable_app();
    solve(&mut app, puzzle);
    ask(
        &mut app,
        SessionRequest::Puzzle(PuzzleRequest::ShowSolution),
    );
    frames(&mut app, 60);
    assert!(moves(&app).is_empty(), "nothing is given away unasked");
    play(&mut app, &wrong(puzzle));
    assert!(reads(&app, "Show the solution") && reads(&app, "Try again"));
    ask(
        &mut app,
        SessionRequest::Puzzle(PuzzleRequest::ShowSolution),
    );
    frames(&mut app, 40 * puzzle.solution.len());
    assert_eq!(moves(&app), puzzle.solution);
    assert!(!state(&app).solved, "whoever looks has not solved it");
    assert!(reads(&app, "Next puzzle"));
    assert!(
        !app.world()
            .resource::<Progress>()
            .solved
            .contains(&puzzle.id)
    );
    // Tried again from the start, it counts as solved, and not in a row.
    ask(&mut app, SessionRequest::Play(PlayRequest::Restart));
    frames(&mut app, 4);
    find(&mut app, puzzle);
    assert!(
        app.world()
            .resource::<Progress>()
            .solved
            .contains(&puzzle.id)
    );
    assert_eq!(form(&app, "chimple").streak, 0);
}

#[test]
fn puzzles_in_a_row_are_counted_and_a_wrong_try_ends_the_row() {
    let mut app = readable_app();
    for nth in 0..2 {
        let puzzle = in_one("mathematichess", nth);
        solve(&mut app, puzzle);
        find(&mut app, puzzle);
        frames(&mut app, 4);
        assert_eq!(form(&app, "mathematichess").streak, nth as u32 + 1);
    }
    assert!(reads(&app, "2 in a row"));
    // The same one again is practice.
    let again = in_one("mathematichess", 1);
    solve(&mut app, again);
    find(&mut app, again);
    assert_eq!(form(&app, "mathematichess").streak, 2);
    let third = in_one("mathematichess", 2);
    solve(&mut app, third);
    play(&mut app, &wrong(third));
    let broken = form(&app, "mathematichess");
    assert_eq!((broken.streak, broken.best), (0, 2));
    assert_eq!(form(&app, "xafka"), PuzzleForm::default());
    // A hint is not a wrong try, but it is not one's own work either.
    let fourth = in_one("mathematichess", 3);
    solve(&mut app, fourth);
    ask(&mut app, SessionRequest::Play(PlayRequest::Hint));
    find(&mut app, fourth);
    assert_eq!(form(&app, "mathematichess").streak, 0);
}

#[test]
fn enter_leads_to_a_puzzle_as_hard_as_what_was_solved() {
    let mut app = readable_app();
    let first = in_one("xong", 0);
    solve(&mut app, first);
    find(&mut app, first);
    frames(&mut app, 4);

    let progress = app.world().resource::<Progress>();
    let next = progress.next_puzzle("xong", OWNER, Some(first)).unwrap();
    press(&mut app, Action::Choose);
    assert_eq!(state(&app).puzzle.id, next.id);
    assert_ne!(next.id, first.id);
}

#[test]
fn the_list_shows_a_picture_of_each_puzzle_and_how_many_were_in_a_row() {
    let mut app = readable_app();
    for game in GAMES {
        let solved = &puzzles(game)[0];
        app.world_mut()
            .resource_mut::<Progress>()
            .solve(solved, OWNER, true);
        app.world_mut().resource_mut::<ChosenGame>().0 = game;
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Puzzles);
        frames(&mut app, 6);
        // A puzzle of one's own that another test makes may be among them.
        assert!(reads(&app, "1 of ") && reads(&app, " solved"), "{game}");
        assert!(reads(&app, &solved.title), "{game}");
        assert!(reads(&app, "Solved on the first try"), "{game}");
        assert!(
            reads(&app, "Next puzzle") && reads(&app, "Not solved"),
            "{game}"
        );
        for theme in solved.themes() {
            assert!(reads(&app, theme.name()), "{game}: {}", theme.name());
        }
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Title);
        frames(&mut app, 4);
    }
}

#[test]
fn todays_puzzle_waits_on_the_title_and_its_result_is_kept_and_copied() {
    let mut app = readable_app();
    // A Tuesday, on which mini-Xafka has its turn.
    app.insert_resource(Calendar(|| date(2026, 11, 24)));
    let puzzle = of_day(days(date(2026, 11, 24))).unwrap();
    frames(&mut app, 4);
    assert!(reads(&app, "Today’s puzzle: a lesson first"));
    let first = &lessons("xafka")[0];
    app.world_mut().resource_mut::<Progress>().learn(first);
    frames(&mut app, 4);
    hud::press(&mut app, "Today’s puzzle");
    assert_eq!(state(&app).puzzle, puzzle);
    play(&mut app, &wrong(puzzle));
    frames(&mut app, 400);
    press(&mut app, Action::Choose);
    // Whoever is at it past midnight has still solved the puzzle of the day before.
    app.insert_resource(Calendar(|| date(2026, 11, 25)));
    find(&mut app, puzzle);
    frames(&mut app, 4);
    app.insert_resource(Calendar(|| date(2026, 11, 24)));
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)),
    );
    frames(&mut app, 4);
    assert!(reads(&app, "Solved"));
    hud::press(&mut app, "Copy");
    let line = "Curio, 24 November 2026, mini-Xafka puzzle, ✗✓ solved in 2 tries";
    assert!(reads(&app, line));
    // What is solved again later changes nothing, and neither does another puzzle.
    for again in [puzzle, in_one("xong", 0)] {
        solve(&mut app, again);
        play(&mut app, &wrong(again));
    }

    let progress = app.world().resource::<Progress>();
    let result = progress.daily_result(OWNER, date(2026, 11, 24));
    assert_eq!((result.wrong, result.solved), (1, true));
    let next = progress.daily_result(OWNER, date(2026, 11, 25));
    assert_eq!(next, DailyResult::default());
}
