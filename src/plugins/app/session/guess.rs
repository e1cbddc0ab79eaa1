//! *What would you play?*: the next move of a match that is watched is guessed before it is
//! seen, and judged by what it gives, not by whether it was played. The judge is the coach.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::{Coach, Session, SessionFact, SessionSystems, TableClock, state::ActivityState};
use crate::{
    record::Match,
    rules::{Player, Turn},
};

pub(super) fn plugin(app: &mut App) {
    let count = count.after(super::coach::follow_match);
    app.init_resource::<Guesses>()
        .add_systems(Update, count.in_set(SessionSystems::Follow));
}

/// The guesses at the match on the table: for each ply, from 1, whether the first gave
/// nothing away.
#[derive(Resource, Debug, Default)]
pub(crate) struct Guesses(BTreeMap<usize, bool>);

impl Guesses {
    /// How many gave nothing away, and of how many.
    pub(crate) fn tally(&self) -> (usize, usize) {
        let right = self.0.values().filter(|is_right| **is_right).count();
        (right, self.0.len())
    }
}

impl Session {
    /// Which ply of the match that is watched is guessed, counted from 1.
    pub(crate) fn guessed(&self) -> Option<usize> {
        let trial = self.trial().filter(|trial| trial.guesses)?;
        Some(trial.shown + 1)
    }

    /// Whether the guess is the move that was played.
    pub(crate) fn has_guessed_what_was_played(&self) -> bool {
        let at = |record: &Match, ply: usize| {
            let played = record.plies().get(ply.checked_sub(1)?);
            played.map(|played| played.mv.clone())
        };
        let trial = self.trial().zip(self.guessed());
        trial.is_some_and(|(trial, ply)| {
            let guess = at(&self.record, ply);
            guess.is_some() && guess == at(&trial.record, ply)
        })
    }

    /// Whether the next move of the match can be guessed: it is watched, a player is to move,
    /// and the coach can judge it.
    pub(crate) fn can_be_guessed(&self) -> bool {
        matches!(self.activity, ActivityState::Replay(_))
            && !self.at_end()
            && self.position.colours().len() == 2
            && matches!(self.position.turn(), Turn::Player(_))
    }

    /// Leaves the match where it is shown, for a guess at its next move.
    pub(super) fn guess(&mut self, clock: &mut TableClock) -> Vec<SessionFact> {
        let side: Option<Player> = self.to_move().filter(|_| self.can_be_guessed());
        if side.is_none() {
            return Vec::new();
        }
        let facts = self.leave_for_trial(side, clock);
        if let ActivityState::Trial(trial) = &mut self.activity {
            trial.guesses = true;
        }
        facts
    }
}

/// Counts the first guess at each move, once it is judged.
fn count(
    mut facts: MessageReader<SessionFact>,
    coach: Res<Coach>,
    session: If<Res<Session>>,
    mut guesses: ResMut<Guesses>,
) {
    if facts.read().any(|fact| matches!(fact, SessionFact::Opened)) {
        guesses.0.clear();
    }
    if let (Some(ply), Some(advice)) = (session.guessed(), coach.advice()) {
        guesses.0.entry(ply).or_insert(!advice.kind.is_warning());
    }
}
