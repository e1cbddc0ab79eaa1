//! Opens Curio on Windows without a console behind its window: the `Curio.exe` that an icon
//! starts.
//!
//! A program for Windows has a console or has none, once and for all. `bin/curio.exe` has
//! one, so that a terminal waits for it, shows what it prints and gets its exit code; started
//! by an icon it would open a console of its own beside the window. This program has none and
//! starts the other so that its console is not shown. What it says when it fails is opened as
//! a text.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::{
    env,
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
};

fn main() -> ExitCode {
    let said = env::temp_dir().join(format!("curio-{}.txt", std::process::id()));
    let code = match start(&said) {
        Ok(code) => code,
        Err(error) => {
            let text = format!("error: Curio could not be started: {error}\n");
            // Where not even this can be written, nobody can be told.
            let _ = fs::write(&said, text);
            1
        }
    };
    let is_worth_reading = code != 0 && fs::metadata(&said).is_ok_and(|file| file.len() > 0);
    if cfg!(windows) && is_worth_reading {
        let _ = Command::new("notepad").arg(&said).status();
    }
    let _ = fs::remove_file(&said);
    ExitCode::from(code)
}

/// Runs the program, with what it says of errors in a file, and returns its exit code.
fn start(said: &Path) -> io::Result<u8> {
    let mut command = Command::new(program(&env::current_exe()?));
    command
        .args(arguments(env::args_os().skip(1).collect()))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(File::create(said)?);
    #[cfg(windows)]
    {
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        std::os::windows::process::CommandExt::creation_flags(&mut command, CREATE_NO_WINDOW);
    }
    let code = command.status()?.code();
    Ok(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

/// The program beside this one.
fn program(this: &Path) -> PathBuf {
    let name = format!("curio{}", env::consts::EXE_SUFFIX);
    this.with_file_name("bin").join(name)
}

/// A record alone, as when its icon is dropped on this one, is watched.
fn arguments(given: Vec<OsString>) -> Vec<OsString> {
    match &*given {
        [file] if Path::new(file).is_file() => vec!["replay".into(), file.clone()],
        _ => given,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_alone_is_a_record_to_watch() {
        let words = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
        let file = env!("CARGO_MANIFEST_DIR").to_owned() + "/Cargo.toml";
        assert_eq!(arguments(words(&[&file])), words(&["replay", &file]));
        for others in [&[][..], &["games"], &["verify", &file]] {
            assert_eq!(arguments(words(others)), words(others));
        }
    }

    #[test]
    fn the_program_is_in_the_folder_beside() {
        let name = format!("curio{}", env::consts::EXE_SUFFIX);
        let found = program(&Path::new("Curio folder").join("Curio.exe"));
        assert_eq!(found, Path::new("Curio folder").join("bin").join(name));
    }
}
