//! A film of a match: the same table as in the window, drawn picture by picture
//! without one.
//!
//! Time passes in ticks of the film, however long drawing takes. Only ticks in
//! which something moves are drawn; the last picture stays for the others. The
//! pictures go to a thread that writes them, by [`super::encode`].

use core::time::Duration;
use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{SyncSender, sync_channel},
    },
    thread::JoinHandle,
};

use anyhow::{anyhow, bail};
use bevy::{
    anti_alias::fxaa::Fxaa,
    prelude::*,
    render::view::window::screenshot::{Screenshot, ScreenshotCaptured},
    time::TimeUpdateStrategy,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{self, FontFamily, FontId, Id, LayerId, Order, text::LayoutJob},
};

use super::{
    encode::{Shot, Writer},
    off_screen::{Canvas, Plugins, in_order, table_without_window},
};
use crate::{
    cli::{Film, FilmProgress},
    plugins::{
        app::{
            session::{Session, SessionRequest, SessionSystems},
            settings::{QualitySetting, Settings},
            states::Screen,
        },
        extras::preflight,
        scene::{
            camera::{FreeRect, TableCamera},
            motion::Motion,
            palette,
            quality::RenderScale,
            surface::Look,
        },
        ui::{
            hud::{BoardAlone, Caption, GameWords},
            theme,
        },
    },
};

/// So many ticks are made before anything is drawn.
const TICKS_AT_REST: u32 = 10;
/// Who is not at rest by then never will be.
const TICKS_AT_MOST: u32 = 3_000;
/// So many frames are drawn before the first picture: they lack what is
/// prepared on the way.
const FRAMES_BEFORE: u32 = 6;
/// So many ticks are still drawn once nothing moves any more.
const AFTERWARDS: u32 = 3;
/// How long the end is seen, in seconds.
const END: f32 = 3.0;
/// The height that is left to the caption, as a part of the picture's.
const STRIP: f32 = 0.23;
/// The height of a caption's letters, as a part of the picture's.
const LETTERS: f32 = 0.046;
/// The comment's letters, as a part of those of the line above it.
const SMALLER: f32 = 0.8;
/// What a caption leaves free at its sides, without and within, in points.
const CAPTION_SIDE: f32 = 18.0;
/// The same above and below.
const CAPTION_EDGE: f32 = 5.0;
/// The part of the picture's height that is left free around the board.
const MARGIN: f32 = 0.025;
/// The same above it: what stands at the far side rises over its rim.
const ABOVE: f32 = 0.055;
/// What is said below a caption never takes more lines than these.
const LINES: usize = 3;
/// Pictures that may wait to be written.
const WAITING: usize = 8;

/// Films a match.
///
/// # Errors
/// When there is no graphics driver at all, not even one that draws by
/// software, or the film cannot be written.
pub fn film_match(film: Film, progress: FilmProgress, plugins: Plugins) -> anyhow::Result<()> {
    let Film { size, rate, .. } = film;
    let writer =
        Writer::create(&film.path, film.format, size, rate).map_err(|error| anyhow!(error))?;
    let (shots, writing) = start_writing(writer);
    let trouble = Trouble::default();
    let told = trouble.clone();
    let exit = preflight::guarded(move || film_app(film, progress, shots, told, plugins).run())?;
    let written = writing
        .join()
        .map_err(|_| anyhow!("the film could not be written"))?;
    match (trouble.take(), written, exit) {
        (Some(error), _, _) | (None, Err(error), _) => Err(anyhow!(error)),
        (None, Ok(writer), AppExit::Success) => writer.finish().map_err(|error| anyhow!(error)),
        (None, Ok(_), AppExit::Error(code)) => bail!("drawing has failed (code {code})"),
    }
}

type Writing = JoinHandle<Result<Writer, String>>;

/// A thread that writes the pictures it is given.
fn start_writing(mut writer: Writer) -> (SyncSender<Shot>, Writing) {
    let (shots, given) = sync_channel::<Shot>(WAITING);
    let writing = std::thread::spawn(move || {
        for shot in given {
            writer.add(&shot)?;
        }
        Ok(writer)
    });
    (shots, writing)
}

