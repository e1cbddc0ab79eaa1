//! Branches held against the rules: every move is played, every hash compared.

use super::{Branch, LinePath, TreeSize, depth};
use crate::{Match, Ply, RecordError, bounds::DEEPEST_BRANCH};
use curio_rules::{AnyGame, Turn};

/// The branches of a match that are right, in order, with their moves in canonical form, and
/// what is wrong first. A branch that is wrong is left out, with those that leave it.
pub fn checked(game: &Match, branches: Vec<Branch>) -> (Vec<Branch>, Option<RecordError>) {
    if !TreeSize::of_all(&branches).fits() || depth(&branches) > DEEPEST_BRANCH {
        return (Vec::new(), Some(RecordError::TooManyBranches));
    }
    let mut check = Check::default();
    let mut kept = Vec::with_capacity(branches.len());
    for (line, branch) in in_order(&LinePath::MAIN, branches) {
        if game.branches().contains(&branch) {
            kept.push(branch);
        } else if branch.at > game.len() {
            check.leave_out(line, RecordError::BranchPlace { at: branch.at });
        } else {
            let position = game.position_at(branch.at);
            kept.extend(check.branch(line, branch, position));
        }
    }
    (kept, check.wrong)
}

/// Branches with their places, by where they leave their line.
fn in_order(parent: &LinePath, branches: Vec<Branch>) -> Vec<(LinePath, Branch)> {
    let numbered = branches.into_iter().enumerate();
    let mut all: Vec<_> = numbered
        .map(|(number, branch)| (parent.child(number), branch))
        .collect();
    all.sort_by_key(|(_, branch)| branch.at);
    all
}

#[derive(Default)]
struct Check {
    /// What is wrong first.
    wrong: Option<RecordError>,
}

impl Check {
    fn leave_out(&mut self, branch: LinePath, why: RecordError) {
        let why = Box::new(why);
        self.wrong
            .get_or_insert(RecordError::InBranch { branch, why });
    }

    /// Plays the moves of a branch on from the position in which it leaves its line.
    fn branch(
        &mut self,
        line: LinePath,
        branch: Branch,
        mut position: Box<dyn AnyGame>,
    ) -> Option<Branch> {
        if branch.plies.is_empty() {
            self.leave_out(line, RecordError::BranchEmpty);
            return None;
        }
        let end = branch.end();
        let mut waiting = in_order(&line, branch.branches).into_iter().peekable();
        let mut plies = Vec::with_capacity(branch.plies.len());
        let mut branches = Vec::new();
        let mut left = branch.plies.into_iter();
        for at in branch.at..=end {
            while let Some((inner, found)) = waiting.next_if(|(_, it)| it.at <= at) {
                if found.at == at && at > branch.at {
                    branches.extend(self.branch(inner, found, position.boxed_clone()));
                } else {
                    self.leave_out(inner, RecordError::BranchPlace { at: found.at });
                }
            }
            let Some(ply) = left.next() else { break };
            match replayed(&mut *position, at, ply) {
                Ok(ply) => plies.push(ply),
                Err(why) => {
                    self.leave_out(line, why);
                    return None;
                }
            }
        }
        for (inner, found) in waiting {
            self.leave_out(inner, RecordError::BranchPlace { at: found.at });
        }
        Some(Branch {
            at: branch.at,
            by: branch.by,
            plies,
            branches,
        })
    }
}

/// Plays a move that stands in a branch.
fn replayed(position: &mut dyn AnyGame, at: usize, ply: Ply) -> Result<Ply, RecordError> {
    let by = match position.turn() {
        Turn::Player(player) => Some(player),
        Turn::Chance | Turn::Over => None,
    };
    let mv = position
        .play_text(&ply.mv)
        .map_err(|why| RecordError::Move { ply: at, why })?;
    let actual = position.hash();
    if actual != ply.hash {
        return Err(RecordError::Hash {
            ply: at,
            mv: ply.mv,
            recorded: ply.hash,
            actual,
        });
    }
    Ok(Ply { mv, by, ..ply })
}
