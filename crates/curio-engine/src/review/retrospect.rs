//! What is known of a match of two, looking back on it: one verdict after each ply, which
//! the chart, the marks and the words all go by.
//!
//! A later verdict tells more than an earlier one: a move that leads to a win was made in a
//! won position, and whatever is played in a lost position loses. What to look at next is
//! for [`super::Survey`].

use core::{cmp::Reverse, ops::RangeInclusive};

use super::{SWING, lost, seen};
use crate::{Margins, Verdict, margins};
use curio_rules::{GameInfo, Outcome, Player, Retirement};

/// What a position that is about level is worth at least, in thousandths.
const LEVEL: i32 = 420;
/// What one that is as good as lost is worth at most.
const LOST: i32 = 200;

/// What is known of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Retrospect {
    /// The verdict after each ply, from 0, from the first player's view. Nothing where it is
    /// not known who is ahead.
    pub verdicts: Vec<Option<Verdict>>,
    /// Who made each move, from the first on; nobody where there is nothing to judge.
    pub movers: Vec<Option<Player>>,
}

impl Retrospect {
    /// Brings together what was `found` of each position of a match of two, from its moves, with
    /// who made each, and its end, which needs no search.
    pub fn of_match<'a>(
        info: GameInfo,
        moves: impl Iterator<Item = (&'a str, Option<Player>)>,
        end: Option<&Outcome>,
        found: &[Option<Verdict>],
    ) -> Self {
        let mut verdicts = found.to_vec();
        let (mut movers, mut talk) = (Vec::new(), Vec::new());
        for (before, (mv, by)) in moves.enumerate() {
            let is_talk = info.is_talk(mv);
            verdicts.resize(verdicts.len().max(before + 2), None);
            // An offer leaves everything as it is, whatever a search says about the answers.
            if is_talk {
                verdicts[before + 1] = verdicts[before];
                talk.push(before);
            }
            let decides = !is_talk && !info.is_setting_up(mv);
            movers.push(by.filter(|_| decides && Retirement::from_text(mv).is_none()));
        }
        verdicts.resize(movers.len() + 1, None);
        if let (Some(end), Some(last)) = (end, verdicts.last_mut()) {
            *last = Some(match end.winners.contains(Player::FIRST) {
                _ if end.winners.is_empty() => Verdict::Draw,
                true => Verdict::Win { plies: 0 },
                false => Verdict::Loss { plies: 0 },
            });
        }
        let mut known = Self::new(&verdicts, movers, margins(info.id));
        // So does what is known of it only later.
        for before in talk.into_iter().rev().filter(|it| it + 2 < verdicts.len()) {
            known.verdicts[before] = known.verdicts[before + 1];
            for ply in (1..=before).rev() {
                known.carry_back(ply);
            }
        }
        known
    }

    /// Brings together what was found of each position. Without margins an estimate says
    /// nothing, and counts as not known.
    pub fn new(
        found: &[Option<Verdict>],
        movers: Vec<Option<Player>>,
        margins: Option<Margins>,
    ) -> Self {
        let mut verdicts = found.to_vec();
        verdicts.resize(movers.len() + 1, None);
        if margins.is_none() {
            for verdict in &mut verdicts {
                *verdict = verdict.filter(|it| it.is_proven());
            }
        }
        let mut known = Self { verdicts, movers };
        for ply in 1..=known.movers.len() {
            known.carry_on(ply);
        }
        for ply in (1..=known.movers.len()).rev() {
            known.carry_back(ply);
        }
        known
    }

    /// The verdicts before and after a ply, counted from 1, for the player who moved.
    pub(super) fn around(&self, ply: usize) -> Option<(Player, [Option<Verdict>; 2])> {
        let mover = (*self.movers.get(ply.checked_sub(1)?)?)?;
        let known = |at: usize| Some(seen((*self.verdicts.get(at)?)?, mover));
        Some((mover, [known(ply - 1), known(ply)]))
    }

    /// Every move of a lost position loses.
    fn carry_on(&mut self, ply: usize) {
        if let Some((mover, [Some(lost @ Verdict::Loss { .. }), after])) = self.around(ply)
            && after.is_none_or(|after| !after.is_proven())
        {
            self.verdicts[ply] = Some(seen(lost.after_ply(), mover));
        }
    }

