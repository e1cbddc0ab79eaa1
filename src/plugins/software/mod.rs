//! Drawing without a graphics card: everything that is done only where a processor
//! draws.
//!
//! [`SoftwareRendering`] is the switch for all of it. It acts at low quality alone, which
//! machines without a graphics card have; at medium and high nothing here does anything.

mod damage;
mod idle;
mod interface;
mod painted;
mod parts;
mod preprocessing;
mod tiles;
mod unchanged;
mod upscale;

pub(super) use preprocessing::NoPreprocessing;

use bevy::{anti_alias::fxaa::Fxaa, camera::CompositingSpace, prelude::*};

use crate::plugins::scene::{
    camera::TableCamera,
    quality::{Quality, QualitySystems},
    surface::PictureCoding,
};

/// The table's resolution while something moves, as a part of the window's.
const LOW_SCALE: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoftwareRendering>()
        .add_systems(PreStartup, in_use.pipe(switch).after(QualitySystems))
        .add_systems(PreUpdate, in_use.pipe(switch).after(QualitySystems))
        .add_systems(PostUpdate, scale_cameras)
        .add_plugins((upscale::plugin, unchanged::plugin, idle::plugin));
}

/// Whether the low step of quality is drawn in the ways of this folder. Without
/// them it is drawn as the others are: in full, by Bevy's passes, at every frame.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SoftwareRendering(pub bool);

impl Default for SoftwareRendering {
    fn default() -> Self {
        Self(true)
    }
}

/// On a camera: the resolution of its 3D scene as a part of its target's.
/// 1 and more means as it is. The scene's shaders write roots of colours
/// ([`PictureCoding::Roots`]) into a texture that knows nothing of it
/// ([`CompositingSpace::Srgb`]): blending four of its texels is then integer arithmetic.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(CompositingSpace = CompositingSpace::Srgb)]
pub(crate) struct RenderScale(pub f32);

/// Whether the ways of this folder are in use now: the switch is on, and the
/// quality is low.
fn in_use(enabled: Res<SoftwareRendering>, quality: Res<Quality>) -> bool {
    enabled.0 && *quality == Quality::Low
}

fn switch(In(in_use): In<bool>, mut coding: ResMut<PictureCoding>) {
    coding.set_if_neq(if in_use {
        PictureCoding::Roots
    } else {
        PictureCoding::Linear
    });
}

/// Gives cameras a scale where the picture is kept as roots, and takes it away
/// elsewhere.
fn scale_cameras(
    coding: Res<PictureCoding>,
    cameras: Query<(Entity, Ref<TableCamera>)>,
    mut commands: Commands,
) {
    for (entity, camera) in &cameras {
        if !(coding.is_changed() || camera.is_added()) {
            continue;
        }
        let mut camera = commands.entity(entity);
        match *coding {
            PictureCoding::Roots => {
                camera.insert(RenderScale(LOW_SCALE));
            }
            PictureCoding::Linear => {
                camera.remove::<(RenderScale, CompositingSpace, Fxaa)>();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use bevy::window::{RequestRedraw, WindowEvent};

    use super::*;
    use crate::plugins::{
        app::machine::{redraw::RedrawScheduler, worker::WorkerThrottle},
        scene::surface::SurfaceMaterial,
    };

    /// The part of the client that is switched, with a camera.
    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.init_resource::<Time<Real>>()
            .init_resource::<Quality>()
            .init_resource::<PictureCoding>()
            .init_resource::<RedrawScheduler>()
            .init_resource::<WorkerThrottle>()
            .init_resource::<GlobalAmbientLight>()
            .init_resource::<Assets<SurfaceMaterial>>()
            .init_resource::<Assets<Mesh>>()
            .add_message::<RequestRedraw>()
            .add_message::<WindowEvent>()
            .add_plugins(plugin);
        let camera = app.world_mut().spawn(TableCamera).id();
        (app, camera)
    }

    /// Whether any way of this folder is in use, by all that shows outside it.
    fn traces(app: &mut App, camera: Entity) -> [bool; 4] {
        app.update();
        let coding = *app.world().resource::<PictureCoding>();
        let throttled = app.world().resource::<WorkerThrottle>().0.is_wanted();
        let camera = app.world().entity(camera);
        [
            coding == PictureCoding::Roots,
            camera.contains::<RenderScale>(),
            camera.contains::<CompositingSpace>(),
            throttled,
        ]
    }

    #[test]
    fn one_switch_turns_everything_off_and_on_again() {
        let (mut app, camera) = app();
        assert_eq!(traces(&mut app, camera), [true; 4]);
        app.insert_resource(SoftwareRendering(false));
        assert_eq!(traces(&mut app, camera), [false; 4]);
        // Time passes, and what would be drawn in full while idle is not touched.
        let mut time = app.world_mut().resource_mut::<Time<Real>>();
        time.update_with_duration(Duration::ZERO);
        time.update_with_duration(Duration::from_secs(5));
        assert_eq!(traces(&mut app, camera), [false; 4]);
        assert!(!app.world().entity(camera).contains::<Fxaa>());
        app.insert_resource(SoftwareRendering(true));
        assert!(traces(&mut app, camera)[..3].iter().all(|trace| *trace));
    }

    #[test]
    fn a_graphics_card_needs_none_of_it() {
        let (mut app, camera) = app();
        app.insert_resource(Quality::Medium);
        assert_eq!(traces(&mut app, camera), [false; 4]);
        app.insert_resource(Quality::Low);
        assert_eq!(traces(&mut app, camera), [true; 4]);
    }
}
