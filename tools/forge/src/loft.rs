//! Bodies between cross-sections: limbs, heads, tails, leaves.

use super::shape::{Shape, V2, V3, add, catmull, cross, dot, scale, sub, unit};

/// A cross-section: an oval about a place, given by its two half axes. The first
/// times the second looks along the body.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its middle.
    pub at: V3,
    /// From the middle to one side.
    pub side: V3,
    /// From the middle to the top.
    pub top: V3,
}

impl Section {
    /// A level section, for bodies that rise.
    pub const fn level(at: V3, wide: f64, deep: f64) -> Self {
        Self {
            at,
            side: [0.0, 0.0, deep],
            top: [wide, 0.0, 0.0],
        }
    }

    /// A section of a body that is drawn in the plane of X and Y by two lines:
    /// it reaches from a place of one to a place of the other, and half its width
    /// to either side of the plane. The body goes on to the left of the way from
    /// the first place to the second.
    pub fn rib(one: V2, other: V2, wide: f64) -> Self {
        Self {
            at: [
                f64::midpoint(one[0], other[0]),
                f64::midpoint(one[1], other[1]),
                0.0,
            ],
            side: [0.0, 0.0, -wide],
            top: [(other[0] - one[0]) / 2.0, (other[1] - one[1]) / 2.0, 0.0],
        }
    }

    /// The same, grown about its middle.
    fn grown(self, by: f64) -> Self {
        Self {
            side: scale(self.side, by),
            top: scale(self.top, by),
            ..self
        }
    }
}

/// A smooth body through sections, closed at both ends. `steps` pieces lie between
/// two sections.
pub fn loft(sections: &[Section], steps: usize, sides: usize) -> Shape {
    let all = between(sections, steps.max(1));
    let mut shape = Shape::default();
    let rings: Vec<Vec<u32>> = all
        .iter()
        .enumerate()
        .map(|(k, section)| {
            (0..sides)
                .map(|s| {
                    let turn = s as f64 / sides as f64;
                    let (sin, cos) = (turn * std::f64::consts::TAU).sin_cos();
                    let out = add(scale(section.side, cos), scale(section.top, sin));
                    shape.vertex(add(section.at, out), out, [turn, k as f64])
                })
                .collect()
        })
        .collect();
    for pair in rings.windows(2) {
        for s in 0..sides {
            let n = (s + 1) % sides;
            shape.quad(pair[0][s], pair[0][n], pair[1][n], pair[1][s]);
        }
    }
    if let (Some(first), Some(last), Some(foot), Some(tip)) =
        (rings.first(), rings.last(), all.first(), all.last())
    {
        let below = shape.vertex(foot.at, [0.0, -1.0, 0.0], [0.0, 0.0]);
        let above = shape.vertex(tip.at, [0.0, 1.0, 0.0], [0.0, 0.0]);
        for s in 0..sides {
            let n = (s + 1) % sides;
            shape.triangle(first[n], first[s], below);
            shape.triangle(last[s], last[n], above);
        }
    }
    shape.smoothed()
}

/// More sections, on smooth curves through those given.
fn between(sections: &[Section], steps: usize) -> Vec<Section> {
    let at = |k: isize| sections[k.clamp(0, sections.len() as isize - 1) as usize];
    let mut all = Vec::new();
    for k in 0..sections.len().saturating_sub(1) {
        let four = [-1, 0, 1, 2].map(|step| at(k as isize + step));
        for s in 0..steps {
            let t = s as f64 / steps as f64;
            let mix = |part: fn(&Section) -> V3| -> V3 {
                let [a, b, c, d] = [0, 1, 2, 3].map(|i| part(&four[i]));
                std::array::from_fn(|axis| catmull(a[axis], b[axis], c[axis], d[axis], t))
            };
            all.push(Section {
                at: mix(|s| s.at),
                side: mix(|s| s.side),
                top: mix(|s| s.top),
            });
        }
    }
    all.extend(sections.last());
    all
}

/// A round limb through places with a radius at each, closed by a round tip.
pub fn limb(knots: &[(V3, f64)], steps: usize, sides: usize) -> Shape {
    let mut sections = Vec::new();
    let mut side = [0.0, 0.0, 1.0];
    for (k, (at, radius)) in knots.iter().enumerate() {
        let next = knots[(k + 1).min(knots.len() - 1)].0;
        let last = knots[k.saturating_sub(1)].0;
        let ahead = unit(sub(next, last));
        // Carrying the side along keeps the limb from twisting.
        let along = dot(side, ahead);
        side = unit(sub(side, scale(ahead, along)));
        sections.push(Section {
            at: *at,
            side: scale(side, *radius),
            top: scale(cross(ahead, side), *radius),
        });
    }
    let mut shape = loft(&sections, steps, sides);
    if let [.., (before, _), (tip, radius)] = knots {
        // A cap of one more ring rounds the tip.
        let ahead = unit(sub(*tip, *before));
        let last = sections[sections.len() - 1];
        let cap = [
            last,
            Section {
                at: add(*tip, scale(ahead, radius * 0.7)),
                ..last.grown(0.7)
            },
            Section {
                at: add(*tip, scale(ahead, *radius)),
                ..last.grown(0.01)
            },
        ];
        shape = shape.with(&loft(&cap, 1, sides)).smoothed();
    }
    shape
}