    /// A position is worth at least what the move made there leads to.
    fn carry_back(&mut self, ply: usize) {
        let Some((mover, [before, Some(after)])) = self.around(ply) else {
            return;
        };
        let better = match (before, after) {
            (Some(before), _) if before.is_proven() => None,
            (_, Verdict::Win { plies }) => Some(Verdict::Win { plies: plies + 1 }),
            (Some(Verdict::Estimate(before)), Verdict::Estimate(after)) => {
                Some(Verdict::Estimate(before.max(after)))
            }
            (Some(Verdict::Estimate(before)), Verdict::Draw) => {
                Some(Verdict::Estimate(before.max(0)))
            }
            _ => None,
        };
        if let Some(better) = better {
            self.verdicts[ply - 1] = Some(seen(better, mover));
        }
    }

    /// Whether a player gave nothing away by the verdicts alone: what came of each of their moves
    /// is known and was no worse than before, and if they lost, they had lost from the start.
    pub fn is_faultless(&self, by: Player) -> bool {
        let for_them = |verdict: &Option<Verdict>| verdict.map(|it| seen(it, by));
        let is_lost = |verdict| matches!(verdict, Some(Verdict::Loss { .. }));
        let start = self.verdicts.first().and_then(for_them);
        let end = self.verdicts.last().and_then(for_them);
        let plies = (1..=self.movers.len()).filter_map(|ply| self.around(ply));
        let mut own = plies.filter(|(mover, _)| *mover == by);
        // Little by little much may be lost as well.
        let mut best = 0;
        let sinks = self.verdicts.iter().flatten().any(|verdict| {
            let worth = i32::from(seen(*verdict, by).permille());
            best = best.max(worth);
            best - worth >= SWING
        });
        (!is_lost(end) || is_lost(start))
            && !sinks
            && own.all(|(_, around)| match around {
                [Some(before), Some(after)] => lost(before, after) < SWING,
                _ => false,
            })
    }

    /// The plies, counted from 1, one of which turned the match, where it is not known which:
    /// one player wins before them, the other after them. Of several the last; none that
    /// hold one of the moves that are named.
    pub(super) fn turned_within(&self, named: &[usize]) -> Option<RangeInclusive<usize>> {
        let proven = |ply: &usize| self.verdicts[*ply].is_some_and(Verdict::is_proven);
        let known: Vec<usize> = (0..self.verdicts.len()).filter(proven).collect();
        let outcome = |ply: usize| self.verdicts[ply].map(Verdict::permille);
        let found = known.windows(2).rev().find(|pair| {
            let (before, after) = (pair[0], pair[1]);
            outcome(before) != outcome(after)
                && self.movers[after - 1].is_some()
                && !named.iter().any(|ply| (before + 1..=after).contains(ply))
        })?;
        Some(found[0] + 1..=found[1])
    }

    /// Who lost ground from move to move until the match was lost, without one that gave much
    /// away, where estimates show it: the plies, counted from 1, and the one that cost most.
    pub(super) fn slid(&self) -> Option<(Player, RangeInclusive<usize>, usize)> {
        let by = self.loser()?;
        // Where the end is seen, it was as good as lost already.
        let stood = |at: usize| {
            let permille = seen(self.verdicts[at]?, by).permille();
            Some(i32::from(permille).max(LOST))
        };
        let level = (0..self.verdicts.len()).rfind(|at| stood(*at) >= Some(LEVEL))?;
        let lost = (level + 1..self.verdicts.len()).find(|at| stood(*at) <= Some(LOST))?;
        // Where something in between is not known, it may have been one move.
        let falls: Option<Vec<i32>> = (level + 1..=lost)
            .map(|at| Some(stood(at - 1)? - stood(at)?))
            .collect();
        let own = (level + 1..=lost).zip(falls?);
        let own = own.filter(|(ply, _)| self.movers[ply - 1] == Some(by));
        let (most, _) = own
            .clone()
            .max_by_key(|(ply, fall)| (*fall, Reverse(*ply)))?;
        let first = own.clone().map(|(ply, _)| ply).next()?;
        let last = own.clone().map(|(ply, _)| ply).last()?;
        let is_slow = first < last && own.map(|(_, fall)| fall).all(|fall| fall < SWING);
        is_slow.then_some((by, first..=last, most))
    }

    pub(super) fn loser(&self) -> Option<Player> {
        match self.verdicts.last().copied().flatten()? {
            Verdict::Loss { .. } => Some(Player::FIRST),
            Verdict::Win { .. } => Some(Player::SECOND),
            _ => None,
        }
    }

    /// Who lost and was never level, as far as is known, from the first move on.
    pub(super) fn behind_throughout(&self) -> Option<Player> {
        let by = self.loser()?;
        let first = self.movers.iter().position(Option::is_some)?;
        self.verdicts[first]?;
        let mut known = self.verdicts.iter().flatten();
        let is_behind = known.all(|it| i32::from(seen(*it, by).permille()) < LEVEL);
        is_behind.then_some(by)
    }

