//! A disk that refuses, and a kill between any two calls of the system.
//!
//! [`disturbed`](super::disturbed) says how that is done.

use std::{fs, process::Command};

use super::{
    TABLE, acknowledged, curio,
    disturbed::{MOVES, disturbed, errors, for_every_call, is_available},
    folder, kept,
};

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
        .args(["play", "xafka", "--players", "level:1,random", "--terminal"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read_to_string(&log).unwrap(), "");
}
