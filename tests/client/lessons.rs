//! Learning a game: from the title screen to the page of the game, through its
//! lessons, to a first match.

use bevy::{input::keyboard::Key, prelude::*};
use curio::{
    engine::lessons::{Lesson, Wanted, lessons},
    plugins::{
        app::{
            keys::BoardCursor,
            session::{
                HintShown, LessonRequest, LessonState, Origin, PlayRequest, Session, SessionFact,
                SessionRequest, TableRequest,
            },
            settings::{OWNER, Played, Progress, Settings},
            states::{Activity, ChosenGame, Screen},
        },
        games::xafka::{Layout, XafkaTable},
        testing::{announced, ask, click, frames, on_screen},
    },
    record::testing::played,
    rules::{Player, registry},
};

use crate::{
    hud::{Painted, assert_reads, press, readable_app, reads, session},
    keys::stroke,
};

fn app() -> App {
    let mut app = readable_app();
    frames(&mut app, 4);
    app
}

fn page(game: &'static str) -> App {
    let mut app = app();
    app.world_mut().resource_mut::<ChosenGame>().0 = game;
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Game);
    frames(&mut app, 6);
    app
}

fn state(app: &App) -> &LessonState {
    session(app).lesson().unwrap()
}

fn play(app: &mut App, text: &str) {
    let text = text.to_owned();
    let origin = Origin::Person;
    ask(app, SessionRequest::play_by(text, origin));
    frames(app, 3);
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

/// A right move of a lesson that asks for one.
fn right_move(lesson: &Lesson) -> Option<String> {
    let start = lesson.start().unwrap();
    match &lesson.wanted {
        Wanted::Any { .. } => start.legal_texts().first().cloned(),
        Wanted::Move { moves, .. } => moves.first().cloned(),
        Wanted::Answer(_) => None,
    }
}

#[test]
fn a_newcomer_is_offered_the_first_lesson() {
    let mut app = app();
    assert_reads(&app, "Learn mini-Xafka in a few minutes");
    press(&mut app, "Play");
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(state(&app).lesson.id, lessons("xafka")[0].id);
    assert_reads(&app, "Lesson 1 of 12");
    // Whoever has learned something goes on from there.
    let first = right_move(&lessons("xafka")[0]).unwrap();
    play(&mut app, &first);
    ask(&mut app, SessionRequest::Table(TableRequest::Leave));
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Game);
    press(&mut app, "All games");
    assert_eq!(screen(&app), Screen::Title);
    assert_reads(&app, &lessons("xafka")[1].title);
}

#[test]
fn every_lesson_can_be_done_at_the_table_and_is_remembered() {
    let mut app = app();
    let games = registry::games().into_iter().map(|entry| entry.id);
    for lesson in games.flat_map(lessons) {
        ask(&mut app, SessionRequest::Table(TableRequest::Learn(lesson)));
        frames(&mut app, 2);
        match &lesson.wanted {
            Wanted::Answer(replies) => {
                let right = replies.iter().position(|reply| reply.is_right).unwrap();
                ask(
                    &mut app,
                    SessionRequest::Lesson(LessonRequest::Reply(right)),
                );
            }
            _ => play(&mut app, &right_move(lesson).unwrap()),
        }
        frames(&mut app, 2);
        let name = format!("{} {}", lesson.game(), lesson.id);
        assert!(state(&app).is_done(), "{name}");
        assert!(!session(&app).person_may_move(), "{name}");
        assert_reads(&app, "Correct!");
        assert!(app.world().resource::<Progress>().has_learned(lesson));
    }
}

/// A lesson that asks for a move, and a move that it does not ask for.
fn with_a_wrong_move() -> (&'static Lesson, String) {
    let lesson = lessons("xafka")
        .iter()
        .find(|lesson| matches!(lesson.wanted, Wanted::Move { .. }))
        .unwrap();
    let start = lesson.start().unwrap();
    let is_wrong = |mv: &String| !lesson.judge(start.as_ref(), mv).is_right;
    let wrong = start.legal_texts().into_iter().find(is_wrong).unwrap();
    (lesson, wrong)
}

