//! How fast the table is drawn: a match without a window, a move every second, and frames
//! without a pause.
//!
//! A frame is one straight line: the processor updates the world, then tells the graphics
//! driver what to draw, then waits until that is drawn. In the window these three go on side
//! by side, so each of them can be compared with the time for a frame. Every frame is drawn
//! in full, with the panels that a player sees, at the low step of quality as well.

use core::time::Duration;
use std::{collections::BTreeMap, fs, time::Instant};

use anyhow::anyhow;
use bevy::{
    diagnostic::{DiagnosticPath, DiagnosticsStore},
    prelude::*,
    render::{
        RenderApp,
        diagnostic::{
            DiagnosticsRecorder, RecordDiagnostics as _, RenderDiagnosticsPlugin,
            begin_diagnostics_frame, resolve_encoder,
        },
        pipelined_rendering::RenderExtractApp,
        render_resource::{CommandEncoderDescriptor, PollType},
        renderer::{
            PendingCommandBuffers, RenderAdapterInfo, RenderDevice, RenderGraph, RenderGraphSystems,
        },
    },
    time::TimeUpdateStrategy,
};
use bevy_egui::EguiGlobalSettings;

use super::off_screen::{
    Plugins, Readiness, STEP, STEPS_AT_MOST, STEPS_AT_REST, check_size, not_drawn, setting,
    table_without_window,
};
use crate::{
    client::{Adapter, BenchScene, DrawingSpeed, Memory, Rates, Times},
    plugins::{
        app::{
            machine::worker::Threads,
            session::{ReplayRequest, SessionRequest, TableRequest},
            settings::Settings,
        },
        recovery::{doctor, preflight},
        scene::camera::TableCamera,
    },
    process::stop::stopped,
    texts,
};

/// Moves follow each other after this time.
const BETWEEN_MOVES: Duration = Duration::from_secs(1);
/// How long frames are drawn before any counts: pipelines are built, and the clocks of
/// graphics cards rise.
const WARMING: Duration = Duration::from_secs(1);
/// The least number of frames before any counts.
const FRAMES_BEFORE: u32 = 6;
/// The span that the graphics card times: all that is drawn in a frame.
const WHOLE: &str = "frame";

/// Draws a match without a window, as fast as this machine can.
///
/// # Errors
/// When there is no graphics driver at all, not even one that draws by software, or it fails.
pub(crate) fn bench(
    scene: BenchScene,
    plugins: Plugins,
) -> anyhow::Result<(Adapter, DrawingSpeed)> {
    preflight::guarded(move || {
        let length = scene.length;
        let size = scene.size;
        let moves = Moves::for_scene(&scene);
        let mut app = bench_app(scene, moves.first, plugins);
        check_size(&mut app, size).map_err(|why| anyhow!(why))?;
        settle(&mut app)?;
        let adapter = adapter(&app);
        measure(&mut app, moves, length).map(|speed| (adapter, speed))
    })?
}

/// The moves of the match that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moves {
    /// The position in which the table is set.
    first: usize,
    /// The position that is shown now.
    at: usize,
    /// The last position of the match.
    last: usize,
}

impl Moves {
    /// From the middle of the match, if it is long enough.
    fn for_scene(scene: &BenchScene) -> Self {
        let last = scene.game.len();
        // One more is made before any frame counts.
        let wanted = usize::try_from(scene.length.as_secs()).unwrap_or(last) + 1;
        let first = last.saturating_sub(wanted) / 2;
        Self {
            first,
            at: first,
            last,
        }
    }

    /// What shows the next one: the first again after the last.
    fn next(&mut self) -> ReplayRequest {
        if self.at < self.last {
            self.at += 1;
            ReplayRequest::Step(1)
        } else {
            self.at = self.first.min(self.last.saturating_sub(1));
            ReplayRequest::Seek(self.at)
        }
    }
}

fn bench_app(scene: BenchScene, first: usize, plugins: Plugins) -> App {
    let mut app = table_without_window(scene.size, 1, plugins);
    // Each half of a frame's work is timed by itself.
    app.remove_sub_app(RenderExtractApp);
    app.insert_resource(Threads::Own)
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .auto_create_primary_context = true;
    {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.quality = setting(Some(scene.quality));
        settings.reduce_motion = false;
    }
    app.world_mut()
        .write_message(SessionRequest::Table(TableRequest::Watch(scene.game, None)));
    app.world_mut().write_message(SessionRequest::seek(first));
    app.insert_resource(Updated(Instant::now())).add_systems(
        Last,
        |mut updated: ResMut<Updated>| {
            updated.0 = Instant::now();
        },
    );
    time_frames(&mut app);
    app
}

