//! The hand over the table: what can be taken rises a little under the pointer or the
//! cursor; what is dragged hangs from the pointer, comes down over a place where it may
//! go, and glides home from any other. Taking it up and putting it back can be heard.
//!
//! Only the picture moves here: what a drag asks for is said in `pointing`.

use core::marker::PhantomData;

use bevy::{
    ecs::{
        query::{ROQueryItem, ReadOnlyQueryData},
        system::SystemParam,
    },
    prelude::*,
};

use super::{
    pointing::{AimOf, Choice, Pointing},
    ray::Ray,
    table::{RuleState, TableGame},
};
use crate::plugins::{
    app::{
        audio::{PlaySound, Sound},
        machine::redraw::RedrawScheduler,
        session::Session,
    },
    scene::{
        camera::ReduceMotion,
        motion::{self, Motion},
    },
    ui::touch::Grip,
};

/// How high a thing rises that can be taken, in units of the board.
const RAISED: f32 = 0.1;
/// How high it hangs while it is dragged.
const CARRIED: f32 = 0.6;
/// How high it waits over a place where it may go.
const POISED: f32 = 0.25;
/// How fast it follows: the part of the way that is left falls by e in 1 / RATE seconds.
const RATE: f32 = 15.0;
/// From here on it has arrived.
const NEAR: f32 = 2e-3;

/// A game with things that a hand can take.
pub trait Handled: Pointing {
    /// What says where a thing stands.
    type Thing: ReadOnlyQueryData + 'static;

    /// The place that a thing of the player to move can be taken from.
    fn grip(state: &Self::State, thing: ROQueryItem<'_, '_, Self::Thing>) -> Option<Self::Target>;

    /// Where a thing would stand at a place.
    fn stand(state: &Self::State, place: Self::Target) -> Option<Vec3> {
        Self::place(state, place)
    }

    /// Whether dragging from one place to another is a legal move.
    fn may_go(state: &Self::State, from: Self::Target, to: Self::Target) -> bool {
        match Self::drag(state, &Self::Held::default(), from, to) {
            Choice::Play(mv) => state.position().check(&mv).is_ok(),
            Choice::Hold(_) | Choice::Own | Choice::Nothing => false,
        }
    }
}

/// Where the pointer was last seen over a table.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct PointerRay(pub(super) Option<Ray>);

/// A thing that the hand has moved from its place.
#[derive(Component, Clone, Copy, Debug)]
struct Taken {
    /// Where it belongs.
    home: Vec3,
    /// Whether it has hung from the pointer since.
    carried: bool,
}

/// Lets a hand take the things of a game.
#[derive(Clone, Copy, Debug)]
pub struct HandPlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for HandPlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Handled> Plugin for HandPlugin<G> {
    fn build(&self, app: &mut App) {
        app.init_resource::<PointerRay>().add_systems(
            PostUpdate,
            (let_go, carry::<G>)
                .chain()
                .run_if(resource_exists::<G::State>)
                .after(motion::travel)
                .before(TransformSystems::Propagate),
        );
    }
}

/// What moves by itself is out of the hand.
fn let_go(mut commands: Commands, moving: Query<Entity, (With<Taken>, With<Motion>)>) {
    for entity in &moving {
        commands.entity(entity).remove::<Taken>();
    }
}

/// What the hand is doing.
#[derive(SystemParam)]
struct Hand<'w, G: Handled> {
    state: Res<'w, <G as TableGame>::State>,
    session: If<Res<'w, Session>>,
    aim: Res<'w, AimOf<G>>,
    ray: Res<'w, PointerRay>,
    still: Res<'w, ReduceMotion>,
}

impl<G: Handled> Hand<'_, G> {
    /// The place at which it takes hold, and whether it drags.
    fn grips(&self) -> Option<(G::Target, bool)> {
        if !self.session.person_may_move() {
            return None;
        }
        let dragged = self
            .aim
            .pressed
            .filter(|_| self.aim.pressed != self.aim.target);
        match dragged {
            Some(from) => Some((from, true)),
            None => Some((self.aim.target?, false)),
        }
    }

    /// Where a thing that it has taken is to be.
    fn goal(&self, home: Vec3, from: G::Target, drags: bool) -> Vec3 {
        if !drags {
            let rise = if self.still.0 { 0.0 } else { RAISED };
            return home + Vec3::Y * rise;
        }
        let over = self.aim.target;
        let over = over.filter(|over| G::may_go(&self.state, from, *over));
        match over.and_then(|over| G::stand(&self.state, over)) {
            Some(stand) => stand + Vec3::Y * POISED,
            None => self
                .ray
                .0
                .and_then(|ray| ray.at_height(home.y + CARRIED))
                .unwrap_or(home + Vec3::Y * CARRIED),
        }
    }
}

fn carry<G: Handled>(
    hand: Hand<G>,
    time: Res<Time>,
    mut things: Query<(Entity, G::Thing, &mut Transform, Option<&Taken>), Without<Motion>>,
    mut commands: Commands,
    mut redraw: ResMut<RedrawScheduler>,
    mut finger: ResMut<Grip>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let grip = hand.grips();
    // A frame that comes late must not swallow the way.
    let seconds = time.delta_secs().min(0.05);
    let part = if hand.still.0 {
        1.0
    } else {
        1.0 - (-RATE * seconds).exp()
    };
    for (entity, thing, mut transform, taken) in &mut things {
        let held = grip.filter(|(place, _)| G::grip(&hand.state, thing) == Some(*place));
        if held.is_none() && taken.is_none() {
            continue;
        }
        if held.is_some() {
            finger.set_if_neq(Grip::Drags);
        }
        let home = taken.map_or(transform.translation, |taken| taken.home);
        let goal = held.map_or(home, |(from, drags)| hand.goal(home, from, drags));
        let now = transform.translation;
        let arrives = now.distance(goal) < NEAR || part >= 1.0;
        if now != goal {
            transform.translation = if arrives { goal } else { now.lerp(goal, part) };
            redraw.now();
        }
        let drags = held.is_some_and(|(_, drags)| drags);
        let carried = taken.is_some_and(|taken| taken.carried);
        if drags && !carried {
            sounds.write(PlaySound::at(Sound::Lift, home));
        }
        if held.is_some() && (taken.is_none() || drags && !carried) {
            let carried = carried || drags;
            commands.entity(entity).insert(Taken { home, carried });
        } else if held.is_none() && arrives {
            commands.entity(entity).remove::<Taken>();
            if carried {
                sounds.write(PlaySound::at(Sound::PutBack, home));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ray_is_met_between_the_eye_and_the_plane() {
        let ray = Ray {
            eye: Vec3::new(0.0, 10.0, 0.0),
            hit: Vec3::new(10.0, 0.0, 0.0),
        };
        assert_eq!(ray.at_height(5.0), Some(Vec3::new(5.0, 5.0, 0.0)));
        let level = Ray {
            eye: Vec3::ZERO,
            hit: Vec3::X,
        };
        assert_eq!(level.at_height(1.0), None);
    }
}
