//! The puzzles of Chimple: in each one meme alone wins at first, and the
//! solution then goes the shortest way to the end.

use curio_engine::{
    CancelToken, Limits, Verdict,
    puzzles::{Feedback, Puzzle, judge, puzzles},
};
use curio_rules::{AnyGame, Player, Turn, chimple::Chimple};

use super::asking::thought;

fn verdicts(position: &dyn AnyGame) -> Vec<(String, Verdict)> {
    let report = thought(position, &Limits::default().with_lines(u8::MAX));
    let lines = report.lines.into_iter();
    lines
        .map(|line| (line.moves[0].clone(), line.verdict))
        .collect()
}

fn all() -> &'static [Puzzle] {
    puzzles("chimple")
}

#[test]
fn one_meme_alone_wins_and_the_solution_is_the_shortest() {
    for puzzle in all() {
        let id = &puzzle.id;
        let mut position = puzzle.start().unwrap();
        let Turn::Player(solver) = position.turn() else {
            panic!("{id} is over")
        };
        let wins = |position: &dyn AnyGame| {
            let is_win = |verdict: &Verdict| matches!(verdict, Verdict::Win { .. });
            let all = verdicts(position);
            all.iter().filter(|(_, verdict)| is_win(verdict)).count()
        };
        assert_eq!(wins(&*position), 1, "{id}");
        for (n, mv) in puzzle.solution.iter().enumerate() {
            let plies = (puzzle.solution.len() - n) as u32;
            let expected = Verdict::decided(position.turn() == Turn::Player(solver), plies);
            let all = verdicts(&*position);
            let found = all.iter().find(|(first, _)| first == mv);
            assert_eq!(
                found.map(|(_, verdict)| *verdict),
                Some(expected),
                "{id} at {mv}"
            );
            assert_eq!(all[0].1, expected, "{id} at {mv}");
            position.play_text(mv).unwrap();
        }
        let end = position.outcome().unwrap();
        assert!(end.winners.contains(solver), "{id}");
    }
}

#[test]
fn how_long_a_puzzle_is_stands_in_its_title_alone() {
    for puzzle in all() {
        let plies = match puzzle.id.as_str() {
            "nine-turns" => 9,
            "thirteen-turns" => 13,
            _ => puzzle.solution.len(),
        };
        assert_eq!(puzzle.solution.len(), plies, "{}", puzzle.id);
        // The goal above the task counts the solver's moves.
        assert!(!puzzle.task.contains("wins in"), "{}", puzzle.id);
        assert!(!puzzle.task.contains("win in"), "{}", puzzle.id);
    }
}

#[test]
fn what_the_tasks_count_is_on_the_board() {
    let numbers = [
        (2, "two"),
        (3, "three"),
        (4, "four"),
        (5, "five"),
        (6, "six"),
    ];
    let (mut moves, mut characters, mut captures) = (0, 0, 0);
    for puzzle in all() {
        let (id, task) = (&puzzle.id, &puzzle.task);
        let start = puzzle.start().unwrap();
        let position: &Chimple = start.as_any().downcast_ref().unwrap();
        let (own, other) = (position.to_move(), position.to_move().other());
        let legal = start.legal_texts();
        for (number, word) in numbers {
            let phrases = [format!("has {word} moves"), format!("of {word} moves")];
            if phrases.iter().any(|phrase| task.contains(phrase)) {
                assert_eq!(legal.len(), number, "{id}");
                moves += 1;
            }
        }
        if task.contains("two of them are captures") || task.contains("Two of its moves are") {
            let found = legal.iter().filter(|mv| mv.contains('x')).count();
            assert_eq!(found, 2, "{id}");
            captures += 1;
        }
        if task.contains("one character left against two") {
            let left = [own, other].map(|side| position.characters(side).len());
            assert_eq!(left, [1, 2], "{id}");
            let colour = if own == Player::FIRST {
                "Black"
            } else {
                "White"
            };
            assert!(task.starts_with(colour), "{id}");
            characters += 1;
        }
        if task.contains("captures nothing") || task.contains("not begin with a capture") {
            assert!(!puzzle.solution[0].contains('x'), "{id}");
        }
    }
    assert!(moves >= 14, "{moves} counts of moves");
    assert_eq!((characters, captures), (4, 2));
}

#[test]
fn tries_are_judged() {
    let never = CancelToken::default();
    for puzzle in all() {
        let start = puzzle.start().unwrap();
        for mv in start.legal_texts() {
            let right = mv == puzzle.solution[0];
            match judge(&*start, &mv, &never).unwrap().unwrap() {
                Feedback::KeepsWinning { unique, .. } => assert!(right && unique, "{}", puzzle.id),
                Feedback::Loses { .. } => assert!(!right, "{}: {mv}", puzzle.id),
                Feedback::LetsGo { .. } => panic!("{}: {mv} is not judged", puzzle.id),
                Feedback::Solves => panic!("{} is too short", puzzle.id),
            }
        }
    }
}
