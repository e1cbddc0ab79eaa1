//! A match with one switch alone, and menus with two.

use bevy::{input::keyboard::Key, prelude::*};
use curio::plugins::{
    app::{
        keys::BoardStops,
        session::{Archive, Session},
        settings::{Settings, SwitchSetting},
        states::{Overlay, Screen},
    },
    testing::{click, frames, headless_app, settle},
    ui::scan::{Framed, Scan},
};

use crate::{
    gamepad::{Focus, follow_focus},
    keys::stroke,
};

/// Somebody who can press one thing, or two.
struct Presser(App);

impl Presser {
    fn with(switch: SwitchSetting) -> Self {
        let mut app = headless_app(Archive::none());
        app.init_resource::<Focus>().add_systems(Last, follow_focus);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.coach = false;
        settings.switch = switch;
        settings.scan_seconds = 0.4;
        frames(&mut app, 6);
        Self(app)
    }

    fn key(&mut self, key: &Key, code: KeyCode) {
        for event in stroke(&mut self.0, key, code) {
            self.0.world_mut().write_message(event);
            frames(&mut self.0, 1);
        }
        frames(&mut self.0, 2);
    }

    fn space(&mut self) {
        self.key(&Key::Space, KeyCode::Space);
    }

    fn enter(&mut self) {
        self.key(&Key::Enter, KeyCode::Enter);
    }

    fn framed(&self) -> Framed {
        let stops = self.0.world().resource::<BoardStops>();
        self.0.world().resource::<Scan>().framed(stops)
    }

    fn group(&self) -> Option<usize> {
        self.0.world().resource::<Scan>().group()
    }

    fn focus(&self) -> &str {
        &self.0.world().resource::<Focus>().0
    }

    fn screen(&self) -> Screen {
        *self.0.world().resource::<State<Screen>>().get()
    }

    fn overlay(&self) -> Overlay {
        *self.0.world().resource::<State<Overlay>>().get()
    }

    fn session(&self) -> &Session {
        self.0.world().resource::<Session>()
    }

    /// Waits for the frame to come to the thing of this name, going into each group once, and
    /// presses the one switch there.
    fn press(&mut self, name: &str) {
        let mut entered = None;
        for _ in 0..20_000 {
            match self.framed() {
                Framed::Thing if self.focus().starts_with(name) => {
                    // What has the focus next is told anew.
                    self.0.world_mut().resource_mut::<Focus>().0.clear();
                    self.space();
                    frames(&mut self.0, 6);
                    return;
                }
                Framed::Nothing => self.space(),
                Framed::Group if entered != self.group() => {
                    entered = self.group();
                    self.space();
                }
                _ => frames(&mut self.0, 1),
            }
        }
        panic!("the frame never came to {name}");
    }

    /// Waits for one's turn. Whether the match is over.
    fn wait(&mut self) -> bool {
        for _ in 0..300 {
            if self.session().record().outcome().is_some() {
                return true;
            }
            if self.session().person_may_move() {
                return false;
            }
            settle(&mut self.0);
            frames(&mut self.0, 2);
        }
        panic!("nobody moves");
    }

    /// Goes into the board, lets some targets pass, and plays.
    fn play_turn(&mut self, turn: usize) {
        let before = self.session().record().len();
        // Only once: where there are few targets, they have passed by then.
        let mut patience = 10 * (turn % 4);
        for _ in 0..3_000 {
            match self.framed() {
                Framed::Nothing | Framed::Board => self.space(),
                Framed::Target => {
                    frames(&mut self.0, core::mem::take(&mut patience));
                    if self.framed() == Framed::Target {
                        self.space();
                    }
                }
                _ => frames(&mut self.0, 1),
            }
            if self.session().record().len() > before {
                return;
            }
        }
        panic!("nothing was played");
    }
}

#[test]
fn a_match_of_mini_xafka_is_played_with_one_switch() {
    let mut presser = Presser::with(SwitchSetting::One);
    presser.press("mini-Xafka");
    assert_eq!(presser.screen(), Screen::Game);
    presser.press("Play now");
    frames(&mut presser.0, 20);
    assert_eq!(presser.screen(), Screen::Table);
    for turn in 0.. {
        assert!(turn < 200, "the match does not end");
        if presser.wait() {
            break;
        }
        presser.play_turn(turn);
    }
}

#[test]
fn with_two_switches_nothing_depends_on_time() {
    let mut presser = Presser::with(SwitchSetting::Two);
    frames(&mut presser.0, 100);
    assert_eq!(presser.group(), Some(0), "nothing goes on by itself");
    presser.space();
    assert_eq!(presser.group(), Some(1));
    // Into a group, through it, and back by its last thing.
    while presser.framed() != Framed::Group {
        presser.space();
    }
    let group = presser.group();
    presser.enter();
    assert_eq!(presser.framed(), Framed::Thing);
    while presser.framed() == Framed::Thing {
        presser.space();
    }
    assert_eq!(presser.framed(), Framed::Back);
    presser.enter();
    assert_eq!((presser.framed(), presser.group()), (Framed::Group, group));
}

#[test]
fn whoever_does_not_press_is_waited_for() {
    let mut presser = Presser::with(SwitchSetting::One);
    frames(&mut presser.0, 800);
    assert_eq!(presser.framed(), Framed::Nothing);
    presser.space();
    assert_eq!(presser.group(), Some(0));
}

#[test]
fn a_mouse_that_is_a_switch_points_at_nothing() {
    let mut presser = Presser::with(SwitchSetting::Two);
    let before = presser.group();
    click(&mut presser.0, Vec2::new(400.0, 300.0));
    assert_ne!(presser.group(), before);
    assert_eq!(presser.screen(), Screen::Title);
    assert_eq!(presser.overlay(), Overlay::None);
}
