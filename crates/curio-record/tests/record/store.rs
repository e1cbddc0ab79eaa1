//! The store and its journals: no edit is lost, whatever happens.

use std::{
    fs::{self, OpenOptions},
    path::PathBuf,
    time::{Duration, SystemTime},
};

use curio_record::{self, Edit, Journal, Match, Seat, Store, StoreError, Terms};

fn new_match() -> Match {
    seeded(0)
}

/// Matches of different seeds are different.
fn seeded(seed: u64) -> Match {
    let level = Seat::new("level:1".parse().unwrap());
    let mut terms = Terms::new("xafka", vec![Seat::human("Ann \"A\" B"), level]);
    terms.date = "2026-11-20".into();
    terms.seed = seed;
    Match::new(terms).unwrap()
}

fn empty() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    (folder, store)
}

/// A store with a match that is being played.
fn begun() -> (tempfile::TempDir, Store, Journal) {
    let (folder, store) = empty();
    let journal = store.begin(new_match());
    (folder, store, journal)
}

fn play(journal: &mut Journal, moves: &str) {
    for mv in moves.split(' ') {
        journal.apply(Edit::play(mv, None)).unwrap();
    }
}

fn save(journal: &mut Journal) -> PathBuf {
    journal.save_in_background();
    journal.wait_for_saved().unwrap().unwrap()
}

fn assert_same(a: &Match, b: &Match) {
    assert_eq!(a, b);
    assert!(a.undone().eq(b.undone()));
    assert_eq!(a.position().hash(), b.position().hash());
}

#[test]
fn an_unfinished_match_is_found_by_its_terms() {
    let (_folder, store) = empty();
    let leave = |seed: u64| {
        let mut journal = store.begin(seeded(seed));
        play(&mut journal, "d4");
        journal.terms().clone()
    };
    let seed = |terms: Option<&Terms>| {
        let found = store.find_unfinished(terms).unwrap()?;
        Some(found.game.terms().seed)
    };
    let shown = leave(1);
    // Another window leaves one that is newer.
    leave(2);
    assert_eq!(seed(Some(&shown)), Some(1));
    let found = store.find_unfinished(Some(&shown)).unwrap().unwrap();
    assert_eq!(seed(Some(&shown)), None, "it is being played");
    found.discard(&store).unwrap();
    assert_eq!(seed(Some(&shown)), None);
    assert_eq!(seed(None), Some(2));
}

#[test]
fn a_match_left_alone_is_found_again() {
    let (_folder, store) = empty();
    assert!(store.unfinished().unwrap().is_empty());
    let mut journal = store.begin(new_match());
    assert!(store.unfinished().unwrap().is_empty(), "it is being played");
    let used = Some(Duration::from_millis(5));
    journal.apply(Edit::play("d4", used)).unwrap();
    play(&mut journal, "g6");
    journal.apply(Edit::Undo(1)).unwrap();
    journal.wait();
    assert!(journal.is_settled() && !journal.is_only_in_memory());
    assert!(journal.take_error().is_none());
    let left = journal.leave();

    let mut unfinished = store.unfinished().unwrap();
    assert_eq!(unfinished.len(), 1);
    assert!(store.unfinished().unwrap().is_empty(), "one finder only");
    assert_same(&unfinished[0].game, &left);
    let mut journal = store.resume(unfinished.remove(0)).unwrap();
    journal.apply(Edit::Redo(1)).unwrap();
    let path = journal.finish().unwrap().unwrap();
    assert_eq!(&curio_record::load(&path).unwrap(), &*journal);
    drop(journal);
    assert!(store.unfinished().unwrap().is_empty());
    assert_eq!(store.list().unwrap().len(), 1);
}

#[test]
fn two_windows_play_side_by_side() {
    let (_folder, store) = empty();
    let mut one = store.begin(new_match());
    let mut two = store.begin(new_match());
    play(&mut one, "d4");
    play(&mut two, "a1");
    let (one, two) = (one.leave(), two.leave());
    let found = store.unfinished().unwrap();
    assert_eq!(found.len(), 2);
    assert!(found.iter().any(|it| it.game == one));
    assert!(found.iter().any(|it| it.game == two));
}

