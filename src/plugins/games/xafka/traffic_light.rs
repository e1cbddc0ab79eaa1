//! The traffic light as a thing on the table: its parts, its lamps, and the
//! slow turn of its head towards the viewer.
//!
//! Others write [`TrafficLight`]; the lamps fade up and down by themselves, and
//! frames are drawn only while they do.

use bevy::{prelude::*, window::RequestRedraw};

use super::materials::Looks;
use crate::plugins::scene::{
    camera::{ReduceMotion, TableCamera},
    surface::{Look, Surfaces},
};

/// A lamp of the traffic light, from above.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub(crate) enum Lamp {
    /// Above.
    Red,
    /// In the middle.
    Yellow,
    /// Below.
    Green,
}

impl Lamp {
    /// All lamps, from above.
    pub(crate) const ALL: [Self; 3] = [Self::Red, Self::Yellow, Self::Green];
}

/// Height of the whole light.
pub(crate) const HEIGHT: f32 = 4.52;
/// Radius of its foot.
pub(crate) const FOOT: f32 = 0.82;

/// The light, with the brightness each lamp is to have: 0 off, 1 full.
/// Its children carry [`Lamp`] on the glasses.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Component)]
#[require(Transform, Visibility)]
pub struct TrafficLight {
    /// The upper lamp.
    pub red: f32,
    /// The middle lamp.
    pub yellow: f32,
    /// The lower lamp.
    pub green: f32,
}

impl TrafficLight {
    /// The brightness a lamp is to have.
    pub(crate) const fn goal(&self, lamp: Lamp) -> f32 {
        match lamp {
            Lamp::Red => self.red,
            Lamp::Yellow => self.yellow,
            Lamp::Green => self.green,
        }
    }
}

/// Seconds in which a lamp nearly reaches its brightness.
const WARM_UP: f32 = 0.35;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (add_parts, fade_lamps, face_camera));
}

fn add_parts(
    lights: Query<(Entity, &TrafficLight), Added<TrafficLight>>,
    looks: Res<Looks>,
    surfaces: Res<Surfaces>,
    mut commands: Commands,
) {
    let model = &looks.traffic_light;
    for (entity, light) in &lights {
        let bodies = [
            (&model.post, &surfaces.brass),
            (&model.housing, &looks.iron),
            (&model.visors, &looks.iron),
            (&model.fittings, &surfaces.brass),
        ];
        for (mesh, surface) in bodies {
            commands.entity(entity).with_child((
                Look::default(),
                mesh.clone(),
                MeshMaterial3d(surface.clone()),
            ));
        }
        for (k, lamp) in Lamp::ALL.into_iter().enumerate() {
            commands.entity(entity).with_child((
                lamp,
                Look {
                    strength: light.goal(lamp),
                    ..default()
                },
                model.lenses[k].clone(),
                MeshMaterial3d(looks.lenses[k].clone()),
            ));
        }
    }
}

fn fade_lamps(
    lights: Query<&TrafficLight>,
    mut lamps: Query<(&Lamp, &ChildOf, &mut Look)>,
    time: Res<Time>,
    reduce: Res<ReduceMotion>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (lamp, parent, mut look) in &mut lamps {
        let Ok(light) = lights.get(parent.parent()) else {
            continue;
        };
        let goal = light.goal(*lamp);
        let gap = goal - look.strength;
        if gap == 0.0 {
            continue;
        }
        let step = 1.0 - (-4.0 * time.delta_secs().min(0.1) / WARM_UP).exp();
        look.strength = if reduce.0 || gap.abs() < 0.01 {
            goal
        } else {
            look.strength + gap * step
        };
        redraw.write(RequestRedraw);
    }
}

/// Turns lights about their posts so that their glass is seen from both sides
/// of the table.
fn face_camera(
    cameras: Query<&Transform, (With<TableCamera>, Changed<Transform>, Without<TrafficLight>)>,
    mut lights: Query<&mut Transform, With<TrafficLight>>,
) {
    let Ok(camera) = cameras.single() else {
        return;
    };
    for mut light in &mut lights {
        let away = camera.translation - light.translation;
        if away.xz().length_squared() > 1.0 {
            let turned = Quat::from_rotation_y(away.x.atan2(away.z));
            if light.rotation.angle_between(turned) > 1e-4 {
                light.rotation = turned;
            }
        }
    }
}
