//! Holds the source to what neither the crates nor clippy can say: the window's crates in
//! `src/plugins` alone, arrows between the folders of the program in one direction, crates
//! that compile away from this repository, and files short enough to read, with a head that
//! says what they are for.
//!
//! `ceilings` holds counts that only fall.
//!
//! Each check is a function from files to the offences in them, and has a test that shows
//! it what it must refuse. `docs/design.md` says why.

mod ceilings;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// What only the plugins may name.
const WINDOW: [&str; 5] = ["bevy", "bevy_egui", "egui", "wgpu", "winit"];

/// The folders of the client, each knowing only those before it. The files
/// beside them put the client together: they know all, and no folder knows them.
const CLIENT: [&str; 10] = [
    "app", "scene", "ui", "board", "games", "software", "recovery", "stage", "capture", "showcase",
];

/// The longest file, in lines. About 500 is the aim; a file past this one has
/// two subjects.
const LONGEST: usize = 600;

/// Where Rust is written.
const ALL: [&str; 6] = ["src", "crates", "tools", "tests", "examples", "benches"];

struct File {
    /// Below the project, with slashes.
    path: String,
    text: String,
}

impl File {
    /// The modules from the root of its crate down to the file.
    fn module(&self) -> Vec<&str> {
        let inside = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        let mut module: Vec<&str> = inside.split('/').collect();
        if matches!(module.last(), Some(&("mod" | "lib" | "main"))) {
            module.pop();
        }
        module
    }

    /// What ships: the code without its comments and without the tests, which come last.
    fn shipped(&self) -> String {
        if self.module().contains(&"tests") {
            return String::new();
        }
        let code = self.text.split("mod tests {").next().unwrap_or_default();
        let uncommented = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
        code.lines().map(uncommented).collect::<Vec<_>>().join("\n")
    }

    /// The paths that the shipped code names by `crate::` and `super::`, in `use` or in
    /// passing, from the root of the crate on.
    fn named_paths(&self) -> Vec<Vec<String>> {
        let code = self.shipped();
        let mut rest = code.as_str();
        let mut found = Vec::new();
        while let Some(at) = ["crate::", "super::"]
            .iter()
            .filter_map(|it| rest.find(it))
            .min()
        {
            let before = rest[..at].chars().next_back();
            // The place that `pub(in crate::plugins)` names is one above.
            let is_path = !before.is_some_and(|c| c.is_alphanumeric() || "_:".contains(c))
                && !rest[..at].ends_with("(in ");
            if is_path {
                rest = branches(&rest[at..], &self.module(), &mut found);
            } else {
                rest = &rest[at + "crate::".len()..];
            }
        }
        found
    }
}

