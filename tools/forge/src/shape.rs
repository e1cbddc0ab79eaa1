//! Triangle shapes, and those that are turned on a lathe.
//!
//! Counter-clockwise triangles face outwards, Y is up. Normals are exact where
//! the form is known and taken from the neighbouring faces where it is bent.

use std::f64::consts::PI;

/// A point or direction in space.
pub type V3 = [f64; 3];
/// A point of a profile or an outline.
pub type V2 = [f64; 2];

/// Vertices and triangles of one primitive.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// Corners.
    pub positions: Vec<V3>,
    /// One unit vector per corner.
    pub normals: Vec<V3>,
    /// One pair per corner.
    pub uvs: Vec<V2>,
    /// Three per triangle.
    pub indices: Vec<u32>,
}

impl Shape {
    /// How many triangles there are.
    pub fn triangles(&self) -> usize {
        self.indices.len() / 3
    }

    pub(super) fn vertex(&mut self, position: V3, normal: V3, uv: V2) -> u32 {
        self.positions.push(position);
        self.normals.push(unit(normal));
        self.uvs.push(uv);
        (self.positions.len() - 1) as u32
    }

    /// Adds a triangle unless two of its corners coincide.
    pub(super) fn triangle(&mut self, a: u32, b: u32, c: u32) {
        let at = |i: u32| self.positions[i as usize];
        let tiny = |p: V3, q: V3| length(sub(p, q)) < 1e-7;
        if !(tiny(at(a), at(b)) || tiny(at(b), at(c)) || tiny(at(c), at(a))) {
            self.indices.extend([a, b, c]);
        }
    }

    pub(super) fn quad(&mut self, a: u32, b: u32, c: u32, d: u32) {
        self.triangle(a, b, c);
        self.triangle(a, c, d);
    }

    /// Joins another shape to this one.
    pub fn with(mut self, other: &Self) -> Self {
        let base = self.positions.len() as u32;
        self.positions.extend(&other.positions);
        self.normals.extend(&other.normals);
        self.uvs.extend(&other.uvs);
        self.indices.extend(other.indices.iter().map(|i| i + base));
        self
    }

    /// Moves every corner.
    pub fn shifted(mut self, by: V3) -> Self {
        for p in &mut self.positions {
            *p = add(*p, by);
        }
        self
    }

    /// Grows by the same factor to all sides.
    pub fn scaled(mut self, by: f64) -> Self {
        for p in &mut self.positions {
            *p = scale(*p, by);
        }
        self
    }

    /// Turns about an axis (0 = X, 1 = Y, 2 = Z) by degrees, right-handed.
    pub fn turned(mut self, axis: usize, degrees: f64) -> Self {
        let (s, c) = (degrees * PI / 180.0).sin_cos();
        let (i, j) = ((axis + 1) % 3, (axis + 2) % 3);
        for v in self.positions.iter_mut().chain(self.normals.iter_mut()) {
            let (a, b) = (v[i], v[j]);
            v[i] = a * c - b * s;
            v[j] = a * s + b * c;
        }
        self
    }

    /// The form as a mirror on its right or left shows it.
    pub fn mirrored(mut self) -> Self {
        for v in self.positions.iter_mut().chain(self.normals.iter_mut()) {
            v[0] = -v[0];
        }
        for t in self.indices.chunks_exact_mut(3) {
            t.swap(1, 2);
        }
        self
    }

    /// Bends the form freely, then smooths the normals anew.
    pub fn bent(mut self, bend: impl Fn(V3) -> V3) -> Self {
        for p in &mut self.positions {
            *p = bend(*p);
        }
        self.smoothed()
    }

    /// Bends the form a little and keeps its edges: normals turn with the faces
    /// they belonged to.
    pub fn bent_slightly(mut self, bend: impl Fn(V3) -> V3) -> Self {
        const STEP: f64 = 1e-4;
        for (p, n) in self.positions.iter_mut().zip(&mut self.normals) {
            // Two directions within the surface, before and after.
            let other = if n[0].abs() < 0.6 {
                [1.0, 0.0, 0.0]
            } else {
                [0.0, 0.0, 1.0]
            };
            let aside = unit(cross(other, *n));
            let ahead = cross(*n, aside);
            let at = bend(*p);
            let along = |way: V3| sub(bend(add(*p, scale(way, STEP))), at);
            *n = unit(cross(along(aside), along(ahead)));
            *p = at;
        }
        self
    }

    /// Normals from the faces around each place, corners at one place welded.
    pub fn smoothed(mut self) -> Self {
        let mut sums: std::collections::BTreeMap<[i64; 3], V3> = std::collections::BTreeMap::new();
        let key = |p: V3| p.map(|c| (c * 1e5).round() as i64);
        for t in self.indices.chunks_exact(3) {
            let [a, b, c] = [t[0], t[1], t[2]].map(|i| self.positions[i as usize]);
            let face = cross(sub(b, a), sub(c, a));
            for p in [a, b, c] {
                let sum = sums.entry(key(p)).or_insert([0.0; 3]);
                *sum = add(*sum, face);
            }
        }
        for (normal, position) in self.normals.iter_mut().zip(&self.positions) {
            if let Some(sum) = sums.get(&key(*position)) {
                *normal = unit(*sum);
            }
        }
        self
    }
}

/// One smooth stretch of a profile: radius and height, from the foot upwards.
pub type Run = Vec<V2>;

/// Turns a profile about the Y axis. Each run is smooth in itself; where two
/// runs meet there is an edge. Runs that do not meet are joined.
pub fn lathe(runs: &[Run], sides: usize) -> Shape {
    lathe_part(runs, sides, 0.0, 360.0)
}

