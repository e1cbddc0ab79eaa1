//! The gentle director: over a match that is watched, the camera sees the whole
//! board, and leans to where a move happens and comes closer when something is
//! captured, climbed or closed in, and on the large boards of a show with every move:
//! those who watch it stand far off. It comes only so close that what moves stays clear
//! of the panels, from where it is to where it goes, with the move before it and what the
//! players aim at. For everything else it stays where
//! all of the board is.
//!
//! The game says where a move happens ([`Words::scene`]). A viewer who moves the
//! camera keeps it until the view is reset; the director can be switched off for a
//! steady camera.
//!
//! [`Words::scene`]: crate::plugins::ui::hud::Words::scene

use core::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::plugins::{
    app::{
        machine::redraw::RedrawScheduler,
        session::{Autoplay, Session, SessionFact, SessionSystems},
        settings::Settings,
        show::Showcase,
        visitors,
    },
    scene::camera::{CameraRequest, Framing, ReduceMotion},
    ui::hud::{BoardAlone, GameWords, Scene},
};

/// From this speed on the camera stays: it could not keep up without haste.
const HASTY: f32 = 4.0;
/// How long a closer look lasts: then all of the board is clear of the panels again.
const LOOK: Duration = Duration::from_secs(5);
/// How far the view leans to what deserves a closer look, and how close it comes.
const NOTABLE: (f32, f32) = (0.62, 1.5);
/// What would bring the camera no closer than this is seen with the whole board.
const HARDLY: f32 = 1.12;
/// Pieces and the space around them need more room than the middles of their places.
const AROUND: f32 = 1.08;
/// From this size on, in units from its middle to its edge, a board is large.
const LARGE: f32 = 5.0;
/// In how many directions the edge of the board is looked for.
const DIRECTIONS: usize = 24;

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Yielded>(app);
    app.init_resource::<Yielded>()
        .init_resource::<Close>()
        .add_systems(
            Update,
            (give_way, direct, step_back)
                .chain()
                .in_set(SessionSystems::Show)
                .run_if(not(resource_exists::<BoardAlone>)),
        );
}

/// The viewer has the camera in hand.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Yielded(bool);

/// How long the present closer look still lasts.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Close(Option<Duration>);

/// Shows the whole board again when a closer look has lasted long enough.
fn step_back(
    time: Res<Time<Real>>,
    session: If<Res<Session>>,
    watching: Watching,
    mut close: ResMut<Close>,
    mut camera: MessageWriter<CameraRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some(left) = close.0 else { return };
    if !watching.directs(&session) {
        close.0 = None;
        return;
    }
    let left = left.saturating_sub(time.delta());
    if left.is_zero() {
        close.0 = None;
        camera.write(wide());
        redraw.now();
    } else {
        close.0 = Some(left);
        redraw.within(left);
    }
}

/// A viewer who moves the camera keeps it, and gives it back by resetting the view.
fn give_way(
    mut requests: MessageReader<CameraRequest>,
    mut facts: MessageReader<SessionFact>,
    mut yielded: ResMut<Yielded>,
) {
    let mut now = yielded.0;
    for request in requests.read() {
        match request {
            CameraRequest::Orbit { .. } | CameraRequest::Pan(_) | CameraRequest::Zoom(_) => {
                now = true;
            }
            CameraRequest::Preset(_) | CameraRequest::NextPreset | CameraRequest::Fit => {
                now = false;
            }
            _ => {}
        }
    }
    // A table that opens sets its view itself, in whatever way.
    if facts.read().any(|fact| matches!(fact, SessionFact::Opened)) {
        now = false;
    }
    yielded.set_if_neq(Yielded(now));
}

/// What is watched, and whether the camera may follow it.
#[derive(SystemParam)]
struct Watching<'w> {
    settings: Res<'w, Settings>,
    still: Res<'w, ReduceMotion>,
    yielded: Res<'w, Yielded>,
    showcase: Option<Res<'w, Showcase>>,
    autoplay: Res<'w, Autoplay>,
}

