//! The review of a match: which of its moves are worth a second look.
//!
//! It goes by the verdicts on the positions of the match, as far as they are known;
//! what was wrong with a move, and what would have been better, is the coach's to
//! say ([`super::coach`]).

use super::Verdict;
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

/// A swing smaller than this is no turning point.
const SWING: i32 = 180;
/// A move that loses less than this is not looked at again.
const SUSPECT: i32 = 60;

/// The biggest turning points of a match of two, biggest first, at most `most`.
///
/// `verdicts` holds the verdict after each ply, from 0, from the first player's view,
/// as far as known; `movers` holds the player of each move. Only losses count: a gain
/// merely shows that the verdict before was not deep enough.
#[must_use]
pub fn turning_points(
    verdicts: &[Option<Verdict>],
    movers: &[Option<Player>],
    most: usize,
) -> Vec<Turning> {
    let mut found: Vec<Turning> = swings(verdicts, movers)
        .filter(|(_, lost)| *lost >= SWING)
        .map(|(turning, _)| turning)
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
    reader: Option<Player>,
) -> Vec<usize> {
    let mut found: Vec<Turning> = swings(verdicts, movers)
        .filter(|(turning, lost)| turning.mover.is_some() && *lost >= SUSPECT)
        .map(|(turning, _)| turning)
        .collect();
    // The order among the moves of one player stays.
    found.sort_by_key(|turning| reader.is_some() && turning.mover != reader);
    found.iter().map(|turning| turning.ply).collect()
}

/// What each move changed, with what it lost for the player who made it; the biggest
/// loss first.
fn swings(
    verdicts: &[Option<Verdict>],
    movers: &[Option<Player>],
) -> impl Iterator<Item = (Turning, i32)> {
    let share = |ply: usize| {
        let verdict = (*verdicts.get(ply)?)?;
        Some(i32::from(verdict.permille()))
    };
    let mut found: Vec<(Turning, i32)> = movers
        .iter()
        .enumerate()
        .filter_map(|(index, mover)| {
            let swing = share(index + 1)? - share(index)?;
            let lost = match mover {
                Some(Player::FIRST) => -swing,
                Some(_) => swing,
                None => swing.abs(),
            };
            let turning = Turning {
                ply: index + 1,
                mover: *mover,
                swing,
            };
            Some((turning, lost))
        })
        .collect();
    found.sort_by_key(|(turning, lost)| (-lost, turning.ply));
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn the_reader_comes_first() {
        let movers = [0, 1, 0, 1].map(|seat| Some(Player(seat)));
        let verdicts = estimates(&[0, -100, 400, 0, 10]);
        assert_eq!(suspects(&verdicts, &movers, None), [2, 3, 1]);
        assert_eq!(suspects(&verdicts, &movers, Some(Player::FIRST)), [3, 1, 2]);
        assert_eq!(
            suspects(&verdicts, &movers, Some(Player::SECOND)),
            [2, 3, 1]
        );
    }
}
