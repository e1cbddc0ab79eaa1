//! What is done most, in all five games: `cargo bench --no-default-features --bench games`.
//!
//! Times of one machine say little by themselves; compare them with an earlier run on it.

use curio::{
    engine::{CancelToken, Limits, thinker},
    rules::{AnyGame, OptionValues, registry, zobrist_key},
};
use divan::{Bencher, black_box};

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

/// How many random moves lead to the position that is measured. In Mathematichess they
/// are enough to place all pieces of the 7 by 7 board.
const MOVES: u64 = 12;
const PLACING: u64 = 50;

/// The nodes of a search.
const NODES: u64 = 2_000;

fn main() {
    divan::main();
}

/// A position in the middle of a game, the same at every run.
fn position(game: &str) -> Option<Box<dyn AnyGame>> {
    let mut options = OptionValues::new();
    let moves = if game == "mathematichess" {
        options.insert("size".to_owned(), "7".to_owned());
        PLACING
    } else {
        MOVES
    };
    let mut position = registry::start(game, &options).ok()?;
    for ply in 0..moves {
        let moves = position.legal_texts();
        let number = zobrist_key(ply, 0) as usize % moves.len().max(1);
        let before = position.boxed_clone();
        if position.play_text(moves.get(number)?).is_err() || position.outcome().is_some() {
            return Some(before);
        }
    }
    Some(position)
}

#[divan::bench(args = GAMES)]
fn list_moves(bencher: Bencher<'_, '_>, game: &str) {
    let Some(position) = position(game) else {
        return;
    };
    bencher.bench_local(|| black_box(position.legal_texts()));
}

#[divan::bench(args = GAMES)]
fn play_a_move(bencher: Bencher<'_, '_>, game: &str) {
    let Some(position) = position(game) else {
        return;
    };
    let Some(text) = position.legal_texts().into_iter().next() else {
        return;
    };
    bencher
        .with_inputs(|| position.boxed_clone())
        .bench_local_values(|mut position| black_box(position.play_text(&text).is_ok()));
}

#[divan::bench(args = GAMES)]
fn explain_the_score(bencher: Bencher<'_, '_>, game: &str) {
    let Some(position) = position(game) else {
        return;
    };
    bencher.bench_local(|| black_box(position.score()));
}

#[divan::bench(args = GAMES)]
fn read_a_position(bencher: Bencher<'_, '_>, game: &str) {
    let Some(position) = position(game) else {
        return;
    };
    let (options, text) = (position.option_values(), position.position_text());
    let Ok(rules) = registry::rules(game) else {
        return;
    };
    bencher.bench_local(|| black_box(rules.parse_position(&options, &text).is_ok()));
}

#[divan::bench(args = GAMES, sample_count = 10)]
fn search_2000_nodes(bencher: Bencher<'_, '_>, game: &str) {
    let (Some(position), Some(mut thinker)) = (position(game), thinker(game)) else {
        return;
    };
    let limits = Limits::nodes(NODES);
    bencher.bench_local(|| {
        thinker.forget();
        black_box(thinker.think(
            position.as_ref(),
            &limits,
            &CancelToken::default(),
            &mut |_| {},
        ))
    });
}
