//! Players, ratings and magnitudes, as the command line shows them.

use curio::record::{Match, Seat, Stakes, Store, testing};
use serde_json::Value;

use super::Folder;

/// Saves a match in which `moves` were played, and returns its file.
fn save(data: &Folder, game: &str, date: &str, seats: [&str; 2], moves: &str) -> String {
    let mut terms = testing::terms(game, &seats, &[]);
    terms.date = date.to_owned();
    let moves: Vec<&str> = moves.split(' ').collect();
    let game = testing::played_on(terms, &moves);
    let path = Store::at(&**data).save(&game).unwrap();
    path.display().to_string()
}

#[test]
fn without_matches_there_are_no_players() {
    let folder = Folder::new();
    let said = folder.done("ratings");
    assert_eq!(said.out.lines().count(), 1);
    let list = folder.json("ratings --json");
    assert_eq!(list["players"], Value::Array(Vec::new()));
    folder.refused("ratings Ann", 1, "no saved match has a player");
    folder.refused("ratings guest", 2, "does not identify a player");
}

#[test]
fn matches_and_wins_count_for_every_game() {
    let data = Folder::new();
    let resigned = "d4 g6 resign";
    save(&data, "xafka", "2026-11-20", ["Ann", "Ben"], resigned);
    save(&data, "xafka", "2026-11-21", ["ben", "Ann"], resigned);
    save(&data, "xafka", "2026-11-22", ["Ann", "Guest"], resigned);
    // Not over: it does not count.
    save(&data, "xafka", "2026-11-23", ["Ann", "Ben"], "d4");
    let list = data.json("ratings --json");
    assert_eq!(list["matches"], 3);
    assert_eq!(list["rated"], 0);
    let players = list["players"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    assert_eq!(players[0]["player"], "ann");
    assert_eq!(players[0]["cimax"], Value::Null);
    assert_eq!(players[0]["all"]["played"], 3);
    assert_eq!(players[0]["games"]["xafka"]["won"], 1);

    let ann = data.json("ratings ANN --json");
    let history = ann["history"].as_array().unwrap();
    assert_eq!(history.len(), 3);
    assert_eq!(history[0]["result"], "lost");
    assert_eq!(history[1]["against"][0], "ben");
    assert_eq!(history[0]["unrated"], "the game has no ratings");
    assert_eq!(ann["duels"][0]["matches"]["played"], 2);
    assert_eq!(ann["duels"][0]["lost_to"], 1);

    let told = data.run("ratings ann").out;
    assert!(told.starts_with("Ann: no rated match yet"), "{told}");
    assert!(told.contains("2026-11-22"), "{told}");
    let told = data.run("ratings").out;
    assert!(
        told.contains("3 finished matches, 0 of them rated"),
        "{told}"
    );
}

#[test]
fn games_without_force_have_no_magnitudes() {
    let data = Folder::new();
    let file = save(&data, "xafka", "", ["Ann", "Ben"], "d4 resign");
    for arguments in [
        &format!("magnitudes {file}"),
        &format!("compare {file} Ann {file} Ben"),
    ] {
        data.refused(arguments, 1, "is not a force");
    }
}

#[test]
fn stakes_and_times_are_written_as_they_are_read() {
    let folder = Folder::new();
    let list = "Game: xafka
Date: 2026-11-20
Time: 18:30:05
Black: Anna
White: Ben
Options: board=37 corner=none light=11 locked_stuck=loses players=2
Stakes: friendly
Result: adjourned

1. d4
";
    std::fs::write(folder.join("list.txt"), list).unwrap();
    folder.done("import xafka list.txt -o a.curio");
    let game = curio::record::load(&folder.join("a.curio")).unwrap();
    assert_eq!(game.terms().stakes, Stakes::Friendly);
    assert_eq!(game.terms().time, "18:30:05");
    assert_eq!(folder.run("notation a.curio").out, list);
    let wrong = list.replace("friendly", "high");
    std::fs::write(folder.join("wrong.txt"), wrong).unwrap();
    folder.refused("import xafka wrong.txt", 1, "is not a kind of stakes");
}

/// The book's Example Game between two people, and one in which somebody resigned; both
/// rated.
fn two_rated(data: &Folder) -> [String; 2] {
    let shipped = curio::record::shipped()
        .into_iter()
        .find(|it| it.title == "Example Game")
        .unwrap()
        .load()
        .unwrap();
    [("2026-11-20", 62), ("2026-11-21", 30)].map(|(date, plies)| {
        let mut terms = shipped.terms().clone();
        terms.date = date.to_owned();
        terms.seats = ["Ann", "Ben"].map(Seat::human).to_vec();
        let mut game = Match::new(terms).unwrap();
        for ply in &shipped.plies()[..plies] {
            game.play(&ply.mv, ply.used).unwrap();
        }
        if game.outcome().is_none() {
            game.play("resign", None).unwrap();
        }
        let path = Store::at(&**data).save(&game).unwrap();
        path.display().to_string()
    })
}

#[test]
fn rated_matches_move_cimax_and_are_listed() {
    let data = Folder::new();
    two_rated(&data);
    let list = data.json("ratings --json");
    assert_eq!(list["rated"], 2);
    let players = list["players"].as_array().unwrap();
    let sum: f64 = players.iter().map(|it| it["cimax"].as_f64().unwrap()).sum();
    assert!((sum - 2000.0).abs() < 1e-9);
    // Blue has won the first, and red, to move, has resigned the second.
    assert_eq!(players[0]["player"], "ben");
    let ben = data.json("ratings Ben --json");
    let history = ben["history"].as_array().unwrap();
    assert_eq!(history[0]["force"], 51.0);
    assert_eq!(history[0]["level"], 90.0);
    let change = history[0]["change"].as_f64().unwrap();
    assert!((change - 109.31).abs() < 0.011, "{change}");
    assert_eq!(history[1]["cimax"], ben["cimax"]);
    let told = data.run("ratings ben").out;
    assert!(told.starts_with("Ben: CIMAX 1"), "{told}");
    // Delta = alpha × beta × L, as the book has it, with its factors.
    let factor = |name: &str| history[0][name].as_f64().unwrap();
    let product = factor("alpha") * factor("beta") * factor("level");
    assert!((factor("delta") - product).abs() < 1e-9);
    assert_eq!(factor("alpha"), 1.0);
    let line = told.lines().find(|it| it.starts_with("2026-11-20"));
    let line: Vec<&str> = line.unwrap().split_whitespace().collect();
    assert!(
        line.windows(3).any(|it| it == ["1.00", "1.21", "90.00"]),
        "{told}"
    );
    assert!(!told.contains("not rated"), "{told}");
}

#[test]
fn magnitudes_are_told_at_every_ply() {
    let data = Folder::new();
    let [file, _] = two_rated(&data);
    let end = data.json(&format!("magnitudes {file} --json"));
    assert_eq!(end["players"][0]["force"], 39.0);
    assert_eq!(end["players"][1]["force"], 51.0);
    assert_eq!(end["players"][0]["turns"], 31);
    assert_eq!(end["reading"], "medium");
    assert_eq!(end["rated"], true);
    let start = data.json(&format!("magnitudes {file} --ply 0 --json"));
    assert_eq!(start["level"], 20.0);
    let told = data.run(&format!("magnitudes {file}")).out;
    assert!(told.contains("24m30s of 1h"), "{told}");
    assert!(told.contains("quality of play 90: medium"), "{told}");
    data.refused(&format!("magnitudes {file} --ply 99"), 2, "has 62 moves");
}

#[test]
fn two_performances_are_compared() {
    let data = Folder::new();
    let [first, second] = two_rated(&data);
    let line = format!("compare {first} Ben {second} red");
    let compared = data.json(&format!("{line} --json"));
    assert_eq!(compared["first"]["force"], 51.0);
    assert_eq!(compared["second"]["name"], "Ann");
    let told = data.run(&line).out;
    assert!(told.contains("Ben probably played better"), "{told}");
    data.refused(
        &format!("compare {first} Zoe {second} red"),
        2,
        "the players are Ann (red), Ben (blue)",
    );
}
