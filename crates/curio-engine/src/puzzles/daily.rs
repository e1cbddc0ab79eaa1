//! The puzzle of a day: the same for everybody with the same games, without a network.
//!
//! From Monday on every game has its day of the week, and at weekends the games take turns.
//! A game's puzzles all come once before one comes again.

use super::{Puzzle, puzzles};
use curio_rules::registry;

/// The Monday on which the first puzzles came, 5 January 2026, in days since 1 January 1970.
const FIRST_DAY: i32 = 20_458;
const WEEK: i32 = 7;
/// The days of a week on which a game's puzzle comes that is the same every week.
const WORKING_DAYS: i32 = 5;

/// The puzzle of a day, which is given as days since 1 January 1970; nothing if no game has
/// puzzles.
pub fn of_day(day: i32) -> Option<&'static Puzzle> {
    let games: Vec<_> = registry::games()
        .into_iter()
        .map(|entry| puzzles(entry.id))
        .filter(|puzzles| !puzzles.is_empty())
        .collect();
    let day = day.saturating_sub(FIRST_DAY);
    let game = game_of(day, games.len())?;
    let earlier = (0..day).filter(|earlier| game_of(*earlier, games.len()) == Some(game));
    let all = games.get(game)?;
    // Neighbours in the list are about equally hard, so it is gone through in leaps.
    all.get(earlier.count() * leap(all.len()) % all.len())
}

/// Which of some games has its turn on a day.
fn game_of(day: i32, games: usize) -> Option<usize> {
    let (week, weekday) = (day.div_euclid(WEEK), day.rem_euclid(WEEK));
    let turn = match weekday.checked_sub(WORKING_DAYS) {
        Some(of_weekend @ 0..) => (WEEK - WORKING_DAYS).saturating_mul(week) + of_weekend,
        _ => weekday,
    };
    let games = i32::try_from(games).ok()?;
    usize::try_from(turn.checked_rem_euclid(games)?).ok()
}

/// About two fifths of a length, and without a common divisor with it.
fn leap(length: usize) -> usize {
    const fn common(a: usize, b: usize) -> usize {
        if b == 0 { a } else { common(b, a % b) }
    }
    let mut leaps = (length * 2 / 5).max(1)..;
    leaps.find(|leap| common(length, *leap) == 1).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;

    #[test]
    fn every_game_has_its_day_of_the_week() {
        for week in 0..60 {
            let of_week: Vec<_> = (0..WEEK)
                .map(|day| of_day(FIRST_DAY + week * WEEK + day).unwrap().game())
                .collect();
            let five = ["xima", "xafka", "mathematichess", "xong", "chimple"];
            assert_eq!(of_week[..5], five, "week {week}");
            assert_ne!(of_week[5], of_week[6]);
        }
    }

    #[test]
    fn no_puzzle_comes_again_before_all_others_of_its_game() {
        let mut seen: HashMap<&str, HashSet<&str>> = HashMap::new();
        for day in 0..400 {
            let puzzle = of_day(FIRST_DAY + day).unwrap();
            let of_game = seen.entry(puzzle.game()).or_default();
            if of_game.len() == puzzles(puzzle.game()).len() {
                of_game.clear();
            }
            assert!(of_game.insert(&puzzle.id), "{} on day {day}", puzzle.id);
        }
    }

    #[test]
    fn every_day_has_a_puzzle() {
        for day in [i32::MIN, -1, 0, FIRST_DAY - 1, FIRST_DAY + 30_000] {
            assert!(of_day(day).is_some(), "{day}");
        }
        assert_eq!(game_of(3, 0), None);
    }

    #[test]
    fn leaps_lead_everywhere() {
        for length in 1..60 {
            let reached: HashSet<_> = (0..length).map(|n| n * leap(length) % length).collect();
            assert_eq!(reached.len(), length);
        }
    }
}
