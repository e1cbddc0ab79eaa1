//! The coach beside the matches of a person against the computer: a word about a move that
//! gives much away, with the way to take it back. The match does not stand still for it.
//!
//! A move that was to be better than a mistake is judged in any case.
//!
//! What a move is worth is the engine's knowledge; here it is asked after each move
//! of the person, before the opponent begins to think.

use core::time::Duration;

use bevy::prelude::*;

use super::{Haste, HintShown, Origin, Session, SessionFact, SessionSystems};
use crate::{
    engine::coach::{Advice, AdviceKind},
    plugins::app::{machine::redraw::RedrawScheduler, settings::Settings},
    record::Ply,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coach>().add_systems(
        Update,
        (
            follow_match,
            hear_hints,
            follow_settings,
            praise_for_a_while,
        )
            .chain()
            .in_set(SessionSystems::Follow)
            .before(super::thinking::think),
    );
}

/// What the coach does and says at this table.
#[derive(Resource, Debug, Default)]
pub(crate) struct Coach {
    /// Whether the player wants it.
    enabled: bool,
    /// The move that is to be judged or has been: the revision of the match after it.
    about: Option<u64>,
    /// What is said of it; nothing while it is being judged.
    advice: Option<Option<Advice>>,
    /// Whether the move was to be better than a mistake: then there is always an answer.
    retried: bool,
    /// Whether the person has let a warning pass.
    passed: bool,
    /// For how many more moves nothing is said: a player who plays on after a
    /// warning does not want another at once.
    quiet: u8,
    /// How many warnings have been ignored since one was heeded.
    ignored: u8,
    /// The move of the last hint: the program does not warn against its own advice.
    hinted: Option<String>,
}

/// How long a good move is praised.
const PRAISE: Duration = Duration::from_secs(4);
/// How long it is said that a mistake was avoided.
const ANSWER: Duration = Duration::from_secs(10);
/// How many moves pass without a word after a warning; twice as many after each that was
/// ignored.
const PEACE: u8 = 4;
/// How many moves pass without a word at most.
const LONGEST_PEACE: u8 = 16;

impl Coach {
    /// What the coach has to say of the last move, if anything.
    pub(crate) fn advice(&self) -> Option<&Advice> {
        let advice = self.advice.as_ref()?.as_ref()?;
        let is_worth_a_word = !matches!(advice.kind, AdviceKind::Fine | AdviceKind::Best);
        (!self.passed && (self.retried || is_worth_a_word)).then_some(advice)
    }

    /// Whether it warns of the last move of the person.
    pub(crate) fn warns(&self) -> bool {
        self.advice().is_some_and(|advice| advice.kind.is_warning())
    }

    /// The move that it speaks of, where that has been answered by now.
    pub(crate) fn answered<'a>(&self, session: &'a Session) -> Option<&'a Ply> {
        let plies = session.record().plies();
        let mover = session.to_move();
        let is_past = self.advice().is_some() && self.about != Some(session.revision());
        plies.iter().rfind(|ply| is_past && ply.by == mover)
    }

    /// Whether it speaks of a move that was to be better than a mistake.
    pub(crate) const fn answers_retry(&self) -> bool {
        self.retried
    }

    /// Whether a good move is praised.
    fn praises(&self) -> bool {
        self.advice().is_some() && !self.warns()
    }

    /// The person has read it, and plays on.
    pub(crate) fn let_pass(&mut self) {
        self.passed = true;
        if self.retried {
            return;
        }
        self.quiet = PEACE
            .saturating_mul(1 << self.ignored.min(3))
            .min(LONGEST_PEACE);
        self.ignored = self.ignored.saturating_add(1);
    }

    /// Whether the last move is to be judged before it is answered.
    pub(super) fn is_to_judge(&self, session: &Session) -> bool {
        (self.enabled || self.retried)
            && self.about == Some(session.revision())
            && self.advice.is_none()
    }

    /// Takes what was found about the last move.
    pub(super) fn take(&mut self, revision: u64, advice: Option<Advice>) {
        if self.about == Some(revision) {
            if advice
                .as_ref()
                .is_some_and(|advice| advice.kind.is_warning())
            {
                self.quiet = self.quiet.max(PEACE);
            }
            self.advice = Some(advice);
        }
    }

    fn forget(&mut self) {
        self.about = None;
        self.advice = None;
        self.passed = false;
        self.retried = false;
    }
}

