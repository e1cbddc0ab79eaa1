//! What the lessons of XIMA and Mathematichess claim, shown by the rules: what
//! wins, parries, holds, captures and scores, and that nothing else does.
//! That lessons can be set up and played is shown in `lessons`.

use std::collections::BTreeSet;

use curio_engine::lessons::{Lesson, Wanted, lessons};
use curio_rules::{
    AnyGame, Game, OptionValues, Player, Points,
    mathematichess::{Kind, Mathematichess, Territory},
    registry,
    xima::{self, Move, Origin, Special, Square, Xima},
};

use super::support::played as after;

const RED: Player = Player::FIRST;
const BLUE: Player = Player::SECOND;
const WHITE: Player = Player::FIRST;
const BLACK: Player = Player::SECOND;

fn lesson(game: &str, id: &str) -> &'static Lesson {
    let mut all = lessons(game).iter();
    all.find(|lesson| lesson.id == id).unwrap()
}

/// The right moves of a lesson.
fn right(lesson: &Lesson) -> BTreeSet<String> {
    let Wanted::Move { moves, .. } = &lesson.wanted else {
        panic!("{} asks for no move", lesson.id);
    };
    moves.iter().cloned().collect()
}

/// The one right move of a lesson.
fn only(lesson: &Lesson) -> String {
    let all = right(lesson);
    assert_eq!(all.len(), 1, "{}", lesson.id);
    all.into_iter().next().unwrap()
}

fn start<G: Game>(lesson: &Lesson) -> G {
    let start = lesson.start().unwrap();
    start.as_any().downcast_ref::<G>().unwrap().clone()
}

/// The position that the lesson shows in the end.
fn end<G: Game>(lesson: &Lesson) -> G {
    let moves = format!("{} {}", only(lesson), lesson.then.join(" "));
    after(&start::<G>(lesson), &moves)
}

/// The legal moves after which something holds.
fn those<G: Game>(position: &G, holds: impl Fn(&G) -> bool) -> BTreeSet<String> {
    let moves = position.legal_texts().into_iter();
    moves.filter(|mv| holds(&after(position, mv))).collect()
}

mod of_xima {
    use super::*;

    fn told(id: &str) -> (&'static Lesson, Xima) {
        let lesson = lesson("xima", id);
        (lesson, start(lesson))
    }

    fn square(name: &str) -> Square {
        Square::parse(name).unwrap()
    }

    /// The moves to a square of which something holds.
    fn moves_to(position: &Xima, holds: impl Fn(Square) -> bool) -> BTreeSet<String> {
        let moves = position.legal_moves().into_iter();
        let fitting = moves.filter(|mv| mv.block().is_some_and(|(_, to)| holds(to)));
        fitting.map(|mv| position.move_text(&mv)).collect()
    }

    fn can_win(position: &Xima) -> bool {
        position.ascent(position.to_move()).is_some()
    }

    /// Whether blue would win if it were its turn.
    fn blue_threatens(position: &Xima) -> bool {
        position.ascent(BLUE).is_some()
    }

    #[test]
    fn without_a_step_nobody_leaves_the_lowest_floor() {
        let (_, start) = told("come-in");
        for mv in start.legal_moves() {
            let (_, to) = mv.block().unwrap();
            assert_eq!(to.floor(), 1);
            let next = after(&start, &start.move_text(&mv));
            assert!(next.reach(to).iter().all(|at| at.floor() == 1), "{to}");
        }
    }

    #[test]
    fn every_way_up_is_right() {
        for (id, floor) in [("a-step", 2), ("steps-serve-everybody", 3)] {
            let (lesson, start) = told(id);
            let ways = moves_to(&start, |to| to.floor() >= floor);
            assert_eq!(ways, right(lesson), "{id}");
            for mv in &ways {
                assert!(after(&start, mv).captured_by(RED).is_empty(), "{mv}");
            }
        }
    }

