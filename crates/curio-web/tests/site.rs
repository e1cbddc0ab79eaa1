//! The files of the page: small, complete, and asking for nothing from elsewhere.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use curio_web::Answerer;
use serde_json::Value;

/// The most bytes of script that a browser loads.
const MOST_SCRIPT: usize = 39_910;

/// The modules that travel by themselves, and the most bytes of each: those that only the host
/// of a table serves, those that are fetched when somebody first learns or solves something,
/// reviews a match or guesses its moves, or opens a match with branches, and the one that a study carries.
const APART: [(&str, usize); 5] = [
    ("branches.js", 3_000),
    ("chapters.js", 1_000),
    ("live.js", 12_800),
    ("evening.js", 13_200),
    ("learn.js", 8_000),
];

const SITE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../curio-page/site");

/// Name and content of each file.
fn files() -> Vec<(String, String)> {
    let files = fs::read_dir(SITE)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    files.map(read).collect()
}

fn scripts() -> Vec<String> {
    let files = files().into_iter();
    let scripts = files
        .filter(|(name, _)| name.ends_with(".js") && name != "live.js" && name != "evening.js");
    scripts.map(|(_, content)| content).collect()
}

/// A script as it travels.
fn packed(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut awk = Command::new("awk");
    awk.arg("-f").arg(folder.join("script.awk"));
    let output = awk.arg(Path::new(SITE).join(name)).output().unwrap();
    assert!(output.status.success(), "{name}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_scripts_are_small() {
    let scripts = files().into_iter().map(|(name, _)| name);
    let is_apart = |name: &String| APART.iter().any(|(apart, _)| apart == name);
    let scripts = scripts.filter(|name| name.ends_with(".js") && !is_apart(name));
    let size: usize = scripts.map(|name| packed(&name).len()).sum();
    assert!((1..=MOST_SCRIPT).contains(&size), "{size}");
    for (name, most) in APART {
        let size = packed(name).len();
        assert!((1..=most).contains(&size), "{name}: {size}");
    }
}

#[test]
fn scripts_travel_without_what_nobody_runs() {
    let worker = packed("worker.js");
    assert!(worker.starts_with(
        "let ask;if(!self.document){self.onmessage=async({data:[c,link,program,spoken]})=>{try{"
    ));
    assert!(
        worker.contains("for(let[code,words]of spoken){"),
        "{worker}"
    );
    // What is renamed would not be found from within a text.
    let awk = include_str!("../script.awk").split("short[\"").skip(1);
    let renamed = awk.filter_map(|it| it.split_once('"')).map(|it| it.0);
    let renamed: Vec<&str> = renamed.filter(|it| *it != "texts").collect();
    for (name, content) in files().iter().filter(|(name, _)| name.ends_with(".js")) {
        for gap in content
            .split("${")
            .skip(1)
            .filter_map(|it| it.split('}').next())
        {
            let mut words = gap.split(|c: char| !c.is_alphanumeric() && c != '.');
            assert!(
                !words.any(|word| renamed.contains(&word.split('.').next().unwrap())),
                "{name}: {gap}"
            );
        }
    }
}

#[test]
fn nothing_comes_from_elsewhere() {
    for (name, content) in files() {
        let own = content.replace("http://www.w3.org/2000/svg", "");
        assert!(
            !own.contains("http://") && !own.contains("https://"),
            "{name}"
        );
    }
}

#[test]
fn all_files_are_kept_offline() {
    let files = files();
    let (_, worker) = files.iter().find(|(name, _)| name == "offline.js").unwrap();
    let list = worker.split("FILES = [").nth(1).unwrap();
    let list = list.split("...").next().unwrap();
    let listed: BTreeSet<&str> = list.split('\'').skip(1).step_by(2).collect();
    let made = "./ page.js learn.js branches.js rules.js curio.wasm levels.wasm icon.svg";
    let there = files
        .iter()
        .map(|(name, _)| &**name)
        .filter(|name| !name.ends_with(".js"));
    assert_eq!(listed, there.chain(made.split(' ')).collect());
}

#[test]
fn the_page_says_what_is_written_and_no_more() {
    let said: Value =
        serde_json::from_str(&Answerer::default().answer(r#"{"do":"language","code":"en"}"#))
            .unwrap();
    let written: BTreeSet<String> = said["texts"].as_object().unwrap().keys().cloned().collect();
    let word = |text: &str| {
        text.chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect::<String>()
    };
    let scripts = scripts();
    let used = scripts
        .iter()
        .flat_map(|text| text.split("texts.").skip(1).map(word));
    // The button that plays the match has two names.
    let mut used: BTreeSet<String> = used.chain(["pause".to_owned()]).collect();
    used.remove("");
    assert_eq!(used, written);
}
