//! Which part of the kept interface has to be painted anew.
//!
//! A notice that appears, a clock that ticks or a button under the mouse change
//! a corner of the screen. Where a processor draws by itself, painting all the
//! panels again for it would be felt as a jolt in whatever moves meanwhile.

use core::hash::{Hash, Hasher};
use std::collections::hash_map::DefaultHasher;

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

impl Triangle {
    /// `scale` is the number of pixels in a point.
    pub fn new(corners: &[Vertex; 3], texture: TextureId, clip: URect, scale: f32) -> Self {
        let mut key = DefaultHasher::new();
        texture.hash(&mut key);
        clip.hash(&mut key);
        let (mut low, mut high) = (Vec2::MAX, Vec2::MIN);
        for vertex in corners {
            for number in [vertex.pos.x, vertex.pos.y, vertex.uv.x, vertex.uv.y] {
                number.to_bits().hash(&mut key);
            }
            vertex.color.to_array().hash(&mut key);
            let place = Vec2::new(vertex.pos.x, vertex.pos.y) * scale;
            low = low.min(place);
            high = high.max(place);
        }
        Self {
            key: key.finish(),
            low,
            high,
            clip,
        }
    }

    /// Marks where it shows.
    pub fn cover(&self, tiles: &mut Tiles) {
        tiles.cover(self.low, self.high, self.clip);
    }

    /// Whether it may show in this part of the screen.
    pub fn touches(&self, part: URect) -> bool {
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
        Triangle::new(&corners, TextureId::default(), clip, 1.0)
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
