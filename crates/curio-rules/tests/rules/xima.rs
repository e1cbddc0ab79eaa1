//! The rules of XIMA against known numbers, and a test for each ruling.

use std::collections::BTreeMap;

use curio_rules::{
    AnyGame, Colour, Game, MoveError, Player, PlayerSet, Points, Turn, perft,
    xima::{Change, Gone, Move, Origin, Refusal, Special, Square, Victory, Xima},
    zobrist_key,
};

use crate::support::{self, played, refusal};

const RED: Player = Player::FIRST;
const BLUE: Player = Player::SECOND;

fn at(name: &str) -> Square {
    Square::parse(name).unwrap()
}

fn start(options: &str) -> Xima {
    support::start(options)
}

fn position(options: &str, text: &str) -> Xima {
    support::read(options, text)
}

fn changes(position: &mut Xima, text: &str) -> Vec<Change> {
    let mv = position.parse_move(text).unwrap();
    position.play(&mv).unwrap()
}

fn tower(position: &Xima, name: &str) -> String {
    position
        .tower(at(name))
        .map(|block| position.letter(block))
        .collect()
}

#[test]
fn the_floors_have_88_56_24_and_1_squares() {
    let count = |floor| Square::all().filter(|it| it.floor() == floor).count();
    assert_eq!([1, 2, 3, 4].map(count), [88, 56, 24, 1]);
    for (name, floor) in [
        ("A1", 1),
        ("B12", 1),
        ("C3", 2),
        ("K11", 2),
        ("E5", 3),
        ("I9", 3),
    ] {
        assert_eq!(at(name).floor(), floor, "{name}");
    }
    assert_eq!(Square::SUMMIT, at("G7"));
    assert_eq!(Square::parse("N1"), None);
    assert_eq!(Square::parse("A14"), None);
    assert_eq!(Square::parse("A01"), None);
}

#[test]
fn the_branching_counts_of_the_book_agree() {
    let mut position = start("first=blue");
    for (mv, count) in [("-G2", 176), ("-G4", 194), ("-G12", 211), ("", 235)] {
        assert_eq!(position.legal_moves().len(), count, "before {mv}");
        if !mv.is_empty() {
            position.play_text(mv).unwrap();
        }
    }
    // 211 are 15 moves of the board, and 98 squares for either block to enter.
    let before = played(&start("first=blue"), "-G2 -G4");
    let steps = |mv: &&Move| matches!(mv, Move::Step { .. });
    assert_eq!(before.legal_moves().iter().filter(steps).count(), 15);
    let entering = |mv: &&Move| matches!(mv, Move::Enter(_));
    assert_eq!(before.legal_moves().iter().filter(entering).count(), 98);
}

#[test]
fn perft_agrees() {
    let open = start("");
    assert_eq!(perft(&open, 1), 176);
    assert_eq!(perft(&open, 2), 31_968);
    for (moves, count) in [
        ("-B1 -J1 B1J1 -B1 -K1 -I1", 40_413),
        ("-A1 -B13 -M1 -L13 -K1 -K13 -M10 B13L13", 51_419),
    ] {
        let position = played(&start(""), moves);
        assert_eq!(perft(&position, 2), count, "{moves}");
    }
}

#[test]
fn legal_moves_are_picked_by_number_and_by_chance_and_have_paths() {
    for seed in 0..12 {
        let mut position = start(if seed % 3 == 0 {
            "players=4"
        } else {
            "repetition=allowed"
        });
        let mut state = seed;
        for _ in 0..250 {
            if position.is_over() {
                break;
            }
            let moves = position.legal_moves();
            state = zobrist_key(state, 0);
            let n = (state % moves.len() as u64) as u32;
            let mut total = 0;
            let picked = position.pick_legal(|count| {
                total = count;
                n
            });
            assert_eq!(total as usize, moves.len());
            assert_eq!(picked, Some(moves[n as usize]));
            let mut asked = state;
            let drawn = position.random_legal(|count| {
                asked = zobrist_key(asked, 1);
                (asked % u64::from(count)) as u32
            });
            assert!(drawn.is_some_and(|mv| moves.contains(&mv)), "{drawn:?}");
            for mv in &moves {
                let (origin, to) = mv.block().unwrap();
                let path = position.path(origin, to).unwrap();
                assert_eq!(path.last().unwrap().square, to);
            }
            position.play(&moves[n as usize]).unwrap();
        }
    }
}

