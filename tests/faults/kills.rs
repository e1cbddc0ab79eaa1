//! `kill -9` at any instant of a match or a contest.
//!
//! A test waits for its random instant, but does not depend on it: whatever the program
//! was doing, what it leaves must be readable.

use std::{
    io::{Read as _, Write as _},
    thread,
    time::Duration,
};

use super::{
    CONTEST, TABLE, acknowledged, alone, curio, effort, goes_on, kept, moves, random, random_match,
    undisturbed,
};

/// Lets some time pass, up to so many milliseconds.
fn until_some_instant(stream: u64, number: usize, most: usize) {
    thread::park_timeout(Duration::from_micros(
        random(stream, number, most * 1_000) as u64
    ));
}

#[test]
fn no_acknowledged_move_is_lost_at_any_instant() {
    let kills = effort(40);
    let (mut in_all, mut finished) = (0, 0);
    for number in 0..kills {
        let about = format!("kill {number}");
        let folder = tempfile::tempdir().unwrap();
        let game = random_match("xafka", number as u64, 40);
        let mut typed = moves(&game);
        if game.outcome().is_none() {
            typed.push("resign".to_owned());
        }
        let mut child = curio(alone(), folder.path()).args(TABLE).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let mut output = child.stdout.take().unwrap();
        input.write_all(typed.join("\n").as_bytes()).unwrap();
        input.write_all(b"\n").unwrap();
        // From the first sign of life on, until some time after the end of the match.
        let mut seen = vec![0];
        output.read_exact(&mut seen).unwrap();
        let reader = thread::spawn(move || {
            let _ = output.read_to_end(&mut seen);
            seen
        });
        until_some_instant(7, number, 60);
        child.kill().unwrap();
        child.wait().unwrap();
        let seen = acknowledged(&reader.join().unwrap());
        let kept = kept(folder.path(), &about);
        assert!(
            kept.len() >= seen,
            "{about}: {seen} moves were acknowledged"
        );
        assert_eq!(kept, typed[..kept.len()], "{about}");
        in_all += seen;
        finished += usize::from(seen == typed.len());
    }
    println!(
        "{kills} kills ({finished} after the last move), {in_all} acknowledged moves, none lost"
    );
}

#[test]
fn a_contest_that_was_killed_goes_on_where_it_was() {
    let results = undisturbed();
    let kills = effort(10);
    let mut done = 0;
    for number in 0..kills {
        let folder = tempfile::tempdir().unwrap();
        let mut child = curio(alone(), folder.path()).args(CONTEST).spawn().unwrap();
        until_some_instant(8, number, 60);
        child.kill().unwrap();
        child.wait().unwrap();
        done += std::fs::read(folder.path().join("results.jsonl"))
            .unwrap_or_default()
            .iter()
            .filter(|byte| **byte == b'\n')
            .count()
            .saturating_sub(1);
        goes_on(folder.path(), &results, &format!("kill {number}"));
    }
    println!("{kills} kills of a contest after {done} of its games, all went on");
}
