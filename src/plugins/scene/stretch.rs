//! Draws the 3D scene smaller than the window and stretches it, so that a
//! processor without a graphics card has fewer pixels to fill while the
//! interface, which is drawn afterwards, stays crisp.
//!
//! The main pass fills one corner of the view's texture
//! ([`MainPassResolutionOverride`]); a full-screen pass then spreads it. One
//! camera does for both, so picking and `world_to_viewport` need not know.

use std::collections::BTreeMap;

use bevy::{
    camera::MainPassResolutionOverride,
    core_pipeline::{Core3dSystems, FullscreenShader, schedule::Core3d, tonemapping::tonemapping},
    prelude::*,
    render::{
        Extract, ExtractSchedule, Render, RenderApp, RenderStartup, RenderSystems,
        camera::ExtractedCamera,
        render_resource::{
            BindGroup, BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            BufferInitDescriptor, BufferUsages, CachedRenderPipelineId, ColorTargetState,
            ColorWrites, FilterMode, FragmentState, Operations, PipelineCache,
            RenderPassColorAttachment, RenderPassDescriptor, RenderPipelineDescriptor, Sampler,
            SamplerBindingType, SamplerDescriptor, ShaderStages, TextureFormat, TextureSampleType,
            TextureViewId,
            binding_types::{sampler, texture_2d, uniform_buffer},
        },
        renderer::{RenderContext, RenderDevice, ViewQuery},
        sync_world::RenderEntity,
        view::ViewTarget,
    },
};

const SHADER: &str = "shaders/stretch.wgsl";

/// On a camera: the resolution of its 3D scene as a part of its target's.
/// 1 and more means as it is.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct RenderScale(pub f32);

pub(super) fn plugin(app: &mut App) {
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    render_app
        .add_systems(RenderStartup, prepare_pipelines)
        .add_systems(ExtractSchedule, extract_scales)
        .add_systems(
            Render,
            // Before the view uniforms are written.
            shrink.in_set(RenderSystems::CreateViews),
        )
        .add_systems(
            Core3d,
            stretch
                .in_set(Core3dSystems::PostProcess)
                .after(tonemapping),
        );
}

/// What is needed to draw, one pipeline per format of the view's texture.
#[derive(Resource)]
struct Stretch {
    layout: BindGroupLayoutDescriptor,
    sampler: Sampler,
    fullscreen: FullscreenShader,
    shader: Handle<Shader>,
    pipelines: BTreeMap<String, CachedRenderPipelineId>,
}

impl Stretch {
    fn pipeline(&mut self, format: TextureFormat, cache: &PipelineCache) -> CachedRenderPipelineId {
        *self
            .pipelines
            .entry(format!("{format:?}"))
            .or_insert_with(|| {
                cache.queue_render_pipeline(RenderPipelineDescriptor {
                    label: Some("stretch".into()),
                    layout: vec![self.layout.clone()],
                    vertex: self.fullscreen.to_vertex_state(),
                    fragment: Some(FragmentState {
                        shader: self.shader.clone(),
                        targets: vec![Some(ColorTargetState {
                            format,
                            blend: None,
                            write_mask: ColorWrites::ALL,
                        })],
                        ..default()
                    }),
                    ..default()
                })
            })
    }
}

fn prepare_pipelines(
    mut commands: Commands,
    device: Res<RenderDevice>,
    assets: Res<AssetServer>,
    fullscreen: Res<FullscreenShader>,
) {
    commands.insert_resource(Stretch {
        layout: BindGroupLayoutDescriptor::new(
            "stretch",
            &BindGroupLayoutEntries::sequential(
                ShaderStages::FRAGMENT,
                (
                    texture_2d(TextureSampleType::Float { filterable: true }),
                    sampler(SamplerBindingType::Filtering),
                    uniform_buffer::<Vec4>(false),
                ),
            ),
        ),
        sampler: device.create_sampler(&SamplerDescriptor {
            mag_filter: FilterMode::Linear,
            ..default()
        }),
        fullscreen: fullscreen.clone(),
        shader: assets.load(SHADER),
        pipelines: BTreeMap::new(),
    });
}

fn extract_scales(
    mut commands: Commands,
    cameras: Extract<Query<(RenderEntity, Option<&RenderScale>), With<Camera3d>>>,
) {
    for (entity, scale) in &cameras {
        match scale {
            Some(scale) if scale.0 < 1.0 => {
                commands.entity(entity).insert(*scale);
            }
            _ => {
                commands
                    .entity(entity)
                    .remove::<(RenderScale, MainPassResolutionOverride)>();
            }
        }
    }
}