/// Reads a path with its branches in braces, which begins below the module `path`, and
/// returns what follows it.
fn branches<'a>(mut rest: &'a str, path: &[&'a str], found: &mut Vec<Vec<String>>) -> &'a str {
    let mut path = path.to_vec();
    loop {
        if let Some(inside) = rest.strip_prefix('{') {
            rest = inside.trim_start();
            while !rest.is_empty() && !rest.starts_with('}') {
                rest = branches(rest, &path, found);
                // The name that it is given, and what stands between branches.
                rest = rest.trim_start_matches(|c| c != ',' && c != '}');
                rest = rest.trim_start_matches(|c: char| c == ',' || c.is_whitespace());
            }
            return rest.strip_prefix('}').unwrap_or_default();
        }
        let ends = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let (word, after) = rest.split_at(ends.unwrap_or(rest.len()));
        match word {
            "crate" => path.clear(),
            "super" => drop(path.pop()),
            "self" | "" => {}
            word => path.push(word),
        }
        match after.strip_prefix("::") {
            Some(more) => rest = more,
            None => {
                found.push(path.into_iter().map(str::to_owned).collect());
                return after;
            }
        }
    }
}

// --- Checks ------------------------------------------------------------------

fn window_below(file: &File) -> Vec<String> {
    if !file.path.starts_with("src/") || file.path.starts_with("src/plugins/") {
        return Vec::new();
    }
    let code = file.shipped();
    let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
    words
        .filter(|word| WINDOW.contains(word))
        .map(|word| format!("{}: `{word}` belongs in `src/plugins`", file.path))
        .collect()
}

fn arrows_upward(file: &File) -> Vec<String> {
    if !file.path.starts_with("src/") {
        return Vec::new();
    }
    let from = file.module();
    let named = file.named_paths().into_iter().filter_map(|path| {
        let to: Vec<&str> = path.iter().map(String::as_str).collect();
        why_upward(&from, &to).map(|why| format!("{}: {why} ({})", file.path, to.join("::")))
    });
    named.chain(stranger(file)).collect()
}

fn why_upward(from: &[&str], to: &[&str]) -> Option<String> {
    let height = |folder: &str| CLIENT.iter().position(|name| *name == folder);
    match (from, to) {
        (["cli", ..], ["plugins", ..]) => Some("cli knows plugins".to_owned()),
        (["plugins", ..], ["cli", ..]) => Some("plugins knows cli".to_owned()),
        (["client" | "report", ..], ["cli" | "plugins", ..]) => {
            Some("what lies between cli and plugins knows one of them".to_owned())
        }
        (["plugins", "games", own, ..], ["plugins", "games", other, ..]) if own != other => {
            Some(format!("{own} knows {other}"))
        }
        (["plugins", folder, ..], ["plugins", rest @ ..]) => {
            let own = height(folder)?;
            let other = rest.first().map_or("the client's root", |name| *name);
            let is_below = height(other).is_some_and(|other| other <= own);
            (!is_below).then(|| format!("{folder} knows {other}"))
        }
        _ => None,
    }
}

/// What says of a file that it lies in no folder known here.
fn stranger(file: &File) -> Option<String> {
    let is_known = match file.path.split('/').collect::<Vec<_>>()[..] {
        ["src", "plugins", folder, _, ..] => CLIENT.contains(&folder),
        ["src", "cli" | "client" | "plugins" | "report", ..] | ["src", _] => true,
        _ => false,
    };
    (!is_known).then(|| format!("{}: belongs to no layer", file.path))
}

/// Folders of the client that know each other, even through files beside them. The files
/// of one folder may: a value and what is done with it.
fn circles(files: &[File]) -> Vec<String> {
    // In each folder, by its modules: which of its parts names which other.
    let mut named = BTreeSet::new();
    let mut folders = BTreeSet::new();
    let client = files
        .iter()
        .filter(|file| file.path.starts_with("src/plugins/"));
    for file in client {
        let from: Vec<String> = file.module().into_iter().map(str::to_owned).collect();
        folders.extend((1..from.len()).map(|depth| from[..depth].to_vec()));
        for to in file.named_paths() {
            let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            if from.len() > shared && to.len() > shared {
                named.insert((from[..=shared].to_vec(), to[..=shared].to_vec()));
            }
        }
    }
    let known: Vec<_> = folders
        .iter()
        .map(|folder| (folder, reached(&named, folder)))
        .collect();
    let pairs = known
        .iter()
        .flat_map(|one| known.iter().map(move |other| (one, other)));
    pairs
        .filter(|((a, from_a), (b, from_b))| a < b && from_a.contains(b) && from_b.contains(a))
        .map(|((a, _), (b, _))| format!("{} and {} know each other", a.join("/"), b.join("/")))
        .collect()
}

type Module = Vec<String>;

/// All modules to which the arrows lead from one.
fn reached<'a>(arrows: &'a BTreeSet<(Module, Module)>, start: &'a Module) -> BTreeSet<&'a Module> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![start]);
    while let Some(from) = open.pop() {
        for (_, to) in arrows.iter().filter(|(one, _)| one == from) {
            if seen.insert(to) {
                open.push(to);
            }
        }
    }
    seen
}

