//! How many random plies of chess the `shakmaty` crate plays in a second, to be
//! held beside `random_plies` of `curio-lab bench xima` on the same machine: one
//! uniformly chosen legal move after the other, games broken off after 200.
//!
//! `cargo run --release --manifest-path benches/chess/Cargo.toml -- SECONDS`

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shakmaty::{Chess, Position};

/// The most plies of a game.
const LONGEST: u32 = 200;

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let budget = Duration::from_secs(seconds.unwrap_or(3));
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut plies = 0_u64;
    let began = Instant::now();
    while began.elapsed() < budget {
        for _ in 0..64 {
            let mut position = Chess::default();
            for _ in 0..LONGEST {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let n = dice.random_range(0..moves.len() as u32) as usize;
                position.play_unchecked(&moves[n]);
                plies += 1;
            }
            black_box(&position);
        }
    }
    println!("{:.0} plies/s", plies as f64 / began.elapsed().as_secs_f64());
}
