//! Games that were killed, or refused the disk, go on where they were and come to the same
//! results.
#![allow(clippy::print_stdout, reason = "the figures are for docs/testing.md")]

#[path = "../../../../tests/faults/disturbed.rs"]
mod disturbed;

use std::{fs, path::Path};

use curio_record as record;

use disturbed::{alone, curio, effort, folder, kill_at_some_instant};
#[cfg(target_os = "linux")]
use disturbed::{disturbed, errors, for_every_call, is_available};

/// The arguments for a few games among programs, with records and results.
const CONTEST: [&str; 13] = [
    "match",
    "xafka",
    "--players",
    "random,random",
    "--games",
    "12",
    "--seed",
    "3",
    "--out",
    "games",
    "--results",
    "results.jsonl",
    "--verbose",
];

/// What the contest writes when nothing disturbs it.
fn undisturbed() -> Vec<u8> {
    let folder = folder();
    let output = curio(alone(), folder.path()).args(CONTEST).output();
    assert!(output.unwrap().status.success());
    fs::read(folder.path().join("results.jsonl")).unwrap()
}

/// After a contest was disturbed: its records can be read, each result has a record, and
/// run again it comes to the same results as if nothing had happened.
fn goes_on(folder: &Path, results: &[u8], about: &str) {
    let path = folder.join("results.jsonl");
    let games = folder.join("games");
    let written = fs::read(&path).unwrap_or_default();
    let lines = written.iter().filter(|byte| **byte == b'\n').count();
    for number in 1..lines {
        let first = games.join(format!("xafka-{number:04}.curio"));
        assert!(first.exists(), "{about}: no record of game {number}");
    }
    let output = curio(alone(), folder).args(CONTEST).output().unwrap();
    assert!(output.status.success(), "{about}: {output:?}");
    assert_eq!(fs::read(&path).unwrap(), results, "{about}");
    for entry in fs::read_dir(&games).unwrap() {
        let path = entry.unwrap().path();
        let is_record = path.extension().is_some_and(|it| it == "curio");
        if is_record && let Err(error) = record::load(&path) {
            panic!("{about}: {error}");
        }
    }
}

#[test]
fn a_contest_that_was_killed_goes_on_where_it_was() {
    let results = undisturbed();
    let lines = |bytes: &[u8]| bytes.iter().filter(|byte| **byte == b'\n').count();
    let kills = effort(10);
    let mut done = 0;
    for number in 0..kills {
        let folder = folder();
        let child = curio(alone(), folder.path()).args(CONTEST).spawn().unwrap();
        kill_at_some_instant(child, (9, number), 11, lines);
        let written = fs::read(folder.path().join("results.jsonl")).unwrap_or_default();
        // The first line says what is played.
        done += lines(&written).saturating_sub(1);
        goes_on(folder.path(), &results, &format!("kill {number}"));
    }
    println!("{kills} kills of a contest after {done} of its games, all went on");
}

#[cfg(target_os = "linux")]
#[test]
fn a_contest_goes_on_after_the_disk_has_refused() {
    if !is_available() {
        return;
    }
    let results = undisturbed();
    let mut faults = 0;
    for_every_call(3, |call, kind, nth| {
        let mut is_reached = false;
        for error in errors(kind, nth) {
            let folder = folder();
            let fault = format!("inject={call}:error={error}:when={nth}");
            let (output, happened) = disturbed(&fault, &CONTEST, folder.path());
            if !happened {
                break;
            }
            is_reached = true;
            faults += 1;
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(!told.contains("panicked"), "{fault}: {told}");
            let is_told = output.status.success() || told.starts_with("error: ");
            assert!(is_told, "{fault}: {output:?}");
            goes_on(folder.path(), &results, &fault);
        }
        is_reached
    });
    assert!(faults > 0);
    println!("{faults} refused calls of a contest, which went on each time");
}

/// Settings, progress and merged results are all written by `record::replace`.
#[cfg(target_os = "linux")]
#[test]
fn a_file_is_replaced_whole_or_not_at_all() {
    if !is_available() {
        return;
    }
    let folder = folder();
    let (given, place) = (folder.path().join("given"), folder.path().join("place"));
    let new = undisturbed();
    fs::write(&given, &new).unwrap();
    let arguments = ["match", "--merge", "given", "--results", "place"];
    let (mut tried, mut replaced) = (0, 0);
    for_every_call(60, |call, _, nth| {
        let mut is_reached = false;
        for happens in ["error=ENOSPC", "error=EIO", "signal=KILL"] {
            fs::write(&place, "old").unwrap();
            let fault = format!("inject={call}:{happens}:when={nth}");
            let (output, happened) = disturbed(&fault, &arguments, folder.path());
            is_reached |= happened || !output.status.success();
            tried += 1;
            let found = fs::read(&place).unwrap();
            assert!(found == new || found == b"old", "{fault}: {output:?}");
            assert!(found == new || !output.status.success(), "{fault}");
            replaced += usize::from(found == new);
        }
        is_reached
    });
    println!("{tried} disturbed replacements, {replaced} were done, no file was half written");
}
