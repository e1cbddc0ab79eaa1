//! A picture of a match without a window: the same table, drawn into an image.
//!
//! The client is built as for the window, but nobody opens one. Time passes in
//! fixed steps until everything is loaded and at rest; only then is anything
//! drawn, since drawing is slow where there is no graphics card.

use core::time::Duration;
use std::{
    io::Write as _,
    sync::{Arc, Mutex, PoisonError},
};

use anyhow::{anyhow, bail};
use bevy::{
    app::{PluginsState, ScheduleRunnerPlugin, TerminalCtrlCHandlerPlugin},
    camera::RenderTarget,
    ecs::{
        schedule::{Schedules, SingleThreadedExecutor},
        system::SystemParam,
    },
    prelude::*,
    render::{
        RenderPlugin,
        render_resource::TextureFormat,
        renderer::RenderDevice,
        view::window::screenshot::{Screenshot, ScreenshotCaptured},
    },
    time::TimeUpdateStrategy,
    window::{ExitCondition, WindowResolution},
    winit::WinitPlugin,
};
use bevy_egui::EguiGlobalSettings;

use super::png;
use crate::{
    client::{Picture, PictureQuality},
    plugins::{
        app::{
            embedded,
            log::{Messages, log_plugin},
            notices::{Notice, NoticeKind},
            session::{Archive, ReplayRequest, SessionRequest, TableRequest, ThinkingSettings},
            settings::{Folder, QualitySetting, Settings, SettingsFolder},
            states::Screen,
            stop,
            worker::Threads,
        },
        extras::{
            preflight,
            restart::{CARD_LOST, CARD_OVERTAXED},
        },
        scene::{camera::TableCamera, motion::Motion},
    },
    process::{stderr, stop::stopped},
};

/// A step of time: large, so that everything comes to rest soon.
const STEP: Duration = Duration::from_millis(100);
/// Steps that pass before anything is drawn.
const STEPS_AT_REST: u32 = 10;
/// A table that is not ready after this number of steps never will be.
const STEPS_AT_MOST: u32 = 2_000;
/// Frames drawn before the picture: pipelines and textures may still be missing
/// from them.
const FRAMES_BEFORE: u32 = 6;
/// Frames within which the picture must have come back.
const FRAMES_AT_MOST: u32 = 240;

/// Draws a position of a match without a window. Returns the bytes of a PNG file.
///
/// # Errors
/// When there is no graphics driver at all, not even one that draws by software.
pub fn render_match(picture: Picture, plugins: Plugins) -> anyhow::Result<Vec<u8>> {
    let done = Done::default();
    let result = Arc::clone(&done.0);
    let size = (picture.width, picture.height);
    let exit = preflight::guarded(move || {
        let refused = done.clone();
        let mut app = off_screen_app(picture, done, plugins);
        match check_size(&mut app, size) {
            Ok(()) => app.run(),
            Err(why) => {
                refused.set(Err(why));
                AppExit::error()
            }
        }
    })?;
    let result = result.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let (None, Some(stopped)) = (&result, stopped()) {
        return Err(anyhow!(stopped).context("no picture was drawn"));
    }
    match (result, exit) {
        (Some(result), _) => result.map_err(|error| anyhow!(error)),
        (None, AppExit::Error(code)) => Err(not_drawn(code.get())),
        (None, AppExit::Success) => bail!("nothing was drawn"),
    }
}

/// Why nothing was drawn, from the exit code.
pub(super) fn not_drawn(code: u8) -> anyhow::Error {
    match code {
        CARD_LOST => anyhow!("the graphics driver stopped while drawing"),
        CARD_OVERTAXED => anyhow!(
            "the graphics driver refused to draw, perhaps because its memory is full: try a \
             smaller size"
        ),
        code => anyhow!("drawing failed (code {code})"),
    }
}

/// The picture, once there is one.
#[derive(Resource, Clone, Default)]
struct Done(Arc<Mutex<Option<Result<Vec<u8>, String>>>>);

impl Done {
    fn set(&self, result: Result<Vec<u8>, String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
    }
}

/// The image that is drawn into.
#[derive(Resource)]
pub(super) struct Canvas(pub Handle<Image>);

/// Adds what the client is made of, Bevy's own plugins and the window apart.
pub type Plugins = Box<dyn FnOnce(&mut App) + Send>;

/// How far the picture has come.
#[derive(Resource, Default)]
enum Stage {
    /// Nothing is drawn yet; the number of steps that have passed.
    Settling(u32),
    /// The number of frames drawn.
    Drawing(u32),
    /// The number of frames since the picture was asked for.
    Waiting(u32),
    /// The picture has failed, and the reason was given.
    #[default]
    Over,
}

fn off_screen_app(picture: Picture, done: Done, plugins: Plugins) -> App {
    let Picture {
        game,
        ply,
        width,
        height,
        quality,
    } = picture;
    let mut app = table_without_window(width, height, plugins);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.quality = match quality {
            PictureQuality::Low => QualitySetting::Low,
            PictureQuality::Medium => QualitySetting::Medium,
            PictureQuality::High => QualitySetting::High,
        };
        settings.reduce_motion = true;
    }
    app.insert_resource(done)
        .insert_resource(Stage::Settling(0))
        .add_systems(Last, go_on);
    app.world_mut()
        .write_message(SessionRequest::Table(TableRequest::Watch(game, None)));
    app.world_mut()
        .write_message(SessionRequest::Replay(ReplayRequest::Seek(ply)));
    in_order(&mut app);
    app
}

