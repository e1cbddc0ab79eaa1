//! Where a camera must stand so that given points just fit into a part of the
//! screen. Pure geometry, no world.

use bevy::prelude::*;

/// The part of the screen to be used, in normalised device coordinates: middle
/// and half of the size. The whole screen is `0, 0` and `1, 1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Window {
    /// Middle, y up.
    pub(crate) middle: Vec2,
    /// Half the size.
    pub(crate) half: Vec2,
}

impl Window {
    /// All of the screen.
    pub(crate) const FULL: Self = Self {
        middle: Vec2::ZERO,
        half: Vec2::ONE,
    };

    /// The window a rectangle of logical pixels (y down) makes on a screen of
    /// this size. Rectangles too small to show anything count as the screen.
    pub(crate) fn new(rect: Option<Rect>, screen: Vec2) -> Self {
        let Some(rect) = rect.filter(|r| r.width() >= 64.0 && r.height() >= 64.0) else {
            return Self::FULL;
        };
        if screen.min_element() <= 0.0 {
            return Self::FULL;
        }
        let middle = rect.center() / screen * 2.0 - 1.0;
        Self {
            middle: Vec2::new(middle.x, -middle.y),
            half: rect.size() / screen,
        }
    }

    /// The way from one window to another.
    pub(crate) fn lerp(self, to: Self, t: f32) -> Self {
        Self {
            middle: self.middle.lerp(to.middle, t),
            half: self.half.lerp(to.half, t),
        }
    }
}

/// How the camera stands to its target: back along its axis, and aside, both
/// in units; aside is the shift in the image plane that puts the points into
/// the window's middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stand {
    /// Distance along the view axis.
    pub(crate) distance: f32,
    /// Shift to the right and upwards, per unit of distance.
    pub(crate) aside: Vec2,
}

/// Distances beyond which nothing is tried.
const NEAREST: f32 = 2.0;
const FARTHEST: f32 = 400.0;

/// The nearest stand from which all points (relative to the target) are in the
/// window. `tangent` is half the screen's width and height at distance 1.
pub(crate) fn stand(points: &[Vec3], rotation: Quat, tangent: Vec2, window: Window) -> Stand {
    let inverse = rotation.inverse();
    // Right, up, away from the viewer.
    let seen: Vec<Vec3> = points
        .iter()
        .map(|p| {
            let v = inverse * *p;
            Vec3::new(v.x, v.y, -v.z)
        })
        .collect();
    let lowest = window.middle - window.half;
    let highest = window.middle + window.half;
    // For one distance: the shifts that keep every point inside.
    let range = |distance: f32| {
        let mut from = Vec2::splat(f32::NEG_INFINITY);
        let mut to = Vec2::splat(f32::INFINITY);
        for p in &seen {
            let depth = (p.z + distance).max(0.05);
            let reach = tangent * depth;
            from = from.max(p.truncate() - highest * reach);
            to = to.min(p.truncate() - lowest * reach);
        }
        (from, to)
    };
    let in_front = seen.iter().map(|p| -p.z).fold(0.0, f32::max) + 0.5;
    let (mut near, mut far) = (NEAREST.max(in_front), FARTHEST);
    for _ in 0..40 {
        let middle = f32::midpoint(near, far);
        let (from, to) = range(middle);
        if from.cmple(to).all() {
            far = middle;
        } else {
            near = middle;
        }
    }
    let (from, to) = range(far);
    let shift = if seen.is_empty() {
        Vec2::ZERO
    } else {
        (from + to) / 2.0
    };
    Stand {
        distance: far,
        aside: shift / far,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Vec<Vec3> {
        (0..12)
            .map(|k| {
                let (s, c) = (k as f32 * std::f32::consts::TAU / 12.0).sin_cos();
                Vec3::new(6.0 * c, 0.0, 6.0 * s)
            })
            .chain([Vec3::new(7.5, 4.0, 0.0)])
            .collect()
    }

    fn project(p: Vec3, rotation: Quat, tangent: Vec2, stand: Stand) -> Vec2 {
        let eye = rotation
            * Vec3::new(
                stand.aside.x * stand.distance,
                stand.aside.y * stand.distance,
                stand.distance,
            );
        let v = rotation.inverse() * (p - eye);
        v.truncate() / (-v.z * tangent)
    }

    #[test]
    fn everything_fits_and_touches_the_edge() {
        for aspect in [0.5, 1.0, 1.78, 3.2] {
            for pitch in [0.3_f32, 0.9, 1.5] {
                let window = Window {
                    middle: Vec2::new(-0.2, 0.05),
                    half: Vec2::new(0.7, 0.9),
                };
                let tangent = Vec2::new(0.27 * aspect, 0.27);
                let rotation = Quat::from_rotation_y(0.4) * Quat::from_rotation_x(-pitch);
                let found = stand(&board(), rotation, tangent, window);
                let places: Vec<Vec2> = board()
                    .into_iter()
                    .map(|p| (project(p, rotation, tangent, found) - window.middle) / window.half)
                    .collect();
                let reach = places.iter().map(|p| p.abs().max_element());
                let most = reach.fold(0.0, f32::max);
                assert!((0.98..=1.001).contains(&most), "{aspect} {pitch}: {most}");
            }
        }
    }

    #[test]
    fn a_panel_moves_the_middle() {
        let screen = Vec2::new(1000.0, 500.0);
        let window = Window::new(Some(Rect::new(0.0, 0.0, 600.0, 500.0)), screen);
        assert!(window.middle.distance(Vec2::new(-0.4, 0.0)) < 1e-6);
        assert!(window.half.distance(Vec2::new(0.6, 1.0)) < 1e-6);
        assert_eq!(Window::new(None, screen), Window::FULL);
        assert_eq!(
            Window::new(Some(Rect::new(0.0, 0.0, 3.0, 3.0)), screen),
            Window::FULL
        );
    }
}
