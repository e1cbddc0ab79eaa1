//! Carries out requests: the only code that changes the session.
//!
//! The system takes requests from the queue, opens and closes tables, hands on what an
//! activity is asked, and announces facts. What an activity does is in its own module, as
//! plain functions of the [`Session`].

use core::time::Duration;
use std::{sync::Arc, thread};

use bevy::{ecs::message::Messages, prelude::*};

use super::{
    Archive, ComputerMode, Origin, PlayRequest, Programs, Requests, Session, SessionFact,
    SessionRequest, SessionSystems, TableClock, TableRequest, Trouble, display,
    state::{ActivityState, PlayState, ReplayPlace, ReplayState},
};
use crate::{
    plugins::app::{
        settings::Profile,
        states::{Activity, ChosenGame, Screen},
    },
    record::{Edit, Journal, Match, RecordError, StoreError, Terms, stamp},
    rules::{AnyGame, AnyPlayedMove, MoveError, PlayerSet, RequestedMove, registry},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableClock>().init_resource::<Tables>();
    app.add_systems(Requests, carry_out_requests.in_set(SessionSystems::Apply));
}

/// How many tables have been opened.
#[derive(Resource, Debug, Default)]
struct Tables(u64);

/// No match changes more often than this many bits can count.
const REVISION_BITS: u32 = 32;

fn carry_out_requests(world: &mut World) {
    let requests: Vec<SessionRequest> = world
        .resource_mut::<Messages<SessionRequest>>()
        .drain()
        .collect();
    let mut is_another = false;
    for request in requests {
        // What was found for the table before is no move of the next one.
        if is_another && is_for_what_was_seen(&request) {
            continue;
        }
        is_another |= matches!(request, SessionRequest::Table(_));
        let facts = carry_out(world, request);
        world.write_message_batch(facts);
    }
}

/// Whether it answers the position as it was when it was asked for.
const fn is_for_what_was_seen(request: &SessionRequest) -> bool {
    let SessionRequest::Play(PlayRequest::Move { origin, .. }) = request else {
        return false;
    };
    !matches!(origin, Origin::Person)
}

fn carry_out(world: &mut World, request: SessionRequest) -> Vec<SessionFact> {
    match request {
        SessionRequest::Table(request) => carry_out_table_request(world, request),
        SessionRequest::Display(request) => display::carry_out(world, request),
        SessionRequest::Play(request) => at_table(world, |session, clock, archive| {
            if session.editor().is_some() {
                session.carry_out_play_in_editor(request)
            } else {
                session.carry_out_play(request, clock, archive)
            }
        }),
        SessionRequest::Replay(request) => at_table(world, |session, clock, archive| {
            session.carry_out_replay(request, clock, archive)
        }),
        SessionRequest::Trial(request) => at_table(world, |session, clock, _| {
            session.carry_out_trial(request, clock)
        }),
        SessionRequest::Puzzle(request) => at_table(world, |session, clock, _| {
            session.carry_out_puzzle(request, clock)
        }),
        SessionRequest::Lesson(request) => at_table(world, |session, clock, _| {
            session.carry_out_lesson(request, clock)
        }),
        SessionRequest::Edit(step) => at_table(world, |session, _, _| session.take_step(step)),
    }
}

/// Does something with the session, if there is one.
pub(super) fn at_table(
    world: &mut World,
    act: impl FnOnce(&mut Session, &mut TableClock, &Archive) -> Vec<SessionFact>,
) -> Vec<SessionFact> {
    world
        .try_resource_scope(|world, mut session: Mut<Session>| {
            world.resource_scope(|world, mut clock: Mut<TableClock>| {
                act(&mut session, &mut clock, world.resource::<Archive>())
            })
        })
        .unwrap_or_default()
}

