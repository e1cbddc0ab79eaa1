//! Marks on the things of a table: what a game needs to know to decide on them,
//! and how they are laid. Which place is marked how is the game's own knowledge.

use bevy::{
    ecs::{query::QueryFilter, system::SystemParam},
    prelude::*,
};

use super::{
    pointing::{AimOf, Pointing},
    refusals::RefusedMove,
    table::{RuleState, TableGame},
};
use crate::plugins::{
    app::{
        machine::redraw::RedrawScheduler,
        session::{HintShown, Session},
        settings::Settings,
    },
    scene::surface::{Look, Mark},
};

/// What is to be marked at the table of a game; systems that ask run only while one is open.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "not every rule state has one")]
pub struct MarkingParams<'w, G: Pointing> {
    state: If<Res<'w, <G as TableGame>::State>>,
    session: If<Res<'w, Session>>,
    pub(crate) settings: Res<'w, Settings>,
    /// What is pointed at and held.
    pub aim: Res<'w, AimOf<G>>,
    hint: Res<'w, HintShown>,
    refused: Res<'w, RefusedMove<G>>,
}

impl<G: Pointing> MarkingParams<'_, G> {
    /// The rule state.
    pub fn table(&self) -> &G::State {
        &self.state
    }

    /// Whether a person at the table may move.
    pub fn may_move(&self) -> bool {
        self.session.person_may_move()
    }

    /// Whether the player wants to see where a move may end.
    pub fn shows_moves(&self) -> bool {
        self.may_move() && self.settings.move_hints
    }

    /// What is pointed at by somebody who may move, or by keys.
    pub fn pointed(&self) -> Option<G::Target> {
        let counts = self.may_move() || self.aim.by_keys;
        self.aim.target.filter(|_| counts)
    }

    /// The move that a hint proposes.
    pub fn hint(&self) -> Option<G::Move> {
        let mv = self.hint.mv(self.table().position())?;
        Some(mv.into_owned())
    }

    /// The move that was refused, while it is marked.
    pub fn refused(&self) -> Option<&G::Move> {
        self.refused.get()
    }

    /// The move that led to the position shown.
    pub fn last(&self) -> Option<G::Move> {
        let played = self.session.last_move()?;
        Some(played.downcast::<G>()?.mv.clone())
    }
}

/// The things of a table that bear marks, known by their component `C`.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have none")]
pub struct Marks<'w, 's, C: Component, F: QueryFilter + 'static = ()> {
    things: Query<'w, 's, (&'static C, &'static mut Look), F>,
    redraw: ResMut<'w, RedrawScheduler>,
}

impl<C: Component, F: QueryFilter> Marks<'_, '_, C, F> {
    /// Lays on each thing the mark that belongs there, and how strongly.
    pub fn show(&mut self, mut mark: impl FnMut(&C) -> (Mark, f32)) {
        for (thing, mut look) in &mut self.things {
            if lay_mark(&mut look, mark(thing)) {
                self.redraw.now();
            }
        }
    }
}

/// Lays a mark on a thing, and how strongly; whether it differs from the one before.
pub(crate) fn lay_mark(look: &mut Mut<'_, Look>, mark: (Mark, f32)) -> bool {
    let changed = (look.mark, look.strength) != mark;
    if changed {
        (look.mark, look.strength) = mark;
    }
    changed
}
