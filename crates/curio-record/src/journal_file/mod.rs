//! The file of a journal: a text that only grows, one line for each edit, so
//! that a crash loses nothing.
//!
//! A line is `CHECKSUM ENTRY`. The checksum covers the entry and the checksum of
//! the line before, so reading ends at the first line that is damaged, missing
//! or out of place: what comes before it can be trusted. The first line names
//! the format, the second holds the match as it was when the journal began, and
//! each further one is a [`Line`].

mod line;
#[cfg(test)]
mod tests;

use std::{
    fs::File,
    io::{self, Seek, SeekFrom, Write},
};

use crate::{Edit, Match, RecordError, bounds::LARGEST_JOURNAL, format, texts};
pub(crate) use line::Line;

/// The first entry of a journal: what it is, and the version of its format.
const TITLE: &str = "curio-journal 1";
const TITLE_OF_ANY: &str = "curio-journal ";

/// What could be read of a journal.
#[derive(Clone, Debug)]
pub(crate) struct Recovered {
    /// The match at the end of the journal, undone moves included.
    pub game: Match,
    /// The name under which it was last saved.
    pub saved: Option<String>,
    /// The damage that stopped the reading, if there was any.
    pub damage: Option<Damage>,
    /// Where writing can continue.
    end: End,
}

/// The end of the trustworthy part of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    bytes: u64,
    checksum: u64,
    /// The last line has no line break yet.
    open: bool,
}

/// The first damaged line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::record_damage(*line))]
pub struct Damage {
    /// Its number, from 1.
    pub line: usize,
}

/// Why a journal cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// The title or the match at its beginning is missing or damaged.
    #[error("{}", texts::record_no_journal())]
    NoBeginning,
    /// It was written by a newer version of the program.
    #[error("{}", texts::record_newer_journal())]
    Newer,
    /// Not a single move could be read.
    #[error("{}", texts::record_no_moves(*line))]
    NoMoves {
        /// The damaged line, from 1.
        line: usize,
    },
    /// The match at its beginning cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// FNV-1a over an entry, continuing from the checksum of the line before.
fn checksum(before: u64, entry: &[u8]) -> u64 {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    before
        .to_le_bytes()
        .iter()
        .chain(entry)
        .fold(OFFSET, |sum, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(PRIME)
        })
}

fn push_line(text: &mut String, sum: &mut u64, entry: &str) {
    *sum = checksum(*sum, entry.as_bytes());
    text.push_str(&format!("{sum:016x} {entry}\n"));
}

/// The beginning of a journal of `game`, and its last checksum.
fn beginning(game: &Match, saved: Option<&str>) -> (String, u64) {
    let mut whole = game.clone();
    let undone = whole.redo(usize::MAX);
    // Line breaks in a record are layout, so it can stand in one line.
    let body = format::body(&whole);
    let record: Vec<&str> = body.lines().map(str::trim).collect();
    let mut text = String::new();
    let mut sum = 0;
    push_line(&mut text, &mut sum, TITLE);
    push_line(&mut text, &mut sum, &format!("match {}", record.join(" ")));
    if undone > 0 {
        let line = Line::Edit(Edit::Undo(undone), None);
        push_line(&mut text, &mut sum, &line.to_string());
    }
    if let Some(name) = saved {
        let line = Line::Saved(name.to_owned());
        push_line(&mut text, &mut sum, &line.to_string());
    }
    (text, sum)
}

