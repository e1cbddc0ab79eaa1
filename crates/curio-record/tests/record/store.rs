//! Journals and folders: nothing that was done is lost, whatever happens.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

use std::{
    fs::{self, OpenOptions},
    io::{self, Cursor, Seek, SeekFrom, Write},
    time::{Duration, SystemTime},
};

use curio_record::{
    self, Mark, Match, Seat, SeatKind, Store, StoreError, Terms,
    journal::{self, Entry, JournalFile, Medium},
};
use curio_rules::{Player, zobrist_key};
use proptest::prelude::*;

fn new_match() -> Match {
    let mut terms = Terms::new(
        "xafka",
        vec![
            Seat::human("Ann \"A\" B"),
            Seat::of("level:1".parse::<SeatKind>().unwrap()),
        ],
    );
    terms.date = "2026-11-20".into();
    Match::new(terms).unwrap()
}

/// A move for any state of the dice.
fn some_move(game: &Match, state: u64) -> String {
    let moves = game.position().legal_texts();
    moves[(state % moves.len() as u64) as usize].clone()
}

/// A file in memory that refuses to grow beyond a size.
#[derive(Debug)]
struct SmallDisk {
    content: Cursor<Vec<u8>>,
    size: u64,
}

impl Write for SmallDisk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = self.size.saturating_sub(self.content.position()) as usize;
        if room == 0 && !bytes.is_empty() {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.content.write(&bytes[..bytes.len().min(room)])
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for SmallDisk {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.content.seek(to)
    }
}

