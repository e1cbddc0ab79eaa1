//! Trying moves out on a match that is watched: a match of its own beside it,
//! of which nothing is kept, with a way back.

use super::{
    Origin, Session, SessionFact, TableClock, is_reviewable,
    state::{ActivityState, Watched},
};
use crate::{
    plugins::app::states::Activity,
    record::{Edit, Journal, Match},
    rules::Player,
};

/// What is asked of moves that are tried out.
#[derive(Clone, Debug)]
pub enum TrialRequest {
    /// Try moves out from the position that is shown of a match that is
    /// watched, for every side.
    Begin,
    /// Guess the next move of a match that is watched.
    Guess,
    /// Go back to before this ply, counted from 1, of a match that is over: its
    /// player tries another move, and the computer answers.
    Retry(usize),
    /// Try these moves out from the position that is shown of a match that is over,
    /// or after those that are being tried.
    Line(Vec<String>),
    /// Back to the match that is watched.
    End,
}

impl Session {
    pub(super) fn carry_out_trial(
        &mut self,
        request: TrialRequest,
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        match request {
            TrialRequest::Begin => self.try_out(clock),
            TrialRequest::Guess => self.guess(clock),
            TrialRequest::Retry(ply) => self.try_again(ply, clock),
            TrialRequest::Line(moves) => self.try_line(&moves, clock),
            TrialRequest::End => self.end_trial(clock),
        }
    }

    /// Leaves the match that is watched where it is shown, to try moves out.
    pub(super) fn try_out(&mut self, clock: &mut TableClock) -> Vec<SessionFact> {
        if self.activity() != Activity::Replay {
            return Vec::new();
        }
        self.leave_for_trial(None, clock)
    }

    /// Goes back to before a ply, counted from 1, of a match that is over or watched:
    /// its player tries another move, and the computer answers.
    pub(super) fn try_again(&mut self, ply: usize, clock: &mut TableClock) -> Vec<SessionFact> {
        let mut facts = self.end_trial(clock);
        let Some(before) = ply.checked_sub(1).filter(|_| is_reviewable(self)) else {
            return facts;
        };
        facts.extend(self.watch_at(before, clock));
        let side = self.to_move();
        facts.extend(self.leave_for_trial(side, clock));
        facts
    }

    /// Plays a line of moves for every side, on a match beside the one that is over or
    /// watched, until one of them is illegal.
    pub(super) fn try_line(
        &mut self,
        moves: &[String],
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        let mut facts = Vec::new();
        if is_reviewable(self) {
            facts = self.leave_for_trial(None, clock);
        }
        if self.activity() != Activity::Trial {
            return facts;
        }
        self.edit(Edit::Truncate(self.shown));
        for text in moves {
            let mv = text.as_str().into();
            if self.record.position().check_move(&mv).is_err() {
                break;
            }
            self.play_legal(&mv, Origin::Person, clock, &mut facts);
        }
        facts
    }

    pub(super) fn leave_for_trial(
        &mut self,
        side: Option<Player>,
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        if self.position.outcome().is_some() {
            return Vec::new();
        }
        let trial = Journal::in_memory(Match::clone(&self.record));
        let record = core::mem::replace(&mut self.record, trial);
        self.edit(Edit::Truncate(self.shown));
        self.watched = Some(Watched {
            record,
            shown: self.shown,
            saved_as: self.saved_as.take(),
            activity: core::mem::replace(&mut self.activity, ActivityState::Trial),
            side,
            guesses: false,
        });
        self.changed();
        clock.stop();
        vec![self.moved_from(self.shown)]
    }

    /// Goes back to the match that is watched, to where it was left.
    pub(super) fn end_trial(&mut self, clock: &mut TableClock) -> Vec<SessionFact> {
        let Some(watched) = self.watched.take() else {
            return Vec::new();
        };
        let from = self.shown;
        self.record = watched.record;
        self.saved_as = watched.saved_as;
        self.activity = watched.activity;
        self.series.clear();
        self.changed();
        self.show(watched.shown);
        clock.show(&self.record, self.shown);
        vec![self.moved_from(from)]
    }
}

#[cfg(test)]
mod tests {
    use crate::plugins::app::states::Activity;
    use bevy::prelude::*;

    use crate::{
        plugins::{
            app::session::{
                Archive, Origin, PlayOn, PlayRequest, ReplayRequest, Session, SessionFact,
                SessionRequest, TableRequest, TrialRequest,
            },
            testing::{announced, ask, headless_app},
        },
        record::{ClockSettings, Match, Seat, Terms},
    };

    /// A finished match, watched after two of its three moves.
    fn watched() -> App {
        let mut app = headless_app(Archive::none());
        let seats = ["Ada", "Ben"].map(Seat::human).to_vec();
        let mut game = Match::new(Terms::new("xafka", seats)).unwrap();
        for mv in ["d4", "g5", "resign"] {
            game.play(mv, None).unwrap();
        }
        ask(
            &mut app,
            SessionRequest::Table(TableRequest::Watch(Box::new(game), None)),
        );
        ask(&mut app, SessionRequest::Replay(ReplayRequest::Seek(2)));
        app
    }

