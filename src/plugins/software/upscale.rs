//! Draws the 3D scene smaller than the window and stretches it, so that a
//! processor without a graphics card has fewer pixels to fill while the
//! interface stays crisp.
//!
//! The main pass fills one corner of the view's texture ([`MainPassResolutionOverride`]); a
//! single full-screen pass then spreads it over the window and lays the kept picture of the
//! interface (`interface.rs`) on it. This takes the place of Bevy's last pass and of egui's:
//! each would go over every pixel once more. One camera does it all, so picking and
//! `world_to_viewport` need not know.

use std::collections::BTreeMap;

use bevy::{
    camera::MainPassResolutionOverride,
    core_pipeline::{
        Core3dSystems,
        schedule::Core3d,
        upscaling::{ViewUpscalingPipeline, upscaling},
    },
    mesh::VertexBufferLayout,
    prelude::*,
    render::{
        Extract, ExtractSchedule, Render, RenderApp, RenderStartup, RenderSystems,
        camera::ExtractedCamera,
        render_resource::{
            BindGroup, BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            BufferInitDescriptor, BufferUsages, CachedRenderPipelineId, ColorTargetState,
            ColorWrites, FilterMode, FragmentState, PipelineCache, RenderPassDescriptor,
            RenderPipeline, RenderPipelineDescriptor, Sampler, SamplerBindingType,
            SamplerDescriptor, ShaderStages, TextureFormat, TextureSampleType, TextureView,
            TextureViewId, VertexFormat, VertexState, VertexStepMode,
            binding_types::{sampler, texture_2d, uniform_buffer},
        },
        renderer::{RenderContext, RenderDevice, ViewQuery},
        sync_world::RenderEntity,
        view::{ExtractedView, ViewTarget},
    },
};
use bevy_egui::render::EguiCameraView;

use super::{
    RenderScale,
    interface::{self, Interface},
    parts::{self, PartOfView},
    unchanged::Drawn,
};

const SHADER: &str = "shaders/upscale.wgsl";

/// On a camera of the render world whose picture is put together here.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Composited {
    /// What egui wants to show on it.
    pub(crate) interface: Option<Entity>,
}

pub(super) fn plugin(app: &mut App) {
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    render_app
        .init_resource::<Interface>()
        .init_resource::<KeptPicture>()
        .add_systems(RenderStartup, (prepare_pipelines, interface::prepare_wipe))
        .add_systems(ExtractSchedule, extract_scales)
        .add_systems(
            Render,
            (
                // Before the view uniforms are written.
                shrink.in_set(RenderSystems::CreateViews),
                take_over
                    .after(RenderSystems::Prepare)
                    .before(RenderSystems::Render),
            ),
        )
        .add_systems(
            Core3d,
            (interface::paint, compose)
                .chain()
                .after(Core3dSystems::PostProcess)
                .before(upscaling),
        );
}

/// Whether the view's texture holds a complete picture of its whole size.
#[derive(Resource, Debug, Default)]
struct KeptPicture(bool);

/// What is needed to draw, two pipelines per format of what is drawn on: without
/// and with the interface.
#[derive(Resource)]
struct Upscaler {
    layout: BindGroupLayoutDescriptor,
    sampler: Sampler,
    shader: Handle<Shader>,
    pipelines: BTreeMap<String, [CachedRenderPipelineId; 2]>,
}