fn carry_out_table_request(world: &mut World, request: TableRequest) -> Vec<SessionFact> {
    let set_up = |session: Result<Session, String>, what| {
        session.map_err(|error| vec![trouble(texts::app_not_set_up(what, &error))])
    };
    let session = match request {
        TableRequest::Open(record) => {
            let record = world.resource::<Archive>().begin(*record);
            Ok(Session::at_play(record))
        }
        TableRequest::Resume(terms) => match resume(world.resource::<Archive>(), terms) {
            Ok(Some(record)) => Ok(Session::at_play(record)),
            Ok(None) => Err(vec![trouble(texts::app_match_gone().to_owned())]),
            Err(error) => Err(vec![trouble(texts::app_not_resumed(&error.to_string()))]),
        },
        TableRequest::Watch(record, file) => Ok(Session::at_replay(ReplayPlace {
            record: *record,
            shown: 0,
            saved_as: file,
        })),
        TableRequest::BackToReplay => {
            let table = world.get_resource_mut::<Session>();
            let place = table.and_then(|mut session| session.take_replay());
            place.map(Session::at_replay).ok_or_else(Vec::new)
        }
        TableRequest::Solve(puzzle) => set_up(Session::with_puzzle(puzzle), "puzzle"),
        TableRequest::Learn(lesson) => set_up(Session::with_lesson(lesson), "lesson"),
        TableRequest::Compose(position) => {
            set_up(Session::with_editor(position.as_ref()), "position")
        }
        TableRequest::AllowProgram(command) => {
            world.resource_mut::<Programs>().0.allow(&command);
            Err(Vec::new())
        }
        TableRequest::Leave => Err(leave(world, None)),
        TableRequest::LeaveFor(screen) => Err(leave(world, Some(screen))),
    };
    match session {
        Ok(session) => open_table(world, session),
        Err(facts) => facts,
    }
}

/// Clears the table, and opens the screen that is asked for or that suits what the
/// table was for.
fn leave(world: &mut World, screen: Option<Screen>) -> Vec<SessionFact> {
    let Some(session) = world.remove_resource::<Session>() else {
        return Vec::new();
    };
    world.resource_mut::<TableClock>().stop();
    let screen = screen.unwrap_or(match session.activity() {
        Activity::Puzzle => Screen::Puzzles,
        Activity::Play if session.comes_from_replay() => session.came_from,
        Activity::Lesson | Activity::Edit | Activity::Play => Screen::Game,
        Activity::Replay | Activity::Trial => session.came_from,
        Activity::Display => Screen::Title,
    });
    if screen != Screen::Title
        && let Some(entry) = registry::find(session.position.info().id)
    {
        world.resource_mut::<ChosenGame>().0 = entry.id;
    }
    world.resource_mut::<NextState<Screen>>().set(screen);
    vec![SessionFact::Closed]
}

/// How many times it is tried to claim a match.
const CLAIMED_FOR: u32 = 8;

fn resume(archive: &Archive, terms: Option<Box<Terms>>) -> Result<Option<Journal>, StoreError> {
    let store = archive.store()?;
    let mut found = store.find_unfinished(terms.as_deref())?;
    // The list of matches claims each for the moment in which it is read.
    for _ in 0..CLAIMED_FOR {
        if found.is_some() {
            break;
        }
        thread::sleep(Duration::from_millis(50));
        found = store.find_unfinished(terms.as_deref())?;
    }
    found.map(|left| store.resume(left)).transpose()
}

fn open_table(world: &mut World, session: Session) -> Vec<SessionFact> {
    let mut session = session;
    if let Some(Profile(owner)) = world.get_resource() {
        session.author.clone_from(&owner.called);
    }
    session.came_from = match *world.resource::<State<Screen>>().get() {
        Screen::Table => match world.get_resource::<Session>() {
            Some(before) => before.came_from,
            None => Screen::Title,
        },
        // On these, players look for the next match to watch.
        screen @ (Screen::Library | Screen::Game | Screen::Player) => screen,
        _ => Screen::Title,
    };
    let facts = insert_session(world, session);
    // If the table is open already, it stays: entering the screen anew would clear away the
    // board that is about to be set, or that stays the same.
    let mut screen = world.resource_mut::<NextState<Screen>>();
    NextState::set_if_neq(&mut screen, Screen::Table);
    facts
}

