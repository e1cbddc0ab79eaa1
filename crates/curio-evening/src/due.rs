//! What follows by itself: matches that nobody came to, the next game, the end, second matches
//! with seats changed, calls. All is computed from the state and the time; whoever drives the
//! evening applies it.

use core::time::Duration;

use curio_record::PersonId;
use curio_rules::Player;

use super::{
    ABSENT, Event, Fixture, TournamentFormat, pairing, people::PATIENCE, state::EveningState, swiss,
};

/// How long after the last call people are called again, so that some gather.
const GATHER: Duration = Duration::from_secs(5);

/// How long somebody may be absent from a match before it ends by itself.
const ABSENCE: Duration = Duration::from_mins(3);

impl EveningState {
    /// See [`super::Evening::due`]. `next` is the number of the next match.
    pub(super) fn due(&self, next: u32, now: Duration) -> Vec<Event> {
        let mut due = self.absences(now);
        let timetable = &self.timetable;
        if timetable.check_started().is_err() || timetable.held.is_some() {
            return due;
        }
        if timetable.is_next_due(&self.plan, now)
            && let Some(game) = timetable.next_game(&self.plan)
        {
            due.push(Event::GameBegan {
                game: game.to_owned(),
            });
        } else if now >= timetable.ends && self.live.is_empty() && self.returns.is_empty() {
            due.push(Event::Closed);
        } else if due.is_empty() {
            // Whoever an absence sets free is called when it has been applied.
            due = self.second_matches(next, now);
            let next = next.saturating_add(due.len().try_into().unwrap_or(u32::MAX));
            due.extend(self.calls(next, now));
        }
        due
    }

    /// For how long each player of a match has been absent, at most since they were called, and
    /// since the evening was held, when phones are put away; whoever has left is absent for good.
    fn absence(&self, fixture: &Fixture, now: Duration) -> [Duration; 2] {
        let timetable = &self.timetable;
        let begin = timetable.held.map_or(timetable.let_go, |_| now);
        let begin = begin.max(fixture.called);
        let away = |since: Duration| now.saturating_sub(since.max(begin));
        fixture.seats.map(|id| match self.person(id) {
            Some(person) if !person.is_gone => person.away.map_or(Duration::ZERO, away),
            _ => Duration::MAX,
        })
    }

    /// Who may claim the match at a table, as the other has been away for [`PATIENCE`].
    pub(super) fn may_claim(&self, table: u32, now: Duration) -> Option<PersonId> {
        let fixture = self.at_table(table)?;
        let [first, second] = fixture.seats;
        match self.absence(fixture, now).map(|it| it >= PATIENCE) {
            [true, false] => Some(second),
            [false, true] => Some(first),
            _ => None,
        }
    }

    /// A match that has not begun is dropped as soon as somebody counts as absent; one that has
    /// begun is lost later, or dropped when both are absent.
    fn absences(&self, now: Duration) -> Vec<Event> {
        let mut due = Vec::new();
        for (table, number) in &self.live {
            let Some(fixture) = self.fixtures.get(number) else {
                continue;
            };
            let table = *table;
            let absence = self.absence(fixture, now);
            if fixture.began.is_none() {
                if absence.iter().any(|it| *it >= PATIENCE) {
                    due.push(Event::Abandoned { table });
                }
                continue;
            }
            match absence.map(|it| it >= ABSENCE) {
                [true, true] => due.push(Event::Abandoned { table }),
                [true, false] if absence[1] < PATIENCE => due.push(forfeit(table, Player::SECOND)),
                [false, true] if absence[0] < PATIENCE => due.push(forfeit(table, Player::FIRST)),
                _ => {}
            }
        }
        due
    }

    /// The second matches of two, at the same tables; none where somebody is absent.
    fn second_matches(&self, next: u32, now: Duration) -> Vec<Event> {
        let mut due = Vec::new();
        let mut numbers = next..;
        for (table, number) in &self.returns {
            let Some(fixture) = self.fixtures.get(number) else {
                continue;
            };
            let [first, second] = fixture.seats;
            let is_absent = |id| self.person(id).is_none_or(|it| it.is_absent(now));
            if is_absent(first) || is_absent(second) {
                due.push(Event::Abandoned { table: *table });
            } else {
                due.push(Event::Called {
                    match_number: numbers.next().unwrap_or(u32::MAX),
                    table: *table,
                    game: fixture.game.clone(),
                    seats: [second, first],
                    is_return: true,
                    is_by_hand: false,
                });
            }
        }
        due
    }

