//! Frames until the picture is whole: the graphics card's programs are compiled
//! beside the frames, and what they draw appears only once they are there. A window
//! that sleeps until something happens would not notice; so frames are asked for as
//! long as programs are missing.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use bevy::{
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache},
};

use super::quality::Quality;
use crate::plugins::app::machine::redraw::RedrawScheduler;

/// How many frames are drawn after the last program has come, for what is worked out
/// from pictures of earlier frames.
const AFTER: u32 = 6;
/// After this number of frames without a change, what is missing will never come.
const GIVE_UP: u32 = 900;

/// How many of the card's programs are still being compiled.
#[derive(Resource, Clone, Debug, Default)]
struct Missing(Arc<AtomicUsize>);

pub(super) fn plugin(app: &mut App) {
    let missing = Missing::default();
    app.insert_resource(missing.clone())
        .add_systems(PostUpdate, keep_drawing);
    // Without a renderer there is nothing to wait for.
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .insert_resource(missing)
            .add_systems(Render, count.in_set(RenderSystems::Cleanup));
    }
}

fn count(missing: Res<Missing>, cache: Option<Res<PipelineCache>>) {
    let waiting = cache.map_or(0, |cache| cache.waiting_pipelines().count());
    missing.0.store(waiting, Ordering::Relaxed);
}

/// How long frames have been asked for.
#[derive(Debug, Default)]
struct Waiting {
    /// What was missing in the frame before.
    missing: usize,
    /// Frames since that last changed.
    same: u32,
    /// Frames that are still to be drawn.
    left: u32,
}

impl Waiting {
    /// Whether another frame is wanted, with this number of programs missing.
    fn wants_more(&mut self, missing: usize) -> bool {
        self.same = if missing == self.missing {
            self.same.saturating_add(1)
        } else {
            0
        };
        self.missing = missing;
        if missing > 0 && self.same < GIVE_UP {
            self.left = AFTER;
        } else {
            self.left = self.left.saturating_sub(1);
        }
        self.left > 0
    }
}

fn keep_drawing(
    missing: Res<Missing>,
    quality: Res<Quality>,
    mut waiting: Local<Waiting>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if quality.is_changed() {
        waiting.left = AFTER;
        waiting.same = 0;
    }
    if waiting.wants_more(missing.0.load(Ordering::Relaxed)) {
        redraw.now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_drawn_until_all_is_there_and_a_few_more() {
        let mut waiting = Waiting::default();
        assert!(!waiting.wants_more(0));
        assert!(waiting.wants_more(7) && waiting.wants_more(3));
        for _ in 1..AFTER {
            assert!(waiting.wants_more(0));
        }
        assert!(!waiting.wants_more(0));
    }

    #[test]
    fn what_never_comes_is_not_waited_for_for_ever() {
        let mut waiting = Waiting::default();
        let frames = (0..10 * GIVE_UP).take_while(|_| waiting.wants_more(1));
        assert!(frames.count() < 2 * GIVE_UP as usize);
    }
}
