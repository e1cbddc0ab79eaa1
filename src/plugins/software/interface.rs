//! Keeps a picture of the interface, and paints it anew only when it changes.
//!
//! While a piece slides, panels and buttons mostly stay as they are. A graphics
//! card would not notice being asked to paint them again; a processor that
//! draws by itself spends a third of its time on it. So where the table is
//! drawn small ([`super::upscale`]), what egui wants to show is painted into a
//! texture of its own, and laid over the table from there.
//!
//! The texture holds colours that are multiplied by their cover already, so
//! that laying it over gives what painting on the table would have given.

use core::ops::Range;

use bevy::{
    ecs::system::SystemParam,
    math::URect,
    prelude::*,
    render::{
        camera::ExtractedCamera,
        render_asset::RenderAssets,
        render_phase::TrackedRenderPass,
        render_resource::{
            Buffer, BufferUsages, CachedRenderPipelineId, ColorTargetState, ColorWrites, Extent3d,
            FragmentState, IndexFormat, LoadOp, Operations, PipelineCache, RawBufferVec,
            RenderPassColorAttachment, RenderPassDescriptor, RenderPipelineDescriptor, StoreOp,
            Texture, TextureDescriptor, TextureDimension, TextureFormat, TextureUsages,
            TextureView, VertexState,
        },
        renderer::{RenderContext, RenderDevice, RenderQueue, ViewQuery},
        sync_world::MainEntity,
        texture::GpuImage,
        view::ExtractedView,
    },
};
use bevy_egui::{
    EguiPixelsPerPoint, EguiRenderOutput,
    egui::{TextureId, epaint::Vertex},
    render::systems::{
        EguiPipelines, EguiTextureBindGroups, EguiTextureId, EguiTransforms, ExtractedEguiTextures,
    },
};

use super::{
    damage::{self, Triangle},
    painted::{Job, PaintedUi},
    tiles::Tiles,
    upscale::Composited,
};

const SHADER: &str = "shaders/wipe.wgsl";

const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// How much of the kept picture is not as it should be.
#[derive(Debug, PartialEq)]
enum Stale {
    Nothing,
    /// What lies in these parts.
    Parts(Vec<URect>),
    All,
}

/// The kept picture and what it shows.
#[derive(Resource)]
pub(super) struct Interface {
    picture: Option<(Texture, TextureView, UVec2)>,
    shown: PaintedUi,
    wanted: PaintedUi,
    /// The triangles of what is shown, and room for those of what is wanted.
    triangles: [Vec<Triangle>; 2],
    vertices: RawBufferVec<Vertex>,
    indices: RawBufferVec<u32>,
    /// What the buffers hold.
    jobs: Vec<Job>,
    /// What is still to be painted.
    stale: Stale,
    /// Rectangles without and with the interface, in pixels, one after the other, and how
    /// many are without.
    parts: RawBufferVec<Vec4>,
    bare: u32,
}

impl Default for Interface {
    fn default() -> Self {
        Self {
            picture: None,
            shown: PaintedUi::default(),
            wanted: PaintedUi::default(),
            triangles: default(),
            vertices: RawBufferVec::new(BufferUsages::VERTEX),
            indices: RawBufferVec::new(BufferUsages::INDEX),
            jobs: Vec::new(),
            stale: Stale::All,
            parts: RawBufferVec::new(BufferUsages::VERTEX),
            bare: 0,
        }
    }
}

impl Interface {
    /// The picture, of the size of the view.
    pub(super) fn picture(&self) -> Option<&TextureView> {
        self.picture.as_ref().map(|(_, view, _)| view)
    }

    /// The rectangles of the screen as instances: those that it leaves bare,
    /// and those that it covers.
    pub(super) fn parts(&self) -> Option<(&Buffer, [Range<u32>; 2])> {
        let all = u32::try_from(self.parts.len()).unwrap_or_default();
        Some((self.parts.buffer()?, [0..self.bare, self.bare..all]))
    }

