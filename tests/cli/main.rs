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

use std::{io::Write as _, path::Path, process::Stdio};

use program::{Said, assert_refused, ok, run, run_in, start as curio};

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_curio");

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
