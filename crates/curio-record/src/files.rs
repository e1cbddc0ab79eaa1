//! Writing files completely or not at all.
//!
//! A file is written under a hidden name, synchronised to disk, and only then
//! renamed. So no crash leaves half a file, no other program reads one, and an
//! existing file with the same name is safe.

use core::sync::atomic::{AtomicU64, Ordering};
use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    process,
    time::SystemTime,
};

use super::{EXTENSION, Match, RecordError, Salvaged, StoreError, format};

/// Larger files are not read.
pub(super) const LARGEST: u64 = 64 << 20;

/// Reads a record from any file.
///
/// # Errors
/// When the file cannot be read, or is not a valid record.
pub fn load(path: &Path) -> Result<Match, StoreError> {
    let text = read_text(path)?;
    format::read(&text).map_err(|source| StoreError::Record {
        path: path.to_owned(),
        source,
    })
}

/// Reads the intact part of a damaged record.
///
/// # Errors
/// When the file cannot be read, or no part of it is intact.
pub fn salvage(path: &Path) -> Result<Salvaged, StoreError> {
    let text = read_text(path)?;
    format::salvage(&text).map_err(|source| StoreError::Record {
        path: path.to_owned(),
        source,
    })
}

fn read_text(path: &Path) -> Result<String, StoreError> {
    let unreadable = |source| StoreError::io("read", path, source);
    let file = File::open(path).map_err(unreadable)?;
    if file.metadata().map_err(unreadable)?.is_dir() {
        return Err(unreadable(io::ErrorKind::IsADirectory.into()));
    }
    let mut bytes = Vec::new();
    file.take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    let record = |reason: &str| StoreError::Record {
        path: path.to_owned(),
        source: RecordError::Unreadable {
            line: 1,
            column: 1,
            reason: reason.to_owned(),
        },
    };
    if bytes.len() as u64 > LARGEST {
        return Err(record("the file is too large"));
    }
    // A damaged file may still begin as a text.
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let mut bytes = error.into_bytes();
            bytes.truncate(good);
            String::from_utf8(bytes).map_err(|_| record("the file is not a text"))
        }
    }
}

/// Writes a match to a file of any name, which must not exist yet.
///
/// # Errors
/// When the disk refuses, or the file exists.
pub fn save_to(path: &Path, game: &Match) -> Result<(), StoreError> {
    if create_whole(path, &format::write(game))? {
        Ok(())
    } else {
        let taken = io::ErrorKind::AlreadyExists.into();
        Err(StoreError::io("create", path, taken))
    }
}

/// Saves a match in `folder` under a new name that begins with `stem`.
///
/// # Errors
/// When the disk refuses.
pub fn save_new(folder: &Path, stem: &str, game: &Match) -> Result<PathBuf, StoreError> {
    create_folder(folder)?;
    let text = format::write(game);
    let mut number = 0;
    loop {
        number += 1;
        let path = folder.join(numbered(stem, number, EXTENSION));
        if create_whole(&path, &text)? {
            return Ok(path);
        }
    }
}

fn numbered(stem: &str, number: u64, extension: &str) -> String {
    if number == 1 {
        format!("{stem}.{extension}")
    } else {
        format!("{stem}-{number}.{extension}")
    }
}

/// The files in a folder with this extension; none if there is no folder.
pub(super) fn files(
    folder: &Path,
    extension: &str,
) -> Result<Vec<(PathBuf, SystemTime)>, StoreError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => return Err(StoreError::io("read", folder, source)),
    };
    Ok(entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|it| it == extension))
        .filter_map(|path| {
            let about = fs::metadata(&path).ok()?;
            let modified = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            about.is_file().then_some((path, modified))
        })
        .collect())
}

pub(super) fn create_folder(folder: &Path) -> Result<(), StoreError> {
    fs::create_dir_all(folder).map_err(|source| StoreError::io("create", folder, source))
}

/// Makes renamed files durable, on systems that can.
pub(super) fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

/// A unique file name that lists do not show.
pub(super) fn hidden_name(about: &str) -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!(".{about}.{}-{count}", process::id())
}

/// Writes a complete file beside `path` and waits until it is on disk.
fn write_beside(path: &Path, text: &str) -> Result<PathBuf, StoreError> {
    let beside = path.with_file_name(hidden_name(&name_of(path)));
    let write = || {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()
    };
    write().map_err(|source| {
        let _ = fs::remove_file(&beside);
        StoreError::io("write", path, source)
    })?;
    Ok(beside)
}

/// Replaces a file atomically.
pub(super) fn replace(path: &Path, text: &str) -> Result<(), StoreError> {
    let beside = write_beside(path, text)?;
    fs::rename(&beside, path).map_err(|source| {
        let _ = fs::remove_file(&beside);
        StoreError::io("write", path, source)
    })?;
    sync_folder(folder_of(path));
    Ok(())
}

/// Creates a file atomically. Returns whether the name was free.
fn create_whole(path: &Path, text: &str) -> Result<bool, StoreError> {
    let beside = write_beside(path, text)?;
    let published = publish(&beside, path);
    if !matches!(published, Ok(true)) {
        let _ = fs::remove_file(&beside);
    }
    published.map_err(|source| StoreError::io("write", path, source))
}

/// Renames a hidden file. Returns whether the name was free; if not, nothing
/// changes.
pub(super) fn publish(hidden: &Path, path: &Path) -> io::Result<bool> {
    let taken = |error: &io::Error| error.kind() == io::ErrorKind::AlreadyExists;
    match fs::hard_link(hidden, path) {
        Ok(()) => fs::remove_file(hidden)?,
        Err(error) if taken(&error) => return Ok(false),
        // Some disks have no links: reserve the name first.
        Err(_) => match File::create_new(path) {
            Ok(_) => fs::rename(hidden, path)?,
            Err(error) if taken(&error) => return Ok(false),
            Err(error) => return Err(error),
        },
    }
    sync_folder(folder_of(path));
    Ok(true)
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Moves a file into a folder, under a free name.
pub(super) fn move_into(folder: &Path, path: &Path) -> Result<PathBuf, StoreError> {
    create_folder(folder)?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let mut number = 0;
    loop {
        number += 1;
        let target = folder.join(numbered(&stem, number, &extension));
        match publish(path, &target) {
            Ok(true) => return Ok(target),
            Ok(false) => {}
            Err(source) => return Err(StoreError::io("move", path, source)),
        }
    }
}

/// The name of a file, without its folder.
pub(super) fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
