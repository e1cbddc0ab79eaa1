//! The later revision of Mathematichess on 8 by 8 squares.

use crate::support::{self, played, rows_of};
use curio_rules::{
    AnyGame, Game,
    mathematichess::{Army, Kind, Mathematichess, Options},
};

#[test]
fn the_revision_moves_as_its_text_says() {
    let start = Mathematichess::new(Options::on(8));
    assert_eq!(start.legal_moves().len(), 64 * 6);
    assert_eq!(Army::for_size(8).pieces(), 30);
    assert_eq!(Army::for_size(8).value(Kind::King), 10);
    let read = |rows: &str| -> Mathematichess {
        support::read("size=8 secured=off", &format!("{rows} W - -"))
    };
    // A king pushes a knight into the hole and takes its square.
    let game = read("nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/Kn1nnnnn");
    let after = played(&game, "Ka1>c1");
    assert!(rows_of(&after)[7].starts_with("1Kn"));
    // A queen goes further along a joined territory, with or without a piece.
    let game = read("nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/Qn3nn1");
    let texts = game.legal_texts();
    assert!(texts.contains(&"Qa1>c1".to_owned()) && texts.contains(&"Qa1>e1".to_owned()));
    let after = played(&game, "Qa1>e1");
    assert!(rows_of(&after)[7].starts_with("3Qn"), "{after:?}");
    let game = read("nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/Q3nnnn");
    assert_eq!(game.legal_texts(), ["Qa1-b1", "Qa1-c1", "Qa1-d1"]);
    // Pawns jump over anything but Royals; Royals are not pushed.
    let game = read("nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/PnPnnnnn/nqnnnnnn/KqrPnnn1");
    let game_texts = game.legal_texts();
    assert_eq!(game_texts, ["pass"], "{game_texts:?}");
    let game = read("nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/PnPnnnnn/nqnnnnnn/1nPBKRnn");
    assert_eq!(game.legal_texts(), ["Pc1-a1", "Pa3-a1"]);
}
