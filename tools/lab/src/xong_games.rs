//! Plays games of Xong between levels and prints the figures that its inventor gathered:
//! turns, points, margins, hexes owned and killed, long Xoids.
//!
//! Usage: `cargo run --release -p curio-lab -- xong_games GAMES SEED [LOWEST HIGHEST [BOARD]]`
//!
//! Each game pairs two levels at random, on a board of its own where BOARD is `random` or
//! `islands`. `mixed` takes all sorts in turn: random boards of the usual size and of 24 to
//! 48 hexes, islands, and the small regular ones. The result is the same on every machine.
//! Every game must end, and with an odd total of points.

use std::{
    io::{self, Write},
    time::{Duration, Instant},
};

use curio_engine::{CancelToken, Level, Opponent, choose, thinker};
use curio_rules::{AnyGame, Game, OptionValues, Player, registry, xong::Xong, zobrist_key};

#[derive(Default)]
struct Sums {
    games: u32,
    turns: u32,
    red_wins: u32,
    higher_wins: u32,
    unequal: u32,
    by_one: u32,
    by_last_point: u32,
    points: [u32; 2],
    hexes: u32,
    owned: u32,
    snakes: u32,
    longest_move: Duration,
}

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let mut arguments = arguments.iter();
    let mut number = |otherwise: u64| {
        arguments
            .next()
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(100), number(1));
    let (lowest, highest) = (number(1), number(4));
    let board = arguments.next().map_or("standard", String::as_str);
    let began = Instant::now();
    let mut sums = Sums::default();
    for number in 0..games {
        let dice = zobrist_key(seed, number);
        let span = highest - lowest + 1;
        let levels = [dice % span + lowest, (dice >> 32) % span + lowest];
        play(board, levels, dice, &mut sums);
    }
    let mut out = io::stdout().lock();
    let mean = |sum: u32| f64::from(sum) / f64::from(sums.games);
    writeln!(
        out,
        "{} games on {board} boards between levels {lowest} and {highest}, all ended with odd totals\n\
         turns {:.2}, Red {:.2} points, Blue {:.2}, Red won {}\n\
         owned {:.1} of {:.1} hexes, Xoids of more than 8 legs a game {:.2}\n\
         decided by one point {}, of them by the last point {}\n\
         the higher level won {} of {} unequal games\n\
         slowest move {:.2} s, {:.2} s a game",
        sums.games,
        mean(sums.turns),
        mean(sums.points[0]),
        mean(sums.points[1]),
        sums.red_wins,
        mean(sums.owned),
        mean(sums.hexes),
        mean(sums.snakes),
        sums.by_one,
        sums.by_last_point,
        sums.higher_wins,
        sums.unequal,
        sums.longest_move.as_secs_f64(),
        began.elapsed().as_secs_f64() / f64::from(sums.games),
    )
}

/// The options of a board: one of its own for every game.
fn board_options(board: &str, dice: u64) -> OptionValues {
    let size = 24 + dice / 1_000_000 % 25;
    let (board, hexes) = match (board, dice / 7 % 8) {
        ("mixed", 0) => ("random", None),
        ("mixed", 1..5) => ("random", Some(size)),
        ("mixed", 5 | 6) => ("islands", Some(size)),
        ("mixed", _) => ("small", None),
        (board, _) => (board, None),
    };
    let mut options = OptionValues::from([
        ("board".to_owned(), board.to_owned()),
        ("board_seed".to_owned(), (dice % 1_000_000).to_string()),
    ]);
    options.extend(hexes.map(|hexes| ("hexes".to_owned(), hexes.to_string())));
    options
}

fn play(board: &str, levels: [u64; 2], dice: u64, sums: &mut Sums) {
    let never = CancelToken::default();
    let options = board_options(board, dice);
    let mut position = registry::start("xong", &options).expect("a board");
    let mut thinker = thinker("xong").expect("opponents");
    let who = levels.map(|level| Opponent::Level(Level::try_from(level as u8).expect("a level")));
    while position.outcome().is_none() {
        let xong = xong(&*position);
        let player = xong.to_act();
        let began = Instant::now();
        let chosen = choose(
            &mut *thinker,
            &*position,
            &who[player.index()],
            dice,
            &never,
            &mut |_| {},
        )
        .expect("a move");
        sums.longest_move = sums.longest_move.max(began.elapsed());
        position.play_text(&chosen.mv.text).expect("a legal move");
    }
    let xong = xong(&*position);
    let figures = xong.statistics();
    let total: u32 = figures.points.iter().sum();
    assert_eq!(total % 2, 1, "an even total: {}", Game::position_text(xong));
    assert!(xong.live().is_empty() && xong.last_point().is_some());
    sums.games += 1;
    sums.turns += figures.turns;
    let winner = if figures.margin() > 0 { 0 } else { 1 };
    sums.red_wins += u32::from(winner == Player::FIRST.index());
    if levels[0] != levels[1] {
        sums.unequal += 1;
        sums.higher_wins += u32::from(levels[winner] > levels[1 - winner]);
    }
    sums.by_one += u32::from(figures.margin().abs() == 1);
    sums.by_last_point += u32::from(figures.decided_by_last_point());
    for (sum, points) in sums.points.iter_mut().zip(figures.points) {
        *sum += points;
    }
    sums.hexes += xong.board().cell_count() as u32;
    sums.owned += figures.owned.iter().sum::<u32>();
    let long = xong.placed().iter().filter(|it| it.xoid.len() > 8).count();
    sums.snakes += long as u32;
}

fn xong(position: &dyn AnyGame) -> &Xong {
    position.as_any().downcast_ref().expect("a game of Xong")
}
