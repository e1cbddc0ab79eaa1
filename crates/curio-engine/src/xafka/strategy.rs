//! How the winner of a solved position of Xafka plays: a move for every position that
//! can come up. The solver finds out who wins; here its answer becomes a proof that
//! can be read, and checked with nothing but the rules (see `proof`).

use std::collections::BTreeMap;

use super::{super::limits::SearchBudget, solver::Solver, state::State};
use curio_rules::xafka::Move;

/// A winning strategy.
#[derive(Debug)]
pub(super) struct Strategy {
    /// After how many plies the game is over at the latest.
    pub plies: u32,
    /// The winner's moves and the longest resistance.
    pub line: Vec<Move>,
    /// The winner's moves by the keys of the positions, and where they lead.
    pub moves: BTreeMap<u64, (Move, State)>,
}

/// What is known of a position in a strategy.
#[derive(Clone, Copy, Debug)]
struct Step {
    plies: u32,
    /// The move of the winner, or the longest resistance; nothing at the end.
    mv: Option<(Move, State)>,
    is_winners: bool,
}

/// The positions of a strategy by their keys.
struct Cover<'a, 'b> {
    solver: &'a mut Solver,
    budget: &'a mut SearchBudget<'b>,
    steps: BTreeMap<u64, Step>,
    /// Positions that may be kept.
    most: usize,
}

impl Strategy {
    /// The strategy of the winner of a position; nothing when the budget was spent
    /// first, or it has more than `most` positions.
    pub fn find(
        solver: &mut Solver,
        root: &State,
        budget: &mut SearchBudget<'_>,
        most: usize,
    ) -> Option<Self> {
        let wins = solver.wins(root, budget)?;
        let mut cover = Cover {
            solver,
            budget,
            steps: BTreeMap::new(),
            most,
        };
        let plies = cover.add(root, wins)?;
        let steps = cover.steps;
        let next = |state: &State| steps.get(&state.key()).and_then(|step| step.mv);
        let line = core::iter::successors(next(root), |(_, state)| next(state))
            .map(|(mv, _)| mv)
            .collect();
        let moves = steps
            .iter()
            .filter(|(_, step)| step.is_winners)
            .filter_map(|(key, step)| Some((*key, step.mv?)))
            .collect();
        Some(Self { plies, line, moves })
    }
}

impl Cover<'_, '_> {
    /// Adds a position and all that can follow; how many plies are left at most.
    fn add(&mut self, state: &State, is_winners: bool) -> Option<u32> {
        if let Some(step) = self.steps.get(&state.key()) {
            return Some(step.plies);
        }
        if self.budget.count() || self.steps.len() >= self.most {
            return None;
        }
        let mut step = Step {
            plies: 0,
            mv: None,
            is_winners,
        };
        let moves = self.solver.moves(state);
        if is_winners && !moves.is_empty() {
            let (mv, next) = self.solver.winning_move(state, self.budget)?;
            step.plies = 1 + self.add(&next, false)?;
            step.mv = Some((mv, next));
        } else {
            for (mv, next) in moves {
                let plies = 1 + self.add(&next, true)?;
                if plies > step.plies {
                    step.plies = plies;
                    step.mv = Some((mv, next));
                }
            }
        }
        self.steps.insert(state.key(), step);
        Some(step.plies)
    }
}
