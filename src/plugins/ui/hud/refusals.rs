//! Why the last move was refused: shown for a few seconds, or until the next move.

use core::time::Duration;

use bevy::{prelude::*, time::Real};

use super::words;
use crate::plugins::app::{
    redraw::RedrawScheduler,
    session::{Pointed, SessionFact, SessionSystems},
};

/// How long a refusal is shown.
const SHOWN: Duration = Duration::from_secs(7);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refused>();
    app.add_systems(
        Update,
        (note_refusals.in_set(SessionSystems::Show), expire).chain(),
    );
}

/// What is said of the move that was refused last.
#[derive(Resource, Debug, Default)]
pub(crate) struct Refused {
    shown: Option<(String, Duration)>,
}

impl Refused {
    /// The rule that forbids the move, as a sentence, while it is shown.
    #[must_use]
    pub(crate) fn reason(&self) -> Option<&str> {
        self.shown.as_ref().map(|(reason, _)| reason.as_str())
    }

    fn hear(&mut self, fact: &SessionFact) {
        match fact {
            SessionFact::Refused { reason, .. } => {
                self.shown = Some((format!("{}.", words::sentence(reason)), SHOWN));
            }
            // What was refused before is settled by a move.
            SessionFact::Played { .. }
            | SessionFact::Moved { .. }
            | SessionFact::Opened
            | SessionFact::Closed => self.shown = None,
            _ => {}
        }
    }

    /// Lets time pass. Returns how long the refusal stays.
    fn pass(&mut self, time: Duration) -> Option<Duration> {
        let (_, left) = self.shown.as_mut()?;
        // The frame in which a refusal comes may end a sleep of any length.
        let time = if *left == SHOWN {
            Duration::from_millis(1)
        } else {
            time
        };
        *left = left.saturating_sub(time);
        let left = *left;
        if left.is_zero() {
            self.shown = None;
            return None;
        }
        Some(left)
    }
}

/// What was refused, and what was pointed at then.
#[derive(Debug, Default)]
pub(super) struct RefusedAt(Option<(String, Option<String>)>);

impl RefusedAt {
    /// The reason, until something else is pointed at that is allowed.
    pub(super) fn still<'a>(
        &mut self,
        reason: Option<&'a str>,
        pointed: Option<&Pointed>,
    ) -> Option<&'a str> {
        let what = pointed.and_then(|pointed| pointed.what.as_ref());
        let known = self.0.as_ref().map(|(reason, _)| reason.as_str());
        if known != reason {
            self.0 = reason.map(|reason| (reason.to_owned(), what.cloned()));
        }
        let (_, at) = self.0.as_ref()?;
        let is_allowed = pointed.is_some_and(|pointed| pointed.refused.is_none());
        let is_settled = what.is_some() && what != at.as_ref() && is_allowed;
        reason.filter(|_| !is_settled)
    }
}

fn note_refusals(mut facts: MessageReader<SessionFact>, mut refused: ResMut<Refused>) {
    for fact in facts.read() {
        refused.hear(fact);
    }
}

fn expire(
    time: Res<Time<Real>>,
    mut refused: ResMut<Refused>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if refused.shown.is_none() {
        return;
    }
    match refused.pass(time.delta()) {
        Some(left) => redraw.within(left),
        None => redraw.now(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(reason: &str) -> Refused {
        let mut refused = Refused::default();
        refused.hear(&SessionFact::Refused {
            text: "d4".to_owned(),
            reason: reason.to_owned(),
        });
        refused
    }

    #[test]
    fn a_refusal_is_a_sentence_and_goes_by_itself() {
        let mut refusal = refused("the light is locked");
        assert_eq!(refusal.reason(), Some("The light is locked."));
        assert!(
            refusal.pass(Duration::from_secs(3600)).is_some(),
            "time asleep does not count as shown"
        );
        assert!(refusal.pass(SHOWN / 2).is_some());
        assert!(refusal.pass(SHOWN / 2).is_none());
        assert_eq!(refusal.reason(), None);
    }

    #[test]
    fn it_gives_way_to_what_is_allowed() {
        let at = |what: &str, refused: Option<&str>| Pointed {
            what: Some(what.to_owned()),
            refused: refused.map(str::to_owned),
        };
        let said = Some("Square 7 is blocked.");
        let mut refused = RefusedAt::default();
        let blocked = at("7, TopRight", Some("square 7 is blocked"));
        assert_eq!(refused.still(said, Some(&blocked)), said);
        assert_eq!(refused.still(said, None), said, "the pointer is elsewhere");
        let other = at("9, TopLeft", Some("no meme leads there"));
        assert_eq!(refused.still(said, Some(&other)), said);
        let capture = at("8, TopMid", None);
        assert_eq!(refused.still(said, Some(&capture)), None);
        // What only the choice has shown to be forbidden is said where it was chosen.
        let again = Some("Not twice.");
        assert_eq!(refused.still(again, Some(&capture)), again);
        assert_eq!(refused.still(None, Some(&capture)), None);
    }

    #[test]
    fn names_of_places_keep_their_letters() {
        assert_eq!(refused("d4 is gone").reason(), Some("d4 is gone."));
    }

    #[test]
    fn another_position_settles_it() {
        let mut refusal = refused("d4 is gone");
        refusal.hear(&SessionFact::Moved {
            from: 3,
            to: 2,
            step: None,
        });
        assert_eq!(refusal.reason(), None);
    }
}