/// When the world was up to date last.
#[derive(Resource)]
struct Updated(Instant);

/// Has the graphics card take the time of each frame, from its first command to its last.
fn time_frames(app: &mut App) {
    app.add_plugins(RenderDiagnosticsPlugin);
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    // A span begins and ends on one thread: such systems run on that of the schedule.
    render_app.add_systems(
        RenderGraph,
        (
            begin_whole
                .in_set(RenderGraphSystems::Begin)
                .after(begin_diagnostics_frame),
            end_whole
                .after(RenderGraphSystems::Render)
                .before(resolve_encoder),
        ),
    );
}

fn begin_whole(world: &mut World) {
    let device = world.resource::<RenderDevice>();
    let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor::default());
    world
        .resource::<DiagnosticsRecorder>()
        .begin_time_span(&mut encoder, WHOLE.into());
    let mut pending = world.resource_mut::<PendingCommandBuffers>();
    pending.push([encoder.finish()]);
}

fn end_whole(world: &mut World) {
    let device = world.resource::<RenderDevice>();
    let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor::default());
    world
        .resource::<DiagnosticsRecorder>()
        .end_time_span(&mut encoder);
    // Behind everything that was pushed, and before the times are read.
    let mut pending = world.resource_mut::<PendingCommandBuffers>();
    pending.push_encoder(encoder);
}

/// Sets the table; nothing is drawn meanwhile.
fn settle(app: &mut App) -> anyhow::Result<()> {
    for step in 0..STEPS_AT_MOST {
        go_on(app)?;
        let is_ready = |table: Readiness| table.is_ready();
        let is_ready = app.world_mut().run_system_cached(is_ready);
        if step >= STEPS_AT_REST && is_ready.unwrap_or(false) {
            let world = app.world_mut();
            world.insert_resource(TimeUpdateStrategy::Automatic);
            let mut cameras = world.query_filtered::<&mut Camera, With<TableCamera>>();
            for mut camera in cameras.iter_mut(world) {
                camera.is_active = true;
            }
            return Ok(());
        }
    }
    Err(anyhow!(texts::film_table_never_ready()))
}

/// A turn of the loop, unless it is over.
fn go_on(app: &mut App) -> anyhow::Result<()> {
    app.update();
    match (app.should_exit(), stopped()) {
        (None, _) => Ok(()),
        (Some(_), Some(stopped)) => Err(anyhow!(stopped).context("nothing was measured")),
        (Some(AppExit::Error(code)), None) => Err(not_drawn(code.get())),
        (Some(AppExit::Success), None) => Err(anyhow!("nothing was measured")),
    }
}

/// The times of all frames, one list for each part of them.
#[derive(Default)]
struct Frames {
    update: Vec<Duration>,
    render: Vec<Duration>,
    wait: Vec<Duration>,
    gpu: Vec<Duration>,
}

fn measure(app: &mut App, mut moves: Moves, length: Duration) -> anyhow::Result<DrawingSpeed> {
    let began = Instant::now();
    let mut warmed = 0;
    request_move(app, &mut moves);
    while warmed < FRAMES_BEFORE || began.elapsed() < WARMING {
        draw(app, &mut Frames::default())?;
        warmed += 1;
    }
    let mut frames = Frames::default();
    #[cfg(feature = "trace")]
    app.world()
        .resource::<crate::plugins::app::faults::log::SystemTimes>()
        .clear();
    let began = Instant::now();
    let mut shown: u32 = 0;
    let mut timed = time_of_card(app).map(|(at, _)| at);
    while began.elapsed() < length {
        if began.elapsed() >= BETWEEN_MOVES * shown {
            request_move(app, &mut moves);
            shown += 1;
        }
        draw(app, &mut frames)?;
        if let Some((at, time)) = time_of_card(app)
            && timed.replace(at) != Some(at)
        {
            frames.gpu.push(time);
        }
    }
    Ok(speed(app, &frames, shown, began.elapsed()))
}

fn request_move(app: &mut App, moves: &mut Moves) {
    app.world_mut()
        .write_message(SessionRequest::Replay(moves.next()));
}

