//! Journals as files: whatever is cut off or damaged, everything before it is
//! read again.

use std::{
    io::{self, Cursor, Seek, SeekFrom, Write},
    time::Duration,
};

use curio_rules::{Player, zobrist_key};
use proptest::prelude::*;

use super::{JournalFile, Line, Medium, recover};
use crate::{Edit, Mark, Match, Seat, SeatKind, Terms};

fn new_match() -> Match {
    let mut terms = Terms::new(
        "xafka",
        vec![
            Seat::human("Ann \"A\" B"),
            Seat::new("level:1".parse::<SeatKind>().unwrap()),
        ],
    );
    terms.date = "2026-11-20".into();
    Match::new(terms).unwrap()
}

/// A legal move, chosen by a random number.
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

/// An edit of any kind.
fn some_edit(game: &Match, state: u64) -> Option<Edit> {
    let last = game.len().checked_sub(1);
    Some(match (state % 8, last) {
        (0, Some(last)) => Edit::Undo(1 + state as usize / 8 % (last + 1)),
        (1, _) if game.can_redo() => Edit::Redo(1),
        (2, Some(last)) => Edit::Comment(last, "why\n\"this\"? \\".into()),
        (3, Some(last)) => Edit::Mark(last, Some(Mark::Dubious)),
        (4, _) if game.len() > 6 => Edit::Truncate(5),
        (5, _) => Edit::Seat(
            Player::SECOND,
            Seat {
                name: "B \" \" C".into(),
                kind: SeatKind::External("a \"b\" c".into()),
                person: None,
            },
        ),
        _ if game.outcome().is_none() => Edit::play(
            some_move(game, state),
            Some(Duration::from_millis(state % 10_000)),
        ),
        _ => return None,
    })
}

/// A journal with edits of all kinds, and the match after each line.
fn eventful() -> (Vec<u8>, Vec<Match>) {
    let mut game = new_match();
    let mut states = vec![game.clone()];
    let mut journal = JournalFile::begin(disk(u64::MAX), &game, None).unwrap();
    for step in 0..60 {
        let Some(edit) = some_edit(&game, zobrist_key(3, step)) else {
            continue;
        };
        assert_eq!(game.apply(edit.clone()), Ok(Some(edit.clone())));
        journal.push(&Line::new(edit, &game));
        journal.settle().unwrap();
        states.push(game.clone());
    }
    (journal.file.content.into_inner(), states)
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
        match recover(&bytes[..cut]) {
            Ok(recovered) => assert_same(&recovered.game, &states[whole - 2]),
            Err(_) => assert!(whole < 2, "cut at {cut}"),
        }
    }
}

#[test]
fn the_first_format_of_journals_is_read() {
    let bytes = include_bytes!("../../tests/data/journals/format-1.journal");
    let recovered = recover(bytes).unwrap();
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
fn a_journal_continues_after_every_truncation() {
    let (bytes, _) = eventful();
    let text = String::from_utf8(bytes.clone()).unwrap();
    let beginning = text.match_indices('\n').nth(1).unwrap().0;
    for cut in (beginning..bytes.len()).step_by(7) {
        let recovered = recover(&bytes[..cut]).unwrap();
        let mut file = disk(u64::MAX);
        file.write_all(&bytes[..cut]).unwrap();
        let mut journal = JournalFile::resume(file, &recovered).unwrap();
        let mut game = recovered.game;
        game.apply(Edit::Truncate(0)).unwrap();
        journal.push(&Line::new(Edit::Truncate(0), &game));
        journal.settle().unwrap();
        let again = recover(journal.file.content.get_ref()).unwrap();
        assert_eq!(again.damage, None, "cut at {cut}");
        assert_same(&again.game, &game);
    }
}

#[test]
fn a_full_disk_loses_nothing_once_there_is_room_again() {
    let mut game = new_match();
    let mut journal = JournalFile::begin(disk(u64::MAX), &game, None).unwrap();
    let full = journal.file.content.get_ref().len() as u64;
    // Room for the first line and a half.
    journal.file.size = full + 60;
    let mut refused = 0;
    for step in 0..4 {
        let edit = Edit::play(some_move(&game, step), None);
        let applied = game.apply(edit).unwrap().unwrap();
        journal.push(&Line::new(applied, &game));
        refused += u32::from(journal.settle().is_err());
        let kept = recover(journal.file.content.get_ref()).unwrap();
        assert_eq!(kept.game.plies(), &game.plies()[..1]);
    }
    assert_eq!(refused, 3);
    journal.file.size = u64::MAX;
    journal.settle().unwrap();
    let kept = recover(journal.file.content.get_ref()).unwrap();
    assert_same(&kept.game, &game);
}

proptest! {
    #[test]
    fn no_damage_makes_the_reader_panic_or_lie(at in 0_usize..4000, with in any::<u8>()) {
        let (mut bytes, states) = eventful();
        let at = at % bytes.len();
        bytes[at] = with;
        if let Ok(recovered) = recover(&bytes) {
            prop_assert!(states.contains(&recovered.game));
        }
    }
}
