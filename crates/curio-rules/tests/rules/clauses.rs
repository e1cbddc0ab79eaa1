//! Rulings that no other test is about, each in the test that is named after it. The table
//! of clauses in each rules page names these and all others.

use curio_rules::{AnyGame, Colour, Player, Points, Turn, registry};

use crate::support::{option_values as options, read};

fn start(game: &str, agreed: &str) -> Box<dyn AnyGame> {
    registry::start(game, &options(agreed)).unwrap()
}

fn position(game: &str, agreed: &str, text: &str) -> Box<dyn AnyGame> {
    let rules = registry::rules(game).unwrap();
    rules.parse_position(&options(agreed), text).unwrap()
}

fn playing(mut position: Box<dyn AnyGame>, moves: &str) -> Box<dyn AnyGame> {
    for mv in moves.split_whitespace() {
        position.play_text(mv).unwrap();
    }
    position
}

fn is_legal(position: &dyn AnyGame, mv: &str) -> bool {
    let is_legal = position.check_text(mv).is_ok();
    let listed = position.legal_texts();
    assert_eq!(
        listed.iter().any(|it| it == mv),
        is_legal,
        "{mv}: {listed:?}"
    );
    is_legal
}

fn totals(position: &dyn AnyGame) -> Vec<i64> {
    let totals = position.score().totals;
    assert!(totals.iter().all(|points| points.denominator() == 1));
    totals.iter().map(|points| points.numerator()).collect()
}

mod xafka {
    use super::*;
    use crate::{battery::random_match, support};
    use curio_rules::xafka::Xafka;

    #[test]
    fn a6_who_is_stuck_while_the_light_is_free_sets_it() {
        let mut found = 0;
        for game in (0..300).flat_map(|seed| random_match(Xafka::new(Default::default()), seed)) {
            let moves = game.legal_texts();
            if !moves.is_empty() && moves.iter().all(|mv| mv == "green" || mv == "red") {
                assert!(game.outcome().is_none());
                assert!(game.check_text("pass").is_err());
                found += 1;
            }
        }
        assert!(found > 0, "it happens");
    }

    #[test]
    fn a8_a_game_has_38_turns_at_most() {
        for seed in 0..300 {
            let positions = random_match(Xafka::new(Default::default()), seed).count();
            assert!(positions <= 38 + 1, "{positions}");
        }
    }

    #[test]
    fn what_a_player_who_is_out_sees_is_kept_up_to_date() {
        let mut compared = 0;
        let agreed = "players=3 board=61";
        let start: Xafka = support::start(agreed);
        for game in (0..200).flat_map(|seed| random_match(start, seed)) {
            let text = AnyGame::position_text(&game);
            if !game.is_over() && text.split(' ').count() > 4 {
                compared += 1;
                let read = position("xafka", agreed, &text);
                assert_eq!(read.score(), AnyGame::score(&game), "{text}");
            }
        }
        assert!(compared > 100, "somebody is often out");
    }

    #[test]
    fn a9_black_begins() {
        let game = start("xafka", "");
        assert_eq!(game.turn(), Turn::Player(Player(0)));
        assert_eq!(game.colours()[0], Colour::Black);
    }
}

mod chimple {
    use super::*;

    #[test]
    fn c5_and_c7_black_begins_and_sits_at_the_bottom() {
        let game = start("chimple", "");
        assert_eq!(game.turn(), Turn::Player(Player(0)));
        assert_eq!(game.colours()[0], Colour::Black);
        assert!(game.position_text().starts_with("202000101 b"));
    }
}

mod mathematichess {
    use curio_rules::mathematichess::Mathematichess;

    use super::*;

    /// On 5 by 5, both Terminators used, White to move: these three ranks between two of
    /// black Farmers.
    fn middle(agreed: &str, ranks: &str) -> Box<dyn AnyGame> {
        let text = format!("fffff/{ranks}/fffff W - WB");
        position("mathematichess", agreed, &text)
    }

    fn points(agreed: &str, ranks: &str) -> Vec<i64> {
        totals(&*middle(agreed, ranks))
    }

    /// The middle rank after a move.
    fn third_rank(agreed: &str, rank: &str, mv: &str) -> String {
        let agreed = &format!("{agreed} secured=off");
        let after = playing(middle(agreed, &format!("fffff/{rank}/fffff")), mv);
        let text = after.position_text();
        text.split('/').nth(2).unwrap().to_owned()
    }

    /// Whether a move is legal with this middle rank, where nothing is secured.
    fn allows(agreed: &str, rank: &str, mv: &str) -> bool {
        let agreed = format!("{agreed} secured=off");
        is_legal(&*middle(&agreed, &format!("fffff/{rank}/fffff")), mv)
    }

