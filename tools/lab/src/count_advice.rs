//! Counts how often the coach would speak: lets opponents of one level play each other
//! and judges every move of the first player as the coach does.
//!
//! Usage: `cargo run --release -p curio-lab -- count_advice [GAME] [LEVEL] [MATCHES]`;
//! all games, level 1 and 10 matches unless told otherwise.
//! Mathematichess and Xong are played on the boards that newcomers get.
//! The same program counts the same on every machine.

use std::io;

use curio_engine::{CancelToken, Level, Opponent, choose, coach, coach::AdviceKind, thinker};
use curio_rules::{OptionValues, Player, Turn, registry};

/// A match that is longer is left.
const LONGEST: usize = 600;

pub(crate) fn run(arguments: &[String]) -> io::Result<()> {
    let level = arguments.get(1).map_or("1", String::as_str);
    let level: Level = level.parse().expect("a level from 1 to 8");
    let matches = arguments.get(2).map_or("10", String::as_str);
    let matches: u64 = matches.parse().expect("a number of matches");
    println!("{matches} matches each, level {level} against itself");
    println!("game\tmoves judged\tblunders\tmistakes\tonly moves\tmatches without a warning");
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        if arguments.first().is_none_or(|name| name == game) {
            let count = (0..matches).map(|seed| judged(game, level, seed));
            tell(game, count.collect());
        }
    }
    Ok(())
}

fn tell(game: &str, matches: Vec<Vec<AdviceKind>>) {
    let of = |kind: AdviceKind| {
        let all = matches.iter().flatten();
        all.filter(|judged| **judged == kind).count()
    };
    let warned = |judged: &&Vec<AdviceKind>| judged.iter().any(|kind| *kind <= AdviceKind::Mistake);
    println!(
        "{game}\t{}\t{}\t{}\t{}\t{}",
        matches.iter().map(Vec::len).sum::<usize>(),
        of(AdviceKind::Blunder),
        of(AdviceKind::Mistake),
        of(AdviceKind::OnlyMove),
        matches.len() - matches.iter().filter(warned).count()
    );
}

/// What the coach finds of the first player's moves in one match.
fn judged(game: &str, level: Level, seed: u64) -> Vec<AdviceKind> {
    let mut options = OptionValues::new();
    match game {
        "mathematichess" => options.insert("size".to_owned(), "7".to_owned()),
        "xong" => options.insert("board".to_owned(), "small".to_owned()),
        _ => None,
    };
    let mut position = registry::start(game, &options).expect("a game");
    let mut plays = thinker(game).unwrap();
    let mut coaches = thinker(game).unwrap();
    let limits = coach::limits(coaches.as_ref());
    let mut found = Vec::new();
    for _ in 0..LONGEST {
        let mv = match position.turn() {
            Turn::Player(player) => {
                let who = Opponent::Level(level);
                let stop = CancelToken::default();
                let chosen = choose(
                    plays.as_mut(),
                    position.as_ref(),
                    &who,
                    seed,
                    &stop,
                    &mut |_| {},
                );
                let mv = chosen.expect("a move").mv.text;
                if player == Player::FIRST {
                    let judged =
                        coach::judge_move(coaches.as_mut(), position.as_ref(), &mv, &limits, &stop);
                    found.extend(judged.map(|advice| advice.kind));
                }
                mv
            }
            _ => break,
        };
        position.play_text(&mv).expect("a legal move");
    }
    found
}
