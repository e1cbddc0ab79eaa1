//! Placing by trial in Mathematichess: repeatable, within its limits, and better than a
//! short search.

use curio_engine::{CancelToken, Limits, thinker};
use curio_rules::{
    AnyGame, Player,
    mathematichess::{Mathematichess, Options},
};

use crate::{asking::thought, support::played};

#[test]
fn equal_limits_find_the_same_and_are_kept() {
    for size in [5, 8, 13] {
        let position = played(&Mathematichess::new(Options::on(size)), "K@b2 Q@c3");
        let first = thought(&position, &Limits::nodes(16_000));
        assert_eq!(first.nodes, 16_000, "{size}");
        let again = thought(&position, &Limits::nodes(16_000));
        assert_eq!(first.lines, again.lines, "{size}");
    }
}

#[test]
fn every_line_can_be_played_and_no_two_begin_alike() {
    let position = played(&Mathematichess::new(Options::on(7)), "K@b2 Q@c3 N@d4");
    let found = thought(&position, &Limits::nodes(20_000).with_lines(4));
    assert_eq!(found.lines.len(), 4);
    let mut firsts: Vec<&String> = found.lines.iter().map(|line| &line.moves[0]).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 4);
    for line in &found.lines {
        let mut position = position.clone();
        for mv in &line.moves {
            position.play_text(mv).unwrap();
        }
    }
}

#[test]
fn a_stopped_trial_still_knows_a_move() {
    let position = Mathematichess::new(Options::on(13));
    let stop = CancelToken::default();
    stop.cancel();
    let mut thinker = thinker("mathematichess").unwrap();
    let found = thinker.think(&position, &Limits::default(), &stop, &mut |_| {});
    let mv = found.unwrap().lines[0].moves[0].clone();
    assert!(position.check_text(&mv).is_ok());
}

/// One's empty hand does not keep the other from placing what is left.
#[test]
fn whoever_has_nothing_left_passes() {
    let mut position = Mathematichess::new(Options::on(5));
    while position.is_placing() {
        let found = thought(&position, &Limits::nodes(5_000));
        position.play_text(&found.lines[0].moves[0]).unwrap();
    }
    assert_eq!(position.to_move(), Player::FIRST);
}

/// Where two plies of the fight decide, placing is all there is.
#[test]
fn trials_place_better_than_a_short_search() {
    let options = Options {
        limit: Some(2),
        ..Options::on(5)
    };
    let manners = [Limits::nodes(500), Limits::nodes(8_000)];
    let (mut won, games) = (0, 20);
    for game in 0..games {
        let mut position = Mathematichess::new(options);
        let trials_are_white = game % 2 == 0;
        let opening = position.legal_texts();
        let first = &opening[game * 17 % opening.len()];
        position.play_text(first).unwrap();
        while position.winners().is_none() {
            let is_white = position.to_move() == Player::FIRST;
            let manner = &manners[usize::from(is_white == trials_are_white)];
            let found = thought(&position, manner);
            position.play_text(&found.lines[0].moves[0]).unwrap();
        }
        let winner = position.winners();
        let trials = if trials_are_white {
            Player::FIRST
        } else {
            Player::SECOND
        };
        won += usize::from(winner.is_some_and(|winners| winners.contains(trials)));
    }
    assert!(won * 10 >= games * 6, "{won} of {games}");
}
