//! The branches of a link. They stand behind the moves of the match, as their own moves are
//! numbers among the legal ones of positions that those lead to.
//!
//! Each line has the number of the branches that leave it and these, each followed by its own.

use curio_rules::{AnyGame, Turn};

use super::{
    bits::{BitReader, BitWriter},
    moves::{Numbered, listed, next},
};
use crate::{Branch, Mark, Match, Ply, RecordError, bounds::DEEPEST_BRANCH};

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

/// Reads the branches of a match that has its moves; `most` moves may stand in all of them.
pub(super) fn read(
    from: &mut BitReader<'_>,
    game: &mut Match,
    mut most: usize,
) -> Result<(), RecordError> {
    let line = (game.position_at(0), game.plies());
    let mut found = read_line(from, line, 0, DEEPEST_BRANCH, &mut most)?;
    found.iter_mut().for_each(Branch::clean);
    game.tree_mut().kept = found;
    Ok(())
}

/// The branches of a line that goes on from a position after `at` plies; they lie at most so
/// deep within one another.
fn read_line(
    from: &mut BitReader<'_>,
    (mut position, plies): (Box<dyn AnyGame>, &[Ply]),
    mut at: usize,
    deep: usize,
    most: &mut usize,
) -> Result<Vec<Branch>, RecordError> {
    let changed = || RecordError::LinkChanged;
    let count = from.number().ok_or_else(changed)?;
    if count > 0 && deep == 0 {
        return Err(RecordError::TooManyBranches);
    }
    let (mut branches, mut left, start) = (Vec::new(), plies.iter(), at);
    for _ in 0..count {
        for _ in 0..from.number().ok_or_else(changed)? {
            // It was played before.
            let _ = position.play_text(&left.next().ok_or_else(changed)?.mv);
            at += 1;
        }
        let by = from.text().ok_or_else(changed)?;
        let length = from.number().ok_or_else(changed)?;
        // A branch leaves another behind its first move.
        if length == 0 || at == start && deep < DEEPEST_BRANCH {
            return Err(changed());
        }
        let (mut own, mut plies) = (position.boxed_clone(), Vec::new());
        for _ in 0..length {
            *most = most.checked_sub(1).ok_or(RecordError::LinkTooLong)?;
            plies.push(read_ply(from, &mut *own, at + plies.len())?);
        }
        let line = (position.boxed_clone(), &plies[..]);
        let within = read_line(from, line, at, deep - 1, most)?;
        branches.push(Branch {
            at,
            by,
            plies,
            branches: within,
        });
    }
    Ok(branches)
}

/// Reads a move of a branch, and plays it.
fn read_ply(
    from: &mut BitReader<'_>,
    position: &mut dyn AnyGame,
    ply: usize,
) -> Result<Ply, RecordError> {
    let changed = || RecordError::LinkChanged;
    let by = match position.turn() {
        Turn::Player(player) => Some(player),
        Turn::Chance | Turn::Over => None,
    };
    let mv = next(from, &listed(position)).ok_or_else(changed)?;
    let played = position.play_text(&mv);
    let mv = played.map_err(|why| RecordError::Move { ply, why })?;
    let mark = from.choice(Mark::ALL.len() + 1).ok_or_else(changed)?;
    Ok(Ply {
        mv,
        by,
        used: None,
        mark: mark
            .checked_sub(1)
            .and_then(|it| Mark::ALL.get(it).copied()),
        comment: from.text().ok_or_else(changed)?,
        hash: position.hash(),
    })
}