    #[test]
    fn m2_half_of_the_first_class_makes_a_majority_if_no_other_kind_does() {
        let two_of_four = "fPRPf/fR1Bf/fPnPf";
        assert_eq!(points("", two_of_four), [50 * 6, 0]);
        assert_eq!(points("majority=strict", two_of_four), [50, 0]);
        assert_eq!(points("majority=owner", two_of_four), [50 * 6, 0]);
        let two_and_two = "fPRPf/fR1Bf/fPBPf";
        assert_eq!(points("", two_and_two), [52, 0]);
        assert_eq!(points("majority=plurality", two_and_two), [52, 0]);
    }

    #[test]
    fn m22_kings_and_queens_that_are_half_are_royal_beside_another_half() {
        let royal = |agreed: &str, ranks: &str| {
            let text = format!("fffff/{ranks}/fffff W - WB");
            let position: Mathematichess = read(agreed, &text);
            position
                .territories()
                .iter()
                .any(|territory| territory.royal)
        };
        let half = "fPKPf/fR1Rf/fPQPf";
        assert!(royal("size=5", half));
        assert!(royal("size=5", "fPKPf/fR1Nf/fPQPf"));
        assert!(!royal("size=5", "fPKPf/fR1Nf/fPBPf"), "one is not enough");
        assert!(!royal("size=5 majority=strict", half));
        assert!(
            !royal("size=5 majority=plurality", half),
            "Rooks are as many"
        );
    }

    #[test]
    fn m2_and_m22_four_of_six_are_more_than_half_and_three_are_not() {
        let judged = |majority: &str, ranks: &str| {
            let text = format!("fffff/{ranks}/fffff W - WB");
            let position: Mathematichess = read(&format!("size=5 majority={majority}"), &text);
            let all = position.territories();
            let territory = all.first().unwrap();
            [territory.homogeneous.is_some(), territory.royal]
        };
        let (homogeneous, royal) = ([true, false], [false, true]);
        for agreed in ["strict", "owner", "half"] {
            assert_eq!(judged(agreed, "ffRRf/fR2B/ffRNf"), homogeneous, "{agreed}");
            assert_eq!(judged(agreed, "ffKQf/fR2B/ffKQf"), royal, "{agreed}");
        }
        for (agreed, is_enough) in [("strict", false), ("owner", false), ("half", true)] {
            assert_eq!(judged(agreed, "ffRRf/fR2B/ffKNf")[0], is_enough, "{agreed}");
            assert_eq!(judged(agreed, "ffKQf/fR2B/ffQNf")[1], is_enough, "{agreed}");
        }
        // Three of the owner's five, and of six.
        assert_eq!(judged("owner", "ffRRf/fR2B/ffKnf"), homogeneous);
        assert_eq!(judged("owner", "ffKQf/fR2B/ffQnf"), royal);
    }

    #[test]
    fn m3_only_the_owners_pieces_count_as_the_kind() {
        // One Rook is White's, the other Black's.
        assert_eq!(points("", "fPRPf/fB1Nf/fPrPf"), [50, 0]);
    }

    #[test]
    fn m4_and_m5_the_first_class_decides_and_a_tie_in_it_is_shared() {
        let tie = "fPBPf/fR1rf/fPnPf";
        assert_eq!(points("", tie), [30, 20]);
        assert_eq!(points("sovereign=break", tie), [50, 0]);
        assert_eq!(points("sovereign=all", tie), [50, 0]);
    }

    #[test]
    fn m6_and_m27_squares_join_at_sides_and_settlers_of_two_territories_count_in_both() {
        let text = "FFFFF/FFF1F/FF1FF/FFFFF/FFFFF W - WB";
        let apart = position("mathematichess", "", text);
        assert_eq!(totals(&*apart), [22, 0]);
        let joined = position("mathematichess", "join=diag", text);
        assert_eq!(totals(&*joined), [18, 0]);
    }

    #[test]
    fn m7_a_shared_territory_is_not_multiplied() {
        assert_eq!(points("", "fPRPf/fR1nf/fPnPf"), [32, 16]);
    }

    #[test]
    fn m8_and_m10_the_pusher_moves_along_and_what_is_behind_stays() {
        assert_eq!(third_rank("", "fRnp1", "Rb3>e3"), "f1Rnp");
        assert_eq!(third_rank("push=stay", "fRnp1", "Rb3>e3"), "fR1np");
    }

    #[test]
    fn m9_a_push_with_nothing_between_is_a_step() {
        assert_eq!(third_rank("", "fR1ff", "Rb3>c3"), "f1Rff");
        assert!(!allows("push=stay", "fR1ff", "Rb3>c3"));
    }

