//! Positions that differ are told apart: by `==`, and by their hashes.

use std::collections::BTreeMap;

use curio_rules::{
    Composer, Game, Turn, chimple::Chimple, mathematichess::Mathematichess, xafka::Xafka,
    xima::Xima, xong::Xong, zobrist_key,
};

use crate::support;

/// Plays random games, in which players resign now and then, under these options.
fn tells_apart<G: Game>(options: &str, games: u64, longest: u64) {
    let options = support::options::<G>(options);
    let mut hashes: BTreeMap<u64, String> = BTreeMap::new();
    let mut texts: BTreeMap<String, u64> = BTreeMap::new();
    for game in 0..games {
        let mut position = G::start(&options);
        let mut before: Vec<G> = Vec::new();
        for ply in 0..longest {
            let (hash, text) = (Game::hash(&position), Game::position_text(&position));
            let same = hashes.entry(hash).or_insert_with(|| text.clone());
            assert_eq!(*same, text, "one hash for two positions");
            let same = texts.entry(text).or_insert(hash);
            assert_eq!(*same, hash, "two hashes for one position");
            before.push(position.clone());
            if Game::turn(&position) == Turn::Over {
                break;
            }
            let dice = zobrist_key(game, ply);
            let mv = if dice.is_multiple_of(29) {
                position.parse_move("resign").unwrap()
            } else {
                let moves = position.legal_moves();
                moves[(dice >> 8) as usize % moves.len()].clone()
            };
            position.play(&mv).unwrap();
        }
        for (number, one) in before.iter().enumerate() {
            for other in before.iter().skip(number + 1) {
                let texts = [one, other].map(Game::position_text);
                assert!(one != other || texts[0] == texts[1], "{texts:?}");
            }
        }
    }
}

/// A step in the position editor.
#[derive(Clone, Copy)]
enum Step {
    Choose { dial: usize, choice: usize },
    Put { brush: usize, at: usize },
}

/// Takes any two steps from a position in the editor, and has each result told from all
/// others: two that differ in one thing only, and two with the same things exchanged.
fn any_two_steps_make_a_difference<G: Game>(options: &str, start: &str, places: &[&str]) {
    let start: G = support::read(options, start);
    let composer = Composer::from_position(&start).unwrap();
    let dials = composer.dials().into_iter().enumerate();
    let mut steps: Vec<Step> = dials
        .flat_map(|(dial, it)| {
            let choices = it.choices.len();
            (0..choices.min(6)).map(move |choice| Step::Choose { dial, choice })
        })
        .collect();
    for brush in 0..composer.brushes().len() {
        steps.extend((0..places.len()).map(|at| Step::Put { brush, at }));
    }
    let mut hashes: BTreeMap<u64, String> = BTreeMap::new();
    let mut last: Option<G> = None;
    for (number, one) in steps.iter().enumerate() {
        for other in &steps[number..] {
            let mut composer = Composer::from_position(&start).unwrap();
            let done = [one, other].map(|step| match *step {
                Step::Choose { dial, choice } if dial < composer.dials().len() => {
                    composer.choose(dial, choice).is_ok()
                }
                Step::Choose { .. } => false,
                Step::Put { brush, at } => {
                    brush < composer.brushes().len() && composer.put(brush, places[at]).is_ok()
                }
            });
            let Ok(position) = composer.check() else {
                continue;
            };
            let position: &G = position.as_any().downcast_ref().unwrap();
            let text = Game::position_text(position);
            // What is agreed is no part of a position.
            if !done.contains(&true) || position.options() != start.options() {
                continue;
            }
            assert_eq!(Game::hash(position), position.recomputed_hash());
            let known = hashes.entry(Game::hash(position));
            let known = known.or_insert_with(|| text.clone());
            assert_eq!(*known, text, "one hash for two positions");
            for near in [Some(&start), last.as_ref()].into_iter().flatten() {
                let same = Game::position_text(near) == text;
                assert_eq!(near == position, same, "{near:?}\n{position:?}");
            }
            last = Some(position.clone());
        }
    }
    assert!(hashes.len() > 20, "only {} positions", hashes.len());
}

#[test]
fn set_up_positions_are_told_apart() {
    any_two_steps_make_a_difference::<Xafka>(
        "",
        "a2,d4,g5,g6 d4/g5 yellow B",
        &["a3", "b3", "d4", "e4"],
    );
    any_two_steps_make_a_difference::<Xima>(
        "players=3",
        "A1:RB;C3:R;J4:Y;D7:r;H9:B R4/B3b/Y5y R:BB=2/Y:R=1 R quiet=0 level=0",
        &["B2", "C3", "J4", "A1"],
    );
    any_two_steps_make_a_difference::<Mathematichess>(
        "size=5",
        "5/5/1k3/5/K4 W - -",
        &["a1", "c3", "e5"],
    );
    any_two_steps_make_a_difference::<Chimple>("", "100000020 b", &["1", "4", "5", "9"]);
}

#[test]
fn xafka_tells_positions_apart() {
    for options in ["", "board=19", "board=61 players=3", "board=37 players=3"] {
        tells_apart::<Xafka>(options, 60, 70);
    }
}

