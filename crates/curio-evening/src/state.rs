//! The state of an evening, and what can be asked of it. Events change it in [`super::fold`].

use core::time::Duration;
use std::collections::BTreeMap;

use curio_record::PersonId;
use curio_rules::Player;

use super::{EveningPlan, Person, timetable::Timetable};

/// How many matches can be played at once.
pub const MOST_TABLES: u32 = 15;

/// Why a match has ended that somebody did not play on: a reason of [`super::Event::Ended`].
pub const ABSENT: &str = "absent";

/// How a match has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The winner; nobody if it was drawn.
    pub winner: Option<Player>,
    /// How many plies were played.
    pub plies: u32,
    /// One word for what decided.
    pub reason: String,
    /// The places of both in the standings before the result counted.
    pub places: [usize; 2],
}

/// A match of the evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number.
    pub number: u32,
    /// Where it is played.
    pub table: u32,
    /// The game.
    pub game: String,
    /// Who sits where; the first has the first turn.
    pub seats: [PersonId; 2],
    /// Whether it is the second match of two, with seats changed.
    pub is_return: bool,
    /// Whether the organiser has paired them.
    pub is_by_hand: bool,
    /// Whether it is of king of the hill.
    pub is_hill: bool,
    /// The round of the Swiss, counted from 0, if it is of one.
    pub swiss: Option<usize>,
    /// When they were called.
    pub called: Duration,
    /// When it began.
    pub began: Option<Duration>,
    /// When it was over, with a result or without.
    pub over: Option<Duration>,
    /// The result.
    pub finish: Option<Finish>,
}

impl Fixture {
    /// A match that has just been called.
    pub(super) fn new(
        (number, table): (u32, u32),
        game: &str,
        seats: [PersonId; 2],
        called: Duration,
    ) -> Self {
        Self {
            number,
            table,
            game: game.to_owned(),
            seats,
            is_return: false,
            is_by_hand: false,
            is_hill: false,
            swiss: None,
            called,
            began: None,
            over: None,
            finish: None,
        }
    }

    /// The seat of somebody who plays.
    pub fn seat(&self, person: PersonId) -> Option<Player> {
        match self.seats {
            [first, _] if first == person => Some(Player::FIRST),
            [_, second] if second == person => Some(Player::SECOND),
            _ => None,
        }
    }

    /// The opponent of somebody who plays.
    pub fn opponent(&self, person: PersonId) -> Option<PersonId> {
        let [first, second] = self.seats;
        let seat = self.seat(person)?;
        Some(if seat == Player::FIRST { second } else { first })
    }

    /// Who has won, if it is over and not drawn.
    pub fn winner(&self) -> Option<PersonId> {
        let winner = self.finish.as_ref()?.winner?;
        self.seats.get(winner.index()).copied()
    }

    /// Whether the two have sat down, or still may.
    pub const fn is_meeting(&self) -> bool {
        self.began.is_some() || self.finish.is_some() || self.over.is_none()
    }

    pub(super) fn is_between(&self, one: PersonId, other: PersonId) -> bool {
        self.seats == [one, other] || self.seats == [other, one]
    }
}

/// A round of a Swiss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissRound {
    /// The pairs, each in seat order.
    pub pairs: Vec<[PersonId; 2]>,
    /// Who sits out.
    pub bye: Option<PersonId>,
    /// When it was paired.
    pub at: Duration,
}

/// King of the hill.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hill {
    /// Who has won the last match there.
    pub king: Option<PersonId>,
    /// How many matches in a row.
    pub wins: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EveningState {
    pub(super) plan: EveningPlan,
    /// In the order in which they came first.
    pub(super) people: Vec<Person>,
    /// By their numbers.
    pub(super) fixtures: BTreeMap<u32, Fixture>,
    /// The numbers of the matches in progress, by their tables.
    pub(super) live: BTreeMap<u32, u32>,
    /// The numbers of the matches that are to be followed by a second, by their tables.
    pub(super) returns: BTreeMap<u32, u32>,
    /// The matches in progress against the house, by their tables.
    pub(super) houses: BTreeMap<u32, Fixture>,
    pub(super) swiss: Vec<SwissRound>,
    pub(super) hill: Option<Hill>,
    pub(super) timetable: Timetable,
    /// When people were last paired.
    pub(super) paired: Option<Duration>,
}

impl EveningState {
    pub(super) fn new(plan: EveningPlan) -> Self {
        Self {
            plan,
            people: Vec::new(),
            fixtures: BTreeMap::new(),
            live: BTreeMap::new(),
            returns: BTreeMap::new(),
            houses: BTreeMap::new(),
            swiss: Vec::new(),
            hill: None,
            timetable: Timetable::default(),
            paired: None,
        }
    }

    pub(super) fn person(&self, id: PersonId) -> Option<&Person> {
        self.people.iter().find(|it| it.id == id)
    }

    /// The match in progress at a table, of the evening or against the house.
    pub(super) fn at_table(&self, table: u32) -> Option<&Fixture> {
        let fixture = self.live.get(&table).and_then(|it| self.fixtures.get(it));
        fixture.or_else(|| self.houses.get(&table))
    }

    /// Whether somebody plays, or waits for the second match of two.
    pub(super) fn is_seated(&self, person: PersonId) -> bool {
        let mut numbers = self.live.values().chain(self.returns.values());
        let sits = |it: &Fixture| it.seat(person).is_some();
        numbers.any(|number| self.fixtures.get(number).is_some_and(sits))
    }

    /// Whether somebody can be called to a table.
    pub(super) fn is_ready(&self, person: &Person, now: Duration) -> bool {
        person.takes_part(now) && !self.is_seated(person.id)
    }

    /// Those who can be called, in the order in which they came.
    pub(super) fn ready(&self, now: Duration) -> Vec<&Person> {
        let people = self.people.iter();
        people.filter(|it| self.is_ready(it, now)).collect()
    }

    /// Those who play or could be called, in the order in which they came.
    pub(super) fn taking_part(&self, now: Duration) -> impl Iterator<Item = &Person> {
        let people = self.people.iter();
        people.filter(move |it| it.takes_part(now) || self.is_seated(it.id))
    }

    /// How long somebody has been waiting since the start.
    pub(super) fn waited(&self, person: &Person, now: Duration) -> Duration {
        let start = self.timetable.started.unwrap_or_default();
        now.saturating_sub(person.waits.max(start))
    }

    /// The matches of somebody, the first that was called first.
    pub(super) fn matches_of(&self, person: PersonId) -> impl DoubleEndedIterator<Item = &Fixture> {
        let fixtures = self.fixtures.values();
        fixtures.filter(move |it| it.seat(person).is_some() && it.is_meeting())
    }

    /// How often two have met. Two matches with seats changed are one meeting.
    pub(super) fn meetings(&self, one: PersonId, other: PersonId) -> usize {
        let matches = self.matches_of(one);
        matches
            .filter(|it| !it.is_return && it.is_between(one, other))
            .count()
    }

    pub(super) fn last_opponent(&self, person: PersonId) -> Option<PersonId> {
        self.matches_of(person).next_back()?.opponent(person)
    }

    pub(super) fn free_tables(&self) -> impl Iterator<Item = u32> {
        let is_free = |it: &u32| !self.live.contains_key(it) && !self.returns.contains_key(it);
        (1..=MOST_TABLES).filter(is_free)
    }
}
