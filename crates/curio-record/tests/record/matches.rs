//! Matches, records and replays as the layers above use them.

use core::time::Duration;

use curio_record::{
    Edit, LONGEST_TIME, Mark, Match, RecordError, Seat, SeatKind, Terms,
    format::{self, FORMAT_VERSION},
    notation, parse_duration, shipped,
    testing::played_on,
    verify,
};
use curio_rules::{OptionValues, zobrist_key};
use curio_words::{Language, in_language};
use proptest::prelude::*;

fn terms(board: &str) -> Terms {
    let level = Seat::new("level:3".parse().unwrap());
    let mut terms = Terms::new("xafka", vec![Seat::human("Anna"), level]);
    terms.options.insert("board".into(), board.into());
    terms.seed = 7;
    terms.date = "2026-11-20".into();
    terms.time = "18:30:05".into();
    terms.event = "The \"first\" evening\nwith two lines".into();
    terms.clock = "5m+3s".parse().unwrap();
    terms
}

/// Makes an edit that takes effect as it is.
fn edit(game: &mut Match, edit: Edit) {
    assert_eq!(game.apply(edit.clone()), Ok(Some(edit)));
}

/// Two people who play by mail send nothing but the moves.
#[test]
fn a_mailed_list_without_numbers_is_read() {
    let read = |text: &str| notation::read("xong", &OptionValues::new(), text);
    let line = "place:0,0,0 give:Boomerang place:0,0,1;0,0,2 give:4.3";
    let lines = line.replace(' ', "\n");
    let headed = format!("Red: Anna\nOptions: board=small\n\n{lines}\n");
    for text in [line, &lines, &headed, &format!("1. {line}")] {
        assert_eq!(read(text).unwrap().game.len(), 4, "{text}");
    }
    assert_eq!(read(&headed).unwrap().game.terms().seats[0].name, "Anna");
    // A damaged first move is refused as a move.
    let error = read("place:0,0 give:Boomerang").unwrap_err();
    assert_eq!(error.ply(), Some(0), "{error}");
    let error = read("Colour: red\n\nplace:0,0,0").unwrap_err();
    assert!(
        matches!(error, RecordError::Unreadable { line: 1, .. }),
        "{error}"
    );
}

#[test]
fn a_text_that_somebody_was_sent_finds_its_game() {
    let any = |text: &str| notation::read_any(text, Some("xafka")).map(|read| read.game);
    let line = "place:0,0,0 give:Boomerang place:0,0,1;0,0,2";
    assert_eq!(any(line).unwrap().terms().game, "xong");
    let quoted = format!("> {}", line.replace(' ', "\n> "));
    assert_eq!(any(&quoted).unwrap().len(), 3);
    let record = random_match(3);
    assert_eq!(any(&format::write(&record)).unwrap().len(), record.len());
    let list = notation::write(&record, notation::Form::Long);
    let mail = format!("mini-Xafka: look what happened to me\n\n{list}");
    assert_eq!(any(&mail).unwrap().len(), record.len());
    assert!(any("nothing of the kind").is_err());
    assert!(any("").is_err());
    // Of several errors, that of the game that got farthest is reported.
    let error = any(&format!("{line} give:leg")).unwrap_err();
    assert_eq!(error.ply(), Some(3), "{error}");
}

/// Plays random moves to the end.
fn random_match(seed: u64) -> Match {
    let mut game = Match::new(terms("37")).unwrap();
    while game.outcome().is_none() {
        let moves = game.position().legal_texts();
        let state = zobrist_key(seed, game.len() as u64);
        let mv = &moves[(state % moves.len() as u64) as usize];
        game.play(mv, Some(Duration::from_micros(state % 90_000_000)))
            .unwrap();
        if state.is_multiple_of(5) {
            let last = game.len() - 1;
            let mark = Mark::ALL[(state % 6) as usize];
            edit(&mut game, Edit::Mark(last, Some(mark)));
            let comment = "he said:\n\t\"why?\" \\ ü 🙂";
            edit(&mut game, Edit::Comment(last, comment.to_owned()));
        }
    }
    game.with_start_comment("before\nthe first move")
}