/// Makes the main pass small, as soon as it can be stretched again.
fn shrink(
    mut commands: Commands,
    stretch: Option<ResMut<Stretch>>,
    cache: Res<PipelineCache>,
    views: Query<(Entity, &ExtractedCamera, &RenderScale, Option<&ViewTarget>)>,
) {
    let Some(mut stretch) = stretch else { return };
    for (entity, camera, scale, target) in &views {
        let ready = target.is_some_and(|target| {
            let id = stretch.pipeline(target.main_texture_format(), &cache);
            cache.get_render_pipeline(id).is_some()
        });
        match camera.physical_target_size {
            Some(size) if ready => {
                commands
                    .entity(entity)
                    .insert(MainPassResolutionOverride(scaled(size, scale.0)));
            }
            _ => {
                commands
                    .entity(entity)
                    .remove::<MainPassResolutionOverride>();
            }
        }
    }
}

fn scaled(size: UVec2, scale: f32) -> UVec2 {
    (size.as_vec2() * scale)
        .round()
        .as_uvec2()
        .clamp(UVec2::ONE, size.max(UVec2::ONE))
}

/// The bind group of the last frame, good while texture and size stay.
type Kept = Option<(TextureViewId, UVec2, UVec2, BindGroup)>;

fn stretch(
    view: ViewQuery<(
        &'static ViewTarget,
        &'static ExtractedCamera,
        &'static MainPassResolutionOverride,
        &'static RenderScale,
    )>,
    stretch: Option<Res<Stretch>>,
    cache: Res<PipelineCache>,
    mut kept: Local<[Kept; 2]>,
    mut context: RenderContext,
) {
    let (target, camera, small, _) = view.into_inner();
    let (Some(stretch), Some(size)) = (stretch, camera.physical_target_size) else {
        return;
    };
    let known = stretch
        .pipelines
        .get(&format!("{:?}", target.main_texture_format()));
    let Some(pipeline) = known.and_then(|id| cache.get_render_pipeline(*id)) else {
        return;
    };
    let write = target.post_process_write();
    let (source, small) = (write.source.id(), small.0);
    let fits = |slot: &Kept| matches!(slot, Some((s, a, b, _)) if *s == source && *a == size && *b == small);
    // The view's two textures take turns, so two bind groups are kept.
    if !kept.iter().any(fits) {
        let part = small.as_vec2() / size.as_vec2();
        let last = (small.as_vec2() - 0.5) / size.as_vec2();
        let values = [part.x, part.y, last.x, last.y];
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_ne_bytes()).collect();
        let device = context.render_device();
        let buffer = device.create_buffer_with_data(&BufferInitDescriptor {
            label: Some("stretch"),
            contents: &bytes,
            usage: BufferUsages::UNIFORM,
        });
        let group = device.create_bind_group(
            "stretch",
            &cache.get_bind_group_layout(&stretch.layout),
            &BindGroupEntries::sequential((
                write.source,
                &stretch.sampler,
                buffer.as_entire_binding(),
            )),
        );
        kept.swap(0, 1);
        kept[0] = Some((source, size, small, group));
    }
    let Some((.., group)) = kept.iter().find(|slot| fits(slot)).and_then(Option::as_ref) else {
        return;
    };
    let mut pass = context
        .command_encoder()
        .begin_render_pass(&RenderPassDescriptor {
            label: Some("stretch"),
            color_attachments: &[Some(RenderPassColorAttachment {
                view: write.destination,
                depth_slice: None,
                resolve_target: None,
                ops: Operations::default(),
            })],
            depth_stencil_attachment: None,
            timestamp_writes: None,
            occlusion_query_set: None,
            multiview_mask: None,
        });
    pass.set_pipeline(pipeline);
    pass.set_bind_group(0, group, &[]);
    pass.draw(0..3, 0..1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_picture_is_never_empty_and_never_larger() {
        assert_eq!(scaled(UVec2::new(1280, 720), 0.5), UVec2::new(640, 360));
        assert_eq!(scaled(UVec2::new(1, 1), 0.1), UVec2::new(1, 1));
        assert_eq!(scaled(UVec2::new(10, 10), 7.0), UVec2::new(10, 10));
    }
}
