//! Counts that only fall: how much there is to read, and how much of it asks what it should
//! be told.
//!
//! Whoever needs more than a ceiling takes as much away elsewhere, in the same commit; whoever
//! has taken something away lowers the ceiling to what is left. The rules:
//!
//! - *lines of Rust*: every line of every `.rs` file outside `tools/`;
//! - *lines of documents*: `docs/*.md` and `CHANGELOG.md`;
//! - of the client (`src/plugins`): *public items* (lines that begin with `pub` and the kind of
//!   an item), parameters that may be missing (`Option<Res`, and of the session alone), and
//!   questions what the table is for (`.activity()`, and `Activity::` outside `app/session`),
//!   which a state or a run condition answers;
//! - of `src` and `crates`: constructors that say nothing (`fn of`), and names of types that
//!   more than two modules give to different things.

use std::collections::{BTreeMap, BTreeSet};

use super::{File, files};

/// The ceilings, with what is counted.
const CEILINGS: [(&str, usize); 9] = [
    ("lines of Rust", 231_600),
    ("lines of documents", 3_234),
    ("public items of the client", 554),
    ("Option<Res<Session>>", 36),
    ("Option<Res", 119),
    (".activity()", 17),
    ("Activity:: outside app/session", 78),
    ("fn of", 0),
    ("names of types in more than two modules", 97),
];

/// The kinds of items that can be public.
const ITEMS: [&str; 9] = [
    "fn ", "struct ", "enum ", "trait ", "type ", "const ", "static ", "mod ", "use ",
];

fn counts(files: &[File], documents: usize) -> BTreeMap<&'static str, usize> {
    let below = |folder: &'static str| files.iter().filter(move |it| it.path.starts_with(folder));
    let occur = |what: &str, folder: &'static str| -> usize {
        below(folder).map(|it| it.text.matches(what).count()).sum()
    };
    let lines = files.iter().filter(|it| !it.path.starts_with("tools/"));
    let outside = below("src/plugins/").filter(|it| !it.path.contains("/app/session/"));
    BTreeMap::from([
        (
            "lines of Rust",
            lines.map(|it| it.text.lines().count()).sum(),
        ),
        ("lines of documents", documents),
        (
            "public items of the client",
            below("src/plugins/")
                .map(|it| it.text.lines().filter(|line| is_public_item(line)).count())
                .sum(),
        ),
        (
            "Option<Res<Session>>",
            occur("Option<Res<Session>>", "src/plugins/"),
        ),
        ("Option<Res", occur("Option<Res", "src/plugins/")),
        (".activity()", occur(".activity()", "src/plugins/")),
        (
            "Activity:: outside app/session",
            outside
                .map(|it| it.text.matches("Activity::").count())
                .sum(),
        ),
        (
            "fn of",
            occur("fn of(", "src/")
                + occur("fn of<", "src/")
                + occur("fn of(", "crates/")
                + occur("fn of<", "crates/"),
        ),
        (
            "names of types in more than two modules",
            repeated_names(files),
        ),
    ])
}

fn is_public_item(line: &str) -> bool {
    let item = line.trim_start().strip_prefix("pub ");
    item.is_some_and(|item| ITEMS.iter().any(|kind| item.starts_with(kind)))
}

/// How many names stand for types of more than two modules.
fn repeated_names(files: &[File]) -> usize {
    let mut modules: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for file in files
        .iter()
        .filter(|it| it.path.starts_with("src/") || it.path.starts_with("crates/"))
    {
        for line in file.shipped().lines() {
            if let Some(name) = type_named(line) {
                modules.entry(name).or_default().insert(&file.path);
            }
        }
    }
    modules.values().filter(|modules| modules.len() > 2).count()
}

/// The name of the type that a line defines.
fn type_named(line: &str) -> Option<String> {
    let line = line.trim_start();
    let item = match line.strip_prefix("pub") {
        Some(rest) => rest.trim_start_matches(|c| c != ' ').trim_start(),
        None => line,
    };
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let rest = kinds.iter().find_map(|kind| item.strip_prefix(kind))?;
    let name: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
    (!name.is_empty()).then_some(name)
}

fn documents() -> usize {
    let project = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = std::fs::read_dir(project.join("docs")).unwrap();
    let docs = docs.map(|entry| entry.unwrap().path());
    docs.chain([project.join("CHANGELOG.md")])
        .filter(|path| path.extension().is_some_and(|ext| ext == "md"))
        .map(|path| std::fs::read_to_string(path).unwrap().lines().count())
        .sum()
}

#[test]
fn no_count_rises() {
    let counts = counts(&files(), documents());
    let above: Vec<_> = CEILINGS
        .iter()
        .filter(|(what, ceiling)| counts[what] > *ceiling)
        .map(|(what, ceiling)| format!("{what}: {} of at most {ceiling}", counts[what]))
        .collect();
    assert!(above.is_empty(), "\n{}\n", above.join("\n"));
}

/// A ceiling far above what there is holds nothing.
#[test]
fn ceilings_follow_the_counts() {
    let counts = counts(&files(), documents());
    for (what, ceiling) in CEILINGS {
        let slack = (ceiling / 100).max(2);
        assert!(
            counts[what] + slack >= ceiling,
            "{what}: {} of {ceiling}: lower it",
            counts[what]
        );
    }
}

#[test]
fn what_is_counted_is_seen() {
    let file = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let client = "pub fn a(s: Option<Res<Session>>) { s.activity() == Activity::Play }\n\
        pub(crate) fn of() {}\npub struct Place;\npub use b;";
    let files = [
        file("src/plugins/a.rs", client),
        file(
            "src/plugins/app/session/b.rs",
            "enum Place {}\nActivity::Edit",
        ),
        file(
            "crates/c/src/lib.rs",
            "    pub(super) struct Place<'a>(&'a str);",
        ),
        file("tools/d.rs", "\n\n"),
    ];
    let found = counts(&files, 7);
    let expected = [7, 7, 3, 1, 1, 1, 1, 1, 1];
    for ((what, _), expected) in CEILINGS.iter().zip(expected) {
        assert_eq!(found[what], expected, "{what}");
    }
}
