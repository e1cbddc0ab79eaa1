//! Matches against the house: whoever is waiting may play it until they are called. The first win
//! in each game is worth a point; nothing else counts.

use core::time::Duration;

use curio_record::PersonId;
use curio_rules::Player;

use super::{
    Event, Fixture, MOST_TABLES, Refused, Sign, fold::Applied, state::EveningState,
    timetable::check_game,
};

/// Stands for the house, which has the first seat of its matches.
pub const HOUSE: PersonId = PersonId::NOBODY;

/// How many tables the house can play at, one for every guest. They are numbered after those of
/// the evening.
const TABLES: u32 = Sign::COUNT as u32;

impl EveningState {
    /// The event that calls somebody to play the house. They must be waiting, and must not have
    /// beaten it in the current game yet.
    pub(super) fn house_call(&self, next: u32, id: PersonId, now: Duration) -> Option<Event> {
        let person = self.person(id).filter(|it| self.is_ready(it, now))?;
        let game = self.timetable.game()?;
        let is_open = self.timetable.check_open().is_ok() && self.timetable.held.is_none();
        let plays = self.houses.values().any(|it| it.seat(id).is_some());
        let mut tables = MOST_TABLES + 1..=MOST_TABLES + TABLES;
        let table = tables.find(|it| !self.houses.contains_key(it))?;
        let may = is_open && !plays && !person.beaten.contains(game);
        may.then(|| Event::called(next, table, game, [HOUSE, id]))
    }

    /// Seats somebody against the house. [`Self::house_call`] alone checks whether they may play:
    /// replaying a log must not depend on who was waiting.
    pub(super) fn play_house(
        &mut self,
        (number, table): (u32, u32),
        game: &str,
        person: PersonId,
        at: Duration,
    ) -> Applied {
        self.timetable.check_open()?;
        check_game(&self.plan, game)?;
        self.present(person)?;
        if self.fixtures.contains_key(&number) {
            return Err(Refused::NumberTaken(number));
        }
        if table <= MOST_TABLES || table > MOST_TABLES + TABLES {
            return Err(Refused::NoTable(table));
        }
        self.leave_house(&[person]);
        let fixture = Fixture {
            began: Some(at),
            ..Fixture::new((number, table), game, [HOUSE, person], at)
        };
        self.houses.insert(table, fixture);
        Ok(())
    }

    /// Ends the matches of these people against the house.
    pub(super) fn leave_house(&mut self, people: &[PersonId]) {
        self.houses
            .retain(|_, it| !it.seats.iter().any(|id| people.contains(id)));
    }

    /// Records the result of a match against the house.
    pub(super) fn end_house(&mut self, fixture: Fixture, winner: Option<Player>) -> Applied {
        let [_, person] = fixture.seats;
        if winner == Some(Player::SECOND)
            && let Some(person) = self.people.iter_mut().find(|it| it.id == person)
        {
            person.beaten.insert(fixture.game);
        }
        Ok(())
    }
}
