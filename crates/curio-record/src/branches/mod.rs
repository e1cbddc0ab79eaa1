//! Branches: lines that leave the moves of a match and were not played in it, with lines that
//! leave them.
//!
//! The match itself is the main line, and what counts: results, ratings and links know nothing
//! of branches. [`reading`] finds lines and positions, [`changes`] makes changes, [`check`]
//! holds branches against the rules, and [`text`] is how records write them.

mod changes;
mod check;
mod reading;
mod text;

use core::{fmt, str::FromStr};

use super::{Mark, Ply, bounds, name::name};

pub(super) use check::checked;
pub(super) use text::{read, read_one, write};

/// A line that leaves another, its parent: a move that was not played there, and what follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// How many plies are played before its first, counted from the start of the match. A branch
    /// that leaves where its parent ends goes on from there. One that leaves another branch does
    /// so after that one's first move: instead of this, it is beside it.
    pub at: usize,
    /// Who wrote it, as [names](super::name()) are kept; may be empty.
    pub by: String,
    /// Its own moves, never none.
    pub plies: Vec<Ply>,
    /// The branches that leave it, by [`Branch::at`].
    pub branches: Vec<Branch>,
}

impl Branch {
    /// How many plies are played at its end, counted from the start of the match.
    pub const fn end(&self) -> usize {
        self.at.saturating_add(self.plies.len())
    }

    /// The texts within their bounds.
    pub(super) fn clean(&mut self) {
        self.by = author(&self.by);
        for ply in &mut self.plies {
            bounds::comment(&mut ply.comment);
        }
        self.branches.iter_mut().for_each(Self::clean);
    }
}

/// The name of an author as it is kept; empty if nothing of it can be seen.
pub(super) fn author(text: &str) -> String {
    name(text).unwrap_or_default()
}

/// A line of the tree: which of the branches of the match, which of that one's branches ..,
/// from 0; none of them for the main line. Written with numbers from 1, `2.1`, and `-`.
///
/// A path leads to the same line only until a branch is begun, cut or promoted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LinePath(pub Vec<usize>);

impl LinePath {
    /// The main line.
    pub const MAIN: Self = Self(Vec::new());

    /// Whether it is the main line.
    pub const fn is_main(&self) -> bool {
        self.0.is_empty()
    }

    /// The line that it leaves; none for the main line.
    pub fn parent(&self) -> Option<Self> {
        let (_, before) = self.0.split_last()?;
        Some(Self(before.to_vec()))
    }

    /// The branch of this line with a number, from 0.
    pub fn child(&self, number: usize) -> Self {
        Self(self.0.iter().copied().chain([number]).collect())
    }
}

impl fmt::Display for LinePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut numbers = self.0.iter().map(|number| number.saturating_add(1));
        let Some(first) = numbers.next() else {
            return f.write_str("-");
        };
        write!(f, "{first}")?;
        numbers.try_for_each(|number| write!(f, ".{number}"))
    }
}

impl FromStr for LinePath {
    /// The text that is not a line.
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Self::MAIN);
        }
        let numbers = text.split('.');
        let read = numbers.map(|number| number.parse::<usize>().ok()?.checked_sub(1));
        let read: Option<Vec<usize>> = read.collect();
        read.map(Self).ok_or_else(|| text.to_owned())
    }
}

/// A place in the tree: a line, and how many plies are played along it from the start of the
/// match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LinePlace {
    /// The line.
    pub line: LinePath,
    /// The number of plies.
    pub ply: usize,
}

/// A change to a line of the tree. Plies are counted from the start of the match. One that lies
/// before the line leaves its parent is the parent's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineEdit {
    /// Add a move: see [`Match::vary`](super::Match::vary).
    Play {
        /// How many plies are played before it.
        ply: usize,
        /// The move, in any readable form.
        mv: String,
        /// Who adds it; may be empty.
        by: String,
    },
    /// Comment on a move, from 0.
    Comment(usize, String),
    /// Mark a move, from 0, or remove its mark.
    Mark(usize, Option<Mark>),
    /// Keep the moves of a branch up to this many plies, and delete the others with the branches
    /// that leave after them. Without moves, the branch is deleted. The main line has
    /// [`Edit::Truncate`](super::Edit::Truncate).
    Cut(usize),
    /// Put a branch before the others that leave where it does. If it is the first already, and
    /// leaves a branch of the same author, it becomes what that one goes on with, and what that
    /// one went on with becomes a branch. The main line is what was played, and stays.
    Promote,
}

impl LineEdit {
    /// The texts within their bounds.
    pub(super) fn clean(&mut self) {
        match self {
            Self::Play { by, .. } => *by = author(by),
            Self::Comment(_, comment) => bounds::comment(comment),
            Self::Mark(..) | Self::Cut(_) | Self::Promote => {}
        }
    }
}

/// The branches of a match, and those of its undone moves.
#[derive(Clone, Debug, Default)]
pub(super) struct Branches {
    /// Those that leave the moves played, by [`Branch::at`].
    pub kept: Vec<Branch>,
    /// Those that leave after the last move played, which come back when it is redone.
    pub undone: Vec<Branch>,
}

impl Branches {
    /// All moves after the first `ply` were undone.
    pub fn undo(&mut self, ply: usize) {
        let left = self.kept.partition_point(|branch| branch.at <= ply);
        self.undone.splice(..0, self.kept.drain(left..));
    }

    /// Moves were redone, so that there are `ply`.
    pub fn redo(&mut self, ply: usize) {
        let back = self.undone.partition_point(|branch| branch.at <= ply);
        self.kept.extend(self.undone.drain(..back));
    }
}

/// How many branches there are, with those within them, and how many moves they have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TreeSize {
    pub branches: usize,
    pub plies: usize,
}

impl TreeSize {
    /// The size of these branches.
    pub fn of_all(branches: &[Branch]) -> Self {
        branches.iter().fold(Self::default(), |size, branch| {
            size.with(Self::of_all(&branch.branches))
                .with_line(branch.plies.len())
        })
    }

    /// The size with others.
    pub const fn with(self, other: Self) -> Self {
        Self {
            branches: self.branches + other.branches,
            plies: self.plies + other.plies,
        }
    }

    /// The size with another branch, of `plies` moves.
    pub const fn with_line(self, plies: usize) -> Self {
        self.with(Self { branches: 1, plies })
    }

    /// Whether a match can have that.
    pub const fn fits(self) -> bool {
        self.branches <= bounds::MOST_BRANCHES && self.plies <= bounds::LONGEST_MATCH
    }
}

/// How deep branches lie within one another.
fn depth(branches: &[Branch]) -> usize {
    let within = branches.iter().map(|branch| 1 + depth(&branch.branches));
    within.max().unwrap_or(0)
}
