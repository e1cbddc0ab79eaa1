//! Solving what a proof leaves to the solver, so that nothing of it has to be believed.

use crate::clock::Instant;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{
    super::{CancelToken, limits::SearchBudget},
    memory::Memory,
    solver::Solver,
    solving::{Grant, Unsolved, available},
};
use curio_rules::{Game, Player, xafka::Xafka};

/// Why it is not certain that a player wins all positions.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsettled {
    /// The other player wins one.
    #[error("the other player wins `{position}`")]
    Lost {
        /// The position.
        position: String,
    },
    /// One was not solved.
    #[error("`{position}`: {reason}")]
    Unsolved {
        /// The position.
        position: String,
        /// Why not.
        reason: Unsolved,
    },
}

/// Has the solver confirm that `winner` wins all these positions, which are of the same
/// board and rules, on several threads (0 means 1); how many positions it looked at. `hear`
/// is told how many are done. The limits hold for each position.
///
/// # Errors
/// When one is won by the other player, or cannot be solved.
pub fn settle(
    positions: &[Xafka],
    winner: Player,
    grant: &Grant,
    threads: usize,
    stop: &CancelToken,
    hear: &mut (dyn FnMut(usize) + Send),
) -> Result<u64, Unsettled> {
    let Some(first) = positions.first() else {
        return Ok(0);
    };
    if let Err(reason) = available(first, grant) {
        let position = first.position_text();
        return Err(Unsettled::Unsolved { position, reason });
    }
    let task = Task {
        winner,
        grant,
        stop,
        memory: Arc::new(Memory::new(grant.memory, first.board().len().into())),
        has_failed: AtomicBool::new(false),
        progress: Mutex::new(Progress {
            left: positions.iter(),
            done: 0,
            nodes: 0,
            failure: None,
            hear,
        }),
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| task.work());
        }
    });
    let progress = task.progress.into_inner();
    let progress = progress.unwrap_or_else(PoisonError::into_inner);
    progress.failure.map_or(Ok(progress.nodes), Err)
}

/// What the threads share.
struct Task<'a> {
    winner: Player,
    grant: &'a Grant,
    stop: &'a CancelToken,
    memory: Arc<Memory>,
    /// The other threads need not go on.
    has_failed: AtomicBool,
    progress: Mutex<Progress<'a>>,
}

struct Progress<'a> {
    left: core::slice::Iter<'a, Xafka>,
    done: usize,
    nodes: u64,
    /// The first that was found.
    failure: Option<Unsettled>,
    hear: &'a mut (dyn FnMut(usize) + Send),
}

impl<'a> Task<'a> {
    fn lock(&self) -> MutexGuard<'_, Progress<'a>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Confirms one position after the other until none is left, or one fails.
    fn work(&self) {
        let mut solver = None;
        let mut progress = self.lock();
        while progress.failure.is_none() {
            let Some(position) = progress.left.next() else {
                break;
            };
            drop(progress);
            let confirmed = self.confirm(position, &mut solver);
            progress = self.lock();
            match confirmed {
                Ok(nodes) => {
                    progress.done += 1;
                    progress.nodes += nodes;
                    let done = progress.done;
                    (progress.hear)(done);
                }
                Err(failure) => {
                    self.has_failed.store(true, Relaxed);
                    progress.failure.get_or_insert(failure);
                }
            }
        }
    }

    /// Solves a position; how many positions were looked at for it.
    fn confirm(&self, position: &Xafka, solver: &mut Option<Solver>) -> Result<u64, Unsettled> {
        let unsolved = |reason| Unsettled::Unsolved {
            position: position.position_text(),
            reason,
        };
        if position.is_over() {
            return Err(unsolved(Unsolved::Over));
        }
        if solver.is_none() {
            let memory = || Arc::clone(&self.memory);
            *solver = Solver::sharing(position, memory, &self.grant.estimator);
        }
        let solver = solver.as_mut().ok_or_else(|| unsolved(Unsolved::Rules))?;
        let started = Instant::now();
        let mut budget =
            SearchBudget::new(&self.grant.limits, started, self.stop, &self.has_failed);
        let wins = solver.wins(&solver.state(position), &mut budget);
        let nodes = budget.nodes();
        let wins = wins.ok_or_else(|| unsolved(Unsolved::Stopped { nodes }))?;
        if wins == (position.to_move() == self.winner) {
            Ok(nodes)
        } else {
            Err(Unsettled::Lost {
                position: position.position_text(),
            })
        }
    }
}
