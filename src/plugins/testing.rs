//! The client without a window and without a graphics card, for tests: the real
//! plugins, a hand on the mouse, and a clock that goes on by itself.
//!
//! Work that usually runs on threads is done at once, so that nothing depends
//! on timing.

use core::time::Duration;

use bevy::{
    app::TaskPoolOptions,
    input::{ButtonState, mouse::MouseButtonInput},
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    time::TimeUpdateStrategy,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
    winit::WinitPlugin,
};

use jiff::civil::date;

use super::{
    app::machine::{embedded, executor::InOrder},
    table_plugins,
};
use crate::{
    engine::{Level, Opponent},
    plugins::{
        app::{
            machine::{calendar::WallClock, worker::Threads},
            session::{Archive, Session, SessionFact, SessionRequest, ThinkingSettings},
            settings::{Folder, Settings, SettingsFolder},
        },
        scene::camera::TableCamera,
        ui::FontFolders,
    },
};

/// How much time passes in a frame.
const FRAME: Duration = Duration::from_millis(50);

/// The client with all its plugins. Matches are kept in `archive`.
pub fn headless_app(archive: Archive) -> App {
    headless_app_with(archive, |_| {})
}

/// The same with more plugins, which are added after all others.
pub fn headless_app_with(archive: Archive, more: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.add_plugins((InOrder, embedded::plugin));
    app.add_plugins(
        DefaultPlugins
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            })
            // Several tests at a time do not wait for one thread that loads and computes.
            .set(TaskPoolPlugin {
                task_pool_options: TaskPoolOptions::with_num_threads(8),
            })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>(),
    );
    app.insert_resource(archive)
        // What a show shows depends on the day and the hour: the puzzle is one of XIMA.
        .insert_resource(WallClock(|| date(2026, 11, 30).at(12, 0, 0, 0)))
        .insert_resource(Threads::Inline)
        .insert_resource(SettingsFolder(Folder::Nowhere))
        // The fonts of the machine are others everywhere.
        .insert_resource(FontFolders(Vec::new()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    table_plugins(&mut app);
    more(&mut app);
    app.world_mut().resource_mut::<Settings>().reduce_motion = true;
    app.init_resource::<Announced>().add_systems(Last, listen);
    app.finish();
    app.cleanup();
    app.update();
    // The settings have been handed out by now.
    app.insert_resource(ThinkingSettings {
        calc: Opponent::Level(Level::LOWEST),
        most_nodes: Some(5_000),
        pause: Duration::ZERO,
        review: false,
        ..default()
    });
    app
}

/// Everything that the session has announced since it was last looked at.
#[derive(Resource, Debug, Default)]
pub(crate) struct Announced(pub Vec<SessionFact>);

fn listen(mut facts: MessageReader<SessionFact>, mut announced: ResMut<Announced>) {
    announced.0.extend(facts.read().cloned());
}

/// Takes what the session has announced since the last time.
pub fn announced(app: &mut App) -> Vec<SessionFact> {
    core::mem::take(&mut app.world_mut().resource_mut::<Announced>().0)
}

/// Asks the session for something and lets it happen.
pub fn ask(app: &mut App, request: SessionRequest) {
    app.world_mut().write_message(request);
    frames(app, 3);
}

/// Lets `count` frames pass.
pub fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

/// Lets frames pass until what was played is safe on the disk, however long the disk
/// takes: the computer answers only then.
pub fn settle(app: &mut App) {
    let is_writing = |app: &App| {
        let session = app.world().get_resource::<Session>();
        session.is_some_and(|session| !session.is_settled())
    };
    while is_writing(app) {
        app.update();
    }
}

/// Where a place of the table is seen in the window, in logical pixels.
pub fn on_screen(app: &mut App, place: Vec3) -> Option<Vec2> {
    let mut cameras = app
        .world_mut()
        .query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, transform) = cameras.single(app.world()).ok()?;
    camera.world_to_viewport(transform, place).ok()
}

/// Moves the mouse there and clicks.
pub fn click(app: &mut App, at: Vec2) {
    drag(app, at, at);
}

/// Presses the button of the mouse at one place and lets it go at another.
pub fn drag(app: &mut App, from: Vec2, to: Vec2) {
    for (at, state) in [(from, ButtonState::Pressed), (to, ButtonState::Released)] {
        point(app, at);
        turn_button(app, state);
        frames(app, 2);
    }
    frames(app, 3);
}

/// Clicks there as on a slow machine: the mouse has come there and its button is down
/// within a single frame.
pub fn hurried_click(app: &mut App, at: Vec2) {
    move_to(app, at);
    turn_button(app, ButtonState::Pressed);
    frames(app, 1);
    turn_button(app, ButtonState::Released);
    frames(app, 3);
}

/// Clicks there as on a very slow machine: all of it within a single frame.
pub fn instant_click(app: &mut App, at: Vec2) {
    move_to(app, at);
    turn_button(app, ButtonState::Pressed);
    turn_button(app, ButtonState::Released);
    frames(app, 4);
}

/// Moves the mouse there.
pub fn point(app: &mut App, at: Vec2) {
    move_to(app, at);
    frames(app, 3);
}

/// Presses the button of the mouse or lets it go, where it is.
pub fn turn_button(app: &mut App, state: ButtonState) {
    if let Some(window) = window(app) {
        let button = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        };
        app.world_mut().write_message(button);
        app.world_mut()
            .write_message(WindowEvent::MouseButtonInput(button));
    }
}

fn move_to(app: &mut App, at: Vec2) {
    if let Some(window) = window(app) {
        let moved = CursorMoved {
            window,
            position: at,
            delta: None,
        };
        app.world_mut().write_message(moved.clone());
        app.world_mut()
            .write_message(WindowEvent::CursorMoved(moved));
    }
}

fn window(app: &mut App) -> Option<Entity> {
    let mut windows = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(app.world()).ok()
}
