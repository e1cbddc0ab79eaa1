//! The puzzles of Mathematichess: tries are judged.

use curio_engine::{
    CancelToken,
    puzzles::{Feedback, judge, puzzles},
};

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
