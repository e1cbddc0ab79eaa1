//! Measured figures of Chimple: random games, and how long solving takes.

use core::time::Duration;

use curio_engine::{
    CancelToken, Effort,
    chimple::{Playouts, Solution},
};
use curio_rules::chimple::{Options, Size};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::Figure;

/// Measures in about the time of `budget`; solving sixteen squares takes what it
/// takes.
pub(super) fn figures(budget: Duration) -> Vec<Figure> {
    let mut found = playouts(budget / 2);
    let (three, _) = solving(Size::Three, budget / 10);
    let (four, states) = solving(Size::Four, Duration::ZERO);
    found.push(Figure::new("solve_3x3", three, "ms", Some(10.0)));
    found.push(Figure::new("solve_4x4", four, "ms", Some(5000.0)));
    found.push(Figure::new("states_4x4", states as f64, "states", None));
    found
}

fn playouts(budget: Duration) -> Vec<Figure> {
    let mut machine = Playouts::new();
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let (mut games, mut plies) = (0_u64, 0_u64);
    let began = Effort::now();
    while began.elapsed() < budget || games == 0 {
        for _ in 0..1024 {
            plies += u64::from(machine.play(&mut dice).plies);
            games += 1;
        }
    }
    let taken = began.elapsed().as_secs_f64().max(1e-9);
    let rate = |count: u64| count as f64 / taken;
    vec![
        Figure::new("random_playouts", rate(games), "playouts/s", Some(2e6)),
        Figure::new("random_plies", rate(plies), "plies/s", None),
        Figure::new(
            "plies_per_playout",
            plies as f64 / games as f64,
            "plies",
            None,
        ),
    ]
}

/// The least time that solving took, in milliseconds, and how many states there
/// are as the side to move sees them.
fn solving(size: Size, budget: Duration) -> (f64, usize) {
    let never = CancelToken::default();
    let mut least = f64::INFINITY;
    let mut states = 0;
    let began = Effort::now();
    while began.elapsed() < budget || states == 0 {
        let started = Effort::now();
        let Some(solution) = Solution::find(&Options::on(size), &never) else {
            break;
        };
        least = least.min(started.elapsed().as_secs_f64() * 1000.0);
        states = solution.states();
    }
    (least, states)
}
