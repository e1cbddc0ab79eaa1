//! A monkey at the table: it clicks, drags, turns the wheel and types without any idea,
//! on whatever screen it comes to. The program must outlive it, and keep its matches.
//!
//! `CURIO_MONKEY=20000` has it do that many things; see docs/testing.md.
#![allow(clippy::print_stdout, reason = "the figures are for docs/testing.md")]

use std::{collections::BTreeMap, env};

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
        mouse::{MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    window::{WindowResized, WindowScaleFactorChanged},
};
use bevy_egui::EguiPrimaryContextPass;
use curio::{
    engine::{lessons::lessons, puzzles::puzzles},
    plugins::{
        app::{
            session::{Archive, Session, SessionRequest, TableRequest},
            states::Screen,
        },
        testing::{ask, click, drag, frames, headless_app, instant_click, point},
        ui::hud::HudSystems,
    },
    record::{Store, format, testing::played},
    rules::{OptionValues, registry},
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    hud::{Painted, read},
    keys::window,
};

/// How much is done where nothing else is asked for.
const USUAL: usize = 150;
/// After this number of actions the program is started anew, on the same matches.
const LIFE: usize = 500;
/// After this number the monkey is led somewhere: on its own it hardly ever finds a table.
const ROUND: usize = 40;

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];
/// Windows that are minimised have no size at all.
const SIZES: [(f32, f32); 7] = [
    (0.0, 0.0),
    (1.0, 1.0),
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (800.0, 600.0),
    (2560.0, 1080.0),
    (320.0, 240.0),
];

const SCALES: [f32; 3] = [1.0, 1.5, 2.0];

struct Monkey {
    dice: Pcg64Mcg,
    size: Vec2,
    /// How often it acted on each screen.
    visits: BTreeMap<String, usize>,
}

impl Monkey {
    fn below(&mut self, count: usize) -> usize {
        self.dice.random_range(0..count.max(1) as u64) as usize
    }

