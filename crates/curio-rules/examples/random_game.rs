//! Plays a game at random and prints its moves, the last position and the result:
//! `cargo run -p curio-rules --example random_game -- chimple 3`.
//!
//! The first argument is the game, the second a seed: the same seed plays the
//! same game.
#![allow(
    clippy::disallowed_methods,
    reason = "rules know no arguments and no output, programs do"
)]

use std::{
    env,
    error::Error,
    io::{self, Write},
};

use curio_rules::{AnyGame, OptionValues, Turn, registry};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Random players may never finish a game.
const LONGEST: usize = 400;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "xafka".to_owned());
    let seed = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    let mut position = registry::start(&game, &OptionValues::new())?;
    let mut out = io::stdout().lock();
    for ply in 1..=LONGEST {
        let events = events(&*position);
        let total: u32 = events.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            break;
        }
        let mut pick = dice.random_range(0..total);
        for (text, weight) in events {
            if pick < weight {
                let played = position.play_text(&text)?;
                writeln!(out, "{ply:4}. {played}")?;
                break;
            }
            pick -= weight;
        }
    }
    writeln!(out, "\n{}", position.diagram())?;
    match position.outcome() {
        Some(outcome) => writeln!(out, "{}", outcome.explanation)?,
        None => writeln!(out, "The game is not over yet.")?,
    }
    Ok(())
}

/// What may happen next, with its weight: each move alike, or the faces of dice.
fn events(position: &dyn AnyGame) -> Vec<(String, u32)> {
    match position.turn() {
        Turn::Player(_) => {
            let moves = position.legal_texts().into_iter();
            moves.map(|text| (text, 1)).collect()
        }
        Turn::Chance => position.chance_texts(),
        Turn::Over => Vec::new(),
    }
}
