//! Triangle shapes and the ways to make them: turning on a lathe, bevelling an
//! outline, sweeping a tube, revolving an ellipsoid.
//!
//! Counter-clockwise triangles face outwards, Y is up. Normals are exact where
//! the form is known and taken from the neighbouring faces where it is bent.

use std::f64::consts::{PI, TAU};

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

    /// Bends the form freely, then smooths the normals anew.
    pub fn bent(mut self, bend: impl Fn(V3) -> V3) -> Self {
        for p in &mut self.positions {
            *p = bend(*p);
        }
        self.smoothed()
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
/// runs meet there is an edge.
pub fn lathe(runs: &[Run], sides: usize) -> Shape {
    let mut shape = Shape::default();
    let mut travelled = 0.0;
    for run in runs {
        let normals = run_normals(run);
        let mut rings: Vec<Vec<u32>> = Vec::new();
        for (k, point) in run.iter().enumerate() {
            if k > 0 {
                travelled += length2(sub2(*point, run[k - 1]));
            }
            let ring = (0..=sides)
                .map(|s| {
                    let turn = s as f64 / sides as f64;
                    let (sin, cos) = (turn * TAU).sin_cos();
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

fn run_normals(run: &[V2]) -> Vec<V2> {
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

/// A corner of a convex outline with the directions its sides look to.
#[derive(Clone, Copy, Debug)]
pub struct Corner {
    /// Place in the plane.
    pub at: V2,
    /// Outward normal.
    pub out: V2,
}

/// A convex polygon with its corners rounded, counter-clockwise in (x, -z).
///
/// `steps` straight pieces replace each corner.
pub fn rounded(polygon: &[V2], radius: f64, steps: usize) -> Vec<Corner> {
    let n = polygon.len();
    let mut outline = Vec::new();
    for k in 0..n {
        let [before, here, after] = [(k + n - 1) % n, k, (k + 1) % n].map(|i| polygon[i]);
        let out = |a: V2, b: V2| {
            let d = sub2(b, a);
            let l = length2(d);
            [d[1] / l, -d[0] / l]
        };
        let (n0, n1) = (out(before, here), out(here, after));
        let a0 = n0[1].atan2(n0[0]);
        let mut a1 = n1[1].atan2(n1[0]);
        if a1 < a0 {
            a1 += TAU;
        }
        // The centre of the rounding lies one radius inside both sides.
        let half = (a1 - a0) / 2.0;
        let middle = f64::midpoint(a0, a1);
        let reach = radius / half.cos();
        let centre = [
            here[0] - reach * middle.cos(),
            here[1] - reach * middle.sin(),
        ];
        for s in 0..=steps {
            let angle = a0 + (a1 - a0) * s as f64 / steps as f64;
            let direction = [angle.cos(), angle.sin()];
            outline.push(Corner {
                at: [
                    centre[0] + radius * direction[0],
                    centre[1] + radius * direction[1],
                ],
                out: direction,
            });
        }
    }
    outline
}

/// A plate with the given outline: a profile of (inset, height) runs from the
/// foot upwards, closed on top. The outline lies in (x, -z); texture
/// coordinates are the ground plan, scaled so that ±`extent` is 0..1.
pub fn plate(outline: &[Corner], runs: &[Run], extent: f64) -> Shape {
    let mut shape = Shape::default();
    let n = outline.len();
    let plan = |p: V3| [0.5 + p[0] / (2.0 * extent), 0.5 + p[2] / (2.0 * extent)];
    let mut top = 0.0;
    let mut inset = 0.0;
    for run in runs {
        // A profile goes inwards as it rises, so its radius is minus the inset.
        let mirrored: Vec<V2> = run.iter().map(|p| [-p[0], p[1]]).collect();
        let normals = run_normals(&mirrored);
        let mut rings: Vec<Vec<u32>> = Vec::new();
        for (k, point) in run.iter().enumerate() {
            let ring = outline
                .iter()
                .map(|corner| {
                    let x = corner.at[0] - corner.out[0] * point[0];
                    let y = corner.at[1] - corner.out[1] * point[0];
                    let position = [x, point[1], -y];
                    let normal = [
                        corner.out[0] * normals[k][0],
                        normals[k][1],
                        -corner.out[1] * normals[k][0],
                    ];
                    shape.vertex(position, normal, plan(position))
                })
                .collect();
            rings.push(ring);
            inset = point[0];
            top = point[1];
        }
        for pair in rings.windows(2) {
            for s in 0..n {
                let t = (s + 1) % n;
                shape.quad(pair[0][s], pair[0][t], pair[1][t], pair[1][s]);
            }
        }
    }
    let up = [0.0, 1.0, 0.0];
    let centre = [0.0, top, 0.0];
    let middle = shape.vertex(centre, up, plan(centre));
    let rim: Vec<u32> = outline
        .iter()
        .map(|corner| {
            let x = corner.at[0] - corner.out[0] * inset;
            let y = corner.at[1] - corner.out[1] * inset;
            let position = [x, top, -y];
            shape.vertex(position, up, plan(position))
        })
        .collect();
    for s in 0..n {
        shape.triangle(rim[s], rim[(s + 1) % n], middle);
    }
    shape
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

/// A tube through points with a radius at each, round ends left open.
pub fn tube(path: &[V3], radii: &[f64], section: usize) -> Shape {
    let mut shape = Shape::default();
    let mut rings: Vec<Vec<u32>> = Vec::new();
    let mut side = [0.0, 1.0, 0.0];
    for (k, centre) in path.iter().enumerate() {
        let next = path[(k + 1).min(path.len() - 1)];
        let last = path[k.saturating_sub(1)];
        let ahead = unit(sub(next, last));
        // Carrying the side vector along keeps the tube from twisting.
        side = unit(sub(side, scale(ahead, dot(side, ahead))));
        let other = cross(ahead, side);
        let ring = (0..=section)
            .map(|s| {
                let turn = s as f64 / section as f64;
                let (sin, cos) = (turn * TAU).sin_cos();
                let out = add(scale(side, cos), scale(other, sin));
                let position = add(*centre, scale(out, radii[k]));
                shape.vertex(position, out, [turn, k as f64])
            })
            .collect();
        rings.push(ring);
    }
    for pair in rings.windows(2) {
        for s in 0..section {
            shape.quad(pair[0][s], pair[0][s + 1], pair[1][s + 1], pair[1][s]);
        }
    }
    shape
}

/// A flat ring or a part of one with bevelled edges: radii `inner..outer`,
/// heights `low..high`, from one angle to another in degrees.
pub fn band(
    inner: f64,
    outer: f64,
    low: f64,
    high: f64,
    from: f64,
    to: f64,
    steps: usize,
) -> Shape {
    let bevel = ((high - low) * 0.5).min((outer - inner) * 0.3);
    let section = [
        [outer, low],
        [outer, high - bevel],
        [outer - bevel, high],
        [inner + bevel, high],
        [inner, high - bevel],
        [inner, low],
    ];
    let whole = to - from >= 360.0 - 1e-9;
    let place = |s: usize, p: V2| {
        let angle = (from + (to - from) * s as f64 / steps as f64) * PI / 180.0;
        [p[0] * angle.cos(), p[1], -p[0] * angle.sin()]
    };
    let mut shape = Shape::default();
    for pair in section.windows(2) {
        let d = sub2(pair[1], pair[0]);
        let flat = [d[1], -d[0]];
        let mut edges: Vec<[u32; 2]> = Vec::new();
        for s in 0..=steps {
            let angle = (from + (to - from) * s as f64 / steps as f64) * PI / 180.0;
            let normal = [flat[0] * angle.cos(), flat[1], -flat[0] * angle.sin()];
            let u = s as f64 / steps as f64;
            edges.push([
                shape.vertex(place(s, pair[0]), normal, [u, 0.0]),
                shape.vertex(place(s, pair[1]), normal, [u, 1.0]),
            ]);
        }
        for e in edges.windows(2) {
            shape.quad(e[0][0], e[1][0], e[1][1], e[0][1]);
        }
    }
    if !whole {
        for (s, way) in [(0, 1.0), (steps, -1.0)] {
            let angle = (from + (to - from) * s as f64 / steps as f64) * PI / 180.0;
            let normal = [angle.sin() * way, 0.0, angle.cos() * way];
            let face: Vec<u32> = section
                .iter()
                .map(|p| shape.vertex(place(s, *p), normal, [0.0, 0.0]))
                .collect();
            for k in 1..face.len() - 1 {
                if way > 0.0 {
                    shape.triangle(face[0], face[k], face[k + 1]);
                } else {
                    shape.triangle(face[0], face[k + 1], face[k]);
                }
            }
        }
    }
    shape
}

fn add(a: V3, b: V3) -> V3 {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

fn sub(a: V3, b: V3) -> V3 {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn scale(a: V3, by: f64) -> V3 {
    a.map(|c| c * by)
}

fn dot(a: V3, b: V3) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: V3, b: V3) -> V3 {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

fn length(a: V3) -> f64 {
    dot(a, a).sqrt()
}

fn unit(a: V3) -> V3 {
    let l = length(a);
    if l < 1e-12 {
        [0.0, 1.0, 0.0]
    } else {
        scale(a, 1.0 / l)
    }
}

fn sub2(a: V2, b: V2) -> V2 {
    [a[0] - b[0], a[1] - b[1]]
}

fn length2(a: V2) -> f64 {
    (a[0] * a[0] + a[1] * a[1]).sqrt()
}
