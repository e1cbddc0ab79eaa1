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

/// The words of a command, as a shell would split them.
pub(super) fn words(line: &str) -> Vec<String> {
    let (mut words, mut word) = (Vec::new(), None::<String>);
    let mut quoted_by = None;
    for c in line.chars() {
        match c {
            _ if quoted_by == Some(c) => quoted_by = None,
            '"' | '\'' if quoted_by.is_none() => {
                quoted_by = Some(c);
                word.get_or_insert_default();
            }
            '#' if quoted_by.is_none() && word.is_none() => break,
            ' ' if quoted_by.is_none() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// Runs a command as it is typed, without the name of the program.
pub(super) fn run_in(folder: &Path, line: &str) -> Said {
    start(folder)
        .current_dir(folder)
        .args(words(line))
        .output()
        .unwrap()
        .into()
}

pub(super) fn run(line: &str) -> Said {
    run_in(tempfile::tempdir().unwrap().path(), line)
}

/// What the program says when all is well.
pub(super) fn ok(line: &str) -> String {
    let said = run(line);
    assert_eq!(said.code, Some(0), "{line}: {said:?}");
    assert_eq!(said.err, "", "{line}");
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
