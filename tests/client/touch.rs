//! Fingers on the window: whole matches by touch alone, with the real plugins and the
//! messages that a touch screen sends; and what fingers must not do.

use bevy::{
    camera::primitives::Aabb,
    input::{
        ButtonState,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use curio::{
    engine::{CancelToken, Level, Opponent, choose, thinker},
    plugins::{
        app::{
            session::{self, Pointed, SessionRequest},
            settings::Settings,
            states::{Overlay, Screen},
        },
        games::{
            chimple::{ChimpleTable, Layout as ChimpleLayout},
            mathematichess::MathematichessTable,
            xafka::{self, Layout as XafkaLayout, XafkaTable, traffic_light::TrafficLight},
            xima::{self, XimaTable},
            xong::{Hand, Layout as XongLayout, Workshop, XongTable},
        },
        scene::camera::{CameraRequest, Preset},
        testing::{ask, frames, on_screen, settle, turn_button},
        ui::hud::Hud,
    },
    record::testing::{played_on, terms},
    rules::{
        Game, Player, Turn,
        mathematichess::{self as mathe, Square},
        xima::{Move as XimaMove, Origin, Xima},
        xong::Status,
    },
};

use crate::hud::{Painted, assert_reads, moves, readable_app, reads, session};

const FIRST: u64 = 3;
const SECOND: u64 = 4;

fn window(app: &mut App) -> Entity {
    let mut windows = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(app.world()).unwrap()
}

/// What a touch screen sends, and a frame.
fn touch(app: &mut App, id: u64, phase: TouchPhase, position: Vec2) {
    let touch = TouchInput {
        phase,
        position,
        window: window(app),
        force: None,
        id,
    };
    app.world_mut().write_message(touch);
    app.world_mut()
        .write_message(WindowEvent::TouchInput(touch));
    frames(app, 1);
}

fn tap(app: &mut App, at: Vec2) {
    touch(app, FIRST, TouchPhase::Started, at);
    touch(app, FIRST, TouchPhase::Ended, at);
    frames(app, 6);
}

/// Down at one place, and up at another, by way of the places between.
fn swipe(app: &mut App, from: Vec2, to: Vec2) {
    touch(app, FIRST, TouchPhase::Started, from);
    for step in 1..=4 {
        let at = from.lerp(to, step as f32 / 4.0);
        touch(app, FIRST, TouchPhase::Moved, at);
    }
    touch(app, FIRST, TouchPhase::Ended, to);
    frames(app, 6);
}

fn zoom(app: &mut App) -> f32 {
    let mut contexts = app
        .world_mut()
        .query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(app.world_mut()).unwrap();
    context.get_mut().zoom_factor()
}

/// Where exactly this is written, in pixels: the last of several places.
fn written(app: &mut App, is_meant: impl Fn(&str) -> bool) -> Option<Vec2> {
    let painted = &app.world().resource::<Painted>().0;
    let found = painted.iter().rfind(|(text, _)| is_meant(text));
    let at = found.map(|(_, at)| *at)?;
    Some(at * zoom(app))
}

#[track_caller]
fn tap_on(app: &mut App, text: &str) {
    let at = written(app, |it| it == text);
    let at = at.unwrap_or_else(|| panic!("`{text}` is not painted"));
    tap(app, at);
    frames(app, 6);
}

fn app() -> App {
    let mut app = readable_app();
    // Whoever taps here does not listen to the coach.
    app.world_mut().resource_mut::<Settings>().coach = false;
    frames(&mut app, 4);
    app
}

fn table(game: &str, options: &[(&str, &str)], seats: [&str; 2]) -> App {
    let mut app = app();
    let record = played_on(terms(game, &seats, options), &[]);
    ask(&mut app, SessionRequest::open(record));
    frames(&mut app, 6);
    app
}

/// Plays until the match is over; `act` is one move of the person.
fn play_to_the_end(app: &mut App, mut act: impl FnMut(&mut App, usize)) {
    for turn in 0.. {
        if session(app).record().outcome().is_some() {
            return;
        }
        assert!(turn < 1500, "no end: {:?}", moves(app));
        if session(app).person_may_move() {
            let before = moves(app).len();
            act(app, turn);
            assert!(
                moves(app).len() > before || session(app).record().outcome().is_some(),
                "nothing was played after {:?}",
                moves(app)
            );
        } else {
            settle(app);
            frames(app, 1);
        }
    }
}

/// From the title screen to the table of a game.
fn sit_down(app: &mut App, game: &str) {
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Title
    );
    tap_on(app, game);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Game);
    tap_on(app, "Play now");
    frames(app, 10);
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Table
    );
}

