//! How open each corner of a model is to the light around it: the ambient
//! occlusion that is written into the files as a colour of the corner.
//!
//! Rays go out over the half of the sky that a corner faces, and are stopped by
//! the model itself and by the ground it stands on, by near things more than by
//! far ones. Only sums, products and square roots are used, and only the rounded
//! numbers that are written, so that every machine finds the same bytes.

use std::{collections::BTreeMap, thread};

use super::{
    glb::as_written,
    models::{Model, Part},
    shape::{Shape, V3, add, cross, dot, scale, sub, unit},
};

/// How many rays leave a corner.
const RAYS: usize = 80;
/// What is this far away, in units, no longer blocks any light.
const REACH: f64 = 0.8;
/// How far rays start above the surface.
const LIFT: f64 = 2e-3;
/// A corner with a greater share of rays that meet a surface from within lies
/// inside the model, where nobody sees it.
const WITHIN: f64 = 0.4;
/// What a corner inside keeps of the openness of its neighbours.
const SEAM: f64 = 0.7;
/// Triangles that are not divided any further.
const LEAF: usize = 4;

/// The openness of all corners of all parts, 0 to 255.
pub fn bake(model: &Model) -> Vec<Vec<u8>> {
    if model.tumbles {
        // Its shade would lie on another side each time.
        let open = |part: &Part| vec![255; part.shape.positions.len()];
        return model.parts.iter().map(open).collect();
    }
    let corners: Vec<Vec<Corner>> = model.parts.iter().map(|p| corners(&p.shape)).collect();
    let mut triangles = Vec::new();
    for (part, corners) in model.parts.iter().zip(&corners) {
        for t in part.shape.indices.chunks_exact(3) {
            let [a, b, c] = [t[0], t[1], t[2]].map(|i| corners[i as usize].at);
            triangles.push(Triangle::new(a, b, c));
        }
    }
    let lowest = corners.iter().flatten().map(|c| c.at[1]);
    let scene = Scene {
        ground: lowest.fold(f64::INFINITY, f64::min),
        tree: Tree::over(triangles),
    };
    let sky = sky();
    model
        .parts
        .iter()
        .zip(&corners)
        .map(|(part, corners)| part_of(&scene, &sky, &part.shape, corners))
        .collect()
}

/// A corner as it is written.
#[derive(Clone, Copy, Debug)]
struct Corner {
    at: V3,
    normal: V3,
}

impl Corner {
    /// The same for corners that look the same way from the same place.
    fn key(&self) -> [i64; 6] {
        let grid = |value: f64| (value * 1e4).round() as i64;
        let ([x, y, z], [u, v, w]) = (self.at.map(grid), self.normal.map(grid));
        [x, y, z, u, v, w]
    }
}

fn corners(shape: &Shape) -> Vec<Corner> {
    let (positions, normals) = (as_written(&shape.positions), as_written(&shape.normals));
    positions
        .into_iter()
        .zip(normals)
        .map(|(at, normal)| Corner {
            at: at.map(f64::from),
            normal: unit(normal.map(f64::from)),
        })
        .collect()
}

/// Directions over the upper half of a ball, closer together towards its top, as
/// the light that falls on a surface counts.
fn sky() -> Vec<V3> {
    // A sequence that fills the square evenly (Roberts' R2), of which the disc is
    // kept and lifted on the half ball.
    let part = |k: usize, step: f64| 2.0 * (k as f64 * step).fract() - 1.0;
    (1..)
        .map(|k| {
            [
                part(k, 0.754_877_666_246_692_8),
                part(k, 0.569_840_290_998_053_2),
            ]
        })
        .filter_map(|[x, z]| {
            let left = 1.0 - x * x - z * z;
            (left > 0.0).then(|| [x, left.sqrt(), z])
        })
        .take(RAYS)
        .collect()
}

