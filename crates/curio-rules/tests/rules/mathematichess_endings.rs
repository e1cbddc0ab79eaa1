//! What ends a game of Mathematichess early, as it is agreed before: how many
//! territories of which kinds, and what older options mean by it.

use crate::support::{option_values, options, played, read};
use curio_rules::{
    Game, Player,
    mathematichess::{Achievement, EarlyEnds, End, Mathematichess, Options},
};

#[test]
fn endings_want_as_many_territories_as_were_agreed() {
    let field = "fpfpf/pfbfp/gbKbg/pfbfp/fpf1f W - -";
    let after = |agreed: &str| played(&read::<Mathematichess>(agreed, field), "!c3");
    // The move leaves Black with two sovereign territories, both homogeneous.
    let counts = after("ending=agreement").board().achievements()[1];
    assert_eq!(counts[..2], [2, 2]);
    let ends = [
        ("sovereign", 1, true),
        ("sovereign", 2, true),
        ("sovereign", 3, false),
        ("homogeneous", 2, true),
        ("homogeneous", 3, false),
    ];
    for (kind, count, is_over) in ends {
        let over = after(&format!("ending={kind} {kind}_count={count}"));
        assert_eq!(over.end().is_some(), is_over, "{count} {kind}");
    }
    // Any set of conditions; what is not among them ends nothing.
    let both = after("ending=royal+points+sovereign sovereign_count=2 points=1 bonus=7");
    assert_eq!(
        both.end(),
        Some(End::Bonus(Player::SECOND, Achievement::Sovereign)),
        "territories come before points"
    );
    let outcome = Game::outcome(&both).unwrap().explanation;
    assert!(
        outcome.starts_with("Black created a second sovereign territory and scored 7 points"),
        "{outcome}"
    );
    let points = after("ending=royal+points points=1");
    assert_eq!(points.end(), Some(End::Points));
    assert_eq!(after("ending=royal+points points=100000").end(), None);
}

#[test]
fn options_written_before_there_were_counts_keep_the_published_ones() {
    let written = Mathematichess::write_options(&Options::default());
    let is_count = |key: &String| key.ends_with("_count");
    let mut old = written.clone();
    old.retain(|key, _| !is_count(key));
    assert_eq!(old.len() + 3, written.len());
    old.insert("ending".to_owned(), "any".to_owned());
    let read = Mathematichess::read_options(&old).unwrap();
    assert_eq!(read.ending, EarlyEnds::ACHIEVEMENTS);
    assert_eq!(read.counts, [4, 1, 2]);
    // Options that name only a few keys get the usual counts.
    let few = options::<Mathematichess>("ending=any");
    assert_eq!(few.counts, Options::default().counts);
    for wrong in ["royal+royal", "royal+", "agreement+royal", "royals", ""] {
        let refused = Mathematichess::read_options(&option_values(&format!("ending={wrong}")));
        assert!(refused.is_err(), "{wrong}");
    }
}

/// Ruling M25: the defaults give games of 20 to 60 plies on each board.
#[test]
fn each_board_has_its_usual_counts_and_points() {
    for (size, counts, points) in [
        (13, [6, 5, 4], 2500),
        (11, [6, 5, 4], 2250),
        (9, [5, 4, 3], 1750),
        (8, [4, 3, 2], 1000),
        (7, [5, 3, 2], 1000),
        (5, [3, 1, 2], 400),
    ] {
        let agreed = Options::on(size);
        assert_eq!((agreed.counts, agreed.points), (counts, points), "{size}");
    }
}

#[test]
fn yes_and_true_are_on() {
    let read = |text: &str| {
        let agreed = options::<Mathematichess>(text);
        (agreed.secured, agreed.null_swap, agreed.terminators)
    };
    for (word, is_on) in [
        ("on", true),
        ("true", true),
        ("Yes", true),
        ("off", false),
        ("false", false),
        ("no", false),
    ] {
        let all = format!("secured={word} nullswap={word} terminators={word}");
        assert_eq!(read(&all), (is_on, is_on, is_on), "{word}");
    }
}

/// What is on the panel beside the board while the game goes on (ruling M23).
#[test]
fn what_is_still_wanted_is_counted_for_each_player() {
    let field = "fpfpf/pfbfp/gbKbg/pfbfp/fpf1f W - -";
    let game: Mathematichess = played(&read("ending=royal+sovereign", field), "!c3");
    let white = game.towards_the_end(Player::FIRST);
    assert_eq!(
        white,
        [(Achievement::Sovereign, 0, 6), (Achievement::Royal, 0, 4)]
    );
    let black = game.towards_the_end(Player::SECOND);
    assert_eq!(
        black,
        [(Achievement::Sovereign, 2, 6), (Achievement::Royal, 0, 4)]
    );
}

/// Nobody has the other's bonus.
#[test]
fn the_bonus_is_a_line_of_the_winner_alone() {
    let agreed = "ending=sovereign sovereign_count=2 bonus=7";
    let field = "fpfpf/pfbfp/gbKbg/pfbfp/fpf1f W - -";
    let game: Mathematichess = played(&read(agreed, field), "!c3");
    let sums = Game::score(&game).detail.parts;
    let lines = |n: usize| {
        sums[n]
            .parts
            .iter()
            .map(|line| (line.label.as_str(), line.value.as_str()))
    };
    let bonus = ("created a second sovereign territory", "7");
    assert!(lines(1).any(|line| line == bonus), "{sums:?}");
    assert!(lines(0).all(|line| line != bonus), "{sums:?}");
}

#[test]
fn ends_are_told_by_their_number() {
    let told = |count| Achievement::Royal.phrase(count);
    let numbers = [
        "a",
        "a",
        "a second",
        "a third",
        "a fourth",
        "a fifth",
        "a sixth",
        "a seventh",
        "an eighth",
        "a ninth",
        "another",
        "another",
    ];
    for (count, which) in (0..).zip(numbers) {
        assert_eq!(told(count), format!("created {which} royal territory"));
    }
}