#[test]
fn a_seek_leads_where_the_match_once_was() {
    let game = random_match(1);
    let mut replayed = game.start_position().boxed_clone();
    for (ply, played) in game.plies().iter().enumerate() {
        assert_eq!(game.position_at(ply).hash(), replayed.hash());
        replayed.play_text(&played.mv).unwrap();
        assert_eq!(played.hash, replayed.hash());
    }
    assert_eq!(game.position().hash(), replayed.hash());
    assert_eq!(game.position_at(usize::MAX).hash(), replayed.hash());
}

#[test]
fn undo_and_redo_walk_the_same_line() {
    let whole = random_match(2);
    let mut game = whole.clone();
    assert!(game.can_undo() && !game.can_redo());
    edit(&mut game, Edit::Undo(5));
    assert!(game.can_undo() && game.can_redo());
    assert_ne!(game, whole, "matches of other moves are not the same");
    let before = whole.position_at(whole.len() - 5);
    assert_eq!(game.position().hash(), before.hash());
    assert_eq!(game.undone().len(), 5);
    assert_eq!(game.undone().next(), whole.plies().get(whole.len() - 5));
    edit(&mut game, Edit::Redo(2));
    assert_eq!(Edit::go_to(whole.len(), &game), Edit::Redo(3));
    let all = Edit::go_to(0, &game);
    edit(&mut game, all);
    assert!(!game.can_undo());
    let redone = game.apply(Edit::Redo(usize::MAX));
    assert_eq!(redone, Ok(Some(Edit::Redo(whole.len()))));
    assert_eq!(game, whole);
    assert_eq!(game.apply(Edit::Redo(1)), Ok(None));
}

/// Whether two matches are the same is asked by tests and by the store alike.
#[test]
fn matches_on_other_terms_are_not_the_same() {
    let game = |terms| Match::new(terms).unwrap();
    assert_eq!(game(terms("37")), game(terms("37")));
    assert_ne!(game(terms("37")), game(terms("19")));
    let mut other = terms("37");
    other.seats[0].name = "Bruno".to_owned();
    assert_ne!(game(terms("37")), game(other));
}

#[test]
fn times_are_read_by_their_units_up_to_a_century() {
    let read = |text: &str| parse_duration(text).map(|time| time.as_millis());
    assert_eq!(read("500ms"), Some(500));
    assert_eq!(read(" 90s "), Some(90_000));
    assert_eq!(read("1m30s"), Some(90_000));
    assert_eq!(read("2h1m1s1ms"), Some(7_261_001));
    for wrong in ["", "5", "s", "5d", "1m30"] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
    let century = 100 * 366 * 24;
    assert_eq!(read(&format!("{century}h")), Some(LONGEST_TIME.as_millis()));
    assert_eq!(LONGEST_TIME.as_secs(), 3_162_240_000);
    assert_eq!(read(&format!("{century}h1ms")), None);
}

#[test]
fn seats_have_names_that_say_who_sits_there() {
    for (kind, name) in [
        ("human", "Guest"),
        ("random", "Random"),
        ("level:3", "Level 3"),
        ("level:3:bold", "Level 3 (bold)"),
        ("time:400ms", "Unlimited, 0.4 s"),
        ("time:1s", "Unlimited, 1 s"),
        ("time:1500ms", "Unlimited, 1.5 s"),
        ("model:perfect", "Perfect"),
        ("ugi:./other --fast", "./other --fast"),
    ] {
        let seat: SeatKind = kind.parse().unwrap();
        assert_eq!(seat.default_name(), name, "{kind}");
        assert_eq!(seat.is_human(), kind == "human", "{kind}");
    }
}

#[test]
fn another_move_forgets_what_was_taken_back_and_the_same_move_does_not() {
    let mut game = played_on(terms("37"), &["d4", "g6", "d7"]);
    edit(&mut game, Edit::Undo(2));
    game.play("G6", None).unwrap();
    assert!(game.can_redo());
    edit(&mut game, Edit::Undo(1));
    game.play("a1", None).unwrap_err();
    assert_eq!(game.undone().len(), 2, "a refused move changes nothing");
    let other = game
        .position()
        .legal_texts()
        .into_iter()
        .find(|mv| mv != "g6");
    game.play(&other.unwrap(), None).unwrap();
    assert!(!game.can_redo());
}

