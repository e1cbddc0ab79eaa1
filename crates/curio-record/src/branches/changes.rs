//! Changes to the tree of a match: moves added, annotated, cut, promoted.

use curio_rules::{MoveError, Turn, excerpt};

use super::{Branch, LineEdit, LinePath, LinePlace, TreeSize, author, checked, depth};
use crate::{Edit, Match, Ply, bounds::DEEPEST_BRANCH, texts};

impl Match {
    /// Adds a move, in any readable form, by `by` at a place of the tree, and returns where it
    /// leads. If it follows there already, nothing changes. At the end of a branch of the same
    /// author it goes on with that; elsewhere, and at the end of the main line, a branch
    /// begins, behind those that leave there.
    ///
    /// # Errors
    /// When the move is unreadable or illegal, there is no such place, or the tree has no room
    /// for it ([`MOST_BRANCHES`](crate::MOST_BRANCHES), [`LONGEST_MATCH`](crate::LONGEST_MATCH),
    /// [`DEEPEST_BRANCH`]); nothing changes.
    pub fn vary(&mut self, from: &LinePlace, mv: &str, by: &str) -> Result<LinePlace, MoveError> {
        self.add_move(from, mv, by).map(|(place, _)| place)
    }

    /// As [`Match::vary`]; also says by which edit, if anything has changed.
    pub(crate) fn add_move(
        &mut self,
        from: &LinePlace,
        mv: &str,
        by: &str,
    ) -> Result<(LinePlace, Option<Edit>), MoveError> {
        let illegal = |reason: String| MoveError::Illegal {
            text: excerpt(mv).into_owned(),
            reason,
        };
        let from = self
            .own_place(from)
            .ok_or_else(|| illegal(texts::record_branch_none().to_owned()))?;
        let mut position = self
            .line_position(&from)
            .ok_or_else(|| illegal(texts::record_branch_none().to_owned()))?;
        let player = match position.turn() {
            Turn::Player(player) => Some(player),
            Turn::Chance | Turn::Over => None,
        };
        let text = position.play_text(mv)?;
        if let Some(place) = self.following(&from, &text) {
            return Ok((place, None));
        }
        let by = author(by);
        let LinePlace { line, ply } = from;
        let goes_on = self
            .branch(&line)
            .is_some_and(|branch| branch.end() == ply && branch.by == by);
        let size = TreeSize::of_all(self.branches()).with(TreeSize {
            branches: usize::from(!goes_on),
            plies: 1,
        });
        if !size.fits() || !goes_on && line.0.len() >= DEEPEST_BRANCH {
            return Err(illegal(crate::RecordError::TooManyBranches.to_string()));
        }
        let edit = LineEdit::Play {
            ply,
            mv: text.clone(),
            by: by.clone(),
        };
        let edit = Edit::Line(line.clone(), edit);
        let added = Ply {
            mv: text,
            by: player,
            used: None,
            mark: None,
            comment: String::new(),
            hash: position.hash(),
        };
        let line = self.push_move(line, ply, by, added, goes_on);
        let place = LinePlace { line, ply: ply + 1 };
        Ok((place, Some(edit)))
    }

    /// Adds a move to the end of a branch, or begins a branch with it. Returns the line.
    fn push_move(
        &mut self,
        line: LinePath,
        at: usize,
        by: String,
        added: Ply,
        goes_on: bool,
    ) -> LinePath {
        if goes_on {
            if let Some(branch) = self.branch_mut(&line) {
                branch.plies.push(added);
            }
            return line;
        }
        let Some(branches) = self.branches_mut(&line) else {
            return line;
        };
        let number = branches.partition_point(|branch| branch.at <= at);
        let branch = Branch {
            at,
            by,
            plies: vec![added],
            branches: Vec::new(),
        };
        branches.insert(number, branch);
        line.child(number)
    }

    /// Makes a change of a line: [`Edit::Line`].
    pub(crate) fn change_line(
        &mut self,
        line: &LinePath,
        change: &LineEdit,
    ) -> Result<Option<Edit>, MoveError> {
        let has_effect = match change {
            LineEdit::Play { ply, mv, by } => {
                let from = LinePlace {
                    line: line.clone(),
                    ply: *ply,
                };
                return self.add_move(&from, mv, by).map(|(_, edit)| edit);
            }
            LineEdit::Comment(ply, comment) => {
                let ply = self.line_ply_mut(line, *ply);
                ply.map(|it| it.comment.clone_from(comment)).is_some()
            }
            LineEdit::Mark(ply, mark) => {
                let ply = self.line_ply_mut(line, *ply);
                ply.map(|it| it.mark = *mark).is_some()
            }
            LineEdit::Cut(ply) => self.cut(line, *ply).is_some(),
            LineEdit::Promote => self.promote(line).is_some(),
        };
        Ok(has_effect.then(|| Edit::Line(line.clone(), change.clone())))
    }