    fn calls(&self, next: u32, now: Duration) -> Vec<Event> {
        if !self.timetable.may_call(&self.plan, now) {
            return Vec::new();
        }
        if self.hill.is_some() {
            return self.called(next, pairing::hill(self, now));
        }
        if self.plan.form == TournamentFormat::Swiss
            && let Some(due) = self.swiss_calls(next, now)
        {
            return due;
        }
        let is_early = |it: Duration| now < it.saturating_add(GATHER);
        if self.paired.is_some_and(is_early) {
            return Vec::new();
        }
        self.called(next, pairing::pairs(self, now))
    }

    fn called(&self, next: u32, pairs: impl IntoIterator<Item = [PersonId; 2]>) -> Vec<Event> {
        let game = self.timetable.game().unwrap_or_default();
        let places = (next..).zip(self.free_tables()).zip(pairs);
        let call = |((number, table), seats)| Event::called(number, table, game, seats);
        places.map(call).collect()
    }

    /// What a Swiss asks for; nothing when it is over, or cannot be.
    fn swiss_calls(&self, next: u32, now: Duration) -> Option<Vec<Event>> {
        let open = self.open_pairs(now);
        if !open.is_empty() || self.is_round_played() {
            let can = |id: &PersonId| self.person(*id).is_some_and(|it| self.is_ready(it, now));
            let both = open.iter().filter(|it| it.iter().all(can)).copied();
            let mut due = self.called(next, both);
            // Whoever waits in vain wins without a match.
            let begun = self.swiss.last().map_or(now, |it| it.at);
            let is_late = now >= begun.saturating_add(ABSENCE);
            let is_out = |id: &PersonId| !self.is_here(*id, now);
            let is_alone = |it: &&[PersonId; 2]| it.iter().any(can) && it.iter().any(is_out);
            if is_late
                && due.is_empty()
                && let Some(pair) = open.iter().find(is_alone)
            {
                let winner = Player(u8::from(!can(&pair[0])));
                due = self.called(next, [*pair]);
                if let Some(Event::Called { table, .. }) = due.first() {
                    due.push(forfeit(*table, winner));
                }
            }
            return Some(due);
        }
        let ready = self.ready(now);
        let is_whole = ready.len() == self.taking_part(now).count() && ready.len() >= swiss::FEWEST;
        if !is_whole || self.swiss.len() >= self.plan.swiss_rounds {
            return None;
        }
        let people: Vec<PersonId> = ready.iter().map(|it| it.id).collect();
        let (pairs, bye) = swiss::pair(self, &people)?;
        Some(vec![Event::Paired { pairs, bye }])
    }

    /// Whether somebody plays or could be called.
    fn is_here(&self, id: PersonId, now: Duration) -> bool {
        self.taking_part(now).any(|it| it.id == id)
    }

    /// The pairs of the round that have not been called and still can be.
    fn open_pairs(&self, now: Duration) -> Vec<[PersonId; 2]> {
        let Some(number) = self.swiss.len().checked_sub(1) else {
            return Vec::new();
        };
        let pairs = self.swiss.last().map_or(&[][..], |it| &it.pairs);
        let is_called = |[one, other]: [PersonId; 2]| {
            let mut fixtures = self.fixtures.values();
            fixtures.any(|it| it.swiss == Some(number) && it.is_between(one, other))
        };
        let is_here = |id: &PersonId| self.is_here(*id, now);
        let open = pairs
            .iter()
            .filter(|it| !is_called(**it) && it.iter().any(is_here));
        open.copied().collect()
    }

    /// Whether a match of the round is still being played.
    fn is_round_played(&self) -> bool {
        let number = self.swiss.len().checked_sub(1);
        let mut numbers = self.live.values().chain(self.returns.values());
        number.is_some()
            && numbers.any(|it| self.fixtures.get(it).is_some_and(|it| it.swiss == number))
    }
}

fn forfeit(table: u32, winner: Player) -> Event {
    let (winner, reason) = (Some(winner), ABSENT.to_owned());
    Event::Ended {
        table,
        winner,
        plies: 0,
        reason,
    }
}
