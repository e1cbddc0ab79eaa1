//! Games among programs: the same ones for the same seed, and whole however it ends.

use std::{
    collections::BTreeSet,
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
};

use curio_record as record;
use serde_json::Value;

use super::program::{run_in, start};

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
            &format!("match xafka --players level:1,random --games 6 --seed {seed} --out {out}"),
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
        record::load(&folder.join("a").join(name)).unwrap();
    }
}

#[test]
fn results_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let said = run_in(
        folder.path(),
        "match xafka --players random,random,random --option players=3 --games 9 --json",
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
fn every_told_game_is_whole_when_a_contest_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    let mut child = start(folder.path())
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

#[test]
fn a_match_without_an_end_is_stopped_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let contest = "match xima --players random,random --seed 5";
    let said = run_in(
        folder,
        &format!("{contest} --longest 300 --json --out games"),
    );
    assert_eq!(said.code, Some(0), "{said:?}");
    let json: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(json["reasons"]["unfinished"], 1);
    assert_eq!(json["games"], 1);
    assert_eq!(json["plies"], 300);
    assert_eq!(json["players"][0]["drawn"], 1);
    let game = record::load(&folder.join("games/xima-0001.curio")).unwrap();
    assert_eq!((game.len(), game.outcome()), (300, None));
    assert_eq!(
        game.last().unwrap().comment,
        "Broken off after 300 moves: drawn."
    );
}
