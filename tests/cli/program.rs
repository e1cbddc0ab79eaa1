//! A program that is run by a test: arguments in, texts and exit code out. The tests of
//! `curio-lab` include this file, too.

use std::{
    path::Path,
    process::{Command, Output, Stdio},
};

use crate::PROGRAM;

/// The program, with its data in a folder of the test.
pub(super) fn start(data: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command
        .env("CURIO_DATA_DIR", data)
        .env("RUST_BACKTRACE", "0")
        .env("LC_ALL", "C.UTF-8")
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR")
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What a run of the program said.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) code: Option<i32>,
    pub(super) out: String,
    pub(super) err: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Self {
        let said = Self {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        };
        assert!(!said.err.contains("panicked"), "{said:?}");
        said
    }
}

pub(super) fn run_in(folder: &Path, arguments: &[&str]) -> Said {
    start(folder)
        .current_dir(folder)
        .args(arguments)
        .output()
        .unwrap()
        .into()
}

pub(super) fn run(arguments: &[&str]) -> Said {
    run_in(tempfile::tempdir().unwrap().path(), arguments)
}

/// What the program says when all is well.
pub(super) fn ok(arguments: &[&str]) -> String {
    let said = run(arguments);
    assert_eq!(said.code, Some(0), "{arguments:?}: {said:?}");
    assert_eq!(said.err, "", "{arguments:?}");
    said.out
}

/// One line on the error output, nothing else, and the exit code.
#[track_caller]
pub(super) fn assert_refused(said: &Said, code: i32, part: &str) {
    assert_eq!(said.code, Some(code), "{said:?}");
    assert_eq!(said.out, "", "{said:?}");
    assert_eq!(said.err.lines().count(), 1, "{said:?}");
    assert!(said.err.starts_with("error: "), "{said:?}");
    assert!(said.err.contains(part), "{part:?} is not in {said:?}");
}
