//! Trying moves out on a match that is watched: a match of its own beside it, with a way back.
//! What was tried stays with the match that is watched, as a branch; what the coach asked for, to
//! guess or to do better, does not.

use super::{
    Origin, Session, SessionFact, TableClock, is_reviewable,
    state::{ActivityState, TrialState},
};
use crate::{
    record::{Branch, Edit, Journal, LineEdit, LinePath, LinePlace, Mark, Match, Ply},
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
    /// Try out a branch of the match that is watched, to its end.
    Branch(LinePath),
    /// Delete a branch of the match that is watched, with those that leave it.
    DeleteBranch(LinePath),
    /// Bring back what was deleted last.
    RestoreBranches,
    /// Put a branch before the others that leave where it does, or into the place of what it
    /// leaves.
    PromoteBranch(LinePath),
    /// Comment on the move that is shown.
    Comment(String),
    /// Mark the move that is shown, or take its mark away.
    Mark(Option<Mark>),
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
            TrialRequest::Branch(line) => self.try_branch(&line, clock),
            TrialRequest::DeleteBranch(line) => {
                let deleted = self.record.branch(&line).cloned();
                self.deleted = deleted.map(|branch| (line.clone(), branch));
                // Without a move kept, the branch is gone.
                self.annotate(Edit::Line(line, LineEdit::Cut(0)))
            }
            TrialRequest::RestoreBranches => {
                let facts = self.end_trial(clock);
                if let Some((line, branch)) = self.deleted.take() {
                    let mut branches = self.record.branches().to_vec();
                    bring_back(&mut branches, &line.0, branch);
                    // What was tried out again meanwhile is there already.
                    let _ = self.record.apply(Edit::Branches(branches));
                    self.tell_anew();
                }
                facts
            }
            TrialRequest::PromoteBranch(line) => {
                self.deleted = None;
                self.annotate(Edit::Line(line, LineEdit::Promote))
            }
            TrialRequest::Comment(text) => self.remark(|ply| Edit::Comment(ply, text)),
            TrialRequest::Mark(mark) => self.remark(|ply| Edit::Mark(ply, mark)),
            TrialRequest::End => self.end_trial(clock),
        }
    }

    /// Whether what is tried out will stay with the match that is watched, as a branch.
    pub(crate) fn keeps_trial(&self) -> bool {
        self.trial().is_some_and(TrialState::is_kept)
    }

    /// Changes what is kept beside the moves of the match.
    fn annotate(&mut self, edit: Edit) -> Vec<SessionFact> {
        self.edit(edit);
        self.tell_anew();
        Vec::new()
    }

    /// What is told of a match that is watched has changed.
    fn tell_anew(&mut self) {
        if let ActivityState::Replay(state) = &mut self.activity {
            state.told = None;
        }
    }

    /// Whether something may be said of moves: of a match that is watched, or of what is tried
    /// out on it and stays.
    pub(crate) fn takes_annotations(&self) -> bool {
        matches!(self.activity, ActivityState::Replay(_)) || self.keeps_trial()
    }

    /// The same of the move that is shown.
    pub(crate) fn may_be_annotated(&self) -> bool {
        self.takes_annotations() && self.trial_from().unwrap_or_default() < self.shown
    }

    fn remark(&mut self, edit: impl FnOnce(usize) -> Edit) -> Vec<SessionFact> {
        if !self.may_be_annotated() {
            return Vec::new();
        }
        if let ActivityState::Trial(trial) = &mut self.activity {
            trial.annotated.push((self.shown, self.position.hash()));
        }
        self.annotate(edit(self.shown - 1))
    }

    /// Leaves the match that is watched for one of its branches, to the end of that.
    fn try_branch(&mut self, line: &LinePath, clock: &mut TableClock) -> Vec<SessionFact> {
        let first = LinePath(line.0.iter().take(1).copied().collect());
        let (Some(first), Some(plies)) = (self.record.branch(&first), self.record.line(line))
        else {
            return Vec::new();
        };
        let at = first.at;
        let plies: Vec<Ply> = plies.into_iter().cloned().collect();
        let moves: Vec<String> = plies.iter().skip(at).map(|ply| ply.mv.clone()).collect();
        let mut facts = self.watch_at(at, clock);
        facts.extend(self.leave_for_trial(None, clock));
        facts.extend(self.try_line(&moves, clock));
        for (number, ply) in plies.into_iter().enumerate().skip(at) {
            self.edit(Edit::Comment(number, ply.comment));
            self.edit(Edit::Mark(number, ply.mark));
        }
        facts
    }

    /// Leaves the match that is watched where it is shown, to try moves out.
    pub(super) fn try_out(&mut self, clock: &mut TableClock) -> Vec<SessionFact> {
        if !self.may_be_tried_out() {
            return Vec::new();
        }
        self.leave_for_trial(None, clock)
    }

    /// Whether a match is watched, and a move can be tried out in the position that is shown.
    pub(crate) fn may_be_tried_out(&self) -> bool {
        self.is_watched() && self.position.outcome().is_none()
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
        if !self.is_tried_out() {
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
        let activity = core::mem::replace(&mut self.activity, ActivityState::Display);
        self.activity = ActivityState::Trial(Box::new(TrialState {
            record,
            shown: self.shown,
            saved_as: self.saved_as.take(),
            activity,
            side,
            guesses: false,
            annotated: Vec::new(),
        }));
        self.changed();
        clock.stop();
        vec![self.moved_from(self.shown)]
    }

    /// Takes what is tried out off the table; whoever asks says what the table is for instead.
    pub(super) fn leave_trial(&mut self) -> Option<TrialState> {
        match core::mem::replace(&mut self.activity, ActivityState::Display) {
            ActivityState::Trial(trial) => Some(*trial),
            other => {
                self.activity = other;
                None
            }
        }
    }

    /// Goes back to the match that is watched, to where it was left.
    pub(super) fn end_trial(&mut self, clock: &mut TableClock) -> Vec<SessionFact> {
        let Some(trial) = self.leave_trial() else {
            return Vec::new();
        };
        let from = self.shown;
        let is_kept = trial.is_kept();
        let tried = core::mem::replace(&mut self.record, trial.record);
        self.activity = trial.activity;
        if is_kept {
            let (from, annotated) = (trial.shown, &trial.annotated);
            branch_off(&mut self.record, (&tried, &self.author), from, annotated);
            self.tell_anew();
        }
        self.saved_as = trial.saved_as;
        self.series.clear();
        self.changed();
        self.show(trial.shown);
        clock.show(&self.record, self.shown);
        vec![self.moved_from(from)]
    }
}

