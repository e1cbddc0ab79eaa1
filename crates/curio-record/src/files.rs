//! Writing files completely or not at all.
//!
//! A file is written under a hidden name that nobody can foresee, synchronised to
//! disk, and only then renamed: see [`Draft`]. So no crash leaves half a file, no
//! other program reads one, and an existing file with the same name is safe. It is
//! written where a symbolic link leads, and the file that is replaced hands on its owner
//! and its permissions.

use core::{
    hash::{BuildHasher as _, Hasher as _},
    time::Duration,
};
use std::{
    fs::{self, File, OpenOptions},
    hash::RandomState,
    io::{self, Write},
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{
    EXTENSION, Match, RecordError, Salvaged, StoreError,
    bounds::{LARGEST_FILE, read_file},
    decoding::{BYTE_ORDER_MARK, decoded, decoded_utf_16},
    format, link, notation,
    place::{Place, folder_of},
    texts,
};

/// Reads a record from any file, or the match of a [link] that stands in its place.
///
/// # Errors
/// When the file cannot be read, or is not a valid record.
pub fn load(path: &Path) -> Result<Match, StoreError> {
    if let Some(linked) = linked(path) {
        return linked;
    }
    let text = read_text(path)?;
    format::read(&text).or_else(|source| {
        list_in(&text).ok_or_else(|| StoreError::Record {
            path: path.to_owned(),
            source,
        })
    })
}

/// The match of a link that stands where a file is named.
fn linked(path: &Path) -> Option<Result<Match, StoreError>> {
    let word = link::word(path.to_str()?)?;
    let named = |source| StoreError::Record {
        path: link::beginning(word).into(),
        source,
    };
    Some(link::read(word).map_err(named))
}

/// The match of a list of moves that bears the name of a record.
fn list_in(text: &str) -> Option<Match> {
    let text = text.trim_start_matches(|c: char| c == BYTE_ORDER_MARK || c.is_whitespace());
    let is_record = text.starts_with(['(', '/', '#']);
    let read = (!is_record).then(|| notation::read_any(text, None).ok());
    read.flatten().map(|reading| reading.game)
}

/// Reads the intact part of a damaged record, or a link.
///
/// # Errors
/// When the file cannot be read, or no part of it is intact.
pub fn salvage(path: &Path) -> Result<Salvaged, StoreError> {
    if let Some(linked) = linked(path) {
        return linked.map(|game| Salvaged { game, damage: None });
    }
    let text = read_text(path)?;
    format::salvage(&text).or_else(|source| {
        let game = list_in(&text).ok_or_else(|| StoreError::Record {
            path: path.to_owned(),
            source,
        })?;
        Ok(Salvaged { game, damage: None })
    })
}

fn read_text(path: &Path) -> Result<String, StoreError> {
    let bytes =
        read_file(path, LARGEST_FILE).map_err(|source| StoreError::io("read", path, source))?;
    let record = |reason: &str| StoreError::Record {
        path: path.to_owned(),
        source: RecordError::Unreadable {
            line: 1,
            column: 1,
            reason: reason.to_owned(),
        },
    };
    if let Some(text) = decoded_utf_16(&bytes) {
        return Ok(text);
    }
    // A damaged file may still begin as a text.
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let mut bytes = error.into_bytes();
            // Letters of western Europe, where a damaged block has anything.
            let is_control = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
            if !bytes.iter().any(is_control) {
                return Ok(decoded(bytes));
            }
            bytes.truncate(good);
            String::from_utf8(bytes)
                .ok()
                .filter(|text| !text.trim_start_matches(BYTE_ORDER_MARK).is_empty())
                .ok_or_else(|| record(texts::record_not_utf_8()))
        }
    }
}

/// Writes a match to a file of any name, which must not exist yet.
///
/// # Errors
/// When the disk refuses, or the file exists.
pub fn save_to(path: &Path, game: &Match) -> Result<(), StoreError> {
    if create_whole(path, &written(path, game)?)? {
        Ok(())
    } else {
        let taken = io::Error::new(io::ErrorKind::AlreadyExists, texts::record_name_taken());
        Err(StoreError::io("create", path, taken))
    }
}

