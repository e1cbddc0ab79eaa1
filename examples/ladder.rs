//! Plays the levels of a game against each other and tells how often the higher
//! one wins.
//!
//! Usage: `cargo run --release --no-default-features --example ladder --
//! GAME GAMES SEED [LOWEST HIGHEST [STEP]]`, where GAME may be followed by
//! options: `mathematichess,size=7`.
//!
//! Games come in pairs with the same opening of a few random moves, once with
//! either colour. The result is the same on every machine. With STEP, levels
//! that far apart meet; 1 is usual. Level 0 stands for random moves.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a tool for developers may stop at the first surprise"
)]

use std::{
    io::{self, Write},
    time::Instant,
};

use curio::{
    engine::{Level, Opponent, Signal, Thinker, choose, thinker},
    rules::{Player, Turn, registry},
};

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "xafka".to_owned());
    let mut number = |otherwise: u64| {
        arguments
            .next()
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(200), number(1));
    let (lowest, highest, step) = (number(0), number(8), number(1));
    let mut out = io::stdout().lock();
    for low in lowest..highest {
        let high = low + step;
        if high > 8 {
            break;
        }
        let began = Instant::now();
        let pair = [opponent(low), opponent(high)];
        let mut wins = 0;
        let mut first = 0;
        for number in 0..games {
            let high_seat = (number % 2) as u8;
            let winner = play(&game, &pair, Player(high_seat), seed + number / 2);
            wins += u64::from(winner == Some(Player(high_seat)));
            first += u64::from(winner == Some(Player::FIRST));
        }
        writeln!(
            out,
            "{:9} beats {:9} in {wins:4} of {games} = {:5.1} %   first player {:5.1} %   {:6.2} s a game",
            pair[1].to_string(),
            pair[0].to_string(),
            100.0 * wins as f64 / games as f64,
            100.0 * first as f64 / games as f64,
            began.elapsed().as_secs_f64() / games as f64,
        )?;
        out.flush()?;
    }
    Ok(())
}

fn opponent(number: u64) -> Opponent {
    match u8::try_from(number)
        .ok()
        .and_then(|number| Level::try_from(number).ok())
    {
        Some(level) => Opponent::Level(level),
        None => Opponent::Random,
    }
}

/// The winner of a game between `pair`, the second of which has `seat`.
fn play(game: &str, pair: &[Opponent; 2], seat: Player, seed: u64) -> Option<Player> {
    let never = Signal::default();
    let (game, options) = game.split_once(',').unwrap_or((game, ""));
    let options = options
        .split(',')
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let mut position = registry::start(game, &options).expect("a game");
    let mut thinkers: [Box<dyn Thinker>; 2] =
        core::array::from_fn(|_| thinker(game).expect("the game has opponents"));
    let opening = 2 + seed % 5;
    let mut ply = 0;
    while let Turn::Player(player) = position.turn() {
        let which = usize::from(player == seat);
        let who = if ply < opening {
            &Opponent::Random
        } else {
            &pair[which]
        };
        // The opening depends on the seed alone, the rest on who plays as well.
        let dice = seed ^ ply << 32;
        let chosen = choose(
            &mut *thinkers[which],
            &*position,
            who,
            dice,
            &never,
            &mut |_| {},
        )?;
        position.play_text(&chosen.mv).expect("a legal move");
        ply += 1;
    }
    position.outcome()?.winners.iter().next()
}
