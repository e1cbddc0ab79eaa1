//! The clocks at the table: they run with the frames, and a flag that falls is
//! a request like any other.

use core::time::Duration;

use bevy::prelude::*;

use crate::plugins::app::session::{
    Origin, Programs, Requests, Session, SessionRequest, SessionSystems,
};
use crate::{
    plugins::app::{
        machine::redraw::RedrawScheduler,
        notices::{Notice, take_up},
        states::Overlay,
    },
    record::{Clock, ClockSettings, Match},
    rules::Player,
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Requests,
        run_clock.in_set(SessionSystems::Ask).before(take_up),
    );
}

/// The clocks of the match on the table.
#[derive(Resource, Debug)]
pub struct TableClock {
    clock: Clock,
    /// Whose turn goes on when the pause ends.
    waiting: Option<Player>,
}

impl Default for TableClock {
    fn default() -> Self {
        Self {
            clock: Clock::new(ClockSettings::None, 0),
            waiting: None,
        }
    }
}

impl TableClock {
    /// What a player has left, or nothing when time is not limited.
    pub(crate) fn remaining(&self, player: Player) -> Option<Duration> {
        self.clock.remaining(player)
    }

    /// The clocks as they are.
    pub(crate) const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whose clock is running.
    pub(crate) const fn running(&self) -> Option<Player> {
        self.clock.running()
    }

    /// Whose time has run out.
    pub(crate) const fn flagged(&self) -> Option<Player> {
        self.clock.flagged()
    }

    /// Sets the clocks as they stand in `record`, the turn of the player to
    /// move beginning.
    pub(in crate::plugins::app::session) fn set(&mut self, record: &Match) {
        self.clock = record.clock();
        self.waiting = None;
        self.start(record.to_move());
    }

    /// Shows what was left after `plies` moves of a match that is watched.
    pub(in crate::plugins::app::session) fn show(&mut self, record: &Match, plies: usize) {
        self.clock = record.clock_after(plies);
        self.waiting = None;
    }

    pub(in crate::plugins::app::session) fn start(&mut self, player: Option<Player>) {
        if let Some(player) = player {
            self.clock.start(player);
        }
    }

    /// Ends a turn and returns how long it took.
    pub(in crate::plugins::app::session) fn press(&mut self) -> Option<Duration> {
        self.clock.running().map(|_| self.clock.press(None))
    }

    pub(in crate::plugins::app::session) fn stop(&mut self) {
        self.clock.pause();
        self.waiting = None;
    }

    pub(in crate::plugins::app::session) fn set_paused(&mut self, paused: bool) {
        if paused {
            self.waiting = self.clock.running();
            self.clock.pause();
        } else if let Some(player) = self.waiting.take() {
            self.clock.resume(player);
        }
    }
}

/// A longer gap between two frames is nobody's thinking time: the machine was
/// suspended, or the program was stopped.
const GAP: Duration = Duration::from_secs(10);

// Virtual time is cut short after a sleep of the window; clocks must not be.
fn run_clock(
    time: Res<Time<Real>>,
    mut session: If<ResMut<Session>>,
    programs: Res<Programs>,
    overlay: Res<State<Overlay>>,
    mut table: ResMut<TableClock>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some(player) = table.clock.running() else {
        return;
    };
    let asked = session.undecided_program(&programs).is_some();
    if asked || session.is_away(*overlay.get()) || !session.is_played() {
        return;
    }
    if time.delta() > GAP {
        if table.clock.remaining(player).is_some() {
            // Whoever looked at the board meanwhile has had help.
            session.assist();
            notices.write(Notice::done(texts::app_clocks_stood_still()));
        }
        return;
    }
    if table.clock.elapse(time.delta()).is_some() {
        requests.write(SessionRequest::play_by("timeout", Origin::Clock));
        return;
    }
    if let Some(left) = table.clock.remaining(player) {
        // Below ten seconds tenths are shown, above it seconds.
        let step = if left < Duration::from_secs(10) {
            100
        } else {
            1000
        };
        let until = (left.as_millis() % step) as u64 + 1;
        redraw.within(Duration::from_millis(until));
    }
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::{
        plugins::{
            app::{notices::Notices, session::Archive},
            testing::{ask, headless_app},
        },
        record::testing,
    };

    #[test]
    fn a_suspended_machine_takes_no_time_from_the_clocks() {
        let mut app = headless_app(Archive::none());
        let mut terms = testing::terms("xafka", &["Ada", "Ben"], &[]);
        terms.clock = ClockSettings::PerMove(Duration::from_secs(30));
        ask(
            &mut app,
            SessionRequest::open(testing::played_on(terms, &[])),
        );
        let left = |app: &App| {
            let clock = app.world().resource::<TableClock>();
            clock.remaining(Player::FIRST).unwrap()
        };
        let pass = |app: &mut App, seconds| {
            let time = TimeUpdateStrategy::ManualDuration(Duration::from_secs(seconds));
            app.insert_resource(time);
            app.update();
        };
        let before = left(&app);
        pass(&mut app, 3_600);
        assert_eq!(left(&app), before);
        let told = app.world().resource::<Notices>();
        assert!(told.iter().any(|notice| notice.text.contains("clocks")));
        pass(&mut app, 9);
        assert_eq!(left(&app), before - Duration::from_secs(9));
        for _ in 0..4 {
            pass(&mut app, 9);
        }
        let outcome = app
            .world()
            .resource::<Session>()
            .record()
            .outcome()
            .unwrap();
        assert_eq!(outcome.reason, "timeout");
    }
}
