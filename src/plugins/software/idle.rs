//! Tells movement from rest. When all has come to rest the table is drawn once more,
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
    app.init_resource::<Stillness>()
        .add_systems(Update, (rest.run_if(in_use), ease_searches).chain());
}

/// How soon the pipeline is asked for again.
const LOOK_AGAIN: Duration = Duration::from_millis(160);

/// How far the table has come to rest.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Stillness {
    /// Something moves, or has just moved.
    #[default]
    Moving,
    /// The full picture was asked for; its parts may still be getting ready.
    Settling(u8),
    /// The full picture is there.
    Still,
}

/// Frames in which smooth edges get their pipeline, the first time. Later one
/// full picture is enough, and each costs as much as several small ones.
const SETTLING_FRAMES: u8 = 3;

impl Stillness {
    /// The state after a frame when nothing has moved for the time `unmoved`.
    /// `smoothed` says that there has been a full picture before.
    fn after(self, unmoved: Duration, smoothed: bool) -> Self {
        match self {
            _ if unmoved < PAUSE => Self::Moving,
            Self::Moving if smoothed => Self::Still,
            Self::Moving => Self::Settling(SETTLING_FRAMES),
            Self::Settling(left) if left > 1 => Self::Settling(left - 1),
            Self::Settling(_) | Self::Still => Self::Still,
        }
    }
}

/// When something last happened on the table.
#[derive(SystemParam)]
struct Activity<'w, 's> {
    redraws: MessageReader<'w, 's, RequestRedraw>,
    events: MessageReader<'w, 's, WindowEvent>,
    time: Res<'w, Time<Real>>,
    moved_at: Local<'s, Duration>,
}

impl Activity<'_, '_> {
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

fn rest(
    mut stillness: ResMut<Stillness>,
    mut activity: Activity,
    mut smoothed: Local<bool>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let unmoved = activity.unmoved();
    let next = stillness.after(unmoved, *smoothed);
    stillness.set_if_neq(next);
    match next {
        Stillness::Moving => redraw.within(PAUSE.saturating_sub(unmoved)),
        // The very first time the pipeline has to be built.
        Stillness::Settling(_) => redraw.within(LOOK_AGAIN),
        Stillness::Still => *smoothed = true,
    }
}

/// While software draws a movement, searches give way to it.
fn ease_searches(
    coding: Res<PictureCoding>,
    stillness: Res<Stillness>,
    easing: Res<WorkerThrottle>,
) {
    let moving = *coding == PictureCoding::Roots && *stillness == Stillness::Moving;
    easing.0.set(moving);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rest_comes_after_movement_and_ends_with_it() {
        let mut state = Stillness::default();
        state = state.after(Duration::ZERO, false);
        assert_eq!(state, Stillness::Moving);
        for left in (1..=SETTLING_FRAMES).rev() {
            state = state.after(PAUSE, false);
            assert_eq!(state, Stillness::Settling(left));
        }
        assert_eq!(state.after(PAUSE, false), Stillness::Still);
        assert_eq!(state.after(Duration::ZERO, true), Stillness::Moving);
        assert_eq!(Stillness::Still.after(2 * PAUSE, true), Stillness::Still);
        assert_eq!(Stillness::Moving.after(PAUSE, true), Stillness::Still);
    }

    #[test]
    fn a_frame_soon_after_a_movement_is_still_a_small_one() {
        let soon = PAUSE - Duration::from_millis(1);
        assert_eq!(Stillness::Moving.after(soon, true), Stillness::Moving);
    }
}