    #[test]
    fn a_tower_sees_over_the_wall() {
        let (lesson, start) = told("a-tower");
        let is_up = |at: Square| at.floor() > 1;
        let towers = moves_to(&start, |to| {
            start.top(to).is_some_and(|block| block.owner == RED)
        });
        assert_eq!(towers, right(lesson));
        for (from, to) in [("F2", "G2"), ("G2", "F2")] {
            assert!(!start.reach(square(from)).iter().any(is_up), "{from}");
            let next = after(&start, &format!("{from}{to}"));
            assert_eq!(next.tower_len(square(to)), 2);
            let ways = next.reach(square(to));
            assert!(ways.iter().filter(|at| is_up(*at)).count() > 3, "{to}");
        }
    }

    #[test]
    fn what_is_held_stays_and_nothing_is_captured() {
        let (lesson, start) = told("hold");
        let holds = moves_to(&start, |to| {
            start.top(to).is_some_and(|block| block.owner == BLUE)
        });
        assert_eq!(holds, right(lesson));
        let held = square("G4");
        let moves_it = |position: &Xima| {
            let mut moves = position.legal_moves().into_iter();
            moves.any(|mv| matches!(mv, Move::Step { from, .. } if from == held))
        };
        assert!(moves_it(&after(&start, "G2G1")));
        let next: Xima = end(lesson);
        assert_eq!(next.to_move(), BLUE);
        assert!(!moves_it(&next));
        assert_eq!(next.tower_len(held), 2);
        assert!(next.captured_by(RED).is_empty());
    }

    #[test]
    fn two_against_one_capture_and_nothing_else_does() {
        let (lesson, start) = told("capture");
        let captures = those(&start, |next| !next.captured_by(RED).is_empty());
        assert_eq!(captures, right(lesson));
        assert_eq!(
            start.check_text("B1A1").ok(),
            None,
            "too high without a step"
        );
        let next: Xima = end(lesson);
        let owners: Vec<Player> = next.tower(square("A1")).map(|it| it.owner).collect();
        assert_eq!(owners, [RED, RED]);
        assert_eq!(next.captured_by(RED).len(), 1);
    }

    #[test]
    fn the_special_wins_on_the_summit() {
        let (lesson, start) = told("summit");
        let wins = those(&start, Xima::is_over);
        assert_eq!(wins, right(lesson));
        let victory = end::<Xima>(lesson).victory().unwrap();
        assert_eq!(victory.winner(), RED);
    }

    #[test]
    fn one_move_alone_stops_the_special() {
        let (lesson, start) = told("parry");
        assert!(blue_threatens(&start));
        let parries = those(&start, |next| !can_win(next));
        assert_eq!(parries, right(lesson));
        let Special::Board { at, .. } = start.special(BLUE) else {
            panic!("blue's special is not on the board");
        };
        assert!(
            end::<Xima>(lesson)
                .top(at)
                .is_some_and(|it| it.owner == RED)
        );
    }

    #[test]
    fn a_common_block_on_the_summit_rescues_the_special() {
        let (lesson, start) = told("rescue");
        assert!(matches!(start.special(RED), Special::Captured { by } if by == BLUE));
        let rescues = those(&start, |next| next.special(RED) == Special::Reserve);
        assert_eq!(rescues, right(lesson));
        let next = after(&start, &only(lesson));
        assert_eq!(next.commons(RED) + 1, start.commons(RED));
        assert!(!next.is_over());
        // It can come in again, as the answer says.
        let shown: Xima = end(lesson);
        assert_eq!(shown.special(RED), Special::Reserve);
        assert!(!shown.entrances(RED, true).is_empty());
    }

    #[test]
    fn blocks_are_worth_what_is_said() {
        let (lesson, start) = told("force");
        let worth = |name: &str| {
            let blocks = start.weighed_blocks().into_iter();
            let mut top = blocks
                .filter(|it| it.at == square(name))
                .collect::<Vec<_>>();
            top.pop().unwrap().points
        };
        let said = [worth("E6"), worth("D9"), worth("B2")];
        assert_eq!(said, [6, 8, 3]);
        let Wanted::Answer(replies) = &lesson.wanted else {
            panic!("no question");
        };
        for (reply, points) in replies.iter().zip(said) {
            assert!(reply.answer.contains(&points.to_string()), "{points}");
            assert_eq!(reply.is_right, points == 8);
        }
        let values = [1, 2, 3].map(|floor| xima::magnitudes::free_value(floor, false));
        assert_eq!(values, [2, 4, 6]);
        assert_eq!(xima::magnitudes::free_value(2, true), 8);
        assert_eq!(xima::magnitudes::dominated_value(2, false), 2);
        for floor in [1, 2, 3] {
            let rule = xima::DominatedSpecial::Floor;
            let gain = xima::magnitudes::domination_value(floor, false, rule);
            assert_eq!(gain, u16::from(floor));
        }
        // The sum of Red's force, as the answer has it.
        let force = start.force(RED);
        assert_eq!(force.total(), Points::whole(45));
        assert_eq!(
            (force.board, force.reserve),
            (Points::whole(9), Points::whole(36))
        );
        assert_eq!((force.off_board, force.on_board), (8, 2));
    }

