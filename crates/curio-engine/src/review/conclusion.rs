//! What the review of a match of two says besides the moves that it names: how the match was
//! lost where no single move is known to have decided it.

use core::ops::RangeInclusive;

use super::Retrospect;
use crate::{margins, texts};
use curio_rules::{AnyGame, Player, Points};

/// What there is to say besides the moves that are named. Plies are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// One of these plies turned the match; which one is not known.
    TurnedWithin(RangeInclusive<usize>),
    /// Who lost was never level.
    Behind {
        /// Who lost.
        by: Player,
        /// Whether the board was set up before the first move that was judged.
        set_up: bool,
    },
    /// Who lost gave ground from move to move.
    Slid {
        /// Who lost.
        by: Player,
        /// From which ply to which.
        plies: RangeInclusive<usize>,
        /// The one that cost most.
        most: usize,
    },
    /// Nobody gave anything away.
    Faultless,
    /// Nothing was found.
    NotKnown,
}

impl Retrospect {
    /// What there is to say besides the moves that are `named`, as plies from 1.
    pub fn conclusion(&self, named: &[usize]) -> Conclusion {
        if let Some(plies) = self.turned_within(named) {
            return Conclusion::TurnedWithin(plies);
        }
        let is_by = |ply: &usize, by| self.movers.get(ply - 1) == Some(&Some(by));
        let has_named = |by| named.iter().any(|ply| is_by(ply, by));
        if let Some(by) = self.behind_throughout().filter(|by| !has_named(*by)) {
            let set_up = self.movers.first() == Some(&None);
            return Conclusion::Behind { by, set_up };
        }
        let slid = self.slid();
        if let Some((by, plies, most)) =
            slid.filter(|(_, plies, _)| !named.iter().any(|ply| plies.contains(ply)))
        {
            return Conclusion::Slid { by, plies, most };
        }
        let mut both = [Player::FIRST, Player::SECOND].into_iter();
        match named.is_empty() && both.all(|by| self.is_faultless(by)) {
            true => Conclusion::Faultless,
            false => Conclusion::NotKnown,
        }
    }

    /// Who lost, and the ply, counted from 1, with which they fell behind most in what everybody has
    /// ([`AnyGame::lead`]). Nothing where estimates say nothing, or they were not behind at the end.
    pub fn widest_gap<'a>(
        &self,
        start: &dyn AnyGame,
        moves: impl Iterator<Item = &'a str>,
    ) -> Option<(Player, usize)> {
        let loser = self.loser()?;
        margins(start.info().id)?;
        let mut position = start.boxed_clone();
        let mut most = None;
        let mut before = None;
        for (ply, mv) in (1..).zip(moves) {
            position.play_text(mv).ok()?;
            let after = gap(&*position, loser);
            let grew = before.zip(after).map(|(before, after)| after - before);
            let counts = self.movers.get(ply - 1).is_some_and(Option::is_some);
            if let Some(grew) = grew.filter(|it| counts && *it > Points::ZERO)
                && most.is_none_or(|(_, most)| grew > most)
            {
                most = Some((ply, grew));
            }
            before = after.or(before);
        }
        let (ply, _) = most.filter(|_| before > Some(Points::ZERO))?;
        Some((loser, ply))
    }
}

/// How much more than a player the one with most has.
fn gap(position: &dyn AnyGame, loser: Player) -> Option<Points> {
    let amounts = position.lead()?.amounts;
    let of = |own: bool| {
        let found = amounts.iter().filter(move |(by, _)| (*by == loser) == own);
        found.map(|(_, amount)| *amount).max()
    };
    Some(of(false)? - of(true)?)
}

impl Conclusion {
    /// The same in words, with who fell behind most at which ply, the `gap`, where nothing else points
    /// at a move. `name` has the players' names, `round` the numbers that moves have for whoever reads it.
    pub fn text(
        &self,
        gap: Option<(Player, usize)>,
        name: impl Fn(Player) -> String,
        round: impl Fn(usize) -> usize,
    ) -> String {
        let said = match self {
            Self::TurnedWithin(plies) => {
                texts::review_turned_between(round(*plies.start()), round(*plies.end()))
            }
            Self::Behind { by, set_up: true } => texts::review_behind_set_up(&name(*by)),
            Self::Behind { by, set_up: false } => texts::review_behind(&name(*by)),
            Self::Slid { by, plies, most } => {
                let (from, to) = (round(*plies.start()), round(*plies.end()));
                texts::review_slid(&name(*by), from, to, round(*most))
            }
            Self::Faultless => texts::review_faultless().to_owned(),
            Self::NotKnown => texts::review_not_known().to_owned(),
        };
        match (self, gap) {
            (Self::Behind { .. } | Self::NotKnown, Some((by, ply))) => {
                format!("{said} {}", texts::review_gap(&name(by), round(ply)))
            }
            _ => said,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Margins, Verdict};

    #[test]
    fn who_was_behind_once_the_pieces_stood_is_not_said_to_have_been_so_before() {
        let lost = Verdict::Estimate(-300);
        let found = [
            None,
            None,
            Some(lost),
            Some(lost),
            Some(Verdict::Loss { plies: 0 }),
        ];
        let movers = vec![None, None, Some(Player(0)), Some(Player(1))];
        let known = Retrospect::new(&found, movers, Some(Margins::default()));
        let conclusion = known.conclusion(&[]);
        let (by, set_up) = (Player::FIRST, true);
        assert_eq!(conclusion, Conclusion::Behind { by, set_up });
        assert_eq!(known.conclusion(&[3]), Conclusion::NotKnown);
        let name = |_| "White".to_owned();
        assert_eq!(
            conclusion.text(Some((by, 4)), name, |ply| ply / 2),
            "White was behind as soon as the pieces stood. No later move is known to have decided it. \
             White fell behind most with move 2."
        );
    }
}
