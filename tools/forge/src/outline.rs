//! Plates and bands: an outline or a ring with its edges worked.

use std::f64::consts::{PI, TAU};

use super::shape::{Run, Shape, V2, V3, joined, length2, run_normals, sub2};

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
    for run in &joined(runs) {
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

/// An outline with its corners as they are, counter-clockwise in (x, -z).
pub fn sharp(points: &[V2]) -> Vec<Corner> {
    let count = points.len();
    let outward = |from: V2, to: V2| {
        let along = [to[0] - from[0], to[1] - from[1]];
        let length = along[0].hypot(along[1]);
        [along[1] / length, -along[0] / length]
    };
    (0..count)
        .map(|k| {
            let [before, at, after] =
                [(k + count - 1) % count, k, (k + 1) % count].map(|i| points[i]);
            let (one, other) = (outward(before, at), outward(at, after));
            // So long that moving the corner inwards moves its sides by one.
            let scale = 1.0 + one[0] * other[0] + one[1] * other[1];
            Corner {
                at,
                out: [(one[0] + other[0]) / scale, (one[1] + other[1]) / scale],
            }
        })
        .collect()
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
