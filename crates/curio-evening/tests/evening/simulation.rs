//! Two hours in fast time, with guests who come and go, pause, sleep and lose the network.
#![allow(
    clippy::print_stdout,
    reason = "the figures say how far from its limits an evening is"
)]

use std::collections::BTreeMap;

use curio_evening::{Evening, EveningPlan, Event, Fixture, LogEntry, TournamentFormat};
use curio_record::PersonId;
use curio_rules::Player;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{at, away, back, drive, joined, paused, person, removed};

/// How often the evening is asked what is due.
const STEP: u64 = 5;

const SEEDS: u64 = 20;

/// What a guest does besides playing.
#[derive(Clone, Copy, PartialEq)]
enum Whim {
    Plays,
    Pauses(u64),
    IsOffline(u64),
    HasLeft(u64),
}

/// Seconds of one guest.
#[derive(Clone, Copy, Default)]
struct Spent {
    there: u64,
    playing: u64,
    /// Waiting in one go, while somebody other than the last opponent was free.
    waiting: u64,
    longest: u64,
    /// What could be played at most, in thousandths of a second: of an odd number, one waits.
    most: u64,
    /// Waiting in one go, whoever was free.
    idle: u64,
    longest_idle: u64,
}

struct Simulation {
    evening: Evening,
    dice: Pcg64Mcg,
    whims: Vec<Whim>,
    spent: Vec<Spent>,
    /// When each match in progress ends, by its number.
    ends: BTreeMap<u32, u64>,
    results: usize,
    /// The evening at some moments, and how long its log was.
    seen: Vec<(usize, Evening)>,
    /// How calm the guests are: the seconds between two whims, on average.
    calm: u64,
}

impl Simulation {
    fn new(guests: usize, seed: u64, form: TournamentFormat, calm: u64) -> Self {
        let evening = Evening::new(EveningPlan {
            form,
            ..EveningPlan::default()
        });
        let mut it = Self {
            evening,
            dice: Pcg64Mcg::seed_from_u64(seed),
            whims: vec![Whim::HasLeft(0); guests],
            spent: vec![Spent::default(); guests],
            ends: BTreeMap::new(),
            results: 0,
            seen: Vec::new(),
            calm,
        };
        // Most are there at the start; the others come within twenty minutes.
        for number in 0..guests {
            let is_late = guests > 3 && it.dice.random_bool(0.3);
            let until = if is_late {
                it.dice.random_range(1..1200)
            } else {
                0
            };
            it.whims[number] = Whim::HasLeft(until);
        }
        it
    }

    fn apply(&mut self, now: u64, event: &Event) {
        self.evening
            .apply(at(now), event)
            .unwrap_or_else(|error| panic!("{event:?}: {error}"));
    }

    /// Lets guests come and go.
    fn whims(&mut self, now: u64) {
        for number in 0..self.whims.len() {
            let id = person(number);
            let over = |until| now >= until;
            match self.whims[number] {
                Whim::Plays if self.dice.random_range(0..self.calm / STEP) == 0 => {
                    let (whim, event) = match self.dice.random_range(0..10) {
                        0..4 => {
                            let until = now + self.dice.random_range(60..600);
                            (Whim::Pauses(until), paused(number, true))
                        }
                        4..9 => {
                            let until = now + self.dice.random_range(5..150);
                            (Whim::IsOffline(until), away(number))
                        }
                        _ if self.evening.live().any(|it| it.seat(id).is_some()) => continue,
                        _ => {
                            let until = now + self.dice.random_range(300..2400);
                            (Whim::HasLeft(until), removed(number))
                        }
                    };
                    self.whims[number] = whim;
                    self.apply(now, &event);
                }
                Whim::Pauses(until) if over(until) => {
                    self.whims[number] = Whim::Plays;
                    self.apply(now, &paused(number, false));
                }
                Whim::IsOffline(until) if over(until) => {
                    self.whims[number] = Whim::Plays;
                    self.apply(now, &back(number));
                }
                Whim::HasLeft(until) if over(until) => {
                    self.whims[number] = Whim::Plays;
                    self.apply(now, &joined(number));
                }
                _ => {}
            }
        }
    }

