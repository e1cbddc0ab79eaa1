//! The rounds of a Swiss, after the basic rules of FIDE's handbook, C.04.1.
//!
//! No two meet twice; whoever sits out has the points of a win, and does so once at most; people
//! with the same score are paired as far as these rules allow, the upper half of a score group
//! with its lower half; the difference of first and second turns stays within two, and nobody
//! has the same three times running, as far as the other rules allow.
//!
//! Not covered: seeding by ratings (people are ordered by score, and then as they came), the
//! exact order of floats, transpositions and exchanges of the Dutch system (C.04.3), colour
//! preferences by their strength, accelerated pairings, half-point byes on request.
//!
//! Whoever is there and whose opponent of the round is not wins without a match after a while.

use core::cmp::Reverse;

use curio_record::PersonId;
use curio_rules::Player;
use integer_blossom::max_weight_matching;

use super::{ABSENT, Fixture, SwissRound, state::EveningState};

/// Below this number a round robin is as short.
pub(super) const FEWEST: usize = 4;

/// Weights that outdo each other whatever the sums of the smaller ones.
const PAIR: i128 = 1_000_000_000_000_000;
const COLOUR: i128 = 1_000_000_000_000;
const SCORE: i128 = 1_000_000;
const WISH: i128 = 1_000;

/// What of a pair's round is decided: points of both, 2 for a win. Two matches with seats
/// changed count as one.
pub(super) fn result(
    state: &EveningState,
    round: usize,
    pair: [PersonId; 2],
) -> Option<[usize; 2]> {
    let of_pair =
        |it: &&Fixture| it.swiss == Some(round) && pair.iter().all(|id| it.seat(*id).is_some());
    let ended = state
        .fixtures
        .values()
        .filter(of_pair)
        .filter(|it| it.finish.is_some());
    let winners: Vec<Option<PersonId>> = ended.map(Fixture::winner).collect();
    let wins = pair.map(|id| winners.iter().filter(|it| **it == Some(id)).count());
    let [one, other] = wins;
    match one.cmp(&other) {
        _ if winners.is_empty() => None,
        core::cmp::Ordering::Less => Some([0, 2]),
        core::cmp::Ordering::Equal => Some([1, 1]),
        core::cmp::Ordering::Greater => Some([2, 0]),
    }
}

/// The score of somebody in the Swiss, 2 for a win.
pub(super) fn score(state: &EveningState, person: PersonId) -> usize {
    let rounds = state.swiss.iter().enumerate();
    rounds
        .map(|(number, round)| round_score(state, number, round, person))
        .sum()
}

fn round_score(state: &EveningState, number: usize, round: &SwissRound, person: PersonId) -> usize {
    if round.bye == Some(person) {
        return 2;
    }
    let pair = round.pairs.iter().find(|it| it.contains(&person));
    let own = pair.and_then(|pair| Some((pair, result(state, number, *pair)?)));
    let side = |([first, _], [one, other]): (&[PersonId; 2], [usize; 2])| {
        if *first == person { one } else { other }
    };
    own.map_or(0, side)
}

/// Somebody to be paired.
struct Entrant {
    id: PersonId,
    score: usize,
    /// The seats in the rounds that were played, in order.
    seats: Vec<Player>,
    /// Whether they have had the points of a win without playing.
    has_sat_out: bool,
    /// Whom they have been paired with.
    met: Vec<PersonId>,
}

impl Entrant {
    fn new(state: &EveningState, id: PersonId) -> Self {
        let mut met = Vec::new();
        let mut seats = Vec::new();
        for (number, round) in state.swiss.iter().enumerate() {
            let own = round.pairs.iter().filter(|it| it.contains(&id));
            met.extend(own.flatten().filter(|it| **it != id));
            let played = |it: &&Fixture| {
                let is_played = it.finish.as_ref().is_some_and(|it| it.reason != ABSENT);
                it.swiss == Some(number) && !it.is_return && is_played
            };
            let mut fixtures = state.fixtures.values().filter(played);
            seats.extend(fixtures.find_map(|it| it.seat(id)));
        }
        let is_forfeit = |it: &Fixture| it.finish.as_ref().is_some_and(|it| it.reason == ABSENT);
        let mut fixtures = state.fixtures.values().filter(|it| it.swiss.is_some());
        let has_sat_out = state.swiss.iter().any(|it| it.bye == Some(id))
            || fixtures.any(|it| is_forfeit(it) && it.winner() == Some(id));
        Self {
            id,
            score: score(state, id),
            seats,
            has_sat_out,
            met,
        }
    }