/// What went wrong while drawing.
#[derive(Resource, Clone, Default)]
struct Trouble(Arc<Mutex<Option<String>>>);

impl Trouble {
    fn set(&self, what: impl Into<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(what.into());
    }

    fn take(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// What is filmed, and how far it has come.
#[derive(Resource)]
struct Camera {
    plies: (usize, usize),
    stay: f32,
    rate: u32,
    stage: Stage,
    /// The tick of the film that comes next.
    tick: u32,
    /// For how many ticks the position has been at rest.
    rested: u32,
    /// The pictures that were asked for and have not come back.
    asked: u32,
    reel: Reel,
    progress: FilmProgress,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing is drawn; so many ticks were made.
    Settling(u32),
    /// So many frames were drawn that are not kept.
    Warming(u32),
    /// The match goes on; nothing has moved for so many ticks.
    Rolling(u32),
    /// All is drawn; the last pictures come back.
    Emptying,
    /// It is over.
    Over,
}

/// Puts pictures that come back in their order and passes them on, each with
/// the time it lasts.
struct Reel {
    shots: Option<SyncSender<Shot>>,
    /// Ticks at which a picture was asked for that has not been passed on.
    begun: BTreeMap<u32, Option<Vec<u8>>>,
}

impl Reel {
    fn begin(&mut self, tick: u32) {
        self.begun.insert(tick, None);
    }

    fn develop(&mut self, tick: u32, rgb: Vec<u8>) -> Result<(), String> {
        self.begun.insert(tick, Some(rgb));
        self.pass_on(None)
    }

    /// Passes on what is ready; the last picture only once it is known when the
    /// film `ends`.
    fn pass_on(&mut self, ends: Option<u32>) -> Result<(), String> {
        while let Some((&tick, Some(_))) = self.begun.first_key_value() {
            // How long the last picture lasts is not known before the next.
            let Some(next) = self.begun.keys().nth(1).copied().or(ends) else {
                break;
            };
            let Some((_, Some(rgb))) = self.begun.pop_first() else {
                break;
            };
            let shot = Shot {
                rgb,
                ticks: next.saturating_sub(tick),
            };
            let sent = self.shots.as_ref().map(|shots| shots.send(shot));
            if !matches!(sent, Some(Ok(()))) {
                return Err("the film could not be written".to_owned());
            }
        }
        Ok(())
    }
}

fn film_app(
    film: Film,
    progress: FilmProgress,
    shots: SyncSender<Shot>,
    trouble: Trouble,
    plugins: Plugins,
) -> App {
    let (width, height) = film.size;
    let mut app = table_without_window(width, height, plugins);
    let tick = Duration::from_secs_f64(1.0 / f64::from(film.rate.max(1)));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(tick))
        .insert_resource(BoardAlone);
    {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.quality = QualitySetting::Auto;
        settings.reduce_motion = false;
        // The film shows the whole board.
        settings.follow_action = false;
    }
    if film.captions {
        let (wide, high) = (width as f32, height as f32);
        let margin = high * MARGIN;
        let above = Rect::new(margin, high * ABOVE, wide - margin, high * (1.0 - STRIP));
        app.insert_resource(Above(above))
            .insert_resource(Told::default())
            .add_systems(PostStartup, give_letters)
            .add_systems(
                Update,
                (write_caption.in_set(SessionSystems::Show), keep_clear),
            )
            .add_systems(EguiPrimaryContextPass, show_caption);
    }
    app.insert_resource(trouble)
        .insert_resource(Camera {
            plies: film.plies,
            stay: film.seconds_per_ply,
            rate: film.rate,
            stage: Stage::Settling(0),
            tick: 0,
            rested: 0,
            asked: 0,
            reel: Reel {
                shots: Some(shots),
                begun: BTreeMap::new(),
            },
            progress,
        })
        .add_systems(PostUpdate, keep_sharp)
        .add_systems(Last, roll);
    app.world_mut()
        .write_message(SessionRequest::Watch(film.game, None));
    app.world_mut()
        .write_message(SessionRequest::Seek(film.plies.0));
    in_order(&mut app);
    app
}

/// A film is drawn in full however much of it moves.
fn keep_sharp(cameras: Query<(Entity, &RenderScale), With<TableCamera>>, mut commands: Commands) {
    for (camera, scale) in &cameras {
        if scale.0 < 1.0 {
            commands
                .entity(camera)
                .insert((RenderScale(1.0), Fxaa::default()));
        }
    }
}

fn roll(
    mut camera: ResMut<Camera>,
    canvas: Res<Canvas>,
    trouble: Res<Trouble>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    moving: Query<(), With<Motion>>,
    changed: Query<
        (),
        (
            With<Mesh3d>,
            Or<(
                Changed<GlobalTransform>,
                Changed<Look>,
                Added<Mesh3d>,
                Changed<InheritedVisibility>,
            )>,
        ),
    >,
    turned: Query<(), (With<TableCamera>, Changed<GlobalTransform>)>,
    caption: Option<Res<Told>>,
    things: Query<&Mesh3d>,
    meshes: Res<Assets<Mesh>>,
    mut cameras: Query<&mut bevy::camera::Camera, With<TableCamera>>,
    mut requests: MessageWriter<SessionRequest>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let camera = &mut *camera;
    let said = caption.is_some_and(|caption| caption.is_changed());
    let moves = said || !moving.is_empty() || !changed.is_empty() || !turned.is_empty();
    let mut draw = |on: bool| {
        for mut camera in &mut cameras {
            if camera.is_active != on {
                camera.is_active = on;
            }
        }
    };
    camera.stage = match camera.stage {
        Stage::Settling(ticks) => {
            let ready = *screen.get() == Screen::Table
                && moving.is_empty()
                && things.iter().all(|mesh| meshes.contains(mesh));
            if ready && ticks >= TICKS_AT_REST {
                draw(true);
                Stage::Warming(0)
            } else if ticks < TICKS_AT_MOST {
                Stage::Settling(ticks + 1)
            } else {
                trouble.set("the table was never ready");
                exit.write(AppExit::error());
                Stage::Over
            }
        }
        Stage::Warming(frames) if frames < FRAMES_BEFORE => Stage::Warming(frames + 1),
        Stage::Warming(_) => Stage::Rolling(0),
        Stage::Rolling(quiet) => {
            let Some(session) = session else {
                return;
            };
            let quiet = if moves { 0 } else { quiet.saturating_add(1) };
            // The camera draws this very frame: what is asked for now is it.
            if camera.tick == 0 || quiet <= AFTERWARDS {
                let tick = camera.tick;
                camera.reel.begin(tick);
                camera.asked += 1;
                commands.spawn(Screenshot::image(canvas.0.clone())).observe(
                    move |captured: On<ScreenshotCaptured>,
                          camera: ResMut<Camera>,
                          trouble: Res<Trouble>,
                          exit: MessageWriter<AppExit>| {
                        develop(tick, &captured.image, camera, &trouble, exit);
                    },
                );
            }
            draw(quiet <= AFTERWARDS);
            camera.tick += 1;
            camera.rested = if moves { 0 } else { camera.rested + 1 };
            let shown = session.shown();
            let stay = if shown == camera.plies.1 {
                END
            } else {
                camera.stay
            };
            if camera.rested as f32 >= stay * camera.rate as f32 {
                (camera.progress)(
                    shown - camera.plies.0.min(shown),
                    camera.plies.1 - camera.plies.0,
                );
                if shown >= camera.plies.1 {
                    Stage::Emptying
                } else {
                    camera.rested = 0;
                    requests.write(SessionRequest::Step(1));
                    // What the move sets in motion shows in the next frame.
                    draw(true);
                    Stage::Rolling(0)
                }
            } else {
                Stage::Rolling(quiet)
            }
        }
        Stage::Emptying if camera.asked == 0 => {
            let ends = camera.tick;
            if let Err(error) = camera.reel.pass_on(Some(ends)) {
                trouble.set(error);
            }
            camera.reel.shots = None;
            exit.write(AppExit::Success);
            Stage::Over
        }
        Stage::Emptying => Stage::Emptying,
        Stage::Over => Stage::Over,
    };
}

fn develop(
    tick: u32,
    image: &Image,
    mut camera: ResMut<Camera>,
    trouble: &Trouble,
    mut exit: MessageWriter<AppExit>,
) {
    camera.asked = camera.asked.saturating_sub(1);
    let developed = image
        .clone()
        .try_into_dynamic()
        .map_err(|error| error.to_string())
        .and_then(|picture| camera.reel.develop(tick, picture.to_rgb8().into_raw()));
    if let Err(error) = developed {
        trouble.set(error);
        camera.reel.shots = None;
        exit.write(AppExit::error());
    }
}

/// What happens, in words.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Told(Caption);

fn give_letters(cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

/// The part of the picture that the caption leaves to the board.
#[derive(Resource)]
struct Above(Rect);

fn keep_clear(above: Res<Above>, mut free: ResMut<FreeRect>) {
    free.set_if_neq(FreeRect(Some(above.0)));
}

fn write_caption(session: Option<Res<Session>>, all: Res<GameWords>, mut caption: ResMut<Told>) {
    let Some(session) = session else { return };
    let now = Caption::of(session.record(), session.shown(), &all, None);
    caption.set_if_neq(Told(now));
}

/// Draws the caption. It is laid out anew in every frame and takes the size of
/// nothing that was there before: each picture stands for itself.
fn show_caption(mut contexts: EguiContexts, caption: Res<Told>) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let layer = LayerId::new(Order::Middle, Id::new("caption"));
    let painter = context.layer_painter(layer);
    let size = screen.height() * LETTERS;
    let width = screen.width() - 2.0 * CAPTION_SIDE;
    let text = |text: &str, size: f32, tone: egui::Color32| {
        let font = FontId::new(size, FontFamily::Proportional);
        let inner = width - 2.0 * CAPTION_SIDE;
        let mut job = LayoutJob::simple(text.to_owned(), font, tone, inner);
        job.wrap.max_rows = LINES;
        job.halign = egui::Align::Center;
        painter.layout_job(job)
    };
    let line = text(&caption.0.line, size, palette::TEXT.egui());
    let comment = text(
        &caption.0.comment,
        size * SMALLER,
        palette::TEXT_QUIET.egui(),
    );
    // There is always room for one line of comment, so that the frame keeps
    // still while nothing longer is said.
    let room = comment.size().y.max(size * SMALLER * 1.4);
    let height = line.size().y + room + 2.0 * CAPTION_EDGE;
    let foot = screen.center_bottom() - egui::vec2(0.0, CAPTION_EDGE);
    let frame = egui::Rect::from_min_max(
        foot - egui::vec2(width / 2.0, height),
        foot + egui::vec2(width / 2.0, 0.0),
    );
    painter.rect_filled(frame, theme::RADIUS, palette::PANEL.egui_alpha(225));
    let said = !caption.0.comment.is_empty();
    let used = line.size().y + if said { comment.size().y } else { 0.0 };
    let top = frame.center_top() + egui::vec2(0.0, (height - used) / 2.0);
    let below = top + egui::vec2(0.0, line.size().y);
    painter.galley(top, line, palette::TEXT.egui());
    if said {
        painter.galley(below, comment, palette::TEXT_QUIET.egui());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn pictures_are_put_in_order_and_last_until_the_next() {
        let (shots, given) = sync_channel(WAITING);
        let mut reel = Reel {
            shots: Some(shots),
            begun: BTreeMap::new(),
        };
        for tick in [0, 1, 5] {
            reel.begin(tick);
        }
        reel.develop(1, vec![1]).unwrap();
        assert!(given.try_recv().is_err(), "the first has not come back");
        reel.develop(0, vec![0]).unwrap();
        reel.develop(5, vec![5]).unwrap();
        reel.pass_on(Some(12)).unwrap();
        let lasted: Vec<(u8, u32)> = given
            .try_iter()
            .map(|shot| (shot.rgb[0], shot.ticks))
            .collect();
        assert_eq!(lasted, [(0, 1), (1, 4), (5, 7)]);
    }

    #[test]
    fn a_writer_that_has_gone_is_noticed() {
        let (shots, given) = sync_channel(WAITING);
        drop(given);
        let mut reel = Reel {
            shots: Some(shots),
            begun: BTreeMap::new(),
        };
        reel.begin(0);
        reel.develop(0, vec![0]).unwrap();
        assert!(reel.pass_on(Some(3)).is_err());
    }
}
