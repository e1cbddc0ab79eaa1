//! The rules of Mathematichess against known numbers: positions with all their
//! moves, settlers and scores, the inventor's example, the invariants, and the
//! questions that the original rules leave open.

use std::collections::BTreeSet;

use crate::support::{
    at, everything, option_values, options, play_random, played, position, random_battle, read,
    refusal, rows_of, variants,
};
use curio_rules::{
    Game, Player, Points, Turn,
    mathematichess::{
        Achievement, Army, Change, End, GuardLeap, Kind, Mathematichess, Move, Options, Refusal,
    },
};

const EXAMPLE: &str = "qkKFnNptbqkgr/gnqQ1Qbkpgnqf/nktB1Bktnnktt/ptbRBKrnfptbq/bkpgnqftrbkpg/\
                       ktnnkttnkktnn/rnfptbqkgrnfp/ftrbkpgnqftrb/tnkktnnkttnkk/qkgrnfptbqkgr/\
                       gnqftrbkpgnqf/nkttnkktnnktt/ptbqkgrnfptbq";

fn example() -> Mathematichess {
    position(&format!("{EXAMPLE} W - WB"))
}

#[test]
fn the_start_leaves_seven_holes_in_the_end() {
    let start = Mathematichess::new(Options::default());
    assert_eq!(start.legal_moves().len(), 1521);
    let second = played(&start, "K@g7");
    assert_eq!(second.legal_moves().len(), 1512);
    assert_eq!(Army::for_size(13).pieces(), 81);
    let largest = Army::for_size(13);
    for kind in Kind::ALL {
        assert_eq!((largest.count(kind), largest.value(kind)), (9, kind as u8));
    }
    let mut full = start.clone();
    let mut plies = 0;
    while full.is_placing() {
        let mv = full
            .legal_moves()
            .into_iter()
            .find(|mv| matches!(mv, Move::Place { .. }))
            .unwrap();
        full.play(&mv).unwrap();
        plies += 1;
    }
    assert_eq!((plies, full.board().holes().len()), (162, 7));
    assert_eq!(full.to_move(), Player::FIRST);
    assert_eq!(full.plies(), 0);
}

#[test]
fn the_worked_example_is_counted_line_by_line() {
    let example = example();
    assert_eq!(example.points(), [450, 0]);
    let territories = example.territories();
    let [joined] = &territories[..] else {
        panic!("one territory, not {territories:?}")
    };
    assert_eq!(joined.name(), "e11-e12");
    assert_eq!(
        joined.kind_of_territory(),
        "White’s sovereign territory, homogeneous, secured"
    );
    assert_eq!((joined.base, joined.multiplier), (90, 5));
    assert_eq!(joined.settlers.len(), 10);
    let told = joined.explanation();
    let mut lines = Vec::new();
    fn walk(line: &curio_rules::Explanation, depth: usize, lines: &mut Vec<String>) {
        lines.push(format!(
            "{}{} = {}",
            "  ".repeat(depth),
            line.label,
            line.value
        ));
        for part in &line.parts {
            walk(part, depth + 1, lines);
        }
    }
    walk(&told, 0, &mut lines);
    assert_eq!(
        lines,
        [
            "e11-e12: White’s sovereign territory, homogeneous, secured = 450",
            "  First-class settlers, doubled = 70",
            "    white Queens d12, f12: 8×2 + 8×2 = 32",
            "    white Bishops e10, d11, f11: 5×2 + 5×2 + 5×2 = 30",
            "    black Knight e13: 4×2, counting for White = 8",
            "  Second-class settlers = 20",
            "    white King f10: 9 = 9",
            "    white Rook d10: 6 = 6",
            "    white Knight f13: 4 = 4",
            "    white Farmer d13: 1 = 1",
            "  Sum of the settlers = 90",
            "  Homogeneous: 3 Bishops of 6 first-class settlers = ×5",
            "  90 × 5 = 450",
        ]
    );
    let score = Game::score(&example);
    assert_eq!(score.totals, [Points::whole(450), Points::ZERO]);
}