#[test]
fn truncating_forgets_for_good() {
    let mut game = random_match(3);
    edit(&mut game, Edit::Undo(2));
    edit(&mut game, Edit::Truncate(4));
    assert_eq!(game.len(), 4);
    assert!(!game.can_redo());
    edit(&mut game, Edit::Truncate(9));
    assert_eq!(game.len(), 4);
}

#[test]
fn records_are_read_as_written() {
    for seed in 0..50 {
        let game = random_match(seed);
        let text = format::write(&game);
        let read = format::read(&text).unwrap();
        assert_eq!(read, game);
        assert_eq!(format::write(&read), text);
        assert_eq!(verify(&text).unwrap().plies, game.len());
    }
}

#[test]
fn the_clock_stands_where_the_moves_left_it() {
    let mut game = Match::new(terms("37")).unwrap();
    game.play("d4", Some(Duration::from_secs(10))).unwrap();
    game.play("g6", Some(Duration::from_secs(1))).unwrap();
    let clock = game.clock();
    let left = |player| clock.remaining(player).unwrap().as_secs();
    assert_eq!(left(curio_rules::Player::FIRST), 293);
    assert_eq!(left(curio_rules::Player::SECOND), 302);
}

#[test]
fn every_truncation_gives_the_longest_valid_prefix() {
    let game = random_match(4);
    let text = format::write(&game);
    let moves_start = text.find("moves: [").unwrap();
    // A move is whole once its bracket is closed.
    let ends: Vec<usize> = text
        .match_indices("),\n")
        .map(|(at, _)| at + 1)
        .filter(|at| *at > moves_start)
        .take(game.len())
        .collect();
    assert_eq!(ends.len(), game.len());
    for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
        let expected = ends.iter().filter(|end| **end <= cut).count();
        match format::salvage(&text[..cut]) {
            Ok(salvaged) => {
                assert_eq!(salvaged.game.len(), expected, "cut at {cut}");
                assert_eq!(salvaged.game.plies(), &game.plies()[..expected]);
                let whole = text[..cut].trim_end().ends_with(')') && cut >= text.len() - 1;
                assert_eq!(salvaged.damage.is_none(), whole, "cut at {cut}");
            }
            Err(RecordError::Unreadable { .. }) => assert!(cut < moves_start, "cut at {cut}"),
            Err(error) => panic!("cut at {cut}: {error}"),
        }
    }
}

#[test]
fn a_lie_is_named_with_its_move() {
    let game = random_match(5);
    let text = format::write(&game);
    let third = &game.plies()[2];
    // Another legal move: the hash tells.
    let other = game.position_at(2).legal_texts();
    let other = other.iter().find(|mv| **mv != third.mv).unwrap();
    let line = text
        .lines()
        .filter(|line| line.contains("(mv: "))
        .nth(2)
        .unwrap();
    let with = |from: &str, to: &str| text.replace(line, &line.replace(from, to));
    let edited = with(&format!("\"{}\"", third.mv), &format!("\"{other}\""));
    assert!(matches!(
        verify(&edited),
        Err(RecordError::Hash { ply: 2, .. })
    ));
    // The hash itself.
    let edited = with(
        &format!("{:#018x}", third.hash),
        &format!("{:#018x}", third.hash ^ 1),
    );
    assert!(matches!(
        verify(&edited),
        Err(RecordError::Hash { ply: 2, .. })
    ));
    let salvaged = format::salvage(&edited).unwrap();
    assert_eq!(salvaged.game.len(), 2);
    assert!(salvaged.damage.is_some());
    // A move that is none, and one that the rules forbid.
    for mv in ["z9", game.plies()[0].mv.as_str()] {
        let edited = with(&format!("\"{}\"", third.mv), &format!("\"{mv}\""));
        let error = verify(&edited).unwrap_err();
        assert!(matches!(error, RecordError::Move { ply: 2, .. }));
        assert!(error.to_string().starts_with("move 3: "), "{error}");
    }
    // The result.
    let edited = text.replace("result: Won", "result: Adjourned, // ");
    assert!(matches!(verify(&edited), Err(RecordError::Result { .. })));
    // A line that is missing.
    let edited = text.replace(&format!("{line}\n"), "");
    assert!(matches!(
        verify(&edited),
        Err(RecordError::Hash { ply: 2, .. } | RecordError::Move { ply: 2, .. })
    ));
}

