//! Mathematichess against positions whose moves, settlers and scores were
//! computed elsewhere, and against its own invariants.

use std::collections::{BTreeMap, BTreeSet};

use curio_rules::{
    Game, Player,
    mathematichess::{Board, Mathematichess, Move, Options, Piece, Square, Territory},
};
use proptest::prelude::*;
use serde_json::Value;

use crate::support::{image, options, packed, play_random, random_battle, turned_move, variants};

const POSITIONS: &str = include_str!("../data/mathematichess/positions.json");

fn known() -> Vec<Value> {
    let all: Value = serde_json::from_str(POSITIONS).unwrap();
    all["positions"].as_array().unwrap().clone()
}

fn read(known: &Value, options: &Options, to_move: char, used: &str) -> Mathematichess {
    let rows = known["rows"].as_array().unwrap().iter();
    let letters = |row: &Value| -> Vec<char> { row.as_str().unwrap().chars().collect() };
    let ranks: Vec<String> = rows.map(|row| packed(&letters(row))).collect();
    let text = format!("{} {to_move} - {used}", ranks.join("/"));
    Mathematichess::parse_position(options, &text).unwrap()
}

fn texts(game: &Mathematichess) -> BTreeSet<String> {
    game.legal_moves()
        .iter()
        .filter(|mv| **mv != Move::Pass)
        .map(|mv| game.move_text(mv))
        .collect()
}

fn names(value: &Value) -> BTreeSet<String> {
    let list = value.as_array().unwrap().iter();
    list.map(|name| name.as_str().unwrap().to_owned()).collect()
}

/// Sequences of moves; where a player can only pass, the count ends.
fn count(game: &Mathematichess, depth: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    game.legal_moves()
        .iter()
        .filter(|mv| **mv != Move::Pass)
        .map(|mv| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            count(&next, depth - 1)
        })
        .sum()
}

#[test]
fn moves_are_those_that_are_known() {
    for known in known() {
        for side in ['W', 'B'] {
            let game = read(&known, &Options::default(), side, "WB");
            let moves: BTreeSet<String> = known[format!("moves_{side}")]
                .as_object()
                .unwrap()
                .values()
                .flat_map(names)
                .collect();
            assert_eq!(texts(&game), moves, "{side} in {}", known["name"]);
            assert_eq!(moves.len() as u64, known[format!("total_{side}")]);
        }
    }
}

#[test]
fn territories_and_scores_are_those_that_are_known() {
    for known in known() {
        let game = read(&known, &Options::default(), 'W', "WB");
        let mut territories = game.territories();
        for wanted in known["territories"].as_array().unwrap() {
            let squares = names(&wanted["squares"]);
            let of = |found: &Territory| found.cells.iter().map(Square::to_string).collect();
            let index = territories.iter().position(|found| squares == of(found));
            let index = index.unwrap_or_else(|| panic!("{squares:?} in {}", known["name"]));
            let found = territories.remove(index);
            for (class, first) in [("first", true), ("second", false)] {
                let settlers = found.settlers.iter().filter(|it| it.first_class == first);
                let settlers: BTreeSet<String> = settlers.map(|it| it.at.to_string()).collect();
                assert_eq!(settlers, names(&wanted[class]), "{}", known["name"]);
            }
            let owner = wanted["owner"].as_str();
            let owner = owner.map(|it| Player(u8::from(it != "W")));
            assert_eq!(found.owner, owner);
            assert_eq!(found.secured, wanted["secured"]);
            assert_eq!(found.royal, wanted["royal"]);
            let homogeneous = found.homogeneous.map(|kind| kind.letter().to_string());
            assert_eq!(homogeneous.as_deref(), wanted["homogeneous"].as_str());
            if owner.is_some() {
                assert_eq!(wanted["base"], found.base);
                assert_eq!(wanted["value"], found.worth());
            }
            assert_eq!(wanted["score"]["W"], found.points[0]);
            assert_eq!(wanted["score"]["B"], found.points[1]);
        }
        assert!(territories.is_empty(), "{territories:?}");
        assert_eq!(known["score"]["W"], game.points()[0]);
        assert_eq!(known["score"]["B"], game.points()[1]);
    }
}

#[test]
fn variants_differ_as_is_known() {
    let mut seen = BTreeMap::new();
    for known in known() {
        for (name, wanted) in known["variants"].as_object().unwrap() {
            let options = options::<Mathematichess>(name);
            for (side, seat) in [("W", 0), ("B", 1)] {
                let game = read(&known, &options, side.chars().next().unwrap(), "WB");
                let at = format!("{side} with {name} in {}", known["name"]);
                assert_eq!(wanted["moves"][side], texts(&game).len(), "{at}");
                assert_eq!(wanted["score"][side], game.points()[seat], "{at}");
            }
            *seen.entry(name.clone()).or_insert(0) += 1;
        }
    }
    assert_eq!(seen.len(), 7, "{seen:?}");
}

