//! The thinker of Xafka: the search that the games share, and near the end, where it
//! has not found out who wins, the exact solver.

use crate::clock::Instant;
use core::{sync::atomic::AtomicBool, time::Duration};

use super::{
    super::{
        CancelToken, Limits, Line, Profile, Report, Searchable, Thinker, Verdict,
        explain::Explanation, limits::SearchBudget, searcher::Searcher,
    },
    book::Book,
    most_plies,
    outcomes::Outcomes,
    solver::Solver,
    strategy::Strategy,
};
use curio_rules::{
    Player,
    xafka::{Move, Xafka},
};

/// Positions that the proof looks at in a millisecond, about.
const A_MILLISECOND: u64 = 1_200;

/// A proof is tried where the most plies that can be left are no more than this plus the
/// binary logarithm of the positions that may be looked at.
const IN_REACH: u32 = 10;

/// Positions of a strategy that are followed to say how long the game may last.
const FOLLOWED: usize = 100_000;

/// Each move of a position is solved in an analysis where no more plies than this are left.
const SOLVED_SOON: u32 = 28;

/// Positions that an analysis looks at before that.
const FIRST_LOOK: u64 = 100_000;

/// A position is solved for the coach where no more plies than this are left, and as many
/// positions may be looked at for it.
const SOLVED_TO_ADVISE: u32 = 28;
const TO_SETTLE: u64 = 1_000_000;

/// Positions that a review may look at to prove who wins one of a match: enough for a match
/// from about its eighth turn on.
const TO_PROVE: u64 = 12_000_000;

/// A hint asks the solver who wins if the match can last this number of plies at most.
const PROVEN_TO_HINT: u32 = 31;

/// Positions that the coach has the search look at.
const TO_ADVISE: u64 = 20_000;

const LEAST_MEMORY: usize = 1 << 16;
const MOST_MEMORY: usize = 1 << 25;

/// Thinks about Xafka.
#[derive(Debug, Default)]
pub(in super::super) struct XafkaThinker {
    searcher: Searcher<Xafka>,
}

/// What is granted to a proof: half as many positions again as to the search, or what is
/// left of the time when the search has used half of it. Nothing where the end is too far
/// away for it, or several lines or not all moves are to be looked at.
fn granted(position: &Xafka, limits: &Limits) -> Option<Limits> {
    let plies = most_plies(position);
    let is_whole = limits.lines <= 1
        && limits.glance.is_none()
        && limits.depth.is_none_or(|depth| depth >= plies);
    let nodes = match (limits.nodes, limits.time) {
        (Some(nodes), _) => nodes / 2,
        (None, Some(time)) => {
            let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            (millis / 2).saturating_mul(A_MILLISECOND)
        }
        (None, None) => return None,
    };
    (is_whole && plies <= nodes.max(1).ilog2() + IN_REACH).then(|| Limits {
        nodes: limits.nodes.map(|nodes| nodes / 2),
        time: limits.time,
        ..Limits::default()
    })
}

/// What is proven of a position, and how many positions were looked at for it.
#[derive(Debug, Default)]
struct Proven {
    /// Nothing where it is not known who wins.
    line: Option<(Verdict, Vec<Move>)>,
    nodes: u64,
}

fn prove(position: &Xafka, limits: &Limits, started: Instant, stop: &CancelToken) -> Proven {
    let nodes = limits.foreseen_nodes().unwrap_or(u64::MAX);
    let bytes = usize::try_from(nodes.saturating_mul(16)).unwrap_or(usize::MAX);
    let bytes = bytes.clamp(LEAST_MEMORY, MOST_MEMORY).next_power_of_two();
    let Some(mut solver) = Solver::new(position, bytes) else {
        return Proven::default();
    };
    let done = AtomicBool::new(false);
    let mut budget = SearchBudget::new(limits, started, stop, &done);
    let root = *solver.root();
    let line = solver.wins(&root, &mut budget).and_then(|wins| {
        let winning = solver.winning_move(&root, &mut budget);
        let strategy = Strategy::find(&mut solver, &root, &mut budget, FOLLOWED);
        // Where the winner's moves cannot be followed in time, the board says how long
        // the game can last.
        let (plies, line) = strategy.map_or_else(
            || {
                let line = winning.map(|(mv, _)| mv);
                (most_plies(position), line.into_iter().collect())
            },
            |strategy| (strategy.plies, strategy.line),
        );
        let verdict = Verdict::decided(wins, plies);
        let is_told = !wins || !line.is_empty();
        is_told.then_some((verdict, line))
    });
    Proven {
        line,
        nodes: budget.nodes(),
    }
}

impl XafkaThinker {
    /// An analysis that goes on until it is stopped: when the search has had a first look,
    /// each move is solved, if that can be done soon, and the search goes on.
    fn analyse(
        &mut self,
        position: &Xafka,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let started = Instant::now();
        let first = Limits {
            nodes: Some(FIRST_LOOK),
            ..limits.clone()
        };
        let seen = self.searcher.think_about(position, &first, stop, report)?;
        if seen.complete || stop.is_cancelled() {
            return Some(seen);
        }
        let amended = |outcomes: &Outcomes, found: &Report<Move>| Report {
            elapsed: started.elapsed(),
            ..outcomes.amend(found, limits.lines)
        };
        let outcomes = Outcomes::find(position, SOLVED_SOON, stop, &mut |outcomes| {
            report(&amended(outcomes, &seen));
        });
        let found = self
            .searcher
            .think_about(position, limits, stop, &mut |found| {
                report(&amended(&outcomes, found));
            });
        found.map(|found| amended(&outcomes, &found))
    }

