//! Taking back, and events that cannot be.

use curio_evening::{Evening, Event, Refused};
use curio_rules::Player;
use proptest::prelude::*;

use super::{
    at, away, back, called, called_to, corrected, ended, evening, happen, joined, paused, person,
    predicted, removed, voted,
};

fn again(evening: &Evening) -> Evening {
    let lines: Vec<String> = evening
        .log()
        .iter()
        .map(|it| serde_json::to_string(it).unwrap())
        .collect();
    Evening::from_log(lines.iter().map(|it| serde_json::from_str(it).unwrap())).unwrap()
}

/// The same but for the log.
fn same(one: &Evening, other: &Evening) -> bool {
    one.people() == other.people()
        && one.fixtures().eq(other.fixtures())
        && one.live().eq(other.live())
        && one.timetable() == other.timetable()
        && one.swiss() == other.swiss()
        && one.hill() == other.hill()
        && one.standings() == other.standings()
        && one.due(at(9000)) == other.due(at(9000))
}

/// What may have happened before, and what is taken back.
fn each_kind() -> Vec<(Vec<Event>, Event)> {
    let began = |game: &str| Event::GameBegan {
        game: game.to_owned(),
    };
    let paired = Event::Paired {
        pairs: vec![[person(0), person(1)]],
        bye: Some(person(2)),
    };
    let (from, into) = (person(0), person(2));
    let (person, name) = (from, "Ada".to_owned());
    let started = || vec![Event::Started, began("xong")];
    let played = || vec![called(1, [0, 1]), Event::Began { table: 1 }];
    let over = || [played(), vec![ended(1, Some(0))]].concat();
    vec![
        (vec![], joined(7)),
        (vec![], away(0)),
        (vec![away(0)], back(0)),
        (vec![], paused(0, true)),
        (vec![], Event::Renamed { person, name }),
        (over(), removed(0)),
        (over(), Event::Merged { from, into }),
        (vec![], Event::Started),
        (started(), Event::Held { is_held: true }),
        (started(), Event::Extended { seconds: 300 }),
        (started(), began("xima")),
        (
            [started(), vec![Event::Extended { seconds: 0 }]].concat(),
            voted(0, "xima"),
        ),
        (started(), paired),
        (started(), called(1, [0, 1])),
        (vec![called(1, [0, 1])], Event::Began { table: 1 }),
        (played(), ended(1, None)),
        (over(), corrected(1, None)),
        (played(), Event::Abandoned { table: 1 }),
        (vec![], predicted(0, true)),
        (started(), Event::Interlude { is_on: true }),
        (started(), Event::Closed),
    ]
}

#[test]
fn each_kind_of_event_is_taken_back_and_brought_back() {
    for (before, event) in each_kind() {
        let mut it = evening(4);
        for event in &before {
            it.apply(at(0), event).unwrap();
        }
        // Late enough for a vote.
        let now = at(1400);
        let was = it.clone();
        it.apply(now, &event)
            .unwrap_or_else(|error| panic!("{event:?}: {error}"));
        let with = it.clone();
        assert!(!same(&was, &with), "{event:?}");
        let undone = it.log().len() - 1;
        it.apply(now, &Event::Undone { event: undone }).unwrap();
        assert!(same(&was, &it) && it.log()[undone].is_undone, "{event:?}");
        assert_eq!(again(&it), it);
        let twice = it.apply(now, &Event::Undone { event: undone });
        assert_eq!(twice, Err(Refused::NotUndoable(undone)));
        it.apply(now, &Event::Undone { event: undone + 1 }).unwrap();
        assert!(
            same(&with, &it) && !it.log()[undone].is_undone,
            "{event:?} again"
        );
        assert_eq!(again(&it), it);
    }
}

#[test]
fn a_call_is_taken_back_with_its_match() {
    let mut it = evening(4);
    let was = it.clone();
    let number = it.log().len();
    for event in [
        called(1, [0, 1]),
        Event::Began { table: 1 },
        ended(1, Some(0)),
    ] {
        it.apply(at(1), &event).unwrap();
    }
    happen(&mut it, 2, corrected(1, None));
    happen(&mut it, 3, Event::Undone { event: number });
    assert!(same(&was, &it));
    assert!(it.log()[number..number + 4].iter().all(|it| it.is_undone));
    assert_eq!(it.next_number(), 2, "a number is not used again");
}

#[test]
fn the_next_match_at_a_table_stays_when_the_one_before_is_taken_back() {
    let mut it = evening(4);
    let second = called_to(1, 2, [2, 3]);
    let number = it.log().len();
    for event in [
        called(1, [0, 1]),
        ended(1, Some(0)),
        second,
        ended(1, Some(0)),
    ] {
        it.apply(at(1), &event).unwrap();
    }
    happen(&mut it, 2, Event::Undone { event: number });
    let left: Vec<_> = it.fixtures().map(|it| (it.number, it.winner())).collect();
    assert_eq!(left, [(2, Some(person(2)))]);
}

#[test]
fn time_does_not_go_back() {
    let mut it = evening(1);
    happen(&mut it, 9, away(0));
    happen(&mut it, 3, back(0));
    assert_eq!(it.log().last().unwrap().at, at(9));
}

