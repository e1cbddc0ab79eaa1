//! Which parts of the screen the interface covers, in squares of some pixels.
//!
//! Where it covers nothing, the table is spread over the window without a look
//! at the picture of the interface ([`super::upscale`]).

use bevy::{math::URect, prelude::*};

/// Length of a square's sides, in pixels.
const SIDE: u32 = 32;

/// A screen of squares, covered or not.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Tiles {
    size: UVec2,
    columns: u32,
    covered: Vec<bool>,
}

impl Tiles {
    /// A screen of `size` pixels on which nothing is covered.
    pub(super) fn new(size: UVec2) -> Self {
        let columns = size.x.div_ceil(SIDE);
        let rows = size.y.div_ceil(SIDE);
        Self {
            size,
            columns,
            covered: vec![false; (columns * rows) as usize],
        }
    }

    /// Covers what lies between two corners, in pixels.
    pub(super) fn cover(&mut self, from: Vec2, to: Vec2, clip: URect) {
        let from = from.max(clip.min.as_vec2()).floor();
        let to = to.min(clip.max.min(self.size).as_vec2()).ceil();
        if from.x >= to.x || from.y >= to.y {
            return;
        }
        let first = from.as_uvec2() / SIDE;
        let end = to.as_uvec2().map(|c| c.div_ceil(SIDE));
        for row in first.y..end.y {
            let (start, stop) = (row * self.columns + first.x, row * self.columns + end.x);
            if let Some(run) = self.covered.get_mut(start as usize..stop as usize) {
                run.fill(true);
            }
        }
    }

    /// Rectangles of pixels (left, top, right, bottom) that together make up
    /// the screen: those without the interface, and those with it.
    pub(super) fn parts(&self) -> [Vec<Vec4>; 2] {
        let mut parts = [Vec::new(), Vec::new()];
        // Runs of the row above, which the same run below makes longer.
        let mut open: Vec<(u32, u32, bool, u32)> = Vec::new();
        let rows = self.covered.chunks((self.columns as usize).max(1));
        let mut close = |run: (u32, u32, bool, u32), bottom: u32| {
            let (start, end, covered, top) = run;
            let low = UVec2::new(start, top) * SIDE;
            let high = (UVec2::new(end, bottom) * SIDE).min(self.size);
            parts[usize::from(covered)]
                .push(low.as_vec2().extend(high.x as f32).extend(high.y as f32));
        };
        let mut row_count = 0;
        for (row, tiles) in (0..).zip(rows) {
            let mut runs = Vec::new();
            let mut start = 0;
            for run in tiles.chunk_by(|a, b| a == b) {
                let end = start + run.len() as u32;
                let covered = run.first().is_some_and(|covered| *covered);
                let same = open
                    .iter()
                    .position(|o| (o.0, o.1, o.2) == (start, end, covered));
                let top = same.map_or(row, |place| open.swap_remove(place).3);
                runs.push((start, end, covered, top));
                start = end;
            }
            open.drain(..).for_each(|run| close(run, row));
            open = runs;
            row_count = row + 1;
        }
        open.drain(..).for_each(|run| close(run, row_count));
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(parts: &[Vec4]) -> f32 {
        parts.iter().map(|p| (p.z - p.x) * (p.w - p.y)).sum()
    }

    #[test]
    fn the_parts_make_up_the_screen() {
        let size = UVec2::new(1280, 721);
        let whole = URect::from_corners(UVec2::ZERO, size);
        let mut tiles = Tiles::new(size);
        assert_eq!(tiles.parts()[0], [Vec4::new(0.0, 0.0, 1280.0, 721.0)]);
        tiles.cover(Vec2::new(16.0, 16.0), Vec2::new(260.0, 400.0), whole);
        tiles.cover(Vec2::new(900.0, 650.0), Vec2::new(2000.0, 2000.0), whole);
        let [bare, covered] = tiles.parts();
        assert_eq!(covered.len(), 2);
        assert_eq!(covered[0], Vec4::new(0.0, 0.0, 288.0, 416.0));
        assert_eq!(covered[1], Vec4::new(896.0, 640.0, 1280.0, 721.0));
        assert_eq!(area(&bare) + area(&covered), 1280.0 * 721.0);
    }

    #[test]
    fn what_is_cut_off_covers_nothing() {
        let mut tiles = Tiles::new(UVec2::new(64, 64));
        let clip = URect::new(0, 0, 10, 10);
        tiles.cover(Vec2::new(20.0, 20.0), Vec2::new(30.0, 30.0), clip);
        assert_eq!(tiles, Tiles::new(UVec2::new(64, 64)));
        tiles.cover(Vec2::new(-5.0, -5.0), Vec2::new(30.0, 30.0), clip);
        assert_eq!(tiles.parts()[1], [Vec4::new(0.0, 0.0, 32.0, 32.0)]);
        assert_eq!(Tiles::default().parts(), [vec![], vec![]]);
    }
}
