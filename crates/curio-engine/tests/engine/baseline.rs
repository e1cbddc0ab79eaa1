//! The baselines: what they find in every game, and that it is the same each time.

use core::time::Duration;
use std::time::Instant;

use curio_engine::{CancelToken, Opponent, check_opponent, choose, thinker};
use curio_rules::{AnyGame, Player, Turn, registry};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{asking::chosen_anew, support::option_values};

fn chosen(position: &dyn AnyGame, who: &str, seed: u64) -> String {
    chosen_anew(position, &who.parse().unwrap(), seed)
}

fn start(game: &str, options: &str) -> Box<dyn AnyGame> {
    registry::start(game, &option_values(options)).unwrap()
}

/// Plays a random move, or lets chance decide; false when the game is over.
fn play_any(position: &mut dyn AnyGame, dice: &mut Pcg64Mcg) -> bool {
    let moves = match position.turn() {
        Turn::Over => return false,
        Turn::Player(_) => position.legal_texts(),
        Turn::Chance => position
            .chance_texts()
            .into_iter()
            .map(|(event, _)| event)
            .collect(),
    };
    let pick = dice.random_range(0..moves.len() as u64) as usize;
    position.play_text(&moves[pick]).unwrap();
    true
}

fn winner_after(position: &dyn AnyGame, mv: &str) -> Option<Player> {
    let mut next = position.boxed_clone();
    next.play_text(mv).unwrap();
    next.outcome()?.winners.iter().next()
}

/// A position met in random games in which the player to move can win at once, but
/// not with every move.
fn win_in_one(game: &str, options: &str, from: usize) -> Box<dyn AnyGame> {
    for seed in 0..1000 {
        let mut dice = Pcg64Mcg::seed_from_u64(seed);
        let mut position = start(game, options);
        let mut plies = 0;
        while plies < 400 && play_any(&mut *position, &mut dice) {
            plies += 1;
            let Turn::Player(player) = position.turn() else {
                continue;
            };
            if plies < from {
                continue;
            }
            let wins = |mv: &String| winner_after(&*position, mv) == Some(player);
            let moves = position.legal_texts();
            if moves.iter().any(wins) && !moves.iter().all(wins) {
                return position;
            }
        }
    }
    panic!("no win in one was met in {game}");
}

/// Red's special is one move from the summit.
const BEFORE_THE_SUMMIT: &str = "B1:BR;C1:B;F1:B;A2:B;J2:B;K2:BR;B4:R;H4:R;G5:r;F6:R;G6:R;\
     M6:bR;D9:R;L11:BR;F12:B;L12:B R0/B0 - R quiet=1 level=63";

#[test]
fn both_find_a_win_in_one_in_every_game() {
    let games = [
        ("xafka", "", 0, 2_000),
        ("xafka", "players=3", 0, 2_000),
        ("chimple", "", 0, 2_000),
        ("xong", "board=small", 0, 1_000),
        ("mathematichess", "size=5 limit=2", 15, 1_000),
    ];
    let mut met: Vec<(Box<dyn AnyGame>, u32)> = games
        .into_iter()
        .map(|(game, options, from, work)| (win_in_one(game, options, from), work))
        .collect();
    // Random games of XIMA hardly ever come to the summit.
    let xima = registry::rules("xima").unwrap();
    let position = xima.parse_position(&Default::default(), BEFORE_THE_SUMMIT);
    met.push((position.unwrap(), 1_500));
    for (position, work) in met {
        let game = position.info().id;
        let Turn::Player(player) = position.turn() else {
            unreachable!("somebody is to move");
        };
        for who in [format!("uct:{work}p"), format!("plain:{work}n")] {
            let mv = chosen(&*position, &who, 1);
            let winner = winner_after(&*position, &mv);
            assert_eq!(winner, Some(player), "{game}, {who}: {mv}");
        }
    }
}

#[test]
fn they_choose_the_same_for_the_same_seed() {
    for game in ["xafka", "chimple", "xong", "mathematichess", "xima"] {
        for who in ["uct:60p", "plain:200n"] {
            let position = start(game, "");
            let mv = chosen(&*position, who, 7);
            assert_eq!(chosen(&*position, who, 7), mv, "{game}, {who}");
            assert_eq!(position.check_text(&mv).as_ref(), Ok(&mv));
            let who: Opponent = who.parse().unwrap();
            assert!(who.is_repeatable() && check_opponent(game, &who).is_ok());
        }
    }
    for who in ["uct:100ms", "plain:1s"] {
        assert!(!who.parse::<Opponent>().unwrap().is_repeatable());
    }
}

#[test]
fn dice_are_no_obstacle() {
    let mut dice = Pcg64Mcg::seed_from_u64(3);
    let mut position = start("xima", "dice=one");
    for ply in 0..12 {
        if let Turn::Player(_) = position.turn() {
            let who = ["uct:40p", "plain:100n"][ply % 2];
            let mv = chosen(&*position, who, 1);
            position.play_text(&mv).unwrap();
        } else {
            play_any(&mut *position, &mut dice);
        }
    }
}

#[test]
fn both_beat_random_moves() {
    for (game, who) in [
        ("xafka", "uct:150p"),
        ("chimple", "uct:150p"),
        ("chimple", "plain:500n"),
    ] {
        let mut won = 0;
        for number in 0..12_u64 {
            let me = Player((number % 2) as u8);
            let mut position = start(game, "");
            let mut seed = number;
            while let Turn::Player(player) = position.turn() {
                let who = if player == me { who } else { "random" };
                let mv = chosen(&*position, who, seed);
                position.play_text(&mv).unwrap();
                seed += 100;
            }
            let winners = position.outcome().unwrap().winners;
            won += u32::from(winners.contains(me));
        }
        assert!(won >= 9, "{who} has won {won} of 12 games of {game}");
    }
}

#[test]
fn a_time_is_kept_and_a_stop_is_heeded() {
    let position = start("mathematichess", "");
    for who in ["uct:30ms", "plain:30ms"] {
        let began = Instant::now();
        let mv = chosen(&*position, who, 1);
        assert!(position.check_text(&mv).is_ok());
        assert!(began.elapsed() >= Duration::from_millis(30));
    }
    let mut thinker = thinker("xafka").unwrap();
    let position = start("xafka", "");
    for who in ["uct:600s", "plain:600s"] {
        let found = choose(
            &mut *thinker,
            &*position,
            &who.parse().unwrap(),
            1,
            &CancelToken::cancelled(),
            &mut |_| {},
        );
        assert!(found.is_some(), "{who}");
    }
}
