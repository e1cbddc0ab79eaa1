//! How soon a passer-by sits at a table, counted in frames: with the real
//! plugins and no window.

use bevy::{
    input::{
        keyboard::Key,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::WindowEvent,
};
use curio::{
    plugins::{
        app::{
            session::{Archive, Session},
            show::Showcase,
            states::{Activity, Overlay, Screen},
        },
        testing::{frames, headless_app},
    },
    rules::registry,
};

use crate::keys::{stroke, window};

/// From the first sign of life to the invitation.
const INVITED: usize = 3;
/// From the answer to a board on which the visitor may move. Even at five frames a second,
/// two seconds are more than three times as many.
const SEATED: usize = 3;

fn showing(game: &'static str, round: u64) -> App {
    let mut app = headless_app(Archive::none());
    let turn = registry::games()
        .iter()
        .position(|entry| entry.id == game)
        .unwrap();
    let shown = round * registry::games().len() as u64 + turn as u64;
    app.insert_resource(Showcase::new(Vec::new(), true).after(shown));
    frames(&mut app, 6);
    assert_eq!(app.world().resource::<Session>().position().info().id, game);
    app
}

fn press(app: &mut App, key: Key, code: KeyCode) {
    for event in stroke(app, &key, code) {
        app.world_mut().write_message(event.clone());
        app.world_mut()
            .write_message(WindowEvent::KeyboardInput(event));
    }
}

fn touch(app: &mut App, phase: TouchPhase, position: Vec2) {
    let event = TouchInput {
        phase,
        position,
        window: window(app),
        force: None,
        id: 7,
    };
    app.world_mut().write_message(event);
    app.world_mut()
        .write_message(WindowEvent::TouchInput(event));
}

/// How many frames pass until it is so.
fn until(app: &mut App, so: impl Fn(&App) -> bool) -> usize {
    for count in 0..40 {
        if so(app) {
            return count;
        }
        app.update();
    }
    panic!("it never came to that");
}

fn invited(app: &App) -> bool {
    *app.world().resource::<State<Overlay>>().get() == Overlay::Invitation
}

fn may_move(app: &App) -> bool {
    let session = app.world().get_resource::<Session>();
    session.is_some_and(Session::person_may_move)
        && *app.world().resource::<State<Overlay>>().get() == Overlay::None
        && *app.world().resource::<State<Screen>>().get() == Screen::Table
}

/// Whatever is shown, a key invites and the next one leads to any of the games.
#[test]
fn two_keys_lead_from_every_game_to_a_seat_at_the_same_or_another() {
    // Each game while the computer plays or while a bundled match is watched; each is
    // left for itself once, and once for another game.
    for (turn, shown) in registry::games().into_iter().enumerate() {
        for (round, steps) in [0, 1 + turn % 4].into_iter().enumerate() {
            let mut app = showing(shown.id, (turn + round) as u64 % 2);
            press(&mut app, Key::Space, KeyCode::Space);
            let waited = until(&mut app, invited);
            assert!(waited <= INVITED, "{}: {waited} frames", shown.id);
            frames(&mut app, 2);
            for _ in 0..steps {
                press(&mut app, Key::Tab, KeyCode::Tab);
                frames(&mut app, 2);
            }
            press(&mut app, Key::Enter, KeyCode::Enter);
            let waited = until(&mut app, may_move);
            assert!(waited <= SEATED, "{}: {waited} frames", shown.id);
            // The game on the table is offered first, then the others.
            let mut offered: Vec<&str> = registry::games()
                .into_iter()
                .map(|entry| entry.id)
                .collect();
            offered.retain(|id| *id != shown.id);
            offered.insert(0, shown.id);
            let session = app.world().resource::<Session>();
            assert_eq!(session.position().info().id, offered[steps]);
            assert!(session.activity() == Activity::Play);
        }
    }
}

#[test]
fn a_finger_takes_a_seat_as_well() {
    let mut app = showing("xafka", 0);
    let middle = Vec2::new(640.0, 200.0);
    touch(&mut app, TouchPhase::Started, middle);
    let waited = until(&mut app, invited);
    assert!(waited <= INVITED, "{waited} frames");
    frames(&mut app, 2);
    touch(&mut app, TouchPhase::Ended, middle);
    frames(&mut app, 2);
    assert!(invited(&app), "the finger that invited answers nothing");
    // The first of the answers is in the upper half of the dialog.
    let button = Vec2::new(640.0, 275.0);
    touch(&mut app, TouchPhase::Started, button);
    frames(&mut app, 2);
    touch(&mut app, TouchPhase::Ended, button);
    let waited = until(&mut app, may_move);
    assert!(waited <= SEATED, "{waited} frames");
}

/// The first key says that somebody is there, and nothing else: it neither
/// resigns for the computer nor opens a menu over the invitation.
#[test]
fn the_first_key_only_invites() {
    for (key, code) in [
        (Key::Escape, KeyCode::Escape),
        (Key::F1, KeyCode::F1),
        (Key::ArrowRight, KeyCode::ArrowRight),
        (Key::End, KeyCode::End),
    ] {
        let mut app = showing("xafka", 0);
        let before = app.world().resource::<Session>().shown();
        press(&mut app, key.clone(), code);
        frames(&mut app, 4);
        assert!(invited(&app), "{key:?}");
        assert_eq!(app.world().resource::<Session>().shown(), before);
    }
}

/// A kiosk keeps filling the screen, whatever keys a visitor tries.
#[test]
fn a_visitor_cannot_take_a_kiosk_out_of_its_screen() {
    let mut app = showing("chimple", 0);
    press(&mut app, Key::Space, KeyCode::Space);
    until(&mut app, invited);
    frames(&mut app, 2);
    press(&mut app, Key::Enter, KeyCode::Enter);
    until(&mut app, may_move);
    let mode = |app: &mut App| {
        let entity = window(app);
        app.world().get::<Window>(entity).unwrap().mode
    };
    let before = mode(&mut app);
    press(&mut app, Key::F11, KeyCode::F11);
    frames(&mut app, 4);
    assert_eq!(mode(&mut app), before);
}
