//! Measures how hard the puzzles are: lets the opponents of all eight levels try
//! each puzzle with several seeds.
//!
//! Usage: `cargo run --release -p curio-lab -- grade_puzzles [GAME]...`
//!
//! Writes how often each level found the solution into `crates/curio-engine/puzzles/*.ron` and
//! sorts the puzzles, the easiest first. What cannot be told apart by that is in
//! order of the length of the solution. The same program writes the same numbers
//! on every machine.

use std::{fs, io, path::Path, time::Instant};

use curio_engine::{
    puzzles::{self, Found, Puzzle},
    thinker,
};

/// What stands before the first puzzle of a file and after the last one.
const OPEN: &str = "    (\n";
const CLOSE: &str = "    ),\n";

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        if arguments.is_empty() || arguments.iter().any(|name| name == game) {
            grade(game)?;
        }
    }
    Ok(())
}

fn grade(game: &str) -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root
        .join("../../crates/curio-engine/puzzles")
        .join(format!("{game}.ron"));
    let text = fs::read_to_string(&path)?;
    let puzzles = puzzles::read(game, &text).expect("puzzles");
    let (head, entries) = taken_apart(&text);
    assert_eq!(entries.len(), puzzles.len(), "{game}");
    let mut graded: Vec<(u8, usize, String)> = puzzles
        .iter()
        .zip(entries)
        .map(|(puzzle, entry)| {
            let found = measured(puzzle);
            (found.missed(), puzzle.solution.len(), with(&entry, found))
        })
        .collect();
    graded.sort_by_key(|(missed, length, _)| (*missed, *length));
    let body: String = graded.into_iter().map(|(_, _, entry)| entry).collect();
    fs::write(&path, format!("{head}{body}]\n"))
}

fn measured(puzzle: &Puzzle) -> Found {
    let began = Instant::now();
    let mut thinker = thinker(puzzle.game()).unwrap();
    let found = puzzles::tried(puzzle, thinker.as_mut()).expect("a puzzle that can be set up");
    println!(
        "{}\t{}\t{} of 100 missed\t{:?}\t{:.1} s",
        puzzle.game(),
        puzzle.id,
        found.missed(),
        Vec::from(found),
        began.elapsed().as_secs_f32()
    );
    found
}

/// What comes before the puzzles, and the text of each.
fn taken_apart(text: &str) -> (String, Vec<String>) {
    let start = text.find(OPEN).expect("a puzzle");
    let (head, body) = text.split_at(start);
    let entries = body
        .split_inclusive(CLOSE)
        .filter(|entry| entry.starts_with(OPEN));
    (head.to_owned(), entries.map(str::to_owned).collect())
}

/// The text of a puzzle with what was measured.
fn with(entry: &str, found: Found) -> String {
    let mut lines: Vec<String> = entry
        .lines()
        .filter(|line| !line.starts_with("        found: "))
        .map(str::to_owned)
        .collect();
    let after_task = lines
        .iter()
        .position(|line| line.starts_with("        task: "))
        .expect("a task");
    let numbers = Vec::from(found);
    lines.insert(after_task + 1, format!("        found: {numbers:?},"));
    lines.join("\n") + "\n"
}
