//! The puzzles: each can be set up, has one winning line, and tries are judged.

use std::collections::BTreeSet;

use curio_engine::{
    CancelToken, Limits, Report, Verdict,
    puzzles::{Feedback, Found, Puzzle, judge, puzzles},
};
use curio_rules::{AnyGame, Player, Turn, registry};

use super::asking::thought;

fn solve(position: &dyn AnyGame, lines: u8) -> Report {
    thought(position, &Limits::default().with_lines(lines))
}

fn player(position: &dyn AnyGame) -> Player {
    match position.turn() {
        Turn::Player(player) => player,
        other => panic!("{other:?} instead of a player's turn"),
    }
}

fn each(game: &str, check: impl Fn(&Puzzle)) {
    let all = puzzles(game);
    assert!(all.len() >= 24, "only {} puzzles", all.len());
    for puzzle in all {
        check(puzzle);
    }
}

#[test]
fn puzzles_are_labelled_and_in_order_of_difficulty() {
    for game in registry::games().into_iter().map(|entry| entry.id) {
        let all = puzzles(game);
        assert!(all.len() >= 24, "only {} puzzles of {game}", all.len());
        let ids: BTreeSet<_> = all.iter().map(|puzzle| &puzzle.id).collect();
        let titles: BTreeSet<_> = all.iter().map(|puzzle| &puzzle.title).collect();
        assert_eq!((ids.len(), titles.len()), (all.len(), all.len()));
        assert!(all.is_sorted_by_key(|puzzle| puzzle.found.map(Found::missed)));
        for puzzle in all {
            assert!(puzzle.difficulty().is_some(), "{}", puzzle.id);
            assert!(puzzle.task.ends_with(['.', '?', '!']), "{}", puzzle.id);
            assert_eq!(puzzle.game(), game);
        }
    }
    assert!(puzzles("nothing").is_empty());
}

/// What has been solved is kept by the puzzle's name alone.
#[test]
fn no_position_is_asked_twice_and_no_name_is_taken_twice() {
    let mut names = BTreeSet::new();
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        let mut seen = BTreeSet::new();
        for puzzle in puzzles(game) {
            let position = puzzle.start().unwrap().position_text();
            let is_new = seen.insert(format!("{position} {:?}", puzzle.options));
            assert!(is_new, "{game}: {} is asked twice", puzzle.id);
            assert!(names.insert(&puzzle.id), "{} is taken twice", puzzle.id);
        }
    }
}

