//! Why the last move was refused: shown for a few seconds, or until the next move.

use core::time::Duration;

use bevy::{prelude::*, time::Real};

use crate::plugins::app::{
    machine::redraw::RedrawScheduler,
    session::{HintShown, Pointed, SessionFact, SessionSystems},
};
use crate::plugins::ui::hud::words;

/// How long a refusal is shown.
const SHOWN: Duration = Duration::from_secs(7);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Refused>();
    app.add_systems(
        Update,
        (note_refusals.in_set(SessionSystems::Show), expire).chain(),
    );
}

/// What is said of the move that was refused last.
#[derive(Resource, Debug, Default)]
pub(crate) struct Refused(Option<Refusal>);

#[derive(Debug)]
struct Refusal {
    /// The rule that forbids the move, as a sentence.
    reason: String,
    /// How long it stays.
    left: Duration,
    /// What was pointed at when it came, once that is known.
    at: Option<Option<String>>,
}

impl Refused {
    /// The rule that forbids the move, as a sentence, while it is shown.
    pub(crate) fn reason(&self) -> Option<&str> {
        self.0.as_ref().map(|it| it.reason.as_str())
    }

    fn hear(&mut self, fact: &SessionFact) {
        match fact {
            SessionFact::Refused { reason, .. } => {
                self.0 = Some(Refusal {
                    reason: format!("{}.", words::sentence(reason)),
                    left: SHOWN,
                    at: None,
                });
            }
            // What was refused before is settled by a move.
            SessionFact::Played { .. }
            | SessionFact::Moved { .. }
            | SessionFact::Opened
            | SessionFact::Closed => self.0 = None,
            _ => {}
        }
    }

    /// Lets time pass. Returns how long the refusal stays.
    fn pass(&mut self, time: Duration) -> Option<Duration> {
        let refusal = self.0.as_mut()?;
        // The frame in which a refusal comes may end a sleep of any length.
        let time = if refusal.left == SHOWN {
            Duration::from_millis(1)
        } else {
            time
        };
        refusal.left = refusal.left.saturating_sub(time);
        let left = refusal.left;
        if left.is_zero() {
            self.0 = None;
            return None;
        }
        Some(left)
    }

    /// Gives way once something else is pointed at that is allowed.
    fn give_way(&mut self, pointed: &Pointed) {
        let Some(refusal) = &mut self.0 else {
            return;
        };
        let what = pointed.what.as_ref();
        let at = refusal.at.get_or_insert_with(|| what.cloned());
        if what.is_some() && what != at.as_ref() && pointed.refused.is_none() {
            self.0 = None;
        }
    }
}

fn note_refusals(mut facts: MessageReader<SessionFact>, mut refused: ResMut<Refused>) {
    for fact in facts.read() {
        refused.hear(fact);
    }
}

fn expire(
    time: Res<Time<Real>>,
    pointed: Res<Pointed>,
    hint: Res<HintShown>,
    mut refused: ResMut<Refused>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if refused.0.is_none() {
        return;
    }
    refused.give_way(&pointed);
    // Whoever has asked for a hint reads that.
    if hint.is_changed() && hint.0.is_some() {
        refused.0 = None;
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
        let mut refused = refused("square 7 is blocked");
        let blocked = at("7, TopRight", Some("square 7 is blocked"));
        let other = at("9, TopLeft", Some("no meme leads there"));
        for pointed in [&blocked, &Pointed::default(), &other] {
            refused.give_way(pointed);
            assert_eq!(refused.reason(), Some("Square 7 is blocked."));
        }
        let capture = at("8, TopMid", None);
        refused.give_way(&capture);
        assert_eq!(refused.reason(), None);
        // What only the choice has shown to be forbidden is said where it was chosen.
        refused.hear(&SessionFact::Refused {
            text: "8".to_owned(),
            reason: "not twice".to_owned(),
        });
        refused.give_way(&capture);
        assert_eq!(refused.reason(), Some("Not twice."));
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
