//! Plays what chance decides: dice roll by themselves.
//!
//! What they show was decided by the seed of the match; this only waits until
//! eyes have followed the move before.

use core::time::Duration;

use bevy::prelude::*;

use crate::plugins::app::session::{
    Origin, Requests, Session, SessionRequest, SessionSystems, ThinkingSettings,
};
use crate::{plugins::app::machine::redraw::RedrawScheduler, rules::Turn};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Requests, roll.in_set(SessionSystems::Ask));
}

/// The state of the record that waits for chance, and since when.
#[derive(Debug, PartialEq, Eq)]
struct Waiting {
    revision: u64,
    since: Duration,
}

fn roll(
    time: Res<Time<Real>>,
    settings: Res<ThinkingSettings>,
    session: If<Res<Session>>,
    mut waiting: Local<Option<Waiting>>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if !waits(&session) {
        *waiting = None;
        return;
    }
    let revision = session.revision();
    let since = match &*waiting {
        Some(known) if known.revision == revision => known.since,
        _ => {
            let since = time.elapsed();
            *waiting = Some(Waiting { revision, since });
            since
        }
    };
    let left = (since + settings.pause).saturating_sub(time.elapsed());
    if !left.is_zero() {
        redraw.within(left);
    } else if let Some(text) = session.record().chance_move() {
        requests.write(SessionRequest::play_by(text, Origin::Chance));
    }
}

/// Whether the match goes on with a roll now.
fn waits(session: &Session) -> bool {
    session.record().turn() == Turn::Chance
        && session.at_end()
        && !session.paused()
        && !session.only_shows()
}
