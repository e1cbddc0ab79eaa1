//! The opponents of XIMA: legal at every table, the same for the same limits, and
//! never blind to the summit.

use curio_engine::{Limits, MoveContext, Opponent, Verdict, puzzles::puzzles, thinker};
use curio_rules::{
    AnyGame, Game, Turn,
    xima::{Victory, Xima},
    zobrist_key,
};

use super::{
    asking::{chosen, hinted, level, thought},
    support,
};

fn start(options: &str) -> Xima {
    support::start(options)
}

fn position(text: &str) -> Xima {
    support::read("", text)
}

#[test]
fn a_summit_within_one_move_is_taken() {
    for puzzle in puzzles("xima") {
        let mut position = puzzle.start().unwrap();
        let (top, before) = puzzle.solution.split_last().unwrap();
        for mv in before {
            position.play_text(mv).unwrap();
        }
        assert_eq!(top, "TOP", "{}", puzzle.id);
        let report = thought(&*position, &Limits::depth(1));
        assert_eq!(report.lines[0].moves, ["TOP"], "{}", puzzle.id);
        assert_eq!(report.lines[0].verdict, Verdict::Win { plies: 1 });
    }
    // The positions of fig. 36 and others, one move before the end.
    for text in [
        "D8:B;E5:R;F6:rB;H6:B;I5:Rb R2/B4 - B",
        "G6:B;F6:BBr R9/B6b - R",
    ] {
        let position = position(text);
        assert!(position.ascent(position.to_move()).is_some(), "{text}");
        assert_eq!(
            thought(&position, &Limits::depth(1)).lines[0].moves,
            ["TOP"]
        );
    }
}

#[test]
fn a_summit_of_the_enemy_is_prevented_where_it_can_be() {
    // Blue threatens H6-G7; Red can take hold of the special, or of the step.
    for text in [
        "H6:B;I5:b;H3:RR;J4:R;E5:R R4r/B7 - R",
        "F7:B;E7:b;E5:R;C3:R;E9:R R5r/B7 - R",
    ] {
        let game = position(text);
        let blue = game.to_move().other();
        assert!(game.ascent(blue).is_some(), "{text}");
        let can_prevent = game.legal_moves().iter().any(|mv| {
            let mut next = game;
            next.play_unchecked(*mv);
            next.ascent(blue).is_none()
        });
        assert!(can_prevent, "{text}");
        for depth in [1, 2, 3] {
            let best = thought(&game, &Limits::depth(depth).clone());
            let mut next = game;
            next.play_text(&best.lines[0].moves[0]).unwrap();
            assert_eq!(next.ascent(blue), None, "depth {depth} in {text}");
        }
    }
}

#[test]
fn every_table_is_played_legally() {
    for options in [
        "",
        "players=3",
        "players=4 teams=pairs",
        "dice=one",
        "dice=scienluck",
    ] {
        let mut thinker = thinker("xima").unwrap();
        let mut position = start(options);
        for ply in 0..24_u64 {
            match Game::turn(&position) {
                Turn::Over => break,
                Turn::Chance => {
                    let chances = position.chances();
                    let n = zobrist_key(5, ply) as usize % chances.len();
                    position.play(&chances[n].0).unwrap();
                }
                Turn::Player(_) => {
                    let who = level(1 + (ply % 4) as u8);
                    let mv = chosen(&mut *thinker, &position, &who, ply);
                    position.play_text(&mv).unwrap();
                }
            }
        }
    }
}

#[test]
fn equal_limits_give_equal_moves() {
    let mut position = start("");
    for ply in 0..8 {
        let [one, two] = [0, 1].map(|_| thought(&position, &Limits::nodes(3_000)));
        assert_eq!(one.lines, two.lines, "ply {ply}");
        position.play_text(&one.lines[0].moves[0]).unwrap();
    }
}

#[test]
fn hints_say_why() {
    let mut thinker = thinker("xima").unwrap();
    let mut reason = |text: &str| {
        let told = hinted(&mut *thinker, &position(text), &Limits::nodes(5_000));
        told.reason()
    };
    assert_eq!(
        reason("D8:B;E5:R;F6:rB;H6:B;I5:Rb R2/B4 - B"),
        "takes the special to the summit and wins at once"
    );
    assert!(!reason("B1:R;J1:B R8r/B8b - R").is_empty());
}

#[test]
fn several_lines_are_ordered() {
    let report = thought(&start(""), &Limits::nodes(4_000).with_lines(5));
    assert_eq!(report.lines.len(), 5);
    assert!(report.lines.is_sorted_by(|a, b| a.verdict >= b.verdict));
}

#[test]
fn a_level_above_random_reaches_the_summit() {
    let mut thinker = thinker("xima").unwrap();
    let mut position = start("");
    let strong = level(6);
    for ply in 0..160 {
        if position.is_over() {
            break;
        }
        let who = if ply % 2 == 0 {
            &strong
        } else {
            &Opponent::Random
        };
        let mv = chosen(&mut *thinker, &position, who, ply);
        position.play_text(&mv).unwrap();
    }
    assert!(matches!(position.victory(), Some(Victory::Summit(player)) if player.0 == 0));
}

