//! Whether the table looks as it did in the frame before.
//!
//! A clock ticks, a search reports how far it has come, the mouse goes over a
//! panel: the interface changes and the table does not. Where a processor draws
//! the table by itself, that is by far the largest part of a frame's work, so the
//! picture of the frame before, which lies in the view's texture still, is
//! spread over the window once more ([`super::upscale`]).

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

use super::{
    RenderScale, in_use,
    parts::{self, Drawing, PartOfView},
};
use crate::plugins::scene::surface::SurfaceMaterial;

/// Frames that are drawn again after the last change, before the picture counts as finished:
/// a mesh or a pipeline may become ready a frame later.
pub(super) const FRAMES: u8 = 3;

pub(super) fn plugin(app: &mut App) {
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    render_app
        .add_systems(ExtractSchedule, extract_changes)
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
    app.init_resource::<FrameChanges>()
        .init_resource::<Drawing>()
        .add_systems(
            PostUpdate,
            (note_changes, parts::choose.run_if(in_use))
                .chain()
                .after(TransformSystems::Propagate)
                .after(VisibilitySystems::VisibilityPropagate)
                .after(VisibilitySystems::CalculateBounds),
        );
}

/// What has changed on the table since the frame before.
#[derive(Resource, Debug, Default)]
pub(super) struct FrameChanges {
    /// For how many frames in a row nothing has changed.
    pub(crate) unchanged: u8,
    /// Whether something has changed that the whole picture depends on.
    pub(crate) whole: bool,
    /// The things that have changed, or are gone.
    pub(crate) things: Vec<Entity>,
}

/// On a camera of the render world: its picture need not be drawn again.
#[derive(Component)]
pub(super) struct Drawn;

/// What decides how a thing on the table looks.
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

/// What decides how a camera's picture looks.
type Turned = Or<(
    Changed<GlobalTransform>,
    Changed<Projection>,
    Changed<RenderScale>,
)>;

/// Whether anything has changed that affects the picture. Images do not: no surface at low
/// quality bears one, and egui's letters are images that change with every new word.
#[derive(SystemParam)]
struct PictureSources<'w, 's> {
    things: Query<'w, 's, Entity, Touched>,
    gone: RemovedComponents<'w, 's, Mesh3d>,
    cameras: Query<'w, 's, (), (With<Camera3d>, Turned)>,
    lights: Query<'w, 's, (), Changed<DirectionalLight>>,
    ambient: Res<'w, GlobalAmbientLight>,
    meshes: MessageReader<'w, 's, AssetEvent<Mesh>>,
    materials: MessageReader<'w, 's, AssetEvent<SurfaceMaterial>>,
    shaders: MessageReader<'w, 's, AssetEvent<Shader>>,
}

impl PictureSources<'_, '_> {
    /// Reads all that is new, so that nothing is met again in the next frame.
    fn read(&mut self, changes: &mut FrameChanges) {
        changes.things.clear();
        changes.things.extend(&self.things);
        changes.things.extend(self.gone.read());
        let whole = [
            !self.cameras.is_empty(),
            !self.lights.is_empty(),
            self.ambient.is_changed(),
            self.meshes.read().count() > 0,
            self.materials.read().count() > 0,
            self.shaders.read().count() > 0,
        ];
        changes.whole = whole.contains(&true);
    }
}

fn note_changes(
    mut changes: ResMut<FrameChanges>,
    mut sources: PictureSources,
    sizes: Query<(Entity, &Camera), With<Camera3d>>,
    mut last_sizes: Local<Vec<(Entity, Option<UVec2>)>>,
) {
    let now: Vec<_> = sizes
        .iter()
        .map(|(entity, camera)| (entity, camera.physical_target_size()))
        .collect();
    let resized = now != *last_sizes;
    *last_sizes = now;
    sources.read(&mut changes);
    changes.whole |= resized;
    changes.unchanged = if changes.whole || !changes.things.is_empty() {
        0
    } else {
        changes.unchanged.saturating_add(1)
    };
}

fn extract_changes(
    mut commands: Commands,
    drawing: Extract<Res<Drawing>>,
    cameras: Extract<Query<(RenderEntity, Has<RenderScale>), With<Camera3d>>>,
    pipelines: Res<PipelineCache>,
) {
    let complete = pipelines.waiting_pipelines().next().is_none();
    for (entity, composited) in &cameras {
        let mut camera = commands.entity(entity);
        camera.remove::<(Drawn, PartOfView)>();
        match **drawing {
            Drawing::Nothing if composited && complete => {
                camera.insert(Drawn);
            }
            Drawing::Part(part) if composited => {
                camera.insert(PartOfView(part));
            }
            _ => {}
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
            .add_message::<AssetEvent<Shader>>()
            .init_resource::<GlobalAmbientLight>()
            .init_resource::<FrameChanges>()
            .add_systems(PostUpdate, note_changes);
        app
    }

    fn still_frames(app: &App) -> u8 {
        app.world().resource::<FrameChanges>().unchanged
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