    #[test]
    fn m11_guards_leap_over_anything() {
        assert!(allows("", "Gf1ff", "Ga3-c3") && allows("", "G2ff", "Ga3-c3"));
        assert!(allows("guard=over", "Gf1ff", "Ga3-c3"));
        assert!(!allows("guard=over", "G2ff", "Ga3-c3"));
        assert!(!allows("guard=step", "G2ff", "Ga3-c3") && allows("guard=step", "G2ff", "Ga3-b3"));
    }

    #[test]
    fn m12_a_queen_swaps_with_a_king_and_jumps_over_none() {
        assert!(allows("", "Qk1ff", "Qa3xb3"));
        assert!(allows("", "Qnf1f", "Qa3xc3"));
        assert!(!allows("", "Qkf1f", "Qa3xc3"));
        assert!(!allows("", "QKf1f", "Qa3xc3"));
    }

    #[test]
    fn m13_the_king_need_not_touch_an_empty_square() {
        assert!(allows("", "Kn1ff", "Ka3xb3"));
        assert!(!allows("", "Knf1f", "Ka3xb3"));
    }

    #[test]
    fn m14_equal_pieces_of_one_player_are_not_swapped() {
        assert!(!allows("", "KK1ff", "Ka3xb3") && allows("nullswap=on", "KK1ff", "Ka3xb3"));
        assert!(allows("", "Kk1ff", "Ka3xb3"));
    }

    #[test]
    fn m15_the_opponents_pieces_are_pushed_and_swapped() {
        assert!(allows("", "Rnpb1", "Ra3>e3"));
        assert!(allows("", "Kn1ff", "Ka3xb3"));
    }

    #[test]
    fn m17_a_territory_is_secured_only_as_long_as_it_is() {
        // White has three Rooks of four around c3, and Black a Pawn.
        let ranks = "fffff/ffRff/fR1Rf/ffpff/fffff";
        let black = position("mathematichess", "", &format!("{ranks} B - B"));
        assert!(!is_legal(&*black, "Pc2-c3"));
        let white = position("mathematichess", "", &format!("{ranks} W - B"));
        assert!(is_legal(&*playing(white, "!d3"), "Pc2-c3"));
    }

    #[test]
    fn m18_nothing_is_secured_while_pieces_are_placed() {
        let text = "fffff/ffRff/fR1Rf/ffp1f/fffff B -/f1 WB";
        assert!(is_legal(&*position("mathematichess", "", text), "F@c3"));
    }
}

mod xima {
    use super::*;

    #[test]
    fn r4_the_arriving_colour_must_outnumber_each_other_one() {
        let most = "A1:RBY;B1:YYY R8r/B8b/Y5y - Y";
        let most = playing(position("xima", "players=3", most), "B1xA1");
        assert!(most.position_text().starts_with("A1:YY;B1:YY "));
        let tie = "A1:RRBY;B1:YYYY R7r/B8b/Y4y - Y";
        let tie = playing(position("xima", "players=3", tie), "B1A1");
        assert!(tie.position_text().starts_with("A1:RRBYY;B1:YYY "));
    }

    #[test]
    fn r11_who_is_drowned_among_several_wins_alone() {
        let text = "A1:RB;C1:rB R0/B6b/Y9y - R";
        let drowned = position("xima", "players=3", text);
        let outcome = drowned.outcome().unwrap();
        let winners: Vec<u8> = outcome.winners.iter().map(|player| player.0).collect();
        assert_eq!((winners, outcome.reason), (vec![0], "drowned"));
    }

    #[test]
    fn r14_where_blocks_are_given_a_position_counts_from_then_on() {
        let text = "A1:r;M13:b R9/B9 - R level=1000";
        let given = playing(position("xima", "", text), "offer A1B1 accept");
        let shuffle = "M13L13 B1A1 L13M13 A1B1 M13L13 B1A1 L13M13";
        assert!(!is_legal(&*playing(given, shuffle), "A1B1"));
    }

    #[test]
    fn r15_where_only_repetitions_are_left_they_are_allowed() {
        // Two specials in corners, each between walls of a player who has left: each can
        // only go to the next square and back.
        let text = "A1:r;C1:YY;A2:YY;B2:YY;C2:YY;K12:YY;L12:YY;M12:YY;K13:YY;M13:b \
                    R0/B0/Y0y - R quiet=0 level=1000 out=Y:resignation";
        let agreed = "players=3 more_blocks=never patience=off";
        let shuffle = "A1B1 M13L13 B1A1 L13M13 A1B1 M13L13 B1A1";
        let game = playing(position("xima", agreed, text), shuffle);
        assert_eq!(game.legal_texts(), ["L13M13"]);
        playing(game, "L13M13");
    }

