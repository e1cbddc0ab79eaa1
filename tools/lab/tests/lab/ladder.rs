//! Results of many games: interrupted and continued, shared out and merged, and
//! what they say about strength.

use std::{fs, path::Path};

use serde_json::Value;

use super::program::{assert_refused, run_in};

#[track_caller]
fn said(folder: &Path, line: &str) -> String {
    let said = run_in(folder, line);
    assert_eq!(said.code, Some(0), "{said:?}");
    said.out
}

/// Runs a command whole, in parts that are merged, and interrupted at many places:
/// what it says and the file of results must be the same each time.
fn assert_alike(command: &str, merge: &str) {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let table = said(folder, &format!("{command} --results whole"));
    let whole = fs::read_to_string(folder.join("whole")).unwrap();
    for part in 1..=3 {
        said(
            folder,
            &format!("{command} --results part{part} --shard {part}/3"),
        );
    }
    let merged = said(
        folder,
        &format!("{merge} --merge part3 part1 part2 --results all"),
    );
    assert_eq!(merged, table);
    assert_eq!(fs::read_to_string(folder.join("all")).unwrap(), whole);
    for cut in [0, 1, whole.len() / 3, whole.len() / 2, whole.len() - 1] {
        fs::write(folder.join("cut"), &whole[..cut]).unwrap();
        assert_eq!(said(folder, &format!("{command} --results cut")), table);
        let continued = fs::read_to_string(folder.join("cut")).unwrap();
        assert_eq!(continued, whole, "cut at {cut}");
    }
    // Nothing is played again, and an unfinished part is no obstacle.
    assert_eq!(said(folder, &format!("{command} --results whole")), table);
    fs::write(
        folder.join("part2"),
        whole.lines().next().unwrap().to_owned() + "\n{",
    )
    .unwrap();
    said(folder, &format!("{merge} --merge part1 part2"));
}

#[test]
fn a_ladder_in_parts_is_the_same_as_in_one() {
    assert_alike(
        "ladder xafka --players random,level:1,level:2 --games 9 --seed 4 --option board=19",
        "ladder",
    );
}

#[test]
fn a_match_in_parts_is_the_same_as_in_one() {
    assert_alike(
        "match xafka --players random,uct:20p --games 9 --seed 4",
        "match",
    );
}

#[test]
fn each_part_changes_seats() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let numbers = |command: &str| -> Vec<u64> {
        said(folder, &format!("{command} --results part --shard 2/2"));
        let part = fs::read_to_string(folder.join("part")).unwrap();
        fs::remove_file(folder.join("part")).unwrap();
        let game = |line: &str| serde_json::from_str::<Value>(line).unwrap()["number"].as_u64();
        part.lines().filter_map(game).collect()
    };
    assert_eq!(
        numbers("match xafka --players random,random --games 9"),
        [2, 3, 6, 7]
    );
    assert_eq!(
        numbers(
            "match xima --players random,random,random --option players=3 --games 9 --longest 9"
        ),
        [3, 4, 5]
    );
    // Of the second pairing, whose games follow five pairs of the first, this is the first pair.
    assert_eq!(
        numbers("ladder chimple --players random,random,random --games 9"),
        [2, 3, 6, 7, 0, 1, 4, 5, 8]
    );
}

#[test]
fn the_table_of_a_ladder_can_be_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let table = said(
        folder.path(),
        "ladder chimple --players random,level:1,level:8 --games 10",
    );
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "| levels | random–1 | 1–8 |");
    assert_eq!(lines[1], "|---|---|---|");
    assert!(lines[2].starts_with("| the higher scores | "));
    assert!(table.contains("| games | 10 | 10 |"), "{table}");
}

#[test]
fn elo_and_the_test_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let command = "match xafka --players uct:60p,random --games 400 --seed 2 --sprt 0,100";
    let table = said(folder, command);
    assert!(table.contains("Elo of uct:60p over random: "), "{table}");
    assert!(
        table.contains("SPRT: +100 rather than +0 (log-likelihood ratio"),
        "{table}"
    );
    let json: Value = serde_json::from_str(&said(folder, &format!("{command} --json"))).unwrap();
    assert!(json["games"].as_u64().unwrap() < 60, "{json}");
    assert_eq!(json["sprt"]["decision"], "high");
    assert!(json["sprt"]["ratio"].as_f64() >= json["sprt"]["bound"].as_f64());
    assert!(json["elo"]["low"].as_f64().unwrap() > 0.0);
}

#[test]
fn a_game_can_be_broken_off() {
    let folder = tempfile::tempdir().unwrap();
    let text = said(
        folder.path(),
        "match xima --players random,random --games 2 --longest 30",
    );
    assert!(
        text.contains("decided by: unfinished 2; 30.0 moves per game"),
        "{text}"
    );
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let play = "match xafka --players random,random --games 1 --results";
    said(folder, &format!("{play} one --seed 1"));
    said(folder, &format!("{play} two --seed 2"));
    let cases = [
        (
            format!("{play} one --seed 3"),
            1,
            "has the results of other games",
        ),
        (
            "match --merge one two".to_owned(),
            1,
            "has the results of other games",
        ),
        ("match --merge none".to_owned(), 1, "cannot read none"),
        (
            "ladder --merge one".to_owned(),
            1,
            "not results of `curio-lab ladder`",
        ),
        (
            "ladder xafka --option players=3".to_owned(),
            2,
            "for two-player games",
        ),
        (
            "ladder xafka --players random,human".to_owned(),
            2,
            "cannot climb",
        ),
        (
            "match xafka --option players=3 --players random,random,random --sprt 0,9".to_owned(),
            2,
            "for two players",
        ),
    ];
    for (command, code, part) in cases {
        assert_refused(&run_in(folder, &command), code, part);
    }
}
