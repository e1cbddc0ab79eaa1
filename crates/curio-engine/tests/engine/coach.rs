//! The coach: it is right where the end is known, keeps silent where it cannot
//! know, and always says the same.

use curio_engine::{
    CancelToken, Limits,
    coach::{Advice, AdviceKind, judge_move, limits},
    thinker,
};
use curio_rules::{
    AnyGame, Game, Player, mathematichess, registry,
    xafka::{Move, Options, Shape, Xafka},
    xima::Xima,
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{asking::advised, support::random_battle};

fn advice(position: &dyn AnyGame, mv: &str) -> Option<Advice> {
    let mut thinker = thinker(position.info().id).unwrap();
    let limits = limits(&*thinker);
    advised(&mut *thinker, position, mv, &limits)
}

/// What holds for all advice.
fn check(position: &dyn AnyGame, mv: &str, said: &Advice) {
    let text = said.said.text();
    let sentences = text.matches(". ").count() + 1;
    assert!(text.ends_with('.') && sentences <= 2, "{said:?}");
    assert!(text.starts_with(char::is_uppercase), "{said:?}");
    if let Some(better) = &said.better {
        let is_another = position.check_text(better).is_ok() && better != mv;
        assert!(is_another, "{said:?}");
    }
    let mut after = position.boxed_clone();
    after.play_text(mv).unwrap();
    for ply in &said.refutation {
        after.play_text(ply).unwrap();
    }
}

/// Whether the player to move wins, by looking at everything.
fn wins(position: &Xafka) -> bool {
    if let Some(winner) = position.winner() {
        return winner == position.to_move();
    }
    position
        .legal_moves()
        .into_iter()
        .any(|mv| is_won_by(position, mv))
}

/// Whether a move wins for the player who makes it.
fn is_won_by(position: &Xafka, mv: Move) -> bool {
    let mut next = *position;
    next.play_unchecked(mv);
    match next.winner() {
        Some(winner) => winner == position.to_move(),
        None => !wins(&next),
    }
}

/// An undecided position of the small board, near its end.
fn late(dice: &mut Pcg64Mcg) -> Xafka {
    loop {
        let mut position = Xafka::new(Options::on(Shape::Side3));
        while position.standing().len() > 9 && !position.is_over() {
            let moves = position.legal_moves();
            let n = dice.random_range(0..moves.len() as u64) as usize;
            position.play_unchecked(moves[n]);
        }
        if !position.is_over() {
            return position;
        }
    }
}

#[test]
fn where_the_end_is_known_the_coach_is_right() {
    let mut dice = Pcg64Mcg::seed_from_u64(8);
    let mut thinker = thinker("xafka").unwrap();
    let deep = Limits::default();
    let (mut blunders, mut only, mut lost) = (0, 0, 0);
    for _ in 0..60 {
        let position = late(&mut dice);
        let winning = position.legal_moves().into_iter();
        let winning = winning.filter(|mv| is_won_by(&position, *mv));
        let winning: Vec<String> = winning.map(|mv| position.move_text(&mv)).collect();
        for mv in position.legal_texts() {
            let said = advised(&mut *thinker, &position, &mv, &deep).unwrap();
            check(&position, &mv, &said);
            let context = format!("{mv} in {position:?}: {said:?}");
            let text = said.said.text();
            if winning.is_empty() {
                assert_eq!(said.kind, AdviceKind::Fine, "{context}");
                assert!(text.starts_with("Every move loses"), "{context}");
                lost += 1;
            } else if winning.contains(&mv) {
                assert!(said.kind >= AdviceKind::Best, "{context}");
                let is_only = said.kind == AdviceKind::OnlyMove;
                assert!(!is_only || winning.len() == 1, "{context}");
                only += u32::from(is_only);
            } else {
                assert_eq!(said.kind, AdviceKind::Blunder, "{context}");
                assert!(text.ends_with("You had a forced win."), "{context}");
                let is_winning = said.better.is_some_and(|it| winning.contains(&it));
                assert!(is_winning, "{context}");
                blunders += 1;
            }
        }
    }
    let is_enough = blunders > 20 && only > 5 && lost > 20;
    assert!(is_enough, "{blunders} {only} {lost}");
}

fn xima(text: &str) -> Xima {
    Xima::parse_position(&Default::default(), text).unwrap()
}

#[test]
fn a_summit_that_is_let_happen_is_warned_of() {
    // Blue threatens H6-G7.
    let position = xima("H6:B;I5:b;H3:RR;J4:R;E5:R R4r/B7 - R");
    let said = advice(&position, "-A1").unwrap();
    check(&position, "-A1", &said);
    assert_eq!(said.kind, AdviceKind::Blunder);
    let first = "This lets Blue take the special to the summit and win at once.";
    assert!(said.said.text().starts_with(first), "{said:?}");
    assert_eq!(said.refutation, ["TOP"]);
    let better = said.better.unwrap();
    let said = advice(&position, &better).unwrap();
    assert!(said.kind >= AdviceKind::Best, "{said:?}");
    assert_eq!(said.better, None);
}

#[test]
fn a_character_that_is_given_away_is_warned_of() {
    let mut position = registry::start("chimple", &Default::default()).unwrap();
    // Black's first moves all lose; after 3-6 White has several answers.
    let said = advice(&*position, "3-6").unwrap();
    assert!(said.said.text().starts_with("Every move loses"), "{said:?}");
    position.play_text("3-6").unwrap();
    let mut kinds = Vec::new();
    for mv in position.legal_texts() {
        let said = advice(&*position, &mv).unwrap();
        check(&*position, &mv, &said);
        kinds.push(said.kind);
    }
    let best = kinds.iter().max().unwrap();
    assert!(kinds.contains(&AdviceKind::Blunder), "{kinds:?}");
    assert!(*best >= AdviceKind::Best, "{kinds:?}");
}

#[test]
fn the_same_is_said_again() {
    let mut dice = Pcg64Mcg::seed_from_u64(9);
    let mut games: Vec<Box<dyn AnyGame>> = ["xafka", "xima", "xong", "chimple"]
        .map(|id| registry::start(id, &Default::default()).unwrap())
        .into();
    games.push(Box::new(random_battle(mathematichess::Options::on(7), 3)));
    for mut position in games {
        let id = position.info().id;
        let mut used = thinker(id).unwrap();
        let limits = limits(&*used);
        for _ in 0..4 {
            let moves = position.legal_texts();
            let mv = &moves[dice.random_range(0..moves.len() as u64) as usize];
            let first = advised(&mut *used, &*position, mv, &limits).unwrap();
            check(&*position, mv, &first);
            assert_eq!(advice(&*position, mv).unwrap(), first, "{id}");
            position.play_text(mv).unwrap();
        }
    }
}

#[test]
fn nothing_is_said_where_nothing_can_be_known() {
    let start = registry::start("xafka", &Default::default()).unwrap();
    assert_eq!(advice(&*start, "green"), None, "not legal");
    assert_eq!(advice(&*start, "nonsense"), None, "no move");
    let mut over = start.boxed_clone();
    over.play_text("resign").unwrap();
    assert_eq!(advice(&*over, "d4"), None, "the game is over");
    let stopped = CancelToken::cancelled();
    let mut thinker = thinker("xafka").unwrap();
    let limits = limits(&*thinker);
    let said = judge_move(&mut *thinker, &*start, "d4", &limits, &stopped);
    assert_eq!(said, None);
}

#[test]
fn more_than_two_are_advised_too() {
    let values = [("players".to_owned(), "3".to_owned())].into();
    for id in ["xafka", "xima"] {
        let mut position = registry::start(id, &values).unwrap();
        for seat in 0..3 {
            let mv = position.legal_texts()[0].clone();
            let said = advice(&*position, &mv);
            if let Some(said) = &said {
                check(&*position, &mv, said);
            }
            assert!(said.is_some() || id == "xima", "{id} {:?}", Player(seat));
            position.play_text(&mv).unwrap();
        }
    }
}
