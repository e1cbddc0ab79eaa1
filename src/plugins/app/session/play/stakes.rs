//! When a match that was meant to be rated no longer is: moves are undone, the
//! computer assists a person, or somebody else takes a seat.

use bevy::prelude::*;

use crate::plugins::app::session::{
    Analysis, ComputerMode, Origin, Session, SessionFact, SessionSystems,
};
use crate::{
    record::{Edit, PlayerId, Seat, SeatKind, Stakes, check_rated_terms},
    rules::Player,
};

pub(super) fn plugin(app: &mut App) {
    // After a match that has just been opened was taken note of.
    app.add_systems(Update, watch_analysis.in_set(SessionSystems::Show));
}

/// A player who sees the analysis is assisted.
fn watch_analysis(mut session: If<ResMut<Session>>, analysis: Res<Analysis>) {
    if analysis.enabled && session.is_rated() && session.in_progress() {
        session.assist();
    }
}

impl Session {
    /// Whether the match on the table is rated, as far as it is played.
    pub(crate) fn is_rated(&self) -> bool {
        self.is_played() && check_rated_terms(self.record()).is_ok()
    }

    /// A player was assisted: the match is no longer rated.
    pub(in crate::plugins::app::session) fn assist(&mut self) {
        if self.is_rated() && self.record().outcome().is_none() {
            self.edit(Edit::Stakes(Stakes::Assisted));
        }
    }

    /// Somebody else finds or makes a move for a player: in any game, the match does not say
    /// any more how well that player plays.
    pub(super) fn note_move_by_another(&mut self) {
        if self.is_unassisted() {
            self.edit(Edit::Stakes(Stakes::Assisted));
        }
    }

    /// Whether a match goes on in which nobody was helped.
    pub(in crate::plugins::app::session) fn is_unassisted(&self) -> bool {
        self.is_played()
            && self.record().terms().stakes != Stakes::Assisted
            && self.record().outcome().is_none()
    }

    /// Whether help would cost a person the level that they play against.
    pub(crate) fn would_lose_level(&self) -> bool {
        let mover = self.to_move().and_then(|it| self.seat(it));
        let mut seats = self.record().seats().iter();
        self.is_unassisted()
            && self.person_may_move()
            && mover.is_some_and(|it| it.person.is_some())
            && seats.any(|seat| matches!(seat.kind, SeatKind::Opponent(_)))
    }

    /// Whether a move of this origin is not made by the player to move: the
    /// computer moves for a person, or a person for the computer.
    pub(super) fn is_help(&self, origin: Origin) -> bool {
        let mover = self.record().to_move();
        let seat = mover.and_then(|player| self.seat(player));
        let is_person = seat.is_some_and(|seat| matches!(seat.kind, SeatKind::Human));
        match origin {
            Origin::Person | Origin::Guest => !is_person,
            Origin::Computer => is_person,
            Origin::Clock | Origin::Chance => false,
        }
    }

    /// Gives a seat to another player. Before the first move that is part of the
    /// set-up.
    pub(super) fn take_seat(&mut self, player: Player, seat: Seat) {
        let is_other =
            self.seat(player).map(PlayerId::from_seat) != Some(PlayerId::from_seat(&seat));
        if is_other && !self.record().is_empty() {
            self.assist();
        }
        self.edit(Edit::Seat(player, seat));
        self.declined = self.declined.without(player);
    }
}

/// What *Swap sides* does, as `Calc!` did as the first click in the inventor's applet.
impl Session {
    /// Whether a person is to make the first move of a match against the computer.
    pub(crate) fn may_begin(&self) -> bool {
        let terms = self.record().terms();
        let is_person = |seat: &Seat| matches!(seat.kind, SeatKind::Human);
        let [first, second] = terms.seats.as_slice() else {
            return false;
        };
        self.is_played()
            && self.mode() == ComputerMode::Reply
            && self.record().is_empty()
            && self.guests().is_empty()
            && is_person(first)
            && matches!(second.kind, SeatKind::Opponent(_))
    }

