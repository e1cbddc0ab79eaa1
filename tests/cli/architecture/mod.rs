//! Holds the source to its architecture: the layers and their direction, Bevy in one layer
//! only, rules without machine or chance, files and functions short enough to read, nothing
//! left undone, one Bevy in the lock file.
//!
//! Each check is a function from a text to the offences in it, and has a test
//! that shows it a text it must refuse. `docs/design.md` says why.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

use std::{
    fs,
    path::{Path, PathBuf},
};

mod functions;
mod layers;
mod source;

use source::Source;

/// Where these crates may be named.
const WINDOW_LAYER: &str = "src/plugins/";
const WINDOW_CRATES: [&str; 5] = ["bevy", "bevy_egui", "egui", "wgpu", "winit"];

const RULES: &str = "crates/curio-rules/src/";

/// What no rule may depend on: the machine, the clock, the order of a hash
/// table, the rounding of a processor.
const NOT_IN_RULES: [&str; 12] = [
    "f32",
    "f64",
    "HashMap",
    "HashSet",
    "fs",
    "io",
    "net",
    "env",
    "process",
    "thread",
    "Instant",
    "SystemTime",
];

/// Where exact fractions are turned into floating-point numbers for others.
const EXACT_POINTS: &str = "crates/curio-rules/src/score.rs";

/// The longest file, in lines. About 500 is the aim; a file past this one has
/// two subjects.
const LONGEST: usize = 600;

// --- Checks ------------------------------------------------------------------

fn words_forbidden(source: &Source, words: &[&str], reason: &str) -> Vec<String> {
    source
        .tokens()
        .into_iter()
        .filter(|(_, word)| words.contains(word))
        .map(|(line, word)| format!("{}:{line}: `{word}` {reason}", source.path))
        .collect()
}

fn window_below(source: &Source) -> Vec<String> {
    if source.package().is_none() || source.path.starts_with(WINDOW_LAYER) {
        return Vec::new();
    }
    words_forbidden(source, &WINDOW_CRATES, "belongs in `src/plugins`")
}

fn impure_rules(source: &Source) -> Vec<String> {
    if !source.path.starts_with(RULES) {
        return Vec::new();
    }
    // Exact points leave the rules as numbers of JSON and of charts.
    let lets_out = |word: &&str| source.path == EXACT_POINTS && *word == "f64";
    let words: Vec<&str> = NOT_IN_RULES
        .into_iter()
        .filter(|word| !lets_out(word))
        .collect();
    words_forbidden(source, &words, "has no place in rules")
}

fn size_and_heading(source: &Source) -> Vec<String> {
    let mut offences = Vec::new();
    // The heading of a crate may be its README.
    let heading = ["//! ", "#![doc = include_str!"];
    if !heading.iter().any(|&begin| source.text.starts_with(begin)) {
        offences.push(format!(
            "{}: does not say at its head what it is for",
            source.path
        ));
    }
    let lines = source.text.lines().count();
    if lines > LONGEST {
        offences.push(format!("{}: {lines} lines", source.path));
    }
    offences
}

fn left_undone(source: &Source) -> Vec<String> {
    let tokens = source.tokens();
    let in_code = tokens.windows(2).filter_map(|pair| {
        let [(line, word), (_, next)] = *pair else {
            return None;
        };
        let undone = (matches!(word, "todo" | "unimplemented") && next == "!")
            || (word == "[" && next == "ignore");
        undone.then_some((line, format!("{word}{next}")))
    });
    let marks = ["FIXME", "TODO", "XXX"];
    let in_comments = (1..).zip(source.comments.lines()).flat_map(|(line, text)| {
        let found = marks.into_iter().filter(move |mark| text.contains(mark));
        found.map(move |mark| (line, mark.to_owned()))
    });
    in_code
        .chain(in_comments)
        .map(|(line, what)| format!("{}:{line}: {what}", source.path))
        .collect()
}

/// The versions of a package in a lock file.
fn locked_versions<'a>(lock: &'a str, package: &str) -> Vec<&'a str> {
    let name = format!("name = \"{package}\"");
    lock.split("[[package]]")
        .filter(|entry| entry.lines().any(|line| line == name))
        .filter_map(|entry| {
            let version = entry
                .lines()
                .find_map(|line| line.strip_prefix("version = "))?;
            Some(version.trim_matches('"'))
        })
        .collect()
}

// --- The project itself ------------------------------------------------------

fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files under the folders, in the order of their paths.
fn sources(folders: &[&str]) -> Vec<Source> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                found.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    for folder in folders {
        walk(&project().join(folder), &mut paths);
    }
    paths.sort();
    paths
        .iter()
        .map(|path| {
            let name = path.strip_prefix(project()).unwrap().to_str().unwrap();
            Source::new(&name.replace('\\', "/"), &fs::read_to_string(path).unwrap())
        })
        .collect()
}

