//! When the next frame is due.
//!
//! The window sleeps until something happens. What runs by itself (a clock, an
//! animation, a replay) says each frame how soon it wants the next one; if
//! nobody does, no frame is drawn.

use core::time::Duration;

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};

/// Longest sleep: far longer than anybody waits, short enough for any timer.
const ASLEEP: Duration = Duration::from_secs(24 * 60 * 60);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pulse>();
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(ASLEEP),
        unfocused_mode: UpdateMode::reactive_low_power(ASLEEP),
    });
    app.add_systems(Last, schedule_next_frame);
}

/// How soon the next frame is wanted; asked for anew in every frame.
#[derive(Resource, Debug, Default)]
pub struct Pulse {
    next: Option<Duration>,
}

impl Pulse {
    /// A frame is wanted as soon as possible.
    pub fn now(&mut self) {
        self.next = Some(Duration::ZERO);
    }

    /// A frame is wanted after `delay` at the latest.
    pub fn within(&mut self, delay: Duration) {
        self.next = Some(self.next.map_or(delay, |next| next.min(delay)));
    }
}

fn schedule_next_frame(
    mut pulse: ResMut<Pulse>,
    settings: Option<ResMut<WinitSettings>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let next = pulse.next.take();
    if next == Some(Duration::ZERO) {
        redraw.write(RequestRedraw);
    }
    let mode = UpdateMode::reactive_low_power(next.unwrap_or(ASLEEP));
    if let Some(mut settings) = settings
        && settings.focused_mode != mode
    {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}
