//! The dice of Scienluck where both lead to one square: the player chooses.

use curio_rules::{
    AnyGame, Game,
    xima::{Change, Refusal, Square, Xima},
};

use crate::support::{played, refusal, start};

fn at(name: &str) -> Square {
    Square::parse(name).unwrap()
}

/// A match with dice after some moves.
fn playing(dice: &str, moves: &str) -> Xima {
    played(&start(&format!("dice={dice}")), moves)
}

#[test]
fn where_both_dice_lead_the_player_chooses_one() {
    // B1 is one step from its own edge, and two along the first row.
    let game = playing("scienluck", "roll:1,2");
    let texts = game.legal_texts();
    let squares = |text: &str| texts.iter().filter(|it| *it == text).count();
    assert_eq!((squares("-B1"), squares("-B1/2")), (1, 1), "{texts:?}");
    assert_eq!(squares("-A1/2"), 0, "A1 is out of reach of a 2");
    let kept = |text: &str| {
        let after = playing("scienluck", &format!("roll:1,2 {text}"));
        after.thrown().map(|throw| throw.first)
    };
    assert_eq!(kept("-B1"), Some(2), "the lower die is used");
    assert_eq!(kept("-B1/2"), Some(1), "the higher die is used");
    let mut by_two = game;
    let told = by_two.play(&game.parse_move("-B1/2").unwrap()).unwrap();
    assert!(
        matches!(&told[0], Change::Entered { path, .. } if path.len() == 2),
        "{told:?}"
    );
    assert_eq!(refusal(&game, "-B1/1"), Refusal::NoChoiceOfDice(at("B1")));
    let later = playing("scienluck", "roll:1,2 -A1");
    assert_eq!(refusal(&later, "-B1/2"), Refusal::NoChoiceOfDice(at("B1")));
    // Under one die, or two alike, there is nothing to choose.
    for (options, throw) in [("one", "roll:2"), ("scienluck", "roll:2,2")] {
        let game = playing(options, throw);
        assert!(game.legal_texts().iter().all(|text| !text.contains('/')));
    }
}
