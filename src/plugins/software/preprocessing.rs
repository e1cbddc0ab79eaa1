//! Does without Bevy's preprocessing on the graphics card where a processor draws.
//!
//! A dozen compute programs prepare there what is to be drawn. On a processor they take 13 MiB,
//! and are compiled while the first picture waits.

use bevy::{
    prelude::*,
    render::{
        RenderApp, RenderStartup,
        batching::gpu_preprocessing::{GpuPreprocessingMode, GpuPreprocessingSupport},
        init_gpu_resource,
        renderer::RenderAdapterInfo,
    },
};

use crate::plugins::scene::quality::{Quality, suited_to};

/// Switches it off where a processor draws. To be added right after Bevy's renderer, which knows
/// what draws, and before the plugins that depend on it.
#[derive(Debug)]
pub(crate) struct NoPreprocessing;

impl Plugin for NoPreprocessing {
    fn build(&self, _: &mut App) {}

    fn finish(&self, app: &mut App) {
        let adapter = app.world().get_resource::<RenderAdapterInfo>();
        let kind = adapter.map(|adapter| format!("{:?}", adapter.device_type));
        if kind.is_none_or(|kind| suited_to(&kind) != Quality::Low) {
            return;
        }
        if let Some(render) = app.get_sub_app_mut(RenderApp) {
            let known = init_gpu_resource::<GpuPreprocessingSupport>;
            render
                .insert_resource(NONE)
                .add_systems(RenderStartup, switch_off.after(known));
        }
    }
}

const NONE: GpuPreprocessingSupport = GpuPreprocessingSupport {
    max_supported_mode: GpuPreprocessingMode::None,
};

fn switch_off(mut support: ResMut<GpuPreprocessingSupport>) {
    *support = NONE;
}
