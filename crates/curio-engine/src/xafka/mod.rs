//! The opponents of Xafka: `XafkaThinker` searches, and proves who wins near the end.
//! Here is what the search has to know of the game.

mod book;
pub mod evaluation;
mod explain;
mod jobs;
mod lattice;
mod memory;
mod outcomes;
mod proof;
mod proof_estimator;
mod settling;
mod solver;
mod solving;
mod state;
mod strategy;
mod themes;
mod thinker;
mod tree;
mod weights;

pub use jobs::{Found, Job, Jobs, News};
pub use proof::{Checked, Proof, ProofError};
pub use proof_estimator::ProofEstimator;
pub use settling::{Unsettled, settle};
pub use solving::{Grant, Solved, Unsolved, solve, solve_by_jobs};
pub(super) use themes::themes;
pub(super) use thinker::XafkaThinker;

use super::{
    Ending, Line, Searchable, USUAL,
    baseline::{RuleSet, drawn},
    explain::Explanation,
    sight,
};
use curio_rules::{
    Player, PlayerSet,
    xafka::{Cell, Goal, Light, Move, Xafka},
};

const GREEN: u16 = 64;
const RED: u16 = 65;
const RETIRE: u16 = 66;

/// The rules for the baselines; nobody is ahead before the end.
pub(super) const RULES: RuleSet<Xafka> = RuleSet {
    list: Searchable::list_moves,
    draw: |position, spare, dice| {
        spare.clear();
        position.list_moves(spare);
        drawn(spare, dice)
    },
    make_move: Searchable::make_move,
    winners: |position| position.winner().into_iter().collect(),
    standing: |_, _| 0,
};

/// How many plies a game goes on at most.
fn most_plies(position: &Xafka) -> u32 {
    position.standing().len() + u32::from(position.light() == Light::Yellow)
}

impl Searchable for Xafka {
    const CODES: usize = 67;

    fn list_moves(&self, list: &mut Vec<Move>) {
        list.extend(self.destinations().into_iter().map(Move::To));
        if self.light_is_free() && !self.is_over() {
            list.extend([Move::Set(Goal::Green), Move::Set(Goal::Red)]);
        }
    }

    fn make_move(&mut self, mv: &Move) {
        self.play_unchecked(*mv);
    }

    fn code(mv: &Move) -> u16 {
        match mv {
            Move::To(cell) => u16::from(cell.0 & 63),
            Move::Set(Goal::Green) => GREEN,
            Move::Set(Goal::Red) => RED,
            Move::Retire(_) => RETIRE,
        }
    }

    fn result_for(&self, side: PlayerSet) -> Option<Ending> {
        let winner = self.winner()?;
        Some(Ending::for_side(side, Some(winner)))
    }

    fn evaluate(&self, side: PlayerSet) -> i32 {
        evaluation::evaluate(self, side)
    }

    fn order_score(&self, mv: &Move) -> i32 {
        // The fewer replies there are, the smaller is the tree below.
        let mut next = *self;
        next.play_unchecked(*mv);
        let replies = next.destinations_of(next.to_move()).len() as i32;
        83 * (12 - replies).max(0)
    }

    /// The farther a hexagon is from the piece, the sooner it is overlooked.
    fn salience(&self, mv: &Move) -> u32 {
        match (mv, self.piece(self.to_move())) {
            (Move::To(cell), Some(from)) => {
                let board = self.board();
                let away = board.hex(from).unsigned_distance_to(board.hex(*cell));
                sight::of_distance(away)
            }
            _ => USUAL,
        }
    }

    fn is_quiet(&self) -> bool {
        self.destinations().len() > 1
    }

    fn alike(&self, mv: &Move) -> Vec<Move> {
        // Later hardly any position is symmetric.
        if self.turns() > 2 {
            return vec![*mv];
        }
        let Move::To(cell) = *mv else {
            return vec![*mv];
        };
        let mut cells: Vec<Cell> = self
            .board()
            .symmetries()
            .iter()
            .filter(|symmetry| self.transformed(symmetry) == *self)
            .filter_map(|symmetry| symmetry.get(cell.index()).copied())
            .collect();
        cells.sort();
        cells.dedup();
        cells.into_iter().map(Move::To).collect()
    }

    fn is_opening(&self) -> bool {
        self.turns() < u32::from(self.players()) + 2
    }

    fn explain(&self, mv: &Move, line: &Line<Move>, reader: Player) -> Explanation {
        explain::explain(self, *mv, line, reader)
    }
}
