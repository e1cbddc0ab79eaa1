//! The program as its users meet it: arguments in, texts and exit codes out.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

mod architecture;
mod bad_input;
mod clauses;
mod colours;
mod desktop;
mod diagrams;
mod doctor;
mod documentation;
mod files;
mod languages;
mod matches;
#[cfg(unix)]
mod new_game;
mod pages;
mod platforms;
mod positions;
mod program;
mod protocol;
mod ratings;
mod records;
mod reviews;
mod rules_pages;
mod shown;
mod terminal;
mod translated;
mod trust;
mod usage;
mod xong;

use std::{fs, io::Write as _, ops::Deref, path::Path, process::Stdio};

use program::{Said, assert_refused, ok, run, run_in, start as curio, words};
use serde_json::Value;
use tempfile::TempDir;

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_curio");

/// One line on the error output, nothing else, and the exit code.
#[track_caller]
fn refused(line: &str, code: i32, part: &str) {
    assert_refused(&run(line), code, part);
}

impl Said {
    /// Asserts that this is part of what was printed.
    #[track_caller]
    fn prints(&self, part: &str) {
        assert!(self.out.contains(part), "{part}: {self:?}");
    }
}

/// What a program reads.
#[track_caller]
fn json(line: &str) -> Value {
    serde_json::from_str(&ok(line)).unwrap()
}

/// A folder with the data of the program, in which commands run.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn run(&self, line: &str) -> Said {
        run_in(self, line)
    }

    fn run_with(&self, line: &str, input: &str) -> Said {
        let mut child = curio(self)
            .current_dir(self)
            .args(words(line))
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // A program that has ended no longer reads.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        child.wait_with_output().unwrap().into()
    }

    /// Runs what succeeds.
    #[track_caller]
    fn done(&self, line: &str) -> Said {
        let said = self.run(line);
        assert_eq!(said.code, Some(0), "{line}: {said:?}");
        said
    }

    #[track_caller]
    fn done_with(&self, line: &str, input: &str) -> Said {
        let said = self.run_with(line, input);
        assert_eq!(said.code, Some(0), "{line}: {said:?}");
        said
    }

    /// What a program reads.
    #[track_caller]
    fn json(&self, line: &str) -> Value {
        serde_json::from_str(&self.done(line).out).unwrap()
    }

    /// As [`refused`], here.
    #[track_caller]
    fn refused(&self, line: &str, code: i32, part: &str) {
        assert_refused(&self.run(line), code, part);
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.join(name), content).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.join(name)).unwrap()
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        self
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        self.0.path()
    }
}