fn assert_sound(folders: &[&str], check: impl Fn(&Source) -> Vec<String>) {
    let sources = sources(folders);
    assert!(!sources.is_empty(), "{folders:?} hold no source");
    assert_none(&sources.iter().flat_map(check).collect::<Vec<_>>());
}

#[track_caller]
fn assert_none(offences: &[String]) {
    assert!(offences.is_empty(), "\n{}\n", offences.join("\n"));
}

const SHIPPED: [&str; 4] = [
    "src",
    "crates/curio-rules/src",
    "crates/curio-engine/src",
    "crates/curio-record/src",
];
const ALL: [&str; 5] = ["src", "crates", "tests", "examples", "benches"];

#[test]
fn each_layer_knows_only_those_below() {
    assert_none(&layers::upward(&sources(&SHIPPED)));
}

#[test]
fn every_file_belongs_to_a_layer() {
    assert_none(&layers::strangers(&sources(&SHIPPED)));
}

#[test]
fn no_folder_of_the_client_knows_itself_through_another() {
    assert_none(&layers::cycles(&sources(&SHIPPED)));
}

#[test]
fn only_the_plugins_know_the_window() {
    assert_sound(&SHIPPED, window_below);
}

#[test]
fn rules_depend_on_nothing_but_themselves() {
    assert_sound(&SHIPPED, impure_rules);
}

#[test]
fn files_are_short_and_say_what_they_are_for() {
    assert_sound(&ALL, size_and_heading);
}

#[test]
fn nothing_is_left_undone() {
    assert_sound(&ALL, left_undone);
}

#[test]
fn functions_are_short() {
    let allowed = functions::TABLES_OF_DATA;
    assert_none(&functions::too_long(&sources(&ALL), allowed));
}

#[test]
fn there_is_one_bevy() {
    let lock = fs::read_to_string(project().join("Cargo.lock")).unwrap();
    assert_eq!(locked_versions(&lock, "bevy_ecs"), ["0.19.1"]);
}

// --- The checks can fail -----------------------------------------------------

#[cfg(test)]
mod checks {
    use super::*;

    fn offences(check: fn(&Source) -> Vec<String>, path: &str, text: &str) -> usize {
        check(&Source::new(path, text)).len()
    }

    #[test]
    fn bevy_below_is_seen() {
        let text = "use bevy::prelude::*;";
        assert_eq!(offences(window_below, "src/cli/mod.rs", text), 1);
        assert_eq!(offences(window_below, "src/main.rs", text), 1);
        assert_eq!(offences(window_below, "src/plugins/mod.rs", text), 0);
        let text = "//! Not even bevy.\n/* bevy /* */ bevy */ r#\"bevy \" bevy\"# 'b' \"\\\"bevy\"";
        assert_eq!(
            offences(window_below, "crates/curio-rules/src/a.rs", text),
            0
        );
        let text = "fn f<'a>(x: &'a str) { let c = '\"'; bevy::app(x) }";
        assert_eq!(
            offences(window_below, "crates/curio-rules/src/a.rs", text),
            1
        );
        assert_eq!(offences(window_below, "tests/client/hud.rs", text), 0);
    }

    #[test]
    fn impure_rules_are_seen() {
        let text = "use std::{collections::HashMap, time::Instant};\nfn f(x: f32) {}";
        assert_eq!(
            offences(impure_rules, "crates/curio-rules/src/mod.rs", text),
            3
        );
        assert_eq!(
            offences(impure_rules, "crates/curio-engine/src/mod.rs", text),
            0
        );
        let text = "fn f(x: f64) -> f32 {}";
        assert_eq!(
            offences(impure_rules, "crates/curio-rules/src/score.rs", text),
            1
        );
    }

    #[test]
    fn long_and_headless_files_are_seen() {
        let long = format!("//! Long.\n{}", "\n".repeat(LONGEST));
        assert_eq!(offences(size_and_heading, "src/a.rs", &long), 1);
        assert_eq!(offences(size_and_heading, "src/a.rs", "use x;"), 1);
        assert_eq!(offences(size_and_heading, "src/a.rs", "//! Short."), 0);
    }

    #[test]
    fn what_is_undone_is_seen() {
        let text = "fn f() { todo!() }\n// FIXME later\n#[ignore]\nunimplemented!(\"\")";
        assert_eq!(offences(left_undone, "src/a.rs", text), 4);
        let text = "let todo = \"todo!() FIXME\"; // nothing to do";
        assert_eq!(offences(left_undone, "src/a.rs", text), 0);
    }

    #[test]
    fn a_second_version_is_seen() {
        let lock = "[[package]]\nname = \"bevy_ecs\"\nversion = \"0.19.1\"\n\n\
                    [[package]]\nname = \"bevy_ecs_macros\"\nversion = \"0.19.1\"\n\n\
                    [[package]]\nname = \"bevy_ecs\"\nversion = \"0.14.2\"\n";
        assert_eq!(locked_versions(lock, "bevy_ecs"), ["0.19.1", "0.14.2"]);
        assert!(locked_versions(lock, "bevy").is_empty());
    }
}
