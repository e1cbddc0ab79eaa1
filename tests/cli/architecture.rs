//! Holds the source to its architecture: the layers and their direction, Bevy
//! in one layer only, rules without machine or chance, files of a size to be
//! read, nothing left undone, one Bevy in the lock file.
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

/// The layers under `src/`, each knowing only those before it.
const LAYERS: [&str; 6] = ["rules", "engine", "record", "cli", "plugins", "main"];

/// The one layer that may name these crates.
const WINDOW_LAYER: &str = "plugins";
const WINDOW_CRATES: [&str; 5] = ["bevy", "bevy_egui", "egui", "wgpu", "winit"];

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
const EXACT_POINTS: &str = "src/rules/score.rs";

/// The longest file, in lines. About 500 is the aim; a file past this one has
/// two subjects.
const LONGEST: usize = 600;

// --- Reading -----------------------------------------------------------------

/// A source file taken apart: blanks stand in `code` for comments and literals,
/// and in `comments` for all else, so that both keep the lines of the file.
struct Source {
    path: String,
    text: String,
    code: String,
    comments: String,
}

impl Source {
    fn new(path: &str, text: &str) -> Self {
        let chars: Vec<char> = text.chars().collect();
        let (mut code, mut comments) = (String::new(), String::new());
        let mut at = 0;
        while at < chars.len() {
            let (kind, end) = piece(&chars, at);
            for &c in &chars[at..end] {
                let blank = if c == '\n' { '\n' } else { ' ' };
                code.push(if kind == Kind::Code { c } else { blank });
                comments.push(if kind == Kind::Comment { c } else { blank });
            }
            at = end;
        }
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
            code,
            comments,
        }
    }

    /// The layer of a file under `src/`: its folder, or its own name.
    fn layer(&self) -> Option<&str> {
        let inside = self.path.strip_prefix("src/")?;
        Some(inside.split(['/', '.']).next().unwrap_or(inside))
    }

    /// How many modules deep the file lies in the crate.
    fn depth(&self) -> usize {
        let path = self.path.trim_start_matches("src/");
        let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
        path.split('/').count()
    }

    /// The words and signs of the code with their lines; `::` is one sign.
    fn tokens(&self) -> Vec<(usize, &str)> {
        let mut tokens = Vec::new();
        for (number, line) in (1..).zip(self.code.lines()) {
            let mut rest = line.trim_start();
            while let Some(first) = rest.chars().next() {
                let length = if first.is_alphanumeric() || first == '_' {
                    rest.find(|c: char| !c.is_alphanumeric() && c != '_')
                        .unwrap_or(rest.len())
                } else if rest.starts_with("::") {
                    2
                } else {
                    first.len_utf8()
                };
                tokens.push((number, &rest[..length]));
                rest = rest[length..].trim_start();
            }
        }
        tokens
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Literal,
}

/// The kind and the end of the piece of source that begins at `at`.
fn piece(chars: &[char], at: usize) -> (Kind, usize) {
    let is = |i: usize, c: char| chars.get(i) == Some(&c);
    let begins_word = at == 0 || !(chars[at - 1].is_alphanumeric() || chars[at - 1] == '_');
    match chars[at] {
        '/' if is(at + 1, '/') => {
            let end = (at..chars.len()).find(|&i| is(i, '\n'));
            (Kind::Comment, end.unwrap_or(chars.len()))
        }
        '/' if is(at + 1, '*') => {
            let (mut depth, mut i) = (0, at);
            loop {
                if is(i, '/') && is(i + 1, '*') {
                    depth += 1;
                    i += 2;
                } else if is(i, '*') && is(i + 1, '/') {
                    depth -= 1;
                    i += 2;
                } else {
                    i += 1;
                }
                if depth == 0 || i >= chars.len() {
                    return (Kind::Comment, i.min(chars.len()));
                }
            }
        }
        '"' => (Kind::Literal, quoted(chars, at, '"')),
        'r' if begins_word || is(at.wrapping_sub(1), 'b') => {
            let hashes = (at + 1..).take_while(|&i| is(i, '#')).count();
            let open = at + 1 + hashes;
            if !is(open, '"') {
                return (Kind::Code, at + 1);
            }
            let closes = |i: &usize| is(*i, '"') && (1..=hashes).all(|n| is(*i + n, '#'));
            let end = (open + 1..chars.len()).find(closes);
            (Kind::Literal, end.map_or(chars.len(), |i| i + 1 + hashes))
        }
        // A quote begins a character, unless it begins a lifetime.
        '\'' if is(at + 1, '\\') || is(at + 2, '\'') => (Kind::Literal, quoted(chars, at, '\'')),
        _ => (Kind::Code, at + 1),
    }
}

