//! Ratings follow from stored records alone, and the book's games are weighed
//! as the book weighs them.

use std::{collections::BTreeSet, fs, time::Duration};

use curio_record::{
    Comparison, Edit, LONGEST_TIME, Magnitudes, Match, Owner, PersonId, PlayerId, Ratings,
    RecordError, START_CIMAX, Seat, Source, Stakes, Store, Terms, Unrated, Ximas, check_rated,
    check_rated_terms, forces_over, format, printed, shipped, testing::played,
};
use curio_rules::{Player, Points, registry, xima::Grade, zobrist_key};

fn seat(name: &str) -> Seat {
    match name.strip_prefix("Level ") {
        Some(level) => Seat::new(format!("level:{level}").parse().unwrap()),
        None => Seat::human(name),
    }
}

/// A match of XIMA in which some random moves were played and then somebody
/// resigned.
fn resigned(names: &[&str], number: u64) -> Match {
    let mut terms = Terms::new("xima", names.iter().map(|name| seat(name)).collect());
    if names.len() > 2 {
        let players = names.len().to_string();
        terms.options.insert("players".to_owned(), players);
    }
    terms.seed = number;
    terms.date = format!("2026-11-{:02}", 1 + number % 9);
    terms.time = format!("18:{:02}:00", number / 9);
    terms.clock = "10m".parse().unwrap();
    let mut game = Match::new(terms).unwrap();
    let plies = names.len() * (2 + number as usize % 5) + number as usize % names.len();
    for ply in 0..plies {
        let legal = game.position().legal_texts();
        let pick = zobrist_key(number, ply as u64) as usize % legal.len();
        let used = Duration::from_millis(zobrist_key(number, 1000 + ply as u64) % 9000);
        game.play(&legal[pick], Some(used)).unwrap();
    }
    while game.outcome().is_none() {
        game.play("resign", Some(Duration::from_secs(1))).unwrap();
    }
    game
}

fn store_of(matches: &[Match]) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    for game in matches {
        store.save(game).unwrap();
    }
    (folder, store)
}

fn some_matches(count: u64) -> Vec<Match> {
    let names = ["Ann", "Ben", "Cem", "Level 2"];
    (0..count)
        .map(|number| {
            let first = number as usize % 4;
            let step = 1 + (number / 4) as usize % 3;
            let pair = [names[first], names[(first + step) % 4]];
            resigned(&pair, number)
        })
        .collect()
}

/// What a record says when somebody has written impossible times into it.
fn with_times(game: &Match, millis: u64) -> String {
    let text = format::write(game);
    let mut lines = Vec::new();
    for line in text.lines() {
        let timed = line.find("ms: ").map(|start| {
            let end = start + line[start..].find(',').unwrap();
            format!("{}ms: {millis}{}", &line[..start], &line[end..])
        });
        lines.push(timed.unwrap_or_else(|| line.to_owned()));
    }
    lines.join("\n")
}

#[test]
fn impossible_times_are_refused_and_cost_no_move() {
    let game = resigned(&["Ann", "Ben"], 1);
    let (_folder, store) = store_of(&some_matches(4));
    let before = store.ratings().unwrap();
    let century = LONGEST_TIME.as_millis() as u64;
    for (number, millis) in [u64::MAX, century + 1].into_iter().enumerate() {
        let text = with_times(&game, millis);
        let error = format::read(&text).unwrap_err();
        assert_eq!(error, RecordError::Time { ply: 0, millis });
        let salvaged = format::salvage(&text).unwrap();
        assert_eq!(salvaged.game.len(), game.len());
        assert!(salvaged.game.plies().iter().all(|ply| ply.used.is_none()));
        assert!(Magnitudes::from_match(&salvaged.game).is_some());
        // A record that breaks off as well keeps the moves before the break.
        let cut = text.find("result:").unwrap();
        let salvaged = format::salvage(&text[..cut]).unwrap();
        assert_eq!(salvaged.game.len(), game.len());
        let name = format!("odd-{number}.curio");
        fs::write(store.matches().join(name), text).unwrap();
    }
    let list = store.list().unwrap();
    assert_eq!(list.len(), 6);
    assert!(list.iter().all(|saved| saved.summary.is_some()));
    let damaged = list.iter().filter(|saved| saved.damage.is_some());
    assert_eq!(damaged.count(), 2);
    // They are not valid records, so they do not count.
    assert_eq!(store.ratings().unwrap().matches(), before.matches());
}

