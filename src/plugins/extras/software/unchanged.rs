//! Whether the table looks as it did in the frame before.
//!
//! A clock ticks, a search tells how far it has come, the mouse goes over a
//! panel: the interface changes and the table does not. Where a processor draws
//! the table by itself, that is by far the most of a frame's work, so the
//! picture of the frame before, which lies in the view's texture still, is
//! spread over the window once more ([`super::stretch`]).

use bevy::{
    camera::visibility::VisibilitySystems,
    core_pipeline::{Core3dSystems, schedule::Core3d},
    ecs::{query::QueryFilter, system::SystemParam},
    mesh::MeshTag,
    prelude::*,
    render::{
        Extract, ExtractSchedule, RenderApp, render_resource::PipelineCache, renderer::CurrentView,
        sync_world::RenderEntity,
    },
};

use super::RenderScale;
use crate::plugins::scene::surface::SurfaceMaterial;

/// Frames that are drawn again after the last change, before the picture is taken
/// for finished: a mesh or a pipeline may become ready a frame later.
const FRAMES: u8 = 3;

pub(super) fn plugin(app: &mut App) {
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    render_app
        .add_systems(ExtractSchedule, hand_over)
        .configure_sets(
            Core3d,
            (
                Core3dSystems::Prepass,
                Core3dSystems::MainPass,
                Core3dSystems::EarlyPostProcess,
                Core3dSystems::PostProcess,
            )
                .run_if(is_to_be_drawn),
        );
    app.init_resource::<Unchanged>().add_systems(
        PostUpdate,
        watch
            .after(TransformSystems::Propagate)
            .after(VisibilitySystems::VisibilityPropagate),
    );
}

/// In how many frames, one after the other, nothing on the table has changed.
#[derive(Resource, Debug, Default)]
struct Unchanged(u8);

/// On a camera of the render world: its picture need not be drawn again.
#[derive(Component)]
struct Drawn;

/// What of a thing on the table decides about its looks.
#[derive(QueryFilter)]
struct Touched {
    mesh: With<Mesh3d>,
    changed: Or<(
        Changed<GlobalTransform>,
        Changed<Mesh3d>,
        Changed<MeshMaterial3d<SurfaceMaterial>>,
        Changed<MeshTag>,
        Changed<InheritedVisibility>,
    )>,
}

/// What of a camera decides about its picture.
type Turned = Or<(
    Changed<GlobalTransform>,
    Changed<Projection>,
    Changed<RenderScale>,
)>;

/// Whether anything has changed that decides about the picture.
#[derive(SystemParam)]
struct Changes<'w, 's> {
    things: Query<'w, 's, (), Touched>,
    gone: RemovedComponents<'w, 's, Mesh3d>,
    cameras: Query<'w, 's, (), (With<Camera3d>, Turned)>,
    lights: Query<'w, 's, (), Changed<DirectionalLight>>,
    ambient: Option<Res<'w, GlobalAmbientLight>>,
    meshes: MessageReader<'w, 's, AssetEvent<Mesh>>,
    materials: MessageReader<'w, 's, AssetEvent<SurfaceMaterial>>,
    images: MessageReader<'w, 's, AssetEvent<Image>>,
}

impl Changes<'_, '_> {
    /// Reads all news, so that none is met again in the next frame.
    fn read(&mut self) -> bool {
        let news = [
            !self.things.is_empty(),
            self.gone.read().count() > 0,
            !self.cameras.is_empty(),
            !self.lights.is_empty(),
            self.ambient.as_ref().is_some_and(DetectChanges::is_changed),
            self.meshes.read().count() > 0,
            self.materials.read().count() > 0,
            self.images.read().count() > 0,
        ];
        news.contains(&true)
    }
}

fn watch(
    mut unchanged: ResMut<Unchanged>,
    mut changes: Changes,
    sizes: Query<(Entity, &Camera), With<Camera3d>>,
    mut last_sizes: Local<Vec<(Entity, Option<UVec2>)>>,
) {
    let now: Vec<_> = sizes
        .iter()
        .map(|(entity, camera)| (entity, camera.physical_target_size()))
        .collect();
    let resized = now != *last_sizes;
    *last_sizes = now;
    unchanged.0 = if changes.read() || resized {
        0
    } else {
        unchanged.0.saturating_add(1)
    };
}

fn hand_over(
    mut commands: Commands,
    unchanged: Extract<Res<Unchanged>>,
    cameras: Extract<Query<(RenderEntity, Has<RenderScale>), With<Camera3d>>>,
    pipelines: Res<PipelineCache>,
) {
    let complete = pipelines.waiting_pipelines().next().is_none();
    for (entity, composited) in &cameras {
        let mut camera = commands.entity(entity);
        if composited && complete && unchanged.0 > FRAMES {
            camera.insert(Drawn);
        } else {
            camera.remove::<Drawn>();
        }
    }
}

fn is_to_be_drawn(view: Res<CurrentView>, drawn: Query<(), With<Drawn>>) -> bool {
    !drawn.contains(view.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<AssetEvent<Mesh>>()
            .add_message::<AssetEvent<SurfaceMaterial>>()
            .add_message::<AssetEvent<Image>>()
            .init_resource::<Unchanged>()
            .add_systems(PostUpdate, watch);
        app
    }

    fn still_frames(app: &App) -> u8 {
        app.world().resource::<Unchanged>().0
    }

    #[test]
    fn a_table_that_stands_still_is_noticed() {
        let mut app = app();
        let thing = app
            .world_mut()
            .spawn((Mesh3d::default(), GlobalTransform::default()))
            .id();
        app.update();
        assert_eq!(still_frames(&app), 0);
        app.update();
        app.update();
        assert_eq!(still_frames(&app), 2);
        app.world_mut()
            .entity_mut(thing)
            .insert(GlobalTransform::from_translation(Vec3::X));
        app.update();
        assert_eq!(still_frames(&app), 0, "it has moved");
        app.update();
        app.world_mut().entity_mut(thing).insert(MeshTag(7));
        app.update();
        assert_eq!(still_frames(&app), 0, "it looks different");
        app.update();
        app.world_mut().entity_mut(thing).despawn();
        app.update();
        assert_eq!(still_frames(&app), 0, "it is gone");
        app.update();
        assert_eq!(still_frames(&app), 1);
    }

    #[test]
    fn what_is_no_thing_on_the_table_does_not_count() {
        let mut app = app();
        let other = app.world_mut().spawn(GlobalTransform::default()).id();
        app.update();
        app.update();
        let before = still_frames(&app);
        app.world_mut()
            .entity_mut(other)
            .insert(GlobalTransform::from_translation(Vec3::X));
        app.update();
        assert_eq!(still_frames(&app), before + 1);
    }

    #[test]
    fn a_camera_that_turns_shows_another_picture() {
        let mut app = app();
        let camera = app
            .world_mut()
            .spawn((Camera3d::default(), GlobalTransform::default()))
            .id();
        app.update();
        app.update();
        assert!(still_frames(&app) > 0);
        app.world_mut().entity_mut(camera).insert(RenderScale(0.5));
        app.update();
        assert_eq!(still_frames(&app), 0);
    }
}