/// The client without a window, drawing the board alone into a [`Canvas`]: what
/// lies around it is for those who play. Its camera sleeps.
pub(super) fn table_without_window(width: u32, height: u32, plugins: Plugins) -> App {
    let mut app = App::new();
    stop::watch(&mut app);
    app.add_plugins(embedded::plugin);
    app.init_resource::<Messages>();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                // The camera measures by it; nobody shows it.
                primary_window: Some(Window {
                    resolution: WindowResolution::new(width, height)
                        .with_scale_factor_override(1.0),
                    ..default()
                }),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .set(log_plugin())
            .disable::<TerminalCtrlCHandlerPlugin>()
            .disable::<WinitPlugin>(),
    );
    app.add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO));
    app.insert_resource(Threads::Inline)
        .insert_resource(Archive::none())
        .insert_resource(SettingsFolder(Folder::Nowhere));
    plugins(&mut app);
    // Nobody sees a computer's review of the match.
    app.world_mut().resource_mut::<ThinkingSettings>().review = false;
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .auto_create_primary_context = false;
    let image = app
        .world_mut()
        .resource_mut::<Assets<Image>>()
        .add(Image::new_target_texture(
            width,
            height,
            TextureFormat::Rgba8UnormSrgb,
            None,
        ));
    app.insert_resource(Canvas(image))
        .add_systems(PostStartup, aim)
        .add_systems(Last, say);
    app
}

/// What the window would show over the table is said in the terminal.
fn say(mut notices: MessageReader<Notice>) {
    for notice in notices.read() {
        if notice.kind == NoticeKind::Trouble {
            // Where nobody can read it, the picture is made all the same.
            let _ = writeln!(stderr::terminal(), "warning: {}", notice.text);
        }
    }
}

/// Completes an app and checks whether its graphics driver can draw a picture so large.
///
/// # Errors
/// When it cannot.
pub(super) fn check_size(app: &mut App, size: (u32, u32)) -> Result<(), String> {
    // As running it would begin: the driver is known only then.
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    let device = app.world().get_resource::<RenderDevice>();
    device.map_or(Ok(()), |device| {
        fits(size, device.limits().max_texture_dimension_2d)
    })
}

fn fits((width, height): (u32, u32), most: u32) -> Result<(), String> {
    if width.max(height) <= most {
        return Ok(());
    }
    Err(format!(
        "the graphics driver draws pictures of at most {most} by {most} pixels, not {width} by \
         {height}"
    ))
}

/// Has systems run one after the other, always in the same order. Of two that may run in
/// either order, the one that is ready first would come first: a movement would begin a tick
/// sooner in one film than in another of the same match.
pub fn in_order(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

fn aim(
    canvas: Res<Canvas>,
    mut cameras: Query<(Entity, &mut Camera), With<TableCamera>>,
    mut commands: Commands,
) {
    for (entity, mut camera) in &mut cameras {
        camera.is_active = false;
        let target = RenderTarget::Image(canvas.0.clone().into());
        commands.entity(entity).insert(target);
    }
}

/// Whether the table can be drawn: it is set, everything on it is loaded, and
/// nothing moves.
#[derive(SystemParam)]
pub(super) struct Readiness<'w, 's> {
    screen: Res<'w, State<Screen>>,
    moving: Query<'w, 's, (), With<Motion>>,
    things: Query<'w, 's, &'static Mesh3d>,
    meshes: Res<'w, Assets<Mesh>>,
}

impl Readiness<'_, '_> {
    pub(super) fn is_ready(&self) -> bool {
        *self.screen.get() == Screen::Table
            && self.moving.is_empty()
            && self.things.iter().all(|mesh| self.meshes.contains(mesh))
    }
}

/// Where the result goes.
#[derive(SystemParam)]
struct Delivery<'w> {
    done: Res<'w, Done>,
    exit: MessageWriter<'w, AppExit>,
}

impl Delivery<'_> {
    fn give_up(&mut self, why: &str) -> Stage {
        self.done
            .set(Err(format!("the picture was not drawn: {why}")));
        self.exit.write(AppExit::error());
        Stage::Over
    }
}

fn go_on(
    mut stage: ResMut<Stage>,
    canvas: Res<Canvas>,
    table: Readiness,
    mut delivery: Delivery,
    mut cameras: Query<&mut Camera, With<TableCamera>>,
    mut commands: Commands,
) {
    *stage = match *stage {
        Stage::Settling(steps) if steps >= STEPS_AT_REST && table.is_ready() => {
            for mut camera in &mut cameras {
                camera.is_active = true;
            }
            Stage::Drawing(0)
        }
        Stage::Settling(steps) if steps < STEPS_AT_MOST => Stage::Settling(steps + 1),
        Stage::Settling(_) => delivery.give_up("the table was never ready"),
        Stage::Drawing(frames) if frames < FRAMES_BEFORE => Stage::Drawing(frames + 1),
        Stage::Drawing(_) => {
            commands
                .spawn(Screenshot::image(canvas.0.clone()))
                .observe(keep);
            Stage::Waiting(0)
        }
        Stage::Waiting(frames) if frames < FRAMES_AT_MOST => Stage::Waiting(frames + 1),
        Stage::Waiting(_) => delivery.give_up("the graphics driver returned no picture"),
        Stage::Over => Stage::Over,
    };
}

/// Keeps the picture.
fn keep(captured: On<ScreenshotCaptured>, done: Res<Done>, mut exit: MessageWriter<AppExit>) {
    done.set(png::of(captured.image.clone()));
    exit.write(AppExit::Success);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_must_fit_the_driver() {
        assert_eq!(fits((8192, 720), 8192), Ok(()));
        assert!(fits((720, 8193), 8192).is_err());
    }
}