    /// Makes what is wanted what is shown, and finds out what has to be
    /// painted for it. `fits` says that the picture has the right size.
    fn take_over(&mut self, scale: f32, size: UVec2, fits: bool) {
        let [shown, wanted] = &mut self.triangles;
        self.wanted.triangles(scale, wanted);
        // After letters were added all of them may be in other places.
        let same_textures = self.wanted.textures == self.shown.textures;
        self.stale = if fits && same_textures && self.stale == Stale::Nothing {
            match damage::between(shown, wanted, size) {
                parts if parts.is_empty() => Stale::Nothing,
                parts => Stale::Parts(parts),
            }
        } else {
            Stale::All
        };
        let mut tiles = Tiles::new(size);
        for triangle in &*wanted {
            triangle.cover(&mut tiles);
        }
        let [bare, covered] = tiles.parts();
        self.bare = u32::try_from(bare.len()).unwrap_or_default();
        self.parts.clear();
        self.parts.extend(bare.into_iter().chain(covered));
        core::mem::swap(shown, wanted);
        core::mem::swap(&mut self.wanted, &mut self.shown);
    }

    /// Fills the buffers with what is to be painted.
    fn fill(&mut self) {
        self.vertices.clear();
        self.vertices.extend(self.shown.vertices.iter().copied());
        self.indices.clear();
        if let Stale::Parts(parts) = &self.stale {
            let (jobs, indices) = self.shown.patch(&self.triangles[0], parts);
            self.jobs = jobs;
            self.indices.extend(indices);
        } else {
            self.jobs.clone_from(&self.shown.jobs);
            self.indices.extend(self.shown.indices.iter().copied());
        }
    }
}

/// Clears a part of the picture.
#[derive(Resource)]
pub(super) struct Wipe(CachedRenderPipelineId);

pub(super) fn prepare_wipe(
    mut commands: Commands,
    cache: Res<PipelineCache>,
    assets: Res<AssetServer>,
) {
    let shader = assets.load(SHADER);
    let pipeline = cache.queue_render_pipeline(RenderPipelineDescriptor {
        label: Some("wipe".into()),
        vertex: VertexState {
            shader: shader.clone(),
            entry_point: Some("vertex".into()),
            ..default()
        },
        fragment: Some(FragmentState {
            shader,
            targets: vec![Some(ColorTargetState {
                format: FORMAT,
                blend: None,
                write_mask: ColorWrites::ALL,
            })],
            ..default()
        }),
        ..default()
    });
    commands.insert_resource(Wipe(pipeline));
}

/// What egui has made ready for drawing.
#[derive(SystemParam)]
pub(super) struct Egui<'w, 's> {
    outputs: Query<
        'w,
        's,
        (
            &'static ExtractedView,
            &'static EguiRenderOutput,
            &'static EguiPixelsPerPoint,
        ),
    >,
    pipelines: Option<Res<'w, EguiPipelines>>,
    textures: Option<ExtractedEguiTextures<'w>>,
    groups: Option<Res<'w, EguiTextureBindGroups>>,
    transforms: Option<Res<'w, EguiTransforms>>,
    images: Res<'w, RenderAssets<GpuImage>>,
}

impl Egui<'_, '_> {
    /// Collects what is to be shown. Returns the number of pixels in a point.
    fn gather(&self, composited: &Composited, size: UVec2, wanted: &mut PaintedUi) -> f32 {
        let output = composited
            .interface
            .and_then(|ui| self.outputs.get(ui).ok());
        let jobs = output.map_or(&[][..], |(_, output, _)| &output.paint_jobs);
        let scale = output.map_or(1.0, |(.., scale)| scale.pixels_per_point);
        wanted.gather(jobs, scale, size);
        let textures = self
            .textures
            .iter()
            .flat_map(ExtractedEguiTextures::handles);
        let known = textures.filter_map(|(texture, image)| {
            let (EguiTextureId::Managed(_, id) | EguiTextureId::User(id)) = texture;
            Some((id, self.images.get(image)?.texture_view.id()))
        });
        wanted.textures.clear();
        wanted.textures.extend(known);
        wanted.textures.sort();
        scale
    }