fn part_of(scene: &Scene, sky: &[V3], shape: &Shape, corners: &[Corner]) -> Vec<u8> {
    let mut places: BTreeMap<[i64; 6], usize> = BTreeMap::new();
    let mut seen = Vec::new();
    let place_of: Vec<usize> = corners
        .iter()
        .map(|corner| {
            *places.entry(corner.key()).or_insert_with(|| {
                seen.push(*corner);
                seen.len() - 1
            })
        })
        .collect();
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let share = seen.len().div_ceil(workers).max(1);
    let mut open: Vec<Option<f64>> = thread::scope(|scope| {
        let runs: Vec<_> = seen
            .chunks(share)
            .map(|some| scope.spawn(|| some.iter().map(|c| scene.openness(sky, c)).collect()))
            .collect();
        runs.into_iter()
            .flat_map(|run| run.join().unwrap_or_else(|_| Vec::new()))
            .collect()
    });
    let edges: Vec<[usize; 2]> = shape
        .indices
        .chunks_exact(3)
        .flat_map(|t| {
            let [a, b, c] = [t[0], t[1], t[2]].map(|i| place_of[i as usize]);
            [[a, b], [b, c], [c, a]]
        })
        .collect();
    fill(&mut open, &edges);
    place_of
        .into_iter()
        .map(|place| (open[place].unwrap_or(0.5) * 255.0).round() as u8)
        .collect()
}

/// Corners inside the model take on what their neighbours have, a little darker:
/// where two bodies meet lies a soft seam of shade.
fn fill(open: &mut [Option<f64>], edges: &[[usize; 2]]) {
    loop {
        let mut sums = vec![(0.0, 0); open.len()];
        for &[a, b] in edges {
            for (here, there) in [(a, b), (b, a)] {
                if let (None, Some(value)) = (open[here], open[there]) {
                    sums[here].0 += value;
                    sums[here].1 += 1;
                }
            }
        }
        if sums.iter().all(|(_, count)| *count == 0) {
            return;
        }
        for (value, (sum, count)) in open.iter_mut().zip(sums) {
            if count > 0 {
                *value = Some(SEAM * sum / f64::from(count));
            }
        }
    }
}

/// What stops rays.
struct Scene {
    tree: Tree,
    /// The height of the ground.
    ground: f64,
}

impl Scene {
    /// How much light reaches a corner, 0 to 1; nothing for one inside.
    fn openness(&self, sky: &[V3], corner: &Corner) -> Option<f64> {
        let up = corner.normal;
        // Any axis will do that is not nearly the normal.
        let other = if up[0].abs() < 0.6 {
            [1.0, 0.0, 0.0]
        } else {
            [0.0, 0.0, 1.0]
        };
        let aside = unit(cross(other, up));
        let ahead = cross(up, aside);
        let from = add(corner.at, scale(up, LIFT));
        let (mut taken, mut within) = (0.0, 0);
        for ray in sky {
            let way = add(
                add(scale(aside, ray[0]), scale(up, ray[1])),
                scale(ahead, ray[2]),
            );
            let mut far = REACH;
            if way[1] < 0.0 {
                far = far.min(((from[1] - self.ground) / -way[1]).max(0.0));
            }
            if self.tree.shorten(from, way, &mut far) {
                within += 1;
            }
            taken += 1.0 - far / REACH;
        }
        let all = sky.len() as f64;
        (f64::from(within) < WITHIN * all).then(|| 1.0 - taken / all)
    }
}

/// A triangle, made ready to be met by rays.
#[derive(Clone, Copy, Debug)]
struct Triangle {
    corner: V3,
    sides: [V3; 2],
    low: V3,
    high: V3,
}

impl Triangle {
    fn new(a: V3, b: V3, c: V3) -> Self {
        let pick = |better: fn(f64, f64) -> f64| {
            std::array::from_fn(|axis| better(better(a[axis], b[axis]), c[axis]))
        };
        Self {
            corner: a,
            sides: [sub(b, a), sub(c, a)],
            low: pick(f64::min),
            high: pick(f64::max),
        }
    }

