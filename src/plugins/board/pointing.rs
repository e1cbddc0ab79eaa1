//! What a game says of pointing at its table: what lies under a ray, what choosing it means,
//! where the cursor goes; and what is pointed at and held.
//!
//! Whether a move is legal is decided elsewhere, and what follows from the answers is in
//! `pointer`.

use core::fmt::Debug;

use bevy::prelude::*;

use super::{
    ray::Ray,
    steering::{in_turn, nearest},
    table::TableGame,
};
use crate::plugins::app::session::Pointed;

/// What a game says of pointing at its table.
pub trait Pointing: TableGame {
    /// Something that can be pointed at.
    type Target: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What the player has selected.
    type Held: Clone + PartialEq + Default + Debug + Send + Sync + 'static;

    /// Half the width of a place on the table, for the cursor's frame.
    const REACH: f32;

    /// What can be pointed at, in the order in which it is read.
    fn places(state: &Self::State) -> Vec<Self::Target>;

    /// Where on the table something is that can be pointed at; none where it lies elsewhere.
    fn place(state: &Self::State, target: Self::Target) -> Option<Vec3>;

    /// What lies where the ray from the eye hits the picking plane, or stands in its
    /// way. Where both could be meant, what is held may decide.
    fn target_at(state: &Self::State, held: &Self::Held, ray: Ray) -> Option<Self::Target>;

    /// What choosing something means.
    fn choice(
        state: &Self::State,
        held: &Self::Held,
        target: Self::Target,
    ) -> Choice<Self::Move, Self::Held>;

    /// What dragging from one thing to another means: the same as choosing the
    /// second, unless the game says otherwise.
    fn drag(
        state: &Self::State,
        held: &Self::Held,
        _from: Self::Target,
        to: Self::Target,
    ) -> Choice<Self::Move, Self::Held> {
        Self::choice(state, held, to)
    }

    /// Whether things are chosen as soon as the button goes down, and more of them while it
    /// is held.
    fn paints(_state: &Self::State) -> bool {
        false
    }

    /// What the pointer passes on its way from one thing to another while it
    /// paints, without the first.
    fn stroke(_from: Self::Target, to: Self::Target) -> Vec<Self::Target> {
        vec![to]
    }

    /// The name in the game's texts of the place that is pointed at, to set up a
    /// position; none where nothing can be put.
    fn spot(_state: &Self::State, _target: Self::Target) -> Option<String> {
        None
    }

    /// What Tab goes through, in a fixed order.
    fn stops(state: &Self::State, held: &Self::Held) -> Vec<Self::Target>;

    /// The stop after (or, with -1, before) the present one.
    fn next(state: &Self::State, aim: &AimOf<Self>, step: isize) -> Option<Self::Target> {
        in_turn(&Self::stops(state, &aim.held), aim.target, step).or(aim.target)
    }

    /// Where the cursor goes from the present place, or from the middle of the board, in a
    /// direction of the table: to the nearest one there, unless the game says otherwise.
    fn towards(
        state: &Self::State,
        now: Option<Self::Target>,
        direction: Vec3,
    ) -> Option<Self::Target> {
        nearest_place::<Self>(state, now, direction).or(now)
    }

    /// The move to make whatever is pointed at, such as a pass.
    fn only_move(_state: &Self::State) -> Option<Self::Move> {
        None
    }

    /// What is still pointed at and held when the position has changed.
    fn keep(_state: Option<&Self::State>, aim: &AimOf<Self>) -> AimOf<Self> {
        Aim {
            held: Self::Held::default(),
            ..aim.clone()
        }
    }
}

/// The place nearest to one, or to the middle of the board, in a direction of the table.
pub(crate) fn nearest_place<G: Pointing>(
    state: &G::State,
    from: Option<G::Target>,
    direction: Vec3,
) -> Option<G::Target> {
    let from = from.and_then(|from| G::place(state, from));
    let places = G::places(state).into_iter();
    let places = places.filter_map(|target| Some((target, G::place(state, target)?)));
    nearest(places, from.unwrap_or(Vec3::ZERO), direction, 0.3, 2.5)
}

/// A game that says in words what is pointed at.
pub trait Describes: Pointing {
    /// What is pointed at, and why it cannot be chosen.
    fn describe(state: &Self::State, aim: &AimOf<Self>, target: Self::Target) -> Pointed;
}

/// What choosing something means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<M, H> {
    /// This move is asked for, legal or not.
    Play(M),
    /// From now on this is held.
    Hold(H),
    /// The game sees to it: it reads [`Chosen`].
    Own,
    /// Nothing.
    Nothing,
}

/// What is pointed at, and what is held.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim<T: Send + Sync + 'static, H: Send + Sync + 'static> {
    /// What is under the pointer or the cursor.
    pub target: Option<T>,
    /// Whether it was reached by keys.
    pub by_keys: bool,
    /// What has been selected.
    pub held: H,
    /// Where the button of the mouse went down.
    pub pressed: Option<T>,
}

impl<T: Send + Sync, H: Default + Send + Sync> Default for Aim<T, H> {
    fn default() -> Self {
        Self {
            target: None,
            by_keys: false,
            held: H::default(),
            pressed: None,
        }
    }
}

/// The aim at the table of a game.
pub type AimOf<G> = Aim<<G as Pointing>::Target, <G as Pointing>::Held>;

/// Something was chosen: clicked, dragged to, or reached by keys and confirmed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen<T: Send + Sync + 'static> {
    /// What was chosen.
    pub target: T,
    /// What it was dragged from.
    pub from: Option<T>,
}

impl<T: Send + Sync> Chosen<T> {
    /// This, without dragging.
    pub(crate) const fn only(target: T) -> Self {
        Self { target, from: None }
    }
}
