//! Lines of the tree of a match, and the positions along them.

use curio_rules::AnyGame;

use super::{Branch, LinePath, LinePlace};
use crate::{Match, Ply};

impl Match {
    /// The branches that leave the moves played, by where they do.
    pub fn branches(&self) -> &[Branch] {
        &self.tree().kept
    }

    /// A branch; none for the main line, or if there is no such one.
    pub fn branch(&self, line: &LinePath) -> Option<&Branch> {
        self.lineage(line)?.last().copied()
    }

    /// The branches that leave a line; none if there is no such line.
    pub fn branches_of(&self, line: &LinePath) -> Option<&[Branch]> {
        let last = self.lineage(line)?.last().copied();
        Some(last.map_or(self.branches(), |branch| &branch.branches))
    }

    /// How many plies are played at the end of a line, if there is such a line.
    pub fn line_end(&self, line: &LinePath) -> Option<usize> {
        let last = self.lineage(line)?.last().copied();
        Some(last.map_or(self.len(), Branch::end))
    }

    /// The moves along a line from the start of the match to its end, if there is such a line.
    pub fn line(&self, line: &LinePath) -> Option<Vec<&Ply>> {
        let mut plies: Vec<&Ply> = self.plies().iter().collect();
        for branch in self.lineage(line)? {
            plies.truncate(branch.at);
            plies.extend(&branch.plies);
        }
        Some(plies)
    }

    /// The position at a place of the tree, if there is one.
    pub fn line_position(&self, place: &LinePlace) -> Option<Box<dyn AnyGame>> {
        if self.line_end(&place.line)? < place.ply {
            return None;
        }
        let lineage = self.lineage(&place.line)?;
        let left = lineage.first().map_or(place.ply, |branch| branch.at);
        let mut position = self.position_at(left.min(place.ply));
        let next = lineage.iter().skip(1).map(|branch| branch.at);
        for (branch, end) in lineage.iter().zip(next.chain([place.ply])) {
            let own = end.min(place.ply).saturating_sub(branch.at);
            for ply in branch.plies.iter().take(own) {
                let replayed = position.play_text(&ply.mv);
                debug_assert!(replayed.is_ok(), "{replayed:?}: it was legal when added");
            }
        }
        Some(position)
    }

    /// Where a move in canonical form leads from a place of the tree, if it follows there: along
    /// the line, or along a branch that leaves it there.
    pub fn following(&self, from: &LinePlace, mv: &str) -> Option<LinePlace> {
        let from = self.own_place(from)?;
        let ply = from.ply + 1;
        let is_first = |plies: &[Ply]| plies.first().is_some_and(|it| it.mv == mv);
        let own = match self.branch(&from.line) {
            Some(branch) => branch.plies.get(from.ply - branch.at..),
            None => self.plies().get(from.ply..),
        };
        if own.is_some_and(is_first) {
            return Some(LinePlace { ply, ..from });
        }
        let branches = self.branches_of(&from.line)?.iter();
        let number = branches
            .enumerate()
            .find(|(_, branch)| branch.at == from.ply && is_first(&branch.plies));
        let line = from.line.child(number?.0);
        Some(LinePlace { line, ply })
    }

    /// The branches on the way to a line, that line last.
    fn lineage(&self, line: &LinePath) -> Option<Vec<&Branch>> {
        let mut branches = self.branches();
        let mut found = Vec::with_capacity(line.0.len());
        for number in &line.0 {
            let branch = branches.get(*number)?;
            branches = &branch.branches;
            found.push(branch);
        }
        Some(found)
    }

    /// The same place by the line that it belongs to: before the first own move of a branch that
    /// is its parent.
    pub(super) fn own_place(&self, place: &LinePlace) -> Option<LinePlace> {
        let lineage = self.lineage(&place.line)?;
        if self.line_end(&place.line)? < place.ply {
            return None;
        }
        let own = lineage.iter().rposition(|branch| branch.at < place.ply);
        let depth = own.map_or(0, |at| at + 1);
        Some(LinePlace {
            line: LinePath(place.line.0.iter().copied().take(depth).collect()),
            ply: place.ply,
        })
    }
}