/// Files from outside its package that a file includes.
fn from_outside(file: &File) -> Vec<String> {
    let is_packed = |folder| file.path.starts_with(folder) && !file.path.contains("/tests/");
    if !is_packed("src/") && !is_packed("crates/") {
        return Vec::new();
    }
    let folders = file.path.split('/').count() - 1;
    let package = if file.path.starts_with("crates/") {
        2
    } else {
        0
    };
    let includes = ["include_str!(", "include_bytes!(", "include!(", "#[path = "];
    let included = includes.iter().flat_map(|how| file.text.split(how).skip(1));
    included
        .filter_map(|rest| rest.split('"').nth(1))
        .filter(|path| path.matches("../").count() > folders - package)
        .map(|path| format!("{}: {path} is not in its package", file.path))
        .collect()
}

fn head_and_length(file: &File) -> Vec<String> {
    let mut offences = Vec::new();
    // The head of a crate may be its README.
    let heads = ["//! ", "#![doc = include_str!"];
    if !heads.iter().any(|head| file.text.starts_with(head)) {
        offences.push(format!(
            "{}: does not say at its head what it is for",
            file.path
        ));
    }
    let lines = file.text.lines().count();
    if lines > LONGEST {
        offences.push(format!("{}: {lines} lines", file.path));
    }
    offences
}

// --- The project itself ------------------------------------------------------

fn files() -> Vec<File> {
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
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in ALL {
        walk(&project.join(folder), &mut paths);
    }
    let name = |path: &Path| {
        path.strip_prefix(project)
            .unwrap()
            .to_str()
            .unwrap()
            .to_owned()
    };
    paths
        .iter()
        .map(|path| File {
            path: name(path).replace('\\', "/"),
            text: fs::read_to_string(path).unwrap(),
        })
        .collect()
}

#[track_caller]
fn assert_sound(check: fn(&File) -> Vec<String>) {
    assert_none(&files().iter().flat_map(check).collect::<Vec<_>>());
}

#[track_caller]
fn assert_none(offences: &[String]) {
    assert!(offences.is_empty(), "\n{}\n", offences.join("\n"));
}

#[test]
fn only_the_plugins_know_the_window() {
    assert_sound(window_below);
}

#[test]
fn each_folder_knows_only_those_below() {
    assert_sound(arrows_upward);
}

#[test]
fn no_folder_of_the_client_knows_itself_through_another() {
    assert_none(&circles(&files()));
}

#[test]
fn packages_include_nothing_from_outside() {
    assert_sound(from_outside);
}

#[test]
fn files_are_short_and_say_what_they_are_for() {
    assert_sound(head_and_length);
}

// --- The checks can fail -----------------------------------------------------

#[track_caller]
fn assert_offences(check: fn(&File) -> Vec<String>, cases: &[(&str, &str, usize)]) {
    for &(path, text, offences) in cases {
        let (path, text) = (path.to_owned(), text.to_owned());
        let found = check(&File { path, text });
        assert_eq!(found.len(), offences, "{found:?}");
    }
}

#[test]
fn the_window_below_the_plugins_is_seen() {
    let cases = [
        ("src/cli/mod.rs", "use bevy::prelude::*;", 1),
        ("src/main.rs", "fn f() { egui::show(wgpu) }", 2),
        ("src/plugins/mod.rs", "use bevy::prelude::*;", 0),
        ("src/cli/mod.rs", "//! Not even bevy.\nuse bevy_like;", 0),
        ("tests/client/hud.rs", "use bevy::prelude::*;", 0),
    ];
    assert_offences(window_below, &cases);
}