    #[test]
    fn the_last_step_wins_against_every_answer() {
        let (lesson, start) = told("the-last-step");
        assert!(!can_win(&start) && !blue_threatens(&start));
        let wins = those(&start, |next| {
            let mut answers = next.legal_moves().into_iter();
            answers.all(|mv| can_win(&after(next, &next.move_text(&mv))))
        });
        assert_eq!(wins, right(lesson));
    }

    #[test]
    fn no_move_of_the_learner_is_played_for_them() {
        for lesson in lessons("xima") {
            let mut position: Xima = start(lesson);
            let learner = position.to_move();
            let Wanted::Move { moves, .. } = &lesson.wanted else {
                continue;
            };
            position.play_text(&moves[0]).unwrap();
            for mv in &lesson.then {
                assert_ne!(position.to_move(), learner, "{}: {mv}", lesson.id);
                position.play_text(mv).unwrap();
            }
        }
    }

    #[test]
    fn a_block_comes_in_over_and_onto_free_squares() {
        let (_, start) = told("a-step");
        let taken = |at: &str| start.check_text(&format!("-{at}")).is_err();
        assert!(taken("G2"), "the last square");
        assert!(taken("A1"), "the first square");
        let through = after(&start, "-G1 -M13");
        // Over the taken edge nothing comes in; what stands there may go that way.
        let ways = moves_to(&through, |to| to == square("G4"));
        assert_eq!(ways, BTreeSet::from(["G1G4".to_owned()]));
    }

    #[test]
    fn the_stairs_are_the_only_way_out() {
        let (lesson, start) = told("stairs");
        assert!(blue_threatens(&start));
        assert_eq!(start.special(RED), Special::Reserve);
        assert!(matches!(
            start.ascent(RED).and_then(Move::block),
            Some((Origin::SpecialReserve, _))
        ));
        assert_eq!(those(&start, |next| !can_win(next)), right(lesson));
        let victory = end::<Xima>(lesson).victory().unwrap();
        assert_eq!(victory.winner(), RED);
    }
}

mod of_mathematichess {
    use super::*;

    const GAME: &str = "mathematichess";

    fn told(id: &str) -> (&'static Lesson, Mathematichess) {
        let lesson = lesson(GAME, id);
        (lesson, start(lesson))
    }

    fn territory(position: &Mathematichess, name: &str) -> Option<Territory> {
        let mut all = position.territories().into_iter();
        all.find(|it| it.cells.iter().any(|at| at.to_string() == name))
    }

    fn owner(position: &Mathematichess, name: &str) -> Option<Player> {
        territory(position, name)?.owner
    }

    fn is_empty(position: &Mathematichess, name: &str) -> bool {
        territory(position, name).is_some()
    }

    /// The sum of a square, what multiplies it, and its worth.
    fn sum(position: &Mathematichess, name: &str) -> (i64, i64, i64) {
        let it = territory(position, name).unwrap();
        (it.base, it.multiplier, it.worth())
    }

    fn multiplier(position: &Mathematichess, name: &str) -> Option<(Player, Kind)> {
        let it = territory(position, name)?;
        it.owner.zip(it.homogeneous)
    }

    fn first_class(position: &Mathematichess, name: &str, player: Player) -> usize {
        let settlers = territory(position, name).unwrap().settlers;
        let own = |it: &&curio_rules::mathematichess::Settler| {
            it.first_class && it.piece.player == player
        };
        settlers.iter().filter(own).count()
    }

