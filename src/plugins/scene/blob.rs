//! Soft dark discs under things, where no shadow map is drawn.
//!
//! The disc stays on the ground while its owner is lifted, and grows fainter.

use bevy::prelude::*;

use super::surface::{Look, Surfaces};
use crate::plugins::quality::Quality;

/// Gives a thing a shadow on [`Quality::Low`]. On the other steps the shadow
/// map does it.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct BlobShadow {
    /// Of the disc, in units.
    pub radius: f32,
    /// Height of the ground the disc lies on, in the owner's parent's space.
    pub ground: f32,
}

/// The disc, a child of its owner.
#[derive(Component, Debug)]
struct Disc;

/// So high above the ground the disc lies, to stay clear of its grain.
const CLEARANCE: f32 = 0.015;
/// At this height the shadow has faded out.
const FADED: f32 = 3.0;

#[derive(Resource, Debug)]
struct DiscMesh(Handle<Mesh>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_mesh).add_systems(
        PostUpdate,
        (
            add_discs,
            follow,
            show.run_if(resource_exists_and_changed::<Quality>),
        )
            .chain()
            .before(TransformSystems::Propagate),
    );
}

fn make_mesh(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let mesh = Plane3d::new(Vec3::Y, Vec2::ONE).mesh().build();
    commands.insert_resource(DiscMesh(meshes.add(mesh)));
}

fn visibility(quality: Quality) -> Visibility {
    if quality == Quality::Low {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}

fn add_discs(
    owners: Query<(Entity, &BlobShadow, &Transform), Added<BlobShadow>>,
    mesh: Option<Res<DiscMesh>>,
    surfaces: Res<Surfaces>,
    quality: Res<Quality>,
    mut commands: Commands,
) {
    let Some(mesh) = mesh else { return };
    for (owner, shadow, transform) in &owners {
        commands.entity(owner).with_child((
            Disc,
            Look::default(),
            Mesh3d(mesh.0.clone()),
            MeshMaterial3d(surfaces.blob.clone()),
            Pickable::IGNORE,
            visibility(*quality),
            lying(shadow, transform),
        ));
    }
}

/// Where the disc lies, seen from its owner.
fn lying(shadow: &BlobShadow, owner: &Transform) -> Transform {
    let lift = owner.translation.y - shadow.ground;
    let size = shadow.radius * (1.0 + 0.25 * lift.clamp(0.0, FADED));
    // The owner's own size and turn must not reach the ground.
    let unscaled = Vec3::ONE / owner.scale.max(Vec3::splat(1e-3));
    let drop = Vec3::Y * (CLEARANCE - lift);
    Transform {
        translation: owner.rotation.inverse() * drop * unscaled,
        rotation: owner.rotation.inverse(),
        scale: Vec3::new(size, 1.0, size) * unscaled,
    }
}

fn follow(
    owners: Query<
        (&BlobShadow, &Transform, &Children),
        Or<(Changed<Transform>, Changed<BlobShadow>)>,
    >,
    mut discs: Query<(&mut Transform, &mut Look), (With<Disc>, Without<BlobShadow>)>,
) {
    for (shadow, owner, children) in &owners {
        for child in children {
            if let Ok((mut transform, mut look)) = discs.get_mut(*child) {
                transform.set_if_neq(lying(shadow, owner));
                let lift = (owner.translation.y - shadow.ground) / FADED;
                look.darkness = lift.clamp(0.0, 1.0);
            }
        }
    }
}

fn show(quality: Res<Quality>, mut discs: Query<&mut Visibility, With<Disc>>) {
    for mut disc in &mut discs {
        disc.set_if_neq(visibility(*quality));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_disc_stays_on_the_ground() {
        let shadow = BlobShadow {
            radius: 0.6,
            ground: 0.0,
        };
        let owner = Transform::from_xyz(3.0, 1.4, 2.0)
            .with_scale(Vec3::splat(0.5))
            .with_rotation(Quat::from_rotation_y(1.0));
        let world = owner * lying(&shadow, &owner);
        assert!((world.translation - Vec3::new(3.0, CLEARANCE, 2.0)).length() < 1e-4);
    }
}
