//! What a gamepad does: over the board it asks for what keys ask for, everywhere else it moves
//! the focus of the interface and presses what has it.
//!
//! Over the board are the cursor, choosing and the camera; what each button asks for there is
//! in [`GamepadActions`]. On screens, in dialogs and among the buttons around the board the
//! cross of arrows and the left stick are the arrow keys, the shoulders Tab, and the two buttons
//! that choose and go back Enter and Esc.

use core::time::Duration;

use bevy::{
    ecs::system::SystemParam,
    input::gamepad::{GamepadButton as Button, GamepadButtonStateChangedEvent},
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{EguiContext, EguiInput, PrimaryEguiContext, egui};

use super::InputContext;
use crate::plugins::{
    app::{
        gamepad::{GamepadActions, LastDevice, Make, meant},
        keys::{Action, ActionPressed, BoardCursor, KeyCapture},
        machine::redraw::RedrawScheduler,
        settings::Settings,
        states::{Overlay, OverlayRequest},
    },
    scene::camera::{CameraRequest, WheelTaken},
};

/// How long a direction is held until it is repeated, and how often it then is.
const FIRST_REPEAT: Duration = Duration::from_millis(400);
const NEXT_REPEAT: Duration = Duration::from_millis(120);
/// How far a stick is pushed until it is a direction, and how far it comes back until it is
/// none.
const PUSHED: f32 = 0.6;
const LET_GO: f32 = 0.4;
/// How fast a stick turns the camera, in radians a second, and triggers zoom.
const TURN: f32 = 1.8;
const ZOOM: f32 = 1.1;
/// The longest time that a frame turns the camera for.
const LONGEST_STEP: f32 = 0.05;

/// A direction of the cross of arrows or of the left stick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StickDirection {
    Left,
    Right,
    Up,
    Down,
}

impl StickDirection {
    const fn from_button(button: Button) -> Option<Self> {
        match button {
            Button::DPadLeft => Some(Self::Left),
            Button::DPadRight => Some(Self::Right),
            Button::DPadUp => Some(Self::Up),
            Button::DPadDown => Some(Self::Down),
            _ => None,
        }
    }

    const fn button(self) -> Button {
        match self {
            Self::Left => Button::DPadLeft,
            Self::Right => Button::DPadRight,
            Self::Up => Button::DPadUp,
            Self::Down => Button::DPadDown,
        }
    }

    const fn arrow(self) -> egui::Key {
        match self {
            Self::Left => egui::Key::ArrowLeft,
            Self::Right => egui::Key::ArrowRight,
            Self::Up => egui::Key::ArrowUp,
            Self::Down => egui::Key::ArrowDown,
        }
    }

    /// Where a stick points; a direction that was held stays until the stick comes back.
    fn of_stick(stick: Vec2, before: Option<Self>) -> Option<Self> {
        let least = if before.is_some() { LET_GO } else { PUSHED };
        if stick.length() < least {
            return None;
        }
        Some(if stick.x.abs() > stick.y.abs() {
            if stick.x < 0.0 {
                Self::Left
            } else {
                Self::Right
            }
        } else if stick.y < 0.0 {
            Self::Down
        } else {
            Self::Up
        })
    }
}

/// What is held down, between two frames.
#[derive(Default)]
pub(super) struct Held {
    /// The direction, and when it is repeated.
    way: Option<(StickDirection, Duration)>,
    /// The direction of the left stick.
    stick: Option<StickDirection>,
    /// The right stick where it turns pages.
    page: Option<StickDirection>,
    /// An arrow that found nothing in focus in the frame before.
    astray: Option<StickDirection>,
    /// Whether the sticks count again only once they have been let go: nobody heard them while
    /// another window was in front.
    awaits_rest: bool,
}