#[test]
fn a_match_without_moves_leaves_nothing() {
    let (folder, store, mut journal) = begun();
    assert_eq!(journal.finish().unwrap(), None);
    drop(journal);
    let _ = store.begin(new_match()).leave();
    assert!(store.unfinished().unwrap().is_empty());
    assert_eq!(fs::read_dir(folder.path().join("live")).unwrap().count(), 0);
}

#[test]
fn a_finished_match_is_saved_when_it_is_found() {
    let (_folder, store, mut journal) = begun();
    play(&mut journal, "d4 resign");
    let left = journal.leave();
    assert!(store.unfinished().unwrap().is_empty());
    let saved = store.list().unwrap();
    assert_eq!(saved.len(), 1);
    assert_eq!(curio_record::load(&saved[0].path).unwrap(), left);
}

#[test]
fn a_match_that_was_saved_as_the_program_was_killed_is_saved_once() {
    let (_folder, store, mut journal) = begun();
    play(&mut journal, "d4 resign");
    // The record is there, but the journal does not know it.
    let path = store.save(&journal.leave()).unwrap();
    assert!(store.unfinished().unwrap().is_empty());
    let saved = store.list().unwrap();
    assert_eq!(saved.len(), 1);
    assert_eq!(saved[0].path, path);
    // Another match that ended in the same way is one of its own.
    let mut journal = store.begin(seeded(99));
    play(&mut journal, "d4 resign");
    let _ = journal.leave();
    assert!(store.unfinished().unwrap().is_empty());
    assert_eq!(store.list().unwrap().len(), 2);
}

#[test]
fn saving_again_keeps_one_record_and_never_takes_that_of_another_match() {
    let (_folder, _store, mut journal) = begun();
    play(&mut journal, "d4");
    let first = save(&mut journal);
    play(&mut journal, "g6");
    assert_eq!(save(&mut journal), first);
    assert_eq!(curio_record::load(&first).unwrap().len(), 2);
    // Another match has taken the name meanwhile.
    let other = seeded(99);
    fs::remove_file(&first).unwrap();
    curio_record::save_to(&first, &other).unwrap();
    let second = journal.finish().unwrap().unwrap();
    assert_ne!(second, first);
    assert_eq!(curio_record::load(&first).unwrap(), other);
    let again = curio_record::save_to(&first, &other);
    assert!(again.is_err(), "it is there already");
}

#[test]
fn a_match_goes_on_while_it_is_being_saved() {
    let (_folder, store, mut journal) = begun();
    play(&mut journal, "d4");
    assert!(!journal.is_saving() && journal.take_saved().is_none());
    journal.save_in_background();
    play(&mut journal, "g6");
    let first = journal.wait_for_saved().unwrap().unwrap();
    let is_reported = !journal.is_saving() && journal.take_saved().is_none();
    assert!(is_reported, "once");
    let saved = curio_record::load(&first).unwrap();
    assert_eq!(saved.len(), 1, "as it was when saving began");
    // Saved again before that is done, and then finished: still the same record.
    journal.save_in_background();
    journal.save_in_background();
    assert_eq!(journal.finish().unwrap().unwrap(), first);
    assert_eq!(store.list().unwrap().len(), 1);
    assert_eq!(curio_record::load(&first).unwrap().len(), 2);
}

#[test]
fn leaving_a_match_that_is_being_saved_loses_nothing() {
    let (_folder, store, mut journal) = begun();
    play(&mut journal, "d4");
    journal.save_in_background();
    drop(journal);
    assert_eq!(store.list().unwrap().len(), 1);
    let unfinished = store.unfinished().unwrap().remove(0);
    let mut journal = store.resume(unfinished).unwrap();
    save(&mut journal);
    assert_eq!(store.list().unwrap().len(), 1, "it is the same record");
    journal.save_in_background();
    journal.discard().unwrap();
    assert!(store.unfinished().unwrap().is_empty());
    fs::remove_dir_all(store.matches()).unwrap();
    fs::write(store.matches(), "in the way").unwrap();
    let mut refused = store.begin(new_match());
    play(&mut refused, "d4");
    refused.save_in_background();
    assert!(refused.wait_for_saved().unwrap().is_err());
}

