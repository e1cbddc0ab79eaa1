//! Solving one position by solving many: a proof-number search whose every look at a
//! position is a job, a search by the solver that may take some million positions (Wu and
//! others, "Job-level proof-number search", 2013). Jobs are shared out among threads, and
//! their results can be kept. The tree above them is in `tree`.

use crate::clock::Instant;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};

use super::{
    super::{CancelToken, Limits, limits::SearchBudget},
    memory::{Memory, Missing, NEVER},
    solver::Solver,
    solving::{Grant, Unsolved},
    tree::{Plan, Prior, Tree, first_alike},
};
use curio_rules::{Game, Player, xafka::Xafka};

/// How a position is split into jobs.
#[derive(Debug)]
pub struct Jobs<'a> {
    /// How many are done at the same time; 0 means 1.
    pub threads: usize,
    /// The positions that one may look at.
    pub nodes: u64,
    /// What is known before, as earlier calls told it. These jobs are not done again.
    pub known: &'a [Job],
    /// If there is such a number, the proof is split further until the solver finds out who wins any
    /// position that is left to it by looking at no more positions than this.
    pub finest: Option<u64>,
}

/// A job that was done, or may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The position; of those that symmetries make the same, the one whose text comes first.
    pub position: String,
    /// What is known of it now.
    pub found: Found,
    /// Positions that were looked at for it; none where no job was done, and what is known
    /// is what others have found out.
    pub nodes: u64,
}

/// What a job has found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Who wins.
    Winner(Player),
    /// Not yet who wins, but how many positions, about, must still be proven.
    Missing {
        /// To show that the player to move wins.
        win: u32,
        /// To show that the other one does.
        loss: u32,
    },
}

impl Found {
    pub(super) fn from_missing(missing: Missing, me: Player) -> Self {
        let Missing { win, loss } = missing;
        match missing.answer() {
            Some(wins) => Self::Winner(if wins { me } else { me.other() }),
            None => Self::Missing { win, loss },
        }
    }

    fn missing(self, me: Player) -> Missing {
        match self {
            Self::Winner(winner) => Missing::proven(winner == me),
            Self::Missing { win, loss } => Missing {
                win: win.clamp(1, NEVER - 1),
                loss: loss.clamp(1, NEVER - 1),
            },
        }
    }
}

/// What is told after each job.
#[derive(Clone, Debug)]
pub struct News {
    /// The job.
    pub job: Job,
    /// How many jobs have been done so far.
    pub jobs: u64,
    /// Positions that all of them together looked at.
    pub nodes: u64,
    /// Positions in the tree above the jobs.
    pub tree: usize,
    /// What is known of the position that is to be solved.
    pub root: Found,
}

/// The most memory for splitting a proof, in bytes.
const FINE_MEMORY: usize = 1 << 26;

/// What the threads share.
struct Workshop<'a> {
    grant: &'a Grant,
    jobs: &'a Jobs<'a>,
    known: BTreeMap<&'a str, (Found, u64)>,
    stop: &'a CancelToken,
    /// Jobs in progress need not go on.
    done: AtomicBool,
    started: Instant,
    progress: Mutex<Progress<'a>>,
    /// Something has changed that the threads without a job wait for.
    changed: Condvar,
}

struct Progress<'a> {
    tree: Tree,
    jobs: u64,
    /// Positions that were looked at, and that the jobs in progress may look at.
    nodes: u64,
    allotted: u64,
    is_over: bool,
    hear: &'a mut (dyn FnMut(&News) + Send),
}

/// A tree that says who wins, and the positions that all jobs looked at.
pub(super) struct Finished {
    pub tree: Tree,
    pub wins: bool,
    pub nodes: u64,
}

