//! The games of the collection against the battery that every game passes.
//!
//! A game joins by one line at the end; what is particular to a game has tests
//! of its own.

use curio_rules::{Game, OptionValues, registry, zobrist_key};

use crate::battery::{
    battery, battery_until, listed_is_legal, listed_is_legal_until, random_match,
};

#[test]
fn every_game_of_the_registry_starts_and_answers() {
    // Another test adds one.
    let built_in: Vec<_> = registry::games().into_iter().take(5).collect();
    assert_eq!(built_in.len(), 5);
    for entry in built_in {
        let rules = &entry.rules;
        let mut position = rules.start(&OptionValues::new()).unwrap();
        assert_eq!(position.info().id, entry.id);
        assert_eq!(
            rules.start(&position.option_values()).unwrap().hash(),
            position.hash()
        );
        for spec in (rules.option_specs)() {
            assert!(spec.accepts(spec.default), "{}", spec.key);
        }
        let first = position.legal_texts().remove(0);
        let canonical = position.check_text(&first).unwrap();
        assert_eq!(position.play_text(&first).unwrap(), canonical);
        assert!(position.play_text("no such move").is_err());
        let text = position.position_text();
        let read = rules
            .parse_position(&position.option_values(), &text)
            .unwrap();
        assert_eq!(read.hash(), position.hash());
        assert_eq!(
            position.restarted().position_text(),
            rules.start(&OptionValues::new()).unwrap().position_text()
        );
    }
    assert!(registry::start("nonsense", &OptionValues::new()).is_err());
}

mod xafka {
    use super::{battery, listed_is_legal, random_match};
    use curio_rules::xafka::{Board, CornerLines, Options, Shape, Xafka};

    fn variants() -> Vec<Options> {
        let mut variants = Vec::new();
        for shape in Shape::ALL {
            for players in [2, 3] {
                for corner in [CornerLines::None, CornerLines::Both, CornerLines::Any] {
                    variants.push(Options {
                        players,
                        corner,
                        ..Options::on(shape)
                    });
                }
            }
        }
        variants
    }

    #[test]
    fn passes_the_battery() {
        for options in variants() {
            battery::<Xafka>(&options, 40, 64);
        }
    }

    #[test]
    fn lists_exactly_the_legal_moves() {
        for options in variants() {
            let board = Board::for_shape(options.shape);
            let mut everything: Vec<&str> = board
                .all()
                .into_iter()
                .map(|cell| board.name(cell))
                .collect();
            everything.extend(["green", "red"]);
            listed_is_legal::<Xafka>(&options, &everything, 15);
        }
    }

    #[test]
    fn symmetric_positions_have_symmetric_moves() {
        for options in variants() {
            let board = Board::for_shape(options.shape);
            for (turn, symmetry) in board.symmetries().iter().enumerate() {
                for position in random_match(Xafka::new(options), turn as u64) {
                    let image = position.transformed(symmetry);
                    let moved: curio_rules::xafka::CellSet = position
                        .destinations()
                        .into_iter()
                        .map(|c| symmetry[c.index()])
                        .collect();
                    assert_eq!(image.destinations(), moved, "{position:?}");
                    assert_eq!(image.light_is_free(), position.light_is_free());
                }
            }
        }
    }
}

mod chimple {
    use super::{Game, battery, listed_is_legal};
    use curio_rules::chimple::{Chimple, Options, Size, StuckRule};

    fn variants() -> Vec<Options> {
        let mut variants = Vec::new();
        for size in Size::ALL {
            for choice in 0..8_u8 {
                for stuck in [StuckRule::Loses, StuckRule::Draw, StuckRule::Wins] {
                    variants.push(Options {
                        size,
                        back: choice & 1 != 0,
                        capture_back: choice & 2 != 0,
                        slide: choice & 4 != 0,
                        stuck,
                    });
                }
            }
        }
        variants
    }

    #[test]
    fn passes_the_battery() {
        for options in variants() {
            battery::<Chimple>(&options, 12, 201);
        }
    }

    #[test]
    fn lists_exactly_the_legal_moves() {
        for options in variants() {
            let squares = options.size.squares();
            let mut everything = Vec::new();
            for from in 1..=squares {
                for to in (1..=squares).filter(|to| *to != from) {
                    everything.push(format!("{from}-{to}"));
                    everything.push(format!("{from}x{to}"));
                }
            }
            let everything: Vec<&str> = everything.iter().map(String::as_str).collect();
            listed_is_legal::<Chimple>(&options, &everything, 1);
        }
    }

    #[test]
    fn both_sides_have_the_same_memes_in_rotated_states() {
        for options in variants() {
            let mut position = Chimple::new(options);
            while let Some(mv) = position.legal_moves().last().copied() {
                let view = position.view(position.to_move());
                for player in curio_rules::Player::all(2) {
                    let seen = if player.0 == 0 { view } else { view.turned() };
                    let image = Chimple::set_up(options, seen, player);
                    assert!(
                        image
                            .eligible(player)
                            .eq(position.eligible(position.to_move())),
                        "{position:?} and {image:?}"
                    );
                }
                position.play(&mv).unwrap();
            }
        }
    }
}

mod mathematichess {
    use super::battery;
    use curio_rules::mathematichess::{Achievement, EarlyEnds, Mathematichess, Options, SIZES};

    #[test]
    fn passes_the_battery() {
        for size in SIZES {
            let games = if size > 9 { 1 } else { 3 };
            battery::<Mathematichess>(&Options::on(size), games, 1000);
        }
        for ending in [
            EarlyEnds::ACHIEVEMENTS,
            EarlyEnds::POINTS.and(Achievement::Royal),
            EarlyEnds::POINTS,
        ] {
            let options = Options {
                ending,
                points: 250,
                join_diagonally: true,
                ..Options::on(5)
            };
            battery::<Mathematichess>(&options, 10, 1000);
        }
    }
}