/// What an annotator says of the start comes back from a journal and from a record.
#[test]
fn a_comment_on_the_start_is_kept() {
    let (_folder, store) = empty();
    let game = new_match().with_start_comment("Final of the cup.\nA cold evening.");
    let mut journal = store.begin(game.clone());
    play(&mut journal, "d4");
    let left = journal.leave();
    assert_eq!(left.start_comment(), game.start_comment());
    let unfinished = store.unfinished().unwrap().remove(0);
    let mut resumed = store.resume(unfinished).unwrap();
    assert_eq!(resumed.start_comment(), game.start_comment());
    let saved = resumed.finish().unwrap().unwrap();
    let text = fs::read_to_string(&saved).unwrap();
    assert!(text.contains("format: 3,"), "{text}");
    assert_eq!(curio_record::load(&saved).unwrap(), left);
}

#[test]
fn continuing_after_the_end_begins_another_record() {
    let (_folder, _store, mut journal) = begun();
    play(&mut journal, "d4 resign");
    let over = journal.finish().unwrap().unwrap();
    // A finished match needs no journal.
    assert!(journal.is_only_in_memory());
    assert_eq!(save(&mut journal), over, "it is saved already");
    let comment = Edit::Comment(0, "the centre".into());
    journal.apply(comment).unwrap();
    assert_eq!(journal.finish().unwrap().unwrap(), over);
    journal.apply(Edit::Undo(1)).unwrap();
    play(&mut journal, "g6");
    journal.wait();
    assert!(!journal.is_only_in_memory());
    let second = journal.finish().unwrap().unwrap();
    assert_ne!(over, second);
    let kept = curio_record::load(&over).unwrap();
    assert_eq!(kept.last().unwrap().mv, "resign");
}

#[test]
fn lists_show_the_newest_first_and_the_damaged_too() {
    let (folder, store) = empty();
    let mut game = new_match();
    game.play("d4", None).unwrap();
    let old = store.save(&game).unwrap();
    let new = store.save(&game).unwrap();
    let bad = folder.path().join("matches/bad.curio");
    fs::write(&bad, [0xff, 0xfe, 0]).unwrap();
    let cut = folder.path().join("matches/cut.curio");
    let text = fs::read_to_string(&old).unwrap();
    fs::write(&cut, &text[..text.len() - 20]).unwrap();
    for (age, path) in [&bad, &new, &cut, &old].into_iter().enumerate() {
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1000 - age as u64);
        let file = OpenOptions::new().write(true).open(path).unwrap();
        file.set_modified(time).unwrap();
    }
    let list = store.list().unwrap();
    let paths: Vec<_> = list.iter().map(|saved| &saved.path).collect();
    assert_eq!(paths, [&bad, &new, &cut, &old]);
    assert!(list[0].summary.is_none() && list[0].damage.is_some());
    assert!(list[1].damage.is_none());
    assert!(list[2].summary.is_some() && list[2].damage.is_some());
    let summary = list[3].summary.as_ref().unwrap();
    assert_eq!((summary.plies, summary.game.as_str()), (1, "xafka"));

    let trashed = store.delete(&new).unwrap();
    assert_eq!(store.list().unwrap().len(), 3);
    assert_eq!(store.restore(&trashed).unwrap(), new);
}

#[test]
fn a_disk_that_refuses_is_reported_once_and_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    // A file where the folder should be: nobody can write there.
    fs::write(folder.path().join("live"), "").unwrap();
    let store = Store::at(folder.path());
    let mut journal = store.begin(new_match());
    assert!(matches!(journal.take_error(), Some(StoreError::Io { .. })));
    play(&mut journal, "d4");
    assert!(journal.take_error().is_none());
    assert!(journal.is_only_in_memory());
    assert_eq!(journal.len(), 1);
    // As soon as there is a folder, the match is safe.
    fs::remove_file(folder.path().join("live")).unwrap();
    play(&mut journal, "g6");
    journal.wait();
    assert!(!journal.is_only_in_memory());
    let left = journal.leave();
    assert_same(&store.unfinished().unwrap()[0].game, &left);
}

