//! The room around the table as polished things reflect it: a cube of pictures painted here,
//! one soft box above, a window, warm walls. The graphics card works out from it what its
//! light comes to at every roughness, see
//! [`GeneratedEnvironmentMapLight`](bevy::light::GeneratedEnvironmentMapLight).

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{
        Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
    },
};
use half::f16;

use super::room::Light;

/// The side of each picture in pixels; a power of two.
const SIDE: u32 = 64;

/// A light with soft edges: where its middle is seen, how far it reaches to either
/// side and upwards, and what comes from it.
struct Lamp {
    towards: Vec3,
    reach: Vec2,
    soft: f32,
    light: Vec3,
}

/// The lamp over the table, a strip of evening sky, and the glow of another room, as the
/// evening's table has them.
const LAMPS: [Lamp; 3] = [
    Lamp {
        towards: Vec3::new(-0.42, 0.80, 0.18),
        reach: Vec2::new(0.42, 0.30),
        soft: 0.16,
        light: Vec3::new(9.0, 7.2, 5.2),
    },
    Lamp {
        towards: Vec3::new(0.85, 0.36, 0.42),
        reach: Vec2::new(0.16, 0.30),
        soft: 0.10,
        light: Vec3::new(1.7, 2.1, 2.7),
    },
    Lamp {
        towards: Vec3::new(-0.7, 0.22, -0.68),
        reach: Vec2::new(0.36, 0.10),
        soft: 0.12,
        light: Vec3::new(1.5, 1.0, 0.6),
    },
];

/// What comes from a direction.
fn light_from(direction: Vec3, light: &Light) -> Vec3 {
    let walls_are = light.over_evening(|light| light.walls[1]);
    let lamps_are = [
        light.over_evening(|light| light.gleam),
        light.over_evening(|light| light.window),
        walls_are,
    ];
    let up = smooth(-0.3, 0.95, direction.y);
    let walls = Vec3::new(0.16, 0.125, 0.10).lerp(Vec3::new(0.36, 0.31, 0.27), up);
    // Below the eye lies the table, and the floor in its shade.
    let ground = Vec3::new(0.055, 0.036, 0.024);
    let mut light = walls_are * ground.lerp(walls, smooth(-0.25, 0.05, direction.y));
    for (lamp, is) in LAMPS.iter().zip(lamps_are) {
        let towards = lamp.towards.normalize();
        let facing = direction.dot(towards);
        if facing <= 0.0 {
            continue;
        }
        let right = towards.cross(Vec3::Y).normalize_or(Vec3::X);
        let above = right.cross(towards);
        let aside = Vec2::new(direction.dot(right), direction.dot(above)) / facing;
        let over = (aside.abs() - lamp.reach).max(Vec2::ZERO).length();
        light += is * lamp.light * (1.0 - smooth(0.0, lamp.soft, over));
    }
    light
}

fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let t = ((value - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// The direction in which a pixel of a face of the cube lies.
fn direction(face: usize, u: f32, v: f32) -> Vec3 {
    match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    }
    .normalize()
}

/// The room in this light.
pub(super) fn painted(light: &Light) -> Image {
    let middle = |pixel: u32| (2 * pixel + 1) as f32 / SIDE as f32 - 1.0;
    let mut data = Vec::with_capacity((SIDE * SIDE * 6 * 8) as usize);
    for face in 0..6 {
        for y in 0..SIDE {
            for x in 0..SIDE {
                let light = light_from(direction(face, middle(x), middle(y)), light);
                for part in [light.x, light.y, light.z, 1.0] {
                    data.extend(f16::from_f32(part).to_le_bytes());
                }
            }
        }
    }
    let size = Extent3d {
        width: SIDE,
        height: SIDE,
        depth_or_array_layers: 6,
    };
    Image {
        texture_view_descriptor: Some(TextureViewDescriptor {
            dimension: Some(TextureViewDimension::Cube),
            ..default()
        }),
        ..Image::new(
            size,
            TextureDimension::D2,
            data,
            TextureFormat::Rgba16Float,
            RenderAssetUsages::RENDER_WORLD,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::scene::room::Room;

    #[test]
    fn the_faces_of_the_cube_meet_at_their_edges() {
        let near = |one: Vec3, other: Vec3| one.distance(other) < 1e-5;
        assert!(near(direction(4, 1.0, 0.3), direction(0, -1.0, 0.3)));
        assert!(near(direction(2, 0.4, 1.0), direction(4, 0.4, -1.0)));
        assert!(near(direction(3, 0.4, -1.0), direction(4, 0.4, 1.0)));
        assert!(near(direction(5, 1.0, 0.3), direction(1, -1.0, 0.3)));
    }

    #[test]
    fn the_lamp_is_the_brightest_and_the_table_the_darkest() {
        let evening = Room::default().light;
        let seen = |towards: Vec3| light_from(towards.normalize(), &evening).length();
        let lamp = seen(LAMPS[0].towards);
        let window = seen(LAMPS[1].towards);
        let table = seen(Vec3::NEG_Y);
        assert!(lamp > 3.0 * window && window > 10.0 * table);
    }
}
