//! The review of a match: which of its moves are worth a second look.
//!
//! It goes by the verdicts on the positions of the match, as far as they are known
//! ([`Retrospect`]), and says what to look at to know more ([`Survey`]); a [`Reviewer`] does
//! all of it, step by step. What was wrong with a move, and what would have been better, is
//! the coach's to say ([`super::coach`]).

mod conclusion;
mod retrospect;
mod reviewer;
mod survey;

pub use self::{
    conclusion::Conclusion,
    retrospect::Retrospect,
    reviewer::Reviewer,
    survey::{Due, LOOK, Survey},
};
use super::Verdict;
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
    pub fn weight(&self) -> Option<Weight> {
        self.mover?;
        Some(match self.swing.abs() {
            600.. => Weight::Blunder,
            350.. => Weight::Mistake,
            _ => Weight::Inaccuracy,
        })
    }

    /// What it means, in a sentence.
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
/// `movers` holds the player of each move, resignations included. Only losses count: a gain
/// merely shows that the verdict before was not deep enough. Nor does it count where a
/// search sees the end for the first time: the match may have been decided before.
pub fn turning_points(
    verdicts: &[Option<Verdict>],
    movers: &[Option<Player>],
    most: usize,
) -> Vec<Turning> {
    let is_certain = |before: Verdict, after: Verdict| match (before, after) {
        (Verdict::Estimate(_), Verdict::Estimate(_)) => true,
        (Verdict::Estimate(_), Verdict::Loss { plies }) => plies <= NEAR,
        (Verdict::Win { .. }, Verdict::Estimate(after)) => after <= 0,
        _ => before.is_proven() && after.is_proven(),
    };
    let turned = |(index, mover): (usize, &Option<Player>)| {
        let known = |ply: usize| *verdicts.get(ply)?;
        let (before, after) = (known(index)?, known(index + 1)?);
        let swing = i32::from(after.permille()) - i32::from(before.permille());
        let counts = mover.map_or(swing.abs() >= SWING, |mover| {
            let (before, after) = (seen(before, mover), seen(after, mover));
            lost(before, after) >= SWING && is_certain(before, after)
        });
        counts.then_some(Turning {
            ply: index + 1,
            mover: *mover,
            swing,
        })
    };
    let mut found: Vec<Turning> = movers.iter().enumerate().filter_map(turned).collect();
    found.sort_by_key(|turning| (-turning.swing.abs(), turning.ply));
    found.truncate(most);
    found
}

/// A verdict from the first player's view as the player sees it, and the other way round.
fn seen(verdict: Verdict, by: Player) -> Verdict {
    if by == Player::FIRST {
        verdict
    } else {
        verdict.reversed()
    }
}

/// What a move lost for the player who made it, in thousandths.
fn lost(before: Verdict, after: Verdict) -> i32 {
    i32::from(before.permille()) - i32::from(after.permille())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Margins;

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
        let turns = turning_points(&verdicts, &movers, 5);
        let plies: Vec<usize> = turns.iter().map(|turn| turn.ply).collect();
        assert_eq!(plies, [3, 2], "the first player lost more at ply 3");
        assert_eq!(turning_points(&verdicts, &movers, 1).len(), 1);
        let rising = estimates(&[-300, 300]);
        assert_eq!(
            turning_points(&rising, &movers[..1], 5),
            [],
            "a mover gains nothing that was not there"
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
            let known = Retrospect::new(&verdicts, movers.to_vec(), margins);
            let found = turning_points(&known.verdicts, &movers, 9);
            found.iter().map(|turning| turning.ply).collect()
        };
        assert_eq!(plies(None), [3], "the win that was thrown away");
        assert_eq!(plies(Some(Margins::default())), [3, 1]);
    }
}