#[test]
fn the_king_walks_into_the_example_as_the_inventor_says() {
    // Black answers by the Terminator far away, which is a territory of its own.
    let walk = |ranks: &str, agreed: &str| {
        let start: Mathematichess = read(agreed, &format!("{ranks} W - W"));
        let nearer = played(&start, "Kc13xd13 !m1");
        let there = played(&nearer, "Kd13xe13");
        [start, nearer, there].map(|game| {
            let territories = game.territories();
            let joined = territories
                .iter()
                .find(|territory| territory.contains(at("e12")));
            joined.unwrap().points[0]
        })
    };
    assert_eq!(walk(EXAMPLE, ""), [450, 490, 515]);
    let owner = walk(EXAMPLE, "majority=owner");
    assert_eq!(owner[2], 103, "the multiplier is lost");
    let strict = walk(EXAMPLE, "majority=strict");
    assert_eq!(strict[0], 90, "and the example refuted");
    assert_eq!(walk(EXAMPLE, "majority=plurality"), [450, 490, 515]);
    // With a white queen on e13 and the knight where a bishop was.
    let queen = EXAMPLE
        .replacen("qkKFnN", "qkKFQN", 1)
        .replacen("qQ1Qb", "qQ1nb", 1);
    assert_eq!(walk(&queen, ""), [450, 490, 495]);
}

#[test]
fn by_plurality_the_opponents_kinds_do_not_compete() {
    let territory = |rank: &str, majority: &str| {
        let text = format!("fpfpf/{rank}/gQ2n/pfKnp/fpfpf W - -");
        let game: Mathematichess = read(&format!("size=5 majority={majority}"), &text);
        game.territories()[0].clone()
    };
    // Two bishops, a queen and a king of White's; two knights of Black's.
    let bishops = "pfBBp";
    let plurality = territory(bishops, "plurality");
    assert_eq!(plurality.homogeneous, Some(Kind::Bishop));
    assert_eq!(plurality.points, [76 * 5, 0]);
    assert!(!plurality.royal, "as many bishops as royals");
    assert_eq!(territory(bishops, "half").points, [76, 0]);
    // The royals are more than any other of White's kinds, but not half of all.
    let mixed = "pfBRp";
    assert!(territory(mixed, "plurality").royal);
    assert!(!territory(mixed, "half").royal);
    assert_eq!(territory(mixed, "plurality").homogeneous, None);
}

#[test]
fn pieces_can_be_listed_from_their_square() {
    let example = example();
    let texts: Vec<String> = example
        .legal_moves()
        .iter()
        .filter(|mv| matches!(mv, Move::Swap { from, .. } if *from == at("c13")))
        .map(|mv| example.move_text(mv))
        .collect();
    assert_eq!(texts, ["Kc13xd13", "Kc13xd12"]);
}

#[test]
fn changes_tell_what_moves_where() {
    let before = position("nbtgf/kqpgr/RbNp1/fgtnk/pqrbt W - WB");
    let mut after = before.clone();
    let push = after.parse_move("Ra3>e3").unwrap();
    let changes = after.play(&push).unwrap();
    let Change::Pushed(shifts) = &changes[0] else {
        panic!("{changes:?}")
    };
    let told: Vec<String> = shifts
        .iter()
        .map(|shift| format!("{}{}{}", shift.piece.letter(), shift.from, shift.to))
        .collect();
    assert_eq!(told, ["pd3e3", "Nc3d3", "bb3c3", "Ra3b3"]);
    let (from, to) = ([0, 41], [0, 43]);
    assert_eq!(changes[1], Change::Scored { from, to });
    assert_eq!(rows_of(&after)[2], "1RbNp");
    let preview = before.preview(push).unwrap();
    assert_eq!(&preview.shifts, shifts);
    assert_eq!((preview.before, preview.after), ([0, 41], [0, 43]));
    assert_eq!(preview.gains(), [0, 2]);
    assert_eq!(preview.gone[0].name(), "e3");
    assert_eq!(preview.come[0].name(), "a3");

    let mut swapped = position("nbtgf/rqpgr/fbKp1/fktnn/pqrbt W - WB");
    let mv = swapped.parse_move("c3xd3").unwrap();
    let changes = swapped.play(&mv).unwrap();
    assert!(
        matches!(&changes[0], Change::Swapped([king, _]) if king.from == at("c3")),
        "{changes:?}"
    );
    let mut leapt = position("GnGbG/prtkq/Gf1gG/bnrpt/GtGfG W - WB");
    let mv = leapt.parse_move("Ga1-c3").unwrap();
    assert!(matches!(leapt.play(&mv).unwrap()[0], Change::Leapt(_)));
}

