//! Lessons at the table: a move is judged by the lesson, played whatever it is
//! worth so that its consequences are seen, and what follows is played by itself;
//! so is what a puzzle plays out on the board.

use crate::plugins::app::session::state::ActivityState;
use core::time::Duration;

use bevy::prelude::*;

use super::{
    Origin, PlayRequest, PlayedOutKind, Requests, Session, SessionFact, SessionRequest,
    SessionSystems, TableClock,
};
use crate::{
    engine::lessons::{Lesson, Remark, Wanted},
    plugins::app::machine::redraw::RedrawScheduler,
    record::{Journal, Match, Seat, Terms},
    rules::{Player, RequestedMove, Turn},
    texts,
};

/// How long a move is looked at before what follows is played.
const LOOK: Duration = Duration::from_millis(1500);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Requests, go_on.in_set(SessionSystems::Ask));
}

/// What is asked of a lesson.
#[derive(Clone, Debug)]
pub enum LessonRequest {
    /// Choose this reply to the question.
    Reply(usize),
    /// Show the right move on the board.
    ShowAnswer,
}

/// How far a lesson has come.
#[derive(Clone, Debug)]
pub struct LessonState {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The player whose moves are made by the person.
    pub(crate) learner: Player,
    /// What was said about the last try.
    pub remark: Option<Remark>,
    /// The reply that was chosen to a question.
    pub reply: Option<usize>,
    /// How many tries were wrong.
    pub mistakes: u32,
    /// Whether the right move is shown on the board.
    pub shows_answer: bool,
}

impl LessonState {
    /// Whether it asks for a move that is not shown on the board yet.
    pub(crate) fn may_show_answer(&self) -> bool {
        !self.is_question() && !self.shows_answer && !self.is_done()
    }

    /// Whether the lesson has been learned.
    pub fn is_done(&self) -> bool {
        self.remark.as_ref().is_some_and(|remark| remark.is_right)
    }

    /// Whether it is a question, which is not answered on the board.
    pub(crate) const fn is_question(&self) -> bool {
        matches!(self.lesson.wanted, Wanted::Answer(_))
    }

    /// Whether the person may move a piece.
    pub(crate) const fn waits_for_move(&self) -> bool {
        self.remark.is_none() && !self.is_question()
    }

    /// Why nobody may move a piece now.
    pub(crate) fn why_not(&self) -> &'static str {
        match &self.remark {
            None => texts::app_wait_answer(),
            Some(remark) if remark.is_right => texts::app_wait_next_lesson(),
            Some(_) => texts::app_wait_try_again(),
        }
    }

    /// Whether the last try was wrong, and is still on the board.
    pub(crate) fn is_wrong(&self) -> bool {
        self.remark.as_ref().is_some_and(|remark| !remark.is_right)
    }

    fn note(&mut self, remark: Remark) {
        self.mistakes += u32::from(!remark.is_right);
        self.remark = Some(remark);
    }

    /// Back to the start of the lesson.
    pub(super) fn begin_again(&mut self) {
        self.remark = None;
        self.reply = None;
    }
}

impl Session {
    pub(super) fn carry_out_lesson(
        &mut self,
        request: LessonRequest,
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        match request {
            LessonRequest::Reply(which) => self.reply(which),
            LessonRequest::ShowAnswer => {
                let ActivityState::Lesson(state) = &mut self.activity else {
                    return Vec::new();
                };
                state.shows_answer = true;
                // A wrong try lies over what is to be shown.
                if state.is_wrong() && !state.is_question() {
                    self.go_to(0, clock)
                } else {
                    Vec::new()
                }
            }
        }
    }

    /// A table for a lesson.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn with_lesson(lesson: &'static Lesson) -> Result<Self, String> {
        let start = lesson.start().map_err(|error| error.to_string())?;
        let Turn::Player(learner) = start.turn() else {
            return Err(texts::app_nobody_to_move().to_owned());
        };
        let names = Player::all(start.colours().len() as u8).map(|player| {
            Seat::human(if player == learner {
                texts::default_name()
            } else {
                texts::app_seat_opponent()
            })
        });
        let mut terms = Terms::from_position(&*start, names.collect());
        terms.event.clone_from(&lesson.title);
        let record = Match::new(terms).map_err(|error| error.to_string())?;
        let state = LessonState {
            lesson,
            learner,
            remark: None,
            reply: None,
            mistakes: 0,
            shows_answer: false,
        };
        Ok(Self::new(
            Journal::in_memory(record),
            ActivityState::Lesson(state),
        ))
    }

    /// Plays a move of a lesson, which the rules allow, and says what it is worth.
    pub(super) fn try_in_lesson(
        &mut self,
        mv: &RequestedMove,
        text: &str,
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        let position = self.record.position().boxed_clone();
        let ActivityState::Lesson(state) = &mut self.activity else {
            return Vec::new();
        };
        let remark = state.lesson.said().judge(position.as_ref(), text);
        state.note(remark.clone());
        let mut facts = Vec::new();
        self.play_legal(mv, Origin::Person, clock, &mut facts);
        facts.push(SessionFact::Remarked(remark));
        facts
    }

    /// What takes a wrong try off the board, with what came of it, so that another one
    /// can be made.
    pub(crate) fn another_try(&self) -> Option<SessionRequest> {
        match &self.activity {
            ActivityState::Lesson(state) if state.is_wrong() && !state.is_question() => {
                Some(SessionRequest::Play(PlayRequest::Restart))
            }
            ActivityState::Puzzle(state) if state.shows(PlayedOutKind::Refutation) => {
                Some(SessionRequest::Play(PlayRequest::Undo))
            }
            _ => None,
        }
    }

    /// Takes the reply to a question.
    pub(super) fn reply(&mut self, which: usize) -> Vec<SessionFact> {
        let ActivityState::Lesson(state) = &mut self.activity else {
            return Vec::new();
        };
        let Wanted::Answer(replies) = &state.lesson.said().wanted else {
            return Vec::new();
        };
        let Some(reply) = replies.get(which).filter(|_| !state.is_done()) else {
            return Vec::new();
        };
        let remark = Remark {
            is_right: reply.is_right,
            text: reply.answer.clone(),
        };
        state.reply = Some(which);
        state.note(remark.clone());
        vec![SessionFact::Remarked(remark)]
    }

    /// What is played next by itself: after a right move in a lesson, or from what a puzzle
    /// plays out.
    pub(crate) fn follows(&self) -> Option<String> {
        if !self.at_end() {
            return None;
        }
        let state = match &self.activity {
            ActivityState::Lesson(state) if state.is_done() => state,
            ActivityState::Puzzle(state) => {
                return state.follows(self.record.len()).map(str::to_owned);
            }
            _ => return None,
        };
        let played = self.record.len().checked_sub(1)?;
        state.lesson.follows(played, self.position())
    }
}

/// Plays what follows a right move, one after the other.
fn go_on(
    time: Res<Time<Real>>,
    session: If<Res<Session>>,
    mut since: Local<(u64, f32)>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some(text) = session.follows() else {
        return;
    };
    if since.0 != session.revision() {
        *since = (session.revision(), 0.0);
    }
    since.1 += time.delta_secs();
    let left = LOOK.as_secs_f32() - since.1;
    if left <= 0.0 {
        requests.write(SessionRequest::play_by(text, Origin::Computer));
        redraw.now();
    } else {
        redraw.within(Duration::from_secs_f32(left));
    }
}
