//! Matches in the terminal.

use std::{
    fs,
    io::{BufReader, Read, Write as _},
    process::Stdio,
};

use curio::record::{self, Store};

use super::{Folder, assert_refused, curio};

#[test]
fn our_own_engine_plays_as_an_external_one() {
    let folder = Folder::new();
    let engine = format!("ugi:'{}' engine xafka", env!("CARGO_BIN_EXE_curio"));
    let table = format!("play xafka --terminal --players \"random,{engine}\"");
    folder.done(&format!("{table} --move-time 20ms --option board=19"));
    assert_eq!(Store::at(&*folder).list().unwrap().len(), 1);
}

#[cfg(unix)]
#[test]
fn engines_that_fail_are_named() {
    let folder = Folder::new();
    let script = |name: &str, text: &str| {
        fs::write(folder.join(name), text).unwrap();
        format!("random,ugi:sh {name}")
    };
    let polite = "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;;";
    let cases = [
        (
            "random,ugi:no-such-program".to_owned(),
            "cannot start `no-such-program`",
        ),
        ("random,ugi:'open".to_owned(), "a quotation mark is missing"),
        (
            script("silent.sh", "exit 3"),
            "exited (exit status: 3) instead of answering ugiok",
        ),
        (
            script("dying.sh", &format!("{polite} go) exit 4;; esac; done")),
            "`sh dying.sh` exited (exit status: 4) instead of answering bestmove",
        ),
        (
            script(
                "cheating.sh",
                &format!("{polite} go) echo bestmove red;; esac; done"),
            ),
            "`sh cheating.sh` made an illegal move: red is not legal",
        ),
        (
            script(
                "raving.sh",
                &format!("{polite} go) echo bestmove nonsense;; esac; done"),
            ),
            "`sh raving.sh` made an unreadable move: cannot read `nonsense`",
        ),
        (
            script(
                "mute.sh",
                &format!("{polite} go) echo bestmove;; esac; done"),
            ),
            "`sh mute.sh` made an unreadable move",
        ),
    ];
    for (players, part) in cases {
        let said = folder.run(&format!("play xafka --terminal --players \"{players}\""));
        if part.starts_with("`sh") {
            // It has begun to play, and loses.
            assert_eq!(said.code, Some(0), "{said:?}");
            assert_eq!(said.err.lines().count(), 1, "{said:?}");
            assert!(said.err.contains(part), "{said:?}");
            assert!(said.err.ends_with("; it loses\n"), "{said:?}");
            said.prints("resigns");
        } else {
            assert_refused(&said, 1, part);
        }
    }
}

#[test]
fn a_person_plays_at_the_keyboard() {
    let folder = Folder::new();
    let said = folder.done_with(
        "play xafka --players human,human --terminal",
        "d4\nd4\nlegal\n\ng6\nresign\n",
    );
    said.prints("1. d4\n");
    said.prints("d4 is not legal: d4 is gone");
    said.prints("Black resigns: White wins.");
    let saved = Store::at(&*folder).list().unwrap();
    assert_eq!(saved.len(), 1);
    let game = record::load(&saved[0].path).unwrap();
    assert_eq!(game.len(), 3);
    assert!(game.plies().iter().all(|ply| ply.used.is_some()));
    assert!(Store::at(&*folder).unfinished().unwrap().is_empty());
}

#[test]
fn a_match_that_is_left_is_kept() {
    let folder = Folder::new();
    let said = folder.run_with("play xafka --players human,human --terminal", "d4\ng6\n");
    assert_eq!(said.code, Some(1));
    assert_eq!(said.err, "error: the input ended before the match\n");
    let unfinished = Store::at(&*folder).unfinished().unwrap();
    assert_eq!(unfinished.len(), 1);
    assert_eq!(unfinished[0].game.len(), 2);
}

/// Reads on until a line ends with `text`, prompts included.
fn read_until(output: &mut impl Read, text: &str) {
    let mut seen = Vec::new();
    let mut byte = [0];
    while !seen.ends_with(text.as_bytes()) {
        assert_eq!(output.read(&mut byte).unwrap(), 1, "it has ended");
        seen.push(byte[0]);
    }
}

#[test]
fn no_told_move_is_lost_when_the_program_is_killed() {
    let folder = Folder::new();
    let moves = ["d4", "g6", "d7", "g5"];
    for told in 1..=moves.len() {
        let data = folder.join(told.to_string());
        let mut child = curio(&data)
            .args(["play", "xafka", "--players", "human,human", "--terminal"])
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        for (number, mv) in moves[..told].iter().enumerate() {
            writeln!(input, "{mv}").unwrap();
            read_until(&mut output, &format!("{}. {mv}\n", number + 1));
        }
        // On Unix this is `kill -9`.
        child.kill().unwrap();
        child.wait().unwrap();
        let unfinished = Store::at(&data).unfinished().unwrap();
        assert_eq!(unfinished.len(), 1);
        let kept: Vec<&str> = unfinished[0]
            .game
            .plies()
            .iter()
            .map(|ply| ply.mv.as_str())
            .collect();
        assert_eq!(kept, moves[..told]);
        assert_eq!(unfinished[0].damage, None);
    }
}
