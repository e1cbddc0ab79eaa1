//! The search against the plainest one there is, and what it promises: the
//! same answer again, true distances, legal lines, an end when told.

use curio_engine::{AnyThinker, CancelToken, Limits, Report, Verdict, thinker};
use curio_rules::{
    AnyGame, Game,
    xafka::{CornerLines, LockedStuck, Options, Shape, Xafka},
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn think(thinker: &mut dyn AnyThinker, position: &dyn AnyGame, limits: &Limits) -> Option<Report> {
    thinker.think(position, limits, &CancelToken::default(), &mut |_| {})
}

fn fresh() -> Box<dyn AnyThinker> {
    thinker("xafka").expect("xafka can be searched")
}

/// All options there are for two players.
fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for shape in Shape::ALL {
        for corner in [CornerLines::None, CornerLines::Both, CornerLines::Any] {
            for locked_stuck in [LockedStuck::Loses, LockedStuck::Wins] {
                all.push(Options {
                    corner,
                    locked_stuck,
                    ..Options::on(shape)
                });
            }
        }
    }
    all
}

/// An undecided position reached by random moves, with at most `standing`
/// hexagons left. Games that end before are begun again, up to a limit.
fn try_position(options: Options, standing: u32, dice: &mut Pcg64Mcg) -> Option<Xafka> {
    'games: for _ in 0..2_000 {
        let mut position = Xafka::new(options);
        while position.standing().len() > standing {
            let moves = position.legal_moves();
            if moves.is_empty() {
                continue 'games;
            }
            let mv = moves[dice.random_range(0..moves.len() as u64) as usize];
            position.play(&mv).unwrap();
        }
        if !position.is_over() {
            return Some(position);
        }
    }
    None
}

fn random_position(options: Options, standing: u32, dice: &mut Pcg64Mcg) -> Xafka {
    try_position(options, standing, dice).expect("some game goes on")
}

/// The plies until a game for two ends with best play, positive when the
/// player to move wins: the longest line when losing, the shortest when winning.
fn plain_negamax(position: &Xafka) -> i32 {
    let mover = position.to_move();
    let mut best = i32::MIN;
    for mv in position.legal_moves() {
        let mut next = *position;
        next.play_unchecked(mv);
        let value = match next.winner() {
            Some(winner) if winner == mover => 1000 - 1,
            Some(_) => -1000 + 1,
            None => {
                let below = -plain_negamax(&next);
                below - below.signum()
            }
        };
        best = best.max(value);
    }
    best
}

#[test]
fn the_search_agrees_with_plain_negamax_to_the_ply() {
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut thinker = fresh();
    for options in all_options() {
        for standing in (6..12).chain(6..12) {
            // Under some options no game goes on with so few hexagons.
            let position = (standing..20)
                .find_map(|standing| try_position(options, standing, &mut dice))
                .expect("some game goes on");
            let plain = plain_negamax(&position);
            let report = think(&mut *thinker, &position, &Limits::default()).unwrap();
            let plies = (1000 - plain.abs()) as u32;
            let expected = Verdict::decided(plain > 0, plies);
            assert!(report.complete, "{position:?}");
            let line = &report.lines[0];
            assert_eq!(line.verdict, expected, "{position:?} under {options:?}");
        }
    }
}

#[test]
fn a_proven_line_played_out_ends_when_it_says() {
    let mut dice = Pcg64Mcg::seed_from_u64(2);
    let mut thinker = fresh();
    for round in 0..112 {
        let position = random_position(Options::default(), 8 + round % 14, &mut dice);
        let report = think(&mut *thinker, &position, &Limits::default()).unwrap();
        let line = &report.lines[0];
        let mut end = position;
        for mv in &line.moves {
            end.play_text(mv).unwrap();
        }
        let won = end.winner() == Some(position.to_move());
        let plies = line.moves.len() as u32;
        let expected = Verdict::decided(won, plies);
        assert!(end.winner().is_some(), "{position:?}: {line:?}");
        assert_eq!(line.verdict, expected, "{position:?}: {line:?}");
    }
}

