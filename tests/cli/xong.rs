//! Xong on the command line: counts, lists, boards from files, and a whole game
//! by mail.

use std::fs;

use super::{Folder, ok, refused, run};

#[test]
fn xoids_are_counted_and_listed() {
    let counts = ok("xong counts --legs 8");
    let free: Vec<&str> = counts
        .lines()
        .skip(1)
        .filter_map(|line| line.split_whitespace().nth(1))
        .collect();
    assert_eq!(free, ["1", "1", "3", "4", "12", "27", "78", "208"]);
    let shapes = ok("xong shapes --legs 4");
    assert_eq!(shapes.lines().count(), 10);
    let chair = shapes.lines().find(|line| line.contains("Chair")).unwrap();
    let words: Vec<&str> = chair.split_whitespace().collect();
    assert_eq!(words, ["4.2", "4", "12", "672", "0,1;1,0;1,1;1,2", "Chair"]);
    assert_eq!(run("xong counts --legs 99").code, Some(2));
}

/// What the manual tells somebody who plays by mail for the first time.
#[test]
fn a_stranger_finds_the_legs_and_xoids_as_the_manual_names_them() {
    let shown = ok("show xong --moves place:0,0,0");
    let row = shown.lines().find(|line| line.ends_with("-4,0 .. 4,0"));
    assert!(row.is_some_and(|row| row.contains("r1R r1")), "{shown}");
    // The roof of a hexagon, and a Xoid given by its legs or by its number.
    let roof = "place:0,0,0 give:Boomerang place:0,0,1;0,0,2";
    let shown = ok(&format!("show xong --moves '{roof}'"));
    assert!(shown.contains("to move: Blue"), "{shown}");
    for (give, name) in [
        ("give:0,0,0;0,0,1;1,-1,5", "the Propeller"),
        ("give:4.3", "the Newt"),
    ] {
        let moves = format!("{roof} {give}");
        let shown = ok(&format!("show xong --moves '{moves}'"));
        let hand = shown.lines().find(|line| line.starts_with("in hand: "));
        assert!(hand.is_some_and(|line| line.contains(name)), "{shown}");
    }
    let shown = ok("show xong");
    let lines = shown.lines().map(str::len).max();
    assert!(
        lines.is_some_and(|longest| longest < 300),
        "no wall of moves: {lines:?}"
    );
}

#[test]
fn a_board_goes_to_a_file_and_comes_back() {
    let folder = Folder::new();
    let picture = ok("xong board --option board=random --option hexes=50");
    fs::write(folder.join("my-board.txt"), picture.replace('.', " ")).unwrap();
    let shown = folder.run("xong board --option board=my-board.txt");
    assert_eq!(shown.out, picture, "{shown:?}");
    let start = folder.run("show xong --option board=my-board.txt --json");
    assert!(start.out.contains("\"to_move\": \"red\""), "{start:?}");
    fs::write(folder.join("bad.txt"), "xx\n").unwrap();
    folder.refused(
        "show xong --option board=bad.txt",
        2,
        "two characters apart",
    );
    refused(
        "show xong --option board=nowhere.txt",
        2,
        "option `board` cannot be `nowhere.txt`",
    );
}

/// Two people who have nothing but a list of moves that goes to and fro: one
/// looks at `curio show`, the other speaks to `curio engine`.
#[test]
fn a_game_can_be_played_by_mail() {
    const BOARD: &str = "board=x.x/.x.";
    let folder = Folder::new();
    let mut mail: Vec<String> = Vec::new();
    let mut turns = 0;
    let result = loop {
        let moves = mail.join(" ");
        let seen = folder.json(&format!(
            "show xong --option {BOARD} --moves '{moves}' --json"
        ));
        let request = format!("position startpos moves {moves}\nlegal\nquery result\nquit\n");
        let answer = folder.run_with(&format!("engine xong --option {BOARD}"), &request);
        let lines: Vec<&str> = answer.out.lines().collect();
        let legal: Vec<&str> = lines[0].split_whitespace().collect();
        if !seen["outcome"].is_null() {
            assert!(legal.is_empty(), "{answer:?}");
            break (seen, lines[1].to_owned());
        }
        assert_eq!(lines[1], "response none");
        // Red looks at the one, Blue at the other; both see the same.
        let shown: Vec<&str> = seen["legal"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| mv.as_str().unwrap())
            .collect();
        assert_eq!(shown, legal);
        let own = if seen["to_move"] == "red" {
            &shown
        } else {
            &legal
        };
        mail.push(own[turns * 7 % own.len()].to_owned());
        turns += 1;
        assert!(turns < 60, "the game ends");
    };
    assert!(mail.iter().any(|mv| mv.starts_with("give:")));
    let (seen, told) = result;
    let points = ["red", "blue"].map(|colour| seen["score"][colour].as_i64().unwrap());
    assert_eq!((points[0] + points[1]) % 2, 1);
    let winner = if points[0] > points[1] {
        "p1win"
    } else {
        "p2win"
    };
    assert_eq!(told, format!("response {winner}"));
    // Anybody who changes a move on the way is found out.
    mail.swap(0, 2);
    let moves = mail.join(" ");
    refused(
        &format!("show xong --option {BOARD} --moves '{moves}'"),
        1,
        "is not legal",
    );
}
