//! How a player does at the puzzles of a game: how many were solved in a row, and
//! how hard the next one should be.

use serde::{Deserialize, Serialize};

use super::Merge;
use crate::engine::puzzles::{Found, Puzzle};

/// How far the next puzzle goes beyond the last: it is harder by this after one
/// that was solved, and easier after one that was missed, in misses per hundred.
const STEP: u8 = 6;

/// How a player does at the puzzles of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleForm {
    /// How many puzzles were solved in a row without a wrong try.
    pub streak: u32,
    /// The longest such streak.
    pub best: u32,
    /// How hard the next puzzle should be, as [`Found::missed`] counts.
    pub(crate) hardness: u8,
}

impl PuzzleForm {
    /// A puzzle was solved without a wrong try.
    pub(super) fn solve(&mut self, puzzle: &Puzzle) {
        self.streak = self.streak.saturating_add(1);
        self.best = self.best.max(self.streak);
        if let Some(found) = puzzle.found {
            let beyond = found.missed().saturating_add(STEP);
            self.hardness = self.hardness.max(beyond).min(100);
        }
    }

    /// A wrong try, or a solution that was asked for.
    pub(super) fn miss(&mut self, puzzle: &Puzzle) {
        self.streak = 0;
        if let Some(found) = puzzle.found {
            let below = found.missed().saturating_sub(STEP);
            self.hardness = self.hardness.min(below);
        }
    }

    /// Of some puzzles, the one that is as hard as the next should be; the first
    /// of several.
    pub(super) fn fitting<'a>(
        &self,
        puzzles: impl Iterator<Item = &'a Puzzle>,
    ) -> Option<&'a Puzzle> {
        puzzles.min_by_key(|puzzle| {
            let missed = puzzle.found.map_or(self.hardness, Found::missed);
            missed.abs_diff(self.hardness)
        })
    }
}

impl Merge for PuzzleForm {
    /// What was solved in either place counts, and so does a wrong try.
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        let since = |now: &Self| now.streak.checked_sub(base.streak);
        let streak = match (since(ours), since(theirs)) {
            (_, Some(more)) => ours.streak.saturating_add(more),
            (Some(more), None) => theirs.streak.saturating_add(more),
            (None, None) => ours.streak.max(theirs.streak),
        };
        Self {
            streak,
            best: ours.best.max(theirs.best).max(streak),
            hardness: Merge::merge(&base.hardness, &ours.hardness, &theirs.hardness),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Progress, *};
    use crate::engine::puzzles::puzzles;

    const ME: &str = "Anna";

    fn missed(puzzle: &Puzzle) -> u8 {
        puzzle.found.unwrap().missed()
    }

    #[test]
    fn a_streak_grows_with_clean_solutions_and_ends_with_a_wrong_try() {
        let all = puzzles("xafka");
        let mut progress = Progress::default();
        for puzzle in &all[..3] {
            progress.solve(puzzle, ME, true);
        }
        let form = progress.form_of("xafka", ME);
        assert_eq!((form.streak, form.best), (3, 3));
        progress.solve(&all[0], ME, true);
        progress.miss(&all[1], ME);
        let form = progress.form_of("xafka", ME);
        assert_eq!(form.streak, 3, "what is solved already is only practice");
        progress.miss(&all[3], ME);
        progress.solve(&all[3], ME, false);
        let form = progress.form_of("xafka", ME);
        assert_eq!((form.streak, form.best), (0, 3));
        assert_eq!(progress.form_of("xafka", "Ben"), PuzzleForm::default());
        assert_eq!(progress.form_of("xong", ME), PuzzleForm::default());
        assert_eq!(progress.solved.len(), 4);
    }

    #[test]
    fn the_next_puzzle_follows_what_the_player_solves() {
        let all = puzzles("xafka");
        let mut progress = Progress::default();
        let first = progress.next_puzzle("xafka", ME, None).unwrap();
        assert_eq!(
            missed(first),
            missed(&all[0]),
            "newcomers begin at the easiest"
        );
        // Someone who solves everything gets to the hard ones before the easy
        // ones are used up.
        let mut solved = Vec::new();
        for _ in 0..8 {
            let next = progress.next_puzzle("xafka", ME, None).unwrap();
            progress.solve(next, ME, true);
            solved.push(missed(next));
        }
        let ninth = missed(&all[8]);
        assert!(
            solved[7] > ninth,
            "{solved:?}, and the ninth in the list has {ninth}"
        );
        // And someone who misses them gets back to easier ones.
        let hard = progress.next_puzzle("xafka", ME, None).unwrap();
        progress.miss(hard, ME);
        let after = progress.next_puzzle("xafka", ME, Some(hard)).unwrap();
        assert!(missed(after) <= missed(hard) && after.id != hard.id);
    }

    #[test]
    fn what_two_windows_have_solved_adds_up() {
        let form = |streak, best| PuzzleForm {
            streak,
            best,
            hardness: 0,
        };
        let base = form(3, 5);
        for (ours, theirs, merged) in [
            (form(3, 5), form(3, 5), form(3, 5)),
            (form(5, 5), form(4, 5), form(6, 6)),
            (form(5, 5), form(3, 5), form(5, 5)),
            (form(0, 5), form(4, 5), form(1, 5)),
            (form(4, 5), form(1, 5), form(2, 5)),
            (form(0, 5), form(1, 5), form(1, 5)),
        ] {
            assert_eq!(PuzzleForm::merge(&base, &ours, &theirs), merged);
        }
    }

    #[test]
    fn nothing_comes_after_the_last_puzzle() {
        let mut progress = Progress::default();
        for puzzle in puzzles("chimple") {
            progress.solve(puzzle, ME, true);
        }
        assert_eq!(progress.next_puzzle("chimple", ME, None), None);
    }

    #[test]
    fn files_from_before_there_were_streaks_can_be_read() {
        let old = r#"(solved: ["which-light"], set_ups: {})"#;
        let progress: Progress = ron::from_str(old).unwrap();
        assert!(progress.solved.contains("which-light"));
        assert_eq!(progress.form_of("xafka", ME), PuzzleForm::default());
    }
}
