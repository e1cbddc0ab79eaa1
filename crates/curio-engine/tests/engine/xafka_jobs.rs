//! Solving positions of Xafka by jobs: the same winners as without, proofs that hold,
//! and work that goes on where it was.

use curio_engine::{
    CancelToken, Limits,
    xafka::{
        Found, Grant, Job, Jobs, Proof, Solved, Unsettled, Unsolved, settle, solve, solve_by_jobs,
    },
};
use curio_rules::{
    Game,
    xafka::{Options, Shape, Xafka},
};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::xafka_solving::{self, random_position};

fn grant() -> Grant {
    xafka_solving::grant(0)
}

/// Solves a position by small jobs; also what was told.
fn by_jobs(
    position: &Xafka,
    grant: &Grant,
    threads: usize,
    known: &[Job],
) -> (Result<Solved, Unsolved>, Vec<Job>) {
    let jobs = Jobs {
        threads,
        nodes: 150,
        known,
        finest: None,
    };
    let mut told = Vec::new();
    let solved = solve_by_jobs(
        position,
        grant,
        &jobs,
        &CancelToken::default(),
        &mut |news| {
            told.push(news.job.clone());
        },
    );
    (solved, told)
}

#[test]
fn jobs_find_the_same_winner_and_a_proof_that_holds() {
    let mut dice = Pcg64Mcg::seed_from_u64(11);
    let mut left = 0;
    for round in 0..14 {
        let (shape, standing) = [(Shape::Side4, 21), (Shape::Side3, 17)][round % 2];
        let Some(position) = random_position(Options::on(shape), standing, &mut dice) else {
            continue;
        };
        let expected = solve(&position, &grant(), &CancelToken::default()).unwrap();
        let (solved, _) = by_jobs(&position, &grant(), 1 + round % 3, &[]);
        let solved = solved.unwrap();
        assert_eq!(solved.winner, expected.winner, "{position:?}");
        assert_eq!(solved.mv.is_some(), expected.mv.is_some());
        let proof = Proof::read(&solved.proof.unwrap().write()).unwrap();
        let checked = proof.check().unwrap();
        left += checked.left_to_solve.len();
        let positions = &checked.left_to_solve;
        let stop = CancelToken::default();
        let mut done = 0;
        let confirmed = settle(positions, proof.winner, &grant(), 2, &stop, &mut |it| {
            done = it;
        });
        confirmed.unwrap();
        assert_eq!(done, positions.len());
        // The other player wins none of them.
        if !positions.is_empty() {
            let other = proof.winner.other();
            let wrong = settle(positions, other, &grant(), 1, &stop, &mut |_| ());
            assert!(matches!(wrong, Err(Unsettled::Lost { .. })), "{wrong:?}");
        }
    }
    assert!(left > 20, "{left}");
}

#[test]
fn work_goes_on_where_it_was() {
    let mut dice = Pcg64Mcg::seed_from_u64(23);
    let position = random_position(Options::default(), 24, &mut dice).unwrap();
    let (whole, all) = by_jobs(&position, &grant(), 1, &[]);
    let whole = whole.unwrap();
    assert!(all.len() > 5, "{}", all.len());
    let nodes = |jobs: &[Job]| jobs.iter().map(|job| job.nodes).sum::<u64>();
    assert_eq!(nodes(&all), whole.nodes);
    assert!(all.iter().any(|job| matches!(job.found, Found::Winner(_))));
    // Nothing is left to do.
    let (again, none) = by_jobs(&position, &grant(), 1, &all);
    let again = again.unwrap();
    assert_eq!((again.winner, again.nodes), (whole.winner, 0));
    assert!(none.is_empty());
    assert_eq!(again.proof, whole.proof);
    // Some is.
    let (some, rest) = by_jobs(&position, &grant(), 1, &all[..all.len() / 2]);
    assert_eq!(some.unwrap().winner, whole.winner);
    assert!(!rest.is_empty() && nodes(&rest) < whole.nodes);
}

#[test]
fn what_is_solved_apart_is_put_together() {
    let mut dice = Pcg64Mcg::seed_from_u64(5);
    let position = random_position(Options::default(), 24, &mut dice).unwrap();
    let mut known = Vec::new();
    let mut winners = Vec::new();
    for mv in position.legal_moves() {
        let mut next = position;
        next.play_unchecked(mv);
        if !next.is_over() {
            let (solved, told) = by_jobs(&next, &grant(), 1, &[]);
            winners.push(solved.unwrap().winner);
            known.extend(told);
        }
    }
    let (solved, told) = by_jobs(&position, &grant(), 1, &known);
    let solved = solved.unwrap();
    let wins = winners.contains(&position.to_move());
    assert_eq!(solved.winner == position.to_move(), wins);
    // Nothing is looked at but the position itself, and the proof goes down to the same jobs.
    assert_eq!((solved.nodes, told.len()), (1, 1));
    let checked = solved.proof.unwrap().check().unwrap();
    let jobs: Vec<&str> = known.iter().map(|job| job.position.as_str()).collect();
    for position in &checked.left_to_solve {
        assert!(
            jobs.contains(&position.position_text().as_str()),
            "{position:?}"
        );
    }
}

#[test]
fn jobs_take_no_more_than_is_granted() {
    let position = Xafka::new(Options::default());
    for threads in [1, 3] {
        let little = Grant {
            limits: Limits::nodes(1_000),
            ..grant()
        };
        let (unsolved, told) = by_jobs(&position, &little, threads, &[]);
        assert_eq!(unsolved.unwrap_err(), Unsolved::Stopped { nodes: 1_000 });
        assert!(told.len() >= 7, "{}", told.len());
    }
    let stop = CancelToken::cancelled();
    let jobs = Jobs {
        threads: 2,
        nodes: 1_000,
        known: &[],
        finest: None,
    };
    let unsolved = solve_by_jobs(&position, &grant(), &jobs, &stop, &mut |_| ());
    assert_eq!(unsolved.unwrap_err(), Unsolved::Stopped { nodes: 1 });
    let large = Xafka::new(Options::on(Shape::Side5));
    let (unsolved, _) = by_jobs(&large, &grant(), 1, &[]);
    assert_eq!(unsolved.unwrap_err(), Unsolved::Rules);
}

#[test]
fn a_proof_is_split_as_finely_as_is_wanted() {
    let mut dice = Pcg64Mcg::seed_from_u64(31);
    let position = random_position(Options::default(), 24, &mut dice).unwrap();
    let stop = CancelToken::default();
    let solved = |finest| {
        let jobs = Jobs {
            threads: 2,
            nodes: 5_000,
            known: &[],
            finest,
        };
        let solved = solve_by_jobs(&position, &grant(), &jobs, &stop, &mut |_| ());
        solved.unwrap().proof.unwrap()
    };
    let (coarse, fine) = (solved(None), solved(Some(300)));
    assert!(fine.left_to_solve() > 4 * coarse.left_to_solve());
    assert_eq!(fine.winner, coarse.winner);
    let checked = fine.check().unwrap();
    assert_eq!(checked.moves, fine.len());
    for position in &checked.left_to_solve {
        let little = Grant {
            limits: Limits::nodes(2_000),
            memory: 1 << 26,
            ..grant()
        };
        let found = solve(position, &little, &stop).unwrap();
        assert_eq!(found.winner, fine.winner, "{position:?}");
    }
}
