//! How hard the puzzles are: the numbers in the files are those that the levels
//! reach, and what they say is plausible.

use std::collections::BTreeSet;

use curio_engine::{
    Level,
    puzzles::{Found, TRIES, puzzles, tried_by},
    thinker,
};

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

/// How many tries of one level at all puzzles of a game succeeded.
fn found_by(game: &str, level: Level) -> u32 {
    let found = puzzles(game).iter().map(|puzzle| puzzle.found.unwrap());
    found.map(|found| u32::from(found.by(level))).sum()
}

#[test]
fn every_puzzle_is_graded_and_the_easiest_come_first() {
    for game in GAMES {
        let all = puzzles(game);
        assert!(all.is_sorted_by_key(|puzzle| puzzle.found.unwrap().missed()));
        let stars: BTreeSet<u8> = all.iter().map(|it| it.difficulty().unwrap()).collect();
        assert_eq!(stars.len(), 5, "{game} has {stars:?}");
        assert!(
            all.is_sorted_by_key(curio_engine::puzzles::Puzzle::difficulty),
            "{game}"
        );
    }
}

/// Stronger opponents find more, and the strongest finds nearly everything: else
/// the numbers would say nothing about how hard a puzzle is.
#[test]
fn stronger_levels_find_more() {
    for game in GAMES {
        let all = puzzles(game).len() as u32 * u32::from(TRIES);
        let (weakest, strongest) = (
            found_by(game, Level::LOWEST),
            found_by(game, Level::HIGHEST),
        );
        assert!(weakest * 2 < strongest, "{game}: {weakest} and {strongest}");
        assert!(strongest * 10 >= all * 9, "{game}: {strongest} of {all}");
        let numbers: Vec<u32> = Level::all().map(|level| found_by(game, level)).collect();
        // A level may be a little worse at puzzles than the one below.
        for pair in numbers.windows(2) {
            assert!(pair[1] * 10 >= pair[0] * 9, "{game}: {numbers:?}");
        }
    }
}

/// What the weakest levels find is measured once more: it takes no time.
#[test]
fn the_numbers_in_the_files_are_those_that_are_measured() {
    for game in ["xafka", "mathematichess", "chimple"] {
        let mut thinker = thinker(game).unwrap();
        for puzzle in puzzles(game).iter().step_by(5) {
            for level in Level::all().take(2) {
                let now = tried_by(puzzle, level, thinker.as_mut()).unwrap();
                let found = puzzle.found.map(|found: Found| found.by(level));
                assert_eq!(Some(now), found, "{game}: {} by {level}", puzzle.id);
            }
        }
    }
}