#[test]
fn the_longest_times_can_be_added_up() {
    let game = resigned(&["Ann", "Ben"], 1);
    let century = LONGEST_TIME.as_millis() as u64;
    let longest = format::read(&with_times(&game, century)).unwrap();
    let first = Magnitudes::from_match(&longest).unwrap().players[0];
    assert!(first.turns > 1);
    assert!(first.used >= LONGEST_TIME * first.turns as u32);
    let mut live = Match::new(game.terms().clone()).unwrap();
    for ply in game.plies() {
        live.play(&ply.mv, Some(Duration::MAX)).unwrap();
    }
    assert_eq!(live.plies(), longest.plies());
    let [live, longest] = [&live, &longest].map(Magnitudes::from_match);
    assert_eq!(live, longest);
}

#[test]
fn ratings_can_be_rebuilt_from_the_stored_records() {
    let matches = some_matches(40);
    let (_folder, store) = store_of(&matches);
    let ratings = store.ratings().unwrap();
    let rated = ratings.matches().iter().filter(|it| it.exchange.is_some());
    assert_eq!(rated.count(), 40);
    assert_eq!(ratings.sum(), Ximas::whole(4000), "CIMAX is conserved");
    // Read again, and from copies of the files that were written in any order.
    assert_eq!(store.ratings().unwrap(), ratings);
    let elsewhere = tempfile::tempdir().unwrap();
    let copy = Store::at(elsewhere.path());
    fs::create_dir_all(copy.matches()).unwrap();
    let files = store.list().unwrap().into_iter().map(|it| it.path);
    let mut files: Vec<_> = files.collect();
    files.sort_by(|a, b| b.cmp(a));
    for path in &files {
        let name = path.file_name().unwrap();
        fs::copy(path, copy.matches().join(name)).unwrap();
    }
    let again = copy.ratings().unwrap();
    assert_eq!(again.ranking(), ratings.ranking());
    // A match that is deleted was never played; brought back, all is as it was.
    let bin = store.delete(&files[7]).unwrap();
    assert_ne!(store.ratings().unwrap().ranking(), ratings.ranking());
    store.restore(&bin).unwrap();
    assert_eq!(store.ratings().unwrap().ranking(), ratings.ranking());
}

#[test]
fn damaged_and_unfinished_records_do_not_count() {
    let matches = some_matches(3);
    let (_folder, store) = store_of(&matches);
    let mut adjourned = Match::new(matches[0].terms().clone()).unwrap();
    adjourned.play(&matches[0].plies()[0].mv, None).unwrap();
    store.save(&adjourned).unwrap();
    assert_eq!(store.ratings().unwrap().matches().len(), 3);
    let file = &store.list().unwrap()[1].path;
    let text = fs::read_to_string(file).unwrap();
    fs::write(file, text.replace("ms: ", "ms: 1")).unwrap();
    fs::write(file, &text[..text.len() - 40]).unwrap();
    assert_eq!(store.ratings().unwrap().matches().len(), 2);
}

#[test]
fn three_players_share_what_the_winner_gains() {
    let game = resigned(&["Ann", "Ben", "Cem"], 5);
    let (_folder, store) = store_of(&[game]);
    let ratings = store.ratings().unwrap();
    let exchange = ratings.matches()[0].exchange.as_ref().unwrap();
    let sum: Ximas = exchange.correction.changes.iter().copied().sum();
    assert_eq!(sum, Ximas::ZERO);
    let losers = exchange.seats.iter().filter(|it| it.delta() < Ximas::ZERO);
    assert_eq!(losers.count(), 2);
    assert_eq!(ratings.sum(), Ximas::whole(3000));
}

/// A player who resigns gives the others a part of their force, and that is in the forces by
/// which the match is rated.
#[test]
fn who_gives_up_strengthens_the_others() {
    let game = resigned(&["Ann", "Ben"], 4);
    let before = Magnitudes::at(&game, game.len() - 1).unwrap();
    let after = Magnitudes::from_match(&game).unwrap();
    let quitter = game.last().unwrap().by.unwrap();
    let winner = quitter.other();
    let half = before.player(quitter).unwrap().force / core::num::NonZeroI64::new(2).unwrap();
    let gained = after.player(winner).unwrap().force - before.player(winner).unwrap().force;
    assert_eq!(gained, half);
    // Resigning takes time, but is no turn.
    let mut own = *before.player(quitter).unwrap();
    own.used += Duration::from_secs(1);
    assert_eq!(after.player(quitter), Some(&own));
}