    #[test]
    fn the_last_piece_takes_the_middle() {
        let (lesson, start) = told("whose-square");
        assert_eq!(start.left_to_place(WHITE), 1);
        // Territories are counted when nothing is left to place.
        let text = lesson.position.replace("N1/f1", "-");
        let shared = registry::rules(GAME).unwrap();
        let shared = shared.parse_position(&lesson.options, &text).unwrap();
        let shared = shared.as_any().downcast_ref::<Mathematichess>().unwrap();
        assert_eq!(owner(shared, "c3"), None);
        let count = |position: &Mathematichess| {
            [WHITE, BLACK].map(|player| first_class(position, "c3", player))
        };
        assert_eq!(count(shared), [3, 3]);
        assert_eq!(territory(shared, "c3").unwrap().name(), "c3-d3");
        let takes = start.legal_texts().into_iter().filter(|mv| {
            mv.starts_with("N@")
                && mv != "N@e1"
                && owner(&after(&start, &format!("{mv} F@e1")), "c3") == Some(WHITE)
        });
        assert_eq!(takes.collect::<BTreeSet<_>>(), right(lesson));
        let next: Mathematichess = end(lesson);
        assert_eq!(count(&next), [3, 1]);
        assert!(!next.is_placing());
        let base: Mathematichess = super::start(super::lesson(GAME, "leap"));
        assert_eq!(Game::position_text(&next), Game::position_text(&base));
    }

    #[test]
    fn a_leap_fills_a_square_and_leaves_one() {
        let (lesson, start) = told("leap");
        assert_eq!(owner(&start, "d5"), Some(BLACK));
        assert_eq!(sum(&start, "d5").2, 37);
        let fills = those(&start, |next| !is_empty(next, "d5"));
        let pushes = ["Ta2>d5", "Rd1>d5"].map(str::to_owned);
        let knights: BTreeSet<_> = fills.difference(&pushes.into()).cloned().collect();
        assert_eq!(knights, right(lesson));
        let next: Mathematichess = end(lesson);
        assert_eq!(owner(&next, "e3"), Some(WHITE));
        assert_eq!(sum(&next, "e3").2, 41);
        assert_eq!(next.points()[1], 0);
        // The other Knight gives up the middle.
        assert_ne!(owner(&after(&start, "Nd3-c1"), "c3"), Some(WHITE));
    }

    #[test]
    fn a_push_moves_the_whole_line() {
        let (lesson, start) = told("push");
        let mv = start.parse_move(&only(lesson)).unwrap();
        assert_eq!(start.shifts(mv).len(), 3);
        let next: Mathematichess = end(lesson);
        let filler = territory(&start, "d5").unwrap().cells[0];
        let filler = next.piece(filler).unwrap();
        assert_eq!((filler.player, filler.kind), (BLACK, Kind::Treasurer));
        assert_eq!(owner(&next, "a2"), Some(WHITE));
        assert_eq!(sum(&next, "a2").2, 50);
        assert_ne!(owner(&after(&start, "Rd1>d5"), "c3"), Some(WHITE));
    }

    #[test]
    fn a_queen_for_a_pawn_gains_twelve_at_each_side() {
        let (lesson, start) = told("swap");
        let next = after(&start, &only(lesson));
        for name in ["c3", "c1"] {
            assert_eq!(owner(&start, name), Some(WHITE), "{name}");
            assert_eq!(owner(&next, name), Some(WHITE), "{name}");
            assert_eq!(sum(&next, name).2 - sum(&start, name).2, 12, "{name}");
        }
        for other in ["Qe4xd4", "Qe4xe5"] {
            assert_eq!(owner(&after(&start, other), "d5"), Some(WHITE), "{other}");
        }
    }

    #[test]
    fn two_rooks_multiply_the_middle_and_nothing_else_does() {
        let (lesson, start) = told("multiply");
        assert_eq!(multiplier(&start, "b5"), Some((BLACK, Kind::Knight)));
        assert_eq!(sum(&start, "b5"), (40, 4, 160));
        let by_rooks = those(&start, |next| {
            multiplier(next, "c3") == Some((WHITE, Kind::Rook))
        });
        assert_eq!(by_rooks, right(lesson));
        assert_eq!(sum(&end(lesson), "c3"), (58, 6, 348));
        let lower = after(&start, "Qc2xb3");
        assert_eq!(multiplier(&lower, "c1"), Some((WHITE, Kind::Rook)));
    }