#[test]
fn an_arrow_upwards_is_seen() {
    let (app, xima) = ("src/plugins/app/a.rs", "src/plugins/games/xima/a.rs");
    #[rustfmt::skip]
    let cases = [
        ("src/cli/play.rs", "use crate::plugins::ui;", 1),
        ("src/cli/play.rs", "pub(crate) use super::super::plugins as p;", 1),
        ("src/plugins/client.rs", "use crate::cli::Client;", 1),
        ("src/client.rs", "use crate::{cli::Usage, plugins, record};", 2),
        (app, "use crate::plugins::{app, scene::Camera};\nuse crate::plugins::ui;", 2),
        (app, "use crate::{\n    client,\n    plugins::{\n        app::b as c,\n        ui::{C, D},\n    },\n};", 2),
        (app, "fn f(x: &super::super::games::Xima<Board>) {}", 1),
        (app, "use super::super::testing::frames;", 1),
        (app, "use super::super::table_plugins;", 1),
        (app, "use crate::plugins;", 1),
        ("src/plugins/app/a/b.rs", "use super::super::super::board::*;", 1),
        (xima, "use super::super::xong::board;", 1),
        (xima, "use crate::plugins::{games::xong, capture::{self, film}};", 3),
        ("src/assistant/mod.rs", "", 1),
        ("src/plugins/hud/a.rs", "", 1),
        // What is let pass.
        (app, "use super::b; use crate::{client, ugi, plugins::app::c};", 0),
        (app, "pub(in crate::plugins) fn f() {}", 0),
        (app, "use bevy::scene::board; use std::extras;", 0),
        (app, "// crate::plugins::ui\nfn f() {}", 0),
        (app, "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    use crate::plugins::testing;\n}", 0),
        ("src/plugins/app/a/tests.rs", "use crate::plugins::testing;", 0),
        (xima, "use super::b; use crate::{client, plugins::{ui, board, games::xima::c}};", 0),
        ("src/plugins/client.rs", "use super::{app, capture::film};", 0),
    ];
    assert_offences(arrows_upward, &cases);
}

#[test]
fn a_circle_is_seen() {
    let (screens, hud) = ("src/plugins/ui/screens/a.rs", "src/plugins/ui/hud/b.rs");
    let theme = "src/plugins/ui/theme.rs";
    #[rustfmt::skip]
    let cases: [(&[(&str, &str)], usize); 5] = [
        (&[(screens, "use super::super::hud::b;"), (hud, "use crate::plugins::ui::screens::a;")], 1),
        (&[(screens, "use crate::plugins::ui::theme;"), (theme, "use super::hud;"), (hud, "use super::super::screens;")], 1),
        (&[(screens, "use super::super::hud::b;"), (hud, "use super::c;")], 0),
        (&[(hud, "use super::c;"), ("src/plugins/ui/hud/c.rs", "use super::b;")], 0),
        (&[(hud, "use super::super::theme;"), (theme, "use super::hud::b;")], 0),
    ];
    for (files, expected) in cases {
        let file = |&(path, text): &(&str, &str)| File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let found = circles(&files.iter().map(file).collect::<Vec<_>>());
        assert_eq!(found.len(), expected, "{found:?}");
    }
}

#[test]
fn what_a_package_lacks_is_seen() {
    let (rules, film) = (
        "crates/curio-rules/src/xong/a.rs",
        "src/plugins/capture/film.rs",
    );
    #[rustfmt::skip]
    let cases = [
        (rules, "include_str!(\"../../data/a.txt\")", 0),
        (rules, "include_str!(concat!(\"../../../assets/\", $file))", 1),
        ("crates/curio-engine/src/lib.rs", "#[path = \"../../curio-rules/src/a.rs\"]", 1),
        (film, "include_bytes!(\"../../../assets/a.png\")", 0),
    ];
    assert_offences(from_outside, &cases);
}

#[test]
fn long_and_headless_files_are_seen() {
    let long = format!("//! Long.\n{}", "\n".repeat(LONGEST));
    let cases = [
        ("src/a.rs", long.as_str(), 1),
        ("src/a.rs", "use x;", 1),
        ("src/a.rs", "//! Short.", 0),
    ];
    assert_offences(head_and_length, &cases);
}
