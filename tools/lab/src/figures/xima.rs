//! The measured figures of XIMA.

use core::time::Duration;

use curio_engine::{Effort, XimaThinker};
use curio_rules::xima::{Options, Xima};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{Figure, keeping_limits, search_speed, seconds};

/// Random players rarely find the summit: games are broken off after this many
/// moves.
const LONGEST: u32 = 200;

/// Measures the figures in about the time of `budget`.
pub(super) fn figures(budget: Duration) -> Vec<Figure> {
    let mut found = vec![
        random_plies(budget / 3),
        search_speed::<XimaThinker>(|n| Some(varied(10 + 6 * n as u32, n)), budget / 3, None),
    ];
    found.extend(keeping_limits::<XimaThinker>(
        |n| Some(varied(12, n)),
        budget / 3,
    ));
    found
}

/// One uniformly chosen legal move after the other.
fn random_plies(budget: Duration) -> Figure {
    let start = Xima::new(Options::default());
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut plies = 0_u64;
    let began = Effort::now();
    while began.elapsed() < budget || plies == 0 {
        for _ in 0..64 {
            let mut position = start;
            for _ in 0..LONGEST {
                let Some(mv) = position.random_legal(|count| dice.random_range(0..count)) else {
                    break;
                };
                position.play_unchecked(mv);
                plies += 1;
            }
        }
    }
    let rate = plies as f64 / seconds(began.elapsed());
    Figure::new("random_plies", rate, "plies/s", Some(4_000_000.0))
}

/// A position after some random moves.
fn varied(plies: u32, seed: u64) -> Xima {
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    let mut position = Xima::new(Options::default());
    for _ in 0..plies {
        let mut next = position;
        match next.pick_legal(|count| dice.random_range(0..count)) {
            Some(mv) => next.play_unchecked(mv),
            None => break,
        }
        if next.is_over() {
            break;
        }
        position = next;
    }
    position
}
