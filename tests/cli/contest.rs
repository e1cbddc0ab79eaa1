//! Games without a window.

use std::{
    collections::BTreeSet,
    fs,
    io::{BufRead as _, BufReader, Read, Write as _},
    path::Path,
    process::Stdio,
};

use curio::record::{self, Store};
use serde_json::Value;

use super::{assert_refused, curio, run_in, run_with_input};

/// The records in a folder by name, without day and time.
fn records(folder: &Path) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "curio"))
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let lines: Vec<&str> = text
                .lines()
                .filter(|line| {
                    let line = line.trim();
                    !line.starts_with("date: ") && !line.starts_with("time: ")
                })
                .collect();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, lines.join("\n"))
        })
        .collect();
    all.sort();
    all
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let play = |seed: &str, out: &str| {
        let said = run_in(
            folder,
            &[
                "match",
                "xafka",
                "--players",
                "level:1,random",
                "--games",
                "6",
                "--seed",
                seed,
                "--out",
                out,
            ],
        );
        assert_eq!(said.code, Some(0), "{said:?}");
        said.out
    };
    let said = play("5", "a");
    assert_eq!(play("5", "b"), said);
    play("6", "c");
    assert!(said.starts_with("xafka, 6 games, seed 5\n"));
    let (a, b, c) = (
        records(&folder.join("a")),
        records(&folder.join("b")),
        records(&folder.join("c")),
    );
    assert_eq!(a, b);
    assert_ne!(a, c);
    assert_eq!(a.len(), 6);
    let games: BTreeSet<&String> = a.iter().map(|(_, text)| text).collect();
    assert_eq!(games.len(), 6, "no game is like another");
    // The players change seats.
    assert!(a[0].1.find("level:1") < a[0].1.find("random"));
    assert!(a[1].1.find("level:1") > a[1].1.find("random"));
    for (name, _) in &a {
        let path = format!("a/{name}");
        let said = run_in(folder, &["verify", &path]);
        assert_eq!(said.code, Some(0), "{said:?}");
    }
}

#[test]
fn results_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let said = run_in(
        folder.path(),
        &[
            "match",
            "xafka",
            "--players",
            "random,random,random",
            "--option",
            "players=3",
            "--games",
            "9",
            "--json",
        ],
    );
    assert_eq!(said.code, Some(0), "{said:?}");
    let json: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(json["games"], 9);
    let players = json["players"].as_array().unwrap();
    let sum = |key: &str| -> u64 { players.iter().map(|it| it[key].as_u64().unwrap()).sum() };
    assert_eq!((sum("games"), sum("won"), sum("lost")), (27, 9, 18));
    for player in players {
        let number = |key: &str| player[key].as_f64().unwrap();
        assert!(number("low") <= number("percent") && number("percent") <= number("high"));
    }
}

#[test]
fn our_own_engine_plays_as_an_external_one() {
    let folder = tempfile::tempdir().unwrap();
    let engine = format!("ugi:'{}' engine xafka", env!("CARGO_BIN_EXE_curio"));
    let said = run_in(
        folder.path(),
        &[
            "match",
            "xafka",
            "--players",
            &format!("random,{engine}"),
            "--games",
            "2",
            "--move-time",
            "20ms",
            "--option",
            "board=19",
            "--out",
            "games",
        ],
    );
    assert_eq!(said.code, Some(0), "{said:?}");
    assert_eq!(records(&folder.path().join("games")).len(), 2);
}

#[cfg(unix)]
#[test]
fn engines_that_fail_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
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
            "game 1: `sh dying.sh` exited (exit status: 4) instead of answering bestmove",
        ),
        (
            script(
                "cheating.sh",
                &format!("{polite} go) echo bestmove red;; esac; done"),
            ),
            "game 1: `sh cheating.sh` made an illegal move: red is not legal",
        ),
        (
            script(
                "raving.sh",
                &format!("{polite} go) echo bestmove nonsense;; esac; done"),
            ),
            "game 1: `sh raving.sh` made an unreadable move: cannot read `nonsense`",
        ),
        (
            script(
                "mute.sh",
                &format!("{polite} go) echo bestmove;; esac; done"),
            ),
            "game 1: `sh mute.sh` made an unreadable move",
        ),
    ];
    for (players, part) in cases {
        let said = run_in(folder, &["match", "xafka", "--players", &players]);
        if part.starts_with("game 1: ") {
            // It has begun to play, and loses.
            assert_eq!(said.code, Some(0), "{said:?}");
            assert_eq!(said.err.lines().count(), 1, "{said:?}");
            assert!(said.err.contains(part), "{said:?}");
            assert!(said.err.ends_with("; it loses\n"), "{said:?}");
            assert!(said.out.contains("resignation 1"), "{said:?}");
        } else {
            assert_refused(&said, 1, part);
        }
    }
}

#[test]
fn a_person_plays_at_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let said = run_with_input(
        folder,
        &["match", "xafka", "--players", "human,human"],
        "d4\nd4\nlegal\n\ng6\nresign\n",
    );
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains("1. d4\n"));
    assert!(said.out.contains("d4 is not legal: d4 is gone"));
    assert!(said.out.contains("Black resigns: White wins."));
    let saved = Store::at(folder).list().unwrap();
    assert_eq!(saved.len(), 1);
    let game = record::load(&saved[0].path).unwrap();
    assert_eq!(game.len(), 3);
    assert!(game.plies().iter().all(|ply| ply.used.is_some()));
    assert!(Store::at(folder).unfinished().unwrap().is_empty());
}

#[test]
fn a_match_that_is_left_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let said = run_with_input(
        folder,
        &["match", "xafka", "--players", "human,human"],
        "d4\ng6\n",
    );
    assert_eq!(said.code, Some(1));
    assert_eq!(
        said.err,
        "error: game 1: the input ended before the match\n"
    );
    let unfinished = Store::at(folder).unfinished().unwrap();
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
    let folder = tempfile::tempdir().unwrap();
    let moves = ["d4", "g6", "d7", "g5"];
    for told in 1..=moves.len() {
        let data = folder.path().join(told.to_string());
        let mut child = curio(&data)
            .args(["match", "xafka", "--players", "human,human"])
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

#[test]
fn every_told_game_is_whole_when_a_contest_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    let mut child = curio(folder.path())
        .args(["match", "xafka", "--players", "random,random", "--verbose"])
        .args(["--games", "1000000", "--out"])
        .arg(&games)
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let told = output.lines().take(20).map_while(Result::ok).count();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(told, 20);
    let all = records(&games);
    assert!(all.len() >= told);
    for (name, _) in all {
        record::load(&games.join(name)).unwrap();
    }
}