    /// Begins and ends matches.
    fn matches(&mut self, now: u64) {
        let live: Vec<Fixture> = self.evening.live().cloned().collect();
        for fixture in live {
            let there = fixture
                .seats
                .map(|id| self.evening.person(id).unwrap().away.is_none());
            let table = fixture.table;
            let ended = |winner, plies, reason: &str| Event::Ended {
                table,
                winner,
                plies,
                reason: reason.to_owned(),
            };
            if fixture.began.is_none() {
                if there == [true, true] {
                    let usual = match fixture.game.as_str() {
                        "chimple" => 90,
                        "xafka" => 240,
                        "xong" => 420,
                        "xima" => 540,
                        _ => 480,
                    };
                    let takes = self.dice.random_range(usual * 6 / 10..=usual * 14 / 10);
                    self.ends.insert(fixture.number, now + takes);
                    self.apply(now, &Event::Began { table });
                }
            } else if now >= self.ends[&fixture.number] && there == [true, true] {
                let winner = [Some(Player::FIRST), Some(Player::SECOND), None];
                let winner = winner[self.dice.random_range(0..3)];
                let plies = self.dice.random_range(8..60);
                self.apply(now, &ended(winner, plies, "isolated"));
                self.results += 1;
            } else if self.evening.may_claim(table, at(now)).is_some() {
                let winner = Some(Player(u8::from(!there[0])));
                self.apply(now, &ended(winner, 0, "absent"));
                self.results += 1;
            }
        }
        // Whoever waits plays the house for a while.
        for number in 0..self.whims.len() {
            let call = self.evening.house_call(person(number), at(now));
            let playing = self
                .evening
                .houses()
                .find(|it| it.seat(person(number)).is_some());
            let end = playing.map(|it| super::ended(it.table, Some(1)));
            if let Some(event) = call.or(end).filter(|_| self.dice.random_bool(0.1)) {
                self.apply(now, &event);
            }
        }
    }

    /// Counts what everybody does, while the evening is played.
    fn count(&mut self, now: u64) {
        let evening = &self.evening;
        let last = |id: PersonId| {
            let met = |it: &&Fixture| it.is_meeting() && it.seat(id).is_some();
            evening.fixtures().filter(met).last()?.opponent(id)
        };
        let ready: Vec<PersonId> = evening.ready(at(now)).iter().map(|it| it.id).collect();
        let playing: Vec<PersonId> = evening.live().flat_map(|it| it.seats).collect();
        let may_call = evening.timetable().may_call(evening.plan(), at(now));
        let people = (ready.len() + playing.len()) as u64;
        for (number, spent) in self.spent.iter_mut().enumerate() {
            let id = person(number);
            let is_free = ready.contains(&id);
            let can_meet = |it: &&PersonId| last(**it) != Some(id) && last(id) != Some(**it);
            let can =
                is_free && may_call && ready.iter().filter(|it| **it != id).any(|it| can_meet(&it));
            if is_free || playing.contains(&id) {
                spent.there += STEP;
                spent.most += 1000 * STEP * (people - people % 2) / people;
            }
            spent.playing += if is_free {
                0
            } else {
                STEP * u64::from(playing.contains(&id))
            };
            spent.waiting = if can { spent.waiting + STEP } else { 0 };
            spent.idle = if is_free { spent.idle + STEP } else { 0 };
            spent.longest = spent.longest.max(spent.waiting);
            spent.longest_idle = spent.longest_idle.max(spent.idle);
        }
    }

    fn run(&mut self) {
        for now in (0..7200).step_by(STEP as usize) {
            self.whims(now);
            if now == 60 {
                self.apply(now, &Event::Started);
            }
            self.matches(now);
            let due = drive(&mut self.evening, at(now));
            self.results += due
                .iter()
                .filter(|it| matches!(it, Event::Ended { .. }))
                .count();
            if now >= 60 {
                self.count(now);
            }
            if self.dice.random_bool(0.06) {
                self.seen
                    .push((self.evening.log().len(), self.evening.clone()));
            }
        }
    }

    /// The share of the time there that guests played, in percent: the least of those who stayed
    /// for an hour, all together, and all together of what could be played at most.
    fn shares(&self) -> [u64; 3] {
        let stayed = self.spent.iter().filter(|it| it.there >= 3600);
        let least = stayed.map(|it| 100 * it.playing / it.there).min();
        let sum = |of: fn(&Spent) -> u64| self.spent.iter().map(of).sum::<u64>();
        let playing = sum(|it| it.playing);
        let all = 100 * playing / sum(|it| it.there);
        [
            least.unwrap_or(100),
            all,
            100_000 * playing / sum(|it| it.most),
        ]
    }
}

/// Nobody met the same opponent twice running while somebody else was there.
fn check_opponents(evening: &Evening) {
    let mut last: BTreeMap<PersonId, PersonId> = BTreeMap::new();
    for fixture in evening
        .fixtures()
        .filter(|it| !it.is_return && it.is_meeting())
    {
        let [one, other] = fixture.seats;
        if last.get(&one) == Some(&other) || last.get(&other) == Some(&one) {
            let others = evening
                .people()
                .iter()
                .filter(|it| it.id != one && it.id != other);
            let free: Vec<_> = others
                .filter(|it| was_free(evening, it.id, fixture))
                .collect();
            assert!(free.is_empty(), "{fixture:?} though {free:?}");
        }
        last.insert(one, other);
        last.insert(other, one);
    }
}