fn quoted(chars: &[char], at: usize, quote: char) -> usize {
    let mut i = at + 1;
    while i < chars.len() && chars[i] != quote {
        i += if chars[i] == '\\' { 2 } else { 1 };
    }
    (i + 1).min(chars.len())
}

// --- Checks ------------------------------------------------------------------

/// The modules of the crate's root that the file names, with their lines: by
/// `crate::`, or by as many `super::` as lead there.
fn named_modules(source: &Source) -> Vec<(usize, &str)> {
    let tokens = source.tokens();
    let word = |i: usize| tokens.get(i).map_or("", |&(_, word)| word);
    let mut named = Vec::new();
    let mut i = 0;
    while i < tokens.len() {
        match word(i) {
            "crate" => i += 1,
            "super" => {
                let mut supers = 1;
                i += 1;
                while word(i) == "::" && word(i + 1) == "super" {
                    supers += 1;
                    i += 2;
                }
                if supers < source.depth() {
                    continue;
                }
            }
            _ => {
                i += 1;
                continue;
            }
        }
        if word(i) != "::" {
            continue;
        }
        i += 1;
        if word(i) != "{" {
            named.extend(tokens.get(i));
            continue;
        }
        let mut depth = 0;
        for j in i.. {
            match word(j) {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ if depth == 1 && matches!(word(j - 1), "{" | ",") => named.extend(tokens.get(j)),
                _ => {}
            }
            if depth == 0 || j >= tokens.len() {
                break;
            }
        }
    }
    named
}

fn layering(source: &Source) -> Vec<String> {
    let Some(layer) = source.layer().filter(|&layer| layer != "lib") else {
        return Vec::new();
    };
    let height = |name: &str| LAYERS.iter().position(|&layer| layer == name);
    let Some(own) = height(layer) else {
        return vec![format!("{}: `{layer}` is no layer", source.path)];
    };
    named_modules(source)
        .into_iter()
        .filter(|(_, name)| height(name).is_some_and(|other| other > own))
        .map(|(line, name)| format!("{}:{line}: {layer} knows {name}", source.path))
        .collect()
}

fn words_forbidden(source: &Source, words: &[&str], reason: &str) -> Vec<String> {
    source
        .tokens()
        .into_iter()
        .filter(|(_, word)| words.contains(word))
        .map(|(line, word)| format!("{}:{line}: `{word}` {reason}", source.path))
        .collect()
}

fn window_below(source: &Source) -> Vec<String> {
    match source.layer() {
        Some(layer) if layer != WINDOW_LAYER => {
            words_forbidden(source, &WINDOW_CRATES, "belongs into `plugins`")
        }
        _ => Vec::new(),
    }
}

fn impure_rules(source: &Source) -> Vec<String> {
    if source.layer() == Some("rules") {
        // Exact points leave the rules as numbers of JSON and of charts.
        let lets_out = |word: &&str| source.path == EXACT_POINTS && *word == "f64";
        let words: Vec<&str> = NOT_IN_RULES
            .into_iter()
            .filter(|word| !lets_out(word))
            .collect();
        words_forbidden(source, &words, "has no place in rules")
    } else {
        Vec::new()
    }
}