    /// Draws the jobs that fill the buffers. Returns whether all of them could be
    /// drawn.
    fn draw<'p>(
        &'p self,
        pass: &mut TrackedRenderPass<'p>,
        interface: &'p Interface,
        main: MainEntity,
        cache: &'p PipelineCache,
    ) -> bool {
        let pipeline = self
            .pipelines
            .as_ref()
            .and_then(|pipelines| pipelines.0.get(&main))
            .and_then(|id| cache.get_render_pipeline(*id));
        let transform = self.transforms.as_ref().and_then(|transforms| {
            let (_, group) = transforms.bind_group.as_ref()?;
            Some((group, *transforms.offsets.get(&main)?))
        });
        let buffers = interface.vertices.buffer().zip(interface.indices.buffer());
        let (Some(pipeline), Some((transform, offset)), Some((vertices, indices)), Some(groups)) =
            (pipeline, transform, buffers, self.groups.as_ref())
        else {
            return false;
        };
        pass.set_render_pipeline(pipeline);
        pass.set_bind_group(0, transform, &[offset]);
        pass.set_vertex_buffer(0, vertices.slice(..));
        pass.set_index_buffer(indices.slice(..), IndexFormat::Uint32);
        let mut whole = true;
        for job in &interface.jobs {
            let texture = match job.texture {
                TextureId::Managed(id) => EguiTextureId::Managed(main, id),
                TextureId::User(id) => EguiTextureId::User(id),
            };
            let Some((group, place)) = groups.get(&texture) else {
                whole = false;
                continue;
            };
            pass.set_bind_group(1, group, &[]);
            if let Some(place) = place {
                pass.set_immediates(0, &place.to_ne_bytes());
            }
            let clip = job.clip;
            pass.set_scissor_rect(clip.min.x, clip.min.y, clip.width(), clip.height());
            pass.draw_indexed(job.indices.clone(), job.first_vertex, 0..1);
        }
        whole
    }
}

/// A picture of `size` pixels with nothing on it.
fn empty_picture(device: &RenderDevice, size: UVec2) -> (Texture, TextureView, UVec2) {
    let texture = device.create_texture(&TextureDescriptor {
        label: Some("interface"),
        size: Extent3d {
            width: size.x,
            height: size.y,
            depth_or_array_layers: 1,
        },
        mip_level_count: 1,
        sample_count: 1,
        dimension: TextureDimension::D2,
        format: FORMAT,
        usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING,
        view_formats: &[],
    });
    let view = texture.create_view(&default());
    (texture, view, size)
}

/// Brings the picture up to date, before it is laid over the table.
pub(super) fn paint(
    view: ViewQuery<(
        &'static ExtractedCamera,
        &'static Composited,
        &'static MainEntity,
    )>,
    mut interface: ResMut<Interface>,
    egui: Egui,
    wipe: Option<Res<Wipe>>,
    cache: Res<PipelineCache>,
    queue: Res<RenderQueue>,
    mut context: RenderContext,
) {
    let (camera, composited, main) = view.into_inner();
    let Some(size) = camera.physical_target_size else {
        return;
    };
    let interface = &mut *interface;
    let fits = interface.picture.as_ref().is_some_and(|p| p.2 == size);
    if !fits {
        interface.picture = Some(empty_picture(context.render_device(), size));
        interface.stale = Stale::All;
    }
    let scale = egui.gather(composited, size, &mut interface.wanted);
    if interface.wanted != interface.shown || !fits {
        interface.take_over(scale, size, fits);
        let device = context.render_device();
        interface.parts.write_buffer(device, &queue);
    }
    let wipe = wipe.and_then(|wipe| cache.get_render_pipeline(wipe.0));
    if wipe.is_none() && interface.stale != Stale::Nothing {
        interface.stale = Stale::All;
    }
    if interface.stale == Stale::Nothing {
        return;
    }
    interface.fill();
    let device = context.render_device();
    interface.vertices.write_buffer(device, &queue);
    interface.indices.write_buffer(device, &queue);
    let Some((_, picture, _)) = &interface.picture else {
        return;
    };
    let load = match interface.stale {
        Stale::Parts(_) => LoadOp::Load,
        _ => LoadOp::Clear(default()),
    };
    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("interface"),
        color_attachments: &[Some(RenderPassColorAttachment {
            view: picture,
            depth_slice: None,
            resolve_target: None,
            ops: Operations {
                load,
                store: StoreOp::Store,
            },
        })],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    if let (Stale::Parts(parts), Some(wipe)) = (&interface.stale, wipe) {
        pass.set_render_pipeline(wipe);
        for part in parts {
            pass.set_scissor_rect(part.min.x, part.min.y, part.width(), part.height());
            pass.draw(0..3, 0..1);
        }
    }
    let whole = egui.draw(&mut pass, interface, *main, &cache);
    drop(pass);
    interface.stale = if whole { Stale::Nothing } else { Stale::All };
}
