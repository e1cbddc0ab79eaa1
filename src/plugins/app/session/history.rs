//! Going back and forth in a match: how far undo and redo lead, and which position
//! is shown.

use super::{Session, SessionFact, TableClock, state::ActivityState};
use crate::{record::Edit, rules::Player};

impl Session {
    /// Whether an earlier position of a match that is played is shown.
    pub(super) fn looks_back(&self) -> bool {
        self.plays_freely() && !self.at_end()
    }

    /// Whether undoing stops before this player's turn.
    fn stops_taking_back(&self, player: Player) -> bool {
        match &self.activity {
            ActivityState::Puzzle(state) => player == state.solver,
            ActivityState::Lesson(state) => player == state.learner,
            _ => !self.computer_plays(player),
        }
    }

    /// Whether there is something to take back: the last position is in sight, and somebody who
    /// would have the turn again has moved. Of a match without people anything is.
    pub(crate) fn can_take_back(&self) -> bool {
        let plies = self.record.plies();
        let seats = self.record.seats();
        let mut movers = plies.iter().filter_map(|ply| ply.by);
        let has_moved = !plies.is_empty()
            && Some(plies.len()) != self.trial_from()
            && (!seats.iter().any(|seat| seat.kind.is_human())
                || movers.any(|player| self.stops_taking_back(player)));
        // What is played out is left from wherever it is looked at.
        self.before_played_out().is_some() || (self.at_end() && has_moved)
    }

    /// How many plies are left after undoing: up to the last turn of a
    /// person, or one where nobody or everybody is a person.
    pub(crate) fn undo_target(&self) -> usize {
        if let Some(before) = self.before_played_out() {
            return before;
        }
        let plies = self.record.plies();
        let person = plies
            .iter()
            .rposition(|ply| ply.by.is_some_and(|player| self.stops_taking_back(player)));
        let target = person.unwrap_or_else(|| plies.len().saturating_sub(1));
        self.series_around(target)
            .map_or(target, |series| series.start)
    }

    /// How many plies are played after redoing.
    pub(crate) fn redo_target(&self) -> usize {
        let len = self.record.len();
        let undone: Vec<_> = self.record.undone().map(|ply| ply.by).collect();
        let next = undone
            .iter()
            .skip(1)
            .position(|by| by.is_some_and(|player| self.stops_taking_back(player)));
        let target = len + next.map_or(undone.len(), |skipped| skipped + 1);
        self.series_around(target)
            .map_or(target, |series| series.end.min(len + undone.len()))
    }

    pub(super) fn go_to(&mut self, ply: usize, clock: &mut TableClock) -> Vec<SessionFact> {
        if self.only_shows() {
            return Vec::new();
        }
        // The match itself is not taken back.
        let ply = ply.max(self.trial_from().unwrap_or(0));
        let from = self.shown;
        let is_undo = ply < self.record.len();
        self.edit(Edit::go_to(ply, &self.record));
        if is_undo {
            self.assist();
        }
        self.changed();
        match &mut self.activity {
            ActivityState::Puzzle(state) => {
                state.begin_again();
                state.note(self.record.outcome().as_ref());
            }
            ActivityState::Lesson(state) => state.begin_again(),
            _ => {}
        }
        self.show(self.record.len());
        clock.set(&self.record);
        if self.is_tried_out() {
            clock.stop();
        }
        vec![self.moved_from(from)]
    }

    /// That another position is shown than after `from` plies.
    pub(super) fn moved_from(&self, from: usize) -> SessionFact {
        let to = self.shown;
        SessionFact::Moved {
            from,
            to,
            step: self.last.clone().filter(|_| to == from + 1),
        }
    }

    /// Shows a position; over a match that is watched the clocks go with it.
    pub(super) fn watch_at(&mut self, ply: usize, clock: &mut TableClock) -> Vec<SessionFact> {
        let facts = self.seek(ply);
        if self.only_shows() {
            clock.show(&self.record, self.shown);
        }
        facts
    }

    pub(super) fn seek(&mut self, ply: usize) -> Vec<SessionFact> {
        let from = self.shown;
        let to = ply.min(self.record.len());
        if to == from {
            return Vec::new();
        }
        self.show(to);
        vec![self.moved_from(from)]
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        plugins::{
            app::session::{Archive, PlayRequest, Session, SessionRequest},
            testing::{ask, headless_app},
        },
        record::testing::played,
    };

    #[test]
    fn undo_leads_to_the_last_position_before_it_takes_a_move_back() {
        let mut app = headless_app(Archive::none());
        let game = played("xafka", &["Ada", "Ben"], &["d4", "g5", "resign"]);
        ask(&mut app, SessionRequest::open(game));
        ask(&mut app, SessionRequest::seek(1));
        for (shown, played) in [(3, 3), (2, 2)] {
            ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
            let session = app.world().resource::<Session>();
            assert_eq!((session.shown(), session.record().len()), (shown, played));
        }
    }
}