#[test]
fn no_result_is_lost_by_taking_back() {
    let mut it = evening(4);
    for event in [called(1, [0, 1]), ended(1, Some(0)), called(2, [0, 2])] {
        it.apply(at(1), &event).unwrap();
    }
    let was = it.clone();
    // 0 joined first, and plays in both matches; the end of the first lets 0 play the second.
    for (event, why) in [
        (1, Refused::Needed { by: 5 }),
        (6, Refused::Needed { by: 7 }),
        (0, Refused::NotUndoable(0)),
        (99, Refused::NotUndoable(99)),
    ] {
        assert_eq!(it.apply(at(2), &Event::Undone { event }), Err(why));
    }
    assert_eq!(was, it);
}

fn any_event() -> impl Strategy<Value = Event> {
    let person = || (0..6_usize).prop_map(person);
    let game =
        || prop::sample::select(vec!["chimple", "xong", "xima", "go"]).prop_map(str::to_owned);
    let winner = || prop::option::of((0..3_u8).prop_map(Player));
    let table = || 0..4_u32;
    let called = (
        1..9_u32,
        table(),
        game(),
        [person(), person()],
        any::<bool>(),
        any::<bool>(),
    );
    prop_oneof![
        3 => person().prop_map(|person| Event::Joined { person, name: "Anna".to_owned() }),
        1 => person().prop_map(|person| Event::Away { person }),
        1 => person().prop_map(|person| Event::Back { person }),
        1 => (person(), any::<bool>()).prop_map(|(person, is_paused)| Event::Paused { person, is_paused }),
        1 => (person(), "[ a]{0,2}").prop_map(|(person, name)| Event::Renamed { person, name }),
        1 => person().prop_map(|person| Event::Removed { person }),
        1 => (person(), person()).prop_map(|(from, into)| Event::Merged { from, into }),
        2 => Just(Event::Started),
        1 => any::<bool>().prop_map(|is_held| Event::Held { is_held }),
        1 => any::<u64>().prop_map(|seconds| Event::Extended { seconds }),
        1 => game().prop_map(|game| Event::GameBegan { game }),
        1 => (person(), game()).prop_map(|(person, game)| Event::Voted { person, game }),
        1 => (person(), person(), prop::option::of(person()))
            .prop_map(|(one, other, bye)| Event::Paired { pairs: vec![[one, other]], bye }),
        6 => called.prop_map(|(match_number, table, game, seats, is_return, is_by_hand)| {
            Event::Called { match_number, table, game, seats, is_return, is_by_hand }
        }),
        2 => table().prop_map(|table| Event::Began { table }),
        4 => (table(), winner(), any::<u32>()).prop_map(|(table, winner, plies)| {
            Event::Ended { table, winner, plies, reason: "isolated".to_owned() }
        }),
        1 => (1..9_u32, winner()).prop_map(|(match_number, winner)| Event::Corrected { match_number, winner }),
        1 => table().prop_map(|table| Event::Abandoned { table }),
        1 => (person(), any::<bool>()).prop_map(|(person, is_right)| Event::Predicted { person, is_right }),
        1 => any::<bool>().prop_map(|is_on| Event::Interlude { is_on }),
        1 => Just(Event::Closed),
        2 => (0..40_usize).prop_map(|event| Event::Undone { event }),
    ]
}

proptest! {
    #[test]
    fn no_events_are_too_strange(events in prop::collection::vec((0..2000_u64, any_event()), 0..60)) {
        let mut it = evening(3);
        for (second, event) in events {
            let was = it.clone();
            let now = if second == 0 { core::time::Duration::MAX } else { at(second) };
            if it.apply(now, &event).is_err() {
                prop_assert_eq!(&was, &it, "{:?} was refused", event);
            }
            // What is due can be done.
            let mut driven = it.clone();
            for event in it.due(now) {
                prop_assert_eq!(driven.apply(now, &event), Ok(()), "{:?}", event);
            }
            let _ = (it.prizes(), it.standings_csv(), it.matches_csv(), it.trf(&Default::default()));
        }
        prop_assert_eq!(again(&it), it);
    }

    /// Matches of 0 and 1, and matches of 2 and 3, in any order of the two groups.
    #[test]
    fn points_do_not_depend_on_the_order_of_others(
        winners in prop::collection::vec(prop::option::of(0..2_u8), 1..12),
        others in prop::collection::vec(prop::option::of(0..2_u8), 1..12),
        order in prop::collection::vec(any::<bool>(), 24),
    ) {
        let run = |order: &[bool]| {
            let mut it = evening(4);
            let (mut first, mut second) = (winners.iter(), others.iter());
            let mut number = 1;
            let rest = core::iter::repeat_n(true, 12).chain(core::iter::repeat_n(false, 12));
            for is_first in order.iter().copied().chain(rest) {
                let next = if is_first { first.next() } else { second.next() };
                let Some(winner) = next else { continue };
                let call = called_to(1, number, if is_first { [0, 1] } else { [2, 3] });
                it.apply(at(u64::from(number)), &call).unwrap();
                happen(&mut it, u64::from(number), ended(1, *winner));
                number += 1;
            }
            let mut points: Vec<_> = it.standings().iter().map(|it| (it.person, it.points, it.place, it.streak)).collect();
            points.sort_unstable();
            points
        };
        prop_assert_eq!(run(&order), run(&[]));
    }
}
