//! Finds the weights of the evaluation of Xafka by self-play.
//!
//! Usage: `cargo run --release -p curio-lab -- tune_xafka GAMES NODES SEED > crates/curio-engine/src/xafka/weights.rs`
//!
//! Games are played quickly and with many random moves. Some positions of each
//! are judged by a search of NODES positions: proven ones count as won or lost,
//! others as likely as the search thinks. Then, for each state of the light and
//! each stage of the game, the weights are fitted by logistic regression. Since
//! the search sees some way towards the end, repeating this carries what is
//! known of the end towards the beginning.

use std::io::{self, Write};

use curio_engine::{
    AnyThinker, CancelToken, Limits, Verdict,
    xafka::evaluation::{FEATURE_NAMES, FEATURES, SITUATIONS, STAGES, features, place},
};
use curio_rules::xafka::{Options, Xafka};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A judged position.
struct Sample {
    situation: usize,
    stage: usize,
    features: [f64; FEATURES],
    /// How likely the player to move is to win.
    won: f64,
}

/// One unit of a weight, in logits.
const UNIT: f64 = 1.0 / 1600.0;

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let mut arguments = arguments.iter();
    let mut number = |otherwise: u64| {
        arguments
            .next()
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (games, nodes, seed) = (number(4000), number(20_000), number(1));
    let samples = collect(games, nodes, seed);
    let mut log = io::stderr().lock();
    writeln!(log, "{} positions", samples.len())?;
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "//! The weights of the evaluation, as `tune_xafka` of `tools/lab` printed them.\n//!\n\
         //! Run with `{games} {nodes} {seed}`.\n\n\
         use super::evaluation::Weights;\n\n\
         #[rustfmt::skip]\n\
         pub(super) const WEIGHTS: Weights = ["
    )?;
    for situation in 0..SITUATIONS {
        let name = [
            "locked, freed for the player to move",
            "locked, freed for the opponent",
            "free",
            "green",
            "red",
        ][situation];
        writeln!(out, "    // {name}: {}", FEATURE_NAMES.join(", "))?;
        writeln!(out, "    [")?;
        for stage in 0..STAGES {
            let (weights, quality) = fit(&samples, situation, stage);
            writeln!(log, "{name} {stage}: {quality}")?;
            let texts: Vec<String> = weights
                .iter()
                .map(|weight| format!("{:.0}", weight / UNIT))
                .collect();
            writeln!(out, "        [{}],", texts.join(", "))?;
        }
        writeln!(out, "    ],")?;
    }
    writeln!(out, "];")
}

fn think(thinker: &mut dyn AnyThinker, position: &Xafka, nodes: u64) -> (Verdict, String) {
    let never = CancelToken::default();
    let report = thinker
        .think(position, &Limits::nodes(nodes), &never, &mut |_| {})
        .expect("the game goes on");
    let line = &report.lines[0];
    (line.verdict, line.moves[0].clone())
}

fn collect(games: u64, nodes: u64, seed: u64) -> Vec<Sample> {
    use curio_rules::Game;
    let mut player = curio_engine::thinker("xafka").expect("xafka can be searched");
    let mut judge = curio_engine::thinker("xafka").expect("xafka can be searched");
    let mut samples = Vec::new();
    for game in 0..games {
        let mut dice = Pcg64Mcg::seed_from_u64(seed.wrapping_mul(1 << 32).wrapping_add(game));
        let mut position = Xafka::new(Options::default());
        let opening = dice.random_range(2..8_u32);
        while !position.is_over() {
            let turns = position.turns();
            if turns >= 2 && dice.random_range(0..4_u32) == 0 {
                judge.forget();
                let won = match think(&mut *judge, &position, nodes).0 {
                    Verdict::Win { .. } => 1.0,
                    Verdict::Loss { .. } => 0.0,
                    Verdict::Draw => 0.5,
                    Verdict::Estimate(value) => 1.0 / (1.0 + (-f64::from(value) / 100.0).exp()),
                };
                let (situation, stage) = place(&position);
                let mover = position.to_move();
                samples.push(Sample {
                    situation,
                    stage,
                    features: features(&position, mover, mover.other()).map(f64::from),
                    won,
                });
            }
            if turns < opening || dice.random_range(0..4_u32) == 0 {
                let moves = position.legal_moves();
                let chosen = dice.random_range(0..moves.len() as u64) as usize;
                position.play_unchecked(moves[chosen]);
            } else {
                player.forget();
                let (_, text) = think(&mut *player, &position, 300);
                let mv = position.parse_move(&text).expect("a move");
                position.play_unchecked(mv);
            }
        }
    }
    samples
}

/// Logistic regression by Newton's method; stages beside this one count a little.
fn fit(samples: &[Sample], situation: usize, stage: usize) -> ([f64; FEATURES], String) {
    let chosen: Vec<(&Sample, f64)> = samples
        .iter()
        .filter(|sample| sample.situation == situation)
        .filter_map(|sample| {
            let weight = match sample.stage.abs_diff(stage) {
                0 => 1.0,
                1 => 0.2,
                2 => 0.03,
                _ => return None,
            };
            Some((sample, weight))
        })
        .collect();
    let mut weights = [0.0; FEATURES];
    for _ in 0..40 {
        let mut slope = [0.0; FEATURES];
        let mut curve = [[0.0; FEATURES]; FEATURES];
        for n in 0..FEATURES {
            // A weak pull to zero keeps rare stages in bounds.
            slope[n] = weights[n] * RIDGE;
            curve[n][n] = RIDGE;
        }
        for (sample, weight) in &chosen {
            let likely = chance(&weights, &sample.features);
            let firmness = (likely * (1.0 - likely)).max(0.01);
            for (n, feature) in sample.features.iter().enumerate() {
                slope[n] += weight * (likely - sample.won) * feature;
                for (cell, other) in curve[n].iter_mut().zip(sample.features) {
                    *cell += weight * firmness * feature * other;
                }
            }
        }
        let step = solve(curve, slope);
        for n in 0..FEATURES {
            weights[n] -= step[n];
        }
    }
    let own: Vec<&Sample> = chosen
        .iter()
        .filter(|(_, weight)| *weight == 1.0)
        .map(|(sample, _)| *sample)
        .collect();
    let right = own
        .iter()
        .filter(|sample| (chance(&weights, &sample.features) > 0.5) == (sample.won > 0.5))
        .count();
    let proven = own
        .iter()
        .filter(|sample| sample.won == 0.0 || sample.won == 1.0)
        .count();
    let quality = format!(
        "{} positions, {proven} proven, {:.1} % on the right side",
        own.len(),
        100.0 * right as f64 / own.len().max(1) as f64
    );
    (weights, quality)
}

const RIDGE: f64 = 4.0;

fn chance(weights: &[f64; FEATURES], features: &[f64; FEATURES]) -> f64 {
    let sum: f64 = weights.iter().zip(features).map(|(w, f)| w * f).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Solves a small system of linear equations.
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for n in 0..FEATURES {
        let pivot = (n..FEATURES)
            .max_by(|a, b| matrix[*a][n].abs().total_cmp(&matrix[*b][n].abs()))
            .unwrap_or(n);
        matrix.swap(n, pivot);
        right.swap(n, pivot);
        for row in 0..FEATURES {
            if row != n {
                let factor = matrix[row][n] / matrix[n][n];
                let above = matrix[n];
                for (cell, value) in matrix[row].iter_mut().zip(above) {
                    *cell -= factor * value;
                }
                right[row] -= factor * right[n];
            }
        }
    }
    core::array::from_fn(|n| right[n] / matrix[n][n])
}
