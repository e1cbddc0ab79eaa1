//! Which positions and moves of a match of two a review looks at, and what it takes from
//! what is found: first the proofs, from the end backwards, then the moves that seem to
//! have given something away, which the coach judges.
//!
//! To look, to prove and to judge is for a thinker, see [`crate::coach`].

use std::collections::BTreeMap;

use super::{Retrospect, SUSPECT, SWING, lost, seen};
use crate::{
    Line, Margins, Report, Verdict,
    coach::{Advice, Known},
};
use curio_rules::Player;

/// How far each position of a match is looked at, in positions.
pub const LOOK: u64 = 60_000;
/// The number of positions that may fail to be proven. Those before them are harder still,
/// and are left alone.
const PATIENCE: usize = 2;
/// A position that is worth no more than this is as good as lost.
const AS_GOOD_AS_LOST: i32 = -600;

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// To look at the position after this many plies.
    Position(usize),
    /// To prove who wins it.
    Proof(usize),
    /// To judge this ply, counted from 1.
    Move(usize),
}

/// How far a review has come.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The positions that a proof was tried for.
    tried: Vec<usize>,
    /// The plies, from 1, that were judged.
    judged: Vec<usize>,
    /// Those that gave something away.
    named: Vec<usize>,
    /// How the positions are won or lost that are proven to be.
    lines: BTreeMap<usize, Line>,
}

impl Survey {
    /// What is to be done next when all positions have had a quick look. `proves` says
    /// whether there is more to prove than that has.
    pub fn due(&self, known: &Retrospect, proves: bool) -> Option<Due> {
        let is_proven = |ply: usize| known.verdicts[ply].is_some_and(Verdict::is_proven);
        // What is certain is told first: no proof of an earlier position changes it.
        let certain = self
            .unjudged(known)
            .find(|ply| is_proven(ply - 1) && is_proven(*ply));
        if certain.is_none()
            && proves
            && let Some(ply) = self.next_proof(known)
        {
            return Some(Due::Proof(ply));
        }
        let ply = certain.or_else(|| self.unjudged(known).next())?;
        let before = ply - 1;
        let lacks_line = is_proven(before) && !self.lines.contains_key(&before);
        Some(if lacks_line && !self.tried.contains(&before) {
            Due::Proof(before)
        } else {
            Due::Move(ply)
        })
    }

    /// The last position that is not proven, unless proofs have become too hard.
    fn next_proof(&self, known: &Retrospect) -> Option<usize> {
        let is_proven = |ply: usize| known.verdicts[ply].is_some_and(Verdict::is_proven);
        let open = || {
            (0..known.verdicts.len())
                .rev()
                .filter(|ply| !is_proven(*ply))
        };
        let failed = open().filter(|ply| self.tried.contains(ply)).count();
        let mut left = open().filter(|ply| !self.tried.contains(ply));
        left.next().filter(|_| failed < PATIENCE)
    }

    /// The plies, from 1, after which less is left than before, from the end backwards.
    fn suspects(&self, known: &Retrospect) -> impl Iterator<Item = usize> {
        (1..=known.movers.len()).rev().filter(|ply| {
            let around = known.around(*ply);
            matches!(around, Some((_, [Some(before), Some(after)]))
                if lost(before, after) >= SUSPECT)
        })
    }

    /// Those of them that were not judged yet.
    fn unjudged(&self, known: &Retrospect) -> impl Iterator<Item = usize> {
        self.suspects(known)
            .filter(|ply| !self.judged.contains(ply))
    }

    /// The plies, from 1, that were judged.
    pub fn judged(&self) -> &[usize] {
        &self.judged
    }

    /// Those of them that gave something away.
    pub fn named(&self) -> &[usize] {
        &self.named
    }

    /// Whether a player is known to have given nothing away.
    pub fn is_faultless(&self, known: &Retrospect, by: Player) -> bool {
        let is_theirs = |ply: &usize| known.movers.get(ply - 1) == Some(&Some(by));
        known.is_faultless(by) && !self.named.iter().any(is_theirs)
    }

    /// How many there are to judge, as far as that can be told.
    pub fn to_judge(&self, known: &Retrospect) -> usize {
        self.unjudged(known).count() + self.judged.len()
    }

    /// What is known of the position after this many plies, if who wins it is proven.
    pub fn proof(&self, ply: usize) -> Option<Report> {
        let line = self.lines.get(&ply).cloned()?;
        Some(Report::of_proof(line, 0))
    }

