//! On [`Quality::Low`] the table is drawn small while something moves, and once
//! more in full and with smooth edges when all has come to rest.
//!
//! A board game mostly stands still, so what a player looks at is the full
//! picture, and what moves still moves smoothly.

use core::time::Duration;

use bevy::{
    anti_alias::fxaa::Fxaa,
    prelude::*,
    window::{RequestRedraw, WindowEvent},
};

use super::{LOW_SCALE, Quality};
use crate::plugins::{camera::TableCamera, pulse::Pulse, scene::stretch::RenderScale};

/// After so much time without any movement the full picture is drawn.
const PAUSE: Duration = Duration::from_millis(160);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stillness>().add_systems(
        Update,
        // Where frames are drawn without end there is no rest to wait for.
        rest.run_if(resource_equals(Quality::Low))
            .run_if(resource_exists::<Pulse>),
    );
}

/// How far the table has come to rest.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stillness {
    /// Something moves, or has just moved.
    #[default]
    Moving,
    /// The full picture was asked for; its parts may still be getting ready.
    Settling(u8),
    /// The full picture is there.
    Still,
}

/// Frames in which smooth edges get their pipeline, the first time.
const SETTLING_FRAMES: u8 = 3;

impl Stillness {
    /// The state after a frame in which something moved or not.
    const fn after(self, moved: bool) -> Self {
        match self {
            _ if moved => Self::Moving,
            Self::Moving => Self::Settling(SETTLING_FRAMES),
            Self::Settling(left) if left > 1 => Self::Settling(left - 1),
            Self::Settling(_) | Self::Still => Self::Still,
        }
    }
}

fn rest(
    mut stillness: ResMut<Stillness>,
    mut redraws: MessageReader<RequestRedraw>,
    mut events: MessageReader<WindowEvent>,
    mut smoothed: Local<bool>,
    mut pulse: ResMut<Pulse>,
    cameras: Query<(Entity, &RenderScale), With<TableCamera>>,
    mut commands: Commands,
) {
    let input = events
        .read()
        .any(|event| !matches!(event, WindowEvent::RequestRedraw(_)));
    let moved = redraws.read().count() > 0 || input;
    let next = stillness.after(moved);
    stillness.set_if_neq(next);
    match next {
        Stillness::Moving => pulse.within(PAUSE),
        // The very first time the pipeline has to be built.
        Stillness::Settling(_) if !*smoothed => pulse.within(PAUSE),
        Stillness::Settling(_) => {}
        Stillness::Still => *smoothed = true,
    }
    for (camera, scale) in &cameras {
        if next == Stillness::Moving {
            if scale.0 != LOW_SCALE {
                commands
                    .entity(camera)
                    .insert(RenderScale(LOW_SCALE))
                    .remove::<Fxaa>();
            }
        } else if scale.0 != 1.0 {
            commands
                .entity(camera)
                .insert((RenderScale(1.0), Fxaa::default()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rest_comes_after_movement_and_ends_with_it() {
        let mut state = Stillness::default();
        state = state.after(true);
        assert_eq!(state, Stillness::Moving);
        for left in (1..=SETTLING_FRAMES).rev() {
            state = state.after(false);
            assert_eq!(state, Stillness::Settling(left));
        }
        assert_eq!(state.after(false), Stillness::Still);
        assert_eq!(state.after(true), Stillness::Moving);
        assert_eq!(Stillness::Still.after(false), Stillness::Still);
    }
}
