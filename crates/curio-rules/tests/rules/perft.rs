//! Counting positions: by the definition, and far down.

use core::cell::Cell;

use curio_rules::{Game, LONGEST_PERFT, divide, perft, perft_while, xafka::Xafka, xima::Xima};

/// As the definition says it.
fn by_definition<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|mv| {
            let mut next = position.clone();
            next.play(mv).map_or(0, |_| by_definition(&next, depth - 1))
        })
        .sum()
}

#[test]
fn counts_follow_the_definition() {
    let start = Xafka::start(&Default::default());
    for depth in 0..4 {
        assert_eq!(perft(&start, depth), by_definition(&start, depth));
    }
    let divided: u64 = divide(&start, 3).iter().map(|(_, nodes)| nodes).sum();
    assert_eq!(divided, perft(&start, 3));
}

#[test]
fn a_deep_count_fits_on_the_stack_and_can_be_stopped() {
    let start = Xima::start(&Default::default());
    let left = Cell::new(20_000_u32);
    let goes_on = || {
        left.set(left.get().saturating_sub(1));
        left.get() > 0
    };
    assert_eq!(perft_while(&start, LONGEST_PERFT, &goes_on), None);
    assert_eq!(perft_while(&start, 1, &|| false), Some(perft(&start, 1)));
}
