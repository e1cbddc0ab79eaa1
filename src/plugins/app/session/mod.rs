//! The match on the table: the one place where requests become moves.
//!
//! Click, key, hint, opponent, puzzle and replay all write the same
//! [`SessionRequest`]. `apply` alone reads them, asks the rules, changes the
//! [`Session`] and announces what happened as a [`SessionFact`]. Boards, HUD,
//! sound, journal and opponents listen to the facts and to the session itself;
//! none of them changes it.

mod analysis;
mod apply;
mod autoplay;
mod chance;
mod clocks;
mod coach;
mod course;
mod edit;
mod keeping;
mod lesson;
mod notices;
mod other_program;
mod pace;
mod programs;
mod puzzle;
mod review;
mod series;
mod stakes;
mod state;
mod tasks;
mod thinking;
mod trial;
mod work;

use bevy::prelude::*;

pub(in crate::plugins::app) use self::apply::GONE;
pub use self::{
    analysis::Analysis,
    apply::{again, move_before},
    autoplay::Autoplay,
    clocks::TableClock,
    coach::Coach,
    edit::{EditState, EditStep, Tool},
    keeping::Archive,
    lesson::LessonState,
    programs::Programs,
    puzzle::{PlayedOut, PlayedOutKind, PuzzleState},
    review::{Moment, Progress, Review, is_reviewable, reader, verdicts},
    state::{Mode, Origin, Pointed, Purpose, Session, SessionFact, SessionRequest, Trouble},
    thinking::{Haste, HintShown, Thinking, ThinkingSettings},
};

/// What happens to the session in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SessionSystems {
    /// Clocks, autoplay, dice and opponents ask for what they want.
    Ask,
    /// Requests are carried out.
    Apply,
    /// The journal is written and opponents are set to work.
    Follow,
    /// Views follow the facts.
    Show,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>();
    app.add_message::<SessionRequest>();
    app.add_message::<SessionFact>();
    app.configure_sets(
        Update,
        (
            SessionSystems::Ask,
            SessionSystems::Apply,
            SessionSystems::Follow,
            SessionSystems::Show,
        )
            .chain(),
    );
    app.add_plugins((
        apply::plugin,
        autoplay::plugin,
        chance::plugin,
        clocks::plugin,
        coach::plugin,
        keeping::plugin,
        lesson::plugin,
        notices::plugin,
        programs::plugin,
        review::plugin,
        stakes::plugin,
        thinking::plugin,
    ));
}
