//! What the machine lacks is said in one sentence, and is no fault of the program.
//!
//! What can be asked of a display is asked before a window is tried. Whether libraries and a
//! graphics driver are there only winit and wgpu find out, and many of their ways to say so
//! are panics. [`guarded`] turns these into errors, as it does with every panic of theirs
//! before the window has shown a picture, and leaves all others alone.

use std::{
    env,
    panic::{self, AssertUnwindSafe, PanicHookInfo},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

use anyhow::bail;

use crate::texts;

/// Libraries that are loaded while the program runs, by the beginnings of their names, and
/// their packages on Debian and Ubuntu. Longer names come before their beginnings.
const LIBRARIES: [(&str, &str); 9] = [
    ("libX11-xcb", "libx11-xcb1"),
    ("libX11", "libx11-6"),
    ("libXcursor", "libxcursor1"),
    ("libXi", "libxi6"),
    ("libxcb", "libxcb1"),
    ("libxkbcommon-x11", "libxkbcommon-x11-0"),
    ("libxkbcommon", "libxkbcommon0"),
    ("libwayland-client", "libwayland-client0"),
    ("libvulkan", "libvulkan1"),
];

/// Parts of panics about a library that do not name it.
const UNNAMED: [(&str, &str); 2] = [
    ("NoWaylandLib", "libwayland-client"),
    ("XKBNotFound", "libxkbcommon"),
];

/// The beginnings of other panics that are no fault of the program, and what they mean.
const CIRCUMSTANCES: [(&str, fn() -> &'static str); 5] = [
    ("Unable to find a GPU", no_driver),
    ("Failed to build event loop", texts::recovery_display_silent),
    ("Failed to create wgpu surface", texts::recovery_cannot_draw),
    (
        "No supported formats for surface",
        texts::recovery_cannot_draw,
    ),
    (
        "internal error: entered unreachable code: Fallback system",
        texts::recovery_cannot_draw,
    ),
];

fn no_driver() -> &'static str {
    if cfg!(windows) {
        texts::recovery_no_driver_windows()
    } else {
        texts::recovery_no_driver()
    }
}

/// Where the sources are whose panics at the start are about the machine.
const ABOUT_THE_MACHINE: [&str; 8] = [
    "/winit-",
    "/xkbcommon-dl-",
    "/x11-dl-",
    "/wayland-",
    "/wgpu-",
    "/bevy_winit-",
    "/bevy_window-",
    "/bevy_render-",
];

/// After this number of frames a window works.
const FRAMES_AT_START: u32 = 5;

/// How many frames have been drawn.
static FRAMES: AtomicU32 = AtomicU32::new(0);

/// What the first panic that is no fault has meant.
static MEANT: Mutex<Option<String>> = Mutex::new(None);

/// Checks that there is a display that a window can be opened on.
///
/// # Errors
/// When there is none, or it lacks something.
pub(crate) fn require_display() -> anyhow::Result<()> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    if set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET") {
        return Ok(());
    }
    if !set("DISPLAY") {
        bail!(texts::recovery_no_display());
    }
    require_of_x11()
}

#[cfg(target_os = "linux")]
fn require_of_x11() -> anyhow::Result<()> {
    use anyhow::anyhow;
    use x11rb::{connection::Connection as _, protocol::xproto::ConnectionExt as _};

    let (display, screen) = x11rb::connect(None)
        .map_err(|error| anyhow!(texts::recovery_x11_silent(&error.to_string())))?;
    require_extensions(|extension| {
        let answer = display.query_extension(extension.as_bytes())?.reply()?;
        Ok(answer.present)
    })?;
    let depth = display
        .setup()
        .roots
        .get(screen)
        .map(|root| root.root_depth);
    if let Some(depth @ ..24) = depth {
        bail!(texts::recovery_few_colours(depth));
    }
    Ok(())
}

/// What winit and, the last, the drivers of Mesa need of an X server.
#[cfg(target_os = "linux")]
const EXTENSIONS: [&str; 4] = ["RANDR", "XInputExtension", "XKEYBOARD", "XFIXES"];

#[cfg(target_os = "linux")]
fn require_extensions(has: impl Fn(&str) -> anyhow::Result<bool>) -> anyhow::Result<()> {
    for extension in EXTENSIONS {
        if !has(extension)? {
            bail!(texts::recovery_no_extension(extension));
        }
    }
    Ok(())
}

#[cfg(not(target_os = "linux"))]
const fn require_of_x11() -> anyhow::Result<()> {
    Ok(())
}

/// Notes that the window has drawn another frame.
pub(crate) fn note_frame() {
    FRAMES.fetch_add(1, Ordering::Relaxed);
}

/// Does what may find that the machine lacks something: builds and runs the client.
///
/// # Errors
/// When the machine lacks something that it needs.
pub(crate) fn guarded<T>(run: impl FnOnce() -> T) -> anyhow::Result<T> {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if let Some(meaning) = meaning_of(info) {
            let mut meant = MEANT.lock().unwrap_or_else(PoisonError::into_inner);
            meant.get_or_insert(meaning);
        } else if !is_about_sound(info) {
            usual(info);
        }
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    // The hook that was there before now belongs to the closure, which calls it for every
    // other panic, so the closure may stay.
    if let Some(meant) = MEANT.lock().unwrap_or_else(PoisonError::into_inner).take() {
        bail!(meant);
    }
    result.map_or_else(|payload| panic::resume_unwind(payload), Ok)
}

