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

mod ahead;
mod coach;
mod display;
mod edit;
mod guess;
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

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, prelude::*};

use super::states::Activity;

pub use self::puzzle::PlayedOut;
pub(crate) use self::{
    coach::Coach,
    guess::Guesses,
    review::{Resigned, addressed, is_reviewable, retrospect},
    thinking::Haste,
};
pub use self::{
    display::DisplayRequest,
    edit::{EditState, EditStep, Tool},
    lesson::{LessonRequest, LessonState},
    play::{Archive, PlayRequest, Programs, TableClock},
    puzzle::{PlayedOutKind, PuzzleRequest, PuzzleState},
    replay::{Autoplay, PlayOn, ReplayRequest},
    request::{SessionRequest, TableRequest},
    review::{Moment, Progress, Review, Tally, reader},
    state::{ComputerMode, Origin, Pointed, Session, SessionFact, Trouble},
    table::again,
    thinking::{Analysis, HintShown, Surrender, Thinking, ThinkingSettings},
    trial::TrialRequest,
};

/// The schedule between input and [`StateTransition`], in which what was asked for becomes
/// what is. In [`Update`] and later nothing changes the session: states, views and panels
/// agree about it.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Requests;

/// What happens to the session in a frame, in this order: the first two in [`Requests`], the
/// others in [`Update`].
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
    app.init_schedule(Requests);
    app.world_mut()
        .resource_mut::<MainScheduleOrder>()
        .insert_after(PreUpdate, Requests);
    app.configure_sets(
        Requests,
        (SessionSystems::Ask, SessionSystems::Apply).chain(),
    );
    app.configure_sets(
        Update,
        (SessionSystems::Follow, SessionSystems::Show).chain(),
    );
    app.add_systems(Requests, set_activity.after(SessionSystems::Apply));
    app.add_plugins((
        ahead::plugin,
        coach::plugin,
        guess::plugin,
        lesson::plugin,
        notices::plugin,
        play::plugin,
        replay::plugin,
        review::plugin,
        table::plugin,
        thinking::plugin,
    ));
}

/// Says to the states, which change next, what the table is for.
fn set_activity(
    session: Option<Res<Session>>,
    known: Option<Res<State<Activity>>>,
    mut next: ResMut<NextState<Activity>>,
) {
    let activity = session.map_or(Activity::Display, |session| session.activity());
    if known.is_none_or(|known| *known != activity) {
        next.set(activity);
    }
}
