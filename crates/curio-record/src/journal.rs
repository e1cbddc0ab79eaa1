//! The journal of a match in progress: a text that only grows, one line for
//! each thing that was done, so that a crash costs nothing.
//!
//! A line is `CHECKSUM ENTRY`. The checksum covers the entry and the checksum
//! of the line before, so a line that is damaged, missing or out of place ends
//! what is read: always the longest prefix that can be trusted. The first line
//! names the format, the second holds the match as it was when the journal was
//! begun, and each further one an [`Entry`].
//!
//! [`JournalFile`] writes and waits for the disk. Where journals lie and when
//! they end is up to [`super::store`] and [`super::LiveMatch`].

use core::{fmt, time::Duration};
use std::{
    fs::File,
    io::{self, Seek, SeekFrom, Write},
};

use super::{Mark, Match, RecordError, Seat, Stakes, format, matches::millis};
use curio_rules::Player;

/// The first entry of a journal.
const TITLE: &str = "curio-journal 1";

/// One thing that was done to a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A move was played.
    Play {
        /// Its canonical text.
        mv: String,
        /// How long the turn took.
        used: Option<Duration>,
        /// The hash of the position after it.
        hash: u64,
    },
    /// So many moves were taken back.
    Undo(usize),
    /// So many moves were played again.
    Redo(usize),
    /// All moves after so many were forgotten.
    Truncate(usize),
    /// Something was said about a move.
    Comment(usize, String),
    /// A move was marked, or its mark taken away.
    Mark(usize, Option<Mark>),
    /// Somebody else took a seat.
    Seat(Player, Seat),
    /// The stakes are others.
    Stakes(Stakes),
    /// The match is saved under this name, without folder.
    Saved(String),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { mv, used, hash } => match used {
                Some(used) => write!(f, "play {mv} {} {hash:016x}", millis(*used)),
                None => write!(f, "play {mv} - {hash:016x}"),
            },
            Self::Undo(count) => write!(f, "undo {count}"),
            Self::Redo(count) => write!(f, "redo {count}"),
            Self::Truncate(ply) => write!(f, "truncate {ply}"),
            Self::Comment(ply, comment) => write!(f, "comment {ply} {}", format::quoted(comment)),
            Self::Mark(ply, mark) => write!(f, "mark {ply} {}", mark.map_or("-", Mark::text)),
            Self::Seat(player, seat) => write!(
                f,
                "seat {} {} {}",
                player.0,
                format::quoted(&seat.kind.to_string()),
                format::quoted(&seat.name)
            ),
            Self::Stakes(stakes) => write!(f, "stakes {stakes}"),
            Self::Saved(name) => write!(f, "saved {}", format::quoted(name)),
        }
    }
}

impl Entry {
    fn read(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ')?;
        match word {
            "play" => {
                let mut words = rest.split(' ');
                let (mv, used, hash) = (words.next()?, words.next()?, words.next()?);
                let used = match used {
                    "-" => None,
                    // As in a record, an impossible time does not cost the move.
                    millis => format::read_millis(Some(millis.parse().ok()?)).unwrap_or(None),
                };
                words.next().is_none().then_some(Self::Play {
                    mv: mv.to_owned(),
                    used,
                    hash: u64::from_str_radix(hash, 16).ok()?,
                })
            }
            "undo" => rest.parse().ok().map(Self::Undo),
            "redo" => rest.parse().ok().map(Self::Redo),
            "truncate" => rest.parse().ok().map(Self::Truncate),
            "comment" => {
                let (ply, comment) = rest.split_once(' ')?;
                Some(Self::Comment(ply.parse().ok()?, format::unquoted(comment)?))
            }
            "mark" => {
                let (ply, mark) = rest.split_once(' ')?;
                let mark = match mark {
                    "-" => None,
                    text => Some(text.parse().ok()?),
                };
                Some(Self::Mark(ply.parse().ok()?, mark))
            }
            "seat" => {
                let (player, rest) = rest.split_once(' ')?;
                // Both texts are quoted, and a quotation mark within is escaped.
                let (kind, name) = rest.split_once("\" \"")?;
                let kind = format::unquoted(&format!("{kind}\""))?.parse().ok()?;
                let name = format::unquoted(&format!("\"{name}"))?;
                Some(Self::Seat(
                    Player(player.parse().ok()?),
                    Seat { name, kind },
                ))
            }
            "stakes" => rest.parse().ok().map(Self::Stakes),
            "saved" => format::unquoted(rest).map(Self::Saved),
            _ => None,
        }
    }

