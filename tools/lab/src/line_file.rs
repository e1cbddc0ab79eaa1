//! Files that grow by one line of JSON after the other, so that work that was interrupted
//! can go on where it was. What the lines say is for others.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use curio_record as record;
use serde::Serialize;

/// The largest file that is read, in bytes: more than half a million lines.
const LARGEST: u64 = 64 << 20;

/// A file that lines are added to; no other process writes to it meanwhile.
#[derive(Debug)]
pub(crate) struct LineFile {
    path: PathBuf,
    file: File,
    /// The length of the lines that count. What was cut short goes away only when a line is
    /// added, so that a file of something else stays as it is.
    length: u64,
}

/// How the first line of every such file begins.
const BEGINNING: &str = "{\"curio\":";

impl Drop for LineFile {
    fn drop(&mut self) {
        // A process that is being started at this moment has the file, too, for an
        // instant, and would keep the lock.
        let _ = self.file.unlock();
    }
}

impl LineFile {
    /// Opens a file to go on with, or begins one, and returns the lines in it.
    ///
    /// # Errors
    /// When it cannot be read or written, another process is writing to it, or it plainly has
    /// something else in it.
    pub(crate) fn open(path: &Path) -> anyhow::Result<(Self, String)> {
        let cannot = || format!("cannot write {}", path.display());
        record::lasting(path)?;
        record::only_a_file(path).with_context(cannot)?;
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(cannot)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                anyhow::bail!("{} is being written by another process", path.display())
            }
            // Some file systems have no locks.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut locked = Self {
            path: path.to_owned(),
            file,
            length: 0,
        };
        let mut text = text_of(&locked.file, path)?;
        // A line without its end was cut short when the program was ended.
        let whole = whole(&text);
        anyhow::ensure!(
            whole > 0 || text.starts_with(BEGINNING) || BEGINNING.starts_with(&text),
            "{} contains something else",
            path.display()
        );
        text.truncate(whole);
        locked.length = whole as u64;
        Ok((locked, text))
    }

    /// Adds a line, and writes it down at once.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn add(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        let line = line(value)?;
        self.write(&line)
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(line.as_bytes())?;
        self.length += line.len() as u64;
        Ok(())
    }
}

/// The lines of such a file, without one that was cut short.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn whole_lines(path: &Path) -> anyhow::Result<String> {
    let file =
        record::open_file(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut text = text_of(file, path)?;
    text.truncate(whole(&text));
    Ok(text)
}

/// A value as a line.
///
/// # Errors
/// When it cannot be written as JSON.
pub(crate) fn line(value: &impl Serialize) -> anyhow::Result<String> {
    let mut line = serde_json::to_string(value)?;
    line.push('\n');
    Ok(line)
}

/// The length of the lines that have an end.
fn whole(text: &str) -> usize {
    text.rfind('\n').map_or(0, |end| end + 1)
}

/// The text of a file, within bounds.
fn text_of(file: impl Read, path: &Path) -> anyhow::Result<String> {
    let cannot = || format!("cannot read {}", path.display());
    let bytes = record::read_within(file, LARGEST).with_context(cannot)?;
    String::from_utf8(bytes).with_context(cannot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_something_else_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notes.txt");
        for notes in ["buy milk", "buy milk\ncall home"] {
            std::fs::write(&path, notes).unwrap();
            // Whole lines are judged by whoever reads them; a lone unfinished one is refused
            // at once.
            let opened = LineFile::open(&path);
            assert_eq!(opened.is_ok(), notes.contains('\n'));
            drop(opened);
            assert_eq!(std::fs::read_to_string(&path).unwrap(), notes);
        }
    }
}
