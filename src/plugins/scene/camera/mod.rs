//! The camera at the table: presets, orbit, zoom, flip, and fitting the board
//! into what the interface leaves free.
//!
//! Keys, buttons and the mouse all write [`CameraRequest`]; one system turns
//! requests into a goal, another moves the camera towards it and asks for
//! frames only while it moves. The distance is never stored: it follows from
//! the view's direction, the window and [`Framing`], so that the board fills
//! the view at every aspect ratio.

pub(crate) mod fit;
mod rig;

use bevy::{
    core_pipeline::tonemapping::Tonemapping,
    ecs::system::SystemParam,
    input::{
        gestures::PinchGesture,
        mouse::{MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    render::view::NoIndirectDrawing,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::input::EguiWantsInput;

use self::{fit::Window as View, rig::Rig};
use crate::plugins::{
    app::{audio::Ears, settings::Settings},
    scene::{TABLE_TOP, frame::outline},
};

/// The one camera: it draws the scene and carries the interface.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct TableCamera;

/// Whether movements are cut short, for players whom they make dizzy.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ReduceMotion(pub bool);

/// The part of the window that panels leave free, in logical pixels with y
/// down. `None` is all of it. Written by the interface every frame it changes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeRect(pub Option<Rect>);

/// Whether a game has taken the mouse wheel over the table. A game that turns a piece with it
/// says so while it does; with Ctrl it always brings the board nearer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WheelTaken(pub bool);

/// What must be in view.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Framing {
    /// The point the camera turns about.
    pub(crate) target: Vec3,
    /// Places, in world space, that must not be cut off.
    pub points: Vec<Vec3>,
    /// Yaw and pitch in radians of the presets, for a player at the near side.
    pub(crate) presets: Presets,
}

/// Yaw and pitch in radians of each of [`Preset::ALL`], for a player at the
/// near side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Presets(pub [(f32, f32); 3]);

impl Default for Presets {
    fn default() -> Self {
        Self([(0.0, 0.785), (0.0, 1.54), (0.42, 0.46)])
    }
}

impl Presets {
    fn angles(self, preset: Preset) -> (f32, f32) {
        let [table, top, low] = self.0;
        match preset {
            Preset::Table => table,
            Preset::Top => top,
            Preset::Low => low,
        }
    }
}

impl Default for Framing {
    fn default() -> Self {
        Self::around(&[Vec2::new(-4.5, 0.0), Vec2::new(4.5, 0.0)])
    }
}

impl Framing {
    /// A view of the board whose cells have these centres in (x, z), with its
    /// frame. The camera turns about the middle of the board.
    pub fn around(cells: &[Vec2]) -> Self {
        let rim = outline(cells);
        let low = rim.iter().copied().reduce(Vec2::min).unwrap_or_default();
        let high = rim.iter().copied().reduce(Vec2::max).unwrap_or_default();
        let middle = (low + high) / 2.0;
        Self {
            target: Vec3::new(middle.x, 0.0, middle.y),
            // The upper edge of the rim, and its foot on the table.
            points: [0.0, TABLE_TOP]
                .iter()
                .flat_map(|y| rim.iter().map(|p| Vec3::new(p.x, *y, p.y)))
                .collect(),
            presets: Presets::default(),
        }
    }

    /// A view that keeps these places in view; the camera turns about `target`.
    pub fn new(target: Vec3, points: Vec<Vec3>) -> Self {
        Self {
            target,
            points,
            presets: Presets::default(),
        }
    }

    /// The same view from other angles.
    pub(crate) const fn seen_from(mut self, presets: Presets) -> Self {
        self.presets = presets;
        self
    }

    /// The same view with one more place that must be seen.
    pub fn with(mut self, place: Vec3) -> Self {
        self.points.push(place);
        self
    }
}

/// A named way to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
pub enum Preset {
    /// As one would lean over the table.
    #[default]
    Table,
    /// From above, to read the board.
    Top,
    /// From low at the side, to look at the pieces.
    Low,
}

impl Preset {
    /// The presets in the order a key steps through them.
    pub(crate) const ALL: [Self; 3] = [Self::Table, Self::Top, Self::Low];
}

/// What the camera is asked to do.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum CameraRequest {
    /// Go to a preset, at the side of the table where the camera is.
    Preset(Preset),
    /// Go to the preset after the last one asked for.
    NextPreset,
    /// Go round to the other side of the table.
    Flip,
    /// Sit at the near (`false`) or the far (`true`) side.
    Side(bool),
    /// Undo zoom and pan.
    Fit,
    /// Turn by radians.
    Orbit {
        /// To the right, round the table.
        yaw: f32,
        /// Upwards.
        pitch: f32,
    },
    /// Move the target by parts of the window's height.
    Pan(Vec2),
    /// Come nearer (above 1) or go away (below 1).
    Zoom(f32),
    /// Turn round the table by radians without ending a journey that is under way:
    /// for a camera that goes round by itself.
    Drift(f32),
    /// Go, without haste, to where the target is shifted this far over the table
    /// (to the right and away) and the zoom is this: for a camera that shows
    /// where something happens.
    Frame {
        /// Shift of the target.
        shift: Vec2,
        /// 1 fits the board; more is nearer.
        zoom: f32,
    },
    /// The same for some seconds only: then the camera goes back to where it was,
    /// unless somebody turns it meanwhile.
    Glance {
        /// Shift of the target.
        shift: Vec2,
        /// How many times nearer than before.
        nearer: f32,
        /// How long it lasts, the way there included, in seconds.
        seconds: f32,
    },
}

/// Longest step in seconds: after a rest, the first frame must not leap.
const LONGEST_STEP: f32 = 0.05;
/// Vertical field of view: long, as from a chair, so that the far tiles do not
/// shrink away.
const FIELD_OF_VIEW: f32 = 0.50;
/// How far apart the ears are, in units of the board: farther than on a head, so that the
/// sides of a board can be told apart.
const EARS: f32 = 6.0;
/// Radians of orbit per pixel.
pub(crate) const TURN_PER_PIXEL: f32 = 0.006;

/// Adds the camera and its requests.
pub fn plugin(app: &mut App) {
    app.init_resource::<ReduceMotion>()
        .init_resource::<FreeRect>()
        .init_resource::<WheelTaken>()
        .init_resource::<Framing>()
        .init_resource::<Rig>()
        .add_message::<CameraRequest>()
        .add_systems(Startup, spawn)
        .add_systems(
            PreUpdate,
            follow_settings.run_if(resource_exists_and_changed::<Settings>),
        )
        .add_systems(Update, (read_mouse, obey).chain())
        .add_systems(PostUpdate, move_camera.before(TransformSystems::Propagate));
}

fn follow_settings(settings: Res<Settings>, mut reduce: ResMut<ReduceMotion>) {
    reduce.set_if_neq(ReduceMotion(settings.reduce_motion));
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Camera"),
        TableCamera,
        // The camera also hears: the ears are as far apart as at a table of this size.
        Ears(EARS),
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: FIELD_OF_VIEW,
            near: 0.3,
            far: 160.0,
            ..default()
        }),
        // The materials' own shader does it.
        Tonemapping::None,
        // A table holds a few dozen things: preparing their drawing on the
        // processor is cheaper than starting compute passes for it.
        NoIndirectDrawing,
        Transform::from_xyz(0.0, 16.0, 12.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// The mouse over the table.
#[derive(SystemParam)]
struct Mouse<'w, 's> {
    buttons: Res<'w, ButtonInput<MouseButton>>,
    moves: MessageReader<'w, 's, CursorMoved>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    pinch: MessageReader<'w, 's, PinchGesture>,
    dragging: Local<'s, Option<MouseButton>>,
}

impl Mouse<'_, '_> {
    /// Begins and ends drags. A drag belongs to what it began on, the table or a
    /// panel, wherever the pointer goes then; `taken` says that a panel has the
    /// pointer now.
    fn follow_drags(&mut self, taken: bool) {
        for button in [MouseButton::Right, MouseButton::Middle] {
            if self.buttons.just_pressed(button) && !taken {
                *self.dragging = Some(button);
            }
        }
        if (*self.dragging).is_some_and(|button| !self.buttons.pressed(button)) {
            *self.dragging = None;
        }
    }

    /// What a drag asks for, in a window of some `height`.
    fn drag(&mut self, height: f32) -> Option<CameraRequest> {
        // The pointer's way over the window, not the raw movement of the mouse: it
        // comes as a window event, which wakes a sleeping window.
        let moved: Vec2 = self.moves.read().filter_map(|moved| moved.delta).sum();
        if moved == Vec2::ZERO {
            return None;
        }
        (*self.dragging).map(|button| {
            if button == MouseButton::Right {
                let by = moved * TURN_PER_PIXEL;
                CameraRequest::Orbit {
                    yaw: -by.x,
                    pitch: by.y,
                }
            } else {
                CameraRequest::Pan(Vec2::new(moved.x / height, -moved.y / height))
            }
        })
    }

    /// How far the wheel, if it `zooms`, and pinching go towards the board.
    fn zoom(&mut self, zooms: bool) -> f32 {
        let turned = self.wheel.read().filter(|_| zooms).map(wheel_steps);
        turned.sum::<f32>() + self.pinch.read().map(|p| p.0 * 6.0).sum::<f32>()
    }
}

fn read_mouse(
    mut mouse: Mouse,
    egui: Res<EguiWantsInput>,
    keys: Res<ButtonInput<KeyCode>>,
    wheel_taken: Res<WheelTaken>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut requests: MessageWriter<CameraRequest>,
) {
    let taken = egui.wants_any_pointer_input();
    mouse.follow_drags(taken);
    let height = windows.single().map_or(720.0, Window::height).max(1.0);
    if let Some(request) = mouse.drag(height) {
        requests.write(request);
    }
    let zooms = !wheel_taken.0 || keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let steps = mouse.zoom(zooms);
    if steps != 0.0 && !taken {
        requests.write(CameraRequest::Zoom((steps * 0.12).exp()));
    }
}

/// How far the wheel was turned, in notches away from the player.
pub(crate) fn wheel_steps(turned: &MouseWheel) -> f32 {
    match turned.unit {
        MouseScrollUnit::Line => turned.y,
        MouseScrollUnit::Pixel => turned.y / 80.0,
    }
}

fn obey(mut requests: MessageReader<CameraRequest>, framing: Res<Framing>, mut rig: ResMut<Rig>) {
    rig.bypass_change_detection().presets = framing.presets;
    for request in requests.read() {
        rig.obey(*request);
    }
}

/// What the camera has to show, and where.
#[derive(SystemParam)]
struct Frame<'w, 's> {
    framing: Res<'w, Framing>,
    free: Res<'w, FreeRect>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

fn move_camera(
    mut rig: ResMut<Rig>,
    Frame {
        framing,
        free,
        windows,
    }: Frame,
    reduce: Res<ReduceMotion>,
    time: Res<Time>,
    mut cameras: Query<(&mut Transform, &Camera), With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok((mut transform, camera)) = cameras.single_mut() else {
        return;
    };
    // Without a window the camera draws into a picture of its own.
    let target = || camera.logical_target_size();
    let Some(screen) = windows.single().ok().map(Window::size).or_else(target) else {
        return;
    };
    if screen.min_element() <= 0.0 {
        return;
    }
    let seconds = time.delta_secs().min(LONGEST_STEP);
    let view = View::new(free.0, screen);
    let rig = rig.bypass_change_detection();
    if rig.advance(seconds, view, reduce.0) {
        redraw.write(RequestRedraw);
    }
    let pose = rig.shown;
    let rotation = pose.rotation();
    let high = (FIELD_OF_VIEW / 2.0).tan();
    let tangent = Vec2::new(high * screen.x / screen.y, high);
    let points: Vec<Vec3> = framing.points.iter().map(|p| *p - framing.target).collect();
    let stand = fit::stand(&points, rotation, tangent, rig.view.unwrap_or(view));
    let distance = stand.distance / pose.zoom;
    let aside = stand.aside * distance;
    let target = framing.target + Vec3::new(pose.pan.x, 0.0, -pose.pan.y);
    transform.set_if_neq(Transform {
        translation: target + rotation * aside.extend(distance),
        rotation,
        scale: Vec3::ONE,
    });
}
