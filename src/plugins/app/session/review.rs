//! The review of a match that is over: every move that gave something away, each with what
//! was better and why.
//!
//! Every position gets a quick look, who wins is proven from the end backwards, and the moves
//! that seem to have given something away are put before the coach. It is the same coach as
//! during the match, so that both say the same. In which order, and what follows from what is
//! found, is the engine's to say ([`crate::engine::review`]).

use std::sync::OnceLock;

use bevy::prelude::*;

use super::{Analysis, Session, SessionFact, SessionSystems};
use crate::{
    engine::{
        Report, Verdict,
        coach::{Advice, AdviceKind, Known},
        review::{Conclusion, Due, Retrospect, Survey},
        thinker,
    },
    record::{Match, Stakes},
    rules::{AnyGame, Player, Retirement},
};

/// The most moves of a match of more than two players that are put before the coach:
/// nothing is known there beforehand.
const JUDGED_OF_MANY: usize = 300;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .add_systems(Update, end_stale_review.in_set(SessionSystems::Follow));
}

/// What the review of the match on the table has found.
#[derive(Resource, Debug, Default)]
pub struct Review {
    /// Whether somebody wants one.
    wanted: bool,
    /// Up to which position each has had a look: what a search during the match has found of one
    /// may be little.
    looked: usize,
    /// What was proven, and put before the coach.
    survey: Survey,
    /// The mistakes among them, in the order in which they were found.
    found: Vec<Moment>,
    /// The moment that is looked at, as a ply from 1.
    at: Option<usize>,
    /// Who lost, and with which ply they fell behind most, once it was asked for.
    widest_gap: OnceLock<Option<(Player, usize)>>,
}

/// A mistake, and what the coach says of it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which ply of the match it is, counted from 1.
    pub ply: usize,
    /// Who made it.
    pub by: Player,
    /// The move.
    pub mv: String,
    /// The position before it.
    pub before: Box<dyn AnyGame>,
    /// What was wrong with it, and what was better.
    pub advice: Advice,
}

/// How a player did in a match that was reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The player.
    pub by: Player,
    /// How many moves of theirs were looked at.
    pub moves: usize,
    /// How many of them were mistakes.
    pub mistakes: usize,
    /// How many were blunders.
    pub blunders: usize,
    /// Whether it is known that nothing was given away.
    pub faultless: bool,
}

/// What a position was worth to whoever resigned in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resigned {
    /// It is proven that they could win.
    Won,
    /// They were not behind, as far as is known.
    Level,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The positions are being looked at.
    Positions {
        /// How many have been.
        known: usize,
        /// How many there are.
        of: usize,
    },
    /// It is being proven who wins after this many plies.
    Proofs {
        /// The plies.
        after: usize,
    },
    /// Moves are being judged.
    Moves {
        /// How many have been.
        judged: usize,
        /// How many there are at most.
        of: usize,
    },
    /// All is done.
    Done,
}

/// The only person at a table against the computer, who is "you".
pub fn reader(record: &Match) -> Option<Player> {
    let mut people = (0_u8..)
        .map(Player)
        .zip(&record.terms().seats)
        .filter(|(_, seat)| seat.kind.is_human());
    match (people.next(), people.next()) {
        (Some((alone, _)), None) => Some(alone),
        _ => None,
    }
}

/// Whom the review calls "you": the reader, where each of the moves is their own and none
/// was made or shown by the computer.
pub(crate) fn addressed(record: &Match) -> Option<Player> {
    reader(record).filter(|_| record.terms().stakes != Stakes::Assisted)
}

/// What is known of a match of two. The end needs no search: it is in the record.
pub(crate) fn retrospect(record: &Match, per_ply: &[Option<Verdict>]) -> Retrospect {
    let moves = record.plies().iter().map(|ply| (&*ply.mv, ply.by));
    let info = record.position().info();
    Retrospect::of_match(info, moves, record.outcome().as_ref(), per_ply)
}

impl Review {
    /// Asks for a review of the match on the table.
    pub fn begin(&mut self) {
        self.wanted = true;
    }

    /// Whether somebody has asked for one.
    pub const fn is_wanted(&self) -> bool {
        self.wanted
    }

    /// Turns to the moment at this ply, counted from 1.
    pub(crate) fn look_at(&mut self, ply: Option<usize>) {
        self.at = ply;
    }

    /// The ply of the moment that is looked at, counted from 1.
    pub(crate) const fn looks_at(&self) -> Option<usize> {
        self.at
    }

    /// The moment that is looked at, while the position before it is shown.
    pub(crate) fn shown(&self, session: &Session) -> Option<&Moment> {
        let at = self.at?;
        if session.shown() + 1 != at || !is_reviewable(session) {
            return None;
        }
        self.found.iter().find(|moment| moment.ply == at)
    }

