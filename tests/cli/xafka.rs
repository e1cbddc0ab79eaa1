//! Solving mini-Xafka on the command line, from outside.

use std::fs;

use super::{assert_refused, ok, run, run_in};

const M15: &str = "c3 g6 b2 g5 c2 e7 d2 e6 b1 c4 c1 f4 d1 f6 e3";

#[test]
fn a_position_is_solved_and_its_proof_checked() {
    let folder = tempfile::tempdir().unwrap();
    let solve = ["xafka", "solve", "--moves", M15, "--proof", "who-wins.txt"];
    let said = run_in(folder.path(), &solve);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.starts_with("White wins by d5\n"), "{said:?}");
    let check = ["xafka", "check", "who-wins.txt"];
    let said = run_in(folder.path(), &check);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains(": ok, White wins `b1,"), "{said:?}");
    // A line is lost.
    let path = folder.path().join("who-wins.txt");
    let text = fs::read_to_string(&path).unwrap();
    let shorter: Vec<&str> = text.lines().take(9).collect();
    fs::write(&path, shorter.join("\n")).unwrap();
    assert_refused(&run_in(folder.path(), &check), 1, "there is no move for");
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert_refused(&run_in(folder.path(), &check), 1, "who-wins.txt");
}

#[test]
fn the_winner_is_told_to_programs_too() {
    let text = ok(&["xafka", "solve", "--moves", M15, "--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(found["winner"], "White");
    assert_eq!(found["move"], "d5");
    assert!(found["nodes"].as_u64().unwrap() > 0);
    assert!(found["proof_moves"].is_null());
    let text = ok(&["xafka", "solve", "--option", "board=19", "--moves", "b2"]);
    let line = text.lines().next();
    assert_eq!(line, Some("Black wins, whatever White does"));
}

#[test]
fn what_cannot_be_solved_is_said() {
    let few = ["xafka", "solve", "--moves", "d4", "--nodes", "1000"];
    assert_refused(&run(&few), 1, "not solved after 1000 positions");
    let large = ["xafka", "solve", "--option", "board=61"];
    assert_refused(&run(&large), 1, "at most 37 hexagons");
    let over = ["xafka", "solve", "--option", "board=19", "--moves", "c3"];
    assert_refused(&run(&over), 1, "the game is over");
    assert_refused(&run(&["xafka", "check", "nowhere.txt"]), 1, "nowhere.txt");
}
