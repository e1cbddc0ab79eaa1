//! The measured figures of XIMA.

use core::time::Duration;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    super::{
        CancelToken, Limits,
        effort::Effort,
        figures::{Figure, seconds},
    },
    thinker::XimaThinker,
};
use curio_rules::xima::{Options, Xima};

/// Random players rarely find the summit: games are broken off after this many
/// moves.
const LONGEST: u32 = 200;

/// Measures the figures in about the time of `budget`.
pub(in super::super) fn figures(budget: Duration) -> Vec<Figure> {
    vec![
        random_plies(budget / 3),
        search_speed(budget / 3),
        overrun(budget / 6),
        cancelling(budget / 6),
    ]
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

fn search_speed(budget: Duration) -> Figure {
    const POSITIONS: u32 = 4;
    let never = CancelToken::default();
    let (mut nodes, mut taken) = (0, Duration::ZERO);
    for n in 0..POSITIONS {
        let mut thinker = XimaThinker::default();
        let position = varied(10 + 6 * n, n.into());
        // The table is made before the clock runs.
        thinker.think_about(&position, &Limits::depth(1), &never, &mut |_| {});
        let began = Effort::now();
        let limits = Limits::time(budget / POSITIONS);
        if let Some(report) = thinker.think_about(&position, &limits, &never, &mut |_| {}) {
            nodes += report.nodes;
            taken += began.elapsed();
        }
    }
    Figure::new(
        "search_nodes",
        nodes as f64 / seconds(taken),
        "nodes/s",
        None,
    )
}

/// The least of `times` that 99 of 100 do not exceed, in milliseconds.
fn nearly_longest(mut times: Vec<Duration>) -> f64 {
    times.sort();
    let rank = (times.len() * 99).div_ceil(100).max(1);
    let time = times.get(rank - 1).copied().unwrap_or_default();
    time.as_secs_f64() * 1000.0
}

fn overrun(budget: Duration) -> Figure {
    const LIMIT: Duration = Duration::from_millis(10);
    let never = CancelToken::default();
    let mut thinker = XimaThinker::default();
    thinker.think_about(&varied(2, 0), &Limits::depth(1), &never, &mut |_| {});
    let mut times = Vec::new();
    let began = Instant::now();
    while began.elapsed() < budget || times.is_empty() {
        let position = varied(12, times.len() as u64);
        let started = Instant::now();
        thinker.think_about(&position, &Limits::time(LIMIT), &never, &mut |_| {});
        times.push(started.elapsed().saturating_sub(LIMIT));
    }
    Figure::new(
        "time_limit_overrun_p99",
        nearly_longest(times),
        "ms",
        Some(15.0),
    )
}

fn cancelling(budget: Duration) -> Figure {
    const AFTER: Duration = Duration::from_millis(10);
    let mut thinker = XimaThinker::default();
    let mut longest = Duration::ZERO;
    let began = Instant::now();
    let mut seed = 0;
    while began.elapsed() < budget || seed == 0 {
        seed += 1;
        let position = varied(12, seed);
        let stop = CancelToken::default();
        let latency = std::thread::scope(|scope| {
            let cancel = scope.spawn(|| {
                std::thread::sleep(AFTER);
                stop.cancel();
                Instant::now()
            });
            thinker.think_about(&position, &Limits::default(), &stop, &mut |_| {});
            let returned = Instant::now();
            cancel.join().map_or(Duration::ZERO, |raised| {
                returned.saturating_duration_since(raised)
            })
        });
        longest = longest.max(latency);
    }
    Figure::new(
        "cancel_latency_max",
        longest.as_secs_f64() * 1000.0,
        "ms",
        Some(20.0),
    )
}
