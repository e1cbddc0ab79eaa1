//! Corner cases of the rules, which random games hardly ever reach.

use curio_rules::{
    Game, OptionError, mathematichess, mathematichess::Mathematichess, xima, xima::Xima, xong,
};

use crate::support::option_values;

fn xima(agreed: &str, text: &str) -> Xima {
    let agreed = Xima::read_options(&option_values(agreed)).unwrap();
    Xima::parse_position(&agreed, text).unwrap()
}

#[test]
fn pairs_are_four_players_and_the_thrower_is_one_of_them() {
    for (agreed, key) in [
        ("players=3 teams=pairs", "teams"),
        ("players=2 teams=pairs", "teams"),
        ("players=2 dice=scienluck thrower=3", "thrower"),
        ("players=3 dice=scienluck thrower=4", "thrower"),
    ] {
        let error = Xima::read_options(&option_values(agreed)).unwrap_err();
        assert!(
            matches!(&error, OptionError::Value { key: wrong, .. } if wrong == key),
            "{error}"
        );
    }
    assert!(Xima::read_options(&option_values("players=4 teams=pairs thrower=4")).is_ok());
    assert!(Xima::read_options(&option_values("players=2 dice=scienluck thrower=2")).is_ok());
}

#[test]
fn more_blocks_are_offered_as_long_as_somebody_has_room_for_them() {
    let offer = |reserves: &str| {
        let mut position = xima("", &format!("A1:R;C1:B {reserves} - R quiet=0 level=40"));
        let offer = position.parse_move("offer").unwrap();
        position.play(&offer).map(|_| position)
    };
    // With thirty blocks each there is no room for more.
    let full = offer("R28r/B28b").unwrap_err();
    assert_eq!(full, xima::Refusal::EnoughBlocks);
    for room in ["R27r/B28b", "R28r/B27b", "R9r/B9b"] {
        assert!(offer(room).is_ok(), "{room}");
    }
}

#[test]
fn an_offer_of_more_blocks_lapses_when_an_opponent_moves_on() {
    let mut position = xima("", "A1:R;C1:B R9r/B9b - R quiet=0 level=40");
    for text in ["offer", "-A3"] {
        let mv = position.parse_move(text).unwrap();
        position.play(&mv).unwrap();
    }
    let waits = position.position_text();
    assert!(waits.contains(" agreed=R"), "{waits}");
    let mv = position.parse_move("-A5").unwrap();
    position.play(&mv).unwrap();
    let lapsed = position.position_text();
    assert!(!lapsed.contains("agreed"), "{lapsed}");
}

/// A text is refused when it is read; this is a move from another board.
#[test]
fn squares_beyond_a_small_board_are_refused_as_such() {
    use mathematichess::Refusal::OffBoard;
    let agreed = mathematichess::Options::on(5);
    let large = Mathematichess::new(mathematichess::Options::on(13));
    let placing = Mathematichess::new(agreed);
    let moving = Mathematichess::parse_position(&agreed, "5/5/1f3/5/F4 W - -").unwrap();
    for (game, text) in [
        (&placing, "K@f1"),
        (&placing, "K@a6"),
        (&moving, "Ff1-e1"),
        (&moving, "Fa1-f1"),
        (&moving, "!f6"),
    ] {
        let mv = large.parse_move(text).unwrap();
        let refused = game.check(&mv).unwrap_err();
        assert!(matches!(refused, OffBoard(_)), "{text}: {refused}");
    }
}

#[test]
fn after_the_end_nothing_is_offered_and_nobody_passes() {
    let agreed = mathematichess::Options::on(5);
    let read = |text: &str| Mathematichess::parse_position(&agreed, text).unwrap();
    let open = read("5/5/1f3/5/F4 W - WB");
    assert!(open.may_offer() && !open.is_offered() && !open.may_pass());
    let offered = read("5/5/1f3/5/F4 B - WB offered");
    assert!(offered.is_offered() && !offered.may_offer() && !offered.may_pass());
    for end in ["agreement", "limit", "resignation:W"] {
        let over = read(&format!("5/5/1f3/5/F4 W - WB end:{end}"));
        assert!(
            !over.is_offered() && !over.may_offer() && !over.may_pass(),
            "{end}"
        );
    }
    // A King that has nobody to swap with may pass, but not in answer to an offer.
    assert!(read("5/5/1k3/5/K4 W - WB").may_pass());
    assert!(!read("5/5/1k3/5/K4 W - WB offered").may_pass());
    assert!(!read("5/5/1k3/5/K4 W - WB end:agreement").may_pass());
}

#[test]
fn the_first_xoid_fits_on_the_board() {
    let board = xong::Options::default();
    for (legs, fits) in [(0, false), (1, true), (3, true), (200, false)] {
        let given = board
            .clone()
            .with_first_give(xong::FirstGive::Straight(legs));
        assert_eq!(given.is_some(), fits, "{legs} legs");
    }
}

/// A block from the reserve comes from no square.
#[test]
fn a_text_that_names_where_a_block_stands_is_no_entry() {
    let start = xima("", "A1:R;C1:B R9r/B9b - R quiet=0 level=40");
    for text in ["-B1", "B1", "-B1/5"] {
        assert!(start.parse_move(text).is_ok(), "{text}");
    }
    for text in ["-MB1", "-9B1", "MB1", "9B1", "-MB1/5"] {
        assert!(start.parse_move(text).is_err(), "{text}");
    }
}

/// The list of moves has them, too: random games hardly ever build such stairs.
#[test]
fn moves_from_the_reserve_to_the_summit_are_listed_where_they_are_legal() {
    use xima::{Move, Square};
    let stairs = "G2:B;G4:B;G6:B R9r/B6b - R";
    let listed = |game: &Xima| {
        let moves = Game::legal_moves(game);
        let all = [
            Move::EnterSpecial(Square::SUMMIT),
            Move::Enter(Square::SUMMIT),
        ];
        for mv in all {
            assert_eq!(moves.contains(&mv), game.check(&mv).is_ok(), "{mv:?}");
        }
        all.map(|mv| moves.contains(&mv))
    };
    assert_eq!(listed(&xima("", stairs)), [true, false]);
    assert_eq!(listed(&xima("summit_entry=no", stairs)), [false, false]);
    // A special that was captured is rescued by another block.
    let mut game = xima("", "A1:rB;B1:BB;G2:B;G4:B;G6:B R9/B3b - B");
    let mv = game.parse_move("B1A1").unwrap();
    game.play(&mv).unwrap();
    assert_eq!(listed(&game), [false, true]);
}

/// The same position after 4 and after 12 moves is no repetition of rounds.
#[test]
fn a_third_time_after_a_detour_is_forbidden_only_where_every_third_time_is() {
    let text = "A1:r;M13:b R9/B9 - R level=1000";
    let round = "A1B1 M13L13 B1A1 L13M13";
    let detour = "A1B1 M13M12 B1C1 M12M11 C1B1 M11M12 B1A1";
    for (agreed, is_legal) in [
        ("", false),
        ("repetition=consecutive", true),
        ("repetition=allowed", true),
    ] {
        let mut game = xima(agreed, text);
        for text in format!("{round} {detour}").split_whitespace() {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        let back = game.parse_move("M12M13").unwrap();
        assert_eq!(game.check(&back).is_ok(), is_legal, "{agreed}");
    }
}