    #[test]
    fn nobody_enters_a_secured_square() {
        let lesson = lesson(GAME, "secure");
        // One ply earlier, when it is Black's turn.
        let (_, moves) = lesson.moves.split_last().unwrap();
        let with = |options: &OptionValues| {
            let rules = registry::rules(GAME).unwrap();
            let mut position = rules.parse_position(options, &lesson.position).unwrap();
            for mv in moves {
                position.play_text(mv).unwrap();
            }
            position
        };
        let secured = with(&lesson.options);
        let secured = secured.as_any().downcast_ref::<Mathematichess>().unwrap();
        assert_eq!(secured.to_move(), BLACK);
        assert!(territory(secured, "c3").unwrap().secured);
        for rook in ["b3", "c2"] {
            let frozen = secured.frozen_for(BLACK);
            assert!(frozen.iter().any(|at| at.to_string() == rook), "{rook}");
        }
        let enters = |position: &dyn AnyGame| position.check_text("Tc4>c3").is_ok();
        assert!(!enters(secured));
        let texts = secured.legal_texts();
        assert!(!texts.iter().any(|mv| mv.ends_with("c3")), "{texts:?}");
        let mut open = lesson.options.clone();
        open.insert("secured".to_owned(), "off".to_owned());
        assert!(enters(with(&open).as_ref()));
        // The owner may give the lock up.
        let start: Mathematichess = start(lesson);
        for away in ["Ka3xb3", "Qd1xc2"] {
            let next = after(&start, away);
            assert!(!territory(&next, "c3").unwrap().secured, "{away}");
        }
    }

    #[test]
    fn one_terminator_makes_a_second_square_for_both_rooks() {
        let (lesson, start) = told("terminator");
        let next: Mathematichess = end(lesson);
        assert_eq!(sum(&next, "b2"), (70, 6, 420));
        let most = those(&start, |other| other.points()[0] >= next.points()[0]);
        assert_eq!(most, right(lesson));
        // The corner joins the middle, and the factor is gone.
        let joined = after(&start, "!d3");
        assert_eq!(multiplier(&joined, "c3"), None);
        assert_eq!(territory(&joined, "c3").unwrap().cells.len(), 2);
    }

    #[test]
    fn one_last_move_wins() {
        let (lesson, start) = told("the-last-move");
        assert_eq!(start.points(), [0, 116]);
        let wins = those(&start, |next| {
            Game::outcome(next).is_some_and(|end| end.winners.contains(WHITE))
        });
        assert_eq!(wins, right(lesson));
        let next: Mathematichess = end(lesson);
        assert_eq!(next.points(), [216, 71]);
        assert_eq!(multiplier(&next, "d3"), Some((WHITE, Kind::Knight)));
    }

    #[test]
    fn one_move_alone_keeps_the_lead_against_every_answer() {
        let (lesson, start) = told("out-of-reach");
        assert_eq!(start.points(), [108, 17]);
        let keeps = those(&start, |next| {
            let mut answers = next.legal_texts().into_iter();
            answers.all(|mv| {
                let counted = after(next, &mv);
                Game::outcome(&counted).unwrap().winners.contains(WHITE)
            })
        });
        assert_eq!(keeps, right(lesson));
        // Black overtakes after every other move, and does not merely draw level.
        let loses = those(&start, |next| {
            let mut answers = next.legal_texts().into_iter();
            answers.any(|mv| {
                let counted = after(next, &mv);
                Game::outcome(&counted).unwrap().winners.contains(BLACK)
            })
        });
        assert_eq!(loses.len() + keeps.len(), start.legal_texts().len());
        let next = after(&start, &only(lesson));
        assert_eq!(multiplier(&next, "c3"), Some((WHITE, Kind::Knight)));
        assert!(territory(&next, "c3").unwrap().secured);
        assert!(next.check_text("Te3>c3").is_err());
        assert!(after(&start, "Qa1xc1").check_text("Te3>c3").is_ok());
        let shown = Game::outcome(&end::<Mathematichess>(lesson)).unwrap();
        assert!(shown.winners.contains(WHITE));
    }
}
