//! The built page in a browser, by touch: `chromium.mjs` says what is tried. Skipped where there
//! is no Chromium, no Node or no page.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

use std::{env, fs, path::Path, process::Command};

use curio_diagram::{View, diagram};
use curio_page::{
    Look, page,
    site::{Carried, VARIABLE},
    title,
};
use curio_record::{LinkContents, Match, link, load, shipped, testing::played};
use curio_rules::{registry, zobrist_key};

#[test]
fn the_page_replays_plays_teaches_and_needs_no_network() {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/web");
    let built = env::var_os(VARIABLE).map_or(built, Into::into);
    let path = env::var_os("PATH").unwrap_or_default();
    let find = |names: &[&str]| {
        let folders = env::split_paths(&path);
        let mut all = folders.flat_map(|folder| names.iter().map(move |name| folder.join(name)));
        all.find(|program| program.is_file())
    };
    let chromium = find(&["chromium", "chromium-browser", "google-chrome", "chrome"]);
    let (Some(chromium), Some(node)) = (chromium, find(&["node"])) else {
        eprintln!("skipped: there is no Chromium, or no Node");
        return;
    };
    let Ok(carried) = Carried::read(&built) else {
        eprintln!("skipped: run scripts/web first");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let first = |game: &str| shipped().into_iter().find(|it| it.game == game).unwrap();
    let [finished, long] = ["chimple", "mathematichess"].map(|game| first(game).load().unwrap());
    let begun = played("xafka", &["Ann", "Ben"], &["d4", "g6"]);
    let branched = "../../tests/data/records/format-5-branches.curio";
    let branched = load(&Path::new(env!("CARGO_MANIFEST_DIR")).join(branched)).unwrap();
    let file = folder.path().join("match.html");
    fs::write(&file, page(&finished, &Look::default(), Some(&carried))).unwrap();
    let chapters = [finished.clone(), branched.clone(), begun.clone()];
    let study = folder.path().join("study.html");
    let html = curio_page::study("Three", &chapters, &Look::default(), Some(&carried));
    fs::write(&study, html).unwrap();
    let start = registry::start("chimple", &Default::default()).unwrap();
    let view = View {
        moves: true,
        ..View::default()
    };
    let board = folder.path().join("board.html");
    let svg = diagram(&*start, &view).svg();
    fs::write(&board, format!("<!doctype html><body>{svg}</body>")).unwrap();
    let wanted = serde_json::json!({
        "board": format!("file://{}", board.display()),
        "chromium": chromium,
        "site": built.canonicalize().unwrap(),
        "profile": folder.path().join("profile"),
        "file": format!("file://{}", file.display()),
        "study": format!("file://{}", study.display()),
        "chapters": chapters.each_ref().map(|game| title(game, false)),
        "ahead": told_ahead(),
        "cards": include_str!("../src/cards.txt").lines().filter_map(|it| it.split(' ').nth(1)).collect::<Vec<_>>(),
        "links": {
            "finished": told(&finished),
            "length": finished.len(),
            "long": told(&long),
            "begun": told(&begun),
            "branched": told(&branched),
            "plies": begun.len(),
        },
    });
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/chromium.mjs");
    let mut node = Command::new(node);
    let asked = folder.path().join("asked.json");
    fs::write(&asked, wanted.to_string()).unwrap();
    let output = node.arg(script).arg(asked).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}

fn told(game: &Match) -> String {
    link::write(game, LinkContents::ALL).unwrap()
}

/// For each match of the collection, a ply, and what must not be told there.
fn told_ahead() -> Vec<serde_json::Value> {
    let ahead = shipped().into_iter().zip(0..).map(|(one, seed)| {
        let game = one.load().unwrap();
        let ply = zobrist_key(seed, 11) as usize % game.len();
        let (before, after) = game.plies().split_at(ply);
        let is_new = |text: &String| {
            let seen = before.iter().all(|it| !it.comment.contains(text));
            !text.is_empty() && seen && !game.start_comment().contains(text)
        };
        let later = after.iter().map(|it| it.comment.clone()).filter(is_new);
        let end = game.outcome().unwrap().explanation;
        serde_json::json!({
            "link": told(&game),
            "ply": ply,
            "title": title(&game, false),
            "later": later.chain([end, title(&game, true)]).collect::<Vec<_>>(),
        })
    });
    ahead.collect()
}
