//! Matches of those who wait against the house.

use curio_evening::{Evening, Event, MOST_TABLES};
use curio_rules::Player;

use super::{at, drive, ended, evening, happen, person, removed};

/// Has somebody play the house, if they may, and returns at which table.
fn play_house(evening: &mut Evening, number: usize, now: u64) -> Option<u32> {
    let call = evening.house_call(person(number), at(now))?;
    evening.apply(at(now), &call).unwrap();
    evening.houses().last().map(|it| it.table)
}

#[test]
fn whoever_waits_wins_a_point_of_the_house_once_in_each_game() {
    let mut it = evening(3);
    assert_eq!(play_house(&mut it, 0, 0), None, "nobody waits yet");
    happen(&mut it, 0, Event::Started);
    drive(&mut it, at(1));
    let is_free = |number: &usize| it.ready(at(1))[0].id == person(*number);
    let waits = (0..3).find(is_free).unwrap();
    assert_eq!(play_house(&mut it, (waits + 1) % 3, 2), None, "at a table");
    let table = play_house(&mut it, waits, 2).unwrap();
    assert!(table > MOST_TABLES && it.at_table(table).unwrap().began.is_some());
    assert_eq!(it.house_call(person(waits), at(2)), None, "one at a time");
    assert_eq!(it.ready(at(2)).len(), 1, "they may be called");
    // A defeat and a draw bring nothing and may be made good; a win counts once.
    for (winner, points) in [(Some(0), 0), (None, 0), (Some(1), 1)] {
        let table = it.houses().next().map(|it| it.table);
        let table = table.or_else(|| play_house(&mut it, waits, 3)).unwrap();
        happen(&mut it, 3, ended(table, winner));
        let mut all = it.standings().into_iter();
        let own = all.find(|it| it.person == person(waits)).unwrap();
        assert_eq!((own.points, own.matches + own.stamps.len()), (points, 0));
    }
    assert_eq!(play_house(&mut it, waits, 4), None);
    let next = it.timetable().next_game(it.plan()).unwrap().to_owned();
    happen(&mut it, 5, Event::GameBegan { game: next });
    let table = play_house(&mut it, waits, 6).unwrap();

    // A call to a match ends it without a result, and so do the end and leaving.
    assert_eq!(Evening::from_log(it.log().to_vec()).unwrap(), it);
    for event in [Event::Closed, removed(waits)] {
        let mut other = it.clone();
        other.apply(at(7), &event).unwrap();
        assert_eq!(other.houses().count(), 0);
    }
    let live: Vec<u32> = it.live().map(|it| it.table).collect();
    for table in live {
        happen(&mut it, 8, ended(table, Some(0)));
        happen(&mut it, 8, Event::Abandoned { table });
    }
    drive(&mut it, at(20));
    assert!(it.live().any(|it| it.seat(person(waits)).is_some()));
    assert!(it.houses().next().is_none() && it.at_table(table).is_none());
    let won = |it: &Evening| it.person(person(waits)).unwrap().beaten.len();
    assert_eq!(won(&it), 1);
    // Taken back, the win no longer counts.
    let is_win = |it: &Event| {
        matches!(
            it,
            Event::Ended {
                winner: Some(Player::SECOND),
                ..
            }
        )
    };
    let event = it.log().iter().position(|it| is_win(&it.event)).unwrap();
    happen(&mut it, 21, Event::Undone { event });
    assert_eq!(won(&it), 0);
}