#[test]
fn newer_versions_are_refused() {
    let text = format::write(&random_match(6));
    let newer = text.replace(
        "format: 3,",
        &format!("format: {}, novelty: (1, \"x\"),", FORMAT_VERSION + 1),
    );
    let (found, known) = (FORMAT_VERSION + 1, FORMAT_VERSION);
    let error = format::read(&newer).unwrap_err();
    assert_eq!(error, RecordError::Newer { found, known });
    let rules = text.replace("rules: 1,", "rules: 2,");
    assert!(matches!(
        format::read(&rules),
        Err(RecordError::NewerRules { found: 2, .. })
    ));
}

#[test]
fn terms_that_make_no_match_are_refused() {
    let mut three = terms("37");
    three.options.insert("players".into(), "3".into());
    let (expected, found) = (3, 2);
    let error = Match::new(three).unwrap_err();
    assert_eq!(error, RecordError::Seats { expected, found });
    assert!(matches!(
        Match::new(Terms::new("draughts", Vec::new())),
        Err(RecordError::SetUp(_))
    ));
    let mut odd = terms("37");
    odd.start = Some("nonsense".into());
    assert!(matches!(Match::new(odd), Err(RecordError::SetUp(_))));
}

#[test]
fn a_match_may_start_from_a_position() {
    let text = "d4,g6 d4/g6 yellow B";
    let mut from = terms("37");
    from.start = Some(text.into());
    let mut game = Match::new(from).unwrap();
    assert_eq!(game.start_position().position_text(), text);
    let first = game.position().legal_texts().remove(0);
    game.play(&first, None).unwrap();
    game.play("resign", None).unwrap();
    assert!(game.outcome().is_some());
    assert_eq!(format::read(&format::write(&game)).unwrap(), game);
}

/// The names of places are letters and digits in one word; in Chimple they are bare digits.
#[test]
fn moves_are_narrated_without_coordinates() {
    for one in shipped() {
        let game = one.load().unwrap();
        let told = |shown| game.move_before(shown)?.narration();
        for language in Language::ALL {
            let told: Vec<String> =
                in_language(language, || (1..=game.len()).filter_map(told).collect());
            let is_told = told.len() * 10 >= game.len() * 8;
            assert!(is_told || one.game == "xong", "{}", one.title);
            for text in told {
                let has = |is: fn(&char) -> bool| text.chars().any(|c| is(&c));
                let place = text.split(|c: char| !c.is_alphanumeric()).find(|word| {
                    let digits = word.chars().filter(char::is_ascii_digit).count();
                    digits > 0 && digits < word.chars().count()
                });
                assert_eq!(place, None, "{text}");
                assert!(
                    one.game != "chimple" || !has(char::is_ascii_digit),
                    "{text}"
                );
            }
        }
    }
}

proptest! {
    #[test]
    fn any_text_survives(name in any::<String>(), event in any::<String>(), comment in any::<String>()) {
        let mut odd = terms("19");
        odd.seats[0].name = name;
        odd.event = event;
        let mut game = Match::new(odd).unwrap();
        game.play("c3", None).unwrap();
        game.apply(Edit::Comment(0, comment)).unwrap();
        prop_assert_eq!(format::read(&format::write(&game)), Ok(game));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>(), at in 0_usize..2000, with in any::<char>()) {
        let _ = format::salvage(&text);
        let mut record: Vec<char> = format::write(&random_match(8)).chars().collect();
        let at = at % record.len();
        record[at] = with;
        let _ = format::salvage(&record.into_iter().collect::<String>());
    }
}
