//! Points, prizes, forms and the timetable in small evenings worked out by hand.

use curio_evening::{Evening, EveningPlan, Event, Presence, Refused};
use curio_rules::Player;

use super::{
    at, away, back, called, corrected, drive, ended, evening, happen, paused, person, planned,
    play, predicted, removed, voted,
};

/// Person, place, points, matches, Buchholz.
fn table(evening: &Evening) -> Vec<(usize, usize, usize, usize, usize)> {
    let number = |id| (0..40).find(|it| person(*it) == id).unwrap();
    let standings = evening.standings();
    let row = |it: &curio_evening::Standing| {
        (
            number(it.person),
            it.place,
            it.points,
            it.matches,
            it.buchholz,
        )
    };
    standings.iter().map(row).collect()
}

#[test]
fn points_are_those_worked_out_by_hand() {
    let mut it = evening(4);
    // 0 wins three times in a row (2 + 2 + 3) and has a stamp; 1 and 2 draw.
    play(&mut it, "0>1 0>2 3<0 1=2");
    // 1 and 2 are equal in everything, and have drawn with each other.
    let expected = [
        (0, 1, 8, 3, 5),
        (1, 2, 2, 2, 10),
        (2, 2, 2, 2, 10),
        (3, 4, 1, 1, 8),
    ];
    assert_eq!(table(&it), expected);
    assert_eq!(it.prizes().podium.len(), 3, "the fourth place is none");
}

#[test]
fn of_equals_those_with_fewer_matches_come_first() {
    let mut it = evening(5);
    play(&mut it, "0>1 2>3 4>2");
    let expected = [
        (4, 1, 3, 1, 3),
        (0, 2, 3, 1, 1),
        (2, 3, 3, 2, 4),
        (1, 4, 1, 1, 3),
        (3, 4, 1, 1, 3),
    ];
    assert_eq!(table(&it), expected);
}

#[test]
fn the_best_six_count() {
    let mut it = evening(2);
    play(&mut it, &["0=1"; 8].join(" "));
    assert_eq!(table(&it), [(0, 1, 7, 8, 56), (1, 1, 7, 8, 56)]);
}

#[test]
fn equals_are_parted_by_their_own_match_and_then_by_buchholz() {
    let mut it = evening(4);
    play(&mut it, "0>1 2>0 1>3 2<3");
    let expected = [
        (0, 1, 3, 2, 6),
        (1, 1, 3, 2, 6),
        (2, 1, 3, 2, 6),
        (3, 1, 3, 2, 6),
    ];
    let mut all = table(&it);
    all.sort_unstable();
    assert_eq!(all, expected, "a circle of wins");
    // 0 has beaten 1, whose opponents have more points: 5 and 3, against 3 and 3.
    let mut it = evening(5);
    play(&mut it, "1<0 2>0 1>3 3>4 3>4");
    let order: Vec<(usize, usize, usize)> =
        table(&it).iter().map(|it| (it.0, it.1, it.4)).collect();
    assert_eq!(order[2..4], [(0, 3, 6), (1, 4, 8)]);
    // 0 and 1 have not met; the opponent of 0 has more points.
    let mut it = evening(6);
    play(&mut it, "1>3 0>2 2>4 3=5");
    let order: Vec<(usize, usize)> = table(&it).iter().map(|it| (it.0, it.1)).collect();
    assert_eq!(order[..2], [(0, 1), (1, 2)]);
}

#[test]
fn prizes_go_to_those_who_earned_them() {
    let mut it = evening(3);
    play(&mut it, "0>1 0>1 2>0");
    happen(&mut it, 99, predicted(1, true));
    happen(&mut it, 99, predicted(2, false));
    let prizes = it.prizes();
    let podium: Vec<_> = prizes.podium.iter().map(|it| it.person).collect();
    assert_eq!(podium, [0, 2, 1].map(person));
    assert_eq!(prizes.prophets, [person(1)]);
    assert_eq!((prizes.upset, prizes.shortest_win), (Some(3), Some(1)));
    assert_eq!(prizes.streaks, [person(0)]);
    assert_eq!(prizes.most_opponents, [person(0)]);
    assert!(prizes.passports.is_empty());
    happen(&mut it, 100, corrected(3, Some(1)));
    assert_eq!(it.prizes().upset, None);
    for (number, game) in (10..).zip(["chimple", "xafka", "xima", "mathematichess"]) {
        let mut call = called(number, [0, 1]);
        if let Event::Called {
            game: name, table, ..
        } = &mut call
        {
            (*name, *table) = (game.to_owned(), 1);
        }
        it.apply(at(200), &call).unwrap();
        happen(&mut it, 200, ended(1, None));
        let _ = it.apply(at(200), &Event::Abandoned { table: 1 });
    }
    assert_eq!(it.prizes().passports, [0, 1].map(person));
}