/// Whether a panic is a fault of the program.
pub(crate) fn is_fault(info: &PanicHookInfo<'_>) -> bool {
    meaning_of(info).is_none() && !is_about_sound(info)
}

/// A sound card that fails costs the sound, which is taken care of where sounds are played.
fn is_about_sound(info: &PanicHookInfo<'_>) -> bool {
    info.location()
        .is_some_and(|location| location.file().contains("/cpal-"))
}

fn meaning_of(info: &PanicHookInfo<'_>) -> Option<String> {
    let file = info.location().map_or("", |location| location.file());
    let is_start = FRAMES.load(Ordering::Relaxed) < FRAMES_AT_START;
    // What is compiled on Windows has paths of Windows.
    meaning(info.payload_as_str()?, &file.replace('\\', "/"), is_start)
}

/// What a panic says about the machine, if it is not about the program.
fn meaning(text: &str, file: &str, is_start: bool) -> Option<String> {
    let is_about_machine = is_start && ABOUT_THE_MACHINE.iter().any(|place| file.contains(place));
    let known = CIRCUMSTANCES
        .iter()
        .find(|(beginning, _)| text.starts_with(beginning));
    if is_about_machine || known.is_some() {
        let unnamed = UNNAMED.iter().find(|(part, _)| text.contains(part));
        let said = unnamed.map_or(text, |(_, library)| library);
        if let Some((library, package)) = LIBRARIES.iter().find(|(name, _)| said.contains(name)) {
            return Some(texts::recovery_no_library(library, package));
        }
    }
    match known {
        Some((_, meaning)) => Some(meaning().to_owned()),
        None if is_about_machine => {
            let line = text.lines().next().unwrap_or(text);
            Some(texts::recovery_nothing_drawn(line))
        }
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use bevy::app::AppExit;

    use super::*;

    const OURS: &str = "src/plugins/client.rs";
    const WINIT: &str = "/registry/src/index/winit-0.30.13/src/platform_impl/linux/mod.rs";
    const XKB: &str = "/registry/src/index/xkbcommon-dl-0.4.2/src/x11.rs";

    #[test]
    fn a_missing_driver_is_an_error_and_a_fault_stays_a_panic() {
        let error = guarded(|| panic!("Unable to find a GPU! Make sure ...")).unwrap_err();
        assert!(error.to_string().contains("mesa-vulkan-drivers"));
        assert_eq!(guarded(|| AppExit::Success).unwrap(), AppExit::Success);
        let fault = panic::catch_unwind(|| guarded(|| panic!("a fault of our own")));
        assert!(fault.is_err());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn an_x_server_that_lacks_an_extension_is_told_so() {
        assert!(require_extensions(|_| Ok(true)).is_ok());
        for lacking in ["RANDR", "XInputExtension", "XKEYBOARD", "XFIXES"] {
            let error = require_extensions(|extension| Ok(extension != lacking)).unwrap_err();
            let said = error.to_string();
            assert!(said.contains(&format!("`+extension {lacking}`")), "{said}");
        }
    }

    #[test]
    fn every_circumstance_is_explained_in_one_line() {
        for (_, meaning) in CIRCUMSTANCES {
            assert!(!meaning().contains('\n'));
        }
    }

    #[test]
    fn a_missing_library_is_named_with_its_package() {
        let x11 = "Failed to build event loop: Os(OsError { line: 765, error: \
                   XNotSupported(LibraryOpenError(OpenError { kind: Library, detail: \"opening \
                   library failed (libXcursor.so.1: cannot open shared object file)\" })) })";
        let wayland = "Failed to build event loop: Os(OsError { line: 80, error: \
                       WaylandError(Connection(NoWaylandLib)) })";
        let keyboard = "Library libxkbcommon-x11.so could not be loaded.";
        for (text, file, package) in [
            (x11, OURS, "libxcursor1"),
            (wayland, OURS, "libwayland-client0"),
            (keyboard, XKB, "libxkbcommon-x11-0"),
            (
                "called `Result::unwrap()` on an `Err` value: XKBNotFound",
                WINIT,
                "libxkbcommon0",
            ),
        ] {
            let said = meaning(text, file, true).unwrap();
            assert!(said.contains(&format!("package {package})")), "{said}");
        }
    }

    #[test]
    fn before_the_first_picture_no_panic_of_winit_is_a_fault() {
        let text = "failed to request XRandR version: UnsupportedExtension\nand more";
        let said = meaning(text, WINIT, true).unwrap();
        assert!(said.contains("XRandR") && !said.contains('\n'), "{said}");
        assert_eq!(
            meaning(text, WINIT, false),
            None,
            "a window that works is another matter"
        );
        assert_eq!(meaning("index out of bounds", OURS, true), None);
    }
}