impl Medium for SmallDisk {
    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.content.get_mut().truncate(length as usize);
        Ok(())
    }

    fn settle(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn disk(size: u64) -> SmallDisk {
    SmallDisk {
        content: Cursor::new(Vec::new()),
        size,
    }
}

/// A journal with something of everything, and the match after each line.
fn eventful() -> (Vec<u8>, Vec<Match>) {
    let mut game = new_match();
    let mut states = vec![game.clone()];
    let mut journal = JournalFile::begin(disk(u64::MAX), &game, None).unwrap();
    for step in 0..60_u64 {
        let state = zobrist_key(3, step);
        let entry = match state % 8 {
            0 if game.can_undo() => {
                let count = 1 + state as usize / 8 % game.len();
                game.undo_many(count);
                Entry::Undo(count)
            }
            1 if game.can_redo() => {
                game.redo();
                Entry::Redo(1)
            }
            2 if game.can_undo() => {
                game.comment(game.len() - 1, "why\n\"this\"? \\");
                Entry::Comment(game.len() - 1, "why\n\"this\"? \\".into())
            }
            3 if game.can_undo() => {
                game.mark(game.len() - 1, Some(Mark::Dubious));
                Entry::Mark(game.len() - 1, Some(Mark::Dubious))
            }
            4 if game.len() > 6 => {
                game.truncate(5);
                Entry::Truncate(5)
            }
            5 => {
                let seat = Seat {
                    name: "B \" \" C".into(),
                    kind: SeatKind::External("a \"b\" c".into()),
                };
                game.set_seat(Player::SECOND, seat.clone());
                Entry::Seat(Player::SECOND, seat)
            }
            _ if game.outcome().is_none() => {
                let mv = some_move(&game, state);
                let used = Some(Duration::from_millis(state % 10_000));
                let ply = game.play(&mv, used).unwrap();
                Entry::Play {
                    mv: ply.mv.clone(),
                    used,
                    hash: ply.hash,
                }
            }
            _ => continue,
        };
        journal.push(&entry);
        journal.settle().unwrap();
        states.push(game.clone());
    }
    (journal.into_medium().content.into_inner(), states)
}

fn assert_same(a: &Match, b: &Match) {
    assert_eq!(a, b);
    assert!(a.undone().eq(b.undone()));
    assert_eq!(a.position().hash(), b.position().hash());
}

#[test]
fn every_truncation_of_a_journal_gives_the_longest_valid_prefix() {
    let (bytes, states) = eventful();
    let line_ends: Vec<usize> = bytes
        .iter()
        .enumerate()
        .filter(|(_, byte)| **byte == b'\n')
        .map(|(at, _)| at)
        .collect();
    for cut in 0..=bytes.len() {
        let whole = line_ends.iter().filter(|end| **end <= cut).count();
        match journal::recover(&bytes[..cut]) {
            Ok(recovered) => assert_same(&recovered.game, &states[whole - 2]),
            Err(_) => assert!(whole < 2, "cut at {cut}"),
        }
    }
}

#[test]
fn the_first_format_of_journals_is_read() {
    let bytes = include_bytes!("../data/journals/format-1.journal");
    let recovered = journal::recover(bytes).unwrap();
    let moves: Vec<&str> = recovered
        .game
        .plies()
        .iter()
        .map(|ply| ply.mv.as_str())
        .collect();
    assert_eq!(moves, ["d4", "g6", "d7"]);
    assert_eq!(recovered.damage, None);
}

#[test]
fn a_journal_goes_on_after_every_truncation() {
    let (bytes, _) = eventful();
    let text = String::from_utf8(bytes.clone()).unwrap();
    let beginning = text.match_indices('\n').nth(1).unwrap().0;
    for cut in (beginning..bytes.len()).step_by(7) {
        let recovered = journal::recover(&bytes[..cut]).unwrap();
        let mut file = disk(u64::MAX);
        file.write_all(&bytes[..cut]).unwrap();
        let mut journal = JournalFile::go_on(file, &recovered).unwrap();
        let mut game = recovered.game;
        game.truncate(0);
        journal.push(&Entry::Truncate(0));
        journal.settle().unwrap();
        let again = journal::recover(journal.into_medium().content.get_ref()).unwrap();
        assert_eq!(again.damage, None, "cut at {cut}");
        assert_same(&again.game, &game);
    }
}

#[test]
fn a_full_disk_costs_nothing_once_there_is_room_again() {
    let mut game = new_match();
    let mut journal = JournalFile::begin(disk(u64::MAX), &game, None).unwrap();
    let full = journal.medium().content.get_ref().len() as u64;
    // Room for the first line and a half.
    journal.medium().size = full + 60;
    let mut refused = 0;
    for step in 0..4 {
        let mv = some_move(&game, step);
        let ply = game.play(&mv, None).unwrap();
        journal.push(&Entry::Play {
            mv: ply.mv.clone(),
            used: None,
            hash: ply.hash,
        });
        refused += u32::from(journal.settle().is_err());
        let kept = journal::recover(journal.medium().content.get_ref()).unwrap();
        assert_eq!(kept.game.plies(), &game.plies()[..1]);
    }
    assert_eq!(refused, 3);
    journal.medium().size = u64::MAX;
    journal.settle().unwrap();
    let kept = journal::recover(journal.medium().content.get_ref()).unwrap();
    assert_same(&kept.game, &game);
}

#[test]
fn a_match_left_alone_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    assert!(store.unfinished().unwrap().is_empty());
    let mut live = store.begin(new_match());
    assert!(store.unfinished().unwrap().is_empty(), "it is being played");
    live.play("d4", Some(Duration::from_millis(5))).unwrap();
    live.play("g6", None).unwrap();
    live.undo();
    live.wait();
    assert!(live.is_settled() && !live.is_only_in_memory());
    assert!(live.take_trouble().is_none());
    let left = live.leave();

    let mut unfinished = store.unfinished().unwrap();
    assert_eq!(unfinished.len(), 1);
    assert!(store.unfinished().unwrap().is_empty(), "one finder only");
    assert_same(&unfinished[0].game, &left);
    let mut live = store.resume(unfinished.remove(0)).unwrap();
    assert!(live.redo());
    let path = live.finish().unwrap().unwrap();
    assert_eq!(&curio_record::load(&path).unwrap(), &*live);
    drop(live);
    assert!(store.unfinished().unwrap().is_empty());
    assert_eq!(store.list().unwrap().len(), 1);
}

#[test]
fn two_windows_play_side_by_side() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut one = store.begin(new_match());
    let mut two = store.begin(new_match());
    one.play("d4", None).unwrap();
    two.play("a1", None).unwrap();
    let (one, two) = (one.leave(), two.leave());
    let found = store.unfinished().unwrap();
    assert_eq!(found.len(), 2);
    assert!(found.iter().any(|it| it.game == one));
    assert!(found.iter().any(|it| it.game == two));
}

#[test]
fn a_match_without_moves_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut live = store.begin(new_match());
    assert_eq!(live.finish().unwrap(), None);
    drop(live);
    let _ = store.begin(new_match()).leave();
    assert!(store.unfinished().unwrap().is_empty());
    assert_eq!(fs::read_dir(folder.path().join("live")).unwrap().count(), 0);
}

#[test]
fn a_match_that_was_over_is_saved_when_it_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut live = store.begin(new_match());
    live.play("d4", None).unwrap();
    live.play("resign", None).unwrap();
    let left = live.leave();
    assert!(store.unfinished().unwrap().is_empty());
    let saved = store.list().unwrap();
    assert_eq!(saved.len(), 1);
    assert_eq!(curio_record::load(&saved[0].path).unwrap(), left);
}

