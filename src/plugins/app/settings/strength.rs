//! A player's strength in a game, from the matches against the levels: the next
//! opponent is the one against whom about half of the matches are won.

use serde::{Deserialize, Serialize};

use super::Merge;
use crate::engine::Level;

/// The matches of a player in a game against one level of the computer, the oldest
/// first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Strength(Vec<Played>);

/// A match against a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The level.
    pub level: u8,
    /// Whether the player won; nothing for a draw.
    pub won: Option<bool>,
    /// The seed of the match, by which it is known when it ends once more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// The matches that are remembered: more than a line over time can show.
const REMEMBERED: usize = 200;

impl Strength {
    /// The matches, the oldest first.
    pub fn matches(&self) -> &[Played] {
        &self.0
    }

    /// Notes a match, once: what counts is how it ended before moves were taken back.
    pub(crate) fn note(&mut self, played: Played) {
        if played.seed.is_some() && self.0.iter().any(|it| it.seed == played.seed) {
            return;
        }
        self.0.push(played);
        let too_many = self.0.len().saturating_sub(REMEMBERED);
        self.0.drain(..too_many);
    }

    /// A fair opponent: one level above the last after a win, one below after a
    /// loss, the same after a draw. This finds the level against which wins and
    /// losses are equally frequent, and stays there.
    pub(crate) fn level(&self) -> Level {
        let Some(last) = self.0.last() else {
            return Level::LOWEST;
        };
        let next = match last.won {
            Some(true) => last.level.saturating_add(1),
            Some(false) => last.level.saturating_sub(1),
            None => last.level,
        };
        let (lowest, highest) = (Level::LOWEST.number(), Level::HIGHEST.number());
        Level::try_from(next.clamp(lowest, highest)).unwrap_or(Level::LOWEST)
    }

    /// How many of the matches were won.
    pub(crate) fn wins(&self) -> usize {
        let won = self.0.iter().filter(|played| played.won == Some(true));
        won.count()
    }

    /// Whether the player takes the first seat in the next match: colours change.
    pub(crate) fn begins(&self) -> bool {
        self.0.len().is_multiple_of(2)
    }
}

impl Merge for Strength {
    /// The matches that were noted in either place.
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        let mut merged = theirs.clone();
        for played in ours.since(base) {
            merged.note(*played);
        }
        merged
    }
}

impl Strength {
    /// The matches noted since then: all that need to be, for the rest may have been
    /// forgotten at the front.
    fn since(&self, then: &Self) -> &[Played] {
        let known = (0..=self.0.len()).rev().find_map(|known| {
            let (old, new) = self.0.split_at_checked(known)?;
            then.0.ends_with(old).then_some(new)
        });
        known.unwrap_or(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(matches: &[(u8, Option<bool>)]) -> Strength {
        let mut strength = Strength::default();
        for (level, won) in matches.iter().copied() {
            strength.note(Played {
                level,
                won,
                seed: None,
            });
        }
        strength
    }

    #[test]
    fn a_newcomer_meets_the_lowest_level() {
        assert_eq!(after(&[]).level(), Level::LOWEST);
    }

    #[test]
    fn wins_lead_up_and_losses_down() {
        assert_eq!(after(&[(1, Some(true))]).level().number(), 2);
        assert_eq!(after(&[(4, Some(false))]).level().number(), 3);
        assert_eq!(after(&[(4, None)]).level().number(), 4);
        assert_eq!(after(&[(1, Some(false))]).level(), Level::LOWEST);
        let highest = Level::HIGHEST.number();
        assert_eq!(after(&[(highest, Some(true))]).level(), Level::HIGHEST);
    }

    #[test]
    fn who_beats_every_level_up_to_five_wins_half_of_the_matches() {
        let mut strength = Strength::default();
        for _ in 0..100 {
            let level = strength.level().number();
            strength.note(Played {
                level,
                won: Some(level <= 5),
                seed: None,
            });
        }
        let late = &strength.matches()[20..];
        let won = late.iter().filter(|it| it.won == Some(true)).count();
        assert_eq!(won * 2, late.len());
        assert!(late.iter().all(|it| (5..=6).contains(&it.level)));
    }

    #[test]
    fn matches_of_two_windows_are_all_kept() {
        let (win, loss) = (Some(true), Some(false));
        let base = after(&[(1, win), (2, loss)]);
        let ours = after(&[(1, win), (2, loss), (1, win), (2, win)]);
        let theirs = after(&[(1, win), (2, loss), (1, loss)]);
        let merged = Strength::merge(&base, &ours, &theirs);
        let all = after(&[(1, win), (2, loss), (1, loss), (1, win), (2, win)]);
        assert_eq!(merged, all);
        assert_eq!(Strength::merge(&base, &base, &theirs), theirs);
        assert_eq!(Strength::merge(&after(&[]), &ours, &after(&[])), ours);
        // The oldest of ours have been forgotten.
        let full: Vec<_> = (0..200).map(|number| (number % 8 + 1, win)).collect();
        let (base, mut ours) = (after(&full), after(&full));
        ours.note(Played {
            level: 1,
            won: loss,
            seed: None,
        });
        assert_eq!(ours.since(&base).len(), 1);
    }

    #[test]
    fn the_oldest_matches_are_forgotten() {
        let strength = after(&[(3, Some(true)); 250]);
        assert_eq!(strength.matches().len(), REMEMBERED);
    }
}
