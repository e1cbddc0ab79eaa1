//! What the thread that thinks is given to do, and what it gives back.

use core::time::Duration;
use std::sync::Arc;

use crate::{
    engine::{
        CancelToken, Hint, Limits, Opponent, Report,
        coach::{Advice, Known},
        puzzles::Feedback,
    },
    record::Match,
    rules::{Player, RequestedMove},
    ugi::Permit,
};

/// The least time between two reports of a search: more cannot be read.
pub(super) const REPORT_EVERY: Duration = Duration::from_millis(300);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// A move for the player to move.
    Move(Player, Mover),
    /// What a try in a puzzle is worth.
    Judge(String),
    /// What the coach has to say of this move.
    Coach(String, Known),
    /// A hint for a person, who sees this analysis of the position already.
    Hint(Option<Report>),
    /// The position shown, without end.
    Analyse(Limits),
    /// A position of the match for the graph.
    Review,
    /// Who wins a position of the match, by a proof that looks at this many at most.
    Prove(Option<u64>),
    /// What the coach has to say of this move of a match that is over, knowing this, and to
    /// whom.
    Moment(String, Known, Option<Player>),
}

/// What decides on a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mover {
    /// An opponent of this program.
    Opponent(Opponent),
    /// What a hint would advise: somebody has asked for help.
    Advice,
    /// Another program, which may be started and is waited for so long.
    Program(Permit, Duration),
}

#[derive(Debug)]
pub(super) struct Job {
    pub(crate) ticket: u64,
    pub(crate) task: Task,
    pub(crate) record: Box<Match>,
    pub(crate) ply: usize,
    pub(crate) stop: Arc<CancelToken>,
}

#[derive(Debug)]
pub(super) struct Finding {
    pub(crate) ticket: u64,
    pub(crate) what: Found,
}

#[derive(Debug)]
pub(super) enum Found {
    /// The progress of the search.
    Progress(Report),
    /// The move to be played.
    Move(RequestedMove, Option<Report>),
    /// What the try is worth.
    Judgement(String, Option<Feedback>),
    /// What the coach says.
    Advice(Option<Advice>),
    Hint(Option<Hint>),
    /// The search has ended by itself.
    Done(Option<Report>),
    /// Another program has failed to make a legal move, and why: it loses.
    Forfeit(String),
    /// No move could be had, and why.
    Failed(String),
}
