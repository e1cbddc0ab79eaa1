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
    anti_alias::fxaa::Fxaa,
    app::{PluginsState, ScheduleRunnerPlugin, TerminalCtrlCHandlerPlugin},
    camera::{ImageRenderTarget, RenderTarget},
    ecs::system::SystemParam,
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
use image::{RgbImage, imageops};

use super::png;
use crate::{
    client::{Picture, PictureQuality},
    plugins::{
        app::{
            faults::log::{Messages, log_plugin},
            machine::{embedded, executor::InOrder, stop, worker::Threads},
            notices::{Notice, NoticeKind},
            session::{Archive, SessionRequest, ThinkingSettings},
            settings::{Folder, QualitySetting, Settings, SettingsFolder, Spoken},
            states::Screen,
        },
        recovery::{
            preflight,
            restart::{CARD_LOST, CARD_OVERTAXED},
        },
        scene::{
            camera::{CameraRequest, Framing, Preset, Presets, TableCamera},
            motion::Motion,
            quality::Quality,
        },
        software::{NoPreprocessing, SoftwareRendering},
    },
    process::{stderr, stop::stopped},
    texts,
    words::language,
};

/// A step of time: large, so that everything comes to rest soon.
pub(super) const STEP: Duration = Duration::from_millis(100);
/// Steps that pass before anything is drawn.
pub(super) const STEPS_AT_REST: u32 = 10;
/// A table that is not ready after this number of steps never will be.
pub(super) const STEPS_AT_MOST: u32 = 2_000;
/// Frames within which the picture must have come back.
const FRAMES_AT_MOST: u32 = 240;

/// Draws a position of a match without a window. Returns the bytes of a PNG file.
///
/// # Errors
/// When there is no graphics driver at all, not even one that draws by software.
pub(crate) fn render_match(picture: Picture, plugins: Plugins) -> anyhow::Result<Vec<u8>> {
    let done = Done::default();
    let result = Arc::clone(&done.0);
    let (width, height) = (picture.width, picture.height);
    let samples = samples((width, height), Some(picture.quality));
    let size = (width * samples, height * samples);
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
        return Err(anyhow!(stopped).context(texts::film_none_drawn()));
    }
    match (result, exit) {
        (Some(result), _) => result.map_err(|error| anyhow!(error)),
        (None, AppExit::Error(code)) => Err(not_drawn(code.get())),
        (None, AppExit::Success) => bail!(texts::film_nothing_drawn()),
    }
}