/// The record of a match, for `path`.
///
/// # Errors
/// When it could not be read again because it is too large.
pub(super) fn written(path: &Path, game: &Match) -> Result<String, StoreError> {
    let text = format::write(game);
    if text.len() as u64 > LARGEST_FILE {
        let too_large = io::ErrorKind::FileTooLarge.into();
        return Err(StoreError::io("write", path, too_large));
    }
    Ok(text)
}

/// Saves a match in `folder` under a new name that begins with `stem`.
///
/// # Errors
/// When the disk refuses.
pub fn save_new(folder: &Path, stem: &str, game: &Match) -> Result<PathBuf, StoreError> {
    create_folder(folder)?;
    let text = written(folder, game)?;
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
        .filter(|path| has_extension(path, extension))
        .filter(|path| !name_of(path).starts_with('.'))
        .filter_map(|path| {
            let about = fs::metadata(&path).ok()?;
            let modified = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            about.is_file().then_some((path, modified))
        })
        .collect())
}

/// Whether a name has this extension, in whichever case.
pub(super) fn has_extension(path: &Path, extension: &str) -> bool {
    let found = path.extension();
    found.is_some_and(|found| found.eq_ignore_ascii_case(extension))
}

/// Whether a file is a record, by its name: `game.curio`, `GAME.CURIO`.
pub fn is_record(path: &Path) -> bool {
    has_extension(path, EXTENSION)
}