#[test]
fn saving_again_keeps_one_record_and_never_takes_that_of_another_match() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut live = store.begin(new_match());
    live.play("d4", None).unwrap();
    let first = live.save().unwrap();
    live.play("g6", None).unwrap();
    assert_eq!(live.save().unwrap(), first);
    assert_eq!(curio_record::load(&first).unwrap().len(), 2);
    // Another match has taken the name meanwhile.
    let mut terms = new_match().terms().clone();
    terms.seed = 99;
    let other = Match::new(terms).unwrap();
    fs::remove_file(&first).unwrap();
    curio_record::save_to(&first, &other).unwrap();
    let second = live.finish().unwrap().unwrap();
    assert_ne!(second, first);
    assert_eq!(curio_record::load(&first).unwrap(), other);
    assert!(
        curio_record::save_to(&first, &other).is_err(),
        "it is there already"
    );
}

#[test]
fn a_match_goes_on_while_it_is_being_saved() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut live = store.begin(new_match());
    live.play("d4", None).unwrap();
    assert!(!live.is_saving() && live.take_saved().is_none());
    live.save_beside();
    live.play("g6", None).unwrap();
    let first = live.wait_for_saved().unwrap().unwrap();
    assert!(
        !live.is_saving() && live.take_saved().is_none(),
        "told once"
    );
    assert_eq!(
        curio_record::load(&first).unwrap().len(),
        1,
        "as it was when asked for"
    );
    // Asked for again before it is done, and ended: still the same record.
    live.save_beside();
    live.save_beside();
    assert_eq!(live.finish().unwrap().unwrap(), first);
    assert_eq!(store.list().unwrap().len(), 1);
    assert_eq!(curio_record::load(&first).unwrap().len(), 2);
}

#[test]
fn who_leaves_a_match_that_is_being_saved_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut live = store.begin(new_match());
    live.play("d4", None).unwrap();
    live.save_beside();
    drop(live);
    assert_eq!(store.list().unwrap().len(), 1);
    let unfinished = store.unfinished().unwrap().remove(0);
    let mut live = store.resume(unfinished).unwrap();
    live.save().unwrap();
    assert_eq!(store.list().unwrap().len(), 1, "it is the same record");
    live.save_beside();
    live.discard().unwrap();
    assert!(store.unfinished().unwrap().is_empty());
    fs::remove_dir_all(store.matches()).unwrap();
    fs::write(store.matches(), "in the way").unwrap();
    let mut refused = store.begin(new_match());
    refused.play("d4", None).unwrap();
    refused.save_beside();
    assert!(refused.wait_for_saved().unwrap().is_err());
}

#[test]
fn going_on_after_the_end_begins_another_record() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut live = store.begin(new_match());
    live.play("d4", None).unwrap();
    live.play("resign", None).unwrap();
    let over = live.finish().unwrap().unwrap();
    assert!(live.is_only_in_memory(), "what is over needs no journal");
    assert_eq!(live.save().unwrap(), over, "it is saved already");
    live.comment(0, "the centre");
    assert_eq!(live.finish().unwrap().unwrap(), over);
    live.undo();
    live.play("g6", None).unwrap();
    live.wait();
    assert!(!live.is_only_in_memory());
    let second = live.finish().unwrap().unwrap();
    assert_ne!(over, second);
    assert_eq!(
        curio_record::load(&over).unwrap().last().unwrap().mv,
        "resign"
    );
}

#[test]
fn lists_show_the_newest_first_and_the_damaged_too() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
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
fn a_disk_that_refuses_is_told_once_and_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    // A file where the folder should be: nobody can write there.
    fs::write(folder.path().join("live"), "").unwrap();
    let store = Store::at(folder.path());
    let mut live = store.begin(new_match());
    assert!(matches!(live.take_trouble(), Some(StoreError::Io { .. })));
    live.play("d4", None).unwrap();
    assert!(live.take_trouble().is_none());
    assert!(live.is_only_in_memory());
    assert_eq!(live.len(), 1);
    // As soon as the disk takes it, all is safe.
    fs::remove_file(folder.path().join("live")).unwrap();
    live.play("g6", None).unwrap();
    live.wait();
    assert!(!live.is_only_in_memory());
    let left = live.leave();
    assert_same(&store.unfinished().unwrap()[0].game, &left);
}

proptest! {
    #[test]
    fn no_damage_makes_the_reader_panic_or_lie(at in 0_usize..4000, with in any::<u8>()) {
        let (mut bytes, states) = eventful();
        let at = at % bytes.len();
        bytes[at] = with;
        if let Ok(recovered) = journal::recover(&bytes) {
            prop_assert!(states.contains(&recovered.game));
        }
    }
}
