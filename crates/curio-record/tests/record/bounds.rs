//! What comes from outside is bounded, whatever it says.

use std::fs;

use curio_record::{
    Edit, LARGEST_FILE, LONGEST_COMMENT, LONGEST_EVENT, LONGEST_MATCH, Match, Seat, Store, Terms,
    WIDEST_NAME, format, notation, testing::played,
};
use curio_rules::{OptionValues, Player};

fn small() -> Match {
    played("xafka", &["Ann", "Ben"], &["d4"])
}

/// A record in which `from` is replaced.
fn edited(from: &str, to: &str) -> String {
    let text = format::write(&small());
    assert!(text.contains(from));
    text.replacen(from, to, 1)
}

#[test]
fn long_texts_are_cut() {
    let long = "x".repeat(1 << 20);
    let record = edited("\"Ann\"", &format!("{long:?}"));
    let game = format::read(&record).unwrap();
    assert_eq!(game.seats()[0].name.chars().count(), WIDEST_NAME);
    let record = edited("event: \"\"", &format!("event: {long:?}"));
    let game = format::read(&record).unwrap();
    assert_eq!(game.terms().event.chars().count(), LONGEST_EVENT);
    let mut game = small();
    game.apply(Edit::Comment(0, long.clone())).unwrap();
    assert_eq!(game.plies()[0].comment.chars().count(), LONGEST_COMMENT);
    game.apply(Edit::Seat(Player::FIRST, Seat::human(long)))
        .unwrap();
    assert_eq!(game.seats()[0].name.chars().count(), WIDEST_NAME);
    assert_eq!(format::read(&format::write(&game)).unwrap(), game);
}

#[test]
fn names_give_no_instructions() {
    let record = edited("\"Ann\"", "\"A\\u{1b}[31mn\\u{202e}n\\n\"");
    let game = format::read(&record).unwrap();
    assert_eq!(game.terms().seats[0].name, "A[31mnn");
}

#[test]
fn a_file_that_is_too_large_is_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    fs::create_dir(store.matches()).unwrap();
    let path = store.matches().join("large.curio");
    // A hole: it takes no room on the disk.
    fs::File::create(&path).unwrap().set_len(1 << 40).unwrap();
    let list = store.list().unwrap();
    let damage = list[0].damage.as_ref().unwrap().to_string();
    assert!(damage.contains("it is larger than 16 MiB"), "{damage}");
    assert!(list[0].summary.is_none());
}

#[test]
fn a_record_that_could_not_be_read_again_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut game = small();
    // Each letter takes eight bytes.
    let comment = "\u{e000}".repeat(LONGEST_COMMENT);
    while (game.len() as u64) * 60_000 < LARGEST_FILE {
        let moves = game.position().legal_texts();
        let Some(mv) = moves.first() else { break };
        game.play(mv, None).unwrap();
        game.apply(Edit::Comment(game.len() - 1, comment.clone()))
            .unwrap();
    }
    let text = format::write(&game);
    assert_eq!(store.save(&game).is_ok(), text.len() as u64 <= LARGEST_FILE);
}

#[test]
fn messages_are_short() {
    let long = "y".repeat(1 << 20);
    let clock = "clock: \"none\"";
    let after_clock = |field: &str| edited(clock, &format!("{clock}, {field}"));
    let cases = [
        edited("game: \"xafka\"", &format!("game: {long:?}")),
        edited("\"board\"", &format!("{long:?}")),
        edited("\"37\"", &format!("{long:?}")),
        edited("\"human\"", &format!("{long:?}")),
        edited("\"human\"", &format!("\"level:{long}\"")),
        edited("\"human\"", &format!("\"ugi:{long}\"")),
        edited("clock: \"none\"", &format!("clock: {long:?}")),
        after_clock(&format!("stakes: {long:?}")),
        after_clock(&format!("start: {long:?}")),
        after_clock(&format!("{long}: 1")),
        edited("mv: \"d4\"", &format!("mv: {long:?}")),
        edited("mv: \"d4\"", &format!("mv: \"d4\", mark: {long:?}")),
        edited("Adjourned", &format!("Drawn(reason: {long:?})")),
        edited("Adjourned", &format!("{long}(1)")),
        long.clone(),
    ];
    let records = cases.iter().map(|it| format::read(it).unwrap_err());
    let lists = [
        long.clone(),
        format!("d4 {long}"),
        format!("{long}: x\n\nd4"),
        format!("Game: {long}\n\nd4"),
        format!("Options: {long}\n\nd4"),
        format!("Used: {long}\n\nd4"),
        format!("d4 {{{long}"),
    ];
    let read = |list: &String| notation::read("xafka", &OptionValues::new(), list);
    let lists = lists.iter().map(|it| read(it).unwrap_err());
    for error in records.chain(lists).map(|it| it.to_string()) {
        let length = error.len();
        assert!(length < 1000, "{length} bytes: {}", &error[..300]);
    }
}

