//! A disk that refuses, and a kill between any two calls of the system.
//!
//! `strace` has the n-th call fail, or ends the program there, for every n. Where it is
//! not installed, or may not be used, nothing is tested here.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Output},
};

use super::{CONTEST, TABLE, acknowledged, curio, effort, folder, goes_on, kept, undisturbed};

/// The calls that change files; some systems lack those with a question mark.
const CALLS: [&str; 8] = [
    "write",
    "fsync",
    "fdatasync",
    "linkat,?link",
    "?rename,?renameat,renameat2",
    "ftruncate",
    "?unlink,unlinkat",
    "?mkdir,mkdirat",
];
const ERRORS: [&str; 4] = ["ENOSPC", "EIO", "EACCES", "EROFS"];

const MOVES: [&str; 4] = ["d4", "g6", "d7", "resign"];

/// Runs the program while something happens to its calls. Returns also whether it did.
fn disturbed(happens: &str, arguments: &[&str], folder: &Path) -> (Output, bool) {
    let log = folder.join("calls");
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-e", happens, "-o"]).arg(&log);
    let mut child = curio(strace, folder).args(arguments).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    // A program that has ended no longer reads.
    let _ = writeln!(input, "{}", MOVES.join("\n"));
    drop(input);
    let output = child.wait_with_output().unwrap();
    let calls = fs::read_to_string(&log).unwrap();
    fs::remove_file(&log).unwrap();
    (output, calls.contains("(INJECTED)"))
}

fn is_available() -> bool {
    let works = Command::new("strace")
        .args(["-qq", "-o", "/dev/null", "-e", "trace=none", "true"])
        .status()
        .is_ok_and(|status| status.success());
    if !works {
        println!("strace cannot be used: nothing was tested");
    }
    works
}

/// The faults to try one after the other at each call: the n-th of them, for every n at
/// which anything can happen.
fn for_every_call(usual: usize, mut disturb: impl FnMut(&str, usize, usize) -> bool) {
    for (kind, call) in CALLS.into_iter().enumerate() {
        for nth in 1..=effort(usual) {
            if !disturb(call, kind, nth) {
                break;
            }
        }
    }
}

/// The errors to try at a call: all of them if there is time.
fn errors(kind: usize, nth: usize) -> Vec<&'static str> {
    if effort(0) > 0 {
        return ERRORS.to_vec();
    }
    vec![ERRORS[(kind + nth) % ERRORS.len()]]
}

#[test]
fn a_kill_between_any_two_calls_loses_no_acknowledged_move() {
    if !is_available() {
        return;
    }
    let (mut kills, mut moves) = (0, 0);
    for_every_call(60, |call, _, nth| {
        let folder = folder();
        let fault = format!("inject={call}:signal=KILL:when={nth}");
        let (output, _) = disturbed(&fault, &TABLE, folder.path());
        if output.status.success() {
            return false;
        }
        kills += 1;
        let seen = acknowledged(&output.stdout);
        let kept = kept(folder.path(), &fault);
        assert!(
            kept.len() >= seen,
            "{fault}: {seen} moves were acknowledged"
        );
        assert_eq!(kept, MOVES[..kept.len()], "{fault}");
        moves += seen;
        true
    });
    assert!(kills > 0);
    println!("{kills} kills at a call, {moves} acknowledged moves, none lost");
}

#[test]
fn what_the_disk_refuses_is_told_or_kept() {
    if !is_available() {
        return;
    }
    let (mut faults, mut unharmed) = (0, 0);
    for_every_call(24, |call, kind, nth| {
        let mut is_reached = false;
        for error in errors(kind, nth) {
            let folder = folder();
            let fault = format!("inject={call}:error={error}:when={nth}");
            let (output, happened) = disturbed(&fault, &TABLE, folder.path());
            if !happened {
                break;
            }
            is_reached = true;
            faults += 1;
            unharmed += usize::from(output.status.success());
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(!told.contains("panicked"), "{fault}: {told}");
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            let is_told = said.contains("only in memory") || told.contains("error: ");
            let seen = acknowledged(&output.stdout);
            let kept = kept(folder.path(), &fault);
            assert!(
                kept.len() >= seen || is_told,
                "{fault}: of {seen} moves {} are kept\n{said}{told}",
                kept.len()
            );
            assert_eq!(kept, MOVES[..kept.len()], "{fault}");
        }
        is_reached
    });
    assert!(faults > 0);
    println!("{faults} refused calls, {unharmed} matches went on to their end");
}

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
        let errors = ERRORS.map(|error| format!("error={error}"));
        for happens in errors.iter().map(|it| &**it).chain(["signal=KILL"]) {
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

#[test]
fn no_socket_is_opened() {
    if !is_available() {
        return;
    }
    let folder = folder();
    let log = folder.path().join("calls");
    let mut strace = Command::new("strace");
    strace
        .args(["-f", "-qq", "-e", "trace=network", "-o"])
        .arg(&log);
    let output = curio(strace, folder.path())
        .args(["match", "xafka", "--players", "level:1,random"])
        .args(["--games", "2", "--out", "games"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read_to_string(&log).unwrap(), "");
}
