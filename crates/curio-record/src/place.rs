//! What a path leads to: the file that is read or written there.
//!
//! A symbolic link stands for what it leads to, so it stays when that is replaced. What
//! is no file is neither read nor replaced: opening a named pipe waits for its other end,
//! and a device has no end.

use std::{
    fs::{self, File, Metadata, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use super::{texts, uri::path_of};

/// The most links from one to the next, as on Linux.
const MOST_LINKS: usize = 40;

/// Where a path leads, even if there is nothing yet.
///
/// # Errors
/// When links lead in a circle.
pub fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..=MOST_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = folder_of(&path).join(target),
            // It is no link, or there is nothing.
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other(texts::record_links_in_circle()))
}

/// The folder that a file is in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// The file at `path`; `None` if there is nothing.
///
/// # Errors
/// When there is something else, such as a folder or a device.
pub(crate) fn file_at(path: &Path) -> io::Result<Option<Metadata>> {
    match fs::metadata(path) {
        Ok(about) if about.is_file() => Ok(Some(about)),
        Ok(about) => Err(not_a_file(&about)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Refuses a path that leads to something other than a file. There may be nothing.
///
/// # Errors
/// When there is something else, such as a folder or a device.
pub fn only_a_file(path: &Path) -> io::Result<()> {
    file_at(path).map(drop)
}

/// Opens a file to read it, or one of the streams that this program was started with. The
/// path may also be a `file:` URI.
///
/// # Errors
/// When it cannot be opened, or is something else, such as a folder or a named pipe.
pub fn open_file(path: &Path) -> io::Result<File> {
    let path = &*path_of(path);
    // A shell writes `<(command)` as a name in such a folder; its pipe is open already.
    let is_own_stream = || {
        ["/dev/fd", "/dev/stdin", "/proc/self/fd"]
            .iter()
            .any(|streams| path.starts_with(streams))
    };
    let about = fs::metadata(path)?;
    if !about.is_file() && (about.is_dir() || !is_own_stream()) {
        return Err(not_a_file(&about));
    }
    File::open(path)
}

fn not_a_file(about: &Metadata) -> io::Error {
    let (kind, what) = if about.is_dir() {
        (io::ErrorKind::IsADirectory, "folder")
    } else {
        (io::ErrorKind::InvalidInput, special(about))
    };
    io::Error::new(kind, texts::record_not_a_file(what))
}

#[cfg(unix)]
fn special(about: &Metadata) -> &'static str {
    use std::os::unix::fs::FileTypeExt as _;

    let kind = about.file_type();
    if kind.is_fifo() {
        "pipe"
    } else if kind.is_socket() {
        "socket"
    } else {
        "device"
    }
}

#[cfg(not(unix))]
const fn special(_: &Metadata) -> &'static str {
    "device"
}

/// The place of a file that is to be written.
#[derive(Debug)]
pub(crate) struct Place {
    path: PathBuf,
    old: Option<Metadata>,
}

impl Place {
    /// Where the file at `path` is, or will be.
    ///
    /// # Errors
    /// When there is something that is no file, or a file that must not be written.
    pub fn find(path: &Path) -> io::Result<Self> {
        let path = followed(path)?;
        let old = file_at(&path)?;
        if old.is_some() {
            // Its folder might let it be replaced although it is protected.
            OpenOptions::new().write(true).open(&path)?;
        }
        Ok(Self { path, old })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn folder(&self) -> &Path {
        folder_of(&self.path)
    }

    /// How a file is created that will take this place: nobody may read it who may not
    /// read the one that is there.
    #[cfg(unix)]
    pub fn options(&self) -> OpenOptions {
        use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};

        let mut options = OpenOptions::new();
        if let Some(old) = &self.old {
            options.mode(old.mode() & PERMISSIONS);
        }
        options
    }

    /// How a file is created that will take this place.
    #[cfg(not(unix))]
    pub fn options(&self) -> OpenOptions {
        OpenOptions::new()
    }

    /// Gives a file the owner, as far as possible, and the permissions of the one that is
    /// in this place.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn dress(&self, file: &File) -> io::Result<()> {
        let Some(old) = &self.old else { return Ok(()) };
        #[cfg(unix)]
        {
            use std::os::unix::fs::{MetadataExt as _, fchown};

            let now = file.metadata()?;
            if (now.uid(), now.gid()) != (old.uid(), old.gid()) {
                // Only an administrator can give a file away, but its owner may choose
                // among their groups.
                let _ = fchown(file, Some(old.uid()), Some(old.gid()))
                    .or_else(|_| fchown(file, None, Some(old.gid())));
            }
        }
        file.set_permissions(old.permissions())
    }
}

/// The bits of a mode that say who may do what.
#[cfg(unix)]
const PERMISSIONS: u32 = 0o777;

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::{fs::symlink, net::UnixListener};

    use super::*;

    #[test]
    fn links_are_followed_to_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("inner")).unwrap();
        symlink("inner/two", at("one")).unwrap();
        symlink("../three", at("inner/two")).unwrap();
        assert_eq!(followed(&at("one")).unwrap(), at("inner/../three"));
        fs::write(at("three"), "3").unwrap();
        assert_eq!(fs::read(followed(&at("one")).unwrap()).unwrap(), b"3");
        symlink("there", at("here")).unwrap();
        symlink("here", at("there")).unwrap();
        assert!(followed(&at("here")).is_err());
    }

    #[test]
    fn what_is_no_file_is_neither_opened_nor_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("socket");
        let _listener = UnixListener::bind(&socket).unwrap();
        let link = folder.path().join("link");
        symlink("/dev/zero", &link).unwrap();
        for (path, what) in [
            (folder.path(), "a folder"),
            (&socket, "a socket"),
            (&link, "a device"),
            (Path::new("/dev/null"), "a device"),
        ] {
            let errors = [open_file(path).unwrap_err(), Place::find(path).unwrap_err()];
            for error in errors {
                assert_eq!(error.to_string(), format!("it is {what}, not a file"));
            }
        }
        assert!(only_a_file(&folder.path().join("nothing")).is_ok());
    }

    #[test]
    fn a_stream_of_this_program_is_read() {
        let (reading, writing) = io::pipe().unwrap();
        drop(writing);
        let descriptor = std::os::fd::AsRawFd::as_raw_fd(&reading);
        assert!(open_file(Path::new(&format!("/dev/fd/{descriptor}"))).is_ok());
    }
}
