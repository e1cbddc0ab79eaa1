//! The branches of a link. They stand behind the moves of the match, as their own moves are
//! numbers among the legal ones of positions that those lead to.
//!
//! Each line has the number of the branches that leave it and these, each followed by its own.

use curio_rules::{AnyGame, Turn};

use super::{
    bits::{BitReader, BitWriter},
    moves::{Numbered, listed, next},
};
use crate::{Branch, Mark, Match, Ply, RecordError, bounds::DEEPEST_BRANCH, branches::checked};

/// Writes the branches of a line that goes on from a position after `at` plies with these.
pub(super) fn write(
    mut position: Box<dyn AnyGame>,
    mut at: usize,
    plies: &[Ply],
    branches: &[Branch],
    to: &mut BitWriter,
) {
    to.number(branches.len() as u64);
    let mut left = plies.iter();
    for branch in branches {
        to.number((branch.at - at) as u64);
        for ply in left.by_ref().take(branch.at - at) {
            // The moves of a match are legal.
            let _ = position.play_text(&ply.mv);
        }
        at = branch.at;
        to.text(&branch.by);
        to.number(branch.plies.len() as u64);
        let mut own = position.boxed_clone();
        for ply in &branch.plies {
            Numbered::new(&ply.mv, 0, &listed(&*own)).write(to);
            let _ = own.play_text(&ply.mv);
            let mark = Mark::ALL.iter().position(|it| Some(*it) == ply.mark);
            to.choice(mark.map_or(0, |mark| mark + 1), Mark::ALL.len() + 1);
            to.text(&ply.comment);
        }
        let own = position.boxed_clone();
        write(own, at, &branch.plies, &branch.branches, to);
    }
}

/// Reads the branches of a match that has its moves, of which `most` may follow in all of them.
pub(super) fn read(
    from: &mut BitReader<'_>,
    game: &mut Match,
    most: usize,
) -> Result<(), RecordError> {
    let mut reading = Reading { from, left: most };
    let mut found = reading.line(game.position_at(0), 0, game.plies(), DEEPEST_BRANCH)?;
    found.iter_mut().for_each(Branch::clean);
    match checked(game, found) {
        (branches, None) => game.tree_mut().kept = branches,
        (_, Some(wrong)) => return Err(wrong),
    }
    Ok(())
}

struct Reading<'a, 'b> {
    from: &'a mut BitReader<'b>,
    /// How many moves may still follow.
    left: usize,
}

impl Reading<'_, '_> {
    /// The branches of a line, as [`write()`] has written them.
    fn line(
        &mut self,
        mut position: Box<dyn AnyGame>,
        mut at: usize,
        plies: &[Ply],
        deep: usize,
    ) -> Result<Vec<Branch>, RecordError> {
        let changed = || RecordError::LinkChanged;
        let count = self.from.number().ok_or_else(changed)?;
        if count > 0 && deep == 0 {
            return Err(RecordError::TooManyBranches);
        }
        let mut branches = Vec::new();
        let mut left = plies.iter();
        for _ in 0..count {
            let further = self.from.number().ok_or_else(changed)?;
            for _ in 0..further {
                let ply = left.next().ok_or_else(changed)?;
                // It was played before.
                let _ = position.play_text(&ply.mv);
                at += 1;
            }
            let by = self.from.text().ok_or_else(changed)?;
            let plies = self.moves(position.boxed_clone(), at)?;
            let within = self.line(position.boxed_clone(), at, &plies, deep - 1)?;
            branches.push(Branch {
                at,
                by,
                plies,
                branches: within,
            });
        }
        Ok(branches)
    }

    /// The moves of a branch.
    fn moves(
        &mut self,
        mut position: Box<dyn AnyGame>,
        at: usize,
    ) -> Result<Vec<Ply>, RecordError> {
        let changed = || RecordError::LinkChanged;
        let count = self.from.number().ok_or_else(changed)?;
        let mut plies = Vec::new();
        for ply in (at..).take(usize::try_from(count).unwrap_or(usize::MAX)) {
            self.left = self.left.checked_sub(1).ok_or(RecordError::LinkTooLong)?;
            let mv = next(self.from, &listed(&*position)).ok_or_else(changed)?;
            let by = match position.turn() {
                Turn::Player(player) => Some(player),
                Turn::Chance | Turn::Over => None,
            };
            let played = position.play_text(&mv);
            let mv = played.map_err(|why| RecordError::Move { ply, why })?;
            let mark = self.from.choice(Mark::ALL.len() + 1).ok_or_else(changed)?;
            let comment = self.from.text().ok_or_else(changed)?;
            plies.push(Ply {
                mv,
                by,
                used: None,
                mark: mark
                    .checked_sub(1)
                    .and_then(|it| Mark::ALL.get(it).copied()),
                comment,
                hash: position.hash(),
            });
        }
        Ok(plies)
    }
}
