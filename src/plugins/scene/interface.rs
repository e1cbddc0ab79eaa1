//! Keeps a picture of the interface, and paints it anew only when it changes.
//!
//! While a piece slides, panels and buttons mostly stay as they are. A graphics
//! card would not notice being asked to paint them again; a processor that
//! draws by itself spends a third of its time on it. So where the table is
//! drawn small ([`super::stretch`]), what egui wants to show is painted into a
//! texture of its own, and laid over the table from there.
//!
//! The texture holds colours that are multiplied by their cover already, so
//! that laying it over gives what painting on the table would have given.

use core::ops::Range;

use bevy::{
    math::URect,
    prelude::*,
    render::{
        camera::ExtractedCamera,
        render_asset::RenderAssets,
        render_resource::{
            Buffer, BufferUsages, Extent3d, IndexFormat, LoadOp, Operations, PipelineCache,
            RawBufferVec, RenderPassColorAttachment, RenderPassDescriptor, StoreOp, Texture,
            TextureDescriptor, TextureDimension, TextureFormat, TextureUsages, TextureView,
            TextureViewId,
        },
        renderer::{RenderContext, RenderQueue, ViewQuery},
        sync_world::MainEntity,
        texture::GpuImage,
        view::ExtractedView,
    },
};
use bevy_egui::{
    EguiPixelsPerPoint, EguiRenderOutput,
    egui::{
        ClippedPrimitive, TextureId,
        epaint::{Primitive, Vertex},
    },
    render::systems::{
        EguiPipelines, EguiTextureBindGroups, EguiTextureId, EguiTransforms, ExtractedEguiTextures,
    },
};

use super::{stretch::Composited, tiles::Tiles};

/// What one paint job draws.
#[derive(Clone, Debug, PartialEq)]
struct Job {
    clip: URect,
    texture: TextureId,
    indices: Range<u32>,
    first_vertex: i32,
}

/// All that is painted, in the form that tells whether it has changed.
#[derive(Default, Debug, PartialEq)]
struct Shown {
    vertices: Vec<Vertex>,
    indices: Vec<u32>,
    jobs: Vec<Job>,
    /// The textures at hand, which are others after letters were added.
    textures: Vec<(u64, TextureViewId)>,
}

impl Shown {
    /// Collects the meshes of a frame. Of what is not a mesh there is nothing
    /// in this program.
    fn gather(&mut self, primitives: &[ClippedPrimitive], scale: f32, size: UVec2) {
        self.vertices.clear();
        self.indices.clear();
        self.jobs.clear();
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in primitives
        {
            let Primitive::Mesh(mesh) = primitive else {
                continue;
            };
            let pixels = |x: f32, y: f32| (Vec2::new(x, y) * scale).round().as_uvec2();
            let clip = URect {
                min: pixels(clip_rect.min.x, clip_rect.min.y),
                max: pixels(clip_rect.max.x, clip_rect.max.y).min(size),
            };
            // Not `is_empty`, which takes what ends before it begins for full.
            if clip.min.x >= clip.max.x || clip.min.y >= clip.max.y {
                continue;
            }
            let (Ok(first_vertex), Ok(start), Ok(count)) = (
                i32::try_from(self.vertices.len()),
                u32::try_from(self.indices.len()),
                u32::try_from(mesh.indices.len()),
            ) else {
                continue;
            };
            self.vertices.extend_from_slice(&mesh.vertices);
            self.indices.extend_from_slice(&mesh.indices);
            self.jobs.push(Job {
                clip,
                texture: mesh.texture_id,
                indices: start..start + count,
                first_vertex,
            });
        }
    }
}

impl Shown {
    /// Which parts of a screen are drawn on.
    fn covered(&self, scale: f32, size: UVec2) -> Tiles {
        let mut tiles = Tiles::new(size);
        for job in &self.jobs {
            let base = usize::try_from(job.first_vertex).unwrap_or_default();
            let indices = self
                .indices
                .get(job.indices.start as usize..job.indices.end as usize)
                .unwrap_or_default();
            for corners in indices.chunks_exact(3) {
                let places = corners.iter().filter_map(|index| {
                    let vertex = self.vertices.get(base + *index as usize)?;
                    Some(Vec2::new(vertex.pos.x, vertex.pos.y) * scale)
                });
                let bounds = places.fold((Vec2::MAX, Vec2::MIN), |(low, high), place| {
                    (low.min(place), high.max(place))
                });
                tiles.cover(bounds.0, bounds.1, job.clip);
            }
        }
        tiles
    }
}

/// The kept picture and what it shows.
#[derive(Resource)]
pub(super) struct Interface {
    picture: Option<(Texture, TextureView, UVec2)>,
    shown: Shown,
    wanted: Shown,
    vertices: RawBufferVec<Vertex>,
    indices: RawBufferVec<u32>,
    /// Whether it is still to be painted.
    stale: bool,
    /// Rectangles without and with it, in pixels, one after the other, and how
    /// many are without.
    parts: RawBufferVec<Vec4>,
    bare: u32,
}

