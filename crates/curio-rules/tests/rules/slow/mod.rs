//! Second implementations of the rules: slow, obvious, and written from the
//! description of the rules alone. They share no code with the fast ones, and must agree
//! with them on every position of many random games.
//!
//! `CURIO_GAMES=100000 cargo test --release -p curio-rules --test rules slow` plays that
//! many of each instead of a few.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a failing test should panic"
)]
#![allow(clippy::print_stdout, reason = "the figures are for docs/testing.md")]

mod chimple;
mod xafka;

use std::{collections::BTreeSet, env};

use curio_rules::{AnyGame, OptionValues, Player, Turn, registry, zobrist_key};

/// How many games of each kind are played.
fn games(usual: u64) -> u64 {
    env::var("CURIO_GAMES")
        .ok()
        .and_then(|number| number.parse().ok())
        .unwrap_or(usual)
}

/// A number below `bound`; the same in every run.
fn random(seed: u64, index: u64, bound: usize) -> usize {
    (zobrist_key(seed, index) % bound as u64) as usize
}

/// A position as a second implementation sees it.
trait Slow {
    /// The name of the game in commands and records.
    const GAME: &'static str;

    /// Every legal move as it is written; none when the game is over.
    fn moves(&self) -> BTreeSet<String>;

    /// The seat of the player to move.
    fn to_move(&self) -> u8;

    /// Once the game is over, the seats that have won and the reason.
    fn result(&self) -> Option<(Vec<u8>, &'static str)>;

    /// Plays a legal move.
    fn play(&mut self, mv: &str);

    /// The position in the notation of the game.
    fn text(&self) -> String;
}

fn values(options: &[(&str, String)]) -> OptionValues {
    options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), value.clone()))
        .collect()
}

/// Plays a game at random with both implementations and returns its number of moves.
fn compare<S: Slow>(mut slow: S, options: &[(&str, String)], seed: u64) -> usize {
    let options = values(options);
    let mut fast = registry::start(S::GAME, &options).unwrap();
    for ply in 0.. {
        let place = || {
            format!(
                "{options:?}, seed {seed}, after {ply} moves: {}",
                slow.text()
            )
        };
        assert_same(&slow, &*fast, &place);
        let moves: Vec<String> = slow.moves().into_iter().collect();
        if moves.is_empty() {
            return ply;
        }
        let mv = &moves[random(seed, ply as u64, moves.len())];
        assert_eq!(fast.play_text(mv).as_deref(), Ok(&**mv), "{}", place());
        slow.play(mv);
    }
    unreachable!("games end")
}

fn assert_same(slow: &impl Slow, fast: &dyn AnyGame, place: &dyn Fn() -> String) {
    let result = slow.result();
    let listed = fast.legal_texts();
    let set: BTreeSet<String> = listed.iter().cloned().collect();
    assert_eq!(listed.len(), set.len(), "twice in the list: {}", place());
    assert_eq!(slow.moves(), set, "{}", place());
    let outcome = fast.outcome().map(|outcome| {
        let winners = outcome.winners.iter().map(|player| player.0).collect();
        (winners, outcome.reason)
    });
    assert_eq!(result, outcome, "{}", place());
    let turn = match result {
        Some(_) => Turn::Over,
        None => Turn::Player(Player(slow.to_move())),
    };
    assert_eq!(turn, fast.turn(), "{}", place());
    if result.is_none() {
        assert_eq!(slow.text(), fast.position_text(), "{}", place());
    }
}