    /// The move, counted from 1, that brought about how the match ended: from it on the
    /// outcome is proven, and before it another was.
    pub fn deciding(&self) -> Option<usize> {
        let outcome = |verdict: &Option<Verdict>| {
            let proven = verdict.filter(|it| it.is_proven());
            proven.map(Verdict::permille)
        };
        let end = outcome(self.verdicts.last()?)?;
        let last = self
            .verdicts
            .iter()
            .rposition(|it| outcome(it) != Some(end))?;
        outcome(&self.verdicts[last])?;
        self.movers[last].map(|_| last + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: Option<Verdict> = Some(Verdict::Win { plies: 9 });
    const LOST: Option<Verdict> = Some(Verdict::Loss { plies: 9 });

    fn looking_back(found: &[Option<Verdict>], margins: Option<Margins>) -> Retrospect {
        let movers = [Player::FIRST, Player::SECOND].into_iter().cycle();
        let movers = movers.map(Some).take(found.len() - 1).collect();
        Retrospect::new(found, movers, margins)
    }

    fn outcomes(known: &Retrospect) -> Vec<Option<u16>> {
        let verdicts = known.verdicts.iter();
        verdicts.map(|it| it.map(Verdict::permille)).collect()
    }

    #[test]
    fn later_verdicts_tell_of_earlier_ones() {
        let known = looking_back(&[LOST, None, None, LOST, LOST], None);
        let (lost, open) = (Some(0), None);
        // The first player's move loses as well; ply 2 may have given it away again.
        assert_eq!(outcomes(&known), [lost, lost, open, lost, lost]);
        let even = Some(Verdict::Estimate(0));
        let known = looking_back(&[even, Some(Verdict::Estimate(80)), LOST], None);
        // The second player's move won: the position was won.
        assert_eq!(outcomes(&known), [open, lost, lost]);
        let points = Some(Margins::default());
        let known = looking_back(&[even, Some(Verdict::Estimate(80))], points);
        assert_eq!(known.verdicts[0], Some(Verdict::Estimate(80)));
    }

    #[test]
    fn what_is_not_known_is_not_faultless() {
        let (first, second) = (Player::FIRST, Player::SECOND);
        let known = looking_back(&[LOST, LOST, LOST], None);
        assert!(known.is_faultless(first) && known.is_faultless(second));
        let known = looking_back(&[WON, LOST, LOST], None);
        assert!(!known.is_faultless(first) && known.is_faultless(second));
        assert_eq!(
            (known.deciding(), known.turned_within(&[])),
            (Some(1), Some(1..=1))
        );
        assert_eq!(known.turned_within(&[1]), None);
        let known = looking_back(&[WON, None, None, None, LOST], None);
        assert!(!known.is_faultless(first) && !known.is_faultless(second));
        assert_eq!(
            (known.deciding(), known.turned_within(&[])),
            (None, Some(1..=3))
        );
        // Who lost an even match has made a mistake somewhere.
        let even = Some(Verdict::Estimate(0));
        let points = Some(Margins::default());
        let sinking = [0, 0, -100, -100, -250].map(|it| Some(Verdict::Estimate(it)));
        let mut found = sinking.to_vec();
        found.push(LOST);
        assert!(!looking_back(&found, points).is_faultless(first));
        found.truncate(5);
        assert!(!looking_back(&found, points).is_faultless(first));
        assert!(looking_back(&[even, even, even], points).is_faultless(first));
    }

    #[test]
    fn a_match_that_slips_away_is_told_as_that() {
        let slide = |values: &[i32]| {
            let found = values.iter().map(|it| Some(Verdict::Estimate(*it)));
            let found: Vec<_> = found.chain([LOST]).collect();
            looking_back(&found, Some(Margins::default())).slid()
        };
        let slow = [0, -50, -50, -110, -110, -200, -200, -300];
        assert_eq!(slide(&slow), Some((Player::FIRST, 1..=7, 1)));
        assert_eq!(slide(&[0, 0, 0, -250, -250, -300, -300, -300]), None);
        assert_eq!(slide(&[0, 0, 0]), None, "it may have been the last move");
        let behind = [Some(Verdict::Estimate(-90)), None, LOST];
        let behind = looking_back(&behind, Some(Margins::default()));
        assert_eq!(behind.behind_throughout(), Some(Player::FIRST));
    }
}
