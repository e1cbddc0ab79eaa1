//! A film of a match: the same table as in the window, drawn picture by picture
//! without one.
//!
//! Time passes in ticks of the film, however long drawing takes. Only ticks in
//! which something moves are drawn; the last picture stays for the others. The
//! pictures go to a thread that writes them, by [`super::encode`].

use core::time::Duration;
use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
        mpsc::{SyncSender, sync_channel},
    },
    thread::JoinHandle,
};

use anyhow::anyhow;
use bevy::{
    ecs::system::SystemParam, mesh::MeshTag, prelude::*,
    render::view::window::screenshot::ScreenshotCaptured, time::TimeUpdateStrategy,
};
use image::RgbImage;

use super::{
    caption::{self, Card, QuestionAt, ShownCaption, ShownCard},
    caption_reader::CaptionReader,
    comment_parts::CommentParts,
    encode::{Shot, Writer},
    off_screen::{
        Canvas, Plugins, Readiness, check_size, not_drawn, samples, setting, smooth,
        table_without_window,
    },
    reel::{Reel, WAITING},
    small_copy::SmallCopy,
    strip::{self, ShownLead},
};
use crate::{
    client::{
        Ambience, ENDING, FINAL, Film, FilmProgress, LATER, ON_THE_WAY, OPENING, Pace, Voice,
    },
    plugins::{
        app::{
            audio::{SoundOutput, SoundTrack},
            session::{ReplayRequest, Session, SessionRequest},
            settings::{AmbienceSetting, Settings},
        },
        recovery::preflight,
        scene::{camera::TableCamera, motion::Motion, surface::Look},
        ui::hud::BoardAlone,
    },
    process::stop::stopped,
    texts,
};

/// Ticks that pass before anything is drawn.
const TICKS_AT_REST: u32 = 10;
/// A table that is not ready after this number of ticks never will be.
const TICKS_AT_MOST: u32 = 3_000;
/// Frames drawn before the first picture: pipelines and textures may still be
/// missing from them.
const FRAMES_BEFORE: u32 = 6;
/// Ticks that are still drawn after the last movement.
const AFTERWARDS: u32 = 3;

/// Films a match.
///
/// # Errors
/// When there is no graphics driver at all, not even one that draws by
/// software, or the film cannot be written.
pub(crate) fn film_match(
    film: Film,
    progress: FilmProgress,
    plugins: Plugins,
) -> anyhow::Result<Duration> {
    let Film { size, rate, .. } = film;
    let samples = samples(size, film.quality);
    let canvas = (size.0 * samples, size.1 * samples);
    let writer =
        Writer::create(&film.path, film.format, size, rate).map_err(|error| anyhow!(error))?;
    let copy = film.copy.as_ref();
    let copy = copy.map(|path| SmallCopy::create(path, size, rate));
    let (shots, writing) = start_writing(writer, copy);
    let trouble = Trouble::default();
    let reported = trouble.clone();
    let ticks = Ticks::default();
    let counted = ticks.clone();
    let track = SoundTrack::default();
    let heard = film.sound.is_any().then(|| track.clone());
    let exit = preflight::guarded(move || {
        let refused = reported.clone();
        let mut app = film_app(film, progress, (shots, counted, heard), reported, plugins);
        match check_size(&mut app, canvas) {
            Ok(()) => app.run(),
            Err(why) => {
                refused.set(why);
                AppExit::error()
            }
        }
    })?;
    let made = match writing.join() {
        Err(_) => Err(anyhow!(texts::film_not_written())),
        // Where nothing can be written, nothing more is drawn: this is the reason.
        Ok(Err(error)) => Err(anyhow!(error)),
        Ok(Ok(writer)) => match (trouble.take(), exit) {
            (Some(error), _) => Err(anyhow!(error)),
            (None, AppExit::Success) => {
                let length = f64::from(ticks.0.load(Ordering::Relaxed)) / f64::from(rate.max(1));
                let length = Duration::from_secs_f64(length);
                let finished = writer.finish(|| track.mixed(length));
                finished.map(|()| length).map_err(|error| anyhow!(error))
            }
            (None, AppExit::Error(code)) => Err(not_drawn(code.get())),
        },
    };
    match stopped() {
        Some(stopped) if made.is_err() => Err(anyhow!(stopped).context(texts::film_none_made())),
        _ => made,
    }
}

