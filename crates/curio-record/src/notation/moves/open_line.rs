//! The line of a list that is being read, and how a branch becomes one.

use core::mem;

use super::{List, MOST_TRIED};
use crate::{
    Branch, DEEPEST_BRANCH, LONGEST_COMMENT, Ply,
    branches::{TreeSize, author},
    notation::AUTHOR,
};

/// What entering a branch costs, in moves that are played to get there and back.
const COST: usize = 16;

/// What is known of a line while it is read. Its moves are the last ones of the match.
#[derive(Default)]
pub(super) struct OpenLine {
    /// How many plies are played before its first.
    base: usize,
    /// Its author, once named.
    by: Option<String>,
    /// What is said before its first move.
    remarks: Vec<String>,
    /// The branches that leave it, and their size.
    pub branches: Vec<Branch>,
    pub size: TreeSize,
    /// After how many plies `*` stands: what follows goes on.
    pub ended: Option<usize>,
    /// How many forks were open before it.
    pub forks: usize,
}

impl OpenLine {
    /// Notes what is said before the first move of a branch.
    pub fn say(&mut self, comment: String) {
        let name = comment.strip_prefix(AUTHOR).map(author);
        match name.filter(|name| !name.is_empty()) {
            Some(name) if self.by.is_none() && self.remarks.is_empty() => self.by = Some(name),
            _ => self.remarks.push(comment),
        }
    }

    /// Forgets what was read after the first `plies` plies and `branches` branches.
    pub fn go_back(&mut self, branches: usize, size: TreeSize, plies: usize) {
        self.branches.truncate(branches);
        self.size = size;
        self.ended = self.ended.filter(|ended| *ended <= plies);
    }

    /// The line as a branch, with those that have other moves for its first: they are beside it.
    /// Nothing if it has no moves, or too much to say.
    fn closed(self, mut plies: Vec<Ply>) -> Option<(Vec<Branch>, TreeSize)> {
        let size = self.size.with_line(plies.len());
        let first = plies.first_mut()?;
        let mut remarks = self.remarks;
        if !first.comment.is_empty() {
            remarks.push(mem::take(&mut first.comment));
        }
        first.comment = remarks.join("\n");
        if first.comment.chars().count() > LONGEST_COMMENT {
            return None;
        }
        let (beside, branches) = self.branches.into_iter().partition(|it| it.at == self.base);
        let branch = Branch {
            at: self.base,
            by: self.by.unwrap_or_default(),
            plies,
            branches,
        };
        let beside: Vec<Branch> = beside;
        Some(([branch].into_iter().chain(beside).collect(), size))
    }
}

impl List<'_> {
    /// Whether the first move of a branch is still to come.
    pub(super) fn is_at_beginning(&self) -> bool {
        !self.outer.is_empty() && self.game.len() == self.line.base
    }

    /// Reads a branch, for the last move or, behind `*`, what it goes on with. Returns `false`,
    /// and is where it was, if that is no line of legal moves, or the match has no room for it.
    pub(super) fn branch(&mut self) -> bool {
        let goes_on = self.line.ended == Some(self.game.len());
        let has_move = self.game.len() > self.line.base;
        let inside = self.rest().get(1..).unwrap_or_default().trim_start();
        if !(goes_on || has_move)
            || self.outer.len() >= DEEPEST_BRANCH
            || self.played >= MOST_TRIED
            || inside.starts_with(')')
        {
            return false;
        }
        self.played += COST;
        let (at, left_out, tried) = (self.at, self.left_out.len(), self.tried);
        let first_error = self.first_error.take();
        let last = self.game.len() - usize::from(!goes_on);
        let other = self.game.split_off(last).pop();
        let inner = OpenLine {
            base: last,
            forks: self.forks.len(),
            ..OpenLine::default()
        };
        self.outer.push(mem::replace(&mut self.line, inner));
        self.at += 1;
        let is_read = self.read().is_ok();
        let parent = self.outer.pop().unwrap_or_default();
        let line = mem::replace(&mut self.line, parent);
        let plies = self.game.split_off(last);
        if let Some(other) = other {
            self.game.put_back(other);
        }
        self.forks.truncate(line.forks);
        self.first_error = first_error;
        self.tried = tried;
        let closed = if is_read { line.closed(plies) } else { None };
        if let Some((branches, size)) = closed {
            let outer = self
                .outer
                .iter()
                .fold(size, |all, line| all.with(line.size));
            if outer.with(self.line.size).fits() {
                self.line.size = self.line.size.with(size);
                self.line.branches.extend(branches);
                return true;
            }
        }
        self.at = at;
        self.left_out.truncate(left_out);
        false
    }
}