#[test]
fn a_mark_of_the_byte_order_is_no_part_of_a_text() {
    let game = small();
    let record = format!("\u{feff}{}", format::write(&game));
    assert_eq!(format::read(&record).unwrap(), game);
    let list = format!("\u{feff}{}", notation::write(&game, notation::Form::Long));
    assert!(notation::read("xafka", &OptionValues::new(), &list).is_ok());
    let error = format::read("Dear diary").unwrap_err().to_string();
    assert!(!error.contains("Raw"), "{error}");
}

#[test]
fn a_comment_without_an_end_is_no_end_of_the_list() {
    let read = |text: &str| notation::read("xafka", &OptionValues::new(), text);
    let list = "Event: x\n\n1. d4 {the\ncentre} g6\n2. d7 {and so on g5";
    let error = read(list).unwrap_err().to_string();
    assert_eq!(
        error,
        "not a match record: line 5, column 7: the comment that begins here has no end: a `}` is missing"
    );
    assert_eq!(read(&format!("{list}}} g5")).unwrap().game.len(), 4);
}

#[test]
fn more_lines_and_moves_than_any_match_has_are_refused() {
    let list = format!("{}\nd4", "Black: Ann\n".repeat(1 << 16));
    let error = notation::read("xafka", &OptionValues::new(), &list).unwrap_err();
    assert!(error.to_string().contains("more than 100 lines"), "{error}");
    let moves = "(mv:\"d4\",hash:0),".repeat(LONGEST_MATCH + 100);
    let record = edited("moves: [\n", &format!("moves: [{moves}\n"));
    let error = format::read(&record).unwrap_err().to_string();
    assert!(error.contains("a list has more than"), "{error}");
    let options = (0..200)
        .map(|n| format!("\"o{n}\": \"\","))
        .collect::<String>();
    let error = format::read(&edited("options: {", &format!("options: {{{options}"))).unwrap_err();
    assert!(error.to_string().contains("too many options"), "{error}");
    let nested = format!("({}", "(".repeat(1 << 20));
    assert!(format::salvage(&nested).is_err());
}

/// Four moves after which everything stands as it did.
fn round(game: &Match) -> [String; 4] {
    let board = |position: &dyn curio_rules::AnyGame| {
        let text = position.position_text();
        text.split(' ').take(2).collect::<Vec<_>>().join(" ")
    };
    let start = game.start_position();
    let goal = board(start);
    let quiet = |text: &String| text.contains('-');
    for first in start.legal_texts().into_iter().filter(quiet) {
        let mut one = start.boxed_clone();
        one.play_text(&first).unwrap();
        for second in one.legal_texts().into_iter().filter(quiet) {
            let mut two = one.clone();
            two.play_text(&second).unwrap();
            for third in two.legal_texts().into_iter().filter(quiet) {
                let mut three = two.clone();
                three.play_text(&third).unwrap();
                for fourth in three.legal_texts().into_iter().filter(quiet) {
                    let mut four = three.clone();
                    four.play_text(&fourth).unwrap();
                    if board(&*four) == goal {
                        return [first, second, third, fourth];
                    }
                }
            }
        }
    }
    panic!("no moves lead back");
}

/// Without a limit and with any number of repetitions, a match may last for ever. Every
/// position remembers all that came before.
#[test]
fn the_longest_match_is_kept_and_read_in_linear_memory() {
    let mut terms = Terms::new(
        "mathematichess",
        vec![Seat::human("Ann"), Seat::human("Ben")],
    );
    for (key, value) in [("limit", "none"), ("repetition", "none")] {
        terms.options.insert(key.to_owned(), value.to_owned());
    }
    terms.start = Some("N3n/5/5/5/N3n W - WB".to_owned());
    let mut game = Match::new(terms).unwrap();
    let round = round(&game);
    for mv in round.iter().cycle().take(LONGEST_MATCH) {
        game.play(mv, None).unwrap();
    }
    let error = game.play(&round[0], None).unwrap_err().to_string();
    assert!(error.contains("at most 100000 moves"), "{error}");
    game.play("resign", None).unwrap();
    let text = format::write(&game);
    assert!(text.len() as u64 <= LARGEST_FILE);
    assert_eq!(format::read(&text).unwrap(), game);
}

/// A record in the letters of western Europe, and a list that is called a record.
#[test]
fn files_are_read_for_what_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let western = edited("\"Ann\"", "\"José\"");
    let western: Vec<u8> = western.chars().map(|c| c as u8).collect();
    fs::write(at("western.curio"), western).unwrap();
    fs::write(at("list.curio"), "Game: xafka\nBlack: José\n\n1. d4 g6\n").unwrap();
    for (name, plies) in [("western.curio", 1), ("list.curio", 2)] {
        let game = curio_record::load(&at(name)).unwrap();
        assert_eq!(
            (&*game.seats()[0].name, game.len()),
            ("José", plies),
            "{name}"
        );
        let salvaged = curio_record::salvage(&at(name)).unwrap();
        assert!(salvaged.damage.is_none() && salvaged.game == game, "{name}");
    }
    fs::write(at("letter.curio"), "Dear Ann,\nhow are you?\n").unwrap();
    assert!(curio_record::load(&at("letter.curio")).is_err());
}