type Writing = JoinHandle<Result<Writer, String>>;

/// A thread that writes the pictures it is given, and their small copies.
fn start_writing(mut writer: Writer, mut copy: Option<SmallCopy>) -> (SyncSender<Shot>, Writing) {
    let (shots, given) = sync_channel::<Shot>(WAITING);
    let writing = std::thread::spawn(move || {
        for shot in given {
            writer.add(&shot)?;
            if let Some(copy) = &mut copy {
                copy.add(&shot);
            }
        }
        if let Some(copy) = copy {
            copy.finish();
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

/// The ticks of a film, known when it is over.
#[derive(Clone, Default)]
struct Ticks(Arc<AtomicU32>);

/// What a film shows for some time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    /// A card over the position.
    Card(Card),
    /// The position after this number of moves.
    Position(usize),
}

/// The positions; where the film leaves some out, a card says so.
fn scenes_of(plies: &[usize], has_cards: bool) -> impl Iterator<Item = Scene> {
    let mut before = None::<usize>;
    plies.iter().flat_map(move |ply| {
        let is_next = before.is_none_or(|before| before + 1 == *ply);
        before = Some(*ply);
        let later = Scene::Card(Card::Later(*ply));
        let later = Some(later).filter(|_| has_cards && !is_next);
        later.into_iter().chain([Scene::Position(*ply)])
    })
}

/// What is filmed, and how far the film has come.
#[derive(Resource)]
struct Camera {
    scenes: Vec<Scene>,
    /// Which of them is shown.
    at: usize,
    pace: Pace,
    /// When the next move is due, in ticks, where one follows the other in time.
    due: f32,
    rate: u32,
    ticks: Ticks,
    /// What is heard, if it has sound.
    track: Option<SoundTrack>,
    /// Whether there was time to read the caption.
    is_read: bool,
    /// Whether the camera drew the tick before.
    was_drawn: bool,
    /// Who reads the captions, if they are read.
    reader: Option<CaptionReader>,
    stage: FilmStage,
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
enum FilmStage {
    /// Nothing is drawn yet; the number of ticks that have passed.
    Settling(u32),
    /// The number of frames drawn that are not kept.
    Warming(u32),
    /// The match goes on; the number of ticks without any movement.
    Rolling(u32),
    /// Everything is drawn; the last pictures are still to come back.
    Emptying,
    /// The film is finished, or has failed.
    Over,
}

fn film_app(
    film: Film,
    progress: FilmProgress,
    (shots, ticks, track): (SyncSender<Shot>, Ticks, Option<SoundTrack>),
    trouble: Trouble,
    plugins: Plugins,
) -> App {
    let (width, height) = film.size;
    let samples = samples(film.size, film.quality);
    let mut app = table_without_window(film.size, samples, plugins);
    let tick = Duration::from_secs_f64(1.0 / f64::from(film.rate.max(1)));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(tick))
        .insert_resource(BoardAlone)
        .init_resource::<CommentParts>();
    {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.quality = setting(film.quality);
        settings.wear(film.dress, &film.game.terms().game);
        settings.reduce_motion = false;
        // The film shows the whole board.
        settings.follow_action = false;
        settings.muted = false;
        settings.volume = if film.sound.silent { 0.0 } else { 1.0 };
        settings.music = false;
        settings.ambience = match film.sound.ambience {
            None => AmbienceSetting::Off,
            Some(Ambience::Fire) => AmbienceSetting::Fire,
            Some(Ambience::Window) => AmbienceSetting::Window,
            Some(Ambience::Night) => AmbienceSetting::Night,
        };
    }
    if let Some(track) = track.clone() {
        app.insert_resource(SoundOutput::for_film(track));
    }
    if film.captions {
        let size = Vec2::new(width as f32, height as f32);
        if film.strip {
            app.add_plugins(strip::plugin);
        }
        // A voice reads all of a comment.
        let waits = matches!(film.pace, Pace::Rest(_)) && !film.sound.voice;
        caption::add_to(&mut app, size, film.strip, waits);
        if film.asks {
            app.insert_resource(QuestionAt(film.plies.last().copied()));
        }
    }
    // A film that stops early does not tell how the match ended.
    let is_whole = film.plies.last() == Some(&film.game.len());
    let has_ended = is_whole && film.game.outcome().is_some();
    let cards = film.cards && film.captions;
    let first = film.plies.first().copied().unwrap_or(0);
    let opening = cards.then_some(Scene::Card(Card::Opening));
    let ending = (cards && has_ended).then_some(Scene::Card(Card::Ending));
    let positions = scenes_of(&film.plies, film.captions);
    let scenes = opening.into_iter().chain(positions).chain(ending).collect();
    app.insert_resource(trouble)
        .insert_resource(Camera {
            scenes,
            at: 0,
            pace: film.pace,
            due: 0.0,
            rate: film.rate,
            ticks,
            track,
            is_read: true,
            was_drawn: true,
            reader: Voice::installed()
                .filter(|_| film.sound.voice && film.captions)
                .map(|voice| CaptionReader::new(voice, film.rate)),
            stage: FilmStage::Settling(0),
            tick: 0,
            rested: 0,
            asked: 0,
            reel: Reel::new(shots),
            progress,
        })
        .add_systems(PostUpdate, smooth)
        .add_systems(Last, roll);
    app.world_mut()
        .write_message(SessionRequest::watch(film.game.for_others()));
    app.world_mut().write_message(SessionRequest::seek(first));
    app
}

/// Whether anything in the picture changes.
#[derive(SystemParam)]
struct Movement<'w, 's> {
    moving: Query<'w, 's, (), With<Motion>>,
    changed: Query<'w, 's, (), ChangedThing>,
    turned: Query<'w, 's, (), (With<TableCamera>, Changed<GlobalTransform>)>,
    caption: Option<Res<'w, ShownCaption>>,
    parts: Res<'w, CommentParts>,
    lead: Option<Res<'w, ShownLead>>,
}

/// A thing on the table that looks different from the frame before.
type ChangedThing = (
    With<Mesh3d>,
    Or<(
        Changed<GlobalTransform>,
        Changed<Look>,
        Added<Mesh3d>,
        Changed<InheritedVisibility>,
        Changed<MeshTag>,
    )>,
);

impl Movement<'_, '_> {
    fn is_any(&self) -> bool {
        self.caption.as_ref().is_some_and(DetectChanges::is_changed)
            || self.lead.as_ref().is_some_and(DetectChanges::is_changed)
            || !self.moving.is_empty()
            || !self.changed.is_empty()
            || !self.turned.is_empty()
    }
}

/// What the filming acts on.
#[derive(SystemParam)]
struct Studio<'w, 's> {
    canvas: Res<'w, Canvas>,
    trouble: Res<'w, Trouble>,
    cameras: Query<'w, 's, &'static mut bevy::camera::Camera, With<TableCamera>>,
    requests: MessageWriter<'w, SessionRequest>,
    exit: MessageWriter<'w, AppExit>,
    card: Option<ResMut<'w, ShownCard>>,
    time: Res<'w, Time<Real>>,
    commands: Commands<'w, 's>,
}

impl Studio<'_, '_> {
    /// Switches drawing on or off.
    fn draw(&mut self, on: bool) {
        for mut camera in &mut self.cameras {
            if camera.is_active != on {
                camera.is_active = on;
            }
        }
    }

    /// Shows a card, or takes it away.
    fn hold(&mut self, card: Option<Card>) {
        if let Some(shown) = &mut self.card {
            shown.set_if_neq(ShownCard(card));
        }
    }

    /// Asks for the picture of this frame.
    fn shoot(&mut self, tick: u32) {
        let screenshot = self.canvas.screenshot();
        self.commands.spawn(screenshot).observe(
            move |captured: On<ScreenshotCaptured>,
                  canvas: Res<Canvas>,
                  camera: ResMut<Camera>,
                  trouble: Res<Trouble>,
                  exit: MessageWriter<AppExit>| {
                let picture = canvas.picture(&captured.image);
                develop(tick, picture, camera, &trouble, exit);
            },
        );
    }
}

fn roll(
    mut camera: ResMut<Camera>,
    table: Readiness,
    movement: Movement,
    session: Option<Res<Session>>,
    mut studio: Studio,
) {
    let camera = &mut *camera;
    camera.stage = match camera.stage {
        FilmStage::Settling(ticks) if ticks >= TICKS_AT_REST && table.is_ready() => {
            studio.hold(camera.card());
            studio.draw(true);
            FilmStage::Warming(0)
        }
        FilmStage::Settling(ticks) if ticks < TICKS_AT_MOST => FilmStage::Settling(ticks + 1),
        FilmStage::Settling(_) => {
            studio.trouble.set(texts::film_table_never_ready());
            studio.exit.write(AppExit::error());
            FilmStage::Over
        }
        FilmStage::Warming(frames) if frames < FRAMES_BEFORE => FilmStage::Warming(frames + 1),
        FilmStage::Warming(_) => FilmStage::Rolling(0),
        FilmStage::Rolling(quiet) => match session {
            Some(_) => {
                camera.is_read = !movement.parts.is_unread;
                let next = camera.tick(quiet, movement.is_any(), &mut studio);
                if let (Some(reader), Some(caption), Some(track)) =
                    (&mut camera.reader, &movement.caption, &camera.track)
                {
                    reader.read(caption, camera.tick, (track, studio.time.elapsed()));
                }
                next
            }
            None => FilmStage::Rolling(quiet),
        },
        FilmStage::Emptying if camera.asked == 0 => {
            let ends = camera.tick;
            if let Err(error) = camera.reel.pass_on(Some(ends)) {
                studio.trouble.set(error);
            }
            camera.reel.shots = None;
            camera.ticks.0.store(ends, Ordering::Relaxed);
            studio.exit.write(AppExit::Success);
            FilmStage::Over
        }
        FilmStage::Emptying => FilmStage::Emptying,
        FilmStage::Over => FilmStage::Over,
    };
}

impl Camera {
    /// The card that is shown, if it is one.
    fn card(&self) -> Option<Card> {
        match self.scenes.get(self.at) {
            Some(Scene::Card(card)) => Some(*card),
            _ => None,
        }
    }

    /// Whether there is no other position after the one that is shown.
    fn is_last_position(&self) -> bool {
        let rest = self.scenes.get(self.at + 1..).unwrap_or_default();
        !rest.iter().any(|scene| matches!(scene, Scene::Position(_)))
    }

    /// Whether the scene has been shown for long enough, at the end of a tick.
    fn is_over(&self) -> bool {
        let is_reading = self
            .reader
            .as_ref()
            .is_some_and(|it| it.is_reading(self.tick));
        let is_shown = self.card().is_some() || self.is_read;
        if matches!(self.pace, Pace::Rest(_)) && (is_reading || !is_shown) {
            return false;
        }
        let rests = |seconds: f32| self.rested as f32 >= seconds * self.rate as f32;
        match (self.scenes.get(self.at), self.pace) {
            (Some(Scene::Card(Card::Opening)), _) => rests(OPENING),
            (Some(Scene::Card(Card::Ending)), _) => rests(ENDING),
            (Some(Scene::Card(Card::Later(_))), _) => rests(LATER),
            (Some(Scene::Position(_)), Pace::Every(_)) => self.tick as f32 >= self.due,
            (Some(Scene::Position(_)), _) if self.is_last_position() => rests(FINAL),
            (Some(Scene::Position(_)), Pace::Rest(seconds)) => rests(seconds),
            (None, _) => true,
        }
    }

    /// A tick of the film. Nothing has moved in the `quiet` ticks before it.
    fn tick(&mut self, quiet: u32, moves: bool, studio: &mut Studio) -> FilmStage {
        let quiet = if moves { 0 } else { quiet.saturating_add(1) };
        if self.tick == 0 {
            self.begin_scene();
            if let Some(track) = &self.track {
                track.begin(studio.time.elapsed());
            }
        }
        // The camera draws this very frame: what is asked for now is it. One that did not draw
        // before sees nothing yet.
        let is_drawn = quiet <= AFTERWARDS;
        if self.tick == 0 || (is_drawn && self.was_drawn) {
            self.reel.begin(self.tick);
            self.asked += 1;
            studio.shoot(self.tick);
        }
        studio.draw(is_drawn);
        self.was_drawn = is_drawn;
        self.tick += 1;
        self.rested = if moves { 0 } else { self.rested + 1 };
        if !self.is_over() {
            return FilmStage::Rolling(quiet);
        }
        self.report();
        let before = self.scenes.get(self.at).copied();
        self.at += 1;
        let Some(scene) = self.scenes.get(self.at).copied() else {
            return FilmStage::Emptying;
        };
        self.rested = 0;
        self.begin_scene();
        studio.hold(self.card());
        let request = match (before, scene) {
            (Some(Scene::Position(one)), Scene::Position(next)) if next == one + 1 => {
                Some(ReplayRequest::Step(1))
            }
            (Some(Scene::Position(_)), Scene::Position(next))
            | (_, Scene::Card(Card::Later(next))) => Some(ReplayRequest::Seek(next)),
            _ => None,
        };
        if let Some(request) = request {
            studio.requests.write(SessionRequest::Replay(request));
        }
        // What the move sets in motion shows in the next frame.
        studio.draw(true);
        self.was_drawn = true;
        FilmStage::Rolling(0)
    }

    /// From now on a scene is shown that has just begun.
    fn begin_scene(&mut self) {
        if self.card().is_some() {
            self.due = 0.0;
        }
        if let (Some(Scene::Position(_)), Pace::Every(seconds)) =
            (self.scenes.get(self.at), self.pace)
        {
            // Parts of ticks add up over a film.
            let begins = match self.due > 0.0 {
                true => self.due,
                false => self.tick as f32,
            };
            let seconds = match self.is_last_position() {
                true => FINAL + ON_THE_WAY,
                false => seconds,
            };
            self.due = begins + seconds * self.rate as f32;
        }
    }

    fn report(&mut self) {
        let is_position = |scene: &&Scene| matches!(scene, Scene::Position(_));
        let done = self.scenes.iter().take(self.at).filter(is_position).count();
        let all = self.scenes.iter().filter(is_position).count();
        if self.card().is_none() {
            (self.progress)(done, all.saturating_sub(1));
        }
    }
}

fn develop(
    tick: u32,
    picture: Result<RgbImage, String>,
    mut camera: ResMut<Camera>,
    trouble: &Trouble,
    mut exit: MessageWriter<AppExit>,
) {
    camera.asked = camera.asked.saturating_sub(1);
    let developed = picture.and_then(|picture| camera.reel.develop(tick, picture.into_raw()));
    if let Err(error) = developed {
        trouble.set(error);
        camera.reel.shots = None;
        exit.write(AppExit::error());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_where_moves_are_left_out() {
        let plies = [4, 5, 9, 10];
        let scenes: Vec<Scene> = scenes_of(&plies, true).collect();
        let [before, _, card, after, _] = scenes[..] else {
            panic!("{scenes:?}");
        };
        assert_eq!((before, after), (Scene::Position(4), Scene::Position(9)));
        assert_eq!(card, Scene::Card(Card::Later(9)));
        assert_eq!(scenes_of(&plies, false).count(), plies.len());
    }
}
