//! Carries out requests: the only code that changes the session.
//!
//! The decisions are plain functions of the [`Session`]; the system around them
//! takes requests from the queue, opens and closes tables, and announces facts.

use std::sync::Arc;

use bevy::{ecs::message::Messages, prelude::*};

use super::{
    Archive, Mode, Origin, Programs, Purpose, Session, SessionFact, SessionRequest, SessionSystems,
    TableClock, Trouble,
};
use crate::{
    cli::stamp,
    plugins::app::states::{ChosenGame, Screen},
    record::{Edit, Journal, Match, RecordError, Seat, SeatKind, Stakes, StoreError, Terms},
    rules::{AnyPlayedMove, MoveError, PlayerSet, Turn, registry},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableClock>().init_resource::<Tables>();
    app.add_systems(Update, carry_out_requests.in_set(SessionSystems::Apply));
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
    for request in requests {
        let facts = carry_out(world, request);
        world.write_message_batch(facts);
    }
}

fn carry_out(world: &mut World, request: SessionRequest) -> Vec<SessionFact> {
    match request {
        SessionRequest::Open(record) => {
            let record = world.resource::<Archive>().begin(*record);
            sit_down(world, Session::new(record, Purpose::Play))
        }
        SessionRequest::Resume(terms) => match resume(world.resource::<Archive>(), terms) {
            Ok(Some(record)) => sit_down(world, Session::new(record, Purpose::Play)),
            Ok(None) => vec![trouble(GONE.to_owned())],
            Err(error) => vec![trouble(format!("The match cannot be resumed: {error}"))],
        },
        SessionRequest::Watch(record, file) => {
            let mut session = Session::new(Journal::in_memory(*record), Purpose::Replay);
            session.saved_as = file;
            session.show(0);
            sit_down(world, session)
        }
        SessionRequest::Solve(puzzle) => match Session::puzzle(puzzle) {
            Ok(session) => sit_down(world, session),
            Err(error) => vec![trouble(format!("This puzzle cannot be set up: {error}"))],
        },
        SessionRequest::Learn(lesson) => match Session::lesson(lesson) {
            Ok(session) => sit_down(world, session),
            Err(error) => vec![trouble(format!("This lesson cannot be set up: {error}"))],
        },
        SessionRequest::Compose(position) => match Session::editor(position.as_ref()) {
            Ok(session) => sit_down(world, session),
            Err(error) => vec![trouble(format!("This position cannot be set up: {error}"))],
        },
        SessionRequest::Display(record, ply) => {
            let mut session = Session::new(Journal::in_memory(*record), Purpose::Display);
            session.show(ply);
            lay(world, session)
        }
        SessionRequest::PutAway => {
            let session = world.get_resource::<Session>();
            if !session.is_some_and(|session| matches!(session.purpose, Purpose::Display)) {
                return Vec::new();
            }
            world.remove_resource::<Session>();
            vec![SessionFact::Closed]
        }
        SessionRequest::AllowProgram(command) => {
            world.resource_mut::<Programs>().0.allow(&command);
            Vec::new()
        }
        SessionRequest::Leave => leave(world, None),
        SessionRequest::LeaveFor(screen) => leave(world, Some(screen)),
        request => world
            .try_resource_scope(|world, mut session: Mut<Session>| {
                world.resource_scope(|world, mut clock: Mut<TableClock>| {
                    session.carry_out(request, &mut clock, world.resource::<Archive>())
                })
            })
            .unwrap_or_default(),
    }
}

/// Clears the table, and opens the screen that is asked for or that suits what the
/// table was for.
fn leave(world: &mut World, screen: Option<Screen>) -> Vec<SessionFact> {
    let Some(session) = world.remove_resource::<Session>() else {
        return Vec::new();
    };
    world.resource_mut::<TableClock>().stop();
    let screen = screen.unwrap_or(match session.purpose {
        Purpose::Puzzle(_) => Screen::Puzzles,
        Purpose::Lesson(_) | Purpose::Edit(_) | Purpose::Play => Screen::Game,
        Purpose::Replay | Purpose::Trial => session.came_from,
        Purpose::Display => Screen::Title,
    });
    if screen != Screen::Title
        && let Some(entry) = registry::find(session.position.info().id)
    {
        world.resource_mut::<ChosenGame>().0 = entry.id;
    }
    world.resource_mut::<NextState<Screen>>().set(screen);
    vec![SessionFact::Closed]
}

