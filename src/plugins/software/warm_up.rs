//! Pipelines built before they are needed.
//!
//! Each kind of surface has a pipeline of its own, which is built when a thing
//! of that kind is first drawn; until it is there, the thing is not. So soon
//! after the start one thing of every kind is drawn, too small to be seen, and
//! taken away again: what is built stays.

use core::time::Duration;

use std::collections::BTreeMap;

use bevy::{camera::visibility::NoFrustumCulling, picking::Pickable, prelude::*};

use super::SoftwareRendering;
use crate::plugins::{
    app::redraw::RedrawScheduler,
    scene::surface::{Look, SurfaceKind, SurfaceMaterial},
};

/// The first picture comes first.
const AFTER: Duration = Duration::from_millis(900);

/// The number of frames for which the things are drawn.
const FRAMES: u8 = 3;

/// So small that no point of the screen is covered.
const SIZE: f32 = 1e-5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Priming>().add_systems(
        Update,
        prime
            .run_if(not(resource_equals(Priming::Done)))
            .run_if(resource_equals(SoftwareRendering(true))),
    );
}

/// How far the priming has come.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Priming {
    /// It is too early.
    #[default]
    Waiting,
    /// The things are drawn, in this number of frames from now on.
    Drawing(u8),
    /// All is built, or being built.
    Done,
}

/// A thing that is there only to have its pipeline built.
#[derive(Component, Debug)]
struct Primer;

fn prime(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut materials: ResMut<Assets<SurfaceMaterial>>,
    mut meshes: ResMut<Assets<Mesh>>,
    primers: Query<Entity, With<Primer>>,
    mut priming: ResMut<Priming>,
    redraw: Option<ResMut<RedrawScheduler>>,
) {
    let next = match *priming {
        Priming::Waiting if time.elapsed() < AFTER => {
            if let Some(mut redraw) = redraw {
                redraw.within(AFTER.saturating_sub(time.elapsed()));
            }
            return;
        }
        Priming::Waiting => {
            let kinds: BTreeMap<SurfaceKind, AssetId<SurfaceMaterial>> = materials
                .iter()
                .map(|(id, material)| (material.extension.kind(), id))
                .collect();
            let materials: Vec<_> = kinds
                .into_values()
                .filter_map(|id| materials.get_strong_handle(id))
                .collect();
            // With the attributes that all models have.
            let mesh = meshes.add(Plane3d::default().mesh().size(1.0, 1.0));
            for material in materials {
                commands.spawn((
                    Name::new("primer"),
                    Primer,
                    Mesh3d(mesh.clone()),
                    MeshMaterial3d(material),
                    Transform::from_scale(Vec3::splat(SIZE)),
                    Look::default(),
                    NoFrustumCulling,
                    Pickable::IGNORE,
                ));
            }
            Priming::Drawing(FRAMES)
        }
        Priming::Drawing(left) if left > 1 => Priming::Drawing(left - 1),
        Priming::Drawing(_) | Priming::Done => {
            for primer in &primers {
                commands.entity(primer).despawn();
            }
            Priming::Done
        }
    };
    *priming = next;
    if let Some(mut redraw) = redraw {
        redraw.now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::scene::{palette, surface::Recipe};

    #[test]
    fn one_thing_of_every_kind_comes_and_goes() {
        let mut app = App::new();
        app.init_resource::<Time<Real>>()
            .init_resource::<Assets<SurfaceMaterial>>()
            .init_resource::<Assets<Mesh>>()
            .init_resource::<SoftwareRendering>()
            .add_plugins(plugin);
        for (kind, tone) in [
            (SurfaceKind::LACQUER, palette::BOXWOOD),
            (SurfaceKind::LACQUER, palette::SLATE),
            (SurfaceKind::STONE, palette::LIMESTONE),
        ] {
            let handle = Recipe::new(kind, tone).made(app.world_mut());
            // The things on a table would hold it.
            core::mem::forget(handle);
        }
        let count = |app: &mut App| {
            app.update();
            let mut primers = app.world_mut().query_filtered::<(), With<Primer>>();
            primers.iter(app.world()).count()
        };
        assert_eq!(count(&mut app), 0);
        let mut time = app.world_mut().resource_mut::<Time<Real>>();
        // The first one only starts the clock.
        time.update_with_duration(Duration::ZERO);
        time.update_with_duration(AFTER);
        assert_eq!(count(&mut app), 2);
        for _ in 1..FRAMES {
            assert_eq!(count(&mut app), 2);
        }
        assert_eq!(count(&mut app), 0);
        assert_eq!(*app.world().resource::<Priming>(), Priming::Done);
    }
}
