//! What the fuzz targets do with their input. Each function may find anything wrong with
//! it, but must not panic, hang, or accept what it would not write.
//!
//! `tests/faults/inputs.rs` calls those that need no fuzzer, too.

use std::fs;

use curio_engine::{
    lessons::{self, Wanted},
    puzzles::{self, Puzzle},
};
use curio_record::{Match, Store, format, notation};
use curio_rules::{AnyGame, OptionValues, registry};

/// The first line, and the rest.
fn split(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}

/// A record.
pub fn record(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else {
        return;
    };
    let whole = format::read(text);
    if let Ok(salvaged) = format::salvage(text) {
        assert_eq!(whole.is_ok(), salvaged.damage.is_none());
        let written = format::write(&salvaged.game);
        assert_eq!(format::read(&written).as_ref(), Ok(&salvaged.game));
    }
}

/// A journal in the folder of a store.
pub fn journal(data: &[u8]) {
    // In memory, where the system has a place for it.
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    let Ok(folder) = folder else {
        return;
    };
    let store = Store::at(folder.path());
    let live = folder.path().join("live");
    let written = fs::create_dir(&live).and_then(|()| fs::write(live.join("1.journal"), data));
    if written.is_err() {
        return;
    }
    let set_aside = store.tidy().unwrap_or_default().len();
    for unfinished in store.unfinished().unwrap_or_default() {
        assert_eq!(set_aside, 0);
        let mut journal = store.resume(unfinished).expect("it was readable");
        journal.wait();
        let _ = journal.finish();
    }
}

/// A list of moves of the game in the first line.
pub fn move_list(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else {
        return;
    };
    let (game, list) = split(text);
    if let Ok(read) = notation::read(game, &OptionValues::new(), list) {
        let written = notation::write(&read.game, notation::Form::Long);
        let again = notation::read(game, &OptionValues::new(), &written).expect("it was written");
        let hashes = |game: &Match| game.plies().iter().map(|ply| ply.hash).collect::<Vec<_>>();
        assert_eq!(hashes(&again.game), hashes(&read.game));
        assert_eq!(again.game.seats(), read.game.seats());
    }
}

/// Options (`key=value`) in the first line, a position in the second (or nothing), and
/// moves from there.
pub fn game(id: &str, data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else {
        return;
    };
    let (options, rest) = split(text);
    let options: OptionValues = options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let rules = registry::rules(id).expect("a game of the collection");
    let (position, moves) = split(rest);
    let start = if position.trim().is_empty() {
        rules.start(&options).ok()
    } else {
        rules.parse_position(&options, position).ok()
    };
    let Some(mut position) = start else { return };
    for mv in moves.split_whitespace().take(300) {
        let _ = position.readings(mv);
        let checked = position.check_text(mv);
        let played = position.play_text(mv);
        assert_eq!(checked, played);
    }
    check(&*position);
}

/// Puzzles of the game in the first line, as a player's own are kept.
pub fn puzzles(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else {
        return;
    };
    let (game, list) = split(text);
    let Ok(found) = puzzles::read(game, list) else {
        return;
    };
    for puzzle in found.iter().take(20) {
        let themes = puzzle.themes();
        assert!(puzzle.start().is_ok() || themes.is_empty());
    }
    let written = puzzles::write(&found.iter().collect::<Vec<&Puzzle>>());
    assert_eq!(puzzles::read(game, &written).as_ref(), Ok(&found));
}

/// Lessons of the game in the first line, as they come with it.
pub fn lessons(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else {
        return;
    };
    let (game, list) = split(text);
    let Ok(found) = lessons::read(game, list) else {
        return;
    };
    for lesson in found.iter().take(20) {
        let Ok(mut position) = lesson.start() else {
            continue;
        };
        for mv in position.legal_texts().iter().take(20) {
            let is_right = lesson.judge(&*position, mv).is_right;
            assert!(!(is_right && matches!(lesson.wanted, Wanted::Answer(_))));
        }
        for at in 0..lesson.then.len().min(20) {
            let follows = lesson.follows(at, &*position);
            if follows.is_none_or(|mv| position.play_text(&mv).is_err()) {
                break;
            }
        }
    }
}

fn check(position: &dyn AnyGame) {
    let text = position.position_text();
    let rules = registry::rules(position.info().id).expect("a game of the collection");
    let again = rules
        .parse_position(&position.option_values(), &text)
        .expect("a position is read as written");
    assert_eq!(again.position_text(), text);
    let _ = (position.score(), position.diagram(), position.outcome());
    for mv in position.legal_texts().iter().take(50) {
        assert!(position.check_text(mv).is_ok(), "{mv} in {text}");
    }
}

/// What a target does with an input.
pub type Target = fn(&[u8]);

/// The targets that need no part of the command line, with the folders of their seeds.
pub const TARGETS: [(&str, Target); 10] = [
    ("record", record),
    ("journal", journal),
    ("move_list", move_list),
    ("xima", |data| game("xima", data)),
    ("xafka", |data| game("xafka", data)),
    ("mathematichess", |data| game("mathematichess", data)),
    ("xong", |data| game("xong", data)),
    ("chimple", |data| game("chimple", data)),
    ("puzzles", puzzles),
    ("lessons", lessons),
];

/// A game in the first line, and then commands for its engine. None of them thinks.
#[cfg(fuzzing)]
pub fn ugi_in(data: &[u8]) {
    if let Ok(text) = core::str::from_utf8(data) {
        let (game, script) = split(text);
        curio::cli::fuzzing::engine_script(game, script);
    }
}

/// The output of an external engine.
#[cfg(fuzzing)]
pub fn ugi_out(data: &[u8]) {
    curio::cli::fuzzing::engine_output(data);
}

/// A request of a phone, which is judged if it is a move.
#[cfg(fuzzing)]
pub fn phone(data: &[u8]) {
    use curio_host::{Judged, LARGEST_REQUEST, Request, judge};
    use curio_record::{Seat, Terms};
    use curio_rules::Player;

    let Ok(request) = Request::read(data) else {
        return;
    };
    assert!(data.len() <= LARGEST_REQUEST);
    if let Request::Play { ply, mv, .. } = request {
        let seats = vec![Seat::human("Ada"), Seat::human("Grace")];
        let game = Match::new(Terms::new("xafka", seats)).expect("a match for two");
        if let Ok(Judged::Play(mv)) = judge(&game, Player::FIRST, ply, &mv) {
            assert!(game.position().check_text(&mv).is_ok(), "{mv}");
        }
    }
}

/// The arguments of the program, one a line.
#[cfg(fuzzing)]
pub fn command_line(data: &[u8]) {
    if let Ok(text) = core::str::from_utf8(data) {
        curio::cli::fuzzing::arguments(text.lines());
    }
}
