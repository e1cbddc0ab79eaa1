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
mod disturbed;
mod inputs;
mod kills;
#[cfg(target_os = "linux")]
mod refusals;

use std::path::Path;

use curio::record::{self, Match, Seat, Store, Terms};

use disturbed::{alone, curio, effort, folder, random};

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_curio");

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

/// The arguments for a table of two people.
const TABLE: [&str; 5] = ["play", "xafka", "--players", "human,human", "--terminal"];

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