    /// Does to `game` what was done. Returns whether it could be.
    fn apply(&self, game: &mut Match) -> bool {
        match self {
            Self::Play { mv, used, hash } => {
                // A move that leads elsewhere is not the move that was played.
                let ends_at = |game: &Match| game.position().hash() == *hash;
                game.position().check_text(mv).is_ok()
                    && game.play(mv, *used).is_ok()
                    && (ends_at(game) || !game.undo())
            }
            Self::Undo(count) => game.undo_many(*count) == *count,
            Self::Redo(count) => game.redo_many(*count) == *count,
            Self::Truncate(ply) => {
                game.truncate(*ply);
                true
            }
            Self::Comment(ply, comment) => game.comment(*ply, comment.clone()),
            Self::Mark(ply, mark) => game.mark(*ply, *mark),
            Self::Seat(player, seat) => {
                game.set_seat(*player, seat.clone());
                true
            }
            Self::Stakes(stakes) => {
                game.set_stakes(*stakes);
                true
            }
            Self::Saved(_) => true,
        }
    }
}

/// What a journal tells of its match.
#[derive(Clone, Debug)]
pub struct Recovered {
    /// The match as it stood, moves taken back included.
    pub game: Match,
    /// The name under which it was last saved.
    pub saved: Option<String>,
    /// What stopped the reading before the end, if anything did.
    pub damage: Option<Damage>,
    /// The state in which the journal can be gone on with.
    end: End,
}

/// Where the part of a journal that can be trusted ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    bytes: u64,
    checksum: u64,
    /// The last line lacks its line break.
    open: bool,
}

/// The line of a journal from which on it is of no use.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the journal is damaged; what was done before is kept")]
pub struct Damage {
    /// Counted from 1.
    pub line: usize,
}

/// A journal that cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// The title or the match at its beginning is missing or damaged.
    #[error("not a journal, or damaged at its beginning")]
    NoBeginning,
    /// The match at its beginning cannot be taken.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// FNV-1a over an entry, going on from the checksum of the line before.
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
    let undone = whole.redo_many(usize::MAX);
    // Line breaks in a record are layout, so it can stand in one line.
    let body = format::body(&whole);
    let record: Vec<&str> = body.lines().map(str::trim).collect();
    let mut text = String::new();
    let mut sum = 0;
    push_line(&mut text, &mut sum, TITLE);
    push_line(&mut text, &mut sum, &format!("match {}", record.join(" ")));
    if undone > 0 {
        push_line(&mut text, &mut sum, &Entry::Undo(undone).to_string());
    }
    if let Some(name) = saved {
        push_line(
            &mut text,
            &mut sum,
            &Entry::Saved(name.to_owned()).to_string(),
        );
    }
    (text, sum)
}

/// Reads as much of a journal as can be trusted.
///
/// # Errors
/// When not even the match at its beginning can be read.
pub fn recover(journal: &[u8]) -> Result<Recovered, JournalError> {
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
    let Some(Ok(begun)) = next(&mut end) else {
        return Err(JournalError::NoBeginning);
    };
    let record = begun.strip_prefix("match ");
    let (TITLE, Some(record)) = (title.as_str(), record) else {
        return Err(JournalError::NoBeginning);
    };
    let mut recovered = Recovered {
        game: format::read(record)?,
        saved: None,
        damage: None,
        end,
    };
    for number in 3.. {
        let mut after = recovered.end;
        let entry = match next(&mut after) {
            None => break,
            Some(line) => line.ok().and_then(|line| Entry::read(&line)),
        };
        let Some(entry) = entry.filter(|entry| entry.apply(&mut recovered.game)) else {
            recovered.damage = Some(Damage { line: number });
            break;
        };
        if let Entry::Saved(name) = entry {
            recovered.saved = Some(name);
        }
        recovered.end = after;
    }
    Ok(recovered)
}

/// A journal that is being written.
///
/// When the disk refuses, nothing is lost but safety: what could not be
/// written is kept and tried again with the next entry.
#[derive(Debug)]
pub struct JournalFile<F = File> {
    file: F,
    /// How much of the file is good.
    written: u64,
    checksum: u64,
    /// What is still to be written.
    pending: String,
}

/// A file as far as a journal needs it.
pub trait Medium: Write + Seek {
    /// Cuts the file off.
    ///
    /// # Errors
    /// When the disk refuses.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Waits until all is on the disk.
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

    /// Goes on with a journal that was recovered from `file`; its damaged end
    /// is cut off.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn go_on(file: F, recovered: &Recovered) -> io::Result<Self> {
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

    /// Adds an entry to what is to be written.
    pub fn push(&mut self, entry: &Entry) {
        push_line(&mut self.pending, &mut self.checksum, &entry.to_string());
    }

    /// Writes what is pending and waits until it is on the disk.
    ///
    /// # Errors
    /// When the disk refuses; all that is pending is tried again next time.
    pub fn settle(&mut self) -> io::Result<()> {
        // After a refusal part of a line may lie beyond what is good.
        self.file.cut(self.written)?;
        self.file.seek(SeekFrom::Start(self.written))?;
        self.file.write_all(self.pending.as_bytes())?;
        self.file.settle()?;
        self.written += self.pending.len() as u64;
        self.pending.clear();
        Ok(())
    }

    /// What the journal is written to.
    pub const fn medium(&mut self) -> &mut F {
        &mut self.file
    }

    /// Ends writing; what is pending is lost.
    pub fn into_medium(self) -> F {
        self.file
    }
}
