//! Hands files over to the desktop: to be opened by the program that is for them, or to be
//! seen in their folder.

use std::{
    path::Path,
    process::{Command, Stdio},
    thread,
};

use crate::texts;

/// Opens a file with the program that the desktop has for it.
///
/// # Errors
/// When the desktop's own opener cannot be started.
pub(crate) fn open(file: &Path) -> Result<(), String> {
    let mut opener = opener();
    opener.arg(file);
    start(opener, file)
}

/// Shows a file in its folder, or the folder where no more can be asked for.
///
/// # Errors
/// When the desktop's own opener cannot be started.
pub(crate) fn show_in_folder(file: &Path) -> Result<(), String> {
    start(revealer(file), file)
}

#[cfg(target_os = "macos")]
fn opener() -> Command {
    Command::new("open")
}

#[cfg(windows)]
fn opener() -> Command {
    Command::new("explorer")
}

#[cfg(not(any(target_os = "macos", windows)))]
fn opener() -> Command {
    Command::new("xdg-open")
}

#[cfg(target_os = "macos")]
fn revealer(file: &Path) -> Command {
    let mut command = opener();
    command.arg("-R").arg(file);
    command
}

#[cfg(windows)]
fn revealer(file: &Path) -> Command {
    let mut command = opener();
    let mut selected = std::ffi::OsString::from("/select,");
    selected.push(file);
    command.arg(selected);
    command
}

/// No desktop of many has another way that all understand.
#[cfg(not(any(target_os = "macos", windows)))]
fn revealer(file: &Path) -> Command {
    let mut command = opener();
    command.arg(file.parent().unwrap_or(Path::new(".")));
    command
}

fn start(mut command: Command, file: &Path) -> Result<(), String> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let name = command.get_program().to_string_lossy().into_owned();
    let child = command.spawn();
    let mut child = child.map_err(|error| {
        texts::app_not_opened(&file.display().to_string(), &name, &error.to_string())
    })?;
    // Whoever is waited for leaves nothing behind.
    thread::spawn(move || child.wait());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_desktop_without_an_opener_is_named() {
        let file = Path::new("a film.gif");
        let error = start(Command::new("no-such-opener"), file).unwrap_err();
        assert!(error.starts_with("a film.gif was not opened: no-such-opener"));
    }

    #[cfg(not(any(target_os = "macos", windows)))]
    #[test]
    fn the_folder_is_that_of_the_file() {
        let command = revealer(Path::new("/pictures/a film.gif"));
        assert_eq!(command.get_args().collect::<Vec<_>>(), ["/pictures"]);
    }
}
