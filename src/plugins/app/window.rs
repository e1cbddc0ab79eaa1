//! The mode of the window: with a frame, or the full screen.

use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};

use super::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, open_as_set);
}

fn open_as_set(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    if settings.fullscreen
        && let Ok(mut window) = windows.single_mut()
    {
        window.mode = window_mode(true);
    }
}

/// The mode of the window: full screen without a frame, or as large as it was
/// before.
#[must_use]
pub fn window_mode(fullscreen: bool) -> WindowMode {
    if fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}
