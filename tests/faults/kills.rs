//! `kill -9` at any instant of a match or a contest.
//!
//! A test waits for a random line and then a random moment, but depends on neither:
//! whatever the program was doing, what it leaves must be readable.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, Command},
    thread,
    time::Duration,
};

use super::{
    CONTEST, TABLE, acknowledged, alone, curio, effort, folder, goes_on, kept, moves, random,
    random_match, undisturbed,
};

/// Kills a program a moment after it has printed some number of lines that `counts`,
/// from none up to `most`; all that it has printed.
fn kill_at_some_instant(
    mut child: Child,
    (stream, number): (u64, usize),
    most: usize,
    counts: impl Fn(&[u8]) -> usize,
) -> Vec<u8> {
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let awaited = random(stream, number, most + 1);
    let mut seen = Vec::new();
    while counts(&seen) < awaited && output.read_until(b'\n', &mut seen).unwrap() > 0 {}
    let moment = random(stream + 1, number, 400) as u64;
    thread::park_timeout(Duration::from_micros(moment));
    child.kill().unwrap();
    child.wait().unwrap();
    output.read_to_end(&mut seen).unwrap();
    seen
}

fn spawn(mut command: Command, typed: &[String]) -> Child {
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(typed.join("\n").as_bytes()).unwrap();
    input.write_all(b"\n").unwrap();
    child
}

#[test]
fn no_acknowledged_move_is_lost_at_any_instant() {
    let kills = effort(40);
    let (mut in_all, mut finished) = (0, 0);
    for number in 0..kills {
        let about = format!("kill {number}");
        let folder = folder();
        let game = random_match("xafka", number as u64, 40);
        let mut typed = moves(&game);
        if game.outcome().is_none() {
            typed.push("resign".to_owned());
        }
        let mut command = curio(alone(), folder.path());
        command.args(TABLE);
        let child = spawn(command, &typed);
        let printed = kill_at_some_instant(child, (7, number), typed.len(), acknowledged);
        let seen = acknowledged(&printed);
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