#[test]
fn the_same_nodes_give_the_same_report() {
    let mut dice = Pcg64Mcg::seed_from_u64(3);
    for standing in [37, 36, 33, 30, 26, 24] {
        let position = random_position(Options::default(), standing, &mut dice);
        let limits = Limits::nodes(5_000).with_lines(2);
        let mut used = fresh();
        think(&mut *used, &position, &Limits::nodes(20_000));
        used.forget();
        let [first, second] = [fresh(), used].map(|mut thinker| {
            let report = think(&mut *thinker, &position, &limits).unwrap();
            (report.depth, report.nodes, report.lines, report.complete)
        });
        assert_eq!(first, second, "{position:?}");
    }
}

#[test]
fn two_threads_find_what_one_finds() {
    let mut dice = Pcg64Mcg::seed_from_u64(6);
    for round in 0..42 {
        let position = random_position(Options::default(), 12 + round % 7, &mut dice);
        let alone = think(&mut *fresh(), &position, &Limits::default()).unwrap();
        let together = Limits {
            threads: 2,
            ..Limits::default()
        };
        let report = think(&mut *fresh(), &position, &together).unwrap();
        assert!(report.complete);
        assert_eq!(
            report.lines[0].verdict, alone.lines[0].verdict,
            "{position:?}"
        );
    }
    let report = fresh().think(
        &Xafka::new(Options::default()),
        &Limits {
            threads: 2,
            ..Limits::default()
        },
        &CancelToken::cancelled(),
        &mut |_| {},
    );
    assert!(report.is_some(), "a stopped search still has a move");
}

#[test]
fn several_lines_are_legal_different_and_in_order() {
    let mut dice = Pcg64Mcg::seed_from_u64(4);
    let mut thinker = fresh();
    for round in 0..120 {
        let options = all_options()[round % 24];
        let all = u32::from(options.shape.cells());
        let position = random_position(options, all - round as u32 % (all / 2), &mut dice);
        let limits = Limits::nodes(4_000).with_lines(5);
        let report = think(&mut *thinker, &position, &limits).unwrap();
        assert!(report.lines.is_sorted_by(|a, b| a.verdict >= b.verdict));
        let mut firsts: Vec<_> = report.lines.iter().map(|line| &line.moves[0]).collect();
        firsts.sort();
        firsts.dedup();
        assert_eq!(firsts.len(), report.lines.len());
        for line in &report.lines {
            let mut next = position;
            for mv in &line.moves {
                next.play_text(mv).unwrap();
            }
        }
    }
}

#[test]
fn a_raised_stop_flag_still_gives_a_legal_move() {
    let position = Xafka::new(Options::default());
    let report = fresh()
        .think(
            &position,
            &Limits::default(),
            &CancelToken::cancelled(),
            &mut |_| {},
        )
        .unwrap();
    assert!(!report.complete);
    assert!(position.check_text(&report.lines[0].moves[0]).is_ok());
}

#[test]
fn limits_are_kept() {
    let position = Xafka::new(Options::default());
    let mut thinker = fresh();
    for nodes in [1, 10, 300, 5_000] {
        let report = think(&mut *thinker, &position, &Limits::nodes(nodes)).unwrap();
        assert!(report.nodes <= nodes, "{} of {nodes}", report.nodes);
    }
    for depth in [1, 2, 4] {
        let report = think(&mut *thinker, &position, &Limits::depth(depth)).unwrap();
        assert_eq!(report.depth, depth);
    }
}

#[test]
fn nothing_is_thought_when_the_game_is_over() {
    let mut position = Xafka::new(Options::default());
    position.play_text("resign").unwrap();
    assert_eq!(think(&mut *fresh(), &position, &Limits::default()), None);
    assert!(thinker("nothing").is_none());
}

#[test]
fn every_first_move_wins_on_the_training_board() {
    let start = Xafka::new(Options::on(Shape::Side3));
    let mut thinker = fresh();
    for first in start.legal_moves() {
        let mut position = start;
        position.play_unchecked(first);
        // From the middle Black sees everything: White cannot even begin.
        if position.is_over() {
            assert_eq!(start.move_text(&first), "c3");
            continue;
        }
        let report = think(&mut *thinker, &position, &Limits::default()).unwrap();
        let verdict = report.lines[0].verdict;
        assert!(
            matches!(verdict, Verdict::Loss { .. }),
            "{first:?}: {verdict}"
        );
    }
    let report = think(&mut *thinker, &start, &Limits::default()).unwrap();
    assert_eq!(report.lines[0].verdict, Verdict::Win { plies: 1 });
}
