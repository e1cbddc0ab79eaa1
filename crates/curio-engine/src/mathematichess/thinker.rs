//! The thinker of Mathematichess: the shared search, with trials or short looks in the
//! first stage and a mind of its own about agreement.

use crate::clock::Instant;
use core::sync::atomic::AtomicBool;

use super::{
    super::{
        CancelToken, Level, Limits, Line, Margins, Profile, Report, Searchable, Sight, Thinker,
        Verdict, explain::Explanation, limits::SearchBudget, searcher::Searcher,
    },
    is_large,
    trials::Trials,
};
use curio_rules::{
    Player,
    mathematichess::{Mathematichess, Move},
};

/// Thinks about positions of Mathematichess.
#[derive(Debug, Default)]
pub(in super::super) struct MathematichessThinker {
    search: Searcher<Mathematichess>,
}

/// Ending the game is offered once in this many plies.
const OFFER_EVERY: u16 = 12;

/// What playing on must be expected to cost before an offer is made, in
/// hundredths.
const NOTHING_TO_GAIN: i32 = 10;

/// From this ply of the second stage on, a player who is far behind agrees to count, so
/// that nobody has to sit through the rest.
const LONG: u16 = 40;

/// What it takes to be far behind, in points.
const FAR_BEHIND: i64 = 60;

/// Whether nothing is left to play for: the opponent has three times the points, and by
/// what the player sees, no more than half of the lead can be caught up.
fn is_hopeless(plies: u16, [own, other]: [i64; 2], expected: Verdict) -> bool {
    let behind = other - own;
    let sees_no_way = match expected {
        Verdict::Loss { .. } => true,
        Verdict::Estimate(value) => i64::from(value) <= -behind / 2,
        _ => false,
    };
    plies >= LONG && behind >= FAR_BEHIND && other >= 3 * own && sees_no_way
}

/// Placements are found by trial where there is time for at least this many trials, each
/// of which fills the board. Fewer tell little.
const FOR_TRIALS: u64 = 90;

/// Whether the next placement is found by trial. Not near the end, where the search sees all
/// that can still come; nor by a player who overlooks moves or may not look far ahead.
fn by_trial(position: &Mathematichess, limits: &Limits) -> bool {
    let left = left_to_place(position);
    position.left_to_place(position.to_move()) > 0
        && left > SEARCHED
        && limits.glance.is_none()
        && limits.depth.is_none_or(|depth| depth > LOOKED_AHEAD)
        && limits
            .nodes
            .is_none_or(|nodes| nodes >= FOR_TRIALS * u64::from(left))
}

/// Placements that are left when the search takes over from the trials.
const SEARCHED: u32 = 6;

/// The most plies that are looked ahead while pieces are placed.
const LOOKED_AHEAD: u32 = 4;

fn left_to_place(position: &Mathematichess) -> u32 {
    Player::all(2)
        .map(|player| position.left_to_place(player))
        .sum()
}

/// How far to look while pieces are being placed: several plies only near the
/// end, where it is decided which squares stay empty.
fn placing_limits(position: &Mathematichess, limits: &Limits) -> Limits {
    let (depth, nodes) = match left_to_place(position) {
        0..=SEARCHED => (LOOKED_AHEAD, 20_000),
        7..=14 => (3, 6_000),
        15..=30 => (2, 1_000),
        _ => (1, 200),
    };
    Limits {
        depth: Some(limits.depth.unwrap_or(depth).min(depth)),
        nodes: Some(limits.nodes.unwrap_or(nodes).min(nodes)),
        ..limits.clone()
    }
}

/// How many plies before the end of a match the coach tries to see it.
const SETTLED: u32 = 12;

/// Positions that the coach looks at before it speaks of a better move.
const TO_CONFIRM: u64 = 30_000;

/// What is as good as won or lost, in hundredths.
const DECIDED: i32 = 2_000;

/// Where only candidates were looked at, nothing is proven but what happens at
/// once.
fn without_proofs(report: &Report<Move>) -> Report<Move> {
    let mut report = report.clone();
    for line in &mut report.lines {
        line.verdict = match line.verdict {
            Verdict::Win { plies } if plies > 1 => {
                Verdict::Estimate(DECIDED - plies.min(1_000) as i32)
            }
            Verdict::Loss { plies } => Verdict::Estimate(plies.min(1_000) as i32 - DECIDED),
            verdict => verdict,
        };
        report.complete &= line.verdict.is_proven();
    }
    report
}

impl MathematichessThinker {
    /// Whether to accept that the game ends: a player who leads does, one who expects to fall
    /// behind, and one who has nothing left to play for.
    fn answer(
        &mut self,
        position: &Mathematichess,
        limits: &Limits,
        stop: &CancelToken,
    ) -> Option<Report<Move>> {
        let began = Instant::now();
        let me = position.to_move().index() & 1;
        let points = position.points();
        let lead = points[me] - points[1 - me];
        let line = |verdict, mv: Move| Line {
            verdict,
            moves: vec![mv],
        };
        if lead > 0 {
            return Some(Report {
                depth: 1,
                nodes: 1,
                elapsed: began.elapsed(),
                lines: vec![line(Verdict::Win { plies: 1 }, Move::Accept)],
                complete: true,
            });
        }
        let mut declined = position.clone();
        declined.play_unchecked(Move::Decline);
        let limits = Limits {
            glance: None,
            ..limits.clone()
        };
        let found = self
            .search
            .think_about(&declined, &limits, stop, &mut |_| {})?;
        let expected = found.best()?.verdict.reversed();
        let draw = lead == 0 && expected < Verdict::Draw;
        let own = [points[me], points[1 - me]];
        let chosen = if draw {
            line(Verdict::Draw, Move::Accept)
        } else if is_hopeless(position.plies(), own, expected)
            || expected.is_hopeless(position, position.to_move())
        {
            line(expected, Move::Accept)
        } else {
            line(expected, Move::Decline)
        };
        Some(Report {
            lines: vec![chosen],
            elapsed: began.elapsed(),
            ..found
        })
    }

