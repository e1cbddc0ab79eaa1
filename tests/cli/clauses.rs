//! Every clause of the rules has a test: the table at the end of each page in `docs/rules` names
//! all its sections for players and all its rulings, and tests that exist.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The games, by the names of their rules pages.
const GAMES: [&str; 5] = ["xafka", "xima", "mathematichess", "xong", "chimple"];

/// Sections for players that say nothing that a test of the rules could check.
const NO_RULES: [&str; 6] = [
    "Tips",
    "Options",
    "On the screen",
    "How a side chooses",
    "Drawing a board",
    "Playing by mail",
];

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The sections for players, and the names of the rulings.
fn clauses(rules: &str) -> BTreeSet<String> {
    let (players, _) = rules.split_once("The part for players ends here").unwrap();
    let sections = players
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .filter(|section| !NO_RULES.contains(section));
    let rulings = rules
        .lines()
        .skip_while(|line| !line.starts_with("| | question |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .filter_map(|line| line.split('|').nth(1))
        .map(str::trim);
    sections.chain(rulings).map(str::to_owned).collect()
}

/// The tests of each clause, by the table in the rules of a game.
fn mapped(rules: &str) -> BTreeMap<String, Vec<String>> {
    let mut mapped = BTreeMap::new();
    let rows = rules
        .lines()
        .skip_while(|line| *line != "## Clauses and their tests")
        .skip(1)
        .take_while(|line| !line.starts_with('#'))
        .filter(|line| line.starts_with('|'))
        .skip(2);
    for row in rows {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let tests = cells[2]
            .split(',')
            .map(|test| test.trim().trim_matches('`'));
        let tests: Vec<String> = tests.map(str::to_owned).collect();
        // A title may have a comma; the names of rulings have no blank.
        let clauses = if cells[1].split(", ").all(|name| !name.contains(' ')) {
            cells[1].split(", ").collect()
        } else {
            vec![cells[1]]
        };
        for clause in clauses {
            mapped.insert(clause.to_owned(), tests.clone());
        }
    }
    mapped
}

/// The names of all tests in the files below a folder.
fn tests(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            tests(&path, found);
            continue;
        }
        let mut is_test = false;
        for line in fs::read_to_string(&path).unwrap_or_default().lines() {
            let line = line.trim();
            is_test |= line == "#[test]";
            if let Some(function) = line.strip_prefix("fn ")
                && let Some((name, _)) = function.split_once('(')
                && is_test
            {
                found.insert(name.to_owned());
                is_test = false;
            }
        }
    }
}

#[test]
fn every_clause_of_the_rules_has_a_test() {
    let mut existing = BTreeSet::new();
    for package in ["curio-rules", "curio-engine", "curio-record"] {
        let folder = format!("crates/{package}/tests");
        tests(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
            &mut existing,
        );
    }
    for game in GAMES {
        let rules = read(&format!("docs/rules/{game}.md"));
        let mapped = mapped(&rules);
        let named: BTreeSet<String> = mapped.keys().cloned().collect();
        assert_eq!(named, clauses(&rules), "{game}");
        for (clause, tests) in mapped {
            for test in tests {
                assert!(
                    existing.contains(&test),
                    "{game}, {clause}: no test `{test}`"
                );
            }
        }
    }
}
