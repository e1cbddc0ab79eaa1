//! Konane without its table: it passes the battery, its opponents get better from
//! level to level, and the command line knows it once it is registered.

use std::process::ExitCode;

use curio::{
    diagram::{View, diagram},
    engine::{self, CancelToken, Level, Opponent},
    record::{format, testing::played, verify},
    rules::{Game, Player, Turn, perft, registry},
};

use crate::{
    battery::{battery, listed_is_legal},
    konane::{
        GAME, Konane,
        board::{Size, Square},
        position::{End, Move},
    },
};

const SIZES: [Size; 2] = [Size::Six, Size::Eight];

fn square(name: &str) -> Square {
    Square::read(name).unwrap()
}

/// The position after these moves on the small board.
fn after(moves: &str) -> Konane {
    let mut position = Konane::new(Size::Six);
    for text in moves.split_whitespace() {
        let mv = position.parse_move(text).unwrap();
        position
            .play(&mv)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    position
}

#[test]
fn it_passes_the_battery() {
    for size in SIZES {
        battery::<Konane>(&size, 40, 80);
    }
}

#[test]
fn it_lists_exactly_the_legal_moves() {
    for size in SIZES {
        let names: Vec<String> = size
            .squares()
            .into_iter()
            .map(|at| at.to_string())
            .collect();
        let mut everything = names.clone();
        for from in &names {
            everything.extend(
                names
                    .iter()
                    .filter(|to| *to != from)
                    .map(|to| format!("{from}-{to}")),
            );
        }
        let everything: Vec<&str> = everything.iter().map(String::as_str).collect();
        listed_is_legal::<Konane>(&size, &everything, 2);
    }
}

/// Counted by hand for the first three plies: Black has four stones to remove;
/// next to a corner White has two, next to a middle stone four; and then each
/// stone that looks over a neighbour at one of the two empty squares can jump.
#[test]
fn moves_are_counted() {
    let start = Konane::new(Size::Six);
    assert_eq!(perft(&start, 1), 4);
    assert_eq!(perft(&start, 2), 2 * 2 + 2 * 4);
}

#[test]
fn a_stone_jumps_as_far_as_there_is_something_to_capture() {
    let position = after("c3 c4");
    let texts: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|mv| position.move_text(mv))
        .collect();
    assert_eq!(texts, ["c1-c3", "a3-c3", "e3-c3"]);
    assert_eq!(
        position.landings(square("c1")),
        [square("c3")],
        "a second jump needs a stone on c4"
    );
    let wrong = Konane::parse_position(&Size::Six, "6/6/6/6/6/WB4 b").unwrap_err();
    assert!(wrong.to_string().contains("a1 is B or empty"), "{wrong}");
    let row = Konane::parse_position(&Size::Six, "6/6/6/6/6/BW1W1W b").unwrap();
    assert_eq!(row.landings(square("a1")), [square("c1"), square("e1")]);
}

#[test]
fn refusals_name_the_rule() {
    let refusal = |moves: &str, text: &str| {
        let position = after(moves);
        let mv = position.parse_move(text).unwrap();
        position.check(&mv).unwrap_err().to_string()
    };
    assert!(refusal("", "b2").starts_with("Black begins"));
    assert!(refusal("", "c1-c3").starts_with("Black begins"));
    assert!(refusal("c3", "a2").starts_with("White begins"));
    assert!(refusal("c3 c4", "a1").starts_with("after the first turns"));
    assert_eq!(refusal("c3 c4", "c3-c5"), "c3 is empty");
    assert_eq!(refusal("c3 c4", "c2-c4"), "the stone on c2 is White's");
    assert_eq!(refusal("c3 c4", "a1-c1"), "c1 is occupied");
    assert!(refusal("c3 c4", "a1-b2").starts_with("a jump goes straight"));
    assert!(refusal("c3 c4", "c5-c3").starts_with("there is no stone to jump over on c4"));
}

#[test]
fn the_player_who_cannot_jump_loses() {
    let lonely = Konane::parse_position(&Size::Six, "6/6/6/6/6/B5 w").unwrap();
    assert_eq!(lonely.end(), Some(End::Stuck(Player::SECOND)));
    let outcome = Game::outcome(&lonely).unwrap();
    assert!(outcome.winners.contains(Player::FIRST));
    assert_eq!(outcome.explanation, "White cannot jump: Black wins.");
}

