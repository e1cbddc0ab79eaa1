//! A finger on the window.
//!
//! egui has the fingers that come down on its panels: there a finger presses, holds and
//! scrolls. Those on the board are read here ([`gesture`]); a tap, a look and a drag go on as
//! what a mouse does, so that a game knows one pointer only, and the camera is asked for the
//! rest. Without this `bevy_picking` would make a pointer of its own of every finger, and a
//! second finger would play.
//!
//! Whatever shows where the pointer is ends with the finger: X11 also moves the pointer to
//! where it was lifted, and what lies there would stay lit.

mod gesture;

use core::time::Duration;

use bevy::{
    camera::RenderTarget,
    ecs::system::SystemParam,
    input::{
        mouse::{MouseButtonInput, MouseMotion},
        touch::{TouchInput, TouchPhase},
    },
    picking::{
        PickingSystems,
        input::PointerInputSettings,
        pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowRef},
};
use bevy_egui::{
    EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{self, Event},
};

pub(crate) use self::gesture::Grip;
use self::gesture::{Fingers, Gesture, HOLD};
use super::covering;
use crate::plugins::{
    app::{machine::redraw::RedrawScheduler, states::Screen},
    scene::camera::{CameraRequest, TURN_PER_PIXEL},
};

/// How far beside a control, in points, a mouse may press.
const MOUSE_REACH: f32 = 5.0;
/// And a finger: what is 20 points high is 44 points high to it.
pub const FINGER_REACH: f32 = 12.0;
/// How often something is drawn while a finger is down: what it holds may show after a while.
const WATCHFUL: Duration = Duration::from_millis(100);
/// Where nothing is.
const NOWHERE: Vec2 = Vec2::splat(-1e4);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(PointerInputSettings {
        is_touch_enabled: false,
        is_mouse_enabled: true,
    })
    .init_resource::<Fingers>()
    .init_resource::<Grip>()
    .init_resource::<FingerInUse>()
    .add_message::<PutBack>()
    .add_systems(
        First,
        (note_device, follow)
            .chain()
            .in_set(PickingSystems::PostInput),
    )
    .add_systems(
        PreUpdate,
        (
            fit_to_device.before(EguiPreUpdateSet::BeginPass),
            end_cancelled
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        ),
    );
}

/// Whether the player used a finger last, and not the mouse.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FingerInUse(pub bool);

/// What was dragged is not dragged any more, and has not come anywhere.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct PutBack;

fn note_device(
    mut touches: MessageReader<TouchInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut motions: MessageReader<MouseMotion>,
    mut down: Local<usize>,
    mut finger: ResMut<FingerInUse>,
) {
    let mut touched = *down > 0;
    for touch in touches.read() {
        touched = true;
        match touch.phase {
            TouchPhase::Started => *down += 1,
            TouchPhase::Moved => {}
            TouchPhase::Ended | TouchPhase::Canceled => *down = down.saturating_sub(1),
        }
    }
    // A display may report a finger as a mouse, too.
    let moused = buttons.read().count() + motions.read().count() > 0;
    if touched || moused {
        finger.set_if_neq(FingerInUse(touched));
    }
}

/// Where picking is told what the pointer does.
#[derive(SystemParam)]
struct Pointer<'w, 's> {
    windows: Query<'w, 's, Entity, With<PrimaryWindow>>,
    inputs: MessageWriter<'w, PointerInput>,
    camera: MessageWriter<'w, CameraRequest>,
    put_back: MessageWriter<'w, PutBack>,
    sizes: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    /// Where the mouse is, and whether picking has been told that it is nowhere.
    mouse: Local<'s, (Vec2, bool)>,
    /// Where picking was told last that the pointer is.
    told: Local<'s, Vec2>,
}

impl Pointer<'_, '_> {
    fn tell(&mut self, position: Vec2, action: PointerAction) {
        let Ok(window) = self.windows.single() else {
            return;
        };
        let target = RenderTarget::Window(WindowRef::Entity(window));
        if let Some(target) = target.normalize(Some(window)) {
            let location = Location { target, position };
            let input = PointerInput::new(PointerId::Mouse, location, action);
            self.inputs.write(input);
        }
    }

    fn go_to(&mut self, at: Vec2) {
        self.mouse.1 = at == NOWHERE;
        // What has not moved is not heard of.
        let delta = match at - core::mem::replace(&mut *self.told, at) {
            Vec2::ZERO => Vec2::splat(f32::EPSILON),
            delta => delta,
        };
        self.tell(at, PointerAction::Move { delta });
    }