/// Whether a file is a page, by its name; it may carry matches.
pub fn is_page(path: &Path) -> bool {
    has_extension(path, "html")
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

/// What the names of hidden files end in.
const PART: &str = ".part";

/// The age at which a hidden file has been left behind by a program that has ended:
/// nothing takes a day to write.
const ABANDONED: Duration = Duration::from_secs(86_400);

/// A new hidden file in `folder` for something called `about`.
///
/// Its name cannot be foreseen, so nobody can put a link to another file there, and
/// it is opened only if there is nothing of this name.
pub(super) fn create_hidden(
    folder: &Path,
    about: &str,
    mut options: OpenOptions,
) -> io::Result<(PathBuf, File)> {
    options.read(true).write(true).create_new(true);
    // Names have a greatest length.
    let short: String = about.chars().take(40).collect();
    loop {
        // The system chooses the keys of these hashes at random.
        let number = RandomState::new().build_hasher().finish();
        let path = folder.join(format!(".{short}.{number:016x}{PART}"));
        match options.open(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Whether this is the name of a hidden file of this program: `.NAME.NUMBER.part`, or
/// `.NAME.PROCESS-COUNT` and `.NAME.PROCESS.COUNT` in earlier versions.
fn is_hidden_name(name: &str) -> bool {
    let is_number =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let Some(name) = name.strip_prefix('.') else {
        return false;
    };
    let ended = |ends: char| {
        let (rest, count) = name.rsplit_once(ends)?;
        let (about, process) = rest.rsplit_once('.')?;
        Some(!about.is_empty() && is_number(process) && is_number(count))
    };
    match name.strip_suffix(PART) {
        Some(name) => name.rsplit_once('.').is_some_and(|(about, number)| {
            !about.is_empty() && number.len() == 16 && is_number(number)
        }),
        None => ended('-') == Some(true) || ended('.') == Some(true),
    }
}

/// Removes the hidden files that this program has left behind in a folder when it was
/// killed or the machine lost power. What was in them was never put in its place.
pub fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let is_old = || {
            let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
            let age = SystemTime::now()
                .duration_since(about.modified().ok()?)
                .ok()?;
            Some(age >= ABANDONED)
        };
        if entry.file_name().to_str().is_some_and(is_hidden_name) && is_old() == Some(true) {
            // Somebody else may have done it.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// A file that is written under a hidden name beside its place, and takes its place
/// when it is whole. Until then an existing file there stays as it is. Dropping a
/// draft removes it.
///
/// This is how every file is written that somebody may have put there before: a
/// symbolic link stays and leads to the new file, which has the owner and the
/// permissions of the old one; and what is no file is not replaced.
#[derive(Debug)]
pub struct Draft {
    hidden: PathBuf,
    place: Place,
}

impl Draft {
    /// Begins the draft of a file, which is empty.
    ///
    /// # Errors
    /// When no file can be written there.
    pub fn for_path(path: &Path) -> io::Result<(Self, File)> {
        if path.file_name().is_none() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let place = Place::find(path)?;
        let about = name_of(place.path());
        let (hidden, file) = create_hidden(place.folder(), &about, place.options())?;
        Ok((Self { hidden, place }, file))
    }

    /// Where the draft is.
    pub fn path(&self) -> &Path {
        &self.hidden
    }

    /// Waits until the draft is on disk and puts it in its place.
    ///
    /// # Errors
    /// When the disk refuses; the file that was there stays.
    pub fn replace(self) -> io::Result<()> {
        let place = self.settled()?;
        fs::rename(&self.hidden, place.path())?;
        sync_folder(place.folder());
        Ok(())
    }

    /// Waits until the draft is on disk and puts it in its place, if that is free.
    /// Returns whether it was.
    ///
    /// # Errors
    /// When the disk refuses; nothing is there then.
    pub fn create(self) -> io::Result<bool> {
        let place = self.settled()?;
        publish(&self.hidden, place.path())
    }

    /// Waits until the draft is on disk and ready for its place, and returns the place as
    /// it is now: a film takes a while.
    fn settled(&self) -> io::Result<Place> {
        let place = Place::find(self.place.path())?;
        let file = OpenOptions::new().write(true).open(&self.hidden)?;
        file.sync_all()?;
        place.dress(&file)?;
        Ok(place)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // In its place, it no longer has this name.
        let _ = fs::remove_file(&self.hidden);
    }
}

fn write_draft(path: &Path, text: &str) -> Result<Draft, StoreError> {
    let written = Draft::for_path(path).and_then(|(draft, mut file)| {
        file.write_all(text.as_bytes())?;
        Ok(draft)
    });
    written.map_err(|source| StoreError::io("write", path, source))
}

/// Replaces a file atomically.
///
/// # Errors
/// When the disk refuses; the file that was there stays.
pub fn replace(path: &Path, text: &str) -> Result<(), StoreError> {
    write_draft(path, text)?
        .replace()
        .map_err(|source| StoreError::io("write", path, source))
}

/// Creates a file atomically. Returns whether the name was free.
fn create_whole(path: &Path, text: &str) -> Result<bool, StoreError> {
    write_draft(path, text)?
        .create()
        .map_err(|source| StoreError::io("write", path, source))
}

/// Renames a hidden file. Returns whether the name was free; if not, or if the disk
/// refuses, nothing changes.
pub(super) fn publish(hidden: &Path, path: &Path) -> io::Result<bool> {
    let taken = |error: &io::Error| error.kind() == io::ErrorKind::AlreadyExists;
    match fs::hard_link(hidden, path) {
        Ok(()) => {
            if let Err(error) = fs::remove_file(hidden) {
                // It must not be there under two names.
                let _ = fs::remove_file(path);
                return Err(error);
            }
        }
        Err(error) if taken(&error) => return Ok(false),
        // Some disks have no links: reserve the name first.
        Err(_) => match File::create_new(path) {
            Ok(_) => {
                if let Err(error) = fs::rename(hidden, path) {
                    let _ = fs::remove_file(path);
                    return Err(error);
                }
            }
            Err(error) if taken(&error) => return Ok(false),
            Err(error) => return Err(error),
        },
    }
    sync_folder(folder_of(path));
    Ok(true)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_names_are_told_from_others() {
        for name in [
            ".xafka-ann.curio.0123456789abcdef.part",
            ".journal.4711-0",
            ".settings.ron.4711.3",
        ] {
            assert!(is_hidden_name(name), "{name}");
        }
        for name in "xafka.curio .bashrc .part .notes.part .0123456789abcdef.part film.gif.part \
            .git.d-x .4711-0"
            .split(' ')
        {
            assert!(!is_hidden_name(name), "{name}");
        }
        let folder = tempfile::tempdir().unwrap();
        let (draft, _) = Draft::for_path(&folder.path().join("a.curio")).unwrap();
        assert!(is_hidden_name(&name_of(draft.path())));
    }

    #[test]
    fn only_what_is_old_and_ours_is_swept() {
        let folder = tempfile::tempdir().unwrap();
        let old = SystemTime::now() - 2 * ABANDONED;
        let file = |name: &str, time: Option<SystemTime>| {
            let path = folder.path().join(name);
            let file = File::create(&path).unwrap();
            if let Some(time) = time {
                file.set_modified(time).unwrap();
            }
            path
        };
        let left = file(".xafka.curio.0123456789abcdef.part", Some(old));
        let earlier = file(".journal.4711-0", Some(old));
        let young = file(".xafka.curio.0123456789abcde0.part", None);
        let other = file(".profile", Some(old));
        let record = file("xafka.curio", Some(old));
        sweep(folder.path());
        assert!(!left.exists() && !earlier.exists());
        assert!(young.exists() && other.exists() && record.exists());
        sweep(&folder.path().join("nowhere"));
    }

    #[test]
    fn a_draft_takes_its_place_or_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        let (draft, mut file) = Draft::for_path(&path).unwrap();
        file.write_all(b"new").unwrap();
        assert!(!path.exists());
        drop(draft);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        replace(&path, "one").unwrap();
        replace(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert!(!create_whole(&path, "three").unwrap());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(Draft::for_path(folder.path()).is_err());
        assert!(Draft::for_path(&path.join("below")).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_and_permissions_are_kept() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};

        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("kept elsewhere")).unwrap();
        let real = at("kept elsewhere/settings.ron");
        let link = at("settings.ron");
        symlink("kept elsewhere/settings.ron", &link).unwrap();
        // The link leads to nothing yet.
        replace(&link, "one").unwrap();
        for mode in [0o600, 0o640, 0o664] {
            fs::set_permissions(&real, fs::Permissions::from_mode(mode)).unwrap();
            let (draft, file) = Draft::for_path(&link).unwrap();
            let hidden = file.metadata().unwrap().permissions().mode();
            assert_eq!(hidden & !mode & 0o777, 0, "{mode:o}");
            drop(draft);
            replace(&link, "two").unwrap();
            assert!(link.is_symlink());
            assert_eq!(fs::read_to_string(&real).unwrap(), "two");
            let kept = fs::metadata(&real).unwrap().permissions().mode();
            assert_eq!(kept & 0o777, mode);
        }
        assert!(!create_whole(&link, "three").unwrap());
        // Nothing else lies there.
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        assert_eq!(fs::read_dir(at("kept elsewhere")).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_was_made_a_device_meanwhile_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film.gif");
        let (draft, _) = Draft::for_path(&path).unwrap();
        std::os::unix::fs::symlink("/dev/null", &path).unwrap();
        let error = draft.replace().unwrap_err().to_string();
        assert_eq!(error, "it is a device, not a file");
        assert!(path.is_symlink());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn extensions_are_known_in_capitals() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a.curio", "GAME.CURIO", "b.Curio", "c.txt"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let found = files(folder.path(), EXTENSION).unwrap();
        assert_eq!(found.len(), 3);
        assert!(found.iter().all(|(path, _)| is_record(path)));
    }

    /// Another program that knows the name in advance could have the file written
    /// elsewhere through a link.
    #[cfg(unix)]
    #[test]
    fn nothing_is_written_through_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let victim = folder.path().join("victim");
        fs::write(&victim, "precious").unwrap();
        let path = folder.path().join("a.txt");
        for count in 0..64 {
            let name = format!(".a.txt.{}-{count}", std::process::id());
            std::os::unix::fs::symlink(&victim, folder.path().join(name)).unwrap();
        }
        for _ in 0..64 {
            replace(&path, "text").unwrap();
        }
        assert_eq!(fs::read_to_string(&victim).unwrap(), "precious");
    }
}