    /// All mistakes in their order.
    pub fn moments(&self) -> Vec<Moment> {
        let mut found = self.found.clone();
        found.sort_by_key(|it| it.ply);
        found
    }

    /// The first of the reader's own mistakes, else of anybody's.
    pub(crate) fn first_moment(&self, record: &Match) -> Option<&Moment> {
        let reader = reader(record);
        let others = |moment: &&Moment| reader.is_some() && Some(moment.by) != reader;
        self.found.iter().min_by_key(|it| (others(it), it.ply))
    }

    /// What was found of a ply, counted from 1.
    pub(crate) fn found(&self, ply: usize) -> Option<&Moment> {
        self.found.iter().find(|moment| moment.ply == ply)
    }

    /// Whether a ply, counted from 1, has a mark in the record, or is a mistake that was found.
    pub(crate) fn is_turning(&self, session: &Session, ply: usize) -> bool {
        let played = ply
            .checked_sub(1)
            .and_then(|at| session.record().plies().get(at));
        played.is_some_and(|played| played.mark.is_some())
            || is_reviewable(session) && self.found(ply).is_some()
    }

    /// The next position after the one that is shown, or before it, of which something is said:
    /// that a ply was a turning point, or in a comment.
    pub(crate) fn remarked(&self, session: &Session, back: bool) -> Option<usize> {
        let record = session.record();
        let comment = |at: usize| match at.checked_sub(1) {
            Some(last) => record.plies().get(last).map_or("", |ply| &*ply.comment),
            None => record.start_comment(),
        };
        let is_remarked = |at: &usize| self.is_turning(session, *at) || !comment(*at).is_empty();
        let shown = session.shown();
        match back {
            true => (0..shown).rev().find(is_remarked),
            false => (shown + 1..=record.len()).find(is_remarked),
        }
    }

    /// How everybody did whose moves have all been looked at, in the order of the seats;
    /// nobody while the review goes on.
    pub fn tallies(&self, session: &Session, analysis: &Analysis) -> Vec<Tally> {
        let is_done = self.progress(session, analysis) == Progress::Done;
        if !(self.wanted && is_done && is_reviewable(session)) {
            return Vec::new();
        }
        let record = session.record();
        let known = retrospect(record, &analysis.per_ply);
        // What a player does in a row is one move.
        let mut turns: Vec<Player> = known.movers.iter().copied().flatten().collect();
        turns.dedup();
        let tally = |by: Player| {
            let count = |kind: AdviceKind| {
                let found = self.found.iter();
                found
                    .filter(|it| it.by == by && it.advice.kind == kind)
                    .count()
            };
            Tally {
                by,
                moves: turns.iter().filter(|it| **it == by).count(),
                mistakes: count(AdviceKind::Mistake),
                blunders: count(AdviceKind::Blunder),
                faultless: is_for_two(session) && self.survey.is_faultless(&known, by),
            }
        };
        let seats = u8::try_from(record.seats().len()).unwrap_or(u8::MAX);
        let looked_at = |by: &Player| {
            let reader = reader(record);
            is_for_two(session)
                || self.survey.judged().len() < JUDGED_OF_MANY && reader.is_none_or(|it| it == *by)
        };
        let tallies = Player::all(seats).filter(looked_at).map(tally);
        tallies.filter(|tally| tally.moves > 0).collect()
    }

    /// The move, counted from 1, that is known to have brought about how the match ended.
    pub(crate) fn deciding(&self, session: &Session, analysis: &Analysis) -> Option<usize> {
        let is_over = is_reviewable(session) || session.trial_from().is_some();
        let is_known = self.wanted && is_over && is_for_two(session);
        is_known.then(|| retrospect(session.looked_at(), analysis.of_match()).deciding())?
    }

    /// Who resigned without having to: whether they would have won or, as far as is known, were
    /// not behind.
    pub(crate) fn resigned(
        &self,
        session: &Session,
        analysis: &Analysis,
    ) -> Option<(Player, Resigned)> {
        let known = self.retrospect(session, analysis)?;
        let record = session.record();
        let last = record.plies().last()?;
        let by = last.by.filter(|_| last.mv == Retirement::Resigned.text())?;
        let before = *known.verdicts.get(record.len() - 1)?;
        let before = match by {
            Player::FIRST => before?,
            _ => before?.reversed(),
        };
        let is_behind = before.lead().is_some() && before < Verdict::Draw;
        match before {
            Verdict::Win { .. } => Some((by, Resigned::Won)),
            Verdict::Loss { .. } => None,
            _ => (!is_behind).then_some((by, Resigned::Level)),
        }
    }

