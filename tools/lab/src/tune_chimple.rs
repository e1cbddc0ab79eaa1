//! Finds how many memes each level of Chimple notices, so that each beats the
//! one below by about as much: `cargo run --release -p curio-lab -- tune_chimple 3 620 1500 8 6 4 4 2 2 1`, with the board, the points in
//! thousandths that are aimed at, the games that measure them, and how many plies
//! the levels see, from the seventh down.

use std::io::{self, Write};

use curio_engine::{
    CancelToken,
    chimple::{Manner, Solution, choose, solved, weigh},
};
use curio_rules::{
    Game, Player,
    chimple::{Chimple, Move, Options, Size},
};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How far each level sees, from the seventh down, when nothing is given.
const HORIZONS: [u8; 7] = [8, 6, 4, 4, 2, 2, 1];

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let mut given = arguments
        .iter()
        .map(|text| text.parse::<u64>().unwrap_or(0));
    let size = match given.next() {
        Some(4) => Size::Four,
        _ => Size::Three,
    };
    let aim = given.next().unwrap_or(640);
    let games = given.next().unwrap_or(1000);
    let options = Options::on(size);
    let Some(solution) = solved(&options, &CancelToken::default(), None) else {
        return Ok(());
    };
    let mut out = io::stdout().lock();
    let mut above = Manner::PERFECT;
    let horizons: Vec<u8> = given.filter_map(|plies| u8::try_from(plies).ok()).collect();
    let horizons = if horizons.len() == HORIZONS.len() {
        horizons
    } else {
        HORIZONS.to_vec()
    };
    for (number, horizon) in (1..=7).rev().zip(horizons) {
        let (mut low, mut high) = (0, above.notices);
        while high - low > 10 {
            let notices = u32::midpoint(low, high);
            let below = Manner { notices, horizon };
            if points(&options, &solution, above, below, games) < aim {
                high = notices;
            } else {
                low = notices;
            }
        }
        let found = Manner {
            notices: low,
            horizon,
        };
        let reached = points(&options, &solution, above, found, games);
        writeln!(
            out,
            "level {number}: manner({low}, {horizon}) loses {reached} to the one above"
        )?;
        out.flush()?;
        above = found;
    }
    Ok(())
}

fn points(options: &Options, solution: &Solution, above: Manner, below: Manner, games: u64) -> u64 {
    let mut points = 0;
    for game in 0..games {
        let mut position = Chimple::new(*options);
        let seat = Player((game % 2) as u8);
        let mut dice = Pcg64Mcg::seed_from_u64(game);
        while position.end().is_none() {
            let who = if position.to_move() == seat {
                above
            } else {
                below
            };
            let weighed = weigh(&position, solution);
            let Some(chosen) = choose(who, &weighed, &mut dice) else {
                break;
            };
            let mv = Move::Deploy(position.step(chosen.meme));
            if position.play(&mv).is_err() {
                break;
            }
        }
        let winners = Game::outcome(&position).map(|outcome| outcome.winners);
        points += match winners {
            Some(winners) if winners.contains(seat) => 2,
            Some(winners) if winners.is_empty() => 1,
            _ => 0,
        };
    }
    points * 1000 / (2 * games)
}