/// Whether somebody took part when two others were called.
fn was_free(evening: &Evening, id: PersonId, fixture: &Fixture) -> bool {
    let is_it = |it: &LogEntry| matches!(it.event, Event::Called { match_number, .. } if match_number == fixture.number);
    let until = evening.log().iter().position(is_it).unwrap();
    let before = Evening::from_log(evening.log()[..until].to_vec()).unwrap();
    before.ready(fixture.called).iter().any(|it| it.id == id)
}

/// Two hours with each of some seeds: `least` is what each guest plays at least of their time, in
/// percent, and `possible` what all play of what they could.
fn check(guests: usize, least: u64, possible: u64) {
    for seed in 0..SEEDS {
        let mut it = Simulation::new(guests, seed, TournamentFormat::ByNumber, 1200);
        it.run();
        let shares = it.shares();
        let most = |of: fn(&Spent) -> u64| it.spent.iter().map(of).max().unwrap();
        let (longest, idle) = (most(|it| it.longest), most(|it| it.longest_idle));
        let played = it
            .evening
            .fixtures()
            .filter(|it| it.finish.is_some())
            .count();
        let said = format!(
            "{guests} guests, seed {seed}: least {} %, all {} %, of the possible {} %; \
             waited {longest} s, {idle} s when nobody else was free; {played} matches",
            shares[0], shares[1], shares[2]
        );
        println!("{said}");
        assert!(shares[0] >= least && shares[2] >= possible, "{said}");
        assert!(longest < 240, "{said}");
        assert_eq!(played, it.results, "no result is lost");
        for number in 0..guests {
            let own = it
                .evening
                .fixtures()
                .filter_map(|it| it.seat(person(number)));
            let turns: i32 = own.map(|it| if it == Player::FIRST { 1 } else { -1 }).sum();
            assert!(
                turns.abs() <= 5,
                "{said}: {turns} first turns more than second ones"
            );
        }
        check_opponents(&it.evening);
    }
}

/// By arithmetic, of three one always waits: two thirds of the time is the limit for all of them
/// together, and it is shared as unevenly as they pause. What is lost of it passes between two
/// rounds.
#[test]
fn three_guests_play_as_much_as_can_be() {
    check(3, 40, 90);
}

#[test]
fn eight_guests_play_most_of_their_time() {
    check(8, 70, 85);
}

#[test]
fn fifteen_guests_play_most_of_their_time() {
    check(15, 70, 85);
}

#[test]
fn thirty_guests_play_most_of_their_time() {
    check(30, 70, 85);
}

/// With rounds, nobody sits out twice at all, and nobody meets anybody twice.
#[test]
fn a_swiss_keeps_its_rules_whoever_comes_and_goes() {
    for (guests, seed) in [(8, 1), (9, 2), (15, 3), (15, 4), (30, 5), (30, 6)] {
        let mut it = Simulation::new(guests, seed, TournamentFormat::Swiss, 3600);
        it.run();
        let swiss = it.evening.swiss();
        assert_eq!(swiss.len(), 5, "{guests} guests, seed {seed}");
        let mut byes: Vec<PersonId> = swiss.iter().filter_map(|it| it.bye).collect();
        let mut pairs: Vec<[PersonId; 2]> = swiss.iter().flat_map(|it| it.pairs.clone()).collect();
        pairs.iter_mut().for_each(|it| it.sort_unstable());
        let count = (byes.len(), pairs.len());
        byes.sort_unstable();
        byes.dedup();
        pairs.sort_unstable();
        pairs.dedup();
        assert_eq!(
            (byes.len(), pairs.len()),
            count,
            "{guests} guests, seed {seed}"
        );
        let last = swiss.last().unwrap().at.as_secs() / 60;
        println!("{guests} guests, seed {seed}: the last of five rounds is paired at {last} min");
    }
}

#[test]
fn a_journal_gives_the_same_evening() {
    let mut it = Simulation::new(12, 7, TournamentFormat::ByNumber, 600);
    it.run();
    assert!(it.seen.len() >= 50, "{}", it.seen.len());
    let log = it.evening.log();
    let lines: Vec<String> = log
        .iter()
        .map(|it| serde_json::to_string(it).unwrap())
        .collect();
    assert!(lines.iter().all(|it| !it.contains('\n')));
    let read = |line: &String| serde_json::from_str::<LogEntry>(line).unwrap();
    for (length, seen) in &it.seen {
        let log = lines[..*length].iter().map(read);
        assert_eq!(&Evening::from_log(log).unwrap(), seen);
    }
}
