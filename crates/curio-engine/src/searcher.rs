//! The search that the games share: deepening step by step, several lines, threads.

use crate::clock::Instant;
use core::{
    marker::PhantomData,
    sync::atomic::{AtomicBool, Ordering},
};

use super::{
    CancelToken, Limits, Line, Report, Thinker, Verdict,
    explain::Explanation,
    limits::SearchBudget,
    negascout::{RootMove, Worker},
    searchable::Searchable,
    sight::Glance,
    table::Table,
    verdict::score::{self, INFINITE, MAX_PLY},
};
use curio_rules::{Player, Turn};

/// The thinker of any game that can be searched.
#[derive(Debug)]
pub struct Searcher<G> {
    table: Table,
    fresh: bool,
    game: PhantomData<fn() -> G>,
}

impl<G> Default for Searcher<G> {
    fn default() -> Self {
        Self {
            table: Table::default(),
            fresh: true,
            game: PhantomData,
        }
    }
}

/// Half of the aspiration window: estimates are first searched for within this much of the
/// last one.
const ASPIRATION: i32 = 40;

impl<G: Searchable> Searcher<G> {
    /// Thinks about a position whose type is known.
    pub(super) fn think_about(
        &mut self,
        root: &G,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        let started = Instant::now();
        let moves = root_moves(root, limits.glance);
        if moves.is_empty() {
            return None;
        }
        let foreseen = limits.foreseen_nodes();
        if self.fresh || !self.table.suits(foreseen) {
            self.table.renew(foreseen);
            self.fresh = false;
        } else {
            self.table.grow_older();
        }
        let done = AtomicBool::new(false);
        let table = &self.table;
        let budget = || SearchBudget::new(limits, started, stop, &done);
        let helpers = limits.threads.max(1) - 1;
        let lead = |report: &mut dyn FnMut(&Report<G::Move>)| {
            let mut deepening = Deepening {
                worker: Worker::new(table, budget(), root, limits.style),
                root,
                moves: moves.clone(),
                wanted: usize::from(limits.lines.max(1)).min(moves.len()),
                started,
                two_sided: root.colours().len() == 2,
            };
            deepening.run(limits, report)
        };
        if helpers == 0 {
            return Some(lead(report));
        }
        std::thread::scope(|scope| {
            let running: Vec<_> = (0..helpers)
                .map(|number| {
                    let worker = Worker::new(table, budget(), root, limits.style);
                    let moves = moves.clone();
                    scope.spawn(move || help(worker, root, moves, number))
                })
                .collect();
            let mut found = lead(report);
            done.store(true, Ordering::Relaxed);
            for helper in running {
                found.nodes += helper.join().unwrap_or(0);
            }
            Some(found)
        })
    }
}

/// The moves at the root that are seen, of those alike by symmetry only one.
fn root_moves<G: Searchable>(root: &G, glance: Option<Glance>) -> Vec<RootMove<G::Move>> {
    if !matches!(root.turn(), Turn::Player(_)) {
        return Vec::new();
    }
    let mut all = Vec::new();
    if glance.is_some() {
        root.list_noticeable(&mut all);
    } else {
        root.list_moves(&mut all);
    }
    let mut kept: Vec<G::Move> = Vec::new();
    for mv in all {
        let alike = root.alike(&mv);
        if !kept.iter().any(|known| alike.contains(known)) {
            kept.push(mv);
        }
    }
    if let Some(glance) = glance {
        kept = glance.noticed(kept, |mv| root.salience(mv));
        kept.truncate(root.most_noticed());
    }
    kept.into_iter()
        .map(|mv| RootMove {
            line: vec![mv.clone()],
            mv,
            score: -INFINITE,
        })
        .collect()
}

/// Searches beside the leading thread, only to fill the table.
fn help<G: Searchable>(
    mut worker: Worker<'_, G>,
    root: &G,
    mut moves: Vec<RootMove<G::Move>>,
    number: u8,
) -> u64 {
    // Helpers that start differently meet other parts of the tree first.
    let turn = usize::from(number + 1) % moves.len().max(1);
    moves.rotate_left(turn);
    for depth in 1 + i32::from(number.is_multiple_of(2))..MAX_PLY as i32 {
        worker.estimated = false;
        let value = worker.search_root(root, &mut moves, depth, -INFINITE, INFINITE);
        if worker.budget.is_spent() || !worker.estimated || score::is_proven(value) {
            break;
        }
    }
    worker.budget.nodes()
}

/// Searches one ply deeper again and again.
struct Deepening<'a, G: Searchable> {
    worker: Worker<'a, G>,
    root: &'a G,
    moves: Vec<RootMove<G::Move>>,
    wanted: usize,
    started: Instant,
    two_sided: bool,
}