/// Puts a session on the table, whatever the screen.
pub(super) fn insert_session(world: &mut World, mut session: Session) -> Vec<SessionFact> {
    // What was thought or said about the table before is about another match.
    let mut tables = world.resource_mut::<Tables>();
    tables.0 += 1;
    session.revision = tables.0 << REVISION_BITS;
    let mut clock = world.resource_mut::<TableClock>();
    if session.is_watched() || session.is_displayed() {
        clock.show(session.record(), session.shown);
    } else {
        clock.set(session.record());
    }
    world.insert_resource(session);
    vec![SessionFact::Opened]
}

pub(super) fn trouble(message: String) -> SessionFact {
    SessionFact::Trouble(Trouble { message })
}

/// Another match on the same terms, which begins now.
///
/// # Errors
/// When the terms make no match.
pub fn again(mut terms: Terms) -> Result<Match, RecordError> {
    terms.stakes = terms.stakes.for_rematch();
    stamp(&mut terms);
    Match::new(terms)
}

impl Session {
    /// A table for `record`, showing its last position.
    pub(super) fn new(record: Journal, activity: ActivityState) -> Self {
        let shown = record.len();
        Self {
            shown,
            position: record.position().boxed_clone(),
            last: record.move_before(shown),
            record,
            activity,
            mode: ComputerMode::default(),
            revision: 0,
            calc: false,
            saved_as: None,
            series: Vec::new(),
            author: String::new(),
            deleted: None,
            declined: PlayerSet::EMPTY,
            guests: PlayerSet::EMPTY,
            came_from: Screen::Title,
        }
    }

    /// A table at which a match is played.
    fn at_play(record: Journal) -> Self {
        Self::new(record, ActivityState::Play(PlayState::default()))
    }

    /// A table at which a match is watched.
    fn at_replay(place: ReplayPlace) -> Self {
        let replay = ActivityState::Replay(ReplayState::default());
        let mut session = Self::new(Journal::in_memory(place.record), replay);
        session.saved_as = place.saved_as;
        session.show(place.shown);
        session
    }

    /// Edits the record other than by a move.
    pub(super) fn edit(&mut self, edit: Edit) {
        let edited = self.record.apply(edit);
        debug_assert!(edited.is_ok(), "{edited:?}: only moves can be refused");
    }

    /// What was thought about the record as it was is out of date.
    pub(super) const fn changed(&mut self) {
        self.revision += 1;
        self.calc = false;
    }

    /// Shows the position after the move that has just been played.
    pub(super) fn show_played(&mut self, played: Arc<dyn AnyPlayedMove>) {
        self.shown = self.record.len();
        self.position = played.after().boxed_clone();
        self.last = Some(played);
    }

    /// Shows the position after `ply` moves.
    pub(super) fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.record.len());
        self.last = self.record.move_before(self.shown);
        self.position = match &self.last {
            Some(last) => last.after().boxed_clone(),
            None => self.record.position_at(self.shown),
        };
    }
}

/// That a move was refused.
pub(super) fn refusal(mv: &RequestedMove, error: &MoveError) -> SessionFact {
    let (canonical, reason) = match error {
        MoveError::Illegal { text, reason } => (text, reason.clone()),
        MoveError::Unreadable(error) => (&error.text, error.to_string()),
    };
    let text = match mv {
        RequestedMove::Text(text) => text.clone(),
        RequestedMove::Typed(_) => canonical.clone(),
    };
    SessionFact::Refused { text, reason }
}

/// A move in the words in which it was asked for.
pub(super) fn as_asked(mv: &RequestedMove, position: &dyn AnyGame) -> String {
    match (mv, position.check_move(mv)) {
        (RequestedMove::Text(text), _) => text.clone(),
        (_, Ok(text) | Err(MoveError::Illegal { text, .. })) => text,
        (_, Err(MoveError::Unreadable(error))) => error.text,
    }
}

#[cfg(test)]
impl Session {
    /// A table that keeps nothing on a disk, for what needs no more than a match.
    pub(crate) fn for_test(record: Match, activity: Activity) -> Self {
        let mut session = Self::at_play(Journal::in_memory(record));
        if matches!(activity, Activity::Replay | Activity::Trial) {
            session.activity = ActivityState::Replay(ReplayState::default());
        }
        if activity == Activity::Trial {
            session.leave_for_trial(None, &mut TableClock::default());
        }
        session
    }
}