/// What is said of a match that another window has taken, ended or discarded.
pub(in crate::plugins::app) const GONE: &str =
    "This match is not here any more, or another window is playing it.";

fn resume(archive: &Archive, terms: Option<Box<Terms>>) -> Result<Option<Journal>, StoreError> {
    let store = archive.store()?;
    let found = store.find_unfinished(terms.as_deref())?;
    found.map(|left| store.resume(left)).transpose()
}

fn sit_down(world: &mut World, session: Session) -> Vec<SessionFact> {
    let mut session = session;
    session.came_from = match *world.resource::<State<Screen>>().get() {
        Screen::Table => match world.get_resource::<Session>() {
            Some(before) => before.came_from,
            None => Screen::Title,
        },
        // On these, players look for the next match to watch.
        screen @ (Screen::Library | Screen::Game | Screen::Player) => screen,
        _ => Screen::Title,
    };
    let facts = lay(world, session);
    // If the table is open already, it stays: entering the screen anew would clear away the
    // board that is about to be set, or that stays the same.
    let mut screen = world.resource_mut::<NextState<Screen>>();
    NextState::set_if_neq(&mut screen, Screen::Table);
    facts
}

/// Puts a session on the table, whatever the screen.
fn lay(world: &mut World, mut session: Session) -> Vec<SessionFact> {
    // What was thought or said about the table before is about another match.
    let mut tables = world.resource_mut::<Tables>();
    tables.0 += 1;
    session.revision = tables.0 << REVISION_BITS;
    let mut clock = world.resource_mut::<TableClock>();
    if matches!(session.purpose, Purpose::Replay | Purpose::Display) {
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

/// The move that led to the position after `ply` plies, if any did.
#[must_use]
pub fn move_before(record: &Match, ply: usize) -> Option<Arc<dyn AnyPlayedMove>> {
    let last = ply.checked_sub(1)?;
    let text = &record.plies().get(last)?.mv;
    // What is in a record has been played in it.
    record.position_at(last).played(text).ok()
}

impl Session {
    /// A table for `record`, showing its last position.
    pub(super) fn new(record: Journal, purpose: Purpose) -> Self {
        let shown = record.len();
        Self {
            shown,
            position: record.position().boxed_clone(),
            last: move_before(&record, shown),
            record,
            purpose,
            mode: Mode::default(),
            revision: 0,
            calc: false,
            saved_as: None,
            paused: false,
            series: Vec::new(),
            watched: None,
            declined: PlayerSet::EMPTY,
            came_from: Screen::Title,
        }
    }

    /// Carries out what concerns an open table.
    fn carry_out(
        &mut self,
        request: SessionRequest,
        clock: &mut TableClock,
        archive: &Archive,
    ) -> Vec<SessionFact> {
        if matches!(self.purpose, Purpose::Edit(_)) {
            return self.carry_out_in_editor(request);
        }
        match request {
            SessionRequest::Play { text, origin } => self.play(&text, origin, clock),
            // A lesson is about one move.
            SessionRequest::PlaySeries(texts) if matches!(self.purpose, Purpose::Lesson(_)) => {
                let first = texts.first();
                first.map_or_else(Vec::new, |text| self.play(text, Origin::Person, clock))
            }
            SessionRequest::PlaySeries(texts) => self.play_series(&texts, clock),
            SessionRequest::JoinSince(from) => {
                self.join(from..self.record.len());
                Vec::new()
            }
            SessionRequest::Judgement { text, feedback } => {
                self.take_judgement(&text, feedback, clock)
            }
            SessionRequest::Reply(which) => self.reply(which),
            SessionRequest::ShowAnswer => self.show_answer(clock),
            SessionRequest::Undo => self.go_to(self.undo_target(), clock),
            // What was tried in a lesson or a puzzle is tried again rather than
            // repeated.
            SessionRequest::Redo if self.is_exercise() => Vec::new(),
            SessionRequest::Redo => self.go_to(self.redo_target(), clock),
            SessionRequest::Restart => self.restart(clock, archive),
            SessionRequest::Save => self.save(archive),
            SessionRequest::Resign => self.play("resign", Origin::Person, clock),
            SessionRequest::Seek(ply) => self.watch_at(ply, clock),
            SessionRequest::Step(by) => self.watch_at(self.shown.saturating_add_signed(by), clock),
            SessionRequest::PlayFromHere => self.play_from_here(clock, archive),
            SessionRequest::TryOut => self.try_out(clock),
            SessionRequest::TryAgain(ply) => self.try_again(ply, clock),
            SessionRequest::TryLine(moves) => self.try_line(&moves, clock),
            SessionRequest::EndTrial => self.end_trial(clock),
            SessionRequest::Calc if self.may_begin() => {
                self.let_the_computer_begin();
                Vec::new()
            }
            SessionRequest::Calc => {
                self.calc = self.may_be_asked_to_move();
                Vec::new()
            }
            SessionRequest::SetMode(mode) => {
                self.mode = mode;
                self.changed();
                Vec::new()
            }
            SessionRequest::SetSeat(player, seat) => {
                self.take_seat(player, seat);
                self.changed();
                Vec::new()
            }
            SessionRequest::DeclineProgram(command) => {
                self.decline_program(&command);
                Vec::new()
            }
            SessionRequest::SetPaused(paused) => {
                self.paused = paused && matches!(self.purpose, Purpose::Play);
                self.changed();
                clock.set_paused(self.paused);
                Vec::new()
            }
            // What a hint says is looked for elsewhere.
            SessionRequest::Hint => {
                self.assist();
                self.note_help();
                Vec::new()
            }
            // Tables were dealt with above.
            _ => Vec::new(),
        }
    }

    /// Whether the computer may make the move that is due.
    fn may_be_asked_to_move(&self) -> bool {
        matches!(self.purpose, Purpose::Play | Purpose::Trial)
            && self.mode != Mode::Ponder
            && self.at_end()
            && self.to_move().is_some()
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

    /// Shows the position after `ply` moves.
    pub(super) fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.record.len());
        self.last = move_before(&self.record, self.shown);
        self.position = match &self.last {
            Some(last) => last.after().boxed_clone(),
            None => self.record.position_at(self.shown),
        };
    }

    fn play(&mut self, text: &str, origin: Origin, clock: &mut TableClock) -> Vec<SessionFact> {
        if let Some(reason) = self.not_now(origin) {
            return vec![SessionFact::Refused {
                text: text.to_owned(),
                reason,
            }];
        }
        // A flag that has fallen stands, whatever else came in the same frame.
        let flagged = clock.flagged().is_some() && clock.flagged() == self.record.to_move();
        if flagged != (origin == Origin::Clock) {
            return Vec::new();
        }
        // What chance decides comes from chance alone.
        if (self.record.turn() == Turn::Chance) != (origin == Origin::Chance) {
            return Vec::new();
        }
        // Moves are judged on the position they are made in, which is the last.
        let text = match self.record.position().check_text(text) {
            Ok(text) => text,
            Err(error) => return vec![refusal(text, &error)],
        };
        let mut facts = Vec::new();
        match &mut self.purpose {
            Purpose::Puzzle(state) if origin == Origin::Person => {
                // It is played once it has been judged.
                state.trying = Some(text);
                return facts;
            }
            Purpose::Lesson(_) if origin == Origin::Person => {
                return self.try_in_lesson(&text, clock);
            }
            _ => {}
        }
        self.play_legal(&text, origin, clock, &mut facts);
        facts
    }

    pub(super) fn play_legal(
        &mut self,
        text: &str,
        origin: Origin,
        clock: &mut TableClock,
        facts: &mut Vec<SessionFact>,
    ) {
        self.forget_series();
        self.take_declined_seat(origin);
        if self.is_help(origin) {
            self.assist();
        }
        let used = clock.press();
        if let Err(error) = self.record.apply(Edit::play(text, used)) {
            facts.push(refusal(text, &error));
            return;
        }
        self.changed();
        self.show(self.record.len());
        if let Some(played) = self.last.clone() {
            facts.push(SessionFact::Played {
                played,
                ply: self.record.len(),
                origin,
            });
        }
        let outcome = self.record.outcome();
        if let Purpose::Puzzle(state) = &mut self.purpose {
            state.note(outcome.as_ref());
        }
        match outcome {
            Some(outcome) => {
                clock.stop();
                facts.push(SessionFact::Ended(outcome));
                facts.extend(self.finish());
            }
            // What is tried out takes no time.
            None if !matches!(self.purpose, Purpose::Play) => clock.stop(),
            None => clock.start(self.record.to_move()),
        }
    }

    /// Why no move of this origin may be made now, if so.
    pub(super) fn not_now(&self, origin: Origin) -> Option<String> {
        if matches!(self.purpose, Purpose::Replay) {
            return Some(
                "this is a replay: choose “Try out” or “Play on” to move the pieces".to_owned(),
            );
        }
        if matches!(self.purpose, Purpose::Display) {
            return Some("this match can only be watched".to_owned());
        }
        if let Purpose::Lesson(state) = &self.purpose
            && origin == Origin::Person
            && self.at_end()
            && !state.waits_for_move()
        {
            return Some(state.why_not().to_owned());
        }
        if let Purpose::Puzzle(state) = &self.purpose
            && origin == Origin::Person
            && let Some(reason) = state.why_not()
        {
            return Some(reason.to_owned());
        }
        match origin {
            Origin::Computer | Origin::Clock | Origin::Chance => None,
            Origin::Person if !self.at_end() => Some(
                "you are looking at an earlier position: go back to the match first".to_owned(),
            ),
            Origin::Person if self.paused => Some("the match is paused".to_owned()),
            Origin::Person if self.person_may_move() || self.record.outcome().is_some() => None,
            Origin::Person => {
                let name = self
                    .to_move()
                    .and_then(|player| self.position.colours().get(player.index()))
                    .map_or_else(|| "the opponent".to_owned(), ToString::to_string);
                Some(format!("it is {name}’s turn"))
            }
        }
    }

    fn play_from_here(&mut self, clock: &mut TableClock, archive: &Archive) -> Vec<SessionFact> {
        if matches!(self.purpose, Purpose::Replay | Purpose::Trial) {
            self.watched = None;
            // The match that was watched stays as it is: this is another one.
            self.record = Journal::in_memory(Match::clone(&self.record));
            self.edit(Edit::Truncate(self.shown));
            self.edit(Edit::Stakes(Stakes::Assisted));
            self.record = archive.begin(Match::clone(&self.record));
            self.purpose = Purpose::Play;
            self.saved_as = None;
            // The viewer takes over the seat to move, and the others reply.
            if let Some(player) = self.to_move()
                && let Some(seat) = self.seat(player)
                && !matches!(seat.kind, SeatKind::Human)
            {
                self.edit(Edit::Seat(player, Seat::of(SeatKind::Human)));
            }
        }
        let shown = self.shown;
        self.go_to(shown, clock)
    }

    fn restart(&mut self, clock: &mut TableClock, archive: &Archive) -> Vec<SessionFact> {
        match self.purpose {
            Purpose::Lesson(_) | Purpose::Puzzle(_) => return self.go_to(0, clock),
            Purpose::Replay | Purpose::Display => return self.watch_at(0, clock),
            Purpose::Trial => return self.end_trial(clock),
            _ => {}
        }
        // What was played so far is kept among the matches.
        let mut facts: Vec<SessionFact> = Vec::new();
        if self.in_progress() {
            facts.extend(self.finish());
        }
        match again(self.record.terms().clone()) {
            Ok(record) => {
                let record = archive.begin(record);
                let (mode, revision) = (self.mode, self.revision + 1);
                *self = Self {
                    mode,
                    revision,
                    declined: self.declined,
                    ..Self::new(record, Purpose::Play)
                };
                clock.set(&self.record);
                facts.push(SessionFact::Opened);
            }
            Err(error) => facts.push(trouble(format!("The match cannot be restarted: {error}"))),
        }
        facts
    }

    fn save(&mut self, archive: &Archive) -> Vec<SessionFact> {
        match archive.save(&mut self.record) {
            Ok(Some(file)) => {
                self.saved_as = Some(file.clone());
                vec![SessionFact::Saved(file)]
            }
            Ok(None) => Vec::new(),
            Err(error) => vec![trouble(format!("The match could not be saved: {error}"))],
        }
    }

    /// Saves what has been played and ends its journal.
    fn finish(&mut self) -> Option<SessionFact> {
        match self.record.finish() {
            Ok(file) => {
                self.saved_as = file.clone();
                file.map(SessionFact::Saved)
            }
            Err(error) => Some(trouble(format!("The match could not be saved: {error}"))),
        }
    }
}

pub(super) fn refusal(text: &str, error: &MoveError) -> SessionFact {
    let reason = match error {
        MoveError::Illegal { reason, .. } => reason.clone(),
        MoveError::Unreadable(error) => error.to_string(),
    };
    SessionFact::Refused {
        text: text.to_owned(),
        reason,
    }
}

#[cfg(test)]
impl Session {
    /// A table that keeps nothing on a disk.
    pub(crate) fn for_test(record: Match, purpose: Purpose) -> Self {
        Self::new(Journal::in_memory(record), purpose)
    }
}
