//! What is counted and measured, for people and for programs.

use serde_json::Value;

use super::program::{assert_refused, ok, run};

fn json(arguments: &str) -> Value {
    serde_json::from_str(&ok(arguments)).unwrap()
}

#[test]
fn perft_prints_one_line() {
    assert_eq!(ok("perft xafka --depth 4"), "4 52896\n");
    assert_eq!(ok("perft xafka --depth 0"), "0 1\n");
    let corner = "perft xafka --depth 4 --option corner=any";
    assert_eq!(ok(corner), "4 56952\n");
    let after = "perft xafka --depth 4 --moves 'f7 b1 g7 b5 f6 d3 e7 c2 e5 a2'";
    assert_eq!(ok(after), "4 6202\n");
}

#[test]
fn divide_lists_the_moves_before_their_sum() {
    let out = ok("perft xafka --depth 2 --divide");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 38);
    assert_eq!((lines[0], lines[37]), ("a1 18", "2 588"));
    let sum: u64 = lines[..37]
        .iter()
        .map(|line| line.split(' ').nth(1).unwrap().parse::<u64>().unwrap())
        .sum();
    assert_eq!(sum, 588);
}

#[test]
fn programs_read_what_people_read() {
    let count = json("perft xafka --moves d4 --depth 2 --divide --json");
    assert_eq!(count["nodes"], 144);
    let parts = count["divide"].as_array().unwrap();
    let sum: u64 = parts
        .iter()
        .map(|part| part["nodes"].as_u64().unwrap())
        .sum();
    assert_eq!(sum, 144);
    assert!(json("perft xafka --depth 0 --json").get("divide").is_none());

    let solved = json("xafka solve --option board=19 --moves b2 --json");
    assert!(solved["winner"].is_string() && solved["nodes"].is_u64());

    let ladder = json("ladder xafka --players random,level:1 --games 2 --json");
    let pairing = &ladder["pairings"][0];
    assert_eq!(pairing["higher"], "level:1");
    assert_eq!(pairing["games"], 2);
}

#[test]
fn figures_are_measured_and_compared() {
    let json = json("bench xafka --seconds 1 --json");
    assert_eq!(json[0]["game"], "xafka");
    let figures = json[0]["figures"].as_array().unwrap();
    for name in [
        "random_playouts",
        "search_nodes",
        "verified_plies",
        "seek_max",
    ] {
        let figure = figures.iter().find(|it| it["name"] == name).unwrap();
        assert!(figure["value"].as_f64().unwrap() > 0.0);
        assert!(figure["target"].is_number());
    }
}

#[test]
fn wrong_arguments_are_refused_with_the_range() {
    for (arguments, part) in [
        (
            "perft",
            "not provided: --depth <N> <GAME> (see curio-lab perft --help)",
        ),
        ("perft xafka --depth x", "see curio-lab perft --help"),
        (
            "perft xafka --depth 5000",
            "5000 is not in the range 0 to 1000",
        ),
        ("perft xafka --depth -1", "-1 is not in the range 0 to 1000"),
        ("ladder xafka --shard -1/2", "'-1/2'"),
        ("match xafka", "--players"),
        ("match xafka --players random", "1 player is given"),
        (
            "match xafka --players human,random",
            "curio play --terminal",
        ),
        (
            "match xafka --players random,random --games -3",
            "-3 is not in the range 1 and above",
        ),
        (
            "match xafka --players random,random --longest 0",
            "--longest",
        ),
    ] {
        assert_refused(&run(arguments), 2, part);
    }
}

#[test]
fn every_command_has_help_and_the_program_a_manual_page() {
    for command in [
        "match", "ladder", "bench", "perft", "xafka", "chimple", "man",
    ] {
        let help = ok(&format!("{command} --help"));
        assert!(
            help.contains("Example") && help.contains("  curio-lab "),
            "{help}"
        );
    }
    assert!(ok("--help").contains("compose_chimple"));
    assert!(ok("man").starts_with(".ie"));
}
