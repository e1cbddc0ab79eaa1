//! What is said to those who mistype, and what programs read instead of tables.

use std::fs::File;

use serde_json::Value;

use super::{Said, assert_refused, curio, ok, run, run_in, run_with_input};

#[test]
fn what_is_nearly_right_is_guessed() {
    for (arguments, guess) in [
        (&["shwo", "xafka"][..], "did you mean `show`?"),
        (&["xong", "shaps"], "did you mean `shapes`?"),
        (&["show", "xafka", "--jsno"], "did you mean `--json`?"),
        (
            &["render", "x.curio", "-o", "x.png", "--quality", "hgih"],
            "did you mean `high`?",
        ),
    ] {
        assert_refused(&run(arguments), 2, guess);
    }
    let said = run(&["zzzz"]);
    assert_refused(
        &said,
        2,
        "unrecognized subcommand 'zzzz' (see curio --help)",
    );
}

#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    let name = "bundled:xafka-the-wrong-colour";
    for (arguments, part) in [
        (
            &["render", name, "-o", "x.png", "--ply", "-1"][..],
            "use a whole number from 0",
        ),
        (
            &["render", name, "-o", "x.png", "--ply", "99"],
            "ply 99 is out of range (0 to 37)",
        ),
        (
            &["replay", name, "--ply", "1.5"],
            "use a whole number from 0",
        ),
        (
            &["play", "xafka", "--seed", "-1"],
            "use a whole number from 0",
        ),
        (
            &["xong", "counts", "--legs", "99"],
            "99 is not in the range 1 to 13",
        ),
        (
            &["export", name, "-o", "x.gif", "--plies", "9..2"],
            "9..2 ends before it begins",
        ),
        (
            &["export", name, "-o", "x.gif", "--plies", "-2..5"],
            "write plies as A..B",
        ),
        (
            &["export", name, "-o", "x.gif", "--plies", "5..99"],
            "5..99 is out of range (0..37)",
        ),
        (
            &["export", name, "-o", "x.gif", "--rate", "-5"],
            "-5 is not in the range 1 to 60",
        ),
    ] {
        assert_refused(&run(arguments), 2, part);
    }
    // A minus may begin a move.
    assert!(ok(&["show", "xima", "--moves", "-A1"]).contains("A1:R"));
}

#[test]
fn a_showcase_is_refused_with_the_option_that_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("fair.txt"), "kiosk\nvolume = 400\n").unwrap();
    for (arguments, code, part) in [
        (&["--open", "10-18"][..], 2, "write them like 10:00-18:00"),
        (&["--open", "9:00-9:00"], 2, "they begin when they end"),
        (
            &["--text-size", "300"],
            2,
            "300 is not in the range 85 to 150",
        ),
        (
            &["--config", "fair.txt"],
            2,
            "fair.txt, line 2: invalid value '400'",
        ),
        (&["--config", "none.txt"], 1, "cannot read none.txt"),
        (&["--counts", "."], 1, "cannot write ."),
    ] {
        let said = run_in(folder.path(), &[&["showcase"], arguments].concat());
        assert_refused(&said, code, part);
    }
}

#[test]
fn nothing_is_no_match() {
    let folder = tempfile::tempdir().unwrap();
    for nothing in ["", " \n\t\r\n"] {
        let said = run_with_input(folder.path(), &["import", "xafka", "-"], nothing);
        assert_refused(
            &said,
            1,
            "the standard input is empty: there is no match in it",
        );
    }
    // A match before its first move is one.
    let said = run_with_input(folder.path(), &["import", "xafka", "-"], "Black: Ada\n");
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains("Ada"));
}

/// Reading a folder as the standard input fails at once.
#[cfg(unix)]
#[test]
fn a_failed_read_is_called_that() {
    for arguments in [
        &["import", "xafka", "-"][..],
        &["engine", "xafka"],
        &["play", "xafka", "--players", "human,random", "--terminal"],
    ] {
        let folder = tempfile::tempdir().unwrap();
        let output = curio(folder.path())
            .args(arguments)
            .stdin(File::open("/").unwrap())
            .output();
        let said = Said::from(output.unwrap());
        assert_eq!(said.code, Some(1), "{said:?}");
        assert!(said.err.contains("cannot read"), "{said:?}");
        assert!(!said.err.contains("cannot write"), "{said:?}");
    }
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&ok(arguments)).unwrap()
}

#[test]
fn programs_read_what_people_read() {
    let counts = json(&["xong", "counts", "--legs", "4", "--json"]);
    assert_eq!(counts[3]["legs"], 4);
    let table = ok(&["xong", "counts", "--legs", "4"]);
    let last: Vec<&str> = table.lines().last().unwrap().split_whitespace().collect();
    let same =
        ["legs", "xoids", "mirrored_apart", "oriented"].map(|key| counts[3][key].to_string());
    assert_eq!(last, same);

    let shapes = json(&["xong", "shapes", "--legs", "2", "--json"]);
    assert_eq!(
        (&shapes[1]["number"], &shapes[1]["name"]),
        (&"2.1".into(), &"Boomerang".into())
    );
    assert_eq!(shapes[1]["legs"], serde_json::json!(["0,1", "1,0"]));

    let found = json(&["notation", "bundled:xima-game-1", "--json"]);
    let moves = found["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 62);
    assert_eq!(
        (&moves[0]["ply"], &moves[0]["by"]),
        (&1.into(), &"red".into())
    );
    assert_eq!(found["outcome"]["winner"], "blue");
    assert_eq!(found["players"][1]["name"], "Player B");
}

#[test]
fn a_list_of_checked_records_ends_with_the_first_wrong_one() {
    let folder = tempfile::tempdir().unwrap();
    let name = "bundled:chimple-waiting-on-the-edge";
    let said = run_in(folder.path(), &["verify", "--json", name, "no.curio", name]);
    assert_eq!(said.code, Some(1));
    assert!(
        said.err.starts_with("error: cannot read no.curio"),
        "{said:?}"
    );
    let list: Vec<Value> = serde_json::from_str(&said.out).unwrap();
    assert_eq!(list.len(), 2);
    assert_eq!(
        (&list[0]["ok"], &list[0]["game"]),
        (&true.into(), &"chimple".into())
    );
    assert_eq!(list[1]["ok"], false);
    assert!(list[1]["error"].as_str().unwrap().contains("no.curio"));
}
