//! A missing display or graphics driver is reported in one line.
//!
//! Without a display no window is tried. Whether there is a graphics driver only the engine
//! finds out, and it panics when there is none; [`guarded`] turns that into an error and
//! leaves every other panic a panic.

use std::{
    env,
    panic::{self, AssertUnwindSafe, PanicHookInfo},
};

use anyhow::bail;
use bevy::app::AppExit;

/// The beginnings of the engine's panics that are no fault of the program, and what
/// they mean.
const CIRCUMSTANCES: [(&str, &str); 3] = [
    (
        "Unable to find a GPU",
        "no graphics driver was found, not even a software renderer: install a Vulkan \
         driver (on Debian and Ubuntu: mesa-vulkan-drivers)",
    ),
    (
        "Failed to build event loop",
        "no window can be opened: the display does not respond (check DISPLAY or \
         WAYLAND_DISPLAY)",
    ),
    (
        "Failed to create wgpu surface",
        "the graphics driver cannot draw on this display",
    ),
];

/// Checks that there is a display to open a window on.
///
/// # Errors
/// When there is none.
pub fn require_display() -> anyhow::Result<()> {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        bail!(
            "no display was found (neither DISPLAY nor WAYLAND_DISPLAY is set): the window needs \
             one; `curio --help` lists what works without"
        );
    }
    Ok(())
}

/// Builds and runs the client.
///
/// # Errors
/// When there is no graphics driver, or the display does not respond.
pub fn guarded(run: impl FnOnce() -> AppExit) -> anyhow::Result<AppExit> {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if meaning(message(info)).is_none() {
            usual(info);
        }
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    // The hook that was there before now belongs to the closure, which calls it for every
    // other panic, so the closure may stay.
    match result {
        Ok(exit) => Ok(exit),
        Err(payload) => {
            let text = payload
                .downcast_ref::<&str>()
                .copied()
                .or_else(|| payload.downcast_ref::<String>().map(String::as_str));
            match meaning(text) {
                Some(meaning) => bail!(meaning),
                None => panic::resume_unwind(payload),
            }
        }
    }
}

/// Whether a panic with this message is a fault of the program.
#[must_use]
pub fn is_fault(text: &str) -> bool {
    meaning(Some(text)).is_none()
}

fn message<'a>(info: &'a PanicHookInfo<'_>) -> Option<&'a str> {
    info.payload_as_str()
}

fn meaning(text: Option<&str>) -> Option<&'static str> {
    let text = text?;
    CIRCUMSTANCES
        .iter()
        .find(|(beginning, _)| text.starts_with(beginning))
        .map(|(_, meaning)| *meaning)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn a_missing_driver_is_an_error_and_a_fault_stays_a_panic() {
        let error = guarded(|| panic!("Unable to find a GPU! Make sure ...")).unwrap_err();
        assert!(error.to_string().contains("graphics driver"));
        assert_eq!(guarded(|| AppExit::Success).unwrap(), AppExit::Success);
        let fault = panic::catch_unwind(|| guarded(|| panic!("a fault of our own")));
        assert!(fault.is_err());
    }

    #[test]
    fn every_circumstance_is_explained_in_one_line() {
        for (_, meaning) in CIRCUMSTANCES {
            assert!(!meaning.contains('\n'));
        }
    }
}
