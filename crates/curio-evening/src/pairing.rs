//! Who of those who are free plays whom, by least total cost, and who sits where. When anybody
//! is called at all is decided in [`super::due`].

use core::{cmp::Reverse, time::Duration};
use std::collections::BTreeMap;

use curio_record::PersonId;
use curio_rules::Player;
use integer_blossom::max_weight_matching;

use super::{Person, TournamentFormat, format::berger, points, state::EveningState};

/// How long two who have met wait for somebody else to be free.
const FOR_OTHERS: Duration = Duration::from_secs(20);

/// A pair more is worth any cost; somebody who has sat out is worth any cost but a pair.
const PAIR: i64 = 1_000_000;
const PASSED: i64 = 100_000;
const DEAREST: i64 = 20_000;

/// What the cost of a pair depends on.
struct Costs<'a> {
    state: &'a EveningState,
    now: Duration,
    form: TournamentFormat,
    places: BTreeMap<PersonId, usize>,
    /// The rounds of the Berger table in which two meet, in the order in which they came.
    rounds: BTreeMap<[PersonId; 2], usize>,
}

impl<'a> Costs<'a> {
    fn new(state: &'a EveningState, now: Duration) -> Self {
        let people: Vec<PersonId> = state.taking_part(now).map(|it| it.id).collect();
        let form = state.plan.form.among(people.len());
        let mut rounds = BTreeMap::new();
        if form == TournamentFormat::RoundRobin {
            for (round, pairs) in berger(people.len()).into_iter().enumerate() {
                let pairs = pairs.iter().filter_map(|[one, other]| {
                    let (one, other) = (*people.get(*one)?, *people.get(*other)?);
                    Some([[one, other], [other, one]])
                });
                rounds.extend(pairs.flatten().map(|it| (it, round)));
            }
        }
        let standings = points::standings(state).into_iter();
        let places = standings.map(|it| (it.person, it.place)).collect();
        Self {
            state,
            now,
            form,
            places,
            rounds,
        }
    }

    /// How dear it is to pair two people.
    fn cost(&self, one: &Person, other: &Person) -> i64 {
        let meetings = self.state.meetings(one.id, other.id);
        let wait = self.state.waited(one, self.now);
        let wait = wait.saturating_add(self.state.waited(other, self.now));
        let balance = first_turns(self.state, one.id) + first_turns(self.state, other.id);
        let wait = count(wait.as_secs() / 5);
        if self.form == TournamentFormat::RoundRobin {
            let round = self.rounds.get(&[one.id, other.id]);
            return 1000 * count(meetings) + 10 * count(round.copied().unwrap_or(0)) - wait.min(9);
        }
        let place = |it: &Person| self.places.get(&it.id).copied().unwrap_or(0);
        let game = self.state.timetable.game();
        let has_just = |it: &Person| {
            let last = self.state.matches_of(it.id).next_back();
            last.is_some_and(|it| Some(it.game.as_str()) == game)
        };
        20 * count(meetings)
            + 3 * count(place(one).abs_diff(place(other)))
            + 10 * i64::from(has_just(one) || has_just(other))
            + 5 * balance.abs()
            - wait
    }
}

fn count(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(DEAREST)
}

/// How many more matches somebody had with the first turn than with the second.
fn first_turns(state: &EveningState, person: PersonId) -> i64 {
    let seats = state.matches_of(person).filter_map(|it| it.seat(person));
    seats
        .map(|it| if it == Player::FIRST { 1 } else { -1 })
        .sum()
}

/// Two people in seat order: whoever has had the first turn less often has it, or else whoever
/// has not had it for longer, or else whoever came earlier.
pub(super) fn seated(state: &EveningState, one: PersonId, other: PersonId) -> [PersonId; 2] {
    let last = |person: PersonId| {
        let mut matches = state.matches_of(person).rev();
        let first = matches.find(|it| it.seat(person) == Some(Player::FIRST));
        first.map(|it| it.number)
    };
    let had = |person| (first_turns(state, person), last(person));
    if had(other) < had(one) {
        [other, one]
    } else {
        [one, other]
    }
}

/// The pairs to be called now, in seat order.
///
/// As many as can be are paired, and first of all those who sat out when others were called.
/// Nobody meets their last opponent again, unless the two are alone.
pub(super) fn pairs(state: &EveningState, now: Duration) -> Vec<[PersonId; 2]> {
    let ready = state.ready(now);
    let people = state.taking_part(now).count();
    if ready.len() < 2 {
        return Vec::new();
    }
    let costs = Costs::new(state, now);
    let n = ready.len();
    let mut weights = vec![0_i64; n * n];
    for (number, one) in ready.iter().enumerate() {
        for (next, other) in ready.iter().enumerate().skip(number + 1) {
            let is_last = |it: &Person, of: &Person| state.last_opponent(it.id) == Some(of.id);
            if people > 2 && (is_last(one, other) || is_last(other, one)) {
                continue;
            }
            let passed = i64::from(one.is_passed) + i64::from(other.is_passed);
            let cost = costs.cost(one, other).clamp(-DEAREST, DEAREST);
            if let Some(weight) = weights.get_mut(number * n + next) {
                *weight = PAIR + PASSED * passed - cost;
            }
        }
    }
    let is_fresh = |it: &Person| state.waited(it, now) < FOR_OTHERS;
    let mut pairs = Vec::new();
    for (number, mate) in max_weight_matching(&weights, n).into_iter().enumerate() {
        let other = mate.filter(|it| *it > number).and_then(|it| ready.get(it));
        let (Some(one), Some(other)) = (ready.get(number), other) else {
            continue;
        };
        let have_met = people > n && state.meetings(one.id, other.id) > 0;
        if !(have_met && is_fresh(one) && is_fresh(other)) {
            pairs.push(seated(state, one.id, other.id));
        }
    }
    pairs
}

/// The pair of king of the hill: the king, and whoever has waited longest.
pub(super) fn hill(state: &EveningState, now: Duration) -> Option<[PersonId; 2]> {
    let king = state.hill.as_ref()?.king;
    let is_hill = |it: &u32| state.fixtures.get(it).is_some_and(|it| it.is_hill);
    let mut ready = state.ready(now);
    if ready.len() < 2 || state.live.values().any(is_hill) {
        return None;
    }
    ready.sort_by_key(|it| Reverse(state.waited(it, now)));
    let king = ready.iter().position(|it| Some(it.id) == king);
    let first = ready.remove(king.unwrap_or(0));
    Some(seated(state, first.id, ready.first()?.id))
}