fn size_and_heading(source: &Source) -> Vec<String> {
    let mut offences = Vec::new();
    if !source.text.starts_with("//! ") {
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
        let Ok(entries) = fs::read_dir(folder) else {
            return;
        };
        for entry in entries {
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
    let offences: Vec<String> = sources.iter().flat_map(check).collect();
    assert!(offences.is_empty(), "\n{}\n", offences.join("\n"));
}

#[test]
fn each_layer_knows_only_those_below() {
    assert_sound(&["src"], layering);
}

#[test]
fn only_the_plugins_know_the_window() {
    assert_sound(&["src"], window_below);
}

#[test]
fn rules_depend_on_nothing_but_themselves() {
    assert_sound(&["src"], impure_rules);
}

#[test]
fn files_are_short_and_say_what_they_are_for() {
    assert_sound(&["src", "tests", "examples", "benches"], size_and_heading);
}

#[test]
fn nothing_is_left_undone() {
    assert_sound(&["src", "tests", "examples", "benches"], left_undone);
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
    fn an_arrow_upwards_is_seen() {
        for (path, text) in [
            ("src/rules/hex.rs", "use crate::engine::Search;"),
            ("src/engine/mod.rs", "fn f() { crate::record::save() }"),
            ("src/engine/mod.rs", "use super::plugins;"),
            ("src/engine/a/b.rs", "use super::super::super::cli::run;"),
            (
                "src/record/mod.rs",
                "use crate::{rules::{cli, Game}, plugins::x};",
            ),
            (
                "src/record/mod.rs",
                "use crate::{\n    rules,\n    cli,\n};",
            ),
            ("src/cli/mod.rs", "pub(crate) use crate::plugins as p;"),
            ("src/assistant/mod.rs", "//! A folder that is no layer."),
        ] {
            assert_eq!(offences(layering, path, text), 1, "{path}: {text}");
        }
    }

    #[test]
    fn an_arrow_downwards_is_let_pass() {
        for (path, text) in [
            (
                "src/rules/hex.rs",
                "// crate::engine\nlet s = \"crate::engine\";",
            ),
            ("src/engine/mod.rs", "use crate::rules::{engine, record};"),
            ("src/engine/a/b.rs", "use super::super::record;"),
            ("src/record/a.rs", "use super::cli;"),
            (
                "src/plugins/mod.rs",
                "use crate::{cli, rules, plugins::hud};",
            ),
            ("src/lib.rs", "pub mod plugins; use crate::plugins;"),
            ("src/main.rs", "fn main() { curio::cli::run() }"),
        ] {
            assert_eq!(offences(layering, path, text), 0, "{path}: {text}");
        }
    }

    #[test]
    fn bevy_below_is_seen() {
        let text = "use bevy::prelude::*;";
        assert_eq!(offences(window_below, "src/cli/mod.rs", text), 1);
        assert_eq!(offences(window_below, "src/main.rs", text), 1);
        assert_eq!(offences(window_below, "src/plugins/mod.rs", text), 0);
        let text = "//! Not even bevy.\n/* bevy /* */ bevy */ r#\"bevy \" bevy\"# 'b' \"\\\"bevy\"";
        assert_eq!(offences(window_below, "src/rules/mod.rs", text), 0);
        let text = "fn f<'a>(x: &'a str) { let c = '\"'; bevy::app(x) }";
        assert_eq!(offences(window_below, "src/rules/mod.rs", text), 1);
    }

    #[test]
    fn impure_rules_are_seen() {
        let text = "use std::{collections::HashMap, time::Instant};\nfn f(x: f32) {}";
        assert_eq!(offences(impure_rules, "src/rules/mod.rs", text), 3);
        assert_eq!(offences(impure_rules, "src/engine/mod.rs", text), 0);
        let text = "fn f(x: f64) -> f32 {}";
        assert_eq!(offences(impure_rules, "src/rules/score.rs", text), 1);
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