/// Finds out by jobs whether the player to move wins; `hear` is told about each job.
pub(super) fn search(
    position: &Xafka,
    grant: &Grant,
    jobs: &Jobs<'_>,
    stop: &CancelToken,
    hear: &mut (dyn FnMut(&News) + Send),
) -> Result<Finished, Unsolved> {
    let memory = Arc::new(Memory::new(grant.memory, position.board().len().into()));
    let solver = || Solver::sharing(position, || Arc::clone(&memory), &grant.estimator);
    let solvers: Option<Vec<Solver>> = (0..jobs.threads.max(1)).map(|_| solver()).collect();
    let solvers = solvers.ok_or(Unsolved::Rules)?;
    let workshop = Workshop {
        grant,
        jobs,
        known: most_known(jobs.known),
        stop,
        done: AtomicBool::new(false),
        started: Instant::now(),
        progress: Mutex::new(Progress {
            tree: Tree::new(position),
            jobs: 0,
            nodes: 0,
            allotted: 0,
            is_over: false,
            hear,
        }),
        changed: Condvar::new(),
    };
    workshop.begin();
    std::thread::scope(|scope| {
        for mut solver in solvers {
            let workshop = &workshop;
            scope.spawn(move || workshop.work(&mut solver));
        }
    });
    let progress = workshop.progress.into_inner();
    let Progress { tree, nodes, .. } = progress.unwrap_or_else(PoisonError::into_inner);
    match tree.answer() {
        Some(wins) => Ok(Finished { tree, wins, nodes }),
        None => Err(Unsolved::Stopped { nodes }),
    }
}

impl<'a> Workshop<'a> {
    fn lock(&self) -> MutexGuard<'_, Progress<'a>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells which position is to be solved, so that whoever solves one before it goes on
    /// from what is found out here.
    fn begin(&self) {
        let mut progress = self.lock();
        let Some(job) = progress.tree.start() else {
            return;
        };
        if !self.known.contains_key(job.position.as_str()) {
            progress.nodes = job.nodes;
            progress.tell(job);
        }
    }

    /// Does one job after the other until it is known who wins, or it is time to stop.
    fn work(&self, solver: &mut Solver) {
        let mut progress = self.lock();
        while !progress.is_over {
            let limits = self.limits(&progress);
            let Some(limits) = limits.filter(|_| progress.tree.answer().is_none()) else {
                progress.is_over = true;
                self.done.store(true, Relaxed);
                self.changed.notify_all();
                break;
            };
            let nodes = limits.nodes.unwrap_or(0);
            let Some(number) = progress.tree.next().filter(|_| nodes > 0) else {
                let waited = self.changed.wait(progress);
                progress = waited.unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            if progress.tree.was_tried(number) {
                let known =
                    |position: &Xafka, text: &str| expected(solver, &self.known, position, text);
                let found = progress.tree.expand(number, known);
                found.into_iter().for_each(|job| progress.tell(job));
            } else {
                progress.allotted += nodes;
                let Some(position) = progress.tree.begin(number) else {
                    break;
                };
                drop(progress);
                let mut budget = SearchBudget::new(&limits, Instant::now(), self.stop, &self.done);
                let missing = solver.search(&solver.state(&position), &mut budget);
                progress = self.lock();
                progress.allotted -= nodes;
                progress.end(number, missing, budget.nodes());
            }
            self.changed.notify_all();
        }
    }

    /// What the next job may take: no positions where those in progress may need all that
    /// were granted; nothing when it is time to stop.
    fn limits(&self, progress: &Progress<'_>) -> Option<Limits> {
        let granted = &self.grant.limits;
        let granted_nodes = granted.nodes.unwrap_or(u64::MAX);
        let left = granted_nodes.saturating_sub(progress.nodes);
        let time = match granted.time {
            Some(time) => Some(time.checked_sub(self.started.elapsed())?),
            None => None,
        };
        let may_go_on = left > 0 && !self.stop.is_cancelled();
        may_go_on.then(|| Limits {
            nodes: Some(
                self.jobs
                    .nodes
                    .max(1)
                    .min(left.saturating_sub(progress.allotted)),
            ),
            time,
            ..Limits::default()
        })
    }
}

impl Progress<'_> {
    /// Takes in what a job has found out.
    fn end(&mut self, number: usize, missing: Missing, nodes: u64) {
        self.jobs += 1;
        self.nodes += nodes;
        if let Some(job) = self.tree.end(number, missing, nodes) {
            self.tell(job);
        }
    }

