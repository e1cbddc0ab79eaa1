//! Measured figures: how fast the search and the playouts are, and how well
//! limits are kept. What only one game is measured for has a file of its own.

mod chimple;
mod mathematichess;
mod xima;
mod xong;

use core::time::Duration;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use curio_engine::{CancelToken, Effort, Limits, Searchable, Searcher, Thinker};
use curio_rules::{Game, xafka::Xafka};

/// Measures a game in about the time of `budget`.
pub(crate) fn figures(game: &str, budget: Duration) -> Vec<Figure> {
    match game {
        "xima" => xima::figures(budget),
        "xafka" => xafka_figures(budget),
        "mathematichess" => mathematichess::figures(budget),
        "xong" => xong::figures(budget),
        "chimple" => chimple::figures(budget),
        _ => Vec::new(),
    }
}

/// A measured figure.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Figure {
    /// What was measured, in words joined by underscores.
    pub(crate) name: &'static str,
    /// How much it was.
    pub(crate) value: f64,
    /// What the number counts, as `bench` prints it.
    pub(crate) unit: &'static str,
    /// What it should be: at least this for rates, at most this for times.
    pub(crate) target: Option<f64>,
}

impl Figure {
    pub(crate) const fn new(
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
    pub(crate) fn is_rate(&self) -> bool {
        self.unit.ends_with("/s")
    }

    /// Whether the target is reached; true where there is none.
    pub(crate) fn is_reached(&self) -> bool {
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
fn xafka_figures(budget: Duration) -> Vec<Figure> {
    let start = Xafka::new(Default::default());
    let mut found = playouts(&start, budget / 5, 500_000.0);
    found.push(search_speed::<Searcher<_>>(
        varied(&start),
        budget / 4,
        Some(3_000_000.0),
    ));
    found.extend(solving(&start, 16));
    found.extend(keeping_limits::<Searcher<_>>(varied(&start), budget / 2));
    found
}

fn seconds(time: Duration) -> f64 {
    time.as_secs_f64().max(1e-9)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn playouts<G: Searchable>(start: &G, budget: Duration, target: f64) -> Vec<Figure> {
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

/// Plays random moves until none is left, and returns their number. `spare` is room for a list
/// of moves.
fn play_on<G: Searchable>(position: &mut G, dice: &mut Pcg64Mcg, spare: &mut Vec<G::Move>) -> u32 {
    let mut plies = 0;
    loop {
        spare.clear();
        position.list_moves(spare);
        if spare.is_empty() {
            return plies;
        }
        let chosen = dice.random_range(0..spare.len() as u32) as usize;
        position.make_move(&spare[chosen].clone());
        plies += 1;
    }
}

/// The position after `plies` random moves from `start`, where the game is not over then.
fn after<G: Searchable>(start: &G, plies: u32, seed: u64) -> Option<G> {
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    let mut position = start.clone();
    for _ in 0..plies {
        let moves = position.legal_moves();
        let mv = moves.get(dice.random_range(0..moves.len().max(1) as u64) as usize)?;
        position.make_move(mv);
    }
    (!position.legal_moves().is_empty()).then_some(position)
}

/// Positions after a few random moves, by their numbers.
fn varied<G: Searchable>(start: &G) -> impl Fn(u64) -> Option<G> {
    |number| after(start, 2 + number as u32 % 4, number)
}

/// How many positions a second are looked at, over four of these.
fn search_speed<T: Thinker + Default>(
    positions: impl Fn(u64) -> Option<T::Game>,
    budget: Duration,
    target: Option<f64>,
) -> Figure {
    const POSITIONS: u32 = 4;
    let never = CancelToken::default();
    let mut nodes = 0;
    let mut taken = Duration::ZERO;
    for position in (0..POSITIONS).filter_map(|number| positions(number.into())) {
        let mut thinker = T::default();
        // The table is made before the clock runs.
        thinker.think(&position, &Limits::depth(1), &never, &mut |_| {});
        let limits = Limits::time(budget / POSITIONS);
        let began = Effort::now();
        if let Some(report) = thinker.think(&position, &limits, &never, &mut |_| {}) {
            nodes += report.nodes;
            taken += began.elapsed();
        }
    }
    let rate = nodes as f64 / seconds(taken);
    Figure::new("search_nodes", rate, "nodes/s", target)
}

fn solving(start: &Xafka, standing: u32) -> Vec<Figure> {
    let never = CancelToken::default();
    let mut times: Vec<Duration> = (0..400)
        .filter_map(|seed| after(start, 37 - standing, seed))
        .filter(|position| position.standing().len() <= standing)
        .take(64)
        .filter_map(|position| {
            let mut searcher = Searcher::<Xafka>::default();
            let began = Effort::now();
            let report = searcher.think(&position, &Limits::default(), &never, &mut |_| {})?;
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

/// How much longer than its limit a search takes, and how long after it was stopped.
fn keeping_limits<T: Thinker + Default>(
    positions: impl Fn(u64) -> Option<T::Game>,
    budget: Duration,
) -> [Figure; 2] {
    const TIME: Duration = Duration::from_millis(10);
    let never = CancelToken::default();
    let mut thinker = T::default();
    let mut overruns = measured(&positions, budget / 2, |position| {
        let started = Instant::now();
        thinker.think(position, &Limits::time(TIME), &never, &mut |_| {});
        started.elapsed().saturating_sub(TIME)
    });
    // The first makes the table.
    overruns.swap_remove(0);
    overruns.sort();
    let mut latencies = measured(&positions, budget / 2, |position| {
        let stop = CancelToken::default();
        std::thread::scope(|scope| {
            let cancel = scope.spawn(|| {
                std::thread::sleep(TIME);
                stop.cancel();
                Instant::now()
            });
            thinker.think(position, &Limits::default(), &stop, &mut |_| {});
            let returned = Instant::now();
            cancel.join().map_or(Duration::ZERO, |raised| {
                returned.saturating_duration_since(raised)
            })
        })
    });
    latencies.sort();
    let [late, latest] = [quantile(&overruns, 99), quantile(&latencies, 100)].map(milliseconds);
    [
        Figure::new("time_limit_overrun_p99", late, "ms", Some(15.0)),
        Figure::new("cancel_latency_max", latest, "ms", Some(20.0)),
    ]
}

/// What was measured in one position after the other, two at least.
fn measured<G: Game>(
    positions: impl Fn(u64) -> Option<G>,
    budget: Duration,
    mut measure: impl FnMut(&G) -> Duration,
) -> Vec<Duration> {
    let mut times = Vec::new();
    let began = Instant::now();
    for number in 0.. {
        if began.elapsed() >= budget && times.len() > 1 {
            break;
        }
        times.extend(positions(number).map(|position| measure(&position)));
    }
    times
}