    fn think_about(
        &mut self,
        position: &Xafka,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let is_endless = limits.nodes.is_none() && limits.time.is_none();
        let is_whole = limits.depth.is_none() && limits.glance.is_none();
        if is_endless && is_whole && Outcomes::may_be_found(position, SOLVED_SOON) {
            return self.analyse(position, limits, stop, report);
        }
        if limits.nodes.is_none() && is_whole {
            return self.think_with_book(position, limits, stop, report);
        }
        self.think_alone(position, limits, stop, report)
    }

    /// Thinks for a time, and knows how to win where the opening is proven to be won. Levels,
    /// which have a number of positions instead, do not. Knowing that the opening is lost
    /// would help nobody to find a good move, so only analyses say so.
    fn think_with_book(
        &mut self,
        position: &Xafka,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let mv = Book::open().winning_move(position);
        let Some(mv) = mv.filter(|_| limits.lines <= 1) else {
            return self.think_alone(position, limits, stop, report);
        };
        let plies = most_plies(position);
        let found = Report {
            depth: plies,
            nodes: 0,
            elapsed: Duration::ZERO,
            lines: vec![Line {
                verdict: Verdict::Win { plies },
                moves: vec![mv],
            }],
            complete: true,
        };
        report(&found);
        Some(found)
    }

    fn think_alone(
        &mut self,
        position: &Xafka,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let Some(granted) = granted(position, limits) else {
            return self.searcher.think_about(position, limits, stop, report);
        };
        let started = Instant::now();
        let first = Limits {
            time: limits.time.map(|time| time / 2),
            ..limits.clone()
        };
        // What the search proves is exact: the proof alone does not know the shortest way.
        let mut found = self.searcher.think_about(position, &first, stop, report)?;
        if found.best().is_some_and(|line| line.verdict.is_proven()) {
            return Some(found);
        }
        let proven = prove(position, &granted, started, stop);
        found.nodes += proven.nodes;
        found.elapsed = started.elapsed();
        match proven.line {
            Some((verdict @ Verdict::Win { plies }, line)) => {
                found.depth = plies;
                found.complete = true;
                found.lines = vec![Line {
                    verdict,
                    moves: line,
                }];
            }
            // In a lost position the search still says what is hardest to answer.
            Some((verdict, _)) => found
                .lines
                .iter_mut()
                .for_each(|line| line.verdict = verdict),
            None => return Some(found),
        }
        report(&found);
        Some(found)
    }
}

impl Thinker for XafkaThinker {
    type Game = Xafka;

    fn think(
        &mut self,
        position: &Xafka,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        self.think_about(position, limits, stop, report)
    }

    fn forget(&mut self) {
        Thinker::forget(&mut self.searcher);
    }

    fn alike(&self, position: &Xafka, mv: &Move) -> Vec<Move> {
        position.alike(mv)
    }

    fn is_opening(&self, position: &Xafka) -> bool {
        position.is_opening()
    }

    fn explain(
        &self,
        position: &Xafka,
        mv: &Move,
        line: &Line<Move>,
        reader: Player,
    ) -> Explanation {
        position.explain(mv, line, reader)
    }

    fn profile(&self) -> Profile {
        Profile {
            // Room for one's piece is worth nothing in the end: who wins is all that counts.
            margins: None,
            to_advise: Limits::nodes(TO_ADVISE),
            to_prove: Some(TO_PROVE),
            ..Profile::default()
        }
    }

    fn settle(&mut self, position: &Xafka, stop: &CancelToken) -> Option<Line<Move>> {
        in_book(position).or_else(|| {
            let is_near = most_plies(position) <= SOLVED_TO_ADVISE;
            is_near.then(|| solved(position, TO_SETTLE, stop))?
        })
    }

    fn prove(&mut self, position: &Xafka, nodes: u64, stop: &CancelToken) -> Option<Line<Move>> {
        in_book(position).or_else(|| {
            // With less than a review has, nothing would come of a longer match.
            let is_near = nodes >= TO_PROVE || most_plies(position) <= PROVEN_TO_HINT;
            is_near.then(|| solved(position, nodes, stop))?
        })
    }
}

/// Who wins a position, from the book.
fn in_book(position: &Xafka) -> Option<Line<Move>> {
    let plies = most_plies(position);
    let book = Book::open();
    if let Some(mv) = book.winning_move(position) {
        return Some(Line {
            verdict: Verdict::Win { plies },
            moves: vec![mv],
        });
    }
    let is_lost = book.winner(position) == Some(position.to_move().other());
    is_lost.then(|| Line {
        verdict: Verdict::Loss { plies },
        moves: Vec::new(),
    })
}

/// Who wins a position, if a search of `nodes` positions tells.
fn solved(position: &Xafka, nodes: u64, stop: &CancelToken) -> Option<Line<Move>> {
    if position.is_over() {
        return None;
    }
    let granted = Limits::nodes(nodes);
    let (verdict, line) = prove(position, &granted, Instant::now(), stop).line?;
    Some(Line {
        verdict,
        moves: line,
    })
}