    /// What the coach is told of a ply that it judges, and that `next` followed.
    pub fn known(&self, known: &Retrospect, ply: usize, next: Option<&str>) -> Known {
        let line = |at: usize| self.lines.get(&at).cloned();
        // What is won without a line is won by the move that followed.
        let followed = || {
            let mover = (*known.movers.get(ply)?)?;
            let verdict = seen(known.verdicts[ply].filter(|it| it.is_proven())?, mover);
            let next = next.filter(|_| matches!(verdict, Verdict::Win { .. }));
            let moves = next.map(str::to_owned).into_iter().collect();
            Some(Line { verdict, moves })
        };
        Known {
            before: ply.checked_sub(1).and_then(line),
            after: line(ply).or_else(followed),
        }
    }

    /// Takes what was found of a position.
    pub fn take_report(&mut self, due: Due, report: Option<&Report>) {
        let (Due::Position(ply) | Due::Proof(ply)) = due else {
            return;
        };
        if matches!(due, Due::Proof(_)) {
            self.tried.push(ply);
        }
        let best = report.and_then(Report::best);
        if let Some(best) = best.filter(|best| best.verdict.is_proven()) {
            self.lines.insert(ply, best.clone());
        }
    }

    /// Takes what the coach says of a ply, counted from 1, and whether it named it. What the
    /// coach has found of the positions around it, who looks further, is put in `found`, the
    /// verdict after each ply.
    pub fn take_advice(
        &mut self,
        known: &Retrospect,
        ply: usize,
        advice: Option<&Advice>,
        found: &mut Vec<Option<Verdict>>,
    ) -> bool {
        self.judged.push(ply);
        self.named.retain(|it| *it != ply);
        let Some((mover, [Some(before), Some(after)])) = known.around(ply) else {
            return false;
        };
        let Some(advice) = advice else { return false };
        found.resize(found.len().max(ply + 1), None);
        let is_named = advice.kind.is_warning() && advice.better.is_some();
        if is_named {
            self.named.push(ply);
        }
        let mut after = after;
        if advice.played.is_proven() && !after.is_proven() {
            after = advice.played;
            found[ply] = Some(seen(after, mover));
            // The answer is seen in another light.
            self.judged.retain(|judged| *judged != ply + 1);
        }
        let best = advice.best;
        if let (true, Some(better)) = (best.is_proven(), &advice.better) {
            self.lines.entry(ply - 1).or_insert_with(|| Line {
                verdict: best,
                moves: vec![better.clone()],
            });
        }
        let before = match (best, after) {
            _ if best.is_proven() => best,
            _ if is_named => before,
            _ if lost(best, after) < SWING => best,
            (_, Verdict::Estimate(_)) => eased(best, after),
            _ => Verdict::Estimate(AS_GOOD_AS_LOST),
        };
        found[ply - 1] = Some(seen(before, mover));
        // Only the look was too short that saw the position so much worse after the move.
        if !is_named && !after.is_proven() && lost(before, after) >= SWING {
            found[ply] = Some(seen(advice.played, mover));
        }
        self.level(&known.movers, found);
        is_named
    }

    /// Evens out what was `found` where no judged move gave so much away: two looks may differ.
    fn level(&self, movers: &[Option<Player>], found: &mut [Option<Verdict>]) {
        for ply in (1..=movers.len()).rev() {
            if !self.judged.contains(&ply) || self.named.contains(&ply) {
                continue;
            }
            let known = Retrospect::new(found, movers.to_vec(), Some(Margins::default()));
            if let Some((mover, [Some(before), Some(after)])) = known.around(ply)
                && lost(before, after) >= SWING
                && !before.is_proven()
            {
                let before = match after {
                    Verdict::Loss { .. } => Verdict::Estimate(AS_GOOD_AS_LOST),
                    after => eased(before, after),
                };
                found[ply - 1] = Some(seen(before, mover));
            }
        }
    }
}

/// What a position was worth after which the coach finds no mistake, and a shorter look sees much
/// less: as near to what the coach finds as a move may fall without being one.
fn eased(best: Verdict, after: Verdict) -> Verdict {
    let (Verdict::Estimate(mut most), Verdict::Estimate(mut least)) = (best, after) else {
        return after;
    };
    while least < most {
        let middle = least + (most - least + 1) / 2;
        if lost(Verdict::Estimate(middle), after) < SWING {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    Verdict::Estimate(least)
}
