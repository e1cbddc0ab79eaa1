//! Which moves of a position of Xafka win and which lose: each is looked up in the book or
//! solved, as far as that goes, for an analysis of several lines. The search goes on meanwhile;
//! what it proves itself is exact, while here only the winner is known for certain and the
//! number of plies is a bound.

use crate::clock::Instant;
use core::sync::atomic::AtomicBool;

use super::{
    super::{CancelToken, Limits, Line, Report, Verdict, limits::SearchBudget},
    book::Book,
    most_plies,
    solver::Solver,
    state::State,
    strategy::Strategy,
};
use curio_rules::{
    Game,
    xafka::{Move, Xafka},
};

/// Positions that may be looked at for each move.
const FOR_EACH: u64 = 600_000;

/// Positions of a strategy that are followed to say how long the game may last.
const FOLLOWED: usize = 20_000;

const MEMORY: usize = 1 << 25;

/// What is known of the moves of a position.
#[derive(Debug, Default)]
pub(super) struct Outcomes {
    /// A line for each move that is solved, the moves that win before the others.
    lines: Vec<Line<Move>>,
    /// Positions that were looked at.
    pub nodes: u64,
}

impl Outcomes {
    /// Whether anything may be found: in the book, or by solving, which is done where no
    /// more than `soon` plies are left.
    pub fn may_be_found(position: &Xafka, soon: u32) -> bool {
        most_plies(position) <= soon || !in_book(position).is_empty()
    }

    /// Takes what the book knows, then solves one move after the other, the most promising
    /// first, and tells what is known after each; until it is stopped.
    pub fn find(
        position: &Xafka,
        soon: u32,
        stop: &CancelToken,
        tell: &mut dyn FnMut(&Self),
    ) -> Self {
        let mut found = Self::default();
        found.add(in_book(position));
        if !found.lines.is_empty() {
            tell(&found);
        }
        if most_plies(position) > soon {
            return found;
        }
        let Some(mut solver) = Solver::new(position, MEMORY) else {
            return found;
        };
        let root = *solver.root();
        for (mv, next) in solver.promising(&root) {
            if stop.is_cancelled() {
                break;
            }
            if found
                .lines
                .iter()
                .any(|line| line.moves.first() == Some(&mv))
            {
                continue;
            }
            let limits = Limits::nodes(FOR_EACH);
            let done = AtomicBool::new(false);
            let mut budget = SearchBudget::new(&limits, Instant::now(), stop, &done);
            let line = solved(&mut solver, position, (mv, &next), &mut budget);
            found.nodes += budget.nodes();
            if let Some(line) = line {
                found.add([line]);
                tell(&found);
            }
        }
        found
    }

    fn add(&mut self, lines: impl IntoIterator<Item = Line<Move>>) {
        self.lines.extend(lines);
        self.lines
            .sort_by_key(|line| core::cmp::Reverse(line.verdict));
    }

    /// The report of a search with what is known here, and with as many lines as are wanted.
    pub fn amend(&self, report: &Report<Move>, wanted: u8) -> Report<Move> {
        let mut report = report.clone();
        report.nodes += self.nodes;
        if report.complete || self.lines.is_empty() {
            return report;
        }
        let is_same =
            |one: &Line<Move>, other: &Line<Move>| one.moves.first() == other.moves.first();
        for line in &mut report.lines {
            if !line.verdict.is_proven()
                && let Some(known) = self.lines.iter().find(|known| is_same(known, line))
            {
                line.verdict = known.verdict;
                // Of a lost move, the search tells what is hardest to answer.
                if matches!(known.verdict, Verdict::Win { .. }) {
                    line.moves.clone_from(&known.moves);
                }
            }
        }
        let wins = |line: &&Line<Move>| matches!(line.verdict, Verdict::Win { .. });
        for known in self.lines.iter().filter(wins) {
            if !report.lines.iter().any(|line| is_same(known, line)) {
                report.lines.push(known.clone());
            }
        }
        report
            .lines
            .sort_by_key(|line| core::cmp::Reverse(line.verdict));
        report.lines.truncate(usize::from(wanted.max(1)));
        report
    }
}

/// What the book knows of the moves of a position.
fn in_book(position: &Xafka) -> Vec<Line<Move>> {
    let book = Book::open();
    let me = position.to_move();
    let plies = most_plies(position);
    let outcome = |mv: Move| {
        let mut next = *position;
        next.play_unchecked(mv);
        let verdict = Verdict::decided(book.winner(&next)? == me, plies);
        Some(Line {
            verdict,
            moves: vec![mv],
        })
    };
    position
        .legal_moves()
        .into_iter()
        .filter_map(outcome)
        .collect()
}

/// What the move leads to, if it is found out.
fn solved(
    solver: &mut Solver,
    position: &Xafka,
    (mv, next): (Move, &State),
    budget: &mut SearchBudget<'_>,
) -> Option<Line<Move>> {
    let is_lost = solver.wins(next, budget)?;
    let strategy = Strategy::find(solver, next, budget, FOLLOWED);
    let mut moves = vec![mv];
    // Where the winner's moves cannot be followed in time, the board says how long the
    // game can last.
    let plies = strategy.map_or_else(
        || most_plies(position),
        |strategy| {
            moves.extend(strategy.line);
            1 + strategy.plies
        },
    );
    let verdict = Verdict::decided(!is_lost, plies);
    Some(Line { verdict, moves })
}