/// Chance draws every legal move about as often as any other, and no other move.
#[test]
fn chance_favours_no_move() {
    const EACH: u64 = 200;
    for text in [
        "A1:RB;C3:R;D7:r;F6:BR;H9:B;J4:B;K11:R R1/B2b - R",
        "C1:R;D3:RBR;E5:r;F6:B;G2:BB;L7:b R0/B4 - R",
    ] {
        let position = position("", text);
        let moves = position.legal_moves();
        let mut counts: BTreeMap<Move, u64> = moves.iter().map(|mv| (*mv, 0)).collect();
        let mut asked = 0;
        for _ in 0..EACH * moves.len() as u64 {
            let drawn = position.random_legal(|count| {
                asked += 1;
                (zobrist_key(7, asked) % u64::from(count)) as u32
            });
            *counts.get_mut(&drawn.unwrap()).unwrap() += 1;
        }
        // Five standard deviations of a count around 200 are 71.
        let strays: Vec<_> = counts
            .iter()
            .filter(|(_, count)| count.abs_diff(EACH) > 71)
            .collect();
        assert!(strays.is_empty(), "{strays:?}");
    }
}

/// Why Red may not move what is on top of a tower.
fn of_blue(name: &str) -> Refusal {
    let (at, owner) = (at(name), Colour::Blue);
    Refusal::NotYours { at, owner }
}

#[test]
fn a_path_is_told_step_by_step_and_so_is_its_end() {
    // Figure 5: a special climbs in one move over blocks to the summit.
    let position = position("", "G1:r;G2:B;G4:B;G6:B R9/B6b - R");
    let path = position.path(Origin::On(at("G1")), Square::SUMMIT).unwrap();
    let heights: Vec<u8> = path.iter().map(|tread| tread.height).collect();
    assert_eq!(heights, [1, 2, 3, 4, 5, 6]);
    assert_eq!(position.check_text("G1G7").unwrap(), "TOP");
    assert!(position.reach(at("G1")).contains(Square::SUMMIT));
    let won = played(&position, "TOP");
    assert_eq!(won.victory(), Some(Victory::Summit(RED)));
    let low = self::position("", "G1:r;G2:B R9/B8b - R");
    assert_eq!(
        refusal(&low, "G1G5"),
        Refusal::TooHigh {
            at: at("G5"),
            surface: 4,
            from: 2
        }
    );
    assert_eq!(
        refusal(&low, "G1H3"),
        Refusal::NotInLine {
            from: at("G1"),
            to: at("H3")
        }
    );
    assert_eq!(refusal(&low, "G2G3"), of_blue("G2"));
    assert_eq!(refusal(&low, "A1A2"), Refusal::Empty(at("A1")));
    assert_eq!(refusal(&low, "-G2"), Refusal::Taken(at("G2")));
    let special = Move::EnterSpecial(at("D1"));
    assert_eq!(low.check(&special), Err(Refusal::SpecialOnBoard));
}

#[test]
fn a_majority_captures_on_landing_and_only_then() {
    // Example Game, 4...BxJ: two blue blocks take the red one between them.
    let mut game = played(&start(""), "-B1 -J1 B1J1 -B1 -K1 -I1 -L1");
    assert_eq!(tower(&game, "J1"), "BR");
    let told = changes(&mut game, "B1J1");
    assert!(told.iter().any(|change| matches!(change,
        Change::Captured { by: BLUE, level: 1, points: 3, block, .. } if block.owner == RED)));
    assert_eq!(tower(&game, "J1"), "BB");
    assert_eq!(game.captured_value(BLUE), 3);
    // A tie takes nothing, nor does a minority on top of a majority.
    let tie = played(&position("", "A1:R;B1:B R8r/B8b - B"), "B1A1");
    assert_eq!(tower(&tie, "A1"), "RB");
    let minority = played(&position("", "A1:BB;B1:BR R8r/B6b - R"), "B1A1");
    assert_eq!(tower(&minority, "A1"), "BBR");
    // The special weighs one: b on R takes nothing, as in the Example Game, 28.
    let special = played(&position("", "A1:R;B1:b R8r/B9 - B"), "B1A1");
    assert_eq!(tower(&special, "A1"), "Rb");
    // What is captured from below lets the others fall, the special with them.
    let fallen = played(&position("", "A1:RbRB;B2:BBBB R6r/B4 - B"), "B2xA1");
    assert_eq!(tower(&fallen, "A1"), "bBB");
    assert_eq!(
        fallen.special(BLUE),
        Special::Board {
            at: at("A1"),
            level: 0
        }
    );
    // Ruling R3: uncovering a majority takes nothing, unless it was agreed to.
    let text = "A1:BRRB R7r/B7b - B";
    assert_eq!(tower(&played(&position("", text), "A1C1"), "A1"), "BRR");
    let taken = played(&position("uncover=yes", text), "A1C1");
    assert_eq!(tower(&taken, "A1"), "RR");
    assert_eq!(taken.captured_value(RED), 1);
}

