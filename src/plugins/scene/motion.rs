//! How things move: along legs, one after the other, at a pace the player sets.
//!
//! A thing with a [`Motion`] travels through poses and stops at the last one;
//! the frame after that it costs nothing. What a move means, and so which legs
//! there are, is the business of the game's own view.

use core::time::Duration;
use std::collections::VecDeque;

use bevy::{
    math::curve::{Curve, EaseFunction, EasingCurve},
    prelude::*,
};

use super::camera::ReduceMotion;
use crate::plugins::app::settings::Settings;
use crate::plugins::{
    app::{
        audio::{PlaySound, Sound},
        machine::redraw::RedrawScheduler,
    },
    scene::surface::Look,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>();
    app.add_systems(
        PreUpdate,
        follow_settings.run_if(resource_exists_and_changed::<Settings>),
    );
    app.add_systems(PostUpdate, travel.before(TransformSystems::Propagate));
}

fn follow_settings(settings: Res<Settings>, mut pace: ResMut<Pace>) {
    pace.set_if_neq(Pace {
        speed: settings.animation_speed,
    });
}

/// How fast things move.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pace {
    /// How many times faster than usual.
    pub(crate) speed: f32,
}

impl Default for Pace {
    fn default() -> Self {
        Self { speed: 1.0 }
    }
}

/// Where a thing is, how it is turned, and how far it has sunk into the dark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The place, in units of the board.
    pub at: Vec3,
    /// The rotation.
    pub turn: Quat,
    /// From 0 (lit) to 1 (black); black things are hidden.
    pub darkness: f32,
}

impl Pose {
    /// Upright and lit at `at`.
    pub const fn at(at: Vec3) -> Self {
        Self {
            at,
            turn: Quat::IDENTITY,
            darkness: 0.0,
        }
    }
}

/// A part of a way.
#[derive(Clone, Copy, Debug)]
pub struct Leg {
    /// Where it ends.
    pub to: Pose,
    /// How long it takes at the usual pace, in seconds.
    pub seconds: f32,
    /// How the way is divided over the time.
    pub ease: EaseFunction,
    /// How high it arches over the straight line.
    pub arch: f32,
}

impl Leg {
    /// Whether a thing that goes along it from there is set down.
    fn lands_from(&self, from: Pose) -> bool {
        let drop = self.arch.max(from.at.y - self.to.at.y);
        self.seconds > 0.0 && drop > DROP
    }
}

/// The way a thing has before it.
#[derive(Component, Clone, Debug)]
#[require(Transform, Visibility)]
pub struct Motion {
    legs: VecDeque<Leg>,
    from: Option<Pose>,
    elapsed: f32,
}

impl Motion {
    /// Along `legs`, from wherever the thing is.
    pub fn along(legs: impl IntoIterator<Item = Leg>) -> Self {
        Self {
            legs: legs.into_iter().collect(),
            from: None,
            elapsed: 0.0,
        }
    }

    /// To a pose at once.
    pub(crate) fn put(to: Pose) -> Self {
        Self::along([Leg {
            to,
            seconds: 0.0,
            ease: EaseFunction::Linear,
            arch: 0.0,
        }])
    }

    /// Goes on along `legs` after that.
    pub(crate) fn then(&mut self, legs: impl IntoIterator<Item = Leg>) {
        self.legs.extend(legs);
    }

    /// Where it ends.
    pub(crate) fn goal(&self) -> Option<Pose> {
        self.legs.back().map(|leg| leg.to)
    }
}

/// What is heard when a thing is set down: its material.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing(pub Sound);

/// What leaves the table: it is gone when its way ends.
#[derive(Component, Clone, Copy, Debug)]
pub struct Leaving;

/// How far a thing comes down on the last part of its way if that is to be heard, in
/// units of the board.
const DROP: f32 = 0.1;

/// A wait of some seconds in a pose.
pub const fn wait(pose: Pose, seconds: f32) -> Leg {
    Leg {
        to: pose,
        seconds,
        ease: EaseFunction::Linear,
        arch: 0.0,
    }
}

pub(crate) fn travel(
    time: Res<Time>,
    pace: Res<Pace>,
    still: Res<ReduceMotion>,
    mut redraw: ResMut<RedrawScheduler>,
    mut sounds: MessageWriter<PlaySound>,
    mut commands: Commands,
    mut things: Query<(
        Entity,
        &mut Motion,
        &mut Transform,
        &mut Visibility,
        Option<&mut Look>,
        Option<&Landing>,
        Has<Leaving>,
    )>,
) {
    // A frame that came late must not swallow a motion.
    let step = time.delta().min(Duration::from_millis(120)).as_secs_f32() * pace.speed;
    for (entity, mut motion, mut transform, mut visibility, mut look, landing, leaves) in
        &mut things
    {
        let darkness = look.as_ref().map_or(0.0, |look| look.darkness);
        let here = Pose {
            at: transform.translation,
            turn: transform.rotation,
            darkness,
        };
        let motion = motion.as_mut();
        // The first frame after a sleep is long and has nothing to do with us.
        let step = if motion.from.is_none() { 0.0 } else { step };
        let mut from = *motion.from.get_or_insert(here);
        motion.elapsed += step;
        let mut lands = false;
        if still.0
            && let Some(last) = motion.legs.pop_back()
        {
            // What is not seen coming down is heard all the same.
            let start = motion.legs.back().map_or(from, |leg| leg.to);
            lands = last.lands_from(start);
            motion.legs.clear();
            motion.legs.push_back(Leg {
                seconds: 0.0,
                ..last
            });
        }
        let mut pose = from;
        while let Some(leg) = motion.legs.front() {
            if motion.elapsed < leg.seconds {
                pose = along(from, leg, motion.elapsed / leg.seconds);
                break;
            }
            motion.elapsed -= leg.seconds;
            lands = leg.lands_from(from) || still.0 && lands;
            from = leg.to;
            pose = from;
            motion.legs.pop_front();
        }
        motion.from = Some(from);
        transform.translation = pose.at;
        transform.rotation = pose.turn;
        let shown = if pose.darkness < 1.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        visibility.set_if_neq(shown);
        if let Some(look) = look.as_mut()
            && look.darkness != pose.darkness
        {
            look.darkness = pose.darkness;
        }
        if motion.legs.is_empty() {
            if let Some(landing) = landing.filter(|_| lands && pose.darkness < 0.5) {
                sounds.write(PlaySound::at(landing.0, pose.at));
            }
            match leaves {
                true => commands.entity(entity).despawn(),
                false => drop(commands.entity(entity).remove::<Motion>()),
            }
        }
        redraw.now();
    }
}

fn along(from: Pose, leg: &Leg, part: f32) -> Pose {
    let eased = EasingCurve::new(0.0, 1.0, leg.ease).sample_clamped(part);
    let arch = 4.0 * leg.arch * part * (1.0 - part);
    Pose {
        at: from.at.lerp(leg.to.at, eased) + Vec3::Y * arch,
        turn: from.turn.slerp(leg.to.turn, eased),
        darkness: from.darkness + (leg.to.darkness - from.darkness) * eased,
    }
}
