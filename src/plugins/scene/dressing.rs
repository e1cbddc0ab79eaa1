//! Cameras and lights as the step of quality wants them.
//!
//! Low works its light out in the shader and asks nothing of the card. Medium has
//! physically based light, the painted room and a shadow map, and no pass beyond the
//! picture itself. High adds what makes things stand on the table: occlusion in
//! corners, a finer shadow map and bloom. It has no contact shadows: they add nothing
//! that one can see, and since their shader reads its number of steps from a uniform,
//! Mesa's lavapipe compiles it anew for each draw and frees none: 70 MiB a frame.

use core::mem::replace;

use bevy::{
    anti_alias::smaa::{Smaa, SmaaPreset},
    camera::Hdr,
    core_pipeline::{
        prepass::{DepthPrepass, NormalPrepass},
        tonemapping::Tonemapping,
    },
    light::{
        DirectionalLightShadowMap, EnvironmentMapLight, GeneratedEnvironmentMapLight,
        PointLightShadowMap, ShadowFilteringMethod,
    },
    pbr::{
        ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel,
        generate::{
            GeneratorBindGroups, GeneratorPipelines, RenderEnvironmentMap,
            extract_generated_environment_map_entities,
        },
    },
    post_process::bloom::Bloom,
    prelude::*,
    render::{
        ExtractSchedule, MainWorld, RenderApp, render_asset::RenderAssets,
        render_resource::PipelineCache, sync_world::MainEntity, texture::GpuImage,
    },
};

use super::{KeyLight, camera::TableCamera, quality::Quality, room::Room, studio::painted};

/// How bright the painted room is, in candela per square metre for a white of 1.
const ROOM: f32 = 330.0;

pub(super) fn plugin(app: &mut App) {
    // No lamp on the table throws a shadow to all sides; their map would take 24 MiB.
    app.insert_resource(PointLightShadowMap { size: 1 });
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(
            ExtractSchedule,
            keep_filtered
                .run_if(resource_exists::<GeneratorPipelines>)
                .before(extract_generated_environment_map_entities),
        );
    }
    app.add_systems(
        PostUpdate,
        (
            dress_cameras,
            hang_room,
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
                    .remove::<(GeneratedEnvironmentMapLight, EnvironmentMapLight)>()
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
                    Tonemapping::KhronosPbrNeutral,
                ));
            }
        }
    }
}

/// Shows cameras the room as their light has it, where anything reflects it.
fn hang_room(
    quality: Res<Quality>,
    room: Res<Room>,
    cameras: Query<(Entity, Ref<TableCamera>)>,
    mut images: If<ResMut<Assets<Image>>>,
    mut commands: Commands,
) {
    let is_new = quality.is_changed() || room.is_changed();
    if *quality == Quality::Low {
        return;
    }
    for (entity, camera) in &cameras {
        if !(is_new || camera.is_added()) {
            continue;
        }
        commands
            .entity(entity)
            // What was worked out from the room before.
            .remove::<EnvironmentMapLight>()
            .insert((
                ShadowFilteringMethod::Gaussian,
                GeneratedEnvironmentMapLight {
                    environment_map: images.add(painted(&room.light)),
                    intensity: ROOM,
                    ..default()
                },
            ));
    }
}

/// Bevy works out the light of the room anew in every frame, as long as it is asked to. It stays
/// the same, so once it is there nothing asks any more.
fn keep_filtered(
    maps: Query<(&MainEntity, &RenderEnvironmentMap), With<GeneratorBindGroups>>,
    images: Res<RenderAssets<GpuImage>>,
    pipelines: Res<GeneratorPipelines>,
    cache: Res<PipelineCache>,
    mut was_ready: Local<bool>,
    mut main: ResMut<MainWorld>,
) {
    let programs = [
        pipelines.downsample_first,
        pipelines.downsample_second,
        pipelines.copy,
        pipelines.radiance,
        pipelines.irradiance,
    ];
    let is_there = |id| cache.get_compute_pipeline(id).is_some();
    let is_ready = programs.into_iter().all(is_there);
    // A program that has only just come was not there when the frame before was drawn.
    if !(replace(&mut *was_ready, is_ready) && is_ready) {
        return;
    }
    for (&camera, filtered) in &maps {
        let Ok(mut camera) = main.get_entity_mut(*camera) else {
            continue;
        };
        let shown = camera.get::<EnvironmentMapLight>();
        let shown = shown.and_then(|light| images.get(&light.diffuse_map));
        // The room may be another by now.
        if shown.is_some_and(|shown| shown.texture.id() == filtered.diffuse_map.texture.id()) {
            camera.remove::<GeneratedEnvironmentMapLight>();
        }
    }
}

fn set_lights(
    quality: Res<Quality>,
    mut lights: Query<&mut DirectionalLight, With<KeyLight>>,
    mut map: ResMut<DirectionalLightShadowMap>,
) {
    map.size = match *quality {
        Quality::Low => 512,
        Quality::Medium => 2048,
        Quality::High => 3072,
    };
    for mut light in &mut lights {
        light.shadow_maps_enabled = *quality != Quality::Low;
    }
}
