//! The puzzles of Xong: one placement alone wins, or one Xoid to give, proven to
//! the end of the game; wrong tries are judged, and the judge is quick.

use curio_engine::{
    CancelToken, Limits, Report, Verdict,
    puzzles::{Feedback, Puzzle, judge, puzzles},
    thinker,
    xong::proof,
};
use curio_rules::{
    AnyGame, Game, Player,
    xong::{Move, Xong},
};

/// What the judge of tries may look at, for the proof alone.
fn limits(lines: u8) -> Limits {
    let judged = thinker("xong").unwrap().profile().to_judge;
    Limits {
        nodes: judged.nodes.map(|nodes| nodes / 2),
        ..Limits::default().with_lines(lines)
    }
}

fn all() -> &'static [Puzzle] {
    puzzles("xong")
}

fn start(puzzle: &Puzzle) -> Xong {
    let position = puzzle.start().unwrap();
    position.as_any().downcast_ref::<Xong>().unwrap().clone()
}

fn proven(position: &Xong, lines: u8) -> Report {
    proof(position, &limits(lines), &CancelToken::default()).expect("a proof within the limits")
}

fn winner(position: &Xong) -> Option<Player> {
    let end = Game::outcome(position)?;
    end.winners.iter().next()
}

/// All that can be done: the placements of the Xoid in hand, or the Xoids that fit
/// somewhere on the legs that are alive.
fn moves(position: &Xong) -> Vec<Move> {
    if let Some(hand) = position.hand() {
        let all = position.placements(hand).into_iter();
        return all.map(Move::Place).collect();
    }
    let known = proven(position, u8::MAX);
    known
        .lines
        .iter()
        .map(|line| position.parse_move(&line.moves[0]).unwrap())
        .collect()
}

/// Placing, giving and cashing: each is asked for by some puzzles.
#[test]
fn there_are_puzzles_of_each_kind() {
    let (mut placements, mut gives, mut cashes) = (0, 0, 0);
    for puzzle in all() {
        let position = start(puzzle);
        match position.parse_move(&puzzle.solution[0]).unwrap() {
            Move::Place(legs) => {
                placements += 1;
                let cashed = position.cold(&legs).unwrap().cashed.len();
                let is_told = puzzle.task.contains("cash");
                assert!(!is_told || cashed >= 2, "{}: {cashed} cashed", puzzle.id);
                cashes += u32::from(is_told);
            }
            Move::Give(_) => gives += 1,
            Move::Retire(_) => panic!("{}", puzzle.id),
        }
    }
    assert!(placements >= 4, "{placements} placements");
    assert!(gives >= 4, "{gives} gives");
    assert!(cashes >= 3, "{cashes} puzzles of cashing");
}

/// The tasks say how many places or kinds there are.
#[test]
fn the_numbers_in_the_tasks_are_right() {
    let words = [
        (3, "three"),
        (4, "four"),
        (5, "five"),
        (6, "six"),
        (7, "seven"),
        (8, "eight"),
        (10, "ten"),
        (22, "twenty-two"),
        (45, "forty-five"),
    ];
    let mut told = 0;
    for puzzle in all() {
        let count = proven(&start(puzzle), u8::MAX).lines.len();
        let task = puzzle.task.to_lowercase();
        for (number, word) in words {
            for things in ["places", "gaps", "ways", "kinds"] {
                if task.contains(&format!(" {word} {things}"))
                    || task.starts_with(&format!("{word} {things}"))
                {
                    assert_eq!(count, number, "{}", puzzle.id);
                    told += 1;
                }
            }
        }
    }
    assert!(told >= 16, "{told} numbers");
}

#[test]
fn one_move_alone_wins() {
    for puzzle in all() {
        let id = &puzzle.id;
        let position = start(puzzle);
        let lines = proven(&position, u8::MAX).lines;
        assert!(lines.len() >= 3, "{id}: {} moves", lines.len());
        assert_eq!(lines[0].moves[0], puzzle.solution[0], "{id}");
        let plies = puzzle.solution.len() as u32;
        assert_eq!(lines[0].verdict, Verdict::Win { plies }, "{id}");
        for other in &lines[1..] {
            let lost = matches!(other.verdict, Verdict::Loss { .. });
            assert!(lost, "{id}: {} wins too", other.moves[0]);
        }
        // The proof has left no move out.
        for mv in position.legal_texts() {
            let is_known = lines.iter().any(|line| line.moves[0] == mv);
            assert!(is_known, "{id}: {mv} is not among the proven ones");
        }
    }
}

#[test]
fn solutions_go_the_shortest_way_against_the_longest_defence() {
    for puzzle in all() {
        let id = &puzzle.id;
        let mut position = start(puzzle);
        let solver = position.to_act();
        for (n, mv) in puzzle.solution.iter().enumerate() {
            let plies = (puzzle.solution.len() - n) as u32;
            let expected = Verdict::decided(position.to_act() == solver, plies);
            let found = proven(&position, 1).lines[0].verdict;
            assert_eq!(found, expected, "{id} at {mv}");
            position.play_text(mv).unwrap();
        }
        assert_eq!(winner(&position), Some(solver), "{id}");
    }
}

#[test]
fn wrong_tries_are_refuted_to_the_end() {
    let never = CancelToken::default();
    for puzzle in all() {
        let id = &puzzle.id;
        let position = start(puzzle);
        let solver = position.to_act();
        let right = judge(&position, &puzzle.solution[0], &never).unwrap();
        match right.unwrap() {
            Feedback::Solves => assert_eq!(puzzle.solution.len(), 1, "{id}"),
            Feedback::KeepsWinning { unique, plies, .. } => {
                assert!(unique, "{id}");
                assert_eq!(plies as usize + 1, puzzle.solution.len(), "{id}");
            }
            other => panic!("{id}: {other:?}"),
        }
        let tries = moves(&position)
            .into_iter()
            .map(|mv| position.move_text(&mv));
        for mv in tries.filter(|mv| *mv != puzzle.solution[0]) {
            let judged = judge(&position, &mv, &never).unwrap().unwrap();
            let Feedback::Loses { refutation, .. } = judged else {
                panic!("{id}: {mv} is {judged:?}");
            };
            let mut end = position.clone();
            for next in core::iter::once(&mv).chain(&refutation) {
                end.play_text(next).unwrap();
            }
            assert_eq!(winner(&end), Some(solver.other()), "{id}: {mv}");
        }
    }
}

/// A turn has two halves: the judge knows whose the second one is.
#[test]
fn every_step_of_a_solution_is_judged_as_winning() {
    let never = CancelToken::default();
    for puzzle in all() {
        let mut position = start(puzzle);
        let solver = position.to_act();
        for mv in &puzzle.solution {
            if position.to_act() == solver {
                let judged = judge(&position, mv, &never).unwrap().unwrap();
                let wins = matches!(judged, Feedback::Solves | Feedback::KeepsWinning { .. });
                assert!(wins, "{}: {mv} is {judged:?}", puzzle.id);
            }
            position.play_text(mv).unwrap();
        }
    }
}

#[test]
fn far_from_the_end_the_judge_comes_to_an_end_and_promises_nothing() {
    let never = CancelToken::default();
    let position = Xong::new(curio_rules::xong::Options::default());
    let judged = judge(&position, "place:0,0,0", &never).unwrap().unwrap();
    assert!(matches!(judged, Feedback::LetsGo { .. }), "{judged:?}");
    assert_eq!(
        judge(&position, "place:0,0,0", &CancelToken::cancelled()),
        Ok(None)
    );
}
