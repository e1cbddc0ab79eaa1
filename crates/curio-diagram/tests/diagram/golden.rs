//! Drawings that were looked at and found good. With `CURIO_GOLDEN=write` in the
//! environment they are written anew, to be looked at again.

use std::{env, fs, path::PathBuf};

use curio_diagram::{View, diagram};
use curio_rules::Player;

use crate::support::{after, read};

struct Case {
    name: &'static str,
    game: &'static str,
    options: &'static str,
    moves: &'static str,
    seat: u8,
    mark: &'static str,
    legal: bool,
}

const CASES: [Case; 5] = [
    Case {
        name: "xafka",
        game: "xafka",
        options: "",
        moves: "d4 g6 d7",
        seat: 0,
        mark: "!",
        legal: true,
    },
    Case {
        name: "xima",
        game: "xima",
        options: "players=4",
        moves: "-A1 -M1 -M13 -A13 A1B2",
        seat: 3,
        mark: "",
        legal: false,
    },
    Case {
        name: "mathematichess",
        game: "mathematichess",
        options: "size=5",
        moves: "K@e5 Q@a1",
        seat: 1,
        mark: "??",
        legal: false,
    },
    Case {
        name: "xong",
        game: "xong",
        options: "board=-1:0..1/0:-1..1/1:-1..0",
        moves: "place:0,0,0",
        seat: 0,
        mark: "",
        legal: true,
    },
    Case {
        name: "chimple",
        game: "chimple",
        options: "",
        moves: "1-4 9-6",
        seat: 1,
        mark: "",
        legal: true,
    },
];

#[test]
fn drawings_are_the_ones_that_were_looked_at() {
    for case in CASES {
        let (position, last) = after(case.game, case.options, case.moves);
        let view = View {
            from: Player(case.seat),
            last: last.as_deref(),
            mark: case.mark,
            moves: case.legal,
            ..View::default()
        };
        let svg = diagram(&*position, &view).svg();
        read(&svg);
        let file = format!("tests/diagram/golden/{}.svg", case.name);
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