#[test]
fn refusals_name_the_rule() {
    let start = Mathematichess::new(Options::on(7));
    assert_eq!(refusal(&start, "a1-a2"), Refusal::StillPlacing);
    let placed = played(&start, "K@a1");
    assert_eq!(refusal(&placed, "K@a1"), Refusal::Occupied(at("a1")));
    assert_eq!(refusal(&placed, "!a1"), Refusal::NotYours(at("a1")));
    assert_eq!(refusal(&placed, "pass"), Refusal::CanMove);
    assert_eq!(refusal(&placed, "offer"), Refusal::TooEarlyToAgree);
    assert!(start.parse_move("K@a8").is_err());
    assert!(start.parse_move("Z@a1").is_err());
    assert!(start.parse_move("Ka1").is_err());

    let secured = position("tnrpb/qPBgf/rR1Bt/knPpg/bgqft B - WB");
    assert_eq!(refusal(&secured, "Ra3>c3"), Refusal::Secured(at("c3")));
    assert_eq!(refusal(&secured, "Qa4xb4"), Refusal::Frozen(at("b4")));
    assert!(secured.parse_move("Ka4xb4").is_err(), "a4 is no king");
    let rook = position("nbtgf/kqpgr/R1Np1/fgtnk/pqrbt W - WB");
    assert_eq!(
        refusal(&rook, "Ra3>e3"),
        Refusal::HoleBefore {
            at: at("b3"),
            to: at("e3")
        }
    );
    assert_eq!(
        refusal(&rook, "Ra3-b3"),
        Refusal::Manner {
            kind: Kind::Rook,
            revision: false,
            guard: GuardLeap::Leap,
        }
    );
    let queens = position("Q2k1/3kn/nnnnn/nnnnn/nQQ1n W - WB");
    assert_eq!(
        refusal(&queens, "b1xc1"),
        Refusal::SameKind {
            at: at("c1"),
            kind: Kind::Queen
        }
    );
    assert_eq!(refusal(&queens, "a5xd5"), Refusal::HoleBetween(at("b5")));
    assert_eq!(refusal(&queens, "b1xb2"), Refusal::FarFromHoles(at("b2")));
    let over = position("nnnnn/n1nnn/nnnnn/nnnkn/nQ1kn W - WB");
    assert!(matches!(
        refusal(&over, "b1xe4"),
        Refusal::KingBetween(_) | Refusal::FarFromHoles(_)
    ));
}

#[test]
fn a_terminator_is_a_turn_and_comes_once() {
    let mut game = position("nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - -");
    assert_eq!(game.board().holes().len(), 1);
    let changes = game.play(&Move::Terminate { at: at("a1") }).unwrap();
    assert!(matches!(changes[0], Change::Terminated { .. }));
    assert_eq!(game.board().holes().len(), 2);
    assert_eq!(game.to_move(), Player::SECOND);
    let game = played(&game, "!e1");
    assert_eq!(game.board().holes().len(), 3);
    assert_eq!(refusal(&game, "!c3"), Refusal::TerminatorUsed);
    assert!(Game::position_text(&game).contains(" W - WB "));
    // In the first stage too; the piece is lost, and a player who has none left waits.
    let game = position("4K/5/5/5/5 W -/k2 -");
    assert_eq!(
        game.legal_moves(),
        [Move::Terminate { at: at("e5") }],
        "a pass is listed only where nothing else is"
    );
    assert!(game.may_pass());
    let game = played(&game, "!e5 K@a1");
    assert_eq!(game.legal_moves(), [Move::Pass]);
    let game = played(&game, "pass K@b1");
    assert!(!game.is_placing());
    assert_eq!(game.to_move(), Player::FIRST);
    assert_eq!(game.plies(), 0);
}

#[test]
fn two_passes_end_the_game() {
    let blocked = position("fpfpf/pFPFp/fP1Pf/pFPFp/fpfpf B - WB");
    assert_eq!(blocked.legal_moves(), [Move::Pass]);
    let passed = played(&blocked, "pass");
    assert!(Game::outcome(&passed).is_none());
    let both = position("fpfpf/pfpfp/fp1pf/pfpfp/fpfpf W - WB");
    let over = played(&both, "pass");
    assert!(Game::outcome(&over).is_none(), "Black can move");
    let none = played(&position("nnnnn/nNnnn/nnnnn/nnnnn/nnnn1 W - WB"), "pass");
    assert!(Game::outcome(&none).is_none());
    let stuck = position("kNkkk/kkkkk/kkkkk/kkkkk/NNNNk W - WB");
    let over = played(&stuck, "pass pass");
    assert_eq!(over.end(), Some(End::Blocked));
    assert_eq!(Game::turn(&over), Turn::Over);
    assert_eq!(Game::outcome(&over).unwrap().reason, "blocked");
}

