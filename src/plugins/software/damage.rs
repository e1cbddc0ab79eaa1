//! Which part of the kept interface has to be painted anew.
//!
//! A notice that appears, a clock that ticks or a button under the mouse change
//! a corner of the screen. Where a processor draws by itself, painting all the
//! panels again for it would be felt as a jolt in whatever moves meanwhile.

use bevy::{math::URect, prelude::*};
use bevy_egui::egui::{TextureId, epaint::Vertex};

use super::tiles::Tiles;

/// With more rectangles than this, one around them all is painted.
const MOST: usize = 6;

/// A triangle of the interface, as far as it matters for what a pixel shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Triangle {
    key: u64,
    low: Vec2,
    high: Vec2,
    clip: URect,
}

/// A number for what a triangle shows. Thousands of triangles are looked at whenever
/// a panel changes, in a build that is hardly optimised: a hash from the standard
/// library takes ten times as long there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key(u64);

impl Key {
    /// What the triangles of one job have in common.
    pub(crate) fn of_job(texture: TextureId, clip: URect) -> Self {
        let texture = match texture {
            TextureId::Managed(number) => number << 1,
            TextureId::User(number) => (number << 1) | 1,
        };
        Self(0)
            .and(texture)
            .and(pair(clip.min.x, clip.min.y))
            .and(pair(clip.max.x, clip.max.y))
    }

    const fn and(self, part: u64) -> Self {
        // An odd number without a pattern: 2^64 divided by the golden ratio.
        let mixed = (self.0.rotate_left(23) ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self(mixed ^ (mixed >> 29))
    }

    const fn and_vertex(self, vertex: &Vertex) -> Self {
        let Vertex { pos, uv, color } = vertex;
        self.and(pair(pos.x.to_bits(), pos.y.to_bits()))
            .and(pair(uv.x.to_bits(), uv.y.to_bits()))
            .and(u32::from_ne_bytes(color.to_array()) as u64)
    }
}

const fn pair(high: u32, low: u32) -> u64 {
    (high as u64) << 32 | low as u64
}

impl Triangle {
    /// `scale` is the number of pixels in a point.
    pub(crate) fn new(corners: &[Vertex; 3], job: Key, clip: URect, scale: f32) -> Self {
        let [a, b, c] = corners;
        let key = job.and_vertex(a).and_vertex(b).and_vertex(c);
        let corner = |vertex: &Vertex| Vec2::new(vertex.pos.x, vertex.pos.y) * scale;
        let (a, b, c) = (corner(a), corner(b), corner(c));
        Self {
            key: key.0,
            low: a.min(b).min(c),
            high: a.max(b).max(c),
            clip,
        }
    }

    /// Marks where it shows.
    pub(crate) fn cover(&self, tiles: &mut Tiles) {
        tiles.cover(self.low, self.high, self.clip);
    }

    /// Whether it may show in this part of the screen.
    pub(crate) fn touches(&self, part: URect) -> bool {
        let (min, max) = (part.min.as_vec2(), part.max.as_vec2());
        self.low.cmplt(max).all() && self.high.cmpgt(min).all()
    }
}

/// The parts of a screen of `size` pixels on which these two differ, in the order
/// of painting both. They do not overlap; none where nothing differs.
pub(super) fn between(old: &[Triangle], new: &[Triangle], size: UVec2) -> Vec<URect> {
    // What lies before the first change and behind the last one is the same.
    let same = |(a, b): &(&Triangle, &Triangle)| a.key == b.key;
    let ahead = old.iter().zip(new).take_while(same).count();
    let (old, new) = (&old[ahead..], &new[ahead..]);
    let behind = old
        .iter()
        .rev()
        .zip(new.iter().rev())
        .take_while(same)
        .count();
    let sorted = |list: &[Triangle]| {
        let mut sorted = list[..list.len() - behind].to_vec();
        sorted.sort_unstable_by_key(|triangle| triangle.key);
        sorted
    };
    let (old, new) = (sorted(old), sorted(new));
    let mut tiles = Tiles::new(size);
    let (mut olds, mut news) = (old.iter().peekable(), new.iter().peekable());
    let mut differ = false;
    loop {
        let triangle = match (olds.peek(), news.peek()) {
            (Some(a), Some(b)) if a.key == b.key => {
                olds.next();
                news.next();
                continue;
            }
            (Some(a), Some(b)) if a.key > b.key => news.next(),
            (Some(_), _) => olds.next(),
            (None, _) => news.next(),
        };
        let Some(triangle) = triangle else { break };
        differ = true;
        triangle.cover(&mut tiles);
    }
    // The same triangles in another order: whatever lies above may be another.
    if !differ {
        for triangle in &new {
            triangle.cover(&mut tiles);
        }
    }
    let [_, covered] = tiles.parts();
    let parts: Vec<URect> = covered
        .into_iter()
        .map(|part| URect::from_corners(part.xy().as_uvec2(), part.zw().as_uvec2()))
        .collect();
    if parts.len() <= MOST {
        return parts;
    }
    let around = parts.into_iter().reduce(|all, part| all.union(part));
    around.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Color32, Pos2, pos2};