#[test]
fn a_wrong_move_is_played_answered_and_taken_back() {
    let (lesson, wrong) = with_a_wrong_move();
    let mut app = app();
    ask(&mut app, SessionRequest::Table(TableRequest::Learn(lesson)));
    play(&mut app, &wrong);
    assert_reads(&app, "Not quite");
    assert_eq!(session(&app).record().len(), 1, "its consequences are seen");
    assert!(!app.world().resource::<Progress>().has_learned(lesson));
    // No further move until it is taken back.
    announced(&mut app);
    play(&mut app, &wrong);
    let refused = |fact: &SessionFact| matches!(fact, SessionFact::Refused { .. });
    assert!(announced(&mut app).iter().any(refused));
    assert!(!reads(&app, "Show me"));
    press(&mut app, "Try again");
    assert!(session(&app).record().is_empty() && state(&app).remark.is_none());
    // After a second wrong try the answer is offered.
    play(&mut app, &wrong);
    // It is shown on the board as it was before the try.
    press(&mut app, "Show me");
    assert!(state(&app).shows_answer && session(&app).record().is_empty());
    assert!(session(&app).person_may_move());
}

#[test]
fn after_a_wrong_move_a_click_on_the_board_is_the_next_try() {
    let (lesson, wrong) = with_a_wrong_move();
    let right = right_move(lesson).unwrap();
    let mut app = app();
    ask(&mut app, SessionRequest::Table(TableRequest::Learn(lesson)));
    play(&mut app, &wrong);
    assert!(!session(&app).person_may_move());
    let board = app.world().resource::<XafkaTable>().0.board();
    let place = Layout::new(board).place(board.cell(&right).unwrap());
    let at = on_screen(&mut app, place).unwrap();
    click(&mut app, at);
    frames(&mut app, 4);
    assert!(state(&app).is_done(), "{:?}", state(&app).remark);
}

#[test]
fn after_a_wrong_move_an_arrow_key_is_the_way_back_to_the_board() {
    let (lesson, wrong) = with_a_wrong_move();
    let mut app = app();
    ask(&mut app, SessionRequest::Table(TableRequest::Learn(lesson)));
    play(&mut app, &wrong);
    frames(&mut app, 3);
    stroke_key(&mut app, Key::ArrowDown, KeyCode::ArrowDown);
    assert!(session(&app).record().is_empty() && state(&app).remark.is_none());
    assert_eq!(state(&app).lesson.id, lesson.id, "nothing was skipped");
    assert!(app.world().resource::<BoardCursor>().awake);
}

fn stroke_key(app: &mut App, key: Key, code: KeyCode) {
    for event in stroke(app, &key, code) {
        app.world_mut().write_message(event);
        frames(app, 1);
    }
    frames(app, 4);
}

#[test]
fn the_key_for_the_panels_leads_to_the_way_on() {
    let all = lessons("xong");
    let mut app = app();
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Learn(&all[0])),
    );
    frames(&mut app, 4);
    stroke_key(&mut app, Key::F6, KeyCode::F6);
    stroke_key(&mut app, Key::Enter, KeyCode::Enter);
    assert_eq!(state(&app).lesson.id, all[1].id);
}

#[test]
fn a_question_waits_for_the_keys_wherever_one_comes_from() {
    let question = |lesson: &&Lesson| matches!(lesson.wanted, Wanted::Answer(_));
    let all = lessons("xong");
    let lesson = all.iter().find(question).unwrap();
    let at = all.iter().position(|other| other.id == lesson.id).unwrap();
    let mut app = app();
    for learned in [&all[at - 1], lesson, &all[at + 1], lesson] {
        ask(
            &mut app,
            SessionRequest::Table(TableRequest::Learn(learned)),
        );
        frames(&mut app, 4);
        if learned.id == lesson.id {
            assert_eq!(state(&app).reply, None);
            stroke_key(&mut app, Key::Enter, KeyCode::Enter);
            assert_eq!(state(&app).reply, Some(0));
        }
    }
}

