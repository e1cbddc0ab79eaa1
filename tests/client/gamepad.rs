//! Everything by gamepad alone: no key and no mouse, from the title screen to the result.

use bevy::{
    input::{
        gamepad::{
            GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent,
            RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
        },
        keyboard::Key,
        mouse::MouseMotion,
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiContext, EguiOutput,
    egui::{self, Id, output::OutputEvent},
};
use curio::plugins::{
    app::{
        gamepad::{LastDevice, Make},
        keys::{Action, BoardCursor, KeyMap},
        session::{Archive, Session},
        settings::Settings,
        states::{Activity, ChosenGame, Overlay, Screen},
    },
    testing::{frames, headless_app, settle},
};

use crate::keys::stroke;

/// What has the focus of the interface, by its name.
#[derive(Resource, Default)]
pub(super) struct Focus(pub(super) String);

/// Follows the focus, as somebody does who is told of it.
pub(super) fn follow_focus(outputs: Query<&EguiOutput>, mut focus: ResMut<Focus>) {
    for output in &outputs {
        for event in &output.platform_output.events {
            if let OutputEvent::FocusGained(info) = event {
                focus.0 = info.label.clone().unwrap_or_default();
            }
        }
    }
}

/// Somebody with a gamepad in their hands.
struct Hands {
    app: App,
    pad: Entity,
}

impl Hands {
    fn at_the_title() -> Self {
        Self::with("Xbox Wireless Controller", Some(0x045e))
    }

    fn with(name: &str, vendor: Option<u16>) -> Self {
        let mut app = headless_app(Archive::none());
        app.init_resource::<Focus>().add_systems(Last, follow_focus);
        // Whoever plays here does not listen to the coach.
        app.world_mut().resource_mut::<Settings>().coach = false;
        let pad = app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: name.to_owned(),
            vendor_id: vendor,
            product_id: None,
        };
        let event = GamepadConnectionEvent::new(pad, connection);
        app.world_mut().write_message(event);
        frames(&mut app, 6);
        Self { app, pad }
    }

    fn turn(&mut self, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
        let event: RawGamepadEvent = event.into();
        self.app.world_mut().write_message(event);
    }

    fn push(&mut self, axis: GamepadAxis, value: f32) {
        let event: RawGamepadEvent = RawGamepadAxisChangedEvent::new(self.pad, axis, value).into();
        self.app.world_mut().write_message(event);
    }

    /// A button pressed and let go.
    fn tap(&mut self, button: GamepadButton) {
        self.turn(button, 1.0);
        frames(&mut self.app, 1);
        self.turn(button, 0.0);
        frames(&mut self.app, 2);
    }

    /// Goes from one thing of the screen to the next until one begins with this name.
    fn find(&mut self, name: &str) {
        let mut seen = Vec::new();
        for _ in 0..150 {
            let at = self.app.world().resource::<Focus>().0.clone();
            if at.starts_with(name) {
                return;
            }
            seen.push(at);
            self.tap(GamepadButton::RightTrigger);
        }
        panic!("no {name} among {seen:?}");
    }

    fn press(&mut self, name: &str) {
        self.find(name);
        // What has the focus next is told anew.
        self.app.world_mut().resource_mut::<Focus>().0.clear();
        self.tap(GamepadButton::South);
        frames(&mut self.app, 4);
    }

    /// The widget that has the focus.
    fn focused(&mut self) -> Option<Id> {
        let mut contexts = self.app.world_mut().query::<&mut EguiContext>();
        let mut context = contexts.single_mut(self.app.world_mut()).unwrap();
        context.get_mut().memory(egui::Memory::focused)
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    fn overlay(&self) -> Overlay {
        *self.app.world().resource::<State<Overlay>>().get()
    }

    fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    fn device(&self) -> LastDevice {
        *self.app.world().resource::<LastDevice>()
    }

    fn key(&self, action: Action) -> String {
        self.app.world().resource::<KeyMap>().text(action)
    }

    /// From the title screen by way of the page of the game and the set-up to a table.
    fn sit_down(&mut self, game: &str, name: &str) {
        self.press(name);
        assert_eq!(self.screen(), Screen::Game);
        assert_eq!(self.app.world().resource::<ChosenGame>().0, game);
        self.press("More...");
        assert_eq!(self.screen(), Screen::SetUp);
        self.press("Start");
        frames(&mut self.app, 20);
        assert_eq!(self.screen(), Screen::Table);
        assert_eq!(self.session().activity(), Activity::Play);
    }

    /// Waits until it is the person's turn, or the match is over. Whether it is over.
    fn wait(&mut self) -> bool {
        for _ in 0..200 {
            if self.session().record().outcome().is_some() {
                return true;
            }
            if self.session().person_may_move() {
                return false;
            }
            settle(&mut self.app);
            frames(&mut self.app, 2);
        }
        panic!("nobody moves");
    }

    /// Plays a turn: from one legal target to the next, and choosing.
    fn play_turn(&mut self, turn: usize) {
        let before = self.session().record().len();
        for attempt in 0..40 {
            for _ in 0..=(turn * 5 + attempt * 3) % 7 {
                self.tap(GamepadButton::RightTrigger);
            }
            self.tap(GamepadButton::South);
            if self.session().record().len() > before || self.wait() {
                return;
            }
            // Where something is built or placed, this hands it over.
            if attempt % 4 == 3 && self.key(Action::HandOver) == "Y" {
                self.tap(GamepadButton::North);
            }
            if self.session().record().len() > before {
                return;
            }
        }
        panic!("nothing was played");
    }

    /// Plays to the end, or resigns by the menu after this many turns.
    fn play(&mut self, turns: usize) {
        for turn in 0..turns {
            if self.wait() {
                return;
            }
            self.play_turn(turn);
        }
        if !self.wait() {
            self.tap(GamepadButton::Start);
            assert_eq!(self.overlay(), Overlay::Menu);
            self.press("Resign");
            self.press("Resign");
            assert!(self.session().record().outcome().is_some());
        }
    }

    /// From the result back to the title screen.
    fn leave(&mut self) {
        frames(&mut self.app, 60);
        self.tap(GamepadButton::Start);
        assert_eq!(self.overlay(), Overlay::Menu);
        self.press("Leave");
        frames(&mut self.app, 6);
        assert_ne!(self.screen(), Screen::Table);
    }
}

fn whole_match(game: &str, name: &str, turns: usize) {
    let mut hands = Hands::at_the_title();
    hands.sit_down(game, name);
    hands.play(turns);
    let played = hands.session().record().len();
    assert!(played > 1, "{game}: {played} plies");
    hands.leave();
}

#[test]
fn a_match_of_mini_xafka_is_played_by_gamepad() {
    whole_match("xafka", "mini-Xafka", 60);
}

#[test]
fn a_match_of_xima_is_played_by_gamepad() {
    whole_match("xima", "XIMA", 20);
}

#[test]
fn a_match_of_mathematichess_is_played_by_gamepad() {
    whole_match("mathematichess", "Mathematichess", 30);
}

#[test]
fn a_match_of_xong_is_played_by_gamepad() {
    whole_match("xong", "Xong", 12);
}

#[test]
fn a_match_of_chimple_is_played_by_gamepad() {
    whole_match("chimple", "Chimple", 40);
}

/// Whoever lets go of it while another window is in front finds nothing moving afterwards.
#[test]
fn a_stick_counts_again_once_it_has_been_let_go() {
    let mut hands = Hands::at_the_title();
    hands.tap(GamepadButton::DPadDown);
    hands.push(GamepadAxis::LeftStickY, -1.0);
    frames(&mut hands.app, 3);
    let before = hands.focused();
    for focused in [false, true] {
        let mut windows = hands.app.world_mut().query::<&mut Window>();
        windows.single_mut(hands.app.world_mut()).unwrap().focused = focused;
        frames(&mut hands.app, 3);
    }
    assert_eq!(hands.focused(), before);
    for (y, moves) in [(0.02, false), (-1.0, true)] {
        hands.push(GamepadAxis::LeftStickY, y);
        frames(&mut hands.app, 3);
        assert_eq!(hands.focused() != before, moves, "{y}");
    }
}

#[test]
fn the_cross_and_the_stick_lead_through_a_screen_and_repeat() {
    let mut hands = Hands::at_the_title();
    let first = hands.focused();
    assert!(first.is_some());
    hands.tap(GamepadButton::DPadDown);
    let second = hands.focused();
    assert_ne!(first, second);
    hands.tap(GamepadButton::DPadUp);
    assert_eq!(hands.focused(), first);
    // Half a second is longer than the wait before a direction is repeated.
    hands.push(GamepadAxis::LeftStickY, -1.0);
    frames(&mut hands.app, 3);
    assert_eq!(hands.focused(), second);
    frames(&mut hands.app, 10);
    assert_ne!(hands.focused(), second);
    hands.push(GamepadAxis::LeftStickY, 0.0);
    frames(&mut hands.app, 2);
    let third = hands.focused();
    frames(&mut hands.app, 20);
    assert_eq!(hands.focused(), third, "nothing sticks");
}

#[test]
fn screens_and_dialogs_are_opened_and_left() {
    let mut hands = Hands::at_the_title();
    hands.tap(GamepadButton::Start);
    assert_eq!(hands.overlay(), Overlay::Settings);
    // Without a focus in the dialog, an arrow gives it to something there.
    hands.press("Controls");
    hands.press("Accessibility");
    hands.tap(GamepadButton::East);
    assert_eq!(hands.overlay(), Overlay::None);
    hands.press("Rules & keys");
    assert_eq!(hands.overlay(), Overlay::Help);
    hands.press("Gamepad");
    hands.tap(GamepadButton::East);
    assert_eq!(hands.overlay(), Overlay::None);
    for (name, there) in [("Matches", Screen::Library), ("Players", Screen::Players)] {
        hands.press(name);
        assert_eq!(hands.screen(), there);
        hands.tap(GamepadButton::East);
        frames(&mut hands.app, 4);
        assert_eq!(hands.screen(), Screen::Title);
    }
    hands.press("mini-Xafka");
    hands.press("Puzzles");
    assert_eq!(hands.screen(), Screen::Puzzles);
    hands.tap(GamepadButton::DPadDown);
    hands.tap(GamepadButton::DPadDown);
    assert!(hands.focused().is_some());
}

#[test]
fn a_stepper_and_a_switch_are_turned_by_gamepad() {
    let mut hands = Hands::at_the_title();
    hands.tap(GamepadButton::Start);
    hands.press("Controls");
    let before = hands.app.world().resource::<Settings>().clone();
    for _ in 0..400 {
        hands.tap(GamepadButton::RightTrigger);
        if hands.app.world().resource::<Focus>().0 == "Off" {
            break;
        }
    }
    hands.tap(GamepadButton::South);
    assert_ne!(*hands.app.world().resource::<Settings>(), before);
    // From now on the other button chooses.
    hands.tap(GamepadButton::South);
    frames(&mut hands.app, 2);
    assert_eq!(hands.overlay(), Overlay::None);
}

#[test]
fn the_names_are_those_of_the_device_in_use() {
    let mut hands = Hands::at_the_title();
    hands.sit_down("xafka", "mini-Xafka");
    assert_eq!(hands.device(), LastDevice::Gamepad(Make::Xbox));
    assert_eq!(hands.key(Action::Hint), "X");
    assert_eq!(hands.key(Action::Back), "B");
    assert_eq!(hands.key(Action::Calc), "", "no button asks for it");
    // The keyboard speaks of keys again.
    for event in stroke(&mut hands.app, &Key::F1, KeyCode::F1) {
        hands.app.world_mut().write_message(event);
        frames(&mut hands.app, 2);
    }
    assert_eq!(hands.device(), LastDevice::KeysAndPointer);
    assert_eq!(hands.key(Action::Hint), "H");
    hands.tap(GamepadButton::East);
    assert_eq!(hands.overlay(), Overlay::None);
    assert_eq!(hands.key(Action::Hint), "X");
    // What is pulled out is not spoken of.
    let gone = GamepadConnectionEvent::new(hands.pad, GamepadConnection::Disconnected);
    hands.app.world_mut().write_message(gone);
    frames(&mut hands.app, 3);
    assert_eq!(hands.key(Action::Hint), "H");
    let mut others = Hands::with("Wireless Controller", Some(0x054c));
    others.tap(GamepadButton::DPadDown);
    assert_eq!(others.key(Action::Choose), "Cross");
    let mut others = Hands::with("Pro Controller", Some(0x057e));
    others.tap(GamepadButton::DPadDown);
    assert_eq!(others.key(Action::Choose), "B");
}

#[test]
fn the_mouse_takes_over_and_nothing_sticks() {
    let mut hands = Hands::at_the_title();
    hands.sit_down("xafka", "mini-Xafka");
    hands.wait();
    hands.tap(GamepadButton::DPadUp);
    assert!(hands.app.world().resource::<BoardCursor>().awake);
    hands.app.world_mut().write_message(MouseMotion {
        delta: Vec2::splat(20.0),
    });
    frames(&mut hands.app, 2);
    assert!(!hands.app.world().resource::<BoardCursor>().awake);
    assert_eq!(hands.device(), LastDevice::KeysAndPointer);
    // A direction that is held when the window is left does not go on behind it.
    hands.turn(GamepadButton::DPadUp, 1.0);
    frames(&mut hands.app, 1);
    assert!(hands.app.world().resource::<BoardCursor>().awake);
    let mut windows = hands
        .app
        .world_mut()
        .query_filtered::<&mut Window, With<PrimaryWindow>>();
    windows.single_mut(hands.app.world_mut()).unwrap().focused = false;
    hands.app.world_mut().write_message(MouseMotion {
        delta: Vec2::splat(20.0),
    });
    frames(&mut hands.app, 20);
    assert!(!hands.app.world().resource::<BoardCursor>().awake);
}