mod xong {
    use super::{battery, random_match};
    use curio_rules::xong::{Board, FirstGive, LegSet, Options, Xong};

    fn variants() -> Vec<(Options, u64)> {
        let drawn = |text: &str| Options::on(Board::drawn(text).unwrap());
        vec![
            (Options::default(), 1),
            (Options::random(50, 3), 1),
            (
                Options::default()
                    .with_first_give(FirstGive::Straight(9))
                    .unwrap(),
                1,
            ),
            (
                drawn("0:0..2/1:0..1")
                    .with_first_give(FirstGive::Free)
                    .unwrap(),
                6,
            ),
            (drawn("0:0..2,5..7/1:0..2,4"), 3),
            (drawn("0:0"), 6),
        ]
    }

    #[test]
    fn passes_the_battery() {
        for (options, games) in variants() {
            battery::<Xong>(&options, games, 400);
        }
    }

    #[test]
    fn symmetric_positions_have_symmetric_moves() {
        for (options, _) in variants() {
            for (turn, symmetry) in options.board().symmetries().iter().enumerate() {
                let start = Xong::new(options.clone());
                for position in random_match(start, turn as u64).take(9) {
                    let image = position.transformed(symmetry);
                    let turned = |legs: &LegSet| -> LegSet {
                        legs.iter().map(|leg| symmetry[leg.index()]).collect()
                    };
                    assert_eq!(*image.live(), turned(position.live()));
                    let statistics = position.statistics();
                    assert_eq!(image.statistics(), statistics);
                    if let Some(hand) = position.hand() {
                        let mut moved: Vec<LegSet> =
                            position.placements(hand).iter().map(turned).collect();
                        let mut found = image.placements(hand);
                        moved.sort_unstable();
                        found.sort_unstable();
                        assert_eq!(found, moved);
                    }
                }
            }
        }
    }
}

mod xima {
    use super::{Game, battery_until, listed_is_legal_until, zobrist_key};
    use crate::support::options;
    use curio_rules::xima::{Square, Xima};

    const TABLES: [&str; 12] = [
        "",
        "players=3",
        "players=4",
        "players=4 teams=pairs",
        "players=4 teams=pairs partners=together first=blue",
        "dice=one",
        "dice=scienluck",
        "dice=scienluck thrower=2 players=3",
        "first_square=any summit_entry=no",
        "uncover=yes repetition=consecutive",
        "more_blocks=never patience=off",
        "patience=4 summit_value=c dominated_special=half players=3",
    ];

    #[test]
    fn passes_the_battery() {
        for table in TABLES {
            battery_until::<Xima>(&options::<Xima>(table), 1, 120, true);
        }
    }

    #[test]
    fn lists_exactly_the_legal_moves() {
        let names: Vec<String> = Square::all().map(|at| at.to_string()).collect();
        let mut everything: Vec<String> = ["pass", "stop", "TOP"].map(str::to_owned).into();
        for (n, name) in names.iter().enumerate() {
            everything.push(format!("-{name}"));
            everything.push(format!("={name}"));
            // Each square against a few others; the walks take them all in.
            for other in names.iter().skip(n % 11).step_by(11) {
                everything.push(format!("{name}{other}"));
            }
        }
        everything.extend((1..=6).map(|die| format!("roll:{die}")));
        everything.extend((1..=6).map(|die| format!("roll:2,{die}")));
        let everything: Vec<&str> = everything.iter().map(String::as_str).collect();
        for table in [
            "",
            "players=3",
            "dice=one",
            "dice=scienluck first_square=any",
        ] {
            listed_is_legal_until::<Xima>(&options::<Xima>(table), &everything, 1, 40);
        }
    }

    /// The image of a square under one of the eight symmetries of the board.
    fn image(symmetry: u8, at: Square) -> Square {
        let (mut column, mut row) = (at.column(), at.row());
        if symmetry & 1 != 0 {
            column = 12 - column;
        }
        if symmetry & 2 != 0 {
            row = 12 - row;
        }
        if symmetry & 4 != 0 {
            (column, row) = (row, column);
        }
        Square::new(column, row).unwrap()
    }

    fn image_of(symmetry: u8, mv: curio_rules::xima::Move) -> curio_rules::xima::Move {
        use curio_rules::xima::Move;
        match mv {
            Move::Enter(to) => Move::Enter(image(symmetry, to)),
            Move::EnterSpecial(to) => Move::EnterSpecial(image(symmetry, to)),
            Move::Step { from, to } => Move::Step {
                from: image(symmetry, from),
                to: image(symmetry, to),
            },
            other => other,
        }
    }

    #[test]
    fn symmetric_positions_have_symmetric_moves() {
        for symmetry in 0..8 {
            let options = options::<Xima>(TABLES[usize::from(symmetry) % 3]);
            let mut position = Xima::new(options);
            let mut mirrored = Xima::new(options);
            let mut state = u64::from(symmetry);
            for _ in 0..300 {
                if position.is_over() {
                    break;
                }
                let moves = position.legal_moves();
                let mut images: Vec<_> = moves.iter().map(|mv| image_of(symmetry, *mv)).collect();
                let mut others = mirrored.legal_moves();
                images.sort();
                others.sort();
                assert_eq!(images, others, "{position:?}");
                state = zobrist_key(state, 0);
                let mv = moves[(state % moves.len() as u64) as usize];
                position.play(&mv).unwrap();
                mirrored.play(&image_of(symmetry, mv)).unwrap();
                assert_eq!(position.level(), mirrored.level());
            }
            assert_eq!(position.is_over(), mirrored.is_over());
        }
    }
}