#[test]
fn games_that_a_seat_can_win_are_played_twice() {
    let mut it = evening(2);
    happen(&mut it, 0, Event::Started);
    drive(&mut it, at(1));
    let first = it.at_table(1).unwrap().clone();
    happen(&mut it, 60, ended(1, Some(0)));
    assert_eq!(it.ready(at(60)).len(), 0, "both wait for the second match");
    drive(&mut it, at(60));
    let second = it.at_table(1).unwrap().clone();
    let [one, other] = first.seats;
    assert_eq!((second.seats, second.is_return), ([other, one], true));
    happen(&mut it, 120, ended(1, Some(0)));
    assert_eq!(it.ready(at(120)).len(), 2);
    drive(&mut it, at(125));
    assert!(!it.at_table(1).unwrap().is_return);
    // Nobody plays a second match against somebody who has gone.
    happen(&mut it, 130, Event::Removed { person: one });
    happen(&mut it, 131, ended(1, Some(0)));
    assert_eq!(it.due(at(131)), [Event::Abandoned { table: 1 }]);
}

#[test]
fn a_match_can_be_claimed_after_a_minute() {
    let mut it = evening(2);
    happen(&mut it, 0, called(1, [0, 1]));
    happen(&mut it, 10, away(1));
    let presence = it.person(person(1)).unwrap().presence();
    assert_eq!(presence, Presence::Away { since: at(10) });
    assert_eq!(it.may_claim(1, at(69)), None);
    assert_eq!(it.may_claim(1, at(70)), Some(person(0)));
    // Nothing was played.
    assert_eq!(it.due(at(70)), [Event::Abandoned { table: 1 }]);
    happen(&mut it, 70, Event::Began { table: 1 });
    assert_eq!(it.due(at(189)), []);
    let Some(Event::Ended {
        winner, plies: 0, ..
    }) = it.due(at(190)).pop()
    else {
        panic!("{:?}", it.due(at(190)));
    };
    assert_eq!(winner, Some(Player::FIRST));
    happen(&mut it, 185, away(0));
    assert_eq!(it.may_claim(1, at(250)), None, "both are away");
    happen(&mut it, 250, back(0));
    happen(&mut it, 250, back(1));
    happen(&mut it, 251, removed(0));
    drive(&mut it, at(251));
    let winner = it.fixtures().next().unwrap().winner();
    assert_eq!(winner, Some(person(1)), "whoever leaves loses");
}

#[test]
fn nobody_is_called_who_has_been_away_for_a_minute_or_pauses() {
    let mut it = evening(3);
    happen(&mut it, 10, away(0));
    assert_eq!((it.ready(at(69)).len(), it.ready(at(70)).len()), (3, 2));
    happen(&mut it, 70, paused(1, true));
    assert_eq!(it.ready(at(70)).len(), 1);
    happen(&mut it, 90, back(0));
    happen(&mut it, 95, Event::Started);
    // Since the start.
    assert_eq!(it.waiting(person(2), at(110)), Some(at(15)));
    happen(&mut it, 110, away(0));
    happen(&mut it, 180, back(0));
    assert_eq!(it.waiting(person(0), at(190)), Some(at(10)));
    assert_eq!(it.waiting(person(1), at(100)), None);
}