/// Why nothing was drawn, from the exit code.
pub(super) fn not_drawn(code: u8) -> anyhow::Error {
    match code {
        CARD_LOST => anyhow!(texts::film_driver_stopped()),
        CARD_OVERTAXED => anyhow!(texts::film_driver_refused()),
        code => anyhow!(texts::film_drawing_failed(code)),
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
#[derive(Resource, Clone)]
pub(super) struct Canvas {
    image: Handle<Image>,
    /// How many of its pixels make one of the picture, along each side.
    samples: u32,
}

impl Canvas {
    /// The image as what a camera draws into. What is measured in pixels of the picture
    /// stays as large in it.
    fn target(&self) -> RenderTarget {
        RenderTarget::Image(ImageRenderTarget {
            handle: self.image.clone(),
            scale_factor: self.samples as f32,
        })
    }

    /// What asks for the image of a frame.
    pub(crate) fn screenshot(&self) -> Screenshot {
        Screenshot(self.target())
    }

    /// The picture that was drawn: each of its pixels is the mean of those of the image.
    pub(crate) fn picture(&self, image: &Image) -> Result<RgbImage, String> {
        let drawn = image.clone().try_into_dynamic();
        // What is transparent in the texture is not meant to be seen through.
        let drawn = drawn.map_err(|error| error.to_string())?.to_rgb8();
        Ok(reduced(drawn, self.samples))
    }
}

/// A picture with its sides divided by this.
fn reduced(drawn: RgbImage, samples: u32) -> RgbImage {
    if samples <= 1 {
        return drawn;
    }
    let (width, height) = (drawn.width() / samples, drawn.height() / samples);
    imageops::thumbnail(&drawn, width, height)
}

/// The largest picture that is drawn with more pixels than it has: a larger one would take
/// too long where a processor draws.
const MOST_SAMPLED: u32 = 854 * 480;

/// How many pixels are drawn for one of the picture, along each side, at this quality.
/// The others smooth edges while they draw.
pub(super) fn samples((width, height): (u32, u32), quality: Option<PictureQuality>) -> u32 {
    let draws_edges_as_they_are = matches!(quality, None | Some(PictureQuality::Low));
    if draws_edges_as_they_are && width.saturating_mul(height) <= MOST_SAMPLED {
        2
    } else {
        1
    }
}

/// The setting of a quality; nothing leaves it to the graphics driver.
pub(super) const fn setting(quality: Option<PictureQuality>) -> QualitySetting {
    match quality {
        None => QualitySetting::Auto,
        Some(PictureQuality::Low) => QualitySetting::Low,
        Some(PictureQuality::Medium) => QualitySetting::Medium,
        Some(PictureQuality::High) => QualitySetting::High,
    }
}

/// Adds what the client is made of, Bevy's own plugins and the window apart.
pub(crate) type Plugins = Box<dyn FnOnce(&mut App) + Send>;

/// How far the picture has come.
#[derive(Resource, Default)]
enum RenderStage {
    /// Nothing is drawn yet; the number of steps that have passed.
    Settling(u32),
    /// The first frame is drawn: pipelines are built in the frame that needs them.
    Drawing,
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
        dress,
        pitch,
    } = picture;
    let quality = Some(quality);
    let samples = samples((width, height), quality);
    let mut app = table_without_window((width, height), samples, plugins);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        let game = &game.terms().game;
        settings.quality = setting(quality);
        settings.wear(dress, game);
        settings.reduce_motion = true;
    }
    app.insert_resource(done)
        .insert_resource(RenderStage::Settling(0))
        .add_systems(PostUpdate, smooth)
        .add_systems(Last, go_on);
    if let Some(degrees) = pitch {
        let steep = f32::from(degrees).to_radians();
        let look = move |mut framing: ResMut<Framing>, mut camera: MessageWriter<CameraRequest>| {
            let Presets([(yaw, usual), top, low]) = framing.presets;
            if usual != steep {
                framing.presets = Presets([(yaw, steep), top, low]);
                camera.write(CameraRequest::Preset(Preset::Table));
            }
        };
        app.add_systems(Update, look);
    }
    app.world_mut()
        .write_message(SessionRequest::watch(game.for_others()));
    app.world_mut().write_message(SessionRequest::seek(ply));
    app
}

/// The client without a window, drawing the board alone into a [`Canvas`]: what
/// lies around it is for those who play. Its camera sleeps. For each pixel of the picture,
/// `samples` are drawn along each side.
pub(super) fn table_without_window(
    (width, height): (u32, u32),
    samples: u32,
    plugins: Plugins,
) -> App {
    let mut app = App::new();
    stop::watch(&mut app);
    app.add_plugins((InOrder, embedded::plugin));
    app.init_resource::<Messages>();
    #[cfg(feature = "trace")]
    app.init_resource::<crate::plugins::app::faults::log::SystemTimes>();
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
            .add_after::<RenderPlugin>(NoPreprocessing)
            .disable::<TerminalCtrlCHandlerPlugin>()
            .disable::<WinitPlugin>(),
    );
    app.add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO));
    app.insert_resource(Threads::Inline)
        .insert_resource(Archive::none())
        .insert_resource(SettingsFolder(Folder::Nowhere));
    plugins(&mut app);
    // Nobody chooses a language here: it is that of the command.
    app.insert_resource(Spoken {
        given: Some(language()),
        ..default()
    });
    // What is saved where a processor draws a window costs a picture its sharpness.
    app.insert_resource(SoftwareRendering(false));
    // Nobody sees a computer's review of the match.
    app.world_mut().resource_mut::<ThinkingSettings>().review = false;
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .auto_create_primary_context = false;
    let image = app
        .world_mut()
        .resource_mut::<Assets<Image>>()
        .add(Image::new_target_texture(
            width * samples,
            height * samples,
            TextureFormat::Rgba8UnormSrgb,
            None,
        ));
    app.insert_resource(Canvas { image, samples })
        .add_systems(PostStartup, aim)
        .add_systems(Last, print_troubles);
    app
}