    /// Person and computer change seats, which before the first move is part of the
    /// set-up.
    pub(super) fn let_the_computer_begin(&mut self) -> Vec<SessionFact> {
        if let [first, second] = self.record().terms().seats.clone().as_slice() {
            for (player, seat) in Player::all(2).zip([second, first]) {
                self.take_seat(player, seat.clone());
            }
            self.changed();
        }
        let colour = self.position().colours().get(1);
        colour
            .copied()
            .map(SessionFact::SeatsSwapped)
            .into_iter()
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            app::session::{Archive, PlayRequest, SessionRequest},
            testing::{announced, ask, frames, headless_app},
        },
        record::{Terms, testing},
        rules::Colour,
    };

    /// A table for XIMA with two moves played.
    fn table(seats: Vec<Seat>) -> App {
        let mut app = headless_app(Archive::none());
        let game = testing::played_on(Terms::new("xima", seats), &["-B1", "-J1"]);
        ask(&mut app, SessionRequest::open(game));
        app
    }

    fn people() -> Vec<Seat> {
        vec![Seat::human("Ann"), Seat::human("Ben")]
    }

    fn stakes(app: &App) -> Stakes {
        app.world().resource::<Session>().record().terms().stakes
    }

    #[test]
    fn help_ends_the_rating_of_a_match() {
        let app = table(people());
        assert_eq!(stakes(&app), Stakes::Rated);
        for request in [
            SessionRequest::Play(PlayRequest::Undo),
            SessionRequest::Play(PlayRequest::Hint),
            SessionRequest::Play(PlayRequest::SetSeat(Player::FIRST, Seat::human("Cem"))),
        ] {
            let mut app = table(people());
            ask(&mut app, request.clone());
            assert_eq!(stakes(&app), Stakes::Assisted, "{request:?}");
        }
        let mut app = table(people());
        app.world_mut().resource_mut::<Analysis>().enabled = true;
        ask(&mut app, SessionRequest::seek(0));
        assert_eq!(stakes(&app), Stakes::Assisted);
        let next = testing::played_on(Terms::new("xafka", people()), &["d4"]);
        ask(&mut app, SessionRequest::open(next));
        frames(&mut app, 2);
        assert_eq!(stakes(&app), Stakes::Rated, "analysis ends with its match");
    }

    #[test]
    fn a_move_by_the_computer_is_help_in_every_game() {
        let mut app = headless_app(Archive::none());
        let game = testing::played("chimple", &["Ann", "level:1"], &[]);
        ask(&mut app, SessionRequest::open(game));
        ask(&mut app, SessionRequest::play_by("1-4", Origin::Person));
        assert_eq!(stakes(&app), Stakes::Rated);
        frames(&mut app, 30);
        while app.world().resource::<Session>().record().len() < 2 {
            frames(&mut app, 1);
        }
        let legal = app.world().resource::<Session>().position().legal_texts();
        let mv = legal.first().unwrap().clone();
        ask(&mut app, SessionRequest::play_by(mv, Origin::Computer));
        assert_eq!(stakes(&app), Stakes::Assisted);
    }

    #[test]
    fn looking_back_and_matches_without_rating_stay_as_they_are() {
        let mut app = table(people());
        ask(&mut app, SessionRequest::seek(0));
        ask(&mut app, SessionRequest::seek(2));
        assert_eq!(stakes(&app), Stakes::Rated);
        let mut app = table(vec![Seat::human("Ann"), Seat::human("Guest")]);
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        assert_eq!(stakes(&app), Stakes::Rated, "it is not rated anyway");
    }

    #[test]
    fn the_computer_begins_in_a_persons_place() {
        let mut app = headless_app(Archive::none());
        let game = testing::played("xafka", &["Ann", "level:1"], &[]);
        ask(&mut app, SessionRequest::open(game));
        announced(&mut app);
        ask(&mut app, SessionRequest::Play(PlayRequest::SwapSides));
        let facts = announced(&mut app);
        let swapped = |fact: &SessionFact| matches!(fact, SessionFact::SeatsSwapped(Colour::White));
        assert!(facts.iter().any(swapped), "{facts:?}");
        frames(&mut app, 5);
        let session = app.world().resource::<Session>();
        assert_eq!(session.record().len(), 1, "the computer has moved");
        assert!(session.person_may_move());
        let name = session.seat(session.to_move().unwrap()).unwrap();
        assert_eq!(name.name, "Ann");
        ask(&mut app, SessionRequest::Play(PlayRequest::Calc));
        frames(&mut app, 5);
        let session = app.world().resource::<Session>();
        assert_eq!(session.record().len(), 3);
    }

    #[test]
    fn a_restarted_match_is_rated_again() {
        let mut app = table(people());
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        ask(&mut app, SessionRequest::Play(PlayRequest::Restart));
        assert_eq!(stakes(&app), Stakes::Rated);
        let date = &app.world().resource::<Session>().record().terms().date;
        assert!(!date.is_empty());
    }
}
