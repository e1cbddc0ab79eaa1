//! Solving positions of Xafka on request, with as much time and memory as is granted:
//! who wins, by which move, and if wanted the proof.

use crate::clock::Instant;
use core::sync::atomic::AtomicBool;
use std::collections::BTreeSet;

use super::{
    super::{CancelToken, Limits, limits::SearchBudget},
    jobs::{self, Jobs, News},
    proof::Proof,
    proof_estimator::ProofEstimator,
    solver::Solver,
    strategy::Strategy,
};
use curio_rules::{Game, Player, xafka::Xafka};

/// How much may be spent on solving a position.
#[derive(Clone, Debug)]
pub struct Grant {
    /// Positions and time. Other limits do not matter.
    pub limits: Limits,
    /// The most memory for what was found out, in bytes.
    pub memory: usize,
    /// The most positions of the winner's strategy; 0 if only the winner is asked for.
    pub strategy: usize,
    /// What is expected of positions; who wins does not depend on it.
    pub estimator: ProofEstimator,
}

/// A solved position.
#[derive(Clone, Debug)]
pub struct Solved {
    /// Who wins.
    pub winner: Player,
    /// The move by which the player to move wins; nothing if the other player does.
    pub mv: Option<String>,
    /// Positions that were looked at.
    pub nodes: u64,
    /// How the winner wins; nothing if it was not asked for, or is longer than granted.
    pub proof: Option<Proof>,
}

/// Why a position was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The game is over.
    #[error("the match is over")]
    Over,
    /// The solver does not know these rules.
    #[error("only two-player games on at most 37 hexagons with free corner lines can be solved")]
    Rules,
    /// There is not as much memory as was granted.
    #[error("not enough memory: {} MiB are needed", bytes >> 20)]
    Memory {
        /// What was granted, in bytes.
        bytes: usize,
    },
    /// It was stopped, or what was granted did not suffice.
    #[error("not solved after {nodes} positions")]
    Stopped {
        /// Positions that were looked at.
        nodes: u64,
    },
}

/// Finds out who wins a position.
///
/// # Errors
/// When it cannot be solved, or not with what is granted.
pub fn solve(position: &Xafka, grant: &Grant, stop: &CancelToken) -> Result<Solved, Unsolved> {
    let bytes = available(position, grant)?;
    let mut solver = Solver::with(position, bytes, &grant.estimator).ok_or(Unsolved::Rules)?;
    let done = AtomicBool::new(false);
    let mut budget = SearchBudget::new(&grant.limits, Instant::now(), stop, &done);
    let root = *solver.root();
    let Some(wins) = solver.wins(&root, &mut budget) else {
        return Err(Unsolved::Stopped {
            nodes: budget.nodes(),
        });
    };
    let me = position.to_move();
    let winner = if wins { me } else { me.other() };
    let nodes = budget.nodes();
    let mv = solver.winning_move(&root, &mut budget);
    let strategy = Strategy::find(&mut solver, &root, &mut budget, grant.strategy);
    Ok(Solved {
        winner,
        mv: mv.map(|(mv, _)| position.move_text(&mv)),
        nodes,
        proof: strategy.map(|strategy| {
            let moves = texts(&solver, &strategy, position);
            Proof::new(*position, winner, moves)
        }),
    })
}

/// The same by many jobs, for positions that take hours. The proof leaves the positions
/// where the jobs found out who wins to the solver (see [`Proof::left_to_solve`]).
///
/// # Errors
/// When it cannot be solved, or not with what is granted.
pub fn solve_by_jobs(
    position: &Xafka,
    grant: &Grant,
    jobs: &Jobs<'_>,
    stop: &CancelToken,
    hear: &mut (dyn FnMut(&News) + Send),
) -> Result<Solved, Unsolved> {
    available(position, grant)?;
    let found = jobs::search(position, grant, jobs, stop, hear)?;
    let me = position.to_move();
    let winner = if found.wins { me } else { me.other() };
    let mv = position.legal_moves().into_iter().find(|mv| {
        let mut next = *position;
        next.play_unchecked(*mv);
        found.wins && found.tree.loses(&next)
    });
    Ok(Solved {
        winner,
        mv: mv.map(|mv| position.move_text(&mv)),
        nodes: found.nodes,
        proof: found.tree.proof(position, winner).map(|plan| {
            let plan = jobs::refine(plan, (position, winner), grant, jobs, stop, hear);
            let proof = Proof::new(*position, winner, plan.moves);
            proof.leaving(plan.left_to_solve)
        }),
    })
}

/// The memory that was granted, if there is as much and something to solve.
pub(super) fn available(position: &Xafka, grant: &Grant) -> Result<usize, Unsolved> {
    if position.is_over() {
        return Err(Unsolved::Over);
    }
    // The solver allocates this at once, and a failed allocation would end the program.
    let bytes = grant.memory;
    let there_is = Vec::<u8>::new().try_reserve_exact(bytes);
    there_is.map_err(|_| Unsolved::Memory { bytes })?;
    Ok(bytes)
}

/// The moves of a strategy with the positions, as texts.
fn texts(solver: &Solver, strategy: &Strategy, start: &Xafka) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![(*solver.root(), *start)];
    while let Some((state, position)) = open.pop() {
        if !seen.insert(state.key()) {
            continue;
        }
        let next = |mv| {
            let mut next = position;
            next.play_unchecked(mv);
            next
        };
        if let Some(&(mv, state)) = strategy.moves.get(&state.key()) {
            texts.push((position.position_text(), position.move_text(&mv)));
            open.push((state, next(mv)));
        } else {
            let moves = solver.moves(&state).into_iter();
            open.extend(moves.map(|(mv, state)| (state, next(mv))));
        }
    }
    texts
}
