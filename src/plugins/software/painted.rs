//! What egui wants to show, in a form that tells whether it has changed.

use core::ops::Range;

use bevy::{math::URect, prelude::*, render::render_resource::TextureViewId};
use bevy_egui::egui::{
    ClippedPrimitive, TextureId,
    epaint::{Primitive, Vertex},
};

use super::damage::{Key, Triangle};

/// What one paint job draws.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Job {
    pub(crate) clip: URect,
    pub(crate) texture: TextureId,
    pub(crate) indices: Range<u32>,
    pub(crate) first_vertex: i32,
}

/// All that is painted, in the form that tells whether it has changed.
#[derive(Default, Debug, PartialEq)]
pub(super) struct PaintedUi {
    pub(crate) vertices: Vec<Vertex>,
    pub(crate) indices: Vec<u32>,
    pub(crate) jobs: Vec<Job>,
    /// The textures at hand, which change when letters are added.
    pub(crate) textures: Vec<(u64, TextureViewId)>,
}

impl PaintedUi {
    /// Collects the meshes of a frame. This program has nothing that is not a mesh.
    pub(super) fn gather(&mut self, primitives: &[ClippedPrimitive], scale: f32, size: UVec2) {
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
            // Not `is_empty`, which takes a rectangle that ends before it begins for a full
            // one.
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

    /// The triangles in the order of painting: one for every three indices.
    pub(super) fn triangles(&self, scale: f32, triangles: &mut Vec<Triangle>) {
        triangles.clear();
        for job in &self.jobs {
            let base = usize::try_from(job.first_vertex).unwrap_or_default();
            let indices = self
                .indices
                .get(job.indices.start as usize..job.indices.end as usize)
                .unwrap_or_default();
            let key = Key::of_job(job.texture, job.clip);
            for corners in indices.chunks_exact(3) {
                let vertex = |place: usize| {
                    let index = corners.get(place).map_or(0, |index| *index as usize);
                    self.vertices.get(base + index).copied().unwrap_or_default()
                };
                let corners = [vertex(0), vertex(1), vertex(2)];
                triangles.push(Triangle::new(&corners, key, job.clip, scale));
            }
        }
    }

    /// What has to be drawn to paint some parts anew, with indices of its own.
    pub(super) fn patch(&self, triangles: &[Triangle], parts: &[URect]) -> (Vec<Job>, Vec<u32>) {
        let (mut jobs, mut patched) = (Vec::new(), Vec::new());
        for part in parts {
            let mut triangles = triangles.iter();
            for job in &self.jobs {
                let clip = job.clip.intersect(*part);
                let start = patched.len();
                let all = self
                    .indices
                    .get(job.indices.start as usize..job.indices.end as usize)
                    .unwrap_or_default();
                for (corners, triangle) in all.chunks_exact(3).zip(&mut triangles) {
                    if triangle.touches(*part) {
                        patched.extend_from_slice(corners);
                    }
                }
                if let (Ok(start), Ok(end), false) = (
                    u32::try_from(start),
                    u32::try_from(patched.len()),
                    clip.is_empty() || start == patched.len(),
                ) {
                    jobs.push(Job {
                        clip,
                        indices: start..end,
                        ..job.clone()
                    });
                }
            }
        }
        (jobs, patched)
    }
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
        let mut shown = PaintedUi::default();
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
        let (mut one, mut other) = (PaintedUi::default(), PaintedUi::default());
        one.gather(&jobs, 1.0, size);
        other.gather(&jobs, 1.0, size);
        assert_eq!(one, other);
        other.gather(&[job(pos2(0.0, 0.0), pos2(10.0, 11.0))], 1.0, size);
        assert_ne!(one, other);
    }
}