impl Watching<'_> {
    /// Whether it is a show that nobody has sat down to.
    fn is_alone(&self) -> bool {
        self.showcase.as_ref().is_some_and(|show| show.alone())
    }

    fn directs(&self, session: &Session) -> bool {
        let watched = self.is_alone() || session.is_watched();
        watched && self.settings.follow_action && !self.still.0 && !self.yielded.0
    }

    /// Whether those who watch are far away, and see a large board only as a whole.
    fn is_seen_from_afar(&self, framing: &Framing) -> bool {
        let size = |edge: &f32| *edge >= LARGE;
        self.is_alone()
            && directions()
                .map(|way| edge(framing, way))
                .all(|it| size(&it))
    }

    fn is_hasty(&self) -> bool {
        self.autoplay.playing && self.autoplay.speed >= HASTY
    }
}

fn direct(
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    words: Res<GameWords>,
    watching: Watching,
    framing: Res<Framing>,
    mut close: ResMut<Close>,
    mut wide_since: Local<bool>,
    mut camera: MessageWriter<CameraRequest>,
) {
    let mut moved = None;
    for fact in facts.read() {
        match fact {
            SessionFact::Played { ply, .. } => moved = Some(*ply),
            SessionFact::Moved { to, step, .. } => {
                moved = step.as_ref().map(|_| *to).or(Some(0));
            }
            SessionFact::Opened => moved = Some(0),
            _ => {}
        }
    }
    if !watching.directs(&session) {
        // Switched off, or with somebody at the table, it leaves the whole board in view.
        if *wide_since && !watching.yielded.0 {
            camera.write(wide());
        }
        *wide_since = false;
        return;
    }
    *wide_since = true;
    let Some(ply) = moved else { return };
    let over = session.position().outcome().is_some();
    let scene = (ply > 0 && !over && !watching.is_hasty())
        .then(|| scene_of(&session, ply, &words))
        .flatten();
    let from_afar = watching.is_seen_from_afar(&framing);
    let shot = scene.map_or_else(wide, |mut scene| {
        scene.is_notable |= from_afar;
        if watching.is_alone() {
            // What was done before is still spoken of.
            let before = scene_of(&session, ply - 1, &words);
            let before = before.into_iter().flat_map(|it| it.places);
            scene.stays.extend(before);
        } else {
            // Whoever sits there knows what the players aim at.
            scene.stays.clear();
        }
        shot(&scene, &framing)
    });
    close.0 = (shot != wide()).then_some(LOOK);
    camera.write(shot);
}

fn scene_of(session: &Session, ply: usize, words: &GameWords) -> Option<Scene> {
    let played = session.record().move_before(ply)?;
    words.for_position(played.before()).scene(played.as_ref())
}

/// How much farther from the middle a place is seen for each unit of its height.
const HEIGHT: f32 = 1.15;

/// The whole board.
const fn wide() -> CameraRequest {
    CameraRequest::Frame {
        shift: Vec2::ZERO,
        zoom: 1.0,
    }
}

/// How a scene is seen.
fn shot(scene: &Scene, framing: &Framing) -> CameraRequest {
    let Some(last) = scene.places.last().filter(|_| scene.is_notable) else {
        return wide();
    };
    let sum: Vec3 = scene.places.iter().sum();
    let middle = sum / scene.places.len() as f32;
    // Where it leads counts more than where it came from.
    let to = middle.lerp(*last, 0.5) - framing.target;
    let (lean, closest) = NOTABLE;
    let lean = (to * lean).with_y(0.0);
    let zoom = closest.min(closest_clear(scene, framing, lean));
    if zoom < HARDLY {
        return wide();
    }
    CameraRequest::Frame {
        shift: Vec2::new(lean.x, -lean.z),
        zoom,
    }
}