#[test]
fn only_the_top_block_moves() {
    let game = position("", "A1:RB R8r/B8b - R");
    assert_eq!(refusal(&game, "A1A2"), of_blue("A1"));
    let mut freed = position("", "A1:RB R8r/B8b - B");
    let told = changes(&mut freed, "A1B1");
    let frees_red = |it: &Change| matches!(it, Change::Freed { block, .. } if block.owner == RED);
    assert!(told.iter().any(frees_red));
    assert!(freed.check(&freed.parse_move("A1A2").unwrap()).is_ok());
}

#[test]
fn a_captured_special_is_rescued_over_the_summit() {
    let mut game = position("", "A1:rB;B1:BB;G6:BR R8/B5b - B");
    let told = changes(&mut game, "B1A1");
    assert!(told.iter().any(|change| matches!(change,
        Change::Captured { block, points: 2, .. } if block.is_special)));
    assert_eq!(game.special(RED), Special::Captured { by: BLUE });
    assert_eq!(
        game.check(&Move::EnterSpecial(at("M1"))),
        Err(Refusal::SpecialCaptured)
    );
    let told = changes(&mut game, "G6G7");
    assert!(told.contains(&Change::Rescued { player: RED }));
    assert_eq!(game.special(RED), Special::Reserve);
    assert_eq!(tower(&game, "G7"), "");
    assert_eq!((game.on_board(RED), game.reserve(RED)), (0, 8));
    // What was captured stays counted.
    assert_eq!(game.captured_value(BLUE), 2);
    // Without a captured special a common block may only run over the summit.
    let game = position("", "G6:BR R8r/B8b - R");
    assert_eq!(refusal(&game, "G6G7"), Refusal::SummitForSpecial);
    assert!(game.check(&game.parse_move("G6G8").unwrap()).is_ok());
}

#[test]
fn a_full_staircase_leads_from_the_reserve_to_the_summit() {
    let text = "G2:B;G4:B;G6:B R9r/B6b - R";
    let won = played(&position("", text), "=G7");
    assert_eq!(won.victory(), Some(Victory::Summit(RED)));
    let barred = position("summit_entry=no", text);
    assert_eq!(refusal(&barred, "TOP"), Refusal::SummitFromReserve);
}

#[test]
fn the_first_square_of_a_path_must_be_free() {
    let text = "C1:B;C2:BB R9r/B6b - R";
    assert!(position("", text).check(&Move::Enter(at("C3"))).is_err());
    let path = position("first_square=any", text).path(Origin::Reserve, at("C3"));
    assert_eq!(path.unwrap().len(), 3);
}

#[test]
fn the_drowned_player_wins() {
    let drowned = position("", "A1:RB;C1:rB R0/B6b - R");
    assert_eq!(drowned.victory(), Some(Victory::Drowned(RED)));
    let outcome = Game::outcome(&drowned).unwrap();
    assert_eq!(outcome.winners, PlayerSet::only(RED));
    assert_eq!(outcome.reason, "drowned");
    // A block that can be incorporated is a move.
    assert!(!position("", "A1:RB;C1:rB R1/B6b - R").is_over());
    // A free block between walls is as immobile as a dominated one.
    let walled = "A1:r;A2:BBB;B1:BBB;B2:BB R0/B0b - R";
    assert_eq!(position("", walled).victory(), Some(Victory::Drowned(RED)));
}