    /// Puts an offer first where the player leads and can only lose by going on.
    fn consider_offer(position: &Mathematichess, report: &mut Report<Move>) {
        let plies = position.plies();
        if plies < OFFER_EVERY || plies % OFFER_EVERY > 1 || !position.may_offer() {
            return;
        }
        let me = position.to_move().index() & 1;
        let points = position.points();
        let Some(best) = report.best() else { return };
        let Verdict::Estimate(expected) = best.verdict else {
            return;
        };
        let now = position.evaluate(curio_rules::PlayerSet::only(position.to_move()));
        if points[me] > points[1 - me] && expected + NOTHING_TO_GAIN <= now {
            let offer = Line {
                verdict: best.verdict,
                moves: vec![Move::Offer],
            };
            report.lines.insert(0, offer);
        }
    }
}

impl Thinker for MathematichessThinker {
    type Game = Mathematichess;

    fn think(
        &mut self,
        own: &Mathematichess,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        if own.is_offered() {
            return self.answer(own, limits, stop);
        }
        if by_trial(own, limits) {
            let (started, done) = (Instant::now(), AtomicBool::new(false));
            let mut budget = SearchBudget::new(limits, started, stop, &done);
            let wanted = usize::from(limits.lines);
            return Trials::new(own, &mut budget).run(wanted, started, report);
        }
        if own.is_placing() {
            let limits = placing_limits(own, limits);
            return self.search.think_about(own, &limits, stop, report);
        }
        let narrow = is_large(own.board());
        let mut found = self.search.think_about(own, limits, stop, &mut |found| {
            if narrow {
                report(&without_proofs(found));
            } else {
                report(found);
            }
        })?;
        if narrow {
            found = without_proofs(&found);
        }
        // A player who overlooks moves cannot tell that going on only loses.
        if limits.glance.is_none() {
            Self::consider_offer(own, &mut found);
        }
        Some(found)
    }

    fn forget(&mut self) {
        Thinker::forget(&mut self.search);
    }

    fn is_opening(&self, position: &Mathematichess) -> bool {
        position.is_opening()
    }

    fn explain(
        &self,
        position: &Mathematichess,
        mv: &Move,
        line: &Line<Move>,
        reader: Player,
    ) -> Explanation {
        position.explain(mv, line, reader)
    }

    fn profile(&self) -> Profile {
        Profile {
            // A lead of a hundred points makes an estimate of a hundred.
            margins: Some(Margins {
                mistake: 80,
                blunder: 160,
            }),
            to_confirm: Limits::nodes(TO_CONFIRM),
            ..Profile::for_levels(at_level)
        }
    }

    /// What the search does not see of the end when few plies are left.
    fn settle(&mut self, position: &Mathematichess, stop: &CancelToken) -> Option<Line<Move>> {
        let left = u32::from(position.agreed().limit?).checked_sub(position.plies().into())?;
        let is_near = left <= SETTLED && !position.is_placing() && !is_large(position.board());
        let found = is_near.then(|| {
            Thinker::think(
                self,
                position,
                &Limits::nodes(TO_CONFIRM),
                stop,
                &mut |_| {},
            )
        });
        let best = found??.lines.into_iter().next()?;
        best.verdict.is_proven().then_some(best)
    }

    /// So many squares are as good as others that it is enough to notice a smaller share. On
    /// a large board there are many more moves, and how far one looks ahead decides less.
    fn sight(&self, level: Level, position: &Mathematichess) -> Sight {
        let large = is_large(position.board());
        let (notices, on_large) = match level.number() {
            1 => (75, 40),
            2 => (125, 54),
            3 => (178, 76),
            4 => (305, 115),
            5 => (518, 190),
            6 => (945, 390),
            7 => (1000, 800),
            _ => return Sight::CLEAR,
        };
        Sight(if large { on_large } else { notices })
    }
}

/// A position of Mathematichess costs some ten times as much to look at as
/// one of the other games, so the higher levels look at fewer.
fn at_level(level: Level) -> Limits {
    let (nodes, depth) = match level.number() {
        1 => (400, 1),
        2 => (500, 2),
        3 => (800, 3),
        4..=6 => (800, 4),
        7 => (4_100, 99),
        _ => (10_000, 99),
    };
    Limits {
        nodes: Some(nodes),
        depth: Some(depth),
        ..Limits::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_gives_up_late_far_behind_and_without_a_way_back() {
        let lost = Verdict::Estimate(-70);
        assert!(is_hopeless(40, [20, 90], lost));
        assert!(is_hopeless(80, [0, 60], Verdict::Loss { plies: 20 }));
        assert!(!is_hopeless(39, [20, 90], lost), "it is early");
        assert!(!is_hopeless(40, [40, 100], lost), "it is not that much");
        assert!(!is_hopeless(40, [0, 59], Verdict::Estimate(-59)));
        assert!(!is_hopeless(40, [20, 90], Verdict::Estimate(-34)));
        assert!(!is_hopeless(40, [20, 90], Verdict::Win { plies: 9 }));
        assert!(!is_hopeless(40, [90, 20], Verdict::Estimate(70)));
    }
}