    fn tell(&mut self, job: Job) {
        let Some(root) = self.tree.root() else {
            return;
        };
        (self.hear)(&News {
            job,
            jobs: self.jobs,
            nodes: self.nodes,
            tree: self.tree.len(),
            root,
        });
    }
}

/// Splits what a plan leaves to the solver (see [`Jobs::finest`]). When it is time to stop, the
/// rest stays as it is.
pub(super) fn refine(
    plan: Plan,
    (start, winner): (&Xafka, Player),
    grant: &Grant,
    jobs: &Jobs<'_>,
    stop: &CancelToken,
    hear: &mut (dyn FnMut(&News) + Send),
) -> Plan {
    let Some(finest) = jobs.finest else {
        return plan;
    };
    let finer = Jobs {
        nodes: finest,
        finest: None,
        ..*jobs
    };
    // Each is solved with a memory of its own: what others have found out would hide how
    // much there is to do.
    let grant = Grant {
        memory: grant.memory.min(FINE_MEMORY),
        ..grant.clone()
    };
    let mut split = |position: &Xafka| {
        let limits = Limits::nodes(finest);
        let done = AtomicBool::new(false);
        let mut budget = SearchBudget::new(&limits, Instant::now(), stop, &done);
        let mut solver = Solver::with(position, grant.memory, &grant.estimator)?;
        let root = *solver.root();
        if solver.wins(&root, &mut budget).is_some() {
            return None;
        }
        let found = search(position, &grant, &finer, stop, hear).ok()?;
        Some(found.tree)
    };
    let Plan {
        mut moves,
        left_to_solve: coarse,
    } = plan;
    let mut trees: BTreeMap<String, Option<Tree>> = BTreeMap::new();
    let mut left_to_solve = BTreeSet::new();
    for text in coarse {
        let position = Xafka::parse_position(&start.options(), &text).ok();
        let fine = position.and_then(|position| {
            let (first, alike) = first_alike(&position);
            let tree = trees.entry(alike).or_insert_with(|| split(&first));
            tree.as_ref()?.proof(&position, winner)
        });
        match fine {
            Some(plan) => {
                moves.extend(plan.moves);
                left_to_solve.extend(plan.left_to_solve);
            }
            None => _ = left_to_solve.insert(text),
        }
    }
    // What one tree leaves to the solver, another may have split.
    left_to_solve.retain(|text| !moves.contains_key(text));
    Plan {
        moves,
        left_to_solve,
    }
}

/// What is known of each position, and how many positions were looked at there for it: who
/// wins rather than what is missing, and what more work has found out rather than less.
fn most_known(jobs: &[Job]) -> BTreeMap<&str, (Found, u64)> {
    let mut most = BTreeMap::new();
    for job in jobs {
        let worth = |&(found, nodes): &(Found, u64)| (matches!(found, Found::Winner(_)), nodes);
        let new = (job.found, job.nodes);
        let known = most.entry(job.position.as_str()).or_insert(new);
        if worth(&new) >= worth(known) {
            *known = new;
        }
    }
    most
}

/// What is known of a position before a job is done there.
fn expected(
    solver: &Solver,
    known: &BTreeMap<&str, (Found, u64)>,
    position: &Xafka,
    text: &str,
) -> Prior {
    if let Some((found, nodes)) = known.get(text) {
        return Prior {
            missing: found.missing(position.to_move()),
            was_tried: *nodes > 0,
            is_news: false,
        };
    }
    let state = solver.state(position);
    Prior {
        missing: solver.look(&state),
        was_tried: false,
        is_news: solver.evident(&state).is_none(),
    }
}