/// Draws a frame to its end.
fn draw(app: &mut App, frames: &mut Frames) -> anyhow::Result<()> {
    let began = Instant::now();
    go_on(app)?;
    let told = Instant::now();
    if let Some(device) = app.world().get_resource::<RenderDevice>() {
        // A card that fails is noticed when the next frame is drawn.
        let _ = device.poll(PollType::wait_indefinitely());
    }
    let drawn = Instant::now();
    let updated = app.world().resource::<Updated>().0;
    frames.update.push(updated - began);
    frames.render.push(told - updated);
    frames.wait.push(drawn - told);
    Ok(())
}

/// The last time that the graphics card took for a frame, and when that became known.
fn time_of_card(app: &App) -> Option<(Instant, Duration)> {
    let path = DiagnosticPath::from_components(["render", WHOLE, "elapsed_gpu"]);
    let store = app.world().get_resource::<DiagnosticsStore>()?;
    let measured = store.get(&path)?.measurement()?;
    let time = Duration::try_from_secs_f64(measured.value / 1e3).ok()?;
    Some((measured.time, time))
}

/// The times that the graphics card took lately for the parts of a frame, in the middle.
fn passes(app: &App) -> BTreeMap<String, f64> {
    let store = app.world().get_resource::<DiagnosticsStore>();
    let all = store.into_iter().flat_map(DiagnosticsStore::iter);
    all.filter_map(|diagnostic| {
        let path = diagnostic.path().as_str();
        let name = path.strip_prefix("render/")?.strip_suffix("/elapsed_gpu")?;
        let name = name.rsplit('/').next().filter(|name| *name != WHOLE)?;
        let mut times: Vec<f64> = diagnostic.values().copied().collect();
        times.sort_unstable_by(f64::total_cmp);
        let middle = times.get(times.len() / 2)?;
        Some((name.to_owned(), (middle * 1e3).round() / 1e3))
    })
    .collect()
}

/// The time of each system in a frame, where the program is built to know.
fn systems(app: &App, frames: usize) -> BTreeMap<String, f64> {
    #[cfg(feature = "trace")]
    if let Some(times) = app
        .world()
        .get_resource::<crate::plugins::app::faults::log::SystemTimes>()
    {
        return times.in_a_frame(frames);
    }
    let _ = (app, frames);
    BTreeMap::new()
}

fn speed(app: &App, frames: &Frames, moves: u32, elapsed: Duration) -> DrawingSpeed {
    let cpu: Vec<Duration> = frames
        .update
        .iter()
        .zip(&frames.render)
        .map(|(update, render)| *update + *render)
        .collect();
    let cpu = Times::from_samples(&cpu).unwrap_or_default();
    let gpu = Times::from_samples(&frames.gpu);
    DrawingSpeed {
        seconds: tenths(elapsed.as_secs_f64()),
        frames: frames.update.len(),
        moves,
        frames_per_second: Rates {
            measured: tenths(frames.update.len() as f64 / elapsed.as_secs_f64().max(1e-9)),
            cpu: cpu.per_second(),
            gpu: gpu.map(|gpu| gpu.per_second()),
        },
        cpu_ms: cpu,
        update_ms: Times::from_samples(&frames.update).unwrap_or_default(),
        render_ms: Times::from_samples(&frames.render).unwrap_or_default(),
        wait_ms: Times::from_samples(&frames.wait).unwrap_or_default(),
        gpu_ms: gpu,
        gpu_passes_ms: passes(app),
        systems_ms: systems(app, frames.update.len()),
        memory_mib: Memory {
            resident_peak: resident_peak(),
            gpu: gpu_memory(app),
        },
    }
}

fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn adapter(app: &App) -> Adapter {
    match app.world().get_resource::<RenderAdapterInfo>() {
        Some(card) => Adapter {
            name: card.name.clone(),
            kind: doctor::kind(card).to_owned(),
            backend: format!("{:?}", card.backend),
            driver: doctor::driver(card),
        },
        None => Adapter::default(),
    }
}

const MIB: u64 = 1 << 20;

/// The most memory that this process has had; nothing where the system does not tell.
fn resident_peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib / 1024)
}

/// The memory of the graphics card that is taken; nothing where the driver does not tell.
fn gpu_memory(app: &App) -> Option<u64> {
    let device = app.world().get_resource::<RenderDevice>()?;
    let report = device.wgpu_device().generate_allocator_report()?;
    Some(report.total_reserved_bytes / MIB)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_from_the_middle_and_begin_again() {
        let mut moves = Moves {
            first: 3,
            at: 3,
            last: 5,
        };
        let mut shown = Vec::new();
        for _ in 0..4 {
            moves.next();
            shown.push(moves.at);
        }
        assert_eq!(shown, [4, 5, 3, 4]);
    }
}