#[test]
fn perft_is_what_is_known() {
    let mut compared = 0;
    for known in known() {
        for (key, used) in [("noterm", "WB"), ("term", "-")] {
            for side in ['W', 'B'] {
                let Some(counts) = known[format!("perft_{side}_{key}")].as_object() else {
                    continue;
                };
                let game = read(&known, &Options::default(), side, used);
                for (depth, wanted) in counts {
                    let at = format!("{side} {key} depth {depth} in {}", known["name"]);
                    assert_eq!(wanted, count(&game, depth.parse().unwrap()), "{at}");
                }
                compared += 1;
            }
        }
    }
    // Ten of the twelve, from either side, with and without Terminators.
    assert_eq!(compared, 40);
}

fn contents(game: &Mathematichess) -> BTreeMap<Option<char>, u32> {
    let mut counts = BTreeMap::new();
    for square in Square::all(game.board().size()) {
        let letter = game.piece(square).map(Piece::letter);
        *counts.entry(letter).or_insert(0) += 1;
    }
    counts
}

/// Plays one random battle and checks at every ply what must hold.
fn holds_together(options: Options, seed: u64) {
    let mut game = random_battle(options, seed);
    while game.end().is_none() {
        let board = game.board();
        assert_eq!(board.totals(), board.recomputed_totals(), "{game:?}");
        assert_eq!(Game::hash(&game), game.recomputed_hash());
        let before = game.clone();
        let mv = play_random(&mut game, seed);
        let (old, mut new) = (contents(&before), contents(&game));
        let gone = match mv {
            Move::Terminate { at } => before.piece(at).map(Piece::letter),
            _ => None,
        };
        if let Some(letter) = gone {
            *new.entry(Some(letter)).or_insert(0) += 1;
            *new.get_mut(&None).unwrap() -= 1;
        }
        assert_eq!(old, new, "{mv:?}");
        let mut board: Board = before.board().clone();
        let undo = board.make(mv);
        assert_eq!(board.totals(), game.board().totals());
        assert_eq!(board.hash(), game.board().hash());
        assert_eq!(&board, game.board());
        board.unmake(&undo);
        assert_eq!(&board, before.board());
        assert_eq!(board.totals(), before.board().totals());
        assert_eq!(board.hash(), before.board().hash());
        assert_eq!(board.holes(), before.board().holes());
        assert_eq!(board.achievements(), before.board().achievements());
        let again = board.make(mv);
        assert_eq!(board.totals(), game.board().totals());
        board.unmake(&again);
    }
}

/// How many random battles are played: few by default, `PROPTEST_CASES` of them
/// where that is set.
fn cases() -> u32 {
    let wanted = std::env::var("PROPTEST_CASES").ok();
    wanted.and_then(|count| count.parse().ok()).unwrap_or(40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_battles_hold_together(seed: u64, which in 0_usize..9) {
        let options = match which {
            7 => Options::on(13),
            8 => Options::on(8),
            _ => variants().nth(which).unwrap(),
        };
        holds_together(options, seed);
    }

    #[test]
    fn moves_follow_the_symmetries_of_the_board(seed: u64, which in 0_usize..8, symmetry in 0_u8..8) {
        let options = variants().nth(which).unwrap_or(Options::on(8));
        let mut game = random_battle(options, seed);
        for _ in 0..4 {
            if game.end().is_some() {
                break;
            }
            let size = options.size;
            let turned = image(&game, symmetry, false);
            let moved: BTreeSet<Move> = game
                .legal_moves()
                .into_iter()
                .map(|mv| turned_move(symmetry, size, mv))
                .collect();
            let listed: BTreeSet<Move> = turned.legal_moves().into_iter().collect();
            prop_assert_eq!(moved, listed);
            prop_assert_eq!(turned.points(), game.points());
            play_random(&mut game, seed);
        }
    }

    #[test]
    fn colours_can_be_changed(seed: u64, which in 0_usize..8) {
        let options = variants().nth(which).unwrap_or(Options::on(8));
        let mut game = random_battle(options, seed);
        for _ in 0..4 {
            if game.end().is_some() {
                break;
            }
            let other = image(&game, 0, true);
            let own: BTreeSet<Move> = game.legal_moves().into_iter().collect();
            let moves: BTreeSet<Move> = other.legal_moves().into_iter().collect();
            prop_assert_eq!(own, moves);
            let [white, black] = game.points();
            prop_assert_eq!(other.points(), [black, white]);
            play_random(&mut game, seed);
        }
    }
}