impl Default for Interface {
    fn default() -> Self {
        Self {
            picture: None,
            shown: Shown::default(),
            wanted: Shown::default(),
            vertices: RawBufferVec::new(BufferUsages::VERTEX),
            indices: RawBufferVec::new(BufferUsages::INDEX),
            stale: true,
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
}

/// Brings the picture up to date, before it is laid over the table.
pub(super) fn paint(
    view: ViewQuery<(
        &'static ExtractedCamera,
        &'static Composited,
        &'static MainEntity,
    )>,
    outputs: Query<(&ExtractedView, &EguiRenderOutput, &EguiPixelsPerPoint)>,
    mut interface: ResMut<Interface>,
    (pipelines, textures, groups, transforms): (
        Option<Res<EguiPipelines>>,
        Option<ExtractedEguiTextures>,
        Option<Res<EguiTextureBindGroups>>,
        Option<Res<EguiTransforms>>,
    ),
    images: Res<RenderAssets<GpuImage>>,
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
        let texture = context.render_device().create_texture(&TextureDescriptor {
            label: Some("interface"),
            size: Extent3d {
                width: size.x,
                height: size.y,
                depth_or_array_layers: 1,
            },
            mip_level_count: 1,
            sample_count: 1,
            dimension: TextureDimension::D2,
            format: TextureFormat::Rgba8UnormSrgb,
            usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING,
            view_formats: &[],
        });
        let view = texture.create_view(&default());
        interface.picture = Some((texture, view, size));
        interface.stale = true;
    }
    let output = composited.interface.and_then(|ui| outputs.get(ui).ok());
    let jobs = output.map_or(&[][..], |(_, output, _)| &output.paint_jobs);
    let scale = output.map_or(1.0, |(.., scale)| scale.pixels_per_point);
    interface.wanted.gather(jobs, scale, size);
    let textures = textures.iter().flat_map(ExtractedEguiTextures::handles);
    let known = textures.filter_map(|(texture, image)| {
        let (EguiTextureId::Managed(_, id) | EguiTextureId::User(id)) = texture;
        Some((id, images.get(image)?.texture_view.id()))
    });
    interface.wanted.textures.clear();
    interface.wanted.textures.extend(known);
    interface.wanted.textures.sort();
    let changed = interface.wanted != interface.shown;
    if changed || !fits {
        let [bare, covered] = interface.wanted.covered(scale, size).parts();
        interface.bare = u32::try_from(bare.len()).unwrap_or_default();
        interface.parts.clear();
        interface.parts.extend(bare.into_iter().chain(covered));
        interface
            .parts
            .write_buffer(context.render_device(), &queue);
    }
    if changed {
        core::mem::swap(&mut interface.wanted, &mut interface.shown);
        interface.stale = true;
        let device = context.render_device();
        interface.vertices.clear();
        interface
            .vertices
            .extend(interface.shown.vertices.iter().copied());
        interface.vertices.write_buffer(device, &queue);
        interface.indices.clear();
        interface
            .indices
            .extend(interface.shown.indices.iter().copied());
        interface.indices.write_buffer(device, &queue);
    }
    if !interface.stale {
        return;
    }
    let Some((_, picture, _)) = &interface.picture else {
        return;
    };
    let pipeline = pipelines
        .as_ref()
        .and_then(|pipelines| pipelines.0.get(main))
        .and_then(|id| cache.get_render_pipeline(*id));
    let transform = transforms.as_ref().and_then(|transforms| {
        let (_, group) = transforms.bind_group.as_ref()?;
        Some((group, *transforms.offsets.get(main)?))
    });
    let buffers = interface.vertices.buffer().zip(interface.indices.buffer());

    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("interface"),
        color_attachments: &[Some(RenderPassColorAttachment {
            view: picture,
            depth_slice: None,
            resolve_target: None,
            ops: Operations {
                load: LoadOp::Clear(default()),
                store: StoreOp::Store,
            },
        })],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    let (Some(pipeline), Some((transform, offset)), Some((vertices, indices)), Some(groups)) =
        (pipeline, transform, buffers, groups.as_ref())
    else {
        return;
    };
    pass.set_render_pipeline(pipeline);
    pass.set_bind_group(0, transform, &[offset]);
    pass.set_vertex_buffer(0, vertices.slice(..));
    pass.set_index_buffer(indices.slice(..), IndexFormat::Uint32);
    let mut whole = true;
    for job in &interface.shown.jobs {
        let texture = match job.texture {
            TextureId::Managed(id) => EguiTextureId::Managed(*main, id),
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
    interface.stale = !whole;
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Mesh, Pos2, Rect, pos2};

    fn job(min: Pos2, max: Pos2) -> ClippedPrimitive {
        ClippedPrimitive {
            clip_rect: Rect::from_min_max(min, max),
            primitive: Primitive::Mesh(Mesh {
                indices: vec![0, 1, 2],
                vertices: vec![Vertex::default(); 3],
                texture_id: TextureId::default(),
            }),
        }
    }

    #[test]
    fn jobs_follow_each_other_and_are_cut_to_the_picture() {
        let mut shown = Shown::default();
        let jobs = [
            job(pos2(0.0, 0.0), pos2(10.0, 10.0)),
            job(pos2(20.0, 20.0), pos2(10.0, 30.0)),
            job(pos2(40.0, 5.0), pos2(900.0, 900.0)),
        ];
        shown.gather(&jobs, 2.0, UVec2::new(100, 50));
        let [first, second] = &shown.jobs[..] else {
            panic!("the job without any room is left out: {:?}", shown.jobs);
        };
        assert_eq!((first.indices.clone(), first.first_vertex), (0..3, 0));
        assert_eq!((second.indices.clone(), second.first_vertex), (3..6, 3));
        assert_eq!(second.clip, URect::new(80, 10, 100, 50));
    }

    #[test]
    fn the_same_jobs_are_no_change_and_others_are() {
        let size = UVec2::splat(100);
        let jobs = [job(pos2(0.0, 0.0), pos2(10.0, 10.0))];
        let (mut one, mut other) = (Shown::default(), Shown::default());
        one.gather(&jobs, 1.0, size);
        other.gather(&jobs, 1.0, size);
        assert_eq!(one, other);
        other.gather(&[job(pos2(0.0, 0.0), pos2(10.0, 11.0))], 1.0, size);
        assert_ne!(one, other);
    }
}