#[test]
fn every_lesson_is_read_without_scrolling() {
    let mut app = app();
    let games = registry::games().into_iter().map(|entry| entry.id);
    for lesson in games.flat_map(lessons) {
        ask(&mut app, SessionRequest::Table(TableRequest::Learn(lesson)));
        frames(&mut app, 3);
        let last = match &lesson.wanted {
            Wanted::Answer(replies) => &replies.last().unwrap().text,
            _ => &lesson.task,
        };
        let name = format!("{} {}", lesson.game(), lesson.id);
        let painted = &app.world().resource::<Painted>().0;
        // In one galley, however many lines it has.
        let place = painted.iter().find(|(text, _)| text == last);
        let skip = painted.iter().find(|(text, _)| text == "Skip");
        let (place, skip) = (place.expect(&name).1, skip.expect(&name).1);
        assert!(place.y < skip.y - 40.0, "{name}: {place} {skip}");
        for picture in &lesson.pictures {
            assert_reads(&app, picture);
        }
    }
}

#[test]
fn scores_are_not_shown_before_a_lesson_explains_them() {
    let mut app = app();
    let all = lessons("xima");
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Learn(&all[0])),
    );
    frames(&mut app, 4);
    assert!(!reads(&app, "Force") && !reads(&app, "nearest"));
    let force = all.iter().find(|lesson| lesson.id == "force").unwrap();
    ask(&mut app, SessionRequest::Table(TableRequest::Learn(force)));
    frames(&mut app, 4);
    assert_reads(&app, "Force");
    assert_reads(&app, "45");
    assert!(!reads(&app, "nearest"), "of that another lesson speaks");
}

#[test]
fn a_match_is_left_for_the_page_of_its_game() {
    let mut app = app();
    let record = played("xong", &["Ada", "Bo"], &[]);
    ask(&mut app, SessionRequest::open(record));
    ask(&mut app, SessionRequest::Table(TableRequest::Leave));
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Game);
    assert_eq!(app.world().resource::<ChosenGame>().0, "xong");
}

#[test]
fn a_question_is_answered_beside_the_board() {
    let question = |lesson: &&Lesson| matches!(lesson.wanted, Wanted::Answer(_));
    let lesson = lessons("xima").iter().find(question).unwrap();
    let Wanted::Answer(replies) = &lesson.wanted else {
        unreachable!("it was found as one");
    };
    let mut app = app();
    ask(&mut app, SessionRequest::Table(TableRequest::Learn(lesson)));
    frames(&mut app, 4);
    assert!(!session(&app).person_may_move());
    let wrong = replies.iter().position(|reply| !reply.is_right).unwrap();
    let right = replies.iter().position(|reply| reply.is_right).unwrap();
    ask(
        &mut app,
        SessionRequest::Lesson(LessonRequest::Reply(wrong)),
    );
    frames(&mut app, 3);
    assert_reads(&app, "Not quite");
    ask(
        &mut app,
        SessionRequest::Lesson(LessonRequest::Reply(right)),
    );
    frames(&mut app, 3);
    assert_reads(&app, "Next lesson");
    assert_eq!(state(&app).mistakes, 1);
}

#[test]
fn one_lesson_leads_to_the_next_and_the_last_to_the_page() {
    let all = lessons("chimple");
    let mut app = app();
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Learn(&all[0])),
    );
    play(&mut app, &right_move(&all[0]).unwrap());
    press(&mut app, "Next lesson");
    assert_eq!(state(&app).lesson.id, all[1].id);
    press(&mut app, "Back");
    assert_eq!(state(&app).lesson.id, all[0].id);
    press(&mut app, "Skip");
    assert_eq!(state(&app).lesson.id, all[1].id);
    ask(&mut app, SessionRequest::Table(TableRequest::Leave));
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Game);
    assert_eq!(app.world().resource::<ChosenGame>().0, "chimple");
    assert_reads(&app, &format!("1 of {}", all.len()));
}

#[test]
fn the_page_shows_a_match_of_its_game_and_puts_it_away() {
    for entry in registry::games() {
        let mut app = page(entry.id);
        assert_reads(&app, (entry.pitch)());
        let shown = session(&app);
        assert_eq!(shown.position().info().id, entry.id);
        assert!(shown.activity() == Activity::Display);
        assert!(!shown.person_may_move());
        press(&mut app, "All games");
        frames(&mut app, 4);
        assert_eq!(screen(&app), Screen::Title);
        assert!(app.world().get_resource::<Session>().is_none());
    }
}

