//! What was copied outlives the window.
//!
//! On X11 the clipboard holds no text: the program that has copied one hands it over
//! whenever somebody pastes, and with the program the text is gone. Where a clipboard
//! manager runs, it is handed the text at the end; elsewhere a second process of this
//! program keeps it until something else is copied.

use std::{
    io::{self, Read as _, Write as _},
    process::Stdio,
};

use crate::process::this_program;

/// The argument by which this program starts itself to keep a text. It is no command for
/// people.
pub(crate) const COMMAND: &str = "keep-copied";

/// The longest text that is kept, in bytes.
const LONGEST: u64 = 1 << 24;

/// Has a text kept on the clipboard when this process has ended.
pub(crate) fn outlive(text: &str) {
    if cfg!(any(target_os = "windows", target_os = "macos")) {
        // The system has it.
        return;
    }
    if let Err(error) = start(text) {
        tracing::debug!("nobody keeps what was copied: {error}");
    }
}

fn start(text: &str) -> io::Result<()> {
    let mut command = this_program()?;
    command
        .arg(COMMAND)
        .current_dir(std::path::MAIN_SEPARATOR_STR)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // Ctrl+C in a terminal is not meant for it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let child = command.spawn()?;
    let mut pipe = child
        .stdin
        .ok_or_else(|| io::Error::other("it has no input"))?;
    pipe.write_all(text.as_bytes())
}

/// Keeps the text of the standard input on the clipboard until something else is copied.
pub(crate) fn keep() {
    let mut text = String::new();
    let read = io::stdin().take(LONGEST).read_to_string(&mut text);
    if read.is_ok() && !text.is_empty() {
        desktop::hold(text);
    }
}

/// The text that is marked in some program, on desktops that know of such.
pub(crate) fn marked() -> Option<String> {
    desktop::marked()
}

#[cfg(all(unix, not(target_os = "macos")))]
mod desktop {
    use core::time::Duration;
    use std::{
        sync::mpsc::{RecvTimeoutError, channel},
        thread,
    };

    use arboard::{Clipboard, GetExtLinux as _, LinuxClipboardKind, SetExtLinux as _};

    /// How often to look whether the display is still there: `arboard` would wait for ever.
    const PATIENCE: Duration = Duration::from_secs(60);

    pub(super) fn hold(text: String) {
        let Ok(mut clipboard) = Clipboard::new() else {
            return;
        };
        let (over, news) = channel();
        let kept = thread::Builder::new().spawn(move || {
            let _ = clipboard.set().wait().text(text);
            let _ = over.send(());
        });
        let is_there = || Clipboard::new().and_then(|mut it| it.get().text()).is_ok();
        while kept.is_ok()
            && news.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout)
            && is_there()
        {}
    }

    pub(super) fn marked() -> Option<String> {
        let mut clipboard = Clipboard::new().ok()?;
        let read = clipboard.get().clipboard(LinuxClipboardKind::Primary);
        read.text().ok()
    }
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
mod desktop {
    pub(super) fn hold(_: String) {}

    pub(super) fn marked() -> Option<String> {
        None
    }
}
