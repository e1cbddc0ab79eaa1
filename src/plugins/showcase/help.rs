//! Help for a visitor who looks at a position and does not know what to do.

use core::time::Duration;

use bevy::prelude::*;

use crate::plugins::app::{
    machine::redraw::RedrawScheduler,
    session::{PlayRequest, Session, SessionRequest},
    show::{Showcase, Stage},
    states::Overlay,
};

/// How long a visitor may look for a move before a hint comes.
const AT_A_LOSS: Duration = Duration::from_secs(10);

/// A position that a visitor looks at.
#[derive(Debug, Default)]
pub(super) struct Looked {
    ply: Option<usize>,
    since: Duration,
    helped: bool,
}

/// Gives a hint, once for each position, to a visitor who has touched nothing for a while.
pub(super) fn help(
    time: Res<Time<Real>>,
    session: If<Res<Session>>,
    showcase: Res<Showcase>,
    overlay: Res<State<Overlay>>,
    mut looked: Local<Looked>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let plays = session.is_played() && session.person_may_move();
    if !plays || showcase.stage != Stage::Visit || *overlay != Overlay::None {
        *looked = Looked::default();
        return;
    }
    let (now, ply) = (time.elapsed(), Some(session.shown()));
    if looked.ply != ply {
        *looked = Looked {
            ply,
            since: now,
            helped: false,
        };
    }
    let left = (looked.since.max(showcase.since) + AT_A_LOSS).saturating_sub(now);
    if looked.helped {
        return;
    }
    if left.is_zero() {
        requests.write(SessionRequest::Play(PlayRequest::Hint));
        looked.helped = true;
    } else {
        redraw.within(left);
    }
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::{super::programme, *};
    use crate::plugins::{
        app::session::{Archive, HintShown},
        testing::{frames, headless_app},
    };

    /// The frames of a test in a second.
    const SECOND: usize = 5;

    #[test]
    fn a_visitor_at_a_loss_gets_one_hint_for_a_position() {
        let mut app = headless_app(Archive::none());
        let frame = Duration::from_millis(1000 / SECOND as u64);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        app.insert_resource(Showcase::new(vec!["xafka"], true));
        frames(&mut app, 6);
        let record = programme::match_for_visitor("xafka", 1).unwrap();
        app.world_mut().write_message(SessionRequest::open(record));
        app.update();
        let now = app.world().resource::<Time<Real>>().elapsed();
        app.world_mut()
            .resource_mut::<Showcase>()
            .enter(Stage::Visit, now);
        let hinted = |app: &App| app.world().resource::<HintShown>().0.is_some();
        frames(&mut app, 9 * SECOND);
        assert!(!hinted(&app));
        frames(&mut app, 4 * SECOND);
        assert!(hinted(&app));
        // Once it is closed, it does not come back.
        app.world_mut().resource_mut::<HintShown>().0 = None;
        frames(&mut app, 20 * SECOND);
        assert!(!hinted(&app));
    }
}
