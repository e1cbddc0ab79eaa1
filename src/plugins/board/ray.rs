//! Where the player looks at the table, and what stands in the way.

use bevy::prelude::*;

/// Where a ray from the eye of the player goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ray {
    /// Where the ray comes from.
    pub eye: Vec3,
    /// Where the ray hits the picking plane.
    pub hit: Vec3,
}

impl Ray {
    /// Where the ray is at a height; none where it stays at one.
    pub fn at_height(&self, height: f32) -> Option<Vec3> {
        let fall = self.eye.y - self.hit.y;
        let part = (self.eye.y - height) / fall;
        part.is_finite().then(|| self.eye.lerp(self.hit, part))
    }

    /// Which of the pieces that stand at these feet the ray meets. All have the same height
    /// and radius; of several, it is the one whose middle line the ray passes most nearly.
    pub fn meets<T>(
        &self,
        standing: impl IntoIterator<Item = (T, Vec3)>,
        (height, radius): (f32, f32),
    ) -> Option<T> {
        standing
            .into_iter()
            .map(|(piece, foot)| (self.passes(foot, height), piece))
            .filter(|(distance, _)| *distance < radius)
            .min_by(|one, other| one.0.total_cmp(&other.0))
            .map(|(_, piece)| piece)
    }

    /// How near it passes to an upright line of this height.
    fn passes(&self, foot: Vec3, height: f32) -> f32 {
        let sight = self.hit - self.eye;
        let (mut seen, mut inside) = (self.hit, foot);
        // Each line's nearest place to the other's; every step at least halves the error.
        for _ in 0..8 {
            inside.y = seen.y.clamp(foot.y, foot.y + height);
            let along = (inside - self.eye).dot(sight) / sight.length_squared();
            seen = self.eye + sight * along.clamp(0.0, 1.0);
        }
        seen.distance(inside)
    }
}