#[test]
fn what_is_not_rated_changes_nobody() {
    let mut matches = Vec::new();
    let usual = resigned(&["Ann", "Ben"], 4);
    let mut friendly = usual.clone();
    friendly.apply(Edit::Stakes(Stakes::Friendly)).unwrap();
    assert_eq!(check_rated(&friendly), Err(Unrated::Friendly));
    matches.push(friendly);
    let mut short = Match::new(usual.terms().clone()).unwrap();
    short.play("resign", None).unwrap();
    assert_eq!(check_rated(&short), Err(Unrated::TooShort));
    matches.push(short);
    let mut terms = usual.terms().clone();
    terms.options.insert("dice".to_owned(), "one".to_owned());
    let dice = Match::new(terms).unwrap();
    assert_eq!(check_rated_terms(&dice), Err(Unrated::Dice));
    assert_eq!(check_rated(&usual), Ok(()));
    let (_folder, store) = store_of(&matches);
    let ratings = store.ratings().unwrap();
    assert_eq!(ratings.matches().len(), 2);
    assert!(ratings.ranking().iter().all(|it| it.cimax.is_none()));
}

#[test]
fn the_matches_that_come_with_the_program_verify_to_the_end() {
    for shipped in shipped() {
        let title = shipped.title;
        let game = shipped.load().unwrap_or_else(|error| {
            panic!("{title}: {error}");
        });
        assert_eq!(game.terms().game, shipped.game, "{title}");
        let outcome = game.outcome();
        assert!(outcome.is_some(), "{title} has no end");
        let comments = game.plies().iter().filter(|ply| !ply.comment.is_empty());
        let comments = comments.count();
        match shipped.source {
            Source::Book => {
                assert_eq!(outcome.unwrap().reason, "summit", "{title}");
                let is_unprinted = matches!(title, "Exercise 2" | "Notation example");
                assert_eq!(printed(&game).is_none(), is_unprinted, "{title}");
                assert!(comments > 0, "{title}");
            }
            Source::Computer => {
                let seats = game.seats();
                assert!(seats.iter().all(|seat| !seat.kind.is_human()), "{title}");
                assert!(comments >= 4, "{title} has {comments} comments");
                assert!(!game.terms().event.is_empty(), "{title}");
            }
        }
        let text = format::write(&game);
        assert_eq!(format::read(&text).unwrap(), game);
    }
}

/// Each of them loads, is verified to its end and has its comments; see above.
#[test]
fn every_game_comes_with_three_matches_of_the_program_s_own() {
    for entry in registry::games() {
        let titles: Vec<_> = shipped()
            .into_iter()
            .filter(|it| it.game == entry.id && it.source == Source::Computer)
            .map(|it| it.title)
            .collect();
        assert!(titles.len() >= 3, "{}: {titles:?}", entry.id);
        let different: BTreeSet<_> = titles.iter().collect();
        assert_eq!(different.len(), titles.len(), "{titles:?}");
    }
}

fn book(title: &str) -> (Match, Magnitudes) {
    let shipped = shipped().into_iter().find(|it| it.title == title).unwrap();
    let game = shipped.load().unwrap();
    let magnitudes = Magnitudes::from_match(&game).unwrap();
    (game, magnitudes)
}

/// As the list of moves has it; the printed 40 and 50.5 belong to the figures.
#[test]
fn the_example_game_is_weighed() {
    let (game, magnitudes) = book("Example Game");
    let [red, blue] = magnitudes.players[..] else {
        panic!("two players");
    };
    assert_eq!([red.force, blue.force], [39, 51].map(Points::whole));
    assert_eq!((red.turns, blue.turns), (31, 31));
    assert_eq!(format!("{:.2}", red.effective_time()), "0.41");
    assert_eq!(format!("{:.2}", blue.effective_time()), "0.27");
    assert_eq!(magnitudes.level(), Points::whole(90));
    assert_eq!(magnitudes.grade(), Grade::Medium);
    let comparison = Comparison::new(&blue, &red);
    assert!(comparison.force_ratio > 1.3 && comparison.power_ratio > 1.3);
    // Force at every ply, beginning with one for each block.
    let forces = forces_over(&game).unwrap();
    assert_eq!(forces.len(), game.len() + 1);
    assert_eq!(forces[0], [Points::whole(10), Points::whole(10)]);
    assert_eq!(forces[62], [red.force, blue.force]);
    let middle = Magnitudes::at(&game, 20).unwrap();
    assert_eq!(middle.player(Player::FIRST).unwrap().force, forces[20][0]);
}

/// Printed: 39 and 56.57; by the formulas 43 and 54.83. The powers follow.
#[test]
fn games_1_and_3_are_weighed() {
    for (title, forces, powers) in [
        ("Game 1", ["43", "54.83"], ["1.20", "1.30"]),
        ("Game 3", ["50.63", "56.5"], ["1.48", "1.83"]),
    ] {
        let (_, magnitudes) = book(title);
        let of = |say: fn(&curio_record::Performance) -> String| -> Vec<String> {
            magnitudes.players.iter().map(say).collect()
        };
        assert_eq!(of(|it| it.force.to_string()), forces, "{title}");
        assert_eq!(of(|it| format!("{:.2}", it.power())), powers, "{title}");
    }
}