/// What the window would show over the table is said in the terminal.
fn print_troubles(mut notices: MessageReader<Notice>) {
    for notice in notices.read() {
        if notice.kind == NoticeKind::Trouble {
            // Where nobody can read it, the picture is made all the same.
            let _ = writeln!(stderr::terminal(), "{}", texts::cli_warning(&notice.text));
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
    Err(texts::film_too_large(most, width, height))
}

fn aim(
    canvas: Res<Canvas>,
    mut cameras: Query<(Entity, &mut Camera), With<TableCamera>>,
    mut commands: Commands,
) {
    for (entity, mut camera) in &mut cameras {
        camera.is_active = false;
        commands.entity(entity).insert(canvas.target());
    }
}

/// Where edges are drawn as they are, and once, they are smoothed afterwards.
pub(super) fn smooth(
    canvas: Res<Canvas>,
    quality: Res<Quality>,
    cameras: Query<Entity, (With<TableCamera>, Without<Fxaa>)>,
    mut commands: Commands,
) {
    if canvas.samples > 1 || *quality != Quality::Low {
        return;
    }
    for camera in &cameras {
        commands.entity(camera).insert(Fxaa::default());
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
    fn give_up(&mut self, why: &str) -> RenderStage {
        self.done.set(Err(texts::film_picture_not_drawn(why)));
        self.exit.write(AppExit::error());
        RenderStage::Over
    }
}

fn go_on(
    mut stage: ResMut<RenderStage>,
    canvas: Res<Canvas>,
    table: Readiness,
    mut delivery: Delivery,
    mut cameras: Query<&mut Camera, With<TableCamera>>,
    mut commands: Commands,
) {
    *stage = match *stage {
        RenderStage::Settling(steps) if steps >= STEPS_AT_REST && table.is_ready() => {
            for mut camera in &mut cameras {
                camera.is_active = true;
            }
            RenderStage::Drawing
        }
        RenderStage::Settling(steps) if steps < STEPS_AT_MOST => RenderStage::Settling(steps + 1),
        RenderStage::Settling(_) => delivery.give_up(texts::film_table_never_ready()),
        RenderStage::Drawing => {
            commands.spawn(canvas.screenshot()).observe(deliver_picture);
            RenderStage::Waiting(0)
        }
        RenderStage::Waiting(frames) if frames < FRAMES_AT_MOST => {
            // The picture is drawn and on its way back: to draw it again costs a second or two
            // without a card.
            for mut camera in &mut cameras {
                camera.is_active = false;
            }
            RenderStage::Waiting(frames + 1)
        }
        RenderStage::Waiting(_) => delivery.give_up(texts::film_no_picture_returned()),
        RenderStage::Over => RenderStage::Over,
    };
}

/// Keeps the picture.
fn deliver_picture(
    captured: On<ScreenshotCaptured>,
    canvas: Res<Canvas>,
    done: Res<Done>,
    mut exit: MessageWriter<AppExit>,
) {
    let picture = canvas.picture(&captured.image);
    done.set(picture.and_then(|picture| png::encoded(picture.as_raw(), picture.dimensions())));
    exit.write(AppExit::Success);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_pictures_are_drawn_larger_where_edges_are_not_smoothed() {
        assert_eq!(samples((640, 360), Some(PictureQuality::Low)), 2);
        assert_eq!(samples((640, 360), None), 2);
        assert_eq!(samples((640, 360), Some(PictureQuality::Medium)), 1);
        assert_eq!(samples((1280, 720), None), 1);
    }

    #[test]
    fn a_pixel_is_the_mean_of_what_was_drawn_for_it() {
        let drawn = RgbImage::from_fn(4, 2, |x, y| {
            image::Rgb([(x / 2 * 100) as u8, ((x + y) % 2 * 200) as u8, 7])
        });
        let picture = reduced(drawn.clone(), 2);
        assert_eq!(picture.dimensions(), (2, 1));
        assert_eq!(picture.as_raw(), &[0, 100, 7, 100, 100, 7]);
        assert_eq!(reduced(drawn.clone(), 1), drawn);
    }

    #[test]
    fn a_picture_must_fit_the_driver() {
        assert_eq!(fits((8192, 720), 8192), Ok(()));
        assert!(fits((720, 8193), 8192).is_err());
    }
}
