//! Soft dark discs under things, where they meet the ground.
//!
//! On [`Quality::Low`] they stand for the shadow map, on the other steps they
//! deepen it where a thing touches. The discs are not meshes: they are a few
//! numbers in the materials of the ground, so nothing transparent is drawn.

use bevy::prelude::*;

use super::{
    TOWARDS_LAMP,
    surface::{BLOBS, SurfaceMaterial, Surfaces},
};
use crate::plugins::quality::Quality;

/// Gives a thing on the table a soft shadow. The first few on the table get
/// one; boards with many things do without.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct BlobShadow {
    /// Of the disc, in units.
    pub radius: f32,
    /// Height of the ground the thing stands on.
    pub ground: f32,
}

/// At this height above the ground the shadow has faded out.
const FADED: f32 = 3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, cast.after(TransformSystems::Propagate));
}

/// A disc as the shader reads it: place in (x, z), radius, darkness.
fn disc(shadow: &BlobShadow, place: Vec3, quality: Quality) -> Vec4 {
    let lift = ((place.y - shadow.ground) / FADED).clamp(0.0, 1.0);
    let (depth, aside) = match quality {
        // The lamp stands aside, so a shadow does too, the more the higher.
        Quality::Low => (0.62, 0.25 + (place.y - shadow.ground).max(0.0)),
        Quality::Medium | Quality::High => (0.38, 0.0),
    };
    let away = -TOWARDS_LAMP.xz() / TOWARDS_LAMP.y * aside;
    Vec4::new(
        place.x + away.x,
        place.z + away.y,
        shadow.radius * (1.0 + 0.4 * lift),
        depth * (1.0 - lift),
    )
}

fn cast(
    owners: Query<(&BlobShadow, &GlobalTransform, &ViewVisibility)>,
    quality: Res<Quality>,
    surfaces: Res<Surfaces>,
    mut materials: ResMut<Assets<SurfaceMaterial>>,
    mut last: Local<[Vec4; BLOBS]>,
) {
    let mut discs = [Vec4::ZERO; BLOBS];
    let shown = owners
        .iter()
        .filter(|(_, _, visible)| visible.get())
        .map(|(shadow, at, _)| disc(shadow, at.translation(), *quality));
    for (slot, disc) in discs.iter_mut().zip(shown) {
        *slot = disc;
    }
    // Touching a material costs; most frames nothing has moved.
    if discs == *last {
        return;
    }
    *last = discs;
    for ground in surfaces.grounds() {
        if let Some(mut material) = materials.get_mut(ground) {
            material.extension.set_blobs(discs);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lifted_thing_has_a_wider_and_fainter_shadow() {
        let shadow = BlobShadow {
            radius: 0.6,
            ground: 0.0,
        };
        for quality in [Quality::Low, Quality::High] {
            let low = disc(&shadow, Vec3::ZERO, quality);
            let high = disc(&shadow, Vec3::Y, quality);
            assert!(high.z > low.z);
            assert!(high.w < low.w);
            assert_eq!(disc(&shadow, Vec3::Y * 9.0, quality).w, 0.0);
        }
    }
}