/// As [`lathe`], from one angle to another in degrees, counter-clockwise from X
/// seen from above.
pub fn lathe_part(runs: &[Run], sides: usize, from: f64, to: f64) -> Shape {
    let mut shape = Shape::default();
    let mut travelled = 0.0;
    for run in &joined(runs) {
        let normals = run_normals(run);
        let mut rings: Vec<Vec<u32>> = Vec::new();
        for (k, point) in run.iter().enumerate() {
            if k > 0 {
                travelled += length2(sub2(*point, run[k - 1]));
            }
            let ring = (0..=sides)
                .map(|s| {
                    let turn = s as f64 / sides as f64;
                    let (sin, cos) = ((from + (to - from) * turn) * PI / 180.0).sin_cos();
                    let normal = [normals[k][0] * cos, normals[k][1], -normals[k][0] * sin];
                    let position = [point[0] * cos, point[1], -point[0] * sin];
                    shape.vertex(position, normal, [turn, travelled])
                })
                .collect();
            rings.push(ring);
        }
        for pair in rings.windows(2) {
            for s in 0..sides {
                shape.quad(pair[0][s], pair[0][s + 1], pair[1][s + 1], pair[1][s]);
            }
        }
    }
    shape
}

/// The runs of a profile with a straight one wherever two do not meet.
pub(super) fn joined(runs: &[Run]) -> Vec<Run> {
    let mut all: Vec<Run> = Vec::new();
    for run in runs {
        if let (Some(from), Some(to)) = (all.last().and_then(|r| r.last()), run.first())
            && length2(sub2(*to, *from)) > 1e-6
        {
            let join = vec![*from, *to];
            all.push(join);
        }
        all.push(run.clone());
    }
    all
}

pub(super) fn run_normals(run: &[V2]) -> Vec<V2> {
    let side = |a: V2, b: V2| {
        let d = sub2(b, a);
        let l = length2(d).max(1e-12);
        [d[1] / l, -d[0] / l]
    };
    (0..run.len())
        .map(|k| {
            let before = (k > 0).then(|| side(run[k - 1], run[k]));
            let after = (k + 1 < run.len()).then(|| side(run[k], run[k + 1]));
            match (before, after) {
                (Some(a), Some(b)) => {
                    let sum = [a[0] + b[0], a[1] + b[1]];
                    let l = length2(sum).max(1e-12);
                    [sum[0] / l, sum[1] / l]
                }
                (Some(n), None) | (None, Some(n)) => n,
                (None, None) => [0.0, 1.0],
            }
        })
        .collect()
}

/// Points of an arc, angles in degrees from the outward direction upwards.
pub fn arc(centre: V2, radius: f64, from: f64, to: f64, steps: usize) -> Run {
    (0..=steps)
        .map(|k| {
            let angle = (from + (to - from) * k as f64 / steps as f64) * PI / 180.0;
            [
                (centre[0] + radius * angle.cos()).max(0.0),
                centre[1] + radius * angle.sin(),
            ]
        })
        .collect()
}

/// Points of a cubic Bézier curve.
pub fn curve(p: [V2; 4], steps: usize) -> Run {
    (0..=steps)
        .map(|k| {
            let t = k as f64 / steps as f64;
            let s = 1.0 - t;
            let w = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
            let mix = |axis: usize| (0..4).map(|i| w[i] * p[i][axis]).sum();
            [mix(0), mix(1)]
        })
        .collect()
}

/// An ellipsoid about the origin, its poles on the Y axis.
pub fn ellipsoid(radii: V3, sides: usize, rings: usize) -> Shape {
    let ball = lathe(&[arc([0.0, 0.0], 1.0, -90.0, 90.0, rings)], sides);
    let mut shape = ball;
    for (p, n) in shape.positions.iter_mut().zip(&mut shape.normals) {
        let unit_place = *p;
        for axis in 0..3 {
            p[axis] = unit_place[axis] * radii[axis];
            n[axis] = unit_place[axis] / radii[axis];
        }
        *n = unit(*n);
    }
    shape
}

/// A ring of circular section lying flat: `bend` is the radius of its middle
/// line, `thick` that of its section.
pub fn ring(bend: f64, thick: f64, height: f64, sides: usize, section: usize) -> Shape {
    lathe(&[arc([bend, height], thick, -180.0, 180.0, section)], sides)
}

/// A place on the smooth curve through four values, between the middle two.
pub(super) fn catmull(a: f64, b: f64, c: f64, d: f64, t: f64) -> f64 {
    let (t2, t3) = (t * t, t * t * t);
    0.5 * (2.0 * b
        + (c - a) * t
        + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2
        + (3.0 * b - a - 3.0 * c + d) * t3)
}

pub(super) fn add(a: V3, b: V3) -> V3 {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

pub(super) fn sub(a: V3, b: V3) -> V3 {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

pub(super) fn scale(a: V3, by: f64) -> V3 {
    a.map(|c| c * by)
}

pub(super) fn dot(a: V3, b: V3) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(super) fn cross(a: V3, b: V3) -> V3 {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

fn length(a: V3) -> f64 {
    dot(a, a).sqrt()
}

pub(super) fn unit(a: V3) -> V3 {
    let l = length(a);
    if l < 1e-12 {
        [0.0, 1.0, 0.0]
    } else {
        scale(a, 1.0 / l)
    }
}

pub(super) fn sub2(a: V2, b: V2) -> V2 {
    [a[0] - b[0], a[1] - b[1]]
}

pub(super) fn length2(a: V2) -> f64 {
    (a[0] * a[0] + a[1] * a[1]).sqrt()
}
