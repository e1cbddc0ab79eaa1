//! What calls and results do to the state: who sits at which table, and who is free again.

use core::time::Duration;

use curio_record::PersonId;
use curio_rules::Player;

use super::{
    ABSENT, Event, Finish, Fixture, MOST_TABLES, Refused, SwissRound, fold::Applied, points,
    state::EveningState, timetable::check_game,
};

/// How many matches in a row a king of the hill wins before they make room.
const REIGN: u32 = 3;

impl EveningState {
    pub(super) fn call(&mut self, event: &Event, at: Duration) -> Applied {
        let Event::Called {
            match_number,
            table,
            game,
            seats,
            is_return,
            is_by_hand,
        } = event
        else {
            return Err(Refused::NoChange);
        };
        let (number, table, [one, other]) = (*match_number, *table, *seats);
        self.timetable.check_open()?;
        check_game(&self.plan, game)?;
        if self.fixtures.contains_key(&number) {
            return Err(Refused::NumberTaken(number));
        }
        if !(1..=MOST_TABLES).contains(&table) {
            return Err(Refused::NoTable(table));
        }
        if one == other {
            return Err(Refused::Same(one));
        }
        if self.live.contains_key(&table) {
            return Err(Refused::TableTaken(table));
        }
        let first = self
            .returns
            .get(&table)
            .and_then(|it| self.fixtures.get(it));
        if *is_return {
            let is_it = |it: &&Fixture| it.seats == [other, one] && it.game == *game;
            first.filter(is_it).ok_or(Refused::NoReturn(table))?;
        } else if first.is_some() {
            return Err(Refused::TableTaken(table));
        }
        for id in [one, other] {
            self.present(id)?;
            if !is_return && self.is_seated(id) {
                return Err(Refused::Seated(id));
            }
        }
        let is_in = |round: &SwissRound| {
            round
                .pairs
                .iter()
                .any(|it| it.contains(&one) && it.contains(&other))
        };
        let swiss = self.swiss.len().checked_sub(1);
        let is_hill = self.hill.is_some() && !is_by_hand && !is_return;
        let fixture = Fixture {
            is_return: *is_return,
            is_by_hand: *is_by_hand,
            is_hill,
            swiss: swiss.filter(|_| !is_hill && self.swiss.last().is_some_and(is_in)),
            ..Fixture::new((number, table), game, *seats, at)
        };
        self.leave_house(seats);
        let is_paired = !is_return && !is_by_hand;
        if is_paired {
            self.paired = Some(at);
        }
        self.pass(seats, is_paired && !is_hill, at);
        self.returns.remove(&table);
        self.live.insert(table, number);
        self.fixtures.insert(number, fixture);
        Ok(())
    }

    /// Notes who was called, and who was passed over. Those of the same pairing who are called
    /// after this are noted then.
    fn pass(&mut self, called: &[PersonId; 2], is_over: bool, at: Duration) {
        let ready: Vec<PersonId> = self.ready(at).iter().map(|it| it.id).collect();
        for person in &mut self.people {
            person.is_passed |= is_over && ready.contains(&person.id);
            person.is_passed &= !called.contains(&person.id);
        }
    }

    /// The match in progress at a table, to be changed.
    fn playing(&mut self, table: u32) -> Result<&mut Fixture, Refused> {
        let number = self.live.get(&table);
        let fixture = number.and_then(|it| self.fixtures.get_mut(it));
        fixture.ok_or(Refused::TableFree(table))
    }

    pub(super) fn begin(&mut self, table: u32, at: Duration) -> Applied {
        let fixture = self.playing(table)?;
        if fixture.began.is_some() {
            return Err(Refused::NoChange);
        }
        fixture.began = Some(at);
        Ok(())
    }

    pub(super) fn end(
        &mut self,
        table: u32,
        winner: Option<Player>,
        plies: u32,
        reason: &str,
        at: Duration,
    ) -> Applied {
        check_seat(winner)?;
        if let Some(fixture) = self.houses.remove(&table) {
            return self.end_house(fixture, winner);
        }
        let seats = self.playing(table)?.seats;
        let standings = points::standings(self);
        let place = |id| {
            let mut standings = standings.iter();
            standings
                .find(|it| it.person == id)
                .map_or(0, |it| it.place)
        };
        let places = seats.map(place);
        let reason = reason.to_owned();
        let fixture = self.playing(table)?;
        fixture.over = Some(at);
        fixture.finish = Some(Finish {
            winner,
            plies,
            reason,
            places,
        });
        let fixture = fixture.clone();
        self.live.remove(&table);
        let is_pair = self.plan.game(&fixture.game).is_some_and(|it| it.is_pair);
        let is_first = is_pair && !fixture.is_return && !fixture.is_hill;
        let is_played = fixture
            .finish
            .as_ref()
            .is_some_and(|it| it.reason != ABSENT);
        if is_first && is_played && self.timetable.closed.is_none() {
            self.returns.insert(table, fixture.number);
        } else {
            self.free(fixture.number, at);
        }
        if let Some(hill) = self.hill.as_mut().filter(|_| fixture.is_hill) {
            let winner = fixture.winner();
            hill.wins = if winner == hill.king {
                hill.wins + 1
            } else {
                1
            };
            hill.king = winner.filter(|_| hill.wins < REIGN);
        }
        Ok(())
    }

    pub(super) fn correct(&mut self, number: u32, winner: Option<Player>) -> Applied {
        check_seat(winner)?;
        let fixture = self.fixtures.get_mut(&number);
        let finish = fixture.and_then(|it| it.finish.as_mut());
        let finish = finish.ok_or(Refused::NoResult(number))?;
        if finish.winner == winner {
            return Err(Refused::NoChange);
        }
        finish.winner = winner;
        Ok(())
    }

    pub(super) fn abandon(&mut self, table: u32, at: Duration) -> Applied {
        if let Ok(fixture) = self.playing(table) {
            fixture.over = Some(at);
        }
        let number = self
            .live
            .remove(&table)
            .or_else(|| self.returns.remove(&table));
        self.free(number.ok_or(Refused::TableFree(table))?, at);
        Ok(())
    }

    /// Lets both players of a match wait from now on.
    pub(super) fn free(&mut self, number: u32, at: Duration) {
        let Some(seats) = self.fixtures.get(&number).map(|it| it.seats) else {
            return;
        };
        for person in self.people.iter_mut().filter(|it| seats.contains(&it.id)) {
            person.waits = at;
        }
    }
}

fn check_seat(seat: Option<Player>) -> Applied {
    match seat {
        Some(seat) if seat.index() > 1 => Err(Refused::NoSeat(seat)),
        _ => Ok(()),
    }
}