fn hexagon(app: &mut App, name: &str) -> Vec2 {
    let board = app.world().resource::<XafkaTable>().0.board();
    let at = XafkaLayout::new(board).place(board.cell(name).unwrap());
    on_screen(app, at).unwrap()
}

/// A match after which Black may do nothing but set the light.
const STUCK: &[&str] = &[
    "a1", "d2", "a4", "d5", "d1", "d3", "g7", "b3", "f6", "c2", "f4", "c3", "g6", "d4", "g5", "c5",
    "f5", "d6", "e3", "c4", "f3", "a3", "g4", "b2",
];

fn offered(app: &mut App) -> Vec<Vec2> {
    let table = app.world().resource::<XafkaTable>().0;
    let cells: Vec<_> = table.destinations().into_iter().collect();
    let layout = XafkaLayout::new(table.board());
    cells
        .into_iter()
        .filter_map(|cell| on_screen(app, layout.place(cell)))
        .collect()
}

/// The lowest lens of the traffic light.
fn green_lamp(app: &mut App) -> Vec2 {
    let mut lights = app
        .world_mut()
        .query_filtered::<&Children, With<TrafficLight>>();
    let lens = *lights.single(app.world()).unwrap().last().unwrap();
    let mut things = app.world_mut().query::<(&GlobalTransform, &Aabb)>();
    let (transform, bounds) = things.get(app.world(), lens).unwrap();
    let centre = transform.transform_point(bounds.center.into());
    on_screen(app, centre).unwrap()
}

/// A player who is walled in has nothing to tap but a lamp.
#[test]
fn the_light_is_set_by_a_finger() {
    let mut app = table("xafka", &[], ["human", "human"]);
    for mv in STUCK {
        ask(
            &mut app,
            SessionRequest::play_by((*mv).to_owned(), session::Origin::Person),
        );
    }
    assert!(offered(&mut app).is_empty());
    let at = green_lamp(&mut app);
    tap(&mut app, at);
    assert_eq!(moves(&app).last().unwrap(), "green");
}

#[test]
fn a_match_of_mini_xafka_from_the_title_screen() {
    let mut app = app();
    sit_down(&mut app, "mini-Xafka");
    play_to_the_end(&mut app, |app, turn| {
        let places = offered(app);
        match places.get(turn % places.len().max(1)) {
            Some(at) => tap(app, *at),
            // Only the light is left: its lamps are set by touch, too.
            None => {
                let at = green_lamp(app);
                tap(app, at);
            }
        }
    });
}

fn square_of_chimple(app: &mut App, number: u32) -> Vec2 {
    let size = app.world().resource::<ChimpleTable>().0.size();
    let at = ChimpleLayout::new(size).place(size.square(number).unwrap());
    on_screen(app, at).unwrap()
}

#[test]
fn a_match_of_chimple_from_the_title_screen() {
    let mut app = app();
    sit_down(&mut app, "Chimple");
    play_to_the_end(&mut app, |app, turn| {
        let texts = session(app).position().legal_texts();
        let text = &texts[turn * 7 % texts.len()];
        let (from, to) = text.split_once(['-', 'x']).unwrap();
        for number in [from, to] {
            let at = square_of_chimple(app, number.parse().unwrap());
            tap(app, at);
        }
    });
}

/// What the fourth level would play in the person's place, with a block.
fn considered(position: &Xima, turn: usize) -> XimaMove {
    let never = CancelToken::default();
    let mut thinker = thinker("xima").unwrap();
    let level = Opponent::Level(Level::try_from(4).unwrap());
    let dice = turn as u64;
    let chosen = choose(&mut *thinker, position, &level, dice, &never, &mut |_| {}).unwrap();
    position.parse_move(&chosen.mv.text).unwrap()
}

