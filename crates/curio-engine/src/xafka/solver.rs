//! Exact solving of Xafka for two: depth-first proof-number search (Nagai, "Df-pn
//! algorithm for searching AND/OR trees and its applications", 2002), which always
//! looks where the least is missing to prove a win or a loss. No game is drawn, and
//! no position comes up twice in a game, so neither needs care.
//!
//! The search says who wins, and by which move; how soon is not its question. What
//! a position is to it, and what is known of one at once, is in `state`.

use std::sync::Arc;

use super::{
    super::limits::SearchBudget,
    memory::{Memory, Missing, NEVER},
    proof_estimator::ProofEstimator,
    state::{Field, State},
};
use curio_rules::xafka::{Move, Xafka};

/// A position after a move, and what is missing there.
#[derive(Clone, Copy, Debug)]
struct Child {
    state: State,
    missing: Missing,
}

/// Solves one position and those after it.
#[derive(Debug)]
pub(super) struct Solver {
    field: Field,
    root: State,
    memory: Arc<Memory>,
    /// Children of the positions between the root and the one that is looked at.
    lists: Vec<Vec<Child>>,
    scratch: Vec<(Move, State)>,
}

impl Solver {
    /// Prepares to solve a position with a memory of at most this many bytes; nothing
    /// if the game is over, or has rules that the solver does not know.
    pub fn new(position: &Xafka, bytes: usize) -> Option<Self> {
        Self::with(position, bytes, &ProofEstimator::default())
    }

    /// The same with other expectations.
    pub fn with(position: &Xafka, bytes: usize, estimator: &ProofEstimator) -> Option<Self> {
        let memory = || Arc::new(Memory::new(bytes, position.board().len().into()));
        Self::sharing(position, memory, estimator)
    }

    /// The same with a memory that other solvers of the same board have, too.
    pub fn sharing(
        position: &Xafka,
        memory: impl FnOnce() -> Arc<Memory>,
        estimator: &ProofEstimator,
    ) -> Option<Self> {
        let (field, root) = Field::new(position, estimator)?;
        Some(Self {
            field,
            root,
            memory: memory(),
            lists: Vec::new(),
            scratch: Vec::new(),
        })
    }

    pub const fn root(&self) -> &State {
        &self.root
    }

    /// Another position of the same board and rules.
    pub fn state(&self, position: &Xafka) -> State {
        self.field.state(position)
    }

    /// Whether the player to move in `state` wins; nothing if the budget was spent
    /// before that was known.
    pub fn wins(&mut self, state: &State, budget: &mut SearchBudget<'_>) -> Option<bool> {
        self.search(state, budget).answer()
    }

    /// What is missing in `state` when it is known who wins, or the budget is spent.
    pub fn search(&mut self, state: &State, budget: &mut SearchBudget<'_>) -> Missing {
        let mut missing = self.look(state);
        while missing.answer().is_none() && !budget.is_spent() {
            missing = self.expand(state, NEVER, NEVER, 0, budget);
        }
        missing
    }

    /// The moves in `state` and the positions after them.
    pub fn moves(&self, state: &State) -> Vec<(Move, State)> {
        let mut list = Vec::new();
        self.field.list_moves(state, &mut list);
        list
    }

    /// The same, those closest to being proven a win first.
    pub fn promising(&self, state: &State) -> Vec<(Move, State)> {
        let mut moves = self.moves(state);
        moves.sort_by_cached_key(|(_, next)| self.look(next).loss);
        moves
    }

    /// The move by which the player to move wins, and where it leads: of several that
    /// are known the first, else the first that is found. Nothing where none wins, or
    /// the budget was spent.
    pub fn winning_move(
        &mut self,
        state: &State,
        budget: &mut SearchBudget<'_>,
    ) -> Option<(Move, State)> {
        self.promising(state)
            .into_iter()
            .find(|(_, next)| self.wins(next, budget) == Some(false))
    }

    /// Whether the player to move wins, where that is seen without looking at moves.
    pub fn evident(&self, state: &State) -> Option<bool> {
        self.field.known(state)
    }

    /// What is missing at a position, as far as it was looked at before.
    pub fn look(&self, state: &State) -> Missing {
        if let Some(wins) = self.evident(state) {
            return Missing::proven(wins);
        }
        self.memory.get(state.key()).unwrap_or_else(|| {
            let (win, loss) = self.field.proof_numbers(state);
            Missing { win, loss }
        })
    }

    /// Looks below a position until as much is missing to prove a win, or a loss, as the
    /// thresholds say, or either is proven. Its moves are kept in the list of its ply.
    fn expand(
        &mut self,
        state: &State,
        enough_win: u32,
        enough_loss: u32,
        ply: usize,
        budget: &mut SearchBudget<'_>,
    ) -> Missing {
        let before = budget.nodes();
        budget.count();
        while self.lists.len() <= ply {
            self.lists.push(Vec::new());
        }
        let mut list = core::mem::take(&mut self.lists[ply]);
        list.clear();
        let mut moves = core::mem::take(&mut self.scratch);
        moves.clear();
        self.field.list_moves(state, &mut moves);
        self.memory
            .fetch(moves.iter().map(|(_, state)| state.key()));
        list.extend(moves.iter().map(|&(_, state)| Child {
            state,
            missing: self.look(&state),
        }));
        self.scratch = moves;
        let missing = loop {
            let sum = Sum::new(&list);
            let done = sum.missing.win >= enough_win || sum.missing.loss >= enough_loss;
            let Some(child) = list.get(sum.best).copied().filter(|_| !done) else {
                break sum.missing;
            };
            if budget.is_spent() {
                break sum.missing;
            }
            // To win here is to leave a loss there. Another move is looked at only when
            // it has become clearly better than this one.
            let win = enough_loss - sum.missing.loss + child.missing.win;
            let second = sum.second.saturating_add(1 + sum.second / 8);
            let loss = enough_win.min(second);
            let found = self.expand(&child.state, win.min(NEVER), loss, ply + 1, budget);
            list[sum.best].missing = found;
        };
        self.lists[ply] = list;
        self.memory
            .put(state.key(), missing, budget.nodes() - before);
        missing
    }
}

/// What is missing at a position by what is missing after its moves.
struct Sum {
    missing: Missing,
    /// The number of the move closest to being proven a win.
    best: usize,
    /// What is missing to prove the next best.
    second: u32,
}

impl Sum {
    fn new(list: &[Child]) -> Self {
        let (mut win, mut second, mut best) = (NEVER, NEVER, 0);
        let mut loss = 0_u64;
        for (number, child) in list.iter().enumerate() {
            loss += u64::from(child.missing.win);
            if child.missing.loss < win {
                (second, win, best) = (win, child.missing.loss, number);
            } else {
                second = second.min(child.missing.loss);
            }
        }
        let loss = if win == 0 {
            NEVER
        } else {
            loss.min(u64::from(NEVER)) as u32
        };
        Self {
            missing: Missing { win, loss },
            best,
            second,
        }
    }
}
