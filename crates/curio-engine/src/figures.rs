//! Measured figures: how fast the search and the playouts are, and how well
//! limits are kept.

use core::time::Duration;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    CancelToken, Limits, effort::Effort, playout::play_on, searchable::Searchable,
    searcher::Searcher,
};
use curio_rules::xafka::Xafka;

/// A measured figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What was measured, in words joined by underscores.
    pub name: &'static str,
    /// How much it was.
    pub value: f64,
    /// What the number counts, as `bench` prints it.
    pub unit: &'static str,
    /// What it should be: at least this for rates, at most this for times.
    pub target: Option<f64>,
}

impl Figure {
    pub(super) const fn new(
        name: &'static str,
        value: f64,
        unit: &'static str,
        target: Option<f64>,
    ) -> Self {
        Self {
            name,
            value,
            unit,
            target,
        }
    }

    /// Whether more is better.
    #[must_use]
    pub fn is_rate(&self) -> bool {
        self.unit.ends_with("/s")
    }

    /// Whether the target is reached; true where there is none.
    #[must_use]
    pub fn is_reached(&self) -> bool {
        self.target.is_none_or(|target| {
            if self.is_rate() {
                self.value >= target
            } else {
                self.value <= target
            }
        })
    }
}

/// The figures of Xafka, for which the shared search is measured.
pub(super) fn xafka_figures(budget: Duration) -> Vec<Figure> {
    let start = Xafka::new(Default::default());
    let mut found = playouts(&start, budget / 5, 500_000.0);
    found.push(search_speed(&start, budget / 4, 3_000_000.0));
    found.extend(solving(&start, 16));
    found.push(overrun(&start, budget / 4));
    found.push(cancelling(&start, budget / 4));
    found
}

pub(super) fn seconds(time: Duration) -> f64 {
    time.as_secs_f64().max(1e-9)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

pub(super) fn playouts<G: Searchable>(start: &G, budget: Duration, target: f64) -> Vec<Figure> {
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut spare = Vec::new();
    let (mut games, mut plies) = (0_u64, 0_u64);
    let began = Effort::now();
    while began.elapsed() < budget || games == 0 {
        for _ in 0..256 {
            let mut position = start.clone();
            plies += u64::from(play_on(&mut position, &mut dice, &mut spare));
            games += 1;
        }
    }
    let taken = seconds(began.elapsed());
    vec![
        Figure::new(
            "random_playouts",
            games as f64 / taken,
            "playouts/s",
            Some(target),
        ),
        Figure::new("random_plies", plies as f64 / taken, "plies/s", None),
        Figure::new(
            "plies_per_playout",
            plies as f64 / games as f64,
            "plies",
            None,
        ),
    ]
}

/// Positions after a few random moves from `start`.
fn varied<G: Searchable>(start: &G, plies: u32, seed: u64) -> Option<G> {
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    let mut position = start.clone();
    for _ in 0..plies {
        let moves = position.legal_moves();
        let mv = moves.get(dice.random_range(0..moves.len().max(1) as u64) as usize)?;
        position.make_move(mv);
    }
    (!position.legal_moves().is_empty()).then_some(position)
}

pub(super) fn search_speed<G: Searchable>(start: &G, budget: Duration, target: f64) -> Figure {
    const POSITIONS: u32 = 4;
    let never = CancelToken::default();
    let mut nodes = 0;
    let mut taken = Duration::ZERO;
    for n in 0..POSITIONS {
        let mut searcher = Searcher::<G>::default();
        let Some(position) = varied(start, 2 + n, u64::from(n)) else {
            continue;
        };
        // The table is made before the clock runs.
        searcher.think_about(&position, &Limits::depth(1), &never, &mut |_| {});
        let limits = Limits::time(budget / POSITIONS);
        let began = Effort::now();
        if let Some(report) = searcher.think_about(&position, &limits, &never, &mut |_| {}) {
            nodes += report.nodes;
            taken += began.elapsed();
        }
    }
    Figure::new(
        "search_nodes",
        nodes as f64 / seconds(taken),
        "nodes/s",
        Some(target),
    )
}

fn solving(start: &Xafka, standing: u32) -> Vec<Figure> {
    let never = CancelToken::default();
    let mut times: Vec<Duration> = (0..400)
        .filter_map(|seed| varied(start, 37 - standing, seed))
        .filter(|position| position.standing().len() <= standing)
        .take(64)
        .filter_map(|position| {
            let mut searcher = Searcher::<Xafka>::default();
            let began = Effort::now();
            let report =
                searcher.think_about(&position, &Limits::default(), &never, &mut |_| {})?;
            report.complete.then(|| began.elapsed())
        })
        .collect();
    times.sort();
    vec![
        Figure::new(
            "solve_16_hexagons_p50",
            milliseconds(quantile(&times, 50)),
            "ms",
            None,
        ),
        Figure::new(
            "solve_16_hexagons_max",
            milliseconds(quantile(&times, 100)),
            "ms",
            Some(200.0),
        ),
    ]
}

/// The least of the sorted `times` that `percent` of them do not exceed.
fn quantile(times: &[Duration], percent: usize) -> Duration {
    let rank = (times.len() * percent).div_ceil(100).max(1);
    times.get(rank - 1).copied().unwrap_or_default()
}

pub(super) fn overrun<G: Searchable>(start: &G, budget: Duration) -> Figure {
    const LIMIT: Duration = Duration::from_millis(10);
    let never = CancelToken::default();
    let mut searcher = Searcher::<G>::default();
    searcher.think_about(start, &Limits::depth(1), &never, &mut |_| {});
    let mut times = Vec::new();
    let began = Instant::now();
    while began.elapsed() < budget || times.is_empty() {
        let Some(position) = varied(start, 2, times.len() as u64) else {
            continue;
        };
        let started = Instant::now();
        searcher.think_about(&position, &Limits::time(LIMIT), &never, &mut |_| {});
        times.push(started.elapsed().saturating_sub(LIMIT));
    }
    times.sort();
    Figure::new(
        "time_limit_overrun_p99",
        milliseconds(quantile(&times, 99)),
        "ms",
        Some(15.0),
    )
}

pub(super) fn cancelling<G: Searchable>(start: &G, budget: Duration) -> Figure {
    const AFTER: Duration = Duration::from_millis(10);
    let mut searcher = Searcher::<G>::default();
    let mut times = Vec::new();
    let began = Instant::now();
    while began.elapsed() < budget || times.is_empty() {
        let Some(position) = varied(start, 2, times.len() as u64) else {
            continue;
        };
        let stop = CancelToken::default();
        let latency = std::thread::scope(|scope| {
            let cancel = scope.spawn(|| {
                std::thread::sleep(AFTER);
                stop.cancel();
                Instant::now()
            });
            searcher.think_about(&position, &Limits::default(), &stop, &mut |_| {});
            let returned = Instant::now();
            cancel.join().map_or(Duration::ZERO, |raised| {
                returned.saturating_duration_since(raised)
            })
        });
        times.push(latency);
    }
    times.sort();
    Figure::new(
        "cancel_latency_max",
        milliseconds(quantile(&times, 100)),
        "ms",
        Some(20.0),
    )
}
