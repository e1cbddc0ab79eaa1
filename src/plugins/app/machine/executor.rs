//! Systems run one after the other, always in the same order.
//!
//! Of two that may run in either order, the one that is ready first would come first: a movement
//! would begin a tick sooner in one film than in another of the same match. And several hundred
//! systems that have next to nothing to do take longer to be handed to other threads than to run.
//! What takes long has threads of its own ([`super::worker`]), and so has all that the graphics
//! driver is told.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::{ExtractSchedule, RenderApp},
};

/// Has all schedules run so. Added before Bevy's own plugins: one of those takes the world that
/// is drawn from to another thread when all are complete.
#[derive(Debug)]
pub(crate) struct InOrder;

impl Plugin for InOrder {
    fn build(&self, _: &mut App) {}

    fn cleanup(&self, app: &mut App) {
        in_order(app.world_mut());
        // On a Mac the window's surface is made on the main thread, to which only the other
        // executor brings it.
        if !cfg!(target_os = "macos")
            && let Some(render) = app.get_sub_app_mut(RenderApp)
        {
            in_order(render.world_mut());
        }
    }
}

/// Has the systems of a world run in order.
fn in_order(world: &mut World) {
    let Some(mut schedules) = world.get_resource_mut::<Schedules>() else {
        return;
    };
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    if let Some(extract) = schedules.get_mut(ExtractSchedule) {
        // Bevy applies its commands later, in the render world, while the main world goes on.
        extract.set_apply_final_deferred(false);
    }
}
