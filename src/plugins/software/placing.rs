//! Where things lie, worked out where it is used.
//!
//! For a graphics card Bevy has a dozen programs that do so there. Where a processor draws they
//! take 13 MiB, and are compiled while the first picture waits.

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

/// Does without these programs where a processor draws. Added right after Bevy's renderer: what
/// draws is known then, and what depends on these programs comes later.
#[derive(Debug)]
pub(crate) struct Placing;

impl Plugin for Placing {
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
                .add_systems(RenderStartup, do_without.after(known));
        }
    }
}

const NONE: GpuPreprocessingSupport = GpuPreprocessingSupport {
    max_supported_mode: GpuPreprocessingMode::None,
};

fn do_without(mut support: ResMut<GpuPreprocessingSupport>) {
    *support = NONE;
}
