//! Looking at positions, and what the program says of itself.

use super::{Folder, curio, json, ok};

#[test]
fn a_position_is_shown_as_text() {
    let out = ok("show xafka --moves 'd4 g6' --option board=37");
    let expected = "          *
       .     .
    .     .     .
 *     *     .     .
    *     *     .
 .     .     .     W
    *     B     .
 .     *     .     .
    *     .     .
 *     .     *     .
    .     *     .
       .     .
          *
 a  b  c  d  e  f  g
light: yellow, locked
position: d4,g6 d4/g6 yellow B
to move: Black
legal: a1 a4 b2 b3 b4 c3 c5 d1 d2 d5 d7 e3
score: Black 0, White 0
  Result: undecided
    Black piece: reaches 24, can go to 12
    White piece: reaches 18, can go to 6
    Hexagons gone: 2
    Light: locked until 11 hexagons are gone
";
    assert_eq!(out, expected);
}

#[test]
fn a_position_is_shown_as_json() {
    let shown = json("show xafka --json --moves 'd4 g6'");
    let keys: Vec<&String> = shown.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["legal", "outcome", "position", "score", "to_move"]);
    assert_eq!(shown["position"], "d4,g6 d4/g6 yellow B");
    assert_eq!(shown["to_move"], "black");
    assert_eq!(shown["legal"].as_array().unwrap().len(), 12);
    assert_eq!(shown["score"]["black"], 0);
    assert_eq!(shown["score"]["white"], 0);
    assert!(shown["score"]["detail"]["parts"].is_array());
    assert!(shown["outcome"].is_null());
    // The position that was printed is read again.
    let again = json("show xafka --json --position 'd4,g6 d4/g6 yellow B'");
    assert_eq!(again, shown);
}

#[test]
fn the_end_is_shown_with_its_winner_and_reason() {
    let shown = json("show xafka --json --moves 'd4 resign'");
    assert!(shown["to_move"].is_null());
    assert_eq!(shown["legal"].as_array().unwrap().len(), 0);
    assert_eq!(shown["outcome"]["winner"], "black");
    assert_eq!(shown["outcome"]["reason"], "resignation");
    assert_eq!(shown["score"]["black"], 1);
    assert_eq!(shown["score"]["white"], 0);
}

#[test]
fn games_are_listed_with_options_and_levels() {
    let text = ok("games");
    assert!(text.contains("xafka: mini-Xafka\n"));
    assert!(text.contains("chimple: Chimple\n"));
    let games = json("games --json");
    let games = games.as_array().unwrap();
    let ids: Vec<&str> = games.iter().map(|it| it["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["xima", "xafka", "mathematichess", "xong", "chimple"]);
    let xafka = &games[1];
    assert_eq!(xafka["playable"], true);
    assert_eq!(xafka["levels"].as_array().unwrap().len(), 8);
    let board = &xafka["options"][0];
    assert_eq!(board["key"], "board");
    assert_eq!(board["default"], "37");
    assert_eq!(games[4]["playable"], true);
}

#[test]
fn puzzles_are_listed_and_their_solutions_only_when_asked_for() {
    let list = |options: &str| {
        let list = json(&format!("puzzles xafka {options}"));
        list.as_array().unwrap().clone()
    };
    let known = curio::engine::puzzles::puzzles("xafka");
    let (plain, told) = (list("--json"), list("--json --solutions"));
    assert_eq!((plain.len(), told.len()), (known.len(), known.len()));
    for ((plain, told), puzzle) in plain.iter().zip(&told).zip(known) {
        assert_eq!(plain["id"], *puzzle.id);
        assert_eq!(plain["difficulty"], puzzle.difficulty().unwrap());
        assert_eq!(plain["found"].as_array().unwrap().len(), 8);
        assert!(!plain["themes"].as_array().unwrap().is_empty());
        assert!(plain["solution"].is_null());
        assert_eq!(
            told["solution"].as_array().unwrap().len(),
            puzzle.solution.len()
        );
    }
    let text = ok("puzzles xafka");
    assert_eq!(text.lines().count(), 2 * known.len());
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everybody() {
    let of_day = |day: &str| json(&format!("puzzles --day {day} --json"))[0].clone();
    let thursday = of_day("2026-11-26");
    assert_eq!(thursday["game"], "xong");
    assert_ne!(of_day("2026-12-03")["id"], thursday["id"]);
    assert!(ok("puzzles --day today").contains(", difficulty "));
    for refused in [
        "puzzles --day yesterday",
        "puzzles xafka --day today",
        "puzzles",
    ] {
        assert_eq!(crate::run(refused).code, Some(2), "{refused:?}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    let help = ok("--help");
    let listed: Vec<&str> = help
        .split("Commands:\n")
        .nth(1)
        .unwrap()
        .lines()
        .map_while(|line| line.strip_prefix("  "))
        .filter_map(|line| line.split(' ').next())
        .filter(|word| !word.is_empty() && *word != "help")
        .collect();
    assert!(listed.len() >= 16, "{listed:?}");
    for command in listed {
        let help = ok(&format!("{command} --help"));
        assert!(help.contains("Usage: curio"), "{command}");
        if command != "showcase" {
            assert!(help.contains("Example"), "{command}");
        }
    }
    let version = format!("curio {}", env!("CARGO_PKG_VERSION"));
    assert!(ok("--version").starts_with(&version));
}

#[test]
fn shells_and_readers_are_served() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(
            ok(&format!("completions {shell}")).contains("notation"),
            "{shell}"
        );
    }
    assert!(ok("man").starts_with(".ie"));
    let folder = Folder::new();
    let pages = folder.join("man1");
    ok(&format!("man --out {}", pages.display()));
    assert!(pages.join("curio-play.1").is_file());
}

#[cfg(unix)]
#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    use std::process::Stdio;

    let folder = Folder::new();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let child = curio(&folder)
        .args(["games", "--json"])
        .stdout(Stdio::from(writer))
        .spawn()
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Moves and positions of XIMA begin with a dash.
#[test]
fn a_dash_begins_a_move() {
    let legal = |place: &str| {
        let shown = json(&format!("show xima --json {place}"));
        shown["legal"].as_array().unwrap().len()
    };
    assert_eq!(legal("--moves '-G2 -G4 -G12'"), 235);
    assert_eq!(legal("--position '- R9r/B9b - R quiet=0 level=20'"), 176);
}

#[test]
fn descriptors_are_played() {
    let moves = "agent.BotLeft.no-block.MidLeft.agent.up! => agent.MidLeft 9-8";
    let shown = ok(&format!("show chimple --moves '{moves}'"));
    assert!(shown.contains("Possible moves of Black: 6"), "{shown}");
    assert!(shown.contains("6x8: agent.MidLeft.enemy.TopMid.agent.capture!(up-right)"));
}