/// The gamepads, added up: who plays with two holds one of them still.
#[derive(SystemParam)]
pub(super) struct Pads<'w, 's> {
    pads: Query<'w, 's, (Option<&'static Name>, &'static Gamepad)>,
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Pads<'_, '_> {
    fn in_front(&self) -> bool {
        self.windows.iter().all(|window| window.focused)
    }

    /// The buttons pressed since the last frame. In a window that is not in front nothing is.
    fn pressed(&mut self) -> Vec<(Entity, Button)> {
        let in_front = self.in_front();
        let pressed = self.buttons.read().filter(|it| it.state.is_pressed());
        let pressed: Vec<_> = pressed.map(|it| (it.entity, it.button)).collect();
        if in_front { pressed } else { Vec::new() }
    }

    fn add<T: core::iter::Sum>(&self, of: impl Fn(&Gamepad) -> T) -> T {
        let in_front = self.in_front();
        let pads = self.pads.iter().filter(|_| in_front);
        pads.map(|(_, pad)| of(pad)).sum()
    }

    /// The cross of arrows as it is held.
    fn cross(&self) -> Option<StickDirection> {
        let in_front = self.in_front();
        let mut pads = self.pads.iter().filter(|_| in_front);
        pads.find_map(|(_, pad)| {
            let ways = [
                StickDirection::Up,
                StickDirection::Down,
                StickDirection::Left,
                StickDirection::Right,
            ];
            ways.into_iter().find(|way| pad.pressed(way.button()))
        })
    }

    fn make(&self, pad: Entity) -> Make {
        let found = self.pads.get(pad).ok();
        found.map_or_else(Make::default, |(name, pad)| {
            Make::new(pad.vendor_id(), name.map_or("", Name::as_str))
        })
    }

    /// The make of any gamepad whose stick is pushed.
    fn pushed(&self, dead_zone: f32) -> Option<Make> {
        let is_pushed = |stick: Vec2| beyond(stick, dead_zone) != Vec2::ZERO;
        let mut pads = self.pads.iter();
        let (name, pad) =
            pads.find(|(_, pad)| is_pushed(pad.left_stick()) || is_pushed(pad.right_stick()))?;
        Some(Make::new(pad.vendor_id(), name.map_or("", Name::as_str)))
    }
}

/// What is left of a stick beyond its dead zone.
fn beyond(stick: Vec2, dead_zone: f32) -> Vec2 {
    let length = stick.length();
    if length <= dead_zone {
        return Vec2::ZERO;
    }
    stick / length * ((length - dead_zone) / (1.0 - dead_zone)).min(1.0)
}

/// Where the gamepad works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    /// Over the board.
    Board,
    /// In the interface: whether something has the focus, whether that is a text, and
    /// whether a list hangs open.
    Panels { focus: bool, text: bool, list: bool },
}

/// What a gamepad leads to.
#[derive(SystemParam)]
pub(super) struct Outcome<'w> {
    device: ResMut<'w, LastDevice>,
    cursor: ResMut<'w, BoardCursor>,
    capture: ResMut<'w, KeyCapture>,
    pressed: MessageWriter<'w, ActionPressed>,
    camera: MessageWriter<'w, CameraRequest>,
    overlay: MessageWriter<'w, OverlayRequest>,
    redraw: ResMut<'w, RedrawScheduler>,
}

/// What the meaning of buttons depends on.
#[derive(SystemParam)]
pub(super) struct Known<'w> {
    settings: Res<'w, Settings>,
    actions: Res<'w, GamepadActions>,
    wheel: Res<'w, WheelTaken>,
    time: Res<'w, Time<Real>>,
}

pub(super) fn read_pads(
    mut pads: Pads,
    place: InputContext,
    known: Known,
    mut held: Local<Held>,
    mut outcome: Outcome,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
) {
    let buttons = pads.pressed();
    let dead_zone = known.settings.pad_dead_zone;
    let user = buttons.last().map(|(pad, _)| pads.make(*pad));
    let pushed = pads.pushed(dead_zone);
    held.awaits_rest = !pads.in_front() || held.awaits_rest && pushed.is_some();
    let awaits_rest = held.awaits_rest;
    if let Some(make) = user.or(pushed.filter(|_| !awaits_rest)) {
        outcome.device.set_if_neq(LastDevice::Gamepad(make));
        outcome.redraw.now();
    }
    let Ok((mut context, mut input)) = contexts.single_mut() else {
        return;
    };
    let context = context.get_mut();
    let ground = ground(context, &place);
    let mut keys = Keys(&mut input.events);
    let mut steps: Vec<StickDirection> = Vec::new();
    for (_, button) in buttons {
        if *outcome.capture != KeyCapture::Off {
            // A key was wanted, and this is none.
            *outcome.capture = KeyCapture::Off;
            continue;
        }
        match StickDirection::from_button(button) {
            _ if known.settings.button_as_switch(button).is_some() => {}
            Some(way) => steps.push(way),
            None => press(
                meant(button, known.settings.pad_swaps),
                ground,
                (&place, &known),
                &mut keys,
                &mut outcome,
            ),
        }
    }
    let stick = |of: fn(&Gamepad) -> Vec2| match awaits_rest {
        true => Vec2::ZERO,
        false => pads.add(of),
    };
    steps.extend(held.repeated(
        stick(Gamepad::left_stick),
        pads.cross(),
        !steps.is_empty(),
        &known,
        &mut outcome,
    ));
    held.find_focus(ground, &steps, &place, &mut keys);
    for way in steps {
        step(way, ground, (&place, &known), &mut keys, &mut outcome);
    }
    let stick = beyond(stick(Gamepad::right_stick), dead_zone);
    if place.is_table() {
        let trigger = |button| pads.add(|pad| pad.get(button).unwrap_or(0.0));
        let nearer = trigger(Button::RightTrigger2) - trigger(Button::LeftTrigger2);
        look(stick, nearer, &known, &mut outcome);
    } else {
        held.turn_pages(stick, &mut keys);
    }
}