    /// What there is to say of a match of two besides the moves that are named, and who fell behind
    /// most with which ply, counted from 1.
    pub(crate) fn conclusion(
        &self,
        session: &Session,
        analysis: &Analysis,
    ) -> Option<(Conclusion, Option<(Player, usize)>)> {
        let known = self.retrospect(session, analysis)?;
        let conclusion = known.conclusion(self.survey.named());
        let gap = self.widest_gap.get_or_init(|| {
            let record = session.record();
            let moves = record.plies().iter().map(|ply| &*ply.mv);
            known.widest_gap(record.start_position(), moves)
        });
        Some((conclusion, *gap))
    }

    /// What is known of the match of two on the table, while somebody wants the review.
    fn retrospect(&self, session: &Session, analysis: &Analysis) -> Option<Retrospect> {
        let is_known = self.wanted && is_reviewable(session) && is_for_two(session);
        is_known.then(|| retrospect(session.record(), &analysis.per_ply))
    }

    /// How far it has come.
    pub fn progress(&self, session: &Session, analysis: &Analysis) -> Progress {
        match self.next(session, analysis) {
            None => Progress::Done,
            Some(Due::Position(ply)) => {
                let record = session.record();
                let set_up = record.plies().iter().filter(|it| sets_up(record, &it.mv));
                let set_up = set_up.count();
                Progress::Positions {
                    known: ply.saturating_sub(set_up),
                    of: record.len() - set_up,
                }
            }
            Some(Due::Proof(after)) => Progress::Proofs { after },
            Some(Due::Move(_)) => Progress::Moves {
                judged: self.survey.judged().len(),
                of: match is_for_two(session) {
                    true => {
                        let known = retrospect(session.record(), &analysis.per_ply);
                        self.survey.to_judge(&known)
                    }
                    false => self.of_many(session).count().min(JUDGED_OF_MANY),
                },
            },
        }
    }

    /// What is to be looked at next, while somebody wants the review.
    pub(super) fn next(&self, session: &Session, analysis: &Analysis) -> Option<Due> {
        if !self.wanted || !is_reviewable(session) {
            return None;
        }
        if let Some(ply) = next_position(session, analysis, Some(self.looked)) {
            return Some(Due::Position(ply));
        }
        let record = session.record();
        if is_for_two(session) {
            let known = retrospect(record, &analysis.per_ply);
            return self.survey.due(&known, proves(record));
        }
        let judged = self.survey.judged();
        let mut left = self.of_many(session).filter(|ply| !judged.contains(ply));
        left.next()
            .filter(|_| judged.len() < JUDGED_OF_MANY)
            .map(Due::Move)
    }

    /// What the coach is told of a ply, counted from 1, that it judges.
    pub(super) fn known(&self, record: &Match, analysis: &Analysis, ply: usize) -> Known {
        let next = record.plies().get(ply).map(|next| next.mv.as_str());
        let known = retrospect(record, &analysis.per_ply);
        self.survey.known(&known, ply, next)
    }

    /// What is known of the position after this many plies on the table, if the review has
    /// proven who wins it. What is tried out leaves the match that it is about.
    pub(super) fn proof(&self, session: &Session, ply: usize) -> Option<Report> {
        let is_of_match = session.trial_from().is_none_or(|from| ply <= from);
        self.survey
            .proof(ply)
            .filter(|_| self.wanted && is_of_match)
    }

    /// Takes what was found of a position.
    pub(super) fn note(&mut self, due: Due, report: Option<&Report>) {
        self.survey.take_report(due, report);
    }

    /// The position after this many plies has had its look.
    pub(super) fn has_looked_at(&mut self, ply: usize) {
        self.looked = self.looked.max(ply + 1);
    }

    /// Takes what the coach says of a ply, counted from 1. What it has found of the positions
    /// around it goes to what was `found` of them before.
    pub(super) fn take(
        &mut self,
        record: &Match,
        ply: usize,
        advice: Option<Advice>,
        found: &mut Vec<Option<Verdict>>,
    ) {
        let known = retrospect(record, found);
        self.survey.take_advice(&known, ply, advice.as_ref(), found);
        let played = ply.checked_sub(1).and_then(|at| record.plies().get(at));
        let (Some(advice), Some(played)) = (advice, played) else {
            return;
        };
        // A move that is judged again may look otherwise.
        self.found.retain(|moment| moment.ply != ply);
        if let Some(by) = played.by
            && advice.kind.is_warning()
            && advice.better.is_some()
        {
            self.found.push(Moment {
                ply,
                by,
                mv: played.mv.clone(),
                before: record.position_at(ply - 1),
                advice,
            });
        }
    }