    /// How far a ray runs before it meets the triangle, and whether from behind
    /// (Möller and Trumbore).
    fn met(&self, from: V3, way: V3) -> Option<(f64, bool)> {
        let [u, v] = self.sides;
        let p = cross(way, v);
        let facing = dot(u, p);
        if facing.abs() < 1e-12 {
            return None;
        }
        let s = sub(from, self.corner);
        let along_u = dot(s, p) / facing;
        let q = cross(s, u);
        let along_v = dot(way, q) / facing;
        if along_u < 0.0 || along_v < 0.0 || along_u + along_v > 1.0 {
            return None;
        }
        let far = dot(v, q) / facing;
        (far > 1e-9).then_some((far, facing < 0.0))
    }
}

/// Boxes in boxes round triangles.
struct Tree {
    triangles: Vec<Triangle>,
    boxes: Vec<Bounds>,
}

struct Bounds {
    low: V3,
    high: V3,
    content: Content,
}

enum Content {
    /// The triangles from one to before the other.
    Triangles(usize, usize),
    /// Two other boxes.
    Boxes(usize, usize),
}

impl Tree {
    fn over(triangles: Vec<Triangle>) -> Self {
        let mut tree = Self {
            triangles,
            boxes: Vec::new(),
        };
        tree.divide(0, tree.triangles.len());
        tree
    }

    /// Puts a stretch of triangles into a box and says which it is.
    fn divide(&mut self, from: usize, to: usize) -> usize {
        let some = &mut self.triangles[from..to];
        let (mut low, mut high) = ([f64::INFINITY; 3], [f64::NEG_INFINITY; 3]);
        for triangle in &*some {
            for axis in 0..3 {
                low[axis] = low[axis].min(triangle.low[axis]);
                high[axis] = high[axis].max(triangle.high[axis]);
            }
        }
        let content = if some.len() <= LEAF {
            Content::Triangles(from, to)
        } else {
            let longest = (0..3).fold(0, |best, axis| {
                if high[axis] - low[axis] > high[best] - low[best] {
                    axis
                } else {
                    best
                }
            });
            let middle = |t: &Triangle| t.low[longest] + t.high[longest];
            some.sort_by(|a, b| middle(a).total_cmp(&middle(b)));
            let half = from + (to - from) / 2;
            let one = self.divide(from, half);
            let other = self.divide(half, to);
            Content::Boxes(one, other)
        };
        self.boxes.push(Bounds { low, high, content });
        self.boxes.len() - 1
    }

    /// Shortens `far` to the nearest triangle a ray meets before; says whether it
    /// was met from behind.
    fn shorten(&self, from: V3, way: V3, far: &mut f64) -> bool {
        let mut from_behind = false;
        let mut open = vec![self.boxes.len() - 1];
        while let Some(at) = open.pop() {
            let around = &self.boxes[at];
            if !around.met(from, way, *far) {
                continue;
            }
            match around.content {
                Content::Boxes(one, other) => open.extend([one, other]),
                Content::Triangles(first, end) => {
                    for triangle in &self.triangles[first..end] {
                        if let Some((met, behind)) = triangle.met(from, way)
                            && met < *far
                        {
                            *far = met;
                            from_behind = behind;
                        }
                    }
                }
            }
        }
        from_behind
    }
}

impl Bounds {
    fn met(&self, from: V3, way: V3, far: f64) -> bool {
        let (mut near, mut end) = (0.0_f64, far);
        for axis in 0..3 {
            let one = (self.low[axis] - from[axis]) / way[axis];
            let other = (self.high[axis] - from[axis]) / way[axis];
            // Along a face the quotient is not a number, and leaves the range alone.
            near = near.max(one.min(other));
            end = end.min(one.max(other));
        }
        near <= end
    }
}