#[test]
fn agreement_comes_after_both_terminators() {
    let early = position(&format!("{EXAMPLE} W - W"));
    assert_eq!(refusal(&early, "offer"), Refusal::TooEarlyToAgree);
    let game = example();
    assert!(game.may_offer());
    assert_eq!(refusal(&game, "accept"), Refusal::NoOffer);
    let offered = played(&game, "offer");
    assert!(offered.is_offered());
    assert_eq!(offered.to_move(), Player::SECOND);
    assert_eq!(offered.legal_moves(), [Move::Decline]);
    assert_eq!(refusal(&offered, "Qj13xe13"), Refusal::AnswerFirst);
    let declined = played(&offered, "decline");
    assert_eq!(declined.to_move(), Player::FIRST);
    assert_eq!(refusal(&declined, "offer"), Refusal::OfferedAlready);
    assert_eq!(declined.legal_moves(), game.legal_moves());
    let later = played(&declined, "Kc13xd13 offer");
    assert!(later.is_offered());
    let over = played(&offered, "accept");
    let outcome = Game::outcome(&over).unwrap();
    assert_eq!(outcome.reason, "agreement");
    assert!(outcome.winners.contains(Player::FIRST));
    assert_eq!(
        outcome.explanation,
        "The players have agreed to count the points: White wins 450 to 0."
    );
    for stage in [&game, &offered, &declined, &over] {
        let text = Game::position_text(stage);
        let read = Mathematichess::parse_position(&stage.options(), &text).unwrap();
        assert_eq!(&read, stage, "{text}");
    }
    let equal = played(
        &position("nNnNn/NnNnN/nNnNn/NnNnN/nNnNn W - WB"),
        "offer accept",
    );
    assert!(Game::outcome(&equal).unwrap().winners.is_empty());
}

#[test]
fn plies_and_repetitions_are_counted() {
    let text = "nPbFr/fBpkN/QR1tG/gKqPf/bnTFr W - WB";
    let shuffle = "Kb2xb3 Kd4xd3 Kb3xb2 Kd3xd4";
    let game: Mathematichess = read("limit=3", text);
    let over = played(&game, "Kb2xb3 Kd4xd3 Kb3xb2");
    assert_eq!(over.end(), Some(End::Limit));
    let game = position(text);
    let once = played(&game, shuffle);
    assert!(Game::outcome(&once).is_none());
    assert_ne!(once, game, "what was seen counts");
    let twice = played(&once, shuffle);
    assert_eq!(twice.end(), Some(End::Repetition));
    let mut game: Mathematichess = read("repetition=none limit=none", text);
    for _ in 0..40 {
        game = played(&game, shuffle);
    }
    assert_eq!(game.plies(), 160);
}

#[test]
fn bonus_endings_want_something_new() {
    let with = |ending: &str, text: &str| -> Mathematichess {
        let counts = "sovereign_count=4 homogeneous_count=1 royal_count=2";
        read(&format!("ending={ending} {counts}"), text)
    };
    let text = format!("{EXAMPLE} W - WB");
    // Homogeneous already, so a move that keeps it earns nothing.
    let kept = played(&with("homogeneous", &text), "Kc13xd13");
    assert_eq!(kept.end(), None);
    // A Terminator far away opens another homogeneous territory.
    let field = "fpfpf/pfbfp/gbKbg/pfbfp/fpf1f W - -";
    let over = played(&with("any", field), "!c3");
    assert_eq!(
        over.end(),
        Some(End::Bonus(Player::SECOND, Achievement::Homogeneous)),
        "whoever gets it, gets it"
    );
    assert_eq!(Game::outcome(&over).unwrap().reason, "homogeneous");
    let without: i64 = over.board().totals()[1].into();
    assert_eq!(over.points()[1], without + 300);
    let game: Mathematichess = read("ending=points points=440", &text);
    assert_eq!(played(&game, "Kc13xd13").end(), Some(End::Points));
}