impl Upscaler {
    fn prepare(&mut self, format: TextureFormat, cache: &PipelineCache) {
        let (layout, shader) = (&self.layout, &self.shader);
        self.pipelines
            .entry(format!("{format:?}"))
            .or_insert_with(|| {
                [vec![], vec!["INTERFACE".into()]].map(|shader_defs| {
                    cache.queue_render_pipeline(RenderPipelineDescriptor {
                        label: Some("upscaler".into()),
                        layout: vec![layout.clone()],
                        vertex: VertexState {
                            shader: shader.clone(),
                            shader_defs: shader_defs.clone(),
                            entry_point: Some("vertex".into()),
                            buffers: vec![VertexBufferLayout::from_vertex_formats(
                                VertexStepMode::Instance,
                                [VertexFormat::Float32x4],
                            )],
                        },
                        fragment: Some(FragmentState {
                            shader: shader.clone(),
                            shader_defs,
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
            });
    }

    fn ready<'a>(
        &self,
        format: TextureFormat,
        cache: &'a PipelineCache,
    ) -> Option<[&'a RenderPipeline; 2]> {
        let [bare, covered] = *self.pipelines.get(&format!("{format:?}"))?;
        Some([
            cache.get_render_pipeline(bare)?,
            cache.get_render_pipeline(covered)?,
        ])
    }
}

fn prepare_pipelines(mut commands: Commands, device: Res<RenderDevice>, assets: Res<AssetServer>) {
    commands.insert_resource(Upscaler {
        layout: BindGroupLayoutDescriptor::new(
            "upscaler",
            &BindGroupLayoutEntries::sequential(
                ShaderStages::VERTEX_FRAGMENT,
                (
                    texture_2d(TextureSampleType::Float { filterable: true }),
                    sampler(SamplerBindingType::Filtering),
                    uniform_buffer::<[Vec4; 2]>(false),
                    texture_2d(TextureSampleType::Float { filterable: false }),
                ),
            ),
        ),
        sampler: device.create_sampler(&SamplerDescriptor {
            mag_filter: FilterMode::Linear,
            ..default()
        }),
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
            Some(scale) => {
                commands.entity(entity).insert(*scale);
            }
            None => {
                commands
                    .entity(entity)
                    .remove::<(RenderScale, MainPassResolutionOverride, Composited)>();
            }
        }
    }
}

/// Makes the main pass small, or cuts it down to a part.
fn shrink(
    mut commands: Commands,
    mut upscaler: If<ResMut<Upscaler>>,
    cache: Res<PipelineCache>,
    kept: Res<KeptPicture>,
    mut views: Query<(
        Entity,
        &mut ExtractedCamera,
        &mut ExtractedView,
        &RenderScale,
        Option<&ViewTarget>,
        Option<&PartOfView>,
    )>,
) {
    for (entity, mut camera, mut extracted, scale, target, part) in &mut views {
        if let Some(format) = target.and_then(ViewTarget::out_texture_view_format) {
            upscaler.prepare(format, &cache);
        }
        let mut view = commands.entity(entity);
        view.insert(Composited::default());
        match camera.physical_target_size {
            Some(size) if scale.0 < 1.0 => {
                view.insert(MainPassResolutionOverride(scaled(size, scale.0)));
            }
            _ => {
                view.remove::<MainPassResolutionOverride>();
            }
        }
        // A part is added to a picture that is complete.
        if let Some(PartOfView(part)) = part
            && kept.0
        {
            parts::cut(&mut camera, &mut extracted, *part);
        }
    }
}

/// Notes what egui wants to show, and keeps both the pass of egui and the last
/// of Bevy from being run: without these components they skip a view.
fn take_over(
    mut commands: Commands,
    mut views: Query<(Entity, &mut Composited, Option<&EguiCameraView>)>,
) {
    for (entity, mut composited, interface) in &mut views {
        composited.interface = interface.map(|view| view.0);
        commands
            .entity(entity)
            .remove::<(EguiCameraView, ViewUpscalingPipeline)>();
    }
}

fn scaled(size: UVec2, scale: f32) -> UVec2 {
    (size.as_vec2() * scale)
        .round()
        .as_uvec2()
        .clamp(UVec2::ONE, size.max(UVec2::ONE))
}

/// The bind group of a frame before, good while textures and sizes stay.
struct CachedGroup {
    scene: TextureViewId,
    over: TextureViewId,
    size: UVec2,
    small: UVec2,
    group: BindGroup,
}

impl CachedGroup {
    fn fits(&self, scene: &TextureView, over: &TextureView, size: UVec2, small: UVec2) -> bool {
        (self.scene, self.over) == (scene.id(), over.id())
            && (self.size, self.small) == (size, small)
    }

    /// The group for a `scene` that fills `small` of a view of `size` pixels, with
    /// the interface `over` it.
    fn new(
        (scene, over): (&TextureView, &TextureView),
        (size, small): (UVec2, UVec2),
        upscaler: &Upscaler,
        cache: &PipelineCache,
        device: &RenderDevice,
    ) -> Self {
        let part = small.as_vec2() / size.as_vec2();
        let last = (small.as_vec2() - 0.5) / size.as_vec2();
        let pixel = 1.0 / size.as_vec2();
        let values = [part.x, part.y, last.x, last.y, pixel.x, pixel.y, 0.0, 0.0];
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_ne_bytes()).collect();
        let buffer = device.create_buffer_with_data(&BufferInitDescriptor {
            label: Some("upscaler"),
            contents: &bytes,
            usage: BufferUsages::UNIFORM,
        });
        let group = device.create_bind_group(
            "upscaler",
            &cache.get_bind_group_layout(&upscaler.layout),
            &BindGroupEntries::sequential((
                scene,
                &upscaler.sampler,
                buffer.as_entire_binding(),
                over,
            )),
        );
        Self {
            scene: scene.id(),
            over: over.id(),
            size,
            small,
            group,
        }
    }
}

fn compose(
    view: ViewQuery<(
        &'static ViewTarget,
        &'static ExtractedCamera,
        &'static Composited,
        Option<&'static MainPassResolutionOverride>,
        Has<Drawn>,
    )>,
    mut kept: ResMut<KeptPicture>,
    upscaler: Option<Res<Upscaler>>,
    interface: Res<Interface>,
    cache: Res<PipelineCache>,
    mut groups: Local<[Option<CachedGroup>; 2]>,
    mut context: RenderContext,
) {
    let (target, camera, _, small, drawn) = view.into_inner();
    if !drawn {
        // What waits for its pipeline is not in the picture.
        kept.0 = small.is_none() && cache.waiting_pipelines().next().is_none();
    }
    let (Some(upscaler), Some(size), Some(over), Some((parts, ranges)), Some(format)) = (
        upscaler,
        camera.physical_target_size,
        interface.picture(),
        interface.parts(),
        target.out_texture_view_format(),
    ) else {
        return;
    };
    let Some(pipelines) = upscaler.ready(format, &cache) else {
        return;
    };
    let scene = target.main_texture_view();
    let small = small.map_or(size, |small| small.0);
    let fits = |slot: &Option<CachedGroup>| {
        slot.as_ref()
            .is_some_and(|cached| cached.fits(scene, over, size, small))
    };
    // The view's two textures take turns, so two bind groups are kept.
    if !groups.iter().any(fits) {
        let device = context.render_device();
        groups.swap(0, 1);
        let textures = (scene, over);
        groups[0] = Some(CachedGroup::new(
            textures,
            (size, small),
            &upscaler,
            &cache,
            device,
        ));
    }
    let cached = groups.iter().find(|slot| fits(slot));
    let Some(CachedGroup { group, .. }) = cached.and_then(Option::as_ref) else {
        return;
    };
    let Some(out) = target.out_texture_color_attachment(None) else {
        return;
    };
    let mut pass = context
        .command_encoder()
        .begin_render_pass(&RenderPassDescriptor {
            label: Some("upscaler"),
            color_attachments: &[Some(out)],
            depth_stencil_attachment: None,
            timestamp_writes: None,
            occlusion_query_set: None,
            multiview_mask: None,
        });
    pass.set_bind_group(0, group, &[]);
    pass.set_vertex_buffer(0, *parts.slice(..));
    for (pipeline, range) in pipelines.into_iter().zip(ranges) {
        pass.set_pipeline(pipeline);
        pass.draw(0..6, range);
    }
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