    fn play(app: &mut App, text: &str) {
        let text = text.to_owned();
        ask(app, SessionRequest::play_by(text, Origin::Person));
    }

    fn state(app: &App) -> (usize, usize, bool) {
        let session = app.world().resource::<Session>();
        let trial = session.activity() == Activity::Trial;
        (session.shown(), session.record().len(), trial)
    }

    #[test]
    fn moves_are_tried_out_for_both_sides_and_the_match_stays() {
        let mut app = watched();
        let before = Match::clone(app.world().resource::<Session>().record());
        let hash = app.world().resource::<Session>().position().hash();
        ask(&mut app, SessionRequest::Trial(TrialRequest::Begin));
        assert_eq!(state(&app), (2, 2, true));
        play(&mut app, "a1");
        play(&mut app, "g7");
        assert_eq!(state(&app), (4, 4, true));
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        assert_eq!(state(&app), (3, 3, true));
        // Not beyond where it began.
        for _ in 0..3 {
            ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        }
        assert_eq!(state(&app), (2, 2, true));
        ask(&mut app, SessionRequest::Play(PlayRequest::Redo));
        ask(&mut app, SessionRequest::Trial(TrialRequest::End));
        assert_eq!(state(&app), (2, 3, false));
        let session = app.world().resource::<Session>();
        assert_eq!(*session.record(), before);
        assert_eq!(session.position().hash(), hash);
    }

    #[test]
    fn a_line_is_tried_out_move_by_move_and_the_match_stays() {
        let mut app = watched();
        let before = Match::clone(app.world().resource::<Session>().record());
        let line = |moves: &[&str]| {
            let moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
            SessionRequest::Trial(TrialRequest::Line(moves))
        };
        ask(&mut app, line(&["a1", "g7"]));
        assert_eq!(state(&app), (4, 4, true));
        // From where it is shown on, as far as it is legal.
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        ask(&mut app, line(&["g6", "z9", "b2"]));
        assert_eq!(state(&app), (4, 4, true));
        ask(&mut app, SessionRequest::Trial(TrialRequest::End));
        assert_eq!(state(&app), (2, 3, false));
        let session = app.world().resource::<Session>();
        assert_eq!(*session.record(), before);
    }

    #[test]
    fn the_computer_answers_when_it_is_asked_to_and_not_by_itself() {
        let mut app = watched();
        ask(&mut app, SessionRequest::Trial(TrialRequest::Begin));
        play(&mut app, "a1");
        for _ in 0..5 {
            app.update();
        }
        assert_eq!(state(&app), (3, 3, true));
        ask(&mut app, SessionRequest::Play(PlayRequest::Calc));
        for _ in 0..5 {
            app.update();
        }
        assert_eq!(state(&app), (4, 4, true));
    }

    #[test]
    fn a_trial_can_become_a_match() {
        let mut app = watched();
        ask(&mut app, SessionRequest::Trial(TrialRequest::Begin));
        play(&mut app, "a1");
        let on = PlayOn {
            seats: ["Ada", "Cem"].map(Seat::human).to_vec(),
            clock: ClockSettings::None,
        };
        ask(&mut app, SessionRequest::Replay(ReplayRequest::PlayOn(on)));
        let session = app.world().resource::<Session>();
        assert!(session.activity() == Activity::Play);
        assert_eq!(session.trial_from(), None);
        ask(&mut app, SessionRequest::Trial(TrialRequest::End));
        assert_eq!(state(&app).1, 3);
    }

    #[test]
    fn the_clocks_of_a_match_that_is_watched_stand_as_they_did() {
        use core::time::Duration;

        use crate::{plugins::app::session::TableClock, rules::Player};

        let mut app = headless_app(Archive::none());
        let seats = ["Ada", "Ben"].map(Seat::human).to_vec();
        let mut terms = Terms::new("xafka", seats);
        terms.clock = "5m".parse().unwrap();
        let mut game = Match::new(terms).unwrap();
        for (mv, seconds) in [("d4", 10), ("g6", 20), ("d5", 40)] {
            game.play(mv, Some(Duration::from_secs(seconds))).unwrap();
        }
        ask(
            &mut app,
            SessionRequest::Table(TableRequest::Watch(Box::new(game), None)),
        );
        let black = |app: &App| {
            let clock = app.world().resource::<TableClock>();
            clock.remaining(Player::FIRST).map(|left| left.as_secs())
        };
        for (ply, left) in [(1, 290), (2, 290), (3, 250), (0, 300)] {
            ask(&mut app, SessionRequest::Replay(ReplayRequest::Seek(ply)));
            assert_eq!(black(&app), Some(left), "after {ply} moves");
        }
    }

    #[test]
    fn nothing_is_tried_out_where_nothing_is_watched_or_all_is_over() {
        let mut app = watched();
        ask(&mut app, SessionRequest::Replay(ReplayRequest::Seek(3)));
        announced(&mut app);
        ask(&mut app, SessionRequest::Trial(TrialRequest::Begin));
        assert_eq!(state(&app), (3, 3, false));
        let moved = |fact: &SessionFact| matches!(fact, SessionFact::Moved { .. });
        assert!(!announced(&mut app).iter().any(moved));
    }
}