impl TrialState {
    /// Whether it will stay with the match that was left, as a branch.
    const fn is_kept(&self) -> bool {
        self.side.is_none() && !self.guesses
    }
}

/// Puts a branch back to where it was deleted, if what it left is there.
fn bring_back(branches: &mut Vec<Branch>, line: &[usize], branch: Branch) {
    let mut branches = branches;
    let parents = line.split_last().map_or(line, |(_, parents)| parents);
    for number in parents {
        match branches.get_mut(*number) {
            Some(parent) => branches = &mut parent.branches,
            None => return,
        }
    }
    let number = branches.partition_point(|other| other.at <= branch.at);
    branches.insert(number, branch);
}

/// Keeps what `by` tried out after `from` plies as a branch, unless it is what was played, with
/// what was said of the moves that were annotated: after how many plies, and in which position.
fn branch_off(
    record: &mut Journal,
    (tried, by): (&Match, &str),
    from: usize,
    annotated: &[(usize, u64)],
) {
    let mut place = LinePlace {
        line: LinePath::MAIN,
        ply: from,
    };
    for ply in tried.plies().iter().skip(from) {
        match record.vary(&place, &ply.mv, by) {
            Ok(next) => place = next,
            // There is no room for more.
            Err(_) => return,
        }
        if annotated.contains(&(place.ply, ply.hash)) {
            let own = place.ply - 1;
            let comment = LineEdit::Comment(own, ply.comment.clone());
            for said in [comment, LineEdit::Mark(own, ply.mark)] {
                let edited = record.apply(Edit::Line(place.line.clone(), said));
                debug_assert!(edited.is_ok(), "{edited:?}: only moves can be refused");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::plugins::app::settings::Profile;
    use bevy::prelude::*;

    use crate::{
        plugins::{
            app::session::{
                Archive, Origin, PlayOn, PlayRequest, ReplayRequest, Session, SessionFact,
                SessionRequest, TrialRequest,
            },
            testing::{announced, ask, headless_app},
        },
        record::{ClockSettings, LinePath, Mark, Match, Seat, Store, load, testing},
    };

    /// A finished match, watched after two of its three moves.
    fn watched() -> App {
        watched_in(Archive::none())
    }

    fn watched_in(archive: Archive) -> App {
        let mut app = headless_app(archive);
        app.init_resource::<Profile>();
        app.world_mut().resource_mut::<Profile>().0.called = "Ada".to_owned();
        let game = testing::played("xafka", &["Ada", "Ben"], &["d4", "g5", "resign"]);
        ask(&mut app, SessionRequest::watch(game));
        ask(&mut app, SessionRequest::seek(2));
        app
    }

    fn play(app: &mut App, text: &str) {
        let text = text.to_owned();
        ask(app, SessionRequest::play_by(text, Origin::Person));
    }

    fn state(app: &App) -> (usize, usize, bool) {
        let session = app.world().resource::<Session>();
        let trial = session.is_tried_out();
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
        assert_eq!(session.record().plies(), before.plies());
        assert_eq!(session.position().hash(), hash);
        assert_eq!(branches(&app), ["2: a1"]);
    }

    /// The branches of the match itself: where each leaves, and its moves.
    fn branches(app: &App) -> Vec<String> {
        let record = app.world().resource::<Session>().record();
        let told = record.branches().iter().map(|branch| {
            let moves: Vec<&str> = branch.plies.iter().map(|ply| &*ply.mv).collect();
            assert_eq!(branch.by, "Ada");
            format!("{}: {}", branch.at, moves.join(" "))
        });
        told.collect()
    }

    #[test]
    fn what_was_tried_out_stays_as_a_branch_until_it_is_deleted() {
        let mut app = watched();
        let trial = |request| SessionRequest::Trial(request);
        let lines: [&[&str]; 3] = [&["a1", "g7"], &["a1", "f6"], &["resign"]];
        for moves in lines {
            ask(&mut app, trial(TrialRequest::Begin));
            for mv in moves {
                play(&mut app, mv);
            }
            ask(&mut app, trial(TrialRequest::End));
        }
        // What was played is no branch, and what goes on elsewhere is one of the branch.
        assert_eq!(branches(&app), ["2: a1 g7"]);
        let first = LinePath::MAIN.child(0);
        let inner = first.child(0);
        let record = app.world().resource::<Session>().record();
        assert_eq!(record.branch(&inner).unwrap().plies[0].mv, "f6");
        ask(&mut app, SessionRequest::seek(0));
        ask(&mut app, trial(TrialRequest::Branch(inner.clone())));
        assert_eq!(state(&app), (4, 4, true));
        let session = app.world().resource::<Session>();
        assert_eq!(session.record().plies()[3].mv, "f6");
        ask(&mut app, trial(TrialRequest::End));
        assert_eq!(state(&app), (2, 3, false));
        assert_eq!(branches(&app), ["2: a1 g7"]);
        ask(&mut app, trial(TrialRequest::DeleteBranch(inner)));
        ask(&mut app, trial(TrialRequest::DeleteBranch(first)));
        assert_eq!(branches(&app), <[&str; 0]>::default());
    }

    #[test]
    fn what_is_said_of_moves_and_branches_stays_with_them() {
        let mut app = watched();
        let trial = |request| SessionRequest::Trial(request);
        let say = |text: &str| trial(TrialRequest::Comment(text.to_owned()));
        ask(&mut app, say("Already lost."));
        ask(&mut app, trial(TrialRequest::Mark(Some(Mark::Blunder))));
        ask(&mut app, trial(TrialRequest::Begin));
        // Nothing is said there of what was played.
        ask(&mut app, say("Not kept."));
        play(&mut app, "a1");
        ask(&mut app, say("Better."));
        play(&mut app, "g7");
        ask(&mut app, trial(TrialRequest::End));
        let first = LinePath::MAIN.child(0);
        let told = |app: &App| {
            let record = app.world().resource::<Session>().record();
            let branch = record.branch(&first).map(|it| it.plies[0].comment.clone());
            (
                record.plies()[1].comment.clone(),
                record.plies()[1].mark,
                branch,
            )
        };
        let kept = (
            "Already lost.".to_owned(),
            Some(Mark::Blunder),
            Some("Better.".to_owned()),
        );
        assert_eq!(told(&app), kept);
        // Walked and left again, it is as it was; and what is deleted can come back.
        ask(&mut app, trial(TrialRequest::Branch(first.clone())));
        ask(&mut app, trial(TrialRequest::End));
        assert_eq!(told(&app), kept);
        ask(&mut app, trial(TrialRequest::DeleteBranch(first.clone())));
        assert_eq!(told(&app).2, None);
        ask(&mut app, trial(TrialRequest::RestoreBranches));
        assert_eq!(told(&app), kept);
    }

    #[test]
    fn what_is_tried_out_is_saved_as_a_branch_and_not_as_a_match() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let mut app = watched_in(Archive::at(store.clone()));
        let game = Match::clone(app.world().resource::<Session>().record());
        ask(&mut app, SessionRequest::Trial(TrialRequest::Begin));
        play(&mut app, "a1");
        ask(&mut app, SessionRequest::Play(PlayRequest::Save));
        assert_eq!(state(&app), (2, 3, false));
        let saved = store.list().unwrap();
        assert_eq!(saved.len(), 1);
        let again = load(&saved[0].path).unwrap();
        assert_eq!(again.plies(), game.plies());
        assert_eq!(again.branches().len(), 1);
        // What is said afterwards goes into the same file.
        let said = TrialRequest::Comment("Too early.".to_owned());
        ask(&mut app, SessionRequest::Trial(said));
        ask(&mut app, SessionRequest::Play(PlayRequest::Save));
        assert_eq!(store.list().unwrap().len(), 1);
        assert_eq!(
            load(&saved[0].path).unwrap().plies()[1].comment,
            "Too early."
        );
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
        assert_eq!(session.record().plies(), before.plies());
        assert_eq!(branches(&app), ["2: a1 g6"]);
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
        assert!(session.is_played());
        assert_eq!(session.trial_from(), None);
        ask(&mut app, SessionRequest::Trial(TrialRequest::End));
        assert_eq!(state(&app).1, 3);
    }

    #[test]
    fn the_clocks_of_a_match_that_is_watched_stand_as_they_did() {
        use core::time::Duration;

        use crate::{plugins::app::session::TableClock, rules::Player};

        let mut app = headless_app(Archive::none());
        let mut terms = testing::terms("xafka", &["Ada", "Ben"], &[]);
        terms.clock = "5m".parse().unwrap();
        let mut game = testing::played_on(terms, &[]);
        for (mv, seconds) in [("d4", 10), ("g6", 20), ("d5", 40)] {
            game.play(mv, Some(Duration::from_secs(seconds))).unwrap();
        }
        ask(&mut app, SessionRequest::watch(game));
        let black = |app: &App| {
            let clock = app.world().resource::<TableClock>();
            clock.remaining(Player::FIRST).map(|left| left.as_secs())
        };
        for (ply, left) in [(1, 290), (2, 290), (3, 250), (0, 300)] {
            ask(&mut app, SessionRequest::seek(ply));
            assert_eq!(black(&app), Some(left), "after {ply} moves");
        }
    }

    #[test]
    fn nothing_is_tried_out_where_nothing_is_watched_or_all_is_over() {
        let mut app = watched();
        ask(&mut app, SessionRequest::seek(3));
        announced(&mut app);
        ask(&mut app, SessionRequest::Trial(TrialRequest::Begin));
        assert_eq!(state(&app), (3, 3, false));
        let moved = |fact: &SessionFact| matches!(fact, SessionFact::Moved { .. });
        assert!(!announced(&mut app).iter().any(moved));
    }
}
