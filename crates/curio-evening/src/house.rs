//! The house, which somebody who waits may play until they are called. A win brings a point, once
//! in each game; nothing else comes of such a match.

use core::time::Duration;

use curio_record::PersonId;
use curio_rules::Player;

use super::{
    Event, Fixture, MOST_TABLES, Refused, Sign, fold::Applied, state::EveningState,
    timetable::check_game,
};

/// The first seat of a match against the house: that of nobody.
pub const HOUSE: PersonId = PersonId::NOBODY;

/// How many tables there are at which the house plays, behind those of the evening: enough for
/// everybody.
const TABLES: u32 = Sign::COUNT as u32;

impl EveningState {
    /// The call of somebody to play the house, if they may: while they wait, and have not won
    /// against it in the game that is played.
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

    /// Whether they may is asked before; what is folded anew is not judged by who waited then.
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

    /// Notes how a match against the house has ended.
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