#[test]
fn a_match_of_xima() {
    let mut app = table("xima", &[], ["human", "level:1"]);
    app.world_mut()
        .write_message(CameraRequest::Preset(Preset::Top));
    frames(&mut app, 40);
    let mut own = 0;
    play_to_the_end(&mut app, |app, _| {
        let position = app.world().resource::<XimaTable>().0;
        assert_eq!(Game::turn(&position), Turn::Player(Player::FIRST));
        let (origin, to) = considered(&position, own).block().unwrap();
        own += 1;
        let from = match origin {
            Origin::Reserve => xima::Target::Reserve(Player::FIRST),
            Origin::SpecialReserve => xima::Target::SpecialReserve(Player::FIRST),
            Origin::On(square) => xima::Target::Square(square),
        };
        for target in [from, xima::Target::Square(to)] {
            let position = app.world().resource::<XimaTable>().0;
            let at = on_screen(app, xima::place(target, &position)).unwrap();
            tap(app, at);
        }
    });
}

fn square_of_mathematichess(app: &mut App, square: Square) -> Vec2 {
    let table = app.world().resource::<MathematichessTable>();
    let place = table.layout().place(square) + Vec3::Y * 0.1;
    on_screen(app, place).unwrap()
}

#[test]
fn a_match_of_mathematichess() {
    let options = [("size", "5"), ("limit", "12")];
    let mut app = table("mathematichess", &options, ["human", "level:1"]);
    play_to_the_end(&mut app, |app, turn| {
        let table = app.world().resource::<MathematichessTable>();
        let squares = if table.position.is_placing() {
            let holes: Vec<Square> = table.position.board().holes().iter().collect();
            vec![holes[turn % holes.len()]]
        } else {
            let found = table.moves.iter().find_map(|mv| match *mv {
                mathe::Move::Step { from, to } | mathe::Move::Push { from, to } => {
                    Some(vec![from, to])
                }
                mathe::Move::Swap { from, with } => Some(vec![from, with]),
                _ => None,
            });
            found.expect("a move of a piece")
        };
        for square in squares {
            let at = square_of_mathematichess(app, square);
            tap(app, at);
        }
    });
}

#[test]
fn a_match_of_xong() {
    let options = [("board", "0:0..1/1:0")];
    let mut app = table("xong", &options, ["human", "random"]);
    play_to_the_end(&mut app, |app, _| {
        let position = app.world().resource::<XongTable>().0.clone();
        let layout = XongLayout::new(&app.world().resource::<XongTable>().board());
        if app.world().resource::<Workshop>().is_open() {
            let known = position.bestiary(6);
            let fits = known.iter().find(|it| it.status == Status::Fits).unwrap();
            let legs = position.placements(fits.xoid)[0];
            for leg in legs.iter() {
                let at = on_screen(app, layout.leg(leg)).unwrap();
                tap(app, at);
            }
            let give = |it: &str| it == "Give it" || it.starts_with("Give the ");
            let at = written(app, give).expect("a button that gives");
            tap(app, at);
        } else {
            let hand = app.world().resource::<Hand>();
            let spot = hand
                .spots()
                .iter()
                .find(|spot| spot.orientation == hand.orientation());
            let middle = spot.unwrap().middle;
            let at = on_screen(app, middle).unwrap();
            tap(app, at);
        }
    });
}

#[test]
fn a_finger_that_stays_shows_and_does_not_choose() {
    let mut app = table("xafka", &[], ["human", "human"]);
    let (at, other) = (hexagon(&mut app, "d4"), hexagon(&mut app, "e5"));
    touch(&mut app, FIRST, TouchPhase::Started, at);
    frames(&mut app, 12);
    let pointed = |app: &App| app.world().resource::<Pointed>().what.clone();
    assert_eq!(pointed(&app).as_deref(), Some("d4"));
    touch(&mut app, FIRST, TouchPhase::Moved, other);
    frames(&mut app, 2);
    assert_eq!(
        pointed(&app).as_deref(),
        Some("e5"),
        "it follows the finger"
    );
    touch(&mut app, FIRST, TouchPhase::Ended, other);
    frames(&mut app, 6);
    assert!(moves(&app).is_empty());
    assert_eq!(pointed(&app), None, "nothing stays lit");
    tap(&mut app, at);
    assert_eq!(moves(&app), ["d4"]);
    assert_eq!(app.world().resource::<xafka::Aim>().target, None);
}

