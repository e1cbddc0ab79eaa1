//! Drawings that were looked at and found good. With `CURIO_GOLDEN=write` in the
//! environment they are written anew, to be looked at again.

use std::{env, fs, path::PathBuf};

use curio_diagram::{View, diagram};
use curio_rules::Player;

use crate::support::{after, read};

/// The game, its options and moves, who sits at the near edge, the mark of the last move, and
/// whether the legal moves are drawn.
type Case = (
    &'static str,
    &'static str,
    &'static str,
    u8,
    &'static str,
    bool,
);

const ISLAND: &str = "board=-1:0..1/0:-1..1/1:-1..0";

const CASES: [Case; 5] = [
    ("xafka", "", "d4 g6 d7", 0, "!", true),
    ("xima", "players=4", "-A1 -M1 -M13 -A13 A1B2", 3, "", false),
    ("mathematichess", "size=5", "K@e5 Q@a1", 1, "??", false),
    ("xong", ISLAND, "place:0,0,0", 0, "", true),
    ("chimple", "", "1-4 9-6", 1, "", true),
];

#[test]
fn drawings_are_the_ones_that_were_looked_at() {
    for (game, options, played, seat, mark, moves) in CASES {
        let (position, last) = after(game, options, played);
        let view = View {
            from: Player(seat),
            last: last.as_deref(),
            mark,
            moves,
            ..View::default()
        };
        let svg = diagram(&*position, &view).svg();
        read(&svg);
        let file = format!("tests/diagram/golden/{game}.svg");
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(&file);
        if env::var_os("CURIO_GOLDEN").is_some_and(|how| how == "write") {
            fs::write(&path, &svg).unwrap();
        }
        let known = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            svg == known,
            "{file} differs: write it anew with CURIO_GOLDEN=write and look at it"
        );
    }
}
