//! Positions set up by hand: what is taken apart comes together again, and what
//! cannot be played has a reason.

use curio_rules::{AnyGame, ComposeError, Composer, OptionValues, registry};
use proptest::prelude::*;

const GAMES: [&str; 5] = ["xafka", "xima", "mathematichess", "xong", "chimple"];

fn start(game: &str) -> Box<dyn AnyGame> {
    registry::start(game, &OptionValues::new()).unwrap()
}

fn composer(game: &str) -> Composer {
    Composer::from_position(start(game).as_ref()).unwrap()
}

fn small(game: &str, key: &str, value: &str) -> Composer {
    let options = OptionValues::from([(key.to_owned(), value.to_owned())]);
    Composer::from_position(registry::start(game, &options).unwrap().as_ref()).unwrap()
}

/// The position after a few moves chosen by `dice`.
fn after(game: &str, moves: usize, dice: u64) -> Box<dyn AnyGame> {
    let mut position = start(game);
    let mut dice = dice;
    for _ in 0..moves {
        let texts = match position.chance_texts() {
            events if events.is_empty() => position.legal_texts(),
            events => events.into_iter().map(|(text, _)| text).collect(),
        };
        if texts.is_empty() {
            break;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let text = &texts[(dice >> 33) as usize % texts.len()];
        position.play_text(text).unwrap();
    }
    position
}

fn brush(composer: &Composer, name: &str) -> usize {
    let all = composer.brushes();
    let found = all.iter().position(|brush| brush.name == name);
    found.unwrap_or_else(|| panic!("no brush {name} in {all:?}"))
}

fn put(composer: &mut Composer, name: &str, at: &str) {
    let brush = brush(composer, name);
    composer.put(brush, at).unwrap();
}

fn choose(composer: &mut Composer, dial: &str, choice: &str) {
    let all = composer.dials();
    let at = all.iter().position(|it| it.name == dial);
    let at = at.unwrap_or_else(|| panic!("no dial {dial} in {all:?}"));
    let choice = all[at].choices.iter().position(|it| it == choice);
    composer.choose(at, choice.unwrap()).unwrap();
}

fn reason(composer: &Composer) -> String {
    composer.check().unwrap_err().to_string()
}

#[test]
fn what_a_terminator_removed_while_pieces_were_placed_stays_removed() {
    let position = after(GAMES[2], 9, 8_126_411_212_345_101_196);
    let again = Composer::from_position(position.as_ref())
        .unwrap()
        .check()
        .unwrap();
    let hands = |text: String| text.split(' ').nth(2).map(str::to_owned);
    let kept = hands(position.position_text());
    assert!(
        kept.as_ref().is_some_and(|it| it.contains("R8")),
        "{kept:?}"
    );
    assert_eq!(hands(again.position_text()), kept);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// What was played can be taken apart and is the same put together again.
    #[test]
    fn positions_of_matches_come_together_again(
        game in 0..GAMES.len(), moves in 0..14_usize, dice: u64,
    ) {
        let position = after(GAMES[game], moves, dice);
        prop_assume!(position.outcome().is_none());
        let composer = Composer::from_position(position.as_ref()).unwrap();
        let again = composer.check().unwrap();
        let (one, other) = (position.position_text(), again.position_text());
        // How long it is that nothing has happened is not set up by hand.
        let table = |text: &str| -> Vec<String> {
            let words = text.split_whitespace().filter(|word| {
                !["quiet=", "level=", "ply:", "seen:"].iter().any(|it| word.starts_with(it))
            });
            words.map(str::to_owned).collect()
        };
        prop_assert_eq!(table(&one), table(&other));
        // And from its text.
        let mut pasted = self::composer(GAMES[game]);
        pasted.paste(&composer.text()).unwrap();
        prop_assert_eq!(pasted.text(), composer.text());
    }

    /// Whatever is done, it can be undone, shown and asked about.
    #[test]
    fn nothing_that_is_done_breaks_anything(
        game in 0..GAMES.len(),
        steps in prop::collection::vec((0..6_u8, 0..20_usize, 0..400_usize, 0..400_usize), 1..12),
    ) {
        let game = GAMES[game];
        let places = places(game);
        let place = |n: usize| places[n % places.len()].as_str();
        let mut composer = composer(game);
        let first = composer.text();
        let mut done = 0;
        for (kind, which, at, to) in steps {
            let before = composer.text();
            let outcome = match kind {
                0 | 1 => {
                    let count = composer.brushes().len();
                    composer.put(which % count, place(at))
                }
                2 => composer.take(place(at)),
                3 => composer.carry(place(at), place(to)),
                4 => {
                    let dials = composer.dials();
                    let dial = which % dials.len();
                    composer.choose(dial, to % dials[dial].choices.len())
                }
                _ => {
                    composer.clear();
                    Ok(())
                }
            };
            if outcome.is_err() {
                prop_assert_eq!(&composer.text(), &before, "a refusal changes nothing");
            }
            done += 1;
            // The rules have a reason, or a position that has the same text.
            match composer.check() {
                Ok(position) => prop_assert!(!position.position_text().is_empty()),
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }
        for _ in 0..done {
            composer.undo();
        }
        prop_assert_eq!(composer.text(), first);
    }
}

/// The names of the places of the usual board.
fn places(game: &str) -> Vec<String> {
    let squares = |files: &str, ranks: u8| {
        let files: Vec<char> = files.chars().collect();
        let all = files
            .iter()
            .flat_map(|file| (1..=ranks).map(move |rank| format!("{file}{rank}")));
        all.collect::<Vec<_>>()
    };
    match game {
        "xafka" => squares("abcdefg", 7),
        "xima" => squares("ABCDEFGHIJKLM", 13),
        "mathematichess" => squares("abcdefghijklm", 13),
        "chimple" => (1..=9).map(|number| number.to_string()).collect(),
        _ => (-4..=4)
            .flat_map(|q| (-4..=4).flat_map(move |r| (0..6).map(move |d| format!("{q},{r},{d}"))))
            .collect(),
    }
}

#[test]
fn xafka_counts_its_turns() {
    let mut table = composer("xafka");
    put(&mut table, "Black piece", "d4");
    assert_eq!(table.text(), "d4 d4/- yellow W");
    assert!(table.check().is_ok());
    choose(&mut table, "To move", "Black");
    assert_eq!(reason(&table), "after 1 turn it is White’s turn");
    table.undo();
    put(&mut table, "White piece", "g6");
    put(&mut table, "Gap", "a1");
    table.carry("g6", "g5").unwrap();
    assert_eq!(table.text(), "a1,d4,g5,g6 d4/g5 yellow B");
    choose(&mut table, "Light", "Green");
    let early = "the light cannot be set before 11 hexagons are gone";
    assert_eq!(reason(&table), early);
    table.undo();
    table.take("d4").unwrap();
    assert_eq!(reason(&table), "Black has no piece");
    let gone = table.carry("c3", "c4").unwrap_err();
    assert_eq!(gone, ComposeError::Empty("c3".to_owned()));
    let nowhere = table.put(0, "z9").unwrap_err().to_string();
    assert_eq!(nowhere, "there is no z9 on this board");
    table.clear();
    assert_eq!(table.text(), start("xafka").position_text());
}

#[test]
fn xima_counts_its_blocks() {
    let mut table = composer("xima");
    for at in ["A1", "A1", "B2"] {
        put(&mut table, "Red block", at);
    }
    put(&mut table, "Blue special", "A1");
    let text = table.text();
    assert!(text.starts_with("A1:RRb;B2:R R6r/B9 - R"), "{text}");
    table.take("A1").unwrap();
    table.carry("B2", "A1").unwrap();
    let text = table.text();
    assert!(text.starts_with("A1:RRR R6r/B9b - R"), "{text}");
    let block = brush(&table, "Red block");
    let refused = table.put(block, "G7").unwrap_err().to_string();
    assert_eq!(refused, "only a special can stand on the summit");
    choose(&mut table, "Red’s reserve", "0");
    let refused = table.put(block, "C3").unwrap_err().to_string();
    assert_eq!(refused, "Red has no block left to put on the board");
    choose(&mut table, "Red’s special", "Captured by Blue");
    choose(&mut table, "Blue has captured from Red", "2");
    choose(&mut table, "Worth of Blue’s captures", "7");
    assert!(table.text().contains(" B:RRr=7 "), "{}", table.text());
    assert!(table.check().is_ok(), "{:?}", table.check());
    put(&mut table, "Blue special", "G7");
    assert!(matches!(table.check(), Err(ComposeError::Over(_))));
}

#[test]
fn mathematichess_keeps_to_the_armies() {
    let mut table = small("mathematichess", "size", "5");
    put(&mut table, "white King", "a1");
    assert!(table.check().is_ok());
    let king = brush(&table, "white King");
    let left = table.brushes()[king].left;
    assert_eq!(left, Some(0), "one King a side on the small board");
    let refused = table.put(king, "b1").unwrap_err().to_string();
    assert_eq!(refused, "White has no King left to put on the board");
    choose(&mut table, "Stage", "Battle");
    choose(&mut table, "Black’s Terminator", "Used");
    assert_eq!(table.text(), "5/5/5/5/K4 W - B");
    table.carry("a1", "c3").unwrap();
    assert_eq!(table.text(), "5/5/2K2/5/5 W - B");
    let gone = table.take("a1").unwrap_err();
    assert_eq!(gone, ComposeError::Empty("a1".to_owned()));
    // The text of another board is read on that board.
    table.paste("7/7/7/7/7/7/K6 B - -").unwrap();
    assert_eq!(table.options()["size"], "7");
    let wrong = table.paste("7/7/7 W").unwrap_err().to_string();
    assert!(wrong.starts_with("a position has four fields"), "{wrong}");
    assert_eq!(table.options()["size"], "7", "nothing is changed");
}

#[test]
fn xong_puts_legs_together() {
    let mut table = composer("xong");
    table.clear();
    for at in ["0,0,0", "0,0,1"] {
        put(&mut table, "Red Xoid", at);
    }
    // Far away: another one.
    put(&mut table, "Red Xoid", "2,0,0");
    let uneven = "Red must have placed as many Xoids as Blue, or one more";
    assert_eq!(reason(&table), uneven);
    put(&mut table, "Blue Xoid", "-2,0,0");
    let twice = reason(&table);
    assert!(twice.contains("is on the board twice"), "{twice}");
    put(&mut table, "Blue Xoid", "-2,0,1");
    let twice = reason(&table);
    assert!(twice.contains("is on the board twice"), "{twice}");
    put(&mut table, "Blue Xoid", "-2,0,2");
    assert!(table.check().is_ok(), "{:?}", table.check());
    put(&mut table, "Into the hand", "2,0,0");
    assert!(table.text().ends_with(" 0,1 R"), "{}", table.text());
    let red = brush(&table, "Red Xoid");
    let taken = table.put(red, "-2,0,1").unwrap_err().to_string();
    assert_eq!(taken, "Blue already has this leg: remove it first");
    // The middle leg taken away, two Xoids are left.
    table.take("-2,0,1").unwrap();
    assert_eq!(table.text().matches('|').count(), 1, "{}", table.text());
    choose(&mut table, "In hand", "Nothing");
    // The board and the hand: no Xoid goes on.
    assert_eq!(table.dials().len(), 2);
}

#[test]
fn chimple_has_no_more_than_its_characters() {
    let mut table = composer("chimple");
    let black = brush(&table, "Black character");
    let refused = table.put(black, "5").unwrap_err().to_string();
    assert_eq!(refused, "Black has only 2 characters");
    table.carry("1", "5").unwrap();
    choose(&mut table, "To move", "White");
    assert!(table.text().ends_with(" w"));
    assert!(table.check().is_ok());
    table.clear();
    put(&mut table, "Black character", "1");
    let over = "the match is over here: White has no characters left: Black wins.";
    assert_eq!(reason(&table), over);
}

#[test]
fn boards_are_changed_and_steps_undone_and_redone() {
    let mut table = composer("chimple");
    choose(&mut table, "Board", "4 × 4");
    assert_eq!(table.options()["size"], "4");
    let large = table.text();
    assert!(table.can_undo() && !table.can_redo());
    table.undo();
    assert_eq!(table.text(), start("chimple").position_text());
    assert!(!table.can_undo() && table.can_redo());
    table.redo();
    assert_eq!(table.text(), large);
    table.take("1").unwrap();
    table.restart().unwrap();
    assert_eq!(table.text(), large);
    assert_eq!(table.choose(9, 0), Err(ComposeError::NoChoice));
    assert_eq!(table.choose(0, 9), Err(ComposeError::NoChoice));
}
