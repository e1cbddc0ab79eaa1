//! The window: where it opens, how large it is, and whether it fills the screen.

mod awake;
mod desktop;
mod full_screen;
mod place;

use bevy::{
    app::AppExit,
    prelude::*,
    window::{
        Monitor, MonitorSelection, PrimaryMonitor, PrimaryWindow, WindowCloseRequested, WindowMode,
    },
    winit::WINIT_WINDOWS,
};

use self::{
    desktop::Desktop,
    place::{Room, WindowPlace},
};
use crate::plugins::app::settings::{Settings, store};

pub(super) fn plugin(app: &mut App) {
    store::<WindowPlace>(app);
    app.add_systems(Startup, open).add_systems(
        PostUpdate,
        remember.run_if(on_message::<AppExit>.or_eager(on_message::<WindowCloseRequested>)),
    );
    awake::plugin(app);
    full_screen::plugin(app);
}

/// The mode of the window: full screen without a frame, or as large as it was
/// before.
pub(crate) fn window_mode(fullscreen: bool) -> WindowMode {
    if fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

/// Gives the window its size and place before it is seen.
fn open(
    settings: Res<Settings>,
    place: Res<WindowPlace>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
) {
    let Ok((entity, mut window)) = windows.single_mut() else {
        return;
    };
    window.visible = true;
    window.mode = window_mode(settings.fullscreen);
    let desktop = Desktop::connect();
    let here = here(entity);
    let mut rooms: Vec<(bool, Room)> = monitors
        .iter()
        .map(|(monitor, is_primary)| {
            let screen = screen_of(monitor);
            let room = Room::on(screen, monitor.scale_factor as f32, desktop.as_ref());
            let is_here = here.map_or(is_primary, |here| screen.min == here);
            (is_here, room)
        })
        .collect();
    // The one on which the window is comes first.
    rooms.sort_by_key(|(is_here, _)| !is_here);
    let rooms: Vec<Room> = rooms.into_iter().map(|(_, room)| room).collect();
    let Some(opening) = place.in_one_of(&rooms) else {
        return;
    };
    window.resize_constraints.min_width = opening.least.x;
    window.resize_constraints.min_height = opening.least.y;
    window
        .resolution
        .set_physical_resolution(opening.size.x, opening.size.y);
    if let Some(corner) = opening.corner {
        window.position = WindowPosition::At(corner);
    }
}

/// The pixels of the desktop that a monitor shows.
fn screen_of(monitor: &Monitor) -> IRect {
    let corner = monitor.physical_position;
    IRect::from_corners(corner, corner + monitor.physical_size().as_ivec2())
}

/// The corner of the monitor on which the system puts a window.
fn here(window: Entity) -> Option<IVec2> {
    WINIT_WINDOWS.with_borrow(|windows| {
        let monitor = windows.get_window(window)?.current_monitor()?;
        let corner = monitor.position();
        Some(IVec2::new(corner.x, corner.y))
    })
}

/// Keeps the size and the place of the window for the next time.
fn remember(windows: Query<&Window, With<PrimaryWindow>>, mut place: ResMut<WindowPlace>) {
    if let Ok(window) = windows.single()
        && window.mode == WindowMode::Windowed
    {
        place.set_if_neq(WindowPlace::from_window(window));
    }
}