fn ground(context: &egui::Context, place: &InputContext) -> Ground {
    let focus = context.memory(|memory| memory.focused().is_some());
    let list = egui::Popup::is_any_open(context);
    if place.is_table() && !focus && !list {
        return Ground::Board;
    }
    let text = context.text_edit_focused();
    Ground::Panels { focus, text, list }
}

/// Keys that the interface is told of.
struct Keys<'a>(&'a mut Vec<egui::Event>);

impl Keys<'_> {
    fn stroke(&mut self, key: egui::Key, modifiers: egui::Modifiers) {
        self.0.extend([true, false].map(|pressed| egui::Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
        }));
    }

    fn press(&mut self, key: egui::Key) {
        self.stroke(key, egui::Modifiers::NONE);
    }

    /// To the next widget, or the one before.
    fn go_on(&mut self, forward: bool) {
        let modifiers = if forward {
            egui::Modifiers::NONE
        } else {
            egui::Modifiers::SHIFT
        };
        self.stroke(egui::Key::Tab, modifiers);
    }
}

impl Held {
    /// The direction that is begun by the stick or repeated, if one is due. `stepped` says
    /// that the cross of arrows was pressed in this frame.
    fn repeated(
        &mut self,
        stick: Vec2,
        cross: Option<StickDirection>,
        stepped: bool,
        known: &Known,
        outcome: &mut Outcome,
    ) -> Option<StickDirection> {
        let pointed = StickDirection::of_stick(stick, self.stick);
        let begun = pointed.filter(|_| pointed != self.stick && !stepped);
        self.stick = pointed;
        let now = known.time.elapsed();
        let Some(way) = cross.or(pointed) else {
            self.way = None;
            return begun;
        };
        let (step, due) = match self.way {
            _ if stepped || begun.is_some() => (begun, now + FIRST_REPEAT),
            Some((before, due)) if before == way && due > now => (None, due),
            Some((before, _)) if before == way => (Some(way), now + NEXT_REPEAT),
            _ => (None, now + FIRST_REPEAT),
        };
        self.way = Some((way, due));
        outcome.redraw.within(due.saturating_sub(now));
        step
    }

    /// Where an arrow has found nothing in focus and given it to nothing, the first thing on the
    /// screen takes it.
    fn find_focus(
        &mut self,
        ground: Ground,
        steps: &[StickDirection],
        place: &InputContext,
        keys: &mut Keys,
    ) {
        let Ground::Panels { focus: false, .. } = ground else {
            self.astray = None;
            return;
        };
        if let Some(way) = self.astray.take() {
            keys.go_on(way != StickDirection::Up);
        }
        // Without a focus the arrows turn and scroll the pages of the help.
        if *place.overlay != Overlay::Help {
            self.astray = steps.last().copied();
        }
    }

    /// The right stick scrolls where there is no board to look at.
    fn turn_pages(&mut self, stick: Vec2, keys: &mut Keys) {
        let pointed = StickDirection::of_stick(stick, self.page);
        if pointed != self.page {
            match pointed {
                Some(StickDirection::Up) => keys.press(egui::Key::PageUp),
                Some(StickDirection::Down) => keys.press(egui::Key::PageDown),
                _ => {}
            }
        }
        self.page = pointed;
    }
}

/// A button other than those of the cross.
fn press(
    button: Button,
    ground: Ground,
    (place, known): (&InputContext, &Known),
    keys: &mut Keys,
    outcome: &mut Outcome,
) {
    let ask = |outcome: &mut Outcome, action| {
        if place.wants(action) {
            outcome.pressed.write(ActionPressed(action));
        }
    };
    let turns = place.is_table() && known.wheel.0;
    match (button, ground) {
        (Button::Start, _) => open_menu(place, outcome),
        // As with the wheel: what is in hand is turned, or else the view zooms.
        (Button::LeftTrigger2, _) if turns => ask(outcome, Action::TurnLeft),
        (Button::RightTrigger2, _) if turns => ask(outcome, Action::TurnRight),
        (_, Ground::Board) => {
            if let Some(action) = action_of(button, place, known) {
                wake(action, place, outcome);
                ask(outcome, action);
            }
        }
        (Button::South, Ground::Panels { .. }) => keys.press(egui::Key::Enter),
        (Button::East, Ground::Panels { text, list, focus }) => {
            keys.press(egui::Key::Escape);
            // First a text, an open list, or the buttons around the board are left.
            if !(text || list || focus && place.is_table()) {
                ask(outcome, Action::Back);
            }
        }
        (Button::LeftTrigger | Button::RightTrigger, Ground::Panels { .. }) => {
            keys.go_on(button == Button::RightTrigger);
        }
        (_, Ground::Panels { .. }) if place.is_table() => {
            if let Some(action) = action_of(button, place, known) {
                ask(outcome, action);
            }
        }
        _ => {}
    }
}

