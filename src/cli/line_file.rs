//! Files that grow by one line of JSON after the other, so that work that was interrupted
//! can go on where it was. What the lines say is for others.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Read, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use serde::Serialize;

use crate::record;

/// The largest file that is read, in bytes: more than half a million lines.
const LARGEST: u64 = 64 << 20;

/// A file that lines are added to; no other process writes to it meanwhile.
#[derive(Debug)]
pub(super) struct LineFile {
    path: PathBuf,
    file: File,
}

impl Drop for LineFile {
    fn drop(&mut self) {
        // A process that is being started at this moment has the file, too, for an
        // instant, and would keep the lock.
        let _ = self.file.unlock();
    }
}

impl LineFile {
    /// Opens a file to go on with, or begins one; the lines in it.
    ///
    /// # Errors
    /// When it cannot be read or written, or another process is writing to it.
    pub fn open(path: &Path) -> anyhow::Result<(Self, String)> {
        let cannot = || format!("cannot write {}", path.display());
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
        };
        let file = &mut locked.file;
        let mut text = text_of(&*file, path)?;
        // A line without its end was cut short when the program was ended.
        text.truncate(whole(&text));
        file.set_len(text.len() as u64).with_context(cannot)?;
        file.seek(SeekFrom::End(0)).with_context(cannot)?;
        Ok((locked, text))
    }

    /// Adds a line, and writes it down at once.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        let written = self.file.write_all(line(value)?.as_bytes());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// The lines of such a file, without one that was cut short.
///
/// # Errors
/// When it cannot be read.
pub(super) fn whole_lines(path: &Path) -> anyhow::Result<String> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut text = text_of(file, path)?;
    text.truncate(whole(&text));
    Ok(text)
}

/// A value as a line.
///
/// # Errors
/// When it cannot be written as JSON.
pub(super) fn line(value: &impl Serialize) -> anyhow::Result<String> {
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
