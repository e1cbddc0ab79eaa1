//! Commands that the documents show are taken by the program. The tests of `curio-lab` include
//! this file, too.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::program::{Said, start, words};

/// The folder of the project, from any of its packages.
pub(super) fn project() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut above = package.ancestors();
    let project = above.find(|it| it.join("Cargo.lock").is_file());
    project.unwrap().to_owned()
}

/// The documents with their paths below the project, in order.
pub(super) fn documents() -> Vec<(PathBuf, String)> {
    let folders = ". docs docs/rules assets crates/curio-rules crates/curio-engine crates/curio-record \
        crates/curio-record/matches crates/curio-music crates/curio-process \
        crates/curio-ugi tools";
    let mut found: Vec<PathBuf> = folders
        .split(' ')
        .flat_map(|folder| fs::read_dir(project().join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "md"))
        .collect();
    found.sort();
    found
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            (path.strip_prefix(project()).unwrap().to_owned(), text)
        })
        .collect()
}

/// The lines of the fenced blocks in the language `sh`.
pub(super) fn shell_lines(text: &str) -> Vec<&str> {
    let mut inside = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.starts_with("```") {
            inside = line == "```sh";
        } else if inside {
            lines.push(line);
        }
    }
    lines
}

#[test]
fn commands_that_are_shown_are_taken() {
    let name = Path::new(crate::PROGRAM).file_stem().unwrap();
    let mut seen = 0;
    for (path, text) in documents() {
        for line in shell_lines(&text) {
            let words = words(line);
            let Some((program, arguments)) = words.split_first() else {
                continue;
            };
            if name != program.as_str() {
                continue;
            }
            seen += 1;
            // One argument that nobody knows at the end: when that is what the
            // program objects to, it has taken all before it, and does nothing.
            let folder = tempfile::tempdir().unwrap();
            let mut command = start(folder.path());
            command.args(arguments).arg("--such-is-not-known");
            let said = Said::from(command.output().unwrap());
            // Without the feature `host`, that command takes anything, and does nothing.
            let is_taken = ["--such-is-not-known", "without tables for phones"];
            assert!(
                is_taken.iter().any(|it| said.err.contains(it)),
                "{}: {line}\n{said:?}",
                path.display()
            );
        }
    }
    assert!(seen > 5, "the documents show commands");
}
