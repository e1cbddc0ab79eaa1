//! The gamepads of the machine, read by gilrs on a thread of its own.
//!
//! The thread sleeps until a gamepad says something, and then wakes the window. `bevy_gilrs`
//! asks in every frame: a window that sleeps would not hear of a button.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use bevy::{
    input::{
        InputSystems,
        gamepad::{
            GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent,
            RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
            gamepad_connection_system,
        },
    },
    prelude::*,
    window::PrimaryWindow,
};
use gilrs::{Axis, Button, EventType, GamepadId, Gilrs};

use crate::plugins::app::machine::worker::{Threads, Waker};

/// Changes of an axis that are smaller than this are the trembling of a stick at rest.
const TREMBLING: f32 = 0.03;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start).add_systems(
        PreUpdate,
        (listen, take_over.before(gamepad_connection_system))
            .chain()
            .in_set(InputSystems)
            .run_if(resource_exists::<Driver>),
    );
}

/// The names of the gamepads that are connected, for `curio doctor`.
pub(crate) fn connected() -> Result<Vec<String>, String> {
    let gilrs = Gilrs::new().map_err(|error| error.to_string())?;
    let names = gilrs.gamepads().map(|(_, pad)| pad.name().to_owned());
    Ok(names.collect())
}

/// What a gamepad has said.
#[derive(Clone, Debug)]
enum PadEvent {
    Connected {
        name: String,
        vendor: Option<u16>,
        product: Option<u16>,
    },
    Disconnected,
    Button(GamepadButton, f32),
    Axis(GamepadAxis, f32),
}

impl PadEvent {
    /// Whether it must not be missed even while somebody plays in another window.
    const fn matters(&self) -> bool {
        match *self {
            Self::Connected { .. } | Self::Disconnected => true,
            Self::Button(_, value) => value == 0.0,
            // A stick that was let go seldom comes back to the very middle.
            Self::Axis(_, value) => value.abs() < TREMBLING,
        }
    }
}

/// The thread, as the frames see it.
#[derive(Resource)]
struct Driver {
    news: Mutex<Receiver<(GamepadId, PadEvent)>>,
    /// Whether anybody plays in this window.
    heard: Arc<AtomicBool>,
    known: HashMap<GamepadId, Entity>,
}

fn start(mut commands: Commands, threads: Res<Threads>, waker: Res<Waker>) {
    if *threads == Threads::Inline {
        return;
    }
    let (say, news) = channel();
    let waker = waker.clone();
    let heard = Arc::new(AtomicBool::new(true));
    let is_heard = Arc::clone(&heard);
    let started =
        thread::Builder::new()
            .name("gamepads".to_owned())
            .spawn(move || match Gilrs::new() {
                Ok(mut gilrs) => read(&mut gilrs, &say, &waker, &is_heard),
                Err(error) => warn!("no gamepads are read: {error}"),
            });
    match started {
        Ok(_) => commands.insert_resource(Driver {
            news: Mutex::new(news),
            heard,
            known: HashMap::new(),
        }),
        Err(error) => warn!("no thread for gamepads: {error}"),
    }
}

/// Passes on what gamepads say, until the program ends.
fn read(gilrs: &mut Gilrs, say: &Sender<(GamepadId, PadEvent)>, waker: &Waker, heard: &AtomicBool) {
    let mut last: HashMap<(GamepadId, GamepadAxis), f32> = HashMap::new();
    let there: Vec<GamepadId> = gilrs.gamepads().map(|(id, _)| id).collect();
    for id in there {
        if say.send((id, greeting(gilrs, id))).is_err() {
            return;
        }
        waker.wake();
    }
    loop {
        let asked = Instant::now();
        let Some(event) = gilrs.next_event_blocking(None) else {
            // An answer without news, at once and again and again, must not keep a core busy.
            if asked.elapsed() < Duration::from_millis(5) {
                thread::sleep(Duration::from_millis(50));
            }
            continue;
        };
        let news = match event.event {
            EventType::Connected => Some(greeting(gilrs, event.id)),
            EventType::Disconnected => Some(PadEvent::Disconnected),
            EventType::ButtonChanged(button, value, _) => {
                button_of(button).map(|button| PadEvent::Button(button, value))
            }
            EventType::AxisChanged(axis, value, _) => axis_of(axis).and_then(|axis| {
                let before = last.entry((event.id, axis)).or_default();
                let rests = (value - *before).abs() < TREMBLING && value.abs() >= TREMBLING;
                if rests || value == *before {
                    return None;
                }
                *before = value;
                Some(PadEvent::Axis(axis, value))
            }),
            _ => None,
        };
        let Some(news) = news else { continue };
        let wanted = heard.load(Ordering::Relaxed);
        if (wanted || news.matters()) && say.send((event.id, news)).is_err() {
            return;
        }
        if wanted {
            waker.wake();
        }
    }
}

