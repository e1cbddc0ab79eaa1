//! The hidden folder in which a film is made before it has its place.

use core::time::Duration;
use std::{
    fs::{self, File, TryLockError},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    process,
};

use crate::process::Watched;

/// A hidden folder that nobody else uses. What is in it is never part of another film,
/// whichever window makes it, and goes with it.
#[derive(Debug)]
pub(super) struct Workshop {
    path: PathBuf,
    /// The folder, locked where that is possible: so others see that it is in use.
    lock: Option<File>,
    _watched: Watched,
}

/// How the names begin; the process and a number follow: `.film-4711-1`.
const NAME: &str = ".film-";

impl Workshop {
    /// A new one, after all that were left behind in the folder are removed.
    pub(super) fn in_folder(folder: &Path) -> io::Result<Self> {
        sweep(folder);
        let mut number = 1_u32;
        loop {
            let path = folder.join(format!("{NAME}{}-{number}", process::id()));
            match fs::create_dir(&path) {
                Ok(()) => {
                    let lock = File::open(&path).ok();
                    // On systems without locks, its age says that it is in use.
                    let _ = lock.as_ref().map(File::try_lock);
                    return Ok(Self {
                        _watched: Watched::path(&path),
                        path,
                        lock,
                    });
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Where what is made in it can be, under a name that is nobody's.
    pub(super) fn made(&self) -> PathBuf {
        self.path.join("made")
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        drop(self.lock.take());
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// Removes the workshops that were left behind in a folder: the system was switched off,
/// or killed everything at once.
pub(super) fn sweep(folder: &Path) {
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if let Some(process) = entry.file_name().to_str().and_then(process_in)
            && is_left_behind(&entry.path(), process)
        {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// The process in the name of a workshop.
fn process_in(name: &str) -> Option<i32> {
    let (process, number) = name.strip_prefix(NAME)?.split_once('-')?;
    number.parse::<u32>().ok()?;
    process.parse().ok()
}

/// Nobody works on one film for so long.
const A_DAY: Duration = Duration::from_secs(86_400);

fn is_left_behind(workshop: &Path, process: i32) -> bool {
    let Ok(about) = workshop.symlink_metadata() else {
        return false;
    };
    let age = about.modified().map(|time| time.elapsed());
    let is_old = matches!(age, Ok(Ok(age)) if age > A_DAY);
    let lock = File::open(workshop).map(|folder| folder.try_lock());
    about.is_dir()
        && match lock {
            Ok(Err(TryLockError::WouldBlock)) => false,
            // Its process may be about to lock it. In a container, another one has its number.
            Ok(Ok(())) => is_old || !is_running(process),
            Ok(Err(TryLockError::Error(_))) | Err(_) => is_old,
        }
}

#[cfg(unix)]
fn is_running(process: i32) -> bool {
    use rustix::{
        io::Errno,
        process::{Pid, test_kill_process},
    };

    let process = Pid::from_raw(process);
    process.is_some_and(|process| test_kill_process(process) != Err(Errno::SRCH))
}

/// Elsewhere, age alone tells.
#[cfg(not(unix))]
const fn is_running(_process: i32) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_workshops_have_such_names() {
        assert_eq!(process_in(".film-4711-1"), Some(4711));
        for name in [".film", ".film-1", ".film-x-1", ".film-1-x", "film-1-1"] {
            assert_eq!(process_in(name), None, "{name}");
        }
    }

    #[test]
    fn a_workshop_goes_with_its_film_and_no_other_does() {
        let folder = tempfile::tempdir().unwrap();
        let one = Workshop::in_folder(folder.path()).unwrap();
        let other = Workshop::in_folder(folder.path()).unwrap();
        fs::write(one.path().join("picture"), "half").unwrap();
        let path = one.path().to_owned();
        drop(one);
        assert!(!path.exists() && other.path().exists());
    }

    /// A process that cannot be: none has so high a number.
    #[cfg(unix)]
    const NOBODY: i32 = i32::MAX;

    #[cfg(unix)]
    #[test]
    fn what_nobody_works_in_is_swept() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let left = at(&format!("{NAME}{NOBODY}-1"));
        let in_use = at(&format!("{NAME}{NOBODY}-2"));
        let begun = at(&format!("{NAME}{}-7", process::id()));
        let other = at(".film-of-mine");
        for path in [&left, &in_use, &begun, &other] {
            fs::create_dir(path).unwrap();
            fs::write(path.join("match.curio"), "").unwrap();
        }
        // Somebody whose number is not known here: in a container, or at another machine.
        let lock = File::open(&in_use).unwrap();
        lock.try_lock().unwrap();
        sweep(folder.path());
        assert!(!left.exists());
        assert!(in_use.exists() && begun.exists() && other.exists());
        drop(lock);
        sweep(folder.path());
        assert!(!in_use.exists());
    }
}
