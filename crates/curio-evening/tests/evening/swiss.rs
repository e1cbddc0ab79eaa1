//! The Swiss, and what is reported of an evening.

use curio_evening::{Evening, EveningPlan, Event, Heading, TournamentFormat};
use curio_rules::Player;

use super::{at, drive, ended, evening, happen, paused, person, planned, play};

/// A Swiss of as many people, whose matches the one who came first wins.
fn swiss(people: usize) -> Evening {
    let mut plan = EveningPlan {
        form: TournamentFormat::Swiss,
        ..EveningPlan::default()
    };
    plan.games.retain(|it| !it.is_pair);
    let mut it = planned(plan, people);
    happen(&mut it, 0, Event::Started);
    for minute in 1..=5 {
        drive(&mut it, at(60 * minute));
        let live: Vec<_> = it.live().cloned().collect();
        assert_eq!(live.len(), people / 2);
        for fixture in live {
            let [first, second] = fixture.seats;
            let end = ended(fixture.table, Some(u8::from(second < first)));
            happen(&mut it, 60 * minute + 30, end);
        }
    }
    it
}

#[test]
fn a_swiss_of_eight_has_five_rounds_without_a_repeated_pairing() {
    let it = swiss(8);
    assert_eq!(it.swiss().len(), 5);
    let first: Vec<_> = it.swiss()[0]
        .pairs
        .iter()
        .map(|it| *it.iter().min().unwrap())
        .collect();
    assert_eq!(
        first,
        [0, 1, 2, 3].map(person),
        "the upper half meets the lower half"
    );
    for pair in &it.swiss()[1].pairs {
        let have_won = pair.map(|id| id < person(4));
        assert_eq!(have_won[0], have_won[1], "equal scores in the second round");
    }
    for number in 0..8 {
        let own = it.fixtures().filter(|it| it.swiss.is_some());
        let own: Vec<_> = own
            .filter_map(|it| Some((it.opponent(person(number))?, it.seat(person(number))?)))
            .collect();
        let mut met: Vec<_> = own.iter().map(|it| it.0).collect();
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), 5, "five different opponents");
        let seats: Vec<Player> = own.iter().map(|it| it.1).collect();
        assert!(seats.windows(3).all(|it| it != [it[0]; 3]), "{seats:?}");
        let firsts = seats.iter().filter(|it| **it == Player::FIRST).count();
        assert!((2..=3).contains(&firsts), "{seats:?}");
    }
}

#[test]
fn nobody_sits_out_twice_in_a_swiss() {
    for people in [7, 9, 11, 13, 15] {
        let it = swiss(people);
        let mut byes: Vec<_> = it.swiss().iter().map(|it| it.bye.unwrap()).collect();
        byes.sort_unstable();
        byes.dedup();
        assert_eq!(byes.len(), 5, "{people} people");
    }
}

#[test]
fn whoever_waits_for_an_absent_opponent_wins_in_a_swiss() {
    let form = TournamentFormat::Swiss;
    let plan = EveningPlan {
        form,
        ..EveningPlan::default()
    };
    let mut it = planned(plan, 4);
    happen(&mut it, 0, Event::Started);
    let [began, paired] = [it.due(at(0)).remove(0), {
        let mut it = it.clone();
        it.apply(at(0), &it.due(at(0)).remove(0)).unwrap();
        it.due(at(0)).remove(0)
    }];
    for event in [began, paired] {
        it.apply(at(0), &event).unwrap();
    }
    happen(&mut it, 0, paused(2, true));
    drive(&mut it, at(1));
    assert_eq!(it.live().count(), 1, "0 waits for 2");
    drive(&mut it, at(179));
    assert_eq!(it.fixtures().count(), 1);
    drive(&mut it, at(180));
    let forfeit = it.fixtures().last().unwrap();
    assert_eq!(forfeit.winner(), Some(person(0)));
    assert_eq!(it.standings()[0].points, 2, "there is no stamp for it");
    let report = it.trf(&Heading::default());
    let signs = ["   3 w +", "   1 b -"];
    assert!(signs.iter().all(|it| report.contains(it)), "{report}");
}

#[test]
fn a_swiss_is_reported_in_the_columns_of_fide() {
    let it = swiss(7);
    let heading = Heading {
        name: "Evening".into(),
        date: "2026/11/29".into(),
        arbiter: "Ada".into(),
    };
    let text = it.trf(&heading);
    let head: Vec<&str> = text.split("\r\n").take(7).collect();
    let expected = [
        "012 Evening",
        "042 2026/11/29",
        "052 2026/11/29",
        "062 7",
        "092 Individual: Swiss-System",
        "102 Ada",
        "XXR 5",
    ];
    assert_eq!(head, expected);
    let players: Vec<&str> = text
        .split("\r\n")
        .filter(|it| it.starts_with("001"))
        .collect();
    assert_eq!(players.len(), 7);
    // Columns are counted from 1, both ends included.
    let column = |line: &str, from: usize, to: usize| line[from - 1..to].trim().to_owned();
    for (number, line) in (1..).zip(&players) {
        assert_eq!(line.len(), 89 + 50, "{line}");
        assert_eq!(column(line, 5, 8), number.to_string());
        assert_eq!(column(line, 15, 47), format!("Guest {}", number - 1));
        let mut points = 0;
        for round in 0..5 {
            let from = 92 + 10 * round;
            let opponent: usize = column(line, from, from + 3).parse().unwrap();
            let (colour, result) = (
                column(line, from + 5, from + 5),
                column(line, from + 7, from + 7),
            );
            points += usize::from(result == "1" || result == "U");
            if opponent == 0 {
                assert_eq!((colour.as_str(), result.as_str()), ("-", "U"));
                continue;
            }
            let other = players[opponent - 1];
            let mirrored = column(other, from, from + 3).parse() == Ok(number);
            let colours = [colour, column(other, from + 5, from + 5)];
            assert!(
                mirrored && (colours == ["w", "b"] || colours == ["b", "w"]),
                "{line}\n{other}"
            );
            assert_eq!(result == "1", number < opponent, "who came first wins");
        }
        assert_eq!(column(line, 81, 84), format!("{points}.0"));
    }
    assert_eq!(column(players[0], 86, 89), "1");
}

#[test]
fn tables_are_written_for_spreadsheets() {
    let mut it = evening(2);
    let rename = |number, name: &str| Event::Renamed {
        person: person(number),
        name: name.to_owned(),
    };
    it.apply(at(0), &rename(0, "=1+1")).unwrap();
    it.apply(at(0), &rename(1, "Ada \"A\", Lovelace")).unwrap();
    play(&mut it, "0<1");
    let standings = it.standings_csv();
    let rows: Vec<&str> = standings.split("\r\n").collect();
    assert_eq!(
        rows[1],
        "1,\"Ada \"\"A\"\", Lovelace\",blue-moon,3,1,1,0,1,1,0"
    );
    assert_eq!(rows[2], "2,'=1+1,red-star,1,1,0,0,1,3,0");
    let matches = it.matches_csv();
    let row = matches.split("\r\n").nth(1).unwrap();
    assert!(row.starts_with("1,xong,1,'=1+1,red-star,\"Ada"), "{row}");
    assert!(
        row.ends_with("blue-moon,second,30,resignation,10,,15"),
        "{row}"
    );
}