#[test]
fn xima_tells_positions_apart() {
    for options in [
        "",
        "players=4 teams=pairs partners=together uncover=yes",
        "players=3 dice=one",
        "players=4 dice=scienluck summit_value=b patience=4",
    ] {
        tells_apart::<Xima>(options, 25, 90);
    }
}

#[test]
fn mathematichess_tells_positions_apart() {
    for options in [
        "size=5",
        "size=7 terminators=free",
        "size=5 ending=any secured=off",
    ] {
        tells_apart::<Mathematichess>(options, 25, 90);
    }
}

#[test]
fn xong_tells_positions_apart() {
    for options in ["board=0:0..1/1:0..1", "board=0:0/1:0/2:0 handicap=free", ""] {
        tells_apart::<Xong>(options, 40, 60);
    }
}

#[test]
fn chimple_tells_positions_apart() {
    for options in ["", "size=4", "slide=yes back=yes"] {
        tells_apart::<Chimple>(options, 60, 90);
    }
}

/// Positions as texts that differ in one thing each have hashes of their own.
fn have_hashes_of_their_own<G: Game>(options: &str, texts: &[String]) {
    let options = support::options::<G>(options);
    let mut hashes: BTreeMap<u64, &str> = BTreeMap::new();
    let mut positions: Vec<G> = Vec::new();
    for text in texts {
        let position =
            G::parse_position(&options, text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(Game::position_text(&position), *text);
        assert_eq!(Game::hash(&position), position.recomputed_hash(), "{text}");
        if let Some(other) = hashes.insert(Game::hash(&position), text) {
            panic!("one hash for {other} and {text}");
        }
        assert!(!positions.contains(&position), "{text}");
        positions.push(position);
    }
}

#[test]
fn what_is_agreed_thrown_and_gone_in_xima_is_in_the_hash() {
    let board = "A1:RB;C3:R;J4:Y;K4:G;D7:r;H9:B R4/B3b/Y5y/G5g - R";
    let mut texts = Vec::new();
    for rest in ", dice=3, dice=4, dice=1+3, dice=1+4, dice=2+3, die=1, die=2, dice=3+3, \
        die=3 moved=C3, die=3 moved=D7, agreed=R, agreed=B, agreed=RB, agreed=Y, agreed=BY"
        .split(',')
    {
        texts.push(format!("{board} quiet=0 level=90{rest}"));
    }
    for rest in ["1 level=90", "2 level=90", "0 level=91", "0 level=181/2"] {
        texts.push(format!("{board} quiet={rest}"));
    }
    have_hashes_of_their_own::<Xima>("players=4 dice=scienluck", &texts);

    let mut texts = Vec::new();
    for who in ["R", "B", "Y"] {
        for why in ["resignation", "timeout"] {
            let next = if who == "R" { "B" } else { "R" };
            for gain in ["", " gain=G:3", " gain=G:5/2", " gain=G:3/2", " gain=G:7"] {
                texts.push(format!(
                    "C3:R;J4:Y;K4:G;H9:B R4r/B3b/Y5y/G5g - {next} quiet=0 level=90{gain} out={who}:{why}"
                ));
            }
        }
    }
    have_hashes_of_their_own::<Xima>("players=4", &texts);
}

#[test]
fn what_is_captured_in_xima_is_in_the_hash() {
    let mut texts = Vec::new();
    for prizes in "R:BB=2 R:BB=3 R:BY=2 R:YY=2 B:RR=2 Y:RR=2 R:b=4 R:y=4 B:r=4 B:y=4 Y:r=4 Y:b=4 \
        R:BB=2/B:RR=2 R:BB=2/B:RR=3 R:BB=3/B:RR=2 R:BBb=2 R:BBBB=2"
        .split(' ')
    {
        let special = |seat: &str, letter: &str| {
            if prizes.contains(letter) {
                seat.to_owned()
            } else {
                format!("{seat}{letter}")
            }
        };
        texts.push(format!(
            "C3:R;J4:Y;H9:B {}/{}/{} {prizes} R quiet=0 level=90",
            special("R4", "r"),
            special("B3", "b"),
            special("Y5", "y"),
        ));
    }
    have_hashes_of_their_own::<Xima>("players=3", &texts);
}

#[test]
fn who_is_out_in_mini_xafka_is_in_the_hash() {
    let gone = "a1,b1,b2,b4,c1,c2,c3,c4,c5,d2,d3,d4,d5,e3,e4,e5 a1/c2/e5 green";
    let mut texts = Vec::new();
    for why in ["isolated", "short-circuit", "resignation", "timeout"] {
        texts.push(format!("{gone} W B:{why}"));
        texts.push(format!("{gone} B R:{why}"));
        texts.push(format!("{gone} B W:{why}"));
    }
    have_hashes_of_their_own::<Xafka>("players=3 board=19", &texts);
}

#[test]
fn what_is_said_and_over_in_mathematichess_is_in_the_hash() {
    let board = "5/5/1k3/5/K4";
    let mut texts = Vec::new();
    for rest in "W - -,B - -,W - W,W - B,W - WB,W - - ply:1,W - - ply:2,W - - passed,W - WB ply:3,W - WB declined,\
        W - WB offered,W - WB passed,W - WB end:resignation:W,W - WB end:resignation:B"
        .split(',')
    {
        texts.push(format!("{board} {rest}"));
    }
    have_hashes_of_their_own::<Mathematichess>("size=5", &texts);
}
