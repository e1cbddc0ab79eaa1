//! Soft dark discs under things, where they meet the ground.
//!
//! On [`Quality::Low`] they stand in for the shadow map, at the other levels they deepen it
//! where a thing touches. They are flat meshes just above the ground: they cost a few pixels,
//! and the ground need not know of them.

use bevy::{camera::visibility::VisibilitySystems, mesh::MeshTag, picking::Pickable, prelude::*};

use super::{
    TOWARDS_LAMP,
    surface::{Look, Surfaces},
};
use crate::plugins::scene::quality::Quality;

/// Gives a thing on the table a soft shadow.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct BlobShadow {
    /// Of the disc, in units.
    pub radius: f32,
    /// Height of the ground the thing stands on.
    pub ground: f32,
}

/// At this height above the ground the shadow has faded out.
const FADED: f32 = 3.0;
/// Where the disc ends, as a multiple of its radius: most of it fades.
const RIM: f32 = 1.12;
/// How far above the ground it lies.
const ABOVE: f32 = 0.012;

/// A disc that lies under the thing whose turn it is.
#[derive(Component, Debug)]
struct Disc;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        cast.after(TransformSystems::Propagate)
            .before(VisibilitySystems::CheckVisibility),
    );
}

/// Where a shadow lies, how large it is (the scale), and how dark.
fn disc(shadow: &BlobShadow, place: Vec3, quality: Quality) -> (Transform, f32) {
    let lift = ((place.y - shadow.ground) / FADED).clamp(0.0, 1.0);
    let (depth, aside) = match quality {
        // The lamp is off to one side, so a shadow is too: the higher the thing, the farther.
        Quality::Low => (0.62, 0.25 + (place.y - shadow.ground).max(0.0)),
        Quality::Medium | Quality::High => (0.38, 0.0),
    };
    let away = -TOWARDS_LAMP.xz() / TOWARDS_LAMP.y * aside;
    let lies = Transform::from_xyz(place.x + away.x, shadow.ground + ABOVE, place.z + away.y)
        .with_scale(Vec3::splat(RIM * shadow.radius * (1.0 + 0.4 * lift)));
    (lies, depth * (1.0 - lift))
}

fn cast(
    owners: Query<(&BlobShadow, &GlobalTransform, &InheritedVisibility), Without<Disc>>,
    mut discs: Query<(&mut Transform, &mut GlobalTransform, &mut MeshTag), With<Disc>>,
    quality: Res<Quality>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut square: Local<Option<Handle<Mesh>>>,
    mut commands: Commands,
) {
    let mut shown = owners
        .iter()
        .filter(|(_, _, visible)| visible.get())
        .map(|(shadow, at, _)| disc(shadow, at.translation(), *quality));
    for (mut transform, mut global, mut tag) in &mut discs {
        // One too many has no size.
        let (lies, depth) = shown
            .next()
            .unwrap_or((Transform::from_scale(Vec3::splat(1e-5)), 0.0));
        transform.set_if_neq(lies);
        // Transforms have been propagated already.
        global.set_if_neq(lies.into());
        tag.set_if_neq(darkness(depth));
    }
    for (lies, depth) in shown {
        let mesh =
            square.get_or_insert_with(|| meshes.add(Plane3d::default().mesh().size(2.0, 2.0)));
        commands.spawn((
            Name::new("Shadow"),
            Disc,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(surfaces.shadow.clone()),
            Pickable::IGNORE,
            darkness(depth),
            lies,
            // It is drawn in this frame, for which places have been worked out.
            GlobalTransform::from(lies),
        ));
    }
}

fn darkness(depth: f32) -> MeshTag {
    let look = Look {
        strength: depth,
        ..default()
    };
    look.tag()
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
            assert!(high.0.scale.x > low.0.scale.x);
            assert!(high.1 < low.1);
            assert_eq!(disc(&shadow, Vec3::Y * 9.0, quality).1, 0.0);
        }
    }
}
