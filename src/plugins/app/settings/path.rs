//! A player's path through a game: how many lessons, puzzles and levels are done, and what
//! comes next. Nothing on it is locked.

use super::{Progress, Strength};
use crate::engine::{
    Level,
    lessons::{Lesson, lessons},
    puzzles::{Puzzle, puzzles},
};

/// How far a player has come in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    /// The lessons.
    pub(crate) lessons: Done,
    /// The puzzles of the collection.
    pub(crate) puzzles: Done,
    /// The levels of the computer up to the highest that the player has beaten.
    pub(crate) levels: Done,
    /// What to do next.
    pub(crate) next: Step,
}

/// How many of some things are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    /// Those that are done.
    pub(crate) done: usize,
    /// All of them.
    pub(crate) all: usize,
}

/// Something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The next lesson.
    Learn(&'static Lesson),
    /// A puzzle about as hard as those that the player solves.
    Solve(&'static Puzzle),
    /// A match against the level that suits the player.
    Play(Level),
}

impl Done {
    /// Whether a smaller part of it is done than of others.
    const fn is_behind(self, other: Self) -> bool {
        self.done * other.all < other.done * self.all
    }

    /// Whether it is all done.
    pub(crate) const fn is_complete(self) -> bool {
        self.done >= self.all
    }
}

impl Progress {
    /// Whether somebody has learned something of a game, or played it against the computer.
    pub(crate) fn knows(&self, game: &str, player: &str) -> bool {
        lessons(game).iter().any(|it| self.has_learned(it))
            || !self.strength_of(game, player).matches().is_empty()
    }

    /// How far a player has come in a game.
    pub(crate) fn path(&self, game: &str, player: &str) -> Path {
        let strength = self.strength_of(game, player);
        let is_learned = |lesson: &&Lesson| self.has_learned(lesson);
        let is_solved = |puzzle: &&Puzzle| self.solved.contains(&puzzle.id);
        let (lessons, puzzles) = (lessons(game), puzzles(game));
        let mut path = Path {
            lessons: Done {
                done: lessons.iter().filter(is_learned).count(),
                all: lessons.len(),
            },
            puzzles: Done {
                done: puzzles.iter().filter(is_solved).count(),
                all: puzzles.len(),
            },
            levels: Done {
                done: highest_beaten(&strength).map_or(0, |level| usize::from(level.number())),
                all: Level::all().count(),
            },
            next: Step::Play(strength.level()),
        };
        if let Some(lesson) = self.next_lesson(game)
            && path.is_time_to_learn(&strength)
        {
            path.next = Step::Learn(lesson);
        } else if let Some(puzzle) = self.next_puzzle(game, player, None)
            && path.puzzles.is_behind(path.levels)
        {
            path.next = Step::Solve(puzzle);
        }
        path
    }
}

impl Path {
    /// Lessons come before the first match and after one that was lost, and whoever has begun
    /// them is led to their end; who plays and wins without them is left alone.
    fn is_time_to_learn(&self, strength: &Strength) -> bool {
        let last = strength.matches().last();
        self.lessons.done > 0 || last.is_none_or(|played| played.won == Some(false))
    }
}

/// The highest level that was beaten.
fn highest_beaten(strength: &Strength) -> Option<Level> {
    let won = strength.matches().iter().filter(|it| it.won == Some(true));
    let highest = won.map(|it| it.level).max()?;
    Level::try_from(highest).ok()
}

#[cfg(test)]
mod tests {
    use super::{super::Played, *};

    const ME: &str = "Ada";

    fn play(progress: &mut Progress, level: u8, won: bool) {
        let of_game = progress.strength.entry("xafka".to_owned()).or_default();
        of_game.entry(ME.to_owned()).or_default().note(Played {
            level,
            won: Some(won),
            seed: None,
        });
    }

    fn next(progress: &Progress) -> Step {
        progress.path("xafka", ME).next
    }

    #[test]
    fn a_newcomer_learns_and_then_plays() {
        let mut progress = Progress::default();
        for lesson in lessons("xafka") {
            assert_eq!(next(&progress), Step::Learn(lesson));
            progress.learn(lesson);
        }
        assert!(progress.path("xafka", ME).lessons.is_complete());
        assert_eq!(next(&progress), Step::Play(Level::LOWEST));
    }

    #[test]
    fn whoever_plays_without_lessons_is_offered_them_after_a_loss() {
        let mut progress = Progress::default();
        play(&mut progress, 1, true);
        assert!(!matches!(next(&progress), Step::Learn(_)));
        play(&mut progress, 2, false);
        assert_eq!(next(&progress), Step::Learn(&lessons("xafka")[0]));
    }

    #[test]
    fn puzzles_keep_up_with_the_levels() {
        let mut progress = Progress::default();
        play(&mut progress, 1, true);
        // An eighth of the levels is beaten; it takes three of 24 puzzles to keep up.
        let mut solved = 0;
        while let Step::Solve(puzzle) = next(&progress) {
            progress.solve(puzzle, ME, true);
            solved += 1;
        }
        let path = progress.path("xafka", ME);
        assert_eq!((solved, path.puzzles.done, path.puzzles.all), (3, 3, 24));
        assert_eq!(path.next, Step::Play(Level::try_from(2).unwrap()));
    }

    #[test]
    fn a_level_that_was_beaten_stays_beaten() {
        let mut progress = Progress::default();
        play(&mut progress, 5, true);
        play(&mut progress, 6, false);
        play(&mut progress, 5, false);
        let levels = progress.path("xafka", ME).levels;
        assert_eq!((levels.done, levels.all), (5, 8));
        assert_eq!(progress.path("xafka", "Ben").levels.done, 0);
        assert_eq!(progress.path("xong", ME).levels.done, 0);
    }

    #[test]
    fn at_the_end_there_is_still_a_match_to_play() {
        let mut progress = Progress::default();
        for lesson in lessons("xafka") {
            progress.learn(lesson);
        }
        for puzzle in puzzles("xafka") {
            progress.solve(puzzle, ME, true);
        }
        play(&mut progress, 8, true);
        let path = progress.path("xafka", ME);
        assert!(path.levels.is_complete() && path.puzzles.is_complete());
        assert_eq!(path.next, Step::Play(Level::HIGHEST));
        assert_eq!(progress.path("nothing", ME).next, Step::Play(Level::LOWEST));
    }
}
