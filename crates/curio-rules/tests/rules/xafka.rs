//! The rules of Xafka against known numbers: perft, reaches, positions, and the
//! questions that the original rules leave open.

use curio_rules::{
    AnyGame, Colour, Game, Player, perft,
    xafka::{Board, CornerLines, Goal, Light, LockedStuck, Options, Refusal, Shape, Stuck, Xafka},
};
use curio_words::{Language, in_language};

use crate::{
    battery::random_match,
    support::{option_values, played, refusal},
};

fn after(options: Options, moves: &str) -> Xafka {
    played(&Xafka::new(options), moves)
}

fn mini(moves: &str) -> Xafka {
    after(Options::default(), moves)
}

fn corner(corner: CornerLines) -> Options {
    Options {
        corner,
        ..Options::default()
    }
}

#[test]
fn perft_of_the_start_agrees_for_every_corner_rule() {
    for (rule, counts) in [
        (CornerLines::None, [37, 588, 5448, 52896]),
        (CornerLines::Both, [37, 588, 5448, 52848]),
        (CornerLines::Any, [37, 588, 5604, 56952]),
    ] {
        let start = Xafka::new(corner(rule));
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "{rule:?} at depth {depth}");
        }
    }
}

#[test]
fn perft_of_the_training_board_agrees() {
    let start = Xafka::new(Options::on(Shape::Side3));
    for (depth, count) in (1..).zip([19, 96, 360, 1464, 5400, 19392]) {
        assert_eq!(perft(&start, depth), count, "at depth {depth}");
    }
}

#[test]
fn perft_after_given_moves_agrees() {
    for (moves, counts) in [
        ("f7 b1 g7 b5 f6 d3 e7 c2 e5 a2", vec![8, 79, 683, 6202]),
        (
            "c3 g6 b2 g5 c2 e7 d2 e6 b1 c4 c1 f4 d1 f6 e3",
            vec![5, 35, 236, 1208],
        ),
        ("d4", vec![12, 144, 1464]),
        ("a1", vec![18, 154, 1458]),
    ] {
        let position = mini(moves);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{moves} at depth {depth}");
        }
    }
}

#[test]
fn a_piece_on_the_empty_board_sees_as_far_as_its_ring_allows() {
    let board = Board::for_shape(Shape::Side4);
    let reach = |name: &str| {
        let cell = board.cell(name).unwrap();
        board
            .reach(
                cell,
                curio_rules::xafka::CellSet::only(cell),
                CornerLines::None,
            )
            .len()
    };
    for name in ["b2", "b4", "d2", "d6", "f4", "f6"] {
        assert_eq!(reach(name), 20, "{name}");
    }
    for name in ["b3", "c2", "c5", "e3", "e6", "f5"] {
        assert_eq!(reach(name), 22, "{name}");
    }
    for name in ["d4", "d3", "d5", "c3", "c4", "e4", "e5"] {
        assert_eq!(reach(name), 24, "{name}");
    }
    let rim = board
        .all()
        .into_iter()
        .filter(|cell| board.neighbours(*cell).len() < 6);
    let rim: Vec<_> = rim.map(|cell| reach(board.name(cell))).collect();
    assert_eq!(rim, vec![18; 18]);
}

#[test]
fn the_appendix_of_the_page_is_two_neighbours() {
    let board = Board::for_shape(Shape::Side4);
    let [f4, g5] = ["f4", "g5"].map(|name| board.cell(name).unwrap());
    assert!(board.neighbours(f4).contains(g5));
}

#[test]
fn boards_have_their_hexagons_and_symmetries() {
    for (shape, cells, symmetries) in [
        (Shape::Side3, 19, 12),
        (Shape::Side4, 37, 12),
        (Shape::Side5, 61, 12),
        (Shape::Brick9x7, 63, 2),
    ] {
        let board = Board::for_shape(shape);
        assert_eq!(board.all().len(), cells, "{shape:?}");
        assert_eq!(board.symmetries().len(), symmetries, "{shape:?}");
        for cell in board.all() {
            assert_eq!(board.cell(board.name(cell)), Some(cell));
            assert_eq!(board.cell_at(board.hex(cell)), Some(cell));
            for other in board.neighbours(cell) {
                assert_eq!(board.hex(cell).unsigned_distance_to(board.hex(other)), 1);
            }
        }
    }
    let last = Board::for_shape(Shape::Brick9x7).cell("i7");
    assert_eq!(last.map(|cell| cell.0), Some(62));
}

#[test]
fn stuck_while_the_light_is_locked_loses_unless_agreed_otherwise() {
    let moves = "d4 g6 a1 f5 b2 g4 d2";
    let lost = mini(moves);
    let outcome = Game::outcome(&lost).unwrap();
    assert!(outcome.winners.contains(Player::FIRST), "{outcome:?}");
    let options = Options {
        locked_stuck: LockedStuck::Wins,
        ..Options::default()
    };
    let won = Game::outcome(&after(options, moves)).unwrap();
    assert!(won.winners.contains(Player::SECOND), "{won:?}");
}

#[test]
fn the_light_is_free_on_the_twelfth_turn_and_set_once() {
    let mut position = mini("f7 b1 g7 b5 f6 d3 e7 c2 e5 a2");
    let red = position.parse_move("red").unwrap();
    let (threshold, gone) = (11, 10);
    let locked = Refusal::LightLocked { threshold, gone };
    assert_eq!(position.check(&red), Err(locked));
    let slide = position.legal_moves()[0];
    position.play(&slide).unwrap();
    assert!(position.light_is_free());
    position.play(&red).unwrap();
    assert_eq!(position.light(), Light::Set(Goal::Red));
    assert_eq!(position.check(&red), Err(Refusal::LightSet(Goal::Red)));
}

