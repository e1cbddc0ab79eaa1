//! Keeps the screen saver away from a show, which nobody touches for hours.

use core::time::Duration;

use bevy::prelude::*;

use super::desktop::Desktop;
use crate::plugins::app::{
    machine::{redraw::RedrawScheduler, worker::Threads},
    show::Showcase,
};

/// How often the desktop is told: screen savers wait for a minute at least.
const OFTEN: Duration = Duration::from_secs(30);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, stay_awake.run_if(resource_exists::<Showcase>));
}

fn stay_awake(
    time: Res<Time<Real>>,
    threads: Res<Threads>,
    showcase: Res<Showcase>,
    mut desktop: Local<Option<Desktop>>,
    mut due: Local<Duration>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    // A screen that is dark may sleep.
    if *threads == Threads::Inline || showcase.is_closed() {
        return;
    }
    let now = time.elapsed();
    if now >= *due {
        *due = now + OFTEN;
        if desktop.is_none() {
            *desktop = Desktop::connect();
        }
        let is_there = desktop.as_ref().is_some_and(Desktop::stay_awake);
        if !is_there {
            *desktop = None;
        }
    }
    redraw.within(due.saturating_sub(now));
}
