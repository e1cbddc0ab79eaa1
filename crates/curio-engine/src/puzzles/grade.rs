//! How hard a puzzle is: how often the opponents of the eight levels find the
//! solution.
//!
//! The measuring is done by `grade_puzzles` of `tools/lab`, which writes the numbers
//! into the files of the puzzles and sorts them.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::{Puzzle, PuzzleError, judge};
use crate::{AnyThinker, CancelToken, Level, Opponent, choose};
use curio_rules::{AnyGame, Turn};

/// How many levels there are.
const LEVELS: usize = 8;
/// How often each level tries a puzzle, each time with another seed.
pub const TRIES: u8 = 8;
/// The most stars that a puzzle has.
const STARS: usize = 5;

/// In how many of its [`TRIES`] each level found the solution, the weakest level
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Found([u8; LEVELS]);

/// Numbers that nobody has measured.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a puzzle is tried by {LEVELS} levels, {TRIES} times each, and these are no such numbers: {0:?}"
)]
pub struct FoundError(Vec<u8>);

impl TryFrom<Vec<u8>> for Found {
    type Error = FoundError;

    fn try_from(numbers: Vec<u8>) -> Result<Self, FoundError> {
        match <[u8; LEVELS]>::try_from(numbers) {
            Ok(numbers) if numbers.iter().all(|number| *number <= TRIES) => Ok(Self(numbers)),
            Ok(numbers) => Err(FoundError(numbers.to_vec())),
            Err(numbers) => Err(FoundError(numbers)),
        }
    }
}

impl From<Found> for Vec<u8> {
    fn from(found: Found) -> Self {
        found.0.to_vec()
    }
}

impl Found {
    /// In how many of its tries a level found the solution.
    pub fn by(self, level: Level) -> u8 {
        let place = usize::from(level.number()).saturating_sub(1);
        self.0.get(place).copied().unwrap_or(0)
    }

    /// Of a hundred tries by all levels together, how many failed: the hardness
    /// that puzzles are sorted by.
    pub fn missed(self) -> u8 {
        let found: u32 = self.0.iter().map(|number| u32::from(*number)).sum();
        let all = u32::from(TRIES) * LEVELS as u32;
        (100 - found * 100 / all) as u8
    }
}

/// Gives the easiest fifth of a game's puzzles one star, the hardest fifth five.
///
/// The levels of one game are not those of another, so what they miss says only
/// which of two puzzles of the same game is harder.
pub(super) fn give_stars(puzzles: &mut [Puzzle]) {
    let mut all: Vec<u8> = puzzles
        .iter()
        .filter_map(|it| it.found)
        .map(Found::missed)
        .collect();
    all.sort_unstable();
    for puzzle in puzzles {
        puzzle.difficulty = puzzle.found.map(|found| {
            // Puzzles that are equally hard have equally many stars.
            let easier = all.partition_point(|missed| *missed < found.missed());
            (1 + easier * STARS / all.len().max(1)) as u8
        });
    }
}

/// Lets every level try a puzzle.
///
/// A try succeeds when each of the level's moves keeps the win; the defender
/// plays as in the solution. The numbers are the same on every machine.
///
/// # Errors
/// When the puzzle cannot be set up.
pub fn tried(puzzle: &Puzzle, thinker: &mut dyn AnyThinker) -> Result<Found, PuzzleError> {
    let mut known = JudgedMoves::default();
    let mut numbers = [0; LEVELS];
    for (number, level) in numbers.iter_mut().zip(Level::all()) {
        *number = known.tried_by(puzzle, level, thinker)?;
    }
    Ok(Found(numbers))
}

/// In how many of its [`TRIES`] one level finds the solution, as [`tried`] counts.
///
/// # Errors
/// When the puzzle cannot be set up.
pub fn tried_by(
    puzzle: &Puzzle,
    level: Level,
    thinker: &mut dyn AnyThinker,
) -> Result<u8, PuzzleError> {
    JudgedMoves::default().tried_by(puzzle, level, thinker)
}

/// The moves that were judged, by the ply of the solution they were made at.
#[derive(Default)]
struct JudgedMoves(HashMap<(usize, String), bool>);

impl JudgedMoves {
    fn tried_by(
        &mut self,
        puzzle: &Puzzle,
        level: Level,
        thinker: &mut dyn AnyThinker,
    ) -> Result<u8, PuzzleError> {
        let start = puzzle.start()?;
        let who = Opponent::Level(level);
        let mut number = 0;
        for seed in 0..u64::from(TRIES) {
            number += u8::from(self.solves(puzzle, start.as_ref(), (thinker, &who, seed)));
        }
        Ok(number)
    }

    fn solves(
        &mut self,
        puzzle: &Puzzle,
        start: &dyn AnyGame,
        (thinker, who, seed): (&mut dyn AnyThinker, &Opponent, u64),
    ) -> bool {
        let never = CancelToken::default();
        let mut position = start.boxed_clone();
        let solver = position.turn();
        for (n, mv) in puzzle.solution.iter().enumerate() {
            if position.turn() == solver && matches!(solver, Turn::Player(_)) {
                let chosen = choose(
                    thinker,
                    position.as_ref(),
                    who,
                    seed + n as u64 * u64::from(TRIES),
                    &never,
                    &mut |_| {},
                );
                let Some(chosen) = chosen else { return false };
                if chosen.mv.text != *mv && !self.keeps(n, position.as_ref(), chosen.mv.text) {
                    return false;
                }
            }
            // After another move that wins as well, the solution goes on.
            if position.play_text(mv).is_err() {
                return false;
            }
        }
        true
    }

    fn keeps(&mut self, n: usize, position: &dyn AnyGame, mv: String) -> bool {
        let judged = |mv: &str| {
            let feedback = judge(position, mv, &CancelToken::default());
            feedback.is_ok_and(|it| it.is_some_and(|it| it.is_right()))
        };
        let key = (n, mv);
        if let Some(keeps) = self.0.get(&key) {
            return *keeps;
        }
        let keeps = judged(&key.1);
        self.0.insert(key, keeps);
        keeps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(numbers: [u8; LEVELS]) -> Found {
        Found::try_from(numbers.to_vec()).unwrap()
    }

    #[test]
    fn what_fewer_levels_find_is_harder() {
        let all = found([TRIES; LEVELS]);
        let most = found([3, 6, 7, 8, 8, 8, 8, 8]);
        let few = found([0, 0, 0, 1, 2, 8, 8, 8]);
        let none = found([0; LEVELS]);
        assert_eq!((all.missed(), none.missed()), (0, 100));
        assert!(all.missed() < most.missed() && most.missed() < few.missed());
        assert_eq!(few.by(Level::LOWEST), 0);
        assert_eq!(few.by(Level::HIGHEST), TRIES);
    }

    #[test]
    fn numbers_that_cannot_be_are_refused() {
        assert!(Found::try_from(vec![TRIES; LEVELS - 1]).is_err());
        assert!(Found::try_from(vec![TRIES + 1; LEVELS]).is_err());
    }
}
