//! The lock of a folder, which several windows and commands may share.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::Path,
};

use super::place::{folder_of, followed};

/// The right to read, change and replace the files of a folder, until it is dropped.
#[derive(Debug)]
pub struct FolderLock(File);

impl FolderLock {
    /// Locks the folder of the file at `path`, and creates it if need be; `None` while
    /// another program has locked it. On file systems without locks it is always free.
    ///
    /// # Errors
    /// When there is no such folder and none can be created.
    pub fn try_for(path: &Path) -> io::Result<Option<Self>> {
        let path = followed(path)?;
        fs::create_dir_all(folder_of(&path))?;
        let file = lock_of(folder_of(&path))?;
        Ok(match file.try_lock() {
            Err(TryLockError::WouldBlock) => None,
            Ok(()) | Err(TryLockError::Error(_)) => Some(Self(file)),
        })
    }
}

impl Drop for FolderLock {
    fn drop(&mut self) {
        // Closing it is not enough: a program that is being started at this moment has it
        // open, too, for an instant.
        let _ = self.0.unlock();
    }
}

/// The folder itself can be locked.
#[cfg(unix)]
fn lock_of(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Other systems open no folders.
#[cfg(not(unix))]
fn lock_of(folder: &Path) -> io::Result<File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    options.open(folder.join(".lock"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_has_the_held_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("not/there/settings.ron");
        let held = FolderLock::try_for(&path).unwrap().unwrap();
        assert!(FolderLock::try_for(&path).unwrap().is_none());
        let other = folder.path().join("elsewhere.ron");
        assert!(FolderLock::try_for(&other).unwrap().is_some());
        drop(held);
        assert!(FolderLock::try_for(&path).unwrap().is_some());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_shares_the_held_at_what_it_leads_to() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).unwrap();
        let link = folder.path().join("settings.ron");
        std::os::unix::fs::symlink("inner/settings.ron", &link).unwrap();
        let _held = FolderLock::try_for(&link).unwrap().unwrap();
        assert!(
            FolderLock::try_for(&inner.join("settings.ron"))
                .unwrap()
                .is_none()
        );
    }
}
