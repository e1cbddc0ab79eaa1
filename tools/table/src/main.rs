//! The table with a board on it and no game: what materials, models, light,
//! camera and sounds look like together.
//!
//! `cargo run -p curio-table --features client -- [low|medium|high] [SIDE]`. Keys: C next
//! preset, F flip, 1 2 3 quality, L next lamp, space drops a tile.

use std::env;

use bevy::{
    diagnostic::FrameTimeDiagnosticsPlugin, log::LogPlugin, prelude::*, window::RequestRedraw,
};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use curio::plugins::{
    app::{audio, machine::embedded},
    games::xafka::{Looks, traffic_light::TrafficLight},
    scene::{
        self,
        blob::BlobShadow,
        camera::{self, CameraRequest, Framing, Preset, ReduceMotion},
        frame::spawn_frame,
        models::{Models, Tile},
        quality::{self, Quality, QualityChoice},
        surface::{Look, Mark, Surfaces},
    },
};

fn main() {
    let mut app = App::new();
    embedded::plugin(&mut app);
    app.add_plugins(DefaultPlugins.set(LogPlugin {
        filter: "warn,curio=info,curio_table=info,wgpu_hal=off".into(),
        ..default()
    }))
    .add_plugins((EguiPlugin::default(), FrameTimeDiagnosticsPlugin::default()))
    .add_plugins((
        quality::plugin,
        camera::plugin,
        scene::plugin,
        audio::plugin,
    ))
    .insert_resource(QualityChoice(env::args().find_map(|word| match &*word {
        "low" => Some(Quality::Low),
        "medium" => Some(Quality::Medium),
        "high" => Some(Quality::High),
        _ => None,
    })))
    .insert_resource(ReduceMotion(said("still")))
    .add_systems(Startup, (lay, look))
    .add_systems(Update, (keys, bob))
    .add_systems(EguiPrimaryContextPass, figures)
    .run();
}

fn said(word: &str) -> bool {
    env::args().any(|given| given == word)
}

/// `top` and `aside` choose a view, `near` a closer one.
fn look(mut camera: MessageWriter<CameraRequest>) {
    if said("top") {
        camera.write(CameraRequest::Preset(Preset::Top));
    }
    if said("aside") {
        camera.write(CameraRequest::Preset(Preset::Low));
    }
    if said("near") {
        camera.write(CameraRequest::Zoom(3.0));
    }
}

fn cells(side: i32) -> Vec<(i32, i32, Vec2)> {
    let r = side - 1;
    let mut cells = Vec::new();
    for q in -r..=r {
        for s in -r..=r {
            if (q + s).abs() <= r {
                let y = 3_f32.sqrt() * (s as f32 + q as f32 / 2.0);
                cells.push((q, s, Vec2::new(1.5 * q as f32, y)));
            }
        }
    }
    cells
}

#[derive(Component)]
struct Bobbing(f32);

/// Where the pieces stand.
const STOOD_ON: [(i32, i32); 3] = [(-1, 0), (2, -3), (0, 1)];

fn place((q, s): (i32, i32)) -> Vec3 {
    let z = 3_f32.sqrt() * (s as f32 + q as f32 / 2.0);
    Vec3::new(1.5 * q as f32, 0.0, z)
}

fn lay(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    models: Res<Models>,
    xafka: Res<Looks>,
    surfaces: Res<Surfaces>,
    quality: Res<Quality>,
    mut framing: ResMut<Framing>,
) {
    let side = env::args().find_map(|w| w.parse().ok()).unwrap_or(4);
    let cells = cells(side);
    let places: Vec<Vec2> = cells.iter().map(|c| c.2).collect();
    spawn_frame(&mut commands, &mut meshes, &surfaces, &places);
    lay_tiles(&mut commands, &cells, &models.tile(*quality), &surfaces);
    stand_pieces(&mut commands, &models, (&xafka, *quality), &surfaces);
    for (k, cell) in [(1, 1), (2, -2), (3, -3)].into_iter().enumerate() {
        commands.spawn((
            Look::default(),
            Mesh3d(xafka.dots[k].clone()),
            MeshMaterial3d(xafka.dot_surfaces[k].clone()),
            Transform::from_translation(place(cell)),
        ));
    }
    let reach = places.iter().map(|p| p.x).fold(0.0, f32::max);
    let beside = Vec3::new(reach + 3.0, scene::TABLE_TOP, -0.55 * reach);
    commands.spawn((
        TrafficLight {
            yellow: 1.0,
            ..default()
        },
        Transform::from_translation(beside),
        BlobShadow {
            radius: 1.5,
            ground: scene::TABLE_TOP,
        },
    ));
    *framing = Framing::around(&places).with(beside + Vec3::new(0.8, 4.4, 0.0));
}