/// Reads a journal up to the first damaged line.
///
/// # Errors
/// When not even the match at its beginning can be read.
pub(crate) fn recover(journal: &[u8]) -> Result<Recovered, JournalError> {
    let mut end = End {
        bytes: 0,
        checksum: 0,
        open: false,
    };
    let mut lines = journal.split_inclusive(|byte| *byte == b'\n');
    let mut next = |end: &mut End| -> Option<Result<String, ()>> {
        let line = lines.next()?;
        let content = line.strip_suffix(b"\n").unwrap_or(line);
        let read = || {
            let text = core::str::from_utf8(content).ok()?;
            let (sum, entry) = text.split_once(' ')?;
            let expected = checksum(end.checksum, entry.as_bytes());
            (sum.len() == 16 && u64::from_str_radix(sum, 16).ok()? == expected)
                .then(|| (expected, entry.to_owned()))
        };
        Some(read().ok_or(()).map(|(sum, entry)| {
            end.checksum = sum;
            end.bytes += line.len() as u64;
            end.open = content.len() == line.len();
            entry
        }))
    };
    let Some(Ok(title)) = next(&mut end) else {
        return Err(JournalError::NoBeginning);
    };
    if title != TITLE {
        let version = title.strip_prefix(TITLE_OF_ANY);
        let is_newer = version.is_some_and(|version| version.parse::<u32>().is_ok());
        return Err(if is_newer {
            JournalError::Newer
        } else {
            JournalError::NoBeginning
        });
    }
    let Some(Ok(begun)) = next(&mut end) else {
        return Err(JournalError::NoBeginning);
    };
    let record = begun
        .strip_prefix("match ")
        .ok_or(JournalError::NoBeginning)?;
    let mut recovered = Recovered {
        game: format::read(record)?,
        saved: None,
        damage: None,
        end,
    };
    for number in 3.. {
        let mut after = recovered.end;
        let line = match next(&mut after) {
            None => break,
            Some(text) => text.ok().and_then(|text| Line::read(&text)),
        };
        let Some(line) = line.filter(|line| line.replay(&mut recovered.game)) else {
            recovered.damage = Some(Damage { line: number });
            break;
        };
        if let Line::Saved(name) = line {
            recovered.saved = Some(name);
        }
        recovered.end = after;
    }
    Ok(recovered)
}

/// A journal that is being written.
///
/// If the disk refuses, the text that could not be written is kept in memory and
/// tried again with the next line.
#[derive(Debug)]
pub(crate) struct JournalFile<F = File> {
    file: F,
    /// The length of the part that is safely on disk.
    written: u64,
    checksum: u64,
    /// The text that is still to be written.
    pending: String,
}

/// The operations of a file that a journal needs.
pub(crate) trait Medium: Write + Seek {
    /// Truncates the file.
    ///
    /// # Errors
    /// When the disk refuses.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Waits until everything is on disk.
    ///
    /// # Errors
    /// When the disk refuses.
    fn settle(&mut self) -> io::Result<()>;
}

impl Medium for File {
    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn settle(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

impl<F: Medium> JournalFile<F> {
    /// Begins a journal of `game` in an empty file.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn begin(mut file: F, game: &Match, saved: Option<&str>) -> io::Result<Self> {
        let (text, checksum) = beginning(game, saved);
        file.write_all(text.as_bytes())?;
        file.settle()?;
        Ok(Self {
            file,
            written: text.len() as u64,
            checksum,
            pending: String::new(),
        })
    }

    /// Continues a journal that was recovered from `file`, without its damaged
    /// end.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn resume(file: F, recovered: &Recovered) -> io::Result<Self> {
        let End {
            bytes,
            checksum,
            open,
        } = recovered.end;
        let mut journal = Self {
            file,
            written: bytes,
            checksum,
            pending: if open { "\n" } else { "" }.to_owned(),
        };
        journal.settle()?;
        Ok(journal)
    }

    /// Adds a line to the text that is to be written.
    pub(crate) fn push(&mut self, line: &Line) {
        push_line(&mut self.pending, &mut self.checksum, &line.to_string());
    }

    /// Writes the pending text and waits until it is on disk.
    ///
    /// # Errors
    /// When the disk refuses; the pending text is tried again next time.
    pub fn settle(&mut self) -> io::Result<()> {
        // What could not be read again is not written.
        if self.written + self.pending.len() as u64 > LARGEST_JOURNAL {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        // After a refusal, part of a line may lie beyond the good part.
        self.file.cut(self.written)?;
        self.file.seek(SeekFrom::Start(self.written))?;
        self.file.write_all(self.pending.as_bytes())?;
        self.file.settle()?;
        self.written += self.pending.len() as u64;
        self.pending.clear();
        Ok(())
    }
}
