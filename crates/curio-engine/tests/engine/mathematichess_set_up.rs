//! Placing many pieces at once in Mathematichess, and the opponents in either
//! stage: what they name can be played.

use crate::{
    asking::{chosen, hinted, level, think},
    support::{at, options, played, position, random_battle},
};
use curio_engine::{Limits, Verdict, mathematichess::placing, thinker};
use curio_rules::{
    AnyGame, Game, Player, PlayerSet,
    mathematichess::{
        Mathematichess, Move, Options,
        set_up::{Symmetry, Template, fill, random_placement, symmetric_placement},
    },
};

fn replay(start: &Mathematichess, moves: &[Move]) -> Mathematichess {
    let mut game = start.clone();
    for mv in moves {
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn the_rest_is_placed_at_random() {
    for size in [5, 7, 8, 13] {
        let start = played(&Mathematichess::new(Options::on(size)), "K@a1 Q@b1 N@c2");
        let both = PlayerSet::everybody(2);
        let moves = fill(&start, both, &mut |game| random_placement(game, 7));
        let full = replay(&start, &moves);
        assert!(!full.is_placing());
        assert_eq!(full.to_move(), Player::FIRST);
        assert_eq!(
            moves,
            fill(&start, both, &mut |game| random_placement(game, 7)),
            "the same for the same seed"
        );
        assert_ne!(
            moves,
            fill(&start, both, &mut |game| random_placement(game, 8))
        );
    }
}

#[test]
fn one_side_alone_is_placed_in_its_turns() {
    let start = Mathematichess::new(Options::on(7));
    let black = PlayerSet::only(Player::SECOND);
    let moves = fill(&start, black, &mut |game| random_placement(game, 3));
    assert_eq!(moves.len(), 22);
    // White answers in the first turns with whatever is left.
    let mut game = start;
    let mut next = moves.iter();
    while game.is_placing() {
        let mv = if game.to_move() == Player::SECOND {
            *next.next().unwrap()
        } else {
            let taken: Vec<_> = moves
                .iter()
                .map(|mv| match mv {
                    Move::Place { at, .. } => *at,
                    _ => panic!("{mv:?}"),
                })
                .collect();
            let moves = game.legal_moves();
            let free = |mv: &&Move| matches!(mv, Move::Place { at, .. } if !taken.contains(at));
            *moves.iter().find(free).unwrap()
        };
        game.play(&mv).unwrap();
    }
}

#[test]
fn an_empty_hand_passes_while_the_other_is_placed() {
    let start = position("4K/5/5/5/5 W K1/k3 -");
    let both = PlayerSet::everybody(2);
    let moves = fill(&start, both, &mut |game| random_placement(game, 1));
    let passes = moves.iter().filter(|mv| **mv == Move::Pass).count();
    assert_eq!((moves.len(), passes), (6, 2));
}

#[test]
fn templates_come_back_from_their_text_and_are_placed() {
    let text = "5/1K1Q1/5/2T2/FFFFF";
    let template = Template::read(text).unwrap();
    assert_eq!(template.to_string(), text);
    assert_eq!(template.places().len(), 8);
    let start = Mathematichess::new(Options::on(5));
    let white = PlayerSet::only(Player::FIRST);
    let moves = fill(&start, white, &mut |game| template.placement(game));
    let texts: Vec<String> = moves.iter().map(|mv| start.move_text(mv)).collect();
    // There is one farmer on this board.
    assert_eq!(texts, ["F@a1", "T@c2", "K@b4", "Q@d4"]);
    let turned = template.turned(Symmetry::HalfTurn);
    assert_eq!(turned.to_string(), "FFFFF/2T2/5/1Q1K1/5");
    assert_eq!(turned.turned(Symmetry::HalfTurn), template);
    let after = played(&start, "K@b4 N@c2 Q@d4");
    assert_eq!(
        Template::from_position(&after, Player::FIRST).to_string(),
        "5/1K1Q1/5/5/5"
    );
    for text in ["", "5/5", "5/5/5/5/4", "5/5/5/5/5Z", "13/13 W"] {
        assert!(Template::read(text).is_err(), "{text}");
    }
    let other = Mathematichess::new(Options::on(7));
    assert_eq!(template.placement(&other), None);
}

#[test]
fn set_ups_are_completed_to_their_images() {
    let start = played(&Mathematichess::new(Options::on(7)), "K@a1 q@b1 T@a2 n@c1");
    let white = PlayerSet::only(Player::FIRST);
    let mirrored = fill(&start, white, &mut |game| {
        symmetric_placement(game, Symmetry::LeftRight, game.to_move())
    });
    let texts: Vec<String> = mirrored.iter().map(|mv| start.move_text(mv)).collect();
    assert_eq!(texts, ["K@g1", "T@g2"]);
    let echoed = symmetric_placement(&start, Symmetry::HalfTurn, Player::SECOND).unwrap();
    assert_eq!(start.move_text(&echoed), "Q@f7");
    for symmetry in Symmetry::ALL {
        let mut square = at("b3");
        for _ in 0..4 {
            square = symmetry.image(7, square);
        }
        assert_eq!(square, at("b3"), "{symmetry:?}");
    }
}

#[test]
fn boards_are_filled_well_without_a_search() {
    for size in [5, 8, 13] {
        let start = Mathematichess::new(Options::on(size));
        let moves = fill(&start, PlayerSet::everybody(2), &mut placing::placement);
        let full = replay(&start, &moves);
        assert!(!full.is_placing(), "{size}");
    }
    // Against random placements it wins by a wide margin.
    let start = Mathematichess::new(Options::on(9));
    let lead: i64 = (0..6)
        .map(|seed| {
            let moves = fill(&start, PlayerSet::everybody(2), &mut |game| {
                if game.to_move() == Player::FIRST {
                    placing::placement(game)
                } else {
                    random_placement(game, seed)
                }
            });
            let [white, black] = replay(&start, &moves).points();
            white - black
        })
        .sum();
    assert!(lead > 600, "{lead}");
}

#[test]
fn levels_play_legal_moves_in_either_stage() {
    let mut thinker = thinker("mathematichess").unwrap();
    for (n, options) in crate::support::variants()
        .take(3)
        .chain([Options::on(8)])
        .enumerate()
    {
        let mut game = Mathematichess::new(Options {
            size: if n < 3 { 5 } else { 8 },
            ..options
        });
        let mut plies = 0;
        while game.end().is_none() && plies < 36 {
            let who = level(1 + (plies % 4) as u8);
            let mv = chosen(&mut *thinker, &game, &who, n as u64);
            game.play_text(&mv).unwrap();
            plies += 1;
        }
    }
}

#[test]
fn a_bonus_in_one_is_found() {
    let options = options::<Mathematichess>("size=5 ending=any");
    let mut found = 0;
    for seed in 0..60 {
        let game = random_battle(options, seed);
        let wins: Vec<String> = game
            .legal_moves()
            .iter()
            .filter(|mv| {
                let mut next = game.clone();
                next.play(mv).unwrap();
                Game::outcome(&next).is_some_and(|end| end.winners.contains(game.to_move()))
            })
            .map(|mv| game.move_text(mv))
            .collect();
        if wins.is_empty() {
            continue;
        }
        let mut thinker = thinker("mathematichess").unwrap();
        let hint = hinted(&mut *thinker, &game, &Limits::nodes(2_000));
        if wins.contains(&hint.mv.text) {
            assert_eq!(hint.verdict, Verdict::Win { plies: 1 });
            assert!(
                hint.reason().starts_with("wins at once"),
                "{}",
                hint.reason()
            );
            found += 1;
        }
    }
    assert!(found > 10, "{found}");
}

#[test]
fn hints_say_why() {
    let mut thinker = thinker("mathematichess").unwrap();
    let said = |game: &Mathematichess, thinker: &mut dyn curio_engine::AnyThinker| {
        let hint = hinted(thinker, game, &Limits::nodes(500));
        assert!(!hint.reason().is_empty(), "{hint:?}");
        hint
    };
    for seed in 0..10 {
        let game = random_battle(Options::on(7), seed);
        said(&game, &mut *thinker);
    }
    let start = played(&Mathematichess::new(Options::on(7)), "K@d3 q@e4");
    said(&start, &mut *thinker);
}

#[test]
fn who_leads_accepts_and_who_trails_plays_on() {
    let mut thinker = thinker("mathematichess").unwrap();
    let text = "nPbFr/fBpkN/QR1tG/gKqPf/bnTFr W - WB";
    let mut answer = |position: &Mathematichess| {
        let found = think(&mut *thinker, position, &Limits::nodes(300));
        found.best().unwrap().moves[0].clone()
    };
    // c3 is Black's.
    let black = played(&position(text), "offer");
    assert_eq!(answer(&black), "accept");
    let white = played(&position(&text.replace(" W ", " B ")), "offer");
    assert_eq!(answer(&white), "decline");
}
