//! The review of a match: which of its moves are worth a second look.
//!
//! It goes by the verdicts on the positions of the match, as far as they are known;
//! what was wrong with a move, and what would have been better, is the coach's to
//! say ([`super::coach`]).

use super::{Margins, Verdict};
use crate::texts;
use curio_rules::Player;

/// A turning point of a match: the position after the move is worth much less to the
/// player who made it than the position before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The ply, counted from 1.
    pub ply: usize,
    /// Whose move it was; `None` for chance.
    pub mover: Option<Player>,
    /// How much the first player's expectation fell (below 0) or rose, in
    /// thousandths, see [`Verdict::permille`].
    pub swing: i32,
}

/// How much a move gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Something.
    Inaccuracy,
    /// A good deal.
    Mistake,
    /// Nearly everything.
    Blunder,
}

impl Turning {
    /// How much the player gave away; `None` where it was chance.
    #[must_use]
    pub fn weight(&self) -> Option<Weight> {
        self.mover?;
        Some(match self.swing.abs() {
            600.. => Weight::Blunder,
            350.. => Weight::Mistake,
            _ => Weight::Inaccuracy,
        })
    }

    /// What it means, in a sentence.
    #[must_use]
    pub fn comment(&self) -> &'static str {
        match self.weight() {
            None => texts::coach_turned_by_chance(),
            Some(Weight::Blunder) => texts::coach_turned_by_blunder(),
            Some(Weight::Mistake) => texts::coach_mistake(),
            Some(Weight::Inaccuracy) => texts::coach_inaccuracy(),
        }
    }
}

/// A swing smaller than this is no turning point.
const SWING: i32 = 180;
/// A move that loses less than this is not looked at again.
const SUSPECT: i32 = 60;
/// A loss that is no farther away than this was not there before the move, where the search
/// did not see it.
const NEAR: u32 = 4;

/// The biggest turning points of a match of two, biggest first, at most `most`.
///
/// `verdicts` holds the verdict after each ply, from 0, from the first player's view,
/// as far as known; `movers` holds the player of each move. Only losses count: a gain
/// merely shows that the verdict before was not deep enough. Nor does it count where a
/// search sees the end for the first time: the match may have been decided before. Without
/// `margins` nothing but the outcome counts.
#[must_use]
pub fn turning_points(
    verdicts: &[Option<Verdict>],
    movers: &[Option<Player>],
    margins: Option<Margins>,
    most: usize,
) -> Vec<Turning> {
    let is_certain = |before: Verdict, after: Verdict| match (before, after) {
        (Verdict::Estimate(_), Verdict::Estimate(_)) => true,
        (Verdict::Estimate(_), Verdict::Loss { plies }) => plies <= NEAR && margins.is_some(),
        (Verdict::Win { .. }, Verdict::Estimate(after)) => after <= 0 && margins.is_some(),
        _ => before.is_proven() && after.is_proven(),
    };
    let mut found: Vec<Turning> = swings(verdicts, movers, margins)
        .filter(|swing| swing.lost >= SWING)
        .filter(|swing| swing.turning.mover.is_none() || is_certain(swing.before, swing.after))
        .map(|swing| swing.turning)
        .collect();
    found.truncate(most);
    found
}

/// The plies of a match of two that a coach should look at, in this order: those of
/// `reader` first, and then by what they seem to give away.
///
/// Verdicts from a quick look are not exact, so there are more of these than turning
/// points.
#[must_use]
pub fn suspects(
    verdicts: &[Option<Verdict>],
    movers: &[Option<Player>],
    margins: Option<Margins>,
    reader: Option<Player>,
) -> Vec<usize> {
    let mut found: Vec<Turning> = swings(verdicts, movers, margins)
        .filter(|swing| swing.turning.mover.is_some() && swing.lost >= SUSPECT)
        .map(|swing| swing.turning)
        .collect();
    // The order among the moves of one player stays.
    found.sort_by_key(|turning| reader.is_some() && turning.mover != reader);
    found.iter().map(|turning| turning.ply).collect()
}

/// What a move changed.
struct Swing {
    turning: Turning,
    /// What it lost for the player who made it, in thousandths.
    lost: i32,
    /// What was known before it and after it, for that player.
    before: Verdict,
    after: Verdict,
}

