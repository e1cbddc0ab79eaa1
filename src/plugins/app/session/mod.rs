//! The match on the table: the one place where requests become moves.
//!
//! Click, key, hint, opponent, puzzle and replay all write the same
//! [`SessionRequest`]. `table` alone reads them, asks the rules, changes the
//! [`Session`] and announces what happened as a [`SessionFact`]. Boards, HUD,
//! sound, journal and opponents listen to the facts and to the session itself;
//! none of them changes it.
//!
//! What a table is for is its [`Activity`]; each has a module here with its state, what
//! can be asked of it and what carries that out. The state [`Activity`] follows the
//! session, for systems and panels that run in one activity alone.

mod coach;
mod display;
mod edit;
mod history;
mod lesson;
mod notices;
mod play;
mod puzzle;
mod replay;
mod request;
mod review;
mod state;
mod table;
mod thinking;
mod trial;

use bevy::prelude::*;

use super::states::{Activity, Screen};

pub use self::puzzle::PlayedOut;
pub use self::{
    coach::Coach,
    display::DisplayRequest,
    edit::{EditState, EditStep, Tool},
    lesson::{LessonRequest, LessonState},
    play::{Archive, PlayRequest, Programs, TableClock},
    puzzle::{PlayedOutKind, PuzzleRequest, PuzzleState},
    replay::{Autoplay, PlayOn, ReplayRequest},
    request::{SessionRequest, TableRequest},
    review::{Moment, Progress, Review, Tally, is_reviewable, reader, verdicts},
    state::{ComputerMode, Origin, Pointed, Session, SessionFact, Trouble},
    table::{again, move_before},
    thinking::{Analysis, Haste, HintShown, Thinking, ThinkingSettings},
    trial::TrialRequest,
};

/// What happens to the session in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SessionSystems {
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
    app.add_systems(Update, follow_activity.in_set(SessionSystems::Follow));
    app.add_plugins((
        coach::plugin,
        lesson::plugin,
        notices::plugin,
        play::plugin,
        replay::plugin,
        review::plugin,
        table::plugin,
        thinking::plugin,
    ));
}

/// Brings the state in line with the session: at once where the table stays open, and
/// together with the screen where it opens.
fn follow_activity(world: &mut World) {
    let Some(session) = world.get_resource::<Session>() else {
        return;
    };
    let activity = session.activity();
    let known = world.get_resource::<State<Activity>>();
    if activity == Activity::Display || known.is_some_and(|known| *known.get() == activity) {
        return;
    }
    world.resource_mut::<NextState<Activity>>().set(activity);
    if matches!(world.resource::<NextState<Screen>>(), NextState::Unchanged) {
        world.run_schedule(StateTransition);
    }
}
