//! `curio-lab chimple`, and decision models as players.

use serde_json::Value;

use super::program::{assert_refused, ok, run};

#[test]
fn descriptors_are_listed() {
    let list = ok("chimple memes");
    assert_eq!(list.lines().count(), 40);
    assert!(list.contains("  1  agent.BotRight.no-block.MidRight.agent.up! => agent.MidRight\n"));
    let four: Value = serde_json::from_str(&ok("chimple memes --option size=4 --json")).unwrap();
    assert_eq!(four.as_array().unwrap().len(), 72);
}

#[test]
fn the_game_is_solved_on_request() {
    let told = ok("chimple solve --check --json");
    let json: Value = serde_json::from_str(&told).unwrap();
    let check = &json["check"];
    assert_eq!(check["states"], 1423);
    assert_eq!(check["wrong"], 0);
    assert_eq!(check["given_away"], 0);
    assert!(ok("chimple solve --check --option slide=yes").contains("0 of them mistakes"));
    assert_eq!(json["states"], 1423);
    assert_eq!(json["draws"], 0);
    assert_eq!(json["longest"], 10);
    assert_eq!(json["start"], "loses in 10");
}

#[test]
fn the_laboratory_is_repeatable_and_keeps_what_was_learned() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("learned.txt");
    let table = table.to_str().unwrap();
    let lab = |more: &str| {
        let base = "chimple lab --models random,historical --games 5 --train 100 --json";
        ok(&format!("{base} {more}"))
    };
    let first = lab(&format!("--save {table}"));
    assert_eq!(first, lab(""));
    let json: Value = serde_json::from_str(&first).unwrap();
    assert_eq!(json["models"].as_array().unwrap().len(), 2);
    assert!(json["curve"].as_array().unwrap().len() > 10);
    let text = std::fs::read_to_string(table).unwrap();
    assert!(text.contains("# 100 games"));
    let loaded = lab(&format!("--load {table} --train 0"));
    assert_ne!(loaded, first);
    assert!(ok("chimple lab --list").contains("conformist"));
}

/// The laboratory of the window has the learner choose by Thompson sampling, and so
/// has this one.
#[test]
fn the_learner_of_the_laboratory_explores_unless_told_otherwise() {
    let told = ok("chimple lab --games 1 --train 1 --json");
    let json: Value = serde_json::from_str(&told).unwrap();
    let names = json["models"].to_string();
    assert!(names.contains("historical:pick=thompson"), "{names}");
}

#[test]
fn models_sit_down_to_matches() {
    let told = ok("match chimple --players model:perfect,model:bold:t=0 --games 4 --json");
    let json: Value = serde_json::from_str(&told).unwrap();
    assert!(told.contains("model:bold:t=0"), "{json}");
}

#[test]
fn what_is_no_model_is_refused() {
    let cases: [(&str, i32, &str); 4] = [
        ("chimple lab --models brave", 2, "no model `brave`"),
        ("chimple lab --models bold:k=2", 2, "`k=2`"),
        (
            "match chimple --players model:brave,random",
            1,
            "no model `brave`",
        ),
        (
            "match xafka --players model:bold,random",
            1,
            "no decision model",
        ),
    ];
    for (arguments, code, part) in cases {
        assert_refused(&run(arguments), code, part);
    }
}