#[test]
fn a_finger_drags_what_can_be_dragged_and_turns_the_camera_elsewhere() {
    let mut app = table("xafka", &[], ["human", "human"]);
    for name in ["d4", "g6"] {
        let at = hexagon(&mut app, name);
        tap(&mut app, at);
    }
    assert_eq!(moves(&app).len(), 2);
    let before = hexagon(&mut app, "a1");
    let (from, to) = (hexagon(&mut app, "c2"), hexagon(&mut app, "f4"));
    swipe(&mut app, from, to);
    frames(&mut app, 20);
    assert_eq!(moves(&app).len(), 2, "there is no piece");
    let turned = hexagon(&mut app, "a1");
    assert!(turned.distance(before) > 10.0, "{turned}");
    let from = hexagon(&mut app, "d4");
    let to = offered(&mut app)[0];
    swipe(&mut app, from, to);
    assert_eq!(moves(&app).len(), 3);
    assert!(
        hexagon(&mut app, "a1").distance(turned) < 0.5,
        "it is still"
    );
}

#[test]
fn two_fingers_hold_the_view_and_do_not_play() {
    let mut app = table("xafka", &[], ["human", "human"]);
    let near = hexagon(&mut app, "d4");
    let apart = |app: &mut App| hexagon(app, "a1").distance(hexagon(app, "g7"));
    let before = apart(&mut app);
    let (left, right) = (near - Vec2::X * 60.0, near + Vec2::X * 60.0);
    touch(&mut app, FIRST, TouchPhase::Started, left);
    touch(&mut app, SECOND, TouchPhase::Started, right);
    for step in 1..=6 {
        let by = Vec2::X * (step * 10) as f32;
        touch(&mut app, FIRST, TouchPhase::Moved, left - by);
        touch(&mut app, SECOND, TouchPhase::Moved, right + by);
    }
    touch(&mut app, FIRST, TouchPhase::Ended, left);
    touch(&mut app, SECOND, TouchPhase::Moved, near);
    touch(&mut app, SECOND, TouchPhase::Ended, near);
    frames(&mut app, 20);
    assert!(apart(&mut app) > before * 1.4, "pinching brings nearer");
    assert!(moves(&app).is_empty());
    assert_eq!(app.world().resource::<xafka::Aim>().target, None);
    let at = hexagon(&mut app, "d4");
    tap(&mut app, at);
    assert_eq!(moves(&app), ["d4"], "the next one is a tap again");
}

#[test]
fn a_drag_that_a_second_finger_ends_puts_the_piece_back() {
    let mut app = table("chimple", &[("size", "3")], ["human", "human"]);
    let (from, to) = (
        square_of_chimple(&mut app, 3),
        square_of_chimple(&mut app, 6),
    );
    touch(&mut app, FIRST, TouchPhase::Started, from);
    frames(&mut app, 1);
    for step in 1..=4 {
        let at = from.lerp(to, step as f32 / 4.0);
        touch(&mut app, FIRST, TouchPhase::Moved, at);
    }
    touch(&mut app, SECOND, TouchPhase::Started, from + Vec2::X * 90.0);
    touch(&mut app, SECOND, TouchPhase::Ended, from + Vec2::X * 90.0);
    touch(&mut app, FIRST, TouchPhase::Ended, to);
    frames(&mut app, 10);
    assert!(moves(&app).is_empty());
    swipe(&mut app, from, to);
    assert_eq!(moves(&app), ["3-6"], "and it can be dragged again");
}

#[test]
fn the_mouse_works_at_once_after_a_finger() {
    let mut app = table("xafka", &[], ["human", "human"]);
    let at = hexagon(&mut app, "d4");
    let mouse = hexagon(&mut app, "g6");
    let moved = CursorMoved {
        window: window(&mut app),
        position: mouse,
        delta: None,
    };
    app.world_mut().write_message(moved.clone());
    app.world_mut()
        .write_message(WindowEvent::CursorMoved(moved));
    frames(&mut app, 3);
    tap(&mut app, at);
    assert_eq!(moves(&app), ["d4"]);
    // It has not been moved since.
    turn_button(&mut app, ButtonState::Pressed);
    frames(&mut app, 2);
    turn_button(&mut app, ButtonState::Released);
    frames(&mut app, 4);
    assert_eq!(moves(&app), ["d4", "g6"]);
}