#[test]
fn nobody_meets_the_last_opponent_again_while_somebody_else_is_there() {
    let mut it = evening(3);
    happen(&mut it, 0, Event::Started);
    drive(&mut it, at(0));
    let [one, other] = it.at_table(1).unwrap().seats;
    happen(&mut it, 100, paused(2, true));
    happen(&mut it, 100, Event::Abandoned { table: 1 });
    drive(&mut it, at(101));
    // The two who are left play again.
    assert!(it.at_table(1).is_some(), "{one} {other}");
    happen(&mut it, 102, Event::Began { table: 1 });
    happen(&mut it, 103, paused(2, false));
    happen(&mut it, 104, Event::Abandoned { table: 1 });
    drive(&mut it, at(106));
    let fixture = it.at_table(1).unwrap();
    assert!(fixture.seat(person(2)).is_some(), "who has waited plays");
}

#[test]
fn whoever_has_sat_out_plays_next() {
    let mut it = evening(5);
    // 4 has met all the others, who have not met: 4 is the one to sit out.
    for (number, other) in (1..).zip([0, 1, 2, 3, 0, 1, 2, 3]) {
        let call = called(number, [4, other]);
        let Event::Called { table, .. } = call else {
            unreachable!()
        };
        it.apply(at(0), &call).unwrap();
        happen(&mut it, 0, ended(table, None));
    }
    happen(&mut it, 0, Event::Started);
    drive(&mut it, at(100));
    let ready: Vec<_> = it.ready(at(100)).iter().map(|it| it.id).collect();
    assert_eq!(ready, [person(4)]);
    for fixture in it.live().cloned().collect::<Vec<_>>() {
        let table = fixture.table;
        happen(&mut it, 100, Event::Began { table });
        happen(&mut it, 101, Event::Abandoned { table });
    }
    drive(&mut it, at(200));
    assert!(it.live().any(|it| it.seat(person(4)).is_some()));
}

#[test]
fn the_king_of_the_hill_leaves_after_three_wins() {
    let mut it = evening(4);
    happen(&mut it, 0, Event::Started);
    happen(&mut it, 0, Event::Interlude { is_on: true });
    let mut kings = Vec::new();
    for number in 1..=4 {
        drive(&mut it, at(100 * number));
        assert_eq!(it.live().count(), 1, "one table");
        let fixture = it.at_table(1).unwrap();
        let seat = fixture.seat(person(0)).unwrap_or(Player::FIRST);
        kings.push(fixture.seats[seat.index()]);
        happen(&mut it, 100 * number + 50, ended(1, Some(seat.0)));
    }
    assert_eq!(kings[..3], [person(0); 3]);
    assert_ne!(kings[3], person(0), "out after three wins");
    let challengers: Vec<_> = it
        .fixtures()
        .take(3)
        .map(|it| it.opponent(person(0)).unwrap())
        .collect();
    assert_eq!(challengers, [1, 2, 3].map(person), "who has waited longest");
}

#[test]
fn the_evening_goes_from_game_to_game_and_ends() {
    let mut it = evening(2);
    happen(&mut it, 0, Event::Started);
    let mut games = Vec::new();
    for second in (0..7300).step_by(5) {
        for event in drive(&mut it, at(second)) {
            if let Event::GameBegan { game } = event {
                games.push((second / 60, game));
            }
        }
        if second % 120 == 0 && it.at_table(1).is_some() {
            happen(&mut it, second, ended(1, None));
        }
        if second == 23 * 60 {
            happen(&mut it, second, voted(0, "xima"));
        }
    }
    let order = ["chimple", "xima", "mathematichess", "chimple", "xafka"];
    let order: Vec<(u64, String)> = (0..).step_by(25).zip(order.map(str::to_owned)).collect();
    assert_eq!(games, order);
    assert!(it.timetable().closed.is_some());
    let late = it.apply(at(7300), &called(999, [0, 1]));
    assert_eq!(late, Err(Refused::Closed));
}

#[test]
fn everybody_of_four_meets_everybody_in_the_order_of_the_table() {
    let mut plan = EveningPlan::default();
    plan.games.retain(|it| it.game == "xong");
    let mut it = planned(plan, 4);
    happen(&mut it, 0, Event::Started);
    let mut rounds = Vec::new();
    for minute in 0..6 {
        drive(&mut it, at(60 * minute));
        let live: Vec<_> = it.live().cloned().collect();
        let mut with_first: Vec<_> = live
            .iter()
            .filter_map(|it| it.opponent(person(0)))
            .collect();
        rounds.append(&mut with_first);
        for fixture in live {
            happen(&mut it, 60 * minute + 30, ended(fixture.table, None));
        }
    }
    assert_eq!(rounds, [3, 1, 2, 3, 1, 2].map(person));
}