/// The only journal of a store.
fn journal_of(store: &Store) -> PathBuf {
    let mut entries = fs::read_dir(store.root().join("live")).unwrap();
    let path = entries.next().unwrap().unwrap().path();
    assert!(entries.next().is_none());
    path
}

/// A store with a journal of two moves that nobody is writing.
fn abandoned() -> (tempfile::TempDir, Store, String) {
    let (folder, store, mut journal) = begun();
    play(&mut journal, "d4 g6");
    drop(journal.leave());
    let text = fs::read_to_string(journal_of(&store)).unwrap();
    (folder, store, text)
}

#[test]
fn a_journal_that_cannot_be_read_is_set_aside_and_reported() {
    let (_folder, store, text) = abandoned();
    let path = journal_of(&store);
    let lines = || text.split_inclusive('\n').map(str::len);
    let at = |line: usize| lines().take(line).sum::<usize>();
    let with = |at: usize, new: &str| {
        let mut bytes = text.clone().into_bytes();
        bytes[at..at + new.len()].copy_from_slice(new.as_bytes());
        bytes
    };
    // FNV-1a over eight zero bytes and the title.
    let newer = [0; 8]
        .iter()
        .chain(b"curio-journal 2")
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
    let newer = format!("{newer:016x} curio-journal 2\n").into_bytes();
    let at_beginning = "damaged at its beginning";
    let before_moves = "line 3 is damaged, and no move comes before it";
    for (content, reason) in [
        (with(0, "xx"), at_beginning),
        (with(at(1) + 30, "?"), at_beginning),
        (with(at(2) + 20, "?"), before_moves),
        (Vec::new(), at_beginning),
        (vec![0; 4096], at_beginning),
        (newer, "a newer version of Curio"),
    ] {
        fs::write(&path, &content).unwrap();
        assert!(store.unfinished().unwrap().is_empty(), "{reason}");
        assert!(path.exists(), "{reason}: nothing is deleted");
        let set_aside = store.tidy().unwrap();
        assert_eq!(set_aside.len(), 1, "{reason}");
        let why = set_aside[0].to_string();
        assert!(why.contains(reason), "{why}");
        assert_eq!(fs::read(&set_aside[0].path).unwrap(), content);
        assert!(!path.exists());
        assert!(store.tidy().unwrap().is_empty(), "reported once");
    }
    // Damage after the first move costs what comes after it.
    fs::write(&path, with(at(3) + 20, "?")).unwrap();
    assert!(store.tidy().unwrap().is_empty());
    let unfinished = store.unfinished().unwrap();
    assert_eq!(unfinished[0].game.len(), 1);
    assert!(unfinished[0].damage.is_some());
}

#[test]
fn a_journal_in_use_is_not_set_aside() {
    let (_folder, store, mut journal) = begun();
    play(&mut journal, "d4");
    assert!(store.tidy().unwrap().is_empty());
    assert!(journal_of(&store).exists());
}

#[test]
fn what_another_process_has_left_is_no_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let live = folder.path().join("live");
    fs::create_dir(&live).unwrap();
    // The name that earlier versions would use first.
    let left = live.join(format!(".journal.{}-0", std::process::id()));
    fs::write(&left, "").unwrap();
    let file = OpenOptions::new().write(true).open(&left).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_secs(200_000))
        .unwrap();
    let store = Store::at(folder.path());
    let mut journal = store.begin(new_match());
    assert!(journal.take_error().is_none());
    play(&mut journal, "d4");
    journal.wait();
    assert!(!journal.is_only_in_memory());
    store.tidy().unwrap();
    assert!(!left.exists());
}
