//! The opponents: legal at every level under all options, the same for the same
//! seed, and named as they are written. Tables for three included.

use core::time::Duration;

use curio_engine::{AnyThinker, Level, Limits, Opponent, Verdict, thinker};
use curio_rules::{
    AnyGame, Game, Player,
    xafka::{CornerLines, LockedStuck, Options, Shape, Xafka},
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::asking::{chosen, hinted, level, think};

fn fresh() -> Box<dyn AnyThinker> {
    thinker("xafka").expect("xafka can be searched")
}

/// An undecided position after `plies` random moves. Games that end before are
/// begun again.
fn random_position(options: Options, plies: u32, dice: &mut Pcg64Mcg) -> Xafka {
    'games: for _ in 0..10_000 {
        let mut position = Xafka::new(options);
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                continue 'games;
            }
            let mv = moves[dice.random_range(0..moves.len() as u64) as usize];
            position.play(&mv).unwrap();
        }
        if !position.is_over() {
            return position;
        }
    }
    panic!("no game under {options:?} goes on after {plies} moves");
}

#[test]
fn no_level_ever_plays_an_illegal_move() {
    let mut thinker = fresh();
    let mut seed = 0;
    for shape in Shape::ALL {
        for players in [2, 3] {
            for corner in [CornerLines::None, CornerLines::Both, CornerLines::Any] {
                for locked_stuck in [LockedStuck::Loses, LockedStuck::Wins] {
                    seed += 1;
                    let options = Options {
                        players,
                        corner,
                        locked_stuck,
                        ..Options::on(shape)
                    };
                    let mut position = Xafka::new(options);
                    let mut ply = 0;
                    while !position.is_over() {
                        // The weak levels and chance; the strong ones differ
                        // from the fourth only in patience.
                        let who = match (seed + ply) % 5 {
                            0 => Opponent::Random,
                            number => level(number as u8),
                        };
                        let mv = chosen(&mut *thinker, &position, &who, seed);
                        position.play_text(&mv).unwrap();
                        ply += 1;
                    }
                }
            }
        }
    }
}

#[test]
fn the_strongest_levels_play_legal_moves_too() {
    let mut dice = Pcg64Mcg::seed_from_u64(9);
    let mut thinker = fresh();
    for players in [2, 3] {
        let options = Options {
            players,
            ..Options::default()
        };
        let position = random_position(options, 16, &mut dice);
        for number in 5..=8 {
            let mv = chosen(&mut *thinker, &position, &level(number), 1);
            assert!(position.check_text(&mv).is_ok());
        }
    }
}

#[test]
fn levels_choose_the_same_for_the_same_seed() {
    let mut dice = Pcg64Mcg::seed_from_u64(10);
    for plies in [0, 1, 2, 5, 9, 14] {
        let position = random_position(Options::default(), plies, &mut dice);
        for number in 1..=5 {
            let mut used = fresh();
            hinted(&mut *used, &position, &Limits::nodes(3_000));
            let first = chosen(&mut *used, &position, &level(number), 77);
            let again = chosen(&mut *fresh(), &position, &level(number), 77);
            assert_eq!(first, again, "level {number} in {position:?}");
        }
        let [first, again] = [0, 1].map(|_| {
            let mut thinker = fresh();
            chosen(&mut *thinker, &position, &Opponent::Random, 5)
        });
        assert_eq!(first, again);
    }
}

#[test]
fn openings_vary_with_the_seed() {
    let position = Xafka::new(Options::default());
    let mut thinker = fresh();
    let mut firsts: Vec<String> = (0..12)
        .map(|seed| chosen(&mut *thinker, &position, &level(4), seed))
        .collect();
    firsts.sort();
    firsts.dedup();
    assert!(firsts.len() > 2, "always {firsts:?}");
}

#[test]
fn opponents_are_named_as_they_are_written() {
    for text in "random level:1 level:8 level:4:bold level:1:careful time:500ms".split(' ') {
        assert_eq!(text.parse::<Opponent>().unwrap().to_string(), text);
    }
    assert_eq!(
        "time:2s".parse::<Opponent>().unwrap(),
        Opponent::Time(Duration::from_secs(2))
    );
    for wrong in [
        "", "human", "level:0", "level:9", "level:", "time:", "time:0ms", "time:5", "time:-1s",
    ] {
        assert!(wrong.parse::<Opponent>().is_err(), "{wrong}");
    }
    let names: Vec<_> = Level::all().map(Level::name).collect();
    assert_eq!(names.len(), 8);
}

#[test]
fn an_opponent_on_time_knows_a_win_in_one() {
    // White has nowhere to go once the light is green.
    let position = Xafka::parse_position(
        &Options::default(),
        "b2,b3,b4,b5,c1,c2,c3,c4,d1,d2,d4,d5,e2,e3,e4,f3,f6,f7,g6,g7 f6/d1 yellow B",
    )
    .unwrap();
    let who = Opponent::Time(Duration::from_secs(10));
    assert_eq!(chosen(&mut *fresh(), &position, &who, 0), "green");
    let told = hinted(&mut *fresh(), &position, &Limits::default());
    assert_eq!(told.mv.text, "green");
    assert_eq!(told.verdict, Verdict::Win { plies: 1 });
    assert_eq!(told.reason(), "wins at once: White is walled in");
}

/// Whether `me` wins even if all others play against them.
fn wins_against_all(position: &Xafka, me: Player) -> bool {
    if let Some(winner) = position.winner() {
        return winner == me;
    }
    let mut children = position.legal_moves().into_iter().map(|mv| {
        let mut next = *position;
        next.play_unchecked(mv);
        next
    });
    if position.to_move() == me {
        children.any(|next| wins_against_all(&next, me))
    } else {
        children.all(|next| wins_against_all(&next, me))
    }
}

#[test]
fn at_a_table_for_three_a_win_is_one_against_both() {
    let mut dice = Pcg64Mcg::seed_from_u64(11);
    let mut thinker = fresh();
    let (mut won, mut lost) = (0, 0);
    for round in 0..300 {
        let options = Options {
            players: 3,
            ..Options::on([Shape::Side3, Shape::Side4][round % 2])
        };
        let plies = options.shape.cells() as u32 - 8 - round as u32 % 3;
        let position = random_position(options, plies, &mut dice);
        let report = think(&mut *thinker, &position, &Limits::default());
        let wins = wins_against_all(&position, position.to_move());
        let found = matches!(report.lines[0].verdict, Verdict::Win { .. });
        assert_eq!(found, wins, "{position:?}");
        if wins { won += 1 } else { lost += 1 }
    }
    assert!(won > 20 && lost > 20, "{won} won, {lost} lost");
}

#[test]
fn hints_say_why() {
    let mut dice = Pcg64Mcg::seed_from_u64(12);
    let mut thinker = fresh();
    for round in 0..120 {
        let options = Options {
            players: 2 + u8::from(round % 4 == 0),
            ..Options::default()
        };
        let position = random_position(options, round % 30, &mut dice);
        let told = hinted(&mut *thinker, &position, &Limits::nodes(2_000));
        assert!(position.check_text(&told.mv.text).is_ok());
        assert!(!told.reason().is_empty() && !told.reason().ends_with('.'));
    }
}
