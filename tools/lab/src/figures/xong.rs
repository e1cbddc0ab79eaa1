//! Measured figures of Xong: placements, the end of the game, whole games, and
//! how well limits are kept.

use core::time::Duration;

use curio_engine::{Effort, xong::XongThinker};
use curio_rules::{
    Game,
    xong::{Move, Options, Xong, catalogue},
    zobrist_key,
};

use super::{Figure, keeping_limits, quantile};

/// Measures the figures of Xong in about the time of `budget`.
pub(super) fn figures(budget: Duration) -> Vec<Figure> {
    let mut found = vec![placements(budget / 8)];
    found.extend(games(budget * 3 / 8));
    found.extend(keeping_limits::<XongThinker>(
        |n| Some(varied(7 * n)),
        budget / 2,
    ));
    found
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The slowest of all six-legged Xoids; of each the median of many batches.
fn placements(budget: Duration) -> Figure {
    const BATCH: u32 = 16;
    let start = Xong::new(Options::default());
    let xoids = catalogue::of_size(6).unwrap_or(&[]);
    let share = budget / (xoids.len().max(1) as u32);
    let mut slowest = Duration::ZERO;
    for xoid in xoids {
        let began = Effort::now();
        let mut times = Vec::new();
        while began.elapsed() < share || times.is_empty() {
            let batch = Effort::now();
            for _ in 0..BATCH {
                core::hint::black_box(start.placements(core::hint::black_box(xoid)));
            }
            times.push(batch.elapsed() / BATCH);
        }
        times.sort();
        slowest = slowest.max(times[times.len() / 2]);
    }
    Figure::new(
        "placements_of_six_legs",
        microseconds(slowest),
        "us",
        Some(20.0),
    )
}

/// A game of random moves, and how long the placements took: each decides
/// what is dead, cashed, and whether the game is over.
fn random_game(seed: u64, times: &mut Vec<Duration>) -> u32 {
    let mut position = Xong::new(Options::default());
    let mut state = seed;
    let mut plies = 0;
    loop {
        let moves = position.legal_moves();
        state = zobrist_key(state, 5);
        let Some(mv) = moves.get((state % moves.len().max(1) as u64) as usize) else {
            return plies;
        };
        let began = Effort::now();
        position.play_unchecked(mv);
        if matches!(mv, Move::Place(_)) {
            times.push(began.elapsed());
        }
        plies += 1;
    }
}

fn games(budget: Duration) -> Vec<Figure> {
    let mut times = Vec::new();
    let (mut games, mut plies) = (0_u64, 0);
    let began = Effort::now();
    while began.elapsed() < budget || games == 0 {
        plies += random_game(games, &mut times);
        games += 1;
    }
    let taken = began.elapsed().as_secs_f64().max(1e-9);
    times.sort();
    let at = |percent: usize| quantile(&times, percent);
    vec![
        Figure::new("random_games", games as f64 / taken, "games/s", None),
        Figure::new(
            "plies_per_game",
            f64::from(plies) / games as f64,
            "plies",
            None,
        ),
        Figure::new("end_and_cashing_p50", microseconds(at(50)), "us", None),
        Figure::new(
            "end_and_cashing_p99",
            microseconds(at(99)),
            "us",
            Some(1000.0),
        ),
    ]
}

/// A position after some moves of a random game.
fn varied(seed: u64) -> Xong {
    let mut position = Xong::new(Options::default());
    let mut state = seed;
    for _ in 0..seed % 50 {
        let moves = position.legal_moves();
        state = zobrist_key(state, 6);
        match moves.get((state % moves.len().max(1) as u64) as usize) {
            Some(mv) => position.play_unchecked(mv),
            None => break,
        }
    }
    position
}