#[test]
fn who_has_no_block_left_loses() {
    let game = position("", "A1:RB;B1:BB R0/B5b B:r=4 B");
    let game = played(&game, "B1xA1");
    assert_eq!(game.victory(), Some(Victory::Remaining(BLUE)));
    assert_eq!(game.why_out(RED), Some(Gone::NoBlocks));
    assert_eq!(Game::outcome(&game).unwrap().reason, "no-blocks");
}

#[test]
fn three_blocks_are_given_by_agreement_by_need_and_for_lack_of_progress() {
    let agreed = played(&start(""), "offer -A1 accept");
    assert_eq!((agreed.reserve(RED), agreed.reserve(BLUE)), (11, 12));
    assert_eq!(agreed.to_move(), BLUE);
    let mut lapsed = played(&start(""), "offer -A1");
    assert!(changes(&mut lapsed, "-B1").contains(&Change::Lapsed));
    assert_eq!(refusal(&lapsed, "accept"), Refusal::NothingOffered);
    let never = start("more_blocks=never");
    assert_eq!(refusal(&never, "offer"), Refusal::NoOffers);
    assert!(!start("").legal_texts().contains(&"offer".to_owned()));
    let bare = "A1:r;M13:b R0/B0 - R level=1000";
    let needed = played(&position("", bare), "A1B1");
    assert_eq!((needed.reserve(RED), needed.reserve(BLUE)), (3, 3));
    let never = played(&position("more_blocks=never", bare), "A1B1");
    assert_eq!(never.reserve(RED), 0);
    let quiet = position("patience=4", "A1:r;M13:b R3/B3 - R level=1000");
    let quiet = played(&quiet, "A1B1 M13L13 B1C1 L13K13 C1D1 K13J13 D1E1");
    assert_eq!((quiet.turns_without_progress(), quiet.reserve(RED)), (7, 3));
    let given = played(&quiet, "J13I13");
    assert_eq!((given.turns_without_progress(), given.reserve(RED)), (0, 6));
}

#[test]
fn the_third_occurrence_of_a_position_is_forbidden() {
    let text = "A1:r;M13:b R9/B9 - R level=1000";
    let shuffle = "A1B1 M13L13 B1A1 L13M13 A1B1 M13L13 B1A1";
    let game = played(&position("", text), shuffle);
    assert_eq!(refusal(&game, "L13M13"), Refusal::Repetition);
    assert!(!game.legal_texts().contains(&"L13M13".to_owned()));
    let game = played(&position("repetition=consecutive", text), shuffle);
    assert_eq!(refusal(&game, "L13M13"), Refusal::Repetition);
    played(
        &position("repetition=allowed", text),
        &format!("{shuffle} L13M13"),
    );
}

#[test]
fn who_gives_up_leaves_a_part_of_the_force() {
    let mut game = played(&start(""), "-A1");
    game.play_text("resign").unwrap();
    assert_eq!(game.victory(), Some(Victory::Remaining(RED)));
    // Blue had ten blocks of one xima each; red 2, and as much for each of nine.
    assert_eq!(game.force(RED).resignations, Points::whole(5));
    assert_eq!(game.force(RED).total(), Points::whole(25));
    let three = played(&start("players=3"), "timeout");
    assert!(!three.is_over());
    assert_eq!(three.to_move(), BLUE);
    assert_eq!(Some(three.force(BLUE).resignations), Points::ratio(10, 3));
    let two = played(&three, "-A1 -B1 resign");
    assert_eq!(Game::outcome(&two).unwrap().reason, "resignation");
    assert_eq!(two.victory(), Some(Victory::Remaining(Player(2))));
}