#[test]
fn an_arena_pairs_equals_who_have_met_least() {
    for met in [[[0, 2], [4, 6]], [[0, 4], [2, 6]], [[0, 6], [2, 4]]] {
        let mut it = evening(8);
        // Twice with seats changed, so that nobody has had more first turns for it.
        let drawn = met.map(|[one, other]| format!("{one}={other} {other}={one}"));
        play(&mut it, &format!("{} 0>1 2>3 4>5 6>7", drawn.join(" ")));
        happen(&mut it, 100, Event::Started);
        drive(&mut it, at(100));
        assert_eq!(it.live().count(), 4);
        for fixture in it.live() {
            let winners = [0, 2, 4, 6].map(person);
            let have_won = fixture.seats.map(|id| winners.contains(&id));
            assert_eq!(have_won[0], have_won[1], "{fixture:?}");
            let is_seated = |it: &usize| fixture.seat(person(*it)).is_some();
            let is_again = met.iter().any(|pair| pair.iter().all(is_seated));
            assert!(!is_again, "{fixture:?}");
        }
    }
}

#[test]
fn a_phone_may_be_put_away_while_the_evening_is_held() {
    let mut it = evening(2);
    happen(&mut it, 0, called(1, [0, 1]));
    happen(&mut it, 5, Event::Began { table: 1 });
    happen(&mut it, 6, Event::Started);
    happen(&mut it, 10, Event::Held { is_held: true });
    happen(&mut it, 20, away(1));
    assert_eq!(it.due(at(900)), []);
    assert_eq!(it.may_claim(1, at(900)), None);
    happen(&mut it, 900, Event::Held { is_held: false });
    assert_eq!(it.may_claim(1, at(959)), None);
    assert_eq!(it.may_claim(1, at(960)), Some(person(0)));
    // Whoever has left does not come back, held or not.
    happen(&mut it, 970, Event::Held { is_held: true });
    happen(&mut it, 970, removed(1));
    assert!(matches!(it.due(at(971))[..], [Event::Ended { .. }]));
    happen(&mut it, 972, Event::Closed);
    assert_eq!(it.timetable().held, None, "matches are played to their end");
}

#[test]
fn nothing_goes_on_by_itself_while_the_evening_is_held() {
    let mut it = evening(2);
    happen(&mut it, 0, Event::Started);
    drive(&mut it, at(0));
    happen(&mut it, 60, Event::Held { is_held: true });
    happen(&mut it, 90, ended(1, None));
    assert_eq!((it.due(at(100)), it.due(at(9000))), (vec![], vec![]));
    happen(&mut it, 9000, Event::Held { is_held: false });
    assert!(matches!(
        it.due(at(9000))[..],
        [Event::Called {
            is_return: true,
            ..
        }]
    ));
}

#[test]
fn the_last_matches_are_played_to_their_end() {
    let mut it = evening(3);
    happen(&mut it, 0, Event::Started);
    happen(&mut it, 7190, called(1, [0, 1]));
    happen(&mut it, 7191, Event::Began { table: 1 });
    assert_eq!(it.due(at(7300)), []);
    happen(&mut it, 7300, ended(1, Some(0)));
    assert_eq!(it.due(at(7300)), [Event::Closed]);
}

#[test]
fn the_vote_of_somebody_who_leaves_does_not_count() {
    let mut it = evening(3);
    happen(&mut it, 0, Event::Started);
    drive(&mut it, at(0));
    happen(&mut it, 1400, voted(2, "xima"));
    let next = |it: &Evening| it.timetable().next_game(it.plan()).map(str::to_owned);
    assert_eq!(next(&it).as_deref(), Some("xima"));
    happen(&mut it, 1401, removed(2));
    assert_eq!(next(&it).as_deref(), Some("xafka"));
}
