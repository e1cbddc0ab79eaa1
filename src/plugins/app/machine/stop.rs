//! Ends the program when a signal asks for it: the window, a picture or a film.

use bevy::{app::AppExit, prelude::*};

use super::worker::Waker;
use crate::process::stop;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, end);
}

/// From now on signals are watched for. They wake a window that sleeps.
pub(crate) fn watch(app: &mut App) {
    let waker = app.world_mut().get_resource_or_init::<Waker>().clone();
    stop::watch(move || waker.wake());
}

fn end(mut exit: MessageWriter<AppExit>) {
    if let Some(stopped) = stop::stopped() {
        exit.write(AppExit::from_code(stopped.code()));
    }
}
