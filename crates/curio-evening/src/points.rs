//! Points and standings: what a result is worth, and who is ahead of whom. Prizes are in
//! [`super::prizes`].
//!
//! A win is worth 2 points, the third in a row and each after it 3, a draw 1, sitting
//! out in a Swiss 2. The best [`BEST`] of these count. Besides, the first match
//! of each game brings a stamp and a point, and so does, without a stamp, the first win in it
//! against the house. Equal points are parted by fewer matches, then by the
//! points of the matches among those who are equal, then by Buchholz, the sum of the points of
//! all opponents, one for each match.

use core::{cmp::Reverse, time::Duration};
use std::collections::{BTreeMap, BTreeSet};

use curio_record::PersonId;

use super::{Fixture, state::EveningState};

/// How many results count.
pub const BEST: usize = 6;

/// From which win in a row on there is a point more.
const STREAK: usize = 3;

/// How somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub person: PersonId,
    /// Their place, counted from 1. Those who are equal in everything share one.
    pub place: usize,
    /// Points.
    pub points: usize,
    /// Finished matches against other people.
    pub matches: usize,
    /// Matches won.
    pub wins: usize,
    /// Matches drawn.
    pub draws: usize,
    /// The games of which at least one match was played, in order of their names.
    pub stamps: BTreeSet<String>,
    /// The most matches won in a row.
    pub streak: usize,
    /// Different opponents.
    pub opponents: BTreeSet<PersonId>,
    /// The points of the opponents, one for each match.
    pub buchholz: usize,
}

/// The matches with a result, in the order in which they ended.
pub(super) fn finished(state: &EveningState) -> Vec<&Fixture> {
    let mut all: Vec<&Fixture> = state.fixtures.values().collect();
    all.retain(|it| it.finish.is_some());
    all.sort_by_key(|it| (it.over.unwrap_or(Duration::MAX), it.number));
    all
}

/// What a result is worth without streaks.
fn plain(fixture: &Fixture, person: PersonId) -> usize {
    match fixture.winner() {
        None => 1,
        Some(winner) if winner == person => 2,
        Some(_) => 0,
    }
}

/// The standings, the best first. Those who have left without a match are not in them.
pub(super) fn standings(state: &EveningState) -> Vec<Standing> {
    let finished = finished(state);
    let mut all: Vec<Standing> = Vec::new();
    for person in &state.people {
        let own = finished
            .iter()
            .copied()
            .filter(|it| it.seat(person.id).is_some());
        let own: Vec<&Fixture> = own.collect();
        if person.is_gone && own.is_empty() {
            continue;
        }
        let byes = state
            .swiss
            .iter()
            .filter(|it| it.bye == Some(person.id))
            .count();
        let mut standing = standing(person.id, &own, vec![2; byes]);
        standing.points += person.beaten.len();
        all.push(standing);
    }
    let points: BTreeMap<PersonId, usize> = all.iter().map(|it| (it.person, it.points)).collect();
    for standing in &mut all {
        let own = finished
            .iter()
            .filter_map(|it| it.opponent(standing.person));
        standing.buchholz = own.filter_map(|it| points.get(&it)).sum();
    }
    rank(all, &finished)
}

/// All but the place and Buchholz, which depend on others.
fn standing(person: PersonId, own: &[&Fixture], mut results: Vec<usize>) -> Standing {
    let (mut running, mut streak, mut wins, mut draws) = (0, 0, 0, 0);
    for fixture in own {
        let result = plain(fixture, person);
        running = if result == 2 { running + 1 } else { 0 };
        streak = streak.max(running);
        wins += usize::from(result == 2);
        draws += usize::from(result == 1);
        results.push(result + usize::from(running >= STREAK));
    }
    // A match that nobody came to shows nothing of a game.
    let played = own
        .iter()
        .filter(|it| it.finish.as_ref().is_some_and(|it| it.plies > 0));
    let stamps: BTreeSet<String> = played.map(|it| it.game.clone()).collect();
    results.sort_unstable_by_key(|it| Reverse(*it));
    Standing {
        person,
        place: 0,
        points: results.iter().take(BEST).sum::<usize>() + stamps.len(),
        matches: own.len(),
        wins,
        draws,
        stamps,
        streak,
        opponents: own.iter().filter_map(|it| it.opponent(person)).collect(),
        buchholz: 0,
    }
}

/// Sorts, and gives the places.
fn rank(mut all: Vec<Standing>, finished: &[&Fixture]) -> Vec<Standing> {
    let first = |it: &Standing| (Reverse(it.points), it.matches);
    all.sort_by_key(first);
    let mut ranked: Vec<(Reverse<usize>, Reverse<usize>, Standing)> = Vec::new();
    let mut places = Vec::new();
    for group in all.chunk_by(|one, other| first(one) == first(other)) {
        let is_in = |id: &PersonId| group.iter().any(|it| it.person == *id);
        let begins = ranked.len();
        for standing in group {
            let among = finished.iter().filter(|it| it.seats.iter().all(is_in));
            let own = among.filter(|it| it.seat(standing.person).is_some());
            let direct: usize = own.map(|it| plain(it, standing.person)).sum();
            ranked.push((
                Reverse(direct),
                Reverse(standing.buchholz),
                standing.clone(),
            ));
        }
        if let Some(group) = ranked.get_mut(begins..) {
            group.sort_by_key(|(direct, buchholz, _)| (*direct, *buchholz));
            let mut place = begins;
            for same in group.chunk_by(|one, other| (one.0, one.1) == (other.0, other.1)) {
                places.extend(core::iter::repeat_n(place + 1, same.len()));
                place += same.len();
            }
        }
    }
    let placed = ranked.into_iter().zip(places);
    placed
        .map(|((_, _, standing), place)| Standing { place, ..standing })
        .collect()
}