#[test]
fn the_search_sees_a_win() {
    // Black's jump along the row leaves White nothing to jump over.
    let position = Konane::parse_position(&Size::Six, "6/6/6/6/6/BW1W2 b").unwrap();
    registry::register(&GAME).unwrap();
    let mut thinker = engine::thinker("konane").unwrap();
    let limits = engine::Limits::nodes(10_000);
    let report = thinker
        .think(&position, &limits, &CancelToken::default(), &mut |_| {})
        .unwrap();
    assert_eq!(report.lines[0].moves[0], "a1-e1");
    assert_eq!(report.lines[0].verdict, engine::Verdict::Win { plies: 1 });
}

/// A game between two levels; returns the winner's seat.
fn game_between(levels: [u8; 2], seed: u64) -> Player {
    let mut position = Konane::new(Size::Six);
    let mut thinkers = [0, 1].map(|_| engine::thinker("konane").unwrap());
    let mut ply = 0;
    while let Turn::Player(player) = Game::turn(&position) {
        let level = Level::try_from(levels[player.index()]).unwrap();
        let choice = engine::choose(
            thinkers[player.index()].as_mut(),
            &position,
            &Opponent::Level(level),
            seed * 1000 + ply,
            &CancelToken::default(),
            &mut |_| {},
        )
        .unwrap();
        let mv: Move = position.parse_move(&choice.mv.text).unwrap();
        position.play(&mv).unwrap();
        ply += 1;
    }
    let winners = Game::outcome(&position).unwrap().winners;
    Player::all(2)
        .find(|player| winners.contains(*player))
        .unwrap()
}

/// How many of ten games a level wins against a weaker one, moving first as often as second.
fn wins(strong: u8, weak: u8) -> usize {
    registry::register(&GAME).unwrap();
    (0..10)
        .filter(|seed| {
            let (levels, player) = if seed % 2 == 0 {
                ([strong, weak], Player::FIRST)
            } else {
                ([weak, strong], Player::SECOND)
            };
            game_between(levels, *seed) == player
        })
        .count()
}

#[test]
fn level_4_wins_more_often_than_level_1() {
    let won = wins(4, 1);
    assert!(won >= 7, "level 4 won {won} of 10 games against level 1");
}

#[test]
fn level_5_wins_more_often_than_level_3() {
    let won = wins(5, 3);
    assert!(won >= 7, "level 5 won {won} of 10 games against level 3");
}

#[test]
fn records_hold_its_matches() {
    registry::register(&GAME).unwrap();
    let mut game = played("konane", &["Ann", "Ben"], &[]);
    for text in ["c3", "c4", "c1-c3"] {
        game.play(text, None).unwrap();
    }
    let text = format::write(&game);
    assert!(text.contains("konane"), "{text}");
    verify(&text).unwrap();
}

#[test]
fn the_command_line_knows_it() {
    let run = |line: &str| {
        let words = line.split(' ').map(Into::into);
        curio::cli::run(words, &[&GAME], None)
    };
    let data = tempfile::tempdir().unwrap();
    let table = "play konane --players level:1,level:2 --terminal --seed 1";
    for line in [
        "curio games --json",
        "curio show konane --moves c3",
        &format!("curio {table} --data-dir {}", data.path().display()),
    ] {
        assert_eq!(run(line), ExitCode::SUCCESS, "{line}");
    }
    assert_eq!(run("curio show koname"), ExitCode::from(2));
    assert!(registry::games().iter().any(|entry| entry.id == "konane"));
}

/// Phones, pages, films and screen readers have the game by its drawing.
#[test]
fn its_positions_are_drawn_with_their_moves_and_places() {
    registry::register(&GAME).unwrap();
    for moves in ["", "c3", "c3 c4"] {
        let position = after(moves);
        let view = View {
            moves: true,
            ..View::default()
        };
        let drawn = diagram(&position, &view);
        let svg = drawn.svg();
        for mv in position.legal_moves() {
            let mv = format!("data-move=\"{}\"", position.move_text(&mv));
            assert_eq!(svg.matches(&mv).count(), 1, "{moves}: {mv}");
        }
        assert_eq!(drawn.places().len(), 36);
    }
}
