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

pub(crate) mod chimple;
mod mathematichess;
mod xafka;
mod xima;
mod xong;

use std::{collections::BTreeSet, env, ops::Range};

use curio_rules::{AnyGame, OptionValues, Player, Points, Turn, registry, zobrist_key};
use serde::Serialize;
use serde_json::Value;

/// The seeds of the games that are played: the first `usual`, or what `CURIO_GAMES` says, a
/// number or a range such as `50000..100000`.
fn games(usual: u64) -> Range<u64> {
    let Ok(text) = env::var("CURIO_GAMES") else {
        return 0..usual;
    };
    let (first, end) = text.split_once("..").unwrap_or(("0", &text));
    first.parse().unwrap()..end.parse().unwrap()
}

/// A number below `bound`; the same in every run.
fn random(seed: u64, index: u64, bound: usize) -> usize {
    (zobrist_key(seed, index) % bound as u64) as usize
}

/// One of these words; the first for the usual rules.
fn pick(usual: bool, seed: u64, index: u64, words: &[&'static str]) -> &'static str {
    let other = random(seed, 1_000 + index, words.len());
    words[if usual { 0 } else { other }]
}

/// A position as a second implementation sees it.
trait Slow {
    /// The name of the game in commands and records.
    const GAME: &'static str;

    /// Every legal move as it is written; none when the game is over.
    fn moves(&self) -> BTreeSet<String>;

    /// The seat of the player to move.
    fn to_move(&self) -> u8;

    /// Whose turn it is, as long as the game goes on.
    fn turn(&self) -> Turn {
        Turn::Player(Player(self.to_move()))
    }

    /// Once the game is over, the seats that have won and the reason.
    fn result(&self) -> Option<(Vec<u8>, &'static str)>;

    /// Plays a legal move.
    fn play(&mut self, mv: &str);

    /// The position in the notation of the game.
    fn text(&self) -> String;

    /// Whether [`Slow::moves`] has every legal move. Where it has only some, those of the
    /// fast implementation are asked for with [`Slow::is_legal`].
    fn has_all_moves(&self) -> bool {
        true
    }

    /// Whether a move is legal, where [`Slow::moves`] has only some.
    fn is_legal(&self, mv: &str) -> bool {
        self.moves().contains(mv)
    }

    /// Further moves, drawn with a seed, and whether each is legal. `_moves` are the listed ones.
    fn probes(&self, _moves: &BTreeSet<String>, _seed: u64) -> Vec<(String, bool)> {
        Vec::new()
    }

    /// How often a move is taken into the hat that the next one is drawn from, so that
    /// random games come to where something happens.
    fn weight(&self, _mv: &str) -> usize {
        1
    }

    /// The part of a position's text that both can know.
    fn comparable(text: &str) -> String {
        text.to_owned()
    }

    /// The points of each player, where there are points.
    fn score(&self) -> Option<Vec<Points>> {
        None
    }
}

/// What was agreed, whose fields have the names of options, as options.
fn options(agreed: &impl Serialize) -> OptionValues {
    let fields = serde_json::to_value(agreed).unwrap();
    let fields = fields.as_object().unwrap().iter();
    let values = fields.map(|(key, value)| {
        let text = match value {
            Value::String(word) => word.clone(),
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            number => number.to_string(),
        };
        (key.clone(), text)
    });
    values.collect()
}

/// Plays a game at random with both implementations and returns its number of moves.
fn compare<S: Slow>(slow: S, options: &OptionValues, seed: u64) -> usize {
    let fast = registry::start(S::GAME, options).unwrap();
    compare_from(slow, fast, options, seed, usize::MAX)
}

/// The same from a position, and for `longest` moves at most.
fn compare_from<S: Slow>(
    mut slow: S,
    mut fast: Box<dyn AnyGame>,
    options: &OptionValues,
    seed: u64,
    longest: usize,
) -> usize {
    for ply in 0..longest {
        let place = || {
            format!(
                "{options:?}, seed {seed}, after {ply} moves: {}",
                slow.text()
            )
        };
        let dice = zobrist_key(seed, ply as u64);
        let listed = assert_same(&slow, &*fast, &place);
        let mut moves: Vec<String> = listed.iter().cloned().collect();
        if moves.is_empty() {
            return ply;
        }
        for (mv, is_legal) in slow.probes(&listed, dice) {
            let checked = fast.check_text(&mv);
            assert_eq!(checked.is_ok(), is_legal, "{mv}, {}", place());
            if is_legal && dice.is_multiple_of(16) {
                moves.push(mv);
            }
        }
        let hat: Vec<&String> = moves
            .iter()
            .flat_map(|mv| (0..slow.weight(mv)).map(move |_| mv))
            .collect();
        let mv = hat[random(seed, ply as u64, hat.len())];
        assert_eq!(fast.play_text(mv).as_deref(), Ok(&**mv), "{}", place());
        slow.play(mv);
    }
    longest
}

/// Checks that both see the same, and returns the moves.
fn assert_same<S: Slow>(
    slow: &S,
    fast: &dyn AnyGame,
    place: &dyn Fn() -> String,
) -> BTreeSet<String> {
    let result = slow.result();
    let moves = slow.moves();
    let listed = fast.legal_texts();
    let set: BTreeSet<String> = listed.iter().cloned().collect();
    assert_eq!(listed.len(), set.len(), "twice in the list: {}", place());
    if slow.has_all_moves() {
        assert_eq!(moves, set, "{}", place());
    } else {
        assert_eq!(moves.is_empty(), set.is_empty(), "{}", place());
        for mv in &set {
            assert!(slow.is_legal(mv), "{mv}, {}", place());
        }
        for mv in &moves {
            assert_eq!(fast.check_text(mv).as_ref(), Ok(mv), "{}", place());
        }
    }
    let outcome = fast.outcome().map(|outcome| {
        let winners = outcome.winners.iter().map(|player| player.0).collect();
        (winners, outcome.reason)
    });
    assert_eq!(result, outcome, "{}", place());
    let turn = match result {
        Some(_) => Turn::Over,
        None => slow.turn(),
    };
    assert_eq!(turn, fast.turn(), "{}", place());
    if let Some(score) = slow.score() {
        assert_eq!(score, fast.score().totals, "{}", place());
    }
    if result.is_none() {
        let text = S::comparable(&fast.position_text());
        assert_eq!(slow.text(), text, "{}", place());
    }
    moves
}