    fn one_of<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        let number = self.below(list.len());
        list.get(number)
    }

    /// Somewhere in the window, or just outside; half of the time at some words.
    fn place(&mut self, app: &App) -> Vec2 {
        let words = &app.world().resource::<Painted>().0;
        if self.below(2) == 0
            && let Some((_, place)) = self.one_of(words)
        {
            return *place;
        }
        let x = self.below(1_040) as f32 / 1_000.0 - 0.02;
        let y = self.below(1_040) as f32 / 1_000.0 - 0.02;
        self.size * Vec2::new(x, y)
    }

    fn act(&mut self, app: &mut App) {
        let screen = format!("{:?}", app.world().resource::<State<Screen>>().get());
        *self.visits.entry(screen).or_default() += 1;
        let here = self.place(app);
        match self.below(20) {
            0..8 => click(app, here),
            8 => {
                instant_click(app, here);
                instant_click(app, here);
            }
            9 | 10 => {
                let there = self.place(app);
                drag(app, here, there);
            }
            11 => point(app, here),
            12 => self.turn_wheel(app),
            13 => frames(app, 10),
            14 if self.below(2) == 0 => self.resize(app),
            _ => self.press(app),
        }
    }

    fn turn_wheel(&mut self, app: &mut App) {
        let window = window(app);
        let notches = self.below(21) as f32 - 10.0;
        app.world_mut().write_message(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: notches,
            window,
            phase: bevy::input::touch::TouchPhase::Moved,
        });
        frames(app, 2);
    }

    fn resize(&mut self, app: &mut App) {
        let (width, height) = *self.one_of(&SIZES).unwrap();
        // Another monitor may have another scale.
        let scale = *self.one_of(&SCALES).unwrap();
        let entity = window(app);
        let mut window = app.world_mut().get_mut::<Window>(entity).unwrap();
        window.resolution.set_scale_factor(scale);
        window.resolution.set(width, height);
        app.world_mut().write_message(WindowScaleFactorChanged {
            window: entity,
            scale_factor: scale.into(),
        });
        app.world_mut().write_message(WindowResized {
            window: entity,
            width,
            height,
        });
        self.size = Vec2::new(width, height);
        frames(app, 2);
    }

    fn press(&mut self, app: &mut App) {
        let (key, code, text) = self.key();
        let with_control = self.below(6) == 0;
        let control = (Key::Control, KeyCode::ControlLeft);
        if with_control {
            stroke(app, &control.0, control.1, ButtonState::Pressed, None);
        }
        stroke(app, &key, code, ButtonState::Pressed, text);
        frames(app, 1);
        stroke(app, &key, code, ButtonState::Released, None);
        if with_control {
            stroke(app, &control.0, control.1, ButtonState::Released, None);
        }
        frames(app, 2);
    }

    fn key(&mut self) -> (Key, KeyCode, Option<&'static str>) {
        const NAMED: [(Key, KeyCode); 16] = [
            (Key::Enter, KeyCode::Enter),
            (Key::Escape, KeyCode::Escape),
            (Key::Tab, KeyCode::Tab),
            (Key::Space, KeyCode::Space),
            (Key::Backspace, KeyCode::Backspace),
            (Key::Delete, KeyCode::Delete),
            (Key::ArrowLeft, KeyCode::ArrowLeft),
            (Key::ArrowRight, KeyCode::ArrowRight),
            (Key::ArrowUp, KeyCode::ArrowUp),
            (Key::ArrowDown, KeyCode::ArrowDown),
            (Key::Home, KeyCode::Home),
            (Key::End, KeyCode::End),
            (Key::PageUp, KeyCode::PageUp),
            (Key::PageDown, KeyCode::PageDown),
            (Key::F1, KeyCode::F1),
            (Key::F11, KeyCode::F11),
        ];
        const LETTERS: [(&str, KeyCode); 26] = [
            ("a", KeyCode::KeyA),
            ("b", KeyCode::KeyB),
            ("c", KeyCode::KeyC),
            ("d", KeyCode::KeyD),
            ("e", KeyCode::KeyE),
            ("f", KeyCode::KeyF),
            ("g", KeyCode::KeyG),
            ("h", KeyCode::KeyH),
            ("i", KeyCode::KeyI),
            ("l", KeyCode::KeyL),
            ("m", KeyCode::KeyM),
            ("n", KeyCode::KeyN),
            ("p", KeyCode::KeyP),
            ("r", KeyCode::KeyR),
            ("s", KeyCode::KeyS),
            ("t", KeyCode::KeyT),
            ("u", KeyCode::KeyU),
            ("x", KeyCode::KeyX),
            ("z", KeyCode::KeyZ),
            ("1", KeyCode::Digit1),
            ("2", KeyCode::Digit2),
            ("3", KeyCode::Digit3),
            ("0", KeyCode::Digit0),
            ("9", KeyCode::Digit9),
            ("+", KeyCode::NumpadAdd),
            ("?", KeyCode::Slash),
        ];
        if self.below(2) == 0 {
            let (key, code) = self.one_of(&NAMED).unwrap();
            return (key.clone(), *code, None);
        }
        let (text, code) = *self.one_of(&LETTERS).unwrap();
        (Key::Character(text.into()), code, Some(text))
    }

    /// Leads to a table: a match, a lesson, a puzzle, a replay or the position editor.
    fn lead(&mut self, app: &mut App) {
        let game = *self.one_of(&GAMES).unwrap();
        let record = || Box::new(played(game, &["human", "level:1"], &[]));
        let request = match self.below(9) {
            0 => self
                .one_of(lessons(game))
                .map(|lesson| SessionRequest::Table(TableRequest::Learn(lesson))),
            1 => self
                .one_of(puzzles(game))
                .map(|puzzle| SessionRequest::Table(TableRequest::Solve(puzzle))),
            2 => Some(SessionRequest::Table(TableRequest::Watch(record(), None))),
            3 => {
                let start = registry::start(game, &OptionValues::new()).unwrap();
                Some(SessionRequest::Table(TableRequest::Compose(start)))
            }
            4 | 5 => Some(SessionRequest::Table(TableRequest::Open(record()))),
            6 => Some(SessionRequest::Table(TableRequest::Leave)),
            // It goes on by itself.
            _ => None,
        };
        if let Some(request) = request {
            ask(app, request);
        }
    }
}

fn stroke(app: &mut App, key: &Key, code: KeyCode, state: ButtonState, text: Option<&'static str>) {
    let window = window(app);
    app.world_mut().write_message(KeyboardInput {
        key_code: code,
        logical_key: key.clone(),
        state,
        text: text.map(Into::into),
        repeat: false,
        window,
    });
}

fn program(store: &Store) -> App {
    let mut app = headless_app(Archive::at(store.clone()));
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(HudSystems::Right));
    app
}

/// The match on the table is whole: what would be written is read as the same match.
fn check(app: &App) {
    if let Some(session) = app.world().get_resource::<Session>() {
        let text = format::write(session.record());
        let read = format::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(format::write(&read), text);
    }
}

#[test]
fn the_program_outlives_a_monkey_and_keeps_its_matches() {
    let wanted = env::var("CURIO_MONKEY").ok();
    let wanted = wanted
        .and_then(|number| number.parse().ok())
        .unwrap_or(USUAL);
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path());
    let mut monkey = Monkey {
        dice: Pcg64Mcg::seed_from_u64(1),
        size: Vec2::new(1280.0, 720.0),
        visits: BTreeMap::new(),
    };
    let mut app = program(&store);
    for number in 1..=wanted {
        monkey.act(&mut app);
        if number % ROUND == 0 {
            check(&app);
            monkey.lead(&mut app);
        }
        if number % LIFE == 0 {
            app = program(&store);
            monkey.size = Vec2::new(1280.0, 720.0);
        }
    }
    check(&app);
    drop(app);
    for saved in store.list().unwrap() {
        format::read(&std::fs::read_to_string(&saved.path).unwrap()).unwrap();
    }
    let kept = store.list().unwrap().len();
    let unfinished = store.unfinished().unwrap().len();
    println!(
        "{wanted} actions; on each screen {:?}; {kept} matches saved, {unfinished} unfinished",
        monkey.visits
    );
}
