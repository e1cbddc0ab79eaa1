//! Between the tree and the screen reader of the system. On Linux the adapter is our own:
//! Bevy's waits for a sign that desktops no longer give, and wakes no window that sleeps.
//! On Windows and macOS the window has one already.

#[cfg(target_os = "linux")]
mod at_spi;
#[cfg(any(target_os = "macos", windows))]
mod of_window;

use bevy::prelude::*;

#[cfg_attr(
    not(any(target_os = "linux", target_os = "macos", windows)),
    expect(unused_variables, reason = "there is no adapter for other systems")
)]
pub(super) fn plugin(app: &mut App) {
    #[cfg(target_os = "linux")]
    at_spi::plugin(app);
    #[cfg(any(target_os = "macos", windows))]
    of_window::plugin(app);
}
