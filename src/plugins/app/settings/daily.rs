//! How a player did at the puzzles of the days: how many tries each took, and on how many
//! days in a row one was solved.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Merge, Progress};
use crate::texts;

/// How a player did at the puzzle of one day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DailyResult {
    /// How many wrong tries there were before the first solution.
    pub wrong: u8,
    /// Whether the solution was shown before that.
    pub helped: bool,
    /// Whether it was solved.
    pub solved: bool,
}

impl DailyResult {
    /// How it was solved, in words for the middle of a sentence; nothing if it was not.
    pub(crate) fn how(self) -> Option<String> {
        match (self.solved, self.helped, self.wrong) {
            (false, ..) => None,
            (true, true, _) => Some(texts::app_daily_helped().to_owned()),
            (true, false, 0) => Some(texts::app_daily_first_try().to_owned()),
            (true, false, wrong) => Some(texts::app_daily_tries(u16::from(wrong) + 1)),
        }
    }
}

impl Merge for DailyResult {
    /// Tries in either place count.
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        let more = ours.wrong.saturating_sub(base.wrong);
        Self {
            wrong: theirs.wrong.saturating_add(more),
            helped: ours.helped || theirs.helped,
            solved: ours.solved || theirs.solved,
        }
    }
}

impl Progress {
    /// How a player did at the puzzle of a day.
    pub fn daily_result(&self, player: &str, date: Date) -> DailyResult {
        let of_player = self.daily.get(player);
        let found = of_player.and_then(|days| days.get(&date.to_string()));
        found.copied().unwrap_or_default()
    }

    /// Notes how a player has done so far at the puzzle of a day.
    pub(crate) fn note_daily(&mut self, player: &str, date: Date, result: DailyResult) {
        let of_player = self.daily.entry(player.to_owned()).or_default();
        of_player.insert(date.to_string(), result);
    }

    /// On how many days in a row a player has solved the puzzle, up to today; a day that is
    /// not over yet does not end it.
    pub(crate) fn daily_streak(&self, player: &str, today: Date) -> u32 {
        let is_solved = |date: &Date| self.daily_result(player, *date).solved;
        let mut day = Some(today).filter(is_solved).or(today.yesterday().ok());
        let mut streak = 0;
        while let Some(solved) = day.filter(is_solved) {
            streak += 1;
            day = solved.yesterday().ok();
        }
        streak
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: &str = "Ada";

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn solved(days: &[&str]) -> Progress {
        let mut progress = Progress::default();
        for day in days {
            let solved = DailyResult {
                solved: true,
                ..DailyResult::default()
            };
            progress.note_daily(ME, date(day), solved);
        }
        progress
    }

    #[test]
    fn a_streak_goes_from_day_to_day_up_to_today_or_yesterday() {
        let progress = solved(&["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-02"]);
        for (today, streak) in [
            ("2026-02-25", 0),
            ("2026-02-27", 2),
            ("2026-03-01", 3),
            ("2026-03-02", 1),
            ("2026-03-03", 1),
            ("2026-03-04", 0),
        ] {
            assert_eq!(progress.daily_streak(ME, date(today)), streak, "{today}");
        }
        assert_eq!(progress.daily_streak("Ben", date("2026-02-28")), 0);
        assert_eq!(progress.daily_streak(ME, Date::MIN), 0);
    }

    #[test]
    fn how_a_puzzle_was_solved_is_said_in_words() {
        let how = |wrong, helped, solved| {
            let result = DailyResult {
                wrong,
                helped,
                solved,
            };
            result.how().unwrap_or_default()
        };
        assert_eq!(how(3, false, false), "");
        assert_eq!(how(0, false, true), "solved on the first try");
        assert_eq!(how(u8::MAX, false, true), "solved in 256 tries");
        assert_eq!(how(3, true, true), "solved with help");
    }

    #[test]
    fn tries_in_two_windows_are_all_counted() {
        let result = |wrong, solved| DailyResult {
            wrong,
            solved,
            helped: false,
        };
        let base = result(1, false);
        for (ours, theirs, merged) in [
            (result(3, false), result(2, true), result(4, true)),
            (result(1, false), result(2, true), result(2, true)),
            (result(2, true), result(1, false), result(2, true)),
        ] {
            assert_eq!(DailyResult::merge(&base, &ours, &theirs), merged);
        }
        let both = Progress::merge(
            &Progress::default(),
            &solved(&["2026-11-25"]),
            &solved(&["2026-11-26"]),
        );
        assert_eq!(both.daily_streak(ME, date("2026-11-26")), 2);
    }

    #[test]
    fn results_survive_the_file() {
        let progress = solved(&["2026-11-26"]);
        let text = ron::to_string(&progress).unwrap();
        assert_eq!(ron::from_str::<Progress>(&text).unwrap(), progress);
        let old: Progress = ron::from_str(r#"(solved: ["which-light"])"#).unwrap();
        assert!(old.daily.is_empty());
    }
}