    /// How many more first turns than second turns.
    fn balance(&self) -> i128 {
        self.seats
            .iter()
            .map(|it| if *it == Player::FIRST { 1 } else { -1 })
            .sum()
    }

    fn may_sit(&self, seat: Player) -> bool {
        let is_running =
            matches!(self.seats.as_slice(), [.., one, two] if *one == seat && *two == seat);
        let after = self.balance() + if seat == Player::FIRST { 1 } else { -1 };
        !is_running && after.abs() <= 2
    }

    /// What to prefer the first turn by: the lower, the rather.
    fn claim(&self) -> (i128, bool) {
        (self.balance(), self.seats.last() == Some(&Player::FIRST))
    }
}

/// Two entrants in seat order, and whether the rules of colours allow it.
fn seated<'a>(one: &'a Entrant, other: &'a Entrant) -> ([&'a Entrant; 2], bool) {
    let may = |first: &Entrant, second: &Entrant| {
        first.may_sit(Player::FIRST) && second.may_sit(Player::SECOND)
    };
    let wished = if other.claim() < one.claim() {
        [other, one]
    } else {
        [one, other]
    };
    let [first, second] = wished;
    if may(first, second) || !may(second, first) {
        (wished, may(first, second))
    } else {
        ([second, first], true)
    }
}

/// The next round among these, if there is one by the rules.
pub(super) fn pair(
    state: &EveningState,
    people: &[PersonId],
) -> Option<(Vec<[PersonId; 2]>, Option<PersonId>)> {
    let mut entrants: Vec<Entrant> = people.iter().map(|it| Entrant::new(state, *it)).collect();
    entrants.sort_by_key(|it| Reverse(it.score));
    if entrants.len().is_multiple_of(2) {
        return Some((matched(&entrants)?, None));
    }
    // The last of those with the lowest score sits out; the next one if the others cannot be
    // paired without them.
    for out in (0..entrants.len()).rev() {
        if entrants.get(out).is_some_and(|it| !it.has_sat_out) {
            let bye = entrants.remove(out);
            if let Some(pairs) = matched(&entrants) {
                return Some((pairs, Some(bye.id)));
            }
            entrants.insert(out, bye);
        }
    }
    None
}

/// Pairs all, if no two of them need to meet twice.
fn matched(entrants: &[Entrant]) -> Option<Vec<[PersonId; 2]>> {
    let n = entrants.len();
    let mut weights = vec![0_i128; n * n];
    for (number, one) in entrants.iter().enumerate() {
        for (next, other) in entrants.iter().enumerate().skip(number + 1) {
            if one.met.contains(&other.id) {
                continue;
            }
            let apart = one.score.abs_diff(other.score) as i128;
            let group = entrants.iter().filter(|it| it.score == one.score).count();
            let from_half = if apart == 0 {
                (next - number).abs_diff(group / 2)
            } else {
                0
            } as i128;
            let (_, is_allowed) = seated(one, other);
            let wish = (one.balance() + other.balance()).abs();
            let cost =
                COLOUR * i128::from(!is_allowed) + SCORE * apart * apart + WISH * wish + from_half;
            if let Some(weight) = weights.get_mut(number * n + next) {
                *weight = PAIR - cost;
            }
        }
    }
    let mates = max_weight_matching(&weights, n);
    let mut pairs = Vec::new();
    for (number, mate) in mates.into_iter().enumerate() {
        let mate = mate?;
        if let (true, Some(one), Some(other)) =
            (mate > number, entrants.get(number), entrants.get(mate))
        {
            pairs.push(seated(one, other).0.map(|it| it.id));
        }
    }
    Some(pairs)
}