/// The moves of opponents of level 6 against each other.
fn played(options: &str, plies: u64) -> (Xima, Vec<bool>) {
    let mut thinker = thinker("xima").unwrap();
    let mut position = start(options);
    let who = level(6);
    let mut are_taken_back = Vec::new();
    for ply in 0..plies {
        if position.is_over() {
            break;
        }
        let mv = chosen(&mut *thinker, &position, &who, ply);
        let mv = position.parse_move(&mv).unwrap();
        are_taken_back.push(position.takes_back(mv));
        position.play(&mv).unwrap();
    }
    (position, are_taken_back)
}

#[test]
fn moves_are_seldom_taken_back_at_once() {
    let (_, are_taken_back) = played("", 160);
    let count = are_taken_back.iter().filter(|it| **it).count();
    assert!(count * 100 <= 3 * are_taken_back.len(), "{count}");
}

#[test]
fn where_many_play_lines_are_legal_and_only_the_next_move_is_proven() {
    for options in ["players=3", "players=4"] {
        let (middle, _) = played(options, 40);
        for position in [start(options), middle] {
            let report = thought(&position, &Limits::depth(2).with_lines(3));
            for line in &report.lines {
                let mut walked = position;
                for mv in &line.moves {
                    walked.play_text(mv).unwrap();
                }
                assert!(line.moves.len() == 6 || walked.is_over(), "{line:?}");
                let is_proven = matches!(line.verdict, Verdict::Win { plies: 1 });
                assert!(is_proven || matches!(line.verdict, Verdict::Estimate(_)));
            }
        }
    }
}

/// On a good day a level plays like the next, on a bad day like the one before; outside of a
/// match it has no days.
#[test]
fn a_level_has_good_and_bad_days() {
    let (position, _) = played("", 20);
    let mut thinker = thinker("xima").unwrap();
    let mut choose = |number: u8, occasion: MoveContext| {
        chosen(&mut *thinker, &position, &level(number), occasion)
    };
    let mut days = [false; 3];
    for seed in 0..40 {
        let in_a_match = choose(4, MoveContext::new(seed, 0));
        let as_usual = [3, 4, 5].map(|level| choose(level, seed.into()));
        assert!(as_usual.contains(&in_a_match), "seed {seed}");
        for (day, usual) in days.iter_mut().zip(&as_usual) {
            let others = as_usual.iter().filter(|other| **other == *usual).count();
            *day |= others == 1 && *usual == in_a_match;
        }
    }
    assert_eq!(
        days, [true; 3],
        "like the one before, as usual, like the next"
    );
    for level in [1, 8] {
        let usual = choose(level, 7.into());
        assert_eq!(choose(level, MoveContext::new(7, 0)), usual);
    }
}

/// Those who hold each other down could go on for ever; the players of a level do not.
#[test]
fn matches_of_many_and_with_dice_come_to_an_end() {
    let who = level(2);
    for (options, most) in [("players=3", 600), ("players=4", 600), ("dice=one", 900)] {
        for seed in 0..4 {
            let mut position = start(options);
            let mut thinker = thinker("xima").unwrap();
            let mut plies = 0;
            while Game::turn(&position) != Turn::Over {
                let by_chance = AnyGame::legal_texts(&position);
                let mv = match Game::turn(&position) {
                    Turn::Chance => {
                        let key = zobrist_key(seed, plies);
                        by_chance[(key % by_chance.len() as u64) as usize].clone()
                    }
                    _ => {
                        let now = MoveContext::new(seed, plies as usize);
                        chosen(&mut *thinker, &position, &who, now)
                    }
                };
                position.play_text(&mv).unwrap();
                plies += 1;
                assert!(plies <= most, "{options}, seed {seed}: {position:?}");
            }
        }
    }
}

/// An analysis judges a position as it stands, however long nothing has happened, and what
/// a restless opponent says of it does not depend on how restless it is.
#[test]
fn what_is_told_of_a_position_does_not_grow_restless() {
    let text = |quiet: u32| {
        format!(
            "B2:Y;J4:r;F6:RB;G6:RY;H6:R;H7:RY;G9:Y;H9:B;K9:yR;E12:R;F13:bR R0/B0/Y0 \
             R:BBBBBBYYY=72/B:RRRRYYYY=48/Y:RBB=24 B quiet={quiet} level=225"
        )
    };
    let options = start("players=3").options();
    let judged = |quiet: u32, match_plies: Option<u32>| {
        let position = Xima::parse_position(&options, &text(quiet)).unwrap();
        let limits = Limits {
            match_plies,
            ..Limits::nodes(2_000)
        };
        thought(&position, &limits).lines[0].verdict
    };
    assert_eq!(judged(3, None), judged(30, None));
    assert_eq!(judged(3, None), judged(3, Some(0)));
    assert_eq!(judged(9, Some(0)), judged(60, Some(900)));
}
