//! How far to think, and the budget that ends a search in time.

use crate::clock::Instant;
use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use super::{
    cancel::{CancelToken, Naps},
    sight::Glance,
    style::Style,
};

/// How far to think; whichever limit is reached first ends it.
///
/// Without any limit a search goes on until it is stopped or has nothing more
/// to find.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at. With one thread this limit is exact, and the
    /// result is the same on every machine.
    pub nodes: Option<u64>,
    /// Time to take.
    pub time: Option<Duration>,
    /// How many of the best lines are wanted; 0 means 1.
    pub lines: u8,
    /// How many threads search; 0 means 1. More than one find the same sooner,
    /// but not the same way twice.
    pub threads: u8,
    /// What the player to move sees of its moves; no other is thought about. Nothing
    /// means all.
    pub glance: Option<Glance>,
    /// How positions are judged.
    pub style: Style,
    /// How many plies the match has had, for a player who loses patience when nothing
    /// happens for a long time or the match is a long one. Opponents do, in XIMA;
    /// analyses and hints, which have nothing here, judge a position as it stands.
    pub match_plies: Option<u32>,
}

impl Limits {
    /// Thinks for a number of positions.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// Thinks for some time.
    pub fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::default()
        }
    }

    /// Looks a number of plies ahead.
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// How many positions can be met at most, as far as it can be foreseen.
    pub(super) fn foreseen_nodes(&self) -> Option<u64> {
        // No machine searches more than this many positions in a millisecond and
        // a thread.
        const MOST_PER_MILLISECOND: u64 = 20_000;
        let in_time = self.time.map(|time| {
            let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            millis
                .saturating_mul(MOST_PER_MILLISECOND)
                .saturating_mul(u64::from(self.threads.max(1)))
        });
        match (self.nodes, in_time) {
            (Some(nodes), Some(in_time)) => Some(nodes.min(in_time)),
            (nodes, in_time) => nodes.or(in_time),
        }
    }

    /// The same limits with this many lines.
    #[must_use]
    pub fn with_lines(self, lines: u8) -> Self {
        Self { lines, ..self }
    }
}

/// The clock and the stop flag are looked at once in this many positions.
///
/// Where a position costs most to look at, that is less than a millisecond.
const STRIDE: u64 = 64;

/// Tells one searching thread when to stop, and counts its positions.
#[derive(Debug)]
pub(super) struct SearchBudget<'a> {
    stop: &'a CancelToken,
    /// Set when the thread that leads the search is done.
    done: &'a AtomicBool,
    deadline: Option<Instant>,
    naps: Naps<'a>,
    nodes: u64,
    most_nodes: u64,
    next_look: u64,
    spent: bool,
}

impl<'a> SearchBudget<'a> {
    pub fn new(
        limits: &Limits,
        started: Instant,
        stop: &'a CancelToken,
        done: &'a AtomicBool,
    ) -> Self {
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        Self {
            stop,
            done,
            // A limit beyond what the clock can tell is none.
            deadline: limits.time.and_then(|time| started.checked_add(time)),
            naps: Naps::new(stop.throttle()),
            nodes: 0,
            most_nodes,
            next_look: STRIDE.min(most_nodes),
            spent: false,
        }
    }

    /// Counts a position; whether the search has to stop.
    #[inline]
    pub fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
        self.spent
    }

    #[cold]
    fn look(&mut self) {
        self.naps.take(self.deadline);
        self.next_look = (self.nodes + STRIDE).min(self.most_nodes.max(self.nodes + 1));
        self.spent = self.spent
            || self.nodes >= self.most_nodes
            || self.stop.is_cancelled()
            || self.done.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|end| Instant::now() >= end);
    }

    /// Looks at the clock and the flags now.
    pub fn check(&mut self) -> bool {
        self.look();
        self.spent
    }

    pub const fn is_spent(&self) -> bool {
        self.spent
    }

    pub const fn nodes(&self) -> u64 {
        self.nodes
    }
}