/// What each move changed; the biggest loss first.
fn swings(
    verdicts: &[Option<Verdict>],
    movers: &[Option<Player>],
    margins: Option<Margins>,
) -> impl Iterator<Item = Swing> {
    let known = |ply: usize| *verdicts.get(ply)?;
    let share = |verdict: Verdict| match verdict {
        // Who wins is not known: no more than that counts.
        Verdict::Estimate(_) if margins.is_none() => i32::from(Verdict::Draw.permille()),
        verdict => i32::from(verdict.permille()),
    };
    let mut found: Vec<Swing> = movers
        .iter()
        .enumerate()
        .filter_map(|(index, mover)| {
            let (before, after) = (known(index)?, known(index + 1)?);
            let swing = share(after) - share(before);
            let is_first = *mover == Some(Player::FIRST);
            let lost = match mover {
                Some(_) if is_first => -swing,
                Some(_) => swing,
                None => swing.abs(),
            };
            let seen = |verdict: Verdict| {
                if is_first {
                    verdict
                } else {
                    verdict.reversed()
                }
            };
            Some(Swing {
                turning: Turning {
                    ply: index + 1,
                    mover: *mover,
                    swing,
                },
                lost,
                before: seen(before),
                after: seen(after),
            })
        })
        .collect();
    found.sort_by_key(|swing| (-swing.lost, swing.turning.ply));
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a game with points calls a mistake.
    const POINTS: Option<Margins> = Some(Margins {
        mistake: 90,
        blunder: 180,
    });

    fn estimates(values: &[i32]) -> Vec<Option<Verdict>> {
        values
            .iter()
            .map(|it| Some(Verdict::Estimate(*it)))
            .collect()
    }

    #[test]
    fn matches_turn_where_somebody_gave_something_away() {
        let movers = [0, 1, 0, 1].map(|seat| Some(Player(seat)));
        let mut verdicts = estimates(&[0, 20, 600, -600]);
        verdicts.push(None);
        let turns = turning_points(&verdicts, &movers, POINTS, 5);
        let plies: Vec<usize> = turns.iter().map(|turn| turn.ply).collect();
        assert_eq!(plies, [3, 2], "the first player lost more at ply 3");
        assert_eq!(turning_points(&verdicts, &movers, POINTS, 1).len(), 1);
        let rising = estimates(&[-300, 300]);
        assert_eq!(
            turning_points(&rising, &movers[..1], POINTS, 5),
            [],
            "a mover gains nothing that was not there"
        );
    }

    #[test]
    fn the_reader_comes_first() {
        let movers = [0, 1, 0, 1].map(|seat| Some(Player(seat)));
        let verdicts = estimates(&[0, -100, 400, 0, 10]);
        assert_eq!(suspects(&verdicts, &movers, POINTS, None), [2, 3, 1]);
        assert_eq!(
            suspects(&verdicts, &movers, POINTS, Some(Player::FIRST)),
            [3, 1, 2]
        );
        assert_eq!(
            suspects(&verdicts, &movers, POINTS, Some(Player::SECOND)),
            [2, 3, 1]
        );
    }

    #[test]
    fn only_a_change_of_the_outcome_counts_where_there_are_no_points() {
        let movers = [0, 1, 0, 1, 0].map(|seat| Some(Player(seat)));
        let verdicts = [
            Verdict::Estimate(0),
            Verdict::Estimate(-500),
            Verdict::Win { plies: 9 },
            Verdict::Loss { plies: 8 },
            Verdict::Loss { plies: 7 },
            Verdict::Loss { plies: 6 },
        ]
        .map(Some);
        let plies = |margins| -> Vec<usize> {
            let found = turning_points(&verdicts, &movers, margins, 9);
            found.iter().map(|turning| turning.ply).collect()
        };
        assert_eq!(plies(None), [3], "the win that was thrown away");
        assert_eq!(plies(POINTS), [3, 1]);
        // The coach finds out whether the second player lost the match with ply 2.
        assert_eq!(suspects(&verdicts, &movers, None, None), [3, 2]);
    }
}