    /// Puts branches in the place of all that there are: [`Edit::Branches`].
    pub(crate) fn replace_branches(&mut self, branches: &[Branch]) -> Result<Edit, MoveError> {
        let (branches, wrong) = checked(self, branches.to_vec());
        if let Some(wrong) = wrong {
            return Err(MoveError::Illegal {
                text: "( )".to_owned(),
                reason: wrong.to_string(),
            });
        }
        self.tree_mut().kept.clone_from(&branches);
        Ok(Edit::Branches(branches))
    }

    /// A move along a line, counted from 0.
    fn line_ply_mut(&mut self, line: &LinePath, ply: usize) -> Option<&mut Ply> {
        let place = LinePlace {
            line: line.clone(),
            ply: ply.checked_add(1)?,
        };
        let line = self.own_place(&place)?.line;
        if line.is_main() {
            return self.ply_mut(ply);
        }
        let branch = self.branch_mut(&line)?;
        let own = ply.checked_sub(branch.at)?;
        branch.plies.get_mut(own)
    }

    /// Cuts a branch after the first `ply` plies of the match, or deletes it where none of its
    /// moves would be left. Nothing if there is nothing to cut.
    fn cut(&mut self, line: &LinePath, ply: usize) -> Option<()> {
        let branch = self.branch_mut(line)?;
        if ply > branch.at {
            let is_shorter = ply < branch.end();
            branch.plies.truncate(ply - branch.at);
            branch.branches.retain(|inner| inner.at <= ply);
            return is_shorter.then_some(());
        }
        let (number, parent) = line.0.split_last()?;
        let branches = self.branches_mut(&LinePath(parent.to_vec()))?;
        branches.remove(*number);
        Some(())
    }

    /// Whether a branch can be promoted ([`LineEdit::Promote`]): others of its parent leave
    /// there before it, or its parent is a branch by the same author.
    pub fn may_promote(&self, line: &LinePath) -> bool {
        let Some((number, parent)) = line.0.split_last() else {
            return false;
        };
        let parent = LinePath(parent.to_vec());
        let Some(branch) = self.branch(line) else {
            return false;
        };
        let before = number.checked_sub(1);
        let before = before.and_then(|it| self.branches_of(&parent)?.get(it));
        before.is_some_and(|before| before.at == branch.at)
            || self
                .branch(&parent)
                .is_some_and(|parent| parent.by == branch.by)
    }

    /// Promotes a branch. Returns whether that was possible.
    fn promote(&mut self, line: &LinePath) -> Option<()> {
        let (number, parent) = line.0.split_last()?;
        let parent = LinePath(parent.to_vec());
        let branches = self.branches_mut(&parent)?;
        let at = branches.get(*number)?.at;
        let first = branches.partition_point(|branch| branch.at < at);
        if first < *number {
            let branch = branches.remove(*number);
            branches.insert(first, branch);
            return Some(());
        }
        let before = self.branch(&parent)?;
        let mut after = before.clone();
        let promoted = after.branches.remove(first);
        if promoted.by != before.by {
            return None;
        }
        let beyond = after.branches.partition_point(|branch| branch.at <= at);
        let rest = Branch {
            at,
            by: after.by.clone(),
            plies: after.plies.split_off(at - after.at),
            branches: after.branches.split_off(beyond),
        };
        after.plies.extend(promoted.plies);
        if !rest.plies.is_empty() {
            after.branches.insert(first, rest);
        }
        after.branches.extend(promoted.branches);
        if parent.0.len() + depth(&after.branches) > DEEPEST_BRANCH {
            return None;
        }
        *self.branch_mut(&parent)? = after;
        Some(())
    }

    fn branch_mut(&mut self, line: &LinePath) -> Option<&mut Branch> {
        let (number, parent) = line.0.split_last()?;
        let branches = self.branches_mut(&LinePath(parent.to_vec()))?;
        branches.get_mut(*number)
    }

    fn branches_mut(&mut self, line: &LinePath) -> Option<&mut Vec<Branch>> {
        let mut branches = &mut self.tree_mut().kept;
        for number in &line.0 {
            branches = &mut branches.get_mut(*number)?.branches;
        }
        Some(branches)
    }
}