#[test]
fn refusals_name_the_rule() {
    let position = mini("d4 b1");
    let why = |text: &str| refusal(&position, text);
    assert!(matches!(why("d4"), Refusal::Gone(_)), "{}", why("d4"));
    assert!(
        matches!(why("a2"), Refusal::OutOfReach { .. }),
        "{}",
        why("a2")
    );
    assert!(
        matches!(
            why("d3"),
            Refusal::Covered {
                colour: Colour::White,
                ..
            }
        ),
        "{}",
        why("d3")
    );
    assert!(position.parse_move("z9").is_err());
}

#[test]
fn both_ways_of_being_stuck_are_told_apart() {
    let mut seen = [false; 2];
    for seed in 0..200 {
        let start = Xafka::new(Options::default());
        let position = random_match(start, seed).last().unwrap();
        let stuck = position.to_move();
        let reach = position.reach(stuck);
        assert!(position.destinations_of(stuck).is_empty());
        match Game::outcome(&position).unwrap().reason {
            "isolated" => {
                seen[0] = true;
                assert!(reach.is_empty());
            }
            "short-circuit" => {
                seen[1] = true;
                assert!(!reach.is_empty());
                assert!(reach.is_within(&position.covered_against(stuck)));
            }
            reason => panic!("{reason}"),
        }
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn three_players_go_on_until_one_is_left_or_red_decides() {
    let options = Options {
        players: 3,
        ..Options::default()
    };
    let mut outs = 0;
    for seed in 0..100 {
        let position = random_match(Xafka::new(options), seed).last().unwrap();
        let winner = position.winner().unwrap();
        let red = position.light() == Light::Set(Goal::Red);
        assert!(red || position.playing().len() == 1);
        outs += u32::from(!position.playing().contains(winner));
        assert!(position.playing().contains(winner));
    }
    assert_eq!(outs, 0);
    let mut resigned = after(options, "a1 resign");
    let why = resigned.why_out(Player(1)).map(Stuck::reason);
    assert_eq!(why, Some("resignation"));
    assert_eq!(resigned.to_move(), Player(2));
    resigned.play_text("resign").unwrap();
    assert_eq!(resigned.winner(), Some(Player(0)));
}

#[test]
fn options_are_refused_with_what_would_do() {
    for wrong in ["board=38", "light=x", "light=40", "bord=37"] {
        let error = Xafka::read_options(&option_values(wrong)).unwrap_err();
        let (key, _) = wrong.split_once('=').unwrap();
        assert!(error.to_string().contains(key), "{error}");
    }
    let options = Options {
        shape: Shape::Brick9x7,
        players: 3,
        corner: CornerLines::Any,
        light: 20,
        locked_stuck: LockedStuck::Wins,
    };
    let written = Xafka::write_options(&options);
    assert_eq!(Xafka::read_options(&written), Ok(options));
}

#[test]
fn positions_that_could_not_arise_are_refused() {
    for text in [
        "",
        "d4",
        "d4 a1/- yellow W",
        "d4 d4/- yellow B",
        "d4 d4/- green W",
        "d4 d4/- blue W",
        "d4,a1 d4/d4 yellow B",
        "d4 d4/-/- yellow W",
        "d4,a1 d4/- yellow B",
        "z9 -/- yellow W",
        "d4 d4/- yellow W W:bored",
    ] {
        assert!(
            Xafka::parse_position(&Options::default(), text).is_err(),
            "{text}"
        );
    }
}

#[test]
fn setting_the_light_is_a_turn_like_any_other() {
    assert_eq!(mini("").turns(), 0);
    assert_eq!(mini("d4 g6 d5").turns(), 3);
    let eleven = "d6 e4 a3 d5 e3 b1 d4 c1 a4 e2 b3";
    assert_eq!(mini(eleven).turns(), 11);
    assert_eq!(mini(&format!("{eleven} green")).turns(), 12);
    assert_eq!(mini(&format!("{eleven} green d7")).turns(), 13);
}

#[test]
fn other_languages_say_whole_sentences() {
    let told = |language| {
        in_language(language, || {
            let mut position = mini("d4 g6");
            let locked = position.check(&position.parse_move("red").unwrap());
            let piece = Game::score(&position).detail.parts.swap_remove(0);
            let resign = position.parse_move("resign").unwrap();
            position.play(&resign).unwrap();
            let end = Game::outcome(&position).unwrap().explanation;
            (locked.unwrap_err().to_string(), piece.label, end)
        })
    };
    let (locked, piece, end) = told(Language::German);
    assert_eq!(
        locked,
        "die Ampel ist gesperrt, bis 11 Sechsecke entfernt sind, und bisher sind es erst 2"
    );
    assert_eq!(piece, "Figur von Schwarz");
    assert_eq!(end, "Schwarz gibt auf: Weiß gewinnt.");
    let (locked, piece, end) = told(Language::Romanian);
    assert_eq!(
        locked,
        "semaforul nu e liber până nu dispar 11 hexagoane, iar până acum au dispărut doar 2"
    );
    assert_eq!(piece, "Piesa Negrului");
    assert_eq!(end, "Negrul abandonează: Albul câștigă.");
}
