//! What stands around every game: the table, the light, the room; and the
//! materials and models the games' views are made of.
//!
//! The board lies in the XZ plane with Y up; one unit is the circumradius of a
//! hexagon, tiles' upper faces are at y = 0 and the table's at [`TABLE_TOP`].

pub mod blob;
pub mod camera;
mod dressing;
pub mod frame;
pub mod last_mark;
mod mark_colours;
pub mod models;
pub mod motion;
pub mod palette;
pub mod quality;
pub(crate) mod room;
mod settling;
pub mod square_frame;
mod studio;
pub mod surface;

use bevy::{
    light::{CascadeShadowConfigBuilder, cluster::GlobalClusterSettings},
    prelude::*,
};

use surface::Surfaces;

/// Height of the table's surface.
pub const TABLE_TOP: f32 = -0.6;

/// How far from the board's middle the lamp's light begins to fade.
pub(crate) const LAMP_REACH: f32 = 8.5;

/// Where the lamp hangs, as a direction from the board. The shader's reflection
/// of the lamp is at the same place.
const TOWARDS_LAMP: Vec3 = Vec3::new(-0.42, 0.80, 0.18);

const TABLE_RADIUS: f32 = 60.0;

/// The lamp's light, the only one that throws shadows.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct KeyLight;

/// What light comes in by the window.
#[derive(Component, Clone, Copy, Debug)]
struct WindowLight;

/// The table itself.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Table;

/// Adds the room, the materials and the models.
pub fn plugin(app: &mut App) {
    app.init_resource::<ClearColor>()
        .init_resource::<GlobalAmbientLight>()
        .add_plugins((
            quality::plugin,
            room::plugin,
            settling::plugin,
            camera::plugin,
            dressing::plugin,
            motion::plugin,
            surface::plugin,
            models::plugin,
            blob::plugin,
        ))
        .add_systems(Startup, (spawn_light, spawn_table, sort_no_lights));
}

/// The lamp is the only light: there are none that the graphics card would have to sort
/// by the places they reach. Its doing so anyway cost a pass, and a panic when it failed.
fn sort_no_lights(mut settings: If<ResMut<GlobalClusterSettings>>) {
    settings.gpu_clustering = None;
}

fn spawn_light(mut commands: Commands) {
    commands.spawn((
        Name::new("Lamp"),
        KeyLight,
        DirectionalLight {
            illuminance: 4_300.0,
            shadow_maps_enabled: false,
            shadow_depth_bias: 0.03,
            shadow_normal_bias: 1.2,
            ..default()
        },
        // One cascade: a table is all near.
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: 4.0,
            maximum_distance: 48.0,
            first_cascade_far_bound: 48.0,
            ..default()
        }
        .build(),
        Transform::from_translation(TOWARDS_LAMP * 20.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Name::new("Window"),
        WindowLight,
        DirectionalLight {
            illuminance: 700.0,
            shadow_maps_enabled: false,
            ..default()
        },
        Transform::from_xyz(8.5, 5.0, 6.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

fn spawn_table(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, surfaces: Res<Surfaces>) {
    let disc = Circle::new(TABLE_RADIUS)
        .mesh()
        .resolution(48)
        .build()
        .rotated_by(Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2));
    commands.spawn((
        Name::new("Table"),
        Table,
        Mesh3d(meshes.add(disc)),
        MeshMaterial3d(surfaces.planks.clone()),
        Pickable::IGNORE,
        Transform::from_xyz(0.0, TABLE_TOP, 0.0),
    ));
}
