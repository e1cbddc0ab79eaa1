//! Meshes made by drawing a profile along a closed way.

use core::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

use super::{MARGIN, WIDTH};

/// Straight pieces that replace each corner of the hull.
const CORNER_STEPS: usize = 4;

/// A closed way round a convex polygon, with its corners turned in steps.
pub(in crate::plugins::scene) struct Path {
    /// Place on the hull, outward direction, length travelled.
    stations: Vec<(Vec2, Vec2, f32)>,
}

impl Path {
    pub(in crate::plugins::scene) fn around(polygon: &[Vec2]) -> Self {
        let n = polygon.len();
        let outward = |k: usize| {
            let d = polygon[(k + 1) % n] - polygon[k % n];
            Vec2::new(d.y, -d.x).normalize_or_zero()
        };
        let mut stations = Vec::new();
        let mut travelled = 0.0;
        for k in 0..=n {
            let (before, after) = (outward((k + n - 1) % n), outward(k % n));
            let turn = before.angle_to(after).rem_euclid(TAU);
            // The first corner is met again at the end: half of it each time.
            let (from, to) = match k {
                0 => (CORNER_STEPS / 2, CORNER_STEPS),
                k if k == n => (0, CORNER_STEPS / 2),
                _ => (0, CORNER_STEPS),
            };
            if k > 0 {
                travelled += polygon[k - 1].distance(polygon[k % n]);
            }
            for step in from..=to {
                let part = step as f32 / CORNER_STEPS as f32;
                let out = Vec2::from_angle(turn * part).rotate(before);
                stations.push((polygon[k % n], out, travelled));
                // Wood on the outside of a bend is longer; the middle counts.
                if step < to {
                    travelled += turn / CORNER_STEPS as f32 * (MARGIN + WIDTH * 0.5);
                }
            }
        }
        Self { stations }
    }

    pub(in crate::plugins::scene) fn offset(&self, by: f32) -> Vec<Vec2> {
        let mut points: Vec<Vec2> = self
            .stations
            .iter()
            .map(|(at, out, _)| at + out * by)
            .collect();
        // The last station is the first again.
        points.pop();
        points
    }

    /// Draws a profile of (distance, height) all the way round.
    pub(in crate::plugins::scene) fn sweep(&self, sheet: &mut Sheet, runs: &[Vec<Vec2>]) {
        for run in runs {
            let mut across = 0.0;
            let mut rows = Vec::new();
            for (k, point) in run.iter().enumerate() {
                let before = if k > 0 {
                    *point - run[k - 1]
                } else {
                    run[1] - run[0]
                };
                let after = run.get(k + 1).map_or(before, |next| *next - *point);
                let way = before.normalize_or_zero() + after.normalize_or_zero();
                // Looking along the profile, the outside is on the left.
                let normal = Vec2::new(-way.y, way.x).normalize_or_zero();
                if k > 0 {
                    across += before.length();
                }
                let row: Vec<u32> = self
                    .stations
                    .iter()
                    .map(|(at, out, along)| {
                        let place = at + out * point.x;
                        let facing = out * normal.x;
                        sheet.vertex(
                            Vec3::new(place.x, point.y, -place.y),
                            Vec3::new(facing.x, normal.y, -facing.y),
                            Vec2::new(*along, across),
                        )
                    })
                    .collect();
                rows.push(row);
            }
            for pair in rows.windows(2) {
                for s in 0..self.stations.len() - 1 {
                    sheet.quad([pair[0][s], pair[1][s], pair[1][s + 1], pair[0][s + 1]]);
                }
            }
        }
    }
}

/// A mesh in the making.
#[derive(Default)]
pub(in crate::plugins::scene) struct Sheet {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Sheet {
    fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position.to_array());
        self.normals.push(normal.normalize_or(Vec3::Y).to_array());
        self.uvs.push(uv.to_array());
        (self.positions.len() - 1) as u32
    }

    fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
    }

    /// A level convex polygon, seen from above.
    pub(in crate::plugins::scene) fn polygon(&mut self, points: &[Vec2], height: f32) {
        let ids: Vec<u32> = points
            .iter()
            .map(|p| self.vertex(Vec3::new(p.x, height, -p.y), Vec3::Y, *p))
            .collect();
        for k in 1..ids.len().saturating_sub(1) {
            self.indices.extend([ids[0], ids[k], ids[k + 1]]);
        }
    }

    /// An upright wall under an edge, seen from the left of `a` to `b`.
    pub(super) fn wall(&mut self, a: Vec2, b: Vec2, top: f32, foot: f32) {
        let d = b - a;
        let normal = Vec3::new(-d.y, 0.0, -d.x);
        let mut at =
            |p: Vec2, y: f32, u: f32| self.vertex(Vec3::new(p.x, y, -p.y), normal, Vec2::new(u, y));
        let ids = [
            at(a, top, 0.0),
            at(a, foot, 0.0),
            at(b, foot, d.length()),
            at(b, top, d.length()),
        ];
        // Seen from inside the cell, which lies to the left.
        self.quad([ids[0], ids[3], ids[2], ids[1]]);
    }

    pub(in crate::plugins::scene) fn mesh(self) -> Mesh {
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}