/// CIMAX is conserved over a thousand rated matches that were really played,
/// of two and three players.
#[test]
fn cimax_is_conserved_over_a_thousand_played_matches() {
    let names = ["Ann", "Ben", "Cem", "Dana", "Level 2", "Level 5"];
    let played = (0..1000).map(|number| {
        let first = number as usize % 6;
        let mut seats = vec![names[first], names[(first + 1 + number as usize % 4) % 6]];
        if number % 5 == 0 {
            seats.extend(names.iter().find(|name| !seats.contains(name)));
        }
        let levels = seats
            .iter()
            .filter(|name| name.starts_with("Level"))
            .count();
        if levels == seats.len() {
            seats[0] = "Ann";
        }
        let game = resigned(&seats, number);
        curio_record::FinishedMatch::new(format!("{number}.curio").as_ref(), &game).unwrap()
    });
    let ratings = Ratings::from_matches(played, None);
    let rated = ratings.matches().iter().filter(|it| it.exchange.is_some());
    assert_eq!(rated.count(), 1000);
    assert_eq!(ratings.sum(), Ximas::whole(6000));
    for profile in ratings.ranking() {
        assert!(profile.cimax.unwrap() > Ximas::ZERO);
        assert!(profile.experience > Ximas::ZERO);
    }
    let ann = PlayerId::named("Ann").unwrap();
    assert_eq!(ratings.course(&ann)[0], START_CIMAX);
}

/// A rename keeps everything, and a guest with the owner's name is somebody else.
#[test]
fn the_owner_is_known_under_any_name_and_guests_are_not() {
    let owner = Owner {
        formerly: ["anna".to_owned()].into(),
        since: ("2026-11-28".to_owned(), "12:00:00".to_owned()),
        ..Owner::default()
    };
    let played = |number: u64, date: &str, seat: Seat| {
        let mut terms = Terms::new("xafka", vec![seat, Seat::human("Ben")]);
        terms.seed = number;
        terms.date = date.to_owned();
        let mut game = Match::new(terms).unwrap();
        game.play("resign", None).unwrap();
        let path = format!("{number}.curio");
        curio_record::FinishedMatch::new(path.as_ref(), &game).unwrap()
    };
    let ratings = Ratings::from_matches(
        [
            played(1, "2026-11-01", Seat::human("ANNA")),
            played(2, "2026-12-01", Seat::person("Annika", owner.id)),
            // Guests, and somebody whom another machine knows.
            played(3, "2026-12-02", Seat::human("Anna")),
            played(4, "2026-12-03", Seat::person("Anna", PersonId::fresh())),
        ],
        Some(&owner),
    );
    let matches = |id: &PlayerId| ratings.profile(id).map(|it| it.all.played);
    assert_eq!(matches(&PlayerId::Known(owner.id)), Some(2));
    assert_eq!(matches(&PlayerId::named("anna").unwrap()), Some(2));
    assert_eq!(ratings.named("annika"), Some(PlayerId::Known(owner.id)));
    assert_eq!(ratings.people(), ["Anna", "Annika", "Ben"]);
}

/// Two people at one table are never called alike, however they come to it.
#[test]
fn two_people_of_one_name_are_told_apart() {
    let mut game = played("xafka", &["Anna", " anna\u{200b}"], &[]);
    let names = |game: &Match| {
        game.seats()
            .iter()
            .map(|it| it.name.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&game), ["Anna", "anna 2"]);
    game.apply(Edit::Seat(Player::SECOND, Seat::human("ANNA")))
        .unwrap();
    assert_eq!(names(&game), ["Anna", "ANNA 2"]);
    let again = format::read(&format::write(&game)).unwrap();
    assert_eq!(again, game);
}

#[test]
fn a_record_says_who_a_person_is() {
    let id = PersonId::fresh();
    let seats = vec![Seat::person("Anna", id), Seat::human("Ben")];
    let game = Match::new(Terms::new("xafka", seats)).unwrap();
    let text = format::write(&game);
    assert!(text.contains("format: 4,") && text.contains(&format!("person: \"{id}\"")));
    assert_eq!(format::read(&text).unwrap(), game);
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut journal = store.begin(game);
    journal.apply(Edit::play("d4", None)).unwrap();
    journal
        .apply(Edit::Seat(Player::FIRST, Seat::person("A \" B", id)))
        .unwrap();
    drop(journal);
    let found = store.find_unfinished(None).unwrap().unwrap();
    assert_eq!(found.game.seats()[0], Seat::person("A \" B", id));
}