    #[test]
    fn r16_red_begins_or_blue_where_that_is_agreed() {
        assert!(
            start("xima", "")
                .position_text()
                .starts_with("- R9r/B9b - R")
        );
        let blue = start("xima", "first=blue");
        assert!(blue.position_text().starts_with("- B9b/R9r - B"));
    }

    #[test]
    fn r19_turns_go_round_the_table_and_opposite_players_are_partners() {
        let mut game = start("xima", "players=4 teams=pairs");
        for (player, mv) in [(0, "-A1"), (1, "-M13"), (2, "-A13"), (3, "-M1"), (0, "-B1")] {
            assert_eq!(game.turn(), Turn::Player(Player(player)));
            game.play_text(mv).unwrap();
        }
    }

    #[test]
    fn r20_and_r22_blocks_are_worth_what_their_floor_says() {
        // A special under a common block on the first floor, as in figure 18.
        let text = "A1:bR R8r/B9 - R";
        let worth = |agreed: &str| position("xima", agreed, text).score().totals;
        let with_reserve = |own: i64, off: i64| Points::whole(own + own * off);
        assert_eq!(worth("")[0], with_reserve(3, 9));
        assert_eq!(worth("dominated_special=half")[0], with_reserve(4, 9));
        assert_eq!(worth("")[1], with_reserve(2, 9));
        // D8 is on the second floor.
        let second = position("xima", "", "D8:B R9r/B8b - R");
        assert_eq!(second.score().totals[1], with_reserve(4, 9));
    }

    #[test]
    fn r23_towers_have_at_most_fifteen_blocks() {
        let of = |blocks: usize| {
            let (tall, other) = ("R".repeat(blocks), "R".repeat(15));
            let text = format!("A1:{tall};B1:{other} R0r/B9b - R");
            position("xima", "", &text)
        };
        assert!(is_legal(&*of(14), "B1A1"));
        assert!(!is_legal(&*of(15), "B1A1"));
    }
}

mod xong {
    use super::*;

    #[test]
    fn x4_and_x14_red_places_first_and_blue_may_choose_the_first_xoid() {
        let leg = start("xong", "");
        assert_eq!(leg.turn(), Turn::Player(Player(0)));
        let free = start("xong", "handicap=free");
        assert_eq!(free.turn(), Turn::Player(Player(1)));
        let given = playing(free, "give:Boomerang");
        assert_eq!(given.turn(), Turn::Player(Player(0)));
    }

    #[test]
    fn x5_xoids_need_not_get_larger() {
        let three = start("xong", "handicap=3");
        let first = three.legal_texts()[0].clone();
        assert!(playing(three, &first).check_text("give:Leg").is_ok());
    }

    #[test]
    fn x6_only_the_shape_is_given() {
        let free = start("xong", "board=small handicap=free");
        let here = playing(free.boxed_clone(), "give:0,0,0;0,0,1");
        let there = playing(free, "give:1,1,4;1,1,5");
        assert_eq!(here.position_text(), there.position_text());
    }

    #[test]
    fn x7_nobody_passes_or_refuses() {
        let held = start("xong", "");
        let first = held.legal_texts()[0].clone();
        for mv in ["pass", "decline", "give:Boomerang"] {
            assert!(held.check_text(mv).is_err(), "{mv}");
        }
        let giving = playing(held, &first);
        for mv in ["pass", "decline"] {
            assert!(giving.check_text(mv).is_err(), "{mv}");
        }
    }

    #[test]
    fn x8_the_sides_round_a_hole_are_legs() {
        // Six hexagons round one that is missing: it has no side of its own.
        let ring = "board=-1:0,1/0:-1,1/1:-1,0";
        assert!(is_legal(&*start("xong", ring), "place:-1,0,0"));
        assert_eq!(start("xong", ring).legal_texts().len(), 30);
    }

    #[test]
    fn x9_what_is_left_on_another_island_goes_on() {
        // One hexagon here, one far away.
        let one = "give:0,0,0;0,0,1;0,0,2;0,0,3;0,0,4;0,0,5";
        let free = start("xong", "board=0:0,4 handicap=free");
        let placed = playing(free, &format!("{one} place:{}", &one[5..]));
        assert!(placed.outcome().is_none(), "the other island is vacant");
        assert!(placed.check_text("give:Leg").is_ok());
    }

    #[test]
    fn x10_x11_and_x12_a_xoid_may_fill_the_board_and_the_last_point_comes_at_the_end() {
        let ring = "0,0,0;0,0,1;0,0,2;0,0,3;0,0,4;0,0,5";
        let given = playing(
            start("xong", "board=0:0 handicap=free"),
            &format!("give:{ring}"),
        );
        assert_eq!(totals(&*given), [0, 0]);
        let over = playing(given, &format!("place:{ring}"));
        assert_eq!(totals(&*over), [2, 1]);
        assert!(over.outcome().is_some());
    }
}
