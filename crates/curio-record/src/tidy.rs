//! Keeping the folders of the store in order.
//!
//! Nothing that a person could miss is deleted: what cannot be read is set aside and
//! reported.

use std::path::PathBuf;

use super::{
    EXTENSION, Match, Store, StoreError,
    files::{files, load, move_into, name_of, sweep},
    store::{JOURNAL_EXTENSION, claim, name_for, read_safely},
    texts,
};

/// A journal that could not be read and was moved out of the way.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::record_set_aside(reason, &path.display().to_string()))]
pub struct SetAside {
    /// Where it is now.
    pub path: PathBuf,
    /// Why it could not be read.
    pub reason: String,
}

impl Store {
    /// The folder of journals that cannot be read.
    pub fn set_aside(&self) -> PathBuf {
        self.root().join("set-aside")
    }

    /// Puts the folders in order. Journals that nobody is writing and that cannot be
    /// read are set aside, where they can be looked at: they are returned, so that
    /// people can be told. Hidden files that were left behind are removed.
    ///
    /// # Errors
    /// When the folder exists but cannot be read, or the disk refuses.
    pub fn tidy(&self) -> Result<Vec<SetAside>, StoreError> {
        for folder in [
            self.matches(),
            self.trash(),
            self.live(),
            self.root().to_owned(),
        ] {
            sweep(&folder);
        }
        let mut found = Vec::new();
        for (path, _) in files(&self.live(), JOURNAL_EXTENSION)? {
            let reason = match read_safely(&path, claim) {
                Err(StoreError::Journal { source, .. }) => source.to_string(),
                Err(StoreError::Failed { .. }) => texts::record_journal_failed().to_owned(),
                Ok(claimed) => {
                    if let Some((file, _)) = claimed {
                        // Closing it is not enough: a program that is being started at
                        // this moment has it open, too, and so would keep the lock.
                        let _ = file.unlock();
                    }
                    continue;
                }
                // A file that cannot be opened now may be opened later.
                Err(_) => continue,
            };
            match move_into(&self.set_aside(), &path) {
                Ok(path) => found.push(SetAside { path, reason }),
                // Another window has done it.
                Err(_) if !path.exists() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }

    /// The file name of the record of exactly this match, if there is one: a program
    /// that was killed while it finished a match may have saved it without having
    /// noted the name.
    pub(super) fn record_of(&self, game: &Match) -> Option<String> {
        let stem = name_for(game);
        files(&self.matches(), EXTENSION)
            .ok()?
            .into_iter()
            .filter(|(path, _)| name_of(path).starts_with(&stem))
            .find(|(path, _)| read_safely(path, load).is_ok_and(|saved| saved == *game))
            .map(|(path, _)| name_of(&path))
    }
}
