//! What a player sees of the moves there are: how weaker players err.
//!
//! Beginners do not play at random. They choose the best of what they see, and what
//! they see is not everything: a short slide is noticed, a long one across the board
//! or a shape that has to be mirrored is not. How easily a move is noticed is its
//! salience, which each game knows ([`Searchable::salience`](super::Searchable::salience)).
//! How far a player looks ahead is in the limits of its level.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{Line, Verdict};

/// The salience of a move that is neither plain nor hidden.
pub const USUAL: u32 = 500;

/// The salience of what the whole game is about: few players who know the rules overlook it.
pub const GOAL: u32 = 4000;

/// In the opening, moves this much worse than the best are as good to play.
const AS_GOOD: i32 = 12;

/// How much a player sees: how many of 1000 moves of [`USUAL`] salience it notices,
/// besides the one that comes to mind first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight(pub u32);

/// One look at a position: what is noticed follows from the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Of the player who looks.
    pub sight: Sight,
    /// Of the chance by which a move is noticed.
    pub seed: u64,
}

impl Glance {
    /// The moves that are noticed, in the order of `moves`: at least one, where there
    /// is any.
    pub(super) fn noticed<M>(self, moves: Vec<M>, salience: impl Fn(&M) -> u32) -> Vec<M> {
        let saliences: Vec<u32> = moves.iter().map(salience).collect();
        let mut dice = Pcg64Mcg::seed_from_u64(self.seed);
        let mut noticed = self.sight.noticed(&saliences, &mut dice).into_iter();
        let mut next = noticed.next();
        moves
            .into_iter()
            .enumerate()
            .filter_map(|(number, mv)| {
                (Some(number) == next).then(|| {
                    next = noticed.next();
                    mv
                })
            })
            .collect()
    }
}

impl Sight {
    /// Everything is seen.
    pub const CLEAR: Self = Self(1000);

    /// Whether everything is seen.
    pub const fn is_clear(self) -> bool {
        self.0 >= 1000
    }

    /// Which of the moves with these saliences are noticed, in ascending order: at
    /// least one, where there is any.
    pub fn noticed(self, saliences: &[u32], dice: &mut Pcg64Mcg) -> Vec<usize> {
        if self.is_clear() {
            return (0..saliences.len()).collect();
        }
        let first = first_to_mind(saliences, dice);
        (0..saliences.len())
            .filter(|&number| self.notices(saliences[number], dice) || Some(number) == first)
            .collect()
    }

    /// Whether a move of this salience is noticed: the odds grow with the salience,
    /// from a quarter of the usual ones to seven quarters, and to 25 quarters at the
    /// [`GOAL`].
    fn notices(self, salience: u32, dice: &mut Pcg64Mcg) -> bool {
        let notices = u64::from(self.0.min(1000));
        let seen = notices * weight(salience);
        let overlooked = (1000 - notices) * weight(USUAL);
        dice.random_range(0..(seen + overlooked).max(1)) < seen
    }
}

/// 1000 for a usual move, 250 for one that is hardly seen, 1750 for one that strikes
/// the eye, 6250 for one that reaches the goal.
fn weight(salience: u32) -> u64 {
    let salience = if salience < GOAL {
        salience.min(1000)
    } else {
        GOAL
    };
    250 + u64::from(salience) * 3 / 2
}

/// The move that is thought of first, a plain one rather than a hidden one.
fn first_to_mind(saliences: &[u32], dice: &mut Pcg64Mcg) -> Option<usize> {
    let all: u64 = saliences.iter().map(|salience| weight(*salience)).sum();
    let mut left = dice.random_range(0..all.max(1));
    saliences.iter().position(|salience| {
        let weight = weight(*salience);
        let here = left < weight;
        left = left.saturating_sub(weight);
        here
    })
}

/// One of the lines that are as good as the best, for variety in the opening.
pub(super) fn any_as_good<'a, M>(lines: &'a [Line<M>], dice: &mut Pcg64Mcg) -> Option<&'a Line<M>> {
    let best = lines.first()?.verdict;
    let good: Vec<&Line<M>> = lines
        .iter()
        .filter(|line| is_as_good(line.verdict, best))
        .collect();
    pick(&good, dice).copied()
}

fn is_as_good(verdict: Verdict, best: Verdict) -> bool {
    match (verdict, best) {
        (Verdict::Estimate(value), Verdict::Estimate(most)) => value + AS_GOOD >= most,
        _ => verdict == best,
    }
}

/// One of a list, each as likely as the others.
pub(super) fn pick<'a, T>(list: &'a [T], dice: &mut Pcg64Mcg) -> Option<&'a T> {
    if list.is_empty() {
        None
    } else {
        // A fixed width keeps the choice the same on every machine.
        list.get(dice.random_range(0..list.len() as u64) as usize)
    }
}

/// The salience of something that is `away` steps off, plain where it is near.
pub(super) fn of_distance(away: u32) -> u32 {
    950_u32
        .saturating_sub(140 * away.saturating_sub(1))
        .max(100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clear_sight_notices_everything() {
        let mut dice = Pcg64Mcg::seed_from_u64(1);
        let noticed = Sight::CLEAR.noticed(&[0, 500, 1000], &mut dice);
        assert_eq!(noticed, [0, 1, 2]);
    }

    #[test]
    fn the_blind_play_what_comes_to_mind_and_rather_what_is_plain() {
        let mut dice = Pcg64Mcg::seed_from_u64(1);
        let mut counts = [0; 2];
        for _ in 0..8_000 {
            let noticed = Sight(0).noticed(&[1000, 0], &mut dice);
            assert_eq!(noticed.len(), 1);
            counts[noticed[0]] += 1;
        }
        assert!((6_800..7_200).contains(&counts[0]), "{counts:?}");
    }

    #[test]
    fn what_is_plain_is_seen_more_often() {
        let mut dice = Pcg64Mcg::seed_from_u64(1);
        let mut counts = [0; 3];
        for _ in 0..4_000 {
            for (count, salience) in counts.iter_mut().zip([0, USUAL, 1000]) {
                *count += i32::from(Sight(500).notices(salience, &mut dice));
            }
        }
        assert!((700..900).contains(&counts[0]), "{counts:?}");
        assert!((1_900..2_100).contains(&counts[1]), "{counts:?}");
        assert!((2_450..2_650).contains(&counts[2]), "{counts:?}");
    }

    #[test]
    fn a_glance_sees_the_same_again_and_something_wherever_there_is_something() {
        for seed in 0..200 {
            let glance = Glance {
                sight: Sight(150),
                seed,
            };
            let moves: Vec<u32> = (0..30).collect();
            let seen = glance.noticed(moves.clone(), |_| USUAL);
            assert!(!seen.is_empty() && seen.is_sorted());
            assert_eq!(seen, glance.noticed(moves, |_| USUAL));
        }
        let glance = Glance {
            sight: Sight(150),
            seed: 1,
        };
        assert!(glance.noticed(Vec::<u32>::new(), |_| USUAL).is_empty());
    }
}
