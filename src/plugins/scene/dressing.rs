//! Cameras and lights as the step of quality wants them.

use bevy::{camera::Hdr, light::DirectionalLightShadowMap, post_process::bloom::Bloom, prelude::*};

use super::{KeyLight, camera::TableCamera, quality::Quality};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            dress_cameras,
            set_shadows.run_if(resource_exists_and_changed::<Quality>),
        ),
    );
}

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
                camera.insert(Msaa::Off).remove::<(Hdr, Bloom)>();
            }
            Quality::Medium => {
                camera.insert(Msaa::Sample4).remove::<(Hdr, Bloom)>();
            }
            Quality::High => {
                let bloom = Bloom {
                    intensity: 0.1,
                    ..Bloom::NATURAL
                };
                camera.insert((Msaa::Sample4, Hdr, bloom));
            }
        }
    }
}

fn set_shadows(
    quality: Res<Quality>,
    mut lights: Query<&mut DirectionalLight, With<KeyLight>>,
    mut map: ResMut<DirectionalLightShadowMap>,
) {
    map.size = match *quality {
        Quality::Low => 512,
        Quality::Medium => 2048,
        Quality::High => 4096,
    };
    for mut light in &mut lights {
        light.shadow_maps_enabled = *quality != Quality::Low;
    }
}
