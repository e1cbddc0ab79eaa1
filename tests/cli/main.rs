//! The program as its users meet it: arguments in, texts and exit codes out.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

mod architecture;
mod bad_input;
mod chimple;
mod clauses;
mod colours;
mod contest;
mod desktop;
mod determinism;
mod diagrams;
mod doctor;
mod documentation;
mod files;
mod ladder;
mod languages;
mod matches;
mod pages;
mod platforms;
mod positions;
mod protocol;
mod ratings;
mod records;
mod rules_pages;
mod translated;
mod trust;
mod usage;
mod xafka;
mod xong;

use std::{
    io::Write as _,
    path::Path,
    process::{Command, Output, Stdio},
};

/// The program, with its data in a folder of the test.
fn curio(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_curio"));
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
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
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

fn run_in(folder: &Path, arguments: &[&str]) -> Said {
    curio(folder)
        .current_dir(folder)
        .args(arguments)
        .output()
        .unwrap()
        .into()
}

fn run(arguments: &[&str]) -> Said {
    run_in(tempfile::tempdir().unwrap().path(), arguments)
}

fn run_with_input(folder: &Path, arguments: &[&str], input: &str) -> Said {
    let mut child = curio(folder)
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A program that has ended no longer reads.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap().into()
}

/// What the program says when all is well.
fn ok(arguments: &[&str]) -> String {
    let said = run(arguments);
    assert_eq!(said.code, Some(0), "{arguments:?}: {said:?}");
    assert_eq!(said.err, "", "{arguments:?}");
    said.out
}

/// One line on the error output, nothing else, and the exit code.
#[track_caller]
fn assert_refused(said: &Said, code: i32, part: &str) {
    assert_eq!(said.code, Some(code), "{said:?}");
    assert_eq!(said.out, "", "{said:?}");
    assert_eq!(said.err.lines().count(), 1, "{said:?}");
    assert!(said.err.starts_with("error: "), "{said:?}");
    assert!(said.err.contains(part), "{part:?} is not in {said:?}");
}
