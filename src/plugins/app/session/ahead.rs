//! Nothing is told ahead: while somebody watches a match for the first time and wishes so, all
//! that lists, curves and marks know of it ends where it has been seen.

use bevy::prelude::*;

use super::{
    Session, SessionSystems,
    state::{ActivityState, ReplayState},
};
use crate::{plugins::app::settings::Settings, record::Edit};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        hide.in_set(SessionSystems::Follow)
            .run_if(resource_exists::<Session>.and_then(resource_exists::<Settings>)),
    );
}

fn hide(settings: Res<Settings>, mut session: ResMut<Session>) {
    let ActivityState::Replay(state) = &session.activity else {
        return;
    };
    let seen = state.seen.max(session.shown);
    let is_due = settings.hide_results && seen < session.record.len();
    let told = state.told.as_ref().map(|told| told.len());
    if seen == state.seen && told == is_due.then_some(seen) {
        return;
    }
    let told = is_due.then(|| {
        let mut told = session.record().clone();
        let cut = told.apply(Edit::Truncate(seen));
        debug_assert!(cut.is_ok(), "{cut:?}: only moves can be refused");
        Box::new(told)
    });
    session.activity = ActivityState::Replay(ReplayState { seen, told });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            app::session::{Archive, ReplayRequest, SessionRequest, TableRequest, is_reviewable},
            testing::{frames, headless_app},
        },
        record::testing::played,
    };

    #[test]
    fn of_a_match_that_is_watched_only_what_was_seen_is_told() {
        let record = played("xafka", &["Ada", "Ben"], &["d4", "g6", "d5"]);
        let mut app = headless_app(Archive::none());
        app.world_mut().resource_mut::<Settings>().hide_results = true;
        let watch = TableRequest::Watch(Box::new(record), None);
        app.world_mut().write_message(SessionRequest::Table(watch));
        frames(&mut app, 3);
        let seek = |app: &mut App, ply| {
            let seek = ReplayRequest::Seek(ply);
            app.world_mut().write_message(SessionRequest::Replay(seek));
            frames(app, 2);
            let session = app.world().resource::<Session>();
            (session.told().len(), is_reviewable(session))
        };
        assert_eq!(seek(&mut app, 2), (2, false));
        assert_eq!(seek(&mut app, 1), (2, false));
        // Whoever has seen the end may know all of it.
        assert_eq!(seek(&mut app, 3), (3, true));
        assert_eq!(seek(&mut app, 1), (3, true));
    }
}
