//! What is said to those who mistype, and what programs read instead of tables.

use std::fs::File;

use serde_json::Value;

use super::{Folder, Said, assert_refused, curio, json, ok, refused, words};

#[test]
fn what_is_nearly_right_is_guessed() {
    for (arguments, guess) in [
        ("shwo xafka", "did you mean `show`?"),
        ("xong shaps", "did you mean `shapes`?"),
        ("show xafka --jsno", "did you mean `--json`?"),
        (
            "render x.curio -o x.png --quality hgih",
            "did you mean `high`?",
        ),
    ] {
        refused(arguments, 2, guess);
    }
    refused(
        "zzzz",
        2,
        "unrecognized subcommand 'zzzz' (see curio --help)",
    );
}

#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    for (line, part) in [
        (
            "render MATCH -o x.png --ply -1",
            "use a whole number from 0",
        ),
        (
            "render MATCH -o x.png --ply 99",
            "ply 99 is out of range (0 to 37)",
        ),
        ("replay MATCH --ply 1.5", "use a whole number from 0"),
        ("play xafka --seed -1", "use a whole number from 0"),
        ("xong counts --legs 99", "99 is not in the range 1 to 13"),
        (
            "export MATCH -o x.gif --plies 9..2",
            "9..2 ends before it begins",
        ),
        ("export MATCH -o x.gif --plies -2..5", "write plies as A..B"),
        (
            "export MATCH -o x.gif --plies 5..99",
            "5..99 is out of range (0..37)",
        ),
        (
            "export MATCH -o x.gif --rate -5",
            "-5 is not in the range 1 to 60",
        ),
    ] {
        refused(
            &line.replace("MATCH", "bundled:xafka-the-wrong-colour"),
            2,
            part,
        );
    }
    // A minus may begin a move.
    assert!(ok("show xima --moves -A1").contains("A1:R"));
}

#[test]
fn a_showcase_is_refused_with_the_option_that_is_wrong() {
    let folder = Folder::new();
    std::fs::write(folder.join("fair.txt"), "kiosk\nvolume = 400\n").unwrap();
    for (arguments, code, part) in [
        ("--open 10-18", 2, "write them like 10:00-18:00"),
        ("--open 9:00-9:00", 2, "they begin when they end"),
        ("--text-size 300", 2, "300 is not in the range 85 to 150"),
        (
            "--config fair.txt",
            2,
            "fair.txt, line 2: invalid value '400'",
        ),
        ("--config none.txt", 1, "cannot read none.txt"),
        ("--counts .", 1, "cannot write ."),
    ] {
        folder.refused(&format!("showcase {arguments}"), code, part);
    }
}

#[test]
fn nothing_is_no_match() {
    let folder = Folder::new();
    for nothing in ["", " \n\t\r\n"] {
        let said = folder.run_with("import xafka -", nothing);
        assert_refused(
            &said,
            1,
            "the standard input is empty: there is no match in it",
        );
    }
    // A match before its first move is one.
    let said = folder.done_with("import xafka -", "Black: Ada\n");
    said.prints("Ada");
}

/// Reading a folder as the standard input fails at once.
#[cfg(unix)]
#[test]
fn a_failed_read_is_called_that() {
    for arguments in [
        "import xafka -",
        "engine xafka",
        "play xafka --players human,random --terminal",
    ] {
        let folder = Folder::new();
        let output = curio(&folder)
            .args(words(arguments))
            .stdin(File::open("/").unwrap())
            .output();
        let said = Said::from(output.unwrap());
        assert_eq!(said.code, Some(1), "{said:?}");
        assert!(said.err.contains("cannot read"), "{said:?}");
        assert!(!said.err.contains("cannot write"), "{said:?}");
    }
}

#[test]
fn programs_read_what_people_read() {
    let counts = json("xong counts --legs 4 --json");
    assert_eq!(counts[3]["legs"], 4);
    let table = ok("xong counts --legs 4");
    let last: Vec<&str> = table.lines().last().unwrap().split_whitespace().collect();
    let same =
        ["legs", "xoids", "mirrored_apart", "oriented"].map(|key| counts[3][key].to_string());
    assert_eq!(last, same);

    let shapes = json("xong shapes --legs 2 --json");
    assert_eq!(shapes[1]["number"], "2.1");
    assert_eq!(shapes[1]["name"], "Boomerang");
    assert_eq!(shapes[1]["legs"], serde_json::json!(["0,1", "1,0"]));

    let found = json("notation bundled:xima-game-1 --json");
    let moves = found["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 62);
    assert_eq!(moves[0]["ply"], 1);
    assert_eq!(moves[0]["by"], "red");
    assert_eq!(found["outcome"]["winner"], "blue");
    assert_eq!(found["players"][1]["name"], "Player B");
}

#[test]
fn a_list_of_checked_records_ends_with_the_first_wrong_one() {
    let folder = Folder::new();
    let name = "bundled:chimple-waiting-on-the-edge";
    let said = folder.run(&format!("verify --json {name} no.curio {name}"));
    assert_eq!(said.code, Some(1));
    assert!(
        said.err.starts_with("error: cannot read no.curio"),
        "{said:?}"
    );
    let list: Vec<Value> = serde_json::from_str(&said.out).unwrap();
    assert_eq!(list.len(), 2);
    assert_eq!(list[0]["ok"], true);
    assert_eq!(list[0]["game"], "chimple");
    assert_eq!(list[1]["ok"], false);
    assert!(list[1]["error"].as_str().unwrap().contains("no.curio"));
}