#[test]
fn every_task_names_the_colour_to_move() {
    let mut silent = Vec::new();
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        for puzzle in puzzles(game) {
            let start = puzzle.start().unwrap();
            let colour = start.colours()[player(&*start).index()].name();
            let task = puzzle.task.to_lowercase();
            if !task.contains(&colour.to_lowercase()) {
                silent.push(format!("{game}: {} does not name {colour}", puzzle.id));
            }
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

/// The tasks that count the moves count them right.
#[test]
fn the_numbers_of_moves_in_the_tasks_are_right() {
    let words = [
        (2, "two"),
        (3, "three"),
        (5, "five"),
        (6, "six"),
        (8, "eight"),
        (10, "ten"),
        (11, "eleven"),
    ];
    let mut told = 0;
    for game in ["xafka", "chimple"] {
        for puzzle in puzzles(game) {
            let count = puzzle.start().unwrap().legal_texts().len();
            let task = puzzle.task.to_lowercase();
            for (number, word) in words {
                let phrases = [
                    format!("has {word} moves"),
                    format!("of {word} moves"),
                    format!("{word} ways to go on"),
                ];
                if phrases.iter().any(|phrase| task.contains(phrase)) {
                    assert_eq!(count, number, "{}", puzzle.id);
                    told += 1;
                }
            }
        }
    }
    assert!(told >= 12, "{told} numbers");
}

#[test]
fn each_puzzle_has_one_winning_line() {
    each("xafka", has_one_winning_line);
    each("mathematichess", has_one_winning_line);
}

fn has_one_winning_line(puzzle: &Puzzle) {
    let id = &puzzle.id;
    let mut position = puzzle.start().unwrap();
    let solver = player(&*position);
    for (n, mv) in puzzle.solution.iter().enumerate() {
        let to_go = (puzzle.solution.len() - n) as u32;
        if player(&*position) == solver {
            let report = solve(&*position, 2);
            let best = &report.lines[0];
            assert!(report.complete, "{id}");
            assert_eq!(best.verdict, Verdict::Win { plies: to_go }, "{id} at {mv}");
            assert_eq!(&best.moves[0], mv, "{id}");
            if let Some(second) = report.lines.get(1) {
                assert!(
                    matches!(second.verdict, Verdict::Loss { .. }),
                    "{id}: {} wins as well as {mv}",
                    second.moves[0]
                );
            }
        } else {
            let report = solve(&*position, 1);
            assert_eq!(
                report.lines[0].verdict,
                Verdict::Loss { plies: to_go },
                "{id}: the defence {mv} is not the longest"
            );
        }
        position.play_text(mv).unwrap();
    }
    let end = position.outcome();
    assert!(
        end.is_some_and(|end| end.winners.contains(solver)),
        "{id} is not won at the end of its solution"
    );
}

#[test]
fn tries_are_judged_and_wrong_ones_refuted() {
    let never = CancelToken::default();
    each("xafka", |puzzle| {
        let start = puzzle.start().unwrap();
        let solver = player(&*start);
        for mv in start.legal_texts() {
            let feedback = judge(&*start, &mv, &never).unwrap().unwrap();
            let right = mv == puzzle.solution[0];
            let mut after = start.boxed_clone();
            after.play_text(&mv).unwrap();
            match feedback {
                Feedback::Solves => assert!(right && puzzle.solution.len() == 1),
                Feedback::LetsGo { .. } => panic!("{}: {mv} is not judged", puzzle.id),
                Feedback::KeepsWinning { unique, plies, .. } => {
                    assert!(right && unique, "{}: {mv}", puzzle.id);
                    assert_eq!(plies as usize + 1, puzzle.solution.len());
                }
                Feedback::Loses { refutation, told } => {
                    let told = told.text();
                    assert!(told.ends_with('.'), "{}: {mv}: {told}", puzzle.id);
                    if let Some(answer) = refutation.first() {
                        let rival = after.colours()[player(&*after).index()].name();
                        let says = format!("{rival} answers {}", after.short_text(answer));
                        assert!(told.starts_with(&says), "{}: {mv}: {told}", puzzle.id);
                    }
                    assert!(!right, "{}: {mv}", puzzle.id);
                    for reply in &refutation {
                        after.play_text(reply).unwrap();
                    }
                    let end = after.outcome().expect("the refutation ends the game");
                    assert!(!end.winners.contains(solver));
                }
            }
        }
        assert!(judge(&*start, "z9", &never).is_err());
    });
}

/// What comes of a wrong try is told in a sentence that names the answer.
#[test]
fn refutations_are_told_in_every_game() {
    let never = CancelToken::default();
    for game in ["xafka", "mathematichess", "xong", "chimple"] {
        for puzzle in puzzles(game).iter().step_by(4) {
            let start = puzzle.start().unwrap();
            let wrong = start.legal_texts();
            let wrong = wrong.iter().filter(|mv| **mv != puzzle.solution[0]);
            for mv in wrong.step_by(3).take(4) {
                let Some(Feedback::Loses { told, .. }) = judge(&*start, mv, &never).unwrap() else {
                    continue;
                };
                let told = told.text();
                assert!(told.ends_with('.') && !told.contains(".."), "{told}");
                assert!(told.starts_with(char::is_uppercase), "{told}");
                assert!(told.len() < 220, "{told}");
            }
        }
    }
}

#[test]
fn a_stopped_judge_does_not_know() {
    let puzzle = puzzles("xafka").last().unwrap();
    let start = puzzle.start().unwrap();
    let stopped = CancelToken::cancelled();
    let wrong = start
        .legal_texts()
        .into_iter()
        .find(|mv| *mv != puzzle.solution[0])
        .unwrap();
    assert_eq!(judge(&*start, &wrong, &stopped), Ok(None));
}
