//! Levels of Mathematichess on large boards, which have more moves than are looked at:
//! what the lower ones overlook, and good and bad days.

use crate::support::random_battle;
use curio_engine::{
    CancelToken, Level, Opponent, Searchable, choose, has_form, mathematichess::placing, thinker,
};
use curio_rules::{
    Game,
    mathematichess::{Mathematichess, Move, Options},
    xafka::{self, Xafka},
    xima::{self, Xima},
};

fn on(size: u8) -> Mathematichess {
    Mathematichess::new(Options::on(size))
}

fn worth_a_look(position: &Mathematichess) -> Vec<Move> {
    let mut moves = Vec::new();
    position.list_moves(&mut moves);
    moves
}

fn noticeable(position: &Mathematichess) -> Vec<Move> {
    let mut moves = Vec::new();
    position.list_noticeable(&mut moves);
    moves
}

/// Positions of either stage on a board of this size.
fn positions(size: u8) -> Vec<Mathematichess> {
    let mut placing = on(size);
    for _ in 0..20 {
        let mv = placing::placement(&placing).unwrap();
        placing.play(&mv).unwrap();
    }
    let fighting = (1..4).map(|seed| random_battle(Options::on(size), seed));
    core::iter::once(placing).chain(fighting).collect()
}

#[test]
fn on_large_boards_more_moves_may_be_noticed_than_are_worth_a_look() {
    for position in positions(13) {
        let (best, all) = (worth_a_look(&position), noticeable(&position));
        assert!(all.len() > best.len(), "{} of {}", best.len(), all.len());
        assert_eq!(all[..best.len()], best);
        for mv in &all {
            assert!(position.check(mv).is_ok(), "{}", position.move_text(mv));
        }
    }
}

#[test]
fn on_small_boards_the_same_moves_may_be_noticed() {
    for position in positions(7) {
        assert_eq!(noticeable(&position), worth_a_look(&position));
    }
}

#[test]
fn beginners_overlook_all_that_is_worth_a_look_and_the_strongest_never() {
    let never = CancelToken::default();
    let mut thinker = thinker("mathematichess").unwrap();
    for position in positions(13) {
        let best: Vec<String> = worth_a_look(&position)
            .iter()
            .map(|mv| position.move_text(mv))
            .collect();
        let mut overlooking = |level, matches: u64| {
            let who = Opponent::Level(Level::try_from(level).unwrap());
            let overlooked = (0..matches).filter(|&seed| {
                let choice = choose(&mut *thinker, &position, &who, seed, &never, &mut |_| {});
                !best.contains(&choice.unwrap().mv.text)
            });
            overlooked.count()
        };
        assert!(overlooking(1, 40) > 0);
        assert_eq!(overlooking(8, 1), 0);
    }
}

#[test]
fn good_and_bad_days_come_on_large_boards_only() {
    let days = [5, 7, 8, 9, 11, 13].map(|size| has_form(&on(size)));
    assert_eq!(days, [false, false, true, true, true, true]);
    assert!(has_form(&Xima::start(&xima::Options::default())));
    assert!(!has_form(&Xafka::start(&xafka::Options::default())));
}
