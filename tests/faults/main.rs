//! What a crash, a damaged file or a disk that refuses may cost: never a move that was
//! acknowledged, and never a file that cannot be read.
//!
//! `CURIO_FAULTS=1000 cargo test --no-default-features --test faults` tries that many
//! instants and places instead of a few. docs/testing.md has the figures.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a failing test should panic"
)]
#![allow(clippy::print_stdout, reason = "the figures are for docs/testing.md")]

mod damage;
mod inputs;
mod kills;
#[cfg(target_os = "linux")]
mod refusals;

use std::{
    env, fs,
    path::Path,
    process::{Command, Stdio},
};

use curio::{
    record::{self, Match, Seat, Store, Terms},
    rules::zobrist_key,
};
use tempfile::TempDir;

/// How much is tried.
fn effort(usual: usize) -> usize {
    env::var("CURIO_FAULTS")
        .ok()
        .and_then(|number| number.parse().ok())
        .unwrap_or(usual)
}

/// A number below `bound`; the same in every run.
fn random(stream: u64, index: usize, bound: usize) -> usize {
    (zobrist_key(stream, index as u64) % bound as u64) as usize
}

/// A folder that is removed afterwards: in memory, where the system has a place for it. A
/// kill or an error of the system does not ask what is below, and some disks are slow to
/// remove hundreds of files.
fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .unwrap()
}

/// A match of random moves to its end, but of at most `most` moves.
fn random_match(game: &str, seed: u64, most: usize) -> Match {
    let mut terms = Terms::new(game, vec![Seat::human("Ann"), Seat::human("Ben")]);
    terms.seed = seed;
    let mut game = Match::new(terms).unwrap();
    while game.outcome().is_none() && game.len() < most {
        let moves = game.position().legal_texts();
        let mv = &moves[random(seed, game.len(), moves.len())];
        game.play(mv, None).unwrap();
    }
    game
}

fn moves(game: &Match) -> Vec<String> {
    game.plies().iter().map(|ply| ply.mv.clone()).collect()
}

/// The program with its data and its working directory in a folder, at the end of a
/// command line that may begin with another program.
fn curio(mut command: Command, folder: &Path) -> Command {
    if command.get_program() != env!("CARGO_BIN_EXE_curio") {
        command.arg(env!("CARGO_BIN_EXE_curio"));
    }
    command
        .env("CURIO_DATA_DIR", folder)
        .env("RUST_BACKTRACE", "0")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The program by itself.
fn alone() -> Command {
    Command::new(env!("CARGO_BIN_EXE_curio"))
}

/// The arguments for a table of two people.
const TABLE: [&str; 4] = ["match", "xafka", "--players", "human,human"];

/// The number of moves in the lines `N. MOVE` that a table has printed.
fn acknowledged(output: &[u8]) -> usize {
    let output = String::from_utf8_lossy(output);
    let number = |line: &str| {
        // A prompt without a line break may stand before it.
        let line = line.rsplit(": ").next()?;
        line.split_once(". ")?.0.parse::<usize>().ok()
    };
    // The last line may be cut off.
    let whole = output.rsplit_once('\n').map_or("", |(whole, _)| whole);
    whole.lines().filter_map(number).max().unwrap_or(0)
}

/// The moves of the only match in a folder, wherever it is kept; none if there is no
/// match. Every file there must be readable.
#[track_caller]
fn kept(folder: &Path, about: &str) -> Vec<String> {
    let store = Store::at(folder);
    let set_aside = store.tidy().unwrap();
    assert!(set_aside.is_empty(), "{about}: {set_aside:?}");
    // A finished match is saved when it is found.
    let unfinished = store.unfinished().unwrap();
    let saved = store.list().unwrap();
    for one in &saved {
        assert!(one.damage.is_none(), "{about}: {:?}", one.damage);
    }
    for one in &unfinished {
        assert!(one.damage.is_none(), "{about}: {:?}", one.damage);
    }
    let all: Vec<Vec<String>> = saved
        .iter()
        .map(|saved| moves(&record::load(&saved.path).unwrap()))
        .chain(unfinished.iter().map(|unfinished| moves(&unfinished.game)))
        .collect();
    assert!(
        all.len() <= 1,
        "{about}: one match is kept as {}",
        all.len()
    );
    all.into_iter().next().unwrap_or_default()
}

/// The arguments for a few games among programs, with records and results.
const CONTEST: [&str; 13] = [
    "match",
    "xafka",
    "--players",
    "random,random",
    "--games",
    "12",
    "--seed",
    "3",
    "--out",
    "games",
    "--results",
    "results.jsonl",
    "--verbose",
];

/// What the contest writes when nothing disturbs it.
fn undisturbed() -> Vec<u8> {
    let folder = folder();
    let output = curio(alone(), folder.path()).args(CONTEST).output();
    assert!(output.unwrap().status.success());
    fs::read(folder.path().join("results.jsonl")).unwrap()
}

/// After a contest was disturbed: its records can be read, each result has a record, and
/// run again it comes to the same results as if nothing had happened.
fn goes_on(folder: &Path, results: &[u8], about: &str) {
    let path = folder.join("results.jsonl");
    let games = folder.join("games");
    let written = fs::read(&path).unwrap_or_default();
    let lines = written.iter().filter(|byte| **byte == b'\n').count();
    for number in 1..lines {
        let first = games.join(format!("xafka-{number:04}.curio"));
        assert!(first.exists(), "{about}: no record of game {number}");
    }
    let output = curio(alone(), folder).args(CONTEST).output().unwrap();
    assert!(output.status.success(), "{about}: {output:?}");
    assert_eq!(fs::read(&path).unwrap(), results, "{about}");
    for entry in fs::read_dir(&games).unwrap() {
        let path = entry.unwrap().path();
        let is_record = path.extension().is_some_and(|it| it == "curio");
        if is_record && let Err(error) = record::load(&path) {
            panic!("{about}: {error}");
        }
    }
}
