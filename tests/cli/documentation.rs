//! Holds what the project says of itself to what is there: links lead
//! somewhere, files that are named exist, and commands that are shown are taken
//! by the program (`shown`). Whether the words are true is left to the reader.

use std::{fs, path::Path};

use super::{
    shown::{documents, project, shell_lines},
    words,
};

/// Folders whose files may be named in passing.
const NAMED: &str = "src/ crates/ tests/ examples/ tools/ benches/ docs/ assets/ scripts/ .ci/";

/// What stands between `open` and `close`, wherever it does.
fn between<'a>(text: &'a str, open: &str, close: char) -> Vec<&'a str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((inside, after)) = rest
        .split_once(open)
        .and_then(|(_, from)| from.split_once(close))
    {
        found.push(inside);
        rest = after;
    }
    found
}

/// The anchor that a heading gets.
fn anchor(heading: &str) -> String {
    heading
        .trim_start_matches('#')
        .trim()
        .to_lowercase()
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('-'),
            '-' | '_' => Some(c),
            _ => c.is_alphanumeric().then_some(c),
        })
        .collect()
}

#[test]
fn links_lead_somewhere() {
    for (path, text) in documents() {
        for link in between(&text, "](", ')') {
            if link.contains("://") {
                continue;
            }
            let (file, section) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() {
                project().join(&path)
            } else {
                project().join(path.parent().unwrap()).join(file)
            };
            assert!(target.exists(), "{} links to {link}", path.display());
            if !section.is_empty() {
                let there = fs::read_to_string(&target).unwrap();
                assert!(
                    there
                        .lines()
                        .any(|line| line.starts_with('#') && anchor(line) == section),
                    "{} links to {link}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn files_that_are_named_exist() {
    for (path, text) in documents() {
        for name in between(&text, "`", '`') {
            let is_path = NAMED.split(' ').any(|folder| name.starts_with(folder))
                && !name.contains([' ', '<', '*', '\n'])
                && !["GAME", "CODE", "FILE"].iter().any(|it| name.contains(it));
            let exists = project().join(name).exists();
            assert!(!is_path || exists, "{} names {name}", path.display());
        }
    }
}

#[test]
fn the_scripts_that_are_shown_can_be_run() {
    for (path, text) in documents() {
        for line in shell_lines(&text) {
            let first = words(line).into_iter().next().unwrap_or_default();
            if first.starts_with("scripts/") {
                let file = project().join(&first);
                assert!(is_executable(&file), "{}: {line}", path.display());
            }
        }
    }
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(path: &Path) -> bool {
    path.exists()
}

/// The settings show which crates the program is made of. Whoever takes another version of one
/// prints the list anew: `scripts/linked >assets/linked.txt`.
#[test]
fn the_crates_that_are_named_are_those_of_the_lock_file() {
    let lock = fs::read_to_string(project().join("Cargo.lock")).unwrap();
    let linked = fs::read_to_string(project().join("assets/linked.txt")).unwrap();
    let mut named = 0;
    for line in linked.lines() {
        let (name, version) = line
            .split_once(": ")
            .and_then(|(it, _)| it.split_once(' '))
            .unwrap();
        let locked = format!("name = \"{name}\"\nversion = \"{version}\"\n");
        assert!(lock.contains(&locked), "assets/linked.txt: {line}");
        named += 1;
    }
    assert!(named > 300, "{named}");
}

#[test]
fn the_readers_of_the_documents_read() {
    assert_eq!(between("a [b](c.md) [d](e)", "](", ')'), ["c.md", "e"]);
    assert_eq!(between("a `b` c `d`", "`", '`'), ["b", "d"]);
    assert_eq!(anchor("## `a_b`, not C d"), "a_b-not-c-d");
    assert_eq!(
        words("curio show --moves \"d4 b1\"  # x"),
        ["curio", "show", "--moves", "d4 b1"]
    );
    assert_eq!(shell_lines("x\n```sh\ny\n```\n```\nz\n```"), ["y"]);
}
