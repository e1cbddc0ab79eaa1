//! Finds what the exact solver of Xafka should expect of positions, so that it has to
//! look at as few as possible.
//!
//! Usage: `cargo run --release -p curio-lab -- tune_solver LEFT POSITIONS ROUNDS SEED [nothing]`
//!
//! Begins with the usual weights, or with none. In each round a few of them are changed
//! in two ways; POSITIONS random positions with LEFT hexagons are solved with each, and a
//! change is kept if it makes that easier. New positions are drawn every ten rounds. Prints the
//! weights as `crates/curio-engine/src/xafka/proof_estimator.rs` has them; the same on every machine.

use std::{
    io::{self, Write},
    sync::atomic::{AtomicUsize, Ordering},
};

use crate::random_position::random_position;
use curio_engine::{
    CancelToken, Limits,
    xafka::{Grant, ProofEstimator, Unsolved, solve},
};
use curio_rules::xafka::Xafka;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// How many changes are tried in each round.
const TRIED: usize = 2;

/// New positions are drawn after this many rounds.
const ROUNDS_FOR_POSITIONS: u64 = 10;

/// A position that takes longer is given up, and counts as if it had been solved then.
const MOST: u64 = 20_000_000;

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let mut arguments = arguments.iter();
    let mut number = || arguments.next().and_then(|text| text.parse().ok());
    let usage = "LEFT POSITIONS ROUNDS SEED [nothing]";
    let (left, count, rounds, seed): (u64, u64, u64, u64) = (
        number().expect(usage),
        number().expect(usage),
        number().expect(usage),
        number().expect(usage),
    );
    let mut best = match arguments.next().map(String::as_str) {
        Some("nothing") => ProofEstimator::blank(),
        None => ProofEstimator::default(),
        Some(_) => panic!("{usage}"),
    };
    let mut log = io::stderr().lock();
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    let mut positions = Vec::new();
    let mut cost = 0;
    for round in 0..rounds {
        if round % ROUNDS_FOR_POSITIONS == 0 {
            positions = (0..count)
                .map(|_| random_position(left as u32, &mut dice))
                .collect();
            cost = costs(&[best], &positions)[0];
            writeln!(log, "round {round}: {cost} with new positions")?;
        }
        let others: Vec<ProofEstimator> = (0..TRIED).map(|_| changed(&best, &mut dice)).collect();
        let found = costs(&others, &positions);
        let (other, least) = others
            .iter()
            .zip(found)
            .min_by_key(|(_, cost)| *cost)
            .expect("some are tried");
        if least < cost {
            (best, cost) = (*other, least);
            writeln!(log, "round {round}: {cost}")?;
        }
    }
    write!(io::stdout(), "{}", best.source())
}

/// One to three of the weights are changed.
fn changed(estimator: &ProofEstimator, dice: &mut Pcg64Mcg) -> ProofEstimator {
    let mut changed = *estimator;
    let count = changed.weights_mut().count();
    for _ in 0..dice.random_range(1..=3_u32) {
        let chosen = dice.random_range(0..count);
        // The sum of three dice: small changes are more likely.
        let by: i16 = (0..3).map(|_| dice.random_range(-32..=32_i16)).sum();
        if let Some(weight) = changed.weights_mut().nth(chosen) {
            *weight = weight.saturating_add(by);
        }
    }
    changed
}

/// For each of the expectations: the sum of the square roots of how many positions were
/// looked at, so that a single hard position does not decide alone.
fn costs(promises: &[ProofEstimator], positions: &[Xafka]) -> Vec<u64> {
    let next = AtomicUsize::new(0);
    let tasks = promises.len() * positions.len();
    let work = || {
        let mut done = Vec::new();
        loop {
            let task = next.fetch_add(1, Ordering::Relaxed);
            if task >= tasks {
                return done;
            }
            let (number, position) = (task / positions.len(), task % positions.len());
            let nodes = nodes(&promises[number], &positions[position]);
            done.push((number, nodes.isqrt()));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut sums = vec![0; promises.len()];
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            for (number, root) in worker.join().expect("no worker fails") {
                sums[number] += root;
            }
        }
    });
    sums
}

fn nodes(estimator: &ProofEstimator, position: &Xafka) -> u64 {
    let grant = Grant {
        limits: Limits::nodes(MOST),
        memory: 1 << 22,
        strategy: 0,
        estimator: *estimator,
    };
    match solve(position, &grant, &CancelToken::default()) {
        Ok(solved) => solved.nodes,
        Err(Unsolved::Stopped { nodes }) => nodes,
        Err(error) => panic!("{error}"),
    }
}