    fn carry_out(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Point(at) => self.go_to(at),
            Gesture::Press(at) => self.tell(at, PointerAction::Press(PointerButton::Primary)),
            Gesture::Release(at) => self.tell(at, PointerAction::Release(PointerButton::Primary)),
            Gesture::Leave => self.go_to(NOWHERE),
            Gesture::PutBack => {
                self.tell(NOWHERE, PointerAction::Release(PointerButton::Primary));
                self.put_back.write(PutBack);
            }
            Gesture::Turn(by) => self.turn(by * TURN_PER_PIXEL),
            Gesture::View { by, nearer, twist } => {
                let height = self.sizes.single().map_or(720.0, Window::height).max(1.0);
                let by = Vec2::new(by.x, -by.y) / height;
                self.camera.write(CameraRequest::Pan(by));
                self.camera.write(CameraRequest::Zoom(nearer));
                self.turn(Vec2::new(-twist, 0.0));
            }
        }
    }

    fn turn(&mut self, by: Vec2) {
        let (yaw, pitch) = (-by.x, by.y);
        self.camera.write(CameraRequest::Orbit { yaw, pitch });
    }

    /// A mouse that has not moved since is where it was before the finger came.
    fn bring_mouse_back(&mut self) {
        if self.mouse.1 {
            self.go_to(self.mouse.0);
        }
    }
}

/// The fingers that have come down, told apart by where they did.
#[derive(SystemParam)]
struct Arrivals<'w, 's> {
    touches: MessageReader<'w, 's, TouchInput>,
    screen: Res<'w, State<Screen>>,
    contexts: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
    on_panels: Local<'s, Vec<u64>>,
}

impl Arrivals<'_, '_> {
    /// What the fingers on the board have done, and whether any finger has done anything.
    fn read(&mut self) -> (Vec<TouchInput>, bool) {
        let touches: Vec<TouchInput> = self.touches.read().copied().collect();
        let touched = !touches.is_empty();
        let on_board = touches.into_iter().filter(|touch| self.is_on_board(touch));
        (on_board.collect(), touched)
    }

    fn is_on_board(&mut self, touch: &TouchInput) -> bool {
        let ends = matches!(touch.phase, TouchPhase::Ended | TouchPhase::Canceled);
        if touch.phase == TouchPhase::Started {
            self.on_panels.retain(|id| *id != touch.id);
            let mut panels = self.contexts.iter_mut();
            let is_taken =
                panels.any(|mut it| covering::takes_finger(it.get_mut(), touch.position));
            // While a panel is held, nothing is meant for the board.
            if is_taken || !self.on_panels.is_empty() || *self.screen.get() != Screen::Table {
                self.on_panels.push(touch.id);
            }
        }
        let is_on_panel = self.on_panels.contains(&touch.id);
        if is_on_panel && ends {
            self.on_panels.retain(|id| *id != touch.id);
        }
        !is_on_panel
    }
}

/// Reads the fingers on the board.
fn follow(
    mut arrivals: Arrivals,
    mut moves: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    time: Res<Time<Real>>,
    grip: Res<Grip>,
    mut fingers: ResMut<Fingers>,
    mut pointer: Pointer,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let (on_board, touched) = arrivals.read();
    if let Some(moved) = moves.read().last() {
        let is_nowhere = pointer.mouse.1 && touched;
        *pointer.mouse = (moved.position, is_nowhere);
    }
    if buttons.read().count() > 0 {
        pointer.bring_mouse_back();
    }
    let is_new = !on_board.is_empty();
    for gesture in fingers.follow(on_board, time.elapsed(), *grip) {
        pointer.carry_out(gesture);
    }
    if touched && !fingers.points() {
        // X11 has brought the pointer to the finger.
        pointer.go_to(NOWHERE);
    }
    if fingers.is_busy() || is_new {
        redraw.now();
    } else if !arrivals.on_panels.is_empty() || fingers.is_down() {
        redraw.within(WATCHFUL);
    }
}

/// Gives a finger larger targets than a mouse; what is held no longer chooses. A mouse may be
/// held as long as its hand needs.
fn fit_to_device(
    finger: Res<FingerInUse>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    let (reach, longest) = if finger.0 {
        (FINGER_REACH, HOLD.as_secs_f64())
    } else {
        (MOUSE_REACH, f64::INFINITY)
    };
    for mut context in &mut contexts {
        let is_new = context.is_added();
        if !is_new && !finger.is_changed() {
            continue;
        }
        let context = context.get_mut();
        context.all_styles_mut(|style| style.interaction.interact_radius = reach);
        context.options_mut(|options| options.input_options.max_click_duration = longest);
    }
}

/// A touch that the system takes away presses nothing. `bevy_egui` 0.42 tells egui that the
/// pointer is gone and not that its button is up: all later ones would count as dragged.
fn end_cancelled(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        let cancelled = input.events.iter().rev().find_map(|event| match event {
            Event::Touch { phase, pos, .. } if *phase == egui::TouchPhase::Cancel => Some(*pos),
            _ => None,
        });
        let gone = input
            .events
            .iter()
            .rposition(|it| *it == Event::PointerGone);
        if let (Some(pos), Some(gone)) = (cancelled, gone) {
            // What has been far away is no click.
            let away = pos + egui::Vec2::splat(1e3);
            let released = Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed: false,
                modifiers: egui::Modifiers::NONE,
            };
            let ends = [
                Event::PointerMoved(away),
                Event::PointerMoved(pos),
                released,
            ];
            input.events.splice(gone..gone, ends);
        }
    }
}
