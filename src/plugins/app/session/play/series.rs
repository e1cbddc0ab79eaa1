//! Several moves that count as one: whole set-ups, and whatever else would be
//! tedious move by move.

use core::ops::Range;

use crate::{
    plugins::app::session::{Origin, Session, SessionFact, TableClock, table::refusal},
    texts,
};

impl Session {
    /// Plays moves one after the other until one is refused. Their player must
    /// be a person when the series begins; later moves may be those of others.
    pub(super) fn play_series(
        &mut self,
        texts: &[String],
        clock: &mut TableClock,
    ) -> Vec<SessionFact> {
        let Some(first) = texts.first() else {
            return Vec::new();
        };
        let refused = |reason| {
            vec![SessionFact::Refused {
                text: first.clone(),
                reason,
            }]
        };
        if let Some(reason) = self.not_now(Origin::Person) {
            return refused(reason);
        }
        if !self.is_played() {
            return refused(texts::app_wait_one_at_a_time().to_owned());
        }
        if clock.flagged().is_some() && clock.flagged() == self.record.to_move() {
            return Vec::new();
        }
        let from = self.record.len();
        let mut facts = Vec::new();
        for text in texts {
            let mv = text.as_str().into();
            if let Err(error) = self.record.position().check_move(&mv) {
                facts.push(refusal(&mv, &error));
                break;
            }
            self.play_legal(&mv, Origin::Person, clock, &mut facts);
            if self.record.outcome().is_some() {
                break;
            }
        }
        self.join(from..self.record.len());
        facts
    }

    /// These plies are taken back as one.
    pub(super) fn join(&mut self, plies: Range<usize>) {
        if plies.len() > 1 && plies.end <= self.record.len() {
            self.series
                .retain(|series| !(plies.start <= series.start && series.end <= plies.end));
            self.series.push(plies);
        }
    }

    /// A move is about to be played: what was taken back before it is gone, and with it the
    /// series that reached that far.
    pub(super) fn forget_series(&mut self) {
        let len = self.record.len();
        self.series.retain(|series| series.end <= len);
    }

    /// The series that a number of plies lies within.
    pub(in crate::plugins::app::session) fn series_around(
        &self,
        ply: usize,
    ) -> Option<&Range<usize>> {
        self.series
            .iter()
            .find(|series| series.start < ply && ply < series.end)
    }
}

#[cfg(test)]
mod tests {
    use crate::plugins::app::states::Activity;
    use crate::{
        plugins::app::session::{Session, SessionFact, TableClock},
        record::{Edit, testing::played},
    };

    fn table(seats: [&str; 2]) -> Session {
        Session::for_test(played("xafka", &seats, &[]), Activity::Play)
    }

    fn play(session: &mut Session, moves: &str) -> Vec<SessionFact> {
        let texts: Vec<String> = moves.split(' ').map(str::to_owned).collect();
        session.play_series(&texts, &mut TableClock::default())
    }

    #[test]
    fn a_series_is_taken_back_and_played_again_as_one() {
        let mut session = table(["human", "level:1"]);
        let facts = play(&mut session, "f7 b1 g7 b5");
        assert_eq!(facts.len(), 4);
        assert_eq!(session.undo_target(), 0);
        session.edit(Edit::go_to(0, &session.record));
        assert_eq!(session.redo_target(), 4);
    }

    #[test]
    fn a_refused_move_ends_a_series() {
        let mut session = table(["human", "human"]);
        let facts = play(&mut session, "f7 f7 g7");
        assert!(matches!(facts[..], [_, SessionFact::Refused { .. }]));
        assert_eq!(session.record().len(), 1);
        assert_eq!(session.undo_target(), 0);
    }

    #[test]
    fn single_moves_after_a_series_are_taken_back_singly() {
        let mut session = table(["human", "human"]);
        play(&mut session, "f7 b1 g7");
        play(&mut session, "b5");
        assert_eq!(session.undo_target(), 3);
        session.edit(Edit::go_to(3, &session.record));
        session.show(3);
        assert_eq!(session.undo_target(), 0);
        assert_eq!(session.redo_target(), 4);
        // Another way from the middle of a series breaks it up.
        session.edit(Edit::go_to(2, &session.record));
        session.show(2);
        let other = session.position().legal_texts();
        play(&mut session, other.iter().find(|mv| *mv != "g7").unwrap());
        assert_eq!(session.undo_target(), 2);
    }
}
