//! What moves in the still life: the things of the game that is pointed at come forward,
//! and now and then one of the others stirs.
//!
//! A thing that stirs costs frames only while it moves, and never where the processor
//! draws the picture, in reduced motion, or in a window that is not in front.

use core::time::Duration;

use bevy::{math::curve::EaseFunction, prelude::*, time::Real};

use crate::plugins::{
    app::{
        machine::redraw::RedrawScheduler,
        states::{Overlay, PointedGame, Screen},
    },
    games::xafka::traffic_light::TrafficLight,
    scene::{
        camera::ReduceMotion,
        motion::{Leg, Motion, Pose, wait},
        quality::Quality,
    },
};

/// From where things stand to where they stand when their game is pointed at.
const FORWARD: Vec3 = Vec3::new(0.0, 0.4, 0.75);
/// How long that takes, in seconds.
const COMING: f32 = 0.3;
/// How long nothing stirs.
const REST: Duration = Duration::from_secs(5);
/// How far things turn, in radians, and how high they hop.
const TURN: f32 = 0.55;
const HOP: f32 = 0.35;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointedGame>()
        .add_systems(
            Update,
            (
                (come_forward, light_up).run_if(resource_exists_and_changed::<PointedGame>),
                stir.run_if(may_stir),
            )
                .chain()
                .run_if(in_state(Screen::Title)),
        )
        .add_systems(OnExit(Screen::Title), |mut pointed: ResMut<PointedGame>| {
            pointed.0 = None;
        });
}

/// A thing of a game.
#[derive(Component, Debug)]
pub(super) struct Thing {
    game: &'static str,
    home: Pose,
    gesture: Gesture,
    is_forward: bool,
}

/// What a thing does when it stirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gesture {
    /// Nothing: others stand on it.
    None,
    /// It looks aside, and back.
    Turn,
    /// It hops twice.
    Hop,
}

impl Thing {
    pub(super) fn new(game: &'static str, at: &Transform, gesture: Gesture) -> Self {
        let home = Pose {
            at: at.translation,
            turn: at.rotation,
            darkness: 0.0,
        };
        Self {
            game,
            home,
            gesture,
            is_forward: false,
        }
    }

    /// Where it stands now.
    fn place(&self) -> Pose {
        let forward = if self.is_forward { FORWARD } else { Vec3::ZERO };
        Pose {
            at: self.home.at + forward,
            ..self.home
        }
    }

    fn stirring(&self) -> Vec<Leg> {
        let here = self.place();
        let leg = |to: Pose, seconds: f32, arch: f32| Leg {
            to,
            seconds,
            ease: EaseFunction::SineInOut,
            arch,
        };
        match self.gesture {
            Gesture::None => Vec::new(),
            Gesture::Turn => {
                let aside = Pose {
                    turn: Quat::from_rotation_y(TURN) * here.turn,
                    ..here
                };
                vec![leg(aside, 0.6, 0.0), wait(aside, 0.5), leg(here, 0.6, 0.0)]
            }
            Gesture::Hop => vec![leg(here, 0.4, HOP), leg(here, 0.3, 0.5 * HOP)],
        }
    }
}

fn come_forward(
    pointed: Res<PointedGame>,
    mut things: Query<(Entity, &mut Thing)>,
    mut commands: Commands,
) {
    for (entity, mut thing) in &mut things {
        let wanted = pointed.0 == Some(thing.game);
        if thing.is_forward != wanted {
            thing.is_forward = wanted;
            commands.entity(entity).insert(Motion::along([Leg {
                to: thing.place(),
                seconds: COMING,
                ease: EaseFunction::CubicOut,
                arch: 0.0,
            }]));
        }
    }
}

/// The traffic light of mini-Xafka, which stays where it is, turns green for its game.
fn light_up(pointed: Res<PointedGame>, mut lights: Query<&mut TrafficLight>) {
    let green = if pointed.0 == Some("xafka") { 1.0 } else { 0.0 };
    for mut light in &mut lights {
        let shown = TrafficLight {
            yellow: 1.0 - green,
            green,
            ..default()
        };
        light.set_if_neq(shown);
    }
}

/// Whether something may move that nobody has asked to.
fn may_stir(
    still: Res<ReduceMotion>,
    quality: Res<Quality>,
    overlay: Res<State<Overlay>>,
    windows: Query<&Window>,
) -> bool {
    !still.0
        && *quality != Quality::Low
        && *overlay == Overlay::None
        && windows.iter().any(|window| window.focused)
}