/// How close the camera may come to the middle of the board, moved by `lean`, with all
/// places of the scene and what stays in view. From twice as near, a place is seen where one twice as far
/// from the middle was seen before, so this one has to be on the board.
fn closest_clear(scene: &Scene, framing: &Framing, lean: Vec3) -> f32 {
    let places = scene.places.iter().chain(&scene.stays);
    let offsets = places.map(|place| (*place - framing.target - lean) * AROUND);
    let zooms = offsets.flat_map(|offset| {
        directions().map(move |way| {
            // What is high is seen farther away.
            let reach = offset.xz().dot(way) + HEIGHT * offset.y * way.y.abs();
            if reach > 0.0 {
                edge(framing, way) / reach
            } else {
                f32::INFINITY
            }
        })
    });
    zooms.fold(f32::INFINITY, f32::min)
}

/// Directions all around, in the plane of the board.
fn directions() -> impl Iterator<Item = Vec2> {
    (0..DIRECTIONS).map(|n| Vec2::from_angle(core::f32::consts::TAU * n as f32 / DIRECTIONS as f32))
}

/// How far the board reaches in a direction from its middle.
fn edge(framing: &Framing, way: Vec2) -> f32 {
    let points = framing.points.iter();
    let reaches = points.map(|point| (*point - framing.target).xz().dot(way));
    reaches.fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            app::session::{Archive, ReplayRequest, SessionRequest, TableRequest},
            scene::camera::fit::{Window, stand},
            testing::{ask, headless_app},
        },
        record::{Match, shipped},
    };

    /// What the director has asked for.
    #[derive(Resource, Default)]
    struct Asked(Vec<CameraRequest>);

    fn listen(mut requests: MessageReader<CameraRequest>, mut asked: ResMut<Asked>) {
        let frames = requests
            .read()
            .filter(|it| matches!(it, CameraRequest::Frame { .. }));
        asked.0.extend(frames.copied());
    }

    fn watching(game: &str) -> (App, Match) {
        let mut app = headless_app(Archive::none());
        app.world_mut().resource_mut::<Settings>().reduce_motion = false;
        app.init_resource::<Asked>().add_systems(Last, listen);
        let shipped = shipped().into_iter().find(|it| it.game == game).unwrap();
        let record = shipped.load().unwrap();
        let watch = SessionRequest::watch(record.clone());
        ask(&mut app, watch);
        ask(&mut app, SessionRequest::seek(0));
        take(&mut app);
        (app, record)
    }

    fn take(app: &mut App) -> Vec<CameraRequest> {
        core::mem::take(&mut app.world_mut().resource_mut::<Asked>().0)
    }

    #[test]
    fn the_camera_leans_to_what_is_notable_and_sees_the_end_as_a_whole() {
        let (mut app, record) = watching("xima");
        let (notable, quiet) = {
            let words = app.world().resource::<GameWords>();
            let is_notable = |ply: &usize| {
                let played = record.move_before(*ply).unwrap();
                let scene = words.for_position(played.before()).scene(played.as_ref());
                scene.is_some_and(|it| it.is_notable)
            };
            let notable = (2..record.len()).find(is_notable).unwrap();
            let quiet = (2..record.len()).find(|ply| !is_notable(ply)).unwrap();
            (notable, quiet)
        };
        for (ply, is_near) in [(notable, true), (quiet, false)] {
            ask(&mut app, SessionRequest::seek(ply - 1));
            take(&mut app);
            ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(1)));
            let [CameraRequest::Frame { shift, zoom }] = take(&mut app)[..] else {
                panic!("one shot a move");
            };
            assert_eq!((shift != Vec2::ZERO, zoom > 1.0), (is_near, is_near));
        }
        // A closer look ends by itself.
        ask(&mut app, SessionRequest::seek(notable - 1));
        ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(1)));
        take(&mut app);
        app.world_mut().resource_mut::<Close>().0 = Some(Duration::ZERO);
        app.update();
        assert_eq!(take(&mut app), [wide()]);
        ask(&mut app, SessionRequest::seek(record.len() - 2));
        ask(&mut app, SessionRequest::seek(0));
        assert_eq!(take(&mut app).last(), Some(&wide()), "after a jump");
        ask(&mut app, SessionRequest::seek(record.len() - 1));
        take(&mut app);
        ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(1)));
        assert_eq!(take(&mut app), [wide()], "at the end");
    }

    #[test]
    fn a_viewer_keeps_the_camera_until_the_view_is_reset() {
        let (mut app, _) = watching("xafka");
        app.world_mut().write_message(CameraRequest::Zoom(1.2));
        ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(1)));
        assert!(take(&mut app).is_empty());
        app.world_mut().write_message(CameraRequest::Fit);
        app.update();
        ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(1)));
        assert_eq!(take(&mut app).len(), 1);
    }

    #[test]
    fn a_steady_camera_stays_with_the_whole_board() {
        let (mut app, _) = watching("xafka");
        ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(1)));
        take(&mut app);
        app.world_mut().resource_mut::<Settings>().follow_action = false;
        app.update();
        app.update();
        assert_eq!(take(&mut app), [wide()]);
        ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(1)));
        assert!(take(&mut app).is_empty());
    }

    /// Where a place is seen in the free part of the window, whose edges are at -1 and 1,
    /// after the camera has gone where it was asked to.
    fn seen(place: Vec3, shot: CameraRequest, framing: &Framing) -> Vec2 {
        let CameraRequest::Frame { shift, zoom } = shot else {
            panic!("a shot");
        };
        let rotation = Quat::from_rotation_x(-0.95);
        let tangent = Vec2::new(0.45, 0.25);
        let points: Vec<Vec3> = framing
            .points
            .iter()
            .map(|it| *it - framing.target)
            .collect();
        let stand = stand(&points, rotation, tangent, Window::FULL);
        let distance = stand.distance / zoom;
        let target = framing.target + Vec3::new(shift.x, 0.0, -shift.y);
        let eye = target + rotation * (stand.aside * distance).extend(distance);
        let from_eye = rotation.inverse() * (place - eye);
        from_eye.truncate() / -from_eye.z / tangent
    }

    #[test]
    fn what_moves_stays_in_the_free_part_of_the_window_at_every_ply_of_the_bundled_matches() {
        let mut app = headless_app(Archive::none());
        let mut close = 0;
        for bundled in shipped() {
            let record = bundled.load().unwrap();
            let watch = TableRequest::Watch(Box::new(record.clone()), None);
            ask(&mut app, SessionRequest::Table(watch));
            let framing = app.world().resource::<Framing>();
            let words = app.world().resource::<GameWords>();
            let mut position = record.start_position().boxed_clone();
            for (at, ply) in record.plies().iter().enumerate() {
                let played = position.played(&ply.mv).unwrap();
                let scene = words.for_position(position.as_ref()).scene(played.as_ref());
                position = played.after().boxed_clone();
                let Some(mut scene) = scene else { continue };
                scene.is_notable = true;
                let shot = shot(&scene, framing);
                close += u32::from(shot != wide());
                for place in scene.places.iter().chain(&scene.stays) {
                    let seen = seen(*place, shot, framing).abs();
                    let about = format!(
                        "{}, ply {}: {place} in {shot:?}: {seen}",
                        bundled.title,
                        at + 1
                    );
                    assert!(seen.max_element() <= 1.0, "{about}");
                }
            }
        }
        assert!(close > 500, "{close}");
    }

    #[test]
    fn a_capture_is_seen_from_near_and_a_quiet_move_with_the_whole_board() {
        let scene = |is_notable| Scene {
            places: vec![Vec3::new(3.0, 0.0, -2.0)],
            stays: Vec::new(),
            is_notable,
        };
        let corners = [-6.0, 6.0].map(|x| [-6.0, 6.0].map(|z| Vec3::new(x, 0.0, z)));
        let framing = Framing::new(Vec3::ZERO, corners.concat());
        let CameraRequest::Frame { shift, zoom } = shot(&scene(true), &framing) else {
            panic!("a shot");
        };
        assert!(zoom > 1.0);
        assert!(shift.x > 0.0 && shift.y > 0.0, "to the right and away");
        assert_eq!(shot(&scene(false), &framing), wide());
    }
}
