//! Solves random positions of mini-Xafka and tells how the work grows with the
//! hexagons that are left, and what that means for the whole game.
//!
//! Usage: `cargo run --release -p curio-lab -- solve_xafka FROM TO POSITIONS [SEED [MEMORY [NODES]]]`
//!
//! For each number of hexagons from FROM to TO, POSITIONS positions after random moves
//! are solved with MEMORY MiB; what is not solved after NODES positions is given up.
//! The numbers of positions looked at are the same on every machine.

use std::{
    io::{self, Write},
    time::Instant,
};

use crate::random_position::random_position;
use curio_engine::{
    CancelToken, Limits,
    xafka::{Grant, ProofEstimator, solve},
};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let mut arguments = arguments.iter();
    let mut number = |otherwise: u64| {
        arguments
            .next()
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (from, to, count) = (number(18) as u32, number(24) as u32, number(20));
    let (seed, memory, nodes) = (number(1), number(256), number(u64::MAX));
    let grant = Grant {
        limits: Limits::nodes(nodes),
        memory: (memory as usize) << 20,
        strategy: 0,
        estimator: ProofEstimator::default(),
    };
    let mut out = io::stdout();
    writeln!(
        out,
        "left  solved  half within  9 of 10  99 of 100      most      mean  seconds at most"
    )?;
    let mut points = Vec::new();
    for left in from..=to {
        let mut dice = Pcg64Mcg::seed_from_u64(seed ^ u64::from(left) << 32);
        let (mut spent, mut longest, mut solved) = (Vec::new(), 0.0_f64, 0);
        for _ in 0..count {
            let position = random_position(left, &mut dice);
            let began = Instant::now();
            match solve(&position, &grant, &CancelToken::default()) {
                Ok(found) => {
                    solved += 1;
                    spent.push(found.nodes);
                }
                Err(_) => spent.push(nodes),
            }
            longest = longest.max(began.elapsed().as_secs_f64());
        }
        spent.sort_unstable();
        let part = |percent: usize| spent[(spent.len() * percent / 100).min(spent.len() - 1)];
        let mean = spent.iter().sum::<u64>() as f64 / spent.len() as f64;
        points.push((f64::from(left), mean.ln()));
        writeln!(
            out,
            "{left:4}  {solved:3}/{count:<3} {:11} {:8} {:10} {:9} {mean:9.0}  {longest:.2}",
            part(50),
            part(90),
            part(99),
            part(100),
        )?;
        out.flush()?;
    }
    tell_growth(&mut out, &points)
}

/// The line through the logarithms of the means, by least squares, and where it leads.
fn tell_growth(out: &mut impl Write, points: &[(f64, f64)]) -> io::Result<()> {
    let count = points.len() as f64;
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (left, log) = (mean(&|point| point.0), mean(&|point| point.1));
    let slope =
        mean(&|point| (point.0 - left) * (point.1 - log)) / mean(&|point| (point.0 - left).powi(2));
    let at = |hexagons: f64| (log + slope * (hexagons - left)).exp();
    writeln!(
        out,
        "each hexagon more: {:.2} times as many positions; with 33 left {:.1e}, with 35 left {:.1e}",
        slope.exp(),
        at(33.0),
        at(35.0)
    )
}