#[test]
fn resigning_and_time_end_the_game_in_either_stage() {
    let start = Mathematichess::new(Options::default());
    for (text, reason) in [("resign", "resignation"), ("timeout", "timeout")] {
        let over = played(&start, text);
        let outcome = Game::outcome(&over).unwrap();
        assert_eq!(outcome.reason, reason);
        assert!(outcome.winners.contains(Player::SECOND));
    }
}

#[test]
fn options_are_refused_with_what_would_do() {
    for wrong in ["size=6", "bonus=-1", "limit=0", "secured=maybe", "board=13"] {
        let error = Mathematichess::read_options(&option_values(wrong)).unwrap_err();
        let (key, _) = wrong.split_once('=').unwrap();
        assert!(error.to_string().contains(key), "{error}");
    }
    for size in [13, 11, 9, 7, 5, 8] {
        let read = options::<Mathematichess>(&format!("size={size}"));
        assert_eq!(read, Options::on(size));
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for text in [
        "",
        "5/5/5/5/5 W -",
        "5/5/5/5/5 X - -",
        "5/5/5/5/6 W - -",
        "5/5/5/5/4 W - -",
        "5/5/5/5/4z W - -",
        "5/5/5/5/99999999999 W - -",
        "5/5 W - -",
        "5/5/5/5/5 W K9 -",
        "5/5/5/5/5 W k9/K9 -",
        "5/5/5/5/5 W K0/k9 -",
        "5/5/5/5/5 W K13/k13 -",
        "5/5/5/5/5 W - WW",
        "5/5/5/5/5 W - X",
        "5/5/5/5/5 W - - offered",
        "5/5/5/5/5 W K1/k1 - ply:3",
        "5/5/5/5/5 W - WB seen:zz",
        "5/5/5/5/5 W - WB end:boredom",
        "5/5/5/5/5 W - WB bored",
        "5/5/5/5/5 W - WB offered end:limit",
    ] {
        assert!(
            Mathematichess::parse_position(&Options::default(), text).is_err(),
            "{text}"
        );
    }
}

#[test]
fn a_free_terminator_leaves_the_turn() {
    let text = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - -";
    for free in [false, true] {
        let agreed = if free { "terminators=free" } else { "" };
        let game: Mathematichess = read(&format!("size=5 {agreed}"), text);
        let after = played(&game, "!a1");
        let next = if free { Player::FIRST } else { Player::SECOND };
        assert_eq!(after.to_move(), next);
        assert_eq!(after.plies(), u16::from(!free));
        assert!(after.has_terminated(Player::FIRST));
    }
    let game: Mathematichess = read("size=5 terminators=free", text);
    let twice = refusal(&played(&game, "!a1"), "!c3");
    assert_eq!(twice, Refusal::TerminatorUsed);
    // While pieces are being placed as well.
    let start = Mathematichess::new(game.options());
    let after = played(&start, "K@a1 k@b2 !a1");
    assert_eq!(after.to_move(), Player::FIRST);
}

#[test]
fn where_all_settlers_are_frozen_the_opponents_cannot_leave() {
    let text = format!("{EXAMPLE} B - WB");
    let usual = example();
    assert_eq!(usual.frozen_for(Player::SECOND).len(), 9);
    let strict: Mathematichess = read("frozen=all", &text);
    assert_eq!(strict.frozen_for(Player::SECOND).len(), 10);
    assert!(strict.frozen_for(Player::FIRST).is_empty());
    assert!(strict.legal_moves().len() <= position(&text).legal_moves().len());
}

/// Every step, push and swap between any two squares is legal exactly if listed.
#[test]
fn listed_moves_are_the_legal_ones() {
    for (n, options) in variants().chain([Options::on(8)]).enumerate() {
        for seed in 0..2 {
            let mut game = random_battle(options, 100 * n as u64 + seed);
            for ply in 0..5 {
                if game.end().is_some() {
                    break;
                }
                let listed: BTreeSet<Move> = game.legal_moves().into_iter().collect();
                for mv in everything(options.size) {
                    assert_eq!(
                        listed.contains(&mv),
                        game.check(&mv).is_ok(),
                        "{} in {game:?}",
                        game.move_text(&mv)
                    );
                }
                play_random(&mut game, seed + ply);
            }
        }
    }
}