/// What a button asks for at this table.
fn action_of(button: Button, place: &InputContext, known: &Known) -> Option<Action> {
    let session = place.session.as_ref()?;
    let game = session.position().info().id;
    let all = known.actions.at_table(Some(game), session.activity());
    all.iter().find(|it| it.0 == button).map(|it| it.1)
}

/// Shows the cursor, where it has something to do: whoever holds a gamepad has no other way
/// to point.
fn wake(action: Action, place: &InputContext, outcome: &mut Outcome) {
    let moves = matches!(
        action,
        Action::Left | Action::Right | Action::Up | Action::Down
    );
    let serves = place.session.as_ref().is_some_and(|session| {
        let is_guided = session.editor().is_some() || session.lesson().is_some();
        session.person_may_move() || is_guided
    });
    if moves && serves && !outcome.cursor.awake {
        outcome.cursor.awake = true;
    }
}

fn open_menu(place: &InputContext, outcome: &mut Outcome) {
    let visits = place.showcase.is_some();
    if *place.overlay != Overlay::None || place.is_table() && visits {
        if place.wants(Action::Back) {
            outcome.pressed.write(ActionPressed(Action::Back));
        }
    } else if place.is_table() {
        outcome.overlay.write(OverlayRequest::Open(Overlay::Menu));
    } else if !visits {
        outcome
            .overlay
            .write(OverlayRequest::Open(Overlay::Settings));
    }
}

/// A step of the cross of arrows or of the left stick.
fn step(
    way: StickDirection,
    ground: Ground,
    (place, known): (&InputContext, &Known),
    keys: &mut Keys,
    outcome: &mut Outcome,
) {
    match ground {
        Ground::Board => press(way.button(), ground, (place, known), keys, outcome),
        // Within a text, up and down lead out of it.
        Ground::Panels { text: true, .. }
            if matches!(way, StickDirection::Up | StickDirection::Down) =>
        {
            keys.go_on(way == StickDirection::Down);
        }
        Ground::Panels { .. } => keys.press(way.arrow()),
    }
}

/// The right stick turns the camera, the triggers zoom.
fn look(stick: Vec2, nearer: f32, known: &Known, outcome: &mut Outcome) {
    let seconds = known.time.delta_secs().min(LONGEST_STEP);
    if stick != Vec2::ZERO {
        let by = stick * TURN * seconds;
        outcome.camera.write(CameraRequest::Orbit {
            yaw: by.x,
            pitch: by.y,
        });
        outcome.redraw.now();
    }
    if nearer.abs() > 0.05 && !known.wheel.0 {
        let factor = (nearer * ZOOM * seconds).exp();
        outcome.camera.write(CameraRequest::Zoom(factor));
        outcome.redraw.now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_is_a_direction_until_it_comes_back() {
        let way = |x, y, before| StickDirection::of_stick(Vec2::new(x, y), before);
        assert_eq!(way(0.5, 0.0, None), None);
        assert_eq!(way(0.7, 0.1, None), Some(StickDirection::Right));
        assert_eq!(
            way(0.5, 0.0, Some(StickDirection::Right)),
            Some(StickDirection::Right)
        );
        assert_eq!(way(0.3, 0.0, Some(StickDirection::Right)), None);
        assert_eq!(way(-0.2, -0.9, None), Some(StickDirection::Down));
        assert_eq!(way(-0.2, 0.9, None), Some(StickDirection::Up));
        assert_eq!(way(-0.9, 0.2, None), Some(StickDirection::Left));
    }

    #[test]
    fn within_the_dead_zone_a_stick_rests() {
        assert_eq!(beyond(Vec2::new(0.15, 0.1), 0.2), Vec2::ZERO);
        assert_eq!(beyond(Vec2::X, 0.2), Vec2::X);
        let half = beyond(Vec2::new(0.0, -0.6), 0.2);
        assert!(half.distance(Vec2::new(0.0, -0.5)) < 1e-6);
    }
}