    const SIZE: UVec2 = UVec2::new(640, 480);

    fn triangle(at: Pos2, colour: Color32) -> Triangle {
        let vertex = |x: f32, y: f32| Vertex {
            pos: pos2(at.x + x, at.y + y),
            uv: Pos2::ZERO,
            color: colour,
        };
        let corners = [vertex(0.0, 0.0), vertex(10.0, 0.0), vertex(0.0, 10.0)];
        let clip = URect::from_corners(UVec2::ZERO, SIZE);
        let job = Key::of_job(TextureId::default(), clip);
        Triangle::new(&corners, job, clip, 1.0)
    }

    fn row() -> Vec<Triangle> {
        (0..10_u8)
            .map(|n| triangle(pos2(64.0 * f32::from(n), 2.0), Color32::WHITE))
            .collect()
    }

    #[test]
    fn nothing_changed_is_no_damage() {
        assert!(between(&row(), &row(), SIZE).is_empty());
        assert!(between(&[], &[], SIZE).is_empty());
    }

    #[test]
    fn only_what_changed_is_painted() {
        let mut other = row();
        other[4] = triangle(pos2(260.0, 2.0), Color32::RED);
        assert_eq!(
            between(&row(), &other, SIZE),
            [URect::new(256, 0, 288, 32)],
            "where it was and where it is"
        );
        let mut more = row();
        more.insert(2, triangle(pos2(40.0, 200.0), Color32::RED));
        assert_eq!(between(&row(), &more, SIZE), [URect::new(32, 192, 64, 224)]);
        assert_eq!(between(&more, &row(), SIZE), [URect::new(32, 192, 64, 224)]);
    }

    #[test]
    fn whatever_shows_makes_another_triangle() {
        let clip = URect::from_corners(UVec2::ZERO, SIZE);
        let job = Key::of_job(TextureId::default(), clip);
        let vertex = Vertex {
            pos: pos2(1.0, 2.0),
            uv: pos2(0.25, 0.5),
            color: Color32::from_rgb(1, 2, 3),
        };
        let one = Triangle::new(&[vertex; 3], job, clip, 1.0);
        let mut keys = vec![one.key];
        for corner in 0..3 {
            let mut others = [vertex; 5];
            others[0].pos.x += 1.0;
            others[1].pos.y += 1.0;
            others[2].uv.x += 0.125;
            others[3].uv.y += 0.125;
            others[4].color = Color32::from_rgb(1, 3, 2);
            for other in others {
                let mut corners = [vertex; 3];
                corners[corner] = other;
                keys.push(Triangle::new(&corners, job, clip, 1.0).key);
            }
        }
        for (texture, clip) in [
            (TextureId::User(0), clip),
            (TextureId::Managed(1), clip),
            (TextureId::default(), URect::new(0, 0, 640, 479)),
            (TextureId::default(), URect::new(0, 1, 640, 480)),
        ] {
            let job = Key::of_job(texture, clip);
            keys.push(Triangle::new(&[vertex; 3], job, clip, 1.0).key);
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }

    #[test]
    fn another_order_is_damage() {
        let mut other = row();
        other.swap(3, 5);
        let parts = between(&row(), &other, SIZE);
        assert_eq!(parts.len(), 3, "the two, and what lay between them");
        assert!(parts.iter().all(|part| part.max.y == 32));
    }

    #[test]
    fn many_changes_make_one_part() {
        let all = between(&row(), &[], SIZE);
        assert_eq!(all, [URect::new(0, 0, 608, 32)]);
    }

    #[test]
    fn a_triangle_touches_the_parts_it_lies_in() {
        let one = triangle(pos2(30.0, 30.0), Color32::WHITE);
        assert!(one.touches(URect::new(32, 32, 64, 64)));
        assert!(!one.touches(URect::new(40, 0, 64, 64)));
    }
}