impl<G: Searchable> Deepening<'_, G> {
    fn run(
        &mut self,
        limits: &Limits,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let mut found = self.report(0, false);
        if self.worker.budget.check() {
            return found;
        }
        let deepest = limits.depth.unwrap_or(u32::MAX).min(MAX_PLY as u32 - 1);
        for depth in 1..=deepest {
            self.worker.estimated = false;
            let before = self.moves.clone();
            for line in 0..self.wanted {
                self.search_line(line, depth as i32);
                if self.worker.budget.is_spent() {
                    break;
                }
            }
            if self.worker.budget.is_spent() {
                self.keep_what_is_better(&before);
                found = self.report(found.depth, false);
                break;
            }
            // A later line may come out better than an earlier one, for the
            // table has learned in between.
            self.moves[..self.wanted].sort_by_key(|tried| core::cmp::Reverse(tried.score));
            let complete = !self.worker.estimated || self.is_decided(depth);
            for line in 0..self.wanted {
                self.finish_line(line);
            }
            found = self.report(depth, complete);
            report(&found);
            if complete {
                break;
            }
        }
        found
    }

    /// Finds the best of the root moves from place `line` on, and brings it there.
    fn search_line(&mut self, line: usize, depth: i32) {
        let last = self.moves[line].score;
        let (mut low, mut high) = if depth < 3 || last == -INFINITE || score::is_proven(last) {
            (-INFINITE, INFINITE)
        } else {
            (last - ASPIRATION, last + ASPIRATION)
        };
        let mut margin = ASPIRATION;
        loop {
            let moves = &mut self.moves[line..];
            let value = self.worker.search_root(self.root, moves, depth, low, high);
            if self.worker.budget.is_spent() || (value > low && value < high) {
                return;
            }
            margin *= 4;
            if value <= low {
                low = if score::is_proven(value) || margin > 1000 {
                    -INFINITE
                } else {
                    value - margin
                };
            } else {
                high = if score::is_proven(value) || margin > 1000 {
                    INFINITE
                } else {
                    value + margin
                };
            }
        }
    }

    /// After an interrupted step: what it found, where that is better than what
    /// was known before, else what was known before.
    fn keep_what_is_better(&mut self, before: &[RootMove<G::Move>]) {
        // The best move so far is searched first, so another one that has a score
        // is better; but one better line spoils the order of several.
        let improved = self.wanted == 1 && self.moves[0].score > -INFINITE;
        if !improved {
            self.moves = before.to_vec();
        }
    }

    /// Whether all lines that are wanted are proven and cannot change at a
    /// greater depth.
    fn is_decided(&self, depth: u32) -> bool {
        self.moves[..self.wanted]
            .iter()
            .all(|tried| score::is_proven(tried.score) && score::plies(tried.score) <= depth)
    }

    /// Adds to a proven line what is missing to the end of the game: the table
    /// knows that a position is won, but not always how.
    fn finish_line(&mut self, number: usize) {
        let tried = &mut self.moves[number];
        if !score::is_proven(tried.score) {
            return;
        }
        let plies = score::plies(tried.score) as usize;
        let mut position = self.root.clone();
        for mv in &tried.line {
            position.make_move(mv);
        }
        while tried.line.len() < plies && matches!(position.turn(), Turn::Player(_)) {
            let left = plies - tried.line.len();
            let (value, line) = self.worker.line_from(&position, left as i32);
            let true_to_it = score::is_proven(value) && score::plies(value) as usize == left;
            if self.worker.budget.is_spent() || !true_to_it || line.is_empty() {
                return;
            }
            for mv in &line {
                position.make_move(mv);
            }
            tried.line.extend(line);
        }
    }

    fn report(&self, depth: u32, complete: bool) -> Report<G::Move> {
        let lines = self.moves[..self.wanted]
            .iter()
            .map(|tried| Line {
                verdict: self.verdict(tried.score, complete),
                moves: tried.line.clone(),
            })
            .collect();
        Report {
            depth,
            nodes: self.worker.budget.nodes(),
            elapsed: self.started.elapsed(),
            lines,
            complete,
        }
    }

    fn verdict(&self, value: i32, complete: bool) -> Verdict {
        match score::verdict(value) {
            // Before anything is searched, nothing is known.
            Verdict::Loss { .. } if value == -INFINITE => Verdict::Estimate(0),
            // Opponents who are not really allies may yet fall out.
            Verdict::Loss { .. } if !self.two_sided => Verdict::Estimate(-score::ESTIMATE / 10),
            Verdict::Estimate(0) if complete => Verdict::Draw,
            verdict => verdict,
        }
    }
}

impl<G: Searchable> Thinker for Searcher<G> {
    type Game = G;

    fn think(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        self.think_about(position, limits, stop, report)
    }

    fn forget(&mut self) {
        self.fresh = true;
    }

    fn alike(&self, position: &G, mv: &G::Move) -> Vec<G::Move> {
        position.alike(mv)
    }

    fn is_opening(&self, position: &G) -> bool {
        position.is_opening()
    }

    fn explain(
        &self,
        position: &G,
        mv: &G::Move,
        line: &Line<G::Move>,
        reader: Player,
    ) -> Explanation {
        position.explain(mv, line, reader)
    }
}