fn greeting(gilrs: &Gilrs, id: GamepadId) -> PadEvent {
    let pad = gilrs.gamepad(id);
    PadEvent::Connected {
        name: pad.name().to_owned(),
        vendor: pad.vendor_id(),
        product: pad.product_id(),
    }
}

/// Tells the thread whether the window is in front.
fn listen(driver: Res<Driver>, windows: Query<&Window, With<PrimaryWindow>>) {
    let in_front = windows.iter().any(|window| window.focused);
    driver.heard.store(in_front, Ordering::Relaxed);
}

/// Hands the news to Bevy, in the order in which they came.
fn take_over(
    mut driver: ResMut<Driver>,
    mut commands: Commands,
    mut raw: MessageWriter<RawGamepadEvent>,
    mut connections: MessageWriter<GamepadConnectionEvent>,
) {
    let Driver { news, known, .. } = &mut *driver;
    let news = news.get_mut().unwrap_or_else(PoisonError::into_inner);
    while let Ok((id, news)) = news.try_recv() {
        let gamepad = *known
            .entry(id)
            .or_insert_with(|| commands.spawn_empty().id());
        let connection = match news {
            PadEvent::Button(button, value) => {
                raw.write(RawGamepadButtonChangedEvent::new(gamepad, button, value).into());
                continue;
            }
            PadEvent::Axis(axis, value) => {
                raw.write(RawGamepadAxisChangedEvent::new(gamepad, axis, value).into());
                continue;
            }
            PadEvent::Connected {
                name,
                vendor,
                product,
            } => GamepadConnection::Connected {
                name,
                vendor_id: vendor,
                product_id: product,
            },
            PadEvent::Disconnected => GamepadConnection::Disconnected,
        };
        let event = GamepadConnectionEvent::new(gamepad, connection);
        raw.write(event.clone().into());
        connections.write(event);
    }
}

const fn button_of(button: Button) -> Option<GamepadButton> {
    Some(match button {
        Button::South => GamepadButton::South,
        Button::East => GamepadButton::East,
        Button::North => GamepadButton::North,
        Button::West => GamepadButton::West,
        Button::LeftTrigger => GamepadButton::LeftTrigger,
        Button::LeftTrigger2 => GamepadButton::LeftTrigger2,
        Button::RightTrigger => GamepadButton::RightTrigger,
        Button::RightTrigger2 => GamepadButton::RightTrigger2,
        Button::Select => GamepadButton::Select,
        Button::Start => GamepadButton::Start,
        Button::LeftThumb => GamepadButton::LeftThumb,
        Button::RightThumb => GamepadButton::RightThumb,
        Button::DPadUp => GamepadButton::DPadUp,
        Button::DPadDown => GamepadButton::DPadDown,
        Button::DPadLeft => GamepadButton::DPadLeft,
        Button::DPadRight => GamepadButton::DPadRight,
        Button::C | Button::Z | Button::Mode | Button::Unknown => return None,
    })
}

const fn axis_of(axis: Axis) -> Option<GamepadAxis> {
    Some(match axis {
        Axis::LeftStickX => GamepadAxis::LeftStickX,
        Axis::LeftStickY => GamepadAxis::LeftStickY,
        Axis::RightStickX => GamepadAxis::RightStickX,
        Axis::RightStickY => GamepadAxis::RightStickY,
        Axis::LeftZ | Axis::RightZ | Axis::DPadX | Axis::DPadY | Axis::Unknown => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_that_is_let_go_is_heard_in_every_window() {
        let axis = |value| PadEvent::Axis(GamepadAxis::LeftStickX, value).matters();
        assert!(axis(0.0) && axis(0.02) && axis(-0.02));
        assert!(!axis(0.5) && !axis(-1.0));
        assert!(PadEvent::Button(GamepadButton::South, 0.0).matters());
        assert!(!PadEvent::Button(GamepadButton::South, 1.0).matters());
    }
}
