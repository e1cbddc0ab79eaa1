//! Solids with flat faces: blocks that narrow upwards, and outlines cut out of
//! a board. Every face has its own corners, so that edges stay edges.

use super::shape::{Shape, V2, V3};

/// Adds a flat polygon with its corners counter-clockwise seen from outside.
/// It must be convex.
fn face(shape: &mut Shape, corners: &[V3]) {
    let [a, b, c] = [corners[0], corners[1], corners[2]];
    let edge = |p: V3, q: V3| [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    let (u, v) = (edge(a, b), edge(a, c));
    let normal = [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
    ];
    let first: Vec<u32> = corners
        .iter()
        .map(|p| shape.vertex(*p, normal, [p[0], p[1]]))
        .collect();
    for k in 1..first.len() - 1 {
        shape.triangle(first[0], first[k], first[k + 1]);
    }
}

/// A block from height `low` to `high` about the Y axis: half its width and
/// depth at the foot and at the top. It has no lower face.
pub fn block(low: f64, high: f64, foot: V2, top: V2) -> Shape {
    let ring = |half: V2, y: f64| -> [V3; 4] {
        [
            [-half[0], y, half[1]],
            [half[0], y, half[1]],
            [half[0], y, -half[1]],
            [-half[0], y, -half[1]],
        ]
    };
    let (below, above) = (ring(foot, low), ring(top, high));
    let mut shape = Shape::default();
    for k in 0..4 {
        let n = (k + 1) % 4;
        face(&mut shape, &[below[k], below[n], above[n], above[k]]);
    }
    face(&mut shape, &above);
    shape
}

/// An outline in (x, y), counter-clockwise, cut out of a board of this depth
/// about the XY plane. Its edges are bevelled on both sides by `bevel`.
pub fn cut_out(outline: &[V2], depth: f64, bevel: f64) -> Shape {
    let inner = inset(outline, bevel);
    let (front, edge) = (depth / 2.0, depth / 2.0 - bevel);
    let mut shape = Shape::default();
    let at = |p: V2, z: f64| [p[0], p[1], z];
    for k in 0..outline.len() {
        let n = (k + 1) % outline.len();
        let (a, b, c, d) = (outline[k], outline[n], inner[n], inner[k]);
        face(
            &mut shape,
            &[at(a, -edge), at(b, -edge), at(b, edge), at(a, edge)],
        );
        face(
            &mut shape,
            &[at(a, edge), at(b, edge), at(c, front), at(d, front)],
        );
        face(
            &mut shape,
            &[at(b, -edge), at(a, -edge), at(d, -front), at(c, -front)],
        );
    }
    for [a, b, c] in triangles(&inner) {
        face(&mut shape, &[at(a, front), at(b, front), at(c, front)]);
        face(&mut shape, &[at(c, -front), at(b, -front), at(a, -front)]);
    }
    shape
}

/// The outline drawn inwards by `by` along the bisectors of its corners.
fn inset(outline: &[V2], by: f64) -> Vec<V2> {
    let n = outline.len();
    (0..n)
        .map(|k| {
            let [before, here, after] = [(k + n - 1) % n, k, (k + 1) % n].map(|i| outline[i]);
            let inwards = |a: V2, b: V2| {
                let d = [b[0] - a[0], b[1] - a[1]];
                let l = (d[0] * d[0] + d[1] * d[1]).sqrt().max(1e-9);
                [-d[1] / l, d[0] / l]
            };
            let (p, q) = (inwards(before, here), inwards(here, after));
            let sum = [p[0] + q[0], p[1] + q[1]];
            let l = (sum[0] * sum[0] + sum[1] * sum[1]).sqrt().max(1e-9);
            [here[0] + by * sum[0] / l, here[1] + by * sum[1] / l]
        })
        .collect()
}

/// Divides a simple polygon, counter-clockwise, by ear clipping.
fn triangles(outline: &[V2]) -> Vec<[V2; 3]> {
    let turn = |a: V2, b: V2, c: V2| (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    let mut left = outline.to_vec();
    let mut found = Vec::new();
    while left.len() > 3 {
        let n = left.len();
        let ear = (0..n).find(|k| {
            let [a, b, c] = [(k + n - 1) % n, *k, (k + 1) % n].map(|i| left[i]);
            let inside =
                |p: &V2| turn(a, b, *p) >= 0.0 && turn(b, c, *p) >= 0.0 && turn(c, a, *p) >= 0.0;
            turn(a, b, c) > 1e-12
                && !left
                    .iter()
                    .filter(|p| **p != a && **p != b && **p != c)
                    .any(inside)
        });
        let Some(k) = ear else { break };
        found.push([(k + n - 1) % n, k, (k + 1) % n].map(|i| left[i]));
        left.remove(k);
    }
    if let [a, b, c] = left[..] {
        found.push([a, b, c]);
    }
    found
}
