//! The puzzles of XIMA: one move wins, and no other does as soon, proven by
//! trying out every move of both players.

use curio_engine::{
    CancelToken,
    puzzles::{Feedback, Puzzle, judge, puzzles},
};
use curio_rules::{
    AnyGame, Game, Player,
    xima::{Move, Victory, Xima},
};

fn all() -> &'static [Puzzle] {
    puzzles("xima")
}

fn start(puzzle: &Puzzle) -> Xima {
    let start = puzzle.start().unwrap();
    *start.as_any().downcast_ref().unwrap()
}

/// A move that the solution does not begin with.
fn wrong(puzzle: &Puzzle) -> String {
    let mut moves = start(puzzle).legal_texts().into_iter();
    moves.find(|mv| *mv != puzzle.solution[0]).unwrap()
}

/// Whether `solver` reaches the summit within `plies` whatever the other
/// does. Nothing is left out and nothing is remembered.
fn wins(position: &Xima, solver: Player, plies: usize) -> bool {
    if let Some(victory) = position.victory() {
        return victory.winner() == solver;
    }
    let mover = position.to_move();
    if position.ascent(mover).is_some() {
        return mover == solver && plies > 0;
    }
    if plies < 2 {
        return false;
    }
    let mut moves = Vec::new();
    position.list_legal(&mut moves);
    let is_won = |mv: &Move| wins(&after(position, *mv), solver, plies - 1);
    if mover == solver {
        moves.iter().any(is_won)
    } else {
        moves.iter().all(is_won)
    }
}

fn after(position: &Xima, mv: Move) -> Xima {
    let mut next = *position;
    next.play_unchecked(mv);
    next
}

#[test]
fn one_move_alone_wins_in_time() {
    for puzzle in all() {
        let id = &puzzle.id;
        let position = start(puzzle);
        let solver = position.to_move();
        let plies = puzzle.solution.len();
        assert!(plies % 2 == 1, "{id}");
        let is_shorter = plies > 2 && wins(&position, solver, plies - 2);
        assert!(!is_shorter, "{id}");
        let first = position.parse_move(&puzzle.solution[0]).unwrap();
        let mut winning = position.legal_moves();
        winning.retain(|mv| wins(&after(&position, *mv), solver, plies - 1));
        assert_eq!(winning, [first], "{id}");
    }
}

#[test]
fn solutions_go_the_shortest_way_against_the_longest_defence() {
    for puzzle in all() {
        let id = &puzzle.id;
        let mut position = start(puzzle);
        let solver = position.to_move();
        for (n, mv) in puzzle.solution.iter().enumerate() {
            let left = puzzle.solution.len() - n;
            assert!(left > 3 || wins(&position, solver, left), "{id} at {mv}");
            let is_shorter = left > 1 && wins(&position, solver, left - 1);
            assert!(!is_shorter, "{id} at {mv}");
            position.play_text(mv).unwrap();
        }
        assert_eq!(position.victory(), Some(Victory::Summit(solver)), "{id}");
    }
}

#[test]
fn tries_are_judged_within_limits() {
    let never = CancelToken::default();
    for puzzle in all().iter().take(3) {
        let id = &puzzle.id;
        let position = start(puzzle);
        let judged = judge(&position, &puzzle.solution[0], &never);
        let right = judged.unwrap().unwrap();
        let is_quickest = matches!(right, Feedback::KeepsWinning { quickest: true, .. });
        assert!(is_quickest, "{id}: {right:?}");
        let wrong = wrong(puzzle);
        match judge(&position, &wrong, &never).unwrap().unwrap() {
            Feedback::LetsGo { answer, .. } => assert!(!answer.is_empty(), "{id}"),
            // Some puzzles leave time for a move that does nothing.
            Feedback::KeepsWinning { plies, .. } => {
                assert!(plies as usize + 1 > puzzle.solution.len(), "{id}: {wrong}");
            }
            Feedback::Loses { .. } => {}
            Feedback::Solves => panic!("{id}: {wrong}"),
        }
    }
}

#[test]
fn a_stopped_judge_says_nothing() {
    let puzzle = all().last().unwrap();
    let stopped = CancelToken::cancelled();
    let judged = judge(&start(puzzle), &wrong(puzzle), &stopped);
    assert_eq!(judged, Ok(None));
}