/// When something stirs, and how many times something has.
#[derive(Debug, Default)]
struct Stirring {
    due: Option<Duration>,
    times: usize,
}

/// Lets one thing stir, and asks to be woken for the next.
fn stir(
    time: Res<Time<Real>>,
    mut next: Local<Stirring>,
    mut redraw: ResMut<RedrawScheduler>,
    things: Query<(Entity, &Thing), Without<Motion>>,
    mut commands: Commands,
) {
    let now = time.elapsed();
    let mut due = *next.due.get_or_insert(now + REST);
    if now >= due {
        // Far from the last one in the list, which goes from game to game.
        let able: Vec<_> = things
            .iter()
            .filter(|(_, thing)| thing.gesture != Gesture::None)
            .collect();
        let place = (next.times * 5).checked_rem(able.len());
        if let Some((entity, thing)) = place.and_then(|place| able.get(place)) {
            commands
                .entity(*entity)
                .insert(Motion::along(thing.stirring()));
        }
        next.times += 1;
        due = now + REST;
        next.due = Some(due);
    }
    redraw.within(due - now);
}

#[cfg(test)]
mod tests {
    use bevy::{state::app::StatesPlugin, time::TimeUpdateStrategy};

    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)))
            .init_state::<Screen>()
            .init_resource::<RedrawScheduler>()
            .insert_resource(Quality::High)
            .insert_resource(ReduceMotion(false))
            .insert_resource(State::new(Overlay::None))
            .add_plugins(plugin);
        app.world_mut().spawn(Window {
            focused: true,
            ..default()
        });
        for (game, gesture) in [
            ("xima", Gesture::Hop),
            ("xima", Gesture::None),
            ("xong", Gesture::Turn),
        ] {
            let thing = Thing::new(game, &Transform::IDENTITY, gesture);
            app.world_mut().spawn(thing);
        }
        app.update();
        app
    }

    /// The games of the things that are to move, which then stand still again.
    fn moving(app: &mut App) -> Vec<&'static str> {
        let mut moving = app.world_mut().query::<(Entity, &Thing, &Motion)>();
        let found: Vec<_> = moving
            .iter(app.world())
            .map(|(entity, thing, _)| (entity, thing.game))
            .collect();
        for (entity, _) in &found {
            app.world_mut().entity_mut(*entity).remove::<Motion>();
        }
        found.into_iter().map(|(_, game)| game).collect()
    }

    fn seconds(app: &mut App, seconds: usize) -> usize {
        (0..seconds)
            .map(|_| {
                app.update();
                moving(app).len()
            })
            .sum()
    }

    #[test]
    fn what_is_pointed_at_comes_forward_and_goes_back() {
        let mut app = app();
        for (pointed, moved) in [
            (Some("xima"), vec!["xima", "xima"]),
            (Some("xima"), vec![]),
            (Some("xong"), vec!["xima", "xima", "xong"]),
            (None, vec!["xong"]),
        ] {
            app.insert_resource(PointedGame(pointed));
            app.update();
            let mut found = moving(&mut app);
            found.sort_unstable();
            assert_eq!(found, moved, "{pointed:?}");
        }
    }

    #[test]
    fn now_and_then_one_thing_stirs() {
        let mut app = app();
        assert_eq!(seconds(&mut app, 20), 4);
    }

    #[test]
    fn nothing_stirs_and_wants_frames_where_it_should_not() {
        let quiet: [fn(&mut App); 4] = [
            |app| *app.world_mut().resource_mut() = ReduceMotion(true),
            |app| *app.world_mut().resource_mut() = Quality::Low,
            |app| *app.world_mut().resource_mut() = State::new(Overlay::Settings),
            |app| {
                let mut windows = app.world_mut().query::<&mut Window>();
                windows.single_mut(app.world_mut()).unwrap().focused = false;
            },
        ];
        for make_quiet in quiet {
            let mut app = app();
            make_quiet(&mut app);
            app.insert_resource(RedrawScheduler::default());
            assert_eq!(seconds(&mut app, 20), 0);
            let redraw = app.world().resource::<RedrawScheduler>();
            assert_eq!(*redraw, RedrawScheduler::default());
        }
    }
}