/// X11 moves the pointer to a finger.
#[test]
fn a_pointer_that_follows_a_finger_leaves_nothing_lit() {
    let mut app = table("xafka", &[], ["human", "human"]);
    let (from, to) = (hexagon(&mut app, "c2"), hexagon(&mut app, "e5"));
    let with_pointer = |app: &mut App, phase, position| {
        let moved = CursorMoved {
            window: window(app),
            position,
            delta: None,
        };
        app.world_mut().write_message(moved.clone());
        app.world_mut()
            .write_message(WindowEvent::CursorMoved(moved));
        touch(app, FIRST, phase, position);
    };
    with_pointer(&mut app, TouchPhase::Started, from);
    with_pointer(&mut app, TouchPhase::Moved, to);
    with_pointer(&mut app, TouchPhase::Moved, from);
    with_pointer(&mut app, TouchPhase::Ended, to);
    frames(&mut app, 4);
    assert_eq!(app.world().resource::<xafka::Aim>().target, None);
    assert!(moves(&app).is_empty());
}

#[test]
fn a_finger_on_a_panel_presses_holds_and_scrolls() {
    let mut app = table("xafka", &[], ["human", "human"]);
    let at = hexagon(&mut app, "d4");
    tap(&mut app, at);
    // A tip comes to a finger that stays, and lifting it presses nothing.
    let undo = written(&mut app, |it| it == "Undo").unwrap();
    let painted = app.world().resource::<Painted>().0.len();
    touch(&mut app, FIRST, TouchPhase::Started, undo);
    frames(&mut app, 16);
    assert!(app.world().resource::<Painted>().0.len() > painted, "a tip");
    touch(&mut app, FIRST, TouchPhase::Ended, undo);
    frames(&mut app, 10);
    assert_eq!(moves(&app).len(), 1);
    assert_eq!(app.world().resource::<Painted>().0.len(), painted);
    // A little beside it is near enough for a finger.
    tap(&mut app, undo);
    assert!(moves(&app).is_empty());
    // What the system takes away presses nothing.
    tap(&mut app, at);
    touch(&mut app, FIRST, TouchPhase::Started, undo);
    touch(&mut app, FIRST, TouchPhase::Canceled, undo);
    frames(&mut app, 6);
    assert_eq!(moves(&app).len(), 1);
    tap(&mut app, undo);
    assert!(moves(&app).is_empty(), "and the next tap presses");
    // A list follows the finger.
    app.insert_resource(State::new(Overlay::Help));
    frames(&mut app, 6);
    let before = app.world().resource::<Painted>().0.clone();
    swipe(&mut app, Vec2::new(640.0, 500.0), Vec2::new(640.0, 300.0));
    let after = &app.world().resource::<Painted>().0;
    let has_risen = |(text, at): &(String, Vec2)| {
        let now = after.iter().find(|(now, _)| now == text);
        now.is_some_and(|(_, now)| now.y < at.y - 50.0)
    };
    assert!(before.iter().filter(|it| has_risen(it)).count() > 3);
}

#[test]
fn a_touch_beside_the_drawer_closes_it_and_moves_nothing() {
    let mut app = table("xafka", &[], ["human", "human"]);
    app.world_mut().resource_mut::<Hud>().drawer = true;
    frames(&mut app, 3);
    let at = hexagon(&mut app, "d4");
    tap(&mut app, at);
    assert!(!app.world().resource::<Hud>().drawer);
    assert!(moves(&app).is_empty());
    tap(&mut app, at);
    assert_eq!(moves(&app), ["d4"], "the next one is for the board");
}

#[test]
fn sounds_are_captioned_below_the_board_when_asked_for() {
    let mut app = table("xafka", &[], ["human", "human"]);
    let (one, other) = (hexagon(&mut app, "d4"), hexagon(&mut app, "g6"));
    tap(&mut app, one);
    assert!(!reads(&app, "["), "nobody has asked for them");
    app.world_mut().resource_mut::<Settings>().sound_captions = true;
    frames(&mut app, 20);
    tap(&mut app, other);
    assert_reads(&app, "[a piece slides]");
    // A move that is refused.
    let gone = hexagon(&mut app, "d4");
    tap(&mut app, gone);
    assert_reads(&app, "[a dull knock: refused]");
    frames(&mut app, 100);
    assert!(!reads(&app, "["), "they go by themselves");
}