impl Session {
    /// Whether this is a match in which a coach may speak: one person against the
    /// computer, and nobody's rating at stake.
    pub(crate) fn has_coach(&self) -> bool {
        self.has_opponent() && !self.is_rated() && !self.paused()
    }

    /// Whether one person plays a match against the computer.
    pub(super) fn has_opponent(&self) -> bool {
        self.is_played() && self.plays_alone()
    }

    /// Whether the last move is the one that was to be better than a mistake.
    pub(crate) fn has_retried(&self) -> bool {
        let first = self.trial_from().map(|before| before + 1);
        self.trial_side().is_some() && first == Some(self.record().len())
    }
}

/// Praise makes room for what the table has to say.
fn praise_for_a_while(
    mut coach: ResMut<Coach>,
    session: If<Res<Session>>,
    time: Res<Time<Real>>,
    mut redraw: Option<ResMut<RedrawScheduler>>,
    mut since: Local<Option<(u64, Duration)>>,
) {
    // Whoever has guessed goes on when they like.
    let fades = coach.praises() && session.guessed().is_none();
    let Some(about) = coach.about.filter(|_| fades) else {
        *since = None;
        return;
    };
    let now = time.elapsed();
    let begun = match *since {
        Some((known, begun)) if known == about => begun,
        _ => now,
    };
    *since = Some((about, begun));
    let stay = if coach.retried { ANSWER } else { PRAISE };
    let left = stay.saturating_sub(now.saturating_sub(begun));
    if left.is_zero() {
        coach.forget();
    }
    if let Some(redraw) = &mut redraw {
        redraw.within(left);
    }
}

fn follow_settings(settings: Res<Settings>, mut coach: ResMut<Coach>) {
    if settings.is_changed() && coach.enabled != settings.coach {
        coach.enabled = settings.coach;
        coach.forget();
    }
}

fn hear_hints(hint: Res<HintShown>, mut coach: ResMut<Coach>) {
    if let Some(hint) = hint.0.as_ref().filter(|_| hint.is_changed()) {
        coach.hinted = Some(hint.mv.text.clone());
    }
}

/// A move of the person is to be judged; what was said before is past.
pub(super) fn follow_match(
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    haste: Res<Haste>,
    mut coach: ResMut<Coach>,
) {
    for fact in facts.read() {
        match fact {
            SessionFact::Played {
                origin,
                ply,
                played,
            } => {
                let hinted = coach.hinted.take();
                let is_advised = hinted.is_some_and(|hinted| hinted == played.text());
                // What is said stays in sight while the opponent answers.
                let speaks = coach.advice().is_some();
                let session = Some(&session).filter(|it| it.record().len() == *ply);
                let by_person = *origin == Origin::Person;
                match session {
                    Some(session) if by_person && session.has_retried() => {
                        coach.forget();
                        if session.record().outcome().is_none() {
                            coach.about = Some(session.revision());
                            coach.retried = true;
                        }
                    }
                    // While many small moves are made at once, none is worth a word.
                    Some(session) if by_person && session.has_coach() && !haste.is_on => {
                        coach.forget();
                        let speaks = coach.quiet == 0;
                        coach.quiet = coach.quiet.saturating_sub(1);
                        if speaks && !is_advised && session.record().outcome().is_none() {
                            coach.about = Some(session.revision());
                        }
                    }
                    _ if speaks && !by_person => {}
                    _ => coach.forget(),
                }
            }
            SessionFact::Moved { from, to, .. } => {
                // A warning that is heeded is welcome.
                if coach.warns() && to < from {
                    (coach.quiet, coach.ignored) = (0, 0);
                }
                coach.forget();
                coach.hinted = None;
            }
            SessionFact::Opened => {
                coach.forget();
                coach.hinted = None;
                (coach.quiet, coach.ignored) = (0, 0);
            }
            SessionFact::Closed | SessionFact::Ended(_) => coach.forget(),
            _ => {}
        }
    }
}
