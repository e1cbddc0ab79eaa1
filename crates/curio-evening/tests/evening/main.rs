//! Evenings from outside.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

mod house;
mod people;
mod rules;
mod simulation;
mod swiss;
mod undo;

use core::time::Duration;

use curio_evening::{Evening, EveningPlan, Event};
use curio_record::PersonId;
use curio_rules::Player;

fn person(number: usize) -> PersonId {
    format!("{number:016x}").parse().unwrap()
}

fn at(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn joined(number: usize) -> Event {
    let name = format!("Guest {number}");
    Event::Joined {
        person: person(number),
        name,
    }
}

fn called(number: u32, seats: [usize; 2]) -> Event {
    called_to(number, number, seats)
}

fn called_to(table: u32, match_number: u32, seats: [usize; 2]) -> Event {
    Event::Called {
        match_number,
        table,
        game: "xong".to_owned(),
        seats: seats.map(person),
        is_return: false,
        is_by_hand: true,
    }
}

fn ended(table: u32, winner: Option<u8>) -> Event {
    let reason = "resignation".to_owned();
    Event::Ended {
        table,
        winner: winner.map(Player),
        plies: 30,
        reason,
    }
}

fn away(number: usize) -> Event {
    let person = person(number);
    Event::Away { person }
}

fn back(number: usize) -> Event {
    let person = person(number);
    Event::Back { person }
}

fn removed(number: usize) -> Event {
    let person = person(number);
    Event::Removed { person }
}

fn paused(number: usize, is_paused: bool) -> Event {
    let person = person(number);
    Event::Paused { person, is_paused }
}

fn voted(number: usize, game: &str) -> Event {
    let (person, game) = (person(number), game.to_owned());
    Event::Voted { person, game }
}

fn predicted(number: usize, is_right: bool) -> Event {
    let person = person(number);
    Event::Predicted { person, is_right }
}

fn corrected(match_number: u32, winner: Option<u8>) -> Event {
    let winner = winner.map(Player);
    Event::Corrected {
        match_number,
        winner,
    }
}

fn merged(from: usize, into: usize) -> Event {
    let [from, into] = [from, into].map(person);
    Event::Merged { from, into }
}

/// Lets something happen that can.
fn happen(evening: &mut Evening, second: u64, event: Event) {
    let applied = evening.apply(at(second), &event);
    applied.unwrap_or_else(|error| panic!("{event:?}: {error}"));
}

/// An evening of as many people.
fn evening(people: usize) -> Evening {
    planned(EveningPlan::default(), people)
}

fn planned(plan: EveningPlan, people: usize) -> Evening {
    let mut evening = Evening::new(plan);
    for number in 0..people {
        happen(&mut evening, 0, joined(number));
    }
    evening
}

/// Applies all that is due, and returns it.
fn drive(evening: &mut Evening, now: Duration) -> Vec<Event> {
    let mut all = Vec::new();
    loop {
        let due = evening.due(now);
        if due.is_empty() {
            return all;
        }
        for event in due {
            evening
                .apply(now, &event)
                .unwrap_or_else(|error| panic!("{event:?}: {error}"));
            all.push(event);
        }
        assert!(all.len() < 1000, "{all:?}");
    }
}

/// Plays matches one after the other: in `0>1` the first seat wins, in `0<1` the second one, and
/// `0=1` is drawn.
fn play(evening: &mut Evening, matches: &str) {
    for (number, text) in (1..).zip(matches.split(' ')) {
        let winner = ['>', '<']
            .into_iter()
            .zip(0..)
            .find(|(sign, _)| text.contains(*sign));
        let seats = text.split(['>', '<', '=']).map(|it| it.parse().unwrap());
        let second = 10 * u64::from(number);
        let seats: Vec<usize> = seats.collect();
        happen(evening, second, called_to(1, number, [seats[0], seats[1]]));
        happen(evening, second + 5, ended(1, winner.map(|(_, seat)| seat)));
    }
}
