//! A move that the rules have refused: it is heard, and marked on the board for
//! a while. Which place is marked for which move is the game's own knowledge.

use core::time::Duration;

use bevy::prelude::*;

use crate::{
    plugins::app::{
        audio::{PlaySound, Sound},
        machine::redraw::RedrawScheduler,
        session::{Session, SessionFact},
    },
    rules::Game,
};

/// How long a refused place stays marked.
const MARKED_FOR: Duration = Duration::from_millis(1400);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hear);
}

/// A refusal is heard, whatever the game.
fn hear(mut facts: MessageReader<SessionFact>, mut sounds: MessageWriter<PlaySound>) {
    let refused = |fact: &SessionFact| matches!(fact, SessionFact::Refused { .. });
    if facts.read().any(refused) {
        sounds.write(PlaySound::now(Sound::Refuse));
    }
}

/// The move of the game `G` that was refused last, while it is marked.
#[derive(Resource, Debug)]
pub struct RefusedMove<G: Game>(Option<(G::Move, Duration)>);

impl<G: Game> Default for RefusedMove<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: Game> RefusedMove<G> {
    /// The move, while it is marked.
    pub(crate) fn get(&self) -> Option<&G::Move> {
        self.0.as_ref().map(|(mv, _)| mv)
    }
}

/// Notes refusals at tables of the game `G`, and forgets them in time.
pub(crate) fn note_refusals<G: Game>(
    time: Res<Time<Real>>,
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    mut refused: ResMut<RefusedMove<G>>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let position = session.position().as_any().downcast_ref::<G>();
    for fact in facts.read() {
        let mv = match (fact, position) {
            (SessionFact::Refused { text, .. }, Some(position)) => position.parse_move(text).ok(),
            _ => None,
        };
        refused.0 = mv.map(|mv| (mv, time.elapsed()));
    }
    if let Some((_, since)) = &refused.0 {
        let left = (*since + MARKED_FOR).saturating_sub(time.elapsed());
        if left.is_zero() {
            refused.0 = None;
            redraw.now();
        } else {
            redraw.within(left);
        }
    }
}