fn lay_tiles(
    commands: &mut Commands,
    cells: &[(i32, i32, Vec2)],
    mesh: &Handle<Mesh>,
    surfaces: &Surfaces,
) {
    for (k, (q, s, at)) in cells.iter().enumerate() {
        let gone = [(1, 0), (2, -1), (0, 2), (-2, 1), (-2, 2)].contains(&(*q, *s));
        if gone {
            continue;
        }
        let (mark, strength) = match (*q, *s) {
            (-1, -1) => (Mark::Hover, 1.0),
            (0, -1) | (0, -2) | (0, -3) => (Mark::Legal, 1.0),
            (1, -2) => (Mark::Selected, 1.0),
            (-1, 1) => (Mark::Last, 1.0),
            (-3, 2) => (Mark::Hint, 1.0),
            (2, 0) => (Mark::Refused, 1.0),
            _ => (Mark::None, 0.0),
        };
        let stood_on = STOOD_ON.contains(&(*q, *s));
        commands.spawn((
            Tile,
            Look {
                variation: (k * 83 % 256) as u8,
                mark,
                strength,
                darkness: if stood_on { 0.62 } else { 0.0 },
            },
            Mesh3d(mesh.clone()),
            MeshMaterial3d(surfaces.limestone.clone()),
            Transform::from_xyz(at.x, 0.0, at.y),
        ));
    }
}

fn stand_pieces(
    commands: &mut Commands,
    models: &Models,
    (xafka, quality): (&Looks, Quality),
    surfaces: &Surfaces,
) {
    for (k, cell) in STOOD_ON.into_iter().enumerate() {
        let piece = commands
            .spawn((
                Look::default(),
                Mesh3d(xafka.pieces[k].body.mesh(quality).clone()),
                MeshMaterial3d(surfaces.lacquers[k].clone()),
                Transform::from_translation(place(cell)),
                BlobShadow {
                    radius: 0.95,
                    ground: 0.0,
                },
                Bobbing(k as f32),
            ))
            .with_child((
                Look::default(),
                Mesh3d(xafka.pieces[k].trim.mesh(quality).clone()),
                MeshMaterial3d(surfaces.brass.clone()),
            ))
            .id();
        if k == 0 {
            commands.entity(piece).with_child((
                Look::default(),
                Mesh3d(models.last.clone()),
                MeshMaterial3d(surfaces.last_mark.clone()),
            ));
        }
    }
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut camera: MessageWriter<CameraRequest>,
    mut choice: ResMut<QualityChoice>,
    mut lights: Query<&mut TrafficLight>,
) {
    if keys.just_pressed(KeyCode::KeyC) {
        camera.write(CameraRequest::NextPreset);
    }
    if keys.just_pressed(KeyCode::KeyF) {
        camera.write(CameraRequest::Flip);
    }
    for (key, quality) in [
        (KeyCode::Digit1, Quality::Low),
        (KeyCode::Digit2, Quality::Medium),
        (KeyCode::Digit3, Quality::High),
    ] {
        if keys.just_pressed(key) {
            choice.0 = Some(quality);
        }
    }
    if keys.just_pressed(KeyCode::KeyL) {
        for mut light in &mut lights {
            *light = TrafficLight {
                red: light.yellow,
                yellow: light.green,
                green: light.red,
            };
        }
    }
}

fn bob(
    mut pieces: Query<(&Bobbing, &mut Transform)>,
    keys: Res<ButtonInput<KeyCode>>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if keys.pressed(KeyCode::Space) || said("bob") {
        for (bob, mut transform) in &mut pieces {
            transform.translation.y = (time.elapsed_secs() * 2.0 + bob.0).sin().abs() * 0.8;
        }
        redraw.write(RequestRedraw);
    }
}

fn figures(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    mut frames: Local<(u32, f32)>,
) -> Result {
    let context = contexts.ctx_mut()?;
    frames.0 += 1;
    if frames.0 == 3 {
        info!("third frame after {:.2} s", time.elapsed_secs());
    }
    frames.1 += (time.delta_secs() - frames.1) * 0.1;
    egui::Area::new("figures".into())
        .fixed_pos([8.0, 8.0])
        .show(context, |ui| {
            ui.label(format!("{:.1} ms, frame {}", frames.1 * 1000.0, frames.0));
        });
    if frames.0.is_multiple_of(60) {
        info!("{:.1} ms a frame", frames.1 * 1000.0);
    }
    Ok(())
}