#[test]
fn partners_win_together() {
    let text = "G1:y;G2:B;G4:B;G6:B R9r/B6b/Y9/G9g - Y";
    let won = played(&position("players=4 teams=pairs", text), "TOP");
    let winners = Game::outcome(&won).unwrap().winners;
    assert_eq!(winners, PlayerSet::only(RED).with(Player(2)));
    let alone = played(&position("players=4", text), "TOP");
    let winners = Game::outcome(&alone).unwrap().winners;
    assert_eq!(winners, PlayerSet::only(Player(2)));
    // Partners capture each other only where they are separate colours.
    let tower_text = "A1:RY;B1:YY R8r/B9b/Y6y/G9g - Y";
    let separate = played(&position("players=4 teams=pairs", tower_text), "B1xA1");
    assert_eq!(tower(&separate, "A1"), "YY");
    let together = position("players=4 teams=pairs partners=together", tower_text);
    assert_eq!(tower(&played(&together, "B1A1"), "A1"), "RYY");
    // Two against one: together they are the majority.
    let both = position(
        "players=4 teams=pairs partners=together",
        "A1:RB;B1:YY R8r/B8b/Y7y/G9g - Y",
    );
    assert_eq!(tower(&played(&both, "B1xA1"), "A1"), "RY");
    let none = position("players=4 teams=pairs", "A1:RB;B1:YY R8r/B8b/Y7y/G9g - Y");
    assert_eq!(tower(&played(&none, "B1A1"), "A1"), "RBY");
}

#[test]
fn one_die_says_how_far_a_block_runs() {
    let open = start("dice=one");
    assert_eq!(Game::turn(&open), Turn::Chance);
    assert_eq!(open.chances().len(), 6);
    assert_eq!(refusal(&open, "-A1"), Refusal::DiceFirst);
    let thrown = played(&open, "roll:3");
    assert_eq!(Game::turn(&thrown), Turn::Player(RED));
    for mv in thrown.legal_moves() {
        let (origin, to) = mv.block().unwrap();
        assert_eq!(thrown.path(origin, to).unwrap().len(), 3, "{mv:?}");
    }
    assert!(thrown.check(&Move::Enter(at("C1"))).is_ok());
    assert!(matches!(refusal(&thrown, "-A2"), Refusal::Distance { .. }));
    assert_eq!(refusal(&thrown, "pass"), Refusal::NoPass);
    let one = start("dice=one");
    assert_eq!(refusal(&one, "roll:2,3"), Refusal::NoSuchThrow);
    // Nothing of that length: the turn passes, and nobody is drowned.
    let walled = "A1:r;A2:BB;B2:BB;C1:BB R0/B3b - R";
    let walled = played(&position("dice=one", walled), "roll:3");
    assert_eq!(walled.legal_texts(), ["pass"]);
    let passed = played(&walled, "pass");
    assert_eq!(Game::turn(&passed), Turn::Chance);
    assert_eq!(passed.to_move(), BLUE);
}

#[test]
fn two_dice_move_two_blocks() {
    let begun = start("dice=scienluck");
    let weights = begun.chances().into_iter().map(|(_, weight)| weight);
    assert_eq!(weights.sum::<u32>(), 36);
    let game = played(&begun, "roll:2,1 -A1");
    assert_eq!(game.to_move(), RED);
    assert_eq!(refusal(&game, "A1C1"), Refusal::MovedAlready(at("A1")));
    assert!(game.legal_texts().contains(&"stop".to_owned()));
    let stopped = played(&game, "stop");
    assert_eq!(Game::turn(&stopped), Turn::Player(BLUE));
    let both = played(&game, "-B3");
    assert_eq!(Game::turn(&both), Turn::Player(BLUE));
    assert_eq!(both.legal_moves().len(), 97 + 97, "blue plays without dice");
    assert_eq!(Game::turn(&played(&both, "-M13")), Turn::Chance);
    let other = played(&start("dice=scienluck thrower=2"), "-A1");
    assert_eq!(Game::turn(&other), Turn::Chance);
}

#[test]
fn positions_that_make_no_sense_are_refused() {
    let options = start("").options();
    for text in [
        "",
        "A1:R R9r/B9b",
        "A1:R R9/B9b - R",
        "A1:r R9r/B9b - R",
        "A1:X R9r/B9b - R",
        "A1: R9r/B9b - R",
        "N1:R R9r/B9b - R",
        "G7:R R8r/B9b - R",
        "- R9r/B9b - Y",
        "- R9r - R",
        "- R99r/B9b - R",
        "- R9r/B9b R:R=3 R",
        "- R9r/B9b - R quiet=x",
        "- R9r/B9b - R colour=red",
        "- R9r/B9b - R out=R:boredom",
        "- R9r/B9b - R level=1/0",
    ] {
        assert!(Xima::parse_position(&options, text).is_err(), "{text}");
    }
    let error = start("").check_text("nonsense").unwrap_err();
    assert!(matches!(error, MoveError::Unreadable(_)));
}
