//! Cameras and lights as the step of quality wants them.
//!
//! Low works its light out in the shader and asks nothing of the card. Medium has
//! physically based light, the painted room and a shadow map, and no pass beyond the
//! picture itself. High adds what makes things stand on the table: occlusion in
//! corners, contact shadows, bloom, and a tone curve that keeps the players'
//! colours.

use bevy::{
    anti_alias::smaa::{Smaa, SmaaPreset},
    camera::Hdr,
    core_pipeline::{
        prepass::{DepthPrepass, NormalPrepass},
        tonemapping::Tonemapping,
    },
    light::{DirectionalLightShadowMap, GeneratedEnvironmentMapLight, ShadowFilteringMethod},
    pbr::{ContactShadows, ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel},
    post_process::bloom::Bloom,
    prelude::*,
};

use super::{KeyLight, camera::TableCamera, quality::Quality, studio::Studio};

/// How bright the painted room is, in candela per square metre for a white of 1.
const ROOM: f32 = 330.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            dress_cameras,
            set_lights.run_if(resource_exists_and_changed::<Quality>),
        ),
    );
}

/// What only the highest step has.
type Finest = (
    Hdr,
    Bloom,
    Smaa,
    ScreenSpaceAmbientOcclusion,
    ContactShadows,
    DepthPrepass,
    NormalPrepass,
);

fn dress_cameras(
    quality: Res<Quality>,
    cameras: Query<(Entity, Ref<TableCamera>)>,
    mut commands: Commands,
) {
    for (entity, camera) in &cameras {
        if !(quality.is_changed() || camera.is_added()) {
            continue;
        }
        let mut camera = commands.entity(entity);
        match *quality {
            Quality::Low => {
                camera
                    .remove::<Finest>()
                    .remove::<GeneratedEnvironmentMapLight>()
                    .insert((Msaa::Off, Tonemapping::None));
            }
            Quality::Medium => {
                camera
                    .remove::<Finest>()
                    .insert((Msaa::Sample4, Tonemapping::KhronosPbrNeutral));
            }
            Quality::High => {
                camera.insert((
                    // The passes below read what only a single sample gives.
                    Msaa::Off,
                    Smaa {
                        preset: SmaaPreset::Ultra,
                    },
                    Hdr,
                    Bloom {
                        intensity: 0.06,
                        ..Bloom::NATURAL
                    },
                    ScreenSpaceAmbientOcclusion {
                        quality_level: ScreenSpaceAmbientOcclusionQualityLevel::High,
                        constant_object_thickness: 0.5,
                    },
                    ContactShadows {
                        linear_steps: 24,
                        thickness: 0.12,
                        length: 0.5,
                    },
                    Tonemapping::KhronosPbrNeutral,
                ));
            }
        }
        if *quality != Quality::Low {
            camera
                .insert(ShadowFilteringMethod::Gaussian)
                .queue(|mut camera: EntityWorldMut| {
                    let room = camera.world_scope(|world| {
                        world.init_resource::<Studio>();
                        world.resource::<Studio>().0.clone()
                    });
                    camera.insert(GeneratedEnvironmentMapLight {
                        environment_map: room,
                        intensity: ROOM,
                        ..default()
                    });
                });
        }
    }
}

fn set_lights(
    quality: Res<Quality>,
    mut lights: Query<&mut DirectionalLight, With<KeyLight>>,
    mut map: ResMut<DirectionalLightShadowMap>,
    mut ambient: ResMut<GlobalAmbientLight>,
) {
    map.size = match *quality {
        Quality::Low => 512,
        Quality::Medium => 2048,
        Quality::High => 4096,
    };
    // The painted room lights everything from all sides already.
    ambient.brightness = 40.0;
    for mut light in &mut lights {
        light.shadow_maps_enabled = *quality != Quality::Low;
        light.contact_shadows_enabled = *quality == Quality::High;
    }
}
