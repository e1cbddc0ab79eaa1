//! A level that sees its match against a person lost asks once whether it may resign, so
//! that nobody has to play on who has won already. Until that is answered it makes no move.

use bevy::prelude::*;

use crate::{
    engine::Report,
    plugins::app::session::{Session, SessionFact},
    rules::{Player, RequestedMove, Retirement},
};

/// Whether the computer gives its match up.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Surrender {
    /// It has not asked.
    #[default]
    None,
    /// This player of the computer would resign, if the person agrees.
    Asked(Player),
    /// It resigns as soon as it moves.
    Accepted,
    /// The person wants to play the match to its end.
    Declined,
}

impl Surrender {
    /// Who would resign.
    pub(crate) const fn asks(self) -> Option<Player> {
        match self {
            Self::Asked(player) => Some(player),
            Self::None | Self::Accepted | Self::Declined => None,
        }
    }

    /// Takes the person's answer: whether the match is to end.
    pub(crate) fn answer(&mut self, ends: bool) {
        if self.asks().is_some() {
            *self = if ends { Self::Accepted } else { Self::Declined };
        }
    }

    /// The computer resigns instead of the move that it has found, once that is accepted.
    pub(super) fn settle(&mut self, found: &mut Option<RequestedMove>) {
        if *self == Self::Accepted {
            *self = Self::Declined;
            *found = Some(Retirement::Resigned.text().into());
        }
    }

    /// Considers what the computer has found for its move.
    pub(super) fn consider(&mut self, session: &Session, report: Option<&Report>) {
        let game = session.record().position();
        let best = report.and_then(Report::best);
        if let (Some(best), Some(player)) = (best, session.record().to_move())
            && *self == Self::None
            && session.has_opponent()
            && session.computer_plays(player)
            && best.verdict.is_hopeless(game, player)
        {
            *self = Self::Asked(player);
        }
    }
}

/// Another match, or another course of this one: the question is open again.
pub(super) fn reopen(mut facts: MessageReader<SessionFact>, mut surrender: ResMut<Surrender>) {
    for fact in facts.read() {
        match fact {
            SessionFact::Opened | SessionFact::Closed => *surrender = Surrender::None,
            SessionFact::Moved { .. } if surrender.asks().is_some() => {
                *surrender = Surrender::None;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use crate::{
        engine::{Line, Verdict},
        plugins::{
            app::session::{
                Archive, ComputerMode, Origin, PlayRequest, SessionRequest, ThinkingSettings,
            },
            testing::{ask, frames, headless_app},
        },
        record::testing::played,
    };

    fn report(verdict: Verdict) -> Report {
        Report {
            depth: 1,
            nodes: 1,
            elapsed: Duration::ZERO,
            lines: vec![Line {
                verdict,
                moves: vec!["d4".to_owned()],
            }],
            complete: false,
        }
    }

    /// What a level asks that has found this for the first move of a match.
    fn asked(seats: [&str; 2], before: Surrender, verdict: Verdict) -> Surrender {
        let mut app = headless_app(Archive::none());
        // What it plays is not waited for.
        app.world_mut().resource_mut::<ThinkingSettings>().pause = Duration::from_secs(3600);
        ask(&mut app, SessionRequest::open(played("xafka", &seats, &[])));
        let reply = PlayRequest::SetMode(ComputerMode::Reply);
        ask(&mut app, SessionRequest::Play(reply));
        let session = app.world().resource::<Session>();
        let mut surrender = before;
        surrender.consider(session, Some(&report(verdict)));
        surrender
    }

    #[test]
    fn a_level_asks_once_when_its_loss_is_certain_and_far_off() {
        let late = Verdict::Loss { plies: 15 };
        let against_a_person = ["level:1", "human"];
        let none = Surrender::None;
        let first = Surrender::Asked(Player::FIRST);
        assert_eq!(asked(against_a_person, none, late), first);
        let soon = Verdict::Loss { plies: 3 };
        assert_eq!(asked(against_a_person, none, soon), none);
        let worse = Verdict::Estimate(-300);
        assert_eq!(asked(against_a_person, none, worse), none);
        assert_eq!(asked(["level:1", "level:2"], none, late), none);
        let declined = Surrender::Declined;
        assert_eq!(asked(against_a_person, declined, late), declined);
    }

    /// A match in which the computer has asked before its answer, and was answered this.
    fn answered(ends: bool) -> Vec<String> {
        let mut app = headless_app(Archive::none());
        let record = played("xafka", &["human", "level:1"], &[]);
        ask(&mut app, SessionRequest::open(record));
        let reply = PlayRequest::SetMode(ComputerMode::Reply);
        ask(&mut app, SessionRequest::Play(reply));
        app.insert_resource(Surrender::Asked(Player::SECOND));
        ask(&mut app, SessionRequest::play_by("d4", Origin::Person));
        frames(&mut app, 60);
        let played = |app: &App| app.world().resource::<Session>().record().len();
        assert_eq!(played(&app), 1, "it waits for the answer");
        app.world_mut().resource_mut::<Surrender>().answer(ends);
        frames(&mut app, 60);
        let plies = app.world().resource::<Session>().record().plies();
        plies.iter().map(|ply| ply.mv.clone()).collect()
    }

    #[test]
    fn the_answer_ends_the_match_or_lets_it_go_on() {
        assert_eq!(answered(true), ["d4", "resign"]);
        let on = answered(false);
        assert!(on.len() == 2 && on[1] != "resign", "{on:?}");
    }
}