    /// The plies of a match of many that are worth judging: the reader's, else all.
    fn of_many(&self, session: &Session) -> impl Iterator<Item = usize> {
        let record = session.record();
        let reader = reader(record);
        let wanted =
            move |mover: &Option<Player>| mover.is_some() && (reader.is_none() || *mover == reader);
        (1..)
            .zip(retrospect(record, &[]).movers)
            .filter(move |(_, mover)| wanted(mover))
            .map(|(ply, _)| ply)
    }

    fn forget(&mut self) {
        *self = Self::default();
    }
}

/// Whether the match on the table is over, or watched.
pub(crate) fn is_reviewable(session: &Session) -> bool {
    // What comes would be told by its mistakes.
    let is_open = session.is_watched() && !session.hides_ahead();
    is_open || session.is_played() && session.record().outcome().is_some()
}

fn is_for_two(session: &Session) -> bool {
    session.position().colours().len() == 2
}

/// Whether there is more to prove in this game than a quick look does.
fn proves(record: &Match) -> bool {
    let thinker = thinker(record.position().info().id);
    thinker.is_some_and(|thinker| thinker.profile().to_prove.is_some())
}

/// The first position of the match that nothing is known about yet or, where `looked` says up to
/// which position each was looked at, that it is not proven who wins; none where there are more
/// than two players, whose prospects are not one number.
pub(super) fn next_position(
    session: &Session,
    analysis: &Analysis,
    looked: Option<usize>,
) -> Option<usize> {
    if !is_for_two(session) {
        return None;
    }
    let record = session.record();
    let over = usize::from(record.outcome().is_some());
    let is_open = |ply: &usize| {
        let played = record.plies().get(*ply);
        let known = analysis.per_ply.get(*ply).copied().flatten();
        played.is_none_or(|played| !sets_up(record, &played.mv))
            && known.is_none_or(|it| looked.is_some_and(|to| to <= *ply && !it.is_proven()))
    };
    (0..(record.len() + 1).saturating_sub(over)).find(is_open)
}

/// Whether a move only sets up the board: nothing is at stake yet.
fn sets_up(record: &Match, mv: &str) -> bool {
    record.position().info().is_setting_up(mv)
}

/// A review is about one match as it is: another one, or one that goes on, has none.
fn end_stale_review(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    mut review: ResMut<Review>,
) {
    let is_new = facts
        .read()
        .any(|fact| matches!(fact, SessionFact::Opened | SessionFact::Closed));
    let goes_on = session.is_none_or(|session| session.goes_on());
    if review.wanted && (is_new || goes_on) {
        review.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::app::states::Activity;
    use crate::record::testing::{self, played};

    #[test]
    fn what_was_found_during_the_match_is_looked_at_again() {
        let record = played("xafka", &["Ann", "Ben"], &["d4"]);
        let session = Session::for_test(record, Activity::Replay);
        let mut analysis = Analysis::default();
        analysis
            .per_ply
            .extend([Some(Verdict::Estimate(0)), Some(Verdict::Draw)]);
        let next = |looked| next_position(&session, &analysis, looked);
        assert_eq!(
            (next(None), next(Some(0)), next(Some(1))),
            (None, Some(0), None)
        );
    }

    #[test]
    fn whoever_resigns_what_is_not_lost_is_told() {
        let record = played("xafka", &["Ann", "Ben"], &["d4", "a2", "resign"]);
        let session = Session::for_test(record, Activity::Replay);
        let mut review = Review::default();
        review.begin();
        let told = |last| {
            let per_ply = [None, None, Some(last)];
            let mut analysis = Analysis::default();
            analysis.per_ply.extend(per_ply);
            review.resigned(&session, &analysis)
        };
        assert_eq!(
            told(Verdict::Win { plies: 9 }),
            Some((Player::FIRST, Resigned::Won))
        );
        assert_eq!(told(Verdict::Draw), Some((Player::FIRST, Resigned::Level)));
        assert_eq!(told(Verdict::Loss { plies: 9 }), None);
    }

    #[test]
    fn an_offer_changes_nothing_and_is_no_mistake() {
        let mut terms = testing::terms("mathematichess", &["Ann", "Ben"], &[("size", "5")]);
        terms.start = Some("g1knQ/RtFTB/bpNGP/rfrNq/RK1n1 W - WB".to_owned());
        let record = testing::played_on(terms, &["offer", "decline", "Gd3-b5"]);
        let searched = [300, 0, -20, 250].map(|value| Some(Verdict::Estimate(value)));
        let told = [300, 300, 300, 250].map(|value| Some(Verdict::Estimate(value)));
        let known = retrospect(&record, &searched);
        assert_eq!(known.verdicts, told);
        assert_eq!(known.movers, [None, None, Some(Player::FIRST)]);
    }
}
