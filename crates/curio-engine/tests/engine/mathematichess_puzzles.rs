//! The puzzles of Mathematichess: each has one winning move at each turn of the
//! solver, and tries are judged.

use curio_engine::{
    CancelToken, Limits, Verdict,
    puzzles::{Feedback, judge, puzzles},
};
use curio_rules::Turn;

use super::asking::thought;

#[test]
fn each_puzzle_has_one_winning_line() {
    for puzzle in puzzles("mathematichess") {
        let id = &puzzle.id;
        let mut position = puzzle.start().unwrap();
        let Turn::Player(solver) = position.turn() else {
            panic!("{id} is over");
        };
        for (n, mv) in puzzle.solution.iter().enumerate() {
            if position.turn() == Turn::Player(solver) {
                let report = thought(&*position, &Limits::default().with_lines(2));
                let left = (puzzle.solution.len() - n) as u32;
                assert!(report.complete, "{id}");
                assert_eq!(
                    report.lines[0].verdict,
                    Verdict::Win { plies: left },
                    "{id}"
                );
                assert_eq!(&report.lines[0].moves[0], mv, "{id}");
                let second = report.lines[1].verdict;
                assert!(matches!(second, Verdict::Loss { .. }), "{id}: {second}");
            }
            position.play_text(mv).unwrap();
        }
        let end = position.outcome();
        assert!(
            end.is_some_and(|end| end.winners.contains(solver)),
            "{id} is not won at the end of its solution"
        );
    }
}

#[test]
fn tries_are_judged() {
    let never = CancelToken::default();
    for puzzle in puzzles("mathematichess") {
        let start = puzzle.start().unwrap();
        let right = judge(&*start, &puzzle.solution[0], &never).unwrap();
        match right.unwrap() {
            Feedback::Solves => assert_eq!(puzzle.solution.len(), 1),
            Feedback::KeepsWinning { unique, .. } => assert!(unique, "{}", puzzle.id),
            Feedback::Loses { .. } | Feedback::LetsGo { .. } => panic!("{}", puzzle.id),
        }
        let wrong: Vec<String> = start
            .legal_texts()
            .into_iter()
            .filter(|mv| *mv != puzzle.solution[0])
            .take(4)
            .collect();
        for mv in wrong {
            let feedback = judge(&*start, &mv, &never).unwrap().unwrap();
            assert!(matches!(feedback, Feedback::Loses { .. }), "{}", puzzle.id);
        }
    }
}