#[test]
fn play_now_seats_the_player_against_a_fair_opponent() {
    let mut app = page("mathematichess");
    press(&mut app, "Play now");
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Table);
    let terms = session(&app).record().terms();
    assert_eq!(
        terms.seats[0].name,
        app.world().resource::<Settings>().name()
    );
    assert_eq!(terms.seats[1].kind.to_string(), "level:1");
    assert_eq!(terms.options.get("size").map(String::as_str), Some("7"));
    let seed = Some(terms.seed);
    // A lost match says something about the player, a match of two people nothing. Lost
    // once more after the end was taken back, it says no more.
    for request in [PlayRequest::Resign, PlayRequest::Undo, PlayRequest::Resign] {
        ask(&mut app, SessionRequest::Play(request));
        frames(&mut app, 4);
    }

    let strength = app
        .world()
        .resource::<Progress>()
        .strength_of("mathematichess", OWNER);
    let lost = Played {
        level: 1,
        won: Some(false),
        seed,
    };
    assert_eq!(strength.matches(), [lost]);
}

#[test]
fn two_friends_sit_down_with_one_click() {
    let mut app = page("xima");
    press(&mut app, "Two players, here");
    frames(&mut app, 4);
    let terms = session(&app).record().terms();
    assert!(terms.seats.iter().all(|seat| seat.kind.is_human()));
    assert_eq!(terms.seats.len(), 2);
}

/// A match of a person against the lowest level, in which Black walks into a trap.
fn before_a_blunder() -> (App, String) {
    // The puzzle whose only way out is `b5`: every other move loses at once.
    let moves = "d2 e5 d7 g6 b3 e4 a1 d3 d1 c4 f3 a4 g4 a2 e3 b2 c5 c2 d6 c3 e6 b1 d5 c1 b4 e2 b5";
    let moves: Vec<&str> = moves.split(' ').collect();
    let mut record = played("xafka", &["Ada", "level:1"], &moves);
    // The person has the side to move.
    if record.to_move() != Some(Player::FIRST) {
        record = played("xafka", &["level:1", "Ada"], &moves);
    }
    let mut legal = record.position().legal_texts();
    legal.retain(|mv| mv != "green");
    let mut app = app();
    ask(&mut app, SessionRequest::open(record));
    frames(&mut app, 3);
    (app, legal.first().unwrap().clone())
}

#[test]
fn the_coach_warns_of_a_blunder_and_the_match_goes_on() {
    let (mut app, blunder) = before_a_blunder();
    let plies = session(&app).record().len();
    play(&mut app, &blunder);
    frames(&mut app, 30);
    assert_eq!(
        session(&app).record().len(),
        plies + 2,
        "the opponent answers"
    );
    assert_reads(&app, "A serious mistake");
    press(&mut app, "Take back");
    assert_eq!(session(&app).record().len(), plies);
    assert!(!reads(&app, "A serious mistake"));
    play(&mut app, &blunder);
    frames(&mut app, 5);
    press(&mut app, "Play on");
    assert!(!reads(&app, "A serious mistake"));
}

#[test]
fn the_coach_says_nothing_when_it_is_off_and_between_two_people() {
    let (mut app, blunder) = before_a_blunder();
    app.world_mut().resource_mut::<Settings>().coach = false;
    frames(&mut app, 2);
    play(&mut app, &blunder);
    frames(&mut app, 5);
    assert!(!reads(&app, "A serious mistake"));
}

#[test]
fn the_coach_does_not_warn_against_what_a_hint_suggested() {
    let (mut app, blunder) = before_a_blunder();
    ask(&mut app, SessionRequest::Play(PlayRequest::Hint));
    frames(&mut app, 4);
    let mut hint = app.world_mut().resource_mut::<HintShown>();
    hint.0.as_mut().unwrap().mv = blunder.as_str().into();
    frames(&mut app, 2);
    play(&mut app, &blunder);
    frames(&mut app, 30);
    assert!(!reads(&app, "A serious mistake"));
}
