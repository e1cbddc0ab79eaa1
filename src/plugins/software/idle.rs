//! Tells when the table is idle: nothing on it moves any more. Then it is drawn once more,
//! in full and with smooth edges ([`super::parts`]).
//!
//! A board game mostly stands still, so what a player looks at is the full
//! picture, and what moves still moves smoothly.

use core::time::Duration;

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::{RequestRedraw, WindowEvent},
};

use super::in_use;
use crate::plugins::{
    app::machine::{redraw::RedrawScheduler, worker::WorkerThrottle},
    scene::surface::PictureCoding,
};

/// The time without any movement after which the full picture is drawn: not in the
/// short breaks between the moves of two opponents, which it would prolong.
const PAUSE: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Idleness>().add_systems(
        Update,
        (note_idleness.run_if(in_use), throttle_searches).chain(),
    );
}

/// How soon the pipeline is asked for again.
const LOOK_AGAIN: Duration = Duration::from_millis(160);

/// How far the table has become idle.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Idleness {
    /// Something moves, or has just moved.
    #[default]
    Moving,
    /// The full picture was asked for; its parts may still be getting ready.
    Settling(u8),
    /// The full picture is there.
    Idle,
}

/// Frames in which smooth edges get their pipeline, the first time. Later one
/// full picture is enough, and each costs as much as several small ones.
const SETTLING_FRAMES: u8 = 3;

impl Idleness {
    /// The state after a frame when nothing has moved for the time `unmoved`.
    /// `smoothed` says that there has been a full picture before.
    fn after(self, unmoved: Duration, smoothed: bool) -> Self {
        match self {
            _ if unmoved < PAUSE => Self::Moving,
            Self::Moving if smoothed => Self::Idle,
            Self::Moving => Self::Settling(SETTLING_FRAMES),
            Self::Settling(left) if left > 1 => Self::Settling(left - 1),
            Self::Settling(_) | Self::Idle => Self::Idle,
        }
    }
}

/// When something last happened on the table.
#[derive(SystemParam)]
struct LastMovement<'w, 's> {
    redraws: MessageReader<'w, 's, RequestRedraw>,
    events: MessageReader<'w, 's, WindowEvent>,
    time: Res<'w, Time<Real>>,
    moved_at: Local<'s, Duration>,
}

impl LastMovement<'_, '_> {
    /// The time since the last movement.
    fn unmoved(&mut self) -> Duration {
        let is_input = |event: &WindowEvent| !matches!(event, WindowEvent::RequestRedraw(_));
        let input = self.events.read().any(is_input);
        if self.redraws.read().count() > 0 || input {
            *self.moved_at = self.time.elapsed();
        }
        self.time.elapsed().saturating_sub(*self.moved_at)
    }
}

fn note_idleness(
    mut idleness: ResMut<Idleness>,
    mut last: LastMovement,
    mut smoothed: Local<bool>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let unmoved = last.unmoved();
    let next = idleness.after(unmoved, *smoothed);
    idleness.set_if_neq(next);
    match next {
        Idleness::Moving => redraw.within(PAUSE.saturating_sub(unmoved)),
        // The very first time the pipeline has to be built.
        Idleness::Settling(_) => redraw.within(LOOK_AGAIN),
        Idleness::Idle => *smoothed = true,
    }
}

/// While software draws a movement, searches give way to it.
fn throttle_searches(
    coding: Res<PictureCoding>,
    idleness: Res<Idleness>,
    throttle: Res<WorkerThrottle>,
) {
    let moving = *coding == PictureCoding::Roots && *idleness == Idleness::Moving;
    throttle.0.set(moving);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_idle_some_time_after_a_movement_and_until_the_next() {
        let mut state = Idleness::default();
        state = state.after(Duration::ZERO, false);
        assert_eq!(state, Idleness::Moving);
        for left in (1..=SETTLING_FRAMES).rev() {
            state = state.after(PAUSE, false);
            assert_eq!(state, Idleness::Settling(left));
        }
        assert_eq!(state.after(PAUSE, false), Idleness::Idle);
        assert_eq!(state.after(Duration::ZERO, true), Idleness::Moving);
        assert_eq!(Idleness::Idle.after(2 * PAUSE, true), Idleness::Idle);
        assert_eq!(Idleness::Moving.after(PAUSE, true), Idleness::Idle);
    }

    #[test]
    fn a_frame_soon_after_a_movement_is_still_a_small_one() {
        let soon = PAUSE - Duration::from_millis(1);
        assert_eq!(Idleness::Moving.after(soon, true), Idleness::Moving);
    }
}
